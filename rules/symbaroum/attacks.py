"""Plans of a fight: attack, defend, what a hit does (chapters 2.1, 2.5, 3, 4.1, 4.7 and 4.10).

Players roll both ways. Whom the game master lets attack a player's character rolls nothing: the attack waits on that
character's own phone until it is answered.
"""

from ..errors import RuleError
from ..plans import text_of
from .common import (
    BLIND_NAMES,
    advantage_of,
    blind_of,
    blind_word,
    check_can_act,
    chosen,
    is_blind,
    is_out,
    name_of,
    offered,
    row_of,
    situation_choice,
    target_of,
    with_room,
)
from .sheet import defense_rows, is_player, shield_rules

COUNTS_AS = ["attack", "free_attack"]
UNARMED = {
    "name": "",
    "damage": "1d4",
    "reach": "melee",
    "attribute": "accurate",
    "long": False,
    "short": False,
    "heavy": False,
    "natural": True,
    "note": "",
}


def weapon_of(actor, intent):
    """Return the weapon of an intent: by its place on the sheet, fists and kicks for None (Ruling: 1d4).

    :raises RuleError: ``invalid_input`` on ``weapon``.
    """
    if intent.get("weapon") is None:
        return UNARMED
    return row_of(actor["sheet"]["weapons"], intent["weapon"], "weapon")


def weapon_name(weapon):
    """Return the text of a weapon."""
    return weapon["name"] or text_of("symbaroum-unarmed")


def _check_usable(actor, weapon):
    """:raises RuleError: ``attack_not_allowed`` where a shield or an undrawn weapon stands in the way."""
    allowed = shield_rules(actor["sheet"])
    reasons = []
    if weapon["reach"] == "ranged" and not allowed["ranged_allowed"]:
        reasons.append("shield")
    elif weapon["heavy"] and not allowed["heavy_allowed"]:
        reasons.append("shield")
    if "undrawn" in actor["states"] and not weapon["natural"]:
        reasons.append("undrawn")
    if reasons:
        raise RuleError("attack_not_allowed", "weapon", {"reasons": reasons})


def _counts_as(state, actor, intent):
    """Return what an attack counts as: out of turn it can only be a free attack (chapter 2.4)."""
    fight = state["fight"]
    mine = fight is None or fight["turn"] == actor["id"]
    return chosen(intent, "counts_as", COUNTS_AS, "attack" if mine else "free_attack")


def is_answered(actor, target):
    """True where the target rolls Defense itself: a player's character that sees another's attack coming."""
    if target is None or not is_player(target) or is_player(actor):
        return False
    return not actor["hidden"] and not is_out(target)


def attack_plan(state, actor, intent):
    """Return the plan of an attack: a test of Accurate against Defense, or word to whoever has to defend."""
    check_can_act(actor)
    weapon = weapon_of(actor, intent)
    _check_usable(actor, weapon)
    target = target_of(state, intent)
    counts_as = _counts_as(state, actor, intent)
    situation, choice = situation_choice(intent, target, weapon["reach"])
    choices = [choice, offered("counts_as", COUNTS_AS, counts_as)]
    # Ruling: who is unaware may not defend (chapter 2.5), so the attacker rolls
    if situation != "unaware" and is_answered(actor, target):
        plan = _announced(weapon, target, situation, choices)
    else:
        plan = _rolled(state, actor, intent, weapon, target, situation, choices)
    return with_room(plan, state, actor, counts_as)


def _announced(weapon, target, situation, choices):
    return {
        "op": "advantage",
        "request": {"attack": weapon["reach"], "situations": [] if situation == "none" else [situation]},
        "title": text_of("symbaroum-title-announced", {"weapon": weapon_name(weapon), "name": name_of(target)}),
        "takes": False,
        "choices": choices,
    }


def _rolled(state, actor, intent, weapon, target, situation, choices):
    blind = chosen(intent, "blind", BLIND_NAMES, blind_of(state, actor, target))
    request = {"attribute": actor["derived"]["attributes"][weapon["attribute"]], "blind": blind}
    words = text_of("symbaroum-against-nobody")
    if target is not None:
        request["against"] = target["derived"]["defense"]
        words = text_of("symbaroum-against-defense", {"name": name_of(target), "opponent": request["against"]})
    modifier = advantage_of(weapon["reach"], situation)["modifier"]
    rows = [{"source": situation, "value": modifier, "on": True}] if modifier else []
    title = {"trait": text_of("symbaroum-trait-" + weapon["attribute"]), "weapon": weapon_name(weapon)}
    return {
        "op": "success_test",
        "request": request,
        "title": text_of("symbaroum-title-attack", title),
        "die": "d20",
        "modifiers": rows,
        "choices": choices + [offered("blind", BLIND_NAMES, blind)],
        "against": {"value": 0, "text": words},
    }


