"""Plans of what comes upon a character: resisting, holding on, being saved, getting loose and up (chapters 3 and 6)."""

from ..errors import RuleError
from ..plans import text_of
from .action_common import TARGET_STATES
from .character import advantage, body, is_minion
from .fields import EFFECTS
from .play import (
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
from .states import damage_state

# The text of each of EFFECTS, for an attack without a name.
EFFECT_TEXTS = ["mm3e-w-damage", "mm3e-w-affliction", "mm3e-w-weaken", "mm3e-w-effect-other"]
MOVES = ["stand", "quick_stand", "drop_prone", "move", "double_move", "crawl"]


def _pending(actor, kind):
    """Return what waits for this character's answer.

    :raises RuleError: ``nothing_pending``.
    """
    pending = actor["pending"]
    if pending is None or pending["kind"] != kind:
        raise RuleError("nothing_pending", "intent")
    return pending


def defense_rows(actor, defense):
    rows = [fixed(defense, actor["derived"].get(defense) or 0)]
    if defense == "toughness":
        return rows
    return rows + condition_rows(actor, [defense]) + push_rows(actor)


def against_dc(value):
    return {"value": value, "text": text_of("mm3e-against-dc", {"value": value})}


def damage_input(actor):
    """Return the damage state as the ops take it: one that this kind of target can be in."""
    state = damage_state(actor)
    return state if state in TARGET_STATES[body(actor)] else "normal"


def effect_name(pending):
    return pending.get("name") or text_of(EFFECT_TEXTS[EFFECTS.index(pending["effect"])])


# --- resisting --------------------------------------------------------------------------------------------------


def resist_plan(state, actor, intent):
    pending = _pending(actor, "resist")
    args = {"effect": effect_name(pending), "rank": pending["rank"]}
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
        "modifiers": [] if immune else kept(defense_rows(actor, defense)),
        "against": against_dc(dc),
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
        "state": damage_input(actor),
        "lethal": pending["lethal"],
    }
    return {
        "op": "damage_resistance",
        "request": request,
        "title": title,
        "die": "d20",
        "modifiers": kept(defense_rows(actor, pending["resistance"]) + [loose("bruises", -bruises)]),
        "against": against_dc(15 + pending["rank"] + pending["dc_bonus"]),
    }


def dodge_plan(state, actor, intent):
    pending = _pending(actor, "dodge")
    dc = 10 + pending["rank"]
    rows = defense_rows(actor, "dodge")
    rows.append(loose("cover", pending["cover"]))
    quick = advantage(actor["sheet"], "evasion")
    rows.append(loose("evasion", 0 if not quick else 5 if quick > 1 else 2))
    return {
        "op": "resistance_check",
        "request": {"dc": dc, "defense": "dodge"},
        "title": text_of("mm3e-title-dodge", {"effect": effect_name(pending), "rank": pending["rank"]}),
        "die": "d20",
        "modifiers": kept(rows),
        "against": against_dc(dc),
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


def ongoing_plan(state, actor, intent):
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
        "title": text_of("mm3e-title-ongoing", {"effect": effect_name(effect)}),
        "die": "d20",
        "modifiers": kept(defense_rows(actor, effect["resistance"])),
        "against": against_dc(dc),
    }


def dying_plan(state, actor, intent):
    if "dying" not in actor["states"]:
        raise RuleError("not_dying", "intent")
    return {
        "op": "dying_check",
        "request": {"failures": actor["states"]["dying"].get("failures", 0)},
        "title": text_of("mm3e-title-dying"),
        "die": "d20",
        "modifiers": kept(defense_rows(actor, "fortitude")),
        "against": against_dc(15),
    }


# --- helping, getting loose, moving -------------------------------------------------------------------------------


def stabilize_plan(state, actor, intent):
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
        "against": against_dc(15),
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


def escape_plan(state, actor, intent):
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
        "against": against_dc(10 + rank),
    }


def move_plan(state, actor, intent):
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
        "against": against_dc(20) if quick else None,
    }
