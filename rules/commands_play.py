"""Commands that roll: a roll itself, what it does to a target, and asking others for one."""

from .commands_people import about, character_of, own_character, refresh
from .commands_table import ANYONE, GM, system_of
from .compat import copy_json
from .document import ABSENT, get, inverse
from .errors import RuleError, invalid
from .inputs import flag, listing, mapping, modifiers, text, whole
from .plans import begin, chosen_modifiers, make_plan
from .scenes import better, check_roller, pay_again, rewind
from .scenes import settle as settle_scene
from .scenes import verdict_of as verdict_of_scene
from .shown import groups_of
from .views import hidden_from_all

ROLLS_KEPT = 30
ASKS_KEPT = 10


def asking(started, dice, kept=None):
    """Pass an op's dice on to whoever rolls and note them in ``dice``; return the outcome. A generator.

    Dice in ``kept`` ({"label", "face"}) lie already: they are taken, in order, before any is rolled under their label.
    """
    kept = list(kept) if kept is not None else []
    if not hasattr(started, "send"):
        return started
    try:
        label, sides = next(started)
        while True:
            lying = [die for die in kept if die["label"] == label]
            if lying:
                face = lying[0]["face"]
                kept.remove(lying[0])
            else:
                face = yield (label, sides)
            dice.append({"label": label, "sides": sides, "face": face})
            label, sides = started.send(face)
    except StopIteration as done:
        return done.value


def keep(draft, name, order, key, value, most):
    """Put a record under its key and at the end of its order; the oldest go when there are too many."""
    draft.set([name, key], value)
    keys = draft.state[order] + [key]
    while len(keys) > most:
        draft.drop([name, keys[0]])
        keys = keys[1:]
    draft.set([order], keys)


def roll_of(draft, who, roll_id, field="roll"):
    """Return a roll that this member may see.

    :raises RuleError: ``unknown_roll``.
    """
    roll = draft.state["rolls"].get(roll_id)
    if roll is None or (roll["secret"] and who["role"] != "gm" and roll["by"] != who["id"]):
        raise RuleError("unknown_roll", field)
    return roll


def _check_switches(on):
    if on is not None:
        for source in on:
            if type(on[source]) is not bool:
                raise invalid("on")


def _ask_modifiers(draft, values):
    """Return the modifiers that answering an ask brings.

    :raises RuleError: ``unknown_ask`` where it is gone or not for this character.
    """
    if values["ask"] is None:
        return []
    ask = draft.state["asks"].get(values["ask"])
    if ask is None or values["actor"] not in ask["to"]:
        raise RuleError("unknown_ask", "ask")
    return [{"source": "gm", "value": ask["modifier"]}] if ask["modifier"] else []


def _check_actor(draft, who, values):
    """Return the character that rolls (None for a bare roll), checked for the member's right to roll for it."""
    if values["actor"] is None:
        return None
    return own_character(draft, who, values["actor"], "actor")


def _check_target(draft, who, intent):
    target = intent.get("target")
    if target is not None and who["role"] == "player" and hidden_from_all(draft.state, target):
        raise RuleError("unknown_character", "target")


