"""What a Savage Worlds roll means, changes and leads to (chapters 1.2, 1.3 and 6)."""

from ..commands_people import turn_off, turn_on
from ..errors import RuleError
from ..plans import text_of
from ..runner import resolve
from ..shown import chained
from .play import damage_target
from .sheet import is_wild

# How a state ends by itself; fight.py counts these down when turns end.
END_OF_NEXT_TURN = "end_of_next_turn"
END_OF_THIS_TURN = "end_of_this_turn"


# --- how it reads ----------------------------------------------------------------------------------------------


def _verdict(word, tone, total, against, tiles=0, cracks=0, args=None):
    return {
        "word": text_of("swade-verdict-" + word, args),
        "tone": tone,
        "total": total,
        "against": against,
        "tiles": tiles,
        "cracks": cracks,
    }


def _trait_verdict(roll, good, bad):
    outcome = roll["outcome"]
    against = outcome.get("target", 4)
    if outcome.get("critical_failure"):
        return _verdict("critical", "bad", outcome["total"], against, 0, 2)
    if not outcome["success"]:
        return _verdict(bad, "bad", outcome["total"], against, 0, 1)
    raises = outcome["raises"]
    return _verdict(good, "good", outcome["total"], against, 1 + raises, 0, {"raises": raises})


def _damage_verdict(roll):
    outcome = roll["outcome"]
    if roll["target"] is None:
        return _verdict("damage", "plain", outcome["damage"], None)
    wounds = outcome["wounds_inflicted"]
    total, against = outcome["damage"], outcome["effective_toughness"]
    if outcome["result"] == "no_effect":
        return _verdict("no_effect", "bad", total, against, 0, 1)
    return _verdict(outcome["result"], "good", total, against, 1 + wounds, 0, {"wounds": wounds})


def _soak_verdict(roll):
    outcome = roll["outcome"]
    if outcome["critical_failure"]:
        return _verdict("critical", "bad", outcome["total"], 4, 0, 2)
    soaked = outcome["soaked"]
    if not soaked:
        return _verdict("not_soaked", "bad", outcome["total"], 4, 0, 1)
    left = outcome["wounds_remaining"]
    return _verdict("soaked", "good", outcome["total"], 4, soaked, 0, {"soaked": soaked, "left": left})


def _unshake_verdict(roll):
    outcome = roll["outcome"]
    word = "unshaken" if outcome["recovered"] else "still_shaken"
    tone = "good" if outcome["recovered"] else "bad"
    tiles = 1 if outcome["recovered"] else 0
    return _verdict(word, tone, outcome["total"], None if outcome["total"] is None else 4, tiles, 1 - tiles)


def _movement_verdict(roll):
    return _verdict("run", "plain", roll["outcome"]["available"], None, 0, 0, {"squares": roll["outcome"]["available"]})


def _effects_verdict(roll):
    """Roll of a dying or incapacitated character: the worst that holds is what is said."""
    outcome = roll["outcome"]
    if outcome["effects"].get("dead"):
        return _verdict("dead", "bad", outcome["total"], 4, 0, 2)
    if not outcome["success"]:
        return _verdict("failure", "bad", outcome["total"], 4, 0, 1)
    return _verdict("success", "good", outcome["total"], 4, 1 + outcome["raises"], 0, {"raises": outcome["raises"]})


def verdict(roll):
    """Return how a roll reads: word, tone, total against what, tiles and cracks."""
    op = roll["op"]
    if op == "trait_roll":
        attack = roll["intent"]["kind"] == "attack"
        return _trait_verdict(roll, "hit" if attack else "success", "miss" if attack else "failure")
    known = {
        "damage": _damage_verdict,
        "soak": _soak_verdict,
        "unshake": _unshake_verdict,
        "movement": _movement_verdict,
        "incapacitation": _effects_verdict,
        "bleeding_roll": _effects_verdict,
    }
    if op in known:
        return known[op](roll)
    return _any_verdict(roll)


def _aces(label):
    for ending in ("trait", "wild", "damage", "bonus", "conviction"):
        if label.endswith(ending):
            return True
    return False


def groups(roll):
    """Return the dice as they read: aces chained; of a trait die and its wild die the lower one does not count."""
    found = chained(roll["dice"], _aces)
    outcome = roll["outcome"] if isinstance(roll["outcome"], dict) else {}
    for wild in found:
        if not wild["label"].endswith("wild"):
            continue
        for trait in found:
            if trait["label"] == wild["label"][:-4] + "trait":
                lower = wild if sum(wild["faces"]) <= sum(trait["faces"]) else trait
                lower["counts"] = False
    if outcome.get("kept") == "previous":
        for group in found:
            group["counts"] = False
    return found


