"""Damage, soaking it, getting over it (chapters 6 and 11)."""

from ..book import out
from ..errors import invalid
from ..inputs import count, custom, flag, modifiers, whole
from .book import book
from .common import (
    TRAIT_DICE,
    at,
    check_given,
    is_amount,
    roll_damage,
    roll_dice,
    roll_fields,
    roll_outs,
    total_of,
    trait_inputs,
    with_fields,
)
from .traits import raises_over, sum_of


def wounds_borne(max_wounds, wild_card):
    """Return how many wounds are borne, 3 for a Wild Card and 0 for an Extra where nothing else is said."""
    if max_wounds is not None:
        return max_wounds
    return 3 if wild_card else 0


def _harm_outs():
    return out(
        "effects",
        "record",
        fields=[out("shaken", "flag"), out("wounds"), out("incapacitated", "flag"), out("knocked_out", "flag")],
    )


def _harm_effects(shaken, wounds, more, most, nonlethal):
    """Return the state after ``more`` wounds on top of ``wounds``; over ``most`` the target goes down."""
    down = more > 0 and wounds + more > most
    return {
        "shaken": shaken,
        "wounds": min(wounds + more, most),
        "incapacitated": down and not nonlethal,
        "knocked_out": down and nonlethal,
    }


@book.op(
    "damage",
    "6",
    inputs=[
        custom("damage", is_amount, "dice"),
        flag("raise"),
        modifiers(),
        at("target.derived.toughness", whole("toughness")),
        at("target.derived.armor", count("armor", 0)),
        count("ap", 0),
        count("obstacle_armor", 0),
        flag("ignore_armor"),
        count("reduction", 0),
        at("target.sheet.wild_card", flag("wild_card", True)),
        at("target.derived.max_wounds", count("max_wounds", None)),
        at("target.vitals.wounds", count("wounds", 0)),
        at("target.states.shaken", flag("shaken")),
        flag("nonlethal"),
        flag("conviction"),
    ],
    dice=["damage", "bonus", "conviction"],
    outcome=[
        out("damage"),
        out("effective_toughness"),
        out("margin"),
        out("raises"),
        out("wounds_inflicted"),
        out("result", "word", ["no_effect", "shaken", "wounded", "incapacitated", "knocked_out"]),
        _harm_outs(),
    ],
    odds=["result", "wounds_inflicted"],
    offer="card",
)
def damage(
    dice,
    modifiers,
    toughness,
    armor,
    ap,
    obstacle_armor,
    ignore_armor,
    reduction,
    wild_card,
    max_wounds,
    wounds,
    shaken,
    nonlethal,
    **more,
):
    """Damage against Toughness: what the hit does before anything is soaked.

    Ruling: an obstacle's armor joins the target's, and armor piercing works on the sum.

    :raises RuleError: more armor than Toughness.
    """
    if armor > max(0, toughness):
        raise invalid("armor")
    total = yield from roll_damage("damage", dice)
    if more["raise"]:
        bonus = yield from roll_dice("bonus", [6])
        total += bonus
    if more["conviction"]:
        extra = yield from roll_dice("conviction", [6])
        total += extra
    total += sum_of(modifiers) - reduction
    worn = (0 if ignore_armor else armor) + obstacle_armor
    against = max(0, toughness - armor + max(0, worn - ap))
    hit = total >= against
    raises = raises_over(total, against)
    inflicted = raises
    if hit and shaken and raises == 0:
        inflicted = 1
    most = wounds_borne(max_wounds, wild_card)
    effects = _harm_effects(shaken or hit, wounds, inflicted, most, nonlethal)
    result = "no_effect"
    if effects["incapacitated"]:
        result = "incapacitated"
    elif effects["knocked_out"]:
        result = "knocked_out"
    elif inflicted > 0:
        result = "wounded"
    elif hit:
        result = "shaken"
    return {
        "damage": total,
        "effective_toughness": against,
        "margin": total - against,
        "raises": raises,
        "wounds_inflicted": inflicted,
        "result": result,
        "effects": effects,
    }


@book.op(
    "soak",
    "6",
    inputs=trait_inputs(trait="attributes.vigor")
    + [
        count("wounds_inflicted", min=1),
        at("vitals.wounds", count("wounds", 0)),
        at("derived.max_wounds", count("max_wounds", None)),
        flag("nonlethal"),
    ],
    dice=TRAIT_DICE,
    outcome=roll_outs() + [out("soaked"), out("wounds_remaining"), _harm_outs()],
    odds=["soaked"],
    offer="card",
)
def soak(wounds_inflicted, wounds, max_wounds, nonlethal, **roll):
    """A Vigor roll, bought with a benny, that takes away wounds of one attack before they are written down."""
    rolled = yield from check_given(roll)
    soaked = min(wounds_inflicted, 1 + rolled["raises"]) if rolled["success"] else 0
    remaining = wounds_inflicted - soaked
    most = wounds_borne(max_wounds, roll["wild_card"])
    return with_fields(
        roll_fields(rolled),
        {
            "soaked": soaked,
            "wounds_remaining": remaining,
            "effects": _harm_effects(remaining > 0, wounds, remaining, most, nonlethal),
        },
    )


@book.op(
    "unshake",
    "6",
    inputs=trait_inputs(trait="attributes.spirit", default=None, needed={"benny": False}) + [flag("benny")],
    dice=TRAIT_DICE,
    outcome=[
        out("total"),
        out("recovered", "flag"),
        out("free_actions_only", "flag"),
        out("effects", "record", fields=[out("shaken", "flag")]),
    ],
    odds=["recovered"],
    offer="card",
)
def unshake(benny, **roll):
    """A Spirit roll, or a benny, to stop being shaken."""
    rolled = None
    if not benny:
        rolled = yield from check_given(roll)
    recovered = benny or rolled["success"]
    return {
        "total": total_of(rolled),
        "recovered": recovered,
        "free_actions_only": not recovered,
        "effects": {"shaken": not recovered},
    }


_VULNERABLE_UNTIL = {
    "critical_failure": "while_stunned",
    "failure": "while_stunned",
    "success": "end_of_next_turn",
    "raise": "end_of_current_turn",
}


@book.op(
    "recover_stunned",
    "11",
    inputs=trait_inputs(trait="attributes.vigor"),
    dice=TRAIT_DICE,
    outcome=[
        out("total"),
        out("success", "flag"),
        out("raises"),
        out(
            "effects",
            "record",
            fields=[
                out("stunned", "flag"),
                out("vulnerable_until", "word", ["while_stunned", "end_of_next_turn", "end_of_current_turn"]),
            ],
        ),
    ],
    offer="card",
)
def recover_stunned(**roll):
    """A Vigor roll to stop being stunned, and how long the character stays vulnerable."""
    rolled = yield from check_given(roll)
    return {
        "total": rolled["total"],
        "success": rolled["success"],
        "raises": rolled["raises"],
        "effects": {
            "stunned": not rolled["success"],
            "vulnerable_until": _VULNERABLE_UNTIL[rolled["degree"]],
        },
    }
