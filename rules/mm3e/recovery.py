"""Getting over damage and fatigue: the recover action and rest (chapters 6.6 and 8)."""

from ..book import out
from ..inputs import REQUIRED, choice, count, flag, modifiers, whole
from .action_common import ALL_STATES, refuse_state, state_input
from .book import book
from .common import answer, d20, degree_of, filled, refusal, sum_of

_LADDER = ["normal", "dazed", "staggered", "incapacitated"]
_FATIGUE = ["none", "fatigued", "exhausted"]
_RESISTS = {"choice": "resistance"}


def heal(state, penalty, steps):
    """Return ``(state, penalty)`` after so many steps of recovery: the condition first, then each -1."""
    while steps > 0 and state != "normal":
        state = "normal" if state == "broken" else _LADDER[_LADDER.index(state) - 1]
        steps -= 1
    return state, max(0, penalty - steps)


@book.op(
    "recover",
    "6.6",
    inputs=[
        choice("choice", ["damage", "fatigue", "resistance"]),
        flag("used"),
        choice("state", ["normal", "dazed", "staggered"], "normal"),
        filled("vitals.bruises", count("penalty", 0)),
        choice("fatigue", _FATIGUE, "none"),
        count("rank", REQUIRED, when=_RESISTS),
        whole("bonus", REQUIRED, when=_RESISTS),
        modifiers(when=_RESISTS),
    ],
    dice=["d20"],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["already_used"]),
        out("state", "word", ["normal", "dazed", "staggered"]),
        out("penalty"),
        out("fatigue", "word", _FATIGUE),
        out("active_defense_bonus"),
        out("total"),
        out("dc"),
        out("success", "flag"),
        out("degree"),
        out("ended", "flag"),
    ],
    offer="card",
)
def recover(choice, used, state, penalty, fatigue, rank, bonus, modifiers):
    """The recover action: one step of damage or fatigue, or one more check against an effect (chapter 6.6).

    Ruling: with nothing to take away only the bonus on active defenses is gained.
    """
    if used:
        return refusal("recover", "already_used", state=state, penalty=penalty, fatigue=fatigue, active_defense_bonus=0)
    total = dc = degree = None
    if choice == "damage":
        state, penalty = heal(state, penalty, 1)
    elif choice == "fatigue":
        fatigue = _FATIGUE[max(0, _FATIGUE.index(fatigue) - 1)]
    else:
        natural = yield from d20()
        total, dc = natural + bonus + sum_of(modifiers), 10 + rank
        degree = degree_of(total, dc, natural)
    success = None if degree is None else degree > 0
    return answer(
        "recover",
        allowed=True,
        state=state,
        penalty=penalty,
        fatigue=fatigue,
        active_defense_bonus=2,
        total=total,
        dc=dc,
        success=success,
        degree=degree,
        ended=success,
    )


@book.op(
    "rest_recovery",
    "8",
    inputs=[
        choice("target", ["living", "object", "construct"], "living"),
        flag("regeneration", when={"target": ["object", "construct"]}),
        state_input(),
        filled("vitals.bruises", count("penalty", 0)),
        count("units"),
        choice("interval", ["minute", "hour", "day"], "minute"),
    ],
    outcome=[
        out("heals", "flag"),
        out("state", "word", ALL_STATES),
        out("penalty"),
        out("units_to_full"),
        out("remaining"),
        out("needs_repair", "flag"),
        out("interval", "word", ["minute", "hour", "day"]),
    ],
    offer="card",
)
def rest_recovery(target, regeneration, state, penalty, units, interval):
    """What a rest heals, step by step, and what it leaves (chapter 8).

    Rulings: clearing dazed takes a step of its own; the dying must be stabilized first; what regenerates heals by
    the same steps, a broken object in one.

    :raises RuleError: ``state`` is none that this kind of target can be in.
    """
    refuse_state(target, state)
    living = target == "living"
    damaged = state != "normal" or penalty > 0
    if state == "dying" or not (living or regeneration):
        return answer("rest_recovery", heals=False, state=state, penalty=penalty, needs_repair=damaged and not living)
    needed = penalty + (1 if state == "broken" else _LADDER.index(state))
    after, left = heal(state, penalty, units)
    return answer(
        "rest_recovery",
        heals=True,
        state=after,
        penalty=left,
        units_to_full=needed,
        remaining=max(0, needed - units),
        needs_repair=False,
        interval=interval,
    )
