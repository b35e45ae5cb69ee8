"""Powers on the card (chapter 25): activation with its modifiers, backlash, keeping powers up, getting points back."""

from ..commands_people import answered, turn_off, turn_on, wait_for
from ..errors import RuleError, invalid
from ..plans import refuse, text_of
from .attack_play import harm_plan
from .book import book
from .plan_parts import (
    YES_NO,
    against_of,
    bonus_die,
    can_act,
    chosen,
    offered,
    rule_on,
    state_modifiers,
    trained,
)
from .play_scene import tire
from .power_costs import cost_of

# what an activation may be bought with; a number after a name is the points it takes
POWER_MODIFIERS = [
    "none",
    "hurry",
    "hinder",
    "glow",
    "shroud",
    "selective",
    "heavy_weapon",
    "lingering_damage",
    "fatigue",
    "range_1",
    "range_2",
    "armor_piercing_1",
    "armor_piercing_2",
    "armor_piercing_3",
]
SHORTINGS = ["0", "1", "2", "3", "4", "5"]
TARGETS = ["1", "2", "3", "4", "5"]
HOURS = ["1", "2", "3", "4", "5", "6", "7", "8"]
SYNERGIES = ["none", "helpful", "harmful"]
ROUNDS_A_MINUTE = 10
KEPT = "maintaining"


def _power_of(actor, intent):
    place = intent.get("power")
    powers = actor["sheet"]["powers"]
    if type(place) is not int or not 0 <= place < len(powers):
        raise invalid("power")
    return powers[place]


def arcane_skill(sheet):
    """Return the skill of a sheet's arcane background.

    :raises RuleError: ``no_powers`` where it has none.
    """
    if sheet["arcane"] == "none":
        raise RuleError("no_powers", "intent")
    return book.start("arcane_background", {"type": sheet["arcane"]})["skill"]


def _modifiers(intent):
    """Return ``(power modifiers of the request, choices)``: two at most, each of a kind once."""
    chosen_words = []
    for name in ("power_modifier", "power_modifier_2"):
        chosen_words.append(chosen(intent, name, POWER_MODIFIERS, "none"))
    found, kinds = [], []
    for word in chosen_words:
        kind, points = _read(word)
        if word != "none" and kind not in kinds:
            found.append(kind if points is None else {"name": kind, "points": points})
            kinds.append(kind)
    choices = [offered("power_modifier", POWER_MODIFIERS, chosen_words[0])]
    if chosen_words[0] != "none":
        choices.append(offered("power_modifier_2", POWER_MODIFIERS, chosen_words[1]))
    return found, choices


def _read(word):
    for kind in ("range", "armor_piercing"):
        if word.startswith(kind + "_"):
            return kind, int(word[len(kind) + 1 :])
    return word, None


def _limitations(power):
    found = []
    for name in ("range", "personal", "aspect"):
        if power["limit_" + name]:
            found.append(name)
    return found


def kept_powers(character):
    """Return the powers that a character keeps up, ``[{"name", "targets", "rounds", "lasts"}]``."""
    return character["states"].get(KEPT, {}).get("powers", [])


