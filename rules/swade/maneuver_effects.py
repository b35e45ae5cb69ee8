"""What maneuvers do: to whoever makes them, to their target, and what comes next (chapters 4.6, 9 and 21)."""

from ..commands_people import answered, refresh, set_near, tie, turn_off, turn_on, wait_for
from ..errors import RuleError
from .maneuvers_play import TESTED
from .plan_parts import holder_of, name_of, near_to, rule_on, side_of
from .sheet import is_wild

# --- to whoever makes them -------------------------------------------------------------------------------------------


def settle_break_free(draft, actor, roll):
    """Loosen a hold as far as it came loose."""
    after = roll["outcome"]["state"]
    holder = holder_of(draft.state, actor)
    if after == "free":
        turn_off(draft, actor["id"], "bound")
        turn_off(draft, actor["id"], "entangled")
        if holder is not None:
            let_loose(draft, holder["id"], actor["id"])
    elif after == "entangled" and "bound" in actor["states"]:
        turn_on(draft, actor["id"], "entangled")
        if holder is not None:
            turn_off(draft, holder["id"], "grappling")


def let_loose(draft, holder, held):
    """Let a hold go."""
    tie(draft, holder, held, "holds", None)
    turn_off(draft, holder, "grappling")
    refresh(draft, holder)


def settle_creative(draft, actor, roll):
    """Give what Creative Combat gives whoever made the test."""
    outcome = roll["outcome"]
    path = ["characters", actor["id"], "vitals", "bennies"]
    if outcome["bennies"] and is_wild(actor):
        draft.set(path, min(30, draft.get(path, 0) + outcome["bennies"]))
    if outcome["insight_bonus"]:
        turn_on(draft, actor["id"], "insight")


def settle_deed(draft, actor, roll):
    """Carry out what was done without a roll."""
    kind = roll["intent"]["kind"]
    if kind == "defend":
        turn_on(draft, actor["id"], "defending", {"ends": "start_of_next_turn"})
    elif kind == "engage":
        set_near(draft, actor["id"], roll["target"], True)
    elif kind == "finish":
        turn_on(draft, roll["target"], "dead")
        refresh(draft, roll["target"])
    elif kind == "withdraw":
        _leave(draft, actor)


def _leave(draft, actor):
    """Step away from everyone; each foe that is fit for it may strike at once."""
    for other in near_to(draft.state, actor):
        set_near(draft, actor["id"], other["id"], False)
        busy = [one for one in ("shaken", "stunned", "dead", "incapacitated", "knocked_out") if one in other["states"]]
        if side_of(other) != side_of(actor) and not busy and not actor["hidden"]:
            wait_for(draft, other["id"], {"kind": "free_attack", "target": actor["id"], "name": name_of(actor)})


def settle_free_attack(draft, actor, roll):
    """The blow is struck: nothing waits any more."""
    if roll["reroll_of"] is None:
        answered(draft, actor["id"])


# --- what it does to a target ------------------------------------------------------------------------------------


def apply_test(draft, roll, target):
    """Put on the target what the test left it with."""
    effects = roll["outcome"]["effects"]
    told = []
    creative = rule_on(draft.state, "creative_combat") and is_wild(draft.state["characters"][roll["actor"]])
    for state_id in ("distracted", "vulnerable", "shaken"):
        if not effects[state_id] or (state_id == "shaken" and (creative or roll["outcome"]["raises"] < 1)):
            continue
        turn_on(draft, target["id"], state_id, {} if state_id == "shaken" else {"ends": "end_of_next_turn"})
        told.append(state_id)
    return _told(told)


def _told(states):
    if not states:
        raise RuleError("nothing_to_apply", "roll")
    return {"states": states}


def apply_support(draft, roll, target):
    """Let the help count until the end of the helped one's turn."""
    whose = (roll["intent"].get("choose") or {}).get("supports") or _trait_of(roll)
    if roll["outcome"]["bonus"] == 0:
        raise RuleError("nothing_to_apply", "roll")
    info = {"bonus": roll["outcome"]["support_total"], "trait": whose, "ends": "end_of_this_turn"}
    turn_on(draft, target["id"], "supported", info)
    return {"states": ["supported"]}


def _trait_of(roll):
    return (roll["intent"].get("choose") or {}).get("trait") or roll["intent"].get("trait") or TESTED[0]


