"""Conditions (chapter 3): what they come down to, dying, waking and rescue, rest."""

from ..book import out
from ..inputs import REQUIRED, choice, count, decimal, flag, modifiers, whole
from .book import book
from .common import (
    BASIC_CONDITIONS,
    CONDITION_PARTS,
    CONDITIONS,
    SENSES,
    answer,
    condition_list,
    d20_after,
    d20_or_ten,
    defense_after,
    degree_of,
    filled,
    first_face,
    split_condition,
    sum_of,
)

# condition -> the lighter ones that it takes the place of, on its own scope
_SUPERSEDES = {
    "controlled": ["compelled"],
    "stunned": ["dazed"],
    "immobile": ["hindered"],
    "defenseless": ["vulnerable"],
    "disabled": ["impaired"],
    "debilitated": ["disabled", "impaired", "weakened"],
}
_PENALTIES = {"impaired": -2, "disabled": -5}


def basic_conditions(conditions, removed=(), restrained_by="free"):
    """Return the basic conditions that are left of a list of ids, alphabetical.

    Combined ones are broken up, those in ``removed`` taken off, those under a heavier one dropped.
    """
    found = []
    for condition in conditions:
        parts = [condition] if split_condition(condition)[0] in BASIC_CONDITIONS else CONDITION_PARTS.get(condition, [])
        for part in parts:
            if condition == "restrained" and part == "hindered" and restrained_by != "free":
                part = "immobile"
            found.append(part)
        if condition == "fatigued":
            found.append("hindered")
    kept = []
    for condition in found:
        if condition not in removed and condition not in kept:
            kept.append(condition)
    return sorted([one for one in kept if not _superseded(one, kept)])


def _superseded(condition, conditions):
    name, scope = split_condition(condition)
    for heavier in conditions:
        over, over_scope = split_condition(heavier)
        if over == name:
            covers = over_scope is None and scope is not None
        elif name not in _SUPERSEDES.get(over, []):
            covers = False
        elif over_scope is not None:
            covers = over_scope == scope
        else:
            # ruling: debilitated without a scope leaves disabled and impaired alone
            covers = over != "debilitated" or name == "weakened"
        if covers:
            return True
    return False


def _actions(basic):
    if "stunned" in basic:
        return "none"
    if "stunned:physical" in basic:
        return "mental_only"
    return "one_standard" if "dazed" in basic or "compelled" in basic else "normal"


@book.op(
    "conditions_resolve",
    "3",
    inputs=[
        filled("states", condition_list()),
        condition_list("removed", []),
        choice("restrained_by", ["free", "object", "character"], "free"),
        filled("sheet.defenses.dodge", whole("dodge", None)),
        filled("sheet.defenses.parry", whole("parry", None)),
        whole("speed", None),
    ],
    outcome=[
        out("basic", "words", BASIC_CONDITIONS),
        out("actions", "word", ["none", "mental_only", "one_standard", "normal"]),
        out("controlled_by_other", "flag"),
        out("active_defenses", "word", ["normal", "half", "zero"]),
        out("dodge"),
        out("parry"),
        out("can_move", "flag"),
        out("speed_modifier"),
        out("speed"),
        out("check_modifier"),
        out("scoped_modifiers", "map"),
        out("unaware_of", "words", ["all"] + SENSES),
        out("routine_attacks_against", "flag"),
        out("rolled_hits_are_critical", "flag"),
        out("own_close_attack_modifier"),
        out("foes_close_attack_modifier"),
        out("foes_ranged_attack_modifier"),
        out("movable_by_holder", "flag"),
    ],
    offer="card",
)
def conditions_resolve(conditions, removed, restrained_by, dodge, parry, speed):
    """What a list of conditions comes down to at the table.

    Ruling: parts are taken off before a heavier condition takes the place of a lighter; that is judged at once on the
    whole list; an unscoped condition covers the scoped ones, a scoped one its own scope only; debilitated without a
    scope leaves disabled and impaired alone.
    """
    basic = basic_conditions(conditions, removed, restrained_by)
    defenses = "zero" if "defenseless" in basic else ("half" if "vulnerable" in basic else "normal")
    state = {"zero": "defenseless", "half": "vulnerable", "normal": "normal"}[defenses]
    can_move = "immobile" not in basic
    slowed = None
    if can_move:
        slowed = -1 if "hindered" in basic else 0
    scoped, senses = {}, []
    for condition in basic:
        name, scope = split_condition(condition)
        if name in _PENALTIES and scope is not None:
            scoped[scope] = _PENALTIES[name]
        if name == "unaware":
            senses.append("all" if scope is None else scope)
    prone = "prone" in conditions
    return {
        "basic": basic,
        "actions": _actions(basic),
        "controlled_by_other": "compelled" in basic or "controlled" in basic,
        "active_defenses": defenses,
        "dodge": None if dodge is None else defense_after(dodge, state),
        "parry": None if parry is None else defense_after(parry, state),
        "can_move": can_move,
        "speed_modifier": slowed,
        "speed": None if speed is None or slowed is None else speed + slowed,
        "check_modifier": -5 if "disabled" in basic else (-2 if "impaired" in basic else 0),
        "scoped_modifiers": scoped,
        "unaware_of": senses,
        "routine_attacks_against": "defenseless" in basic,
        "rolled_hits_are_critical": "defenseless" in basic,
        "own_close_attack_modifier": -5 if prone else 0,
        "foes_close_attack_modifier": 5 if prone else 0,
        "foes_ranged_attack_modifier": -5 if prone else 0,
        "movable_by_holder": "restrained" in conditions and restrained_by == "character",
    }


