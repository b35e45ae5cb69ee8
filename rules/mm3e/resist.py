"""Plans of what comes upon a character and of what it spends: resisting, recovering, hero points, extra effort."""

from ..errors import RuleError, invalid
from ..plans import text_of
from .action_common import TARGET_STATES
from .character import EFFECTS, advantage, body, is_minion
from .play import (
    PLANS,
    YES_NO,
    chosen,
    condition_rows,
    fixed,
    kept,
    loose,
    name_of,
    need_able,
    need_target,
    offered,
    push_rows,
    trait_parts,
)
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
# The text of each of EFFECTS, for an attack without a name.
EFFECT_TEXTS = ["mm3e-w-damage", "mm3e-w-affliction", "mm3e-w-weaken", "mm3e-w-effect-other"]
BENEFITS = ["action", "modifier", "strength", "power", "speed", "resistance", "retry", "power_stunt"]
RESTS = ["minute", "ten_minutes", "hour"]
REST_MINUTES = {"minute": 1, "ten_minutes": 10, "hour": 60}
MOVES = ["stand", "quick_stand", "drop_prone", "move", "double_move", "crawl"]


def _pending(actor, kind):
    """Return what waits for this character's answer.

    :raises RuleError: ``nothing_pending``.
    """
    pending = actor["pending"]
    if pending is None or pending["kind"] != kind:
        raise RuleError("nothing_pending", "intent")
    return pending


def _defense_rows(actor, defense):
    rows = [fixed(defense, actor["derived"].get(defense) or 0)]
    if defense == "toughness":
        return rows
    return rows + condition_rows(actor, [defense]) + push_rows(actor)


def _dc(value):
    return {"value": value, "text": text_of("mm3e-against-dc", {"value": value})}


def _damage_input(actor):
    """Return the damage state as the ops take it: one that this kind of target can be in."""
    state = damage_state(actor)
    return state if state in TARGET_STATES[body(actor)] else "normal"


def _effect_name(pending):
    return pending.get("name") or text_of(EFFECT_TEXTS[EFFECTS.index(pending["effect"])])


# --- resisting --------------------------------------------------------------------------------------------------


def _resist_plan(state, actor, intent):
    pending = _pending(actor, "resist")
    args = {"effect": _effect_name(pending), "rank": pending["rank"]}
    if pending["effect"] == "damage":
        return _damage_plan(actor, pending, text_of("mm3e-title-resist", args))
    defense = pending["resistance"]
    immune = actor["derived"].get(defense) is None
    dc = 10 + pending["rank"] + pending["dc_bonus"]
    return {
        "op": "resistance_check",
        "request": {"dc": dc, "defense": defense, "immune": immune},
        "title": text_of("mm3e-title-resist", args),
        "die": "d20",
        "modifiers": [] if immune else kept(_defense_rows(actor, defense)),
        "against": _dc(dc),
        "takes": not immune,
    }


def _damage_plan(actor, pending, title):
    """Return the plan of the check against damage.

    What the character has taken counts as a modifier that is shown: the op's own penalty is evened out by its
    resistance and only says where the count goes on.
    """
    bruises = actor["vitals"].get("bruises", 0)
    request = {
        "damage_rank": pending["rank"],
        "resistance": bruises,
        "penalty": bruises,
        "dc_bonus": pending["dc_bonus"],
        "target": body(actor),
        "state": _damage_input(actor),
        "lethal": pending["lethal"],
    }
    return {
        "op": "damage_resistance",
        "request": request,
        "title": title,
        "die": "d20",
        "modifiers": kept(_defense_rows(actor, pending["resistance"]) + [loose("bruises", -bruises)]),
        "against": _dc(15 + pending["rank"] + pending["dc_bonus"]),
    }


