"""What the surroundings do to a character: heat to vacuum, disease, falls (chapter 9)."""

from ..book import out
from ..errors import invalid
from ..inputs import REQUIRED, choice, count, decimal, flag, modifiers, whole
from .book import book
from .common import answer, d20, degree_of, filled, sum_of
from .measures import rank_of

_WEARING = ["none", "fatigued", "exhausted", "incapacitated", "dying"]
_WEATHER = {"hazard": ["heat", "cold"]}

# What each hazard is: the base of its DC, the states it leads through, what lets its victim recover.
_HAZARDS = {
    "heat": (10, _WEARING, "leave_exposure"),
    "cold": (10, _WEARING, "leave_exposure"),
    "hunger": (10, _WEARING, "food"),
    "thirst": (10, _WEARING, "water"),
    "suffocation": (10, ["none", "incapacitated", "dying"], "air"),
    "vacuum": (20, ["none", "stunned", "incapacitated"], "normal_pressure"),
    "vacuum_breath": (15, ["none", "suffocating", "incapacitated", "dying"], "normal_pressure"),
}
_INTERVALS = {"uncomfortable": "hour", "intense": "ten_minutes", "extreme": "minute", "hunger": "day", "thirst": "hour"}


def _grace(hazard, stamina):
    """Return how many units pass before checks begin, or None where there is no grace."""
    if hazard == "suffocation":
        return max(0, 10 + 2 * stamina)
    return {"hunger": 3, "thirst": 24, "vacuum": 2}.get(hazard)


def _one_worse(states, state):
    return states[min(states.index(state) + 1, len(states) - 1)]


def _without_check(hazard, state):
    """Return the state a round later where no check is due in ``state``; None where one is."""
    if state == "dying" or (hazard == "vacuum" and state == "incapacitated"):
        return state
    if hazard in ("suffocation", "vacuum_breath") and state != "none":
        return _one_worse(_HAZARDS[hazard][1], state)
    return None


def _after_failure(hazard, state, degree):
    if hazard == "vacuum":
        return "stunned" if degree == -1 else "incapacitated"
    return _one_worse(_HAZARDS[hazard][1], state)


@book.op(
    "hazard_check",
    "9",
    inputs=[
        choice("hazard", ["heat", "cold", "hunger", "thirst", "suffocation", "vacuum", "vacuum_breath"]),
        choice("intensity", ["uncomfortable", "intense", "extreme"], REQUIRED, when=_WEATHER),
        filled("sheet.defenses.fortitude", whole("fortitude")),
        count("previous_checks", 0, unless={"hazard": "vacuum"}),
        modifiers(),
        choice("state", _WEARING + ["stunned", "suffocating"], "none"),
        count("elapsed", None, min=1, when={"hazard": ["hunger", "thirst", "suffocation", "vacuum"]}),
        filled("sheet.abilities.stamina", whole("stamina", 0, when={"hazard": "suffocation"})),
    ],
    dice=["d20"],
    outcome=[
        out("check_needed", "flag"),
        out("dc"),
        out("total"),
        out("success", "flag"),
        out("degree"),
        out("state", "word", _WEARING + ["stunned", "suffocating"]),
        out("stamina_lost"),
        out("grace"),
        out("interval", "word", ["minute", "ten_minutes", "hour", "day", "round"]),
        out("recovery_requires", "word", ["leave_exposure", "food", "water", "air", "normal_pressure"]),
    ],
    offer="scene",
)
def hazard_check(hazard, intensity, fortitude, previous_checks, modifiers, state, elapsed, stamina):
    """One check, or one round more, under heat, cold, hunger, thirst, suffocation or vacuum (chapter 9).

    Rulings: the grace ends after its last unit, and within it nothing changes; where no check is due a call is one
    round more; stunned in vacuum still checks, and a success leaves it stunned.

    :raises RuleError: ``state`` is none that this hazard leads to.
    """
    base, states, need = _HAZARDS[hazard]
    if state not in states:
        raise invalid("state")
    grace = _grace(hazard, stamina)
    outcome = answer(
        "hazard_check",
        check_needed=False,
        state=state,
        grace=grace,
        interval=_INTERVALS.get(hazard if intensity is None else intensity, "round"),
        recovery_requires=need,
    )
    if elapsed is not None and elapsed <= grace:
        return outcome
    later = _without_check(hazard, state)
    if later is not None:
        outcome["state"] = later
        return outcome
    natural = yield from d20()
    dc = base + previous_checks
    total = natural + fortitude + sum_of(modifiers)
    degree = degree_of(total, dc, natural)
    outcome["check_needed"], outcome["dc"], outcome["total"] = True, dc, total
    outcome["success"], outcome["degree"] = degree > 0, degree
    if degree < 0:
        outcome["state"] = _after_failure(hazard, state, degree)
    if hazard == "vacuum_breath":
        outcome["stamina_lost"] = 1 if degree > 0 else 0
    return outcome


