"""What a tap on a card wants: tests, blows, shots, damage (chapters Teste de habilidades, Regras de combate)."""

from ..errors import RuleError, invalid
from ..plans import text_of
from .book import book
from .choosing import (
    DIFFICULTIES,
    FLIPPED,
    Choices,
    can_act,
    in_levels,
    level_rows,
    name_of,
    place_in,
    units_of,
    with_against,
)
from .damage import BODY
from .figures import points_against
from .levels import COMBAT_LEVELS
from .melee import BLOWS, LOCATIONS
from .ranged import AIMS
from .rolls import parse_roll
from .sheet import ATTRIBUTES, SKILL_IDS, attribute_of, row_of, stand_in

# Tests that are no action: nothing that hampers actions counts against them.
PASSIVE = ["resistance", "luck", "magic_resistance", "fatigue"]
FOE_SKILLS = [str(number) for number in range(5, 101, 5)]
FOE_ATTRIBUTES = [str(number) for number in range(1, 21)]
DEFENSES = ["dodge", "parry", "shield"]
# Where a blow at a point lands, for its damage; the point itself is the game master's to name.
LANDS = {"specific_point": "limbs", "large_close_target": "torso", "disarm": "limbs"}
BLADES = ["knife", "dagger", "sword", "machete", "spear", "axe"]
TIMES = ["1", "2", "3", "4", "5"]


# --- tests and contests of a trait -----------------------------------------------------------------------------


def trait_name(actor, trait):
    """Return the text of a trait: a word of the game's, or the name that the player gave a skill of their own."""
    row = row_of(actor["sheet"], trait)
    if row is not None and row["name"]:
        return row["name"]
    if trait in SKILL_IDS or trait in ATTRIBUTES or trait in PASSIVE:
        return text_of("bandeirantes-trait-" + trait)
    return trait


def skill_score(actor, trait):
    """Return the level to roll against, with the attribute standing in where the skill is lacking.

    :raises RuleError: ``unknown_trait``; ``untrained`` for one tied to Intelligence.
    """
    row = row_of(actor["sheet"], trait)
    if row is None and attribute_of(trait) is None:
        raise RuleError("unknown_trait", "intent")
    attribute = attribute_of(trait) or row["attribute"]
    told = book.start(
        "skill_level",
        {
            "skill": None if row is None else row["level"],
            "attribute_value": actor["sheet"]["attributes"][attribute],
            "intelligence_based": attribute == "intelligence",
        },
    )
    if not told["usable"]:
        raise RuleError("untrained", "intent")
    return told["level"]


def trait_plan(state, actor, intent):
    """Return the plan of testing a trait, alone or against somebody."""
    trait = intent.get("trait")
    if not isinstance(trait, str):
        raise invalid("trait")
    if trait in ("luck", "magic_resistance", "fatigue"):
        return _passive_plan(state, actor, intent, trait)
    if trait != "resistance":
        can_act(actor)
    asked = Choices(intent)
    alone = asked.ask("way", ["test", "contest"], "test") == "test"
    if trait in ATTRIBUTES:
        score = actor["sheet"]["attributes"][trait]
        if not alone:
            return _attribute_contest(actor, trait, score, asked)
        request = {"attribute": score, "difficulty": asked.ask("difficulty", DIFFICULTIES, "normal")}
        op, die = "attribute_test", "d20"
    else:
        score = skill_score(actor, trait)
        if not alone:
            return _skill_contest(state, actor, trait, score, asked)
        request = {"skill": score, "difficulty": asked.ask("difficulty", DIFFICULTIES, "normal")}
        op, die = "skill_test", "d100"
    rows = [] if trait in PASSIVE else level_rows(state, actor, "difficulty_steps")
    plan = {"op": op, "request": request, "title": trait_name(actor, trait), "die": die, "choices": asked.offered}
    return in_levels(plan, rows)


