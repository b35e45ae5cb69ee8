"""Maneuvers: trade-offs, feint and demoralize, slam, finishing and team attacks (chapter 6.7)."""

from ..book import out
from ..errors import invalid
from ..inputs import REQUIRED, choice, count, flag, listing, modifiers, record, text, whole
from .action_common import AFTER_DAMAGE, attack_roll, refuse_state, state_input
from .attack_situation import effect_dc
from .book import book
from .common import (
    answer,
    attack_degree,
    contest,
    d20,
    degree_of,
    differ_by_name,
    filled,
    first_reason,
    refusal,
    sum_of,
)
from .damage import TARGETS, damage_step

_OF_EFFECT = {"maneuver": ["accurate", "power"]}
_OF_DEFENSES = {"maneuver": ["defensive", "all_out"]}
_NEEDS_ROLLS = {"maneuver": ["power", "defensive"]}


@book.op(
    "maneuver_tradeoff",
    "6.7",
    inputs=[
        choice("maneuver", ["accurate", "power", "defensive", "all_out"]),
        count("amount", max=5),
        choice("max", [2, 5], 2),
        whole("attack_bonus"),
        count("rank", REQUIRED, when=_OF_EFFECT),
        filled("sheet.defenses.dodge", whole("dodge", REQUIRED, when=_OF_DEFENSES)),
        filled("sheet.defenses.parry", whole("parry", REQUIRED, when=_OF_DEFENSES)),
        flag("attack_check", True, when=_NEEDS_ROLLS),
        flag("resistance_check", True, when=_NEEDS_ROLLS),
    ],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["no_attack_check", "no_resistance_check"]),
        out("applied"),
        out("attack_bonus"),
        out("rank"),
        out("dodge"),
        out("parry"),
        out("until", "word", ["start_of_next_turn"]),
    ],
    offer="card",
)
def maneuver_tradeoff(maneuver, amount, max, attack_bonus, rank, dodge, parry, attack_check, resistance_check):
    """Trading points between attack, effect and active defenses for a turn (chapter 6.7).

    Rulings: the same number is taken and given, cut to what both sides allow; of Dodge and Parry the smaller one
    sets the limit; a trait at 0 or below is neither lowered nor raised.

    :raises RuleError: ``amount`` is above ``max``.
    """
    if amount > max:
        raise invalid("amount")
    of_effect = maneuver in ("accurate", "power")
    reason = first_reason([("no_attack_check", not attack_check), ("no_resistance_check", not resistance_check)])
    if reason is not None:
        return refusal(
            "maneuver_tradeoff", reason, applied=0, attack_bonus=attack_bonus, rank=rank, dodge=dodge, parry=parry
        )
    other = rank if of_effect else min(dodge, parry)
    applied = min(amount, attack_bonus if attack_bonus > 0 else 0, other if other > 0 else 0)
    gained = applied if maneuver in ("accurate", "all_out") else -applied
    return answer(
        "maneuver_tradeoff",
        allowed=True,
        applied=applied,
        attack_bonus=attack_bonus + gained,
        rank=rank - gained if of_effect else None,
        dodge=None if of_effect else dodge - gained,
        parry=None if of_effect else parry - gained,
        until="start_of_next_turn",
    )


