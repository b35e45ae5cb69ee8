"""Maneuvers on a target (chapters 4.6 and 9): tests, support, holds, shoves, disarming, covering fire, getting away."""

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
