"""What a character sheet says (chapter 1): abilities low or missing, defenses, the caps of the power level."""

from ..book import out
from ..errors import invalid
from ..inputs import REQUIRED, choice, count, flag, listing, modifiers, record, text, whole
from .book import book
from .common import ABILITIES, DEFENSES, defense_after, filled, half_up
from .tables import DEFENSE_ABILITIES

_ACTIVE = ["dodge", "parry"]

# ability -> conditions when debilitated
_DEBILITATED = {
    "strength": ["defenseless", "immobile", "stunned"],
    "stamina": ["dying"],
    "agility": ["defenseless", "immobile", "stunned"],
    "dexterity": ["defenseless", "immobile", "stunned"],
    "fighting": ["dazed", "defenseless"],
    "intellect": ["unaware"],
    "awareness": ["unaware"],
    "presence": ["unaware"],
}

# ability -> what its absence takes or brings: defenses lost, immunities, limits
_ABSENT = {
    "strength": ([], [], ["cannot_act_physically"]),
    "stamina": ([], ["fortitude_effects"], ["no_natural_recovery"]),
    "agility": (["dodge"], [], ["cannot_move_unaided"]),
    "dexterity": ([], [], ["no_object_handling", "no_physical_attacks"]),
    "fighting": ([], [], ["no_close_attacks"]),
    "intellect": (["will"], ["interaction_skills", "mental_effects"], ["instinct_or_program_only"]),
    "awareness": (
        ["dodge", "parry", "will"],
        ["interaction_skills", "mental_effects"],
        ["fortitude_only_if_alive", "inanimate_object", "no_presence"],
    ),
    "presence": (["will"], ["interaction_skills"], ["cannot_interact"]),
}


@book.op(
    "ability_state",
    "1",
    inputs=[choice("ability", ABILITIES), whole("rank", REQUIRED, nullable=True)],
    outcome=[
        out("state", "word", ["normal", "debilitated", "absent"]),
        out("auto_fail", "flag"),
        out("conditions", "words", ["dazed", "defenseless", "dying", "immobile", "stunned", "unaware"]),
        out("death_check_modifier"),
        out("lost_defenses", "words", ["dodge", "parry", "will"]),
        out("immunities", "words", ["fortitude_effects", "interaction_skills", "mental_effects"]),
        out(
            "limits",
            "words",
            [
                "cannot_act_physically",
                "no_natural_recovery",
                "cannot_move_unaided",
                "no_object_handling",
                "no_physical_attacks",
                "no_close_attacks",
                "instinct_or_program_only",
                "cannot_interact",
                "fortitude_only_if_alive",
                "inanimate_object",
                "no_presence",
            ],
        ),
        out("points"),
        out("can_be_reduced", "flag"),
    ],
    offer="gm",
)
def ability_state(ability, rank):
    """What follows from an ability under -5 or from having none (a rank of null).

    Ruling: absent Strength and Stamina act as they do for constructs; neither loses a defense.
    """
    absent = rank is None
    debilitated = not absent and rank < -5
    lost, immunities, limits = _ABSENT[ability] if absent else ([], [], [])
    if debilitated and ability == "fighting":
        limits = ["no_close_attacks"]
    return {
        "state": "absent" if absent else ("debilitated" if debilitated else "normal"),
        "auto_fail": absent,
        "conditions": list(_DEBILITATED[ability]) if debilitated else [],
        "death_check_modifier": -5 if debilitated and ability == "stamina" else 0,
        "lost_defenses": list(lost),
        "immunities": list(immunities),
        "limits": list(limits),
        "points": 10 if absent else 0,
        "can_be_reduced": not absent and not debilitated,
    }


