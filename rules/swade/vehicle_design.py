"""Vehicles by their build: collisions, armor, ground, mounts (chapter 28)."""

from ..book import out
from ..inputs import choice, count, decimal, flag, whole
from .book import book
from .toolbox_common import tidy


@book.op(
    "collision_damage",
    "28",
    inputs=[
        count("damage"),
        choice("subject", ["passenger", "vehicle"]),
        flag("restrained", when={"subject": "passenger"}),
        flag("heavy_armor"),
        flag("obstacle_heavy_armor"),
    ],
    outcome=[out("damage")],
)
def collision_damage(damage, subject, restrained, heavy_armor, obstacle_heavy_armor):
    """What is left of a collision's damage.

    Ruling: halves are rounded down; armor does nothing for passengers, a belt nothing for the vehicle.
    """
    halved = restrained if subject == "passenger" else heavy_armor and not obstacle_heavy_armor
    return {"damage": damage // 2 if halved else damage}


# thickness where a band begins and ends, centimetres a step, Armor a step
_PLATE = [(0, 25, 2.5, 2), (25, 50, 2.5, 1), (50, None, 5, 1)]
_BASE_ARMOR = 4


@book.op(
    "vehicle_armor_estimate",
    "28",
    inputs=[decimal("thickness_cm", min=0), whole("adjustment", 0)],
    outcome=[out("armor")],
    offer="gm",
)
def vehicle_armor_estimate(thickness_cm, adjustment):
    """The Armor of a real-world vehicle by its plate.

    Ruling: only full steps count in every band.
    """
    armor = _BASE_ARMOR + adjustment
    for begins, ends, step, worth in _PLATE:
        reached = thickness_cm if ends is None else min(thickness_cm, ends)
        if reached > begins:
            armor += worth * int((reached - begins) / step)
    return {"armor": armor}


_ROUGH = {"wheels": 2, "four_wheel_drive": 1.5, "tracks": 1}


@book.op(
    "vehicle_movement",
    "28",
    inputs=[
        decimal("kmh", min=0),
        choice("drive", ["wheels", "four_wheel_drive", "tracks"], "wheels"),
        decimal("open_squares", 0, min=0),
        decimal("rough_squares", 0, min=0),
    ],
    outcome=[out("pace"), out("cost"), out("within_pace", "flag")],
)
def vehicle_movement(kmh, drive, open_squares, rough_squares):
    """A vehicle's Pace by its speed, and what the ground costs of it."""
    cost = open_squares + rough_squares * _ROUGH[drive]
    return {"pace": tidy(kmh), "cost": tidy(cost), "within_pace": cost <= kmh}


_ARCS = {"fixed": 45, "pintle": 180, "turret": 360}


@book.op(
    "weapon_arc",
    "28",
    inputs=[
        choice("mount", ["fixed", "pintle", "turret"]),
        decimal("bearing", min=0, max=180),
        flag("on_turret", when={"mount": "pintle"}),
        flag("same_direction_as_turret", True, when={"mount": "pintle", "on_turret": True}),
    ],
    outcome=[out("arc"), out("in_arc", "flag")],
)
def weapon_arc(mount, bearing, on_turret, same_direction_as_turret):
    """Whether a mounted weapon bears on a target."""
    arc = _ARCS[mount]
    return {"arc": arc, "in_arc": bearing * 2 <= arc and (same_direction_as_turret or not on_turret)}