@book.op(
    "interaction_maneuver",
    "6.7",
    inputs=[
        choice("maneuver", ["feint", "demoralize"]),
        whole("bonus"),
        modifiers(),
        filled("target.sheet.skills.insight", whole("target_insight")),
        filled("target.sheet.skills.deception", whole("target_deception", REQUIRED, when={"maneuver": "feint"})),
        filled("target.sheet.defenses.will", whole("target_will", REQUIRED, when={"maneuver": "demoralize"})),
        modifiers("target_modifiers"),
        flag("passive"),
    ],
    dice=["attacker", "defender", "tiebreak"],
    outcome=[
        out("total"),
        out("dc"),
        out("success", "flag"),
        out("degree"),
        out("condition", "word", ["vulnerable", "impaired", "disabled"]),
        out("until", "word", ["end_of_attacker_next_turn", "end_of_target_next_round"]),
    ],
    offer="card",
)
def interaction_maneuver(
    maneuver, bonus, modifiers, target_insight, target_deception, target_will, target_modifiers, passive
):
    """Feint and demoralize: an opposed check that leaves the target in a condition (chapter 6.7)."""
    feint = maneuver == "feint"
    theirs = max(target_insight, target_deception if feint else target_will) + sum_of(target_modifiers)
    rolled = yield from contest(bonus + sum_of(modifiers), theirs, passive, labels=("attacker", "defender", "tiebreak"))
    condition = until = None
    if rolled["won"]:
        condition = "vulnerable" if feint else "disabled" if rolled["degree"] >= 4 else "impaired"
        until = "end_of_attacker_next_turn" if feint else "end_of_target_next_round"
    return answer(
        "interaction_maneuver",
        total=rolled["total"],
        dc=rolled["other_total"],
        success=rolled["won"],
        degree=rolled["degree"],
        condition=condition,
        until=until,
    )


@book.op(
    "slam_attack",
    "6.7",
    inputs=[
        whole("attack_bonus"),
        modifiers(),
        filled("target.sheet.defenses.parry", whole("defense")),
        whole("speed"),
        whole("damage_rank"),
        flag("full_speed"),
        whole("cap", None),
        flag("immune"),
        filled("sheet.defenses.toughness", whole("toughness", REQUIRED, unless={"immune": True})),
        filled("vitals.bruises", count("penalty", 0)),
        choice("state", ["normal", "dazed", "staggered"], "normal"),
    ],
    dice=["attack", "impact"],
    outcome=[
        out("attack_total"),
        out("hit", "flag"),
        out("critical", "flag"),
        out("damage_rank"),
        out("impact_rank"),
        out("impact_dc"),
        out("impact_total"),
        out("impact_success", "flag"),
        out("impact_degree"),
        out("impact_state", "word", ["normal", "dazed", "staggered", "incapacitated"]),
        out("impact_penalty"),
    ],
    offer="card",
)
def slam_attack(
    attack_bonus, modifiers, defense, speed, damage_rank, full_speed, cap, immune, toughness, penalty, state
):
    """Ramming a target at the end of a charge, and what the impact does to the rammer (chapter 6.7).

    Rulings: the cap holds for movement and damage rank alike; no impact on a miss; a critical does not raise it.
    """
    attack = yield from attack_roll(attack_bonus - 2 + sum_of(modifiers), 10 + defense)
    outcome = answer(
        "slam_attack",
        attack_total=attack["total"],
        hit=attack["hit"],
        critical=attack["critical"],
        impact_state=state,
        impact_penalty=penalty,
    )
    if not attack["hit"]:
        return outcome
    if cap is not None:
        speed, damage_rank = min(speed, cap), min(damage_rank, cap)
    dealt = max(speed, damage_rank + 1) + (1 if full_speed else 0)
    outcome["damage_rank"] = dealt
    if not immune:
        natural = yield from d20("impact")
        dc, total = 15 + dealt // 2, natural + toughness - penalty
        degree = degree_of(total, dc, natural)
        outcome["impact_rank"], outcome["impact_dc"], outcome["impact_total"] = dealt // 2, dc, total
        outcome["impact_success"], outcome["impact_degree"] = degree > 0, degree
        outcome["impact_state"], outcome["impact_penalty"] = damage_step("character", state, penalty, degree)
    return outcome


