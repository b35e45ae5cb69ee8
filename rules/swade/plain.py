"""Modifiers of a trait roll, plain dice, the lower of several traits (chapters 1.2, 4.3 and 10)."""

from ..book import out
from ..inputs import choice, count, custom, flag, listing, modifiers, whole
from .book import book
from .common import at, damage_dice, roll_damage
from .contests import MOST_SUPPORT
from .figures import (
    DIFFICULTY,
    DIFFICULTY_NAMES,
    ILLUMINATION,
    ILLUMINATION_NAMES,
    TIREDNESS,
    TIREDNESS_NAMES,
    actions_penalty,
    kept_entries,
    wound_penalty,
)
from .traits import is_trait_die, parse_die, sum_of

_SOURCES = [
    "wounds",
    "fatigue",
    "distracted",
    "actions",
    "running",
    "joker",
    "difficulty",
    "illumination",
    "vulnerable",
    "off_hand",
    "support",
    "other",
]


@book.op(
    "trait_modifiers",
    "1.2",
    inputs=[
        at("vitals.wounds", count("wounds", 0)),
        at("vitals.fatigue", choice("fatigue", TIREDNESS_NAMES, "none")),
        at("states.distracted", flag("distracted")),
        count("actions", 1, min=1, max=3),
        flag("ran"),
        flag("free_action"),
        flag("joker"),
        choice("difficulty", DIFFICULTY_NAMES, "normal"),
        choice("illumination", ILLUMINATION_NAMES, "bright"),
        at("target.states.vulnerable", flag("target_vulnerable")),
        flag("off_hand"),
        whole("support", 0),
        flag("strength"),
        modifiers("other"),
    ],
    outcome=[out("total"), out("breakdown", "terms", _SOURCES)],
)
def trait_modifiers(
    wounds,
    fatigue,
    distracted,
    actions,
    ran,
    free_action,
    joker,
    difficulty,
    illumination,
    target_vulnerable,
    off_hand,
    support,
    strength,
    other,
):
    """What a character's state and the scene add to a trait roll that is no attack.

    Ruling: a free action takes neither the penalty of several actions nor that of running.
    """
    breakdown = kept_entries(
        {
            "wounds": wound_penalty(wounds),
            "fatigue": TIREDNESS[fatigue],
            "distracted": -2 if distracted else 0,
            "actions": 0 if free_action else actions_penalty(actions),
            "running": -2 if ran and not free_action else 0,
            "joker": 2 if joker else 0,
            "difficulty": DIFFICULTY[difficulty],
            "illumination": ILLUMINATION[illumination],
            "vulnerable": 2 if target_vulnerable else 0,
            "off_hand": -2 if off_hand else 0,
            "support": support if strength else min(support, MOST_SUPPORT),
            "other": sum_of(other),
        }
    )
    return {"total": sum(breakdown.values()), "breakdown": breakdown}


@book.op(
    "plain_roll",
    "4.3",
    inputs=[damage_dice("dice"), flag("aces"), modifiers()],
    dice=["roll"],
    outcome=[out("total")],
    odds=["total"],
)
def plain_roll(dice, aces, modifiers):
    """A sum of dice with nothing to reach: rounds, hours, any amount."""
    total = yield from roll_damage("roll", dice, aces)
    return {"total": total + sum_of(modifiers)}


@book.op(
    "lower_trait",
    "10",
    inputs=[listing("dice", custom("trait_die", is_trait_die, "die"), min=2)],
    outcome=[out("die", "dice"), out("index")],
)
def lower_trait(dice):
    """The lowest of several trait dice: by sides, then by the flat part, then the first."""
    index = 0
    for place in range(1, len(dice)):
        if parse_die(dice[place]) < parse_die(dice[index]):
            index = place
    return {"die": dice[index], "index": index}
