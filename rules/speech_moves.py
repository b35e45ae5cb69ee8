"""Sentences made of what a game's card says: its buttons, and what its lists hold (see ``speech_card``)."""

from .plans import text_of
from .speech_card import lists_of, moves_of
from .speech_parts import roll_command, sides_of, with_more
from .speech_sense import reading


def move(table, way):
    """Read the label of one of the card's buttons: "Descansar", "derrubar o capanga"."""
    if not way.only("move", "roll", "character", "modifier", "secret") or way.count("move") != 1:
        return []
    sides = sides_of(table, way, ("move", "item", "item_action"))
    if sides is None:
        return []
    declared = moves_of(table.system)[way.value("move")]
    found = []
    actors = table.actors(sides[0])
    for actor in actors:
        intent = dict(declared["intent"])
        found.append(_told(table, way, actor, sides[1], intent, text_of(declared["label"]), len(actors) > 1))
    return found


def item(table, way):
    """ "conjurar Bola de Fogo": something from one of the card's lists, by its first action or the one named."""
    if not way.only("item", "item_action", "roll", "character", "modifier", "secret") or way.count("item") != 1:
        return []
    sides = sides_of(table, way, ("move", "item", "item_action"))
    if sides is None or way.count("item_action") > 1:
        return []
    entries = way.value("item")
    holders = []
    for who, _, _ in entries:
        if who not in holders:
            holders.append(who)
    found = []
    actors = table.actors(sides[0], holders)
    for who, place, index in entries:
        if who not in actors:
            continue
        chosen = 0
        if way.has("item_action"):
            if way.value("item_action")[0] != place:
                continue
            chosen = way.value("item_action")[1]
        listed = lists_of(table.system)[place]
        action = listed["actions"][chosen]
        intent = dict(action["intent"])
        intent[action["field"]] = index
        name = table.sheet(who)[listed["list"]][index]["name"]
        what = text_of("speech-item", {"what": text_of(action["label"]), "item": name})
        found.append(_told(table, way, who, sides[1], intent, what, len(actors) > 1))
    return found


def _told(table, way, actor, target, intent, what, choice):
    args = {"who": table.name(actor), "what": what}
    key = "speech-move"
    if target is not None:
        intent["target"] = target
        args["target"] = table.name(target)
        key = "speech-move-target"
    says = with_more(table, text_of(key, args), way, [])
    return reading([roll_command(actor, intent, way)], says, "character" if choice else None)


FRAMES = [move, item]
