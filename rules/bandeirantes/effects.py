"""What a Bandeirantes roll changes by itself: for whoever rolled, and what it asks of its target."""

from ..commands_people import answered, turn_off, wait_for
from .body import follow_ills, has, kill, put_on, set_resistance
from .figures import shooting_threat
from .passing import ROUNDS_A_DAY, ROUNDS_A_HOUR, hurt_by_poison
from .results import shield_step
from .sheet import attribute_of, row_of

FUMBLE_STATES = {"loses_initiative": "lost_initiative", "drops_weapon": "disarmed", "bad_position": "bad_position"}
# Rolls that are an action: what waits for the next action ends with them.
ACTIONS = ["trait", "attack", "cast", "treat"]


def _path(character_id, *rest):
    return ["characters", character_id] + list(rest)


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
        wait_for(draft, roll["target"], pending)


def _answered(draft, actor, kind):
    """Take away what this roll answers and return it; None where nothing of the kind waits first."""
    pending = actor["pending"]
    if pending is None or pending["kind"] != kind:
        return None
    answered(draft, actor["id"])
    return pending


def _settle_dodge(draft, actor, roll):
    pending = _answered(draft, actor, "dodge")
    if pending is None or not roll["outcome"]["success"]:
        return
    shot = draft.state["rolls"].get(pending["roll"])
    if shot is not None:
        steps = [shield_step(shot)] if roll["outcome"]["effects"] else []
        draft.set(["rolls", shot["id"], "next"], steps)


def _settle_resist(draft, actor, roll):
    pending = _answered(draft, actor, "resist")
    if pending is None or pending["roll"] not in draft.state["rolls"]:
        return
    path = ["rolls", pending["roll"], "next"]
    if roll["outcome"]["success"]:
        draft.set(path, [])
    elif "maximum_spell_effect" in roll["outcome"]["effects"]:
        draft.set(path, [_greatest(step) for step in draft.get(path)])


def _greatest(step):
    """Return a step whose damage is the greatest that it can be."""
    if step["intent"] is None or step["intent"]["kind"] != "damage":
        return step
    step = dict(step)
    step["intent"] = dict(step["intent"])
    step["intent"]["master"] = True
    return step


def _settle_warding(draft, actor, roll):
    if has(draft, actor["id"], "warded"):
        turn_off(draft, actor["id"], "warded")
    if roll["outcome"]["master_stroke"]:
        put_on(draft, actor["id"], "warded")


def _settle_knockout(draft, actor, roll):
    _answered(draft, actor, "knockout")
    if roll["outcome"]["unconscious"]:
        put_on(draft, actor["id"], "unconscious", {"long": roll["outcome"]["long_unconsciousness"]})


def _settle_endure(draft, actor, roll):
    pending = _answered(draft, actor, "endure")
    if pending is None or roll["outcome"]["success"]:
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
    wait_for(draft, roll["target"], pending)


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
