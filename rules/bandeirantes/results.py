"""How a Bandeirantes roll reads and what can be done after it."""

from ..errors import RuleError
from ..plans import text_of
from ..shown import alone
from .casting import times_of
from .levels import combat_moved, sum_of
from .melee import HOLDS
from .rolls import parse_roll

LAYERS_OPS = ("damage_roll", "unarmed_attack")


# --- how it reads ----------------------------------------------------------------------------------------------


def _verdict(word, tone, total, against, tiles=0, cracks=0, args=None):
    return {
        "word": text_of("bandeirantes-verdict-" + word, args),
        "tone": tone,
        "total": total,
        "against": against,
        "tiles": tiles,
        "cracks": cracks,
    }


def _under(word, tone, total, target, tiles=0, cracks=0):
    """Return the verdict of a die held against a target: levels have moved the target, nothing is added to the die."""
    told = _verdict(word, tone, total, target, tiles, cracks)
    told["sum"] = False
    return told


def _test_verdict(roll, good, bad):
    """Return the verdict of a die at or under a target."""
    outcome = roll["outcome"]
    total, target = outcome["roll"], outcome["target"]
    if not outcome["possible"]:
        return _under("impossible", "bad", None, 0, 0, 1)
    if outcome.get("great_misfortune"):
        return _under("great_misfortune", "bad", total, target, 0, 2)
    if outcome.get("fumble"):
        return _under("fumble", "bad", total, target, 0, 2)
    if not outcome["success"]:
        return _under(bad, "bad", total, target, 0, 1)
    if outcome["master_stroke"]:
        return _under("master_stroke", "good", total, target, 2)
    return _under(good, "good", total, target, 1)


def _parts(roll):
    """Return what the one who rolled a contest adds to the dice: what is tested, points, levels as points."""
    request = roll["request"]
    skill = request.get("attacker_skill", request.get("attacker_attribute"))
    rows = [{"text": roll["title"], "value": skill}]
    for row in request.get("attacker_modifiers", []):
        rows.append({"source": row["source"], "value": row["value"]})
    if "attacker_skill" in request:
        steps = sum_of(request.get("attacker_steps", []))
        level, points = combat_moved(request.get("attacker_difficulty", "normal"), steps)
        if points:
            rows.append({"text": text_of("bandeirantes-w-" + level), "value": points})
    return rows


def _damage_parts(roll):
    """Return what goes onto a weapon's dice: its own flat part, and what the spot it hits makes of it."""
    outcome, request = roll["outcome"], roll["request"]
    parsed = parse_roll(request["damage"])
    rows = []
    if parsed is not None and parsed[2] and not request["master_stroke"]:
        rows.append({"text": text_of("bandeirantes-part-weapon"), "value": parsed[2]})
    spot = text_of("bandeirantes-w-" + request["location"])
    if outcome["multiplier"] > 1:
        words = text_of("bandeirantes-part-times", {"spot": spot, "times": outcome["multiplier"]})
        rows.append({"text": words, "value": outcome["weapon_damage"] * (outcome["multiplier"] - 1)})
    if outcome["bonus"]:
        rows.append({"text": spot, "value": outcome["bonus"]})
    return rows


def groups(roll):
    """Return the dice as they read: those of the other side of a contest are no part of the total."""
    told = alone(roll["dice"])
    for group in told:
        if group["label"] == "defender":
            group["counts"] = False
    return told


def _contest_verdict(roll, good, bad):
    told = _who_wins(roll, good, bad)
    told["parts"] = _parts(roll)
    if roll["against"] is not None:
        text = roll["against"]["text"]
        told["met"] = text_of(text["key"].replace("-against-", "-met-"), text["args"])
    return told


def _who_wins(roll, good, bad):
    outcome = roll["outcome"]
    total, against = outcome["attacker"]["total"], outcome["defender"]["total"]
    if outcome["attacker"]["fumble"]:
        return _verdict("fumble", "bad", total, against, 0, 2)
    if not outcome["success"]:
        return _verdict("tie" if outcome["tie"] else bad, "bad", total, against, 0, 1)
    if outcome["attacker"]["master_stroke"]:
        return _verdict("master_stroke", "good", total, against, 2)
    return _verdict(good, "good", total, against, 1)


