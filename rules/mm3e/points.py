"""Power points: a sheet's price, what adventures pay, a power's price (chapters 1 and 4)."""

from ..book import out
from ..compat import is_whole
from ..inputs import choices, count, custom, flag, listing, mapping, record, text, whole
from .book import book
from .common import ABILITIES, filled, half_up, up_to

_FOR_SALE = ["dodge", "parry", "fortitude", "will"]

COMPLICATIONS = [
    "accident",
    "addiction",
    "disability",
    "enemy",
    "fame",
    "hatred",
    "honor",
    "injuries",
    "motivation",
    "obsession",
    "phobia",
    "power_loss",
    "prejudice",
    "quirk",
    "relationship",
    "reputation",
    "responsibility",
    "rivalry",
    "secret",
    "secret_identity",
    "temper",
    "weakness",
    "other",
]


def _is_ability_rank(value):
    return value is None or (is_whole(value) and -5 <= value <= 20)


_ABILITY_RANK = custom("ability_rank", _is_ability_rank, "")


@book.op(
    "character_points",
    "1",
    inputs=[
        filled("sheet.power_level", count("pl", min=1, max=20)),
        filled("sheet.abilities", mapping("abilities", _ABILITY_RANK, {}, keys=ABILITIES)),
        mapping("defenses", count(""), {}, keys=_FOR_SALE),
        count("skill_ranks", 0),
        count("advantage_ranks", 0),
        listing("power_costs", count(""), []),
        count("earned", 0),
        count("budget", None),
        choices("complications", COMPLICATIONS, None),
    ],
    outcome=[
        out("abilities"),
        out("defenses"),
        out("skills"),
        out("advantages"),
        out("powers"),
        out("total"),
        out("budget"),
        out("remaining"),
        out("within_budget", "flag"),
        out("complications_ok", "flag"),
    ],
    offer="card",
)
def character_points(pl, abilities, defenses, skill_ranks, advantage_ranks, power_costs, earned, budget, complications):
    """What a sheet costs against what it may cost, and whether its complications will do.

    Ruling: skill ranks are pooled, and an odd one costs a whole point.
    """
    spent = {
        "abilities": sum([-10 if abilities[name] is None else 2 * abilities[name] for name in abilities]),
        "defenses": sum([defenses[name] for name in defenses]),
        "skills": half_up(skill_ranks),
        "advantages": advantage_ranks,
        "powers": sum(power_costs),
    }
    total = sum([spent[name] for name in spent])
    available = (15 * pl if budget is None else budget) + earned
    spent["total"] = total
    spent["budget"] = available
    spent["remaining"] = available - total
    spent["within_budget"] = available >= total
    spent["complications_ok"] = None
    if complications is not None:
        spent["complications_ok"] = len(complications) >= 2 and "motivation" in complications
    return spent


@book.op(
    "advancement",
    "1",
    inputs=[
        filled("sheet.power_level", count("pl", min=1)),
        count("points"),
        listing(
            "adventures",
            record("", [count("sessions", 1), flag("completed", True), flag("long"), flag("outstanding")]),
            [],
        ),
    ],
    outcome=[out("awarded"), out("points"), out("pl_may_rise", "flag"), out("next_pl")],
    offer="gm",
)
def advancement(pl, points, adventures):
    """Power points that adventures pay, and whether the series may go up a power level.

    Ruling: a short adventure that was not completed pays nothing; a long one pays by session all the same.
    """
    awarded = 0
    for adventure in adventures:
        extra = 1 if adventure["outstanding"] else 0
        if adventure["long"]:
            awarded += adventure["sessions"] + extra
        elif adventure["completed"] and adventure["sessions"] >= 1:
            awarded += 1 + extra
    points += awarded
    may_rise = points >= 15 * (pl + 1)
    return {"awarded": awarded, "points": points, "pl_may_rise": may_rise, "next_pl": pl + 1 if may_rise else pl}


def _partial_fits(effect):
    return sum([group["ranks"] for group in effect["partial"]]) <= effect["ranks"]


@book.op(
    "power_cost",
    "4",
    inputs=[
        listing(
            "effects",
            record(
                "",
                [
                    text("name", None),
                    count("base", min=1),
                    count("ranks", min=1),
                    count("extras", 0),
                    count("flaws", 0),
                    whole("flat", 0),
                    listing("partial", record("", [count("ranks", min=1), count("extras", 0), count("flaws", 0)]), []),
                ],
                check=_partial_fits,
            ),
            min=1,
        ),
        count("limit", 5, min=1),
    ],
    outcome=[out("effects", "records", fields=[out("cost"), out("ratio", "text")]), out("total")],
    offer="card",
)
def power_cost(effects, limit):
    """The price of a power, effect by effect, fractions and partial modifiers included.

    Ruling: a fraction of a point is rounded up, each group of ranks on its own; flaws beyond the limit save nothing
    more; partial groups do not overlap.
    """
    rows = []
    for effect in effects:
        per_rank = effect["base"] + effect["extras"] - effect["flaws"]
        ranks, cost = effect["ranks"], effect["flat"]
        for group in effect["partial"]:
            cost += _group_cost(group["ranks"], per_rank + group["extras"] - group["flaws"], limit)
            ranks -= group["ranks"]
        cost += _group_cost(ranks, per_rank, limit)
        points, bought = _ratio(per_rank, limit)
        rows.append({"cost": max(1, cost), "ratio": str(points) + ":" + str(bought)})
    return {"effects": rows, "total": sum([row["cost"] for row in rows])}


def _ratio(per_rank, limit):
    """Return ``(points, ranks)``: so many points buy so many ranks."""
    return (per_rank, 1) if per_rank >= 1 else (1, min(2 - per_rank, limit))


def _group_cost(ranks, per_rank, limit):
    points, bought = _ratio(per_rank, limit)
    return up_to(ranks * points, bought)
