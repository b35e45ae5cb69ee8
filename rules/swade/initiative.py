"""Action Cards, the order of turns, the actions of one turn, interrupting (chapters 4.2, 4.3 and 9)."""

from ..book import out
from ..compat import stable_sort
from ..dice import one
from ..errors import invalid
from ..inputs import choice, count, flag, listing, record, text
from .book import book
from .common import (
    OPPOSED_DICE,
    at,
    card,
    card_key,
    card_rank,
    check_trait,
    full_deck,
    is_joker,
    opposed_inputs,
)
from .figures import actions_penalty
from .traits import sum_of


def best_card(cards):
    """Return the highest card: a joker (red before black), then by rank, then by suit."""
    best = cards[0]
    for drawn in cards:
        if card_key(drawn) > card_key(best):
            best = drawn
    return best


def worst_card(cards):
    """Return the lowest card, by rank and then suit."""
    worst = cards[0]
    for drawn in cards:
        if card_key(drawn) < card_key(worst):
            worst = drawn
    return worst


def draw_card(left):
    """Ask which of the cards ``left`` is drawn and take it out of the list.

    :raises RuleError: where no card is left.
    """
    if not left:
        raise invalid("deck")
    face = yield from one("card", len(left))
    return left.pop(face - 1)


def _draw_for_edges(left, drawn, draws, quick):
    """Draw ``draws`` cards, Quick's replacements included; return those that stand."""
    standing = []
    for _ in range(draws):
        taken = yield from draw_card(left)
        drawn.append(taken)
        while quick and card_rank(taken) <= 5:
            taken = yield from draw_card(left)
            drawn.append(taken)
        standing.append(taken)
    return standing


def _all_differ(values):
    return len(set(values)) == len(values)


@book.op(
    "action_deck",
    "4.2",
    inputs=[
        listing("deck", card("card"), None, check=_all_differ),
        flag("quick"),
        count("level_headed", 0, max=2),
        flag("hesitant"),
        at("states.incapacitated", flag("incapacitated")),
        count("benny_cards", 0),
    ],
    dice=["card"],
    outcome=[out("drawn", "list"), out("kept", "dice"), out("joker", "flag"), out("remaining")],
    odds=["joker"],
    offer="scene",
)
def action_deck(deck, quick, level_headed, hesitant, incapacitated, benny_cards):
    """One combatant's draw: its Edges and Hindrances first, then cards bought with bennies; the best is kept.

    Rulings on Edges that the summary only names: Level Headed draws one or two more cards, Quick replaces cards of
    five or lower, Hesitant keeps the worse of two but a joker always. None counts while incapacitated.

    :raises RuleError: a draw from an empty deck.
    """
    if hesitant and (quick or level_headed > 0):
        raise invalid("hesitant")
    left = full_deck() if deck is None else list(deck)
    draws = 1
    if not incapacitated:
        draws = 2 if hesitant else 1 + level_headed
    if draws + benny_cards > len(left):
        raise invalid("deck")
    drawn = []
    standing = yield from _draw_for_edges(left, drawn, draws, quick and not incapacitated)
    kept = best_card(standing)
    if draws == 2 and hesitant and not is_joker(kept):
        kept = worst_card(standing)
    bought = [kept]
    for _ in range(benny_cards):
        taken = yield from draw_card(left)
        drawn.append(taken)
        bought.append(taken)
    kept = best_card(bought)
    return {"drawn": drawn, "kept": kept, "joker": is_joker(kept), "remaining": len(left)}


def _combatants_differ(combatants):
    ids = [combatant["id"] for combatant in combatants]
    cards = [combatant["card"] for combatant in combatants if combatant["card"] is not None]
    return _all_differ(ids) and _all_differ(cards)


