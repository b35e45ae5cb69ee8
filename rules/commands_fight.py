"""Commands of a fight: who is in it, in what order, whose turn it is.

What the order is made of is the system's: ``SYSTEM["turns"]`` holds

    start(draft)               prepare the fight's own data (a deck)
    deal(draft, given)         a generator: give each combatant a key (card, initiative), sort ``fight.order``;
                               ``given`` are those of the table's own cards or dice
    enter(draft, id)           a turn begins      leave(draft, id)   a turn ends; each returns what ended by itself
    "deals_each_round"         whether the order is made anew each round
    "deals_at_start"           whether the first round begins by itself (optional: an order that needs no cards)
    "typed"                    {"min", "max"} of an initiative rolled at the table (optional: it cannot be typed in)
    join(draft, id)            give a place to one who comes when the fight is on (optional; a generator where it rolls)
    end(draft)                 the fight is over: end what lasted no longer than it (optional)
    hold(draft, id)            refuse waiting where the game does not know it (optional)

When a round is over the table's clock goes on by one.
"""

from .commands_clock import advance
from .commands_people import character_of, own_character, part_all, refresh, shown_name
from .commands_table import ANYONE, GM, system_of
from .errors import RuleError
from .inputs import listing, mapping, text
from .views import hidden_from_all


def fight_of(draft):
    """Return the fight that is on.

    :raises RuleError: ``no_fight``.
    """
    fight = draft.state["fight"]
    if fight is None:
        raise RuleError("no_fight")
    return fight


def _row(character_id):
    return {"id": character_id, "key": None, "done": False, "held": False, "bonus": False}


def _start(draft, who, values):
    if draft.state["fight"] is not None:
        raise RuleError("fight_running")
    order = []
    for character_id in values["characters"]:
        character_of(draft, character_id, "characters")
        if character_id not in [row["id"] for row in order]:
            order.append(_row(character_id))
    if not order:
        raise RuleError("nobody_fights", "characters")
    draft.set(["fight"], {"round": 0, "turn": None, "order": order, "data": {}})
    turns = system_of(draft).SYSTEM["turns"]
    turns["start"](draft)
    if turns.get("deals_at_start") or values["cards"]:
        return (yield from _deal(draft, who, values))
    return {"data": {}}


def _deal(draft, who, values):
    fight = fight_of(draft)
    ended = _leave_turn(draft, fight["turn"])
    passed = (yield from advance(draft, "round", 1)) if fight["round"] > 0 else []
    draft.set(["fight", "round"], fight["round"] + 1)
    draft.set(["fight", "order"], [_uninterrupted(row) for row in draft.state["fight"]["order"]])
    told = yield from system_of(draft).SYSTEM["turns"]["deal"](draft, values["cards"] or {})
    _go_to_next(draft)
    ended += _enter_turn(draft)
    return {"data": {"round": fight["round"] + 1, "ended": ended, "told": told, "passed": passed}}


def _public_ended(draft, ended):
    return [row for row in ended if not hidden_from_all(draft.state, row["character"])]


def _leave_turn(draft, character_id):
    if character_id is None or character_id not in draft.state["characters"]:
        return []
    ended = system_of(draft).SYSTEM["turns"]["leave"](draft, character_id)
    _mark(draft, character_id, "done", True)
    refresh(draft, character_id)
    return _public_ended(draft, ended)


def _enter_turn(draft):
    """Begin the turn of whoever is on; one that was interrupted goes on, it does not begin again."""
    character_id = draft.state["fight"]["turn"]
    if character_id is None:
        return []
    if _row_of(draft, character_id).get("interrupted"):
        draft.set(["fight", "order"], [_uninterrupted(row, character_id) for row in draft.state["fight"]["order"]])
        return []
    ended = system_of(draft).SYSTEM["turns"]["enter"](draft, character_id)
    refresh(draft, character_id)
    return _public_ended(draft, ended)


def _mark(draft, character_id, name, value):
    rows = []
    for row in draft.state["fight"]["order"]:
        if row["id"] == character_id:
            row = dict(row)
            row[name] = value
        rows.append(row)
    draft.set(["fight", "order"], rows)


def _go_to_next(draft):
    """Give the turn to the first who has a key, has not acted and does not wait; to nobody where the round is over."""
    for row in draft.state["fight"]["order"]:
        if row["key"] is not None and not row["done"] and not row["held"]:
            draft.set(["fight", "turn"], row["id"])
            return
    draft.set(["fight", "turn"], None)


def _next(draft, who, values):
    fight = fight_of(draft)
    if who["role"] == "player":
        if fight["turn"] is None:
            raise RuleError("not_allowed", "type")
        own_character(draft, who, fight["turn"], "type")
    if fight["round"] == 0:
        raise RuleError("not_dealt")
    ended = _leave_turn(draft, fight["turn"])
    _go_to_next(draft)
    passed = []
    if draft.state["fight"]["turn"] is None:
        if system_of(draft).SYSTEM["turns"]["deals_each_round"]:
            told = yield from _deal(draft, who, {"cards": None})
            told["data"]["ended"] = ended + told["data"]["ended"]
            return told
        passed = yield from advance(draft, "round", 1)
        draft.set(["fight", "round"], fight["round"] + 1)
        draft.set(["fight", "order"], [_again(row) for row in draft.state["fight"]["order"]])
        _go_to_next(draft)
    ended += _enter_turn(draft)
    told = _turn_told(draft, ended)
    told["data"]["passed"] = passed
    return told


