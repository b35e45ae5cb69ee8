"""The Wealth die: buying with it, raising and lowering it (chapter 22)."""

from ..book import out
from ..inputs import choice, choices, count, custom, decimal, flag, modifiers
from .book import book
from .common import TRAIT_DICE, at, roll_outs, with_fields
from .toolbox_common import die_size, die_step, roll, rolled_or_not, step_die
from .traits import is_trait_die, wild_die

_STARTS = {"poor": 0, "normal": 1, "rich": 2, "filthy_rich": 3, "broke": -1}
_REWARDS = {"common": 1, "substantial": 2, "fabulous": 3}
_FAME = {"none": 0, "famous": 1, "very_famous": 2}


def _is_wealth_die(value):
    return is_trait_die(value) and "-" not in value


def _is_start(value):
    return _is_wealth_die(value) or (isinstance(value, str) and value in _STARTS)


def _wealth_at(step):
    return "broke" if step < 0 else step_die(step)


@book.op(
    "wealth_roll",
    "22",
    inputs=[
        custom("trait_die", _is_wealth_die, "wealth", "d6"),
        decimal("price", min=0),
        flag("recent_purchases"),
        choice("fame", ["none", "famous", "very_famous"], "none"),
        at("sheet.wild_card", flag("wild_card", True)),
        at("sheet.wild_die", wild_die(when={"wild_card": True})),
        modifiers(),
        choice("on_failure", ["walk_away", "go_broke"], "walk_away"),
        count("supporters", 0),
    ],
    dice=TRAIT_DICE,
    outcome=[out("needs_roll", "flag"), out("threshold")]
    + roll_outs()
    + [
        out("bought", "flag"),
        out("wealth_after", "dice", ["broke"]),
        out("broke", "flag"),
        out("retry_blocked", "flag"),
        out("supporters_at_risk"),
    ],
)
def wealth_roll(wealth, price, recent_purchases, fame, on_failure, supporters, **given):
    """Buys one item with the Wealth die; cheap ones need no roll."""
    threshold = 10 * die_size(wealth)
    needed = price > threshold or recent_purchases
    rolled = None
    bought, after = True, wealth
    if needed:
        rolled = yield from roll(with_fields(given, {"die": wealth}), _FAME[fame])
        if rolled["success"]:
            after = wealth if rolled["raises"] else _wealth_at(die_step(wealth) - 1)
        elif on_failure == "go_broke" and not rolled["critical_failure"]:
            after = "broke"
        else:
            bought = False
    fields = rolled_or_not(rolled)
    return with_fields(
        fields,
        {
            "needs_roll": needed,
            "threshold": threshold,
            "bought": bought,
            "wealth_after": after,
            "broke": after == "broke",
            "retry_blocked": fields["critical_failure"],
            "supporters_at_risk": supporters if needed else 0,
        },
    )


@book.op(
    "wealth_die",
    "22",
    inputs=[
        custom(
            "wealth",
            _is_start,
            "start",
            values=["poor", "normal", "rich", "filthy_rich", "broke", "d4", "d6", "d8", "d10", "d12"],
        ),
        choices("rewards", ["common", "substantial", "fabulous"], []),
        count("drops", 0),
    ],
    outcome=[out("wealth", "dice", ["broke"]), out("broke", "flag"), out("reward_lasts_months")],
)
def wealth_die(start, rewards, drops):
    """The Wealth die after rewards and spending.

    Ruling: steps are netted; below d4 is broke, one step up from broke is d4.
    """
    step = _STARTS[start] if start in _STARTS else die_step(start)
    wealth = _wealth_at(step + sum([_REWARDS[reward] for reward in rewards]) - drops)
    return {"wealth": wealth, "broke": wealth == "broke", "reward_lasts_months": 1 if rewards else 0}
