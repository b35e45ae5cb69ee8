"""The setting rules that a table switches on (chapter 21): what each changes at once, Conviction, borrowed Edges."""

from ..commands_people import answered, turn_off, turn_on, wait_for
from ..errors import RuleError
from ..plans import refuse, text_of
from .benny_play import can_spend, spend_benny
from .book import book
from .creation import needs_of, owned_edges, traits_of
from .hero import RANKS
from .plan_parts import chosen, offered, rule_on
from .sheet import COMBAT_EDGES, has, is_wild

SWITCHES = [
    "born_a_hero",
    "conviction",
    "creative_combat",
    "dumb_luck",
    "dynamic_backlash",
    "fast_healing",
    "gritty_damage",
    "hard_choices",
    "heroes_never_die",
    "high_adventure",
    "more_skill_points",
    "multiple_languages",
    "no_power_points",
    "skill_specializations",
    "unarmored_hero",
    "wound_cap",
]


def rule_changed(draft, rule, on):
    """Carry out what a switch changes at once: under Hard Choices the game master begins with nothing."""
    if rule == "hard_choices" and on:
        told = book.start("hard_choices", {"event": "session_start"})
        draft.set(["pools", "gm_bennies"], told["gm_pool"])
        for who in draft.state["character_order"]:
            character = draft.state["characters"][who]
            if is_wild(character) and character["owner"] is None:
                draft.set(["characters", who, "vitals", "bennies"], told["gm_wild_card_bennies"])
    if rule == "conviction" and not on:
        for who in draft.state["character_order"]:
            turn_off(draft, who, "convicted")


def conviction_plan(state, actor, intent):
    """Return the plan of spending Conviction, or of keeping it up with a benny.

    :raises RuleError: ``rule_is_off``.
    """
    if not rule_on(state, "conviction"):
        raise RuleError("rule_is_off", "intent")
    keep = actor["pending"] is not None and actor["pending"]["kind"] == "conviction"
    if keep:
        request = {"mode": "maintain", "bennies": max(1, actor["vitals"].get("bennies", 0))}
        title = text_of("swade-title-conviction_keep")
    else:
        request = {"mode": "spend", "tokens": max(1, actor["vitals"].get("conviction", 0))}
        title = text_of("swade-title-conviction")
    plan = {"op": "conviction", "request": request, "title": title, "takes": False}
    if keep and not can_spend(state, actor):
        return refuse(plan, RuleError("no_bennies", "actor"))
    if not keep and actor["vitals"].get("conviction", 0) < 1:
        return refuse(plan, RuleError("no_conviction", "actor"))
    return plan


def settle_conviction(draft, actor, roll):
    """Burn a token, or a benny where it burns already."""
    if roll["request"]["mode"] == "maintain":
        spend_benny(draft, actor)
        answered(draft, actor["id"])
    else:
        draft.set(["characters", actor["id"], "vitals", "conviction"], roll["outcome"]["tokens"])
    turn_on(draft, actor["id"], "convicted", {"ends": "start_of_next_turn"})


def borrow_plan(state, actor, intent):
    """Return the plan of a Combat Edge on loan for a benny (High Adventure).

    :raises RuleError: ``rule_is_off``.
    """
    if not rule_on(state, "high_adventure"):
        raise RuleError("rule_is_off", "intent")
    edge = chosen(intent, "edge", COMBAT_EDGES, COMBAT_EDGES[0])
    needs = needs_of(edge)
    request = {
        "rule": "high_adventure",
        "rank": RANKS[min(4, actor["sheet"]["advances"] // 4)],
        "traits": traits_of(actor["sheet"]),
        "edges": owned_edges(actor["sheet"]) + borrowed(actor),
        "wanted": [
            {"name": edge, "combat": True, "rank": needs["rank"], "traits": needs["traits"], "edges": needs["edges"]}
        ],
        "bennies": max(actor["vitals"].get("bennies", 0), 1 if can_spend(state, actor) else 0),
    }
    plan = {
        "op": "edge_eligibility",
        "request": request,
        "title": text_of("swade-title-borrow_edge"),
        "takes": False,
        "choices": [offered("edge", COMBAT_EDGES, edge)],
    }
    if has(actor, "edges", edge):
        return refuse(plan, RuleError("has_it_already", "intent"))
    told = book.start("edge_eligibility", request)
    if not told["eligible"]:
        return refuse(plan, RuleError("not_eligible", "intent"))
    return plan if can_spend(state, actor) else refuse(plan, RuleError("no_bennies", "actor"))


def borrowed(actor):
    """Return the Edges that somebody has on loan."""
    return actor["states"].get("borrowed_edge", {}).get("edges", [])


def settle_borrow(draft, actor, roll):
    """Pay, and let the Edge count until the end of the next turn."""
    spend_benny(draft, actor)
    edges = borrowed(actor) + roll["outcome"]["eligible"]
    turn_on(draft, actor["id"], "borrowed_edge", {"edges": edges, "ends": "end_of_next_turn"})


def injured(draft, target, outcome, second_shaken, roll_id):
    """Let a wounded Wild Card roll an injury once its soak is over, under Gritty Damage."""
    if not rule_on(draft.state, "gritty_damage"):
        return
    request = {
        "wild_card": is_wild(target),
        "wounds": outcome["wounds_inflicted"],
        "from_second_shaken": second_shaken,
        "incapacitated": outcome["effects"]["incapacitated"],
    }
    told = book.start("gritty_damage", request)
    # whoever goes down rolls the injury with Incapacitation itself
    if told["injury_rolls"] and told["injury_duration"] == "until_wound_heals":
        wait_for(draft, target["id"], {"kind": "injury", "roll": roll_id})


def settle_injury(draft, actor, roll):
    """Note an injury; it heals with the wound."""
    pending = actor["pending"]
    if pending is not None and pending["kind"] == "injury":
        answered(draft, actor["id"])
    known = actor["states"].get("injured", {}).get("injuries", [])
    row = {"injury": roll["outcome"]["injury"], "detail": roll["outcome"]["detail"]}
    turn_on(draft, actor["id"], "injured", {"injuries": known + [row]})


def capped(state, wounds):
    """Return how many wounds of one hit count."""
    return book.start("wound_cap", {"wounds": wounds})["wounds"] if rule_on(state, "wound_cap") else wounds


PLANS = {"conviction": conviction_plan, "borrow_edge": borrow_plan}
SETTLES = {
    "conviction": settle_conviction,
    "edge_eligibility": settle_borrow,
    "injury_table": settle_injury,
}
