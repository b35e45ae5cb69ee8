"""Every intent of Mutants & Masterminds, each with its plan."""

from ..errors import RuleError, invalid
from .attacks import attack_plan
from .clashes import aid_plan, grab_plan, interaction_plan, trip_plan
from .play import trait_plan
from .resist import dodge_plan, dying_plan, escape_plan, move_plan, ongoing_plan, resist_plan, stabilize_plan
from .spend import effort_plan, hero_plan, recover_plan, rest_plan

PLANS = {
    "trait": trait_plan,
    "attack": attack_plan,
    "feint": interaction_plan("feint"),
    "demoralize": interaction_plan("demoralize"),
    "trip": trip_plan,
    "grab": grab_plan,
    "aid": aid_plan,
    "resist": resist_plan,
    "dodge": dodge_plan,
    "ongoing": ongoing_plan,
    "dying": dying_plan,
    "stabilize": stabilize_plan,
    "escape": escape_plan,
    "move": move_plan,
    "recover": recover_plan,
    "rest": rest_plan,
    "hero": hero_plan,
    "effort": effort_plan,
}


def _again_plan(state, actor, intent):
    """Return the plan of a roll made once more: what it was made with is kept, its first face is held against it."""
    roll = state["rolls"].get(intent["again"]) if isinstance(intent["again"], str) else None
    if roll is None or roll["actor"] != actor["id"] or roll["intent"]["kind"] != intent["kind"]:
        raise invalid("again")
    request = {}
    for key in roll["request"]:
        if key not in ("system", "op", "modifiers"):
            request[key] = roll["request"][key]
    request["first"] = natural_of(roll)
    rows = [{"source": row["source"], "value": row["value"], "on": True} for row in roll["modifiers"]]
    return {
        "op": roll["op"],
        "request": request,
        "title": roll["title"],
        "die": "d20",
        "modifiers": rows,
        "against": roll["against"],
        "target": roll["target"],
        "allowed": actor["vitals"].get("hero_points", 0) > 0,
        "reason": "no_hero_points",
    }


def natural_of(roll):
    """Return the face of a roll's d20.

    :raises RuleError: ``no_reroll`` where there is not just one.
    """
    faces = [die["face"] for die in roll["dice"]]
    if len(faces) != 1 or roll["dice"][0]["label"] != "d20":
        raise RuleError("no_reroll", "again")
    return faces[0]


def plan(state, actor, intent):
    """Return the plan of an intent that a character has.

    :raises RuleError: for one that is unknown, incomplete or impossible now.
    """
    if actor is None:
        raise RuleError("missing_input", "actor")
    if intent.get("again") is not None:
        return _again_plan(state, actor, intent)
    made = PLANS.get(intent["kind"])
    if made is None:
        raise invalid("intent")
    return made(state, actor, intent)


INTENTS = ["trait", "attack", "feint", "demoralize", "trip", "grab", "aid"]
INTENTS += ["resist", "dodge", "ongoing", "dying", "stabilize", "escape", "move", "recover", "rest", "hero", "effort"]
