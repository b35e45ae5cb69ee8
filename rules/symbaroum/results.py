"""What a Symbaroum roll means, changes and leads to (chapters 1.2, 2, 3 and 5.3)."""

from ..commands_people import answered, turn_off, turn_on, wait_for
from ..errors import RuleError
from ..plans import text_of
from .attacks import damage_target, waiting_attack, weapon_of
from .care import care_action, heal, settle_death, spend_herbs, wound
from .common import note_action
from .fight import SITUATION_NAMES
from .play import DRAWING, watchers_of
from .rolls import parse_roll, roll_sum

MOST_WAITING = 12

# --- how it reads ----------------------------------------------------------------------------------------------


def _verdict(word, tone, total, against=None, tiles=0, cracks=0, args=None):
    return {
        "word": text_of("symbaroum-verdict-" + word, args),
        "tone": tone,
        "total": total,
        "against": against,
        "tiles": tiles,
        "cracks": cracks,
    }


_TEST_WORDS = {
    "attack": ["hit", "miss"],
    "defend": ["defended", "not_defended"],
    "surprise": ["surprised", "noticed"],
    "stand_up": ["up_at_once", "up_slowly"],
}


def _test_verdict(roll):
    outcome = roll["outcome"]
    words = _TEST_WORDS.get(roll["intent"]["kind"], ["success", "failure"])
    if roll["op"] == "stand_up":
        words = _TEST_WORDS["stand_up"]
    if outcome["success"]:
        told = _verdict(words[0], "good", outcome["kept"], outcome["target"], 1)
    else:
        told = _verdict(words[1], "bad", outcome["kept"], outcome["target"], 0, 1)
    # the face is held against the target, which the modifiers have moved
    told["sum"] = False
    return told


def _damage_verdict(roll):
    outcome = roll["outcome"]
    done = outcome["damage"]
    args = {"damage": done, "left": outcome["toughness"]}
    suffered = roll["intent"]["kind"] == "suffer"
    if not suffered and roll["intent"]["kind"] != "op" and roll["target"] is None:
        return _verdict("damage", "plain", done, None, 0, 0, args)
    word = "damage"
    if done == 0:
        word = "no_damage"
    elif outcome["dying"]:
        word = "dying"
    elif outcome["dead"]:
        word = "dead"
    elif outcome["pain"]:
        word = "pain"
    marks = 0 if done == 0 else 2 if word != "damage" else 1
    if suffered:
        return _verdict(word, "bad" if done else "good", done, None, 0 if done else 1, marks, args)
    return _verdict(word, "good" if done else "bad", done, None, marks, 0 if done else 1, args)


def _death_verdict(roll):
    result = roll["outcome"]["result"]
    face = roll["dice"][0]["face"]
    if result == "wakes":
        return _verdict("wakes", "good", face, None, 1)
    if result == "dies":
        return _verdict("dies", "bad", face, None, 0, 2)
    return _verdict("holds_on", "plain", face)


def _healing_verdict(roll):
    outcome = roll["outcome"]
    args = {"healed": outcome["healed"], "toughness": outcome["toughness"]}
    if outcome["stabilized"]:
        return _verdict("stabilized", "good", outcome["healed"], None, 2, 0, args)
    if outcome["healed"]:
        return _verdict("healed", "good", outcome["healed"], None, 1, 0, args)
    return _verdict("not_healed", "bad", 0, None, 0, 1)


def _advantage_verdict(roll):
    if roll["intent"]["kind"] == "attack":
        return _verdict("announced", "plain", None)
    return _plain(roll["outcome"]["modifier"])


def _experience_verdict(roll):
    cost = roll["outcome"]["cost"]
    return _verdict("improved" if roll["intent"]["kind"] == "improve" else "costs", "good", cost, None, 1)


