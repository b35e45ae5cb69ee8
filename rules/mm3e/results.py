"""What a roll changes and does to others at the table (chapters 1, 3, 6 and 7)."""

from ..commands_people import answered, refresh, turn_off, turn_on, wait_for
from ..errors import RuleError
from ..runner import resolve
from .book import book
from .character import is_minion
from .common import half_up
from .play import attack_name, attack_of, attack_request, tradeoffs
from .resist import REST_MINUTES, chosen, lasting_effects
from .states import (
    DAMAGE_TRACK,
    END_OF_NEXT_TURN,
    FATIGUE_TRACK,
    START_OF_NEXT_TURN,
    STATE_IDS,
    condition_ids,
    fatigue_state,
)

REROLLED = ["check", "attack_check", "damage_resistance", "resistance_check", "ongoing_effect_check", "dying_check"]


def _path(character_id, *names):
    return ["characters", character_id] + list(names)


def _refresh(draft, character_id):
    """Work out a character's derived values anew; a phone on its own has no sheet of another's character."""
    if "sheet" in draft.state["characters"][character_id]:
        refresh(draft, character_id)


def _hidden(draft, character_id):
    return draft.get(_path(character_id, "hidden"), False)


# --- damage, tiredness, conditions ------------------------------------------------------------------------------


def set_track(draft, character_id, track, word, info=None):
    """Put a character at one place of a track (``normal`` or ``none``: at none of them)."""
    states = draft.get(_path(character_id, "states"), {})
    for state_id in track:
        if state_id in states and state_id != word and "effect" not in states[state_id]:
            if "with" not in states[state_id]:
                turn_off(draft, character_id, state_id)
    if word in track and (word not in states or "with" in states[word] or info is not None):
        turn_on(draft, character_id, word, info)


def fall(draft, character_id, word):
    """Take one minion out of a group, or put the last of it in this state; return what the log tells."""
    count = draft.get(_path(character_id, "count"), 1)
    if count > 1:
        # one of a group falls; the others stand as they stood
        draft.set(_path(character_id, "count"), count - 1)
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
    draft.set(_path(target["id"], "vitals", "bruises"), outcome["penalty"])
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
    states = draft.get(_path(character_id, "states"), {})
    for state_id in sorted(states.keys()):
        if states[state_id].get("effect", {}).get("roll") == roll_id:
            turn_off(draft, character_id, state_id)
            ended.append(state_id)
    return ended


# --- an attack and what it brings on ----------------------------------------------------------------------------


def strike_of(draft, actor, roll):
    """Return what an attack brings upon whom it hits; nothing in it tells of one in hiding."""
    attack = attack_of(actor, roll["intent"])
    hidden = _hidden(draft, actor["id"])
    return {
        "roll": roll["id"],
        "name": "" if hidden or attack["name"] == "" else attack_name(attack),
        "kind": attack["kind"],
        "effect": attack["effect"],
        "rank": tradeoffs(actor, attack, roll["intent"])["rank"],
        "resistance": attack["resistance"],
        "degrees": [attack["first_degree"], attack["second_degree"], attack["third_degree"]],
        "lethal": ["kill_attempt"] if chosen(roll["intent"], "lethal", ["no", "yes"], "no") == "yes" else [],
    }


def _area_cover(draft, roll):
    cover = chosen(
        roll["intent"], "cover", ["none", "partial", "total", "full"], draft.get(["table", "situation", "cover"])
    )
    told = book.start("attack_modifiers", {"kind": "area", "cover": cover})
    return told["area_dodge_bonus"] or 0


