"""Ranks and measures (chapter 2)."""

from ..book import out
from ..errors import invalid
from ..inputs import REQUIRED, choice, custom, listing, whole
from .book import book
from .common import filled

# Ruling: a month is 30 days, a year 365. Seconds from rank -5 to rank 30.
_DAY = 86400
_YEAR = 365 * _DAY
_TIME = [0.125, 0.25, 0.5, 1, 3, 6, 12, 30, 60, 120, 240, 480, 900, 1800, 3600, 7200, 14400, 28800, 57600]
_TIME += [_DAY, 2 * _DAY, 4 * _DAY, 7 * _DAY, 14 * _DAY, 30 * _DAY, 60 * _DAY, 120 * _DAY, 240 * _DAY, 545 * _DAY]
_TIME += [3 * _YEAR, 6 * _YEAR, 12 * _YEAR, 25 * _YEAR, 50 * _YEAR, 100 * _YEAR, 200 * _YEAR]

_PATTERN = [1, 2, 4, 8, 15, 30, 60, 120, 250, 500]


def _pattern(length):
    return [_PATTERN[index % 10] * 1000 ** (index // 10) for index in range(length)]


LOWEST, HIGHEST = -5, 30
_ROWS = {
    "mass": _pattern(36),
    "time": _TIME,
    "distance": [0.25, 0.5] + _pattern(34),
    "volume": _pattern(36),
}
BASE_UNITS = {"mass": "kg", "time": "s", "distance": "m", "volume": "l"}

# kind -> unit -> (times, divided by) to reach the base unit
_UNITS = {
    "mass": {"kg": (1, 1), "t": (1000, 1)},
    "time": {
        "s": (1, 1),
        "min": (60, 1),
        "h": (3600, 1),
        "day": (_DAY, 1),
        "week": (7 * _DAY, 1),
        "month": (30 * _DAY, 1),
        "year": (_YEAR, 1),
    },
    "distance": {"cm": (1, 100), "m": (1, 1), "km": (1000, 1)},
    "volume": {"l": (1, 1), "m3": (1000, 1)},
}
_KINDS = ["mass", "time", "distance", "volume"]

# Past these the measure would fit no number; no table comes near.
_FARTHEST = 1000
_LARGEST = 1e300


def plain(number):
    """Return a number without a fraction as a whole one."""
    return int(number) if number == int(number) else number


def measure(kind, rank):
    """Return a rank's measure in the base unit; past the table each rank doubles, before it each halves."""
    rows = _ROWS[kind]
    if rank > HIGHEST:
        return rows[-1] * 2 ** (min(rank, _FARTHEST) - HIGHEST)
    if rank < LOWEST:
        return rows[0] / 2 ** (LOWEST - max(rank, -_FARTHEST))
    return rows[rank - LOWEST]


def rank_of(kind, value):
    """Return the rank of a measure in the base unit; between two rows, the larger one's."""
    rank = LOWEST
    while rank < _FARTHEST and measure(kind, rank) < value:
        rank += 1
    while -_FARTHEST < rank <= LOWEST and measure(kind, rank - 1) >= value:
        rank -= 1
    return rank


def _is_measure(value):
    return type(value) in (int, float) and 0 < value <= _LARGEST


@book.op(
    "measure_convert",
    "2",
    inputs=[
        choice("kind", _KINDS),
        whole("rank", None, needed={"value": None}, min=-_FARTHEST, max=_FARTHEST),
        custom("measure", _is_measure, "value", None),
        choice(
            "unit",
            ["kg", "t", "s", "min", "h", "day", "week", "month", "year", "cm", "m", "km", "l", "m3"],
            REQUIRED,
            when={"rank": None},
        ),
    ],
    outcome=[out("rank"), out("value"), out("unit", "word", ["kg", "s", "m", "l"])],
    offer="gm",
)
def measure_convert(kind, rank, value, unit):
    """A rank's measure, or a measure's rank.

    Ruling: below rank -5 each rank halves; a month is 30 days and a year 365.

    :raises RuleError: rank and value together; a unit of another kind.
    """
    if rank is not None:
        if value is not None:
            raise invalid("value")
    else:
        if unit not in _UNITS[kind]:
            raise invalid("unit")
        times, parts = _UNITS[kind][unit]
        amount = value * times / parts if parts > 1 else value * times
        if type(amount) is float:
            amount *= 1 - 1e-12  # what turning a fraction into the base unit may have added
        rank = rank_of(kind, amount)
    return {"rank": rank, "value": measure(kind, rank), "unit": BASE_UNITS[kind]}


def _rank_input(name, *formulas):
    return whole(name, REQUIRED, min=-500, max=500, when={"formula": list(formulas)})


@book.op(
    "rank_formula",
    "2",
    inputs=[
        choice("formula", ["throw", "distance", "time"]),
        filled("sheet.abilities.strength", _rank_input("strength", "throw")),
        _rank_input("mass_rank", "throw"),
        _rank_input("speed", "distance", "time"),
        _rank_input("time_rank", "distance"),
        _rank_input("distance_rank", "time"),
    ],
    outcome=[out("can_lift", "flag"), out("rank"), out("value"), out("unit", "word", ["m", "s"])],
    offer="gm",
)
def rank_formula(formula, strength, mass_rank, speed, time_rank, distance_rank):
    """How far a throw goes, how far one travels, how long it takes: in ranks.

    Ruling: what weighs more than the Strength rank cannot be lifted, so it is not thrown.
    """
    kind, can_lift = "distance", None
    if formula == "throw":
        can_lift = mass_rank <= strength
        rank = strength - mass_rank if can_lift else None
    elif formula == "distance":
        rank = time_rank + speed
    else:
        kind, rank = "time", distance_rank - speed
    return {
        "can_lift": can_lift,
        "rank": rank,
        "value": None if rank is None else measure(kind, rank),
        "unit": BASE_UNITS[kind],
    }


@book.op(
    "rank_sum",
    "2",
    inputs=[choice("kind", _KINDS), listing("ranks", whole("", min=-_FARTHEST, max=_FARTHEST), min=1)],
    outcome=[out("total"), out("rank")],
    offer="gm",
)
def rank_sum(kind, ranks):
    """Ranks put together by their measures."""
    total = plain(sum([measure(kind, rank) for rank in ranks]))
    return {"total": total, "rank": rank_of(kind, total)}
