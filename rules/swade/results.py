"""What a Savage Worlds roll changes and leads to (chapters 1.2, 1.3 and 6)."""

from ..commands_people import answered, set_near, tie, turn_off, turn_on, wait_for
from ..errors import RuleError
from ..plans import text_of
from ..runner import resolve
from . import (
    benny_play,
    hazards_play,
    maneuver_effects,
    powers_play,
    settings_play,
    vehicles_play,
)
from .attack_play import attack_kind, damage_target, weapon_of
from .benny_play import REWINDS, can_spend, may_again, spend_benny
from .plan_parts import ACTED
from .recovery_play import healing_days
from .sheet import is_vehicle, is_wild
from .states import END_OF_NEXT_TURN, END_OF_THIS_TURN, ENDS, STATE_IDS

# --- what a roll changes by itself -----------------------------------------------------------------------------


def settle(draft, roll):
    """Carry out what a roll changes for whoever rolled; a generator where that takes dice."""
    actor = draft.state["characters"][roll["actor"]]
    kind = roll["intent"]["kind"]
    if kind == "op" and roll["intent"].get("fill") is not True:
        return None
    _count_action(draft, actor, roll)
    if kind == "drive":
        return vehicles_play.settle_drive(draft, actor, roll)
    if kind in ("board", "alight"):
        return vehicles_play.settle_deed(draft, actor, roll)
    if kind == "end_powers":
        return powers_play.end_powers(draft, actor["id"])
    handler = _SETTLES.get(roll["op"])
    return handler(draft, actor, roll) if handler is not None else None


def _count_action(draft, actor, roll):
    """Note what the turn's actions come to, and that an insight is used up."""
    kind = roll["intent"]["kind"]
    choose = roll["intent"].get("choose") or {}
    turn = ["characters", actor["id"], "turn"]
    if choose.get("insight") == "yes":
        turn_off(draft, actor["id"], "insight")
    if draft.state["fight"] is None or kind not in ACTED:
        return
    if choose.get("actions") is not None:
        draft.set(turn + ["actions"], int(choose["actions"]))
    if roll["reroll_of"] is None or roll["op"] in REWINDS:
        draft.set(turn + ["taken"], draft.get(turn + ["taken"], 0) + 1)


def _settle_attack(draft, actor, roll):
    if roll["intent"]["kind"] not in ("attack", "free_attack"):
        return
    sources = [row["source"] for row in roll["modifiers"]]
    choose = roll["intent"].get("choose") or {}
    if "wild_attack" in sources:
        turn_on(draft, actor["id"], "vulnerable", {"ends": END_OF_NEXT_TURN})
    if roll["target"] is not None:
        if attack_kind(weapon_of(actor, roll["intent"])) == "melee":
            set_near(draft, actor["id"], roll["target"], True)
        for name in ("band", "cover"):
            if choose.get(name) is not None:
                tie(draft, actor["id"], roll["target"], name, choose[name])
    if roll["intent"]["kind"] == "free_attack":
        maneuver_effects.settle_free_attack(draft, actor, roll)


def _settle_soak(draft, actor, roll):
    if roll["reroll_of"] is None:
        spend_benny(draft, actor)
    pending = actor["pending"]
    effects = roll["outcome"]["effects"]
    path = ["characters", actor["id"]]
    draft.set(path + ["vitals", "wounds"], effects["wounds"])
    for state_id in ("shaken", "incapacitated", "knocked_out"):
        if effects[state_id]:
            turn_on(draft, actor["id"], state_id)
        else:
            turn_off(draft, actor["id"], state_id)
    if roll["outcome"]["wounds_remaining"] > 0:
        # the same wounds may be soaked again with another benny, always from where they began
        after = dict(pending)
        after["rolled"] = roll["id"]
        draft.set(path + ["pending"], after)
        return
    answered(draft, actor["id"])
    waiting = draft.get(path + ["pending"])
    if waiting is not None and waiting["kind"] == "injury" and waiting["roll"] == pending["roll"]:
        # no wound is left, so there is no injury of it
        answered(draft, actor["id"])


