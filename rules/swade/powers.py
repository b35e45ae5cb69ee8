"""Arcane backgrounds, keeping powers up, regaining points, lingering damage (chapter 25)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, count, custom, decimal, flag, listing, record, text
from .book import book
from .common import at, is_damage, parse_damage
from .toolbox_common import power_rule

_BACKGROUNDS = {
    "gift": ("focus", "spirit", 1, 15),
    "magic": ("spellcasting", "smarts", 3, 10),
    "miracles": ("faith", "spirit", 3, 10),
    "psionics": ("psionics", "smarts", 3, 10),
    "weird_science": ("weird_science", "smarts", 2, 15),
}
_POINTS_REGAINED = 5  # by an hour of rest, and by a benny


@book.op(
    "arcane_background",
    "25",
    inputs=[
        choice("type", ["gift", "magic", "miracles", "psionics", "weird_science"]),
        count("new_powers", 0),
        count("trappings_added", 0),
    ],
    outcome=[
        out("skill", "word", ["focus", "spellcasting", "faith", "psionics", "weird_science"]),
        out("attribute", "word", ["spirit", "smarts"]),
        out("starting_powers"),
        out("power_points"),
        out("powers_known"),
    ],
)
def arcane_background(type, new_powers, trappings_added):
    """The skill, powers and points of an arcane background, and the powers known after New Powers."""
    if trappings_added > 2 * new_powers:
        raise invalid("trappings_added")
    skill, attribute, powers, points = _BACKGROUNDS[type]
    return {
        "skill": skill,
        "attribute": attribute,
        "starting_powers": powers,
        "power_points": points,
        "powers_known": powers + 2 * new_powers - trappings_added,
    }


def _lasts(power):
    return not power["instant"]


@book.op(
    "power_upkeep",
    "25, 21",
    inputs=[
        listing("powers", record("", [text("name"), count("targets", 1, min=1), flag("instant")], check=_lasts)),
        at("vitals.power_points", count("power_points", when={"rule": "power_points"})),
        power_rule(),
    ],
    outcome=[out("cost"), out("affordable", "flag"), out("points_left"), out("arcane_modifier")],
)
def power_upkeep(powers, power_points, rule):
    """What it takes to keep powers going for another Duration.

    Ruling: an Instant power cannot be kept up; without power points the -1 counts by power, not by target.
    """
    if rule == "no_power_points":
        return {"cost": 0, "affordable": True, "points_left": None, "arcane_modifier": -len(powers)}
    cost = sum([power["targets"] for power in powers])
    affordable = power_points >= cost
    return {
        "cost": cost,
        "affordable": affordable,
        "points_left": power_points - cost if affordable else power_points,
        "arcane_modifier": 0,
    }


@book.op(
    "power_recharge",
    "25, 2.2",
    inputs=[
        decimal("hours", min=0),
        at("vitals.power_points", count("power_points")),
        count("power_points_max"),
        flag("maintaining"),
        flag("disturbed"),
        count("bennies", 0),
    ],
    outcome=[out("recovered"), out("power_points")],
)
def power_recharge(hours, power_points, power_points_max, maintaining, disturbed, bennies):
    """Power points regained by rest and bennies.

    Ruling: only whole hours count.
    """
    if power_points > power_points_max:
        raise invalid("power_points")
    rested = 0 if maintaining or disturbed else int(hours)
    recovered = min(power_points_max - power_points, _POINTS_REGAINED * (rested + bennies))
    return {"recovered": recovered, "power_points": power_points + recovered}


def _is_base_damage(value):
    """True for one kind of dice with an optional flat part after it."""
    if not is_damage(value):
        return False
    parts = value.replace("-", "+").split("+")
    return "d" in parts[0] and (len(parts) == 1 or (len(parts) == 2 and "d" not in parts[1]))


@book.op(
    "lingering_damage",
    "25",
    inputs=[custom("damage", _is_base_damage, "damage")],
    outcome=[out("damage", "dice"), out("turns")],
)
def lingering_damage(damage):
    """What the Lingering Damage modifier deals on the target's next turn.

    Ruling: a flat part stays; of a single d4 it is all that is left.
    """
    dice, flat = parse_damage(damage)
    number, sides = len(dice), dice[0] - 2
    if sides < 4:
        number, sides = number - 1, 4
    left = str(number) + "d" + str(sides) if number > 0 else ""
    if left == "":
        left = str(max(0, flat))
    elif flat != 0:
        left += ("+" if flat > 0 else "-") + str(abs(flat))
    return {"damage": left, "turns": 1}