def strike(draft, roll, target, critical):
    """Let a hit ask its target for a resistance check; a minion that a critical strikes has none (chapter 6.4)."""
    blow = roll["strike"]
    if critical and is_minion(target):
        if blow["effect"] == "damage":
            word = "dying" if blow["lethal"] else "incapacitated"
            return fall(draft, target["id"], word)
        return take_effect(draft, target, blow, 3)
    waiting = {}
    for key in ("roll", "name", "effect", "rank", "resistance", "degrees", "lethal"):
        waiting[key] = blow[key]
    waiting["dc_bonus"] = 5 if critical else 0
    waiting["kind"] = "resist"
    if blow["kind"] == "area":
        waiting["kind"] = "dodge"
        waiting["cover"] = _area_cover(draft, roll)
    wait_for(draft, target["id"], waiting)
    return {"waits": waiting["kind"]}


def _use_up(draft, actor, attack):
    """End what helps a single roll."""
    states = actor["states"]
    if states.get("pushing", {}).get("gain") == "modifier":
        turn_off(draft, actor["id"], "pushing")
    if attack:
        turn_off(draft, actor["id"], "aiming")
        if states.get("aided", {}).get("benefit") == "attack":
            turn_off(draft, actor["id"], "aided")


def _settle_attack(draft, actor, roll):
    roll["strike"] = strike_of(draft, actor, roll)
    if roll["reroll_of"] is None:
        traded = tradeoffs(actor, attack_of(actor, roll["intent"]), roll["intent"])["defenses"]
        if traded:
            turn_on(draft, actor["id"], "maneuvering", {"defenses": traded, "ends": START_OF_NEXT_TURN})
        _use_up(draft, actor, True)
    if roll["outcome"]["hit"] and roll["target"] is not None:
        target = draft.state["characters"][roll["target"]]
        strike(draft, roll, target, roll["outcome"]["critical"])
        roll["applied"] = [target["id"]]
        _refresh(draft, target["id"])


def _settle_trait(draft, actor, roll):
    if roll["reroll_of"] is None:
        _use_up(draft, actor, False)


# --- resisting, with the answer kept so that a hero point can take it back -----------------------------------------


def _standing(draft, character_id):
    """Return what an answer may change of a character."""
    return {
        "bruises": draft.get(_path(character_id, "vitals", "bruises"), 0),
        "states": draft.get(_path(character_id, "states"), {}),
        "count": draft.get(_path(character_id, "count"), 1),
        "pending": draft.get(_path(character_id, "pending")),
    }


def _take_back(draft, character_id, roll_id):
    """Put a character back where it stood before it answered.

    :raises RuleError: ``no_reroll`` where something has changed since.
    """
    kept = draft.get(_path(character_id, "turn", "answer"))
    if kept is None or kept["roll"] != roll_id or kept["after"] != _standing(draft, character_id):
        raise RuleError("no_reroll", "reroll_of")
    before = kept["before"]
    draft.set(_path(character_id, "vitals", "bruises"), before["bruises"])
    for name in ("states", "count", "pending"):
        draft.set(_path(character_id, name), before[name])


def _answer(settle):
    """Return a handler that carries out an answer and keeps what stood before and after it."""

    def handler(draft, actor, roll):
        if roll["reroll_of"] is not None:
            _take_back(draft, actor["id"], roll["reroll_of"])
        else:
            _use_up(draft, actor, False)
        before = _standing(draft, actor["id"])
        settle(draft, draft.state["characters"][actor["id"]], roll)
        answer = {"roll": roll["id"], "before": before, "after": _standing(draft, actor["id"])}
        draft.set(_path(actor["id"], "turn", "answer"), answer)

    return handler


def _settle_resist(draft, actor, roll):
    pending = actor["pending"]
    answered(draft, actor["id"])
    outcome = roll["outcome"]
    if roll["op"] == "damage_resistance":
        take_damage(draft, actor, outcome)
    elif outcome["affected"]:
        degree = -outcome["degree"] if outcome["degree"] is not None else 1
        take_effect(draft, actor, pending, 3 if is_minion(actor) else degree)


