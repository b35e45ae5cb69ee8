"""What a tap wants, worked out before any die: the plan that the sheet before a roll shows, and its chances.

A system's ``SYSTEM["play"]`` holds the functions that know its game:

    derive(character, state) -> {"parry": ...}          start(character) -> vitals at the beginning
    plan(state, actor, intent) -> plan                  verdict(op, request, outcome) -> verdict
    groups(roll) -> its dice as they read (see ``shown``; may be left out)
    settle(draft, roll)   what a roll changes by itself; a generator where that takes dice
    follow(state, roll) -> what can be done next
    apply(draft, roll, target)   what it does to a target; a generator where that takes dice
    tick(draft, unit, count)  what time brings (optional, see ``commands_clock``)
    again(before, outcome) -> which of two outcomes stands where a roll was repeated (optional, else the new one)
    against(plan, request) -> what has to be met, where modifiers move it (optional)
    chances(request, measure) -> exact [[key, chance]] where walking each die takes too long, else None (optional)
    rewinds  the ops whose changes are taken back before the roll is made once more (optional, a list)
    rule_changed(draft, switch, on)  what a switch of the table changes at once (optional)
    vital_changed(draft, character id, vital)  what follows from a vital set by hand (optional)
    check(sheet, kind) -> {"budget", "problems"}  what a sheet in hand costs and breaks (optional, see ``bridge``)
    let_go(draft, who, character)  what letting go of what is pending means (optional; else it is just gone)
"""

from .compat import is_whole
from .document import get
from .errors import RuleError, invalid
from .inputs import _is_modifiers
from .notation import parse as parse_notation
from .notation import roll as roll_notation
from .runner import start
from .scenes import plan_of as plan_of_scene
from .systems import load


def text_of(key, args=None):
    """Return a text to be made where it is shown: a message id and its arguments."""
    return {"key": key, "args": args if args is not None else {}}


def refuse(plan, error):
    """Return the plan, shown but not to be rolled as it stands; ``error`` says why."""
    plan["allowed"] = False
    plan["reason"] = error.code
    return plan


def make_plan(state, actor_id, intent):
    """Return the plan of an intent.

    ``{"op", "request", "title", "die", "modifiers": [{"source", "value", "on", "into"?}], "takes": bool, "into",
    "flipped": [...], "units": {...}, "choices": [...], "against", "target", "allowed", "reason"}``; ``takes`` says
    whether the op takes modifiers at all. In a plan a plus always helps whoever rolls. ``into`` names the list of the
    request that modifiers go into (a row may name another), ``flipped`` the lists that count the other way round
    (levels harder), ``units`` the text of what a list counts in.

    ``op`` may be ``"deed"``: something done without dice and without an op. Where somebody else's sheet has a part in
    the roll, ``sealed`` says which: ``{"inputs": [names of the request], "labels": [labels of dice]}`` are for those
    alone who may see the target's sheet, and those dice stay as they fell when the roll is repeated. ``blind`` is set
    where the sheet is not at hand (a player's phone): the plan shows, only the table can carry it out.

    :raises RuleError: ``invalid_input`` on ``intent`` for one that no one knows, and what the system refuses.
    """
    if not isinstance(intent, dict) or not isinstance(intent.get("kind"), str):
        raise invalid("intent")
    actor = None
    if actor_id is not None:
        actor = state["characters"].get(actor_id)
        if actor is None:
            raise RuleError("unknown_character", "actor")
    target_id = intent.get("target")
    if target_id is not None and (not isinstance(target_id, str) or target_id not in state["characters"]):
        raise RuleError("unknown_character", "target")
    system = load(state["table"]["system"])
    if intent["kind"] == "notation":
        made = _notation_plan(intent)
    elif intent["kind"] == "op":
        made = _op_plan(system, state, actor, intent)
    elif intent["kind"] == "scene":
        made = plan_of_scene(state, actor, intent)
    else:
        made = system.SYSTEM["play"]["plan"](state, actor, intent)
    whole = {
        "modifiers": [],
        "choices": [],
        "die": None,
        "against": None,
        "target": target_id,
        "takes": True,
        "into": "modifiers",
        "flipped": [],
        "units": {},
        "sealed": None,
        "blind": False,
        "allowed": True,
        "reason": None,
    }
    for key in made:
        whole[key] = made[key]
    return whole


