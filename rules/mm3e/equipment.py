"""Equipment, headquarters, vehicles, constructs (chapter 5)."""

from ..book import out
from ..compat import ordered_keys
from ..errors import invalid
from ..inputs import choice, choices, count, flag, listing, mapping, whole
from .book import book
from .common import ABILITIES, filled, half_up, up_to
from .tables import STRUCTURE_SIZES, VEHICLE_SIZES

_POINTS_PER_POWER_POINT = 5


def array_cost(costs):
    """Return what alternates cost together: the dearest in full, each other 1."""
    return max(costs) + len(costs) - 1 if costs else 0


@book.op(
    "equipment_cost",
    "5.1",
    inputs=[
        listing("items", count("", min=1), []),
        listing("arrays", listing("", count("", min=1), min=1), []),
        listing("contributions", count(""), None),
    ],
    outcome=[out("equipment_points"), out("power_points"), out("covered", "flag"), out("missing")],
    offer="gm",
)
def equipment_cost(items, arrays, contributions):
    """Equipment points of single items and arrays of alternates, and whether the owners cover them.

    Ruling: five equipment points come from one power point, rounded up.
    """
    total = sum(items) + sum([array_cost(costs) for costs in arrays])
    missing = None if contributions is None else max(0, total - sum(contributions))
    return {
        "equipment_points": total,
        "power_points": up_to(total, _POINTS_PER_POWER_POINT),
        "covered": None if missing is None else missing == 0,
        "missing": missing,
    }


@book.op(
    "equipment_wear",
    "5.1",
    inputs=[choices("losses", ["feature", "penalty"]), count("features", 0), flag("repaired")],
    outcome=[out("features"), out("penalty")],
    offer="gm",
)
def equipment_wear(losses, features, repaired):
    """What damage leaves of a piece of equipment.

    :raises RuleError: more features lost than it had.
    """
    lost = len([loss for loss in losses if loss == "feature"])
    if lost > features:
        raise invalid("losses")
    if repaired:
        return {"features": features, "penalty": 0}
    return {"features": features - lost, "penalty": lost - len(losses)}


_BY_STRENGTH = {"category": ["close", "thrown"]}


@book.op(
    "weapon_damage",
    "5.2",
    inputs=[
        choice("category", ["close", "thrown", "projectile", "energy", "heavy"]),
        count("damage"),
        filled("sheet.abilities.strength", whole("strength", 0, when=_BY_STRENGTH)),
        whole("strength_used", None, when=_BY_STRENGTH),
        whole("weapon_toughness", None, when=_BY_STRENGTH),
    ],
    outcome=[out("damage_rank"), out("strength_added"), out("breaks", "flag")],
    offer="card",
)
def weapon_damage(category, damage, strength, strength_used, weapon_toughness):
    """A weapon's damage with the Strength put into it, and whether it breaks under it.

    Ruling: the wielder may hold back; thrown weapons break as close ones do; energy and heavy weapons take no
    Strength.

    :raises RuleError: more Strength used than there is.
    """
    if strength_used is None:
        strength_used = strength
    if strength_used > strength:
        raise invalid("strength_used")
    added = strength_used if category in _BY_STRENGTH["category"] else 0
    return {
        "damage_rank": damage + added,
        "strength_added": added,
        "breaks": weapon_toughness is not None and added > 0 and added > weapon_toughness,
    }


@book.op(
    "headquarters_cost",
    "5.2",
    inputs=[
        choice(
            "size",
            [
                "awesome",
                "colossal",
                "gargantuan",
                "huge",
                "large",
                "medium",
                "small",
                "tiny",
                "diminutive",
                "fine",
                "miniscule",
            ],
            "small",
        ),
        count("toughness", 6, min=6),
        count("features", 0),
    ],
    outcome=[out("size_cost"), out("toughness_cost"), out("feature_cost"), out("equipment_points")],
    offer="gm",
)
def headquarters_cost(size, toughness, features):
    """Equipment points of a headquarters.

    Ruling: an odd Toughness pays for the next even one; the whole never costs less than 0.
    """
    size_cost, toughness_cost = STRUCTURE_SIZES[size], half_up(toughness - 6)
    return {
        "size_cost": size_cost,
        "toughness_cost": toughness_cost,
        "feature_cost": features,
        "equipment_points": max(0, size_cost + toughness_cost + features),
    }


@book.op(
    "vehicle_stats",
    "5.2",
    inputs=[
        choice("size", ["medium", "large", "huge", "gargantuan", "colossal", "awesome"], "medium"),
        count("strength_bonus", 0),
        count("toughness_bonus", 0),
        count("defense_bonus", 0),
        listing("movement_costs", count("", min=1), []),
        count("features", 0),
        listing("power_costs", count("", min=1), []),
    ],
    outcome=[out("strength"), out("toughness"), out("defense"), out("equipment_points"), out("power_points")],
    offer="gm",
)
def vehicle_stats(size, strength_bonus, toughness_bonus, defense_bonus, movement_costs, features, power_costs):
    """A vehicle's Strength, Toughness, Defense and price.

    Ruling: the price is in equipment points throughout; Defense may be bought past 0; the owner's fifth is rounded up.
    """
    cost, strength, toughness, defense = VEHICLE_SIZES[size]
    cost += strength_bonus + toughness_bonus + defense_bonus + array_cost(movement_costs) + features + sum(power_costs)
    return {
        "strength": strength + strength_bonus,
        "toughness": toughness + toughness_bonus,
        "defense": defense + defense_bonus,
        "equipment_points": cost,
        "power_points": up_to(cost, _POINTS_PER_POWER_POINT),
    }


# kind of construct -> abilities it lacks; Stamina is never to be had
_LACKS = {
    "automaton": ["intellect", "presence", "stamina"],
    "immobile_mind": ["agility", "stamina", "strength"],
}


@book.op(
    "construct_cost",
    "5.2",
    inputs=[
        choice("kind", ["automaton", "immobile_mind"]),
        mapping(
            "abilities",
            whole("", min=-5, max=20),
            {},
            keys=[ability for ability in ABILITIES if ability != "stamina"],
        ),
        count("toughness", 0),
        count("other", 0),
    ],
    outcome=[
        out("points"),
        out("absent", "words", ["agility", "intellect", "presence", "stamina", "strength"]),
        out("acts_physically", "flag"),
        out("intelligent", "flag"),
        out("sentient", "flag"),
        out("will_immune", "flag"),
    ],
    offer="gm",
)
def construct_cost(kind, abilities, toughness, other):
    """Power points of a construct and what it can be said to be.

    Ruling: Protection costs 1 a rank; an absent ability bought up to rank r costs 2 x (r + 5), and the 10 points of
    its absence stay counted.
    """
    lacks = _LACKS[kind]
    points = toughness + other
    for ability in ordered_keys(abilities):
        points += 2 * (abilities[ability] + (5 if ability in lacks else 0))
    absent = [ability for ability in lacks if ability not in abilities]
    sentient = "intellect" not in absent and "presence" not in absent
    return {
        "points": points,
        "absent": absent,
        "acts_physically": "strength" not in absent and "agility" not in absent,
        "intelligent": "intellect" not in absent,
        "sentient": sentient,
        "will_immune": not sentient,
    }
