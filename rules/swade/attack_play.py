"""Attacks and their damage on the card (chapters 4.4 to 4.6 and 6): what the table knows of target and place."""

from ..commands_people import tied
from ..errors import RuleError, invalid
from ..plans import text_of
from .book import book
from .common import parse_damage
from .figures import BANDS, COVER_NAMES
from .plan_parts import (
    ACTIONS,
    YES_NO,
    actions_of,
    against_of,
    bonus_die,
    can_act,
    chosen,
    condition,
    has_joker,
    listed,
    name_of,
    near_to,
    offered,
    scale_of,
    side_of,
    table_modifiers,
    target_of,
    trait_name,
    trait_request,
)
from .sheet import has, is_wild, skill_die

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
FOES = ["1", "2", "3", "4", "5"]
ALLIES = ["0", "1", "2", "3", "4"]
SHOTS = ["1", "2", "3", "4", "5", "6"]
AIMS = ["none", "plus_two", "ignore"]


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
            "min_strength": None,
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


def gang_of(state, actor, target):
    """Return ``(foes beside the target, its friends beside both)`` as the table has them marked.

    The stunned do not count; the attacker stands beside it by attacking.
    """
    foes, friends = 1, 0
    for other in near_to(state, target):
        if other["id"] == actor["id"] or "stunned" in other["states"] or not _stands(other):
            continue
        if side_of(other) == side_of(actor):
            foes += other["count"]
        elif tied(other, actor["id"], "near"):
            friends += other["count"]
    if actor["count"] > 1:
        # a group attacks one by one, all of it around the target
        foes += actor["count"] - 1
    return min(5, foes), min(4, friends)


def _stands(character):
    for state_id in ("dead", "incapacitated", "knocked_out"):
        if state_id in character["states"]:
            return False
    return True


def _attack_inputs(state, actor, weapon, target, intent):
    """Return ``(inputs of attack_modifiers, choices)`` of an attack as it stands."""
    kind = attack_kind(weapon)
    inputs = condition(state, actor)
    inputs["kind"] = kind
    inputs["actions"] = 1 if intent["kind"] == "free_attack" else actions_of(actor, intent)
    inputs["illumination"] = state["table"]["situation"]["illumination"]
    known = tied(actor, target["id"], "cover") if target is not None else None
    inputs["cover"] = chosen(intent, "cover", COVER_NAMES, known or state["table"]["situation"]["cover"])
    inputs["called_shot"] = chosen(intent, "called_shot", CALLED_SHOTS, "none")
    inputs["attacker_scale"] = scale_of(actor["sheet"]["size"])
    inputs["armed"] = weapon["name"] != ""
    choices = [] if intent["kind"] == "free_attack" else [offered("actions", ACTIONS, str(inputs["actions"]))]
    if kind == "melee":
        choices += _melee_inputs(inputs, state, actor, target, intent)
    else:
        choices += _ranged_inputs(inputs, actor, weapon, target, intent)
    choices.append(offered("cover", COVER_NAMES, inputs["cover"]))
    choices.append(offered("called_shot", CALLED_SHOTS, inputs["called_shot"]))
    if target is not None:
        _add_target(inputs, target)
    return inputs, choices


def _melee_inputs(inputs, state, actor, target, intent):
    foes, friends = gang_of(state, actor, target) if target is not None else (1, 0)
    inputs["attacker_prone"] = "prone" in actor["states"]
    inputs["ambidextrous"] = has(actor, "edges", "ambidextrous")
    inputs["foes_adjacent"] = int(chosen(intent, "foes_adjacent", FOES, str(foes)))
    inputs["target_allies_adjacent"] = int(chosen(intent, "allies_adjacent", ALLIES, str(friends)))
    inputs["target_parry"] = 4
    choices = [offered("foes_adjacent", FOES, str(inputs["foes_adjacent"]))]
    if inputs["foes_adjacent"] > 1:
        choices.append(offered("allies_adjacent", ALLIES, str(inputs["target_allies_adjacent"])))
    return choices


def _ranged_inputs(inputs, actor, weapon, target, intent):
    bands = BANDS[:3] if inputs["kind"] == "thrown" else BANDS
    known = tied(actor, target["id"], "band") if target is not None else None
    inputs["band"] = chosen(intent, "band", bands, known if known in bands else "short")
    inputs["aim"] = chosen(intent, "aim", AIMS, "none")
    choices = [offered("band", bands, inputs["band"]), offered("aim", AIMS, inputs["aim"])]
    if inputs["kind"] == "ranged" and weapon["rate_of_fire"] > 1:
        shots = SHOTS[: weapon["rate_of_fire"]]
        inputs["shots"] = int(chosen(intent, "shots", shots, "1"))
        choices.append(offered("shots", shots, str(inputs["shots"])))
    return choices


def _add_target(inputs, target):
    states = target["states"]
    inputs["target_prone"] = "prone" in states
    inputs["target_vulnerable"] = "vulnerable" in states or "stunned" in states
    inputs["target_defending"] = "defending" in states
    if inputs["kind"] == "melee":
        # attack_modifiers takes prone off by itself; the derived Parry has it taken off already
        inputs["target_parry"] = target["derived"]["parry"] + (2 if "prone" in states else 0)
        if "disarmed" in states:
            inputs["target_arms"] = "unarmed"
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


