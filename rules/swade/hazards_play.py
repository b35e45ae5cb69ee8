"""Fear, hazards, poison and sickness, for one or for the whole group at once (chapters 17 and 18)."""

from ..commands_people import turn_off, turn_on
from ..compat import is_number
from ..errors import RuleError, invalid
from ..plans import refuse, text_of
from .hazards import HAZARDS, TREATED
from .plan_parts import can_act, chosen, free_modifiers, name_of, offered, trained
from .play_scene import hurt, tire

FEARS = ["terror", "nausea", "heart_attack"]
POISONS = ["lethal", "moderate", "knockout", "paralyzing"]
DISEASES = ["chronic", "debilitating", "lethal"]
SHOCKS = ["touch", "grab"]
PERILS = (
    FEARS
    + HAZARDS
    + ["poison_" + name for name in POISONS]
    + ["disease_" + name for name in DISEASES]
    + ["current_" + name for name in SHOCKS]
)
PENALTIES = ["0", "-1", "-2", "-3", "-4", "-5", "-6"]
STAGES = ["exposure", "ongoing"]
# what a hazard asks besides, where nobody says: nothing to eat or drink, a day awake
USUAL = {"hunger": {"calories": 0}, "thirst": {"litres": 0}, "sleep": {"hours_awake": 24}}
# what an effect of these ops is as a state of the table
STATE_OF = {
    "distracted": "distracted",
    "vulnerable": "vulnerable",
    "shaken": "shaken",
    "stunned": "stunned",
    "incapacitated": "incapacitated",
    "unconscious": "knocked_out",
    "dying": "bleeding",
    "hesitant": "hesitant",
    "flees": "fleeing",
    "acts_as_joker": "adrenaline",
    "dies_this_session": "doomed",
}
ENDS = {
    "distracted": "end_of_next_turn",
    "vulnerable": "end_of_next_turn",
    "adrenaline": "end_of_next_turn",
}
LEVELS = {"fatigued": 1, "exhausted": 2}


def _given(intent, name):
    """Return the inputs that the game master gives an ask beside: numbers and words of the op's own."""
    inputs = intent.get("inputs")
    if inputs is None:
        return {}
    if not isinstance(inputs, dict) or len(inputs) > 12:
        raise invalid("inputs")
    found = {}
    for key in inputs:
        value = inputs[key]
        if key in ("die", "wild_card", "wild_die", "modifiers", "fatigue", name):
            continue
        if not (is_number(value) or isinstance(value, str) or type(value) is bool):
            raise invalid("inputs")
        found[key] = value
    return found


def peril_plan(state, actor, intent):
    """Return the plan of what a character faces, filled in from its own sheet and condition.

    :raises RuleError: ``invalid_input`` on ``peril``, ``cannot_act``.
    """
    peril = intent.get("peril")
    if peril not in PERILS:
        raise invalid("peril")
    can_act(actor)
    if peril in ("terror", "nausea"):
        op, trait, extra, choices = _fear(actor, intent, peril)
    elif peril == "heart_attack":
        op, trait, extra, choices = "heart_attack", "vigor", {}, []
    elif peril in HAZARDS:
        extra = {"hazard": peril, "fatigue": min(2, actor["vitals"].get("fatigue", 0))}
        for key in USUAL.get(peril, {}):
            extra[key] = USUAL[peril][key]
        op, trait, choices = "hazard_check", "athletics" if peril == "bumps_and_bruises" else "vigor", []
    elif peril.startswith("poison_"):
        strength = chosen(intent, "strength", PENALTIES, "0")
        extra = {"poison": peril[7:], "strength": int(strength), "fatigue": min(2, actor["vitals"].get("fatigue", 0))}
        op, trait, choices = "poison_check", "vigor", [offered("strength", PENALTIES, strength)]
    elif peril.startswith("disease_"):
        stages = STAGES[:1] if peril == "disease_debilitating" else STAGES
        stage = chosen(intent, "stage", stages, "exposure")
        op, trait, extra = "disease_check", "vigor", {"disease": peril[8:], "stage": stage}
        choices = [offered("stage", stages, stage)] if len(stages) > 1 else []
    else:
        extra = {"mode": peril[8:], "fatigue": min(2, actor["vitals"].get("fatigue", 0))}
        op, trait, choices = "electricity_check", "vigor", []
    request, rows = trained(actor, trait)
    given = _given(intent, "hazard")
    for more in (extra, given):
        for key in more:
            request[key] = more[key]
    return {
        "op": op,
        "request": request,
        "title": text_of("swade-peril-" + peril),
        "die": request["die"],
        "modifiers": free_modifiers(state, actor) + rows,
        "choices": choices,
    }


