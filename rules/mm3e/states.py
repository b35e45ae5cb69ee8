"""The conditions that a character can be in at the table, and what else lasts for a while (chapter 3)."""

from .book import book
from .common import CONDITION_PARTS, is_snake

# How a state ends by itself; order.py ends them. ``of`` in a state's info names whose turns count, if not its own.
START_OF_NEXT_TURN = "start_of_next_turn"
END_OF_NEXT_TURN = "end_of_next_turn"
END_OF_THIS_TURN = "end_of_this_turn"
END_OF_FIGHT = "end_of_fight"

# What damage and what tiredness do, lightest first: each takes the place of those before it.
DAMAGE_TRACK = ["dazed", "staggered", "incapacitated", "dying", "dead"]
FATIGUE_TRACK = ["fatigued", "exhausted", "incapacitated"]

_REPLACES = {
    "staggered": ["dazed"],
    "incapacitated": ["dazed", "exhausted", "fatigued", "staggered"],
    "dying": ["dazed", "incapacitated", "staggered"],
    "dead": ["dazed", "dying", "incapacitated", "staggered"],
    "exhausted": ["fatigued"],
    "stunned": ["dazed"],
    "immobile": ["hindered"],
    "defenseless": ["vulnerable"],
    "disabled": ["impaired"],
    "controlled": ["compelled"],
    "bound": ["restrained"],
    "debilitated": ["weakened"],
    "destroyed": ["broken"],
}
_INTENTS = {
    "dying": "dying",
    "dazed": "recover",
    "staggered": "recover",
    "fatigued": "recover",
    "exhausted": "recover",
    "restrained": "escape",
    "bound": "escape",
    "prone": "move",
}
_ORDER = [
    "dazed",
    "staggered",
    "incapacitated",
    "dying",
    "dead",
    "fatigued",
    "exhausted",
    "vulnerable",
    "defenseless",
    "impaired",
    "disabled",
    "hindered",
    "immobile",
    "stunned",
    "prone",
    "restrained",
    "bound",
    "surprised",
    "asleep",
    "blind",
    "deaf",
    "entranced",
    "paralyzed",
    "compelled",
    "controlled",
    "transformed",
    "unaware",
    "weakened",
    "debilitated",
    "broken",
    "destroyed",
]


def _condition(condition):
    """Return the declaration of a condition: what it brings is taken from the table of combined conditions."""
    declared = {"id": condition, "tone": "bad"}
    parts = [part for part in CONDITION_PARTS.get(condition, []) if is_snake(part)]
    if condition == "fatigued":
        parts = ["hindered"]
    if parts:
        declared["brings"] = [[part, "with"] for part in parts]
    if condition in _REPLACES:
        declared["replaces"] = _REPLACES[condition]
    if condition in _INTENTS:
        declared["intent"] = _INTENTS[condition]
    if condition == "surprised":
        declared["ends"] = END_OF_NEXT_TURN
    return declared


# What is no condition of the book, but lasts for a while all the same.
_OTHERS = [
    {"id": "defending", "tone": "good", "ends": START_OF_NEXT_TURN},
    {"id": "aiming", "tone": "good", "ends": END_OF_NEXT_TURN},
    {"id": "aided", "tone": "good", "ends": END_OF_NEXT_TURN},
    {"id": "maneuvering", "tone": "plain", "ends": START_OF_NEXT_TURN},
    {"id": "recovering", "tone": "good", "ends": START_OF_NEXT_TURN},
    {"id": "recovered", "tone": "plain", "ends": END_OF_FIGHT},
    {"id": "pushing", "tone": "good", "ends": START_OF_NEXT_TURN},
    {"id": "strained", "tone": "bad", "ends": START_OF_NEXT_TURN},
    {"id": "grappling", "tone": "plain", "brings": [["hindered", "with"], ["vulnerable", "with"]]},
]
STATES = [_condition(condition) for condition in _ORDER] + _OTHERS
STATE_IDS = [state["id"] for state in STATES]
CONDITION_IDS = [condition for condition in _ORDER if condition not in ("dead", "broken", "destroyed")]


def condition_ids(states):
    """Return the conditions of a character as the ops list them: what another one brought is not listed again."""
    found = []
    for state_id in sorted(states.keys()):
        if "with" in states[state_id] and state_id in CONDITION_IDS:
            # the parts of a state that is no condition of the book stand for themselves
            if states[state_id]["with"] in CONDITION_IDS:
                continue
        if state_id in CONDITION_IDS:
            scope = states[state_id].get("scope")
            found.append(state_id if scope is None else state_id + ":" + scope)
    return found


def resolved(states):
    """Return what a character's states come down to (the op ``conditions_resolve``)."""
    return book.start("conditions_resolve", {"conditions": condition_ids(states)})


def damage_state(character):
    """Return what damage has done so far: normal, dazed, staggered, incapacitated, dying or broken.

    A condition that some other effect put on, or that another one brought, is not damage.
    """
    found = "normal"
    states = character["states"]
    for state_id in DAMAGE_TRACK + ["broken"]:
        if state_id in states and state_id != "dead":
            if "with" not in states[state_id] and "effect" not in states[state_id]:
                found = state_id
    return found


def fatigue_state(character):
    """Return none, fatigued, exhausted or incapacitated."""
    found = "none"
    for state_id in FATIGUE_TRACK:
        if state_id in character["states"]:
            found = state_id
    return found
