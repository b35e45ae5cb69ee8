"""What a tap on a Symbaroum card wants: the plan of each intent (chapters 1.2, 2, 4.5 and 5.3)."""

from ..errors import RuleError, invalid, missing
from ..plans import refuse, text_of
from .attacks import attack_plan, damage_plan, defend_plan, suffer_plan
from .care import death_plan, heal_plan
from .common import (
    BLIND_NAMES,
    blind_of,
    check_can_act,
    chosen,
    is_out,
    name_of,
    offered,
    row_of,
    target_of,
    with_room,
)
from .growth import LEVELS, PRICES
from .sheet import ATTRIBUTES, OPPONENTS
from .turn import COMBAT, FREE, MOVEMENT

# Tests that need sight: bad light counts at once; for any other it is offered.
SIGHT = ["accurate", "vigilant"]
# What opposes a test as a rule (chapters 1.2 and 2.1; Ruling: Resolute withstands Persuasive, as published).
USUAL_OPPONENT = {"accurate": "defense", "discreet": "vigilant", "vigilant": "discreet", "persuasive": "resolute"}
# What somebody may do that needs no test of its own.
ACTIONS = [action for action in MOVEMENT + COMBAT + FREE if action not in ("attack", "stand_up", "first_aid")]
DRAWING = ["draw_weapon", "draw_short_weapon"]


def opponent_value(target, opponent):
    """Return a target's attribute or Defense, None where nothing opposes."""
    if opponent == "none" or target is None:
        return None
    if opponent == "defense":
        return target["derived"]["defense"]
    return target["derived"]["attributes"][opponent]


def _test(state, actor, intent, attribute, opponent):
    """Return the plan of a success test of one attribute, its title left open."""
    target = target_of(state, intent)
    choices = []
    if target is not None:
        opponent = chosen(intent, "opposed", OPPONENTS, opponent)
        choices.append(offered("opposed", OPPONENTS, opponent))
    else:
        opponent = "none"
    sees = blind_of(state, actor, target) if target is not None else "self" if _in_the_dark(state, actor) else "none"
    blind = chosen(intent, "blind", BLIND_NAMES, sees if attribute in SIGHT else "none")
    choices.append(offered("blind", BLIND_NAMES, blind))
    request = {"attribute": actor["derived"]["attributes"][attribute], "blind": blind}
    value = opponent_value(target, opponent)
    if value is None:
        words = text_of("symbaroum-against-nobody")
    else:
        request["against"] = value
        trait = text_of("symbaroum-trait-" + opponent)
        words = text_of("symbaroum-against-opponent", {"trait": trait, "name": name_of(target), "opponent": value})
    return {
        "op": "success_test",
        "request": request,
        "die": "d20",
        "choices": choices,
        "against": {"value": 0, "text": words},
    }


def _in_the_dark(state, actor):
    return blind_of(state, actor, None) in ("self", "both")


def _trait_plan(state, actor, intent):
    trait = intent.get("trait")
    if not isinstance(trait, str):
        raise invalid("trait")
    check_can_act(actor)
    if trait == "defense":
        return defend_plan(state, actor, intent)
    if trait not in ATTRIBUTES:
        raise RuleError("unknown_trait", "intent")
    plan = _test(state, actor, intent, trait, USUAL_OPPONENT.get(trait, "none"))
    plan["title"] = text_of("symbaroum-trait-" + trait)
    return plan


# --- abilities -------------------------------------------------------------------------------------------------


def ability_of(actor, intent):
    """Return the ability of an intent.

    :raises RuleError: ``invalid_input`` on ``ability``.
    """
    return row_of(actor["sheet"]["abilities"], intent.get("ability"), "ability")


def _ability_plan(state, actor, intent):
    """Return the plan of an active ability: a test of its own attribute (chapter 2.1)."""
    check_can_act(actor)
    ability = ability_of(actor, intent)
    if ability["attribute"] == "none" or ability["level"] == "none":
        raise RuleError("nothing_to_roll", "ability")
    plan = _test(state, actor, intent, ability["attribute"], ability["against"])
    trait = text_of("symbaroum-trait-" + ability["attribute"])
    plan["title"] = text_of("symbaroum-title-ability", {"name": ability["name"], "trait": trait})
    return with_room(plan, state, actor, "active_ability")


def _improve_plan(state, actor, intent):
    """Return the plan of buying an ability's next level with experience (chapter 5.3).

    :raises RuleError: ``nothing_to_improve`` for a master.
    """
    ability = ability_of(actor, intent)
    place = LEVELS.index(ability["level"])
    if place + 1 == len(LEVELS):
        raise RuleError("nothing_to_improve", "ability")
    level = LEVELS[place + 1]
    held = actor["vitals"].get("experience", 0)
    cost = PRICES[place + 1]
    words = {"name": ability["name"], "level": text_of("symbaroum-w-" + level)}
    plan = {
        "op": "experience_cost",
        "request": {"from": ability["level"], "to": level},
        "title": text_of("symbaroum-title-improve", words),
        "takes": False,
        "against": {"value": cost, "text": text_of("symbaroum-against-experience", {"held": held, "cost": cost})},
    }
    return plan if held >= cost else refuse(plan, RuleError("not_enough_experience"))


# --- surprise --------------------------------------------------------------------------------------------------


def side_of(state, actor):
    """Return those of one side whom everyone may see and who can act, the actor always among them."""
    found = []
    for character_id in state["character_order"]:
        other = state["characters"][character_id]
        seen = other["kind"] == actor["kind"] and not other["hidden"] and not is_out(other)
        if seen or character_id == actor["id"]:
            found.append(other)
    return found


def watched(target):
    """Return how many may be meant: one only where one is named."""
    return ["all"] if target is None else ["one", "all"]


