"""TVs that wait to be paired: each shows four digits, the game master types them. Kept in memory only."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable

from . import codes
from .errors import Refused

WAIT_SECONDS = 30 * 60
MOST_WAITING = 300


class _Waiting:
    def __init__(self, pair: str, at: float) -> None:
        self.pair = pair
        self.at = at
        self.token: str | None = None


class Pairing:
    """The waiting TVs by their secret, which only the TV knows."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[str, _Waiting] = {}
        self._lock = threading.Lock()

    def start(self) -> tuple[str, str]:
        """Return four digits to show and a secret to ask with.

        :raises Refused: ``busy`` where too many wait.
        """
        with self._lock:
            self._forget_old()
            if len(self._waiting) >= MOST_WAITING:
                raise Refused("busy")
            taken = {waiting.pair for waiting in self._waiting.values()}
            pair = codes.new_pair()
            while pair in taken:
                pair = codes.new_pair()
            secret = secrets.token_urlsafe(18)
            self._waiting[secret] = _Waiting(pair, self._clock())
            return pair, secret

    def ask(self, secret: str) -> str | None:
        """Return the TV's token once it was paired.

        :raises Refused: ``unknown_screen`` where the secret is old or wrong: the TV starts anew.
        """
        with self._lock:
            self._forget_old()
            waiting = self._waiting.get(secret)
            if waiting is None:
                raise Refused("unknown_screen")
            return waiting.token

    def give(self, pair: str, token: str) -> None:
        """Give the TV that shows ``pair`` its token.

        :raises Refused: ``unknown_pair``.
        """
        with self._lock:
            self._forget_old()
            for waiting in self._waiting.values():
                if waiting.pair == pair and waiting.token is None:
                    waiting.token = token
                    return
        raise Refused("unknown_pair", "pair")

    def is_waiting(self, pair: str) -> bool:
        """Return whether some TV shows these digits."""
        with self._lock:
            self._forget_old()
            return any(waiting.pair == pair and waiting.token is None for waiting in self._waiting.values())

    def _forget_old(self) -> None:
        oldest = self._clock() - WAIT_SECONDS
        for secret in [secret for secret, waiting in self._waiting.items() if waiting.at < oldest]:
            del self._waiting[secret]
