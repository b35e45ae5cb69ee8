"""Diseases: incubation, each day's effect, the marks of chagas (chapter Ervas, doenças e venenos)."""

from ..book import out
from ..dice import one, several
from ..inputs import choice, count, flag, whole
from .book import book
from .checks import D20, roll_test

DISEASES = [
    "chagas",
    "sleeping_sickness",
    "histoplasmosis",
    "viracocha_curse",
    "rabies",
    "altitude_sickness",
    "smallpox",
]
# Days before it shows where no dice say so, and how many d6 where they do
INCUBATION = {"chagas": 1, "histoplasmosis": 1, "altitude_sickness": 0, "smallpox": 0.5}
INCUBATION_DICE = {"sleeping_sickness": 1, "viracocha_curse": 1, "rabies": 2}

# Each disease's stages: last day (None: no end), name, d6 of damage, flat damage, level of all actions
COURSES = {
    "chagas": [(3, "sores", 0, 2, "normal"), (None, "spreading", 0, 4, "normal")],
    "sleeping_sickness": [
        (2, "torpor", 0, 0, "hard"),
        (14, "unconsciousness", 0, 0, None),
        (None, "death", 0, 0, None),
    ],
    "histoplasmosis": [(7, "first_week", 1, 0, "hard"), (None, "advanced", 1, 3, "almost_impossible")],
    "viracocha_curse": [(None, "grave", 1, 0, "hard")],
    "rabies": [
        (2, "fever", 0, 0, "normal"),
        (5, "aversion", 0, 2, "hard"),
        (9, "fits", 0, 0, "hard"),
        (15, "worsening", 1, 3, "hard"),
        (None, "death", 0, 0, None),
    ],
    "altitude_sickness": [(7, "altitude_sickness", 0, 0, "normal"), (None, "adapted", 0, 0, "normal")],
    "smallpox": [
        (4, "onset", 1, 2, "hard"),
        (10, "eruption", 1, 4, "hard"),
        (15, "crusts", 1, 0, "normal"),
        (None, "over", 0, 0, "normal"),
    ],
}
SMALLPOX_DAYS = 15
HIGH_M = 3000
CONTAGION_PERCENT = 40
POWER_A_DAY = 5


def _stages():
    names = []
    for disease in DISEASES:
        for stage in COURSES[disease]:
            if stage[1] not in names:
                names.append(stage[1])
    return names


def stage_of(disease, day, altitude_m, lives_high):
    """Return the stage of a disease on a day: last day, name, d6 of damage, flat damage, level of all actions."""
    course = COURSES[disease]
    if disease == "altitude_sickness" and (altitude_m <= HIGH_M or lives_high):
        course = course[1:]
    for stage in course:
        if stage[0] is None or day <= stage[0]:
            return stage
    return course[-1]


@book.op(
    "disease_incubation",
    "Ervas, doenças e venenos",
    inputs=[choice("disease", DISEASES)],
    dice=["incubation"],
    outcome=[out("days"), out("at_most", "flag")],
    odds=["days"],
)
def disease_incubation(disease):
    """How many days pass before a disease shows (Ervas, doenças e venenos). Ruling: altitude sickness at once."""
    if disease in INCUBATION_DICE:
        faces = yield from several("incubation", 6, INCUBATION_DICE[disease])
        days = sum(faces)
    else:
        days = INCUBATION[disease]
    return {"days": days, "at_most": disease == "histoplasmosis"}


@book.op(
    "disease_day",
    "Ervas, doenças e venenos",
    inputs=[
        choice("disease", DISEASES),
        whole("day", min=1),
        flag("damage_applies", True),
        count(
            "resistance",
            None,
            needed={"disease": "smallpox", "day": list(range(1, SMALLPOX_DAYS + 1))},
            **{"from": "sheet.attributes.resistance"},
        ),
        count("altitude_m", None, needed={"disease": "altitude_sickness"}),
        flag("lives_high"),
    ],
    dice=["damage", "d20"],
    outcome=[
        out("stage", "word", _stages()),
        out("damage"),
        out("damage_doubled", "flag"),
        out("action_difficulty", "word", ["normal", "hard", "almost_impossible"]),
        out("difficulty_steps"),
        out("unconscious", "flag"),
        out("dead", "flag"),
        out("contagion_percent"),
        out("fatigue_halved", "flag"),
        out("over", "flag"),
    ],
    odds=["damage"],
)
def disease_day(disease, day, damage_applies, resistance, altitude_m, lives_high):
    """What one day of an untreated disease does (chapter Ervas, doenças e venenos).

    Rulings: damage is rolled daily; rabies keeps actions hard from day 3; sleeping sickness kills on day 15, rabies on
    day 16; altitude counts above 3000 m, not at it.
    """
    _, name, dice, done, level = stage_of(disease, day, altitude_m, lives_high)
    if disease == "viracocha_curse" and not damage_applies:
        dice = 0
    if dice:
        face = yield from one("damage", 6)
        done += face
    doubled = False
    if disease == "smallpox" and name != "over":
        test = yield from roll_test(D20, resistance, "normal")
        doubled = not test["success"]
        done *= 2 if doubled else 1
    high = name == "altitude_sickness"
    return {
        "stage": name,
        "damage": done,
        "damage_doubled": doubled,
        "action_difficulty": level,
        "difficulty_steps": 1 if high else 0,
        "unconscious": name == "unconsciousness",
        "dead": name == "death",
        "contagion_percent": CONTAGION_PERCENT if name == "spreading" else 0,
        "fatigue_halved": high,
        "over": name in ("adapted", "over", "death"),
    }


@book.op(
    "chagas_marks",
    "Ervas, doenças e venenos",
    inputs=[count("days_bought", 0)],
    dice=["weeks"],
    outcome=[out("weeks"), out("days"), out("days_removed"), out("days_left"), out("cost")],
    odds=["days_left"],
)
def chagas_marks(days_bought):
    """How long the marks of chagas stay, and what the Cure charm takes for less (Ervas, doenças e venenos).

    Ruling: a week is 7 days, and only days really taken off are charged.
    """
    weeks = yield from one("weeks", 6)
    days = 7 * weeks
    removed = min(days_bought, days)
    return {
        "weeks": weeks,
        "days": days,
        "days_removed": removed,
        "days_left": days - removed,
        "cost": POWER_A_DAY * removed,
    }
