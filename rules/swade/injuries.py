"""Injuries, incapacitation, bleeding out (chapter 6)."""

from ..book import out
from ..dice import one, several
from ..inputs import choice, flag
from .book import book
from .common import TRAIT_DICE, check_given, roll_fields, roll_outs, trait_inputs, with_fields

PLACES = ["unmentionables", "arm", "guts", "leg", "head"]
_DETAILS = ["left", "right", "broken", "battered", "busted", "hideous_scar", "blinded", "brain_damage"]
_HINDRANCES = ["slow_minor", "slow_major", "ugly_major", "one_eye", "blind"]
_REDUCED = ["agility", "vigor", "strength", "smarts"]
_GUTS = [("broken", "agility"), ("battered", "vigor"), ("busted", "strength")]


def place_hit(roll):
    """Return where 2d6 put an injury."""
    if roll == 2:
        return "unmentionables"
    for highest, place in ((4, "arm"), (9, "guts"), (11, "leg")):
        if roll <= highest:
            return place
    return "head"


def roll_injury(location, aimed_side, already_slow, one_eyed):
    """Roll an injury, at ``location`` where one is given; return the outcome of injury_table."""
    rolled, injury = None, location
    if location is None:
        rolled = sum((yield from several("injury", 6, 2)))
        injury = place_hit(rolled)
    detail = hindrance = reduced = None
    if injury == "arm":
        detail = aimed_side
        if detail is None:
            face = yield from one("side", 6)
            detail = "left" if face <= 3 else "right"
    elif injury == "guts":
        face = yield from one("injury_detail", 6)
        detail, reduced = _GUTS[(face - 1) // 2]
    elif injury == "leg":
        hindrance = "slow_major" if already_slow else "slow_minor"
    elif injury == "head":
        face = yield from one("injury_detail", 6)
        if face <= 3:
            detail, hindrance = "hideous_scar", "ugly_major"
        elif face <= 5:
            detail, hindrance = "blinded", "blind" if one_eyed else "one_eye"
        else:
            detail, reduced = "brain_damage", "smarts"
    return {
        "roll": rolled,
        "injury": injury,
        "detail": detail,
        "hindrance": hindrance,
        "attribute_reduced": reduced,
    }


def _injury_inputs():
    return [
        choice("location", PLACES, None),
        choice("aimed_side", ["left", "right"], None),
        flag("already_slow"),
        flag("one_eyed"),
    ]


def _injury_outs():
    return [
        out("roll"),
        out("injury", "word", PLACES),
        out("detail", "word", _DETAILS),
        out("hindrance", "word", _HINDRANCES),
        out("attribute_reduced", "word", _REDUCED),
    ]


@book.op(
    "injury_table",
    "6",
    inputs=_injury_inputs(),
    dice=["injury", "side", "injury_detail"],
    outcome=_injury_outs(),
    odds=["injury"],
)
def injury_table(location, aimed_side, already_slow, one_eyed):
    """Which injury somebody carries away.

    Rulings: a called shot names the place; for a random arm a d6 says left (1 to 3) or right.
    """
    injury = yield from roll_injury(location, aimed_side, already_slow, one_eyed)
    return injury


_DURATION = {"failure": "permanent", "success": "until_healed", "raise": "24_hours_or_healed"}


@book.op(
    "incapacitation",
    "6",
    inputs=trait_inputs(trait="attributes.vigor") + _injury_inputs(),
    dice=TRAIT_DICE + ["injury", "side", "injury_detail"],
    outcome=roll_outs()
    + [
        out("injury", "record", fields=_injury_outs()),
        out("injury_duration", "word", ["permanent", "until_healed", "24_hours_or_healed"]),
        out(
            "effects",
            "record",
            fields=[out("dead", "flag"), out("bleeding", "flag"), out("incapacitated", "flag")],
        ),
    ],
    odds=["success", "critical_failure"],
    offer="card",
)
def incapacitation(location, aimed_side, already_slow, one_eyed, **roll):
    """The Vigor roll of somebody just incapacitated: death, bleeding out, and the injury with its length."""
    rolled = yield from check_given(roll)
    dead = rolled["critical_failure"]
    injury = None
    if not dead:
        injury = yield from roll_injury(location, aimed_side, already_slow, one_eyed)
    return with_fields(
        roll_fields(rolled),
        {
            "injury": injury,
            "injury_duration": _DURATION.get(rolled["degree"]),
            "effects": {"dead": dead, "bleeding": not dead and not rolled["success"], "incapacitated": True},
        },
    )


@book.op(
    "bleeding_roll",
    "6",
    inputs=trait_inputs(trait="attributes.vigor")
    + [
        choice("source", ["bleeding", "natural_healing"], "bleeding"),
        flag("in_combat", True, when={"source": "bleeding"}),
    ],
    dice=TRAIT_DICE,
    outcome=[
        out("total"),
        out("success", "flag"),
        out("raises"),
        out("next_roll", "word", ["next_turn", "one_minute", "twelve_hours"]),
        out("effects", "record", fields=[out("dead", "flag"), out("dying", "flag"), out("conscious", "flag")]),
    ],
    offer="card",
)
def bleeding_roll(source, in_combat, **roll):
    """The Vigor roll of a dying character: death, holding on until the next roll, or out of danger with a raise."""
    rolled = yield from check_given(roll)
    festering = source == "natural_healing"
    next_roll = None
    if rolled["degree"] == "success":
        next_roll = "twelve_hours" if festering else "next_turn" if in_combat else "one_minute"
    return {
        "total": rolled["total"],
        "success": rolled["success"],
        "raises": rolled["raises"],
        "next_roll": next_roll,
        "effects": {
            "dead": not rolled["success"],
            "dying": next_roll is not None,
            "conscious": festering and rolled["raises"] > 0,
        },
    }
