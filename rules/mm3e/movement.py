"""Moving in a turn (chapter 6.6)."""

from ..book import out
from ..errors import invalid
from ..inputs import REQUIRED, choice, flag, modifiers, whole
from .book import book
from .common import answer, d20, degree_of, filled, sum_of
from .measures import measure

# What each mode adds to the speed rank (None: nobody moves) and which actions it costs.
_MODES = {
    "move": (0, ["move"]),
    "double_move": (1, ["move", "move"]),
    "charge": (0, ["standard"]),
    "double_charge": (1, ["standard", "move"]),
    "crawl": (-1, ["move"]),
    "stand": (None, ["move"]),
    "quick_stand": (None, ["free"]),
    "drop_prone": (None, ["free"]),
}
_MOVES = ["move", "double_move", "charge", "double_charge", "crawl"]
_SPRINTS = {"mode": _MOVES, "sprint": True}
_LOWEST, _HIGHEST = -5, 30


@book.op(
    "move_action",
    "6.6",
    inputs=[
        choice("mode", _MOVES + ["stand", "quick_stand", "drop_prone"]),
        whole("speed", 0, when={"mode": _MOVES}),
        flag("sprint", when={"mode": _MOVES}),
        filled("sheet.skills.athletics", whole("athletics", REQUIRED, when=_SPRINTS)),
        filled("sheet.skills.acrobatics", whole("acrobatics", REQUIRED, when={"mode": "quick_stand"})),
        modifiers(when=[_SPRINTS, {"mode": "quick_stand"}]),
    ],
    dice=["athletics", "acrobatics"],
    outcome=[
        out("rank"),
        out("distance_m"),
        out("action_cost", "words", ["standard", "move", "free"]),
        out("prone", "flag"),
        out("attack_modifier"),
        out("total"),
        out("dc"),
        out("success", "flag"),
    ],
    offer="card",
)
def move_action(mode, speed, sprint, athletics, acrobatics, modifiers):
    """How far a move of one turn goes and what it costs; also getting up and lying down (chapter 6.6).

    Rulings: twice the distance is one rank more; who fails to spring up stands up with the move action.

    :raises RuleError: ``speed`` would lead off the measures table.
    """
    added, cost = _MODES[mode]
    rank = None if added is None else speed + added
    if rank is not None and (rank < _LOWEST or rank + (1 if sprint else 0) > _HIGHEST):
        raise invalid("speed")
    total = dc = success = None
    if sprint:
        natural = yield from d20("athletics")
        total, dc = natural + athletics + sum_of(modifiers), 15
        success = degree_of(total, dc, natural) > 0
        rank += 1 if success else 0
    elif mode == "quick_stand":
        natural = yield from d20("acrobatics")
        total, dc = natural + acrobatics + sum_of(modifiers), 20
        success = degree_of(total, dc, natural) > 0
        cost = cost if success else ["move"]
    return answer(
        "move_action",
        rank=rank,
        distance_m=0 if rank is None else measure("distance", rank),
        action_cost=cost,
        prone=mode in ("crawl", "drop_prone"),
        attack_modifier=-2 if mode in ("charge", "double_charge") else 0,
        total=total,
        dc=dc,
        success=success,
    )
