"""Who is watching, and what each of them is told. A secret leaves the server for nobody who may not have it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from . import rulebook, screen, words
from .devices import Device
from .house import House
from .limits import Bucket
from .rulebook import Viewer
from .tables import LiveTable, Step, see

logger = logging.getLogger("tavola.audience")

# A member whose last socket closed is asleep (a locked phone) for so long, then gone. The seat stays theirs.
ASLEEP_SECONDS = 600
# A socket with more than this waiting to be sent is let go; it comes back and is told what it missed.
MOST_WAITING = 400
COMMANDS_A_SECOND = 20
COMMANDS_AT_ONCE = 80

UNKNOWN_DEVICE = Device()

Send = Callable[[str, Any, list[str]], None]


class Watcher:
    """One socket at a table."""

    def __init__(self, sid: str, code: str, viewer: Viewer, language: str, device: Device) -> None:
        self.sid = sid
        self.code = code
        self.viewer = viewer
        self.language = language
        self.device = device
        self.bucket = Bucket(COMMANDS_A_SECOND, COMMANDS_AT_ONCE)

    @property
    def member(self) -> str | None:
        """The member's id; None for a TV."""
        member: str | None = self.viewer["member"]
        return member

    @property
    def key(self) -> tuple[str, str | None]:
        """What the watcher sees depends on this alone."""
        return self.viewer["role"], self.member


