"""What the scenes at the table share: rows, Action Cards, rolls planned as on the card, what a roll costs."""

from ..commands_clock import advance
from ..commands_people import refresh, shown_name, turn_on, wait_for
from ..compat import stable_sort
from ..errors import RuleError, missing
from ..inputs import text
from ..plans import text_of
from .benny_play import spend_benny
from .common import card_key, full_deck, is_card, is_joker
from .fight import draw, joker_bennies
from .fight import enter as enter_turn
from .fight import leave as leave_turn
from .plan_parts import against_of, has_joker, state_modifiers, trait_name
from .sheet import is_wild, trait_die_of

# sources that scenes alone bring to a roll
SOURCES = ["unskilled", "support", "valor", "slaughter", "terrify", "joker_card"]
DOWN = ["dead", "incapacitated", "knocked_out"]


# --- texts -----------------------------------------------------------------------------------------------------


def told(key, args=None):
    """Return what the log tells of a scene."""
    return text_of("swade-told-" + key, args)


def note(key, tone="plain", args=None):
    """Return a mark beside somebody's name in a scene."""
    return {"text": text_of("swade-note-" + key, args), "tone": tone}


def result(key, tone, args=None):
    """Return how a scene came out."""
    return {"word": text_of("swade-result-" + key, args), "tone": tone}


def name(draft, who):
    """Return the name that everyone may read."""
    return shown_name(draft.state["characters"][who])


# --- inputs ----------------------------------------------------------------------------------------------------


def picks_trait(name="trait", first=(), **options):
    """Declare a trait of whoever rolls; ``first`` are the usual ones."""
    return text(name, None, long=40, picks="trait", first=list(first), **options)


def picks_person(name, default=None, among="people", **options):
    """Declare somebody: of the people in the scene, or anyone at the table."""
    return text(name, default, long=64, picks="character", among=among, **options)


# --- rows ------------------------------------------------------------------------------------------------------


def new_row(who):
    """Return the row of somebody who has just come into a scene."""
    return {"who": who, "card": None, "done": False, "notes": [], "can": []}


def row_of(data, who):
    """Return somebody's row.

    :raises RuleError: ``not_in_scene``.
    """
    for row in data["rows"]:
        if row["who"] == who:
            return row
    raise RuleError("not_in_scene", "actor")


def with_row(data, who, changes):
    """Return the data with somebody's row changed."""
    rows = []
    for row in data["rows"]:
        if row["who"] == who:
            row = dict(row)
            for key in changes:
                row[key] = changes[key]
        rows.append(row)
    return put(data, {"rows": rows})


def put(data, changes):
    """Return a copy of ``data`` with these entries."""
    after = dict(data)
    for key in changes:
        after[key] = changes[key]
    return after


def is_down(state, who):
    """True for one who cannot act."""
    states = state["characters"][who]["states"]
    for state_id in DOWN:
        if state_id in states:
            return True
    return False


def join(fresh, open_up):
    """Return a scene's ``join`` and ``leave``: ``fresh(scene, who)`` makes a row, ``open_up(data)`` what is next."""

    def come(draft, scene, who):
        data = put(scene["data"], {"rows": scene["data"]["rows"] + [fresh(scene, who)]})
        return {"data": open_up(data), "told": told("joins", {"name": name(draft, who)})}

    def go(draft, scene, who):
        rows = [row for row in scene["data"]["rows"] if row["who"] != who]
        data = open_up(put(scene["data"], {"rows": rows}))
        return {"data": data, "told": told("leaves", {"name": name(draft, who)})}

    return come, go


# --- cards -----------------------------------------------------------------------------------------------------


def _fight_cards(state):
    cards = {}
    fight = state["fight"]
    for row in fight["order"] if fight is not None else []:
        if is_card(row["key"]):
            cards[row["id"]] = row["key"]
    return cards


