"""Mass battles (chapter 13): force tokens, the commanders' round, morale, the heroes' part."""

from ..book import out
from ..dice import one
from ..errors import invalid
from ..inputs import choice, count, flag, listing, modifiers, whole
from .book import book
from .common import TRAIT_DICE, check_trait
from .scene_common import answer, outs, roll_d6, roll_inputs, scene_roll
from .traits import raises_over, sum_of, trait_die, wild_die

FULL_FORCE = 10
HOURS_A_ROUND = 2
SUPPORT_CAP = 4

# (highest 2d6, row)
BATTLE_EFFECTS = [(2, "inspire"), (4, "terrify"), (9, "valor"), (11, "slaughter"), (12, "army_of_one")]
EFFECT_OUTS = [
    out("roll"),
    out("result", "word", [row[1] for row in BATTLE_EFFECTS]),
    out("own_tokens"),
    out("enemy_tokens"),
    out("own_battle_modifier"),
    out("enemy_battle_modifier"),
    out("enemy_morale_modifier"),
    out("enemy_morale_forced", "flag"),
]


@book.op(
    "mass_battle_setup",
    "13",
    inputs=[count("a_size", min=1), count("b_size", min=1), whole("a_adjust", 0), whole("b_adjust", 0)],
    outcome=[out("a_tokens"), out("b_tokens")],
    offer="gm",
)
def mass_battle_setup(a_size, b_size, a_adjust, b_adjust):
    """Both armies' force tokens.

    Ruling: the smaller one's share is rounded to the nearest token, halves up, and is 1 at least; adjustments come
    after that, and no army starts below 1.
    """
    largest = max(a_size, b_size)
    return {"a_tokens": _force(a_size, largest, a_adjust), "b_tokens": _force(b_size, largest, b_adjust)}


def _force(size, largest, adjust):
    share = (2 * FULL_FORCE * size + largest) // (2 * largest)
    return max(1, max(1, share) + adjust)


def _side_inputs(side):
    return [
        trait_die(side + "_die", **{"from": "sheet.skills.battle" if side == "a" else None}),
        flag(side + "_wild_card", True),
        wild_die(side + "_wild_die"),
        modifiers(side + "_modifiers"),
        count(side + "_tokens", min=1),
        count(side + "_lost_before_roll", 0),
        count(side + "_tactical", 0, max=4),
        count(side + "_plan", 0, max=4),
        listing(side + "_support", count(""), []),
    ]


@book.op(
    "mass_battle_round",
    "13",
    inputs=_side_inputs("a") + _side_inputs("b"),
    dice=["a_trait", "a_wild", "a_critical", "b_trait", "b_wild", "b_critical"],
    outcome=[
        out("a_modifier"),
        out("b_modifier"),
        out("a_total"),
        out("b_total"),
        out("a_critical_failure", "flag"),
        out("b_critical_failure", "flag"),
        out("winner", "word", ["a", "b", "none"]),
        out("result", "word", ["tie", "success", "raise"]),
        out("a_lost"),
        out("b_lost"),
        out("a_tokens"),
        out("b_tokens"),
        out("morale", "words", ["a", "b"]),
        out("defeated", "words", ["a", "b"]),
        out("hours"),
    ],
    odds=["winner", "result"],
    offer="gm",
)
def mass_battle_round(**given):
    """One round of a mass battle between two commanders.

    Rulings: nobody is the acting side, so the higher total wins, but needs a success; where neither side succeeds
    the round is a tie. A critical failure loses to any success, the margin being that of the totals. A side left
    without tokens is defeated and makes no morale check.

    :raises RuleError: both sides claim the better plan (``b_plan``).
    """
    if given["a_plan"] > 0 and given["b_plan"] > 0:
        raise invalid("b_plan")
    force_a = given["a_tokens"] + given["a_lost_before_roll"]
    force_b = given["b_tokens"] + given["b_lost_before_roll"]
    a = yield from _command("a", given, max(0, force_a - force_b))
    b = yield from _command("b", given, max(0, force_b - force_a))
    winner, result, lost_a, lost_b = _settle(a, b)
    lost = {"a": min(lost_a, given["a_tokens"]), "b": min(lost_b, given["b_tokens"])}
    outcome = {"winner": winner, "result": result, "morale": [], "defeated": [], "hours": HOURS_A_ROUND}
    for side, rolled in (("a", a), ("b", b)):
        left = given[side + "_tokens"] - lost[side]
        for name in ("modifier", "total", "critical_failure"):
            outcome[side + "_" + name] = rolled[name]
        outcome[side + "_lost"] = lost[side]
        outcome[side + "_tokens"] = left
        if left == 0:
            outcome["defeated"].append(side)
        elif lost[side] + given[side + "_lost_before_roll"] > 0:
            outcome["morale"].append(side)
    return outcome


def _command(side, given, token_bonus):
    support = min(SUPPORT_CAP, sum(given[side + "_support"]))
    modifier = token_bonus + given[side + "_tactical"] + given[side + "_plan"] + support
    modifier += sum_of(given[side + "_modifiers"])
    rolled = yield from check_trait(
        given[side + "_die"],
        given[side + "_wild_card"],
        given[side + "_wild_die"],
        modifier,
        confirm=True,
        prefix=side + "_",
    )
    return rolled


