"""A scene as a TV shows it: its title and round, its meters, its row of cards, its people, how it came out."""

from __future__ import annotations

from typing import Any

from . import rulebook, words
from .screen_cards import card_key

# What can be read at four metres.
MOST_ROWS = 6
MOST_NOTES = 2
MOST_CARDS = 12
MOST_MARKS = 14


def model(state: dict[str, Any], language: str) -> dict[str, Any] | None:
    """Return the newest scene that the TV may see, None where there is none."""
    if not state.get("scene_order"):
        return None
    scene = state["scenes"][state["scene_order"][-1]]
    system = state["table"]["system"]
    kinds = [kind for kind in rulebook.system(system).get("scenes", []) if kind["kind"] == scene["kind"]]
    if not kinds:
        return None
    rows = [row for row in scene["data"].get("rows", []) if row["who"] in state["characters"]]
    shown = kinds[0]["show"]
    told = scene["told"][-1]["text"] if scene["told"] else None
    return {
        "id": scene["id"],
        "title": scene["name"] or words.say(language, f"{system}-scene-{scene['kind']}"),
        "round": _round(scene, language, kinds[0].get("round", "tv-round")),
        "meters": [_meter(scene, language, widget) for widget in shown if widget["kind"] == "meter"],
        "lines": [line for widget in shown for line in _lines(scene, language, widget)],
        "track": _track(state, scene, language, shown),
        "rows": [_row(state, language, row) for row in rows[:MOST_ROWS]],
        "more": max(0, len(rows) - MOST_ROWS),
        "told": words.text(language, told),
        "result": _result(scene, language),
    }


def _result(scene: dict[str, Any], language: str) -> dict[str, str] | None:
    if scene["result"] is None:
        return None
    return {"text": words.text(language, scene["result"]["word"]), "tone": scene["result"]["tone"]}


def _round(scene: dict[str, Any], language: str, counted: str | None) -> str:
    if counted is None:
        return ""
    rounds = scene["data"].get("rounds")
    if rounds:
        return words.say(language, "tv-round-of", n=min(scene["round"], rounds), of=rounds)
    return words.say(language, counted, n=scene["round"])


def _meter(scene: dict[str, Any], language: str, widget: dict[str, Any]) -> dict[str, Any]:
    value, most = scene["data"].get(widget["value"], 0), scene["data"].get(widget["max"]) or 0
    return {
        "label": words.say(language, widget["label"]),
        "value": value,
        "max": most,
        "tone": widget["tone"],
        "marks": max(value, most) <= MOST_MARKS and isinstance(value, int) and isinstance(most, int),
    }


def _lines(scene: dict[str, Any], language: str, widget: dict[str, Any]) -> list[dict[str, str]]:
    value = scene["data"].get(widget["value"])
    if widget["kind"] not in ("number", "words") or value is None:
        return []
    return [{"label": words.say(language, widget["label"]), "text": words.text(language, value)}]


def _track(
    state: dict[str, Any], scene: dict[str, Any], language: str, shown: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Return the cards of a row with who stands on each; of a long one the part where people are."""
    found = [widget for widget in shown if widget["kind"] == "track"]
    if not found:
        return []
    cells = []
    for place, card in enumerate(scene["data"].get(found[0]["value"], []), start=1):
        key, suit = card_key(language, card)
        people = [
            {"name": state["characters"][row["who"]]["name"], "foe": row.get("side") == "foes"}
            for row in scene["data"].get("rows", [])
            if row.get("place") == place and not row.get("out") and row["who"] in state["characters"]
        ]
        cells.append({"n": place, "key": key, "suit": suit, "people": people})
    first = next((at for at, cell in enumerate(cells) if cell["people"]), 0)
    start = max(0, min(first - 1, len(cells) - MOST_CARDS))
    return cells[start : start + MOST_CARDS]


def _row(state: dict[str, Any], language: str, row: dict[str, Any]) -> dict[str, Any]:
    key, suit = card_key(language, row.get("card"))
    notes = [{"text": words.text(language, note["text"]), "tone": note["tone"]} for note in row.get("notes") or []]
    return {
        "name": state["characters"][row["who"]]["name"],
        "key": key,
        "card_suit": suit,
        "state": "done" if row.get("done") else "wait",
        "chips": notes[:MOST_NOTES],
        "count": state["characters"][row["who"]]["count"],
    }
