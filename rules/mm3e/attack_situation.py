"""What bears on an attack before the roll, and what a critical hit does after it (chapter 6.4)."""

from ..book import out
from ..errors import invalid
from ..inputs import REQUIRED, choice, count, decimal, flag, modifiers, whole
from .book import book
from .common import answer, filled, first_reason, range_band, sum_of

_ROLLED = {"kind": ["close", "ranged"]}
_COVER = {"none": 0, "partial": -2, "total": -5}
_CONCEALMENT = {"none": 0, "partial": -2, "total": -5}
_CONDITION = {"none": 0, "impaired": -2, "disabled": -5}

# What each action adds to a close attack and to a ranged one; None: there is no such attack.
_ACTIONS = {
    "attack": (0, 0),
    "charge": (-2, None),
    "trip": (-2, None),
    "disarm": (-2, -5),
    "smash_held": (-5, -5),
    "smash_worn": (0, 0),
}


@book.op(
    "attack_modifiers",
    "6.4",
    inputs=[
        choice("kind", ["close", "ranged", "perception", "area"]),
        count("rank", REQUIRED, min=1, when={"kind": "ranged"}),
        decimal("distance_m", 0, min=0, when={"kind": "ranged"}),
        choice("concealment", ["none", "partial", "total"], "none", unless={"kind": "area"}),
        flag("sense_pierces", unless={"kind": "area"}),
        choice("cover", ["none", "partial", "total", "full"], "none"),
        choice("action", ["attack", "charge", "trip", "disarm", "smash_held", "smash_worn"], "attack"),
        flag("aimed", when=_ROLLED),
        flag("adjacent", when={"kind": "ranged", "aimed": True}),
        filled("states.prone", flag("attacker_prone", when={"kind": "close"})),
        filled("target.states.prone", flag("target_prone", when=_ROLLED)),
        choice("aid", [0, 2, 5], 0, when=_ROLLED),
        choice("attacker_condition", ["none", "impaired", "disabled"], "none", when=_ROLLED),
        flag("target_minion", when=_ROLLED),
        flag("attacker_minion", when=_ROLLED),
        filled("target.states.defenseless", flag("target_defenseless", when=_ROLLED)),
        modifiers(when=_ROLLED),
    ],
    outcome=[
        out("check_needed", "flag"),
        out("allowed", "flag"),
        out("reason", "word", ["out_of_range", "full_cover", "cannot_perceive"]),
        out("band", "word", ["close", "short", "medium", "long", "out_of_range", "perception", "area"]),
        out("modifier"),
        out("critical_possible", "flag"),
        out("routine_allowed", "flag"),
        out("area_dodge_bonus"),
    ],
    offer="card",
)
def attack_modifiers(
    kind,
    rank,
    distance_m,
    concealment,
    sense_pierces,
    cover,
    action,
    aimed,
    adjacent,
    attacker_prone,
    target_prone,
    aid,
    attacker_condition,
    target_minion,
    attacker_minion,
    target_defenseless,
    modifiers,
):
    """Every modifier of an attack's situation, and whether it can be made, rolled, routine, critical (chapter 6.4).

    Rulings: a prone target counts as total cover against ranged attacks and adds nothing to other cover; only total
    concealment stops a perception attack; full cover stops every attack, an area's too; cover and concealment add
    up; a minion has no routine attack, even on a defenseless target.

    :raises RuleError: ``action`` does not go with this kind of attack.
    """
    rolled = kind in ("close", "ranged")
    by_action = _ACTIONS[action][1 if kind == "ranged" else 0]
    if by_action is None or not (rolled or action == "attack"):
        raise invalid("action")
    band, by_range = range_band(rank, distance_m) if kind == "ranged" else (kind, 0)
    unseen = "none" if sense_pierces else concealment
    reason = first_reason(
        [
            ("out_of_range", band == "out_of_range"),
            ("full_cover", cover == "full"),
            ("cannot_perceive", kind == "perception" and unseen == "total"),
        ]
    )
    check_needed = rolled and reason is None
    modifier = 0
    if check_needed:
        by_cover = _COVER[cover]
        if target_prone:
            by_cover = by_cover + 5 if kind == "close" else -5
        modifier = by_range + by_cover + by_action + aid + sum_of(modifiers)
        modifier += _CONCEALMENT[unseen] + _CONDITION[attacker_condition] + (-5 if attacker_prone else 0)
        if aimed:
            modifier += 5 if kind == "close" or adjacent else 2
    return answer(
        "attack_modifiers",
        check_needed=check_needed,
        allowed=reason is None,
        reason=reason,
        band=band,
        modifier=modifier,
        critical_possible=check_needed and (target_minion or not attacker_minion),
        routine_allowed=check_needed and (target_minion or target_defenseless) and not attacker_minion,
        area_dodge_bonus=-_COVER.get(cover, 0) if kind == "area" else None,
    )


def effect_dc(effect, rank):
    """Return the DC of resisting an effect: 15 + rank for damage, 10 + rank for the others."""
    return rank + (15 if effect == "damage" else 10)


@book.op(
    "critical_hit",
    "6.4",
    inputs=[
        whole("natural", min=1, max=20),
        whole("total"),
        whole("defense_class"),
        whole("threat_from", 20, min=2, max=20),
        flag("attacker_minion"),
        flag("target_minion"),
        filled("target.states.defenseless", flag("auto_critical")),
        choice("effect", ["damage", "other"], "damage"),
        count("rank"),
        choice("option", ["increased", "added", "alternate"], "increased"),
        choice("added_effect", ["damage", "other"], "other", when={"option": "added"}),
        choice("alternate_effect", ["damage", "other"], None, when={"option": "alternate"}),
        count("alternate_rank", None, when={"option": "alternate"}),
    ],
    outcome=[
        out("hit", "flag"),
        out("threat", "flag"),
        out("critical", "flag"),
        out("resistance_dc"),
        out("extra_dc"),
        out("no_resistance", "flag"),
    ],
    odds=[],
    offer="card",
)
def critical_hit(
    natural,
    total,
    defense_class,
    threat_from,
    attacker_minion,
    target_minion,
    auto_critical,
    effect,
    rank,
    option,
    added_effect,
    alternate_effect,
    alternate_rank,
):
    """Hit, threat and critical of an attack already rolled, and the resistance DC that follows (chapter 6.4)."""
    hit = natural == 20 or (natural != 1 and total >= defense_class)
    threat = hit and natural >= threat_from
    critical = hit and (auto_critical or (threat and total >= defense_class))
    if attacker_minion and not target_minion:
        critical = False
    resistance_dc = effect_dc(effect, rank) if hit else None
    extra_dc, no_resistance = None, False
    if critical and option == "increased":
        no_resistance = target_minion
        resistance_dc = None if target_minion else resistance_dc + 5
    elif critical and option == "added":
        extra_dc = effect_dc(added_effect, 0)
    elif critical:
        resistance_dc = effect_dc(
            effect if alternate_effect is None else alternate_effect,
            rank if alternate_rank is None else alternate_rank,
        )
    return answer(
        "critical_hit",
        hit=hit,
        threat=threat,
        critical=critical,
        resistance_dc=resistance_dc,
        extra_dc=extra_dc,
        no_resistance=no_resistance,
    )
