"""What a TV shows, with every text made here: its browser may be ten years old and have no words of its own.

Made of what a TV may see (``view`` for the role ``tv``) and of nothing else.
"""

from __future__ import annotations

from typing import Any

from . import qr, reference, rulebook, screen_scene, words
from .screen_cards import card_key

# Rows that can be read at four metres; what does not fit is counted.
MOST_ROWS = 7
MOST_CHIPS = 3
MOST_DICE = 12
MOST_TERMS = 6


def model(state: dict[str, Any], language: str, join_url: str) -> dict[str, Any]:
    """Return the TV's model of a table as the TV may see it."""
    order = _order(state)
    first = _first_shown(order)
    shown = order[first : first + MOST_ROWS]
    return {
        "table": state["table"]["name"],
        "code": state["table"]["code"],
        "system": state["table"]["system"],
        "join_url": join_url,
        "join": words.say(language, "tv-join"),
        "qr": qr.svg(join_url),
        "round": _round(state, language),
        "rows": [_row(state, language, row) for row in shown],
        "more": len(order) - len(shown),
        "scene": screen_scene.model(state, language),
        "fighting": state["fight"] is not None,
        "roll": _roll(state, language),
        "rule": _rule(state, language),
        "notice": _notice(state, language),
        "theme": "light" if state["table"]["situation"].get("tv_theme") == "light" else "dark",
    }


def _order(state: dict[str, Any]) -> list[dict[str, Any]]:
    fight = state["fight"]
    if fight is not None:
        rows = [dict(row, now=row["id"] == fight["turn"]) for row in fight["order"]]
    else:
        bare = {"key": None, "done": False, "held": False, "now": False}
        rows = [dict(bare, id=one) for one in state["character_order"]]
    return [row for row in rows if row["id"] in state["characters"]]


def _first_shown(order: list[dict[str, Any]]) -> int:
    """Return where to begin so that whoever's turn it is can be seen, with the one before for orientation."""
    turn = next((index for index, row in enumerate(order) if row["now"]), 0)
    return max(0, min(turn - 1, len(order) - MOST_ROWS))


def _row(state: dict[str, Any], language: str, row: dict[str, Any]) -> dict[str, Any]:
    character = state["characters"][row["id"]]
    where = "now" if row["now"] else "held" if row["held"] else "done" if row["done"] else "wait"
    key, suit = card_key(language, row["key"])
    chips = _chips(state, language, character)
    if row["held"]:
        chips.insert(0, {"text": words.say(language, "tv-held"), "tone": "plain"})
    return {
        "name": character["name"],
        "key": key,
        "card_suit": suit,
        "state": where,
        "chips": chips[:MOST_CHIPS],
        "count": character["count"],
    }


def _chips(state: dict[str, Any], language: str, character: dict[str, Any]) -> list[dict[str, str]]:
    """Return what is worth knowing of a character: what harms first, then its states."""
    system = state["table"]["system"]
    declared = rulebook.system(system)
    chips = []
    for vital in declared.get("vitals", []):
        key = f"tv-{system}-{vital['id']}"
        tone = _harm(character, vital)
        if tone is not None and words.has(language, key):
            chips.append({"text": words.say(language, key, n=character["vitals"].get(vital["id"], 0)), "tone": tone})
    for entry in declared.get("states", []):
        # what a graver state contains goes without saying
        if _is_own(character["states"], entry["id"]):
            text = words.say(language, f"{system}-state-{entry['id']}")
            chips.append({"text": text, "tone": entry.get("tone", "bad")})
    return chips


def _is_own(states: dict[str, Any], state_id: str) -> bool:
    """Return whether somebody is in a state by itself, not by another that brings it."""
    return state_id in states and states[state_id].get("with") not in states


def _harm(character: dict[str, Any], vital: dict[str, Any]) -> str | None:
    """Return the tone of a vital that is not at rest: harm that has mounted up, or what harm has taken away."""
    value = character["vitals"].get(vital["id"], 0)
    if vital.get("tone", "bad") == "bad":
        return "bad" if value > 0 else None
    full = character["derived"].get(vital["max"]) if isinstance(vital.get("max"), str) else None
    if full is None or value >= full:
        return None
    return "plain" if 2 * value > full else "bad"


