"""Interludes at the table (chapter 16): a card, a story to tell, a benny."""

from ..inputs import choice
from ..plans import text_of
from .book import book
from .common import full_deck, is_joker
from .play_scene import give_benny, join, name, new_row, put, result, row_of, told, with_row
from .quick_encounters import STORIES, SUIT_NAMES


def _fresh(scene, who):
    return put(new_row(who), {"suit": None, "story": None, "prompt": None})


def _open(data, over=False):
    rows = []
    for row in data["rows"]:
        notes = []
        if row["prompt"] is not None:
            notes.append({"text": text_of("swade-w-" + row["story"]), "tone": "plain"})
            notes.append({"text": text_of("swade-w-" + row["prompt"]), "tone": "plain"})
        rows.append(put(row, {"can": [] if over else _can(row), "notes": notes}))
    return put(data, {"rows": rows, "can": [] if over else ["finish"]})


def _can(row):
    if row["done"]:
        return []
    if row["card"] is None:
        return ["draw"]
    if row["suit"] is None:
        return ["choose"]
    return ["story", "tell"] if row["prompt"] is not None else ["story"]


def _start(draft, scene, setup):
    data = {"story": setup["story"], "rows": [_fresh(scene, who) for who in scene["people"]]}
    return {"data": _open(data), "secret": {"deck": full_deck()}, "told": told("interlude_begins")}


def _act(draft, scene, action, actor, values):
    if action == "finish":
        return _over(scene["data"])
    if action == "draw":
        return (yield from _draw(draft, scene, actor))
    if action == "tell":
        return _tell(draft, scene, actor)
    row = row_of(scene["data"], actor["id"])
    return _read(draft, scene["data"], actor, row["card"], values.get("suit"), values["story"])


def _draw(draft, scene, actor):
    """Draw a card; a joker's bennies come at once."""
    deck = list(scene["secret"].get("deck") or full_deck())
    face = yield ("card", len(deck))
    card = deck.pop(face - 1)
    if is_joker(card):
        for row in scene["data"]["rows"]:
            give_benny(draft, row["who"])
    after = _read(draft, scene["data"], actor, card, None, scene["data"]["story"])
    after["secret"] = {"deck": deck}
    return after


def _read(draft, data, actor, card, suit, story):
    """Put what the card asks for beside a name."""
    row = row_of(data, actor["id"])
    request = {"card": card, "story": story}
    if is_joker(card):
        request["chosen_suit"] = suit or row["suit"]
    told_card = book.start("interlude_draw", request)
    changes = {"card": card, "suit": told_card["suit"], "story": story, "prompt": told_card["prompt"]}
    data = _open(with_row(data, actor["id"], changes))
    args = {"name": name(draft, actor["id"])}
    if told_card["choose_suit"]:
        return {"data": data, "told": told("interlude_joker", args)}
    if told_card["prompt"] is None:
        return {"data": data, "told": told("interlude_draws", args)}
    args["what"] = text_of("swade-w-" + told_card["prompt"])
    return {"data": data, "told": told("interlude_prompt", args)}


def _tell(draft, scene, actor):
    give_benny(draft, actor["id"])
    data = with_row(scene["data"], actor["id"], {"done": True})
    line = told("interlude_told", {"name": name(draft, actor["id"])})
    if all([row["done"] for row in data["rows"]]):
        after = _over(data)
        after["told"] = line
        return after
    return {"data": _open(data), "told": line}


def _over(data):
    return {"data": _open(data, True), "result": result("interlude", "good"), "told": text_of("swade-result-interlude")}


_JOIN, _LEAVE = join(_fresh, _open)
_STORY = choice("story", STORIES, "downtime")

INTERLUDE = {
    "kind": "interlude",
    "round": None,
    "setup": [choice("story", STORIES, None)],
    "actions": [
        {"id": "draw", "who": "any", "actor": True, "inputs": []},
        {"id": "choose", "who": "any", "actor": True, "inputs": [choice("suit", SUIT_NAMES), _STORY]},
        {"id": "tell", "who": "gm", "actor": True, "inputs": []},
        {"id": "story", "who": "any", "actor": True, "inputs": [_STORY]},
        {"id": "finish", "who": "gm", "inputs": []},
    ],
    "show": [{"kind": "rows", "value": "rows"}],
    "start": _start,
    "act": _act,
    "join": _JOIN,
    "leave": _LEAVE,
}
