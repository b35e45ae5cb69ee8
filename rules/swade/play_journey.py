"""Journeys at the table (chapter 24): the way covered each day, and what the cards bring on it."""

from ..commands_clock import advance
from ..inputs import choice, decimal
from ..plans import text_of
from .book import book
from .common import full_deck
from .play_scene import join, new_row, put, result, told
from .travel import MODES

HARDSHIP = ["easy", "dangerous", "very_dangerous", "deadly"]
DRAWS = {"easy": 0, "dangerous": 1, "very_dangerous": 2, "deadly": 3}


def _open(data, over=False):
    return put(data, {"can": [] if over else ["day", "finish"]})


def _start(draft, scene, setup):
    request = {"mode": setup["mode"], "hours": setup["hours"], "distance_km": setup["distance_km"]}
    request["factor"] = setup["factor"]
    made = book.start("travel_distance", request)
    data = {
        "mode": setup["mode"],
        "hours": setup["hours"],
        "factor": setup["factor"],
        "danger": setup["danger"],
        "km": 0,
        "distance": setup["distance_km"],
        "cards": [],
        "brings": None,
        "rows": [new_row(who) for who in scene["people"]],
    }
    args = {"days": made["days_needed"], "km": setup["distance_km"]}
    return {"data": _open(data), "secret": {"deck": full_deck()}, "told": told("journey_begins", args)}


def _act(draft, scene, action, actor, values):
    data = scene["data"]
    if action == "finish":
        data = _open(data, True)
        return {"data": data, "result": result("journey_stops", "plain"), "told": text_of("swade-result-journey_stops")}
    return (yield from _day(draft, scene, values))


def _day(draft, scene, values):
    """One day on the way: how far it leads, what its cards bring, and the table's clock a day on."""
    data = scene["data"]
    request = {"mode": data["mode"], "hours": data["hours"], "factor": data["factor"] * values["pace"]}
    made = book.start("travel_distance", request)
    km = min(data["distance"], data["km"] + made["km"])
    draws = DRAWS[values["danger"] or data["danger"]]
    cards, found = yield from _draw(draws)
    passed = yield from advance(draft, "day", 1)
    kinds = found["kinds"] if found is not None else []
    brings = text_of("swade-scene-brings-" + str(len(kinds)) if kinds else "swade-scene-brings-none", _named(kinds))
    data = put(data, {"km": km, "cards": cards, "brings": brings})
    number = scene["round"]
    args = {"n": number, "km": km, "of": data["distance"], "brings": brings}
    after = {"data": _open(data), "round": number + 1, "told": told("journey_day", args), "passed": passed}
    if km >= data["distance"]:
        after["data"] = _open(data, True)
        after["round"] = number
        after["result"] = result("journey_arrives", "good", {"n": number})
    return after


def _named(kinds):
    args = {}
    for place, kind in enumerate(kinds):
        args["abcd"[place]] = text_of("swade-w-" + kind)
    return args


def _draw(draws):
    """Draw a day's cards from a full deck, as many as its jokers ask for; None where the way is safe."""
    if draws == 0:
        return [], None
    deck, cards = full_deck(), []
    found = {"cards_needed": draws}
    while found["cards_needed"] > 0:
        face = yield ("card", len(deck))
        cards.append(deck.pop(face - 1))
        found = book.start("travel_encounter", {"draws": draws, "cards": cards})
    return cards, found


def _fresh(scene, who):
    return new_row(who)


_JOIN, _LEAVE = join(_fresh, _open)

JOURNEY = {
    "kind": "journey",
    "round": "swade-scene-day",
    "setup": [
        choice("mode", MODES, "on_foot"),
        decimal("distance_km", 100, min=1, max=100000),
        decimal("hours", 8, min=1, max=24),
        decimal("factor", 1, min=0.1, max=10),
        choice("danger", HARDSHIP, "dangerous"),
    ],
    "actions": [
        {
            "id": "day",
            "who": "gm",
            "inputs": [choice("danger", HARDSHIP, None), decimal("pace", 1, min=0.1, max=3)],
        },
        {"id": "finish", "who": "gm", "inputs": []},
    ],
    "show": [
        {"kind": "meter", "label": "swade-scene-way", "value": "km", "max": "distance", "tone": "good"},
        {"kind": "words", "label": "swade-scene-brings", "value": "brings"},
        {"kind": "cards", "label": "swade-scene-cards", "value": "cards"},
        {"kind": "rows", "value": "rows"},
    ],
    "start": _start,
    "act": _act,
    "join": _JOIN,
    "leave": _LEAVE,
}
