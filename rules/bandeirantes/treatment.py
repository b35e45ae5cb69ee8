"""What Medicine, Herbs and Plants and the Cure charm can do (chapters Ervas, doenças e venenos and Absorção)."""

from ..book import out
from ..inputs import choice, count, flag, whole
from .book import book

CONDITIONS = [
    "common_disease",
    "chagas",
    "sleeping_sickness",
    "histoplasmosis",
    "viracocha_curse",
    "rabies",
    "altitude_sickness",
    "smallpox",
    "smallpox_marks",
    "poison",
    "bleeding",
]
# What each of the three does, before the exceptions in the op
RESULTS = {
    "common_disease": {"medicine": "cures", "herbs": "cures", "cure": "cures"},
    "chagas": {"medicine": "cures", "herbs": "cures", "cure": "cures"},
    "sleeping_sickness": {"medicine": "restores", "herbs": "cures", "cure": "cures"},
    "histoplasmosis": {"medicine": "restores", "herbs": "restores", "cure": "cures"},
    "viracocha_curse": {"medicine": "relief", "herbs": "relief", "cure": "truce"},
    "rabies": {"medicine": "restores", "herbs": "restores", "cure": "cures"},
    "altitude_sickness": {"medicine": "relief", "herbs": "relief", "cure": "relief"},
    "smallpox": {"medicine": "restores", "herbs": "restores", "cure": "cures"},
    "smallpox_marks": {"medicine": "none", "herbs": "none", "cure": "cures"},
    "poison": {"medicine": "restores", "herbs": "cures", "cure": "cures"},
    "bleeding": {"medicine": "cures", "herbs": "cures", "cure": "cures"},
}
# Power that the Cure charm takes; the summary names none for the conditions that are missing here
CURE_COSTS = {
    "common_disease": 5,
    "chagas": 10,
    "sleeping_sickness": 10,
    "histoplasmosis": 10,
    "viracocha_curse": 20,
    "rabies": 10,
    "smallpox": 25,
    "smallpox_marks": 100,
    "poison": 10,
}
SEVERE_COST = 10
TRUCE_POINTS = 20
CHAGAS_MEDICINE_DAYS = 3


def _difficulty(condition, method, day, identified):
    if method == "cure":
        return "normal"
    if condition == "rabies" and day > 5:
        return "hard" if day <= 10 else "almost_impossible"
    if method == "herbs" and (condition == "sleeping_sickness" or (condition == "poison" and not identified)):
        return "hard"
    return "normal"


def _result(condition, method, day, continuous):
    if condition == "chagas" and method == "medicine" and day > CHAGAS_MEDICINE_DAYS:
        return "restores"
    if condition == "histoplasmosis" and method == "herbs" and continuous:
        return "cures"
    return RESULTS[condition][method]


def _restores(condition, method, result):
    if condition == "histoplasmosis" and method == "herbs":
        return ["resistance", "fatigue"]
    if result == "restores" or (condition == "chagas" and method == "medicine"):
        return ["resistance"]
    return []


def _days(condition, method, points):
    if method == "herbs" and condition in ("sleeping_sickness", "poison"):
        return 1
    if method == "cure" and condition == "viracocha_curse" and points is not None:
        return points // TRUCE_POINTS
    return None


@book.op(
    "treatment",
    "Ervas, doenças e venenos",
    inputs=[
        choice("condition", CONDITIONS),
        choice("method", ["medicine", "herbs", "cure"]),
        whole("day", 1, min=1),
        flag("severe"),
        flag("identified"),
        flag("continuous"),
        count("points", None),
    ],
    outcome=[
        out("result", "word", ["cures", "restores", "relief", "truce", "none"]),
        out("difficulty", "word", ["normal", "hard", "almost_impossible"]),
        out("cost"),
        out("restores", "words", ["resistance", "fatigue"]),
        out("days"),
    ],
)
def treatment(condition, method, day, severe, identified, continuous, points):
    """What a treatment can do for a condition, how hard it is and what it costs (Ervas, doenças e venenos).

    Rulings: a skill without a stated level is normal, and so is the Cure test; coca tea counts as Herbs and Plants.
    """
    result = _result(condition, method, day, continuous)
    cost = None
    if method == "cure":
        cost = SEVERE_COST if condition == "common_disease" and severe else CURE_COSTS.get(condition)
    return {
        "result": result,
        "difficulty": None if result == "none" else _difficulty(condition, method, day, identified),
        "cost": cost,
        "restores": _restores(condition, method, result),
        "days": _days(condition, method, points),
    }