def _fear(actor, intent, cause):
    penalty = chosen(intent, "fear_penalty", PENALTIES, "0")
    extra = {"cause": cause, "fear_penalty": int(penalty), "hesitant": "hesitant" in actor["states"]}
    return "fear_check", "spirit", extra, [offered("fear_penalty", PENALTIES, penalty)]


PLANS = {"peril": peril_plan}


def settle(draft, actor, roll):
    """Take what a peril does: Fatigue, wounds, states."""
    outcome = roll["outcome"]
    who = actor["id"]
    levels = outcome.get("fatigue_gained") or 0
    effects = outcome.get("effects") if isinstance(outcome.get("effects"), list) else []
    if not levels:
        for word in effects:
            levels = max(levels, LEVELS.get(word, 0))
        if "exhausted" in effects:
            levels = max(0, 2 - actor["vitals"].get("fatigue", 0))
    tire(draft, who, levels)
    hurt(draft, who, outcome.get("wounds") or 0, roll["id"])
    for word in effects:
        state_id = STATE_OF.get(word)
        if state_id is not None and state_id not in draft.get(["characters", who, "states"]):
            turn_on(draft, who, state_id, {"ends": ENDS[state_id]} if state_id in ENDS else {})
    if outcome.get("held"):
        turn_on(draft, who, "held")


SETTLES = {
    "fear_check": settle,
    "heart_attack": settle,
    "hazard_check": settle,
    "poison_check": settle,
    "disease_check": settle,
    "electricity_check": settle,
}


def follow(state, actor, roll, step):
    """Return what a peril leads to: a heart that may stop, damage of a current."""
    outcome = roll["outcome"]
    effects = outcome.get("effects") if isinstance(outcome.get("effects"), list) else []
    if roll["op"] == "fear_check" and "heart_attack_check" in effects:
        return [step("heart_attack", intent={"kind": "peril", "peril": "heart_attack"}, main=True)]
    return []


def treat_plan(state, actor, intent):
    """Return the plan of a Healing roll for a hazard's victim."""
    can_act(actor)
    ill = chosen(intent, "ill", TREATED, "bumps_and_bruises")
    request, rows = trained(actor, "healing")
    request["hazard"] = ill
    target = state["characters"].get(intent.get("target"))
    if ill in ("disease", "bumps_and_bruises"):
        request["fatigue"] = target["vitals"].get("fatigue", 0) if target is not None else 0
    plan = {
        "op": "hazard_treatment",
        "request": request,
        "title": text_of("swade-title-treat_ill", {"name": name_of(target) if target is not None else ""}),
        "die": request["die"],
        "modifiers": free_modifiers(state, actor) + rows,
        "choices": [offered("ill", TREATED, ill)],
    }
    return plan if target is not None else refuse(plan, RuleError("needs_a_target", "target"))


def apply_treatment(draft, roll, target):
    """Take off the Fatigue that a treatment eased.

    :raises RuleError: ``nothing_to_apply``.
    """
    if not roll["outcome"]["success"]:
        raise RuleError("nothing_to_apply", "roll")
    path = ["characters", target["id"], "vitals", "fatigue"]
    eased = roll["outcome"]["fatigue_recovered"]
    draft.set(path, max(0, draft.get(path, 0) - eased))
    if roll["request"]["hazard"] in ("poison", "smoke", "drowning"):
        turn_off(draft, target["id"], "bleeding")
    return {"result": roll["outcome"]["result"], "fatigue": -eased}


PLANS["treat"] = treat_plan
APPLIES = {"hazard_treatment": apply_treatment}
