"""How often an address may do what could be tried over and over: sliding windows, kept in memory."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable

from .errors import Refused

# kind -> (how many, within how many seconds). "miss" counts wrong codes and tokens: who guesses runs out soon.
WINDOWS: dict[str, tuple[int, float]] = {
    "create": (10, 60.0),
    "import": (6, 60.0),
    "handover": (20, 60.0),
    "join": (20, 60.0),
    "lookup": (90, 60.0),
    "miss": (15, 300.0),
    "pair": (12, 60.0),
    "poll": (120, 60.0),
    "screen": (20, 60.0),
}
_MOST_KEYS = 20_000


class Limits:
    """Counts by kind and address.

    ``scale`` multiplies what is allowed (a house where everybody comes through one proxy; tests).
    """

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._clock = clock
        self._times: dict[tuple[str, str], deque[float]] = {}
        self._lock = threading.Lock()

    def check(self, kind: str, address: str) -> None:
        """Refuse where the address has used up its share of ``kind``; counts nothing.

        :raises Refused: ``too_fast``, with the seconds to wait in its values.
        """
        most, seconds = WINDOWS[kind]
        with self._lock:
            times = self._recent(kind, address, seconds)
            if len(times) >= most * self._scale:
                raise Refused("too_fast", values={"wait": int(times[0] + seconds - self._clock()) + 1})

    def count(self, kind: str, address: str) -> None:
        """Note one."""
        with self._lock:
            if len(self._times) > _MOST_KEYS:
                self._forget_old()
            self._recent(kind, address, WINDOWS[kind][1]).append(self._clock())

    def spend(self, kind: str, address: str) -> None:
        """Check and count.

        :raises Refused: ``too_fast``.
        """
        self.check(kind, address)
        self.count(kind, address)

    def _recent(self, kind: str, address: str, seconds: float) -> deque[float]:
        times = self._times.setdefault((kind, address), deque())
        oldest = self._clock() - seconds
        while times and times[0] <= oldest:
            times.popleft()
        return times

    def _forget_old(self) -> None:
        now = self._clock()
        for key in [key for key, times in self._times.items() if not times or times[-1] < now - WINDOWS[key[0]][1]]:
            del self._times[key]
        if len(self._times) > _MOST_KEYS:
            self._times.clear()


class Bucket:
    """Lets ``burst`` through at once and ``rate`` a second from then on: one socket's commands."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._clock = clock
        self._at = clock()

    def take(self) -> None:
        """Take one.

        :raises Refused: ``too_fast``.
        """
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            raise Refused("too_fast", values={"wait": 1})
        self._left -= 1