def _any_verdict(roll):
    """Return the verdict of an op that has no screen of its own."""
    outcome = roll["outcome"]
    if not isinstance(outcome, dict):
        outcome = {}
    total = outcome.get("total")
    if type(total) is not int:
        total = None
    if type(outcome.get("success")) is not bool or (outcome.get("allowed") is False):
        return {"word": None, "tone": "plain", "total": total, "against": None, "tiles": 0, "cracks": 0}
    raises = outcome.get("raises")
    raises = raises if type(raises) is int else 0
    against = outcome.get("target")
    against = against if type(against) is int else None
    if outcome.get("critical_failure"):
        return _verdict("critical", "bad", total, against, 0, 2)
    if not outcome["success"]:
        return _verdict("failure", "bad", total, against, 0, 1)
    return _verdict("success", "good", total, against, 1 + raises, 0, {"raises": raises})


# --- bennies ---------------------------------------------------------------------------------------------------


def spend_benny(draft, character):
    """Take one benny: the character's own, or the game master's pool for one without a player.

    :raises RuleError: ``no_bennies``.
    """
    path = ["characters", character["id"], "vitals", "bennies"]
    held = draft.get(path, 0)
    if held > 0:
        draft.set(path, held - 1)
        return
    pool = draft.get(["pools", "gm_bennies"], 0)
    if character["owner"] is None and pool > 0:
        draft.set(["pools", "gm_bennies"], pool - 1)
        return
    raise RuleError("no_bennies", "actor")


def reroll(draft, plan, again):
    """Make ``plan`` the second roll of ``again``, paid with a benny (chapter 1.3): the better total stands.

    :raises RuleError: ``no_reroll`` after a critical failure or for a roll that cannot be repeated; ``no_bennies``.
    """
    outcome = again["outcome"]
    if again["actor"] is None or again["op"] != plan["op"] or again["op"] == "movement":
        raise RuleError("no_reroll", "reroll_of")
    if outcome.get("critical_failure"):
        raise RuleError("no_reroll", "reroll_of")
    if again["op"] == "damage" and again["applied"]:
        raise RuleError("no_reroll", "reroll_of")
    spend_benny(draft, draft.state["characters"][again["actor"]])
    if again["op"] == "trait_roll":
        plan["request"]["previous_total"] = outcome["total"]
        plan["request"]["target"] = outcome["target"]


# --- what a roll changes by itself -----------------------------------------------------------------------------


def settle(draft, roll):
    """Carry out what a roll changes for whoever rolled."""
    actor = draft.state["characters"][roll["actor"]]
    handler = {
        "soak": _settle_soak,
        "unshake": _settle_unshake,
        "recover_stunned": _settle_stunned,
        "movement": _settle_movement,
        "bleeding_roll": _settle_bleeding,
        "incapacitation": _settle_incapacitation,
        "trait_roll": _settle_trait,
    }.get(roll["op"])
    if handler is not None and roll["intent"]["kind"] != "op":
        handler(draft, actor, roll)


def _settle_trait(draft, actor, roll):
    sources = [row["source"] for row in roll["modifiers"]]
    choose = roll["intent"].get("choose") or {}
    if draft.state["fight"] is not None and choose.get("actions") is not None:
        draft.set(["characters", actor["id"], "turn", "actions"], int(choose["actions"]))
    if roll["intent"]["kind"] == "attack" and "wild_attack" in sources:
        turn_on(draft, actor["id"], "vulnerable", {"ends": END_OF_NEXT_TURN})


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
    # the same wounds may be soaked again with another benny, always from where they began
    after = dict(pending)
    after["rolled"] = roll["id"]
    draft.set(path + ["pending"], None if roll["outcome"]["wounds_remaining"] == 0 else after)


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


# --- what a roll does to a target ------------------------------------------------------------------------------


def apply(draft, roll, target):
    """Let a damage roll, or an op that puts states on a target, take effect; return what the log tells.

    :raises RuleError: ``nothing_to_apply``.
    """
    if roll["op"] == "damage":
        return _apply_damage(draft, roll, target)
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
    told = {"result": outcome["result"], "wounds": outcome["wounds_inflicted"], "damage": outcome["damage"]}
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
    if outcome["wounds_inflicted"] > 0 and is_wild(target):
        pending = {"kind": "soak", "wounds": outcome["wounds_inflicted"], "before": before["wounds"]}
        pending["nonlethal"] = request["nonlethal"]
        pending["roll"] = roll["id"]
        draft.set(path + ["pending"], pending)
    return told


