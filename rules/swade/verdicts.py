"""How a Savage Worlds roll reads: its word, its dice."""

from ..plans import text_of
from ..shown import chained


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


def _several_verdict(roll):
    """Several dice at once: how many got there, the best of them as the total."""
    outcome = roll["outcome"]
    best, against = max(outcome["totals"]), roll["request"]["target"]
    if outcome["critical_failure"]:
        return _verdict("critical", "bad", best, against, 0, 2)
    if not outcome["successes"]:
        return _verdict("miss", "bad", best, against, 0, 1)
    raises = sum(outcome["raises"])
    hits = outcome["successes"]
    return _verdict("hits", "good", best, against, hits + raises, 0, {"hits": hits, "raises": raises})


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
        attack = roll["intent"]["kind"] in ("attack", "free_attack")
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
    if op == "trait_roll_multi":
        return _several_verdict(roll)
    if op == "deed":
        return _verdict("done", "good", None, None)
    return _any_verdict(roll)


def _aces(label):
    for ending in ("trait", "wild", "damage", "bonus", "conviction"):
        if label.endswith(ending):
            return True
    return False


def _is_other_side(label):
    return label[:9] == "defender_" or label[:2] == "b_"


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
    for group in found:
        # the other side's dice are what has to be met, no part of the total
        if outcome.get("kept") == "previous" or _is_other_side(group["label"]):
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
    against = outcome.get("target", outcome.get("defender_total"))
    against = against if type(against) is int else None
    if outcome.get("critical_failure"):
        return _verdict("critical", "bad", total, against, 0, 2)
    if not outcome["success"]:
        return _verdict("failure", "bad", total, against, 0, 1)
    return _verdict("success", "good", total, against, 1 + raises, 0, {"raises": raises})
