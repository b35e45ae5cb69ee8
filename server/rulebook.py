"""The rules, with the types that the server reads them by. No other module of the server imports ``tavola.rules``."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Any

from tavola.rules import table as _table
from tavola.rules.errors import RuleError
from tavola.rules.systems import load as _load

State = dict[str, Any]
Event = dict[str, Any]
Viewer = dict[str, Any]
Take = Callable[[str, int], "int | None"]

__all__ = [
    "Event",
    "RuleError",
    "State",
    "Viewer",
    "decide",
    "evolve",
    "games",
    "new_table",
    "system",
    "view",
    "visible",
]


def games() -> list[str]:
    """Return the ids of the games that have a folder among the rules and can be played, in order."""
    folders = (entry.name for entry in resources.files("tavola.rules").iterdir() if entry.is_dir())
    return sorted(name for name in folders if not name.startswith("_") and "sheet" in system(name))


def system(system_id: str) -> dict[str, Any]:
    """Return a system's declaration.

    :raises RuleError: ``unknown_system``.
    """
    declaration: dict[str, Any] = _load(system_id).SYSTEM
    return declaration


def new_table(code: str, name: str, system_id: str, gm: dict[str, str]) -> State:
    """Return the state of a table that was just set up.

    :raises RuleError: ``unknown_system``.
    """
    state: State = _table.new_table(code, name, system_id, gm)
    return state


def decide(state: State, command: dict[str, Any], take: Take) -> Event:
    """Return the event that a command becomes.

    :raises RuleError: the command cannot be carried out.
    """
    answer: dict[str, Any] = _table.run_decide(state, command, take)
    if "needs" in answer:
        raise RuleError("needs_dice", "faces", answer["needs"])
    event: Event = answer["event"]
    return event


def evolve(state: State, event: Event) -> State:
    """Return the state after the event; the one given stays as it was."""
    after: State = _table.evolve(state, event)
    return after


def view(state: State, viewer: Viewer) -> State:
    """Return the state without what the viewer may not have."""
    seen: State = _table.view(state, viewer)
    return seen


def visible(event: Event, viewer: Viewer, before: State, after: State) -> dict[str, Any] | None:
    """Return the frame that the viewer gets of an event, None where it tells them nothing."""
    frame: dict[str, Any] | None = _table.visible(event, viewer, before, after)
    return frame
