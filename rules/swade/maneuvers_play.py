"""Maneuvers on a target (chapters 4.6 and 9): tests, support, holds, shoves, disarming, covering fire, getting away."""

from ..commands_people import (
    answered,
    refresh,
    set_near,
    tie,
    turn_off,
    turn_on,
    wait_for,
)
from ..errors import RuleError, invalid
from ..plans import refuse, text_of
from .attack_play import attack_kind, gang_of, weapon_name, weapon_of
from .plan_parts import (
    against_of,
    bonus_die,
    can_act,
    chosen,
    holder_of,
    name_of,
    near_to,
    offered,
    oppose,
    plain_rows,
    resisting,
    rule_on,
    scale_of,
    side_of,
    state_modifiers,
    target_of,
    trained,
    trait_name,
)
from .sheet import ATTRIBUTES, SKILL_IDS, is_wild, linked_attribute, trait_die_of

EFFECTS = ["distracted", "vulnerable"]
BODY = ["athletics", "strength"]
TESTED = ["taunt", "intimidation", "athletics"]
HELPLESS = ["incapacitated", "knocked_out", "bound"]
DEEDS = ["defend", "withdraw", "engage", "finish"]


def _title(kind, actor, trait, target=None):
    name = name_of(target) if target is not None else None
    return text_of("swade-title-" + kind, {"trait": trait_name(actor, trait), "name": name or ""})


def maneuver(state, actor, intent, op, trait, extra, kind=None):
    """Return the plan of a maneuver: the actor's trait with all that the table knows, the op's own inputs in it."""
    can_act(actor)
    request, rows = trained(actor, trait)
    for key in extra:
        request[key] = extra[key]
    more, choices = bonus_die(actor, intent)
    if more:
        request["conviction"] = True
    modifiers, usual = state_modifiers(state, actor, trait, intent)
    return {
        "op": op,
        "request": request,
        "title": _title(kind or op, actor, trait, target_of(state, intent)),
        "die": request["die"],
        "modifiers": modifiers + rows,
        "choices": choices + usual,
        "against": against_of(4, "target"),
    }


def _traits_of(actor):
    own = [row["id"] for row in actor["sheet"]["skills"] if row["id"] in SKILL_IDS]
    return own + [trait for trait in TESTED if trait not in own] + ATTRIBUTES


def _first_trait(actor, intent):
    """Return the trait that an intent names or chose: the best of those that tests are usually made with."""
    allowed = _traits_of(actor)
    usual = intent.get("trait")
    if usual is not None and usual not in SKILL_IDS + ATTRIBUTES:
        raise RuleError("unknown_trait", "intent")
    if usual is None:
        usual = TESTED[0]
        for trait in TESTED:
            if _sides(actor, trait) > _sides(actor, usual):
                usual = trait
    if usual not in allowed:
        allowed = allowed + [usual]
    return chosen(intent, "trait", allowed, usual), allowed


def _sides(actor, trait):
    die = trait_die_of(actor["sheet"], trait)
    return 0 if die is None else int(die[1:].split("+")[0].split("-")[0])


def test_plan(state, actor, intent):
    """Return the plan of a test: a skill against the attribute it hangs on."""
    trait, traits = _first_trait(actor, intent)
    effect = chosen(intent, "effect", EFFECTS, "distracted")
    target = target_of(state, intent)
    plan = maneuver(state, actor, intent, "test", trait, {"choice": effect})
    plan["choices"] = [offered("trait", traits, trait), offered("effect", EFFECTS, effect)] + plan["choices"]
    if target is not None:
        plan["request"]["target_shaken"] = "shaken" in target["states"]
    return oppose(state, plan, target, linked_attribute(trait))