def power_plan(state, actor, intent):
    """Return the plan of an activation: the arcane skill with the power's cost, modifiers and limitations.

    :raises RuleError: ``no_powers``, ``cannot_act``, ``invalid_input``.
    """
    can_act(actor)
    power = _power_of(actor, intent)
    pointless = rule_on(state, "no_power_points")
    request, rows = trained(actor, arcane_skill(actor["sheet"]))
    found, choices = _modifiers(intent)
    request["base_cost"] = power["cost"]
    request["power_modifiers"] = found
    request["limitations"] = _limitations(power)
    request["range"] = power["reach"]
    request["rule"] = "no_power_points" if pointless else "power_points"
    request["bound"] = "bound" in actor["states"]
    request["can_see_target"] = chosen(intent, "sees", YES_NO, "yes") == "yes"
    request["dynamic_backlash"] = rule_on(state, "dynamic_backlash")
    shorting = 0
    if pointless:
        request["active_powers"] = len(kept_powers(actor))
        request["prepared"] = chosen(intent, "prepared", YES_NO, "no") == "yes"
        choices.append(offered("prepared", YES_NO, "yes" if request["prepared"] else "no"))
    else:
        request["power_points"] = actor["vitals"].get("power_points", 0)
        shorting = int(chosen(intent, "shorting", SHORTINGS, "0"))
        choices.append(offered("shorting", SHORTINGS, str(shorting)))
    if actor["sheet"]["arcane"] == "weird_science":
        request["improvised"] = chosen(intent, "improvised", YES_NO, "no") == "yes"
        choices.append(offered("improvised", YES_NO, "yes" if request["improvised"] else "no"))
    targets = chosen(intent, "targets", TARGETS, "1")
    choices.append(offered("targets", TARGETS, targets))
    choices.append(offered("sees", YES_NO, "yes" if request["can_see_target"] else "no"))
    more, extra = bonus_die(actor, intent)
    if more:
        request["conviction"] = True
    modifiers, usual = state_modifiers(state, actor, arcane_skill(actor["sheet"]), intent)
    numb = actor["states"].get("numb", {}).get("penalty", 0)
    if numb:
        modifiers.append({"source": "arcane", "value": numb, "on": True})
    given = dict(request)
    given["shorting"] = 0
    cost = cost_of(given)["total"]
    request["shorting"] = min(shorting, cost)
    plan = {
        "op": "power_activation",
        "request": request,
        "title": text_of("swade-title-power", {"power": power["name"], "cost": cost - request["shorting"]}),
        "die": request["die"],
        "modifiers": modifiers + rows,
        "choices": choices + extra + usual,
        "against": against_of(4, "target"),
    }
    if not pointless and request["power_points"] < cost - request["shorting"]:
        return refuse(plan, RuleError("no_power_points", "intent"))
    return plan


def power_damage_plan(state, actor, intent):
    """Return the plan of the damage that a power deals.

    :raises RuleError: ``invalid_input`` on ``power`` for one that deals none.
    """
    power = _power_of(actor, intent)
    if power["damage"] is None:
        raise invalid("power")
    ap = intent.get("ap", 0)
    synergy = chosen(intent, "synergy", SYNERGIES, "none")
    plan = harm_plan(
        state, actor, intent, power["damage"], ap if type(ap) is int and 0 <= ap <= 6 else 0, power["name"]
    )
    told = book.start("power_cost", {"base_cost": power["cost"], "synergy": synergy})
    if told["damage_modifier"]:
        plan["modifiers"].append({"source": "synergy", "value": told["damage_modifier"], "on": True})
    plan["choices"] = plan["choices"] + [offered("synergy", SYNERGIES, synergy)]
    return plan


def upkeep_plan(state, actor, intent):
    """Return the plan of keeping all that runs going for another Duration.

    :raises RuleError: ``nothing_to_keep``.
    """
    kept = kept_powers(actor)
    if not kept:
        raise RuleError("nothing_to_keep", "intent")
    due = [power for power in kept if power["rounds"] <= 0] or kept
    request = {
        "powers": [{"name": power["name"], "targets": power["targets"]} for power in due],
        "rule": "no_power_points" if rule_on(state, "no_power_points") else "power_points",
    }
    if request["rule"] == "power_points":
        request["power_points"] = actor["vitals"].get("power_points", 0)
    told = book.start("power_upkeep", request)
    title = text_of("swade-title-upkeep", {"cost": told["cost"]})
    plan = {"op": "power_upkeep", "request": request, "title": title, "takes": False}
    return plan if told["affordable"] else refuse(plan, RuleError("no_power_points", "intent"))