def _passive_plan(state, actor, intent, trait):
    asked = Choices(intent)
    if trait == "magic_resistance":
        return resist_plan(state, actor, intent)
    request = {"difficulty": asked.ask("difficulty", DIFFICULTIES, "normal")}
    plan = {"request": request, "title": trait_name(actor, trait), "choices": asked.offered}
    if trait == "luck":
        plan["op"], plan["die"] = "luck_test", "d10"
        request["luck"] = actor["sheet"]["attributes"]["luck"]
    else:
        # Ruling: the points that are left, not the score
        plan["op"], plan["die"] = "attribute_test", "d20"
        request["attribute"] = actor["vitals"]["fatigue"]
    return in_levels(plan, [])


def resist_plan(state, actor, intent):
    """Return the plan of resisting a spell or charm."""
    asked = Choices(intent)
    distracted = "distracted" in actor["states"] or "unconscious" in actor["states"]
    request = {
        "magic_resistance": actor["sheet"]["attributes"]["magic_resistance"],
        "distracted_or_asleep": asked.yes("distracted", distracted),
        "caster_far": asked.yes("caster_far"),
        "difficulty": asked.ask("difficulty", DIFFICULTIES, "normal"),
    }
    rows = []
    if "warded" in actor["states"]:
        rows.append({"source": "warded", "value": 1, "on": True, "into": "difficulty_steps"})
    plan = {
        "op": "magic_resistance",
        "request": request,
        "title": text_of("bandeirantes-trait-magic_resistance"),
        "die": "d100",
        "choices": asked.offered,
    }
    return in_levels(plan, rows)


def _attribute_contest(actor, trait, score, asked):
    foe = int(asked.ask("foe_attribute", FOE_ATTRIBUTES, "10"))
    return {
        "op": "attribute_contest",
        "request": {"attacker_attribute": score, "defender_attribute": foe},
        "title": trait_name(actor, trait),
        "die": "d6",
        "choices": asked.offered,
        "into": "attacker_modifiers",
        "units": units_of(["attacker_modifiers"]),
        "against": {"value": foe, "text": text_of("bandeirantes-against-foe")},
    }


def _skill_contest(state, actor, trait, score, asked):
    request = {
        "attacker_skill": score,
        "defender_skill": int(asked.ask("foe_skill", FOE_SKILLS, "40")),
        "attacker_difficulty": asked.ask("combat_difficulty", COMBAT_LEVELS, "normal"),
    }
    rows = level_rows(state, actor, "attacker_steps")
    return _contest(request, trait_name(actor, trait), rows, asked, text_of("bandeirantes-against-foe"))


def _contest(request, title, rows, asked, words):
    """Return the plan of a contest of skills, its modifiers in points and in levels."""
    return with_against(
        {
            "op": "skill_contest",
            "request": request,
            "title": title,
            "die": "d20",
            "modifiers": rows,
            "into": "attacker_modifiers",
            "flipped": FLIPPED,
            "units": units_of(["attacker_modifiers", "attacker_steps"]),
            "choices": asked.offered,
            "against": {"value": 0, "text": words},
        }
    )


# --- attacks ---------------------------------------------------------------------------------------------------


def weapon_of(actor, intent):
    """Return the weapon of an intent by its place on the sheet, None for bare hands.

    :raises RuleError: ``invalid_input`` on ``weapon``.
    """
    place = intent.get("weapon")
    if place is None:
        return None
    return place_in(actor["sheet"]["weapons"], place, "weapon")


def weapon_name(weapon):
    """Return the text of a weapon."""
    return text_of("bandeirantes-unarmed") if weapon is None else weapon["name"]


def _is_open(target):
    """True for a target that cannot defend: only a fumble misses it, like one who turns to flee (Ruling)."""
    if target is None:
        return False
    for state_id in ("unconscious", "fallen", "dead"):
        if state_id in target["states"]:
            return True
    return False


