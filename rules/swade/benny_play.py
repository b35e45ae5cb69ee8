"""What a benny buys, and whose it was (chapters 1.3, 2 and 21): second rolls, a new card, points, the story."""

from ..compat import stable_sort
from ..errors import RuleError, invalid
from ..plans import refuse, text_of
from .book import book
from .common import card_key, full_deck, is_card, is_joker
from .fight import draw, joker_bennies
from .plan_parts import rule_on

USES = ["new_action_card", "power_points", "influence_story"]
# rolls of a trait that a benny rolls again, the better one standing
AGAIN = [
    "trait_roll",
    "trait_roll_multi",
    "damage",
    "soak",
    "unshake",
    "test",
    "support",
    "grapple",
    "crush",
    "push",
    "break_free",
    "suppressive_fire",
    "power_activation",
    "healing_roll",
    "natural_healing",
    "fear_check",
    "hazard_check",
    "poison_check",
    "disease_check",
    "recover_stunned",
    "incapacitation",
    "bleeding_roll",
    "heart_attack",
    "vehicle_repair",
]
# those whose changes are taken back first
REWINDS = [
    "power_activation",
    "natural_healing",
    "fear_check",
    "hazard_check",
    "poison_check",
    "disease_check",
    "recover_stunned",
    "incapacitation",
    "bleeding_roll",
    "heart_attack",
    "break_free",
]


def can_spend(state, actor):
    """True where there is a benny for this character."""
    if actor["vitals"].get("bennies", 0) > 0:
        return True
    return actor["owner"] is None and state["pools"].get("gm_bennies", 0) > 0


def spend_benny(draft, character):
    """Take one benny: the character's own, or the game master's pool for one without a player.

    Under Hard Choices what a player spends goes to the game master.

    :raises RuleError: ``no_bennies``.
    """
    path = ["characters", character["id"], "vitals", "bennies"]
    held = draft.get(path, 0)
    pool = draft.get(["pools", "gm_bennies"], 0)
    if held > 0 and character["owner"] is not None and rule_on(draft.state, "hard_choices"):
        told = book.start("hard_choices", {"event": "player_spends", "player_bennies": held, "gm_pool": pool})
        draft.set(path, told["player_bennies"])
        draft.set(["pools", "gm_bennies"], min(99, told["gm_pool"]))
        return
    if held > 0:
        draft.set(path, held - 1)
        return
    if character["owner"] is None and pool > 0:
        draft.set(["pools", "gm_bennies"], pool - 1)
        return
    raise RuleError("no_bennies", "actor")


def may_again(state, roll):
    """True where a benny may roll this again: never a critical failure, but once under Dumb Luck."""
    outcome = roll["outcome"]
    if roll["op"] not in AGAIN or outcome.get("allowed") is False:
        return False
    if outcome.get("critical_failure"):
        return roll["op"] == "trait_roll" and roll["reroll_of"] is None and rule_on(state, "dumb_luck")
    if roll["op"] == "unshake" and roll["request"].get("benny"):
        return False
    # what was put on a target stays on it
    return roll["op"] in ("trait_roll", "trait_roll_multi") or not roll["applied"]


def reroll(draft, plan, again):
    """Make ``plan`` the second roll of ``again``, paid with a benny (chapter 1.3): the better total stands.

    :raises RuleError: ``no_reroll`` after a critical failure or for a roll that cannot be repeated; ``no_bennies``.
    """
    outcome = again["outcome"]
    if again["actor"] is None or again["op"] != plan["op"] or not may_again(draft.state, again):
        raise RuleError("no_reroll", "reroll_of")
    spend_benny(draft, draft.state["characters"][again["actor"]])
    if again["op"] == "trait_roll":
        if not outcome["critical_failure"]:
            plan["request"]["previous_total"] = outcome["total"]
        plan["request"]["target"] = outcome["target"]


