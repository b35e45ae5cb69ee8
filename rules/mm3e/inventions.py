"""Inventions and rituals (chapter 5.1)."""

from ..book import out
from ..inputs import choice, count, flag, modifiers, whole
from .book import book
from .common import answer, d20_or_ten, degree_of, filled, first_reason, refusal, sum_of
from .measures import measure, rank_of

_ROUND = 6

# stage -> seconds for each point of cost
_INVENTION_TIMES = {"design": 3600, "build": 4 * 3600, "improvise": _ROUND}
_RITUAL_TIMES = {"design": 4 * 3600, "build": 10 * 60, "improvise": _ROUND}


def _result(kind, stage, degree):
    """Return what a stage ends in, by its degree."""
    design, ritual = stage == "design", kind == "ritual"
    if degree > 0:
        return "designed" if design else "works"
    if degree >= -2:
        if design:
            return "unusable" if ritual else "start_over"
        return "does_not_work"
    return "hidden_flaw" if design and not ritual else "defective"


@book.op(
    "invention_check",
    "5.1",
    inputs=[
        choice("kind", ["invention", "magic_invention", "ritual"], "invention"),
        choice("stage", ["design", "build", "improvise"]),
        count("cost", min=1),
        whole("bonus", 0),
        modifiers(),
        count("rush", 0),
        flag("routine"),
        filled("vitals.hero_points", count("hero_points", 0)),
    ],
    dice=["d20"],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["no_hero_points", "no_routine", "no_rush"]),
        out("skill", "word", ["technology", "expertise_magic"]),
        out("dc"),
        out("time_s"),
        out("total"),
        out("success", "flag"),
        out("degree"),
        out(
            "result",
            "word",
            ["designed", "start_over", "unusable", "hidden_flaw", "works", "does_not_work", "defective"],
        ),
        out("defect_possible", "flag"),
        out("hero_points_left"),
    ],
    odds=["success", "degree", "result"],
    offer="card",
)
def invention_check(kind, stage, cost, bonus, modifiers, rush, routine, hero_points):
    """Time, DC and result of designing, building or improvising a device or a ritual.

    Ruling: performing a researched ritual is checked like a build; the time to shorten is read as a rank first; a
    natural 1 may spoil a ritual too.
    """
    improvised = stage == "improvise"
    reason = first_reason([("no_hero_points", hero_points < 1), ("no_routine", routine), ("no_rush", rush > 0)])
    if improvised and reason is not None:
        return refusal("invention_check", reason, hero_points_left=hero_points)
    seconds = cost * (_RITUAL_TIMES if kind == "ritual" else _INVENTION_TIMES)[stage]
    if rush:
        seconds = measure("time", rank_of("time", seconds) - rush)
    natural, die = yield from d20_or_ten(routine)
    dc = cost + (15 if improvised else 10)
    total = die + bonus + sum_of(modifiers) - 5 * rush
    degree = degree_of(total, dc, natural)
    return answer(
        "invention_check",
        allowed=True,
        skill="technology" if kind == "invention" else "expertise_magic",
        dc=dc,
        time_s=seconds,
        total=total,
        success=degree > 0,
        degree=degree,
        result=_result(kind, stage, degree),
        defect_possible=natural == 1 or degree <= -3,
        hero_points_left=hero_points - (1 if improvised else 0),
    )
