"""Setting rules on luck, healing and harm: Conviction, Hard Choices, Gritty Damage and the like (chapter 21)."""

from ..book import out
from ..dice import acing
from ..errors import invalid
from ..inputs import choice, count, flag, whole
from .book import book
from .common import TRAIT_DICE, at, roll_fields, roll_outs, with_fields
from .toolbox_common import roll, roll_inputs
from .traits import raises_over

_WOUND_CAP = 4
_PLAYER_BENNIES = 3


@book.op(
    "conviction",
    "21",
    inputs=[
        choice("mode", ["spend", "maintain", "roll"]),
        count("tokens", min=1, when={"mode": "spend"}),
        at("vitals.bennies", count("bennies", when={"mode": "maintain"})),
        flag("pay", True, when={"mode": "maintain"}),
        whole("total", when={"mode": "roll"}),
        whole("target", 4, when={"mode": "roll"}),
        flag("critical_failure", when={"mode": "roll"}),
    ],
    dice=["conviction"],
    outcome=[
        out("active", "flag"),
        out("tokens"),
        out("bennies"),
        out("bonus"),
        out("total"),
        out("success", "flag"),
        out("raises"),
    ],
)
def conviction(mode, tokens, bennies, pay, total, target, critical_failure):
    """Spends Conviction, keeps it up for a benny, or adds its die to a finished total.

    Ruling: the die does not undo a critical failure.
    """
    outcome = {
        "active": None,
        "tokens": None,
        "bennies": None,
        "bonus": None,
        "total": None,
        "success": None,
        "raises": None,
    }
    if mode == "spend":
        return with_fields(outcome, {"active": True, "tokens": tokens - 1})
    if mode == "maintain":
        if pay and bennies < 1:
            raise invalid("bennies")
        return with_fields(outcome, {"active": pay, "bennies": bennies - 1 if pay else bennies})
    bonus, _ = yield from acing("conviction", 6)
    total += bonus
    success = total >= target and not critical_failure
    raises = raises_over(total, target) if success else 0
    return with_fields(outcome, {"bonus": bonus, "total": total, "success": success, "raises": raises})


@book.op(
    "recovery_intervals",
    "21, 26",
    inputs=[
        flag("fast_healing"),
        at("sheet.wild_card", flag("wild_card", True)),
        choice("regeneration", ["none", "slow", "fast"], "none"),
    ],
    outcome=[out("every"), out("unit", "word", ["round", "hour", "day"]), out("bumps_recovery_hours")],
)
def recovery_intervals(fast_healing, wild_card, regeneration):
    """How often natural healing is rolled, and how long bumps and bruises last.

    Ruling: fast Regeneration stays once a round under Fast Healing.
    """
    quick = fast_healing and wild_card
    every, unit = (1 if quick else 5), "day"
    if regeneration == "fast":
        every, unit = 1, "round"
    elif regeneration == "slow":
        every, unit = 1, ("hour" if quick else "day")
    return {"every": every, "unit": unit, "bumps_recovery_hours": 4 if quick else 24}


@book.op(
    "gritty_damage",
    "21",
    inputs=[
        at("sheet.wild_card", flag("wild_card", True)),
        count("wounds"),
        flag("from_second_shaken"),
        flag("incapacitated"),
    ],
    outcome=[
        out("injury_rolls"),
        out("injury_duration", "word", ["by_incapacitation_roll", "until_wound_heals"]),
    ],
)
def gritty_damage(wild_card, wounds, from_second_shaken, incapacitated):
    """Whether a wounded Wild Card rolls an injury under Gritty Damage, and how long it lasts.

    Ruling: an incident that incapacitates gives one injury, whatever the wound came from.
    """
    injured = wild_card and wounds > 0 and (incapacitated or not from_second_shaken)
    duration = None
    if injured:
        duration = "by_incapacitation_roll" if incapacitated else "until_wound_heals"
    return {"injury_rolls": 1 if injured else 0, "injury_duration": duration}


@book.op(
    "hard_choices",
    "21",
    inputs=[
        choice("event", ["session_start", "player_spends", "joker"]),
        count("count", 1, min=1, when={"event": "player_spends"}),
        at("vitals.bennies", count("player_bennies", unless={"event": "session_start"})),
        count("gm_pool", unless={"event": "session_start"}),
    ],
    outcome=[out("player_bennies"), out("gm_pool"), out("gm_wild_card_bennies")],
)
def hard_choices(event, count, player_bennies, gm_pool):
    """How bennies flow under Hard Choices: what players spend goes to the GM."""
    if event == "session_start":
        return {"player_bennies": _PLAYER_BENNIES, "gm_pool": 0, "gm_wild_card_bennies": 0}
    if event == "player_spends":
        if count > player_bennies:
            raise invalid("count")
        player_bennies, gm_pool = player_bennies - count, gm_pool + count
    return {"player_bennies": player_bennies, "gm_pool": gm_pool, "gm_wild_card_bennies": None}


@book.op(
    "heroes_never_die",
    "21",
    inputs=roll_inputs("sheet.attributes.vigor"),
    dice=["trait", "wild"],
    outcome=roll_outs()
    + [
        out("injury_duration", "word", ["permanent", "until_healed", "24_hours_or_healed"]),
        out("effects", "record", fields=[out("dead", "flag"), out("bleeding", "flag"), out("incapacitated", "flag")]),
    ],
)
def heroes_never_die(**given):
    """How long the injury of an incapacitated Wild Card lasts where heroes never die.

    :raises RuleError: the rule covers Wild Cards only (``wild_card``).
    """
    if not given["wild_card"]:
        raise invalid("wild_card")
    rolled = yield from roll(given)
    duration = "permanent"
    if rolled["success"]:
        duration = "24_hours_or_healed" if rolled["raises"] else "until_healed"
    effects = {"dead": False, "bleeding": False, "incapacitated": True}
    return with_fields(roll_fields(rolled), {"injury_duration": duration, "effects": effects})


@book.op(
    "wound_cap",
    "21",
    inputs=[count("wounds"), flag("exempt")],
    outcome=[out("wounds"), out("discarded")],
)
def wound_cap(wounds, exempt):
    """How many of a hit's wounds count under Wound Cap."""
    counted = wounds if exempt else min(wounds, _WOUND_CAP)
    return {"wounds": counted, "discarded": wounds - counted}


@book.op(
    "dumb_luck",
    "21",
    inputs=roll_inputs() + [whole("target", 4), at("vitals.bennies", count("bennies", min=1))],
    dice=TRAIT_DICE,
    outcome=roll_outs()
    + [
        out("bennies"),
        out("still_fails_somehow", "flag"),
        out("gains_benefit", "flag"),
        out("rerolls_left"),
    ],
)
def dumb_luck(target, bennies, **given):
    """The one second roll that a benny buys after a critical failure.

    Ruling: the new roll stands alone; a second critical failure brings no benefit either.
    """
    rolled = yield from roll(given, 0, target)
    return with_fields(
        roll_fields(rolled),
        {
            "bennies": bennies - 1,
            "still_fails_somehow": True,
            "gains_benefit": rolled["success"],
            "rerolls_left": 0,
        },
    )
