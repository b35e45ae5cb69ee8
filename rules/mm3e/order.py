"""The order of a fight and what each turn begins and ends (chapters 6.1 to 6.3)."""

from ..commands_people import refresh, turn_off, wait_for
from ..errors import invalid
from .book import book
from .character import ability, advantage
from .inflict import stabilize, tire
from .resist import lasting_effects
from .states import END_OF_FIGHT, END_OF_NEXT_TURN, END_OF_THIS_TURN, START_OF_NEXT_TURN

MOST = 99


def start(draft):
    """Begin a fight: nothing to prepare."""


def _combatant(character, total):
    """Return a character as the op ``initiative`` reads it; what is not Agility stands under powers."""
    sheet = character["sheet"]
    own = ability(sheet, "agility") or 0
    entry = {
        "name": character["id"],
        "agility": own,
        "advantages": 4 * advantage(sheet, "improved_initiative"),
        "powers": sheet["initiative_bonus"],
        "dodge": sheet["defenses"]["dodge"] + own,
        "awareness": ability(sheet, "awareness") or 0,
    }
    if total is not None:
        entry["total"] = total
    return entry


def _typed(given, character_id):
    """Return the total that somebody rolled at the table, None where none was typed in.

    :raises RuleError: ``invalid_input`` on ``cards`` for what is no whole number.
    """
    text = given.get(character_id)
    if text is None:
        return None
    digits = text[1:] if text.startswith("-") else text
    if not digits.isdigit() or len(digits) > 2:
        raise invalid("cards")
    return int(text)


def _roll_order(draft, totals):
    """Roll for everyone who has no total yet and sort the fight's order; a generator."""
    fight = draft.state["fight"]
    rows = {}
    for row in fight["order"]:
        rows[row["id"]] = row
    combatants = []
    for row in fight["order"]:
        combatants.append(_combatant(draft.get(["characters", row["id"]]), totals.get(row["id"])))
    told = yield from book.start("initiative", {"combatants": combatants})
    order = []
    for character_id in told["order"]:
        row = dict(rows[character_id])
        row["key"] = told["totals"][character_id]
        order.append(row)
    draft.set(["fight", "order"], order)


def deal(draft, given):
    """Give everyone a place in the order; those who have one already keep it. A generator."""
    totals, order = {}, []
    for row in draft.state["fight"]["order"]:
        total = _typed(given, row["id"])
        if total is None and type(row["key"]) is int:
            total = row["key"]
        totals[row["id"]] = total
        fresh = dict(row)
        fresh["done"] = False
        order.append(fresh)
    draft.set(["fight", "order"], order)
    yield from _roll_order(draft, totals)
    return {}


def join(draft, character_id):
    """Roll initiative for one who comes when the fight is on; the others stay where they are. A generator."""
    told = yield from book.start(
        "initiative", {"combatants": [_combatant(draft.get(["characters", character_id]), None)]}
    )
    total = told["totals"][character_id]
    order, placed = [], False
    coming = None
    for row in draft.state["fight"]["order"]:
        if row["id"] == character_id:
            coming = dict(row)
    coming["key"] = total
    for row in draft.state["fight"]["order"]:
        if row["id"] == character_id:
            continue
        if not placed and type(row["key"]) is int and row["key"] < total:
            order.append(coming)
            placed = True
        order.append(row)
    if not placed:
        order.append(coming)
    draft.set(["fight", "order"], order)


# --- turns ------------------------------------------------------------------------------------------------------


def _own_of(info, holder_id):
    """Return whose turns a state counts: its own holder's, or those of whoever put it on."""
    return info.get("of", holder_id)


def _each_state(draft):
    """Return ``[(character id, state id, info)]`` of the whole table, in a fixed order."""
    found = []
    for character_id in draft.state["character_order"]:
        states = draft.get(["characters", character_id, "states"], {})
        for state_id in sorted(states.keys()):
            found.append((character_id, state_id, states[state_id]))
    return found


def _end(draft, turn_id, when):
    """End what lasts until this moment of this character's turn; return ``[{"character", "state"}]``."""
    ended = []
    for character_id, state_id, info in _each_state(draft):
        if info.get("ends") != when or _own_of(info, character_id) != turn_id:
            continue
        if state_id not in draft.get(["characters", character_id, "states"], {}):
            continue
        turn_off(draft, character_id, state_id)
        ended.append({"character": character_id, "state": state_id})
        if state_id == "strained":
            tire(draft, character_id, info.get("to", "fatigued"))
        if character_id != turn_id:
            refresh(draft, character_id)
    return ended


def enter(draft, character_id):
    """Begin a turn: what lasts until its start ends, tiredness comes, the dying have to hold on. Returns what ended."""
    ended = _end(draft, character_id, START_OF_NEXT_TURN)
    draft.set(["characters", character_id, "turn"], {})
    for holder, state_id, info in _each_state(draft):
        if info.get("ends") == END_OF_NEXT_TURN and _own_of(info, holder) == character_id:
            draft.set(["characters", holder, "states", state_id, "ends"], END_OF_THIS_TURN)
    character = draft.get(["characters", character_id])
    if "dying" in character["states"]:
        if advantage(character["sheet"], "diehard"):
            stabilize(draft, character_id)
            ended.append({"character": character_id, "state": "dying"})
        elif not _waits(character, "dying", None):
            wait_for(draft, character_id, {"kind": "dying"})
    return ended


def _waits(character, kind, roll_id):
    waiting = character["pending"]
    if waiting is None:
        return False
    for row in [waiting] + waiting.get("later", []):
        if row["kind"] == kind and row.get("roll") == roll_id:
            return True
    return False


def leave(draft, character_id):
    """End a turn: what lasts until its end ends; what holds on asks for a check. Returns what ended."""
    ended = _end(draft, character_id, END_OF_THIS_TURN)
    for roll_id, effect, _ in lasting_effects(draft.get(["characters", character_id])):
        if not _waits(draft.get(["characters", character_id]), "ongoing", roll_id):
            wait_for(draft, character_id, {"kind": "ongoing", "roll": roll_id, "effect": effect["effect"]})
    return ended


def end(draft):
    """The fight is over: what lasts by turns ends with it; tiredness that was still to come comes."""
    fighting = [row["id"] for row in draft.state["fight"]["order"]]
    for character_id, state_id, info in _each_state(draft):
        if character_id not in fighting or info.get("ends") not in _BY_TURNS:
            continue
        turn_off(draft, character_id, state_id)
        if state_id == "strained":
            tire(draft, character_id, info.get("to", "fatigued"))
        refresh(draft, character_id)


_BY_TURNS = [START_OF_NEXT_TURN, END_OF_NEXT_TURN, END_OF_THIS_TURN, END_OF_FIGHT]

TURNS = {
    "start": start,
    "deal": deal,
    "join": join,
    "enter": enter,
    "leave": leave,
    "end": end,
    "deals_each_round": False,
    "deals_at_start": True,
    "keys": "initiative",
    # totals, as they were rolled at the table
    "typed": {"min": -9, "max": 99},
}