@book.op(
    "dying_check",
    "3",
    inputs=[
        filled("sheet.defenses.fortitude", whole("fortitude", 0)),
        modifiers(),
        count("failures", 0, max=2),
        first_face(),
    ],
    dice=["d20"],
    outcome=[
        out("total"),
        out("degree"),
        out("failures"),
        out("state", "word", ["stable", "dying", "dead"]),
    ],
    odds=["state", "degree"],
    offer="card",
)
def dying_check(fortitude, modifiers, failures, first):
    """Fortitude against 15: two degrees stabilize, three degrees of failure over the rounds kill."""
    natural, die = yield from d20_after(first)
    total = die + fortitude + sum_of(modifiers)
    degree = degree_of(total, 15, natural)
    if degree < 0:
        failures -= degree
    state = "stable" if degree >= 2 else ("dead" if failures >= 3 else "dying")
    return {"total": total, "degree": degree, "failures": failures, "state": state}


# situation -> the condition it ends, degrees that it takes
_RESCUES = {"wake": ("asleep", 3), "stabilize": ("dying", 1), "break_trance": ("entranced", 1)}
_BY_CHECK = {"automatic": False}


@book.op(
    "condition_rescue_check",
    "3",
    inputs=[
        choice("situation", ["wake", "stabilize", "break_trance"]),
        whole("bonus", 0, when=_BY_CHECK),
        modifiers(when=_BY_CHECK),
        count("dc", REQUIRED, when={"situation": "wake", "automatic": False}),
        count("rank", REQUIRED, when={"situation": "break_trance", "automatic": False}),
        flag("automatic"),
        flag("routine", when=_BY_CHECK),
    ],
    dice=["d20"],
    outcome=[
        out("total"),
        out("dc"),
        out("degree"),
        out("freed", "flag"),
        out("condition", "word", ["asleep", "dying", "entranced"]),
    ],
    odds=["freed", "degree"],
    offer="card",
)
def condition_rescue_check(situation, bonus, modifiers, dc, rank, automatic, routine):
    """Waking, saving a dying character or breaking a trance, by a check or by what does it without one."""
    condition, needed = _RESCUES[situation]
    if automatic:
        return answer("condition_rescue_check", freed=True, condition=condition)
    if situation != "wake":
        dc = 15 if situation == "stabilize" else 10 + rank
    natural, die = yield from d20_or_ten(routine)
    total = die + bonus + sum_of(modifiers)
    degree = degree_of(total, dc, natural)
    return {"total": total, "dc": dc, "degree": degree, "freed": degree >= needed, "condition": condition}


@book.op(
    "fatigue_recovery",
    "3",
    inputs=[filled("states", condition_list()), decimal("hours", min=0), flag("comfortable")],
    outcome=[out("conditions", "words", CONDITIONS), out("removed", "words", ["fatigued", "exhausted"])],
    offer="card",
)
def fatigue_recovery(conditions, hours, comfortable):
    """What an hour's rest ends: fatigued anywhere, exhausted in comfort."""
    ended = []
    if hours >= 1:
        ended = ["fatigued", "exhausted"] if comfortable else ["fatigued"]
    return {
        "conditions": [condition for condition in conditions if condition not in ended],
        "removed": [condition for condition in conditions if condition in ended],
    }
