"""What many Savage Worlds ops share: trait rolls with their inputs, damage dice, cards, scales."""

from ..book import out
from ..dice import acing, one
from ..inputs import REQUIRED, choice, custom, flag, modifiers
from .traits import degree_word, raises_over, roll_trait, sum_of, trait_die, wild_die

SCALES = {"tiny": -6, "very_small": -4, "small": -2, "normal": 0, "large": 2, "huge": 4, "colossal": 6}
SCALE_NAMES = ["tiny", "very_small", "small", "normal", "large", "huge", "colossal"]
FATIGUE_NAMES = ["none", "fatigued", "exhausted", "incapacitated"]
TRAIT_DICE = ["trait", "wild", "critical", "conviction"]
OPPOSED_DICE = ["trait", "wild", "conviction", "defender_trait", "defender_wild"]


def at(place, spec):
    """Return the input ``spec`` with the ``place`` in the table's state that fills it in."""
    spec["from"] = place
    return spec


# --- trait rolls ----------------------------------------------------------------------------------------------


def trait_inputs(confirm=True, name="die", trait=None, **options):
    """Declare die, wild_card, wild_die, modifiers and (where ``confirm``) confirm_critical; options go to the die.

    ``trait`` is the place of the die on the sheet, such as ``attributes.vigor``.
    """
    if trait is not None:
        options["from"] = "sheet." + trait
    declared = [
        trait_die(name, **options),
        at("sheet.wild_card", flag("wild_card", True)),
        at("sheet.wild_die", wild_die()),
        modifiers(),
    ]
    if confirm:
        declared.append(flag("confirm_critical"))
    declared.append(flag("conviction"))
    return declared


def _place(owner, trait):
    return {} if trait is None else {"from": owner + trait}


def opposed_inputs(acting=None, resisting=None):
    """Declare both sides of an opposed roll; ``acting`` and ``resisting`` are the dice's places on the sheets."""
    return [
        trait_die("die", **_place("sheet.", acting)),
        at("sheet.wild_card", flag("wild_card", True)),
        at("sheet.wild_die", wild_die()),
        modifiers(),
        trait_die("defender_die", **_place("target.sheet.", resisting)),
        at("target.sheet.wild_card", flag("defender_wild_card", True)),
        at("target.sheet.wild_die", wild_die("defender_wild_die")),
        modifiers("defender_modifiers"),
        flag("conviction"),
    ]


def roll_outs(with_modifier=False):
    """Declare the outcome fields total, success, raises and critical_failure (and modifier)."""
    declared = [out("total"), out("success", "flag"), out("raises"), out("critical_failure", "flag")]
    return [out("modifier")] + declared if with_modifier else declared


def check_trait(die, wild_card, wild, modifier, confirm=False, target=4, prefix=""):
    """Roll one side's trait against ``target``; ``modifier`` is a number, the die's flat part not in it.

    An Extra with ``confirm`` asks for the d6 ``critical`` on a natural 1. Returns a dict: ``total``, ``modifier``
    (the flat part included), ``success``, ``raises``, ``critical_failure``, ``degree``, ``trait_sum``, ``wild_sum``,
    ``first`` and ``wild_first``.
    """
    rolled = yield from roll_trait(die, wild_card, wild, prefix)
    critical = False
    if wild_card:
        critical = rolled["first"] == 1 and rolled["wild_first"] == 1
    elif confirm and rolled["first"] == 1:
        face = yield from one(prefix + "critical", 6)
        critical = face == 1
    rolled["modifier"] = rolled["flat"] + modifier
    rolled["total"] = rolled["best"] + rolled["modifier"]
    rolled["critical_failure"] = critical
    judge(rolled, target)
    return rolled


def check_given(given, bonus=0, target=4):
    """Roll the trait that an op's own inputs describe (those of trait_inputs), ``bonus`` added; as check_trait.

    Conviction adds the d6 that it rolls; that die has no part in a critical failure.
    """
    modifier = sum_of(given["modifiers"]) + bonus
    confirm = given.get("confirm_critical", False)
    rolled = yield from check_trait(given["die"], given["wild_card"], given["wild_die"], modifier, confirm, target)
    if given.get("conviction"):
        more, _ = yield from acing("conviction", 6)
        rolled["total"] += more
        judge(rolled, target)
    return rolled


def judge(rolled, target):
    """Set ``success``, ``raises`` and ``degree`` of a roll with a total and critical_failure."""
    rolled["success"] = rolled["total"] >= target and not rolled["critical_failure"]
    rolled["raises"] = raises_over(rolled["total"], target) if rolled["success"] else 0
    rolled["degree"] = degree_word(rolled["success"], rolled["raises"], rolled["critical_failure"])


def roll_fields(rolled):
    """Return total, success, raises and critical_failure as an outcome carries them."""
    return {
        "total": rolled["total"],
        "success": rolled["success"],
        "raises": rolled["raises"],
        "critical_failure": rolled["critical_failure"],
    }