def attack_plan(state, actor, intent):
    """Return the plan of an attack: a contest hand to hand, a test for a shot or throw, a free blow."""
    can_act(actor)
    weapon = weapon_of(actor, intent)
    target = state["characters"].get(intent.get("target"))
    asked = Choices(intent)
    use = "melee" if weapon is None else weapon["use"]
    ways = {"melee": ["melee", "free"], "ranged": ["ranged"], "both": ["melee", "ranged", "free"]}[use]
    way = asked.ask("way", ways, "free" if _is_open(target) and use != "ranged" else ways[0])
    if way == "free":
        title = text_of("bandeirantes-title-free", {"weapon": weapon_name(weapon)})
        plan = {"op": "free_attack", "request": {}, "title": title, "die": "d20", "takes": False}
        plan["choices"] = asked.offered
        return plan
    if way == "ranged":
        return _shot(state, actor, weapon, asked)
    return _blow(state, actor, weapon, target, asked)


def shooting_skill(weapon):
    """Return the skill that a weapon is shot or thrown with; one for both uses is thrown."""
    return weapon["skill"] if weapon["use"] == "ranged" else "throwing"


def _second_untrained(actor, asked):
    second = asked.ask("attack_number", ["first", "second"], "first") == "second"
    return second and row_of(actor["sheet"], "two_weapons") is None


def _shot(state, actor, weapon, asked):
    skill = shooting_skill(weapon)
    request = {
        "skill": stand_in(actor["sheet"], skill),
        "location": asked.ask("aim", AIMS, "torso"),
        "second_attack_untrained": _second_untrained(actor, asked),
    }
    title = text_of("bandeirantes-title-attack", {"trait": trait_name(actor, skill), "weapon": weapon_name(weapon)})
    plan = {"op": "ranged_attack", "request": request, "title": title, "die": "d100", "choices": asked.offered}
    return in_levels(plan, level_rows(state, actor, "difficulty_steps"))


def _blow(state, actor, weapon, target, asked):
    inputs = {"second_attack_untrained": _second_untrained(actor, asked)}
    if weapon is None:
        inputs["unarmed_attack"] = asked.ask("blow", BLOWS, "straight_punch")
        skill, form = "unarmed", "unarmed"
    else:
        inputs["location"] = asked.ask("location", LOCATIONS, "torso")
        skill, form = weapon["skill"], weapon["form"]
    if asked.yes("charge"):
        inputs["charge_distance_m"] = 5
    request = {
        "attacker_skill": stand_in(actor["sheet"], skill),
        "attacker_difficulty": asked.ask("combat_difficulty", COMBAT_LEVELS, "normal"),
    }
    if target is None:
        inputs["defense"] = "dodge"
        request["defender_skill"] = int(asked.ask("foe_skill", FOE_SKILLS, "40"))
        words = text_of("bandeirantes-against-foe")
        matched = 0
    else:
        matched = _defend(target, form, inputs, request, asked)
        args = {"name": name_of(target), "defense": text_of("bandeirantes-w-" + inputs["defense"])}
        words = text_of("bandeirantes-against-defense", args)
    told = book.start("melee_modifiers", inputs)
    rows = []
    for row in told["attacker_modifiers"]:
        rows.append({"source": row["source"], "value": row["value"], "on": True})
    if matched:
        rows.append({"source": "weapon_matchup", "value": matched, "on": True})
    request["defender_modifiers"] = request.get("defender_modifiers", []) + told["defender_modifiers"]
    title = text_of("bandeirantes-title-attack", {"trait": trait_name(actor, skill), "weapon": weapon_name(weapon)})
    rows += level_rows(state, actor, "attacker_steps", False)
    return _contest(request, title, rows, asked, words)