def waiting_attack(state, actor, weapon, situation):
    """Return an attack as it waits for its answer: what everyone may know of it, and not who is behind it by id."""
    return {
        "kind": "defend",
        "name": name_of(actor),
        "weapon": weapon_name(weapon),
        "reach": weapon["reach"],
        "accurate": actor["derived"]["attributes"][weapon["attribute"]],
        "damage": weapon["damage"],
        "situation": situation,
        "blind": is_blind(state, actor),
    }


# --- defending -------------------------------------------------------------------------------------------------


def pending_attack(actor, kind):
    """Return the attack that waits for a defense (``defend``) or for its damage (``hit``), None where none does."""
    pending = actor["pending"]
    return pending if pending is not None and pending["kind"] == kind else None


def defend_plan(state, actor, intent):
    """Return the plan of a defense: Defense against the Accurate of whoever attacks (chapter 2.5)."""
    check_can_act(actor)
    attack = pending_attack(actor, "defend")
    target = target_of(state, intent)
    if attack is not None:
        blind = blind_word(is_blind(state, actor), attack["blind"])
        told = {"name": attack["name"], "opponent": attack["accurate"]}
    elif target is not None:
        blind = blind_of(state, actor, target)
        told = {"name": name_of(target), "opponent": target["derived"]["attributes"]["accurate"]}
    else:
        blind, told = blind_of(state, actor, None), None
    blind = chosen(intent, "blind", BLIND_NAMES, blind)
    sheet = actor["sheet"]
    # Defense itself may come to 0 or less, the attribute of a test may not: what changes it stands beside it
    request = {"attribute": sheet["attributes"][sheet["defense_attribute"]], "blind": blind}
    words = text_of("symbaroum-against-nobody")
    if told is not None:
        request["against"] = told["opponent"]
        words = text_of("symbaroum-against-accurate", told)
    rows = [{"source": row["source"], "value": row["value"], "on": True} for row in defense_rows(sheet)]
    if attack is not None and attack["situation"] != "none":
        # the enemy's +2 on its Accurate is 2 less for whoever defends
        modifier = advantage_of(attack["reach"], attack["situation"])["modifier"]
        rows.append({"source": attack["situation"], "value": -modifier, "on": True})
    return {
        "op": "success_test",
        "request": request,
        "title": text_of("symbaroum-trait-defense"),
        "die": "d20",
        "modifiers": rows,
        "choices": [offered("blind", BLIND_NAMES, blind)],
        "against": {"value": 0, "text": words},
    }


# --- damage ----------------------------------------------------------------------------------------------------


def damage_target(target):
    """Return the inputs of ``damage`` that stand for its target; a bare roll meets nobody."""
    if target is None:
        return {"toughness": 0, "player_character": False}
    return {
        "armor": target["derived"]["armor"],
        "toughness": target["vitals"]["toughness"],
        "pain_threshold": target["derived"]["pain_threshold"],
        "player_character": is_player(target),
    }


def damage_plan(state, actor, intent):
    """Return the plan of a weapon's damage against a target's armor (chapter 3)."""
    weapon = weapon_of(actor, intent)
    target = target_of(state, intent)
    told = chosen(intent, "advantage", ["no", "yes"], "yes" if intent.get("advantage") is True else "no")
    request = damage_target(target)
    request["weapon"] = weapon["damage"]
    request["advantage"] = told == "yes"
    against = None
    if target is not None:
        armor = target["derived"]["armor"]
        args = {"name": name_of(target), "value": target["vitals"]["toughness"]}
        if armor is not None:
            args["armor"] = armor
        words = text_of("symbaroum-against-armor" if armor is not None else "symbaroum-against-bare", args)
        against = {"value": target["vitals"]["toughness"], "text": words}
    return {
        "op": "damage",
        "request": request,
        "title": text_of("symbaroum-title-damage", {"weapon": weapon_name(weapon), "dice": weapon["damage"]}),
        "takes": False,
        "choices": [offered("advantage", ["no", "yes"], told)],
        "against": against,
    }


def suffer_plan(state, actor, intent):
    """Return the plan of a hit that the defense did not turn away: its damage against one's own armor.

    :raises RuleError: ``nothing_pending`` where no hit waits.
    """
    attack = pending_attack(actor, "hit")
    if attack is None:
        raise RuleError("nothing_pending", "intent")
    request = damage_target(actor)
    request["weapon"] = attack["damage"]
    request["advantage"] = advantage_of(attack["reach"], attack["situation"])["advantage"]
    title = {"weapon": attack["weapon"], "name": attack["name"], "dice": attack["damage"]}
    return {"op": "damage", "request": request, "title": text_of("symbaroum-title-suffer", title), "takes": False}
