"""What a Bandeirantes roll changes: for whoever rolled by itself, for a target where somebody says so."""

from ..commands_people import turn_off
from ..errors import RuleError
from .body import (
    BLEEDING,
    add_bleeding,
    add_wound,
    follow_ills,
    follow_wounds,
    has,
    kill,
    lose_resistance,
    put_on,
    set_resistance,
)
from .book import book
from .care import treatment_of
from .choosing import Choices
from .passing import ROUNDS_A_DAY, ROUNDS_A_HOUR, hurt_by_poison
from .poisons import POISONS
from .results import LAYERS_OPS, holds, shield_step
from .sheet import COVERS, attribute_of, row_of, shield_of, shooting_threat

FUMBLE_STATES = {"loses_initiative": "lost_initiative", "drops_weapon": "disarmed", "bad_position": "bad_position"}
STROKE_STATES = {"loses_initiative": "lost_initiative", "drops_weapon": "disarmed", "loses_next_action": "lost_action"}
# Rolls that are an action: what waits for the next action ends with them.
ACTIONS = ["trait", "attack", "cast", "treat"]


def _path(character_id, *rest):
    return ["characters", character_id] + list(rest)


# --- by itself -------------------------------------------------------------------------------------------------


def settle(draft, roll):
    """Carry out what a roll changes for whoever rolled, and let its target answer."""
    kind = roll["intent"]["kind"]
    if kind == "op":
        return
    actor = draft.state["characters"][roll["actor"]]
    if kind in ACTIONS:
        _end_next_action(draft, actor, roll)
    handler = _SETTLE.get(kind)
    if handler is not None:
        handler(draft, actor, roll)
    if roll["op"] == "magic_resistance":
        _settle_warding(draft, actor, roll)


def _end_next_action(draft, actor, roll):
    sources = [row["source"] for row in roll["modifiers"]]
    for state_id, source in (("bad_position", "bad_position"), ("focused", "concentrated")):
        if has(draft, actor["id"], state_id) and source in sources:
            turn_off(draft, actor["id"], state_id)


def _settle_attack(draft, actor, roll):
    choose = roll["intent"].get("choose") or {}
    if choose.get("charge") == "yes":
        put_on(draft, actor["id"], "charged")
    if roll["op"] == "ranged_attack" and roll["outcome"]["success"] and roll["target"] is not None:
        weapon = actor["sheet"]["weapons"][roll["intent"]["weapon"]]
        pending = {"kind": "dodge", "threat": shooting_threat(weapon), "roll": roll["id"]}
        draft.set(_path(roll["target"], "pending"), pending)


def _settle_dodge(draft, actor, roll):
    pending = actor["pending"]
    draft.set(_path(actor["id"], "pending"), None)
    if pending is None or pending["kind"] != "dodge" or not roll["outcome"]["success"]:
        return
    shot = draft.state["rolls"].get(pending["roll"])
    if shot is not None:
        steps = [shield_step(shot)] if roll["outcome"]["effects"] else []
        draft.set(["rolls", shot["id"], "next"], steps)


def _settle_resist(draft, actor, roll):
    pending = actor["pending"]
    if pending is None or pending["kind"] != "resist":
        return
    draft.set(_path(actor["id"], "pending"), None)
    if roll["outcome"]["success"] and pending["roll"] in draft.state["rolls"]:
        draft.set(["rolls", pending["roll"], "next"], [])


def _settle_warding(draft, actor, roll):
    if has(draft, actor["id"], "warded"):
        turn_off(draft, actor["id"], "warded")
    if roll["outcome"]["master_stroke"]:
        put_on(draft, actor["id"], "warded")


def _settle_knockout(draft, actor, roll):
    draft.set(_path(actor["id"], "pending"), None)
    if roll["outcome"]["unconscious"]:
        put_on(draft, actor["id"], "unconscious", {"long": roll["outcome"]["long_unconsciousness"]})


def _settle_endure(draft, actor, roll):
    pending = actor["pending"]
    draft.set(_path(actor["id"], "pending"), None)
    if roll["outcome"]["success"]:
        return
    if pending["test"] == "luck_test":
        kill(draft, actor["id"], pending["poison"])
    else:
        # Ruling: a heart that stops fells the victim; whether help comes in time is the game master's
        put_on(draft, actor["id"], "unconscious", {"long": True})


def _settle_cast(draft, actor, roll):
    outcome = roll["outcome"]
    draft.set(_path(actor["id"], "vitals", "magic_power"), outcome["power_left"])
    if outcome["resistance_spent"]:
        set_resistance(draft, actor["id"], outcome["resistance_left"])
    if roll["op"] != "spell_cast" or roll["intent"]["kind"] != "cast" or roll["target"] is None:
        return
    if not outcome["success"] or outcome["hit"] is False or outcome["defense"] is None:
        return
    spell = actor["sheet"]["spells"][roll["intent"]["spell"]]
    pending = {"kind": "resist", "roll": roll["id"]}
    if outcome["defense"] == "dodge_or_shield":
        pending = {"kind": "dodge", "threat": spell["threat"], "roll": roll["id"]}
    draft.set(_path(roll["target"], "pending"), pending)


def _settle_treat(draft, actor, roll):
    if roll["op"] == "spell_cast":
        _settle_cast(draft, actor, roll)


def _settle_renew(draft, actor, roll):
    left = actor["vitals"]["magic_power"] - roll["outcome"]["renewal_cost"]
    draft.set(_path(actor["id"], "vitals", "magic_power"), left)


