"""The attack check (chapter 1)."""

from ..book import out
from ..inputs import REQUIRED, choice, count, decimal, flag, modifiers, whole
from .book import book
from .common import (
    answer,
    attack_degree,
    d20_after,
    defense_after,
    filled,
    first_face,
    first_reason,
    range_band,
    refusal,
    sum_of,
)

_ROLLED = {"kind": ["close", "ranged"]}
_RANGED = {"kind": "ranged"}


@book.op(
    "attack_check",
    "1",
    inputs=[
        choice("kind", ["close", "ranged", "perception", "area"]),
        whole("bonus", 0, when=_ROLLED),
        modifiers(when=_ROLLED),
        whole("defense", REQUIRED, when=_ROLLED),
        choice("target_state", ["normal", "vulnerable", "defenseless"], "normal", when=_ROLLED),
        filled("target.states.prone", flag("target_prone", when=_ROLLED)),
        filled("states.prone", flag("attacker_prone", when={"kind": "close"})),
        count("rank", None, min=1, when=_RANGED),
        decimal("distance_m", None, min=0, when=_RANGED),
        whole("threat_from", 20, min=2, max=20, when=_ROLLED),
        flag("routine", when=_ROLLED),
        flag("target_minion", when=_ROLLED),
        flag("attacker_minion", when=_ROLLED),
        flag("accurate_sense", True, when={"kind": "perception"}),
        first_face(),
    ],
    dice=["d20"],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["out_of_range", "routine_not_allowed", "cannot_perceive"]),
        out("natural"),
        out("total"),
        out("defense_class"),
        out("band", "word", ["short", "medium", "long"]),
        out("range_modifier"),
        out("hit", "flag"),
        out("critical", "flag"),
        out("degree"),
    ],
    odds=["hit", "critical", "degree"],
    offer="card",
)
def attack_check(
    kind,
    bonus,
    modifiers,
    defense,
    target_state,
    target_prone,
    attacker_prone,
    rank,
    distance_m,
    threat_from,
    routine,
    target_minion,
    attacker_minion,
    accurate_sense,
    first,
):
    """An attack against a defense class, with range bands, conditions, minions and criticals.

    Ruling: vulnerable and defenseless leave a defense below 0 as it is; the degree is at least 1 on a natural 20 and
    at most -1 on a natural 1; a minion has no routine attack, not even on a defenseless target.
    """
    band, range_modifier = None, 0
    if rank is not None and distance_m is not None:
        band, range_modifier = range_band(rank, distance_m)
    defenseless = target_state == "defenseless"
    reason = first_reason(
        [
            ("out_of_range", band == "out_of_range"),
            ("routine_not_allowed", routine and (attacker_minion or not (defenseless or target_minion))),
            ("cannot_perceive", not accurate_sense),
        ]
    )
    if reason is not None:
        return refusal("attack_check", reason)
    if kind in ("perception", "area"):
        return answer("attack_check", allowed=True, range_modifier=0, hit=True, critical=False)
    natural, die = yield from d20_after(first, routine)
    total = die + bonus + sum_of(modifiers) + range_modifier
    if target_prone:
        total += 5 if kind == "close" else -5
    if attacker_prone:
        total -= 5
    defense_class = 10 + defense_after(defense, target_state)
    degree = attack_degree(total, defense_class, natural)
    hit = degree > 0
    threat = defenseless or (natural is not None and natural >= threat_from and total >= defense_class)
    may_crit = natural is not None and (target_minion or not attacker_minion)
    return answer(
        "attack_check",
        allowed=True,
        natural=natural,
        total=total,
        defense_class=defense_class,
        band=band,
        range_modifier=range_modifier,
        hit=hit,
        critical=hit and threat and may_crit,
        degree=degree,
    )
