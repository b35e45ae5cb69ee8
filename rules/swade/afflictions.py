"""Diseases and poisons (chapter 18)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, whole
from .book import book
from .common import TRAIT_DICE
from .scene_common import answer, outs, roll_d6, roll_inputs, scene_roll
from .traits import sum_of


@book.op(
    "disease_check",
    "18",
    inputs=[
        choice("disease", ["chronic", "debilitating", "lethal"]),
        choice("stage", ["exposure", "ongoing"]),
    ]
    + roll_inputs("sheet.attributes.vigor", unless={"disease": "debilitating", "stage": "ongoing"}),
    dice=TRAIT_DICE + ["days"],
    outcome=outs(["total", "success", "raises", "critical_failure"])
    + [
        out("infected", "flag"),
        out("effects", "words", ["fatigued", "exhausted", "dies_this_session"]),
        out("days"),
        out("wounds"),
    ],
    offer="card",
)
def disease_check(disease, stage, die, wild_card, wild_die, modifiers):
    """Whether a disease is caught, or what its course does.

    Ruling: a critical failure is worse only in the roll of a chronic disease's session.

    :raises RuleError: a debilitating disease has no ongoing roll (``stage``).
    """
    if disease == "debilitating" and stage == "ongoing":
        raise invalid("stage")
    rolled = yield from scene_roll(die, wild_card, wild_die, sum_of(modifiers))
    success = rolled["success"]
    effects, days, wounds = [], None, 0
    if stage == "exposure":
        if not success and disease != "chronic":
            effects = ["fatigued"]
        if not success and disease == "debilitating":
            days = yield from roll_d6("days", 2)
    elif disease == "chronic":
        effects = _session(rolled)
    elif not success:
        wounds = 1
    more = {"infected": stage == "ongoing" or not success, "effects": effects, "days": days, "wounds": wounds}
    return answer(rolled, ["total", "success", "raises", "critical_failure"], more)


def _session(rolled):
    if rolled["critical_failure"]:
        return ["dies_this_session"]
    if not rolled["success"]:
        return ["exhausted"]
    return [] if rolled["raises"] else ["fatigued"]


# poison: (conditions after distracted, unit of the duration)
POISONS = {
    "lethal": (["stunned", "dying"], "rounds"),
    "moderate": ([], None),
    "knockout": (["incapacitated", "unconscious"], "hours"),
    "paralyzing": (["incapacitated"], "minutes"),
}


@book.op(
    "poison_check",
    "18",
    inputs=[choice("poison", ["lethal", "moderate", "knockout", "paralyzing"]), whole("strength", 0, max=0)]
    + roll_inputs("sheet.attributes.vigor")
    + [whole("fatigue", 0, min=0, max=2, **{"from": "vitals.fatigue"})],
    dice=TRAIT_DICE + ["duration"],
    outcome=outs(["modifier", "total", "success", "critical_failure"])
    + [
        out("effects", "words", ["distracted", "stunned", "dying", "incapacitated", "unconscious"]),
        out("wounds"),
        out("fatigue_gained"),
        out("fatigue"),
        out("duration"),
        out("unit", "word", ["rounds", "hours", "minutes"]),
    ],
    offer="card",
)
def poison_check(poison, strength, die, wild_card, wild_die, modifiers, fatigue):
    """What a poison does to whoever takes it.

    Ruling: a moderate poison's Exhausted never lowers a worse state.
    """
    rolled = yield from scene_roll(die, wild_card, wild_die, strength + sum_of(modifiers))
    critical = rolled["critical_failure"]
    effects, wounds, gained, duration, unit = [], 0, 0, None, None
    if not rolled["success"]:
        conditions, unit = POISONS[poison]
        effects = ["distracted"] + conditions
        if poison == "moderate":
            gained = min(2 if critical else 1, 2 - fatigue)
        else:
            duration = yield from roll_d6("duration", 4 if critical and poison != "lethal" else 2)
        if poison == "lethal":
            wounds = 2 if critical else 1
    more = {
        "effects": effects,
        "wounds": wounds,
        "fatigue_gained": gained,
        "fatigue": fatigue + gained,
        "duration": duration,
        "unit": unit,
    }
    return answer(rolled, ["modifier", "total", "success", "critical_failure"], more)
