"""Contests of skills and of attributes (chapters Teste de habilidades and Teste de atributos)."""

from ..book import out
from ..dice import several
from ..inputs import count, modifiers
from .book import book
from .levels import combat_level, combat_moved, steps, sum_of

# Of each kind of throw: sides, number of dice, lowest master stroke, highest fumble
ONE_D20 = (20, 1, 20, 1)
TWO_D20 = (20, 2, 38, 4)
ONE_D6 = (6, 1, 6, 1)
CONTEST_ODDS = ["success", "attacker.master_stroke"]


def _side_fields():
    return [out("dice"), out("total"), out("master_stroke", "flag"), out("fumble", "flag")]


def _verdict_fields():
    return [
        out("attacker", "record", fields=_side_fields()),
        out("defender", "record", fields=_side_fields()),
        out("tie", "flag"),
        out("winner", "word", ["attacker", "defender"]),
        out("success", "flag"),
    ]


def _throw(label, kind, added):
    """Roll one side and return its record; ``added`` is all that goes onto the dice."""
    sides, number, master, fumble = kind
    faces = yield from several(label, sides, number)
    rolled = sum(faces)
    return {
        "dice": rolled,
        "total": rolled + added,
        "master_stroke": rolled >= master,
        "fumble": rolled <= fumble,
    }


def _attacker_wins(attacker, defender, attacker_routine, defender_routine):
    """Fumbles first, then a lone routine side, then a lone master stroke, then totals (Ruling)."""
    if attacker["fumble"] or defender["fumble"]:
        return not attacker["fumble"]
    if attacker_routine != defender_routine:
        return attacker_routine
    if attacker["master_stroke"] != defender["master_stroke"]:
        return attacker["master_stroke"]
    return attacker["total"] > defender["total"]


def _contest(kind, attacker_added, defender_added, attacker_routine=False, defender_routine=False):
    attacker = yield from _throw("attacker", kind, attacker_added)
    defender = yield from _throw("defender", kind, defender_added)
    won = _attacker_wins(attacker, defender, attacker_routine, defender_routine)
    return {
        "attacker": attacker,
        "defender": defender,
        "tie": attacker["total"] == defender["total"],
        "winner": "attacker" if won else "defender",
        "success": won,
    }


@book.op(
    "skill_contest",
    "Teste de habilidades",
    inputs=[
        count("attacker_skill", max=100),
        count("defender_skill", max=100),
        combat_level("attacker_difficulty"),
        combat_level("defender_difficulty"),
        steps("attacker_steps"),
        steps("defender_steps"),
        modifiers("attacker_modifiers"),
        modifiers("defender_modifiers"),
    ],
    dice=["attacker", "defender"],
    outcome=[out("dice_each")] + _verdict_fields(),
    odds=CONTEST_ODDS,
)
def skill_contest(
    attacker_skill,
    defender_skill,
    attacker_difficulty,
    defender_difficulty,
    attacker_steps,
    defender_steps,
    attacker_modifiers,
    defender_modifiers,
):
    """Who gets the better of whom, skill against skill (chapters Teste de habilidades, Regras de combate).

    Rulings: a routine side adds 0 for its level; ties are the defender's, outside combat too.
    """
    kind = TWO_D20 if attacker_skill > 50 and defender_skill > 50 else ONE_D20
    attacker_points = combat_moved(attacker_difficulty, sum_of(attacker_steps))[1]
    defender_points = combat_moved(defender_difficulty, sum_of(defender_steps))[1]
    answer = yield from _contest(
        kind,
        attacker_skill + (attacker_points or 0) + sum_of(attacker_modifiers),
        defender_skill + (defender_points or 0) + sum_of(defender_modifiers),
        attacker_points is None,
        defender_points is None,
    )
    answer["dice_each"] = kind[1]
    return answer


def chances(request, measure):
    """Return the exact chances ``[[key, chance]]`` of a contest of 2d20 a side, None for anything else.

    Only sums matter, so each pair of sums is played once and weighed by how many pairs of dice come to it.
    """
    if request.get("op") != "skill_contest" or min(request["attacker_skill"], request["defender_skill"]) <= 50:
        return None
    tally, order = {}, []
    for first in range(2, 41):
        for second in range(2, 41):
            contest = book.start("skill_contest", request)
            faces = [first // 2, first - first // 2, second // 2, second - second // 2]
            try:
                next(contest)
                for face in faces:
                    contest.send(face)
            except StopIteration as done:
                key = measure(done.value)
            if key not in tally:
                tally[key] = 0
                order.append(key)
            tally[key] += (20 - abs(first - 21)) * (20 - abs(second - 21))
    return [[key, tally[key] / 160000] for key in order]


@book.op(
    "attribute_contest",
    "Teste de atributos",
    inputs=[
        count("attacker_attribute", **{"from": "sheet.attributes.strength"}),
        count("defender_attribute", **{"from": "target.sheet.attributes.strength"}),
        modifiers("attacker_modifiers"),
        modifiers("defender_modifiers"),
    ],
    dice=["attacker", "defender"],
    outcome=_verdict_fields(),
    odds=CONTEST_ODDS,
)
def attribute_contest(attacker_attribute, defender_attribute, attacker_modifiers, defender_modifiers):
    """Who prevails, attribute against attribute, with 1d6 each (chapter Teste de atributos).

    Ruling: fumbles, master strokes and ties work as in a contest of skills.
    """
    answer = yield from _contest(
        ONE_D6, attacker_attribute + sum_of(attacker_modifiers), defender_attribute + sum_of(defender_modifiers)
    )
    return answer
