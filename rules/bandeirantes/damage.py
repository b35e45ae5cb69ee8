"""Damage, Resistance, knockout and bleeding (chapter Dano)."""

from ..book import out
from ..compat import is_whole
from ..inputs import choice, count, custom, flag, whole
from .book import book
from .checks import D20, roll_test
from .rolls import parse_roll, weapon_roll

STATUSES = ["active", "fallen", "dead"]
LEAST_ALIVE = -7

TYPES = ["cutting", "piercing", "impact", "burn", "internal"]
ABSORBABLE = ["cutting", "piercing", "impact"]
BODY = ["head", "throat", "torso", "limbs"]
# Multipliers in the order of BODY; internal damage ignores where it lands
MULTIPLIERS = {
    "cutting": [3, 5, 1, 1],
    "piercing": [4, 5, 2, 1],
    "impact": [2, 4, 1, 1],
    "burn": [2, 2, 1, 1],
    "internal": [1, 1, 1, 1],
}
CUT_LIMB = 2
MINUTES_A_POINT = 10


def status_of(resistance):
    """Return active above 0, fallen from 0 to -7, dead below."""
    if resistance > 0:
        return "active"
    return "fallen" if resistance >= LEAST_ALIVE else "dead"


def _is_damage(value):
    return (is_whole(value) and value >= 0) or parse_roll(value) is not None


@book.op(
    "damage_roll",
    "Dano",
    inputs=[
        custom("roll_or_number", _is_damage, "damage"),
        choice("type", TYPES),
        choice("location", BODY, "torso"),
        flag("master_stroke"),
        flag("cutting_weapon"),
    ],
    dice=["damage"],
    outcome=[
        out("weapon_damage"),
        out("multiplier"),
        out("bonus"),
        out("damage"),
        out("absorbable", "flag"),
        out("strength_test_to_pull_free", "flag"),
    ],
    odds=["damage"],
)
def damage_roll(damage, type, location, master_stroke, cutting_weapon):
    """What a weapon does where it lands, before any absorption (chapter Dano).

    Rulings: never less than 0; burns, like internal damage, are not absorbed.
    """
    done = damage
    if not is_whole(damage):
        done = yield from weapon_roll("damage", damage, master_stroke)
    times = MULTIPLIERS[type][BODY.index(location)]
    bonus = CUT_LIMB if type == "cutting" and location == "limbs" else 0
    return {
        "weapon_damage": done,
        "multiplier": times,
        "bonus": bonus,
        "damage": done * times + bonus,
        "absorbable": type in ABSORBABLE,
        "strength_test_to_pull_free": type == "piercing" and cutting_weapon,
    }


@book.op(
    "apply_damage",
    "Dano",
    inputs=[whole("resistance", **{"from": "target.vitals.resistance"}), count("damage")],
    outcome=[out("resistance_left"), out("status", "word", STATUSES)],
)
def apply_damage(resistance, damage):
    """What a wound leaves of Resistance, and in what state (chapter Dano). Ruling: fallen from 0 to -7."""
    left = resistance - damage
    return {"resistance_left": left, "status": status_of(left)}


@book.op(
    "knockout",
    "Dano",
    inputs=[
        count("damage"),
        choice("location", ["head", "nape", "throat", "torso", "limbs"]),
        whole("current_resistance", **{"from": "target.vitals.resistance"}),
        count("resistance", **{"from": "target.derived.resistance_max"}),
    ],
    dice=["d20"],
    outcome=[
        out("check_needed", "flag"),
        out("roll"),
        out("target"),
        out("success", "flag"),
        out("unconscious", "flag"),
        out("long_unconsciousness", "flag"),
    ],
    odds=["unconscious"],
)
def knockout(damage, location, current_resistance, resistance):
    """Whether a blow to the head knocks its victim out (chapters Dano and Golpe de mestre e falha).

    Rulings: half is of the points held before the blow; the test is against the full attribute.
    """
    answer = {
        "check_needed": location in ("head", "nape") and damage >= 1 and 2 * damage > current_resistance,
        "roll": None,
        "target": None,
        "success": None,
        "unconscious": False,
        "long_unconsciousness": False,
    }
    if answer["check_needed"]:
        test = yield from roll_test(D20, resistance, "normal")
        for name in ("roll", "target", "success"):
            answer[name] = test[name]
        answer["unconscious"] = not test["success"]
        answer["long_unconsciousness"] = test["fumble"]
    return answer


@book.op(
    "bleeding",
    "Dano",
    inputs=[
        count("wounds", 0, **{"from": "vitals.wounds"}),
        count("grave_wounds", 0, **{"from": "vitals.grave_wounds"}),
        count("mortal_wounds", 0, **{"from": "vitals.mortal_wounds"}),
        count("minutes", 0),
        count("rounds", 0),
        count("fatigue", **{"from": "vitals.fatigue"}),
        whole("resistance", **{"from": "vitals.resistance"}),
    ],
    outcome=[
        out("points"),
        out("fatigue_lost"),
        out("resistance_lost"),
        out("fatigue_left"),
        out("resistance_left"),
        out("status", "word", STATUSES),
    ],
)
def bleeding(wounds, grave_wounds, mortal_wounds, minutes, rounds, fatigue, resistance):
    """What open wounds cost over a while, Fatigue first (chapters Dano and Golpe de mestre e falha).

    Rulings: only whole tens of minutes count for ordinary wounds; past 0 the loss goes on to Resistance.
    """
    points = wounds * (minutes // MINUTES_A_POINT) + grave_wounds * minutes + mortal_wounds * rounds
    from_fatigue = min(points, fatigue)
    left = resistance - (points - from_fatigue)
    return {
        "points": points,
        "fatigue_lost": from_fatigue,
        "resistance_lost": points - from_fatigue,
        "fatigue_left": fatigue - from_fatigue,
        "resistance_left": left,
        "status": status_of(left),
    }
