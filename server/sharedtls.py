"""A TLS socket that one thread reads while another writes: OpenSSL's own connections take one at a time.

(Python locks them itself from 3.13 on. Greenlets never do two things at once.)
"""

from __future__ import annotations

import selectors
import ssl
import threading
import time
from collections.abc import Callable
from typing import Any


class SharedSocket(ssl.SSLSocket):
    """Beneath, nothing blocks: who has to wait lets the other side have its turn meanwhile."""

    _turn: threading.Lock | None = None
    _writing: threading.RLock
    _patience: float

    def share(self, patience: float) -> None:
        """From now on (hands have been shaken), several threads may use it; none waits longer than ``patience``."""
        self._writing = threading.RLock()
        self._patience = patience
        self.settimeout(0)
        self._turn = threading.Lock()

    def read(self, len: int = 1024, buffer: Any = None) -> Any:  # noqa: A002 - its name there
        """Read as :class:`ssl.SSLSocket` does."""
        return self._in_turn(lambda: ssl.SSLSocket.read(self, len, buffer))

    def send(self, data: Any, flags: int = 0) -> int:
        """Send as :class:`ssl.SSLSocket` does; what was begun is ended before anything else is sent."""
        if self._turn is None:
            return super().send(data, flags)
        with self._writing:
            try:
                return int(self._in_turn(lambda: ssl.SSLSocket.send(self, data, flags)))
            except ssl.SSLError as error:
                # a peer that went in the middle of something: said as it is of any other socket
                raise BrokenPipeError(str(error)) from error

    def sendall(self, data: Any, flags: int = 0) -> None:
        """Send all of it, with nothing of anybody else's in between."""
        if self._turn is None:
            super().sendall(data, flags)
            return
        with self._writing:
            super().sendall(data, flags)

    def _in_turn(self, work: Callable[[], Any]) -> Any:
        if self._turn is None:
            return work()
        until = time.monotonic() + self._patience
        while True:
            try:
                with self._turn:
                    return work()
            except ssl.SSLWantReadError:
                self._wait(selectors.EVENT_READ, until)
            except ssl.SSLWantWriteError:
                self._wait(selectors.EVENT_WRITE, until)

    def _wait(self, what: int, until: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self, what)
            if not selector.select(max(0.0, until - time.monotonic())):
                raise TimeoutError("timed out")
