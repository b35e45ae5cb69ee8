"""Social conflicts (chapter 14)."""

from ..book import out
from ..inputs import count, flag, modifiers, whole
from .book import book
from .common import TRAIT_DICE, resist_trait
from .scene_common import answer, outs, roll_inputs, scene_roll
from .traits import parse_die, sum_of, trait_die, wild_die

ROUNDS = 3

# (most tokens, result, verdict)
RESULTS = [
    (0, "refused", "acquitted"),
    (3, "minimal_support", "minimum_sentence"),
    (5, "conditional_support", "typical_sentence"),
]
BEST_RESULT = ("eager_support", "maximum_sentence")


@book.op(
    "social_conflict_round",
    "14",
    inputs=[
        trait_die("die", **{"from": "sheet.skills.persuasion"}),
        trait_die("expertise_die", None),
    ]
    + roll_inputs()[1:3]
    + [
        whole("argument", 0, min=-4, max=4),
        modifiers(),
        trait_die("defender_die", **{"from": "target.sheet.attributes.spirit"}),
        flag("defender_wild_card", True, **{"from": "target.sheet.wild_card"}),
        wild_die("defender_wild_die", **{"from": "target.sheet.wild_die"}),
        modifiers("defender_modifiers"),
        whole("round", 1, min=1, max=ROUNDS),
        count("tokens", 0),
    ],
    dice=TRAIT_DICE + ["defender_trait", "defender_wild", "defender_critical"],
    outcome=outs(["modifier", "total"])
    + [out("defender_total")]
    + outs(["success", "raises", "critical_failure"])
    + [out("tokens_gained"), out("tokens"), out("rounds_left")],
    offer="scene",
)
def social_conflict_round(
    die,
    expertise_die,
    wild_card,
    wild_die,
    argument,
    modifiers,
    defender_die,
    defender_wild_card,
    defender_wild_die,
    defender_modifiers,
    round,
    tokens,
):
    """One argument: influence tokens won against the listener's Spirit or a rival's Persuasion.

    Before an expert the lower of Persuasion and the field's own skill is rolled.
    """
    if expertise_die is not None and parse_die(expertise_die) < parse_die(die):
        die = expertise_die
    rolled = yield from scene_roll(die, wild_card, wild_die, argument + sum_of(modifiers))
    resisting, success, raises = yield from resist_trait(
        rolled, defender_die, defender_wild_card, defender_wild_die, defender_modifiers, confirm=True
    )
    gained = 1 + raises if success else 0
    more = {
        "defender_total": resisting["total"] if resisting else None,
        "success": success,
        "raises": raises,
        "tokens_gained": gained,
        "tokens": tokens + gained,
        "rounds_left": ROUNDS - round,
    }
    return answer(rolled, ["modifier", "total", "critical_failure"], more)


@book.op(
    "social_conflict_result",
    "14",
    inputs=[count("tokens"), flag("trial")],
    outcome=[
        out(
            "result",
            "word",
            [row[1] for row in RESULTS] + [BEST_RESULT[0]] + [row[2] for row in RESULTS] + [BEST_RESULT[1]],
        )
    ],
    offer="scene",
)
def social_conflict_result(tokens, trial):
    """What the influence tokens bring after the last round.

    Ruling: a conviction takes one token, as the table says, and not the three that the text names.
    """
    for most, result, verdict in RESULTS:
        if tokens <= most:
            return {"result": verdict if trial else result}
    return {"result": BEST_RESULT[1] if trial else BEST_RESULT[0]}