def _settle_dodge(draft, actor, roll):
    waiting = dict(actor["pending"])
    waiting.pop("later", None)
    waiting.pop("cover")
    answered(draft, actor["id"])
    waiting["kind"] = "resist"
    if roll["outcome"]["success"]:
        waiting["rank"] = half_up(waiting["rank"])
    wait_for(draft, actor["id"], waiting)


def _settle_ongoing(draft, actor, roll):
    lasting = lasting_effects(actor)
    held = lasting[0][0] if lasting else None
    pending = actor["pending"]
    if pending is not None and pending["kind"] == "ongoing":
        held = pending["roll"]
        answered(draft, actor["id"])
    if roll["outcome"]["ended"]:
        end_effect(draft, actor["id"], held)


def stabilize(draft, character_id):
    """A dying character is no longer: it lies there incapacitated."""
    turn_off(draft, character_id, "dying")
    turn_on(draft, character_id, "incapacitated")
    pending = draft.get(_path(character_id, "pending"))
    if pending is not None and pending["kind"] == "dying":
        answered(draft, character_id)


def _settle_dying(draft, actor, roll):
    if actor["pending"] is not None and actor["pending"]["kind"] == "dying":
        answered(draft, actor["id"])
    word = roll["outcome"]["state"]
    if word == "stable":
        stabilize(draft, actor["id"])
    elif word == "dead":
        turn_on(draft, actor["id"], "dead")
    else:
        draft.set(_path(actor["id"], "states", "dying", "failures"), roll["outcome"]["failures"])


# --- maneuvers --------------------------------------------------------------------------------------------------


def _target(draft, roll):
    return draft.state["characters"][roll["target"]]


def _settle_interaction(draft, actor, roll):
    _use_up(draft, actor, False)
    outcome = roll["outcome"]
    if outcome["condition"] is None:
        return
    info = {"ends": END_OF_NEXT_TURN}
    if outcome["until"] == "end_of_attacker_next_turn" and not _hidden(draft, actor["id"]):
        info["of"] = actor["id"]
    turn_on(draft, roll["target"], outcome["condition"], info)
    _refresh(draft, roll["target"])


def _settle_trip(draft, actor, roll):
    _use_up(draft, actor, True)
    if roll["outcome"]["target_prone"]:
        turn_on(draft, roll["target"], "prone")
        _refresh(draft, roll["target"])
    if roll["outcome"]["attacker_prone"]:
        turn_on(draft, actor["id"], "prone")


def release(draft, held_id):
    """Let a held character go, and with it the hands of whoever held it."""
    turn_off(draft, held_id, "restrained")
    turn_off(draft, held_id, "bound")
    for other in draft.state["character_order"]:
        info = draft.get(_path(other, "states", "grappling"))
        if info is not None and info.get("target") == held_id:
            turn_off(draft, other, "grappling")
            _refresh(draft, other)


def _settle_grab(draft, actor, roll):
    _use_up(draft, actor, True)
    outcome = roll["outcome"]
    if not outcome["hit"]:
        return
    held = _target(draft, roll)
    if outcome["target_state"] == "free":
        release(draft, held["id"])
    else:
        info = {"degrees": outcome["total_degrees"], "rank": actor["derived"]["strength"]}
        if not _hidden(draft, actor["id"]):
            info["holder"] = actor["id"]
        turn_on(draft, held["id"], outcome["target_state"], info)
        turn_on(draft, actor["id"], "grappling", {"target": held["id"]} if not held["hidden"] else None)
    _refresh(draft, held["id"])


def _settle_escape(draft, actor, roll):
    _use_up(draft, actor, False)
    if roll["outcome"]["free"]:
        release(draft, actor["id"])


def _settle_aid(draft, actor, roll):
    _use_up(draft, actor, True)
    outcome = roll["outcome"]
    if not outcome["success"]:
        return
    info = {"benefit": outcome["benefit"], "value": outcome["bonus"]}
    if outcome["until"] == "end_of_ally_next_turn":
        info["ends"] = END_OF_NEXT_TURN
    turn_on(draft, roll["target"], "aided", info)
    _refresh(draft, roll["target"])


