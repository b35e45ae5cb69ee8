"""The order of turns in play: by Quick, made once when the fight begins (chapter 1)."""

from ..commands_people import turn_off
from ..errors import RuleError, invalid
from .book import book
from .care import days_over, sleep


def start(draft):
    """Begin a fight; it needs nothing of its own."""


def _values(draft, character_id):
    attributes = draft.get(["characters", character_id, "derived", "attributes"])
    return attributes["quick"], attributes["vigilant"]


def _with_key(draft, row):
    return {"id": row["id"], "key": _values(draft, row["id"])[0], "done": False, "held": False, "bonus": False}


def _is_dead(draft, row):
    return "dead" in draft.get(["characters", row["id"], "states"], {})


def deal(draft, given):
    """Put everyone in order: by Quick, then Vigilant; only a full tie takes a d20. A generator.

    :raises RuleError: ``order_is_set`` where the order is made already; ``invalid_input`` for cards.
    """
    if given:
        raise invalid("cards")
    rows = draft.state["fight"]["order"]
    if any([row["key"] is not None for row in rows]):
        raise RuleError("order_is_set", "type")
    combatants = []
    for row in rows:
        quick, vigilant = _values(draft, row["id"])
        combatants.append({"id": row["id"], "quick": quick, "vigilant": vigilant})
    told = yield from book.start("initiative_order", {"combatants": combatants})
    by_id = {}
    for row in rows:
        by_id[row["id"]] = _with_key(draft, row)
        if _is_dead(draft, row):
            by_id[row["id"]]["key"] = None
    draft.set(["fight", "order"], [by_id[character_id] for character_id in told["order"]])
    return {}


def _again(row):
    row = dict(row)
    row["done"] = False
    row["held"] = False
    return row


def join(draft, character_id):
    """Give one who comes later a place: behind all who are as quick. It acts this round where it still can."""
    fight = draft.state["fight"]
    mine = _values(draft, character_id)
    rows = [row for row in fight["order"] if row["id"] != character_id]
    place = len(rows)
    for index in range(len(rows) - 1, -1, -1):
        if _values(draft, rows[index]["id"]) < mine:
            place = index
    row = _with_key(draft, {"id": character_id})
    ids = [other["id"] for other in rows]
    row["done"] = fight["turn"] in ids and place <= ids.index(fight["turn"])
    draft.set(["fight", "order"], rows[:place] + [row] + rows[place:])


def hold(draft, character_id):
    """Let somebody take a later place while the order is being made, in the first round.

    :raises RuleError: ``order_is_set`` from the second round on.
    """
    if draft.state["fight"]["round"] > 1:
        raise RuleError("order_is_set", "character")


def enter(draft, character_id):
    """Begin a turn: what lasts until its start ends; who is dying has to test. Returns what ended."""
    path = ["characters", character_id]
    ended = []
    states = draft.get(path + ["states"], {})
    for state_id in sorted(states.keys()):
        if states[state_id].get("ends") == "start_of_next_turn":
            turn_off(draft, character_id, state_id)
            ended.append({"character": character_id, "state": state_id})
    draft.set(path + ["turn"], {})
    if "dying" in draft.get(path + ["states"], {}):
        draft.set(path + ["pending"], {"kind": "death"})
    return ended


def leave(draft, character_id):
    """End a turn; nothing ends with it."""
    return []


def end(draft):
    """End what lasts no longer than a fight: who was flanked or unaware is so no more."""
    for row in draft.state["fight"]["order"]:
        for state_id in ("flanked", "unaware"):
            if state_id in draft.get(["characters", row["id"], "states"], {}):
                turn_off(draft, row["id"], state_id)


def tick(draft, unit, count):
    """Let time pass: a round that is over ends all waiting, a day heals."""
    fight = draft.state["fight"]
    if unit == "round" and fight is not None and fight["turn"] is None:
        waited = [_again(row) for row in fight["order"] if row["held"]]
        draft.set(["fight", "order"], [row for row in fight["order"] if not row["held"]] + waited)
    return sleep(draft, days_over(draft, unit, count))


TURNS = {
    "start": start,
    "deal": deal,
    "join": join,
    "hold": hold,
    "enter": enter,
    "leave": leave,
    "end": end,
    "deals_each_round": False,
    "deals_at_start": True,
    "keys": "initiative",
}
