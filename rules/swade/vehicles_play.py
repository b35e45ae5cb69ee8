"""Vehicles and mounts as characters of the table (chapters 10, 19 and 28): boarded, driven, hit, repaired."""

from ..commands_people import refresh, tie, tied, turn_off, turn_on, wait_for
from ..errors import RuleError
from ..plans import refuse, text_of
from .book import book
from .chase_vehicles import USUAL_LIMIT, WOUND_LIMITS
from .plan_parts import (
    YES_NO,
    against_of,
    can_act,
    chosen,
    free_modifiers,
    name_of,
    offered,
    scale_of,
    state_modifiers,
    target_of,
    trained,
    trait_name,
)
from .sheet import is_vehicle

FACILITIES = ["field", "garage", "excellent"]
DAMAGED = ["steering_hit", "locomotion_hit", "wrecked"]


def vehicle_of(state, actor):
    """Return the vehicle that somebody drives, None where there is none."""
    for other in actor.get("toward") or {}:
        if tied(actor, other, "drives") and other in state["characters"]:
            return state["characters"][other]
    return None


def driver_of(state, vehicle):
    """Return who drives a vehicle, None where nobody does."""
    for other in state["character_order"]:
        if tied(state["characters"][other], vehicle["id"], "drives"):
            return state["characters"][other]
    return None


def wounds_of(character):
    """Return how many wounds a vehicle bears."""
    return WOUND_LIMITS.get(scale_of(character["sheet"]["size"]), USUAL_LIMIT)


def handling_of(vehicle):
    """Return a vehicle's Handling as it stands: each wound and steering hit takes one, four at most."""
    hits = vehicle["states"].get("steering_hit", {}).get("count", 0)
    lost = min(4, vehicle["vitals"].get("wounds", 0) + hits)
    return vehicle["derived"].get("handling", 0) - lost


def drive_plan(state, actor, intent):
    """Return the plan of handling the vehicle at whose wheel somebody sits.

    :raises RuleError: ``no_vehicle``, ``cannot_act``.
    """
    can_act(actor)
    vehicle = vehicle_of(state, actor)
    if vehicle is None:
        raise RuleError("no_vehicle", "intent")
    can_act(vehicle)
    skill = vehicle["derived"].get("drive_skill", "driving")
    request, rows = trained(actor, skill)
    if "convicted" in actor["states"]:
        request["conviction"] = True
    modifiers, choices = state_modifiers(state, actor, skill, intent)
    handling = handling_of(vehicle)
    if handling:
        rows = rows + [{"source": "handling", "value": handling, "on": True}]
    title = text_of("swade-title-drive", {"trait": trait_name(actor, skill), "name": name_of(vehicle)})
    return {
        "op": "trait_roll",
        "request": request,
        "title": title,
        "die": request["die"],
        "modifiers": modifiers + rows,
        "choices": choices,
        "against": against_of(4, "target"),
        "target": vehicle["id"],
    }


def board_plan(state, actor, intent):
    """Return the plan of getting into a vehicle or onto a mount."""
    can_act(actor)
    target = target_of(state, intent)
    name = name_of(target) if target is not None else ""
    plan = {"op": "deed", "request": {}, "title": text_of("swade-title-board", {"name": name}), "takes": False}
    if target is None:
        return refuse(plan, RuleError("needs_a_target", "target"))
    if "wrecked" in target["states"] or "dead" in target["states"]:
        return refuse(plan, RuleError("cannot_act", "target"))
    other = driver_of(state, target)
    if other is not None and other["id"] != actor["id"]:
        return refuse(plan, RuleError("taken", "target"))
    return plan


def alight_plan(state, actor, intent):
    """Return the plan of getting out or off.

    :raises RuleError: ``no_vehicle``.
    """
    vehicle = vehicle_of(state, actor)
    if vehicle is None:
        raise RuleError("no_vehicle", "intent")
    title = text_of("swade-title-alight", {"name": name_of(vehicle)})
    return {"op": "deed", "request": {}, "title": title, "takes": False, "target": vehicle["id"]}


def mounted_fall_plan(state, actor, intent):
    """Return the plan of staying in the saddle.

    :raises RuleError: ``no_vehicle``.
    """
    mount = vehicle_of(state, actor)
    if "mounted" not in actor["states"] or mount is None:
        raise RuleError("no_vehicle", "intent")
    request, rows = trained(actor, "riding")
    request["mount_running"] = mount["turn"].get("ran") is True or actor["turn"].get("ran") is True
    return {
        "op": "mounted_fall",
        "request": request,
        "title": text_of("swade-title-mounted_fall"),
        "die": request["die"],
        "modifiers": free_modifiers(state, actor) + rows,
        "against": against_of(4, "target"),
    }


def repair_plan(state, actor, intent):
    """Return the plan of mending a vehicle."""
    can_act(actor)
    target = target_of(state, intent)
    facility = chosen(intent, "facility", FACILITIES, "garage")
    parts = chosen(intent, "parts", YES_NO, "no")
    request, rows = trained(actor, "repair")
    plan = {
        "op": "vehicle_repair",
        "request": request,
        "title": text_of("swade-title-repair", {"name": name_of(target) if target is not None else ""}),
        "die": request["die"],
        "modifiers": free_modifiers(state, actor) + rows,
        "choices": [offered("facility", FACILITIES, facility)],
        "against": against_of(4, "target"),
    }
    if target is None or not is_vehicle(target):
        request["wounds"] = 0
        return refuse(plan, RuleError("needs_a_target", "target"))
    request["wounds"] = target["vitals"].get("wounds", 0)
    if "wrecked" in target["states"]:
        request["wrecked"] = True
        request["full_shop_and_parts"] = parts == "yes"
        plan["choices"] = [offered("parts", YES_NO, parts)]
    else:
        request["facility"] = facility
    if request["wounds"] < 1:
        return refuse(plan, RuleError("nothing_to_repair", "target"))
    return plan


