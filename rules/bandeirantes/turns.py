"""Rounds in play: initiative with 1d10 each, the turn's end and what ends with it (chapter Regras de combate)."""

from ..commands_people import turn_off
from ..document import get
from ..errors import invalid
from .body import NEXT_ROUND, START_OF_NEXT_TURN
from .book import book

_TYPED = [str(face) for face in range(1, 11)]
END_OF_THIS_TURN = "end_of_this_turn"


def start(draft):
    """Begin a fight: there is nothing to prepare."""
    draft.set(["fight", "data"], {})


def deal(draft, given):
    """Roll a round's initiative; who has none acts last, who waits keeps waiting. A generator.

    ``given`` maps character ids to the d10s that were rolled at the table. Returns ``{"simultaneous": bool}``.

    :raises RuleError: ``invalid_input`` on ``cards`` for a face that a d10 does not have, or nobody's.
    """
    rows = draft.get(["fight", "order"])
    ids = [row["id"] for row in rows]
    for character_id in given:
        if character_id not in ids or given[character_id] not in _TYPED:
            raise invalid("cards")
    acting = [row for row in rows if not row["held"]]
    people = []
    for row in acting:
        states = draft.get(["characters", row["id"], "states"])
        people.append(
            {
                "id": row["id"],
                "surprised": "surprised" in states,
                "lost_initiative": "lost_initiative" in states,
            }
        )
    rolls, groups = yield from _roll(people, given)
    order = []
    for group in groups:
        for character_id in group:
            order.append(_row(character_id, rolls.get(character_id, 0), len(group) > 1))
    waiting = [
        {"id": row["id"], "key": None, "done": False, "held": True, "bonus": False} for row in rows if row["held"]
    ]
    draft.set(["fight", "order"], waiting + order)
    _end_of_initiative(draft, ids)
    return {"simultaneous": len(groups) > 0 and len(groups[0]) > 1}


def _row(character_id, key, together):
    row = {"id": character_id, "key": key, "done": False, "held": False, "bonus": False}
    if together:
        row["together"] = True
    return row


def _roll(people, given):
    """Return ``(rolls, groups in order)``; the op wants two at least, so one alone simply acts. A generator."""
    if len(people) < 2:
        return {}, [[entry["id"]] for entry in people]
    rolling = book.start("initiative", {"participants": people})
    able = [entry["id"] for entry in people if not entry["surprised"] and not entry["lost_initiative"]]
    if len(able) < 2:
        # nobody rolls: the one who has the initiative acts before all others
        told = yield from rolling
        return dict.fromkeys(able, 10), told["order"]
    place = 0
    try:
        label, sides = next(rolling)
        while True:
            typed = given.get(able[place])
            face = int(typed) if typed is not None else (yield (label, sides))
            place += 1
            label, sides = rolling.send(face)
    except StopIteration as done:
        return done.value["rolls"], done.value["order"]


def _end_of_initiative(draft, ids):
    """What costs a round's initiative has done so."""
    for character_id in ids:
        _end(draft, character_id, NEXT_ROUND)


def enter(draft, character_id):
    """Begin a turn: what lasts until its start ends. Returns what ended."""
    ended = _end(draft, character_id, START_OF_NEXT_TURN)
    draft.set(["characters", character_id, "turn"], {})
    states = draft.get(["characters", character_id, "states"], {})
    marked = {}
    for state_id in states:
        info = dict(states[state_id])
        if info.get("ends") == "end_of_next_turn":
            info["ends"] = END_OF_THIS_TURN
        marked[state_id] = info
    draft.set(["characters", character_id, "states"], marked)
    return ended


def leave(draft, character_id):
    """End a turn: what lasts until its end ends. Returns what ended, ``[{"character", "state"}]``."""
    return _end(draft, character_id, END_OF_THIS_TURN)


def _end(draft, character_id, when):
    ended = []
    states = get(draft.state, ["characters", character_id, "states"], {})
    for state_id in sorted(states.keys()):
        if states[state_id].get("ends") == when:
            turn_off(draft, character_id, state_id)
            ended.append({"character": character_id, "state": state_id})
    return ended


TURNS = {
    "start": start,
    "deal": deal,
    "enter": enter,
    "leave": leave,
    "deals_each_round": True,
    "keys": "initiative",
    # d10s, as they were rolled at the table
    "typed": {"min": 1, "max": 10},
}
