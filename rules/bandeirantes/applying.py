"""What a Bandeirantes roll does to a target where somebody says so (Dano, Absorção, Golpe de mestre e falha)."""

from ..commands_people import turn_off, wait_for
from ..errors import RuleError
from .body import (
    BLEEDING,
    add_bleeding,
    add_wound,
    follow_ills,
    follow_wounds,
    has,
    lose_resistance,
    put_on,
    set_resistance,
)
from .book import book
from .care import treatment_of
from .choosing import Choices
from .figures import shield_of, worn_at
from .poisons import POISONS
from .results import LAYERS_OPS, holds

STROKE_STATES = {"loses_initiative": "lost_initiative", "drops_weapon": "disarmed", "loses_next_action": "lost_action"}


def _path(character_id, *rest):
    return ["characters", character_id] + list(rest)


def apply(draft, roll, target):
    """Let a roll take effect on a target; return what the log tells.

    :raises RuleError: ``nothing_to_apply``.
    """
    kind = roll["intent"]["kind"]
    if roll["op"] in LAYERS_OPS:
        return _apply_damage(draft, roll, target)
    if roll["op"] == "master_stroke_table":
        return _apply_stroke(draft, roll, target)
    choose = roll["intent"].get("choose") or {}
    if kind == "attack" and choose.get("location") == "disarm" and roll["outcome"]["success"]:
        put_on(draft, target["id"], "disarmed")
        return {"states": ["disarmed"]}
    if kind == "treat" and roll["outcome"]["success"]:
        return _apply_treatment(draft, roll, target)
    raise RuleError("nothing_to_apply", "roll")


def _apply_stroke(draft, roll, target):
    result = roll["outcome"]["result"]
    if result == "mortal_wound" and target["count"] > 1:
        # one of a group is out of the fight; the others are whole
        draft.set(_path(target["id"], "count"), target["count"] - 1)
        return {"states": [], "count": target["count"] - 1}
    if result in ("grave_wound", "mortal_wound"):
        add_wound(draft, target["id"], result)
        return {"states": [result]}
    state_id = STROKE_STATES.get(result, result)
    put_on(draft, target["id"], state_id)
    return {"states": [state_id]}


def absorb(draft, target, places, damage, kind):
    """Let pieces of protection take a blow and wear out; return what the op tells."""
    armor = list(target["sheet"]["armor"])
    layers = [{"item": armor[place]["item"], "resistance": armor[place]["resistance"]} for place in places]
    told = book.start("absorption", {"damage": damage, "type": kind, "layers": layers})
    for index, place in enumerate(places):
        layer = told["layers"][index]
        if layer["resistance_lost"]:
            piece = dict(armor[place])
            piece["resistance"] = layer["resistance_left"]
            armor[place] = piece
    draft.set(_path(target["id"], "sheet", "armor"), armor)
    return told


def _apply_damage(draft, roll, target):
    """Take a blow through the protection where it lands, then off Resistance, with what follows from it."""
    outcome, request = roll["outcome"], roll["request"]
    if roll["op"] == "unarmed_attack":
        kind, location = outcome["damage_type"], "torso"
    else:
        kind, location = request["type"], request.get("location", "torso")
    if roll["intent"].get("shield") is True:
        return _apply_to_shield(draft, roll, target, kind)
    told = absorb(draft, target, worn_at(target["sheet"], location), outcome["damage"], kind)
    hurt = told["to_body"]
    broken = [layer["item"] for layer in told["layers"] if layer["destroyed"] and layer["resistance_lost"]]
    before = target["vitals"]["resistance"]
    report = {"damage": outcome["damage"], "hurt": hurt, "broken": broken}
    if target["count"] > 1 and before - hurt <= 0:
        # one of a group falls; the next is unhurt
        draft.set(_path(target["id"], "count"), target["count"] - 1)
        set_resistance(draft, target["id"], target["derived"]["resistance_max"])
        report["count"] = target["count"] - 1
        return report
    lose_resistance(draft, target["id"], hurt)
    report["resistance"] = draft.get(_path(target["id"], "vitals", "resistance"))
    if hurt > 0:
        _mark_blow(draft, roll, target, kind, location, hurt, before)
    return report


def _mark_blow(draft, roll, target, kind, location, hurt, before):
    """Write what a blow that reached the body leaves: bleeding, a hold, a test to keep one's senses."""
    choose = roll["intent"].get("choose") or {}
    bleeds = choose.get("bleeds", "yes" if kind == "piercing" else "no") == "yes"
    if bleeds and kind in ("cutting", "piercing"):
        add_bleeding(draft, target["id"], "wounds")
    if holds(roll):
        put_on(draft, target["id"], "held")
    standing = not has(draft, target["id"], "fallen") and not has(draft, target["id"], "dead")
    if location == "head" and 2 * hurt > before and standing:
        wait_for(draft, target["id"], {"kind": "knockout", "damage": hurt, "before": before})


def _apply_to_shield(draft, roll, target, kind):
    """Let the shield that stopped a blow take it; what it cannot bear is lost."""
    place = shield_of(target["sheet"])
    if place is None:
        raise RuleError("nothing_to_apply", "roll")
    # Ruling: where a blow lands on a body does not multiply what it does to a shield
    damage = roll["outcome"].get("weapon_damage", roll["outcome"]["damage"])
    told = absorb(draft, target, [place], damage, kind)
    layer = told["layers"][0]
    report = {"damage": damage, "hurt": 0, "broken": [layer["item"]] if layer["destroyed"] else []}
    return report


def _apply_treatment(draft, roll, target):
    """Carry out what a treatment that worked can do; points that the summary leaves open are the game master's."""
    actor = draft.state["characters"].get(roll["actor"])
    if actor is None:
        raise RuleError("nothing_to_apply", "roll")
    condition, method, told = treatment_of(draft.state, actor, roll["intent"], Choices(roll["intent"]))
    report = {"condition": condition, "method": method, "result": told["result"], "restores": told["restores"]}
    if told["result"] != "cures":
        return report
    if condition == "bleeding":
        for vital in BLEEDING:
            draft.set(_path(target["id"], "vitals", vital), 0)
        follow_wounds(draft, target["id"])
        return report
    gone = POISONS if condition == "poison" else [condition]
    kept = [ill for ill in target["sheet"]["ills"] if ill["ill"] not in gone]
    if len(kept) != len(target["sheet"]["ills"]):
        draft.set(_path(target["id"], "sheet", "ills"), kept)
        if condition == "poison" and has(draft, target["id"], "incapacitated"):
            turn_off(draft, target["id"], "incapacitated")
    follow_ills(draft, target["id"])
    return report