def _settle_unshake(draft, actor, roll):
    if roll["request"].get("benny"):
        spend_benny(draft, actor)
    if roll["outcome"]["recovered"]:
        turn_off(draft, actor["id"], "shaken")


def _settle_stunned(draft, actor, roll):
    effects = roll["outcome"]["effects"]
    if not effects["stunned"]:
        turn_off(draft, actor["id"], "stunned")
        ends = END_OF_NEXT_TURN if effects["vulnerable_until"] == "end_of_next_turn" else END_OF_THIS_TURN
        turn_on(draft, actor["id"], "vulnerable", {"ends": ends})


def _settle_movement(draft, actor, roll):
    if draft.state["fight"] is not None:
        draft.set(["characters", actor["id"], "turn", "ran"], True)


def _settle_bleeding(draft, actor, roll):
    effects = roll["outcome"]["effects"]
    if effects["dead"]:
        turn_on(draft, actor["id"], "dead")
    elif not effects["dying"]:
        turn_off(draft, actor["id"], "bleeding")


def _settle_incapacitation(draft, actor, roll):
    effects = roll["outcome"]["effects"]
    if effects["dead"]:
        turn_on(draft, actor["id"], "dead")
    elif effects["bleeding"]:
        turn_on(draft, actor["id"], "bleeding")


def _settle_natural_healing(draft, actor, roll):
    effects = roll["outcome"]["effects"]
    draft.set(["characters", actor["id"], "vitals", "wounds"], effects["wounds"])
    if not effects["incapacitated"]:
        turn_off(draft, actor["id"], "incapacitated")
    if effects["wounds"] == 0:
        turn_off(draft, actor["id"], "injured")
    if effects["dying"]:
        turn_on(draft, actor["id"], "bleeding")
    pending = draft.get(["characters", actor["id"], "pending"])
    if pending is not None and pending["kind"] == "natural_healing":
        answered(draft, actor["id"])


_SETTLES = {
    "soak": _settle_soak,
    "unshake": _settle_unshake,
    "recover_stunned": _settle_stunned,
    "movement": _settle_movement,
    "bleeding_roll": _settle_bleeding,
    "incapacitation": _settle_incapacitation,
    "heroes_never_die": _settle_incapacitation,
    "natural_healing": _settle_natural_healing,
    "trait_roll": _settle_attack,
    "trait_roll_multi": _settle_attack,
}
for _module in (maneuver_effects, powers_play, settings_play, hazards_play, vehicles_play, benny_play):
    for _op in _module.SETTLES:
        _SETTLES[_op] = _module.SETTLES[_op]


def let_go(draft, who, character):
    """Let go of what waits: powers that are due end; the rest is just gone."""
    if character["pending"]["kind"] == "upkeep":
        powers_play.let_go(draft, character)
    if character["pending"]["kind"] == "control":
        vehicle = vehicles_play.vehicle_of(draft.state, character)
        if vehicle is not None:
            turn_on(draft, vehicle["id"], "out_of_control")
    answered(draft, character["id"])


def tick(draft, unit, count):
    """Let time pass: powers run down, wounds mend, who is bleeding rolls. Returns what there is to tell."""
    rounds = {"round": 1, "minute": 10, "hour": 600, "day": 14400}[unit] * count
    told = powers_play.tick(draft, rounds)
    if unit != "day":
        return told
    today = draft.get(["table", "clock", "days"], 0)
    for who in draft.state["character_order"]:
        character = draft.state["characters"][who]
        days = None
        if character["vitals"].get("wounds", 0) > 0 and not is_vehicle(character) and "dead" not in character["states"]:
            days = healing_days(draft.state, character)
        if days is not None and today // days > (today - count) // days and character["pending"] is None:
            wait_for(draft, who, {"kind": "natural_healing"})
            told.append({"character": who, "text": text_of("swade-passed-natural_healing")})
    return told


# --- what a roll does to a target ------------------------------------------------------------------------------

_APPLIES = {}
for _module in (maneuver_effects, hazards_play, vehicles_play):
    for _op in _module.APPLIES:
        _APPLIES[_op] = _module.APPLIES[_op]