def deal(draft, rows, secret):
    """Deal a round's Action Cards: the fight's where one is on, the scene's own to everyone else. A generator.

    Returns ``(rows, highest card first, secret)``; a joker from the scene's deck brings its bennies, and the deck is
    shuffled before the next round.
    """
    deck = list(secret["deck"])
    if secret.get("joker") or len(deck) < 5 * len(rows):
        deck = full_deck()
    in_fight = _fight_cards(draft.state)
    dealt, own = [], []
    for row in rows:
        row = put(row, {"done": False, "card": None})
        if not row.get("out") and not is_down(draft.state, row["who"]):
            if row["who"] in in_fight:
                row["card"] = in_fight[row["who"]]
            else:
                kept, drawn = yield from draw(draft.state["characters"][row["who"]], deck)
                for card in drawn:
                    deck.remove(card)
                row["card"] = kept
                own.append({"id": row["who"], "bonus": is_joker(kept)})
        dealt.append(row)
    joker_bennies(draft, own)
    shuffle = any([row["bonus"] for row in own])
    dealt = stable_sort(dealt, key=lambda row: (0, 0) if row["card"] is None else (-1, -card_key(row["card"])))
    return dealt, put(secret, {"deck": deck, "joker": shuffle})


# --- time ------------------------------------------------------------------------------------------------------


def pass_round(draft, people):
    """Let a round go by where no fight counts it: turns end, and what lasts so long with them. A generator.

    Returns what ended and what else time brought, as what a scene tells.
    """
    if draft.state["fight"] is not None:
        return {}
    ended = []
    for who in people:
        over = leave_turn(draft, who) + enter_turn(draft, who)
        refresh(draft, who)
        if not draft.state["characters"][who]["hidden"]:
            ended += over
    passed = yield from advance(draft, "round", 1)
    return {"ended": ended, "passed": passed}


# --- rolls -----------------------------------------------------------------------------------------------------


def check_standing(actor):
    """Refuse one who cannot act.

    :raises RuleError: ``cannot_act``.
    """
    for state_id in DOWN:
        if state_id in actor["states"]:
            raise RuleError("cannot_act", "actor", {"state": state_id})


def dice_of(actor, trait, prefix=""):
    """Return the inputs of one side's trait: die, wild_card and wild_die after ``prefix``."""
    return {
        prefix + "die": trait_die_of(actor["sheet"], trait) or "d4",
        prefix + "wild_card": is_wild(actor),
        prefix + "wild_die": actor["sheet"]["wild_die"],
    }


def trait_plan(state, actor, trait, intent, op, title, joker=True):
    """Return the plan of a scene's op that rolls a trait of the actor's, with what the state and the table bring.

    ``joker`` False: the op counts the card itself.

    :raises RuleError: ``missing_input`` where no trait was chosen.
    """
    if trait is None:
        raise missing("inputs.trait")
    check_standing(actor)
    rows, choices = state_modifiers(state, actor, trait, intent)
    if not joker:
        rows = [row for row in rows if row["source"] != "joker"]
    if trait_die_of(actor["sheet"], trait) is None:
        rows.append({"source": "unskilled", "value": -2, "on": True})
    request = dice_of(actor, trait)
    return {
        "op": op,
        "request": request,
        "title": text_of("swade-title-scene", {"what": text_of(title), "trait": trait_name(actor, trait)}),
        "die": request["die"],
        "modifiers": rows,
        "choices": choices,
        "against": against_of(4, "target"),
    }


def add_modifier(plan, source, value):
    """Put a modifier on a plan, where it is one."""
    if value:
        plan["modifiers"].append({"source": source, "value": value, "on": True})


def joker_card(plan, state, actor, row):
    """Let a joker that the scene dealt help as one of a fight does."""
    if row["card"] is not None and is_joker(row["card"]) and not has_joker(state, actor):
        add_modifier(plan, "joker_card", 2)


