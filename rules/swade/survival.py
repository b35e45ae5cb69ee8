"""Staying alive (chapter 18): how long one lasts, holding breath, swimming and climbing."""

from ..book import out
from ..inputs import choice, count, flag, whole
from .book import book
from .common import TRAIT_DICE
from .scene_common import answer, no_roll_needed, outs, roll_inputs, scene_roll
from .traits import parse_die, sum_of, trait_die

NEEDS = {"air": "minutes", "shelter": "hours", "water": "days", "food": "weeks"}


@book.op(
    "survival_limit",
    "18",
    inputs=[choice("need", ["air", "shelter", "water", "food"])],
    outcome=[
        out("amount"),
        out("unit", "word", ["minutes", "hours", "days", "weeks"]),
        out("passes_out_after"),
    ],
    offer="gm",
)
def survival_limit(need):
    """How long a healthy person lasts without a need: the rule of threes."""
    return {"amount": 3, "unit": NEEDS[need], "passes_out_after": 1 if need == "air" else None}


@book.op(
    "hold_breath",
    "18",
    inputs=[trait_die("vigor", **{"from": "sheet.attributes.vigor"}), flag("prepared", True)],
    outcome=[out("rounds")],
    offer="card",
)
def hold_breath(vigor, prepared):
    """For how many rounds a character can hold breath.

    Ruling: the die's flat part counts in full, and half is rounded down.
    """
    rounds = max(0, 2 + sum(parse_die(vigor)))
    return {"rounds": rounds if prepared else rounds // 2}


SWIM = {"mode": "swim", "dangerous": True}
CLIMB = {"mode": "climb", "dangerous": True}


@book.op(
    "swim_or_climb",
    "18",
    inputs=[
        choice("mode", ["swim", "climb"]),
        count("pace", 6, **{"from": "derived.pace"}),
        flag("dangerous", True),
    ]
    + roll_inputs("sheet.skills.athletics", when={"dangerous": True})
    + [
        flag("life_jacket", when=SWIM),
        flag("good_holds_or_gear", when=CLIMB),
        whole("climb_penalty", 0, min=-4, max=0, when=CLIMB),
        flag("roped", when=CLIMB),
        count("rope_length", 0, when=CLIMB),
    ],
    dice=TRAIT_DICE,
    outcome=[out("rolled", "flag")]
    + outs(["modifier", "total", "success", "critical_failure"])
    + [
        out("squares"),
        out("falls", "flag"),
        out("drop"),
        out("fatigue_gained"),
        out("effects", "words", ["fatigued", "bumps_and_bruises", "falling_damage"]),
    ],
    offer="card",
)
def swim_or_climb(
    mode,
    pace,
    dangerous,
    die,
    wild_card,
    wild_die,
    modifiers,
    life_jacket,
    good_holds_or_gear,
    climb_penalty,
    roped,
    rope_length,
):
    """How far a swimmer or climber gets, and what a mishap does.

    Ruling: halves are rounded down.
    """
    rolled = no_roll_needed()
    if dangerous:
        modifier = climb_penalty + (2 if life_jacket or good_holds_or_gear else 0) + sum_of(modifiers)
        rolled = yield from scene_roll(die, wild_card, wild_die, modifier)
    mishap = rolled["critical_failure"]
    falls = mishap and mode == "climb"
    effects = []
    if mishap:
        effects = ["fatigued"] if mode == "swim" else ["bumps_and_bruises"] if roped else ["falling_damage"]
    more = {
        "rolled": dangerous,
        "squares": pace // 2 if rolled["success"] else 0,
        "falls": falls,
        "drop": rope_length // 2 if falls and roped else 0,
        "fatigue_gained": 1 if mishap and (mode == "swim" or roped) else 0,
        "effects": effects,
    }
    return answer(rolled, ["modifier", "total", "success", "critical_failure"], more)
