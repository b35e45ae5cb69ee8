"""Fear (chapter 17)."""

from ..book import out
from ..dice import one
from ..inputs import choice, flag, modifiers, whole
from .book import book
from .common import TRAIT_DICE
from .scene_common import answer, outs, roll_d6, roll_inputs, scene_roll
from .traits import sum_of

# (highest total, row)
FEAR_ROWS = [
    (3, "adrenaline_surge"),
    (6, "distracted"),
    (9, "vulnerable"),
    (12, "shaken"),
    (13, "mark_of_fear"),
    (15, "frightened"),
    (17, "panicked"),
    (19, "minor_phobia"),
    (21, "major_phobia"),
]
WORST_FEAR = "heart_attack"
# rows that do not simply bring the condition of their own name
FEAR_EFFECTS = {
    "adrenaline_surge": ["acts_as_joker"],
    "mark_of_fear": ["stunned", "cosmetic_change"],
    "frightened": ["hesitant"],
    "panicked": ["shaken", "flees"],
    "heart_attack": ["heart_attack_check"],
}
TABLE_EFFECTS = [
    "acts_as_joker",
    "distracted",
    "vulnerable",
    "shaken",
    "stunned",
    "cosmetic_change",
    "hesitant",
    "flees",
    "minor_phobia",
    "major_phobia",
    "heart_attack_check",
]
TABLE_OUTS = [
    out("roll"),
    out("total"),
    out("result", "word", [row[1] for row in FEAR_ROWS] + [WORST_FEAR]),
    out("effects", "words", TABLE_EFFECTS),
]


def _roll_table(modifier, hesitant):
    """Roll on the fear table; a total under 1 reads as 1."""
    face = yield from one("fear", 20)
    total = max(1, face + modifier)
    result = WORST_FEAR
    for top, row in FEAR_ROWS:
        if total <= top:
            result = row
            break
    if result == "frightened" and hesitant:
        result = "panicked"
    effects = FEAR_EFFECTS.get(result, [result])
    return {"roll": face, "total": total, "result": result, "effects": list(effects)}


@book.op(
    "fear_table",
    "17",
    inputs=[
        whole("fear_penalty", 0, max=0),
        flag("critical_failure"),
        modifiers("table_modifiers"),
        flag("hesitant", **{"from": "states.hesitant"}),
    ],
    dice=["fear"],
    outcome=TABLE_OUTS,
    offer="gm",
)
def fear_table(fear_penalty, critical_failure, table_modifiers, hesitant):
    """What fear does to someone who gave way to it.

    Ruling: a total under 1 reads as 1.
    """
    modifier = sum_of(table_modifiers) - fear_penalty + (2 if critical_failure else 0)
    row = yield from _roll_table(modifier, hesitant)
    return row


@book.op(
    "fear_check",
    "17",
    inputs=roll_inputs("sheet.attributes.spirit")
    + [
        whole("fear_penalty", 0, max=0),
        choice("cause", ["nausea", "terror"]),
        modifiers("table_modifiers"),
        flag("hesitant", **{"from": "states.hesitant"}),
    ],
    dice=TRAIT_DICE + ["fear"],
    outcome=outs(["modifier", "total", "success", "critical_failure"])
    + [
        out("result", "word", ["overcome", "nausea", "panicked", "fear_table"]),
        out("fatigue_gained"),
        out("fear_table", "record", fields=TABLE_OUTS),
        out("effects", "words", ["fatigued"] + TABLE_EFFECTS),
    ],
    offer="card",
)
def fear_check(die, wild_card, wild_die, modifiers, fear_penalty, cause, table_modifiers, hesitant):
    """Whether a character masters fear, and what it does otherwise.

    Ruling: the +2 of a critical failure on the fear table belongs to terror alone.
    """
    rolled = yield from scene_roll(die, wild_card, wild_die, fear_penalty + sum_of(modifiers))
    critical = rolled["critical_failure"]
    result, effects, table = "overcome", [], None
    on_table = sum_of(table_modifiers) - fear_penalty
    if not rolled["success"]:
        if cause == "nausea":
            result, effects = "nausea", ["shaken", "fatigued"]
            if critical:
                table = yield from _roll_table(on_table, hesitant)
        elif wild_card:
            result = "fear_table"
            table = yield from _roll_table(on_table + (2 if critical else 0), hesitant)
        else:
            result, effects = "panicked", ["shaken", "flees"]
    if table is not None:
        effects = effects + table["effects"]
    more = {
        "result": result,
        "fatigue_gained": 1 if result == "nausea" else 0,
        "fear_table": table,
        "effects": effects,
    }
    return answer(rolled, ["modifier", "total", "success", "critical_failure"], more)


@book.op(
    "heart_attack",
    "17",
    inputs=roll_inputs("sheet.attributes.vigor"),
    dice=TRAIT_DICE + ["rounds"],
    outcome=outs(["modifier", "total", "success", "critical_failure"])
    + [out("effects", "words", ["stunned", "incapacitated", "dying"]), out("dies_in_rounds")],
    offer="card",
)
def heart_attack(die, wild_card, wild_die, modifiers):
    """Whether a heart survives the worst of fear.

    Ruling: a critical failure does no more than a failure.
    """
    rolled = yield from scene_roll(die, wild_card, wild_die, -2 + sum_of(modifiers))
    effects, rounds = ["stunned"], None
    if not rolled["success"]:
        effects = ["incapacitated", "dying"]
        rounds = yield from roll_d6("rounds", 2)
    more = {"effects": effects, "dies_in_rounds": rounds}
    return answer(rolled, ["modifier", "total", "success", "critical_failure"], more)