def _free_verdict(roll):
    outcome = roll["outcome"]
    if outcome["fumble"]:
        return _verdict("fumble", "bad", outcome["roll"], None, 0, 2)
    if outcome["master_stroke"]:
        return _verdict("master_stroke", "good", outcome["roll"], None, 2)
    return _verdict("hit", "good", outcome["roll"], None, 1)


def _cast_verdict(roll):
    outcome = roll["outcome"]
    if not outcome["attempted"]:
        return _verdict(outcome["reason"], "bad", None, outcome["cast_target"], 0, 1)
    target = outcome["cast_target"] if outcome["hit_target"] is None else outcome["hit_target"]
    if outcome["fumble"]:
        return _under("fumble", "bad", outcome["roll"], target, 0, 2)
    if not outcome["success"]:
        return _under("not_cast", "bad", outcome["roll"], target, 0, 1)
    if outcome["hit"] is False:
        return _under("cast_missed", "bad", outcome["roll"], target, 0, 1)
    if outcome["master_stroke"]:
        return _under("master_stroke", "good", outcome["roll"], target, 2)
    return _under("cast", "good", outcome["roll"], target, 1)


def _knockout_verdict(roll):
    outcome = roll["outcome"]
    if not outcome["unconscious"]:
        return _under("awake", "good", outcome["roll"], outcome["target"], 1)
    word = "out_long" if outcome["long_unconsciousness"] else "out"
    return _under(word, "bad", outcome["roll"], outcome["target"], 0, 2 if word == "out_long" else 1)


