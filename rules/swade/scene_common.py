"""What the ops of scenes share: rolls whose critical failures always count, acing d6, dice asked for late."""

from ..book import out
from ..errors import invalid, missing
from ..inputs import custom, flag, modifiers
from .common import check_trait, roll_dice
from .traits import is_trait_die, trait_die, wild_die

FLAGS = ["success", "critical_failure"]
NO_ROLL = {"modifier": None, "total": None, "success": False, "raises": 0, "critical_failure": False}


def roll_inputs(source=None, with_modifiers=True, **condition):
    """Declare die, wild_card, wild_die and modifiers; ``source`` is the die's ``from``, the condition goes to all."""
    declared = [trait_die("die", **_with(source, condition))]
    declared.append(flag("wild_card", True, **_with("sheet.wild_card", condition)))
    declared.append(wild_die(**_with("sheet.wild_die", condition)))
    if with_modifiers:
        declared.append(modifiers(**condition))
    return declared


def _with(source, condition):
    options = {"from": source}
    for key in condition:
        options[key] = condition[key]
    return options


def late_die(source=None):
    """Declare a die that is needed and read only where the numbers call for a roll; ``read_late`` checks it."""
    return custom("trait_die", lambda value: True, "die", None, **{"from": source})


def read_late(die):
    """Return a late die.

    :raises RuleError: it is absent or no trait die (``die``).
    """
    if die is None:
        raise missing("die")
    if not is_trait_die(die):
        raise invalid("die")
    return die


def outs(names):
    """Declare the outcome fields of a roll by name: modifier, total, success, raises, critical_failure."""
    return [out(name, "flag" if name in FLAGS else "number") for name in names]


def scene_roll(die, wild_card, wild, modifier):
    """Roll a trait against 4; an Extra's natural 1 always asks for the d6 that decides a critical failure."""
    rolled = yield from check_trait(die, wild_card, wild, modifier, confirm=True)
    return rolled


def answer(rolled, names, more):
    """Return an outcome: the named fields of ``rolled`` (a roll or NO_ROLL) and those of ``more``."""
    fields = {}
    for name in names:
        fields[name] = rolled[name]
    for name in more:
        fields[name] = more[name]
    return fields


def no_roll_needed():
    """Return the roll's fields where no roll was called for, which counts as a success."""
    return answer(NO_ROLL, ["modifier", "total", "raises", "critical_failure"], {"success": True})


def roll_d6(label, count, aces=False):
    """Roll ``count`` d6, each with its aces where ``aces``; return their sum."""
    total = yield from roll_dice(label, [6] * count, aces)
    return total


def tidy(number):
    """Return a fraction that is whole as a whole number."""
    if type(number) is float and number == int(number):
        return int(number)
    return number
