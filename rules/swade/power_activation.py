"""Activating a power, with points or without (chapters 25 and 21)."""

from ..book import out
from ..errors import invalid
from ..inputs import count, flag, whole
from .book import book
from .common import TRAIT_DICE, at, with_fields
from .power_costs import cost_inputs, cost_of
from .toolbox_common import power_rule, roll, roll_inputs, rolled_or_not
from .traits import parse_die, raises_over

SEES = {"bound": False, "can_see_target": True}
BARRED = ["bound", "no_line_of_sight"]
_MOST_PREPARED = 2


def barred_by(bound, can_see_target):
    """Return why nothing can be activated, or None."""
    if bound:
        return "bound"
    return None if can_see_target else "no_line_of_sight"


def activate(rolled, target):
    """Set ``activated``, ``success`` and ``raises`` of an arcane roll; a target under 4 is read as 4."""
    target = max(4, target)
    rolled["activated"] = rolled["total"] >= 4 and not rolled["critical_failure"]
    rolled["success"] = rolled["activated"] and rolled["total"] >= target
    rolled["raises"] = raises_over(rolled["total"], target) if rolled["success"] else 0


def _pointless_modifier(given, cost):
    """Return what No Power Points adds to the roll, the relief of a prepared caster included."""
    penalty = (cost + 1) // 2 + given["active_powers"]
    if not given["prepared"]:
        return -penalty
    every = penalty + (2 if given["improvised"] else 0) + max(0, -parse_die(given["die"])[1])
    every += sum([-entry["value"] for entry in given["modifiers"] if entry["value"] < 0])
    return -penalty + min(_MOST_PREPARED, every)


@book.op(
    "power_activation",
    "25, 21",
    inputs=roll_inputs(needed=SEES)
    + cost_inputs()
    + [
        at("vitals.power_points", count("power_points", when={"rule": "power_points"})),
        whole("target", 4),
        power_rule(),
        count("active_powers", 0, when={"rule": "no_power_points"}),
        flag("prepared"),
        flag("improvised"),
        flag("free_failure"),
        flag("dynamic_backlash"),
        flag("can_see_target", True),
        at("states.bound", flag("bound")),
        flag("conviction"),
    ],
    dice=TRAIT_DICE,
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", BARRED),
        out("cost"),
        out("modifier"),
        out("total"),
        out("activated", "flag"),
        out("success", "flag"),
        out("raises"),
        out("critical_failure", "flag"),
        out("points_spent"),
        out("points_left"),
        out("powers_end", "flag"),
        out("fatigue_gained"),
        out("shaken", "flag"),
        out("backlash", "word", ["standard", "dynamic", "none"]),
    ],
    odds=["activated", "success", "raises"],
)
def power_activation(power_points, target, rule, free_failure, dynamic_backlash, can_see_target, bound, **given):
    """An arcane skill roll: whether the power works, what it costs, and the backlash of a critical failure.

    Ruling: without power points the cost includes limitations, being prepared offsets any penalty on the roll,
    shorting is not possible and backlash does not also shake.
    Ruling: with shorting a total of 4 or more that misses the target is no critical failure.
    """
    pointless = rule == "no_power_points"
    cost, shorting = cost_of(given), given["shorting"]
    if pointless and shorting != 0:
        raise invalid("shorting")
    if not pointless and power_points < cost["to_pay"]:
        raise invalid("power_points")
    if given["prepared"] and not pointless:
        raise invalid("prepared")
    reason = barred_by(bound, can_see_target)
    rolled, spent, backlash, activated = None, 0, "none", False
    if reason is None:
        own = cost["bonus"] - shorting + (-2 if given["improvised"] else 0)
        if pointless:
            own += _pointless_modifier(given, cost["total"])
        rolled = yield from roll(given, own)
        activate(rolled, target)
        activated = rolled["activated"]
        if shorting > 0 and not activated:
            rolled["critical_failure"] = True
        if rolled["critical_failure"]:
            backlash = "dynamic" if dynamic_backlash else "standard"
        if not pointless and activated:
            spent = cost["to_pay"]
        elif not pointless and not free_failure and backlash != "dynamic":
            spent = min(1, power_points)
    failed = reason is None and not activated
    return with_fields(
        rolled_or_not(rolled),
        {
            "allowed": reason is None,
            "reason": reason,
            "cost": cost["total"],
            "modifier": None if rolled is None else rolled["modifier"],
            "activated": activated,
            "points_spent": spent,
            "points_left": None if pointless else power_points - spent,
            "powers_end": backlash == "standard" or (pointless and failed and backlash != "dynamic"),
            "fatigue_gained": 1 if backlash == "standard" else 0,
            "shaken": pointless and failed and backlash == "none",
            "backlash": backlash,
        },
    )