def apply(draft, roll, target):
    """Let a roll take effect on somebody; return what the log tells. A generator where a vehicle is hit.

    :raises RuleError: ``nothing_to_apply``.
    """
    if roll["op"] == "damage":
        if is_vehicle(target):
            return vehicles_play.hit(draft, roll["request"], roll["outcome"]["damage"], target)
        return _apply_damage(draft, roll, target)
    if roll["op"] == "healing_roll":
        return _apply_healing(draft, roll, target)
    handler = _APPLIES.get(roll["op"])
    if handler is not None and roll["actor"] is not None and roll["intent"]["kind"] != "op":
        return handler(draft, roll, target)
    effects = roll["outcome"].get("effects") if isinstance(roll["outcome"], dict) else None
    told = _apply_effects(draft, effects, target)
    if not told:
        raise RuleError("nothing_to_apply", "roll")
    return {"states": told}


def _apply_effects(draft, effects, target):
    told = []
    if isinstance(effects, dict):
        effects = [key for key in sorted(effects.keys()) if effects[key] is True]
    for state_id in effects if isinstance(effects, list) else []:
        if state_id in STATE_IDS:
            turn_on(draft, target["id"], state_id, {"ends": ENDS[state_id]} if state_id in ENDS else None)
            told.append(state_id)
    return told


def _apply_healing(draft, roll, target):
    outcome = roll["outcome"]
    if not outcome["success"] and not outcome["critical_failure"]:
        raise RuleError("nothing_to_apply", "roll")
    effects = outcome["effects"]
    path = ["characters", target["id"], "vitals", "wounds"]
    told = {"states": []}
    if roll["request"].get("mode", "treat") == "treat":
        told["wounds"] = effects["wounds"] - draft.get(path, 0)
        draft.set(path, min(effects["wounds"], target["derived"]["max_wounds"]))
        if effects["wounds"] == 0:
            turn_off(draft, target["id"], "injured")
        if not effects["incapacitated"]:
            turn_off(draft, target["id"], "incapacitated")
        elif "incapacitated" not in target["states"]:
            turn_on(draft, target["id"], "incapacitated")
    elif outcome["success"]:
        turn_off(draft, target["id"], "bleeding")
    return told


def _apply_damage(draft, roll, target):
    """Judge the dice as they fell against this target's Toughness and put what follows on it."""
    request = dict(roll["request"])
    toughness = damage_target(target)
    for key in toughness:
        request[key] = toughness[key]
    faces = {}
    for die in roll["dice"]:
        faces.setdefault(die["label"], []).append(die["face"])
    outcome = resolve(request, faces)["outcome"]
    path = ["characters", target["id"]]
    before = {"wounds": target["vitals"]["wounds"], "shaken": "shaken" in target["states"]}
    effects = outcome["effects"]
    inflicted = settings_play.capped(draft.state, outcome["wounds_inflicted"])
    told = {"result": outcome["result"], "wounds": inflicted, "damage": outcome["damage"]}
    if outcome["result"] == "no_effect":
        return told
    if not is_wild(target) and target["count"] > 1 and (effects["incapacitated"] or effects["knocked_out"]):
        # one of a group falls; the others stand as they stood
        draft.set(path + ["count"], target["count"] - 1)
        told["count"] = target["count"] - 1
        return told
    draft.set(path + ["vitals", "wounds"], effects["wounds"])
    for state_id in ("shaken", "incapacitated", "knocked_out"):
        if effects[state_id]:
            turn_on(draft, target["id"], state_id)
    if inflicted > 0 and is_wild(target):
        pending = {"kind": "soak", "wounds": inflicted, "before": before["wounds"]}
        pending["nonlethal"] = request["nonlethal"]
        pending["roll"] = roll["id"]
        _first(draft, target["id"], pending)
        settings_play.injured(draft, target, outcome, before["shaken"] and outcome["raises"] == 0, roll["id"])
    if effects["incapacitated"] or effects["knocked_out"]:
        powers_play.end_powers(draft, target["id"])
    return told


