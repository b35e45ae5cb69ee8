"""What damage, tiredness and effects put on a character, and what takes them off (chapters 3, 6 and 7)."""

from ..commands_people import answered, refresh, turn_off, turn_on
from .character import is_minion
from .states import DAMAGE_TRACK


def place_of(character_id, *names):
    return ["characters", character_id] + list(names)


def refresh_known(draft, character_id):
    """Work out a character's derived values anew; a phone on its own has no sheet of another's character."""
    if "sheet" in draft.state["characters"][character_id]:
        refresh(draft, character_id)


def is_hidden(draft, character_id):
    return draft.get(place_of(character_id, "hidden"), False)


def set_track(draft, character_id, track, word, info=None):
    """Put a character at one place of a track (``normal`` or ``none``: at none of them)."""
    states = draft.get(place_of(character_id, "states"), {})
    for state_id in track:
        if state_id in states and state_id != word and "effect" not in states[state_id]:
            if "with" not in states[state_id]:
                turn_off(draft, character_id, state_id)
    if word in track and (word not in states or "with" in states[word] or info is not None):
        turn_on(draft, character_id, word, info)


def fall(draft, character_id, word):
    """Take one minion out of a group, or put the last of it in this state; return what the log tells."""
    count = draft.get(place_of(character_id, "count"), 1)
    if count > 1:
        # one of a group falls; the others stand as they stood
        draft.set(place_of(character_id, "count"), count - 1)
        return {"state": word, "count": count - 1}
    set_track(draft, character_id, DAMAGE_TRACK, word)
    return {"state": word}


def take_damage(draft, target, outcome):
    """Carry out what the op ``damage_resistance`` says of a target; return what the log tells."""
    if outcome["success"]:
        return {"state": None}
    word = outcome["state"]
    if is_minion(target) and word in ("incapacitated", "dying", "dead"):
        return fall(draft, target["id"], word)
    draft.set(place_of(target["id"], "vitals", "bruises"), outcome["penalty"])
    if word in ("broken", "destroyed"):
        turn_on(draft, target["id"], word)
    else:
        info = {"ends": outcome["dazed_until"]} if outcome["dazed_until"] is not None else None
        set_track(draft, target["id"], DAMAGE_TRACK, word, info)
    return {"state": word, "penalty": outcome["penalty"]}


def take_effect(draft, target, strike, degree):
    """Put on a target what so many degrees of failure against an effect bring; return what the log tells."""
    if strike["effect"] not in ("affliction", "weaken"):
        return {"degree": degree}
    word = "weakened" if strike["effect"] == "weaken" else "none"
    for place in range(min(degree, 3)):
        if strike["effect"] == "affliction" and strike["degrees"][place] != "none":
            word = strike["degrees"][place]
    if word == "none":
        return {"degree": degree}
    if is_minion(target) and target["count"] > 1:
        return fall(draft, target["id"], word)
    effect = {}
    for key in ("roll", "rank", "resistance", "effect", "name"):
        effect[key] = strike[key]
    turn_on(draft, target["id"], word, {"effect": effect})
    return {"state": word, "degree": degree}


def end_effect(draft, character_id, roll_id):
    """Take off a character everything that one effect had put on it; return the states."""
    ended = []
    states = draft.get(place_of(character_id, "states"), {})
    for state_id in sorted(states.keys()):
        if states[state_id].get("effect", {}).get("roll") == roll_id:
            turn_off(draft, character_id, state_id)
            ended.append(state_id)
    return ended


def stabilize(draft, character_id):
    """A dying character is no longer: it lies there incapacitated."""
    turn_off(draft, character_id, "dying")
    turn_on(draft, character_id, "incapacitated")
    pending = draft.get(place_of(character_id, "pending"))
    if pending is not None and pending["kind"] == "dying":
        answered(draft, character_id)


def tire(draft, character_id, word):
    """Let tiredness go as far as this word."""
    if word != "none" and word not in draft.get(place_of(character_id, "states"), {}):
        turn_on(draft, character_id, word)


def in_fight(draft, character_id):
    """True where the character has a place in a fight that is on."""
    fight = draft.state["fight"]
    return fight is not None and character_id in [row["id"] for row in fight["order"]]


def release(draft, held_id):
    """Let a held character go, and with it the hands of whoever held it."""
    turn_off(draft, held_id, "restrained")
    turn_off(draft, held_id, "bound")
    for other in draft.state["character_order"]:
        info = draft.get(place_of(other, "states", "grappling"))
        if info is not None and info.get("target") == held_id:
            turn_off(draft, other, "grappling")
            refresh_known(draft, other)


def use_up(draft, actor, attack):
    """End what helps a single roll."""
    states = actor["states"]
    if states.get("pushing", {}).get("gain") == "modifier":
        turn_off(draft, actor["id"], "pushing")
    if attack:
        turn_off(draft, actor["id"], "aiming")
        if states.get("aided", {}).get("benefit") == "attack":
            turn_off(draft, actor["id"], "aided")
