"""Weapons: range and reach, features, rate of fire, reloading (chapters 27 and 28)."""

from ..book import out
from ..compat import is_number, is_whole
from ..errors import invalid, missing
from ..inputs import choice, choices, count, custom, decimal, flag
from .book import book
from .ranged import parse_ranges

_BANDS = ["short", "medium", "long", "extreme"]
_PENALTIES = [0, -2, -4, -8]


def _are_ranges(value):
    """True for short/medium/long, each larger than the one before."""
    limits = parse_ranges(value)
    return limits is not None and limits[0] < limits[1] < limits[2]


@book.op(
    "weapon_range",
    "27",
    inputs=[
        choice("kind", ["ranged", "melee"]),
        custom("ranges", _are_ranges, "ranges", when={"kind": "ranged"}),
        count("reach", 0, when={"kind": "melee"}),
        decimal("distance", None, min=0, needed={"kind": "melee"}),
    ],
    outcome=[
        out("extreme_limit"),
        out("meters", "list"),
        out("real_world_meters", "list"),
        out("band", "word", _BANDS + ["out_of_range"]),
        out("penalty"),
        out("can_attack", "flag"),
    ],
)
def weapon_range(kind, ranges, reach, distance):
    """Range bands of a ranged weapon, or whether a melee one reaches.

    Ruling: real-world metres are squares x 2.5 x 2.
    """
    outcome = {
        "extreme_limit": None,
        "meters": None,
        "real_world_meters": None,
        "band": None,
        "penalty": None,
        "can_attack": None,
    }
    if kind == "melee":
        if not is_whole(distance):
            raise invalid("distance")
        outcome["can_attack"] = distance <= reach
        return outcome
    limits = parse_ranges(ranges)
    limits.append(4 * limits[2])
    outcome["extreme_limit"] = limits[3]
    outcome["meters"] = [limit * 2 for limit in limits]
    outcome["real_world_meters"] = [limit * 5 for limit in limits]
    if distance is not None:
        outcome["band"] = "out_of_range"
        within = [place for place, limit in enumerate(limits) if distance <= limit]
        if within:
            outcome["band"], outcome["penalty"] = _BANDS[within[0]], _PENALTIES[within[0]]
    return outcome


_ATTACK = {
    "one_handed_two_hander": -4,
    "snapfire_moved": -2,
    "three_round_burst": 1,
    "linked_pair": 1,
    "linked_quad": 2,
    "indirect_fire": -4,
    "indirect_fire_with_coordinates": -2,
    "sloped_armor": -2,
    "reaction_fire": -2,
}
_DAMAGE = {"three_round_burst": 1, "linked_pair": 2, "linked_quad": 4}
_OPTIONS = [
    "one_handed_two_hander",
    "snapfire_moved",
    "three_round_burst",
    "linked_pair",
    "linked_quad",
    "indirect_fire",
    "indirect_fire_with_coordinates",
    "sloped_armor",
    "reaction_fire",
    "recoil",
    "supported",
    "laser_small_arm",
    "unstable_platform",
    "stabilizer",
    "improved_stabilizer",
    "laser_overcharge",
    "heavy_armor_flank",
    "tank_ap_round",
]
_CLASHES = [
    ("linked_pair", "linked_quad"),
    ("indirect_fire", "indirect_fire_with_coordinates"),
    ("stabilizer", "improved_stabilizer"),
]


def _do_not_clash(options):
    return not any([one in options and other in options for one, other in _CLASHES])


def _unread(value):
    """True for anything: whether it is read hangs on the list of options, so the op checks it."""
    return True


def _within_half(short_range, distance):
    """True at or within half of Short range.

    :raises RuleError: for squares that are missing or wrong.
    """
    for name, value, fits in (("short_range", short_range, is_whole), ("distance", distance, is_number)):
        if value is None:
            raise missing(name)
        if not fits(value) or value < 0:
            raise invalid(name)
    return distance * 2 <= short_range


@book.op(
    "weapon_options",
    "27, 28",
    inputs=[
        choices("options", _OPTIONS, unique=True, check=_do_not_clash),
        custom("squares", _unread, "short_range", None),
        custom("squares", _unread, "distance", None),
    ],
    outcome=[
        out("attack"),
        out("damage"),
        out("extra_damage_dice"),
        out("bonus_d6"),
        out("deviation_multiplier"),
        out("bullets"),
        out("weapon_bonuses_lost", "flag"),
    ],
)
def weapon_options(options, short_range, distance):
    """Adds up what a weapon's features give to attack and damage."""
    attack = sum([_ATTACK.get(option, 0) for option in options])
    if "recoil" in options and "supported" not in options and "laser_small_arm" not in options:
        attack -= 2
    if "unstable_platform" in options and "improved_stabilizer" not in options:
        attack -= 1 if "stabilizer" in options else 2
    dice = 1 if "heavy_armor_flank" in options else 0
    if "tank_ap_round" in options and _within_half(short_range, distance):
        dice += 1
    indirect = "indirect_fire" in options or "indirect_fire_with_coordinates" in options
    return {
        "attack": attack,
        "damage": sum([_DAMAGE.get(option, 0) for option in options]),
        "extra_damage_dice": dice,
        "bonus_d6": 1 if "laser_overcharge" in options else 0,
        "deviation_multiplier": 2 if indirect else 1,
        "bullets": 3 if "three_round_burst" in options else 1,
        "weapon_bonuses_lost": "one_handed_two_hander" in options,
    }


@book.op(
    "minimum_rof",
    "27, 28",
    inputs=[
        choice("weapon", ["machine_gun", "vehicle_mounted", "other"]),
        count("rate_of_fire", min=1),
        count("shots"),
    ],
    outcome=[out("minimum"), out("legal", "flag")],
)
def minimum_rof(weapon, rate_of_fire, shots):
    """Whether a number of shots is one that the weapon may fire in an action."""
    least = 2 if weapon == "machine_gun" or (weapon == "vehicle_mounted" and rate_of_fire >= 3) else 1
    least = min(least, rate_of_fire)
    return {"minimum": least, "legal": least <= shots <= rate_of_fire}


_RELOAD = {"black_powder": 3, "machine_gun": 2, "cannon": 8}
_CATAPULT_CREW = 4
_CANNON_LOADERS = 2


@book.op(
    "weapon_reload",
    "27",
    inputs=[
        choice("weapon", ["black_powder", "machine_gun", "cannon", "revolver", "catapult", "other"]),
        count("reload", when={"weapon": ["catapult", "other"]}),
        count("empty_chambers", 6, min=1, max=6, when={"weapon": "revolver"}),
        flag("speed_loader", when={"weapon": "revolver"}),
        count("crew", 1, min=1),
        count("actions_done", 0),
    ],
    outcome=[out("can_reload", "flag"), out("actions_left"), out("turns_left"), out("ready", "flag")],
)
def weapon_reload(weapon, reload, empty_chambers, speed_loader, crew, actions_done):
    """How many actions and turns are left to reload a weapon.

    Ruling: one action a chamber, one with a speed loader; one action a person a turn.
    """
    if weapon == "revolver":
        figure = 1 if speed_loader else empty_chambers
    else:
        figure = _RELOAD.get(weapon, reload)
    left = max(0, figure - actions_done)
    loaders = min(crew, _CANNON_LOADERS) if weapon == "cannon" else 1
    return {
        "can_reload": weapon != "catapult" or crew >= _CATAPULT_CREW,
        "actions_left": left,
        "turns_left": -(-left // loaders),
        "ready": left == 0,
    }
