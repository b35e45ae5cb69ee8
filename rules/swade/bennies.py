"""Bennies: how many there are and what one buys (chapter 2)."""

from ..book import out
from ..inputs import choice, count, flag
from .book import book
from .common import at

BENNY_POWER_POINTS = 5


@book.op(
    "benny_pool",
    "2.1",
    inputs=[count("players"), count("gm_wild_cards", 0), count("extra_per_player", 0)],
    outcome=[
        out("per_player"),
        out("players_total"),
        out("gm_pool"),
        out("per_gm_wild_card"),
        out("gm_wild_cards_total"),
    ],
    offer="gm",
)
def benny_pool(players, gm_wild_cards, extra_per_player):
    """Bennies at the start of a session: each player's, the game master's pool, and each GM Wild Card's."""
    per_player = 3 + extra_per_player
    return {
        "per_player": per_player,
        "players_total": per_player * players,
        "gm_pool": players,
        "per_gm_wild_card": 2,
        "gm_wild_cards_total": 2 * gm_wild_cards,
    }


@book.op(
    "benny_spend",
    "2.2",
    inputs=[
        choice(
            "use",
            [
                "reroll_trait",
                "unshake",
                "soak",
                "new_action_card",
                "reroll_damage",
                "power_points",
                "influence_story",
            ],
        ),
        at("vitals.bennies", count("bennies")),
        count("count", 1, min=1),
        flag("for_other"),
        flag("critical_failure"),
        flag("cards_settled", True),
        at("vitals.power_points", count("power_points", 0)),
        count("power_points_max", None),
    ],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["only_self", "not_enough_bennies", "critical_failure", "cards_not_settled"]),
        out("bennies_left"),
        out("power_points"),
    ],
    offer="card",
)
def benny_spend(use, bennies, count, for_other, critical_failure, cards_settled, power_points, power_points_max):
    """Whether a benny may be spent so, and what is left; five Power Points come back for each."""
    reason = None
    if for_other:
        reason = "only_self"
    elif count > bennies:
        reason = "not_enough_bennies"
    elif use == "reroll_trait" and critical_failure:
        reason = "critical_failure"
    elif use == "new_action_card" and not cards_settled:
        reason = "cards_not_settled"
    points = power_points
    if reason is None and use == "power_points":
        points += BENNY_POWER_POINTS * count
        if power_points_max is not None:
            points = max(power_points, min(points, power_points_max))
    return {
        "allowed": reason is None,
        "reason": reason,
        "bennies_left": bennies if reason is not None else bennies - count,
        "power_points": points,
    }
