"""Moving, running, jumping, danger underfoot, falling off a mount (chapters 5 and 10)."""

from ..book import out
from ..dice import one
from ..inputs import choice, count, flag, listing, record
from .book import book
from .common import TRAIT_DICE, at, check_given, roll_dice, trait_inputs
from .hero import half_die
from .traits import parse_die, trait_die

MODES = ["normal", "difficult", "crawl", "climb", "swim"]
STANDING_UP = 2


@book.op(
    "movement",
    "5",
    inputs=[
        at("derived.pace", count("pace", 6, min=1)),
        flag("run"),
        at("sheet.run_die", trait_die("run_die", "d6")),
        flag("stand_up"),
        listing("segments", record("segment", [count("squares"), choice("mode", MODES)]), []),
    ],
    dice=["run"],
    outcome=[out("available"), out("cost"), out("remaining"), out("legal", "flag"), out("action_penalty")],
    odds=["legal"],
    offer="card",
)
def movement(pace, run, run_die, stand_up, segments):
    """What a turn's movement costs against Pace, with the running die where the character runs."""
    available = pace
    if run:
        sides, flat = parse_die(run_die)
        face = yield from one("run", sides)
        available += face + flat
    cost = STANDING_UP if stand_up else 0
    for segment in segments:
        cost += segment["squares"] * (1 if segment["mode"] == "normal" else 2)
    return {
        "available": available,
        "cost": cost,
        "remaining": available - cost,
        "legal": cost <= available,
        "action_penalty": -2 if run else 0,
    }


@book.op(
    "out_of_combat_running",
    "5",
    inputs=[
        at("derived.pace", count("pace", 6)),
        at("sheet.run_die", trait_die("run_die", "d6")),
        at("sheet.attributes.vigor", trait_die("vigor")),
    ],
    outcome=[out("squares_per_round"), out("metres_per_round"), out("minutes")],
)
def out_of_combat_running(pace, run_die, vigor):
    """How fast and how long a character runs outside a fight.

    Ruling: a flat part of Vigor adds half of it, rounded down.
    """
    squares = 2 * (pace + sum(parse_die(run_die)))
    return {"squares_per_round": squares, "metres_per_round": 2 * squares, "minutes": half_die(vigor)}


def halves(number):
    """Return half of a whole number, as a whole number where it is one."""
    return number // 2 if number % 2 == 0 else number / 2


@book.op(
    "jump",
    "5",
    inputs=[choice("direction", ["horizontal", "vertical"])]
    + trait_inputs(name="die", trait="skills.athletics", default=None, needed={"roll": True})
    + [
        count("run_up_squares", 0),
        flag("roll"),
        count("pace_left", None, when={"direction": "horizontal"}),
    ],
    dice=TRAIT_DICE,
    outcome=[
        out("base_squares"),
        out("bonus_squares"),
        out("squares"),
        out("metres"),
        out("total"),
        out("success", "flag"),
        out("raises"),
    ],
    offer="card",
)
def jump(direction, run_up_squares, roll, pace_left, **trait):
    """How far or high a jump goes, free or with an Athletics roll.

    Rulings: the run doubles the free distance alone; a failed roll leaves it.
    """
    rolled = None
    bonus = 0
    if roll:
        rolled = yield from check_given(trait)
        if rolled["success"]:
            bonus = 2 if rolled["raises"] > 0 else 1
    # in half squares: a jump up is half of one across
    unit = 2 if direction == "horizontal" else 1
    base = unit * (2 if run_up_squares >= 2 else 1)
    bonus *= unit
    squares = base + bonus
    if pace_left is not None:
        squares = min(squares, 2 * pace_left)
    return {
        "base_squares": halves(base),
        "bonus_squares": halves(bonus),
        "squares": halves(squares),
        "metres": squares,
        "total": None if rolled is None else rolled["total"],
        "success": None if rolled is None else rolled["success"],
        "raises": None if rolled is None else rolled["raises"],
    }


@book.op(
    "perilous_movement",
    "5",
    inputs=trait_inputs(trait="skills.athletics") + [choice("activity", ["other", "climbing", "swimming"], "other")],
    dice=TRAIT_DICE,
    outcome=[
        out("total"),
        out("success", "flag"),
        out("critical_failure", "flag"),
        out("moves", "flag"),
        out("effects", "record", fields=[out("fatigue"), out("falls", "flag"), out("drowning", "flag")]),
    ],
    offer="card",
)
def perilous_movement(activity, **roll):
    """An Athletics roll to get on where it is dangerous; a plain failure makes no way (ruling)."""
    rolled = yield from check_given(roll)
    critical = rolled["critical_failure"]
    return {
        "total": rolled["total"],
        "success": rolled["success"],
        "critical_failure": critical,
        "moves": rolled["success"],
        "effects": {
            "fatigue": 1 if critical and activity == "other" else 0,
            "falls": critical and activity == "climbing",
            "drowning": critical and activity == "swimming",
        },
    }


@book.op(
    "mounted_fall",
    "10",
    inputs=trait_inputs(trait="skills.riding") + [flag("mount_running")],
    dice=TRAIT_DICE + ["damage"],
    outcome=[
        out("total"),
        out("success", "flag"),
        out("critical_failure", "flag"),
        out("falls", "flag"),
        out("damage_dice", "dice"),
        out("damage"),
    ],
)
def mounted_fall(mount_running, **roll):
    """A Riding roll to stay in the saddle, and what a fall from a running mount does.

    Ruling: a standing mount throws its rider without damage.
    """
    rolled = yield from check_given(roll)
    dice = damage = None
    if mount_running and not rolled["success"]:
        sides = 6 if rolled["critical_failure"] else 4
        dice = "2d" + str(sides)
        damage = yield from roll_dice("damage", [sides, sides])
    return {
        "total": rolled["total"],
        "success": rolled["success"],
        "critical_failure": rolled["critical_failure"],
        "falls": not rolled["success"],
        "damage_dice": dice,
        "damage": damage,
    }
