"""What a tap on a Savage Worlds card wants: the plan of each intent (chapters 1.2, 4 to 6)."""

from ..errors import RuleError, invalid
from ..plans import text_of
from .book import book
from .figures import BANDS, COVER_NAMES, DIFFICULTY_NAMES
from .sheet import SKILL_IDS, fatigue_word, has, is_wild, trait_die_of

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
]
ATTACK_SOURCES = [
    "wounds",
    "fatigue",
    "distracted",
    "actions",
    "running",
    "joker",
    "vulnerable",
    "the_drop",
    "gang_up",
    "range",
    "cover",
    "prone",
    "illumination",
    "called_shot",
    "scale",
    "recoil",
    "off_hand",
    "unstable_platform",
    "attacker_prone",
    "unarmed_defender",
    "two_weapons",
    "wild_attack",
    "touch_attack",
    "improvised",
    "aim",
    "shotgun",
    "nonlethal_flat",
]
CALLED_SHOTS = ["none", "limb", "hand", "head", "vitals"]


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


def has_joker(state, actor):
    """True while the character holds a joker this round; the bonus is the holder's alone."""
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


def _condition(state, actor):
    """Return the inputs that a character's own condition fills in for trait_modifiers and attack_modifiers."""
    return {
        "wounds": actor["vitals"].get("wounds", 0),
        "fatigue": _fatigue(actor),
        "distracted": "distracted" in actor["states"],
        "ran": actor["turn"].get("ran") is True,
        "joker": has_joker(state, actor),
    }


def _fatigue(actor):
    word = fatigue_word(actor)
    return "exhausted" if word == "incapacitated" else word


def trait_name(actor, trait):
    """Return the text of a trait: a word of the system's, or the name that the player gave a skill of their own."""
    for row in actor["sheet"]["skills"]:
        if row["id"] == trait and row["name"]:
            return row["name"]
    return text_of("swade-trait-" + trait)


def _actions(actor, intent):
    return int(chosen(intent, "actions", ["1", "2", "3"], str(max(1, min(3, actor["turn"].get("actions", 1))))))


def _can_act(actor):
    for state_id in ("dead", "incapacitated", "knocked_out"):
        if state_id in actor["states"]:
            raise RuleError("cannot_act", "actor", {"state": state_id})


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
    actions = _actions(actor, intent)
    target = state["characters"].get(intent.get("target"))
    light = state["table"]["situation"]["illumination"]
    request = _condition(state, actor)
    request["difficulty"] = difficulty
    request["actions"] = actions
    request["illumination"] = light
    request["target_vulnerable"] = target is not None and "vulnerable" in target["states"]
    rows = listed(book.start("trait_modifiers", request)["breakdown"], TRAIT_SOURCES)
    for row in rows:
        if row["source"] == "illumination" and trait not in SIGHT:
            row["on"] = False
    choices = [
        offered("difficulty", DIFFICULTY_NAMES, difficulty),
        offered("actions", ["1", "2", "3"], str(actions)),
    ]
    return rows, choices


def _trait_plan(state, actor, intent):
    trait = intent.get("trait")
    if not isinstance(trait, str):
        raise invalid("trait")
    _can_act(actor)
    request = trait_request(actor, trait)
    rows, choices = state_modifiers(state, actor, trait, intent)
    return {
        "op": "trait_roll",
        "request": request,
        "title": trait_name(actor, trait),
        "die": request.get("die", "d4"),
        "modifiers": rows,
        "choices": choices,
        "against": against_of(4, "target"),
    }


# --- attacks ---------------------------------------------------------------------------------------------------


def weapon_of(actor, intent):
    """Return the weapon of an intent: by its place on the sheet, bare hands for None.

    :raises RuleError: ``invalid_input`` on ``weapon``.
    """
    place = intent.get("weapon")
    if place is None:
        return {
            "name": "",
            "damage": "str",
            "skill": "fighting",
            "range": None,
            "ap": 0,
            "reach": 0,
            "parry": 0,
            "rate_of_fire": 1,
            "two_hands": False,
            "note": "",
        }
    weapons = actor["sheet"]["weapons"]
    if type(place) is not int or not 0 <= place < len(weapons):
        raise invalid("weapon")
    return weapons[place]


