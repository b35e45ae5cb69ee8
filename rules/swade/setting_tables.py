"""The 2d6 tables of the setting rules: dynamic backlash and creative combat (chapter 21)."""

from ..book import out
from ..dice import one, several
from ..inputs import count, flag
from .book import book
from .common import at, roll_dice

# the highest sum of 2d6 for each result
_BACKLASH = [
    (2, "catastrophe"),
    (3, "backfire"),
    (5, "short_circuit"),
    (8, "stunned"),
    (10, "overload"),
    (11, "fatigue"),
    (12, "overcharge"),
]
_CREATIVE = [
    (2, "second_wind"),
    (3, "inspiration"),
    (5, "double_whammy"),
    (8, "shaken"),
    (10, "setback"),
    (11, "insight"),
    (12, "seize_the_moment"),
]


def _look_up(table, rolled):
    for highest, result in table:
        if rolled <= highest:
            return result
    return None


@book.op(
    "dynamic_backlash",
    "21",
    inputs=[
        count("cost", min=1),
        flag("instant", True),
        flag("other_target", True),
        flag("penalty_active"),
    ],
    dice=["backlash", "power_points", "damage"],
    outcome=[
        out("roll"),
        out("result", "word", [row[1] for row in _BACKLASH]),
        out("power_works", "flag"),
        out("as_raise", "flag"),
        out("until_dispelled", "flag"),
        out("points_spent"),
        out("stunned", "flag"),
        out("arcane_penalty"),
        out("damage"),
        out("fatigue_gained"),
    ],
    odds=["result", "points_spent", "damage"],
)
def dynamic_backlash(cost, instant, other_target, penalty_active):
    """What a critical failure on an arcane skill brings under Dynamic Backlash.

    Ruling: points spent - the full cost on backfire with a victim, cost plus d6 on short circuit, none on
    overcharge, otherwise the 1 of a failed activation.
    """
    faces = yield from several("backlash", 6, 2)
    result = _look_up(_BACKLASH, sum(faces))
    backfired = result == "backfire" and other_target
    works = backfired or result == "overcharge"
    spent, damage = 1, 0
    if backfired:
        spent = cost
    elif result == "overcharge":
        spent = 0
    elif result == "short_circuit":
        extra = yield from one("power_points", 6)
        spent = cost + extra
    elif result == "overload":
        rolled = yield from roll_dice("damage", [6, 6])
        damage = rolled + cost
    return {
        "roll": sum(faces),
        "result": result,
        "power_works": works,
        "as_raise": works,
        "until_dispelled": backfired and not instant,
        "points_spent": spent,
        "stunned": result == "stunned" or (result == "backfire" and not other_target),
        "arcane_penalty": -2 if penalty_active or result == "stunned" else 0,
        "damage": damage,
        "fatigue_gained": 1 if result == "fatigue" else 0,
    }


@book.op(
    "creative_combat",
    "21",
    inputs=[
        at("sheet.wild_card", flag("wild_card", True)),
        count("raises", 1),
        at("vitals.wounds", count("wounds", 0)),
        count("fatigue", 0),
        flag("insight_taken"),
    ],
    dice=["creative"],
    outcome=[
        out("applies", "flag"),
        out("roll"),
        out("result", "word", [row[1] for row in _CREATIVE]),
        out("options", "words", ["fatigue", "wound"]),
        out("foe", "words", ["distracted", "vulnerable", "shaken"]),
        out("bennies"),
        out("insight_bonus", "dice"),
        out("extra_turn", "flag"),
        out("gm_setback", "flag"),
    ],
    odds=["result"],
)
def creative_combat(wild_card, raises, wounds, fatigue, insight_taken):
    """What a Wild Card's raise on a Test brings under Creative Combat, in the place of Shaken."""
    applies = wild_card and raises > 0
    rolled = result = None
    if applies:
        faces = yield from several("creative", 6, 2)
        rolled = sum(faces)
        result = _look_up(_CREATIVE, rolled)
    options, foe, bonus = [], [], None
    if result == "second_wind":
        options = (["fatigue"] if fatigue > 0 else []) + (["wound"] if wounds > 0 else [])
    if result == "insight" and not insight_taken:
        bonus = "1d6"
    if result == "double_whammy":
        foe = ["distracted", "vulnerable"]
    elif result == "shaken" or (result == "second_wind" and not options) or (result == "insight" and insight_taken):
        foe = ["shaken"]
    elif raises > 0 and not wild_card:
        foe = ["shaken"]
    return {
        "applies": applies,
        "roll": rolled,
        "result": result,
        "options": options,
        "foe": foe,
        "bennies": 1 if result == "inspiration" else 0,
        "insight_bonus": bonus,
        "extra_turn": result == "seize_the_moment",
        "gm_setback": result == "setback",
    }