PLANS = {
    "drive": drive_plan,
    "board": board_plan,
    "alight": alight_plan,
    "mounted_fall": mounted_fall_plan,
    "repair": repair_plan,
}

# --- what it changes ---------------------------------------------------------------------------------------------


def settle_deed(draft, actor, roll):
    """Get in, on, out or off."""
    kind = roll["intent"]["kind"]
    if kind == "board":
        leave_vehicle(draft, draft.state["characters"][actor["id"]])
        target = draft.state["characters"][roll["target"]]
        tie(draft, actor["id"], target["id"], "drives", True)
        if not is_vehicle(target):
            turn_on(draft, actor["id"], "mounted")
        refresh(draft, target["id"])
    elif kind == "alight":
        leave_vehicle(draft, actor)


def leave_vehicle(draft, actor):
    """Let somebody sit in or on nothing any more."""
    vehicle = vehicle_of(draft.state, actor)
    turn_off(draft, actor["id"], "mounted")
    if vehicle is not None:
        tie(draft, actor["id"], vehicle["id"], "drives", None)
        refresh(draft, vehicle["id"])


def settle_drive(draft, actor, roll):
    """A vehicle that was out of control is in hand again."""
    pending = actor["pending"]
    vehicle = draft.state["characters"].get(roll["target"])
    if vehicle is not None and roll["outcome"]["success"]:
        turn_off(draft, vehicle["id"], "out_of_control")
    elif vehicle is not None and pending is not None and pending["kind"] == "control":
        turn_on(draft, vehicle["id"], "out_of_control")
    if pending is not None and pending["kind"] == "control":
        draft.set(["characters", actor["id"], "pending"], None)


def settle_fall(draft, actor, roll):
    """Fall off, where it came to that."""
    if roll["outcome"]["falls"]:
        leave_vehicle(draft, actor)
        turn_on(draft, actor["id"], "prone")


SETTLES = {"mounted_fall": settle_fall}


def hit(draft, request, total, target):
    """Let damage meet a vehicle: wounds, a critical hit, control lost. A generator. Returns what the log tells."""
    toughness = target["derived"]["toughness"] - min(target["derived"]["armor"], request.get("ap", 0))
    steering = target["states"].get("steering_hit", {}).get("count", 0)
    told = book.start(
        "vehicle_damage",
        {
            "damage": max(0, total),
            "toughness": max(1, toughness),
            "scale": scale_of(target["derived"]["size"]),
            "wounds": target["vitals"].get("wounds", 0),
            "handling": target["derived"].get("handling", 0),
            "steering_hits": steering,
            "in_chase": False,
        },
    )
    path = ["characters", target["id"]]
    report = {"result": "no_effect", "wounds": told["wounds_taken"], "damage": total}
    if told["control_roll"]:
        report["result"] = "wounded" if told["wounds_taken"] else "control"
        driver = driver_of(draft.state, target)
        if driver is not None:
            wait_for(draft, driver["id"], {"kind": "control", "name": name_of(target)})
        else:
            turn_on(draft, target["id"], "out_of_control")
    draft.set(path + ["vitals", "wounds"], min(told["wounds"], target["derived"]["max_wounds"]))
    if told["critical_hit_roll"]:
        found = yield from _critical(draft, target, request, total, steering)
        report["critical_hit"] = found
    if told["wrecked"]:
        turn_on(draft, target["id"], "wrecked")
        report["result"] = "wrecked"
    return report


def _critical(draft, target, request, total, steering):
    slowed = target["states"].get("locomotion_hit", {}).get("count", 0)
    found = yield from book.start(
        "vehicle_critical_hit",
        {
            "damage": max(0, total),
            "armor": max(0, target["derived"]["armor"] - request.get("ap", 0)),
            "has_weapons": len(target["sheet"]["weapons"]) > 0,
            "steering_hits": steering,
            "locomotion_hits": slowed,
        },
    )
    if found["result"] == "steering":
        turn_on(draft, target["id"], "steering_hit", {"count": min(4, steering + 1)})
    elif found["result"] == "locomotion":
        turn_on(draft, target["id"], "locomotion_hit", {"count": slowed + 1})
    return found["result"]


def apply_repair(draft, roll, target):
    """Put a vehicle together again as far as the roll got.

    :raises RuleError: ``nothing_to_apply``.
    """
    outcome = roll["outcome"]
    if not outcome["repaired"] and not outcome["wreck_cleared"]:
        raise RuleError("nothing_to_apply", "roll")
    path = ["characters", target["id"], "vitals", "wounds"]
    draft.set(path, max(0, draft.get(path, 0) - outcome["repaired"]))
    if outcome["wreck_cleared"]:
        turn_off(draft, target["id"], "wrecked")
    if draft.get(path) == 0:
        for state_id in DAMAGED:
            turn_off(draft, target["id"], state_id)
    return {"repaired": outcome["repaired"], "hours": outcome["hours"]}


APPLIES = {"vehicle_repair": apply_repair}


def follow(state, actor, roll, step):
    """Return the next steps of a repair or a fall."""
    outcome = roll["outcome"]
    if roll["op"] == "vehicle_repair" and (outcome["repaired"] or outcome["wreck_cleared"]):
        command = {"type": "roll.apply", "roll": roll["id"], "target": roll["target"]}
        return [step("apply", command=command, main=True)]
    if roll["op"] == "mounted_fall" and outcome["damage"]:
        intent = {"kind": "hurt", "dice": str(outcome["damage"]), "target": roll["actor"]}
        return [step("damage", intent=intent, main=True)]
    return []