def _dodge_plan(state, actor, intent):
    pending = _pending(actor, "dodge")
    dc = 10 + pending["rank"]
    rows = _defense_rows(actor, "dodge")
    rows.append(loose("cover", pending["cover"]))
    quick = advantage(actor["sheet"], "evasion")
    rows.append(loose("evasion", 0 if not quick else 5 if quick > 1 else 2))
    return {
        "op": "resistance_check",
        "request": {"dc": dc, "defense": "dodge"},
        "title": text_of("mm3e-title-dodge", {"effect": _effect_name(pending), "rank": pending["rank"]}),
        "die": "d20",
        "modifiers": kept(rows),
        "against": _dc(dc),
    }


def lasting_effects(actor):
    """Return the effects that hold on to a character: ``[(roll, effect, states)]``, in order of their rolls."""
    found = {}
    for state_id in sorted(actor["states"].keys()):
        effect = actor["states"][state_id].get("effect")
        if effect is not None:
            if effect["roll"] not in found:
                found[effect["roll"]] = (effect, [])
            found[effect["roll"]][1].append(state_id)
    return [(roll, found[roll][0], found[roll][1]) for roll in sorted(found.keys())]


def _ongoing_plan(state, actor, intent):
    """Shake off a lasting effect: the one that waits for an answer, else the first."""
    lasting = lasting_effects(actor)
    if not lasting:
        raise RuleError("nothing_pending", "intent")
    roll, effect, states = lasting[0]
    pending = actor["pending"]
    if pending is not None and pending["kind"] == "ongoing":
        for row in lasting:
            if row[0] == pending["roll"]:
                roll, effect, states = row
    dc = 10 + effect["rank"]
    return {
        "op": "ongoing_effect_check",
        "request": {"rank": effect["rank"], "bonus": 0, "conditions": states, "target_minion": is_minion(actor)},
        "title": text_of("mm3e-title-ongoing", {"effect": _effect_name(effect)}),
        "die": "d20",
        "modifiers": kept(_defense_rows(actor, effect["resistance"])),
        "against": _dc(dc),
    }


def _dying_plan(state, actor, intent):
    if "dying" not in actor["states"]:
        raise RuleError("not_dying", "intent")
    return {
        "op": "dying_check",
        "request": {"failures": actor["states"]["dying"].get("failures", 0)},
        "title": text_of("mm3e-title-dying"),
        "die": "d20",
        "modifiers": kept(_defense_rows(actor, "fortitude")),
        "against": _dc(15),
    }


# --- helping, getting loose, moving -------------------------------------------------------------------------------


def _stabilize_plan(state, actor, intent):
    need_able(actor)
    target = need_target(state, intent)
    if "dying" not in target["states"]:
        raise RuleError("not_dying", "target")
    rows = trait_parts(actor, "treatment")[0] + condition_rows(actor, ["treatment"]) + push_rows(actor)
    return {
        "op": "condition_rescue_check",
        "request": {"situation": "stabilize", "bonus": 0},
        "title": text_of("mm3e-title-stabilize", {"name": name_of(target)}),
        "die": "d20",
        "modifiers": kept(rows),
        "against": _dc(15),
    }


def _hold_rank(actor):
    """Return the rank of what holds a character.

    :raises RuleError: ``not_held``.
    """
    for state_id in ("bound", "restrained"):
        info = actor["states"].get(state_id)
        if info is not None and "with" not in info:
            return info["effect"]["rank"] if "effect" in info else info.get("rank", 0)
    raise RuleError("not_held", "intent")


def _escape_plan(state, actor, intent):
    rank = _hold_rank(actor)
    known = actor["derived"]
    skill = "acrobatics" if known["acrobatics"] > known["athletics"] else "athletics"
    rows = [fixed(skill, known[skill])] + condition_rows(actor, [skill]) + push_rows(actor, skill == "athletics")
    return {
        "op": "escape",
        "request": {"athletics": 0, "holder_rank": rank, "speed": max(-4, actor["sheet"]["speed"])},
        "title": text_of("mm3e-title-escape"),
        "die": "d20",
        "modifiers": kept(rows),
        "against": _dc(10 + rank),
    }


