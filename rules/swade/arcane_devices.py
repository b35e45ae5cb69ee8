"""Arcane devices: making them, moving points, using them (chapter 25)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, count, flag, text, whole
from .book import book
from .common import TRAIT_DICE, at, with_fields
from .power_activation import BARRED, SEES, activate, barred_by
from .power_costs import cost_inputs, cost_of
from .toolbox_common import POWER_RULES, roll, roll_inputs, rolled_or_not

_POINTS_AN_ACTION = 5


def _is_true(value):
    return value is True


def _has_points(value):
    return value == "power_points"


@book.op(
    "arcane_device",
    "25",
    inputs=[
        choice("action", ["create", "adjust"]),
        flag("artificer", True, check=_is_true),
        choice("rule", POWER_RULES, "power_points", check=_has_points),
        count("powers", min=1, when={"action": "create"}),
        count("points", min=1),
        choice("direction", ["to_device", "to_creator"], when={"action": "adjust"}),
        count("actions", 1, min=1, max=3, when={"action": "adjust"}),
        flag("touching", True, when={"action": "adjust"}, check=_is_true),
        count("device_points", 0),
        at("vitals.power_points", count("creator_points")),
        count("creator_maximum", None),
    ],
    outcome=[out("hours"), out("device_points"), out("creator_points")],
)
def arcane_device(
    action,
    artificer,
    rule,
    powers,
    points,
    direction,
    actions,
    touching,
    device_points,
    creator_points,
    creator_maximum,
):
    """Makes an arcane device, or moves power points between it and its maker.

    Ruling: the maker cannot go over their maximum.
    """
    to_creator = action == "adjust" and direction == "to_creator"
    most = device_points if to_creator else creator_points
    if action == "adjust":
        most = min(most, _POINTS_AN_ACTION * actions)
    if to_creator and creator_maximum is not None:
        most = min(most, creator_maximum - creator_points)
    if points > most:
        raise invalid("points")
    moved = -points if to_creator else points
    return {
        "hours": powers if action == "create" else None,
        "device_points": device_points + moved,
        "creator_points": creator_points - moved,
    }


@book.op(
    "arcane_device_activation",
    "25",
    inputs=[choice("user", ["creator", "other"]), text("form_skill", None, when={"user": "other"})]
    + roll_inputs(needed=SEES)
    + cost_inputs(whole("shorting", 0, min=0, max=0))
    + [
        count("device_points"),
        whole("target", 4),
        flag("can_see_target", True),
        at("states.bound", flag("bound")),
    ],
    dice=TRAIT_DICE,
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", BARRED),
        out("skill_source", "word", ["arcane_skill", "form_skill", "creator_arcane_skill"]),
        out("cost"),
        out("total"),
        out("activated", "flag"),
        out("success", "flag"),
        out("raises"),
        out("critical_failure", "flag"),
        out("points_spent"),
        out("device_points"),
        out("fatigue_gained"),
    ],
    odds=["activated", "success", "raises"],
)
def arcane_device_activation(user, form_skill, device_points, target, can_see_target, bound, **given):
    """Activates a power held in a device, paid from the device's points."""
    cost = cost_of(given)
    if device_points < cost["total"]:
        raise invalid("device_points")
    reason = barred_by(bound, can_see_target)
    rolled, spent, activated = None, 0, False
    if reason is None:
        rolled = yield from roll(given, cost["bonus"])
        activate(rolled, target)
        activated = rolled["activated"]
        spent = cost["total"] if activated else 1
    source = "arcane_skill"
    if user == "other":
        source = "creator_arcane_skill" if form_skill is None else "form_skill"
    fields = rolled_or_not(rolled)
    return with_fields(
        fields,
        {
            "allowed": reason is None,
            "reason": reason,
            "skill_source": source,
            "cost": cost["total"],
            "activated": activated,
            "points_spent": spent,
            "device_points": device_points - spent,
            "fatigue_gained": 1 if fields["critical_failure"] else 0,
        },
    )