@book.op(
    "exposure_check",
    "9",
    inputs=[
        choice("kind", ["disease", "poison", "radiation"]),
        count("rank", min=1),
        filled("sheet.defenses.fortitude", whole("fortitude")),
        choice("effect", ["affliction", "weaken", "damage"], "affliction"),
        count("treatment_bonus", 0),
        modifiers(),
    ],
    dice=["d20"],
    outcome=[
        out("dc"),
        out("total"),
        out("success", "flag"),
        out("degree"),
        out("affected", "flag"),
        out("next_check", "word", ["day"]),
    ],
    offer="scene",
)
def exposure_check(kind, rank, fortitude, effect, treatment_bonus, modifiers):
    """The check on contact with a disease, a poison or radiation (chapter 9).

    Rulings: what does damage keeps the DC of damage; treatment helps nobody against radiation.

    :raises RuleError: ``treatment_bonus`` against radiation.
    """
    if kind == "radiation" and treatment_bonus != 0:
        raise invalid("treatment_bonus")
    natural = yield from d20()
    dc = rank + (15 if effect == "damage" else 10)
    total = natural + fortitude + treatment_bonus + sum_of(modifiers)
    degree = degree_of(total, dc, natural)
    return answer(
        "exposure_check",
        dc=dc,
        total=total,
        success=degree > 0,
        degree=degree,
        affected=degree < 0,
        next_check="day" if kind == "radiation" else None,
    )


@book.op(
    "fall_damage",
    "9",
    inputs=[
        decimal("height_m", None, min=0, needed={"distance_rank": None}),
        whole("distance_rank", None),
        flag("catch"),
        filled("sheet.abilities.dexterity", whole("dexterity", REQUIRED, when={"catch": True})),
        filled("sheet.abilities.strength", whole("catch_rank", REQUIRED, when={"catch": True})),
        modifiers(when={"catch": True}),
    ],
    dice=["catch"],
    outcome=[
        out("distance_rank"),
        out("fall_rank"),
        out("damage_rank"),
        out("caught", "flag"),
        out("catch_total"),
        out("catcher_damage_rank"),
    ],
    odds=["caught"],
    offer="scene",
)
def fall_damage(height_m, distance_rank, catch, dexterity, catch_rank, modifiers):
    """The damage of a fall, and of being caught by somebody (chapter 9).

    Rulings: between two measures the higher rank counts, 0.25 m or less is -5; a damage rank below 0 is 0; a
    negative Strength takes nothing off; a failed catch spares the catcher.

    :raises RuleError: both a height and a rank are given.
    """
    if distance_rank is None:
        distance_rank = rank_of("distance", height_m) if height_m > 0.25 else -5
    elif height_m is not None:
        raise invalid("distance_rank")
    fall_rank = max(0, min(16, 4 + 2 * distance_rank))
    damage_rank, caught, total = fall_rank, False, None
    if catch:
        natural = yield from d20("catch")
        total = natural + dexterity + sum_of(modifiers)
        caught = degree_of(total, 5, natural) > 0
        if caught:
            damage_rank = max(0, fall_rank - max(0, catch_rank))
    return answer(
        "fall_damage",
        distance_rank=distance_rank,
        fall_rank=fall_rank,
        damage_rank=damage_rank,
        caught=caught,
        catch_total=total,
        catcher_damage_rank=None if not catch else damage_rank if caught else 0,
    )
