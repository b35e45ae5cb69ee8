"""Success tests: one d20 at or under a target (chapters 1.2, 2.1, 4.1, 4.5)."""

from ..book import out
from ..dice import one, several
from ..inputs import choice, flag, listing, modifiers, whole
from .book import book


def sum_of(entries):
    """Return the sum of a modifier list."""
    return sum([entry["value"] for entry in entries])


def passes(face, target):
    """True at or under the target; a natural 1 always passes, a natural 20 never does."""
    return face == 1 or (face != 20 and face <= target)


@book.op(
    "success_test",
    "2.1",
    inputs=[
        whole("attribute", min=1, **{"from": "sheet.attributes.accurate"}),
        whole("against", None, **{"from": "target.derived.defense"}),
        flag("advantage"),
        choice("blind", ["none", "self", "enemy", "both"], "none"),
        modifiers(),
    ],
    dice=["d20"],
    outcome=[out("target"), out("kept"), out("success", "flag")],
)
def success_test(attribute, against, advantage, blind, modifiers):
    """Whether an attribute, opposed by another or not, carries the day (chapters 2.1 and 4.1).

    Ruling: the opponent shifts the target by 10 minus its own attribute. Who alone is blind keeps the worse (higher)
    of two dice, who alone sees the better.
    """
    target = attribute + sum_of(modifiers)
    if against is not None:
        target += 10 - against
    if advantage:
        target += 2
    faces = yield from several("d20", 20, 2 if blind in ("self", "enemy") else 1)
    kept = max(faces) if blind == "self" else min(faces)
    return {"target": target, "kept": kept, "success": passes(kept, target)}


@book.op(
    "surprise_test",
    "1.2",
    inputs=[
        listing("discreet", whole("discreet", min=1), min=1),
        listing("vigilant", whole("vigilant", min=1), min=1),
        modifiers(),
    ],
    dice=["d20"],
    outcome=[out("target"), out("kept"), out("success", "flag"), out("free_attack", "flag")],
)
def surprise_test(discreet, vigilant, modifiers):
    """Whether those who sneak take the others unawares: their clumsiest against the sharpest eyes (chapter 1.2)."""
    target = min(discreet) + 10 - max(vigilant) + sum_of(modifiers)
    kept = yield from one("d20", 20)
    success = passes(kept, target)
    return {"target": target, "kept": kept, "success": success, "free_attack": success}


@book.op(
    "stand_up",
    "4.5",
    inputs=[whole("quick", min=1, **{"from": "sheet.attributes.quick"}), modifiers()],
    dice=["d20"],
    outcome=[out("target"), out("kept"), out("success", "flag"), out("cost", "word", ["movement", "turn"])],
)
def stand_up(quick, modifiers):
    """What getting up from the ground costs: the movement action or the whole turn (chapter 4.5)."""
    target = quick + sum_of(modifiers)
    kept = yield from one("d20", 20)
    success = passes(kept, target)
    return {"target": target, "kept": kept, "success": success, "cost": "movement" if success else "turn"}