def _settle_stabilize(draft, actor, roll):
    _use_up(draft, actor, False)
    if roll["outcome"]["freed"]:
        stabilize(draft, roll["target"])
        _refresh(draft, roll["target"])


def _settle_move(draft, actor, roll):
    mode = roll["request"]["mode"]
    if mode in ("stand", "quick_stand"):
        turn_off(draft, actor["id"], "prone")
    elif mode == "drop_prone":
        turn_on(draft, actor["id"], "prone")


# --- what is won back and spent -----------------------------------------------------------------------------------


def _settle_recover(draft, actor, roll):
    outcome = roll["outcome"]
    if not outcome["allowed"]:
        return
    draft.set(_path(actor["id"], "vitals", "bruises"), outcome["penalty"])
    set_track(draft, actor["id"], DAMAGE_TRACK, outcome["state"])
    if roll["request"]["choice"] == "fatigue":
        set_track(draft, actor["id"], FATIGUE_TRACK[:2], outcome["fatigue"])
    if outcome["ended"]:
        end_effect(draft, actor["id"], lasting_effects(actor)[0][0])
    if draft.state["fight"] is not None:
        turn_on(draft, actor["id"], "recovering", {"ends": START_OF_NEXT_TURN})
        turn_on(draft, actor["id"], "recovered", {"ends": "end_of_fight"})


def _settle_rest(draft, actor, roll):
    outcome = roll["outcome"]
    if outcome["heals"]:
        draft.set(_path(actor["id"], "vitals", "bruises"), outcome["penalty"])
        if outcome["state"] == "normal":
            turn_off(draft, actor["id"], "broken")
        if outcome["state"] != "broken":
            set_track(draft, actor["id"], DAMAGE_TRACK, outcome["state"])
    hours = roll["request"]["units"] // REST_MINUTES["hour"]
    rested = {"conditions": condition_ids(actor["states"]), "hours": hours, "comfortable": True}
    for condition in book.start("fatigue_recovery", rested)["removed"]:
        turn_off(draft, actor["id"], condition)


def _spend(draft, character_id, left):
    draft.set(_path(character_id, "vitals", "hero_points"), left)


def _settle_hero(draft, actor, roll):
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


def in_fight(draft, character_id):
    """True where the character has a place in a fight that is on."""
    fight = draft.state["fight"]
    return fight is not None and character_id in [row["id"] for row in fight["order"]]


def tire(draft, character_id, word):
    """Let tiredness go as far as this word."""
    if word != "none" and word not in draft.get(_path(character_id, "states"), {}):
        turn_on(draft, character_id, word)


def _settle_effort(draft, actor, roll):
    outcome = roll["outcome"]
    if not outcome["allowed"]:
        return
    _spend(draft, actor["id"], outcome["hero_points_left"])
    fighting = in_fight(draft, actor["id"])
    gain = outcome["gain"]
    if fighting:
        draft.set(_path(actor["id"], "turn", "effort"), True)
    if gain == "extra_standard_action":
        draft.set(_path(actor["id"], "turn", "extra"), True)
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


_SETTLE = {
    "trait": _settle_trait,
    "attack": _settle_attack,
    "resist": _answer(_settle_resist),
    "dodge": _answer(_settle_dodge),
    "ongoing": _answer(_settle_ongoing),
    "dying": _answer(_settle_dying),
    "feint": _settle_interaction,
    "demoralize": _settle_interaction,
    "trip": _settle_trip,
    "grab": _settle_grab,
    "escape": _settle_escape,
    "aid": _settle_aid,
    "stabilize": _settle_stabilize,
    "move": _settle_move,
    "recover": _settle_recover,
    "rest": _settle_rest,
    "hero": _settle_hero,
    "effort": _settle_effort,
}