@book.op(
    "action_order",
    "4.2",
    inputs=[
        listing(
            "combatants",
            record(
                "combatant",
                [text("id"), card("card", None), flag("holding"), choice("side", ["heroes", "villains"], "heroes")],
            ),
            check=_combatants_differ,
        )
    ],
    outcome=[
        out("order", "list"),
        out("anytime", "list"),
        out("idle", "list"),
        out("joker_bonus", "list"),
        out("bennies", "record", fields=[out("heroes_each"), out("gm_pool"), out("gm_wild_cards_each")]),
        out("shuffle", "flag"),
    ],
    offer="scene",
)
def action_order(combatants):
    """A round's countdown from the cards dealt, who may act at any time, and what its jokers bring.

    Rulings: a card dealt to somebody on hold is left out of the countdown; each opponent that gains a benny is each
    GM Wild Card; JK1 stands before JK2.
    """
    in_turn, anytime, idle, jokers = [], [], [], []
    heroes = villains = 0
    for combatant in combatants:
        dealt = combatant["card"]
        joker = dealt is not None and is_joker(dealt)
        if joker:
            jokers.append(combatant["id"])
            if combatant["side"] == "heroes":
                heroes += 1
            else:
                villains += 1
        if joker or combatant["holding"]:
            anytime.append(combatant["id"])
        if not combatant["holding"]:
            if dealt is None:
                idle.append(combatant["id"])
            else:
                in_turn.append(combatant)
    in_turn = stable_sort(in_turn, lambda combatant: card_key(combatant["card"]), True)
    return {
        "order": [combatant["id"] for combatant in in_turn],
        "anytime": anytime,
        "idle": idle,
        "joker_bonus": jokers,
        "bennies": {"heroes_each": heroes, "gm_pool": villains, "gm_wild_cards_each": villains},
        "shuffle": len(jokers) > 0,
    }


FREE_ITEMS = 2
MOST_ACTIONS = 3


@book.op(
    "turn_actions",
    "4.3",
    inputs=[
        count("actions", 1),
        count("items_readied", 0),
        count("awkward_items", 0),
        count("reload_actions", 0),
        flag("ran"),
        flag("defend"),
    ],
    outcome=[
        out("total_actions"),
        out("multi_action_penalty"),
        out("running_penalty"),
        out("total_penalty"),
        out("legal", "flag"),
        out("reasons", "words", ["too_many_actions", "defend_takes_whole_turn", "defend_cannot_run"]),
    ],
)
def turn_actions(actions, items_readied, awkward_items, reload_actions, ran, defend):
    """How many actions a turn holds and what they cost one another.

    Ruling: items from awkward places do not use up the two that are free.
    """
    total = actions + max(0, items_readied - FREE_ITEMS) + awkward_items + reload_actions
    several, running = actions_penalty(total), -2 if ran else 0
    reasons = []
    if total > MOST_ACTIONS:
        reasons.append("too_many_actions")
    if defend and total > 0:
        reasons.append("defend_takes_whole_turn")
    if defend and ran:
        reasons.append("defend_cannot_run")
    return {
        "total_actions": total,
        "multi_action_penalty": several,
        "running_penalty": running,
        "total_penalty": several + running,
        "legal": len(reasons) == 0,
        "reasons": reasons,
    }


def _who_goes_first(ours, theirs):
    if ours["critical_failure"] != theirs["critical_failure"]:
        return "rival" if ours["critical_failure"] else "interrupter"
    if ours["total"] == theirs["total"]:
        return "simultaneous"
    return "interrupter" if ours["total"] > theirs["total"] else "rival"


@book.op(
    "interrupt",
    "9",
    inputs=opposed_inputs("skills.athletics", "skills.athletics")
    + [flag("braced"), count("reach", 0), count("rival_reach", 0)],
    dice=OPPOSED_DICE,
    outcome=[
        out("total"),
        out("defender_total"),
        out("first", "word", ["interrupter", "rival", "simultaneous"]),
        out("damage_bonus", "record", fields=[out("interrupter"), out("rival")]),
        out("effects", "record", fields=[out("loses_hold", "flag"), out("acts_after_rival", "flag")]),
    ],
    odds=["first"],
    offer="scene",
)
def interrupt(braced, reach, rival_reach, **sides):
    """Athletics against Athletics for who acts first; also the braced weapon that meets a mounted charge.

    Rulings: nobody needs 4, both are always rolled; a critical failure loses unless both have one.

    :raises RuleError: a braced weapon without Reach.
    """
    if braced and reach < 1:
        raise invalid("reach")
    ours_bonus = 2 if braced and reach > rival_reach else 0
    theirs_bonus = 2 if braced and rival_reach > reach else 0
    ours = yield from check_trait(
        sides["die"], sides["wild_card"], sides["wild_die"], sum_of(sides["modifiers"]) + ours_bonus
    )
    theirs = yield from check_trait(
        sides["defender_die"],
        sides["defender_wild_card"],
        sides["defender_wild_die"],
        sum_of(sides["defender_modifiers"]) + theirs_bonus,
        prefix="defender_",
    )
    first = _who_goes_first(ours, theirs)
    return {
        "total": ours["total"],
        "defender_total": theirs["total"],
        "first": first,
        "damage_bonus": {
            "interrupter": 4 if braced and first == "interrupter" else 0,
            "rival": 4 if braced and first == "rival" else 0,
        },
        "effects": {"loses_hold": first == "rival", "acts_after_rival": first == "rival"},
    }