def weapon_name(weapon):
    """Return the text of a weapon."""
    return weapon["name"] or text_of("swade-unarmed")


def attack_kind(weapon):
    """Return melee, ranged or thrown."""
    if weapon["skill"] == "fighting":
        return "melee"
    return "thrown" if weapon["skill"] == "athletics" else "ranged"


def _attack_inputs(state, actor, weapon, target, intent):
    """Return ``(inputs of attack_modifiers, choices)`` of an attack as it stands."""
    kind = attack_kind(weapon)
    inputs = _condition(state, actor)
    inputs["kind"] = kind
    inputs["actions"] = _actions(actor, intent)
    inputs["illumination"] = state["table"]["situation"]["illumination"]
    inputs["cover"] = chosen(intent, "cover", COVER_NAMES, state["table"]["situation"]["cover"])
    inputs["called_shot"] = chosen(intent, "called_shot", CALLED_SHOTS, "none")
    inputs["attacker_scale"] = scale_of(actor["sheet"]["size"])
    inputs["armed"] = weapon["name"] != ""
    choices = [offered("actions", ["1", "2", "3"], str(inputs["actions"]))]
    if kind == "melee":
        inputs["attacker_prone"] = "prone" in actor["states"]
        inputs["ambidextrous"] = has(actor["sheet"], "edges", "ambidextrous")
        inputs["foes_adjacent"] = int(chosen(intent, "foes_adjacent", ["1", "2", "3", "4", "5"], "1"))
        inputs["target_parry"] = 4
        choices.append(offered("foes_adjacent", ["1", "2", "3", "4", "5"], str(inputs["foes_adjacent"])))
    else:
        inputs["band"] = chosen(intent, "band", BANDS[:3] if kind == "thrown" else BANDS, "short")
        inputs["aim"] = chosen(intent, "aim", ["none", "plus_two", "ignore"], "none")
        choices.append(offered("band", BANDS[:3] if kind == "thrown" else BANDS, inputs["band"]))
        choices.append(offered("aim", ["none", "plus_two", "ignore"], inputs["aim"]))
    choices.append(offered("cover", COVER_NAMES, inputs["cover"]))
    choices.append(offered("called_shot", CALLED_SHOTS, inputs["called_shot"]))
    if target is not None:
        _add_target(inputs, target)
    return inputs, choices


def _add_target(inputs, target):
    states = target["states"]
    inputs["target_prone"] = "prone" in states
    inputs["target_vulnerable"] = "vulnerable" in states or "stunned" in states
    inputs["target_defending"] = "defending" in states
    if inputs["kind"] == "melee":
        # attack_modifiers takes prone off by itself; the derived Parry has it taken off already
        inputs["target_parry"] = target["derived"]["parry"] + (2 if "prone" in states else 0)
    inputs["target_scale"] = scale_of(target["derived"]["size"])


# Yes/no options that are offered switched off, by kind of attack.
_OPTIONS = {
    "melee": ["wild_attack", "the_drop", "off_hand", "touch_attack", "improvised", "two_weapons"],
    "ranged": ["the_drop", "off_hand", "unstable_platform", "improvised"],
    "thrown": ["the_drop", "off_hand", "unstable_platform", "improvised"],
}


def _optional(inputs, kind):
    """Return the modifiers that may be switched on, each with what it would add."""
    rows = []
    for option in _OPTIONS[kind]:
        tried = dict(inputs)
        tried[option] = True
        value = book.start("attack_modifiers", tried)["breakdown"].get(option)
        if value:
            rows.append({"source": option, "value": value, "on": False})
    return rows