def support_plan(state, actor, intent):
    """Return the plan of helping somebody's trait."""
    trait, traits = _first_trait(actor, intent)
    whose = chosen(intent, "supports", SKILL_IDS + ATTRIBUTES, trait)
    target = target_of(state, intent)
    plan = maneuver(state, actor, intent, "support", trait, {"strength_task": whose == "strength"})
    plan["choices"] = [offered("trait", traits, trait), offered("supports", SKILL_IDS + ATTRIBUTES, whose)] + plan[
        "choices"
    ]
    if target is None:
        return refuse(plan, RuleError("needs_a_target", "target"))
    known = target["states"].get("supported", {})
    if known.get("trait") == whose:
        plan["request"]["other_support"] = known.get("bonus", 0)
    return plan


def _sizes(actor, target):
    return {"attacker_scale": scale_of(actor["sheet"]["size"]), "defender_scale": scale_of(target["derived"]["size"])}


def _with_gang(state, actor, target, plan):
    if target is not None:
        foes, friends = gang_of(state, actor, target)
        bonus = max(0, min(4, foes - 1) - friends)
        if bonus:
            plan["modifiers"].append({"source": "gang_up", "value": bonus, "on": True})
    return plan


def grapple_plan(state, actor, intent):
    """Return the plan of a grapple: Athletics against Athletics."""
    target = target_of(state, intent)
    extra = {}
    if target is not None:
        extra = _sizes(actor, target)
        extra["attacker_size"] = actor["sheet"]["size"]
        extra["defender_size"] = target["derived"]["size"]
        held = "entangled" in target["states"] or "bound" in target["states"]
        extra["defender_state"] = "entangled" if held else "free"
    plan = maneuver(state, actor, intent, "grapple", "athletics", extra)
    return oppose(state, _with_gang(state, actor, target, plan), target, "athletics")


def crush_plan(state, actor, intent):
    """Return the plan of hurting a foe that is held: Strength against Strength."""
    target = target_of(state, intent)
    held = None
    if target is not None:
        held = "bound" if "bound" in target["states"] else "entangled" if "entangled" in target["states"] else None
    plan = maneuver(state, actor, intent, "crush", "strength", {"defender_state": held or "entangled"})
    if target is not None and held is None:
        return refuse(plan, RuleError("not_held", "target"))
    return oppose(state, plan, target, "strength")


def break_free_plan(state, actor, intent):
    """Return the plan of getting out of a hold: against whoever holds, or against 4 out of a net or a power."""
    held = "bound" if "bound" in actor["states"] else "entangled"
    if held not in actor["states"]:
        raise RuleError("not_held", "intent")
    use = chosen(intent, "use", BODY, "athletics")
    holder = holder_of(state, actor)
    extra = {"mode": "device" if holder is None else "opponent", "state": held, "use": use}
    plan = maneuver(state, actor, intent, "break_free", use, extra)
    plan["choices"] = [offered("use", BODY, use)] + plan["choices"]
    if holder is None:
        return plan
    return oppose(state, plan, holder, "athletics")


def push_plan(state, actor, intent):
    """Return the plan of a shove: Strength or Athletics against Strength, then the foe's footing."""
    target = target_of(state, intent)
    use = chosen(intent, "use", BODY, "strength")
    extra = _sizes(actor, target) if target is not None else {}
    extra["ran_squares"] = 2 if actor["turn"].get("ran") else 0
    plan = maneuver(state, actor, intent, "push", use, extra)
    plan["choices"] = [offered("use", BODY, use)] + plan["choices"]
    plan = oppose(
        state,
        plan,
        target,
        "strength",
        ["resist_die", "resist_modifiers"],
        ["resist_trait", "resist_wild", "resist_critical"],
    )
    if target is not None and "sheet" in target:
        request, rows = trained(target, "athletics")
        plan["request"]["resist_die"] = request["die"]
        plan["request"]["resist_modifiers"] = plain_rows(resisting(state, target, "athletics") + rows)
    return plan