def _plain_verdict(roll):
    """Return the verdict of what is no success or failure: an amount, a row of a table, a price."""
    op, outcome = roll["op"], roll["outcome"]
    if op in LAYERS_OPS:
        told = _verdict("damage", "plain", outcome["damage"], None)
        if op == "damage_roll":
            told["parts"] = _damage_parts(roll)
        return told
    if op == "poison_damage":
        return _verdict("damage", "bad", outcome["damage"], None)
    if op in ("master_stroke_table", "fumble_table"):
        word = text_of("bandeirantes-w-" + outcome["result"])
        tone = "good" if op == "master_stroke_table" else "bad"
        return _verdict("result", tone, outcome["roll"], None, 0, 0, {"result": word})
    if op == "poison_onset":
        if not outcome["affected"]:
            return _verdict("not_poisoned", "good", None, None)
        return _verdict("poisoned", "bad", None, None, 0, 1, {"rounds": outcome["hard_after_rounds"]})
    if op == "disease_incubation":
        hours = int(outcome["days"] * 24)
        return _verdict("infected", "bad", None, None, 0, 1, {"days": hours // 24, "hours": hours % 24})
    if op == "power_recovery":
        return _verdict("rested", "good", outcome["recovered"], None, 0, 0, {"points": outcome["recovered"]})
    if op == "spell_cost" and roll["intent"]["kind"] == "renew":
        return _verdict("renewed", "good", None, None, 1)
    if op == "experience_cost" and roll["intent"]["kind"] == "learn":
        return _verdict("learned", "good", None, None, 1, 0, {"points": outcome["points"], "cost": outcome["cost"]})
    if op == "session_experience":
        return _verdict("session", "good", outcome["total"], None, 1, 0, {"points": outcome["total"]})
    return {"word": None, "tone": "plain", "total": None, "against": None, "tiles": 0, "cracks": 0}


def verdict(roll):
    """Return how a roll reads: word, tone, total against what, tiles and cracks."""
    op = roll["op"]
    attack = roll["intent"]["kind"] == "attack"
    if op in ("skill_contest", "attribute_contest"):
        return _contest_verdict(roll, "hit" if attack else "won", "parried" if attack else "lost")
    if op == "ranged_attack":
        return _test_verdict(roll, "hit", "miss")
    if op == "ranged_defense":
        return _test_verdict(roll, "dodged", "not_dodged")
    if op == "magic_resistance":
        return _test_verdict(roll, "resisted", "not_resisted")
    if op in ("skill_test", "attribute_test", "luck_test"):
        return _test_verdict(roll, "success", "failure")
    if op == "free_attack":
        return _free_verdict(roll)
    if op == "spell_cast":
        return _cast_verdict(roll)
    if op == "knockout":
        return _knockout_verdict(roll)
    return _plain_verdict(roll)


def reroll(draft, plan, again):
    """Refuse: nothing in this game buys a second roll.

    :raises RuleError: ``no_reroll``.
    """
    raise RuleError("no_reroll", "reroll_of")


# --- what can be done next -------------------------------------------------------------------------------------


def _step(label, intent=None, command=None, main=False, args=None):
    return {"label": text_of("bandeirantes-next-" + label, args), "intent": intent, "command": command, "main": main}


def _apply_step(roll, label="apply"):
    command = {"type": "roll.apply", "roll": roll["id"], "target": roll["target"]}
    return _step(label, command=command, main=True)


def _aimed(roll, intent):
    """Return an intent with the target of the roll that it follows."""
    if roll["target"] is not None:
        intent["target"] = roll["target"]
    return intent


def _strokes(roll):
    """Return ``(hit, master stroke, fumble)`` of an attack."""
    outcome = roll["outcome"]
    if roll["op"] == "skill_contest":
        return outcome["success"], outcome["attacker"]["master_stroke"], outcome["attacker"]["fumble"]
    return outcome["success"], outcome["master_stroke"], outcome["fumble"]


def follow_attack(roll):
    """Return what follows an attack: damage, the tables, what the shield takes."""
    hit, master, fumble = _strokes(roll)
    if fumble:
        return [_step("fumble", intent={"kind": "fumble"}, main=True)]
    choose = roll["intent"].get("choose") or {}
    intent = _aimed(roll, {"kind": "damage", "weapon": roll["intent"].get("weapon")})
    if not hit:
        if roll["op"] == "skill_contest" and _with_shield(roll):
            intent["shield"] = True
            return [_step("shield", intent=intent, main=True)]
        return []
    location = choose.get("aim") if roll["op"] == "ranged_attack" else choose.get("location")
    if location == "disarm":
        steps = [_apply_step(roll, "disarm")]
    else:
        if location is not None:
            intent["location"] = location
        if choose.get("blow") is not None:
            intent["blow"] = choose["blow"]
        if master:
            intent["master"] = True
        steps = [_step("damage_master" if master else "damage", intent=intent, main=True)]
    if master:
        steps.append(_step("master_stroke", intent=_aimed(roll, {"kind": "master_stroke"})))
    return steps


def _with_shield(roll):
    sources = [row["source"] for row in roll["request"].get("defender_modifiers", [])]
    return "shield" in sources


def shield_step(roll):
    """Return the step after a shield stopped a shot: the shield takes the damage."""
    intent = {"kind": "damage", "shield": True}
    if roll["intent"].get("spell") is not None:
        intent["spell"] = roll["intent"]["spell"]
    else:
        intent["weapon"] = roll["intent"].get("weapon")
    return _step("shield", intent=_aimed(roll, intent), main=True)


def _follow_cast(state, roll):
    outcome = roll["outcome"]
    if not outcome["success"] or outcome["hit"] is False:
        return []
    if roll["intent"]["kind"] == "treat":
        return [_apply_step(roll, "treat")]
    place = roll["intent"]["spell"]
    spell = state["characters"][roll["actor"]]["sheet"]["spells"][place]
    if spell["damage"]:
        intent = _aimed(roll, {"kind": "damage", "spell": place, "times": times_of(roll["intent"])})
        aim = (roll["intent"].get("choose") or {}).get("aim")
        if aim is not None:
            intent["location"] = aim
        if outcome["master_stroke"]:
            intent["master"] = True
        return [_step("damage", intent=intent, main=True)]
    if spell["kind"] == "self":
        return [_step("renew", intent={"kind": "renew", "spell": place})]
    return []


def follow(state, roll):
    """Return what can be done after a roll: ``[{"label", "intent", "command", "main"}]``, the likeliest first."""
    op, kind = roll["op"], roll["intent"]["kind"]
    if roll["actor"] not in state["characters"]:
        return []
    if kind == "attack":
        return follow_attack(roll)
    if op in LAYERS_OPS or op == "master_stroke_table":
        return [_apply_step(roll)]
    if kind in ("cast", "treat") and op == "spell_cast":
        return _follow_cast(state, roll)
    if kind == "treat" and op == "skill_test" and roll["outcome"]["success"]:
        return [_apply_step(roll, "treat")]
    if kind == "renew":
        return [_step("renew", intent=roll["intent"], main=True)]
    if kind == "poison" and roll["outcome"]["affected"]:
        return [_step("poison_damage", intent={"kind": "poison_damage"}, main=True)]
    return []


def holds(roll):
    """True for a lock or a choke that landed: it holds its victim."""
    return roll["op"] == "unarmed_attack" and roll["request"]["attack"] in HOLDS
