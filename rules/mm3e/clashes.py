"""Plans of maneuvers that need no attack of the sheet: feint, demoralize, trip, grab, aid (chapters 6.6 and 6.7)."""

from ..plans import text_of
from .attacks import against_target, attack_rows
from .character import UNARMED, attack_parts, is_down, is_minion
from .play import (
    YES_NO,
    chosen,
    circumstance_rows,
    condition_rows,
    fixed,
    kept,
    name_of,
    need_able,
    need_target,
    offered,
    push_rows,
    trait_parts,
)


def interaction_plan(maneuver):
    skill = {"feint": "deception", "demoralize": "intimidation"}[maneuver]

    def make(state, actor, intent):
        need_able(actor)
        target = need_target(state, intent)
        passive = chosen(intent, "passive", YES_NO, "yes")
        known = target["derived"]
        other = "deception" if maneuver == "feint" else "will"
        request = {"maneuver": maneuver, "bonus": 0, "target_insight": known["insight"], "passive": passive == "yes"}
        request["target_" + other] = known[other] or 0
        rows = trait_parts(actor, skill)[0] + condition_rows(actor, [skill]) + push_rows(actor)
        added, choices = circumstance_rows(intent, False)
        value = 10 + max(known["insight"], known[other] or 0)
        against = None
        if passive == "yes":
            against = {
                "value": value,
                "text": text_of("mm3e-against-routine", {"name": name_of(target), "value": value}),
            }
        return {
            "op": "interaction_maneuver",
            "request": request,
            "title": text_of("mm3e-title-" + maneuver),
            "die": "d20",
            "modifiers": kept(rows + added),
            "choices": [offered("passive", YES_NO, passive)] + choices,
            "against": against,
        }

    return make


def _close_rows(state, actor, target, intent):
    """Return ``(modifiers, choices)`` of a close attack with bare hands."""
    rows, choices, _ = attack_rows(state, actor, UNARMED, target, intent)
    return kept(rows), choices


def _contest_skills(character, prefix):
    """Return the two skills that trips are rolled with, as an op's inputs."""
    return {
        prefix + "acrobatics": character["derived"]["acrobatics"],
        prefix + "athletics": character["derived"]["athletics"],
    }


def trip_plan(state, actor, intent):
    need_able(actor)
    target = need_target(state, intent)
    rows, choices = _close_rows(state, actor, target, intent)
    value, _, against = against_target(UNARMED, target)
    request = {"attack_bonus": 0, "parry": value, "counter": not is_down(target)}
    for part in (_contest_skills(actor, ""), _contest_skills(target, "target_")):
        for key in part:
            request[key] = part[key]
    return {
        "op": "trip",
        "request": request,
        "title": text_of("mm3e-title-trip"),
        "die": "d20",
        "modifiers": rows,
        "choices": choices,
        "against": against,
    }


def held_degrees(actor, target):
    """Return by how many degrees this character holds that one, 0 for not at all."""
    for state_id in ("bound", "restrained"):
        info = target["states"].get(state_id, {})
        if info.get("holder") == actor["id"]:
            return info.get("degrees", 1)
    return 0


def grab_plan(state, actor, intent):
    need_able(actor)
    target = need_target(state, intent)
    held = held_degrees(actor, target)
    rows, choices = _close_rows(state, actor, target, intent)
    value, _, against = against_target(UNARMED, target)
    request = {
        "step": "improve" if held else "grab",
        "rank": actor["derived"]["strength"],
        "attack_bonus": 0,
        "defense": value,
        "target_strength": target["derived"]["strength"],
        "target_dodge": target["derived"]["dodge"],
        "prior_degrees": held,
        "target_minion": is_minion(target),
    }
    return {
        "op": "grab",
        "request": request,
        "title": text_of("mm3e-title-grab"),
        "die": "d20",
        "modifiers": rows,
        "choices": choices,
        "against": against,
    }


def aid_plan(state, actor, intent):
    need_able(actor)
    need_target(state, intent)
    benefit = chosen(intent, "benefit", ["attack", "defense"], "attack")
    rows = [fixed(row["source"], row["value"]) for row in attack_parts(actor["sheet"], UNARMED)]
    rows += condition_rows(actor, ["attack"]) + push_rows(actor)
    return {
        "op": "aid_attack",
        "request": {"attack_bonus": 0, "benefit": benefit},
        "title": text_of("mm3e-title-aid"),
        "die": "d20",
        "modifiers": kept(rows),
        "choices": [offered("benefit", ["attack", "defense"], benefit)],
        "against": {"value": 10, "text": text_of("mm3e-against-dc", {"value": 10})},
    }