def apply_grapple(draft, roll, target):
    """Entangle or bind the target; whoever keeps somebody bound is Vulnerable."""
    outcome = roll["outcome"]
    if not outcome["success"]:
        raise RuleError("nothing_to_apply", "roll")
    turn_on(draft, target["id"], outcome["state"])
    tie(draft, roll["actor"], target["id"], "holds", True)
    set_near(draft, roll["actor"], target["id"], True)
    if outcome["effects"]["attacker_vulnerable"]:
        turn_on(draft, roll["actor"], "grappling")
    refresh(draft, roll["actor"])
    return _told([outcome["state"]])


def apply_push(draft, roll, target):
    """Shove the target away, and down where it lost its footing."""
    if not roll["outcome"]["success"]:
        raise RuleError("nothing_to_apply", "roll")
    set_near(draft, roll["actor"], target["id"], False)
    told = {"squares": roll["outcome"]["squares"], "states": []}
    if roll["outcome"]["prone"]:
        turn_on(draft, target["id"], "prone")
        told["states"] = ["prone"]
    return told


def apply_disarm(draft, roll, target):
    """Let the target stand there without its weapon."""
    if not roll["outcome"]["dropped"]:
        raise RuleError("nothing_to_apply", "roll")
    turn_on(draft, target["id"], "disarmed")
    return _told(["disarmed"])


def apply_suppressive(draft, roll, target):
    """Distract one of those under fire."""
    if target["id"] not in roll["outcome"]["distracted"]:
        raise RuleError("nothing_to_apply", "roll")
    turn_on(draft, target["id"], "distracted", {"ends": "end_of_next_turn"})
    return _told(["distracted"])


def apply_creative(draft, roll, target):
    """Put on the foe what Creative Combat leaves it with."""
    told = []
    for state_id in roll["outcome"]["foe"]:
        turn_on(draft, target["id"], state_id, {} if state_id == "shaken" else {"ends": "end_of_next_turn"})
        told.append(state_id)
    return _told(told)


SETTLES = {
    "break_free": settle_break_free,
    "creative_combat": settle_creative,
    "deed": settle_deed,
}
APPLIES = {
    "test": apply_test,
    "support": apply_support,
    "grapple": apply_grapple,
    "push": apply_push,
    "disarm": apply_disarm,
    "suppressive_fire": apply_suppressive,
    "creative_combat": apply_creative,
}

# --- what comes next ---------------------------------------------------------------------------------------------


def follow(state, actor, roll, step):
    """Return the next steps of a maneuver; ``step(label, intent, command, main, args)`` makes one."""
    op, outcome = roll["op"], roll["outcome"]
    apply = {"type": "roll.apply", "roll": roll["id"], "target": roll["target"]}
    if op == "test" and outcome["success"]:
        steps = [step("apply", command=apply, main=True)]
        if outcome["raises"] > 0 and rule_on(state, "creative_combat") and is_wild(actor):
            steps.append(step("creative", intent={"kind": "creative", "target": roll["target"]}))
        return steps
    if op in ("grapple", "push") and outcome["success"]:
        return [step("apply", command=apply, main=True)]
    if op == "support" and outcome["bonus"] != 0:
        return [step("apply", command=apply, main=True)]
    if op == "crush" and outcome["success"]:
        dice = str(max(0, outcome["damage_total"]))
        intent = {"kind": "hurt", "dice": dice, "target": roll["target"]}
        return [step("damage", intent=intent, main=True)]
    if op == "disarm" and outcome["dropped"]:
        return [step("apply", command=apply, main=True)]
    if op == "creative_combat":
        return _after_creative(actor, roll, step, apply)
    if op == "suppressive_fire":
        return _after_fire(roll, step)
    return []


def _after_creative(actor, roll, step, apply):
    steps = []
    for option in roll["outcome"]["options"]:
        vital = "wounds" if option == "wound" else "fatigue"
        command = {"type": "character.vital", "character": actor["id"], "vital": vital, "step": -1}
        steps.append(step("recover_" + vital, command=command, main=not steps))
    if roll["outcome"]["foe"]:
        steps.append(step("apply", command=apply, main=not steps))
    return steps


def _after_fire(roll, step):
    steps = []
    for other in roll["outcome"]["distracted"]:
        command = {"type": "roll.apply", "roll": roll["id"], "target": other}
        steps.append(step("apply", command=command, main=not steps))
    for other in roll["outcome"]["struck_candidates"][: roll["outcome"]["max_struck"]]:
        intent = {"kind": "damage", "weapon": roll["intent"].get("weapon"), "target": other, "raise": False}
        steps.append(step("damage", intent=intent))
    return steps
