"""Standard actions of a conflict: aid, trip, disarm, smash, defend (chapter 6.6)."""

from ..book import out
from ..inputs import REQUIRED, choice, count, flag, modifiers, whole
from .action_common import attack_roll
from .book import book
from .common import answer, attack_degree, contest, d20, degree_of, filled, sum_of
from .damage import damage_step

_CONTEST = ("attacker", "defender", "tiebreak")
_RETURN = ("counter_defender", "counter_attacker", "counter_tiebreak")
_CONTEST_DICE = [
    "attack",
    "attacker",
    "defender",
    "tiebreak",
    "counter_defender",
    "counter_attacker",
    "counter_tiebreak",
]


@book.op(
    "aid_attack",
    "6.6",
    inputs=[whole("attack_bonus"), modifiers(), choice("benefit", ["attack", "defense"])],
    dice=["d20"],
    outcome=[
        out("total"),
        out("dc"),
        out("success", "flag"),
        out("degree"),
        out("bonus"),
        out("benefit", "word", ["attack", "defense"]),
        out("until", "word", ["one_attack", "end_of_ally_next_turn"]),
    ],
    offer="card",
)
def aid_attack(attack_bonus, modifiers, benefit):
    """Helping an ally against an opponent: a bonus on one attack or on defense (chapter 6.6).

    Ruling: only the bonus on defense ends with the ally's next turn; the other waits for its attack.
    """
    natural = yield from d20()
    total = natural + attack_bonus + sum_of(modifiers)
    degree = attack_degree(total, 10, natural)
    until = None
    if degree > 0:
        until = "one_attack" if benefit == "attack" else "end_of_ally_next_turn"
    return answer(
        "aid_attack",
        total=total,
        dc=10,
        success=degree > 0,
        degree=degree,
        bonus=5 if degree >= 3 else 2 if degree > 0 else 0,
        benefit=benefit,
        until=until,
    )


def _clash(op_id, names, attack_bonus, defense_class, sides, return_sides):
    """Roll an attack, the contest that follows a hit, and the target's try in return after a lost one.

    ``names`` are the outcome fields for "the attacker won" and "the return try worked", ``sides`` the two bonuses
    of the contest, ``return_sides`` those of the return try (None: there is no return). Returns the outcome.
    """
    attack = yield from attack_roll(attack_bonus, defense_class)
    first = back = None
    if attack["hit"]:
        first = yield from contest(sides[0], sides[1], labels=_CONTEST)
        if not first["won"] and return_sides is not None:
            back = yield from contest(return_sides[0], return_sides[1], labels=_RETURN)
    outcome = answer(op_id, attack_total=attack["total"], hit=attack["hit"], countered=back is not None)
    outcome[names[0]] = first is not None and first["won"]
    outcome[names[1]] = back is not None and back["won"]
    if first is not None:
        outcome["attacker_total"], outcome["defender_total"] = first["total"], first["other_total"]
    if back is not None:
        outcome["counter_defender_total"], outcome["counter_attacker_total"] = back["total"], back["other_total"]
    return outcome


@book.op(
    "trip",
    "6.6",
    inputs=[
        whole("attack_bonus"),
        modifiers(),
        filled("target.sheet.defenses.parry", whole("parry")),
        filled("sheet.skills.acrobatics", whole("acrobatics")),
        filled("sheet.skills.athletics", whole("athletics")),
        filled("target.sheet.skills.acrobatics", whole("target_acrobatics")),
        filled("target.sheet.skills.athletics", whole("target_athletics")),
        flag("counter", True),
    ],
    dice=_CONTEST_DICE,
    outcome=[
        out("attack_total"),
        out("hit", "flag"),
        out("attacker_total"),
        out("defender_total"),
        out("target_prone", "flag"),
        out("countered", "flag"),
        out("counter_defender_total"),
        out("counter_attacker_total"),
        out("attacker_prone", "flag"),
    ],
    odds=["hit", "target_prone", "attacker_prone"],
    offer="card",
)
def trip(attack_bonus, modifiers, parry, acrobatics, athletics, target_acrobatics, target_athletics, counter):
    """Tripping a target, which may try the same in return when the attacker loses (chapter 6.6)."""
    mine, theirs = max(acrobatics, athletics), max(target_acrobatics, target_athletics)
    return (
        yield from _clash(
            "trip",
            ("target_prone", "attacker_prone"),
            attack_bonus - 2 + sum_of(modifiers),
            10 + parry,
            (mine, theirs),
            (theirs, mine) if counter else None,
        )
    )


