"""What the plans of a Savage Worlds card are made of: choices, condition, modifiers, both sides of a roll."""

from ..commands_people import tied
from ..errors import RuleError, invalid
from ..plans import refuse, text_of
from .book import book
from .figures import DIFFICULTY_NAMES
from .sheet import SKILL_IDS, fatigue_word, is_wild, linked_attribute, skill_die, trait_die_of

# Traits that need sight: poor light counts at once; for any other it is offered, switched off.
SIGHT = ["notice", "shooting", "fighting"]

# In the order in which the sheet before a roll shows them.
TRAIT_SOURCES = [
    "wounds",
    "fatigue",
    "distracted",
    "actions",
    "running",
    "joker",
    "vulnerable",
    "illumination",
    "difficulty",
    "off_hand",
    "support",
]
# what the table brings that trait_modifiers does not know of
TABLE_SOURCES = ["encumbrance", "unspecialized", "arcane", "unarmored_hero", "handling", "armor_strength"]
ACTIONS = ["1", "2", "3"]
YES_NO = ["no", "yes"]
ACTED = ["trait", "attack", "test", "support", "grapple", "crush", "break_free", "push", "power", "heal", "drive"]


def scale_of(size):
    """Return the scale name of a Size (chapter 4.6: small from -2, large from 4)."""
    if size <= -4:
        return "tiny"
    if size == -3:
        return "very_small"
    if size == -2:
        return "small"
    if size <= 3:
        return "normal"
    if size <= 7:
        return "large"
    return "huge" if size <= 11 else "colossal"


def rule_on(state, rule):
    """True where the table plays by a setting rule."""
    return state["table"]["rules"].get(rule) is True


def chosen(intent, name, allowed, default):
    """Return what the intent chose under ``name``.

    :raises RuleError: ``invalid_input`` on ``choose`` for a word that is not offered.
    """
    choose = intent.get("choose")
    if choose is None:
        return default
    if not isinstance(choose, dict):
        raise invalid("choose")
    value = choose.get(name)
    if value is None:
        return default
    if value not in allowed or type(value) is bool:
        raise invalid("choose")
    return value


def offered(name, values, value):
    """Return a choice as a plan offers it."""
    return {"id": name, "values": values, "value": value}


def against_of(value, what, name=None):
    """Return what a roll is up against: the number, and the words that name it."""
    return {"value": value, "text": text_of("swade-against-" + what, {"value": value, "name": name})}


def name_of(character):
    """Return the name that everyone may read."""
    return character["alias"] or character["name"]


def has_joker(state, actor):
    """True while the character holds a joker this round, or fear drives it so; the bonus is the holder's alone."""
    if "adrenaline" in actor["states"]:
        return True
    fight = state["fight"]
    if fight is None:
        return False
    for row in fight["order"]:
        if row["id"] == actor["id"]:
            return row["bonus"]
    return False


def listed(breakdown, sources):
    """Return a breakdown (source -> value) as a list in a fixed order, all switched on."""
    rows = []
    for source in sources:
        if breakdown.get(source):
            rows.append({"source": source, "value": breakdown[source], "on": True})
    return rows


def condition(state, actor):
    """Return the inputs that a character's own condition fills in for trait_modifiers and attack_modifiers."""
    return {
        "wounds": actor["vitals"].get("wounds", 0),
        "fatigue": tiredness(actor),
        "distracted": "distracted" in actor["states"],
        "ran": actor["turn"].get("ran") is True,
        "joker": has_joker(state, actor),
    }


def tiredness(actor):
    """Return none, fatigued or exhausted."""
    word = fatigue_word(actor)
    return "exhausted" if word == "incapacitated" else word


def trait_name(actor, trait):
    """Return the text of a trait: a word of the system's, or the name that the player gave a skill of their own."""
    for row in actor["sheet"]["skills"]:
        if row["id"] == trait and row["name"]:
            return row["name"]
    return text_of("swade-trait-" + trait)