def _settle_rest(draft, actor, roll):
    draft.set(_path(actor["id"], "vitals", "magic_power"), roll["outcome"]["power"])


def _settle_fumble(draft, actor, roll):
    state_id = FUMBLE_STATES.get(roll["outcome"]["result"])
    if state_id is not None:
        put_on(draft, actor["id"], state_id)


def _new_ill(ill, route, shows, hard, incapacitated):
    return {
        "ill": ill,
        "day": 0,
        "route": route,
        "until_shows": shows,
        "until_hard": hard,
        "until_incapacitated": incapacitated,
        "gone": 0,
    }


def _add_ill(draft, actor, ill):
    ills = [old for old in actor["sheet"]["ills"] if old["ill"] != ill["ill"]]
    draft.set(_path(actor["id"], "sheet", "ills"), ills[-9:] + [ill])
    follow_ills(draft, actor["id"])


def _settle_poison(draft, actor, roll):
    outcome, request = roll["outcome"], roll["request"]
    if not outcome["affected"]:
        return
    hours = outcome["incapacitated_after_hours"] or 0
    ill = _new_ill(request["poison"], request["route"], 0, outcome["hard_after_rounds"], hours * ROUNDS_A_HOUR)
    _add_ill(draft, actor, ill)
    if outcome["blind"]:
        put_on(draft, actor["id"], "blind", {"with": "poisoned"})


def _settle_poison_damage(draft, actor, roll):
    rows, done = [], False
    for ill in actor["sheet"]["ills"]:
        if not done and ill["ill"] == roll["request"]["poison"] and ill["day"] == 0:
            ill = dict(ill)
            ill["day"] = 1
            done = True
        rows.append(ill)
    draft.set(_path(actor["id"], "sheet", "ills"), rows)
    hurt_by_poison(draft, actor["id"], roll["request"]["poison"], roll["outcome"])
    follow_ills(draft, actor["id"])


def _settle_disease(draft, actor, roll):
    rounds = int(roll["outcome"]["days"] * ROUNDS_A_DAY)
    ill = _new_ill(roll["request"]["disease"], "ingested", rounds, 0, 0)
    if rounds == 0:
        ill["day"] = 1
    _add_ill(draft, actor, ill)


def _settle_learn(draft, actor, roll):
    sheet, outcome, request = actor["sheet"], roll["outcome"], roll["request"]
    intent = roll["intent"]
    draft.set(_path(actor["id"], "sheet", "experience"), sheet["experience"] - outcome["cost"])
    if request["kind"] == "power":
        draft.set(_path(actor["id"], "sheet", "attributes", "magic_power"), request["to"])
        path = _path(actor["id"], "vitals", "magic_power")
        draft.set(path, draft.get(path, 0) + outcome["points"])
    elif request["kind"] == "magic_resistance":
        draft.set(_path(actor["id"], "sheet", "attributes", "magic_resistance"), request["to"])
    elif intent.get("spell") is not None:
        rows = list(sheet["spells"])
        rows[intent["spell"]] = _raised(rows[intent["spell"]], request["to"], outcome["points"])
        draft.set(_path(actor["id"], "sheet", "spells"), rows)
    else:
        draft.set(_path(actor["id"], "sheet", "skills"), _with_skill(sheet, intent["skill"], request["to"], outcome))


def _raised(row, level, points):
    row = dict(row)
    row["level"] = level
    row["raised"] = min(3, row["raised"] + points)
    return row


def _with_skill(sheet, skill, level, outcome):
    rows = []
    for row in sheet["skills"]:
        rows.append(_raised(row, level, outcome["points"]) if row["id"] == skill else row)
    if row_of(sheet, skill) is None:
        new = {"id": skill, "name": "", "level": 1, "attribute": attribute_of(skill), "raised": 0}
        rows.append(_raised(new, level, outcome["points"]))
    return rows


def _settle_session(draft, actor, roll):
    sheet = actor["sheet"]
    draft.set(_path(actor["id"], "sheet", "experience"), min(999, sheet["experience"] + roll["outcome"]["total"]))
    for field in ("skills", "spells"):
        rows = []
        for row in sheet[field]:
            row = dict(row)
            row["raised"] = 0
            rows.append(row)
        draft.set(_path(actor["id"], "sheet", field), rows)


_SETTLE = {
    "attack": _settle_attack,
    "dodge": _settle_dodge,
    "resist": _settle_resist,
    "knockout": _settle_knockout,
    "endure": _settle_endure,
    "cast": _settle_cast,
    "treat": _settle_treat,
    "renew": _settle_renew,
    "rest": _settle_rest,
    "fumble": _settle_fumble,
    "poison": _settle_poison,
    "poison_damage": _settle_poison_damage,
    "disease": _settle_disease,
    "learn": _settle_learn,
    "session": _settle_session,
}


# --- to a target -----------------------------------------------------------------------------------------------


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


def _worn_at(sheet, location):
    """Return the places of the pieces that protect a spot, the outermost first."""
    places = []
    for index, piece in enumerate(sheet["armor"]):
        covers = piece["covers"] or COVERS[piece["item"]]
        if piece["worn"] and location in covers:
            places.append(index)
    return places


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
    told = absorb(draft, target, _worn_at(target["sheet"], location), outcome["damage"], kind)
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
        draft.set(_path(target["id"], "pending"), {"kind": "knockout", "damage": hurt, "before": before})


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
