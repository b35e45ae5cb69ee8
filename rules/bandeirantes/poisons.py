"""Poisons: when they show and what they do each day (chapter Ervas, doenças e venenos)."""

from ..book import out
from ..dice import one
from ..inputs import choice, count, flag, whole
from .book import book
from .damage import STATUSES, status_of

POISONS = [
    "wandering_spider",
    "coral_snake",
    "curare",
    "common_toad",
    "venomous_toad",
    "tarantula",
    "viper",
    "black_widow",
]
SPIDERS = {"wandering_spider": 2, "tarantula": 3, "black_widow": 2}
# The flat part of 1d6 + K; the lasting ones hurt every day, the common toad's once
ROLLED = {"common_toad": 0, "venomous_toad": 1, "coral_snake": 2, "curare": 2, "viper": 3}
LASTING = ["venomous_toad", "coral_snake", "curare", "viper"]
SPASMS_DAYS = 4


def _works(poison, route):
    return poison != "curare" or route == "injected"


@book.op(
    "poison_onset",
    "Ervas, doenças e venenos",
    inputs=[
        choice("poison", POISONS),
        flag("eyes"),
        choice("route", ["injected", "ingested"], "injected"),
        count("fatigue", None, **{"from": "sheet.attributes.fatigue"}),
    ],
    dice=["rounds", "hours"],
    outcome=[
        out("affected", "flag"),
        out("hard_after_rounds"),
        out("incapacitated_after_hours"),
        out("blind", "flag"),
        out("fatigue_max"),
        out("night_recovery", "flag"),
        out("spasms_days_max"),
    ],
)
def poison_onset(poison, eyes, route, fatigue):
    """When a poison starts to hamper its victim, and what it does meanwhile (chapter Ervas, doenças e venenos).

    Rulings: poisons that harm only once neither halve Fatigue nor stop recovery; half is rounded down.
    """
    affected = _works(poison, route)
    rounds = hours = None
    if affected:
        rounds = yield from one("rounds", 6)
        if poison not in SPIDERS:
            face = yield from one("hours", 6)
            hours = face + 1
    lasts = affected and poison in LASTING
    return {
        "affected": affected,
        "hard_after_rounds": rounds,
        "incapacitated_after_hours": hours,
        "blind": affected and eyes,
        "fatigue_max": fatigue // 2 if lasts and fatigue is not None else fatigue,
        "night_recovery": not lasts,
        "spasms_days_max": SPASMS_DAYS if poison in SPIDERS else 0,
    }


@book.op(
    "poison_damage",
    "Ervas, doenças e venenos",
    inputs=[
        choice("poison", POISONS),
        whole("day", 1, min=1),
        choice("route", ["injected", "ingested"], "injected"),
        whole("resistance", None, **{"from": "vitals.resistance"}),
    ],
    dice=["damage"],
    outcome=[
        out("multiplier"),
        out("rolled"),
        out("damage"),
        out("requires", "words", ["luck_test", "attribute_test"]),
        out("resistance_left"),
        out("status", "word", STATUSES),
    ],
    odds=["damage"],
)
def poison_damage(poison, day, route, resistance):
    """What a day of a poison costs, and which test it calls for (chapter Ervas, doenças e venenos).

    Rulings: the dice are rolled anew each day; the factor goes on growing after the third.
    """
    works = _works(poison, route)
    multiplier = 1 if day == 1 else 0
    if poison in LASTING:
        multiplier = day if works else 0
    rolled = 0
    if multiplier > 0:
        rolled = SPIDERS.get(poison)
        if rolled is None:
            face = yield from one("damage", 6)
            rolled = face + ROLLED[poison]
    requires = []
    if poison == "curare" and works:
        requires = ["luck_test"]
    elif poison == "wandering_spider" and day == 1:
        requires = ["attribute_test"]
    done = rolled * multiplier
    left = None if resistance is None else resistance - done
    return {
        "multiplier": multiplier,
        "rolled": rolled,
        "damage": done,
        "requires": requires,
        "resistance_left": left,
        "status": None if left is None else status_of(left),
    }