def _actions_verdict(roll):
    if not roll["outcome"]["allowed"]:
        return _verdict("over", "bad", None, None, 0, 1)
    if roll["intent"]["kind"] in ("act", "draw") and roll["request"]["actions"][-1] == "withdraw":
        return _verdict("withdrawn", "plain", None)
    return _verdict("done", "good", None, None, 1)


def _plain(total):
    return {"word": None, "tone": "plain", "total": total, "against": None, "tiles": 0, "cracks": 0}


_VERDICTS = {
    "success_test": _test_verdict,
    "surprise_test": _test_verdict,
    "stand_up": _test_verdict,
    "damage": _damage_verdict,
    "death_test": _death_verdict,
    "healing": _healing_verdict,
    "advantage": _advantage_verdict,
    "experience_cost": _experience_verdict,
    "turn_actions": _actions_verdict,
}


def verdict(roll):
    """Return how a roll reads: word, tone, total against what, tiles and cracks."""
    if roll["op"] in _VERDICTS:
        return _VERDICTS[roll["op"]](roll)
    outcome = roll["outcome"]
    for name in ("defense", "count", "engaged", "toughness"):
        if type(outcome.get(name)) is int:
            return _plain(outcome[name])
    return _plain(None)


def groups(roll):
    """Return the dice as they read: armor is taken off; of two d20 rolled half blind one does not count."""
    found = []
    kept = roll["outcome"].get("kept") if roll["op"] == "success_test" else None
    for die in roll["dice"]:
        counts = kept is None or die["face"] == kept
        group = {"label": die["label"], "sides": die["sides"], "faces": [die["face"]], "counts": counts}
        if die["label"] == "armor":
            group["sign"] = -1
        found.append(group)
    if kept is not None and len(found) == 2 and found[0]["counts"] and found[1]["counts"]:
        found[1]["counts"] = False
    return found


def reroll(draft, plan, again):
    """Refuse: nothing in these rules rolls again.

    :raises RuleError: ``no_reroll``.
    """
    raise RuleError("no_reroll", "reroll_of")


# --- what a roll changes by itself -----------------------------------------------------------------------------


def settle(draft, roll):
    """Carry out what a roll changes for whoever rolled."""
    handler = {
        "attack": _settle_attack,
        "defend": _settle_defend,
        "suffer": _settle_suffer,
        "ability": _settle_ability,
        "improve": _settle_improve,
        "surprise": _settle_surprise,
        "heal": _settle_heal,
        "death": _settle_death,
        "stand_up": _settle_stand_up,
        "draw": _settle_act,
        "act": _settle_act,
    }.get(roll["intent"]["kind"])
    if handler is not None:
        handler(draft, draft.state["characters"][roll["actor"]], roll)


def _settle_attack(draft, actor, roll):
    fight = draft.state["fight"]
    choose = roll["intent"].get("choose") or {}
    usual = "attack" if fight is None or fight["turn"] == actor["id"] else "free_attack"
    note_action(draft, actor, choose.get("counts_as") or usual)
    if roll["op"] != "advantage":
        return
    counted = roll["outcome"]["counted"]
    situation = counted[0] if counted else "none"
    attack = waiting_attack(draft.state, actor, weapon_of(actor, roll["intent"]), situation)
    pending = draft.get(["characters", roll["target"], "pending"]) or {}
    if len(pending.get("later", [])) >= MOST_WAITING:
        raise RuleError("too_many", "target", {"max": MOST_WAITING})
    wait_for(draft, roll["target"], attack)


def _hit(draft, character_id):
    path = ["characters", character_id, "pending"]
    after = dict(draft.get(path))
    after["kind"] = "hit"
    draft.set(path, after)


def _settle_defend(draft, actor, roll):
    pending = actor["pending"]
    if pending is None or pending["kind"] != "defend":
        return
    if roll["outcome"]["success"]:
        answered(draft, actor["id"])
    else:
        _hit(draft, actor["id"])


def _settle_suffer(draft, actor, roll):
    answered(draft, actor["id"])
    wound(draft, actor["id"], roll["outcome"]["toughness"])