def again(before, outcome):
    """Return which of two outcomes stands: the better one, a critical failure always."""
    if "kept" in outcome or outcome.get("critical_failure") or "soaked" in outcome or "margin" in outcome:
        # a trait roll keeps the better by itself; soaking and damage stand as they are rolled
        return outcome
    if before.get("critical_failure") or _worth(outcome) >= _worth(before):
        return outcome
    kept = dict(before)
    kept["kept"] = "previous"
    return kept


def _worth(outcome):
    raises = outcome.get("raises")
    if isinstance(raises, list):
        return (outcome.get("successes", 0), sum(raises), max(outcome["totals"]))
    won = outcome.get("success", outcome.get("recovered", outcome.get("activated")))
    total = outcome.get("total")
    return (1 if won else 0, raises or 0, -99 if total is None else total)


# --- what else one buys ------------------------------------------------------------------------------------------


def benny_plan(state, actor, intent):
    """Return the plan of a benny spent for itself: a new card, Power Points, a say in the story.

    :raises RuleError: ``invalid_input`` on ``use``.
    """
    use = intent.get("use")
    if use not in USES:
        raise invalid("use")
    bennies = actor["vitals"].get("bennies", 0)
    if bennies < 1 and actor["owner"] is None:
        bennies = min(1, state["pools"].get("gm_bennies", 0))
    request = {"use": use, "bennies": bennies}
    if use == "power_points":
        request["power_points"] = actor["vitals"].get("power_points", 0)
        request["power_points_max"] = actor["derived"]["max_power_points"]
    title = text_of("swade-title-benny_" + use)
    plan = {"op": "benny_spend", "request": request, "title": title, "takes": False}
    if not can_spend(state, actor):
        return refuse(plan, RuleError("no_bennies", "actor"))
    if use == "new_action_card" and _row(state, actor) is None:
        return refuse(plan, RuleError("not_in_fight", "actor"))
    if use == "power_points" and actor["sheet"]["arcane"] == "none":
        return refuse(plan, RuleError("no_powers", "actor"))
    return plan


def _row(state, actor):
    if state["fight"] is None:
        return None
    for row in state["fight"]["order"]:
        if row["id"] == actor["id"] and is_card(row["key"]) and not row["done"]:
            return row
    return None


def settle_benny(draft, actor, roll):
    """Pay, and hand over what was bought. A generator: a new card is drawn."""
    spend_benny(draft, actor)
    use = roll["request"]["use"]
    if use == "power_points":
        draft.set(["characters", actor["id"], "vitals", "power_points"], roll["outcome"]["power_points"])
    if use == "new_action_card":
        yield from _new_card(draft, actor)


def _new_card(draft, actor):
    data = draft.get(["fight", "data"])
    deck = list(data["deck"])
    if not deck:
        deck = full_deck()
    card, drawn = yield from draw(actor, deck)
    for one in drawn:
        deck.remove(one)
    old = _row(draft.state, actor)
    better = card_key(card) > card_key(old["key"])
    if better:
        rows = []
        for row in draft.get(["fight", "order"]):
            if row["id"] == actor["id"]:
                row = dict(row)
                row["key"] = card
                row["bonus"] = is_joker(card)
            rows.append(row)
        rows = stable_sort(rows, key=_place)
        draft.set(["fight", "order"], rows)
        if is_joker(card) and not old["bonus"]:
            order = draft.get(["fight", "order"])
            joker_bennies(draft, [row if row["id"] == actor["id"] else _unlucky(row) for row in order])
    draft.set(["fight", "data"], {"deck": deck, "joker": data["joker"] or any([is_joker(one) for one in drawn])})


def _place(row):
    # those without a card stay in front: who waits, and who acts from waiting
    return (1, -card_key(row["key"])) if is_card(row["key"]) else (0, 0)


def _unlucky(row):
    row = dict(row)
    row["bonus"] = False
    return row


PLANS = {"benny": benny_plan}
SETTLES = {"benny_spend": settle_benny}
