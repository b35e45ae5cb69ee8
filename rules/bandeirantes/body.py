"""What a body bears: vitals and states, the ones following from the others (Dano; Golpe de mestre e falha)."""

from ..commands_people import refresh, turn_off, turn_on
from .damage import status_of
from .poisons import POISONS

LOWEST = -60
MOST_WOUNDS = 20
END_OF_NEXT_TURN = "end_of_next_turn"
START_OF_NEXT_TURN = "start_of_next_turn"
NEXT_ROUND = "next_round"
NEXT_ACTION = "next_action"

VITALS = [
    {"id": "resistance", "shape": "number", "tone": "good", "max": "resistance_max", "min": LOWEST},
    {"id": "fatigue", "shape": "number", "tone": "good", "max": "fatigue_max", "min": 0},
    {"id": "magic_power", "shape": "number", "tone": "good", "max": "power_max", "min": 0, "hide": "power_max"},
    {"id": "wounds", "shape": "pips", "tone": "bad", "max": MOST_WOUNDS, "min": 0, "quiet": True},
    {"id": "grave_wounds", "shape": "pips", "tone": "bad", "max": MOST_WOUNDS, "min": 0, "quiet": True},
    {"id": "mortal_wounds", "shape": "pips", "tone": "bad", "max": MOST_WOUNDS, "min": 0, "quiet": True},
]
BLEEDING = ["wounds", "grave_wounds", "mortal_wounds"]

STATES = [
    {"id": "surprised", "tone": "bad", "ends": NEXT_ROUND},
    {"id": "lost_initiative", "tone": "bad", "ends": NEXT_ROUND},
    {"id": "lost_action", "tone": "bad", "ends": END_OF_NEXT_TURN},
    {"id": "bad_position", "tone": "bad", "ends": NEXT_ACTION},
    {"id": "focused", "tone": "good", "ends": NEXT_ACTION},
    {"id": "charged", "tone": "bad", "ends": START_OF_NEXT_TURN},
    {"id": "disarmed", "tone": "bad"},
    {"id": "held", "tone": "bad"},
    {"id": "distracted", "tone": "bad"},
    {"id": "warded", "tone": "good"},
    {"id": "bleeding", "tone": "bad"},
    {"id": "grave_wound", "tone": "bad"},
    {"id": "mortal_wound", "tone": "bad", "replaces": ["focused"]},
    {"id": "maimed", "tone": "bad"},
    {"id": "poisoned", "tone": "bad"},
    {"id": "sick", "tone": "bad"},
    {"id": "blind", "tone": "bad"},
    {"id": "incapacitated", "tone": "bad"},
    {"id": "unconscious", "tone": "bad", "replaces": ["focused"]},
    {"id": "fallen", "tone": "bad", "replaces": ["focused"]},
    {"id": "dead", "tone": "bad", "replaces": ["fallen", "unconscious", "bleeding"]},
]
STATE_IDS = [state["id"] for state in STATES]
ENDS = {}
for _state in STATES:
    if "ends" in _state:
        ENDS[_state["id"]] = _state["ends"]
# Who is in one of these can do nothing.
HELPLESS = ["dead", "fallen", "unconscious", "incapacitated"]


def put_on(draft, character_id, state_id, info=None):
    """Put a state on a character with the end that it has by itself."""
    told = {} if info is None else info
    if state_id in ENDS:
        told["ends"] = ENDS[state_id]
    turn_on(draft, character_id, state_id, told)


def has(draft, character_id, state_id):
    """True where a character is in a state."""
    return draft.get(["characters", character_id, "states", state_id]) is not None


def add_wound(draft, character_id, state_id):
    """Give a character one more grave or mortal wound: it bleeds, and each makes all actions harder."""
    info = draft.get(["characters", character_id, "states", state_id])
    borne = 0 if info is None else info.get("count", 1)
    put_on(draft, character_id, state_id, {"count": borne + 1})
    add_bleeding(draft, character_id, state_id + "s")


def add_bleeding(draft, character_id, vital):
    """Open one more bleeding wound."""
    path = ["characters", character_id, "vitals", vital]
    draft.set(path, min(MOST_WOUNDS, draft.get(path, 0) + 1))
    follow_wounds(draft, character_id)


def follow_wounds(draft, character_id):
    """Put the state of bleeding on, or take it off, as the open wounds say."""
    vitals = draft.get(["characters", character_id, "vitals"])
    open_wounds = sum([vitals.get(name, 0) for name in BLEEDING])
    bleeds = has(draft, character_id, "bleeding")
    if open_wounds > 0 and not bleeds and not has(draft, character_id, "dead"):
        put_on(draft, character_id, "bleeding", {"rounds": 0})
    elif open_wounds == 0 and bleeds:
        turn_off(draft, character_id, "bleeding")


def follow_resistance(draft, character_id):
    """Put the states of falling and dying on, or take them off, as Resistance says; other deaths stand."""
    status = status_of(draft.get(["characters", character_id, "vitals", "resistance"]))
    dead = draft.get(["characters", character_id, "states", "dead"])
    if status == "dead":
        if dead is None:
            put_on(draft, character_id, "dead", {"by": "resistance"})
        return
    if dead is not None:
        if dead.get("by") != "resistance":
            return
        turn_off(draft, character_id, "dead")
        follow_wounds(draft, character_id)
    if status == "fallen" and not has(draft, character_id, "fallen"):
        put_on(draft, character_id, "fallen")
    elif status == "active" and has(draft, character_id, "fallen"):
        turn_off(draft, character_id, "fallen")


def set_resistance(draft, character_id, value):
    """Set Resistance and whatever follows from it."""
    draft.set(["characters", character_id, "vitals", "resistance"], max(LOWEST, value))
    follow_resistance(draft, character_id)


def lose_resistance(draft, character_id, points):
    """Take points of Resistance."""
    held = draft.get(["characters", character_id, "vitals", "resistance"])
    set_resistance(draft, character_id, held - points)


def kill(draft, character_id, cause):
    """Let a character die of something other than lost Resistance."""
    put_on(draft, character_id, "dead", {"by": cause})


def vital_changed(draft, character_id, vital):
    """Let the states follow a vital that somebody set by hand."""
    if vital == "resistance":
        follow_resistance(draft, character_id)
    elif vital in BLEEDING:
        follow_wounds(draft, character_id)


def follow_ills(draft, character_id):
    """Put the states of ills on, or take them off, as the sheet lists them; Fatigue keeps within its maximum."""
    ills = draft.get(["characters", character_id, "sheet", "ills"])
    poisons = len([ill for ill in ills if ill["ill"] in POISONS])
    felt = len([ill for ill in ills if ill["ill"] not in POISONS and ill["until_shows"] == 0])
    for state_id, on in (("poisoned", poisons > 0), ("sick", felt > 0)):
        if on != has(draft, character_id, state_id):
            if on:
                put_on(draft, character_id, state_id)
            else:
                turn_off(draft, character_id, state_id)
    refresh(draft, character_id)
    path = ["characters", character_id, "vitals", "fatigue"]
    most = draft.get(["characters", character_id, "derived", "fatigue_max"])
    if draft.get(path) > most:
        draft.set(path, most)
