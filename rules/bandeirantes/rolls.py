"""Damage rolls: NdS with an optional flat part."""

from .. import damage_rolls
from ..dice import several

MOST_DICE = 20


def parse_roll(text):
    """Return ``(dice, sides, flat)`` of a roll of this game; None where it is none."""
    return damage_rolls.parse_roll(text, MOST_DICE)


def weapon_roll(label, text, greatest):
    """Roll a weapon's damage, or take the most it can do; never below 0 (Ruling)."""
    number, sides, flat = parse_roll(text)
    if greatest:
        return max(0, number * sides + flat)
    faces = yield from several(label, sides, number)
    return max(0, sum(faces) + flat)
