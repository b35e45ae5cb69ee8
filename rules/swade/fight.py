"""Action Cards in play: dealing a round, jokers, the turn's end and what ends with it (chapter 4.2)."""

from ..commands_people import answered, turn_off, wait_for
from ..compat import stable_sort
from ..document import get
from ..errors import invalid
from .book import book
from .common import card_key, full_deck, is_card, is_joker
from .sheet import has, is_wild


def start(draft):
    """Begin a fight with a full deck."""
    draft.set(["fight", "data"], {"deck": full_deck(), "joker": False})


def _level_headed(character):
    if has(character, "edges", "improved_level_headed"):
        return 2
    return 1 if has(character, "edges", "level_headed") else 0


def draw(character, deck):
    """Draw one combatant's card as its Edges and Hindrances say; return ``(kept, drawn)``. A generator."""
    hesitant = has(character, "hindrances", "hesitant") or "hesitant" in character["states"]
    request = {
        "deck": deck,
        "level_headed": 0 if hesitant else _level_headed(character),
        "quick": has(character, "edges", "quick") and not hesitant,
        "hesitant": hesitant,
        "incapacitated": "incapacitated" in character["states"],
    }
    told = yield from book.start("action_deck", request)
    return told["kept"], told["drawn"]


def _given_card(given, character_id, deck):
    """Return the card that somebody drew from a real deck, None where none was typed in.

    :raises RuleError: ``invalid_input`` on ``cards`` for no card, or one that somebody else holds this round.
    """
    card = given.get(character_id)
    if card is None:
        return None
    if not is_card(card) or card not in deck:
        raise invalid("cards", {"card": card})
    return card


def deal(draft, given):
    """Deal a round: shuffle after a joker, draw for each who does not wait, sort, hand out joker bennies. A generator.

    ``given`` maps character ids to cards drawn from a real deck. Returns ``{"jokers": [names shown to all]}``.
    """
    data = draft.get(["fight", "data"])
    deck = list(data["deck"])
    rows = draft.get(["fight", "order"])
    if data["joker"] or len(deck) < _cards_needed(draft, rows):
        deck = full_deck()
    for character_id in given:
        if character_id not in [row["id"] for row in rows]:
            raise invalid("cards")
    # real cards leave the deck before anything is drawn from it
    typed = {}
    for row in rows:
        typed[row["id"]] = _given_card(given, row["id"], deck)
        if typed[row["id"]] is not None:
            deck.remove(typed[row["id"]])
    dealt = []
    for row in rows:
        held = yield from _deal_row(draft, row, typed[row["id"]], deck)
        dealt.append(held)
    draft.set(["fight", "data"], {"deck": deck, "joker": any([row["bonus"] for row in dealt])})
    draft.set(["fight", "order"], stable_sort(dealt, key=_place))
    jokers = joker_bennies(draft, dealt)
    return {"jokers": jokers}


def _cards_needed(draft, rows):
    # five a head is more than Quick and Level Headed together usually ask for
    return len(rows) * 5 if len(rows) < 10 else len(rows) + 10


def _place(row):
    return (0, 0) if row["key"] is None else (1, -card_key(row["key"]))


def _deal_row(draft, row, typed, deck):
    """Return a row with its new card; one who waits keeps waiting without. A generator."""
    character = draft.get(["characters", row["id"]])
    if row["held"] and "shaken" not in character["states"] and "stunned" not in character["states"]:
        return {"id": row["id"], "key": None, "done": False, "held": True, "bonus": False}
    if typed is not None:
        kept, drawn = typed, []
    else:
        kept, drawn = yield from draw(character, deck)
    for card in drawn:
        deck.remove(card)
    return {"id": row["id"], "key": kept, "done": False, "held": False, "bonus": is_joker(kept)}


def joker_bennies(draft, dealt):
    """Hand out the bennies of a joker: to every player's hero, or to the game master's side. Returns who drew one.

    Under Hard Choices a joker brings none.
    """
    hard = draft.state["table"]["rules"].get("hard_choices") is True
    drew = []
    for row in dealt:
        if not row["bonus"]:
            continue
        character = draft.get(["characters", row["id"]])
        if not character["hidden"]:
            drew.append(character["alias"] or character["name"])
        heroes = character["owner"] is not None
        if hard:
            continue
        if not heroes:
            draft.set(["pools", "gm_bennies"], draft.get(["pools", "gm_bennies"], 0) + 1)
        for other in dealt:
            path = ["characters", other["id"]]
            who = draft.get(path)
            if is_wild(who) and (who["owner"] is not None) == heroes:
                draft.set(path + ["vitals", "bennies"], draft.get(path + ["vitals", "bennies"], 0) + 1)
    return drew


def enter(draft, character_id):
    """Begin a turn: what lasts until its start ends, the turn's own notes are cleared. Returns what ended."""
    ended = _end(draft, character_id, "start_of_next_turn")
    if "convicted" in [row["state"] for row in ended]:
        # a benny keeps Conviction burning
        wait_for(draft, character_id, {"kind": "conviction"})
    draft.set(["characters", character_id, "turn"], {})
    draft.set(["characters", character_id, "states"], _seen_this_turn(draft, character_id))
    return ended


def _seen_this_turn(draft, character_id):
    """Mark the states that were there when the turn began: for them the next turn's end is the end of this one."""
    states = draft.get(["characters", character_id, "states"], {})
    marked = {}
    for state_id in states:
        info = dict(states[state_id])
        if info.get("ends") == "end_of_next_turn":
            info["ends"] = "end_of_this_turn"
        marked[state_id] = info
    return marked


def leave(draft, character_id):
    """End a turn: what lasts until its end ends. Returns what ended, ``[{"character", "state"}]``."""
    return _end(draft, character_id, "end_of_this_turn")


def _end(draft, character_id, when):
    ended = []
    pending = draft.get(["characters", character_id, "pending"])
    if when == "end_of_this_turn" and pending is not None and pending["kind"] == "conviction":
        answered(draft, character_id)
    states = get(draft.state, ["characters", character_id, "states"], {})
    for state_id in sorted(states.keys()):
        if states[state_id].get("ends") == when:
            turn_off(draft, character_id, state_id)
            ended.append({"character": character_id, "state": state_id})
    return ended


def end(draft):
    """The fight is over, and with it what lasts as long as the fight."""
    for character_id in draft.state["character_order"]:
        for state_id in ("numb", "insight", "supported", "borrowed_edge"):
            turn_off(draft, character_id, state_id)


TURNS = {
    "start": start,
    "deal": deal,
    "enter": enter,
    "leave": leave,
    "end": end,
    "deals_each_round": True,
    "keys": "cards",
}
