"""Commands about the table itself: its note, its situation, its switches, its pools, and undoing.

A command is declared like an op: who may give it (``roles``), its ``inputs``, and the function that changes the draft
and returns ``{"data", "secret"?}``; a generator where it asks for dice.
"""

from .document import ABSENT, get, inverse
from .errors import RuleError, invalid
from .inputs import count, flag, listing, text, whole
from .systems import load

GM = ["gm", "server"]
ANYONE = ["gm", "player"]


def system_of(draft):
    """Return the table's system package."""
    return load(draft.state["table"]["system"])


def _note(draft, who, values):
    draft.set(["table", "note"], values["text"])
    return {"data": {"text": values["text"]}}


def _rename(draft, who, values):
    draft.set(["table", "name"], values["name"])
    return {"data": {"name": values["name"]}}


def _show(draft, who, values):
    """Show an entry of the reference: to everyone and the TV, or to the members named; none takes it away."""
    for member_id in values["to"]:
        if member_id not in draft.state["members"]:
            raise RuleError("unknown_member", "to")
    shown = None
    if values["entry"] is not None:
        shown = {"id": values["id"], "entry": values["entry"], "to": values["to"]}
    draft.set(["table", "shown"], shown)
    return {"data": {"entry": values["entry"], "to": values["to"]}}


def _situation(draft, who, values):
    for entry in system_of(draft).SYSTEM["situation"]:
        if entry["id"] == values["key"]:
            if values["value"] not in entry["values"]:
                raise invalid("value", {"allowed": entry["values"]})
            draft.set(["table", "situation", values["key"]], values["value"])
            return {"data": {"key": values["key"], "value": values["value"]}}
    raise invalid("key")


def _rule(draft, who, values):
    if values["rule"] not in system_of(draft).SYSTEM["switches"]:
        raise invalid("rule")
    draft.set(["table", "rules", values["rule"]], values["on"])
    play = system_of(draft).SYSTEM["play"]
    if "rule_changed" in play:
        play["rule_changed"](draft, values["rule"], values["on"])
    for character_id in draft.state["character_order"]:
        # what is worked out may follow from the rule
        derived = play["derive"](draft.state["characters"][character_id], draft.state)
        draft.set(["characters", character_id, "derived"], derived)
    return {"data": {"rule": values["rule"], "on": values["on"]}}


def step_to(old, by, to, low, high, field="to"):
    """Return the number after a step of ``by`` or a set ``to``, held between ``low`` and ``high`` (None: no end).

    :raises RuleError: where neither is given, or both, or the number asked for is out of range.
    """
    if (by is None) == (to is None):
        raise invalid(field)
    if to is None:
        to = old + by
        if low is not None and to < low:
            to = low
        if high is not None and to > high:
            to = high
    if (low is not None and to < low) or (high is not None and to > high):
        raise invalid(field, {"min": low, "max": high})
    return to


def _pool(draft, who, values):
    path = ["pools", values["pool"]]
    old = draft.get(path)
    if old is None:
        raise invalid("pool")
    new = step_to(old, values["step"], values["to"], 0, 99)
    draft.set(path, new)
    return {"data": {"pool": values["pool"], "from": old, "to": new}}


def _last_of(trail, who):
    for index in range(len(trail) - 1, -1, -1):
        if who["role"] == "gm" or trail[index]["by"] == who["id"]:
            return trail[index]
    return None


def _undo(draft, who, values):
    """Restore what an event changed. A player undoes their own; the game master anyone's."""
    trail = draft.state["trail"]
    step = None
    if values["event"] is None:
        step = _last_of(trail, who)
    else:
        for entry in trail:
            if entry["id"] == values["event"]:
                step = entry
    if step is None:
        raise RuleError("nothing_to_undo", "event")
    if who["role"] != "gm" and step["by"] != who["id"]:
        raise RuleError("not_allowed", "event")
    restored = draft.state
    back = inverse(step["changes"])
    for change in back:
        # somebody may have changed the same thing since; taking it back would lose what they did
        now = get(restored, change["path"])
        was = change["from"] if "from" in change else ABSENT
        if (now is ABSENT) != (was is ABSENT) or (now is not ABSENT and now != was):
            raise RuleError("undo_conflict", "event")
        if "to" in change:
            draft.set(change["path"], change["to"])
        else:
            draft.drop(change["path"])
        restored = draft.state
    return {"data": {"event": step["id"], "type": step["type"]}, "secret": step["secret"], "as": "undone"}


COMMANDS = [
    {"type": "table.note", "roles": GM, "inputs": [text("text", empty=True)], "run": _note},
    {
        "type": "table.show",
        "roles": GM,
        "inputs": [text("entry", None, long=80), listing("to", {"kind": "text", "long": 64}, [], max=40)],
        "run": _show,
    },
    {"type": "table.rename", "roles": GM, "inputs": [text("name", long=60)], "run": _rename},
    {"type": "table.situation", "roles": GM, "inputs": [text("key"), text("value")], "run": _situation},
    {"type": "table.rule", "roles": GM, "inputs": [text("rule"), flag("on", True)], "run": _rule},
    {
        "type": "pool",
        "roles": GM,
        "inputs": [text("pool"), whole("step", None, min=-99, max=99), count("to", None, max=99)],
        "run": _pool,
    },
    {"type": "undo", "roles": ANYONE, "inputs": [text("event", None)], "run": _undo},
]
