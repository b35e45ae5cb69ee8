"""Hazards that tire (chapter 18): the periodic roll, what Incapacitation brings, treating the victim."""

from ..book import out
from ..inputs import choice, count, decimal, flag, whole
from .book import book
from .common import TRAIT_DICE
from .scene_common import (
    answer,
    late_die,
    no_roll_needed,
    outs,
    read_late,
    roll_d6,
    roll_inputs,
    scene_roll,
)
from .traits import parse_die, sum_of

HAZARDS = ["heat", "cold", "hunger", "thirst", "sleep", "radiation", "smoke", "bumps_and_bruises"]
HEAT_LEVELS = {"normal": 0, "intense": -1, "extreme": -2}
COLD_GEAR = {"light": -2, "normal": 0, "modern": 2, "heated": 4}
# litres a day, hours between rolls
CLIMATES = {
    "normal": (2, 8),
    "very_dry": (4, 8),
    "hot_or_humid": (2, 4),
    "hot_dry": (4, 4),
    "hot_humid": (4, 4),
}
INTERVALS = ["4_hours", "8_hours", "24_hours", "1_hour", "1_minute", "1_round"]
INCAPACITATED = 3


def _only(hazard):
    return {"hazard": hazard}


@book.op(
    "hazard_check",
    "18",
    inputs=[choice("hazard", HAZARDS), late_die("sheet.attributes.vigor")]
    + roll_inputs()[1:]
    + [
        whole("fatigue", 0, min=0, max=2, **{"from": "vitals.fatigue"}),
        decimal("temperature_c", None, when=_only(["heat", "cold"])),
        choice("heat_level", ["normal", "intense", "extreme"], "normal", when=_only("heat")),
        choice("activity", ["normal", "intense", "extreme"], "normal", when=_only("heat")),
        choice("gear", ["light", "normal", "modern", "heated"], "normal", when=_only("cold")),
        decimal("calories", min=0, when=_only("hunger")),
        decimal("calories_needed", 1500, min=0, check=lambda value: value > 0, when=_only("hunger")),
        decimal("litres", min=0, when=_only("thirst")),
        choice(
            "climate",
            ["normal", "very_dry", "hot_or_humid", "hot_dry", "hot_humid"],
            "normal",
            when=_only("thirst"),
        ),
        decimal("hours_awake", min=0, when=_only("sleep")),
        flag("stimulant", when=_only("sleep")),
        choice("radiation", ["low", "high"], "low", when=_only("radiation")),
        flag("wet_cloth", when=_only("smoke")),
        flag("mask", when=_only("smoke")),
    ],
    dice=TRAIT_DICE,
    outcome=[
        out("applies", "flag"),
        out("trait_used", "word", ["vigor", "athletics"]),
        out("interval", "word", INTERVALS),
    ]
    + outs(["modifier", "total", "success", "critical_failure"])
    + [out("fatigue_gained"), out("fatigue"), out("incapacitated", "flag")],
    offer="gm",
)
def hazard_check(**given):
    """The periodic roll against a hazard that tires.

    Rulings: thirst's critical failure leaves the victim Exhausted at least, and never better off than a failure
    would; cold counts whole steps of five degrees; hunger and sleep are rolled again every 24 hours.
    Seed: a very dry place needs more water, a hot or humid one shortens the interval.
    """
    hazard, fatigue = given["hazard"], given["fatigue"]
    applies, modifier, interval = _FACTS[hazard](given)
    gained = 0
    if applies:
        die = read_late(given["die"])
        modifier += sum_of(given["modifiers"])
        rolled = yield from scene_roll(die, given["wild_card"], given["wild_die"], modifier)
        if not rolled["success"]:
            exhausted = hazard == "thirst" and rolled["critical_failure"]
            gained = max(1, 2 - fatigue) if exhausted else 1
    else:
        rolled = no_roll_needed()
    more = {
        "applies": applies,
        "trait_used": "athletics" if hazard == "bumps_and_bruises" else "vigor",
        "interval": interval if applies else None,
        "fatigue_gained": gained,
        "fatigue": fatigue + gained,
        "incapacitated": fatigue + gained >= INCAPACITATED,
    }
    return answer(rolled, ["modifier", "total", "success", "critical_failure"], more)


# Each returns (whether it applies, modifier, interval).


def _heat(given):
    degrees = 32 if given["temperature_c"] is None else given["temperature_c"]
    return degrees >= 32, HEAT_LEVELS[given["heat_level"]] + HEAT_LEVELS[given["activity"]], "4_hours"