def with_fields(fields, more):
    """Return ``fields`` with those of ``more`` put in."""
    for key in more:
        fields[key] = more[key]
    return fields


def resist_trait(acting, die, wild_card, wild, entries, confirm=False):
    """Roll the resisting side against ``acting`` (of check_trait) and settle who won.

    It is not rolled where the acting side has failed. Returns ``(resisting or None, success, raises)``: raises are
    whole fours over the resisting total, never below 0.
    """
    if not acting["success"]:
        return None, False, 0
    resisting = yield from check_trait(die, wild_card, wild, sum_of(entries), confirm, prefix="defender_")
    success = resisting["critical_failure"] or acting["total"] > resisting["total"]
    raises = raises_over(acting["total"], resisting["total"]) if success else 0
    return resisting, success, raises


def oppose_given(given, bonus=0, resisting_bonus=0):
    """Roll both sides of opposed_inputs; return ``(acting, resisting or None, success, raises)``."""
    acting = yield from check_given(given, bonus)
    entries = given["defender_modifiers"] + [{"source": "rule", "value": resisting_bonus}]
    resisting, success, raises = yield from resist_trait(
        acting, given["defender_die"], given["defender_wild_card"], given["defender_wild_die"], entries
    )
    return acting, resisting, success, raises


def total_of(rolled):
    """Return a roll's total, None where it was not rolled."""
    return None if rolled is None else rolled["total"]


# --- damage ---------------------------------------------------------------------------------------------------

_SIDES = {"4": 4, "6": 6, "8": 8, "10": 10, "12": 12}


def _digits(text):
    if text == "" or len(text) > 6:
        return False
    for char in text:
        if char not in "0123456789":
            return False
    return True


def parse_damage(text):
    """Return ``(list of sides, flat)`` of NdS, dS and whole numbers joined by + or -; None where it is none.

    Dice are never subtracted, and the first part has no sign.
    """
    if not isinstance(text, str) or text == "" or len(text) > 100:
        return None
    dice, flat = [], 0
    for plus in text.split("+"):
        for place, part in enumerate(plus.split("-")):
            if _digits(part):
                flat += -int(part) if place > 0 else int(part)
                continue
            pieces = part.split("d")
            if place > 0 or len(pieces) != 2 or pieces[1] not in _SIDES:
                return None
            number = 1
            if pieces[0] != "":
                if not _digits(pieces[0]):
                    return None
                number = int(pieces[0])
            if number < 1 or number > 100:
                return None
            dice = dice + [_SIDES[pieces[1]]] * number
    return dice, flat


def is_damage(value):
    """True for a damage expression with at least one die."""
    parsed = parse_damage(value)
    return parsed is not None and len(parsed[0]) > 0


def is_amount(value):
    """True for a damage expression, or for damage that is known already: a number of its own."""
    return parse_damage(value) is not None


def damage_dice(name="damage", default=REQUIRED, **options):
    """Declare a damage expression."""
    return custom("damage", is_damage, name, default, **options)


def roll_dice(label, sides, aces=True):
    """Roll dice of the given sides left to right, each with its aces before the next; return their sum."""
    total = 0
    for size in sides:
        if aces:
            rolled, _ = yield from acing(label, size)
        else:
            rolled = yield from one(label, size)
        total += rolled
    return total


def roll_damage(label, text, aces=True):
    """Roll a damage expression and return its total, the flat part included."""
    dice, flat = parse_damage(text)
    total = yield from roll_dice(label, dice, aces)
    return total + flat


# --- scales ---------------------------------------------------------------------------------------------------


def scale(name, default="normal", **options):
    """Declare a scale by its name."""
    return choice(name, SCALE_NAMES, default, **options)


# --- cards ----------------------------------------------------------------------------------------------------

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = ["S", "H", "D", "C"]
JOKERS = ["JK1", "JK2"]


def full_deck():
    """Return the 54 cards: spades two to ace, hearts, diamonds, clubs, then the red and the black joker."""
    cards = []
    for suit in SUITS:
        for rank in RANKS:
            cards.append(rank + suit)
    return cards + JOKERS


def is_card(value):
    """True for a card such as 10H, AS or JK1."""
    if not isinstance(value, str):
        return False
    return value in JOKERS or (value[-1:] in SUITS and value[:-1] in RANKS)


def is_joker(value):
    """True for either joker."""
    return value in JOKERS


def card_rank(value):
    """Return 2 to 14 (ace), 15 for a joker."""
    return 15 if value in JOKERS else RANKS.index(value[:-1]) + 2


def card_key(value):
    """Return a number that grows with the card: rank, then suit (spades highest); the red joker is the highest."""
    if value in JOKERS:
        return 1000 - JOKERS.index(value)
    return card_rank(value) * 10 + 3 - SUITS.index(value[-1])


def card(name, default=REQUIRED, **options):
    """Declare a card."""
    return custom("card", is_card, name, default, **options)
