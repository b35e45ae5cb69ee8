"""Cannons, overcharged lasers, missiles and what stops them (chapters 27 and 28)."""

from ..book import out
from ..dice import one, several
from ..inputs import choice, count, flag, listing, record, text, whole
from .book import book
from .common import TRAIT_DICE, at, roll_fields, roll_outs, with_fields
from .contests import roll_pool
from .toolbox_common import roll, roll_inputs, rolled_or_not
from .traits import raises_over, sum_of

_MISSILE_HARDNESS = 8


def _grapeshot_results(rolled, targets):
    """Return each target's number set against the one total."""
    results = []
    for target in targets:
        number = 4 + target["modifier"]
        hit = rolled["total"] >= number and not rolled["critical_failure"]
        damage = None
        if hit:
            damage = "3d6" if rolled["total"] >= number + 4 else "2d6"
        results.append({"id": target["id"], "target": number, "hit": hit, "damage": damage})
    return results


def _solid_hits():
    """Roll on while the ball keeps flying, and return how many it strikes."""
    hits, face = 1, 0
    while face % 2 == 0:
        face = yield from one("carry", 6)
        hits += 1 if face % 2 == 0 else 0
    return hits


@book.op(
    "cannon_shot",
    "27",
    inputs=[choice("ammo", ["solid", "shrapnel", "grapeshot"])]
    + roll_inputs("sheet.skills.shooting")
    + [
        listing(
            "targets",
            record("", [text("id"), whole("modifier", 0)]),
            [],
            when={"ammo": "grapeshot", "no_minis": False},
        ),
        flag("no_minis", when={"ammo": "grapeshot"}),
        flag("packed", when={"ammo": "grapeshot", "no_minis": True}),
    ],
    dice=TRAIT_DICE + ["carry", "targets"],
    outcome=roll_outs()
    + [
        out("hits"),
        out("template", "word", ["medium"]),
        out("deviates", "flag"),
        out("damage", "dice"),
        out(
            "results",
            "records",
            fields=[out("id", "text"), out("target"), out("hit", "flag"), out("damage", "dice")],
        ),
    ],
    odds=["success", "raises", "hits"],
)
def cannon_shot(ammo, targets, no_minis, packed, **given):
    """A cannon's shot: one roll of the crew's leader, and what the kind of ammunition does.

    Ruling: the solid shot's die is a d6; neither it nor the number of targets aces; a critical failure hits nobody.
    """
    rolled = yield from roll(given)
    hits, damage, results = 0, None, []
    if ammo == "solid" and rolled["success"]:
        hits = yield from _solid_hits()
    elif ammo == "grapeshot" and not no_minis:
        results = _grapeshot_results(rolled, targets)
        hits = len([result for result in results if result["hit"]])
    elif ammo == "grapeshot" and rolled["success"]:
        faces = yield from several("targets", 6, 2 if packed else 1)
        hits, damage = sum(faces), ("3d6" if rolled["raises"] else "2d6")
    return with_fields(
        roll_fields(rolled),
        {
            "hits": hits,
            "template": None if ammo == "solid" else "medium",
            "deviates": ammo == "shrapnel" and not rolled["success"],
            "damage": damage,
            "results": results,
        },
    )


@book.op(
    "laser_overcharge",
    "27",
    inputs=roll_inputs("sheet.skills.shooting") + [count("shots", 1, min=1, max=12), whole("target", 4)],
    dice=TRAIT_DICE,
    outcome=[
        out("totals", "list"),
        out("hits"),
        out("raises", "list"),
        out("overheated", "flag"),
        out("bonus_damage", "dice"),
        out("critical_failure", "flag"),
    ],
    odds=["hits", "overheated"],
)
def laser_overcharge(shots, target, **given):
    """Shooting with an overcharged laser: more damage, and the risk of overheating.

    Ruling: only the natural first face of a Shooting die counts for overheating.
    """
    if shots == 1:
        rolled = yield from roll(given, 0, target)
        totals = [rolled["total"]]
        critical, overheated = rolled["critical_failure"], rolled["first"] == 1
    else:
        pool = yield from roll_pool(given["die"], shots, given["wild_card"], given["wild_die"])
        totals = [value + pool["flat"] + sum_of(given["modifiers"]) for value in pool["sums"]]
        critical, overheated = pool["critical_failure"], pool["ones"] > 0
    return {
        "totals": totals,
        "hits": 0 if critical else len([total for total in totals if total >= target]),
        "raises": [0 if critical else raises_over(total, target) for total in totals],
        "overheated": overheated,
        "bonus_damage": "1d6",
        "critical_failure": critical,
    }


@book.op(
    "missile_evasion",
    "27, 28",
    inputs=roll_inputs()
    + [
        whole("handling", 0),
        flag("cover"),
        flag("countermeasures"),
    ],
    dice=TRAIT_DICE,
    outcome=roll_outs(True) + [out("evaded", "flag"), out("hit", "flag"), out("out_of_control", "flag")],
)
def missile_evasion(handling, cover, countermeasures, **given):
    """A pilot's roll against one missile.

    Ruling: where it fails the missile also hits.
    """
    own = (-2 if cover else -4) + handling + (2 if countermeasures else 0)
    rolled = yield from roll(given, own)
    success = rolled["success"]
    return with_fields(
        roll_fields(rolled),
        {"modifier": rolled["modifier"], "evaded": success, "hit": not success, "out_of_control": not success},
    )


@book.op(
    "antimissile_fire",
    "28",
    inputs=[flag("automatic"), at("states.on_hold", flag("on_hold")), flag("short_range", True)]
    + roll_inputs(
        "sheet.skills.shooting",
        needed=[{"short_range": True, "automatic": True}, {"short_range": True, "on_hold": True}],
    )
    + [whole("speed_modifier", -6, max=0)],
    dice=TRAIT_DICE,
    outcome=[out("allowed", "flag")] + roll_outs(True) + [out("hit", "flag"), out("hardness")],
)
def antimissile_fire(automatic, on_hold, short_range, speed_modifier, **given):
    """One shot at an incoming missile."""
    allowed = short_range and (automatic or on_hold)
    rolled = None
    if allowed:
        rolled = yield from roll(given, speed_modifier)
    fields = rolled_or_not(rolled)
    return with_fields(
        fields,
        {
            "allowed": allowed,
            "modifier": rolled["modifier"] if allowed else None,
            "hit": fields["success"],
            "hardness": _MISSILE_HARDNESS,
        },
    )