def _notation_plan(intent):
    parsed = parse_notation(intent.get("notation"))
    return {
        "op": "notation",
        "request": {"notation": parsed["text"]},
        "title": text_of("roll-notation", {"notation": parsed["text"]}),
        "takes": False,
    }


def _op_plan(system, state, actor, intent):
    book = system.SYSTEM["book"]
    op_id = intent.get("op")
    entry = book.find(op_id) if isinstance(op_id, str) else None
    if entry is None:
        raise RuleError("unknown_op", "op")
    inputs = intent.get("inputs")
    if inputs is None:
        inputs = {}
    if not isinstance(inputs, dict):
        raise invalid("inputs")
    request = dict(inputs)
    names = [spec["name"] for spec in entry["inputs"]]
    takes = "modifiers" in names
    listed = request.pop("modifiers", None) if takes else None
    if intent.get("fill") is True:
        known = fill(state, None if actor is None else actor["id"], op_id, intent.get("target"))
        for name in known:
            if name not in request:
                request[name] = known[name]
    modifiers = []
    if listed is not None:
        if not _is_modifiers(listed):
            raise invalid("modifiers")
        for row in listed:
            modifiers.append({"source": row["source"], "value": row["value"], "on": True})
    title = text_of(system.SYSTEM["id"] + "-op-" + op_id)
    return {"op": op_id, "request": request, "title": title, "takes": takes, "modifiers": modifiers}


def fill(state, actor_id, op_id, target_id=None):
    """Return the inputs of an op that the table already knows, by the ``from`` of its declaration."""
    system = load(state["table"]["system"])
    entry = system.SYSTEM["book"].find(op_id)
    if entry is None:
        raise RuleError("unknown_op", "op")
    look_up = system.SYSTEM["play"]["look_up"]
    known = {}
    for spec in entry["inputs"]:
        path = spec.get("from")
        if path is None:
            continue
        who = actor_id
        if path.startswith("target."):
            who, path = target_id, path[7:]
        if path.startswith("table."):
            value = state["table"]["situation"].get(path[6:])
        else:
            character = state["characters"].get(who) if who is not None else None
            value = look_up(character, path) if character is not None else None
            if spec["kind"] == "whole" and isinstance(value, str):
                # a word of the game for a figure that the op wants as it stands
                value = get(character, path.split("."), None)
                value = min(value, spec.get("max", value)) if is_whole(value) else None
        if value is not None:
            known[spec["name"]] = value
    return known


def chosen_modifiers(plan, on, extra):
    """Return the modifiers that count: the plan's as switched, then those added by hand, zeros left out."""
    chosen = []
    for row in plan["modifiers"]:
        switched = on.get(row["source"]) if on is not None else None
        if row["on"] if switched is None else switched:
            kept = {"source": row["source"], "value": row["value"]}
            if "into" in row:
                kept["into"] = row["into"]
            chosen.append(_counted(plan, kept))
    for row in extra or []:
        if row["value"] != 0:
            chosen.append(_counted(plan, {"source": row["source"], "value": row["value"]}))
    return chosen


def _counted(plan, row):
    """Return a modifier with what it counts in, where the plan says that."""
    unit = plan["units"].get(row.get("into", plan["into"]))
    if unit is not None:
        row["unit"] = unit
    return row


def prepare(state, plan, modifiers):
    """Return the whole request of a plan with these modifiers; the plan then says what has to be met with them.

    :raises RuleError: ``needs_the_table`` for a plan that somebody else's sheet has a part in.
    """
    if plan["blind"]:
        raise RuleError("needs_the_table", "target")
    request = dict(plan["request"])
    if plan["op"] in ("notation", "deed"):
        return request
    if plan["takes"]:
        for row in modifiers:
            name = row.get("into", plan["into"])
            value = -row["value"] if name in plan["flipped"] else row["value"]
            request[name] = request.get(name, []) + [{"source": row["source"], "value": value}]
    request["system"] = state["table"]["system"]
    request["op"] = plan["op"]
    against = load(state["table"]["system"]).SYSTEM["play"].get("against")
    if against is not None and plan["against"] is not None:
        plan["against"] = against(plan, request)
    return request


def launch(request):
    """Return what the function of a whole request returned: a generator where it rolls dice."""
    if "notation" in request:
        return roll_notation(request["notation"])
    if "op" not in request:
        return {"done": True}
    return start(request)


def begin(state, plan, modifiers):
    """Return ``(request, started)``: the whole request and what its op's function returned."""
    request = prepare(state, plan, modifiers)
    return request, launch(request)