def _move_plan(state, actor, intent):
    mode = chosen(intent, "mode", MOVES, "stand" if "prone" in actor["states"] else "move")
    quick = mode == "quick_stand"
    request = {"mode": mode, "acrobatics": 0}
    if mode in ("move", "double_move", "crawl"):
        if actor["derived"]["speed"] is None:
            raise RuleError("cannot_move", "actor")
        request["speed"] = min(29, max(-4, actor["derived"]["speed"]))
    rows = [fixed("acrobatics", actor["derived"]["acrobatics"])] + condition_rows(actor, ["acrobatics"])
    return {
        "op": "move_action",
        "request": request,
        "title": text_of("mm3e-title-move", {"mode": text_of("mm3e-w-" + ("mode-move" if mode == "move" else mode))}),
        "die": "d20" if quick else None,
        "modifiers": kept(rows) if quick else [],
        "takes": quick,
        "choices": [offered("mode", MOVES, mode)],
        "against": _dc(20) if quick else None,
    }


# --- what is spent and won back -----------------------------------------------------------------------------------


def _recover_plan(state, actor, intent):
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
        made["modifiers"] = kept(_defense_rows(actor, lasting[0][1]["resistance"]))
        made["against"] = _dc(10 + request["rank"])
    return made


def _rest_plan(state, actor, intent):
    if state["fight"] is not None and actor["id"] in [row["id"] for row in state["fight"]["order"]]:
        raise RuleError("fight_running", "intent")
    rest = chosen(intent, "rest", RESTS, "minute")
    kind = body(actor)
    request = {
        "target": kind if kind in ("object", "construct") else "living",
        "state": _damage_input(actor),
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


def _hero_plan(state, actor, intent):
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


def _effort_plan(state, actor, intent):
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


_PLANS = {
    "resist": _resist_plan,
    "dodge": _dodge_plan,
    "ongoing": _ongoing_plan,
    "dying": _dying_plan,
    "stabilize": _stabilize_plan,
    "escape": _escape_plan,
    "move": _move_plan,
    "recover": _recover_plan,
    "rest": _rest_plan,
    "hero": _hero_plan,
    "effort": _effort_plan,
}


def _again_plan(state, actor, intent):
    """Return the plan of a roll made once more: what it was made with is kept, its first face is held against it."""
    roll = state["rolls"].get(intent["again"]) if isinstance(intent["again"], str) else None
    if roll is None or roll["actor"] != actor["id"] or roll["intent"]["kind"] != intent["kind"]:
        raise invalid("again")
    request = {}
    for key in roll["request"]:
        if key not in ("system", "op", "modifiers"):
            request[key] = roll["request"][key]
    request["first"] = natural_of(roll)
    rows = [{"source": row["source"], "value": row["value"], "on": True} for row in roll["modifiers"]]
    return {
        "op": roll["op"],
        "request": request,
        "title": roll["title"],
        "die": "d20",
        "modifiers": rows,
        "against": roll["against"],
        "target": roll["target"],
        "allowed": actor["vitals"].get("hero_points", 0) > 0,
        "reason": "no_hero_points",
    }


def natural_of(roll):
    """Return the face of a roll's d20.

    :raises RuleError: ``no_reroll`` where there is not just one.
    """
    faces = [die["face"] for die in roll["dice"]]
    if len(faces) != 1 or roll["dice"][0]["label"] != "d20":
        raise RuleError("no_reroll", "again")
    return faces[0]


def plan(state, actor, intent):
    """Return the plan of an intent that a character has.

    :raises RuleError: for one that is unknown, incomplete or impossible now.
    """
    if actor is None:
        raise RuleError("missing_input", "actor")
    if intent.get("again") is not None:
        return _again_plan(state, actor, intent)
    kind = intent["kind"]
    made = PLANS.get(kind) or _PLANS.get(kind)
    if made is None:
        raise invalid("intent")
    return made(state, actor, intent)


INTENTS = ["trait", "attack", "feint", "demoralize", "trip", "grab", "aid"]
INTENTS += ["resist", "dodge", "ongoing", "dying", "stabilize", "escape", "move", "recover", "rest", "hero", "effort"]