def _settle(a, b):
    """Return ``(winner, result, tokens a loses, tokens b loses)``."""
    equal = a["total"] == b["total"] and a["success"] and b["success"]
    if equal or not (a["success"] or b["success"]):
        return "none", "tie", 1, 1
    a_wins = a["success"] and (not b["success"] or a["total"] > b["total"])
    first, second = (a, b) if a_wins else (b, a)
    result = "raise" if raises_over(first["total"], second["total"]) else "success"
    cost = 0 if result == "raise" else 1
    if a_wins:
        return "a", result, cost, 2
    return "b", result, 2, cost


@book.op(
    "morale_check",
    "13",
    inputs=roll_inputs("sheet.attributes.spirit", with_modifiers=False)
    + [count("tokens_lost"), flag("undead_or_fearless"), flag("fortified"), flag("no_retreat"), modifiers()],
    dice=TRAIT_DICE,
    outcome=outs(["modifier", "total", "success", "critical_failure"])
    + [out("result", "word", ["hold", "orderly_retreat", "rout"]), out("battle_continues", "flag")],
    offer="gm",
)
def morale_check(die, wild_card, wild_die, tokens_lost, undead_or_fearless, fortified, no_retreat, modifiers):
    """Whether a commander's troops fight on after losing a force token."""
    modifier = sum_of(modifiers) - tokens_lost
    for helps in (undead_or_fearless, fortified, no_retreat):
        modifier += 2 if helps else 0
    rolled = yield from scene_roll(die, wild_card, wild_die, modifier)
    result = "hold" if rolled["success"] else "rout" if rolled["critical_failure"] else "orderly_retreat"
    more = {"result": result, "battle_continues": result == "hold"}
    return answer(rolled, ["modifier", "total", "success", "critical_failure"], more)


def _roll_effect():
    roll = yield from roll_d6("effect", 2)
    result = [row for top, row in BATTLE_EFFECTS if roll <= top][0]
    return {
        "roll": roll,
        "result": result,
        "own_tokens": 1 if result == "inspire" else 0,
        "enemy_tokens": -1 if result == "army_of_one" else 0,
        "own_battle_modifier": 2 if result == "valor" else 0,
        "enemy_battle_modifier": -2 if result == "slaughter" else 0,
        "enemy_morale_modifier": -2 if result == "terrify" else 0,
        "enemy_morale_forced": result == "army_of_one",
    }


@book.op("battle_effect", "13", dice=["effect"], outcome=EFFECT_OUTS, offer="scene")
def battle_effect():
    """What a hero's feat does to the battle."""
    effect = yield from _roll_effect()
    return effect


@book.op(
    "mass_battle_hero",
    "13",
    inputs=roll_inputs("sheet.skills.fighting") + [choice("on_raise", ["bonus", "battle_effect"], "bonus")],
    dice=TRAIT_DICE + ["effect", "wounds"],
    outcome=outs(["total", "success", "raises", "critical_failure"])
    + [
        out("support_bonus"),
        out("fatigue_gained"),
        out("wounds"),
        out("battle_effect", "record", fields=EFFECT_OUTS),
        out("effects", "words", ["bumps_and_bruises"]),
    ],
    offer="card",
)
def mass_battle_hero(die, wild_card, wild_die, modifiers, on_raise):
    """A hero's Support roll for the commander, and what it costs the hero.

    Seed: a critical failure still rolls a battle effect for the hero's side, for 1d4+1 wounds.
    """
    rolled = yield from scene_roll(die, wild_card, wild_die, sum_of(modifiers))
    plain = rolled["success"] and not rolled["raises"]
    bonus = 1 if plain else 2 if rolled["success"] and on_raise == "bonus" else 0
    effect, wounds = None, 0 if rolled["success"] else 1
    if rolled["critical_failure"] or (rolled["raises"] and on_raise == "battle_effect"):
        effect = yield from _roll_effect()
    if rolled["critical_failure"]:
        face = yield from one("wounds", 4)
        wounds = face + 1
    more = {
        "support_bonus": bonus,
        "fatigue_gained": 1 if plain else 0,
        "wounds": wounds,
        "battle_effect": effect,
        "effects": ["bumps_and_bruises"] if plain else [],
    }
    return answer(rolled, ["total", "success", "raises", "critical_failure"], more)


@book.op(
    "battle_expenditure",
    "13, 15",
    inputs=[
        choice("kind", ["caster", "shooter"]),
        count("rate_of_fire", min=1, when={"kind": "shooter"}),
        count("available", None),
    ],
    dice=["power", "bursts"],
    outcome=[out("spent"), out("remaining"), out("shortfall")],
    offer="card",
)
def battle_expenditure(kind, rate_of_fire, available):
    """The power points or shots that one round of a battle uses up."""
    if kind == "caster":
        spent = yield from roll_d6("power", 3)
    else:
        bursts = yield from roll_d6("bursts", 2)
        spent = bursts * rate_of_fire
    remaining, shortfall = None, 0
    if available is not None:
        remaining, shortfall = max(0, available - spent), max(0, spent - available)
    return {"spent": spent, "remaining": remaining, "shortfall": shortfall}
