"""Casting from the card: raised effects, paid from power and then from the body (chapter Regras de magia)."""

from ..errors import RuleError
from ..plans import refuse, text_of
from .book import book
from .choosing import DIFFICULTIES, Choices, can_act, in_levels, level_rows, place_in
from .ranged import AIMS

EFFECTS = ["1", "2", "3", "4", "5"]
FACTORS = ["1", "2", "3", "4"]


def spell_of(actor, intent):
    """Return the spell of an intent by its place on the sheet.

    :raises RuleError: ``invalid_input`` on ``spell``.
    """
    return place_in(actor["sheet"]["spells"], intent.get("spell"), "spell")


def cast_plan(state, actor, intent):
    """Return the plan of casting a spell or charm."""
    can_act(actor)
    spell = spell_of(actor, intent)
    asked = Choices(intent)
    effects = [int(asked.ask("effect", EFFECTS, "1"))]
    if spell["two_effects"]:
        effects.append(int(asked.ask("second_effect", EFFECTS, "1")))
    factor = int(asked.ask("cost_factor", FACTORS, "1"))
    request = {"cost": spell["cost"], "multipliers": effects, "two_effects_allowed": spell["two_effects"]}
    request["cost_factor"] = factor
    cost = book.start("spell_cost", request)["total"]
    return casting(state, actor, spell, cost, asked, "normal")


def casting(state, actor, spell, cost, asked, difficulty):
    """Return the plan of casting a spell at a cost that stands."""
    vitals = actor["vitals"]
    short = vitals["magic_power"] < cost
    request = {
        "skill": spell["level"],
        "kind": spell["kind"],
        "cost": cost,
        "power": vitals["magic_power"],
        "use_resistance": asked.yes("pay_with_body") if short else False,
        "resistance": vitals["resistance"],
        "difficulty": asked.ask("difficulty", DIFFICULTIES, difficulty),
    }
    if spell["kind"] == "projectile":
        request["location"] = asked.ask("aim", AIMS, "torso")
    title = text_of("bandeirantes-title-cast", {"spell": spell["name"], "cost": cost})
    plan = {"op": "spell_cast", "request": request, "title": title, "die": "d100", "choices": asked.offered}
    in_levels(plan, level_rows(state, actor, "difficulty_steps"))
    if short and not request["use_resistance"]:
        return refuse(plan, RuleError("not_enough_power"))
    return plan


def times_of(intent):
    """Return how many times a casting raised its effects, the greater of the two."""
    choose = intent.get("choose") or {}
    return max(int(choose.get("effect") or "1"), int(choose.get("second_effect") or "1"))


def renew_plan(state, actor, intent):
    """Return the plan of keeping up a spell on oneself for one more round: 1 point, no test.

    :raises RuleError: ``not_self_imposed``.
    """
    can_act(actor)
    spell = spell_of(actor, intent)
    if spell["kind"] != "self":
        raise RuleError("not_self_imposed", "intent")
    plan = {
        "op": "spell_cost",
        "request": {"cost": spell["cost"], "kind": "self", "renew_rounds": 1},
        "title": text_of("bandeirantes-title-renew", {"spell": spell["name"]}),
        "takes": False,
    }
    if actor["vitals"]["magic_power"] < 1:
        return refuse(plan, RuleError("not_enough_power"))
    return plan