def oppose(plan, state, other, trait):
    """Let somebody resist a plan with a trait of theirs, as on the card: their sheet is not for everyone.

    A player's phone has no sheet of others: there the plan is ``blind``, and only the table rolls it.
    """
    plan["target"] = other["id"]
    inputs = ["defender_die", "defender_wild_card", "defender_wild_die", "defender_modifiers"]
    plan["sealed"] = {"inputs": inputs, "labels": ["defender_trait", "defender_wild", "defender_critical"]}
    if "sheet" not in other:
        plan["blind"] = True
        plan["request"]["defender_die"] = "d6"
        return
    theirs = dice_of(other, trait, "defender_")
    for key in theirs:
        plan["request"][key] = theirs[key]
    plan["request"]["defender_modifiers"] = resisting_modifiers(state, other, trait)


def resisting_modifiers(state, other, trait):
    """Return what the state puts on the roll of somebody who resists."""
    rows, _ = state_modifiers(state, other, trait, {})
    listed = [{"source": row["source"], "value": row["value"]} for row in rows if row["on"]]
    if trait_die_of(other["sheet"], trait) is None:
        listed.append({"source": "unskilled", "value": -2})
    return listed


def better(before, outcome):
    """Return which outcome stands where a benny bought a second roll: the better one, a critical failure always."""
    if outcome.get("critical_failure") or _rank(outcome) >= _rank(before):
        return outcome
    return put(before, {"kept": "previous"})


def _rank(outcome):
    total = outcome.get("total")
    return (1 if outcome.get("success") else 0, outcome.get("raises") or 0, -99 if total is None else total)


def pay_again(draft, plan, again):
    """Spend the benny of a second roll.

    :raises RuleError: ``no_reroll`` after a critical failure, ``no_bennies``.
    """
    if again["outcome"].get("critical_failure"):
        raise RuleError("no_reroll", "reroll_of")
    spend_benny(draft, draft.state["characters"][again["actor"]])


def benny_step(draft, roll):
    """Return the next step that rolls again for a benny, in a list; none where there is no benny or no way."""
    actor = draft.state["characters"].get(roll["actor"])
    if actor is None or roll["outcome"].get("critical_failure") or roll["outcome"].get("total") is None:
        return []
    pool = draft.get(["pools", "gm_bennies"], 0)
    if actor["vitals"].get("bennies", 0) < 1 and (actor["owner"] is not None or pool < 1):
        return []
    command = {"type": "roll", "actor": roll["actor"], "intent": roll["intent"], "reroll_of": roll["id"]}
    label = text_of("swade-next-benny_reroll")
    return [{"label": label, "intent": None, "command": command, "main": False}]


# --- what it costs ---------------------------------------------------------------------------------------------


def hurt(draft, who, wounds, roll_id):
    """Give wounds that may be soaked; one who had no more to give goes down."""
    if wounds < 1:
        return
    path = ["characters", who]
    character = draft.get(path)
    before, most = character["vitals"].get("wounds", 0), character["derived"]["max_wounds"]
    draft.set(path + ["vitals", "wounds"], min(most, before + wounds))
    if before + wounds > most:
        turn_on(draft, who, "incapacitated")
    if is_wild(character):
        pending = {"kind": "soak", "wounds": wounds, "before": before, "nonlethal": False, "roll": roll_id}
        wait_for(draft, who, pending)
    refresh(draft, who)


def tire(draft, who, levels):
    """Give levels of Fatigue; the third takes one out."""
    if levels < 1:
        return
    path = ["characters", who, "vitals", "fatigue"]
    draft.set(path, min(3, draft.get(path, 0) + levels))
    if draft.get(path) == 3:
        turn_on(draft, who, "incapacitated")
    refresh(draft, who)


def give_benny(draft, who):
    """Give a benny to a Wild Card."""
    character = draft.get(["characters", who])
    if is_wild(character):
        path = ["characters", who, "vitals", "bennies"]
        draft.set(path, min(30, draft.get(path, 0) + 1))