# --- what can be done next -------------------------------------------------------------------------------------


def _step(label, intent=None, command=None, main=False, args=None):
    return {"label": text_of("swade-next-" + label, args), "intent": intent, "command": command, "main": main}


def _can_spend(state, actor):
    if actor["vitals"].get("bennies", 0) > 0:
        return True
    return actor["owner"] is None and state["pools"].get("gm_bennies", 0) > 0


def _reroll_step(state, actor, roll):
    if roll["outcome"].get("critical_failure") or not _can_spend(state, actor):
        return []
    command = {"type": "roll", "actor": roll["actor"], "intent": roll["intent"], "reroll_of": roll["id"]}
    return [_step("benny_reroll", command=command)]


def follow(state, roll):
    """Return what can be done after a roll: ``[{"label", "intent", "command", "main"}]``, the likeliest first."""
    if roll["actor"] not in state["characters"] or roll["intent"]["kind"] == "op":
        return _follow_op(roll)
    actor = state["characters"][roll["actor"]]
    kind = roll["intent"]["kind"]
    if kind == "attack":
        steps = _follow_attack(state, actor, roll)
    elif kind == "damage":
        steps = [
            _step("apply", command={"type": "roll.apply", "roll": roll["id"], "target": roll["target"]}, main=True)
        ]
    else:
        steps = []
    if roll["op"] in ("trait_roll", "damage", "soak", "unshake"):
        steps += _reroll_step(state, actor, roll)
    return steps


def _follow_op(roll):
    effects = roll["outcome"].get("effects") if isinstance(roll["outcome"], dict) else None
    words = effects if isinstance(effects, list) else sorted(effects.keys()) if isinstance(effects, dict) else []
    if roll["op"] == "damage" or [word for word in words if word in STATE_IDS]:
        command = {"type": "roll.apply", "roll": roll["id"], "target": roll["target"]}
        return [_step("apply", command=command, main=True)]
    return []


def _follow_attack(state, actor, roll):
    if not roll["outcome"]["success"]:
        return []
    intent = {"kind": "damage", "weapon": roll["intent"].get("weapon"), "raise": roll["outcome"]["raises"] > 0}
    if roll["target"] is not None:
        intent["target"] = roll["target"]
    bonus = []
    for row in roll["modifiers"]:
        if row["source"] == "wild_attack":
            bonus.append({"source": "wild_attack", "value": 2})
        if row["source"] == "the_drop":
            bonus.append({"source": "the_drop", "value": 4})
    choose = roll["intent"].get("choose") or {}
    if choose.get("called_shot") in ("head", "vitals"):
        bonus.append({"source": "called_shot", "value": 4})
    if bonus:
        intent["bonus"] = bonus
    label = "damage_raise" if intent["raise"] else "damage"
    return [_step(label, intent=intent, main=True)]


STUNNED = [["distracted", END_OF_NEXT_TURN], ["vulnerable", "with"], ["prone", ""]]
STATES = [
    {"id": "shaken", "tone": "bad", "intent": "unshake"},
    {"id": "distracted", "tone": "bad", "ends": END_OF_NEXT_TURN},
    {"id": "vulnerable", "tone": "bad", "ends": END_OF_NEXT_TURN},
    {"id": "stunned", "tone": "bad", "brings": STUNNED, "intent": "recover_stunned"},
    {"id": "entangled", "tone": "bad", "brings": [["distracted", "with"]], "replaces": ["bound"]},
    {
        "id": "bound",
        "tone": "bad",
        "brings": [["distracted", "with"], ["vulnerable", "with"]],
        "replaces": ["entangled"],
    },
    {"id": "prone", "tone": "bad"},
    {"id": "defending", "tone": "good", "ends": "start_of_next_turn"},
    {"id": "incapacitated", "tone": "bad", "intent": "incapacitation"},
    {"id": "bleeding", "tone": "bad", "intent": "bleeding"},
    {"id": "knocked_out", "tone": "bad"},
    {"id": "dead", "tone": "bad", "replaces": ["shaken", "bleeding"]},
]
STATE_IDS = [state["id"] for state in STATES]
ENDS = {"distracted": END_OF_NEXT_TURN, "vulnerable": END_OF_NEXT_TURN}
