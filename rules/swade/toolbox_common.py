"""What the ops of chapters 20 to 28 share: their rolls (an Extra confirms a natural 1), sizes and steps of dice."""

from ..dice import acing
from ..inputs import REQUIRED, choice, count, flag, modifiers
from .common import at, check_trait, judge, roll_fields
from .traits import parse_die, sum_of, trait_die, wild_die

# --- rolls ----------------------------------------------------------------------------------------------------


def roll_inputs(source=None, needed=None):
    """Declare die, wild_card, wild_die (not read for an Extra) and modifiers.

    ``source`` says where the die comes from; with ``needed`` (a condition) the die is required only where it holds.
    """
    die = trait_die("die", REQUIRED if needed is None else None, needed=needed)
    return [
        die if source is None else at(source, die),
        at("sheet.wild_card", flag("wild_card", True)),
        at("sheet.wild_die", wild_die(when={"wild_card": True})),
        modifiers(),
    ]


def roll(given, own=0, target=4):
    """Roll the trait that an op's inputs describe against ``target``; an Extra's natural 1 asks for ``critical``.

    ``given`` holds the values of roll_inputs; ``own`` is what the op adds by itself.
    """
    modifier = sum_of(given["modifiers"]) + own
    rolled = yield from check_trait(given["die"], given["wild_card"], given["wild_die"], modifier, True, target)
    if given.get("conviction"):
        more, _ = yield from acing("conviction", 6)
        rolled["total"] += more
        judge(rolled, target)
    return rolled


def no_roll():
    """Return the outcome of a roll that did not take place."""
    return {"total": None, "success": False, "raises": 0, "critical_failure": False}


def rolled_or_not(rolled):
    """Return total, success, raises and critical_failure; ``rolled`` is None where nothing was."""
    return no_roll() if rolled is None else roll_fields(rolled)


# --- dice as figures ------------------------------------------------------------------------------------------

_STEPS = [4, 6, 8, 10, 12]


def die_size(die):
    """Return the size that a die counts for: 8 for d8, 13 for d12+1."""
    sides, flat = parse_die(die)
    return sides + flat


def die_step(die):
    """Return the die's place on the ladder: d4 is 0, d12 is 4, d12+1 is 5."""
    sides, flat = parse_die(die)
    return _STEPS.index(sides) + flat


def step_die(step):
    """Return the die at a place on the ladder, 0 or more."""
    if step < len(_STEPS):
        return "d" + str(_STEPS[step])
    return "d12+" + str(step - len(_STEPS) + 1)


def tidy(number):
    """Return a number without the noise of its last places, as a whole one where it has no fraction."""
    number = round(number * 1.0, 9)
    return int(number) if number == int(number) else number


def above_zero(value):
    """True for a number over 0 (a millionth is the least: what is divided by it must stay finite)."""
    return value >= 0.000001


# --- inputs ---------------------------------------------------------------------------------------------------

RANGES = ["self", "touch", "ranged", "cone"]
POWER_RULES = ["power_points", "no_power_points"]


def trait_figure(name, attribute, default=REQUIRED, **options):
    """Declare an attribute's die that the op counts with, filled from the sheet."""
    return at("sheet.attributes." + attribute, trait_die(name, default, **options))


def pace():
    """Declare the Pace before, 1 or more."""
    return at("derived.pace", count("pace", 6, min=1))


def power_rule():
    """Declare which rule on power points is in use."""
    return choice("rule", POWER_RULES, "power_points")
