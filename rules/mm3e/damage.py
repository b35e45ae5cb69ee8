"""Damage, lasting effects and what things are made of (chapters 6.5 and 7)."""

from ..book import out
from ..errors import invalid, missing
from ..inputs import choice, choices, count, flag, modifiers, whole
from .action_common import AFTER_DAMAGE, refuse_state, state_input
from .book import book
from .common import CONDITIONS, answer, condition_list, d20_after, degree_of, filled, first_face, refusal, sum_of

_LETHAL = ["kill_attempt", "minions_die", "instant_death"]
TARGETS = ["character", "minion", "object", "construct"]

MATERIALS = [
    ("paper", 0),
    ("earth", 0),
    ("glass", 1),
    ("ice", 1),
    ("rope", 1),
    ("wood", 3),
    ("stone", 5),
    ("iron", 7),
    ("reinforced_concrete", 8),
    ("steel", 9),
    ("titanium", 15),
    ("superalloy", 20),
]


def _object_step(state, penalty, failed):
    if failed >= 3:
        return "destroyed", penalty
    return "broken" if failed == 2 else state, penalty + 1


def _down(target, lethal):
    """What becomes of a target that would be incapacitated."""
    if target == "construct":
        return "incapacitated"
    if target == "minion" and "minions_die" in lethal:
        return "dead"
    return "dying" if "kill_attempt" in lethal else "incapacitated"


def damage_step(target, state, penalty, degree, lethal=(), finishing_kill=False):
    """Return ``(state, penalty)`` after a damage check of this degree; a success changes nothing."""
    failed = -degree
    if failed < 0:
        return state, penalty
    if target == "object":
        return _object_step(state, penalty, failed)
    if target != "construct":
        if (finishing_kill and failed >= 3) or ("instant_death" in lethal and failed >= 4):
            return "dead", penalty
    if state == "dying":
        return "dead", penalty
    if state == "incapacitated":
        return "destroyed" if target == "construct" else "dying", penalty
    if target == "minion" or failed >= 4:
        return _down(target, lethal), penalty
    if failed == 3:
        return _down(target, lethal) if state == "staggered" else "staggered", penalty + 1
    if failed == 2 and state == "normal":
        state = "dazed"
    return state, penalty + 1


@book.op(
    "damage_resistance",
    "7",
    inputs=[
        whole("damage_rank", min=-5),
        filled("sheet.defenses.toughness", whole("resistance")),
        filled("vitals.bruises", count("penalty", 0)),
        modifiers(),
        whole("dc_bonus", 0),
        choice("target", TARGETS, "character"),
        state_input(),
        choices("lethal", _LETHAL, []),
        flag("finishing_kill"),
        first_face(),
    ],
    dice=["d20"],
    outcome=[
        out("dc"),
        out("total"),
        out("success", "flag"),
        out("degree"),
        out("state", "word", AFTER_DAMAGE),
        out("penalty"),
        out("dead", "flag"),
        out("dazed_until", "word", ["end_of_next_turn"]),
    ],
    offer="card",
)
def damage_resistance(
    damage_rank, resistance, penalty, modifiers, dc_bonus, target, state, lethal, finishing_kill, first
):
    """The check against damage and what a failure does to a character, a minion, an object or a construct (chapter 7).

    Rulings: the penalty grows only on results that add a -1; staggered twice adds it; a failure while down changes
    the condition only; a destroyed object or construct, four degrees and death add nothing. Instant death and the
    killing finish come first and read the counted degree; kill_attempt works on whatever incapacitates. A minion
    that would be knocked out dies under minions_die, kill_attempt or not.

    :raises RuleError: ``state`` is none that this kind of target can be in.
    """
    refuse_state(target, state)
    natural, die = yield from d20_after(first)
    dc = 15 + damage_rank + dc_bonus
    total = die + resistance - penalty + sum_of(modifiers)
    degree = degree_of(total, dc, natural)
    after, penalty = damage_step(target, state, penalty, degree, lethal, finishing_kill)
    return answer(
        "damage_resistance",
        dc=dc,
        total=total,
        success=degree > 0,
        degree=degree,
        state=after,
        penalty=penalty,
        dead=after == "dead",
        dazed_until="end_of_next_turn" if degree == -2 and after == "dazed" else None,
    )


@book.op(
    "ongoing_effect_check",
    "6.5",
    inputs=[
        count("rank"),
        whole("bonus"),
        modifiers(),
        condition_list("conditions", []),
        flag("target_minion"),
        first_face(),
    ],
    dice=["d20"],
    outcome=[
        out("dc"),
        out("total"),
        out("success", "flag"),
        out("degree"),
        out("ended", "flag"),
        out("conditions", "words", CONDITIONS),
        out("worst_degree", "flag"),
    ],
    offer="card",
)
def ongoing_effect_check(rank, bonus, modifiers, conditions, target_minion, first):
    """The check at the end of a turn against an effect that lasts (chapter 6.5)."""
    natural, die = yield from d20_after(first)
    total = die + bonus + sum_of(modifiers)
    degree = degree_of(total, 10 + rank, natural)
    return answer(
        "ongoing_effect_check",
        dc=10 + rank,
        total=total,
        success=degree > 0,
        degree=degree,
        ended=degree > 0,
        conditions=[] if degree > 0 else conditions,
        worst_degree=target_minion and degree < 0,
    )


@book.op(
    "material_toughness",
    "7",
    inputs=[
        choice("material", [name for name, _ in MATERIALS], None),
        whole("doublings", 0, when={"device_points": [None]}),
        count("device_points", None),
    ],
    outcome=[out("toughness"), out("at_least", "flag")],
    offer="scene",
)
def material_toughness(material, doublings, device_points):
    """The Toughness of a material at its thickness, or of a device by its points (chapter 7).

    Rulings: halving may go below 0; a device of 0 points still has 1.

    :raises RuleError: neither a material nor points are given, or both are.
    """
    if device_points is not None:
        if material is not None:
            raise invalid("device_points")
        return answer("material_toughness", toughness=max(1, device_points // 5), at_least=False)
    for name, toughness in MATERIALS:
        if name == material:
            return answer("material_toughness", toughness=toughness + doublings, at_least=name == "superalloy")
    raise missing("material")


@book.op(
    "strength_damage",
    "7",
    inputs=[
        filled("sheet.abilities.strength", whole("strength")),
        count("damage_rank", 0),
        flag("strength_usable", True),
    ],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["strength_unusable"]),
        out("damage_rank"),
        out("dc"),
    ],
    offer="card",
)
def strength_damage(strength, damage_rank, strength_usable):
    """The damage rank of an attack based on Strength, and the DC of resisting it (chapter 7)."""
    if not strength_usable:
        return refusal("strength_damage", "strength_unusable")
    rank = strength + damage_rank
    return answer("strength_damage", allowed=True, damage_rank=rank, dc=15 + rank)
