"""Everything that bears on an attack roll and its damage (chapters 4.4, 4.5 and 9)."""

from ..book import out
from ..inputs import choice, count, flag, modifiers, whole
from .book import book
from .common import SCALES, at, scale
from .figures import (
    BANDS,
    CALLED_SHOT,
    COVER,
    COVER_NAMES,
    ILLUMINATION,
    ILLUMINATION_NAMES,
    RANGE,
    SPEED,
    TIREDNESS,
    TIREDNESS_NAMES,
    actions_penalty,
    kept_entries,
    wound_penalty,
)
from .ranged import SHOTGUN_LOADS
from .traits import sum_of

MELEE = {"kind": "melee"}
RANGED = {"kind": "ranged"}
AFAR = {"kind": ["ranged", "thrown"]}
ENGAGED = {"kind": ["ranged", "thrown"], "in_melee": True}
POINT_BLANK = {"kind": ["ranged", "thrown"], "in_melee": True, "target_adjacent": True}
MOST_GANG_UP = 4
MOST_AIM = 4
SIGHT_IN_THE_DARK = 10

_SOURCES = [
    "range",
    "cover",
    "prone",
    "illumination",
    "called_shot",
    "scale",
    "actions",
    "running",
    "recoil",
    "off_hand",
    "unstable_platform",
    "speed",
    "attacker_prone",
    "vulnerable",
    "the_drop",
    "gang_up",
    "wild_attack",
    "touch_attack",
    "improvised",
    "unarmed_defender",
    "two_weapons",
    "aim",
    "shotgun",
    "nonlethal_flat",
    "joker",
    "wounds",
    "fatigue",
    "distracted",
    "other",
]
_DAMAGE_SOURCES = [
    "wild_attack",
    "the_drop",
    "called_shot",
    "joker",
    "double_barrel",
    "mounted_charge",
    "horns",
    "braced",
]
_REASONS = [
    "long_weapon_in_melee",
    "beyond_sight",
    "extreme_needs_aim",
    "thrown_at_extreme",
    "shotgun_at_extreme",
]
_PLACES = ["none", "hand", "head", "vitals", "limb", "face_open_helmet", "item", "unprotected"]


def _is_point_blank(given):
    return given["kind"] != "melee" and given["in_melee"] and given["target_adjacent"]


def _target_number(given):
    if given["kind"] != "melee" and not _is_point_blank(given):
        return 4
    return given["target_parry"] + (4 if given["target_defending"] else 0) - (2 if given["target_prone"] else 0)


def _range_penalty(given):
    if given["kind"] == "melee" or _is_point_blank(given):
        return 0
    return RANGE["extreme_scope" if given["band"] == "extreme" and given["scope"] else given["band"]]


def _cover_and_prone(given):
    """Return both penalties; the lesser of the two is 0, and so is prone's where they are equal."""
    cover, prone = COVER[given["cover"]], 0
    far = given["distance"] is not None and given["distance"] > 3
    if given["kind"] != "melee" and given["target_prone"] and far and not _is_point_blank(given):
        prone = -4
    return (0, prone) if prone < cover else (cover, 0)


def _called_shot(given):
    place = given["called_shot"]
    if place == "none":
        return 0
    if given["part_scale"] is not None:
        return SCALES[given["part_scale"]]
    return CALLED_SHOT[place]


def _speed_penalty(given):
    if given["area"]:
        return 0
    worst = 0
    for name, limit in (("kmh_95", 95), ("kmh_190", 190), ("kmh_380", 380)):
        if given["speed_kmh"] >= limit:
            worst = min(worst, SPEED[name])
    for name, limit in (("mach_1", 1), ("mach_2", 2)):
        if given["mach"] >= limit:
            worst = min(worst, SPEED[name])
    return SPEED["near_light"] if given["near_light"] else worst


def _gang_up(given):
    if given["kind"] != "melee":
        return 0
    return max(0, min(MOST_GANG_UP, given["foes_adjacent"] - 1) - given["target_allies_adjacent"])


