"""Range, ammunition, missed blasts and bystanders, suppressive fire (chapters 4.4, 4.5 and 9)."""

from ..book import out
from ..dice import one, several
from ..errors import invalid
from ..inputs import choice, count, custom, flag, listing, record, text, whole
from .book import book
from .common import TRAIT_DICE, check_given, trait_inputs
from .figures import AMMO, BANDS, RANGE

SHOTGUN_LOADS = ["none", "shot", "slug"]


def parse_ranges(value):
    """Return the three limits of ranges such as 12/24/48, None where they are none."""
    if not isinstance(value, str) or len(value) > 40:
        return None
    parts = value.split("/")
    if len(parts) != 3:
        return None
    limits, before = [], 1
    for part in parts:
        if part == "" or not all([char in "0123456789" for char in part]):
            return None
        limit = int(part)
        if limit < before:
            return None
        limits.append(limit)
        before = limit
    return limits


def is_ranges(value):
    """True for short/medium/long, whole numbers of 1 or more, none under the one before."""
    return parse_ranges(value) is not None


@book.op(
    "range_band",
    "4.4",
    inputs=[
        count("distance"),
        custom("ranges", is_ranges, "ranges"),
        flag("thrown"),
        choice("shotgun", SHOTGUN_LOADS, "none"),
        flag("scope"),
    ],
    outcome=[
        out("band", "word", BANDS + ["out_of_range"]),
        out("penalty"),
        out("allowed", "flag"),
        out("needs_aim", "flag"),
        out("extreme_limit"),
    ],
)
def range_band(distance, ranges, thrown, shotgun, scope):
    """The range band of a distance and its penalty; a distance equal to a limit is inside it (ruling)."""
    limits = parse_ranges(ranges)
    extreme_limit = None if thrown or shotgun == "shot" else 4 * limits[2]
    band = "out_of_range"
    if extreme_limit is not None and distance <= extreme_limit:
        band = "extreme"
    for index in (2, 1, 0):
        if distance <= limits[index]:
            band = BANDS[index]
    penalty = RANGE.get("extreme_scope" if band == "extreme" and scope else band)
    return {
        "band": band,
        "penalty": penalty,
        "allowed": band != "out_of_range",
        "needs_aim": band == "extreme",
        "extreme_limit": extreme_limit,
    }


@book.op(
    "ammo_used",
    "4.4",
    inputs=[
        count("rate_of_fire", min=1, max=6),
        count("shots", None, min=1, unless={"suppressive": True}),
        flag("suppressive"),
    ],
    outcome=[out("per_shot"), out("bullets")],
)
def ammo_used(rate_of_fire, shots, suppressive):
    """Bullets that an attack uses: each Shooting die costs the figure of the weapon's own Rate of Fire.

    Rulings: the published figures stand in for the table that the summary leaves out; suppressive fire uses three
    times the figure in all.
    """
    if shots is None:
        shots = rate_of_fire
    if shots > rate_of_fire:
        raise invalid("shots")
    per_shot = AMMO[rate_of_fire - 1]
    return {"per_shot": per_shot, "bullets": per_shot * (3 if suppressive else shots)}


@book.op(
    "area_attack_deviation",
    "4.4",
    inputs=[choice("kind", ["thrown", "projectile"]), choice("band", BANDS, "short"), count("distance")],
    dice=["deviation", "direction"],
    outcome=[
        out("rolled"),
        out("multiplier"),
        out("max_squares"),
        out("squares"),
        out("capped", "flag"),
        out("direction_clock"),
    ],
    odds=["squares"],
)
def area_attack_deviation(kind, band, distance):
    """Where a template that missed comes down; never further off than half the way, rounded down (ruling).

    :raises RuleError: a thrown weapon at extreme range.
    """
    if kind == "thrown" and band == "extreme":
        raise invalid("band")
    faces = yield from several("deviation", 6, 1 if kind == "thrown" else 2)
    clock = yield from one("direction", 12)
    rolled = sum(faces)
    multiplier = BANDS.index(band) + 1
    most = distance // 2
    return {
        "rolled": rolled,
        "multiplier": multiplier,
        "max_squares": most,
        "squares": min(rolled * multiplier, most),
        "capped": rolled * multiplier > most,
        "direction_clock": clock,
    }


@book.op(
    "innocent_bystander",
    "4.5",
    inputs=[
        listing("trait_faces", count("face", min=1, max=12)),
        count("rate_of_fire", 1),
        choice("shotgun", SHOTGUN_LOADS, "none"),
        flag("wild_card", True),
        flag("wild_missed", True),
        flag("mounted_target"),
    ],
    outcome=[out("threshold"), out("hits"), out("victim", "word", ["mount", "random_adjacent"])],
    offer="gm",
)
def innocent_bystander(trait_faces, rate_of_fire, shotgun, wild_card, wild_missed, mounted_target):
    """Who else a missed shot hits: each low face one bystander, or the mount of a rider.

    Ruling: a slug hits on 1 alone whatever the Rate of Fire; a shotgun never asks what the wild die did.
    """
    threshold = 2 if shotgun == "shot" or (shotgun == "none" and rate_of_fire >= 2) else 1
    hits = len([face for face in trait_faces if face <= threshold])
    single = rate_of_fire < 2 and shotgun == "none"
    if wild_card and single and not wild_missed:
        hits = 0
    victim = None
    if hits > 0:
        victim = "mount" if mounted_target else "random_adjacent"
    return {"threshold": threshold, "hits": hits, "victim": victim}


@book.op(
    "suppressive_fire",
    "9",
    inputs=trait_inputs(trait="skills.shooting")
    + [
        count("rate_of_fire", min=1, max=6),
        flag("recoil_ignored"),
        listing("targets", record("target", [text("id"), whole("modifier", 0), whole("target", 4)])),
    ],
    dice=TRAIT_DICE,
    outcome=[
        out("total"),
        out("critical_failure", "flag"),
        out("distracted", "list"),
        out("struck_candidates", "list"),
        out("max_struck"),
        out("bullets"),
    ],
)
def suppressive_fire(rate_of_fire, recoil_ignored, targets, **roll):
    """One Shooting roll over a template: whom it distracts and who may be struck, each by its own number."""
    rolled = yield from check_given(roll, 0 if recoil_ignored else -2)
    distracted, struck = [], []
    if not rolled["critical_failure"]:
        for target in targets:
            margin = rolled["total"] + target["modifier"] - target["target"]
            if margin >= 0:
                distracted.append(target["id"])
            if margin >= 4:
                struck.append(target["id"])
    return {
        "total": rolled["total"],
        "critical_failure": rolled["critical_failure"],
        "distracted": distracted,
        "struck_candidates": struck,
        "max_struck": rate_of_fire,
        "bullets": 3 * AMMO[rate_of_fire - 1],
    }