def _settle_ability(draft, actor, roll):
    note_action(draft, actor, "active_ability")


def _settle_improve(draft, actor, roll):
    cost = roll["outcome"]["cost"]
    rows = []
    for place, row in enumerate(actor["sheet"]["abilities"]):
        if place == roll["intent"]["ability"]:
            row = dict(row)
            row["level"] = roll["request"]["to"]
        rows.append(row)
    path = ["characters", actor["id"]]
    draft.set(path + ["sheet", "abilities"], rows)
    draft.set(path + ["sheet", "experience_spent"], actor["sheet"]["experience_spent"] + cost)
    draft.set(path + ["vitals", "experience"], actor["vitals"].get("experience", 0) - cost)


def _settle_surprise(draft, actor, roll):
    if roll["outcome"]["success"]:
        for other in watchers_of(draft.state, actor, roll["intent"])[0]:
            _take_unawares(draft, other["id"])


def _take_unawares(draft, character_id):
    turn_on(draft, character_id, "unaware", {"ends": "start_of_next_turn"})


def _settle_heal(draft, actor, roll):
    method = roll["request"]["method"]
    spend_herbs(draft, actor, method)
    note_action(draft, actor, care_action(method))
    if roll["target"] is None or roll["target"] == actor["id"]:
        heal(draft, roll, draft.state["characters"][actor["id"]])


def _settle_death(draft, actor, roll):
    settle_death(draft, actor, roll["outcome"]["result"])


def _settle_stand_up(draft, actor, roll):
    turn_off(draft, actor["id"], "prone")
    note_action(draft, actor, "stand_up")
    if roll["outcome"]["cost"] == "turn" and draft.state["fight"] is not None:
        draft.set(["characters", actor["id"], "turn", "over"], True)


def _settle_act(draft, actor, roll):
    action = roll["request"]["actions"][-1]
    note_action(draft, actor, action)
    if action == "withdraw":
        turn_off(draft, actor["id"], "flanked")
    if action in DRAWING:
        turn_off(draft, actor["id"], "undrawn")


# --- what a roll does to a target ------------------------------------------------------------------------------


def apply(draft, roll, target):
    """Let a roll take effect on a target; a generator where its armor has yet to be rolled.

    :raises RuleError: ``nothing_to_apply``.
    """
    kind = roll["intent"]["kind"]
    if roll["op"] == "damage" and kind != "suffer":
        return _apply_damage(draft, roll, target)
    if roll["op"] == "healing" and not (kind == "heal" and roll["target"] in (None, roll["actor"])):
        return heal(draft, roll, target)
    if roll["op"] == "surprise_test" and kind == "op" and roll["outcome"]["success"]:
        _take_unawares(draft, target["id"])
        return {"states": ["unaware"]}
    if _flanks(roll):
        turn_on(draft, target["id"], "flanked")
        return {"states": ["flanked"]}
    raise RuleError("nothing_to_apply", "roll")


def _flanks(roll):
    return (
        roll["op"] == "turn_actions" and roll["intent"]["kind"] == "act" and roll["request"]["actions"][-1] == "flank"
    )


def _apply_damage(draft, roll, target):
    """Put a damage roll on a target. A generator: somebody else's armor than the roll was made for is rolled now."""
    done = roll["outcome"]["damage"]
    if roll["intent"]["kind"] != "op" and roll["target"] != target["id"]:
        done = _gross(roll)
        armor = damage_target(target)["armor"]
        if armor is not None:
            stopped = yield from roll_sum("armor", armor)
            done = max(0, done - stopped)
    before = target["vitals"]["toughness"]
    left = max(0, before - done)
    threshold = target["derived"]["pain_threshold"]
    told = {"damage": done, "pain": threshold is not None and done >= threshold}
    if left == 0 and done > 0 and target["count"] > 1:
        # one of a group falls; the next stands unhurt
        path = ["characters", target["id"]]
        draft.set(path + ["count"], target["count"] - 1)
        draft.set(path + ["vitals", "toughness"], target["derived"]["toughness"])
        told["count"] = target["count"] - 1
        return told
    if done > 0:
        wound(draft, target["id"], left)
    return told


