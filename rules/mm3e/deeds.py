"""What maneuvers, recovering and what is spent change at the table (chapters 1, 6 and 8)."""

from ..commands_people import turn_off, turn_on, wait_for
from .book import book
from .inflict import (
    end_effect,
    in_fight,
    is_hidden,
    place_of,
    refresh_known,
    release,
    set_track,
    stabilize,
    tire,
    use_up,
)
from .resist import lasting_effects
from .spend import REST_MINUTES
from .states import DAMAGE_TRACK, END_OF_NEXT_TURN, FATIGUE_TRACK, START_OF_NEXT_TURN, condition_ids, fatigue_state

# --- maneuvers --------------------------------------------------------------------------------------------------


def _target(draft, roll):
    return draft.state["characters"][roll["target"]]


def settle_interaction(draft, actor, roll):
    use_up(draft, actor, False)
    outcome = roll["outcome"]
    if outcome["condition"] is None:
        return
    info = {"ends": END_OF_NEXT_TURN}
    if outcome["until"] == "end_of_attacker_next_turn" and not is_hidden(draft, actor["id"]):
        info["of"] = actor["id"]
    turn_on(draft, roll["target"], outcome["condition"], info)
    refresh_known(draft, roll["target"])


def settle_trip(draft, actor, roll):
    use_up(draft, actor, True)
    if roll["outcome"]["target_prone"]:
        turn_on(draft, roll["target"], "prone")
        refresh_known(draft, roll["target"])
    if roll["outcome"]["attacker_prone"]:
        turn_on(draft, actor["id"], "prone")


def settle_grab(draft, actor, roll):
    use_up(draft, actor, True)
    outcome = roll["outcome"]
    if not outcome["hit"]:
        return
    held = _target(draft, roll)
    if outcome["target_state"] == "free":
        release(draft, held["id"])
    else:
        info = {"degrees": outcome["total_degrees"], "rank": actor["derived"]["strength"]}
        if not is_hidden(draft, actor["id"]):
            info["holder"] = actor["id"]
        turn_on(draft, held["id"], outcome["target_state"], info)
        turn_on(draft, actor["id"], "grappling", {"target": held["id"]} if not held["hidden"] else None)
    refresh_known(draft, held["id"])


def settle_escape(draft, actor, roll):
    use_up(draft, actor, False)
    if roll["outcome"]["free"]:
        release(draft, actor["id"])


def settle_aid(draft, actor, roll):
    use_up(draft, actor, True)
    outcome = roll["outcome"]
    if not outcome["success"]:
        return
    info = {"benefit": outcome["benefit"], "value": outcome["bonus"]}
    if outcome["until"] == "end_of_ally_next_turn":
        info["ends"] = END_OF_NEXT_TURN
    turn_on(draft, roll["target"], "aided", info)
    refresh_known(draft, roll["target"])


def settle_stabilize(draft, actor, roll):
    use_up(draft, actor, False)
    if roll["outcome"]["freed"]:
        stabilize(draft, roll["target"])
        refresh_known(draft, roll["target"])


def settle_move(draft, actor, roll):
    mode = roll["request"]["mode"]
    if mode in ("stand", "quick_stand"):
        turn_off(draft, actor["id"], "prone")
    elif mode == "drop_prone":
        turn_on(draft, actor["id"], "prone")


# --- what is won back and spent -----------------------------------------------------------------------------------


def settle_recover(draft, actor, roll):
    outcome = roll["outcome"]
    if not outcome["allowed"]:
        return
    draft.set(place_of(actor["id"], "vitals", "bruises"), outcome["penalty"])
    set_track(draft, actor["id"], DAMAGE_TRACK, outcome["state"])
    if roll["request"]["choice"] == "fatigue":
        set_track(draft, actor["id"], FATIGUE_TRACK[:2], outcome["fatigue"])
    if outcome["ended"]:
        end_effect(draft, actor["id"], lasting_effects(actor)[0][0])
    if draft.state["fight"] is not None:
        turn_on(draft, actor["id"], "recovering", {"ends": START_OF_NEXT_TURN})
        turn_on(draft, actor["id"], "recovered", {"ends": "end_of_fight"})


def settle_rest(draft, actor, roll):
    outcome = roll["outcome"]
    if outcome["heals"]:
        draft.set(place_of(actor["id"], "vitals", "bruises"), outcome["penalty"])
        if outcome["state"] == "normal":
            turn_off(draft, actor["id"], "broken")
        if outcome["state"] != "broken":
            set_track(draft, actor["id"], DAMAGE_TRACK, outcome["state"])
    hours = roll["request"]["units"] // REST_MINUTES["hour"]
    rested = {"conditions": condition_ids(actor["states"]), "hours": hours, "comfortable": True}
    for condition in book.start("fatigue_recovery", rested)["removed"]:
        turn_off(draft, actor["id"], condition)


def _spend(draft, character_id, left):
    draft.set(place_of(character_id, "vitals", "hero_points"), left)


def settle_hero(draft, actor, roll):
    outcome = roll["outcome"]
    if not outcome["allowed"]:
        return
    _spend(draft, actor["id"], outcome["hero_points_left"])
    for condition in roll["request"]["conditions"]:
        if condition not in outcome["conditions"]:
            turn_off(draft, actor["id"], condition)
    for condition in outcome["conditions"]:
        if condition not in roll["request"]["conditions"]:
            turn_on(draft, actor["id"], condition)
    if roll["request"]["uses"][0]["use"] == "shake_fatigue":
        turn_off(draft, actor["id"], "strained")


def settle_effort(draft, actor, roll):
    outcome = roll["outcome"]
    if not outcome["allowed"]:
        return
    _spend(draft, actor["id"], outcome["hero_points_left"])
    fighting = in_fight(draft, actor["id"])
    gain = outcome["gain"]
    if fighting:
        draft.set(place_of(actor["id"], "turn", "effort"), True)
    if gain == "extra_standard_action":
        draft.set(place_of(actor["id"], "turn", "extra"), True)
    elif gain == "modifier":
        turn_on(draft, actor["id"], "pushing", {"gain": gain, "value": outcome["modifier"], "ends": START_OF_NEXT_TURN})
    elif gain in ("strength_plus_1", "power_plus_1", "speed_plus_1"):
        turn_on(draft, actor["id"], "pushing", {"gain": gain, "ends": START_OF_NEXT_TURN})
    elif gain == "resistance_check":
        for held, effect, _ in lasting_effects(actor)[:1]:
            wait_for(draft, actor["id"], {"kind": "ongoing", "roll": held, "effect": effect["effect"]})
    tired = outcome["fatigue_next_turn"]
    if tired == fatigue_state(actor):
        return
    if fighting:
        turn_on(draft, actor["id"], "strained", {"to": tired, "ends": START_OF_NEXT_TURN})
    else:
        tire(draft, actor["id"], tired)
