"""Turns, surprise and the order of initiative (chapters 6.1, 6.2 and 6.6)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, choices, flag, listing, record, text
from .book import book
from .common import answer, condition_list, differ_by_name, filled, first_reason, refusal

_NOTHING = ["stunned", "surprised", "entranced", "asleep", "incapacitated", "dying"]
_ONE_STANDARD = ["dazed", "staggered", "compelled"]
_MENTAL_ONLY = ["paralyzed", "stunned:physical"]
_PROBLEMS = ["too_many_actions", "split_move", "no_free_actions", "no_reactions"]


def _any(conditions, ids):
    return any([condition in ids for condition in conditions])


def _unlike(names):
    return all([name not in names[:index] for index, name in enumerate(names)])


@book.op(
    "turn_actions",
    "6.2",
    inputs=[
        filled("states", condition_list("conditions", [])),
        flag("surprise_round"),
        flag("extra_effort"),
        choices("planned", ["standard", "move", "free", "reaction"], None),
        flag("split_move"),
        flag("split_allowed"),
    ],
    outcome=[
        out("standard"),
        out("move"),
        out("free", "flag"),
        out("reactions", "flag"),
        out("mental_only", "flag"),
        out("controlled_by_other", "flag"),
        out("legal", "flag"),
        out("problems", "words", _PROBLEMS),
    ],
)
def turn_actions(conditions, surprise_round, extra_effort, planned, split_move, split_allowed):
    """How many actions a turn holds, and whether a plan fits into them (chapter 6.2).

    Rulings: the single standard action may be traded for a move; extra effort adds its standard to whatever is
    left, but gives a stunned character nothing; paralyzed keeps the counts for purely mental acts.
    """
    awake = not _any(conditions, _NOTHING)
    standard = move = 0
    if awake:
        standard = 2 if extra_effort else 1
        move = 0 if surprise_round or _any(conditions, _ONE_STANDARD) else 1
    problems = None
    if planned is not None:
        standards = len([action for action in planned if action == "standard"])
        moves = len([action for action in planned if action == "move"])
        found = [
            standards > standard or standards + moves > standard + move,
            split_move and not split_allowed,
            "free" in planned and not awake,
            "reaction" in planned and not awake,
        ]
        problems = [word for index, word in enumerate(_PROBLEMS) if found[index]]
    return answer(
        "turn_actions",
        standard=standard,
        move=move,
        free=awake,
        reactions=awake,
        mental_only=_any(conditions, _MENTAL_ONLY),
        controlled_by_other=_any(conditions, ["compelled", "controlled"]),
        legal=None if problems is None else problems == [],
        problems=problems,
    )


@book.op(
    "surprise_round",
    "6.1",
    inputs=[
        listing("order", record("", [text("name"), flag("surprised")]), min=1, check=differ_by_name),
    ],
    outcome=[
        out("surprise_round", "flag"),
        out("acting", "list"),
        out("surprised", "list"),
        out("surprised_conditions", "words", ["stunned", "vulnerable"]),
        out("acting_standard"),
        out("acting_move"),
    ],
    offer="scene",
)
def surprise_round(order):
    """Whether a conflict opens with a surprise round, who acts in it and with what (chapter 6.1)."""
    surprised = [entry["name"] for entry in order if entry["surprised"]]
    return answer(
        "surprise_round",
        surprise_round=surprised != [],
        acting=[entry["name"] for entry in order if not entry["surprised"]],
        surprised=surprised,
        surprised_conditions=["stunned", "vulnerable"] if surprised else [],
        acting_standard=1,
        acting_move=0 if surprised else 1,
    )


@book.op(
    "initiative_change",
    "6.6",
    inputs=[
        choice("kind", ["delay", "ready"]),
        listing("order", text(""), check=_unlike),
        text("actor"),
        text("acts_with", None),
        flag("acted", when={"kind": "delay"}),
        flag("can_act", True),
    ],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["already_acted", "cannot_act"]),
        out("used", "flag"),
        out("lost", "flag"),
        out("order", "list"),
    ],
    offer="scene",
)
def initiative_change(kind, order, actor, acts_with, acted, can_act):
    """The order of initiative after a delayed turn or a readied action (chapter 6.6).

    Ruling: a readied character goes just before the one whose turn it interrupted.

    :raises RuleError: ``actor`` is not in the order; ``acts_with`` is not, or is the actor.
    """
    if actor not in order:
        raise invalid("actor")
    if acts_with is not None and (acts_with == actor or acts_with not in order):
        raise invalid("acts_with")
    reason = first_reason([("already_acted", acted), ("cannot_act", not can_act)])
    if reason is not None:
        return refusal("initiative_change", reason, used=False, lost=False, order=order)
    used = acts_with is not None
    changed = order
    if used:
        others = [name for name in order if name != actor]
        place = others.index(acts_with) + (1 if kind == "delay" else 0)
        changed = others[:place] + [actor] + others[place:]
    return answer("initiative_change", allowed=True, used=used, lost=not used, order=changed)
