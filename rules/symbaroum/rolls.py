"""Damage and armor rolls: NdS with an optional flat part."""

from .. import damage_rolls
from ..dice import several
from ..inputs import REQUIRED, custom

MOST_DICE = 10


def parse_roll(text):
    """Return ``(dice, sides, flat)`` of a roll of this game; None where it is none."""
    return damage_rolls.parse_roll(text, MOST_DICE)


def roll(name, default=REQUIRED, **options):
    """Declare a damage or armor roll."""
    return custom("roll", lambda value: parse_roll(value) is not None, name, default, **options)


def roll_sum(label, text):
    """Roll an expression and return what it comes to, never below 0 (Ruling)."""
    number, sides, flat = parse_roll(text)
    faces = yield from several(label, sides, number)
    return max(0, sum(faces) + flat)
