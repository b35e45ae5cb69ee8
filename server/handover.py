"""Seats on their way from one address of this server's to another: a browser keeps what it knows by address.

A phone hands its tokens in and gets six letters; whoever brings the letters within a few minutes, once, gets the
tokens. Kept in memory only.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable

from .errors import Refused

KEPT_SECONDS = 15 * 60
MOST_KEPT = 300
LENGTH = 6
# No letters or figures that are taken for one another.
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class Handover:
    """What was handed in and not yet fetched, by its letters."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kept: dict[str, tuple[float, list[str]]] = {}
        self._lock = threading.Lock()

    def hand_in(self, tokens: list[str]) -> str:
        """Keep tokens; return the letters that fetch them.

        :raises Refused: ``busy`` where too much is kept.
        """
        with self._lock:
            self._forget_old()
            if len(self._kept) >= MOST_KEPT:
                raise Refused("busy")
            code = self._new_code()
            while code in self._kept:
                code = self._new_code()
            self._kept[code] = (self._clock(), tokens)
            return code

    def fetch(self, code: str) -> list[str]:
        """Return what the letters fetch, once.

        :raises Refused: ``unknown_handover`` where they are wrong, old or used.
        """
        with self._lock:
            self._forget_old()
            found = self._kept.pop(code.strip().upper(), None)
        if found is None:
            raise Refused("unknown_handover")
        return found[1]

    @staticmethod
    def _new_code() -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))

    def _forget_old(self) -> None:
        oldest = self._clock() - KEPT_SECONDS
        for code in [code for code, (at, _) in self._kept.items() if at < oldest]:
            del self._kept[code]