def _first(draft, who, pending):
    """Let a soak be answered before all else that waits; the wounds of an earlier hit are taken by then."""
    path = ["characters", who, "pending"]
    waiting = draft.get(path)
    draft.set(path, pending)
    if waiting is None:
        return
    for row in [waiting] + waiting.get("later", []):
        if row["kind"] != "soak":
            row = dict(row)
            row.pop("later", None)
            wait_for(draft, who, row)


# --- what can be done next -------------------------------------------------------------------------------------


def step(label, intent=None, command=None, main=False, args=None):
    """Return a next step of a roll."""
    return {"label": text_of("swade-next-" + label, args), "intent": intent, "command": command, "main": main}


def _reroll_step(state, actor, roll):
    if not may_again(state, roll) or not can_spend(state, actor):
        return []
    command = {"type": "roll", "actor": roll["actor"], "intent": roll["intent"], "reroll_of": roll["id"]}
    return [step("dumb_luck" if roll["outcome"].get("critical_failure") else "benny_reroll", command=command)]


def follow(state, roll):
    """Return what can be done after a roll: ``[{"label", "intent", "command", "main"}]``, the likeliest first."""
    if roll["actor"] not in state["characters"] or roll["intent"]["kind"] == "op":
        return _follow_op(roll)
    actor = state["characters"][roll["actor"]]
    kind = roll["intent"]["kind"]
    command = {"type": "roll.apply", "roll": roll["id"], "target": roll["target"]}
    steps = []
    if kind in ("attack", "free_attack"):
        steps = _follow_attack(state, actor, roll)
    elif roll["op"] == "damage":
        steps = [step("apply", command=command, main=True)] + _follow_damage(roll)
    elif roll["op"] == "healing_roll" and (roll["outcome"]["success"] or roll["outcome"]["critical_failure"]):
        steps = [step("apply", command=command, main=True)]
    else:
        for module in (maneuver_effects, powers_play, hazards_play, vehicles_play):
            steps = steps + module.follow(state, actor, roll, step)
    return steps + _reroll_step(state, actor, roll)


def _follow_op(roll):
    effects = roll["outcome"].get("effects") if isinstance(roll["outcome"], dict) else None
    words = effects if isinstance(effects, list) else sorted(effects.keys()) if isinstance(effects, dict) else []
    if roll["intent"].get("fill") is True:
        return []
    if roll["op"] == "damage" or [word for word in words if word in STATE_IDS]:
        command = {"type": "roll.apply", "roll": roll["id"], "target": roll["target"]}
        return [step("apply", command=command, main=True)]
    return []


def _follow_attack(state, actor, roll):
    outcome = roll["outcome"]
    if roll["op"] == "trait_roll_multi":
        raises = [outcome["raises"][place] for place in range(outcome["successes"])]
    else:
        raises = [outcome["raises"]] if outcome["success"] else []
    steps = []
    for raised in raises:
        intent = _damage_intent(roll, raised > 0)
        steps.append(step("damage_raise" if raised > 0 else "damage", intent=intent, main=not steps))
    return steps


def _damage_intent(roll, raised):
    intent = {"kind": "damage", "weapon": roll["intent"].get("weapon"), "raise": raised}
    if roll["target"] is not None:
        intent["target"] = roll["target"]
    bonus = []
    for row in roll["modifiers"]:
        if row["source"] == "wild_attack":
            bonus.append({"source": "wild_attack", "value": 2})
        if row["source"] == "the_drop":
            bonus.append({"source": "the_drop", "value": 4})
    place = (roll["intent"].get("choose") or {}).get("called_shot")
    if place in ("head", "vitals"):
        bonus.append({"source": "called_shot", "value": 4})
    if place in ("limb", "hand"):
        intent["hit"] = place
    if bonus:
        intent["bonus"] = bonus
    return intent


def _follow_damage(roll):
    hit = roll["intent"].get("hit")
    if hit is None or roll["target"] is None or roll["outcome"]["result"] == "no_effect":
        return []
    return [step("disarm", intent={"kind": "disarm", "hit": hit, "target": roll["target"]})]
