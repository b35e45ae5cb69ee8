"""Getting over harm on the card (chapters 6 to 8): soaking, shaking it off, bleeding, injuries, healing."""

from ..compat import is_whole
from ..errors import RuleError, invalid
from ..plans import text_of
from .attack_play import harm_plan, known_dice
from .book import book
from .plan_parts import (
    YES_NO,
    against_of,
    can_act,
    chosen,
    free_modifiers,
    name_of,
    offered,
    own_trait_plan,
    rule_on,
    state_modifiers,
    target_of,
    trained,
)
from .sheet import is_wild

TREATMENTS = ["treat", "stabilize"]


def soak_plan(state, actor, intent):
    """Return the plan of a soak roll.

    :raises RuleError: ``nothing_to_soak``.
    """
    pending = actor["pending"]
    if pending is None or pending["kind"] != "soak":
        raise RuleError("nothing_to_soak", "intent")
    extra = {"wounds_inflicted": pending["wounds"], "wounds": pending["before"]}
    extra["max_wounds"] = actor["derived"]["max_wounds"]
    extra["nonlethal"] = pending["nonlethal"]
    plan = own_trait_plan(state, actor, intent, "soak", "vigor", extra)
    # the wounds about to be taken do not count against the roll, those that were there do
    plan["modifiers"] = free_modifiers(state, actor, pending["before"])
    if rule_on(state, "unarmored_hero"):
        worn = any([piece["worn"] for piece in actor["sheet"]["armor"]])
        told = book.start(
            "setting_roll_modifiers", {"roll": "soak", "wild_card": is_wild(actor), "wearing_armor": worn}
        )
        if told["modifier"]:
            plan["modifiers"].append({"source": "unarmored_hero", "value": told["modifier"], "on": True})
    return plan


def unshake_plan(state, actor, intent):
    """Return the plan of getting over Shaken, by Spirit or with a benny."""
    if "shaken" not in actor["states"]:
        raise RuleError("not_shaken", "intent")
    can_act(actor)
    if intent.get("benny") is True:
        return {"op": "unshake", "request": {"benny": True}, "title": text_of("swade-title-unshake"), "takes": False}
    return own_trait_plan(state, actor, intent, "unshake", "spirit", {})


def stunned_plan(state, actor, intent):
    """Return the plan of getting over Stunned."""
    if "stunned" not in actor["states"]:
        raise RuleError("not_stunned", "intent")
    return own_trait_plan(state, actor, intent, "recover_stunned", "vigor", {})


def bleeding_plan(state, actor, intent):
    """Return the plan of a dying character's roll."""
    if "bleeding" not in actor["states"]:
        raise RuleError("not_bleeding", "intent")
    in_combat = {"source": "bleeding", "in_combat": state["fight"] is not None}
    return own_trait_plan(state, actor, intent, "bleeding_roll", "vigor", in_combat)


def incapacitation_plan(state, actor, intent):
    """Return the plan of the roll of somebody just incapacitated; where heroes never die, a Wild Card's own."""
    if "incapacitated" not in actor["states"]:
        raise RuleError("not_incapacitated", "intent")
    if rule_on(state, "heroes_never_die") and is_wild(actor):
        plan = own_trait_plan(state, actor, intent, "heroes_never_die", "vigor", {})
        plan["request"].pop("conviction", None)
        plan["title"] = text_of("swade-title-incapacitation")
        return plan
    return own_trait_plan(state, actor, intent, "incapacitation", "vigor", {})


def injury_plan(state, actor, intent):
    """Return the plan of the roll on the injury table that Gritty Damage asks for.

    :raises RuleError: ``nothing_pending``.
    """
    pending = actor["pending"]
    if intent.get("free") is not True and (pending is None or pending["kind"] != "injury"):
        raise RuleError("nothing_pending", "intent")
    return {"op": "injury_table", "request": {}, "title": text_of("swade-title-injury"), "takes": False}


def natural_healing_plan(state, actor, intent):
    """Return the plan of the Vigor roll that time brings the wounded; every day under Fast Healing.

    :raises RuleError: ``nothing_to_heal``.
    """
    wounds = actor["vitals"].get("wounds", 0)
    if wounds < 1:
        raise RuleError("nothing_to_heal", "intent")
    extra = {
        "wounds": wounds,
        "max_wounds": actor["derived"]["max_wounds"],
        "incapacitated": "incapacitated" in actor["states"],
    }
    plan = own_trait_plan(state, actor, intent, "natural_healing", "vigor", extra)
    every = healing_days(state, actor)
    plan["title"] = text_of("swade-title-natural_healing", {"days": every})
    return plan


def healing_days(state, character):
    """Return how many days lie between two rolls of natural healing."""
    fast = rule_on(state, "fast_healing")
    return book.start("recovery_intervals", {"fast_healing": fast, "wild_card": is_wild(character)})["every"]


def heal_plan(state, actor, intent):
    """Return the plan of a Healing roll: somebody else's wounds or bleeding, or one's own.

    :raises RuleError: ``nothing_to_heal``.
    """
    can_act(actor)
    patient = target_of(state, intent) or actor
    usual = "stabilize" if "bleeding" in patient["states"] else "treat"
    mode = chosen(intent, "treatment", TREATMENTS, usual)
    kit = chosen(intent, "kit", YES_NO, "yes") == "yes"
    wounds = patient["vitals"].get("wounds", 0)
    if mode == "treat" and wounds < 1:
        raise RuleError("nothing_to_heal", "intent")
    request, rows = trained(actor, "healing")
    request["mode"] = mode
    request["has_kit"] = kit
    request["max_wounds"] = patient["derived"]["max_wounds"]
    request["incapacitated"] = "incapacitated" in patient["states"]
    if mode == "treat":
        request["wounds"] = wounds
    if "convicted" in actor["states"]:
        request["conviction"] = True
    modifiers, choices = state_modifiers(state, actor, "healing", intent)
    choices = [offered("treatment", TREATMENTS, mode), offered("kit", YES_NO, "yes" if kit else "no")] + choices
    return {
        "op": "healing_roll",
        "request": request,
        "title": text_of("swade-title-heal", {"name": name_of(patient)}),
        "die": request["die"],
        "modifiers": modifiers + rows,
        "choices": choices,
        "target": patient["id"],
        "against": against_of(4, "target"),
    }


def run_plan(state, actor, intent):
    """Return the plan of a turn's run."""
    can_act(actor)
    return {
        "op": "movement",
        "request": {"pace": max(1, actor["derived"]["pace"]), "run": True, "run_die": actor["sheet"]["run_die"]},
        "title": text_of("swade-title-run"),
        "die": actor["sheet"]["run_die"],
        "takes": False,
    }


def hurt_plan(state, actor, intent):
    """Return the plan of damage that comes from no weapon: a fire, a fall, a power that turned on its user.

    :raises RuleError: ``invalid_input`` on ``dice`` or ``ap``.
    """
    ap = intent.get("ap", 0)
    if not is_whole(ap) or not 0 <= ap <= 99:
        raise invalid("ap")
    return harm_plan(state, actor, intent, known_dice(intent.get("dice")), ap, text_of("swade-hurt"))


PLANS = {
    "soak": soak_plan,
    "unshake": unshake_plan,
    "recover_stunned": stunned_plan,
    "bleeding": bleeding_plan,
    "incapacitation": incapacitation_plan,
    "injury": injury_plan,
    "natural_healing": natural_healing_plan,
    "heal": heal_plan,
    "run": run_plan,
    "hurt": hurt_plan,
}