def settle(draft, roll):
    """Carry out what a roll changes by itself."""
    handler = _SETTLE.get(roll["intent"]["kind"])
    if handler is not None:
        handler(draft, draft.state["characters"][roll["actor"]], roll)


# --- a second roll ----------------------------------------------------------------------------------------------


def reroll(draft, plan, again):
    """Make ``plan`` the second roll of ``again``, paid with a hero point: the better face stands (chapter 1).

    :raises RuleError: ``no_reroll`` for what cannot be rolled again, or was; ``no_hero_points``.
    """
    asked = {}
    for key in again["request"]:
        if key not in ("system", "op", "modifiers"):
            asked[key] = again["request"][key]
    asked["first"] = plan["request"].get("first")
    if again["op"] not in REROLLED or again["op"] != plan["op"] or asked != plan["request"]:
        raise RuleError("no_reroll", "reroll_of")
    if asked["first"] is None or again["reroll_of"] is not None or again["outcome"].get("hit") is True:
        raise RuleError("no_reroll", "reroll_of")
    held = draft.get(_path(again["actor"], "vitals", "hero_points"), 0)
    if held < 1:
        raise RuleError("no_hero_points", "actor")
    _spend(draft, again["actor"], held - 1)


# --- what a roll does to somebody else ----------------------------------------------------------------------------


def apply(draft, roll, target):
    """Let an attack reach one more target, the dice as they fell, or put on it what an op says; return what is told.

    :raises RuleError: ``nothing_to_apply``.
    """
    outcome = roll["outcome"] if isinstance(roll["outcome"], dict) else {}
    if roll["intent"]["kind"] == "attack":
        return _apply_attack(draft, roll, target)
    if roll["op"] == "damage_resistance":
        return take_damage(draft, target, outcome)
    told = conditions_of(outcome)
    for state_id in told:
        turn_on(draft, target["id"], state_id)
    if not told:
        raise RuleError("nothing_to_apply", "roll")
    return {"states": told}


def _apply_attack(draft, roll, target):
    outcome = roll["outcome"]
    actor = draft.state["characters"].get(roll["actor"])
    if actor is None:
        raise RuleError("nothing_to_apply", "roll")
    if roll["strike"]["kind"] in ("close", "ranged"):
        attack = attack_of(actor, roll["intent"])
        request = attack_request(attack, actor, target, True)[1]
        for key in ("modifiers", "first"):
            if key in roll["request"]:
                request[key] = roll["request"][key]
        request["routine"] = roll["request"].get("routine") is True
        request["system"], request["op"] = roll["request"]["system"], "attack_check"
        faces = [die["face"] for die in roll["dice"] if die["label"] in ("d20", "attack")]
        outcome = resolve(request, {"d20": faces}).get("outcome")
        if outcome is None or not outcome["allowed"]:
            raise RuleError("nothing_to_apply", "roll")
    if not outcome["hit"]:
        return {"hit": False}
    told = strike(draft, roll, target, outcome["critical"])
    told["hit"] = True
    return told


def conditions_of(outcome):
    """Return the states of the table that an op's outcome names for its target."""
    named = []
    for key in ("condition", "state", "impact_state"):
        if isinstance(outcome.get(key), str):
            named.append(outcome[key])
    for key in ("conditions", "target_conditions"):
        if isinstance(outcome.get(key), list):
            named += [entry for entry in outcome[key] if isinstance(entry, str)]
    if outcome.get("target_prone") is True:
        named.append("prone")
    found = []
    for name in named:
        if name in STATE_IDS and name not in found:
            found.append(name)
    return found


def let_go(draft, who, character):
    """Let go of what waits for a character: the game master may, a player only of a check to shake something off.

    :raises RuleError: ``not_allowed``.
    """
    if who["role"] != "gm" and character["pending"]["kind"] != "ongoing":
        raise RuleError("not_allowed", "character")
    answered(draft, character["id"])