def recharge_plan(state, actor, intent):
    """Return the plan of resting for Power Points.

    :raises RuleError: ``no_powers``.
    """
    arcane_skill(actor["sheet"])
    hours = chosen(intent, "hours", HOURS, "1")
    request = {
        "hours": int(hours),
        "power_points": min(actor["vitals"].get("power_points", 0), actor["derived"]["max_power_points"]),
        "power_points_max": actor["derived"]["max_power_points"],
        "maintaining": len(kept_powers(actor)) > 0,
        "disturbed": "distracted" in actor["states"],
    }
    return {
        "op": "power_recharge",
        "request": request,
        "title": text_of("swade-title-recharge"),
        "takes": False,
        "choices": [offered("hours", HOURS, hours)],
    }


def end_powers_plan(state, actor, intent):
    """Return the plan of letting every power go, a free action.

    :raises RuleError: ``nothing_to_keep``.
    """
    if not kept_powers(actor):
        raise RuleError("nothing_to_keep", "intent")
    return {"op": "deed", "request": {}, "title": text_of("swade-title-end_powers"), "takes": False}


def backlash_plan(state, actor, intent):
    """Return the plan of a critical failure's roll under Dynamic Backlash.

    :raises RuleError: ``nothing_pending``, ``invalid_input``.
    """
    if not rule_on(state, "dynamic_backlash"):
        raise RuleError("nothing_pending", "intent")
    power = _power_of(actor, intent)
    cost = intent.get("cost")
    if type(cost) is not int or not 1 <= cost <= 99:
        raise invalid("cost")
    others = chosen(intent, "other_target", YES_NO, "yes")
    request = {
        "cost": cost,
        "instant": power["rounds"] == 0,
        "other_target": others == "yes",
        "penalty_active": "numb" in actor["states"],
    }
    return {
        "op": "dynamic_backlash",
        "request": request,
        "title": text_of("swade-title-backlash", {"power": power["name"]}),
        "takes": False,
        "choices": [offered("other_target", YES_NO, others)],
    }


PLANS = {
    "power": power_plan,
    "power_damage": power_damage_plan,
    "upkeep": upkeep_plan,
    "recharge": recharge_plan,
    "end_powers": end_powers_plan,
    "backlash": backlash_plan,
}

# --- what it changes ---------------------------------------------------------------------------------------------


def settle_activation(draft, actor, roll):
    """Pay for an activation, keep what lasts, take what a critical failure brings."""
    outcome = roll["outcome"]
    who = actor["id"]
    if not outcome["allowed"]:
        return
    if outcome["points_left"] is not None:
        draft.set(["characters", who, "vitals", "power_points"], outcome["points_left"])
    if outcome["powers_end"]:
        end_powers(draft, who)
    if outcome["shaken"]:
        turn_on(draft, who, "shaken")
    tire(draft, who, outcome["fatigue_gained"])
    power = actor["sheet"]["powers"][roll["intent"]["power"]]
    if outcome["success"] and power["rounds"] > 0:
        targets = int((roll["intent"].get("choose") or {}).get("targets", "1"))
        keep_up(draft, who, power["name"], targets, power["rounds"])


def keep_up(draft, who, name, targets, rounds):
    """Put a power among those that are kept up; the same one anew begins its Duration anew."""
    character = draft.get(["characters", who])
    kept = [power for power in kept_powers(character) if power["name"] != name]
    kept.append({"name": name, "targets": targets, "rounds": rounds, "lasts": rounds})
    turn_on(draft, who, KEPT, {"powers": kept})


def end_powers(draft, who):
    """End every power that somebody keeps up."""
    turn_off(draft, who, KEPT)
    pending = draft.get(["characters", who, "pending"])
    if pending is not None and pending["kind"] == "upkeep":
        answered(draft, who)


def settle_upkeep(draft, actor, roll):
    """Pay for another Duration of what was due."""
    outcome = roll["outcome"]
    who = actor["id"]
    if outcome["points_left"] is not None:
        draft.set(["characters", who, "vitals", "power_points"], outcome["points_left"])
    names = [power["name"] for power in roll["request"]["powers"]]
    kept = []
    for power in kept_powers(actor):
        power = dict(power)
        if power["name"] in names:
            power["rounds"] = power["lasts"]
        kept.append(power)
    draft.set(["characters", who, "states", KEPT], {"powers": kept})
    if actor["pending"] is not None and actor["pending"]["kind"] == "upkeep":
        answered(draft, who)