def _gross(roll):
    """Return what a damage roll came to before any armor."""
    total = parse_roll(roll["request"]["weapon"])[2]
    extra = 0
    for die in roll["dice"]:
        if die["label"] == "damage":
            total += die["face"]
        elif die["label"] == "advantage":
            extra += die["face"]
    return max(0, total) + extra


# --- letting go ------------------------------------------------------------------------------------------------


def let_go(draft, who, character):
    """Let go of what waits: who does not defend is hit; only the game master takes back a hit or a death test.

    :raises RuleError: ``not_allowed``.
    """
    if character["pending"]["kind"] == "defend":
        _hit(draft, character["id"])
        return
    if who["role"] != "gm":
        raise RuleError("not_allowed", "character")
    answered(draft, character["id"])


# --- what can be done next -------------------------------------------------------------------------------------


def _step(label, intent=None, command=None, main=False):
    return {"label": text_of("symbaroum-next-" + label), "intent": intent, "command": command, "main": main}


def _apply_step(roll, label="apply"):
    return _step(label, command={"type": "roll.apply", "roll": roll["id"], "target": roll["target"]}, main=True)


def follow(state, roll):
    """Return what can be done after a roll: ``[{"label", "intent", "command", "main"}]``, the likeliest first."""
    kind, op, outcome = roll["intent"]["kind"], roll["op"], roll["outcome"]
    if kind == "op":
        useful = op in ("damage", "healing") or (op == "surprise_test" and outcome["success"])
        return [_apply_step(roll)] if useful else []
    if kind == "attack" and op == "success_test" and outcome["success"]:
        return [_damage_step(roll)]
    if kind == "defend" and not outcome["success"] and _waits(state, roll["actor"], "hit"):
        return [_step("suffer", intent={"kind": "suffer"}, main=True)]
    if kind == "damage":
        return [_apply_step(roll)]
    if kind == "heal" and roll["target"] not in (None, roll["actor"]):
        return [_apply_step(roll, "heal")]
    if kind == "surprise" and outcome["success"]:
        return [_free_attack_step(roll)]
    if _flanks(roll) and roll["target"] is not None:
        return [_apply_step(roll, "flank")]
    return []


def _waits(state, character_id, kind):
    pending = state["characters"][character_id]["pending"]
    return pending is not None and pending["kind"] == kind


def _damage_step(roll):
    gained = [row["source"] for row in roll["modifiers"] if row["source"] in SITUATION_NAMES]
    intent = {"kind": "damage", "weapon": roll["intent"].get("weapon"), "advantage": len(gained) > 0}
    if roll["target"] is not None:
        intent["target"] = roll["target"]
    return _step("damage_advantage" if gained else "damage", intent=intent, main=True)


def _free_attack_step(roll):
    intent = {"kind": "attack", "weapon": None, "choose": {"counts_as": "free_attack"}}
    if roll["target"] is not None:
        intent["target"] = roll["target"]
    return _step("free_attack", intent=intent, main=True)


# --- states ----------------------------------------------------------------------------------------------------

STATES = [
    {"id": "prone", "tone": "bad", "intent": "stand_up"},
    {"id": "flanked", "tone": "bad"},
    {"id": "unaware", "tone": "bad", "ends": "start_of_next_turn", "brings": [["undrawn", ""]]},
    {"id": "undrawn", "tone": "bad", "intent": "draw"},
    {"id": "blinded", "tone": "bad"},
    {"id": "dying", "tone": "bad", "intent": "death", "brings": [["prone", ""]], "replaces": ["unaware"]},
    {"id": "dead", "tone": "bad", "replaces": ["dying", "unaware", "flanked", "blinded"]},
]
STATE_IDS = [state["id"] for state in STATES]
