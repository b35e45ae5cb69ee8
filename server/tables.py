"""A table in memory: the state folded from its log, and the last steps of how it came to it."""

from __future__ import annotations

from collections import deque
from typing import Any

from . import rulebook, wirejson
from .db import Store
from .errors import Refused
from .rulebook import Event, State, Viewer

# So many last events are kept with the states around them: what a phone that was away is told one by one.
RING = 300
SNAPSHOT_EVERY = 100
SNAPSHOTS_KEPT = 4


class Step:
    """An event with the states around it, on its way into the log (``done`` once it is there)."""

    __slots__ = ("after", "also", "before", "done", "event", "failed", "table", "text")

    def __init__(self, table: LiveTable, event: Event, before: State, after: State) -> None:
        self.table = table
        self.event = event
        self.before = before
        self.after = after
        self.text = wirejson.dumps(event)
        self.also: tuple[Any, ...] = ()
        self.done = False
        self.failed = False


class LiveTable:
    """One table. ``state`` is what is committed; ``tip`` also counts what is being committed."""

    def __init__(self, code: str, system: str, state: State) -> None:
        self.code = code
        self.system = system
        self.state = state
        self.tip = state
        self.ring: deque[Step] = deque(maxlen=RING)
        # command id -> the event's number, or the step that is being committed
        self.ids: dict[str, int | Step] = {}

    def prepare(self, event: Event, at: int) -> Step:
        """Number an event and put it on the tip."""
        event["seq"] = self.tip["seq"] + 1
        event["at"] = at
        step = Step(self, event, self.tip, rulebook.evolve(self.tip, event))
        self.tip = step.after
        self.ids[event["id"]] = step
        return step

    def settle(self, step: Step) -> None:
        """Take over a committed step."""
        self.state = step.after
        self.ring.append(step)
        self.ids[step.event["id"]] = step.event["seq"]
        step.done = True

    def fall_back(self) -> None:
        """Forget what could not be committed."""
        self.tip = self.state
        self.ids = {key: value for key, value in self.ids.items() if not isinstance(value, Step)}

    def role(self, member: str) -> str | None:
        """Return a member's role, None for one who is not (or no longer) at the table."""
        found = self.state["members"].get(member)
        return found["role"] if found else None

    def frames_since(self, seq: int, viewer: Viewer) -> list[dict[str, Any]] | None:
        """Return what the viewer missed, None where that is not known any more (or was never here)."""
        missed = self.state["seq"] - seq
        if missed < 0 or missed > len(self.ring):
            return None
        steps = list(self.ring)[len(self.ring) - missed :]
        return [frame for frame in (see(step, viewer) for step in steps) if frame is not None]


def see(step: Step, viewer: Viewer) -> dict[str, Any] | None:
    """Return what the viewer may know of a step."""
    return rulebook.visible(step.event, viewer, step.before, step.after)


def load(store: Store, code: str, version: str) -> LiveTable:
    """Return a table from the database: the oldest kept snapshot of this release and the events since.

    :raises Refused: ``unknown_table``.
    """
    found = store.rows("SELECT name, system, gm, gm_name FROM tables WHERE code = ?", (code,))
    if not found:
        raise Refused("unknown_table")
    name, system, gm, gm_name = found[0]
    snapshots = store.rows(
        "SELECT json FROM snapshots WHERE code = ? AND version = ? ORDER BY seq LIMIT 1", (code, version)
    )
    if snapshots:
        state = wirejson.loads(snapshots[0][0])
    else:
        state = rulebook.new_table(code, name, system, {"id": gm, "name": gm_name})
    table = LiveTable(code, system, state)
    table.ids = dict(store.rows("SELECT id, seq FROM events WHERE code = ? AND seq <= ?", (code, state["seq"])))
    rows = store.rows("SELECT json FROM events WHERE code = ? AND seq > ? ORDER BY seq", (code, state["seq"]))
    for (text,) in rows:
        event = wirejson.loads(text)
        table.settle(table.prepare(event, event["at"]))
    return table
