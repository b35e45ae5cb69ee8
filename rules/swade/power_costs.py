"""What activating a power costs: power modifiers, limitations, shorting (chapter 25)."""

from ..book import out
from ..compat import is_whole
from ..errors import invalid
from ..inputs import choice, choices, count, custom
from .book import book
from .toolbox_common import RANGES

_FIXED = {
    "hurry": 1,
    "hinder": 1,
    "glow": 1,
    "shroud": 1,
    "selective": 1,
    "heavy_weapon": 2,
    "lingering_damage": 2,
    "fatigue": 2,
}
_GRADED = {"range": 2, "armor_piercing": 3}  # the most points each may take
_NAMES = [
    "hurry",
    "hinder",
    "glow",
    "shroud",
    "selective",
    "heavy_weapon",
    "lingering_damage",
    "fatigue",
    "range",
    "armor_piercing",
]
_FLAGS = ["heavy_weapon", "lingering_damage", "fatigue", "selective"]
_MOST_BONUS = 2


def _read_modifier(entry):
    """Return ``(name, points)`` of one power modifier, None where it is none."""
    if isinstance(entry, str):
        return (entry, _FIXED[entry]) if entry in _FIXED else None
    if not isinstance(entry, dict) or len(entry) != 2:
        return None
    name, points = entry.get("name"), entry.get("points")
    if not isinstance(name, str) or name not in _GRADED or not is_whole(points):
        return None
    return (name, points) if 1 <= points <= _GRADED[name] else None


def _are_modifiers(value):
    if not isinstance(value, list) or len(value) > len(_NAMES):
        return False
    seen = []
    for entry in value:
        read = _read_modifier(entry)
        if read is None or read[0] in seen:
            return False
        seen.append(read[0])
    return True


def cost_inputs(shorting=None):
    """Declare what power_cost reads of a power; ``shorting`` replaces the declaration of that input."""
    return [
        count("base_cost", min=1),
        custom("power_modifiers", _are_modifiers, "power_modifiers", [], values=_NAMES, grades=_GRADED),
        choices("limitations", ["range", "personal", "aspect"], [], unique=True),
        choice("range", RANGES, "ranged"),
        shorting if shorting is not None else count("shorting", 0),
    ]


def _range_after(power_range, limitations):
    """Return the power's Range after its limitations.

    :raises RuleError: ``limitations`` where one does not fit the power.
    """
    if "range" in limitations:
        if power_range not in ("ranged", "cone"):
            raise invalid("limitations")
        power_range = "touch"
    if "personal" in limitations:
        if power_range != "touch":
            raise invalid("limitations")
        power_range = "self"
    return power_range


def cost_of(given):
    """Return what the values of cost_inputs come to.

    A dict: ``points`` (modifier -> points), ``modifiers``, ``total``, ``bonus``, ``to_pay``, ``range``.

    :raises RuleError: a modifier or limitation that does not fit, or more left unpaid than there is to pay.
    """
    points = {}
    limitations, shorting = given["limitations"], given["shorting"]
    for entry in given["power_modifiers"]:
        name, cost = _read_modifier(entry)
        points[name] = cost
    if "range" in points and (given["range"] != "ranged" or "range" in limitations):
        raise invalid("power_modifiers")
    range_after = _range_after(given["range"], limitations)
    modifiers = sum([points[name] for name in points])
    total, bonus = given["base_cost"] + modifiers, 0
    for _ in limitations:
        if total > 1:
            total -= 1
        else:
            bonus = min(bonus + 1, _MOST_BONUS)
    if shorting > total:
        raise invalid("shorting")
    return {
        "points": points,
        "modifiers": modifiers,
        "total": total,
        "bonus": bonus,
        "to_pay": total - shorting,
        "range": range_after,
    }


@book.op(
    "power_cost",
    "25",
    inputs=cost_inputs() + [choice("synergy", ["none", "helpful", "harmful", "opposed"], "none")],
    outcome=[
        out("modifier_cost"),
        out("total_cost"),
        out("skill_bonus"),
        out("points_to_pay"),
        out("roll_modifier"),
        out("range", "word", RANGES),
        out("range_multiplier"),
        out("ap"),
        out("pace_change"),
        out("stealth_modifier"),
        out("attack_modifier"),
        out("illumination_relief"),
        out("damage_modifier"),
        out("flags", "words", _FLAGS),
    ],
)
def power_cost(synergy, **given):
    """Points to pay for an activation, its roll modifier, and what the power modifiers do.

    Ruling: the cost never goes under 1; limitations that would take it there help the roll, by 2 at most.
    Ruling: the range modifier is barred on a self power too, and beside the range limitation.
    """
    cost = cost_of(given)
    points = cost["points"]
    return {
        "modifier_cost": cost["modifiers"],
        "total_cost": cost["total"],
        "skill_bonus": cost["bonus"],
        "points_to_pay": cost["to_pay"],
        "roll_modifier": cost["bonus"] - given["shorting"],
        "range": cost["range"],
        "range_multiplier": 1 + points.get("range", 0),
        "ap": 2 * points.get("armor_piercing", 0),
        "pace_change": (2 if "hurry" in points else 0) - (2 if "hinder" in points else 0),
        "stealth_modifier": (1 if "shroud" in points else 0) - (2 if "glow" in points else 0),
        "attack_modifier": -1 if "shroud" in points else 0,
        "illumination_relief": 1 if "glow" in points else 0,
        "damage_modifier": {"helpful": 2, "harmful": -2}.get(synergy, 0),
        "flags": [name for name in _FLAGS if name in points],
    }