def _roll(state: dict[str, Any], language: str) -> dict[str, Any] | None:
    """Return the last roll, in large letters."""
    if not state["roll_order"]:
        return None
    roll = state["rolls"][state["roll_order"][-1]]
    verdict = roll["verdict"]
    actor = state["characters"].get(roll["actor"]) if roll["actor"] else None
    member = state["members"].get(roll["by"])
    return {
        "id": roll["id"],
        "who": actor["name"] if actor else member["name"] if member else "",
        "title": words.text(language, roll["title"]),
        "total": verdict["total"],
        "verdict": words.text(language, verdict["word"]),
        "told": words.text(language, roll.get("told")),
        "tone": verdict["tone"],
        "tiles": verdict["tiles"],
        "cracks": verdict["cracks"],
        "dice": _dice(roll["groups"]),
        "sum": _sum(state, language, roll),
        "offline": words.say(language, "tv-offline") if roll["offline"] else "",
        "physical": words.say(language, "tv-physical") if roll["physical"] else "",
    }


MOST_BLOCKS = 4


def _rule(state: dict[str, Any], language: str) -> dict[str, Any] | None:
    """Return the rule that is shown to all, until somebody rolls."""
    shown = state["table"].get("shown")
    if not shown or shown["to"]:
        return None
    after = False
    for line in state["log"]:
        if after and line["type"] == "roll":
            return None
        after = after or line["id"] == shown["id"]
    found = reference.entry(state["table"]["system"], shown["entry"])
    if found is None:
        return None
    title = found["english"][0] if language == "en" and found["english"] else found["title"]
    return {"title": title, "blocks": found["blocks"][:MOST_BLOCKS]}


def _dice(groups: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the dice; one that aced chains to the next, one that does not count is dim."""
    shown = []
    for group in groups:
        last = len(group["faces"]) - 1
        for index, face in enumerate(group["faces"]):
            die = {"sides": group["sides"], "face": face, "chain": index < last, "dim": not group["counts"]}
            die["less"] = group.get("sign") == -1
            shown.append(die)
    return shown[:MOST_DICE]


def _sum(state: dict[str, Any], language: str, roll: dict[str, Any]) -> list[dict[str, str]]:
    """Return each modifier with its source, and what the total is held against."""
    system = state["table"]["system"]
    against, verdict = roll["against"], roll["verdict"]
    rows = []
    for row in (verdict.get("parts") or roll["modifiers"])[:MOST_TERMS]:
        text = words.text(language, row["text"]) if "text" in row else source_text(language, system, row["source"])
        rows.append({"text": text, "value": _signed(language, row)})
    if against is not None and verdict["total"] is not None and verdict["against"] is not None:
        # what was met may only be known after the dice: the other side's total
        met = verdict["against"]
        told = verdict.get("met") or dict(against["text"], args={**(against["text"].get("args") or {}), "value": met})
        rows.append({"text": words.text(language, told), "value": f"{verdict['total']} × {met}"})
    return rows


def _signed(language: str, row: dict[str, Any]) -> str:
    """Return a modifier's figure with its sign, and what it counts in where that is not the roll's own points."""
    value = row["value"]
    sign = "+" if value > 0 else "−" if value < 0 else ""
    unit = row.get("unit")
    if unit is None:
        return f"{sign}{abs(value)}"
    named = dict(unit, args={**(unit.get("args") or {}), "n": abs(value)})
    return f"{sign}{abs(value)} {words.text(language, named)}"


def source_text(language: str, system: str, source: str) -> str:
    """Return a modifier's source in words; what somebody typed in stays as it is."""
    for key in (f"{system}-source-{source}", f"{system}-w-{source}", f"roll-source-{source}"):
        if _is_key(key) and words.has(language, key):
            return words.say(language, key)
    return source


def _is_key(key: str) -> bool:
    return all(char.isascii() and (char.isalnum() or char in "-_") for char in key)


def _round(state: dict[str, Any], language: str) -> str:
    """Return the line above the rows: the round, the situation's note."""
    parts = []
    if state["fight"] is not None:
        parts.append(words.say(language, "tv-round", n=state["fight"]["round"]))
    if state["table"]["note"]:
        parts.append(state["table"]["note"])
    return " · ".join(parts)


def _notice(state: dict[str, Any], language: str) -> str:
    """Return what the game master waits for: the newest ask that somebody has not answered."""
    for ask_id in reversed(state["ask_order"]):
        ask = state["asks"][ask_id]
        waiting = [one for one in ask["to"] if one not in ask["answers"] and one in state["characters"]]
        if waiting:
            names = ", ".join(state["characters"][one]["name"] for one in waiting)
            sign = "+" if ask["modifier"] > 0 else "−"
            modifier = f" {sign}{abs(ask['modifier'])}" if ask["modifier"] else ""
            return words.say(language, "tv-ask", names=names, what=words.text(language, ask["title"]) + modifier)
    return ""