def settle_recharge(draft, actor, roll):
    """Give the points back that rest brings."""
    draft.set(["characters", actor["id"], "vitals", "power_points"], roll["outcome"]["power_points"])


def settle_backlash(draft, actor, roll):
    """Take what Dynamic Backlash brings, its damage aside (that is rolled against Toughness like any other)."""
    outcome = roll["outcome"]
    who = actor["id"]
    path = ["characters", who, "vitals", "power_points"]
    draft.set(path, max(0, draft.get(path, 0) - outcome["points_spent"]))
    if outcome["stunned"]:
        turn_on(draft, who, "stunned")
    if outcome["arcane_penalty"]:
        turn_on(draft, who, "numb", {"penalty": outcome["arcane_penalty"]})
    tire(draft, who, outcome["fatigue_gained"])


def let_go(draft, character):
    """Let the powers that are due end; those that still run stay."""
    kept = [power for power in kept_powers(character) if power["rounds"] > 0]
    if kept:
        draft.set(["characters", character["id"], "states", KEPT], {"powers": kept})
    else:
        turn_off(draft, character["id"], KEPT)


SETTLES = {
    "power_activation": settle_activation,
    "power_upkeep": settle_upkeep,
    "power_recharge": settle_recharge,
    "dynamic_backlash": settle_backlash,
}


def tick(draft, rounds):
    """Let ``rounds`` pass for all that is kept up; what is due waits for an answer. Returns what there is to tell."""
    told = []
    for who in draft.state["character_order"]:
        character = draft.state["characters"][who]
        kept = kept_powers(character)
        if not kept or rule_on(draft.state, "no_power_points"):
            continue
        overdue = [power["name"] for power in kept if power["rounds"] <= 0]
        if overdue:
            # nobody answered: what was due is over
            let_go(draft, character)
            if character["pending"] is not None and character["pending"]["kind"] == "upkeep":
                answered(draft, who)
            told.append({"character": who, "text": text_of("swade-passed-power_ended", {"power": overdue[0]})})
            kept = kept_powers(draft.state["characters"][who])
        if not kept:
            continue
        left = []
        for power in kept:
            power = dict(power)
            power["rounds"] -= rounds
            left.append(power)
        draft.set(["characters", who, "states", KEPT], {"powers": left})
        due = [power for power in left if power["rounds"] <= 0]
        if due:
            cost = sum([power["targets"] for power in due])
            wait_for(draft, who, {"kind": "upkeep", "power": due[0]["name"], "cost": cost})
            told.append({"character": who, "text": text_of("swade-passed-power_due", {"power": due[0]["name"]})})
    return told


def follow(state, actor, roll, step):
    """Return the next steps of an activation or a backlash."""
    outcome = roll["outcome"]
    if roll["op"] == "power_activation":
        place = roll["intent"]["power"]
        power = actor["sheet"]["powers"][place]
        if outcome["success"] and power["damage"] is not None:
            piercing = [entry for entry in roll["request"]["power_modifiers"] if isinstance(entry, dict)]
            ap = 2 * sum([entry["points"] for entry in piercing if entry["name"] == "armor_piercing"])
            intent = {"kind": "power_damage", "power": place, "ap": ap, "raise": outcome["raises"] > 0}
            if roll["target"] is not None:
                intent["target"] = roll["target"]
            return [step("damage_raise" if intent["raise"] else "damage", intent=intent, main=True)]
        if outcome["backlash"] == "dynamic":
            intent = {"kind": "backlash", "power": place, "cost": outcome["cost"]}
            return [step("backlash", intent=intent, main=True)]
    if roll["op"] == "dynamic_backlash" and outcome["damage"]:
        intent = {"kind": "hurt", "dice": str(outcome["damage"]), "target": roll["actor"]}
        return [step("damage", intent=intent, main=True)]
    return []