@book.op(
    "disarm",
    "6.6",
    inputs=[
        choice("mode", ["unarmed", "melee_weapon", "ranged"]),
        whole("attack_bonus"),
        modifiers(),
        filled("target.sheet.defenses.parry", whole("defense")),
        whole("damage_rank"),
        filled("target.sheet.abilities.strength", whole("target_strength")),
        flag("counter", True, when={"mode": "melee_weapon"}),
        whole("target_damage_rank", REQUIRED, when={"mode": "melee_weapon", "counter": True}),
        filled("sheet.abilities.strength", whole("strength", REQUIRED, when={"mode": "melee_weapon", "counter": True})),
    ],
    dice=_CONTEST_DICE,
    outcome=[
        out("attack_total"),
        out("hit", "flag"),
        out("attacker_total"),
        out("defender_total"),
        out("item_dropped", "flag"),
        out("may_pick_up", "flag"),
        out("countered", "flag"),
        out("counter_defender_total"),
        out("counter_attacker_total"),
        out("attacker_disarmed", "flag"),
    ],
    odds=["hit", "item_dropped", "attacker_disarmed"],
    offer="card",
)
def disarm(
    mode,
    attack_bonus,
    modifiers,
    defense,
    damage_rank,
    target_strength,
    counter,
    target_damage_rank,
    strength,
):
    """Knocking an item out of the target's hand, and the return that a melee weapon invites (chapter 6.6)."""
    returns = mode == "melee_weapon" and counter
    outcome = yield from _clash(
        "disarm",
        ("item_dropped", "attacker_disarmed"),
        attack_bonus + sum_of(modifiers) - (5 if mode == "ranged" else 2),
        10 + defense,
        (damage_rank, target_strength),
        (target_damage_rank, strength) if returns else None,
    )
    outcome["may_pick_up"] = outcome["item_dropped"] and mode == "unarmed"
    return outcome


@book.op(
    "smash",
    "6.6",
    inputs=[
        whole("attack_bonus"),
        modifiers(),
        filled("target.sheet.defenses.parry", whole("defense")),
        flag("held", True),
        whole("damage_rank"),
        whole("object_toughness"),
        count("object_penalty", 0),
        choice("object_state", ["normal", "broken"], "normal"),
        choice("on_critical", ["increased", "none"], "increased"),
    ],
    dice=["attack", "object"],
    outcome=[
        out("attack_total"),
        out("hit", "flag"),
        out("critical", "flag"),
        out("dc"),
        out("object_total"),
        out("success", "flag"),
        out("degree"),
        out("object_state", "word", ["normal", "broken", "destroyed"]),
        out("object_penalty"),
    ],
    odds=["hit", "object_state"],
    offer="card",
)
def smash(
    attack_bonus,
    modifiers,
    defense,
    held,
    damage_rank,
    object_toughness,
    object_penalty,
    object_state,
    on_critical,
):
    """Striking what an opponent holds or wears, and the object's own check (chapter 6.6).

    Ruling: a critical raises the DC by 5; the object takes the steps of any damaged object.
    """
    attack = yield from attack_roll(attack_bonus + sum_of(modifiers) - (5 if held else 0), 10 + defense)
    outcome = answer(
        "smash",
        attack_total=attack["total"],
        hit=attack["hit"],
        critical=attack["critical"],
        object_state=object_state,
        object_penalty=object_penalty,
    )
    if attack["hit"]:
        natural = yield from d20("object")
        dc = 15 + damage_rank + (5 if attack["critical"] and on_critical == "increased" else 0)
        total = natural + object_toughness - object_penalty
        degree = degree_of(total, dc, natural)
        outcome["dc"], outcome["object_total"] = dc, total
        outcome["success"], outcome["degree"] = degree > 0, degree
        outcome["object_state"], outcome["object_penalty"] = damage_step("object", object_state, object_penalty, degree)
    return outcome


@book.op(
    "defend",
    "6.6",
    inputs=[
        filled("sheet.defenses.dodge", whole("defense")),
        modifiers("defense_modifiers"),
        whole("attack_bonus"),
        modifiers(),
    ],
    dice=["attack", "defense"],
    outcome=[
        out("attack_total"),
        out("defense_total"),
        out("defense_face_boosted", "flag"),
        out("hit", "flag"),
        out("critical", "flag"),
    ],
    offer="card",
)
def defend(defense, defense_modifiers, attack_bonus, modifiers):
    """One attack against somebody who spends the turn defending (chapter 6.6).

    Ruling: beyond the attack's natural 20 and 1 only the totals count.
    """
    natural = yield from d20("attack")
    face = yield from d20("defense")
    boosted = face <= 10
    attack_total = natural + attack_bonus + sum_of(modifiers)
    defense_total = face + (10 if boosted else 0) + defense + sum_of(defense_modifiers)
    reached = attack_total >= defense_total
    return answer(
        "defend",
        attack_total=attack_total,
        defense_total=defense_total,
        defense_face_boosted=boosted,
        hit=natural == 20 or (natural != 1 and reached),
        critical=natural == 20 and reached,
    )
