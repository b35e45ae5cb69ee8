"""Several dice at once, opposed rolls, tests, support (chapters 1.2 and 9)."""

from ..book import out
from ..compat import stable_sort
from ..dice import acing
from ..inputs import choice, count, flag, whole
from .book import book
from .common import (
    OPPOSED_DICE,
    TRAIT_DICE,
    at,
    check_given,
    oppose_given,
    opposed_inputs,
    resist_trait,
    roll_fields,
    roll_outs,
    total_of,
    trait_inputs,
    with_fields,
)
from .traits import parse_die, raises_over, sum_of


def roll_pool(die, number, wild_card, wild):
    """Roll ``number`` trait dice and one wild die, which takes the lowest one's place where it is higher.

    Returns a dict: ``sums`` (highest first, nothing added), ``flat``, ``wild_used``, ``ones``, ``critical_failure``
    (more than half the dice and the wild die first showed 1).
    """
    sides, flat = parse_die(die)
    sums, ones = [], 0
    for _ in range(number):
        rolled, first = yield from acing("trait", sides)
        sums.append(rolled)
        ones += 1 if first == 1 else 0
    critical = 2 * ones > number
    wild_used = False
    if wild_card:
        wild_sum, wild_first = yield from acing("wild", parse_die(wild)[0])
        critical = critical and wild_first == 1
        lowest = min(sums)
        wild_used = wild_sum > lowest
        if wild_used:
            sums[sums.index(lowest)] = wild_sum
    sums = stable_sort(sums, lambda value: value, True)
    return {"sums": sums, "flat": flat, "wild_used": wild_used, "ones": ones, "critical_failure": critical}


@book.op(
    "trait_roll_multi",
    "1.2",
    inputs=trait_inputs(confirm=False) + [count("count", min=2, max=12), whole("target", 4)],
    dice=["trait", "wild", "conviction"],
    outcome=[
        out("totals", "list"),
        out("wild_used", "flag"),
        out("ones"),
        out("critical_failure", "flag"),
        out("successes"),
        out("raises", "list"),
    ],
    odds=["successes", "critical_failure"],
)
def trait_roll_multi(die, wild_card, wild_die, modifiers, count, target, conviction):
    """Several trait dice in one action, each its own result, with one wild die among them.

    Ruling: the ones are counted on the trait dice alone, the wild die must show one besides.
    """
    pool = yield from roll_pool(die, count, wild_card, wild_die)
    modifier = pool["flat"] + sum_of(modifiers)
    if conviction:
        more, _ = yield from acing("conviction", 6)
        modifier += more
    totals = [value + modifier for value in pool["sums"]]
    critical = pool["critical_failure"]
    hits = [not critical and total >= target for total in totals]
    raises = []
    for index in range(len(totals)):
        raises.append(raises_over(totals[index], target) if hits[index] else 0)
    return {
        "totals": totals,
        "wild_used": pool["wild_used"],
        "ones": pool["ones"],
        "critical_failure": critical,
        "successes": len([hit for hit in hits if hit]),
        "raises": raises,
    }


@book.op(
    "opposed_roll",
    "1.2",
    inputs=opposed_inputs(),
    dice=OPPOSED_DICE,
    outcome=[
        out("total"),
        out("defender_total"),
        out("margin"),
        out("winner", "word", ["attacker", "defender"]),
        out("success", "flag"),
        out("raises"),
        out("critical_failure", "flag"),
        out("defender_critical_failure", "flag"),
    ],
)
def opposed_roll(**sides):
    """One side's trait against another's; the acting side needs 4, a tie is the resisting side's.

    Ruling: a critical failure loses whatever the totals, the acting side's checked first.
    """
    acting, resisting, success, raises = yield from oppose_given(sides)
    return {
        "total": acting["total"],
        "defender_total": total_of(resisting),
        "margin": None if resisting is None else acting["total"] - resisting["total"],
        "winner": "attacker" if success else "defender",
        "success": success,
        "raises": raises,
        "critical_failure": acting["critical_failure"],
        "defender_critical_failure": resisting is not None and resisting["critical_failure"],
    }


@book.op(
    "test",
    "9",
    inputs=opposed_inputs()
    + [
        count("count", 1, min=1, max=12),
        choice("choice", ["distracted", "vulnerable"]),
        at("target.states.shaken", flag("target_shaken")),
    ],
    dice=OPPOSED_DICE,
    outcome=[
        out("total"),
        out("defender_total"),
        out("success", "flag"),
        out("raises"),
        out("critical_failure", "flag"),
        out(
            "effects",
            "record",
            fields=[out("distracted", "flag"), out("vulnerable", "flag"), out("shaken", "flag"), out("wounds")],
        ),
    ],
    offer="card",
)
def test(count, choice, target_shaken, **sides):
    """A skill against the attribute it hangs on, to distract a foe or leave it vulnerable; a raise shakes it too.

    Of several trait dice the best counts, and then a critical failure is that of trait_roll_multi.
    """
    if count == 1:
        acting, resisting, success, raises = yield from oppose_given(sides)
    else:
        pool = yield from roll_pool(sides["die"], count, sides["wild_card"], sides["wild_die"])
        total = pool["sums"][0] + pool["flat"] + sum_of(sides["modifiers"])
        if sides["conviction"]:
            more, _ = yield from acing("conviction", 6)
            total += more
        critical = pool["critical_failure"]
        acting = {"total": total, "critical_failure": critical, "success": total >= 4 and not critical}
        resisting, success, raises = yield from resist_trait(
            acting,
            sides["defender_die"],
            sides["defender_wild_card"],
            sides["defender_wild_die"],
            sides["defender_modifiers"],
        )
    return {
        "total": acting["total"],
        "defender_total": total_of(resisting),
        "success": success,
        "raises": raises,
        "critical_failure": acting["critical_failure"],
        "effects": {
            "distracted": success and choice == "distracted",
            "vulnerable": success and choice == "vulnerable",
            "shaken": target_shaken or raises > 0,
            "wounds": 0,
        },
    }


SUPPORT_BONUS = {"critical_failure": -2, "failure": 0, "success": 1, "raise": 2}
MOST_SUPPORT = 4


@book.op(
    "support",
    "9",
    inputs=trait_inputs() + [whole("other_support", 0), flag("strength_task")],
    dice=TRAIT_DICE,
    outcome=roll_outs() + [out("bonus"), out("support_total")],
    offer="card",
)
def support(other_support, strength_task, **roll):
    """A roll that helps an ally's: what it adds, and the sum of all support with its cap (none on Strength)."""
    rolled = yield from check_given(roll)
    bonus = SUPPORT_BONUS[rolled["degree"]]
    total = other_support + bonus
    if not strength_task:
        total = min(total, MOST_SUPPORT)
    return with_fields(roll_fields(rolled), {"bonus": bonus, "support_total": total})