def _cold(given):
    degrees = 0 if given["temperature_c"] is None else given["temperature_c"]
    steps = int(-degrees // 5)
    return degrees <= 0, max(-4, -2 * steps) + COLD_GEAR[given["gear"]], "4_hours"


def _lacking(had, needed, under_half):
    """Return the modifier for having had too little: ``under_half``, or twice that for nothing at all."""
    if had == 0:
        return 2 * under_half
    return under_half if had * 2 < needed else 0


def _hunger(given):
    had, needed = given["calories"], given["calories_needed"]
    return had < needed, _lacking(had, needed, -1), "24_hours"


def _thirst(given):
    needed, hours = CLIMATES[given["climate"]]
    return given["litres"] < needed, _lacking(given["litres"], needed, -2), str(hours) + "_hours"


def _sleep(given):
    awake = given["hours_awake"]
    further = int((awake - 24) // 24)
    return awake >= 24, max(-4, -2 * further) + (2 if given["stimulant"] else 0), "24_hours"


def _radiation(given):
    return True, 0, "1_minute" if given["radiation"] == "high" else "1_hour"


def _smoke(given):
    return not given["mask"], 2 if given["wet_cloth"] else 0, "1_round"


def _bruises(given):
    return True, 0, None


_FACTS = {
    "heat": _heat,
    "cold": _cold,
    "hunger": _hunger,
    "thirst": _thirst,
    "sleep": _sleep,
    "radiation": _radiation,
    "smoke": _smoke,
    "bumps_and_bruises": _bruises,
}

DEADLY = ["cold", "hunger", "thirst", "heat", "smoke", "drowning", "radiation", "electricity"]
HOURS_DICE = {"cold": 2, "thirst": 2, "hunger": 3}
DEATH_UNITS = {"smoke": "minutes", "drowning": "rounds"}


@book.op(
    "hazard_incapacitated",
    "18",
    inputs=[choice("hazard", DEADLY)]
    + roll_inputs("sheet.attributes.vigor", when=_only(["heat", "smoke", "drowning"]))[:1]
    + roll_inputs(when=_only("heat"))[1:],
    dice=TRAIT_DICE + ["hours"],
    outcome=[
        out(
            "result",
            "word",
            ["dying", "chronic_disease", "released", "usual_incapacitation", "vigor_reduced", "dead"],
        ),
        out("dies_in"),
        out("unit", "word", ["hours", "minutes", "rounds"]),
        out("total"),
        out("new_vigor", "dice"),
    ],
    offer="gm",
)
def hazard_incapacitated(hazard, die, wild_card, wild_die, modifiers):
    """What follows when a hazard Incapacitates.

    Rulings: a Vigor die's flat part counts in full as minutes or rounds; a die over d12 goes down by one of its +N.
    """
    outcome = {"result": "dying", "dies_in": None, "unit": None, "total": None, "new_vigor": None}
    if hazard in HOURS_DICE:
        outcome["dies_in"] = yield from roll_d6("hours", HOURS_DICE[hazard])
        outcome["unit"] = "hours"
    elif hazard in DEATH_UNITS:
        outcome["dies_in"] = max(0, sum(parse_die(die)))
        outcome["unit"] = DEATH_UNITS[hazard]
    elif hazard == "radiation":
        outcome["result"] = "chronic_disease"
    elif hazard == "electricity":
        outcome["result"] = "released"
    else:
        rolled = yield from scene_roll(die, wild_card, wild_die, sum_of(modifiers))
        outcome["total"] = rolled["total"]
        if rolled["success"]:
            outcome["result"] = "usual_incapacitation"
        elif rolled["critical_failure"]:
            outcome["result"] = "dead"
        else:
            outcome["result"] = "vigor_reduced"
            outcome["new_vigor"] = _step_down(die)
    return outcome


def _step_down(die):
    """Return the die a step lower: d12+2 to d12+1, d12 to d10; a d4 stays."""
    sides, flat = parse_die(die)
    if sides == 12 and flat > 0:
        flat -= 1
    else:
        sides = max(4, sides - 2)
    return "d" + str(sides) + ("" if flat == 0 else "+" + str(flat) if flat > 0 else str(flat))


# hazard: (modifier, result, lasts hours, retry)
TREATMENTS = {
    "drowning": (-2, "revived", None, "allowed"),
    "smoke": (-2, "saved", None, "allowed"),
    "heart_attack": (-4, "saved_still_incapacitated", None, "allowed"),
    "disease": (0, "symptoms_eased", 4, "once_per_day"),
    "lethal_disease": (0, "disease_stopped", None, "allowed"),
    "bumps_and_bruises": (0, "bruises_treated", None, "once_per_healer"),
    "poison": (0, "neutralized", None, "once_per_healer"),
}
TREATED = ["drowning", "smoke", "heart_attack", "disease", "lethal_disease", "bumps_and_bruises", "poison"]


@book.op(
    "hazard_treatment",
    "18",
    inputs=[choice("hazard", TREATED)]
    + roll_inputs("sheet.skills.healing")
    + [
        whole("poison_strength", 0, max=0, when=_only("poison")),
        count("fatigue", when=_only(["disease", "bumps_and_bruises"]), **{"from": "target.vitals.fatigue"}),
    ],
    dice=TRAIT_DICE,
    outcome=outs(["modifier", "total", "success", "raises", "critical_failure"])
    + [
        out("result", "word", ["failed"] + [TREATMENTS[hazard][1] for hazard in TREATED]),
        out("fatigue_recovered"),
        out("lasts_hours"),
        out("retry", "word", ["once_per_healer", "once_per_day", "allowed"]),
    ],
    offer="card",
)
def hazard_treatment(hazard, die, wild_card, wild_die, modifiers, poison_strength, fatigue):
    """A Healing roll for a hazard's victim.

    Ruling: Fatigue recovered never exceeds the patient's own.
    """
    built_in, cured, hours, retry = TREATMENTS[hazard]
    modifier = built_in + poison_strength + sum_of(modifiers)
    rolled = yield from scene_roll(die, wild_card, wild_die, modifier)
    success = rolled["success"]
    recovered = 0
    if success and fatigue is not None:
        recovered = min(fatigue, 2 if hazard == "bumps_and_bruises" and rolled["raises"] else 1)
    more = {
        "result": cured if success else "failed",
        "fatigue_recovered": recovered,
        "lasts_hours": hours if success else None,
        "retry": retry,
    }
    return answer(rolled, ["modifier", "total", "success", "raises", "critical_failure"], more)
