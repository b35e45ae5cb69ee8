"""What the plans of Symbaroum share: choices, who is who, sight, advantage, and the actions of a turn."""

from ..errors import RuleError, invalid
from ..plans import refuse
from .book import book
from .fight import SITUATION_NAMES, SITUATIONS
from .turn import FREE, REACTIONS

BLIND_NAMES = ["none", "self", "enemy", "both"]
SIGHT_NAMES = ["clear", "darkness", "smoke", "fog"]
# Who is in one of these can do nothing.
OUT = ["dead", "dying"]


def chosen(intent, name, allowed, default):
    """Return what the intent chose under ``name``.

    :raises RuleError: ``invalid_input`` on ``choose`` for a word that is not offered.
    """
    choose = intent.get("choose")
    if choose is None:
        return default
    if not isinstance(choose, dict):
        raise invalid("choose")
    value = choose.get(name)
    if value is None:
        return default
    if type(value) is bool or value not in allowed:
        raise invalid("choose")
    return value


def offered(name, values, value):
    """Return a choice as a plan offers it."""
    return {"id": name, "values": values, "value": value}


def row_of(rows, place, field):
    """Return the row of a list on the sheet that an intent names by its place.

    :raises RuleError: ``invalid_input`` on ``field``.
    """
    if type(place) is not int or not 0 <= place < len(rows):
        raise invalid(field)
    return rows[place]


def name_of(character):
    """Return the name that everyone may read."""
    return character["alias"] or character["name"]


def target_of(state, intent):
    """Return the character that an intent is meant for, None for nobody."""
    return state["characters"].get(intent.get("target"))


def is_out(character):
    """True for the dying and the dead."""
    return any([state_id in character["states"] for state_id in OUT])


def check_can_act(actor):
    """:raises RuleError: ``cannot_act`` for the dying and the dead (chapter 3.3)."""
    for state_id in OUT:
        if state_id in actor["states"]:
            raise RuleError("cannot_act", "actor", {"state": state_id})


# --- sight (chapter 4.1) ---------------------------------------------------------------------------------------


def _scene_blinds(state, sees_in_dark):
    sight = state["table"]["situation"]["sight"]
    return sight != "clear" and not (sight == "darkness" and sees_in_dark)


def is_blind(state, character):
    """True for one who is blinded, or whom the scene's bad light hinders."""
    return "blinded" in character["states"] or _scene_blinds(state, character["derived"]["sees_in_dark"])


def blind_word(mine, theirs):
    """Return none, self, enemy or both."""
    if mine and theirs:
        return "both"
    return "self" if mine else "enemy" if theirs else "none"


def blind_of(state, actor, target):
    """Return who of two that fight is blind; an enemy that nobody named is as the scene has it."""
    theirs = _scene_blinds(state, False) if target is None else is_blind(state, target)
    return blind_word(is_blind(state, actor), theirs)


# --- advantage (chapter 4.10) ----------------------------------------------------------------------------------


def situation_choice(intent, target, reach):
    """Return ``(situation, choice)``: the one that gives advantage, as the target's states have it or as chosen."""
    allowed = ["none"] + [name for name in SITUATION_NAMES if reach in SITUATIONS[name]]
    held = "none"
    for name in allowed[1:]:
        if held == "none" and target is not None and name in target["states"]:
            held = name
    value = chosen(intent, "situation", allowed, held)
    return value, offered("situation", allowed, value)


def advantage_of(reach, situation):
    """Return what the op ``advantage`` makes of one situation."""
    return book.start("advantage", {"attack": reach, "situations": [] if situation == "none" else [situation]})


# --- the actions of a turn (chapter 2) -------------------------------------------------------------------------


def in_fight(state, actor):
    """True where the character has a place in the fight that is on."""
    fight = state["fight"]
    return fight is not None and actor["id"] in [row["id"] for row in fight["order"]]


def has_room(state, actor, action):
    """True where the action still fits into the turn; a group is not counted, nor is anything outside a fight."""
    if not in_fight(state, actor) or actor["count"] > 1 or action in FREE + REACTIONS:
        return True
    if actor["turn"].get("over") is True:
        return False
    return book.start("turn_actions", {"actions": actor["turn"].get("actions", []) + [action]})["allowed"]


def note_action(draft, actor, action):
    """Note an action in the turn of one who fights."""
    if in_fight(draft.state, actor):
        path = ["characters", actor["id"], "turn", "actions"]
        draft.set(path, draft.get(path, []) + [action])


def with_room(plan, state, actor, action):
    """Return the plan; where the action does not fit into the turn any more it is not allowed."""
    if not has_room(state, actor, action):
        return refuse(plan, RuleError("no_action_left"))
    return plan
