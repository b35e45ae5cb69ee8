"""Dramatic tasks: what they take, a turn in one, and support (chapter 23)."""

from ..book import out
from ..inputs import choice, count, flag
from .book import book
from .common import TRAIT_DICE, card, is_joker, roll_fields, roll_outs, with_fields
from .toolbox_common import roll, roll_inputs, rolled_or_not

# tokens and rounds
_INDIVIDUAL = {"challenging": (4, 3), "difficult": (6, 4), "complex": (8, 5)}


def _is_club(code):
    return code[-1] == "C"


def _card_modifier(code):
    if is_joker(code):
        return 2
    return -2 if _is_club(code) else 0


@book.op(
    "dramatic_task_setup",
    "23",
    inputs=[
        choice("scope", ["individual", "group"]),
        choice("difficulty", ["challenging", "difficult", "complex"], when={"scope": "individual"}),
        count("participants", min=1, when={"scope": "group"}),
        count("rounds", min=3, max=5, when={"scope": "group"}),
    ],
    outcome=[out("tokens"), out("rounds")],
    offer="gm",
)
def dramatic_task_setup(scope, difficulty, participants, rounds):
    """How many tokens a task takes, and in how many rounds."""
    if scope == "individual":
        tokens, rounds = _INDIVIDUAL[difficulty]
    else:
        tokens = participants * rounds
    return {"tokens": tokens, "rounds": rounds}


@book.op(
    "dramatic_task_step",
    "23",
    inputs=[card("card")]
    + roll_inputs(needed={"skip": False})
    + [
        flag("skip"),
        count("tokens", 0),
        count("tokens_needed", None),
        count("stage_remaining", None),
        count("round", 1),
        count("rounds", None),
        flag("last_turn"),
    ],
    dice=TRAIT_DICE,
    outcome=[out("complication", "flag"), out("card_modifier")]
    + roll_outs()
    + [
        out("tokens_gained"),
        out("tokens"),
        out("complete", "flag"),
        out("failed", "flag"),
        out("failure_reason", "word", ["complication", "time"]),
    ],
)
def dramatic_task_step(card, skip, tokens, tokens_needed, stage_remaining, round, rounds, last_turn, **given):
    """One character's turn in a dramatic task: tokens won or lost, and whether the task ends."""
    club = _is_club(card)
    rolled, gained = None, 0
    if not skip:
        rolled = yield from roll(given, _card_modifier(card))
        if rolled["success"]:
            gained = 1 + rolled["raises"]
            if stage_remaining is not None:
                gained = min(gained, stage_remaining)
        elif rolled["critical_failure"] and tokens > 0:
            gained = -1
    held = tokens + gained
    complete = tokens_needed is not None and held >= tokens_needed
    reason = None
    if club and rolled is not None and not rolled["success"]:
        reason = "complication"
    elif last_turn and rounds is not None and round >= rounds and not complete:
        reason = "time"
    return with_fields(
        rolled_or_not(rolled),
        {
            "complication": club,
            "card_modifier": _card_modifier(card),
            "tokens_gained": gained,
            "tokens": held,
            "complete": complete,
            "failed": reason is not None,
            "failure_reason": reason,
        },
    )


@book.op(
    "dramatic_task_support",
    "23",
    inputs=[card("card"), card("ally_card")] + roll_inputs(),
    dice=TRAIT_DICE,
    outcome=[out("card_modifier")] + roll_outs() + [out("bonus"), out("task_failed", "flag")],
)
def dramatic_task_support(card, ally_card, **given):
    """Helping an ally in a dramatic task; clubs on either card make it harder.

    Ruling: the helper's own club counts also where the ally has none; the helper's Joker gives +2.
    """
    modifier = _card_modifier(card) + (-2 if _is_club(ally_card) else 0)
    rolled = yield from roll(given, modifier)
    bonus = 0
    if rolled["critical_failure"]:
        bonus = -2
    elif rolled["success"]:
        bonus = 2 if rolled["raises"] else 1
    fields = {"card_modifier": modifier, "bonus": bonus, "task_failed": False}
    return with_fields(roll_fields(rolled), fields)