class Audience:
    """The sockets of all tables. Everything here happens under the house's ``memory``."""

    def __init__(self, house: House, send: Send, drop: Callable[[str], None], waiting: Callable[[str], int]) -> None:
        self._house = house
        self._send = send
        self._drop = drop
        self._waiting = waiting
        self._watchers: dict[str, Watcher] = {}
        self._tables: dict[str, dict[str, Watcher]] = {}
        self._left_at: dict[tuple[str, str], float] = {}
        self._join_url: Callable[[str], str] = lambda code: code
        self.on_device: Callable[[str, str | None, Device], None] = lambda code, member, device: None
        house.publish = self.publish

    def use_join_url(self, join_url: Callable[[str], str]) -> None:
        """Say how the address is made that a TV shows."""
        self._join_url = join_url

    def get(self, sid: str) -> Watcher | None:
        """Return the socket's watcher."""
        return self._watchers.get(sid)

    def count(self) -> int:
        """Return how many sockets watch."""
        return len(self._watchers)

    def enter(
        self,
        sid: str,
        table: LiveTable,
        viewer: Viewer,
        since: int | None,
        language: str,
        device: Device = UNKNOWN_DEVICE,
    ) -> None:
        """Let a socket watch: it gets what it missed, or everything, and is told of all that follows."""
        with self._house.memory:
            watcher = Watcher(sid, table.code, viewer, language, device)
            before = self.here(table.code)
            self._watchers[sid] = watcher
            self._tables.setdefault(table.code, {})[sid] = watcher
            self._left_at.pop((table.code, watcher.member or ""), None)
            missed = None if since is None else table.frames_since(since, viewer)
            if missed is None:
                self._welcome(table, watcher)
            else:
                self._send("events", missed, [sid])
            if viewer["role"] == "tv":
                self._send_screens(table, [watcher])
            changed = self.here(table.code) != before
            self._tell_presence(table.code, None if changed else [sid, *self._gm_sids(table.code)])
        self.on_device(table.code, watcher.member, device)

    def leave(self, sid: str) -> None:
        """Forget a socket; the seat stays."""
        with self._house.memory:
            watcher = self._watchers.pop(sid, None)
            if watcher is None:
                return
            before = self.here(watcher.code)
            self._tables[watcher.code].pop(sid, None)
            if not self._tables[watcher.code]:
                del self._tables[watcher.code]
            now = self.here(watcher.code)
            if watcher.member is not None and watcher.member not in now[0]:
                self._left_at[(watcher.code, watcher.member)] = time.monotonic()
            self._tell_presence(watcher.code, None if now != before else self._gm_sids(watcher.code))

    def here(self, code: str) -> tuple[list[str], int]:
        """Return the members with an open socket and the number of TVs."""
        watchers = self._tables.get(code, {}).values()
        members = sorted({watcher.member for watcher in watchers if watcher.member is not None})
        return members, sum(1 for watcher in watchers if watcher.member is None)

    def devices(self, code: str) -> list[dict[str, Any]]:
        """Return what is connected to a table, and how."""
        watchers = self._tables.get(code, {}).values()
        return [watcher.device.as_json(watcher.member) for watcher in watchers]

    def all_devices(self) -> list[dict[str, Any]]:
        """Return what is connected to any table, with names: for the command line."""
        with self._house.memory:
            found = []
            for watcher in self._watchers.values():
                members = self._house.find(watcher.code).state["members"]
                name = members[watcher.member]["name"] if watcher.member in members else None
                found.append({**watcher.device.as_json(watcher.member), "table": watcher.code, "name": name})
            return found

    def tell_addresses(self, urls: dict[str, list[str]]) -> None:
        """Tell everyone where the table is found from now on."""
        with self._house.memory:
            if self._watchers:
                self._send("addresses", urls, list(self._watchers))

    def _gm_sids(self, code: str) -> list[str]:
        return [sid for sid, watcher in self._tables.get(code, {}).items() if watcher.viewer["role"] == "gm"]

    def asleep(self, code: str) -> list[str]:
        """Return the members who were here a moment ago."""
        oldest = time.monotonic() - ASLEEP_SECONDS
        for key in [key for key, at in self._left_at.items() if at < oldest]:
            del self._left_at[key]
        return sorted(member for where, member in self._left_at if where == code)

    def publish(self, steps: list[Step]) -> None:
        """Tell everyone of committed steps what they may know of them."""
        by_table: dict[str, list[Step]] = {}
        for step in steps:
            by_table.setdefault(step.table.code, []).append(step)
        for code, own in by_table.items():
            watchers = list(self._tables.get(code, {}).values())
            if watchers:
                self._publish_table(own[-1].table, own, watchers)

    def _publish_table(self, table: LiveTable, steps: list[Step], watchers: list[Watcher]) -> None:
        by_key: dict[tuple[str, str | None], list[Watcher]] = {}
        for watcher in watchers:
            if self._waiting(watcher.sid) > MOST_WAITING:
                logger.info("table %s: a socket lags behind and is let go", table.code)
                self._drop(watcher.sid)
            else:
                by_key.setdefault(watcher.key, []).append(watcher)
        told: list[tuple[list[dict[str, Any]], list[str]]] = []
        for same in by_key.values():
            frames = self._frames(steps, same)
            sids = [watcher.sid for watcher in same]
            for other, others in told:
                # most see the same: it is encoded once
                if other == frames:
                    others += sids
                    break
            else:
                if frames:
                    told.append((frames, sids))
        for frames, sids in told:
            self._send("events", frames, sids)
        self._send_screens(table, [watcher for watcher in watchers if watcher.viewer["role"] == "tv"])
        self._see_off(table, watchers)

    def _frames(self, steps: list[Step], same: list[Watcher]) -> list[dict[str, Any]]:
        viewer = same[0].viewer
        try:
            return [frame for frame in (see(step, viewer) for step in steps) if frame is not None]
        except Exception:
            # the event is in the log, so it cannot be refused any more: those who cannot be told get the whole
            logger.exception("table %s: no frame for a %s", steps[0].table.code, viewer["role"])
            for watcher in same:
                self._welcome(steps[-1].table, watcher)
            return []

    def _welcome(self, table: LiveTable, watcher: Watcher) -> None:
        state = rulebook.view(table.state, watcher.viewer)
        self._send("welcome", {"seq": table.state["seq"], "state": state, "you": watcher.viewer}, [watcher.sid])

    def _send_screens(self, table: LiveTable, watchers: list[Watcher]) -> None:
        """Send TVs their texts; what they show is made of what a TV may see and nothing else."""
        if not watchers:
            return
        seen = rulebook.view(table.state, {"role": "tv", "member": None})
        for language in words.LANGUAGES:
            sids = [watcher.sid for watcher in watchers if watcher.language == language]
            if sids:
                self._send("screen", screen.model(seen, language, self._join_url(table.code)), sids)

    def _see_off(self, table: LiveTable, watchers: list[Watcher]) -> None:
        """Close the sockets of those who were sent away."""
        for watcher in watchers:
            if watcher.member is not None and table.role(watcher.member) is None:
                self._drop(watcher.sid)

    def _tell_presence(self, code: str, sids: list[str] | None = None) -> None:
        members, screens = self.here(code)
        told = {"here": members, "asleep": self.asleep(code), "screens": screens}
        to = sids if sids is not None else list(self._tables.get(code, {}))
        masters = set(self._gm_sids(code))
        others = [sid for sid in to if sid not in masters]
        if others:
            self._send("presence", told, others)
        if masters.intersection(to):
            self._send("presence", {**told, "devices": self.devices(code)}, sorted(masters.intersection(to)))
