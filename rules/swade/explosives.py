"""Grenades and mines (chapter 27)."""

from ..book import out
from ..inputs import choice, count, flag
from .book import book
from .common import TRAIT_DICE, at, damage_dice, roll_fields, roll_outs, with_fields
from .toolbox_common import roll, roll_inputs, rolled_or_not


@book.op(
    "grenade_cook",
    "27",
    inputs=roll_inputs("sheet.attributes.smarts"),
    dice=TRAIT_DICE,
    outcome=roll_outs()
    + [
        out("can_throw_back", "flag"),
        out("can_evade", "flag"),
        out("explodes_in_hand", "flag"),
        out("damage_as_raise", "flag"),
    ],
)
def grenade_cook(**given):
    """The Smarts roll of whoever holds a grenade back before throwing it.

    Ruling: one that goes off in the hand can be evaded by others, but not thrown back.
    """
    rolled = yield from roll(given)
    critical = rolled["critical_failure"]
    return with_fields(
        roll_fields(rolled),
        {
            "can_throw_back": not rolled["success"] and not critical,
            "can_evade": not rolled["success"],
            "explodes_in_hand": critical,
            "damage_as_raise": critical,
        },
    )


@book.op(
    "grenade_throw_back",
    "27",
    inputs=roll_inputs("sheet.skills.athletics", needed={"cooked": False})
    + [at("states.on_hold", flag("on_hold")), flag("cooked")],
    dice=TRAIT_DICE,
    outcome=[out("allowed", "flag")]
    + roll_outs()
    + [
        out("thrown_back", "flag"),
        out("explodes", "flag"),
        out("damage_as_raise", "flag"),
        out("hold_used", "flag"),
    ],
)
def grenade_throw_back(on_hold, cooked, **given):
    """Throwing a grenade back before it goes off."""
    rolled = None
    if not cooked:
        rolled = yield from roll(given, -2 if on_hold else -4)
    fields = rolled_or_not(rolled)
    failed = not cooked and not fields["success"]
    return with_fields(
        fields,
        {
            "allowed": not cooked,
            "thrown_back": fields["success"],
            "explodes": failed,
            "damage_as_raise": failed,
            "hold_used": on_hold and not cooked,
        },
    )


def _twice_the_dice(damage):
    """Return a damage expression with every number of dice doubled."""
    doubled, number = "", ""
    for char in damage + "+":
        if char == "d":
            doubled += str(2 * int(number or "1")) + "d"
            number = ""
        elif char in "+-":
            doubled += number + char
            number = ""
        else:
            number += char
    return doubled[:-1]


@book.op(
    "grenade_cover",
    "27",
    inputs=[
        damage_dice("damage"),
        at("derived.toughness", count("toughness")),
        count("rolled", None),
    ],
    outcome=[out("cover_damage", "dice"), out("others_reduction"), out("others_damage")],
)
def grenade_cover(damage, toughness, rolled):
    """What someone who throws themselves on a grenade takes, and spares the others."""
    return {
        "cover_damage": _twice_the_dice(damage),
        "others_reduction": toughness,
        "others_damage": None if rolled is None else max(0, rolled - toughness),
    }


@book.op(
    "minefield",
    "27",
    inputs=[choice("stage", ["notice", "disarm"])] + roll_inputs(),
    dice=TRAIT_DICE,
    outcome=roll_outs() + [out("noticed", "flag"), out("disarmed", "flag"), out("detonates", "flag")],
)
def minefield(stage, **given):
    """Noticing the mine one steps on, or disarming it under somebody's foot."""
    disarming = stage == "disarm"
    rolled = yield from roll(given, -4 if disarming else 0)
    success = rolled["success"]
    return with_fields(
        roll_fields(rolled),
        {
            "noticed": None if disarming else success,
            "disarmed": success if disarming else None,
            "detonates": not success,
        },
    )
