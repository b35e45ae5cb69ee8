"""The fixed figures of chapters 1 to 11; core_table looks them up, other ops reckon with them."""

from .common import SCALES

DIFFICULTY = {"easy": 2, "normal": 0, "hard": -2, "very_hard": -4}
ILLUMINATION = {"bright": 0, "dim": -2, "dark": -4, "pitch_dark": -6}
COVER = {"none": 0, "light": -2, "medium": -4, "heavy": -6, "near_total": -8}
CALLED_SHOT = {"hand": -4, "head": -4, "vitals": -4, "limb": -2, "face_open_helmet": -5}
RANGE = {"short": 0, "medium": -2, "long": -4, "extreme": -8, "extreme_scope": -6}
SPEED = {"kmh_95": -1, "kmh_190": -2, "kmh_380": -4, "mach_1": -6, "mach_2": -8, "near_light": -10}

# bullets for one Shooting die, by the weapon's Rate of Fire (the summary leaves the table out: published figures)
AMMO = [1, 5, 10, 20, 40, 50]

BANDS = ["short", "medium", "long", "extreme"]
DIFFICULTY_NAMES = ["easy", "normal", "hard", "very_hard"]
ILLUMINATION_NAMES = ["bright", "dim", "dark", "pitch_dark"]
COVER_NAMES = ["none", "light", "medium", "heavy", "near_total"]
TIREDNESS = {"none": 0, "fatigued": -1, "exhausted": -2}
TIREDNESS_NAMES = ["none", "fatigued", "exhausted"]

HARDNESS = {
    "rope": 4,
    "web": 4,
    "entangling_net": 4,
    "light_door": 8,
    "lock": 8,
    "firearm": 9,
    "heavy_door": 10,
    "knife": 10,
    "sword": 10,
    "medieval_shield": 10,
    "modern_shield": 12,
    "handcuffs": 12,
}
OBSTACLE_ARMOR = {
    "heavy_glass": 2,
    "thick_leather": 2,
    "drywall": 2,
    "wooden_shield": 2,
    "aluminum_car_door": 2,
    "metal_plate": 4,
    "steel_car_door": 4,
    "oak_door": 6,
    "cinder_block_wall": 6,
    "brick_wall": 8,
    "stone_wall": 10,
    "bulletproof_glass": 10,
    "tree": 10,
}
TEMPLATE = {
    "small": {"metres": 4, "targets": 2},
    "medium": {"metres": 8, "targets": 3},
    "large": {"metres": 12, "targets": 4},
    "cone": {"metres": 18, "targets": 3},
}
IMPROVISED = {
    "light": {"range": "3/6/12", "damage": "Str+d4", "min_strength": "d4"},
    "medium": {"range": "2/4/8", "damage": "Str+d6", "min_strength": "d6"},
    "heavy": {"range": "1/2/4", "damage": "Str+d8", "min_strength": "d8"},
}
SHOTGUN_DAMAGE = {"short": "3d6", "medium": "2d6", "long": "1d6", "slug": "2d10"}

TABLES = {
    "hardness": HARDNESS,
    "obstacle_armor": OBSTACLE_ARMOR,
    "cover": COVER,
    "illumination": ILLUMINATION,
    "scale": SCALES,
    "called_shot": CALLED_SHOT,
    "difficulty": DIFFICULTY,
    "range": RANGE,
    "template": TEMPLATE,
    "improvised": IMPROVISED,
    "shotgun_damage": SHOTGUN_DAMAGE,
    "ammo": {"rate_" + str(index + 1): AMMO[index] for index in range(6)},
    "speed": SPEED,
}
TABLE_NAMES = [
    "hardness",
    "obstacle_armor",
    "cover",
    "illumination",
    "scale",
    "called_shot",
    "difficulty",
    "range",
    "template",
    "improvised",
    "shotgun_damage",
    "ammo",
    "speed",
]


def wound_penalty(wounds):
    """Return the penalty of wounds on trait rolls: -1 each, -3 at most."""
    return -min(wounds, 3)


def actions_penalty(actions):
    """Return the penalty of several actions in a turn: -2 for each beyond the first."""
    return -2 * max(0, actions - 1)


def kept_entries(entries):
    """Return those of a dict of name -> number that are not 0."""
    kept = {}
    for name in entries:
        if entries[name] != 0:
            kept[name] = entries[name]
    return kept