def _defend(target, form, inputs, request, asked):
    """Write the target's side of a blow; return the points that the attacker's weapon costs its holder.

    Only what everyone may know of a target (``derived``, states) counts here, so that a phone plans as the table does.
    """
    known = target["derived"]
    defenses = DEFENSES if known["shield"] else DEFENSES[:2]
    scores = {"dodge": known["dodge"], "parry": known["parry"], "shield": known["dodge"]}
    best = "dodge"
    if known["parry"] > known["dodge"]:
        best = "parry"
    if known["shield"] and known["dodge"] + 10 >= scores[best]:
        best = "shield"
    inputs["defense"] = asked.ask("defense", defenses, best)
    inputs["defender_charged"] = "charged" in target["states"]
    inputs["defender_held"] = "held" in target["states"]
    request["defender_skill"] = min(100, scores[inputs["defense"]])
    request["defender_steps"] = known["steps"]
    cost = points_against(known["form"], form)
    if cost:
        request["defender_modifiers"] = [{"source": "weapon_matchup", "value": cost}]
    return points_against(form, known["form"])


# --- damage ----------------------------------------------------------------------------------------------------


def _multiplied(damage, times):
    """Return a damage roll with a spell's raised effect: that many times the dice and the flat part."""
    number, sides, flat = parse_roll(damage)
    told = str(min(20, number * times)) + "d" + str(sides)
    if flat:
        told += ("+" if flat > 0 else "-") + str(abs(flat) * times)
    return told


def _landed(intent):
    location = intent.get("location")
    location = LANDS.get(location, location)
    return location if location in BODY else "torso"


def damage_plan(state, actor, intent):
    """Return the plan of what a blow, shot or spell that landed does, before the target's protection."""
    if intent.get("spell") is not None:
        return _spell_damage(actor, intent)
    weapon = weapon_of(actor, intent)
    asked = Choices(intent)
    master = asked.yes("master_stroke", intent.get("master") is True)
    if weapon is None:
        default = intent.get("blow") if intent.get("blow") in BLOWS else "straight_punch"
        blow = asked.ask("blow", BLOWS, default)
        return {
            "op": "unarmed_attack",
            "request": {"attack": blow, "master_stroke": master},
            "title": text_of("bandeirantes-title-damage", {"weapon": text_of("bandeirantes-w-" + blow)}),
            "die": "d6",
            "choices": asked.offered,
            "takes": False,
        }
    piercing = weapon["type"] == "piercing"
    request = {
        "damage": weapon["damage"],
        "type": weapon["type"],
        "location": asked.ask("location", BODY, _landed(intent)),
        "master_stroke": master,
        "cutting_weapon": piercing and weapon["form"] in BLADES,
    }
    if weapon["type"] in ("cutting", "piercing"):
        asked.yes("bleeds", piercing)
    args = {"weapon": weapon["name"], "dice": weapon["damage"]}
    return _damage(request, text_of("bandeirantes-title-damage_dice", args), asked)


def _damage(request, title, asked):
    die = "d" + str(parse_roll(request["damage"])[1])
    return {
        "op": "damage_roll",
        "request": request,
        "title": title,
        "die": die,
        "choices": asked.offered,
        "takes": False,
    }


def _spell_damage(actor, intent):
    spell = place_in(actor["sheet"]["spells"], intent["spell"], "spell")
    if not spell["damage"]:
        raise invalid("spell")
    asked = Choices(intent)
    given = str(intent.get("times", 1))
    times = int(asked.ask("times", TIMES, given if given in TIMES else "1"))
    request = {
        "damage": _multiplied(spell["damage"], times),
        "type": spell["type"],
        "location": asked.ask("location", BODY, _landed(intent)),
        "master_stroke": asked.yes("master_stroke", intent.get("master") is True),
    }
    if spell["type"] in ("cutting", "piercing"):
        asked.yes("bleeds", spell["type"] == "piercing")
    args = {"weapon": spell["name"], "dice": request["damage"]}
    return _damage(request, text_of("bandeirantes-title-damage_dice", args), asked)
