"""Trait dice and the trait roll (chapter 1.2)."""

from ..book import out
from ..dice import acing, one
from ..errors import invalid
from ..inputs import REQUIRED, custom, flag, modifiers, whole
from .book import book

_SIDES = {"4": 4, "6": 6, "8": 8, "10": 10, "12": 12}


def parse_die(text):
    """Return ``(sides, flat)`` of a trait die such as ``d8`` or ``d12+2``; None where it is none."""
    if not isinstance(text, str) or len(text) > 8 or not text.startswith("d"):
        return None
    sides, sign, flat = text[1:], "", ""
    for mark in "+-":
        if mark in text:
            parts = text[1:].split(mark)
            if len(parts) != 2:
                return None
            sides, flat = parts
            sign = mark
    if sides not in _SIDES:
        return None
    if sign == "":
        return _SIDES[sides], 0
    if flat == "" or len(flat) > 3 or not all([char in "0123456789" for char in flat]):
        return None
    return _SIDES[sides], int(sign + flat)


def is_trait_die(value):
    """True for d4, d6, d8, d10 or d12 with an optional +N or -N."""
    return parse_die(value) is not None


def is_wild_die(value):
    """True for a plain d4 to d12."""
    parsed = parse_die(value)
    return parsed is not None and value[1:] in _SIDES


def trait_die(name="die", default=REQUIRED, **options):
    """Declare a trait die input."""
    return custom("trait_die", is_trait_die, name, default, **options)


def wild_die(name="wild_die", **options):
    """Declare a wild die input, d6 by default."""
    return custom("wild_die", is_wild_die, name, "d6", **options)


def sum_of(entries):
    """Return the sum of a modifier list."""
    return sum([entry["value"] for entry in entries])


def roll_trait(die, wild_card, wild, prefix=""):
    """Roll a trait die and, for a Wild Card, the wild die; both ace.

    Labels are ``trait`` and ``wild``, after ``prefix``. Returns a dict: ``trait_sum``, ``wild_sum`` (None for an
    Extra), ``flat`` of the die, ``best`` (the better sum, nothing added), ``first`` and ``wild_first`` faces.
    """
    sides, flat = parse_die(die)
    trait_sum, first = yield from acing(prefix + "trait", sides)
    wild_sum = wild_first = None
    if wild_card:
        wild_sum, wild_first = yield from acing(prefix + "wild", parse_die(wild)[0])
    best = trait_sum if wild_sum is None else max(trait_sum, wild_sum)
    return {
        "trait_sum": trait_sum,
        "wild_sum": wild_sum,
        "flat": flat,
        "best": best,
        "first": first,
        "wild_first": wild_first,
    }


def raises_over(total, target):
    """Return the whole fours by which ``total`` beats ``target``, never below 0."""
    return max(0, (total - target) // 4)


@book.op(
    "trait_roll",
    "1.2",
    inputs=[
        trait_die("die", unless={"unskilled": True}),
        flag("unskilled"),
        flag("wild_card", True, **{"from": "sheet.wild_card"}),
        wild_die(**{"from": "sheet.wild_die"}),
        modifiers(),
        flag("confirm_critical"),
        whole("target", 4),
        whole("previous_total", None),
        flag("previous_critical_failure"),
        flag("conviction"),
    ],
    dice=["trait", "wild", "critical", "conviction"],
    outcome=[
        out("trait_sum"),
        out("wild_sum"),
        out("modifier"),
        out("total"),
        out("target"),
        out("success", "flag"),
        out("raises"),
        out("critical_failure", "flag"),
        out("degree", "word", ["critical_failure", "failure", "success", "raise"]),
        out("kept", "word", ["new", "previous"]),
        out("can_reroll", "flag"),
    ],
)
def trait_roll(
    die,
    unskilled,
    wild_card,
    wild_die,
    modifiers,
    confirm_critical,
    target,
    previous_total,
    previous_critical_failure,
    conviction,
):
    """An attribute or skill roll against a target number; also a second roll of the same test.

    :raises RuleError: a critical failure cannot be rolled again (``previous_critical_failure``).
    """
    if previous_critical_failure:
        raise invalid("previous_critical_failure")
    rolled = yield from roll_trait("d4" if unskilled else die, wild_card, wild_die)
    modifier = rolled["flat"] + sum_of(modifiers) + (-2 if unskilled else 0)
    total = rolled["best"] + modifier
    critical = wild_card and rolled["first"] == 1 and rolled["wild_first"] == 1
    if not wild_card and confirm_critical and rolled["first"] == 1:
        confirmed = yield from one("critical", 6)
        critical = confirmed == 1
    if conviction:
        more, _ = yield from acing("conviction", 6)
        total += more
    kept = "new"
    if previous_total is not None and previous_total > total and not critical:
        total, kept = previous_total, "previous"
    success = total >= target and not critical
    raises = raises_over(total, target) if success else 0
    return {
        "trait_sum": rolled["trait_sum"],
        "wild_sum": rolled["wild_sum"],
        "modifier": modifier,
        "total": total,
        "target": target,
        "success": success,
        "raises": raises,
        "critical_failure": critical,
        "degree": degree_word(success, raises, critical),
        "kept": kept,
        "can_reroll": not critical,
    }


def degree_word(success, raises, critical):
    """Return critical_failure, failure, success or raise."""
    if critical:
        return "critical_failure"
    if not success:
        return "failure"
    return "raise" if raises else "success"
