"""How a roll of Mutants & Masterminds reads, and what can be done after it."""

from ..plans import text_of
from ..shown import alone
from .results import REROLLED, conditions_of


def _verdict(word, tone, total=None, against=None, tiles=0, cracks=0, args=None):
    return {
        "word": text_of("mm3e-verdict-" + word, args) if word is not None else None,
        "tone": tone,
        "total": total,
        "against": against,
        "tiles": tiles,
        "cracks": cracks,
    }


def _graded(outcome, good, bad, against):
    """Return the verdict of a check in degrees: a tile for each degree of success, a crack for each of failure."""
    degree = outcome["degree"]
    args = {"degrees": degree if degree > 0 else -degree}
    if degree > 0:
        return _verdict(good, "good", outcome["total"], against, degree, 0, args)
    return _verdict(bad, "bad", outcome["total"], against, 0, -degree, args)


def _check_verdict(roll):
    outcome = roll["outcome"]
    if outcome["auto_failure"]:
        return _verdict(outcome["reason"], "bad", None, outcome["dc"], 0, 1)
    return _graded(outcome, "success", "failure", outcome["dc"])


def _attack_verdict(roll):
    outcome = roll["outcome"]
    if outcome["total"] is None:
        return _verdict("reaches", "good", None, None, 1)
    good = "critical" if outcome["critical"] else "hit"
    return _graded(outcome, good, "miss", outcome["defense_class"])