def actions_of(actor, intent):
    """Return how many actions the turn has: declared, or at least those taken already and this one."""
    taken = actor["turn"].get("taken", 0) + 1
    usual = max(actor["turn"].get("actions", 1), taken if intent.get("kind") in ACTED else 1)
    return int(chosen(intent, "actions", ACTIONS, str(max(1, min(3, usual)))))


def can_act(actor):
    """Refuse one who cannot act.

    :raises RuleError: ``cannot_act``.
    """
    for state_id in ("dead", "incapacitated", "knocked_out", "wrecked"):
        if state_id in actor["states"]:
            raise RuleError("cannot_act", "actor", {"state": state_id})


def bonus_die(actor, intent):
    """Return ``(whether a d6 more is rolled, choices)``: Conviction's for as long as it burns, an insight's once."""
    if "convicted" in actor["states"]:
        return True, []
    if "insight" not in actor["states"]:
        return False, []
    use = chosen(intent, "insight", YES_NO, "no")
    return use == "yes", [offered("insight", YES_NO, use)]


def trait_request(actor, trait):
    """Return the request of a trait roll without its modifiers.

    :raises RuleError: ``unknown_trait``.
    """
    die = trait_die_of(actor["sheet"], trait)
    if die is None and trait not in SKILL_IDS:
        raise RuleError("unknown_trait", "intent")
    request = {"wild_card": is_wild(actor), "wild_die": actor["sheet"]["wild_die"]}
    if die is None:
        request["unskilled"] = True
    else:
        request["die"] = die
    return request


def state_modifiers(state, actor, trait, intent):
    """Return ``(modifiers, choices)`` that a character's state and the scene put on a trait roll."""
    difficulty = chosen(intent, "difficulty", DIFFICULTY_NAMES, "normal")
    actions = actions_of(actor, intent)
    target = state["characters"].get(intent.get("target"))
    light = state["table"]["situation"]["illumination"]
    request = condition(state, actor)
    request["difficulty"] = difficulty
    request["actions"] = actions
    request["illumination"] = light
    request["target_vulnerable"] = target is not None and "vulnerable" in target["states"]
    rows = listed(book.start("trait_modifiers", request)["breakdown"], TRAIT_SOURCES)
    for row in rows:
        if row["source"] == "illumination" and trait not in SIGHT:
            row["on"] = False
    rows += table_modifiers(state, actor, trait)
    choices = [
        offered("difficulty", DIFFICULTY_NAMES, difficulty),
        offered("actions", ACTIONS, str(actions)),
    ]
    return rows, choices


def table_modifiers(state, actor, trait):
    """Return what the load, a supporting friend and the setting put on a trait roll."""
    rows = []
    load = actor["derived"].get("load_penalty", 0)
    if load and linked_attribute(trait) in ("agility", "strength"):
        rows.append({"source": "encumbrance", "value": load, "on": linked_attribute(trait) == "agility"})
    supported = actor["states"].get("supported", {})
    if supported.get("bonus") and supported.get("trait") == trait:
        rows.append({"source": "support", "value": supported["bonus"], "on": True})
    if rule_on(state, "skill_specializations") and skill_die(actor["sheet"], trait) is not None:
        # the player knows whether this is what the skill is special in
        told = book.start("setting_roll_modifiers", {"roll": "skill", "specializations": [], "needed": trait})
        rows.append({"source": "unspecialized", "value": told["modifier"], "on": False})
    return rows


def trait_plan(state, actor, intent):
    """Return the plan of a bare trait roll."""
    trait = intent.get("trait")
    if not isinstance(trait, str):
        raise invalid("trait")
    can_act(actor)
    request = trait_request(actor, trait)
    more, extra = bonus_die(actor, intent)
    if more:
        request["conviction"] = True
    rows, choices = state_modifiers(state, actor, trait, intent)
    return {
        "op": "trait_roll",
        "request": request,
        "title": trait_name(actor, trait),
        "die": request.get("die", "d4"),
        "modifiers": rows,
        "choices": choices + extra,
        "against": against_of(4, "target"),
    }