def watchers_of(state, actor, intent):
    """Return ``(watchers, word)``: whom an ambush is meant for, one or all of the other side.

    :raises RuleError: ``missing_input`` on ``target`` where there is nobody.
    """
    target = target_of(state, intent)
    words = watched(target)
    word = chosen(intent, "watchers", words, words[0])
    if word == "one":
        return [target], word
    found = []
    for character_id in state["character_order"]:
        other = state["characters"][character_id]
        if other["kind"] != actor["kind"] and not other["hidden"] and not is_out(other):
            found.append(other)
    if not found:
        raise missing("target")
    return found, word


def _surprise_plan(state, actor, intent):
    """Return the plan of sneaking up: the clumsiest against the sharpest eyes (chapters 1.2 and 4.9)."""
    check_can_act(actor)
    side = chosen(intent, "side", ["alone", "party"], "alone")
    watchers, word = watchers_of(state, actor, intent)
    sneaking = [actor] if side == "alone" else side_of(state, actor)
    request = {
        "discreet": [other["derived"]["attributes"]["discreet"] for other in sneaking],
        "vigilant": [other["derived"]["attributes"]["vigilant"] for other in watchers],
    }
    sharpest = max(request["vigilant"])
    for other in watchers:
        if other["derived"]["attributes"]["vigilant"] == sharpest:
            name = name_of(other)
    trait = text_of("symbaroum-trait-vigilant")
    return {
        "op": "surprise_test",
        "request": request,
        "title": text_of("symbaroum-title-surprise"),
        "die": "d20",
        "choices": [
            offered("side", ["alone", "party"], side),
            offered("watchers", watched(target_of(state, intent)), word),
        ],
        "against": {
            "value": 0,
            "text": text_of("symbaroum-against-opponent", {"trait": trait, "name": name, "opponent": sharpest}),
        },
    }


# --- moving ----------------------------------------------------------------------------------------------------


def _stand_up_plan(state, actor, intent):
    check_can_act(actor)
    if "prone" not in actor["states"]:
        raise RuleError("not_prone", "intent")
    plan = {
        "op": "stand_up",
        "request": {"quick": actor["derived"]["attributes"]["quick"]},
        "title": text_of("symbaroum-title-stand_up"),
        "die": "d20",
        "against": {"value": 0, "text": text_of("symbaroum-against-nobody")},
    }
    return with_room(plan, state, actor, "stand_up")


def _act_plan(state, actor, intent, allowed=None, usual=None):
    """Return the plan of an action without a test: it takes its part of the turn (chapter 2)."""
    check_can_act(actor)
    allowed = allowed or ACTIONS
    usual = usual or (intent["action"] if intent.get("action") in allowed else allowed[0])
    action = chosen(intent, "action", allowed, usual)
    plan = {
        "op": "turn_actions",
        "request": {"actions": actor["turn"].get("actions", []) + [action]},
        "title": text_of("symbaroum-w-" + action),
        "takes": False,
        "choices": [offered("action", allowed, action)],
    }
    return with_room(plan, state, actor, action)


def _draw_plan(state, actor, intent):
    """Return the plan of drawing a weapon: a short one costs no action (chapters 1.1 and 1.2)."""
    if "undrawn" not in actor["states"]:
        raise RuleError("nothing_to_draw", "intent")
    weapons = [weapon for weapon in actor["sheet"]["weapons"] if not weapon["natural"]]
    short = len(weapons) > 0 and weapons[0]["short"]
    return _act_plan(state, actor, intent, DRAWING, "draw_short_weapon" if short else "draw_weapon")


_PLANS = {
    "trait": _trait_plan,
    "attack": attack_plan,
    "defend": defend_plan,
    "damage": damage_plan,
    "suffer": suffer_plan,
    "ability": _ability_plan,
    "improve": _improve_plan,
    "surprise": _surprise_plan,
    "heal": heal_plan,
    "death": death_plan,
    "stand_up": _stand_up_plan,
    "draw": _draw_plan,
    "act": _act_plan,
}
INTENTS = [
    "trait",
    "attack",
    "defend",
    "damage",
    "suffer",
    "ability",
    "improve",
    "surprise",
    "heal",
    "death",
    "stand_up",
    "draw",
    "act",
]


def plan(state, actor, intent):
    """Return the plan of an intent that a character has.

    :raises RuleError: for one that is unknown, incomplete or impossible now.
    """
    if actor is None:
        raise missing("actor")
    if intent["kind"] not in _PLANS:
        raise invalid("intent")
    made = _PLANS[intent["kind"]](state, actor, intent)
    if made.get("against") is not None:
        request = dict(made["request"])
        switched = [row for row in made.get("modifiers", []) if row["on"]]
        request["modifiers"] = switched
        made["against"] = _met(made["op"], made["against"], request)
    return made


def _met(op, shown, request):
    number = target_number(op, request)
    if number is None:
        return shown
    args = dict(shown["text"]["args"])
    args["value"] = number
    return {"value": number, "text": text_of(shown["text"]["key"], args)}


def target_number(op, request):
    """Return the number that a d20 may not exceed, None for an op that has none."""
    bonus = sum([row["value"] for row in request.get("modifiers", [])])
    if op == "success_test":
        opposing = request.get("against")
        advantage = 2 if request.get("advantage") else 0
        return request["attribute"] + bonus + advantage + (0 if opposing is None else 10 - opposing)
    if op == "surprise_test":
        return min(request["discreet"]) + 10 - max(request["vigilant"]) + bonus
    return request["quick"] + bonus if op == "stand_up" else None


def against(made, request):
    """Return what has to be met once the modifiers are as the player switched them."""
    return _met(made["op"], made["against"], request)