def disarm_plan(state, actor, intent):
    """Return the plan of what a blow to hand or limb leads to: its owner holds on with Strength.

    :raises RuleError: ``invalid_input`` on ``hit``.
    """
    hit = intent.get("hit")
    if hit not in ("limb", "hand"):
        raise invalid("hit")
    target = target_of(state, intent)
    plan = {
        "op": "disarm",
        "request": {"hit": hit, "hurt": True},
        "title": text_of("swade-title-disarm", {"name": name_of(target) if target is not None else ""}),
        "takes": False,
        "against": against_of(4, "target"),
    }
    if target is None:
        return refuse(plan, RuleError("needs_a_target", "target"))
    plan["sealed"] = {"inputs": ["die", "wild_card", "wild_die", "modifiers"], "labels": ["trait", "wild"]}
    if "sheet" not in target:
        plan["blind"] = True
        return plan
    request, _ = trained(target, "strength")
    for key in request:
        plan["request"][key] = request[key]
    plan["request"]["modifiers"] = plain_rows(resisting(state, target, "strength"))
    return plan


def suppressive_plan(state, actor, intent):
    """Return the plan of fire over a whole template: everyone of the other side in the fight that is in sight.

    :raises RuleError: ``invalid_input`` on ``weapon``, ``needs_a_target``.
    """
    weapon = weapon_of(actor, intent)
    if attack_kind(weapon) != "ranged":
        raise invalid("weapon")
    targets = []
    for other in _in_the_fight(state):
        if side_of(other) != side_of(actor) and not other.get("hidden") and other["id"] != actor["id"]:
            bonus = 2 if "vulnerable" in other["states"] else 0
            targets.append({"id": other["id"], "modifier": bonus, "target": 4})
    extra = {"rate_of_fire": weapon["rate_of_fire"], "targets": targets}
    plan = maneuver(state, actor, intent, "suppressive_fire", "shooting", extra)
    plan["title"] = text_of("swade-title-suppressive_fire", {"weapon": weapon_name(weapon)})
    if not targets:
        return refuse(plan, RuleError("needs_a_target", "target"))
    return plan


def _in_the_fight(state):
    if state["fight"] is None:
        return [state["characters"][other] for other in state["character_order"]]
    order = [row["id"] for row in state["fight"]["order"]]
    return [state["characters"][other] for other in order if other in state["characters"]]


def deed_plan(state, actor, intent):
    """Return the plan of what is done without a roll: defending, closing in, getting away, a finishing blow."""
    can_act(actor)
    kind = intent["kind"]
    target = target_of(state, intent)
    name = name_of(target) if target is not None else ""
    plan = {"op": "deed", "request": {}, "title": text_of("swade-title-" + kind, {"name": name}), "takes": False}
    if kind in ("engage", "finish") and target is None:
        return refuse(plan, RuleError("needs_a_target", "target"))
    if kind == "finish" and not [state_id for state_id in HELPLESS if state_id in target["states"]]:
        return refuse(plan, RuleError("not_helpless", "target"))
    return plan


def creative_plan(state, actor, intent):
    """Return the plan of what a raise on a test brings under Creative Combat."""
    target = target_of(state, intent)
    if not rule_on(state, "creative_combat") or target is None:
        raise RuleError("nothing_pending", "intent")
    request = {
        "wild_card": is_wild(actor),
        "raises": 1,
        "wounds": actor["vitals"].get("wounds", 0),
        "fatigue": actor["vitals"].get("fatigue", 0),
        "insight_taken": "insight" in actor["states"],
    }
    title = text_of("swade-title-creative", {"name": name_of(target)})
    return {"op": "creative_combat", "request": request, "title": title, "takes": False}


PLANS = {
    "test": test_plan,
    "support": support_plan,
    "grapple": grapple_plan,
    "crush": crush_plan,
    "break_free": break_free_plan,
    "push": push_plan,
    "disarm": disarm_plan,
    "suppressive": suppressive_plan,
    "creative": creative_plan,
}
for _deed in DEEDS:
    PLANS[_deed] = deed_plan

# --- what it changes ---------------------------------------------------------------------------------------------


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