def _again(row):
    row = _uninterrupted(row)
    row["done"] = False
    return row


def _uninterrupted(row, character_id=None):
    """Return a row without the mark of an interruption; of one character only, where it is named."""
    kept = {}
    for name in row:
        if name != "interrupted" or character_id not in (None, row["id"]):
            kept[name] = row[name]
    return kept


def _turn_told(draft, ended):
    fight = draft.state["fight"]
    turn = fight["turn"]
    if turn is None or hidden_from_all(draft.state, turn):
        return {"data": {"round": fight["round"], "character": None, "name": None, "ended": ended}}
    name = shown_name(draft.state["characters"][turn])
    return {"data": {"round": fight["round"], "character": turn, "name": name, "ended": ended}}


def _row_of(draft, character_id):
    for row in fight_of(draft)["order"]:
        if row["id"] == character_id:
            return row
    raise RuleError("not_in_fight", "character")


def _hold(draft, who, values):
    character = own_character(draft, who, values["character"])
    row = _row_of(draft, character["id"])
    if row["done"]:
        raise RuleError("turn_is_over", "character")
    may_hold = system_of(draft).SYSTEM["turns"].get("hold")
    if may_hold is not None:
        may_hold(draft, character["id"])
    _mark(draft, character["id"], "held", True)
    ended = []
    if draft.state["fight"]["turn"] == character["id"]:
        _go_to_next(draft)
        ended = _enter_turn(draft)
    return {
        "data": {"character": character["id"], "name": shown_name(character), "ended": ended},
        "secret": character["hidden"],
    }


def _act(draft, who, values):
    """One who waits acts now, before whoever's turn it is; that one goes on afterwards."""
    character = own_character(draft, who, values["character"])
    row = _row_of(draft, character["id"])
    if not row["held"]:
        raise RuleError("not_waiting", "character")
    turn = draft.state["fight"]["turn"]
    if turn is not None and turn != character["id"]:
        _mark(draft, turn, "interrupted", True)
    order = [other for other in draft.state["fight"]["order"] if other["id"] != character["id"]]
    acting = dict(row)
    acting["held"] = False
    if acting["key"] is None:
        acting["key"] = "hold"
    place = len(order)
    for index, other in enumerate(order):
        if other["id"] == turn:
            place = index
    draft.set(["fight", "order"], order[:place] + [acting] + order[place:])
    draft.set(["fight", "turn"], character["id"])
    ended = _enter_turn(draft)
    return {
        "data": {"character": character["id"], "name": shown_name(character), "ended": ended},
        "secret": character["hidden"],
    }


def _end(draft, who, values):
    fight = fight_of(draft)
    _leave_turn(draft, fight["turn"])
    over = system_of(draft).SYSTEM["turns"].get("end")
    if over is not None:
        over(draft)
    for row in fight["order"]:
        if row["id"] in draft.state["characters"]:
            draft.set(["characters", row["id"], "turn"], {})
    part_all(draft)
    draft.set(["fight"], None)
    return {"data": {"round": fight["round"]}}


def _join(draft, who, values):
    fight = fight_of(draft)
    character = character_of(draft, values["character"])
    if character["id"] in [row["id"] for row in fight["order"]]:
        raise RuleError("in_fight_already", "character")
    draft.set(["fight", "order"], fight["order"] + [_row(character["id"])])
    place = system_of(draft).SYSTEM["turns"].get("join")
    if place is not None and fight["round"] > 0:
        placing = place(draft, character["id"])
        if hasattr(placing, "send"):
            yield from placing
    return {"data": {"character": character["id"], "name": shown_name(character)}, "secret": character["hidden"]}


def _leave(draft, who, values):
    character = character_of(draft, values["character"])
    _row_of(draft, character["id"])
    if draft.state["fight"]["turn"] == character["id"]:
        _leave_turn(draft, character["id"])
        _go_to_next(draft)
    order = [row for row in draft.state["fight"]["order"] if row["id"] != character["id"]]
    draft.set(["fight", "order"], order)
    draft.set(["characters", character["id"], "turn"], {})
    return {"data": {"character": character["id"], "name": shown_name(character)}, "secret": character["hidden"]}


_WHO = text("character", long=64)
_ID = {"kind": "text", "long": 64}
# What was drawn or rolled at the table, by character: a card, an initiative.
_CARDS = mapping("cards", {"kind": "text", "long": 8}, None)

COMMANDS = [
    {"type": "fight.start", "roles": GM, "inputs": [listing("characters", _ID, max=120), _CARDS], "run": _start},
    {"type": "fight.deal", "roles": GM, "inputs": [_CARDS], "run": _deal},
    {"type": "fight.next", "roles": ANYONE, "inputs": [], "run": _next},
    {"type": "fight.hold", "roles": ANYONE, "inputs": [_WHO], "run": _hold},
    {"type": "fight.act", "roles": ANYONE, "inputs": [_WHO], "run": _act},
    {"type": "fight.end", "roles": GM, "inputs": [], "run": _end},
    {"type": "fight.join", "roles": GM, "inputs": [_WHO], "run": _join},
    {"type": "fight.leave", "roles": GM, "inputs": [_WHO], "run": _leave},
]