def _from_the_saddle(actor, request, kind):
    """Let a rider fight with the lower of Fighting and Riding (chapter 10)."""
    if kind != "melee" or "mounted" not in actor["states"]:
        return
    riding = skill_die(actor["sheet"], "riding")
    if riding is None or "die" not in request:
        request["unskilled"] = True
        request.pop("die", None)
    else:
        request["die"] = book.start("lower_trait", {"dice": [request["die"], riding]})["die"]


def too_heavy(actor, weapon):
    """Return what a weapon too heavy for its user costs (chapter 27)."""
    if weapon.get("min_strength") is None:
        return {"attack_modifier": 0, "damage_die": None}
    request = {
        "strength": actor["sheet"]["attributes"]["strength"],
        "weapon": {"kind": attack_kind(weapon), "min_strength": weapon["min_strength"]},
    }
    if "str+d" in weapon["damage"]:
        request["weapon"]["damage_die"] = "d" + weapon["damage"].split("str+d")[1].split("+")[0].split("-")[0]
    return book.start("min_strength", request)


def attack_plan(state, actor, intent):
    """Return the plan of an attack: one Trait roll, or several dice where a weapon fires more than once.

    :raises RuleError: ``cannot_act``, ``attack_not_allowed``.
    """
    can_act(actor)
    weapon = weapon_of(actor, intent)
    kind = attack_kind(weapon)
    target = target_of(state, intent)
    inputs, choices = _attack_inputs(state, actor, weapon, target, intent)
    told = book.start("attack_modifiers", inputs)
    if not told["allowed"]:
        raise RuleError("attack_not_allowed", "choose", {"reasons": told["reasons"]})
    request = trait_request(actor, weapon["skill"])
    _from_the_saddle(actor, request, kind)
    request["target"] = told["target"]
    more, extra = bonus_die(actor, intent)
    if more:
        request["conviction"] = True
    rows = listed(told["breakdown"], ATTACK_SOURCES) + table_modifiers(state, actor, weapon["skill"])
    heavy = too_heavy(actor, weapon)["attack_modifier"]
    if heavy:
        rows.append({"source": "armor_strength", "value": heavy, "on": True})
    op = "trait_roll"
    if inputs.get("shots", 1) > 1:
        op = "trait_roll_multi"
        if request.pop("unskilled", False):
            request["die"] = "d4"
            rows.append({"source": "unskilled", "value": -2, "on": True})
        request["count"] = inputs["shots"]
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
        "op": op,
        "request": request,
        "title": title,
        "die": request.get("die", "d4"),
        "modifiers": rows + _optional(inputs, kind),
        "choices": choices + extra,
        "against": against,
    }


def free_attack_plan(state, actor, intent):
    """Return the plan of the attack that somebody who leaves gives away: at once, no action, nothing but a blow.

    :raises RuleError: ``nothing_pending``.
    """
    pending = actor["pending"]
    if pending is None or pending["kind"] != "free_attack":
        raise RuleError("nothing_pending", "intent")
    aimed = dict(intent)
    aimed["target"] = pending["target"] if pending["target"] in state["characters"] else None
    if "weapon" not in aimed:
        for place, weapon in enumerate(actor["sheet"]["weapons"]):
            if weapon["skill"] == "fighting" and "weapon" not in aimed:
                aimed["weapon"] = place
    plan = attack_plan(state, actor, aimed)
    plan["target"] = aimed["target"]
    plan["aimed"] = aimed
    return plan


# --- damage ------------------------------------------------------------------------------------------------------


def damage_dice(actor, weapon):
    """Return a weapon's damage with the Strength die in place of ``str``; flat parts come last."""
    strength = actor["sheet"]["attributes"]["strength"]
    text = weapon["damage"]
    lighter = too_heavy(actor, weapon)["damage_die"]
    if lighter is not None and "str+d" in text:
        rest = text.split("str+d")[1]
        ends = len(rest)
        for sign in "+-":
            if sign in rest:
                ends = min(ends, rest.index(sign))
        text = "str+" + lighter + rest[ends:]
    dice, flat = [], 0
    for part in text.replace("-", "+-").split("+"):
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


def damage_plan(state, actor, intent):
    """Return the plan of a damage roll with a weapon."""
    weapon = weapon_of(actor, intent)
    return harm_plan(state, actor, intent, damage_dice(actor, weapon), weapon["ap"], weapon_name(weapon))


def harm_plan(state, actor, intent, dice, ap, what):
    """Return the plan of a damage roll of ``dice`` by whatever means."""
    target = target_of(state, intent)
    request = damage_target(target)
    request["dice"] = dice
    request["ap"] = ap
    request["raise"] = chosen(intent, "raise", YES_NO, "yes" if intent.get("raise") is True else "no") == "yes"
    request["nonlethal"] = intent.get("nonlethal") is True
    if "convicted" in actor["states"]:
        request["conviction"] = True
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
        "title": text_of("swade-title-damage", {"weapon": what, "dice": dice}),
        "modifiers": rows,
        "choices": [offered("raise", YES_NO, "yes" if request["raise"] else "no")],
        "against": against,
    }


def known_dice(value):
    """Return dice that an intent brings, checked.

    :raises RuleError: ``invalid_input`` on ``dice``.
    """
    if not isinstance(value, str) or parse_damage(value) is None:
        raise invalid("dice")
    return value


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


PLANS = {"attack": attack_plan, "free_attack": free_attack_plan, "damage": damage_plan}
