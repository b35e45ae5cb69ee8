"""Vehicles in a fight (chapter 19): Parry, damage, critical hits, repairs, the battle grid."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, count, decimal, flag, modifiers, whole
from .book import book
from .common import TRAIT_DICE, scale
from .scene_common import answer, late_die, no_roll_needed, outs, read_late, roll_d6, roll_inputs, scene_roll
from .traits import parse_die, raises_over, sum_of, trait_die

WOUND_LIMITS = {"large": 4, "huge": 5, "colossal": 6}
USUAL_LIMIT = 3
MOST_HANDLING_LOST = 4


@book.op(
    "vehicle_parry",
    "19.3",
    inputs=[whole("handling", 0), trait_die("driver_die", None)],
    outcome=[out("parry")],
    offer="scene",
)
def vehicle_parry(handling, driver_die):
    """A moving vehicle's Parry.

    Ruling: a +N over d12 counts half, rounded down, as for a person; no skill adds nothing.
    """
    half = 0
    if driver_die is not None:
        sides, flat = parse_die(driver_die)
        half = sides // 2 + flat // 2
    return {"parry": 2 + handling + half}


@book.op(
    "vehicle_damage",
    "19.3",
    inputs=[
        count("damage"),
        count("toughness", min=1, **{"from": "target.derived.toughness"}),
        scale("scale"),
        count("wounds", 0),
        whole("handling", 0),
        count("steering_hits", 0),
        flag("in_chase", True),
        flag("bumped_before"),
        flag("from_out_of_control"),
    ],
    outcome=[
        out("control_roll", "flag"),
        out("bumped", "flag"),
        out("wounds_taken"),
        out("wounds"),
        out("critical_hit_roll", "flag"),
        out("wrecked", "flag"),
        out("handling"),
    ],
    offer="scene",
)
def vehicle_damage(
    damage, toughness, scale, wounds, handling, steering_hits, in_chase, bumped_before, from_out_of_control
):
    """What damage does to a vehicle.

    Ruling: wounds and steering hits together take at most 4 from Handling.
    """
    reached = damage >= toughness
    taken = raises_over(damage, toughness)
    now = wounds + taken
    return {
        "control_roll": reached and not from_out_of_control,
        "bumped": reached and in_chase and not bumped_before,
        "wounds_taken": taken,
        "wounds": now,
        "critical_hit_roll": taken > 0,
        "wrecked": now > WOUND_LIMITS.get(scale, USUAL_LIMIT),
        "handling": handling - min(MOST_HANDLING_LOST, now + steering_hits),
    }


# (highest 2d6, row)
CRITICAL_HITS = [
    (2, "scratch_and_dent"),
    (3, "steering"),
    (5, "locomotion"),
    (8, "chassis"),
    (10, "crew"),
    (11, "weapon"),
    (12, "system"),
]
PARTS = ["steering", "locomotion", "chassis", "crew", "weapon", "system"]
ATTACK = {"cause": "attack"}


@book.op(
    "vehicle_critical_hit",
    "19.4",
    inputs=[
        choice("location", PARTS, None),
        choice("cause", ["attack", "collision"], "attack"),
        flag("area", when=ATTACK),
        count("damage", None, when=ATTACK),
        count("armor", 0, when=ATTACK),
        flag("has_weapons", True),
        flag("has_systems", True),
        count("steering_hits", 0),
        count("locomotion_hits", 0),
        decimal("top_speed", None, min=0),
    ],
    dice=["hit"],
    outcome=[
        out("roll"),
        out("rolled", "word", ["scratch_and_dent"] + PARTS),
        out("result", "word", ["scratch_and_dent"] + PARTS),
        out("handling_change"),
        out("speed_percent"),
        out("top_speed"),
        out("crew", "word", ["none", "all", "section", "one"]),
        out("crew_damage"),
        out("crew_shaken", "flag"),
    ],
    offer="scene",
)
def vehicle_critical_hit(
    location,
    cause,
    area,
    damage,
    armor,
    has_weapons,
    has_systems,
    steering_hits,
    locomotion_hits,
    top_speed,
):
    """Which part of a vehicle is hit, and what that costs it.

    Rulings: an area attack takes the armor off too; the speed left is rounded down to whole km/h.
    """
    roll, rolled = None, location
    if location is None:
        roll = yield from roll_d6("hit", 2)
        rolled = [row for top, row in CRITICAL_HITS if roll <= top][0]
    absent = (rolled == "weapon" and not has_weapons) or (rolled == "system" and not has_systems)
    result = "chassis" if absent else rolled
    percent = max(60, 100 - 10 * (locomotion_hits + (1 if result == "locomotion" else 0)))
    crew, crew_damage = "none", None
    if result == "crew":
        crew = "all" if cause == "collision" else "section" if area else "one"
        if cause == "attack" and damage is not None:
            crew_damage = max(0, damage - armor)
    return {
        "roll": roll,
        "rolled": rolled,
        "result": result,
        "handling_change": -1 if result == "steering" and steering_hits < MOST_HANDLING_LOST else 0,
        "speed_percent": percent,
        "top_speed": None if top_speed is None else int(top_speed * percent // 100),
        "crew": crew,
        "crew_damage": crew_damage,
        "crew_shaken": crew == "all",
    }


FACILITIES = {"field": -2, "garage": 0, "excellent": 2}


@book.op(
    "vehicle_repair",
    "19.5",
    inputs=roll_inputs("sheet.skills.repair", unless={"wrecked": True})
    + [
        count("wounds"),
        choice("facility", ["field", "garage", "excellent"], "garage", unless={"wrecked": True}),
        flag("wrecked"),
        flag("full_shop_and_parts", when={"wrecked": True}),
    ],
    dice=TRAIT_DICE,
    outcome=outs(["modifier", "total", "success", "raises"])
    + [out("repaired"), out("wounds"), out("hours"), out("wreck_cleared", "flag")],
    offer="card",
)
def vehicle_repair(die, wild_card, wild_die, modifiers, wounds, facility, wrecked, full_shop_and_parts):
    """How many of a vehicle's wounds are repaired, and in how many hours.

    Rulings: clearing a wreck takes a day and no roll; a failed try costs the two hours of one wound; a critical
    failure is no worse.

    :raises RuleError: there is nothing to repair (``wounds``).
    """
    rolled, repaired, hours = no_roll_needed(), 0, 0
    if wrecked:
        rolled["success"] = full_shop_and_parts
        hours = 24 if full_shop_and_parts else 0
    elif wounds == 0:
        raise invalid("wounds")
    else:
        rolled = yield from scene_roll(die, wild_card, wild_die, FACILITIES[facility] + sum_of(modifiers))
        mends = 1 + rolled["raises"] if rolled["success"] else 0
        repaired = min(wounds, mends)
        hours = 2 * max(1, repaired)
        if mends > wounds:
            hours = hours // 2
    more = {
        "repaired": repaired,
        "wounds": wounds - repaired,
        "hours": hours,
        "wreck_cleared": wrecked and full_shop_and_parts,
    }
    return answer(rolled, ["modifier", "total", "success", "raises"], more)


FREE_SQUARES = 12
MOST_SQUARES = 24


@book.op(
    "vehicle_grid_move",
    "19.7",
    inputs=[count("distance", max=MOST_SQUARES), decimal("pace", min=0), late_die()]
    + roll_inputs(with_modifiers=False)[1:]
    + [whole("handling", 0), whole("terrain_penalty", 0, min=-4, max=0), modifiers()],
    dice=TRAIT_DICE,
    outcome=[out("rolled", "flag")]
    + outs(["modifier", "total", "success", "critical_failure"])
    + [out("squares"), out("out_of_control", "flag")],
    offer="scene",
)
def vehicle_grid_move(distance, pace, die, wild_card, wild_die, handling, terrain_penalty, modifiers):
    """How far a ground vehicle gets on the battle grid.

    Ruling: it cannot go past its Pace or 24 squares.

    :raises RuleError: it wants to go past its Pace (``distance``).
    """
    if distance > pace:
        raise invalid("distance")
    fast = distance > FREE_SQUARES
    rolled, squares = no_roll_needed(), distance
    if fast:
        modifier = handling + terrain_penalty + sum_of(modifiers)
        rolled = yield from scene_roll(read_late(die), wild_card, wild_die, modifier)
        if rolled["critical_failure"]:
            squares = None
        elif not rolled["success"]:
            squares = FREE_SQUARES
    more = {"rolled": fast, "squares": squares, "out_of_control": rolled["critical_failure"]}
    return answer(rolled, ["modifier", "total", "success", "critical_failure"], more)
