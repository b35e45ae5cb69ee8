"""Shots and throws, and the ways to escape them (chapter Regras de combate)."""

from ..book import out
from ..inputs import choice, count, decimal, flag
from .book import book
from .checks import D100, ODDS, answer_fields, roll_test
from .levels import steps, sum_of

AIMS = ["head", "throat", "torso", "limbs", "specific_point", "large_close_target"]
# Levels harder than normal
AIM_STEPS = {"head": 1, "throat": 2, "torso": 0, "limbs": 1, "specific_point": 2, "large_close_target": -1}
UNTRAINED_SECOND_ATTACK = 2
POINT_BLANK_M = 5

THREATS = [
    "simple_object",
    "arrow",
    "spear",
    "knife",
    "dagger",
    "sling",
    "blowgun",
    "firearm",
    "lightning",
    "divine_light",
    "stone_darts",
]
# How hard each is to dodge where it is not hard
DODGE_LEVELS = {
    "simple_object": "normal",
    "firearm": "almost_impossible",
    "lightning": "almost_impossible",
    "divine_light": "almost_impossible",
}


@book.op(
    "ranged_attack",
    "Regras de combate",
    inputs=[
        count("skill", max=100),
        choice("location", AIMS, "torso"),
        steps(),
        flag("concentrated"),
        flag("second_attack_untrained"),
    ],
    dice=["d100"],
    outcome=[out("location", "word", AIMS)] + answer_fields() + [out("effects", "words", ["maximum_damage"])],
    odds=ODDS,
)
def ranged_attack(skill, location, difficulty_steps, concentrated, second_attack_untrained):
    """Whether a shot or throw goes where it was aimed (chapter Regras de combate).

    Ruling: the target counts as steps from normal, so that it adds up with the others.
    """
    by = sum_of(difficulty_steps) + AIM_STEPS[location] - (1 if concentrated else 0)
    if second_attack_untrained:
        by += UNTRAINED_SECOND_ATTACK
    answer = yield from roll_test(D100, skill, "normal", by)
    answer["location"] = location
    answer["effects"] = ["maximum_damage"] if answer["master_stroke"] else []
    return answer


@book.op(
    "ranged_defense",
    "Regras de combate",
    inputs=[
        count("skill", max=100, **{"from": "sheet.skills.dodge"}),
        choice("method", ["dodge", "shield"]),
        choice("threat", THREATS),
        decimal("distance_m", None, min=0, needed={"method": "dodge", "threat": "firearm"}),
        steps(),
    ],
    dice=["d100"],
    outcome=answer_fields() + [out("effects", "words", ["shield_takes_damage"])],
    odds=ODDS,
)
def ranged_defense(skill, method, threat, distance_m, difficulty_steps):
    """Whether a dodge or a shield saves from a shot, a throw or a projectile spell (chapter Regras de combate).

    Rulings: a thrown dagger counts as a knife, a blowgun dart as an arrow.
    """
    level = "normal"
    if method == "dodge":
        level = DODGE_LEVELS.get(threat, "hard")
        if threat == "firearm" and distance_m < POINT_BLANK_M:
            level = "impossible"
    answer = yield from roll_test(D100, skill, level, sum_of(difficulty_steps))
    answer["effects"] = ["shield_takes_damage"] if method == "shield" and answer["success"] else []
    return answer