def _aim_bonus(given, entries):
    """Return what Aim gives; at extreme range it only allows the attack."""
    if given["aim"] == "none" or given["band"] == "extreme":
        return 0
    if given["aim"] == "plus_two":
        return 2
    penalties = 0
    for name in ("range", "cover", "prone", "called_shot", "scale", "speed"):
        penalties += max(0, -entries[name])
    return min(MOST_AIM, penalties)


def _attack_entries(given):
    """Return the name -> number of all that bears on the attack roll, zeros included."""
    drop = given["the_drop"]
    own_scale = SCALES[given["attacker_scale"]]
    their_scale = SCALES[given["target_scale"]] if given["called_shot"] == "none" else 0
    unarmed = given["armed"] and given["target_arms"] == "unarmed"
    recoil = given["shots"] >= 2 and not given["recoil_ignored"]
    cover, prone = _cover_and_prone(given)
    entries = {
        "range": _range_penalty(given),
        "cover": cover,
        "prone": prone,
        "illumination": ILLUMINATION[given["illumination"]],
        "called_shot": _called_shot(given),
        "scale": their_scale - own_scale,
        "actions": actions_penalty(given["actions"]),
        "running": -2 if given["ran"] else 0,
        "recoil": -2 if recoil else 0,
        "off_hand": -2 if given["off_hand"] and not given["ambidextrous"] else 0,
        "unstable_platform": -2 if given["unstable_platform"] else 0,
        "speed": _speed_penalty(given),
        "attacker_prone": -2 if given["attacker_prone"] else 0,
        "vulnerable": 2 if given["target_vulnerable"] and not drop else 0,
        "the_drop": 4 if drop else 0,
        "gang_up": _gang_up(given),
        "wild_attack": 2 if given["wild_attack"] else 0,
        "touch_attack": 2 if given["touch_attack"] else 0,
        "improvised": -2 if given["improvised"] else 0,
        "unarmed_defender": 2 if unarmed and not drop else 0,
        "two_weapons": 1 if given["two_weapons"] and given["target_arms"] in ("weapon", "unarmed") else 0,
        "shotgun": 2 if given["shotgun"] == "shot" else 0,
        "nonlethal_flat": -1 if given["nonlethal_flat"] else 0,
        "joker": 2 if given["joker"] else 0,
        "wounds": wound_penalty(given["wounds"]),
        "fatigue": TIREDNESS[given["fatigue"]],
        "distracted": -2 if given["distracted"] else 0,
        "other": sum_of(given["other"]),
    }
    entries["aim"] = _aim_bonus(given, entries)
    return entries


def _damage_entries(given):
    sore = given["called_shot"] in ("head", "vitals", "face_open_helmet") and given["target_living"]
    return {
        "wild_attack": 2 if given["wild_attack"] else 0,
        "the_drop": 4 if given["the_drop"] else 0,
        "called_shot": 4 if sore else 0,
        "joker": 2 if given["joker"] else 0,
        "double_barrel": 4 if given["double_barrel"] else 0,
        "mounted_charge": 4 if given["mounted_charge_squares"] >= 6 else 0,
        "horns": 4 if given["horns_squares"] >= 5 and given["ran"] else 0,
        "braced": 4 if given["braced"] else 0,
    }


def _reasons(given):
    extreme = given["kind"] != "melee" and given["band"] == "extreme"
    distance = given["distance"]
    holds = {
        "long_weapon_in_melee": given["in_melee"] and not given["one_handed"],
        "beyond_sight": given["illumination"] == "dark" and distance is not None and distance > SIGHT_IN_THE_DARK,
        "extreme_needs_aim": extreme and given["aim"] == "none",
        "thrown_at_extreme": extreme and given["kind"] == "thrown",
        "shotgun_at_extreme": extreme and given["shotgun"] == "shot",
    }
    return [reason for reason in _REASONS if holds[reason]]