def trained(actor, trait):
    """Return ``(request of a die that is never left out, modifier rows)``: an untrained skill is a d4 at -2."""
    request = trait_request(actor, trait)
    if request.pop("unskilled", False):
        request["die"] = "d4"
        return request, [{"source": "unskilled", "value": -2, "on": True}]
    return request, []


def own_trait_plan(state, actor, intent, op, trait, extra):
    """Return the plan of an op that is a roll of one trait against 4, a free action: wounds and fatigue count."""
    request, rows = trained(actor, trait)
    for key in extra:
        request[key] = extra[key]
    if "convicted" in actor["states"]:
        request["conviction"] = True
    return {
        "op": op,
        "request": request,
        "title": text_of("swade-title-" + op),
        "die": request["die"],
        "modifiers": free_modifiers(state, actor) + rows,
        "against": against_of(4, "target"),
    }


def free_modifiers(state, actor, wounds=None):
    """Return what bears on a roll that takes no action: wounds, fatigue, a joker."""
    own = {
        "wounds": actor["vitals"].get("wounds", 0) if wounds is None else wounds,
        "fatigue": tiredness(actor),
        "joker": has_joker(state, actor),
        "free_action": True,
    }
    return listed(book.start("trait_modifiers", own)["breakdown"], TRAIT_SOURCES)


# --- somebody else's side ----------------------------------------------------------------------------------------

_SEALED = ["defender_die", "defender_wild_card", "defender_wild_die", "defender_modifiers"]


def target_of(state, intent):
    """Return whom an intent is meant for, None where nobody is."""
    return state["characters"].get(intent.get("target"))


def oppose(state, plan, target, trait, inputs=(), labels=()):
    """Let ``target`` resist a plan with a trait: its side of the request, filled where its sheet is at hand.

    A player's phone has no sheet of others: there the plan is ``blind``, and only the table rolls it. ``inputs`` and
    ``labels`` name more of the request and the dice that come from that sheet.
    """
    if target is None:
        return refuse(plan, RuleError("needs_a_target", "target"))
    plan["target"] = target["id"]
    plan["sealed"] = {
        "inputs": _SEALED + list(inputs),
        "labels": ["defender_trait", "defender_wild", "defender_critical"] + list(labels),
    }
    if "sheet" not in target:
        plan["blind"] = True
        return plan
    request, rows = trained(target, trait)
    plan["request"]["defender_die"] = request["die"]
    plan["request"]["defender_wild_card"] = request["wild_card"]
    plan["request"]["defender_wild_die"] = request["wild_die"]
    plan["request"]["defender_modifiers"] = plain_rows(resisting(state, target, trait) + rows)
    return plan


def resisting(state, character, trait):
    """Return what bears on the roll of one who resists: it takes no action."""
    own = condition(state, character)
    own["free_action"] = True
    rows = listed(book.start("trait_modifiers", own)["breakdown"], TRAIT_SOURCES)
    load = character["derived"].get("load_penalty", 0)
    if load and linked_attribute(trait) == "agility":
        rows.append({"source": "encumbrance", "value": load, "on": True})
    return rows


def plain_rows(rows):
    """Return modifier rows as a request has them."""
    return [{"source": row["source"], "value": row["value"]} for row in rows if row["on"]]


def holder_of(state, character):
    """Return who holds somebody, None where nobody does."""
    for other in state["character_order"]:
        if tied(state["characters"][other], character["id"], "holds"):
            return state["characters"][other]
    return None


def side_of(character):
    """Return whose side somebody is on: the players' heroes, or the game master's."""
    return "heroes" if character["owner"] is not None else "others"


def near_to(state, character):
    """Return who stands beside somebody."""
    found = []
    for other in state["character_order"]:
        if tied(character, other, "near"):
            found.append(state["characters"][other])
    return found
