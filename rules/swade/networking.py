"""Working one's contacts (chapter 20)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, flag
from .book import book
from .common import TRAIT_DICE, roll_fields, roll_outs, with_fields
from .toolbox_common import roll, roll_inputs

_EFFECTS = {
    "persuasion": {
        "success": ["mostly_granted", "costs_time_money_or_favor"],
        "raise": ["more_granted_or_cheaper"],
        "failure": ["nothing_gained"],
        "critical_failure": ["nothing_gained", "shut_out_of_group"],
    },
    "intimidation": {
        "success": ["mostly_granted", "victims_may_retaliate"],
        "raise": ["more_granted_or_faster_or_no_retaliation"],
        "failure": ["nothing_gained"],
        "critical_failure": ["nothing_gained", "bumps_and_bruises", "contacts_ready_next_day"],
    },
    "crack_heads": {
        "success": ["mostly_granted", "victims_may_retaliate", "contacts_closed_one_week"],
        "raise": ["more_granted_or_faster_or_no_retaliation", "contacts_closed_one_week"],
        "failure": ["nothing_gained", "bumps_and_bruises", "contacts_closed_one_week"],
        "critical_failure": ["nothing_gained", "graver_gm_consequence", "contacts_closed_one_week"],
    },
}
_DAYS = {"shut_out_of_group": 7, "contacts_closed_one_week": 7, "contacts_ready_next_day": 1}


@book.op(
    "networking_roll",
    "20",
    inputs=[choice("skill", ["persuasion", "intimidation"])] + roll_inputs() + [flag("bribe"), flag("crack_heads")],
    dice=TRAIT_DICE,
    outcome=roll_outs()
    + [
        out("result", "word", ["critical_failure", "failure", "success", "raise"]),
        out(
            "effects",
            "words",
            [
                "mostly_granted",
                "costs_time_money_or_favor",
                "victims_may_retaliate",
                "more_granted_or_cheaper",
                "more_granted_or_faster_or_no_retaliation",
                "nothing_gained",
                "shut_out_of_group",
                "bumps_and_bruises",
                "contacts_ready_next_day",
                "graver_gm_consequence",
                "contacts_closed_one_week",
            ],
        ),
        out("fatigue_gained"),
        out("retry_after_days"),
    ],
)
def networking_roll(skill, bribe, crack_heads, **given):
    """One roll for hours of asking around; bribes and cracking heads help at a price.

    Ruling: a critical failure while cracking heads brings what the GM picks, in the place of bumps and bruises.
    """
    if bribe and skill != "persuasion":
        raise invalid("bribe")
    if crack_heads and skill != "intimidation":
        raise invalid("crack_heads")
    rolled = yield from roll(given, 2 if bribe or crack_heads else 0)
    effects = list(_EFFECTS["crack_heads" if crack_heads else skill][rolled["degree"]])
    return with_fields(
        roll_fields(rolled),
        {
            "result": rolled["degree"],
            "effects": effects,
            "fatigue_gained": 1 if "bumps_and_bruises" in effects else 0,
            "retry_after_days": _DAYS.get(effects[-1], 0),
        },
    )
