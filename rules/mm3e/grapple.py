"""Holding somebody and getting loose (chapter 6.6)."""

from ..book import out
from ..errors import invalid
from ..inputs import REQUIRED, choice, count, flag, modifiers, whole
from .action_common import attack_roll
from .book import book
from .common import answer, d20, degree_of, filled, sum_of
from .measures import measure

_HOLD_CONDITIONS = {
    "free": [],
    "restrained": ["immobile", "vulnerable"],
    "bound": ["defenseless", "immobile", "impaired"],
}
_ATTACKS = {"step": ["grab", "improve"]}


def _held(total_degrees):
    """Return the fields of a hold of so many degrees."""
    state = "free" if total_degrees == 0 else "restrained" if total_degrees == 1 else "bound"
    return {
        "total_degrees": total_degrees,
        "target_state": state,
        "target_conditions": _HOLD_CONDITIONS[state],
        "attacker_conditions": ["hindered", "vulnerable"] if total_degrees else [],
    }


def _resist(bonus, dc):
    """Roll the target's check; return the fields that tell of it."""
    natural = yield from d20("resist")
    total = natural + bonus
    degree = degree_of(total, dc, natural)
    return {"dc": dc, "resist_total": total, "target_success": degree > 0, "degree": degree}


@book.op(
    "grab",
    "6.6",
    inputs=[
        choice("step", ["grab", "improve", "drag"], "grab"),
        filled("sheet.abilities.strength", whole("rank")),
        whole("attack_bonus", REQUIRED, when=_ATTACKS),
        modifiers(when=_ATTACKS),
        filled("target.sheet.defenses.parry", whole("defense", REQUIRED, when=_ATTACKS)),
        filled("target.sheet.abilities.strength", whole("target_strength")),
        filled("target.sheet.defenses.dodge", whole("target_dodge", REQUIRED, when=_ATTACKS)),
        modifiers("resist_modifiers"),
        count("prior_degrees", 0, when={"step": ["improve", "drag"]}),
        flag("target_minion", when=_ATTACKS),
        choice("on_critical", ["increased", "none"], "increased", when=_ATTACKS),
    ],
    dice=["attack", "resist"],
    outcome=[
        out("attack_total"),
        out("hit", "flag"),
        out("critical", "flag"),
        out("dc"),
        out("resist_total"),
        out("target_success", "flag"),
        out("degree"),
        out("total_degrees"),
        out("target_state", "word", ["free", "restrained", "bound"]),
        out("target_conditions", "words", ["immobile", "vulnerable", "defenseless", "impaired"]),
        out("attacker_conditions", "words", ["hindered", "vulnerable"]),
        out("no_resistance", "flag"),
        out("dragged", "flag"),
        out("attacker_immobile", "flag"),
    ],
    odds=["hit", "target_state", "dragged"],
    offer="card",
)
def grab(
    step,
    rank,
    attack_bonus,
    modifiers,
    defense,
    target_strength,
    target_dodge,
    resist_modifiers,
    prior_degrees,
    target_minion,
    on_critical,
):
    """Grabbing a target, improving the hold on it, or dragging it along (chapter 6.6).

    Rulings: a miss leaves the hold as it was; a critical raises the DC by 5 and binds a minion without a check; each
    failure of a minion counts at least two degrees.

    :raises RuleError: ``prior_degrees`` is 0 where a hold is improved or dragged.
    """
    if step == "drag":
        return (yield from _drag(rank, target_strength + sum_of(resist_modifiers), prior_degrees))
    if step == "improve" and prior_degrees < 1:
        raise invalid("prior_degrees")
    attack = yield from attack_roll(attack_bonus + sum_of(modifiers), 10 + defense)
    increased = attack["critical"] and on_critical == "increased"
    unchecked = increased and target_minion
    resisted, degrees = {}, prior_degrees
    if unchecked:
        degrees += 2
    elif attack["hit"]:
        bonus = max(target_strength, target_dodge) + sum_of(resist_modifiers)
        resisted = yield from _resist(bonus, 10 + rank + (5 if increased else 0))
        failed = -resisted["degree"]
        degrees = 0 if failed < 0 else degrees + (max(2, failed) if target_minion else failed)
    return answer(
        "grab",
        attack_total=attack["total"],
        hit=attack["hit"],
        critical=attack["critical"],
        no_resistance=unchecked,
        **_merged(resisted, _held(degrees)),
    )


def _drag(rank, bonus, prior_degrees):
    if prior_degrees < 1:
        raise invalid("prior_degrees")
    resisted = yield from _resist(bonus, 10 + rank)
    stays = resisted["target_success"]
    fields = _merged(resisted, _held(prior_degrees))
    return answer("grab", critical=False, no_resistance=False, dragged=not stays, attacker_immobile=stays, **fields)


def _merged(first, second):
    merged = dict(first)
    merged.update(second)
    return merged


@book.op(
    "escape",
    "6.6",
    inputs=[
        filled("sheet.skills.athletics", whole("athletics", None, needed={"acrobatics": [None]})),
        filled("sheet.skills.acrobatics", whole("acrobatics", None)),
        whole("holder_rank"),
        whole("speed", 0, min=-4, max=30),
        modifiers(),
    ],
    dice=["d20"],
    outcome=[
        out("bonus"),
        out("total"),
        out("dc"),
        out("success", "flag"),
        out("degree"),
        out("free", "flag"),
        out("move_rank"),
        out("move_m"),
    ],
    offer="card",
)
def escape(athletics, acrobatics, holder_rank, speed, modifiers):
    """Breaking out of a hold, and how far the one who is free may move (chapter 6.6)."""
    bonus = max([skill for skill in (athletics, acrobatics) if skill is not None])
    natural = yield from d20()
    total = natural + bonus + sum_of(modifiers)
    degree = degree_of(total, 10 + holder_rank, natural)
    free = degree > 0
    return answer(
        "escape",
        bonus=bonus,
        total=total,
        dc=10 + holder_rank,
        success=free,
        degree=degree,
        free=free,
        move_rank=speed - 1 if free else None,
        move_m=measure("distance", speed - 1) if free else 0,
    )