@book.op(
    "finishing_attack",
    "6.7",
    inputs=[
        choice("method", ["routine", "roll"]),
        whole("attack_bonus"),
        modifiers(),
        choice("effect", ["damage", "other"], "damage"),
        count("rank"),
        filled("target.sheet.defenses.toughness", whole("resistance")),
        filled("target.vitals.bruises", count("penalty", 0)),
        modifiers("resist_modifiers"),
        flag("lethal"),
        choice("target", TARGETS, "character"),
        state_input(),
    ],
    dice=["attack", "resistance"],
    outcome=[
        out("attack_total"),
        out("hit", "flag"),
        out("critical", "flag"),
        out("dc"),
        out("resist_total"),
        out("success", "flag"),
        out("degree"),
        out("no_resistance", "flag"),
        out("state", "word", AFTER_DAMAGE),
        out("penalty"),
        out("dead", "flag"),
    ],
    odds=["hit", "state"],
    offer="card",
)
def finishing_attack(
    method,
    attack_bonus,
    modifiers,
    effect,
    rank,
    resistance,
    penalty,
    resist_modifiers,
    lethal,
    target,
    state,
):
    """A close attack on somebody who cannot defend: routine, or rolled for a sure critical (chapter 6.7).

    Rulings: the critical always takes the increased effect; a minion that a killing critical damages dies, another
    takes the step of a failed check; the wish to kill does not touch objects and constructs.

    :raises RuleError: ``state`` is none that this kind of target can be in.
    """
    refuse_state(target, state)
    rolled = method == "roll"
    bonus = attack_bonus + sum_of(modifiers)
    if rolled:
        attack = yield from attack_roll(bonus, 10)
        attack_total, hit = attack["total"], attack["hit"]
    else:
        attack_total, hit = 10 + bonus, 10 + bonus >= 10
    critical = rolled and hit
    unchecked = critical and target == "minion"
    damages = effect == "damage"
    dc = resist_total = degree = None
    if unchecked and damages:
        state, penalty = ("dead", penalty) if lethal else damage_step(target, state, penalty, -1)
    elif hit and not unchecked:
        natural = yield from d20("resistance")
        dc = effect_dc(effect, rank) + (5 if critical else 0)
        resist_total = natural + resistance + sum_of(resist_modifiers) - (penalty if damages else 0)
        degree = degree_of(resist_total, dc, natural)
        if damages:
            state, penalty = damage_step(target, state, penalty, degree, finishing_kill=lethal)
    return answer(
        "finishing_attack",
        attack_total=attack_total,
        hit=hit,
        critical=critical,
        dc=dc,
        resist_total=resist_total,
        success=None if degree is None else degree > 0,
        degree=degree,
        no_resistance=unchecked,
        state=state,
        penalty=penalty,
        dead=state == "dead",
    )


def _is_team(attackers):
    armed = [entry["attack_bonus"] is not None or not entry["needs_check"] for entry in attackers]
    return all(armed) and differ_by_name(attackers)


_ATTACKER = record(
    "",
    [text("name"), whole("rank"), whole("attack_bonus", None), flag("needs_check", True), modifiers()],
)


@book.op(
    "team_attack",
    "6.7",
    inputs=[
        filled("target.sheet.defenses.dodge", whole("defense")),
        listing("attackers", _ATTACKER, min=2, check=_is_team),
    ],
    dice=["attack"],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["ranks_too_far_apart"]),
        out("main", "text"),
        out("main_hit", "flag"),
        out("hits", "list"),
        out("support_degrees"),
        out("bonus"),
        out("rank"),
    ],
    odds=["main_hit", "bonus"],
    offer="scene",
)
def team_attack(defense, attackers):
    """Several attackers strike as one: the others' degrees raise the rank of the main attack (chapter 6.7).

    Rulings: among equal highest ranks the first listed is the main attack; where it misses, nothing happens.
    """
    ranks = [entry["rank"] for entry in attackers]
    if max(ranks) - min(ranks) > 5:
        return refusal("team_attack", "ranks_too_far_apart")
    main = ranks.index(max(ranks))
    hits, support, main_hit = [], 0, False
    for index, entry in enumerate(attackers):
        degree = 1
        if entry["needs_check"]:
            natural = yield from d20("attack")
            degree = attack_degree(natural + entry["attack_bonus"] + sum_of(entry["modifiers"]), 10 + defense, natural)
        if degree < 0:
            continue
        hits.append(entry["name"])
        if index == main:
            main_hit = True
        else:
            support += degree
    bonus = 0
    if main_hit and support > 0:
        bonus = 5 if support >= 3 else 2
    return answer(
        "team_attack",
        allowed=True,
        main=attackers[main]["name"],
        main_hit=main_hit,
        hits=hits,
        support_degrees=support,
        bonus=bonus,
        rank=ranks[main] + bonus if main_hit else None,
    )