def _attack_plan(state, actor, intent):
    _can_act(actor)
    weapon = weapon_of(actor, intent)
    kind = attack_kind(weapon)
    target = state["characters"].get(intent.get("target"))
    inputs, choices = _attack_inputs(state, actor, weapon, target, intent)
    told = book.start("attack_modifiers", inputs)
    if not told["allowed"]:
        raise RuleError("attack_not_allowed", "choose", {"reasons": told["reasons"]})
    request = trait_request(actor, weapon["skill"])
    request["target"] = told["target"]
    if kind == "melee" and target is None:
        against = against_of(4, "nobody")
    elif kind == "melee":
        against = against_of(told["target"], "parry", name_of(target))
    else:
        against = against_of(told["target"], "target")
    title = text_of(
        "swade-title-attack",
        {"trait": trait_name(actor, weapon["skill"]), "weapon": weapon_name(weapon)},
    )
    return {
        "op": "trait_roll",
        "request": request,
        "title": title,
        "die": request.get("die", "d4"),
        "modifiers": listed(told["breakdown"], ATTACK_SOURCES) + _optional(inputs, kind),
        "choices": choices,
        "against": against,
    }


def name_of(character):
    """Return the name that everyone may read."""
    return character["alias"] or character["name"]


def damage_dice(actor, weapon):
    """Return a weapon's damage with the Strength die in place of ``str``; flat parts come last."""
    strength = actor["sheet"]["attributes"]["strength"]
    dice, flat = [], 0
    for part in weapon["damage"].replace("-", "+-").split("+"):
        if part == "":
            continue
        if part == "str":
            pieces = strength.replace("-", "+-").split("+")
            dice.append(pieces[0])
            flat += sum([int(piece) for piece in pieces[1:] if piece])
        elif "d" in part:
            dice.append(part)
        else:
            flat += int(part)
    text = "+".join(dice) if dice else ""
    if flat or not text:
        text = text + ("+" if flat >= 0 and text else "") + str(flat)
    return text


def damage_target(target):
    """Return the inputs of ``damage`` that stand for its target; a bare roll meets Toughness 0."""
    if target is None:
        return {"toughness": 0, "wild_card": False}
    return {
        "toughness": target["derived"]["toughness"],
        "armor": target["derived"]["armor"],
        "wild_card": is_wild(target),
        "max_wounds": target["derived"]["max_wounds"],
        "wounds": target["vitals"].get("wounds", 0),
        "shaken": "shaken" in target["states"],
    }


def _damage_plan(state, actor, intent):
    weapon = weapon_of(actor, intent)
    target = state["characters"].get(intent.get("target"))
    request = damage_target(target)
    request["dice"] = damage_dice(actor, weapon)
    request["ap"] = weapon["ap"]
    request["raise"] = chosen(intent, "raise", ["yes", "no"], "yes" if intent.get("raise") is True else "no") == "yes"
    request["nonlethal"] = intent.get("nonlethal") is True
    rows = []
    for row in _bonus(intent):
        rows.append({"source": row["source"], "value": row["value"], "on": True})
    if has_joker(state, actor) and "joker" not in [row["source"] for row in rows]:
        rows.append({"source": "joker", "value": 2, "on": True})
    against = None
    if target is not None:
        against = against_of(target["derived"]["toughness"], "toughness", name_of(target))
    return {
        "op": "damage",
        "request": request,
        "title": text_of("swade-title-damage", {"weapon": weapon_name(weapon), "dice": request["dice"]}),
        "modifiers": rows,
        "choices": [offered("raise", ["no", "yes"], "yes" if request["raise"] else "no")],
        "against": against,
    }


def _bonus(intent):
    rows = intent.get("bonus")
    if rows is None:
        return []
    if not isinstance(rows, list) or len(rows) > 10:
        raise invalid("bonus")
    for row in rows:
        if not isinstance(row, dict) or not isinstance(row.get("source"), str) or type(row.get("value")) is not int:
            raise invalid("bonus")
    return rows


