"""Several characters and one question (chapter 1): opposed and comparison checks, teams, initiative."""

from ..book import out
from ..compat import stable_sort
from ..dice import several
from ..inputs import count, flag, listing, modifiers, record, text, whole
from .book import book
from .common import contest, d20_or_ten, degree_of, differ_by_name, sum_of


def _side(name):
    return record(name, [whole("bonus", 0), modifiers()])


@book.op(
    "opposed_check",
    "1",
    inputs=[_side("active"), _side("opposing"), flag("passive")],
    dice=["active", "opposing", "tiebreak"],
    outcome=[
        out("active_total"),
        out("opposing_total"),
        out("winner", "word", ["active", "opposing"]),
        out("degree"),
        out("tie_broken_by", "word", ["bonus", "random"]),
    ],
    odds=["winner", "degree"],
    offer="card",
)
def opposed_check(active, opposing, passive):
    """Two sides roll against each other, or one against the other's routine.

    Ruling: the bonus that settles a tie has its modifiers in it; chance is one d20, 1-10 for the active side; each
    side's natural 20 moves the degree its way, after ties.
    """
    mine = active["bonus"] + sum_of(active["modifiers"])
    theirs = opposing["bonus"] + sum_of(opposing["modifiers"])
    rolled = yield from contest(mine, theirs, passive)
    return {
        "active_total": rolled["total"],
        "opposing_total": rolled["other_total"],
        "winner": "active" if rolled["won"] else "opposing",
        "degree": rolled["degree"],
        "tie_broken_by": rolled["tie_broken_by"],
    }


@book.op(
    "comparison_check",
    "1",
    inputs=[
        listing("participants", record("", [text("name"), whole("rank")]), min=2, check=differ_by_name),
    ],
    dice=["tiebreak"],
    outcome=[out("winner", "text"), out("top_rank"), out("tied", "list")],
    odds=["winner"],
    offer="gm",
)
def comparison_check(participants):
    """Who wins where only rank counts; tied leaders roll a d20.

    Ruling: leaders still level roll again among themselves.
    """
    top = max([entry["rank"] for entry in participants])
    leaders = [entry["name"] for entry in participants if entry["rank"] == top]
    tied = leaders if len(leaders) > 1 else []
    while len(leaders) > 1:
        faces = yield from several("tiebreak", 20, len(leaders))
        best = max(faces)
        leaders = [name for index, name in enumerate(leaders) if faces[index] == best]
    return {"winner": leaders[0], "top_rank": top, "tied": tied}


_HELPER = [whole("bonus", 0), modifiers(), flag("routine")]


def _assist(degrees):
    if degrees >= 3:
        return 5
    if degrees >= 1:
        return 2
    return 0 if degrees >= -1 else -2


@book.op(
    "team_check",
    "1",
    inputs=[
        count("dc"),
        record("leader", _HELPER),
        listing("helpers", record("", [text("name", None)] + _HELPER), min=1),
    ],
    dice=["helper", "leader"],
    outcome=[
        out("helper_degrees", "list"),
        out("helper_sum"),
        out("assist"),
        out("total"),
        out("success", "flag"),
        out("degree"),
    ],
    offer="gm",
)
def team_check(dc, leader, helpers):
    """Helpers check against DC 10 and lend the leader a modifier from +5 down to -2.

    Ruling: a sum of 0 or -1 gives nothing, 1 or 2 gives +2.
    """
    degrees = []
    for helper in helpers:
        natural, die = yield from d20_or_ten(helper["routine"], "helper")
        degrees.append(degree_of(die + helper["bonus"] + sum_of(helper["modifiers"]), 10, natural))
    assist = _assist(sum(degrees))
    natural, die = yield from d20_or_ten(leader["routine"], "leader")
    total = die + leader["bonus"] + sum_of(leader["modifiers"]) + assist
    degree = degree_of(total, dc, natural)
    return {
        "helper_degrees": degrees,
        "helper_sum": sum(degrees),
        "assist": assist,
        "total": total,
        "success": degree > 0,
        "degree": degree,
    }


@book.op(
    "initiative",
    "1",
    inputs=[
        listing(
            "combatants",
            record(
                "",
                [
                    text("name"),
                    whole("agility", 0),
                    whole("advantages", 0),
                    whole("powers", 0),
                    whole("dodge", 0),
                    whole("awareness", 0),
                    whole("total", None),
                ],
            ),
            min=1,
            check=differ_by_name,
        ),
    ],
    dice=["initiative", "tiebreak"],
    outcome=[out("order", "list"), out("totals", "map")],
    odds=[],
    offer="scene",
)
def initiative(combatants):
    """The order of a fight, ties settled down to chance; latecomers slot in by the totals given.

    Ruling: chance is a d20 each, and those still level roll again among themselves, the higher group first; tied
    groups are settled from the highest total down.
    """
    totals, rows = {}, []
    for entry in combatants:
        total = entry["total"]
        if total is None:
            face = yield ("initiative", 20)
            total = face + entry["agility"] + entry["advantages"] + entry["powers"]
        totals[entry["name"]] = total
        rows.append(((total, entry["dodge"], entry["agility"], entry["awareness"]), entry["name"]))
    order = []
    waiting = _groups(rows)
    while waiting:
        group = waiting.pop(0)
        if len(group) == 1:
            order.append(group[0])
            continue
        faces = yield from several("tiebreak", 20, len(group))
        waiting = _groups([(faces[index], name) for index, name in enumerate(group)]) + waiting
    return {"order": order, "totals": totals}


def _groups(rows):
    """Return the names of ``[(key, name), ...]`` in groups of equal keys, the highest key first."""
    groups, last = [], None
    for key, name in stable_sort(rows, lambda row: row[0], True):
        if key == last:
            groups[-1].append(name)
        else:
            groups.append([name])
        last = key
    return groups
