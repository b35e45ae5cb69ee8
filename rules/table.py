"""The table is a log: ``decide`` makes an event of a command, ``evolve`` applies it.

A command is carried out whole, as one event, or not at all. What an event changes stands in it as a list of
changes (see ``document``), each with what was there before, so that undoing restores it to the letter and a
viewer's own difference can be worked out (``views``).
"""

from . import commands_clock, commands_fight, commands_people, commands_play, commands_scene, commands_table
from .compat import copy_json
from .document import Draft, apply_changes
from .errors import RuleError, invalid, missing
from .inputs import check_inputs
from .runner import Faces
from .systems import load
from .views import view, visible

LOG_KEPT = 60
TRAIL_KEPT = 30

# Present in any command beside its own inputs; checked here, not by the command.
_ENVELOPE = ("id", "type", "by", "at", "offline", "physical", "faces")

_COMMANDS = {}
for _module in (commands_table, commands_clock, commands_people, commands_play, commands_fight, commands_scene):
    for _entry in _module.COMMANDS:
        _COMMANDS[_entry["type"]] = _entry


def command_list():
    """Return the declarations of all commands, in the order of their modules (docs and schemas are made from it)."""
    listed = []
    for module in (commands_table, commands_clock, commands_people, commands_play, commands_fight, commands_scene):
        listed += module.COMMANDS
    return listed


def new_table(code, name, system, gm):
    """Return the state of a table that has just been set up by ``gm`` ({"id", "name"}).

    :raises RuleError: ``unknown_system``.
    """
    package = load(system)
    situation = {}
    for entry in package.SYSTEM["situation"]:
        situation[entry["id"]] = entry["values"][0]
    switches = {}
    for switch in package.SYSTEM["switches"]:
        switches[switch] = False
    pools = {}
    for pool in package.SYSTEM["pools"]:
        pools[pool["id"]] = pool["start"]
    return {
        "seq": 0,
        "table": {
            "code": code,
            "name": name,
            "system": system,
            "note": "",
            "shown": None,
            "situation": situation,
            "rules": switches,
            "clock": copy_json(commands_clock.START),
        },
        "members": {gm["id"]: {"id": gm["id"], "name": gm["name"], "role": "gm"}},
        "member_order": [gm["id"]],
        "characters": {},
        "character_order": [],
        "fight": None,
        "rolls": {},
        "roll_order": [],
        "asks": {},
        "ask_order": [],
        "scenes": {},
        "scene_order": [],
        "pools": pools,
        "log": [],
        "trail": [],
    }


def _is_id(value):
    if not isinstance(value, str) or not 8 <= len(value) <= 64:
        return False
    for char in value:
        if not ("a" <= char <= "z" or "A" <= char <= "Z" or "0" <= char <= "9" or char in "_-"):
            return False
    return True


def _check_envelope(state, command):
    """Return ``(entry, who)``: the command's declaration and the member who gives it."""
    if not isinstance(command, dict):
        raise invalid("command")
    if command.get("id") is None:
        raise missing("id")
    if not _is_id(command["id"]):
        raise invalid("id")
    kind = command.get("type")
    if kind is None:
        raise missing("type")
    if not isinstance(kind, str) or kind not in _COMMANDS:
        raise RuleError("unknown_command", "type")
    for name in ("offline", "physical"):
        if command.get(name) is not None and type(command[name]) is not bool:
            raise invalid(name)
    if command.get("faces") is not None and not (command.get("offline") or command.get("physical")):
        raise invalid("faces")
    entry = _COMMANDS[kind]
    by = command.get("by")
    if by == "server":
        return entry, {"id": None, "name": "", "role": "server"}
    if not isinstance(by, str) or by not in state["members"]:
        raise RuleError("unknown_member", "by")
    return entry, state["members"][by]


def decide(state, command):
    """Return the event that a command becomes; a generator that yields ``(label, sides)`` for each die it needs.

    :raises RuleError: with a code and the field at fault; the state is as it was.
    """
    entry, who = _check_envelope(state, command)
    if who["role"] not in entry["roles"]:
        raise RuleError("not_allowed", "type")
    asked = {}
    for name in command:
        if name not in _ENVELOPE:
            asked[name] = command[name]
    values = check_inputs(entry["inputs"], asked)
    values["id"] = command["id"]
    values["offline"] = command.get("offline") is True
    values["physical"] = command.get("physical") is True
    values["at"] = command.get("at") if is_whole_time(command.get("at")) else None
    draft = Draft(state)
    told = entry["run"](draft, who, values)
    if hasattr(told, "send"):
        told = yield from told
    return {
        "id": command["id"],
        "type": told.get("as", entry["type"]),
        "by": who["id"],
        "offline": values["offline"],
        "secret": told.get("secret", False),
        "data": told["data"],
        "changes": draft.changes,
    }


def is_whole_time(value):
    """True for a time in milliseconds (larger than the whole numbers of a request may be)."""
    return type(value) is int and value >= 0


def run_decide(state, command, take=None):
    """Return ``{"event"}``, or ``{"needs", "dice"}`` where a die is missing.

    The dice of an offline or physical command are its ``faces`` and no others; those of any other come from
    ``take(label, sides)``.

    :raises RuleError: as ``decide``; also ``invalid_face`` and ``unused_faces``.
    """
    own = isinstance(command, dict) and (command.get("offline") or command.get("physical"))
    waiting = Faces(command.get("faces") if own else None)
    source = waiting.take if own or take is None else take
    deciding = decide(state, command)
    dice = []
    try:
        label, sides = next(deciding)
        while True:
            face = source(label, sides)
            if face is None:
                deciding.close()
                return {"needs": {"label": label, "sides": sides}, "dice": dice}
            dice.append({"label": label, "sides": sides, "face": face})
            label, sides = deciding.send(face)
    except StopIteration as done:
        waiting.check_all_used()
        return {"event": done.value}


def evolve(state, event):
    """Return the state after an event; the one given stays as it was."""
    after = apply_changes(state, event["changes"])
    after = dict(after)
    if "seq" in event:
        after["seq"] = event["seq"]
    log = after["log"]
    trail = after["trail"]
    if event["type"] == "undone":
        undone = event["data"]["event"]
        log = [_marked(entry) if entry["id"] == undone else entry for entry in log]
        trail = [entry for entry in trail if entry["id"] != undone]
    else:
        step = {"id": event["id"], "type": event["type"], "by": event["by"], "secret": event["secret"]}
        step["changes"] = event["changes"]
        trail = (trail + [step])[-TRAIL_KEPT:]
    entry = {"undone": False}
    for name in ("seq", "id", "at", "type", "by", "offline", "secret", "data"):
        entry[name] = event.get(name)
    after["log"] = (log + [entry])[-LOG_KEPT:]
    after["trail"] = trail
    return after


def _marked(entry):
    copied = dict(entry)
    copied["undone"] = True
    return copied


__all__ = ["command_list", "decide", "evolve", "new_table", "run_decide", "view", "visible"]