# --- recovering ------------------------------------------------------------------------------------------------


def _own_trait_plan(state, actor, intent, op, trait, extra):
    """Return the plan of an op that is a roll of one trait against 4, wounds and fatigue counting."""
    request = trait_request(actor, trait)
    for key in extra:
        request[key] = extra[key]
    own = {"wounds": actor["vitals"].get("wounds", 0), "fatigue": _fatigue(actor), "joker": has_joker(state, actor)}
    own["free_action"] = True
    return {
        "op": op,
        "request": request,
        "title": text_of("swade-title-" + op),
        "die": request["die"],
        "modifiers": listed(book.start("trait_modifiers", own)["breakdown"], TRAIT_SOURCES),
        "against": against_of(4, "target"),
    }


def _soak_plan(state, actor, intent):
    pending = actor["pending"]
    if pending is None or pending["kind"] != "soak":
        raise RuleError("nothing_to_soak", "intent")
    extra = {"wounds_inflicted": pending["wounds"], "wounds": pending["before"]}
    extra["max_wounds"] = actor["derived"]["max_wounds"]
    extra["nonlethal"] = pending["nonlethal"]
    plan = _own_trait_plan(state, actor, intent, "soak", "vigor", extra)
    # the wounds about to be taken do not count against the roll, those that were there do
    own = {"wounds": pending["before"], "fatigue": _fatigue(actor), "joker": has_joker(state, actor)}
    plan["modifiers"] = listed(book.start("trait_modifiers", own)["breakdown"], TRAIT_SOURCES)
    return plan


def _unshake_plan(state, actor, intent):
    if "shaken" not in actor["states"]:
        raise RuleError("not_shaken", "intent")
    if intent.get("benny") is True:
        return {"op": "unshake", "request": {"benny": True}, "title": text_of("swade-title-unshake"), "takes": False}
    return _own_trait_plan(state, actor, intent, "unshake", "spirit", {})


def _stunned_plan(state, actor, intent):
    if "stunned" not in actor["states"]:
        raise RuleError("not_stunned", "intent")
    return _own_trait_plan(state, actor, intent, "recover_stunned", "vigor", {})


def _bleeding_plan(state, actor, intent):
    if "bleeding" not in actor["states"]:
        raise RuleError("not_bleeding", "intent")
    in_combat = {"source": "bleeding", "in_combat": state["fight"] is not None}
    return _own_trait_plan(state, actor, intent, "bleeding_roll", "vigor", in_combat)


def _incapacitation_plan(state, actor, intent):
    if "incapacitated" not in actor["states"]:
        raise RuleError("not_incapacitated", "intent")
    return _own_trait_plan(state, actor, intent, "incapacitation", "vigor", {})


def _run_plan(state, actor, intent):
    _can_act(actor)
    return {
        "op": "movement",
        "request": {"pace": actor["derived"]["pace"], "run": True, "run_die": actor["sheet"]["run_die"]},
        "title": text_of("swade-title-run"),
        "die": actor["sheet"]["run_die"],
        "takes": False,
    }


_PLANS = {
    "trait": _trait_plan,
    "attack": _attack_plan,
    "damage": _damage_plan,
    "soak": _soak_plan,
    "unshake": _unshake_plan,
    "recover_stunned": _stunned_plan,
    "bleeding": _bleeding_plan,
    "incapacitation": _incapacitation_plan,
    "run": _run_plan,
}
INTENTS = ["trait", "attack", "damage", "soak", "unshake", "recover_stunned", "bleeding", "incapacitation", "run"]


def plan(state, actor, intent):
    """Return the plan of an intent that a character has.

    :raises RuleError: for one that is unknown, incomplete or impossible now.
    """
    if actor is None:
        raise RuleError("missing_input", "actor")
    if intent["kind"] not in _PLANS:
        raise invalid("intent")
    return _PLANS[intent["kind"]](state, actor, intent)