@book.op(
    "defense_class",
    "1",
    inputs=[
        choice("defense", DEFENSES),
        whole("ability", 0),
        count("bought", 0),
        modifiers(),
        listing("equipment_bonuses", count(""), []),
        choice("state", ["normal", "vulnerable", "defenseless"], "normal", when={"defense": _ACTIVE}),
    ],
    outcome=[
        out("ability_name", "word", ["agility", "fighting", "stamina", "awareness"]),
        out("active", "flag"),
        out("bonus"),
        out("defense_class"),
    ],
    offer="card",
)
def defense_class(defense, ability, bought, modifiers, equipment_bonuses, state):
    """A defense and the class to hit it.

    Ruling: the best equipment bonus stands against the sum of the other bonuses, and penalties always count; a
    defense below 0 is left as it is by vulnerable and defenseless.

    :raises RuleError: Toughness is not for sale.
    """
    if defense == "toughness" and bought:
        raise invalid("bought")
    bonuses = sum([entry["value"] for entry in modifiers if entry["value"] > 0])
    penalties = sum([entry["value"] for entry in modifiers if entry["value"] < 0])
    bonus = ability + bought + penalties + max([bonuses] + equipment_bonuses)
    if defense in _ACTIVE:
        bonus = defense_after(bonus, state)
    return {
        "ability_name": DEFENSE_ABILITIES[defense],
        "active": defense in _ACTIVE,
        "bonus": bonus,
        "defense_class": bonus + 10,
    }


@book.op(
    "power_level_limits",
    "1",
    inputs=[
        filled("sheet.power_level", count("pl", min=1)),
        filled("sheet.defenses.dodge", whole("dodge", 0)),
        filled("sheet.defenses.parry", whole("parry", 0)),
        filled("sheet.defenses.toughness", whole("toughness", 0)),
        filled("sheet.defenses.fortitude", whole("fortitude", 0)),
        filled("sheet.defenses.will", whole("will", 0)),
        listing(
            "attacks",
            record(
                "",
                [
                    text("name"),
                    whole("bonus", 0),
                    whole("rank", 0),
                    flag("attack_check", True),
                    flag("resistance", True),
                ],
            ),
            [],
        ),
        listing("skills", record("", [text("name"), whole("total")]), [], unless={"npc": True}),
        flag("npc"),
    ],
    outcome=[
        out("valid", "flag"),
        out(
            "violations",
            "records",
            fields=[
                out(
                    "limit",
                    "word",
                    [
                        "parry_toughness",
                        "dodge_toughness",
                        "fortitude_will",
                        "attack_effect",
                        "effect_without_attack",
                        "skill",
                    ],
                ),
                out("name", "text"),
                out("value"),
                out("max"),
            ],
        ),
        out("effective_pl"),
    ],
    offer="card",
)
def power_level_limits(pl, dodge, parry, toughness, fortitude, will, attacks, skills, npc):
    """Where a sheet goes past the caps of the power level, and the level it is worth.

    Ruling: the level it is worth is the lowest that its attacks and defenses fit, halves rounded up.
    """
    # (limit, name, value, how many power levels pay for it)
    capped = [
        ("parry_toughness", None, parry + toughness, 2),
        ("dodge_toughness", None, dodge + toughness, 2),
        ("fortitude_will", None, fortitude + will, 2),
    ]
    for attack in attacks:
        if attack["attack_check"]:
            capped.append(("attack_effect", attack["name"], attack["bonus"] + attack["rank"], 2))
        elif attack["resistance"]:
            capped.append(("effect_without_attack", attack["name"], attack["rank"], 1))
    worth, found = 0, []
    for limit, name, value, levels in capped:
        worth = max(worth, half_up(value) if levels == 2 else value)
        if value > levels * pl:
            found.append({"limit": limit, "name": name, "value": value, "max": levels * pl})
    for skill in skills:
        if skill["total"] > pl + 10:
            found.append({"limit": "skill", "name": skill["name"], "value": skill["total"], "max": pl + 10})
    if npc:
        found = []
    return {"valid": len(found) == 0, "violations": found, "effective_pl": worth}
