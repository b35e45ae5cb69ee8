"""Healing and Fatigue (chapters 7 and 8)."""

from ..book import out
from ..dice import several
from ..inputs import choice, count, flag, whole
from .book import book
from .common import FATIGUE_NAMES, TRAIT_DICE, at, check_given, roll_fields, roll_outs, trait_inputs, with_fields

GOLDEN_HOUR = 60
TREAT = {"mode": "treat"}


def wounds_after(rolled, wounds, max_wounds, incapacitated):
    """Return ``(healed, wounds, incapacitated, worse)`` after a healing roll; ``worse`` where one went past the most.

    A success heals one wound, a raise two, a critical failure adds one; any wound healed ends incapacitated.
    """
    if rolled["critical_failure"]:
        worse = wounds + 1 > max_wounds
        return 0, min(wounds + 1, max_wounds), incapacitated or worse, worse
    healed = 0
    if rolled["success"]:
        healed = min(wounds, 2 if rolled["raises"] > 0 else 1)
    return healed, wounds - healed, incapacitated and healed == 0, False


def _why_not(mode, wounds, minutes_since, already_failed):
    if mode == "stabilize":
        return None
    if wounds == 0:
        return "no_wounds"
    if minutes_since > GOLDEN_HOUR:
        return "golden_hour"
    return "already_failed" if already_failed else None


@book.op(
    "healing_roll",
    "8",
    inputs=[choice("mode", ["treat", "stabilize"], "treat")]
    + trait_inputs(trait="skills.healing")
    + [
        flag("has_kit", True),
        at("target.vitals.wounds", count("wounds", None, when=TREAT, needed=TREAT)),
        at("target.derived.max_wounds", count("max_wounds", 3)),
        at("target.states.incapacitated", flag("incapacitated")),
        count("minutes_since", 0, when=TREAT),
        flag("already_failed", when=TREAT),
    ],
    dice=TRAIT_DICE,
    outcome=[out("allowed", "flag"), out("reason", "word", ["no_wounds", "golden_hour", "already_failed"])]
    + roll_outs()
    + [
        out("time_minutes"),
        out("wounds_healed"),
        out("effects", "record", fields=[out("wounds"), out("incapacitated", "flag"), out("bleeding", "flag")]),
    ],
    offer="card",
)
def healing_roll(mode, has_kit, wounds, max_wounds, incapacitated, minutes_since, already_failed, **roll):
    """A Healing roll: to treat wounds within the hour, or to stop somebody's bleeding; effects are the mode's own.

    Rulings: no kit costs 1 in either mode; a wound past max_wounds incapacitates; the 60th minute is in time.
    """
    reason = _why_not(mode, wounds, minutes_since, already_failed)
    rolled = {"total": None, "success": False, "raises": 0, "critical_failure": False}
    if reason is None:
        rolled = yield from check_given(roll, 0 if has_kit else -1)
    healed = 0
    if mode == "treat":
        healed, after, down, _ = wounds_after(rolled, wounds, max_wounds, incapacitated)
        effects = {"wounds": after, "incapacitated": down}
    else:
        effects = {"bleeding": not rolled["success"]}
    return with_fields(
        roll_fields(rolled),
        {
            "allowed": reason is None,
            "reason": reason,
            "time_minutes": 10 * wounds if mode == "treat" else 0,
            "wounds_healed": healed,
            "effects": effects,
        },
    )


@book.op(
    "natural_healing",
    "8",
    inputs=trait_inputs(trait="attributes.vigor")
    + [
        at("vitals.wounds", count("wounds", min=1)),
        at("derived.max_wounds", count("max_wounds", 3)),
        at("states.incapacitated", flag("incapacitated")),
    ],
    dice=TRAIT_DICE,
    outcome=roll_outs()
    + [
        out("wounds_healed"),
        out("next_roll_days"),
        out("effects", "record", fields=[out("wounds"), out("incapacitated", "flag"), out("dying", "flag")]),
    ],
    offer="card",
)
def natural_healing(wounds, max_wounds, incapacitated, **roll):
    """The Vigor roll of every five days; any wound healed ends incapacitated (ruling)."""
    rolled = yield from check_given(roll)
    healed, after, down, worse = wounds_after(rolled, wounds, max_wounds, incapacitated)
    return with_fields(
        roll_fields(rolled),
        {
            "wounds_healed": healed,
            "next_roll_days": 5,
            "effects": {"wounds": after, "incapacitated": down, "dying": worse},
        },
    )


def _is_step(value):
    return value != 0


_PENALTIES = [0, -1, -2, None]


@book.op(
    "fatigue_step",
    "7",
    inputs=[
        at("vitals.fatigue", choice("level", FATIGUE_NAMES, "none")),
        whole("change", check=_is_step),
    ],
    dice=["hours"],
    outcome=[
        out("level", "word", FATIGUE_NAMES),
        out("trait_penalty"),
        out("incapacitated", "flag"),
        out("helpless_hours"),
    ],
)
def fatigue_step(level, change):
    """Fatigue up or down by levels; whoever newly ends incapacitated lies helpless for 2d6 hours."""
    before = FATIGUE_NAMES.index(level)
    after = max(0, min(3, before + change))
    hours = None
    if after == 3 and before < 3:
        hours = sum((yield from several("hours", 6, 2)))
    return {
        "level": FATIGUE_NAMES[after],
        "trait_penalty": _PENALTIES[after],
        "incapacitated": after == 3,
        "helpless_hours": hours,
    }