def _roll(draft, who, values):
    actor = _check_actor(draft, who, values)
    if values["private"] and who["role"] != "gm":
        raise RuleError("not_allowed", "private")
    _check_switches(values["on"])
    _check_target(draft, who, values["intent"])
    again = roll_of(draft, who, values["reroll_of"], "reroll_of") if values["reroll_of"] is not None else None
    scene = None
    if values["intent"].get("kind") == "scene":
        scene = check_roller(draft.state, who, values["intent"])
        if again is not None:
            rewind(draft, values["intent"], again["id"])
    if again is not None:
        _take_back(draft, again)
    plan = make_plan(draft.state, values["actor"], values["intent"])
    if not plan["allowed"]:
        raise RuleError(plan["reason"], "intent")
    system = system_of(draft)
    chosen = chosen_modifiers(plan, values["on"], values["extra"] + _ask_modifiers(draft, values))
    if again is not None:
        chosen = again["modifiers"]
        if scene is not None:
            pay_again(draft, plan, again)
        else:
            system.SYSTEM["play"]["reroll"](draft, plan, again)
    request, started = begin(draft.state, plan, chosen)
    dice = []
    outcome = yield from asking(started, dice, _lying(plan, again))
    if scene is not None and again is not None:
        outcome = better(draft.state, values["intent"], again["outcome"], outcome)
    elif again is not None and "again" in system.SYSTEM["play"]:
        outcome = system.SYSTEM["play"]["again"](again["outcome"], outcome)
    secret = values["private"] or hidden_from_all(draft.state, values["actor"])
    secret = secret or hidden_from_all(draft.state, plan["target"]) or (scene is not None and scene["hidden"])
    roll = record_of(draft, who, values, plan, request, chosen, dice, outcome, secret)
    told = None
    if scene is not None:
        told = yield from settle_scene(draft, roll)
        roll["told"] = told.get("told")
        roll["verdict"] = verdict_of_scene(draft.state, roll) or roll["verdict"]
    elif actor is not None and roll["op"] != "notation":
        before = len(draft.changes)
        settling = system.SYSTEM["play"]["settle"](draft, roll)
        if hasattr(settling, "send"):
            yield from settling
        if roll["op"] in system.SYSTEM["play"].get("rewinds", []):
            roll["back"] = inverse(draft.changes[before:])
    keep(draft, "rolls", "roll_order", roll["id"], roll, ROLLS_KEPT)
    steps = []
    if scene is not None:
        steps = told.get("next", [])
    elif actor is not None and roll["op"] != "notation":
        steps = system.SYSTEM["play"]["follow"](draft.state, roll)
    draft.set(["rolls", roll["id"], "next"], steps)
    if actor is not None and roll["op"] != "notation":
        refresh(draft, actor["id"])
    if values["ask"] is not None:
        draft.set(["asks", values["ask"], "answers", values["actor"]], roll["id"])
    data = {"roll": roll["id"], "actor": values["actor"], "title": roll["title"], "verdict": roll["verdict"]}
    data["name"] = (actor["alias"] or actor["name"]) if actor is not None else None
    if scene is not None:
        data["scene"] = scene["id"]
        data["told"], data["passed"] = told.get("told"), told.get("passed", [])
    return {"data": data, "secret": secret}


def _take_back(draft, again):
    """Take back what a roll changed that is made once more, before it is planned anew.

    :raises RuleError: ``no_reroll`` where something has happened to it since.
    """
    for change in again.get("back") or []:
        now = get(draft.state, change["path"])
        was = change["from"] if "from" in change else ABSENT
        if (now is ABSENT) != (was is ABSENT) or (now is not ABSENT and now != was):
            raise RuleError("no_reroll", "reroll_of")
        if "to" in change:
            draft.set(change["path"], change["to"])
        else:
            draft.drop(change["path"])


def _lying(plan, again):
    """Return the dice of somebody else's that stay as they fell when a roll is repeated."""
    if again is None or plan["sealed"] is None:
        return []
    return [die for die in again["dice"] if die["label"] in plan["sealed"]["labels"]]


def record_of(draft, who, values, plan, request, chosen, dice, outcome, secret):
    """Return the record of a roll as the table keeps it, its verdict worked out; what comes next is not in it yet."""
    roll = {
        "id": values["id"],
        "actor": values["actor"],
        "by": who["id"],
        "at": values["at"],
        "title": plan["title"],
        "intent": copy_json(values["intent"]),
        "op": plan["op"],
        "request": request,
        "modifiers": chosen,
        "dice": dice,
        "outcome": outcome,
        "private": values["private"],
        "secret": secret,
        "offline": values["offline"],
        "physical": values["physical"],
        "target": plan["target"],
        "against": plan["against"],
        "ask": values["ask"],
        "reroll_of": values["reroll_of"],
        "applied": [],
    }
    if plan["sealed"] is not None:
        roll["sealed"] = plan["sealed"]
    roll["groups"] = groups_of(system_of(draft), roll)
    roll["verdict"] = verdict_of(system_of(draft), roll)
    return roll