@book.op(
    "attack_modifiers",
    "4.4",
    inputs=[
        choice("kind", ["melee", "ranged", "thrown"]),
        at("target.derived.parry", whole("target_parry", None, needed=[MELEE, POINT_BLANK])),
        flag("in_melee", when=AFAR),
        flag("target_adjacent", when=ENGAGED),
        flag("one_handed", True, when=ENGAGED),
        choice("band", BANDS, "short", when=AFAR, unless=POINT_BLANK),
        flag("scope", when={"kind": "ranged", "band": "extreme"}, unless=POINT_BLANK),
        choice("cover", COVER_NAMES, "none"),
        choice("illumination", ILLUMINATION_NAMES, "bright"),
        count("distance", None),
        choice("called_shot", _PLACES, "none"),
        scale(
            "part_scale",
            None,
            when={"called_shot": ["hand", "head", "vitals", "limb", "item", "unprotected"]},
            needed={"called_shot": ["item", "unprotected"]},
        ),
        flag("target_living", True),
        scale("attacker_scale"),
        scale("target_scale", when={"called_shot": "none"}),
        count("actions", 1, min=1, max=3),
        flag("ran"),
        count("shots", 1, when=RANGED),
        flag("recoil_ignored"),
        flag("off_hand"),
        flag("ambidextrous"),
        flag("unstable_platform", when=AFAR),
        count("speed_kmh", 0),
        count("mach", 0),
        flag("near_light"),
        flag("area"),
        at("target.states.prone", flag("target_prone")),
        at("states.prone", flag("attacker_prone", when=MELEE)),
        at("target.states.defending", flag("target_defending", when=MELEE)),
        at("target.states.vulnerable", flag("target_vulnerable")),
        flag("the_drop"),
        count("foes_adjacent", 1, when=MELEE),
        count("target_allies_adjacent", 0, when=MELEE),
        flag("wild_attack", when=MELEE),
        flag("touch_attack", when=MELEE),
        flag("improvised"),
        flag("armed", True, when=MELEE),
        choice(
            "target_arms",
            ["weapon", "two_weapons", "shield", "natural", "unarmed"],
            "weapon",
            when=MELEE,
        ),
        flag("two_weapons", when=MELEE),
        choice("aim", ["none", "plus_two", "ignore"], "none", when=AFAR),
        choice("shotgun", SHOTGUN_LOADS, "none", when=RANGED),
        flag("double_barrel", when=RANGED),
        flag("nonlethal_flat", when=MELEE),
        count("mounted_charge_squares", 0, when=MELEE),
        count("horns_squares", 0, when=MELEE),
        flag("braced", when=MELEE),
        flag("joker"),
        at("vitals.wounds", count("wounds", 0)),
        at("vitals.fatigue", choice("fatigue", TIREDNESS_NAMES, "none")),
        at("states.distracted", flag("distracted")),
        modifiers("other"),
    ],
    outcome=[
        out("allowed", "flag"),
        out("reasons", "words", _REASONS),
        out("target"),
        out("attack_modifier"),
        out("breakdown", "terms", _SOURCES),
        out("damage_modifier"),
        out("damage_breakdown", "terms", _DAMAGE_SOURCES),
        out("ignore_armor", "flag"),
        out("effects", "record", fields=[out("attacker_vulnerable", "flag")]),
    ],
    offer="card",
)
def attack_modifiers(**given):
    """The target number, the sum on the attack and on its damage, and whether the attack is possible.

    Inputs that do not fit the kind of attack are not read and stand at their defaults. Rulings: Aim takes prone for
    cover; Gang Up is capped before allies cancel it; a prone target exactly three squares off gives no penalty.
    """
    reasons = _reasons(given)
    breakdown = kept_entries(_attack_entries(given))
    damage = kept_entries(_damage_entries(given))
    past_the_brawl = given["kind"] != "melee" and given["in_melee"] and not given["target_adjacent"]
    return {
        "allowed": len(reasons) == 0,
        "reasons": reasons,
        "target": _target_number(given),
        "attack_modifier": sum(breakdown.values()),
        "breakdown": breakdown,
        "damage_modifier": sum(damage.values()),
        "damage_breakdown": damage,
        "ignore_armor": given["called_shot"] in ("face_open_helmet", "unprotected"),
        "effects": {"attacker_vulnerable": given["wild_attack"] or past_the_brawl},
    }
