"""Journeys: distance a day and what the cards bring on the way (chapter 24)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, count, decimal, listing
from .book import book
from .common import card, card_rank, is_joker
from .toolbox_common import above_zero, tidy

MODES = [
    "on_foot",
    "horse",
    "old_car",
    "modern_car",
    "sailboat",
    "steamboat",
    "steam_train",
    "passenger_train",
    "twin_engine_plane",
    "commercial_jet",
]
_KM_A_DAY = [38, 48, 321, 643, 48, 64, 96, 643, 1609, 6437]
_KINDS = {"S": "enemies", "H": "strangers", "D": "treasure", "C": "obstacle"}
_JACK = 11


@book.op(
    "travel_distance",
    "24",
    inputs=[
        choice("mode", MODES),
        decimal("hours", 8, max=24, check=above_zero),
        decimal("days", 1, min=0),
        decimal("factor", 1, check=above_zero),
        decimal("distance_km", None, min=0),
    ],
    outcome=[out("km_per_day"), out("km"), out("days_needed")],
    offer="gm",
)
def travel_distance(mode, hours, days, factor, distance_km):
    """How far the group gets, or how many days a journey takes."""
    per_day = _KM_A_DAY[MODES.index(mode)] * hours / 8 * factor
    needed = None
    if distance_km is not None:
        # a hair under a whole number of days is that number: fractions are not exact
        needed = int(-(-(distance_km / per_day - 1e-9) // 1))
    return {"km_per_day": tidy(per_day), "km": tidy(per_day * days), "days_needed": needed}


@book.op(
    "travel_encounter",
    "24",
    inputs=[count("draws", 1, min=1, max=3), listing("cards", card(""))],
    outcome=[
        out("encounter", "flag"),
        out("kinds", "words", ["enemies", "strangers", "treasure", "obstacle"]),
        out("complete", "flag"),
        out("cards_needed"),
    ],
    offer="gm",
)
def travel_encounter(draws, cards):
    """What the cards of a dangerous day bring.

    Ruling: a Joker's two extra cards give kinds whatever their rank; a Joker among them calls for two more.
    """
    due = [draws]  # cards still to come: the checks, then the extra cards of each Joker, innermost last
    encounter, kinds = False, []
    for index, code in enumerate(cards):
        while due and due[-1] == 0:
            due.pop()
        if not due or code in cards[:index]:
            raise invalid("cards")
        extra = len(due) > 1
        due[-1] -= 1
        if is_joker(code):
            encounter = True
            due.append(2)
        elif extra or card_rank(code) >= _JACK:
            encounter = True
            kinds.append(_KINDS[code[-1]])
    left = sum(due)
    return {"encounter": encounter, "kinds": kinds, "complete": left == 0, "cards_needed": left}