def verdict_of(system, roll):
    """Return how a roll reads: ``{"word": TEXT, "tone", "total", "against", "tiles", "cracks"}``."""
    if roll["op"] == "notation":
        total = roll["outcome"]["total"]
        return {"word": None, "tone": "plain", "total": total, "against": None, "tiles": 0, "cracks": 0}
    return system.SYSTEM["play"]["verdict"](roll)


def _apply(draft, who, values):
    """Let a roll do to a target what the system says; the dice stay as they fell, whoever is hit."""
    roll = roll_of(draft, who, values["roll"])
    if who["role"] != "gm" and roll["by"] != who["id"]:
        raise RuleError("not_allowed", "roll")
    target = character_of(draft, values["target"], "target")
    if target["hidden"] and who["role"] != "gm":
        raise RuleError("unknown_character", "target")
    if target["id"] in roll["applied"]:
        raise RuleError("already_applied", "roll")
    system = system_of(draft)
    told = system.SYSTEM["play"]["apply"](draft, roll, target)
    if hasattr(told, "send"):
        told = yield from told
    refresh(draft, target["id"])
    draft.set(["rolls", roll["id"], "applied"], roll["applied"] + [target["id"]])
    report = about(target, told)
    report["data"]["roll"] = roll["id"]
    report["secret"] = report["secret"] or roll["secret"]
    return report


def _ask(draft, who, values):
    to = values["to"]
    state = draft.state
    if not to:
        to = [other for other in state["character_order"] if state["characters"][other]["owner"] is not None]
        to = [other for other in to if state["members"][state["characters"][other]["owner"]]["role"] == "player"]
    if not to:
        raise RuleError("nobody_to_ask", "to")
    for other in to:
        character_of(draft, other, "to")
        make_plan(state, other, values["intent"])
    ask = {
        "id": values["id"],
        "to": to,
        "intent": copy_json(values["intent"]),
        "title": make_plan(state, to[0], values["intent"])["title"],
        "modifier": values["modifier"],
        "answers": {},
    }
    keep(draft, "asks", "ask_order", ask["id"], ask, ASKS_KEPT)
    return {"data": {"ask": ask["id"], "title": ask["title"], "modifier": ask["modifier"]}}


def _close(draft, who, values):
    ask = draft.state["asks"].get(values["ask"])
    if ask is None:
        raise RuleError("unknown_ask", "ask")
    draft.drop(["asks", ask["id"]])
    draft.set(["ask_order"], [other for other in draft.state["ask_order"] if other != ask["id"]])
    return {"data": {"ask": ask["id"], "title": ask["title"]}}


_INTENT = mapping("intent", {"kind": "any"})
_ID = {"kind": "text", "long": 64}

COMMANDS = [
    {
        "type": "roll",
        "roles": ANYONE,
        "inputs": [
            text("actor", None, long=64),
            _INTENT,
            mapping("on", {"kind": "flag"}, None),
            modifiers("extra"),
            flag("private"),
            text("ask", None, long=64),
            text("reroll_of", None, long=64),
        ],
        "run": _roll,
    },
    {
        "type": "roll.apply",
        "roles": ANYONE,
        "inputs": [text("roll", long=64), text("target", long=64)],
        "run": _apply,
    },
    {
        "type": "ask",
        "roles": GM,
        "inputs": [listing("to", _ID, [], max=60), _INTENT, whole("modifier", 0, min=-20, max=20)],
        "run": _ask,
    },
    {"type": "ask.close", "roles": GM, "inputs": [text("ask", long=64)], "run": _close},
]
