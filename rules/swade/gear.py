"""Carrying, wearing and paying for gear (chapter 27)."""

from ..book import out
from ..inputs import choice, count, decimal, flag, listing, record
from .book import book
from .common import TRAIT_DICE, at, roll_outs, with_fields
from .toolbox_common import die_size, die_step, pace, roll, roll_inputs, rolled_or_not, step_die, tidy, trait_figure
from .traits import parse_die, trait_die

_KG_A_STEP = 10
_LIGHTER = -2
_BALLISTIC = 4  # what ballistic protection and energy skin take off


@book.op(
    "encumbrance",
    "27",
    inputs=[
        trait_figure("strength", "strength"),
        decimal("weight", min=0),
        flag("bulky"),
        pace(),
        trait_figure("vigor", "vigor", "d6"),
    ],
    outcome=[
        out("load_limit"),
        out("max_lift"),
        out("level", "word", ["free", "encumbered", "overloaded", "cannot_lift"]),
        out("pace"),
        out("modifier"),
        out("rounds_at_pace_one"),
    ],
)
def encumbrance(strength, weight, bulky, pace, vigor):
    """How far a load slows its bearer down.

    Ruling: exactly the limit is free; three times it or more is overloaded; over four times cannot be moved.
    """
    limit = max(0, _KG_A_STEP * (die_step(strength) + 1))
    level, rounds = "free", None
    if weight > 4 * limit:
        level, pace = "cannot_lift", 0
    elif weight > limit and weight >= 3 * limit:
        level, pace, rounds = "overloaded", 1, die_size(vigor)
    elif weight > limit or bulky:
        level, pace = "encumbered", max(1, pace + _LIGHTER)
    return {
        "load_limit": limit,
        "max_lift": 4 * limit,
        "level": level,
        "pace": pace,
        "modifier": 0 if level == "free" else -2,
        "rounds_at_pace_one": rounds,
    }


@book.op(
    "overload_round",
    "27",
    inputs=roll_inputs("sheet.attributes.vigor") + [count("round", min=1)],
    dice=TRAIT_DICE,
    outcome=[out("rolls", "flag")] + roll_outs() + [out("fatigue_gained")],
)
def overload_round(round, **given):
    """The Vigor roll of a round under a load three times the limit."""
    rolled = None
    if round > die_size(given["die"]):
        rolled = yield from roll(given, -2)
    tired = rolled is not None and not rolled["success"]
    return with_fields(rolled_or_not(rolled), {"rolls": rolled is not None, "fatigue_gained": 1 if tired else 0})


@book.op(
    "min_strength",
    "27",
    inputs=[
        trait_figure("strength", "strength"),
        listing("worn", trait_die(""), []),
        pace(),
        record(
            "weapon",
            [
                choice("kind", ["melee", "thrown", "ranged"]),
                trait_die("min_strength"),
                trait_die("damage_die", None),
            ],
            None,
        ),
        flag("supported"),
    ],
    outcome=[
        out("worn_modifier"),
        out("pace"),
        out("attack_modifier"),
        out("damage_die", "dice"),
        out("bonuses_lost", "flag"),
    ],
)
def min_strength(strength, worn, pace, weapon, supported):
    """What gear too heavy for its user costs: armor by the step, weapons by their kind."""
    own = die_step(strength)
    modifier = -sum([max(0, die_step(item) - own) for item in worn])
    attack, damage, lost = 0, None, False
    if weapon is not None:
        short = max(0, die_step(weapon["min_strength"]) - own)
        if weapon["kind"] == "ranged":
            attack = 0 if supported else -short
        else:
            lost = short > 0
            damage = weapon["damage_die"]
            if damage is not None and die_step(damage) > own:
                damage = strength
    return {
        "worn_modifier": modifier,
        "pace": max(1, pace + modifier),
        "attack_modifier": attack,
        "damage_die": damage,
        "bonuses_lost": lost,
    }


@book.op(
    "armor_stack",
    "27",
    inputs=[
        count("toughness_unarmored"),
        count("natural", 0),
        listing(
            "worn",
            record("", [count("armor"), trait_die("min_strength", "d4"), flag("ballistic"), flag("energy_skin")]),
            [],
            max=2,
        ),
        count("ap", 0),
        choice("damage_type", ["bullet", "laser"], None),
    ],
    outcome=[
        out("armor"),
        out("toughness"),
        out("min_strength", "dice"),
        out("armor_after_ap"),
        out("effective_toughness"),
        out("reduction"),
    ],
)
def armor_stack(toughness_unarmored, natural, worn, ap, damage_type):
    """Armor and Toughness against one attack, layers, AP and ballistic protection counted.

    Ruling: two layers at most; of equal ones the first is the heavier; ballistic layers or energy skins take off 4
    once; with two ballistic layers AP counts against both.
    """
    adds = [layer["armor"] for layer in worn]
    heavier = 0
    minimum = None
    if len(worn) == 2:
        heavier = 1 if adds[1] > adds[0] else 0
        adds[1 - heavier] = adds[1 - heavier] // 2
    if worn:
        minimum = worn[heavier]["min_strength"]
        if len(worn) == 2:
            minimum = step_die(max(0, die_step(minimum) + 1))
    armor = natural + sum(adds)
    bullet, laser = damage_type == "bullet", damage_type == "laser"
    ballistic = [adds[index] for index, layer in enumerate(worn) if layer["ballistic"]]
    pierced = min(ap, sum(ballistic) if bullet and ballistic else armor)
    reduced = (bullet and ballistic) or (laser and any([layer["energy_skin"] for layer in worn]))
    return {
        "armor": armor,
        "toughness": toughness_unarmored + armor,
        "min_strength": minimum,
        "armor_after_ap": armor - pierced,
        "effective_toughness": toughness_unarmored + armor - pierced,
        "reduction": _BALLISTIC if reduced else 0,
    }


@book.op(
    "gear_cost",
    "27",
    inputs=[
        choice("item", ["energy_skin", "speed_loader", "starting_funds"]),
        decimal("price", min=0, unless={"item": "starting_funds"}),
    ],
    outcome=[out("cost")],
)
def gear_cost(item, price):
    """Prices that go by another price, and what adventurers start with."""
    if item == "starting_funds":
        return {"cost": 500}
    return {"cost": tidy(price * 3 / 2 if item == "energy_skin" else price / 10)}


@book.op(
    "bomb_suit",
    "27",
    inputs=[at("sheet.attributes.agility", trait_die("die")), flag("manual_only"), pace()],
    outcome=[out("die", "dice"), out("pace")],
)
def bomb_suit(die, manual_only, pace):
    """The die to roll and the Pace left in a bomb suit.

    Ruling: Pace never falls under 1.
    """
    capped = not manual_only and (parse_die(die)[0] > 6 or die_size(die) > 6)
    return {"die": "d6" if capped else die, "pace": max(1, pace + _LIGHTER)}
