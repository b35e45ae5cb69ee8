"""Plans of what is won back and spent: recovering, rest, hero points, extra effort (chapters 1, 6.6 and 8)."""

from ..errors import RuleError
from ..plans import text_of
from .character import body
from .play import YES_NO, chosen, kept, need_able, offered
from .resist import against_dc, damage_input, defense_rows, lasting_effects
from .states import condition_ids, damage_state, fatigue_state

RECOVERABLE = ["dazed", "exhausted", "fatigued", "stunned"]
HERO_USES = [
    "inspiration",
    "recover",
    "heroic_feat",
    "edit_scene",
    "instant_counter",
    "shake_fatigue",
    "equipment_stunt",
    "have_equipment",
    "alternate_equipment",
    "replace_equipment",
    "borrowed_device",
    "improvise_device",
    "improvise_ritual",
    "extend_improvised",
    "have_invention",
    "reuse_invention",
    "descriptor_boon",
]
BENEFITS = ["action", "modifier", "strength", "power", "speed", "resistance", "retry", "power_stunt"]
RESTS = ["minute", "ten_minutes", "hour"]
REST_MINUTES = {"minute": 1, "ten_minutes": 10, "hour": 60}


def recover_plan(state, actor, intent):
    """The recover action of a conflict: a step of damage, a step of tiredness, or a check against what holds on."""
    hurt, tired = damage_state(actor), fatigue_state(actor)
    lasting = lasting_effects(actor)
    what = ["damage", "fatigue"] + (["resistance"] if lasting else [])
    default = "fatigue" if tired != "none" and hurt == "normal" and not actor["vitals"].get("bruises") else "damage"
    choice = chosen(intent, "recover", what, default)
    if "recovered" in actor["states"]:
        raise RuleError("recovered_already", "intent")
    if hurt not in ("normal", "dazed", "staggered") or tired == "incapacitated":
        raise RuleError("cannot_act", "actor")
    request = {
        "choice": choice,
        "state": hurt,
        "penalty": actor["vitals"].get("bruises", 0),
        "fatigue": tired,
        "bonus": 0,
    }
    made = {
        "op": "recover",
        "request": request,
        "title": text_of("mm3e-title-recover"),
        "choices": [offered("recover", what, choice)],
        "takes": choice == "resistance",
    }
    if choice == "resistance":
        request["rank"] = lasting[0][1]["rank"]
        made["die"] = "d20"
        made["modifiers"] = kept(defense_rows(actor, lasting[0][1]["resistance"]))
        made["against"] = against_dc(10 + request["rank"])
    return made


def rest_plan(state, actor, intent):
    if state["fight"] is not None and actor["id"] in [row["id"] for row in state["fight"]["order"]]:
        raise RuleError("fight_running", "intent")
    rest = chosen(intent, "rest", RESTS, "minute")
    kind = body(actor)
    request = {
        "target": kind if kind in ("object", "construct") else "living",
        "state": damage_input(actor),
        "penalty": actor["vitals"].get("bruises", 0),
        "units": REST_MINUTES[rest],
    }
    return {
        "op": "rest_recovery",
        "request": request,
        "title": text_of("mm3e-title-rest"),
        "choices": [offered("rest", RESTS, rest)],
        "takes": False,
    }


def hero_plan(state, actor, intent):
    conditions = condition_ids(actor["states"])
    eased = [condition for condition in RECOVERABLE if condition in conditions]
    use = chosen(intent, "use", HERO_USES, "recover" if eased else "inspiration")
    entry = {"use": use}
    choices = [offered("use", HERO_USES, use)]
    if use == "recover":
        if not eased:
            raise RuleError("nothing_to_recover", "choose")
        entry["condition"] = chosen(intent, "condition", eased, eased[0])
        choices.append(offered("condition", eased, entry["condition"]))
    if use == "heroic_feat":
        entry["advantage_type"] = "general"
    points = actor["vitals"].get("hero_points", 0)
    return {
        "op": "hero_point_spend",
        "request": {"hero_points": points, "uses": [entry], "conditions": conditions},
        "title": text_of("mm3e-title-hero"),
        "choices": choices,
        "takes": False,
        "allowed": points > 0,
        "reason": None if points > 0 else "no_hero_points",
    }


def effort_plan(state, actor, intent):
    need_able(actor)
    benefit = chosen(intent, "benefit", BENEFITS, "action")
    pay = chosen(intent, "pay", YES_NO, "no")
    if actor["turn"].get("effort") is True or "strained" in actor["states"]:
        raise RuleError("effort_already", "intent")
    return {
        "op": "extra_effort",
        "request": {
            "benefit": benefit,
            "fatigue": fatigue_state(actor),
            "pay_hero_point": pay == "yes",
            "hero_points": actor["vitals"].get("hero_points", 0),
        },
        "title": text_of("mm3e-title-effort"),
        "choices": [offered("benefit", BENEFITS, benefit), offered("pay", YES_NO, pay)],
        "takes": False,
    }