def _defend_verdict(roll):
    """An attack that met somebody on guard: the totals say it."""
    outcome = roll["outcome"]
    by = outcome["attack_total"] - outcome["defense_total"]
    total, against = outcome["attack_total"], outcome["defense_total"]
    if outcome["hit"]:
        degrees = 1 + max(0, by) // 5
        word = "critical" if outcome["critical"] else "hit"
        return _verdict(word, "good", total, against, degrees, 0, {"degrees": degrees})
    degrees = max(1, -(by // 5))
    return _verdict("miss", "bad", total, against, 0, degrees, {"degrees": degrees})


def _damage_verdict(roll):
    outcome = roll["outcome"]
    degree = outcome["degree"]
    if outcome["success"]:
        return _verdict("resisted", "good", outcome["total"], outcome["dc"], degree, 0, {"degrees": degree})
    word = outcome["state"]
    if degree == -1 and word in ("normal", "dazed", "staggered", "broken"):
        word = "bruised"
    args = {"penalty": outcome["penalty"]}
    return _verdict(word, "bad", outcome["total"], outcome["dc"], 0, -degree, args)


def _resistance_verdict(roll):
    outcome = roll["outcome"]
    if outcome["degree"] is None:
        if outcome["affected"]:
            return _verdict("affected", "bad", None, outcome["dc"], 0, 1, {"degrees": 1})
        return _verdict("immune" if outcome["allowed"] else "refused", "plain", None, outcome["dc"])
    if roll["intent"]["kind"] == "dodge":
        return _graded(outcome, "dodged", "caught", outcome["dc"])
    return _graded(outcome, "resisted", "affected", outcome["dc"])


def _ongoing_verdict(roll):
    return _graded(roll["outcome"], "shaken_off", "goes_on", roll["outcome"]["dc"])


def _dying_verdict(roll):
    outcome = roll["outcome"]
    if outcome["state"] == "stable":
        return _verdict("stable", "good", outcome["total"], 15, max(1, outcome["degree"]))
    if outcome["state"] == "dead":
        return _verdict("dead", "bad", outcome["total"], 15, 0, max(1, -outcome["degree"]), {"penalty": 0})
    if outcome["degree"] > 0:
        return _verdict("holds_on", "good", outcome["total"], 15, outcome["degree"])
    return _verdict(
        "still_dying", "bad", outcome["total"], 15, 0, -outcome["degree"], {"failures": outcome["failures"]}
    )


def _rescue_verdict(roll):
    outcome = roll["outcome"]
    if outcome["degree"] is None:
        return _verdict("freed", "good", None, None, 1)
    return _graded(outcome, "freed", "failure", outcome["dc"])


def _interaction_verdict(roll):
    outcome = roll["outcome"]
    if outcome["condition"] is None:
        return _graded(outcome, "success", "failure", outcome["dc"])
    return _graded(outcome, "leaves_" + outcome["condition"], "failure", outcome["dc"])


def _trip_verdict(roll):
    outcome = roll["outcome"]
    if not outcome["hit"]:
        return _verdict("miss", "bad", outcome["attack_total"], None, 0, 1, {"degrees": 1})
    if outcome["target_prone"]:
        return _verdict("tripped", "good", outcome["attacker_total"], outcome["defender_total"], 1)
    word = "tripped_back" if outcome["attacker_prone"] else "not_tripped"
    return _verdict(word, "bad", outcome["attacker_total"], outcome["defender_total"], 0, 1)


def _grab_verdict(roll):
    outcome = roll["outcome"]
    if outcome["dragged"] is True:
        return _verdict("dragged", "good", outcome["resist_total"], outcome["dc"], 1)
    if not outcome["hit"]:
        return _verdict("miss", "bad", outcome["attack_total"], None, 0, 1, {"degrees": 1})
    degrees = outcome["total_degrees"]
    if outcome["target_state"] == "free":
        return _verdict("not_held", "bad", outcome["resist_total"], outcome["dc"], 0, 1)
    return _verdict("holds_" + outcome["target_state"], "good", outcome["resist_total"], outcome["dc"], degrees)


def _escape_verdict(roll):
    return _graded(roll["outcome"], "got_loose", "failure", roll["outcome"]["dc"])


def _aid_verdict(roll):
    outcome = roll["outcome"]
    if not outcome["success"]:
        return _graded(outcome, "success", "failure", outcome["dc"])
    return _verdict("aided", "good", outcome["total"], 10, outcome["degree"], 0, {"bonus": outcome["bonus"]})


def _move_verdict(roll):
    outcome = roll["outcome"]
    total, dc = outcome["total"], outcome["dc"]
    if outcome["rank"] is not None:
        return _verdict("moved", "plain", total, dc, 0, 0, {"distance": outcome["distance_m"]})
    if outcome["prone"]:
        return _verdict("lies_down", "plain")
    if outcome["success"] is False:
        return _verdict("stood_slowly", "plain", total, dc, 0, 1)
    return _verdict("stood", "plain", total, dc, 1 if outcome["success"] else 0)


def _recover_verdict(roll):
    outcome = roll["outcome"]
    if not outcome["allowed"]:
        return _verdict("refused", "bad")
    if outcome["degree"] is not None:
        return _graded(outcome, "shaken_off", "goes_on", outcome["dc"])
    return _verdict("recovered", "good", None, None, 1, 0, {"penalty": outcome["penalty"]})


def _rest_verdict(roll):
    outcome = roll["outcome"]
    if not outcome["heals"]:
        return _verdict("does_not_heal", "bad")
    return _verdict("rested", "good", None, None, 1, 0, {"penalty": outcome["penalty"]})


def _hero_verdict(roll):
    outcome = roll["outcome"]
    if not outcome["allowed"]:
        return _verdict("refused", "bad")
    use = roll["request"]["uses"][0]["use"]
    args = {"use": text_of("mm3e-w-" + use), "left": outcome["hero_points_left"]}
    return _verdict("spent", "good", None, None, 1, 0, args)


def _effort_verdict(roll):
    outcome = roll["outcome"]
    if not outcome["allowed"]:
        return _verdict("refused", "bad")
    return _verdict("pushed", "good", None, None, 1, 0, {"gain": text_of("mm3e-w-" + outcome["gain"])})


_VERDICTS = {
    "check": _check_verdict,
    "attack_check": _attack_verdict,
    "defend": _defend_verdict,
    "damage_resistance": _damage_verdict,
    "resistance_check": _resistance_verdict,
    "ongoing_effect_check": _ongoing_verdict,
    "dying_check": _dying_verdict,
    "condition_rescue_check": _rescue_verdict,
    "interaction_maneuver": _interaction_verdict,
    "trip": _trip_verdict,
    "grab": _grab_verdict,
    "escape": _escape_verdict,
    "aid_attack": _aid_verdict,
    "move_action": _move_verdict,
    "recover": _recover_verdict,
    "rest_recovery": _rest_verdict,
    "hero_point_spend": _hero_verdict,
    "extra_effort": _effort_verdict,
}


def verdict(roll):
    """Return how a roll reads: word, tone, total against what, tiles and cracks."""
    outcome = roll["outcome"] if isinstance(roll["outcome"], dict) else {}
    if outcome.get("allowed") is False:
        return _verdict("refused", "bad")
    known = _VERDICTS.get(roll["op"])
    return known(roll) if known is not None else _any_verdict(outcome)


def _whole(value):
    return value if type(value) is int else None


def _any_verdict(outcome):
    """Return the verdict of an op that has no screen of its own."""
    total = _whole(outcome.get("total"))
    if total is None:
        total = _whole(outcome.get("attack_total"))
    against = _whole(outcome.get("dc"))
    degree = _whole(outcome.get("degree"))
    for field in ("success", "hit", "main_hit"):
        if type(outcome.get(field)) is bool:
            good = outcome[field]
            if degree is None or (degree > 0) != good:
                degree = 1 if good else -1
            word = "success" if field == "success" else "hit"
            if not good:
                word = "failure" if field == "success" else "miss"
            return _graded({"degree": degree, "total": total}, word, word, against)
    return _verdict(None, "plain", total, against)


def groups(roll):
    """Return the dice as they read: the first face of a roll made again stands beside the second."""
    told = alone(roll["dice"])
    first = roll["request"].get("first")
    if first is not None and told and told[0]["label"] == "d20":
        face = told[0]["faces"][0]
        better = first >= (face + 10 if face <= 10 else face)
        told[0]["counts"] = not better
        told = [{"label": "d20", "sides": 20, "faces": [first], "counts": better}] + told
    return told


# --- what can be done next --------------------------------------------------------------------------------------


def _step(label, intent=None, command=None, main=False, args=None):
    return {"label": text_of("mm3e-next-" + label, args), "intent": intent, "command": command, "main": main}


def _good(outcome):
    for field in ("hit", "success", "ended"):
        if type(outcome.get(field)) is bool:
            return outcome[field]
    return outcome.get("state") == "stable"


def _reroll_step(actor, roll):
    if roll["op"] not in REROLLED or roll["reroll_of"] is not None or actor["vitals"].get("hero_points", 0) < 1:
        return []
    if [die["label"] for die in roll["dice"]] != ["d20"] or _good(roll["outcome"]):
        return []
    intent = {"again": roll["id"]}
    for key in roll["intent"]:
        intent[key] = roll["intent"][key]
    command = {"type": "roll", "actor": roll["actor"], "intent": intent, "reroll_of": roll["id"]}
    return [_step("hero_reroll", command=command)]


def _apply_step(label, roll, target, main):
    return _step(label, command={"type": "roll.apply", "roll": roll["id"], "target": target}, main=main)


def follow(state, roll):
    """Return what can be done after a roll: ``[{"label", "intent", "command", "main"}]``, the likeliest first."""
    outcome = roll["outcome"] if isinstance(roll["outcome"], dict) else {}
    kind = roll["intent"]["kind"]
    if roll["actor"] not in state["characters"] or kind == "op":
        if roll["op"] == "damage_resistance" or conditions_of(outcome):
            return [_apply_step("apply", roll, roll["target"], True)]
        return []
    actor = state["characters"][roll["actor"]]
    steps = []
    if kind == "attack" and outcome.get("hit"):
        if roll["target"] is None:
            steps.append(_apply_step("strike", roll, None, True))
        elif roll["strike"]["kind"] == "area":
            steps.append(_apply_step("strike_another", roll, None, False))
    elif kind == "dodge":
        steps.append(_step("resist", intent={"kind": "resist"}, main=True))
    elif kind == "trait" and not _good(outcome):
        steps.append(_step("try_again", intent=_plain_intent(roll), main=False))
    return steps + _reroll_step(actor, roll)


def _plain_intent(roll):
    intent = {}
    for key in roll["intent"]:
        if key != "again":
            intent[key] = roll["intent"][key]
    return intent


VERDICT_WORDS = [
    "untrained",
    "lacks_ability",
    "success",
    "failure",
    "reaches",
    "hit",
    "critical",
    "miss",
    "resisted",
    "bruised",
    "dazed",
    "staggered",
    "incapacitated",
    "dying",
    "dead",
    "broken",
    "destroyed",
    "affected",
    "immune",
    "refused",
    "dodged",
    "caught",
    "shaken_off",
    "goes_on",
    "stable",
    "holds_on",
    "still_dying",
    "freed",
    "leaves_vulnerable",
    "leaves_impaired",
    "leaves_disabled",
    "tripped",
    "tripped_back",
    "not_tripped",
    "dragged",
    "not_held",
    "holds_restrained",
    "holds_bound",
    "got_loose",
    "aided",
    "moved",
    "lies_down",
    "stood",
    "stood_slowly",
    "recovered",
    "rested",
    "does_not_heal",
    "spent",
    "pushed",
]
NEXT_WORDS = ["hero_reroll", "apply", "strike", "strike_another", "resist", "try_again"]
