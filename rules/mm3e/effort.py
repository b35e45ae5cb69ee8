"""Extra effort (chapter 1)."""

from ..book import out
from ..inputs import choice, count, flag, whole
from .book import book
from .common import filled, first_reason, refusal

_FATIGUE = ["none", "fatigued", "exhausted", "incapacitated"]

# benefit -> (gain, how long it lasts)
_BENEFITS = {
    "action": ("extra_standard_action", "turn"),
    "power_stunt": ("alternate_effect", "scene_or_duration"),
    "strength": ("strength_plus_1", "until_next_turn"),
    "modifier": ("modifier", "one_check"),
    "retry": ("retry", "one_check"),
    "power": ("power_plus_1", "until_next_turn"),
    "resistance": ("resistance_check", "one_check"),
    "speed": ("speed_plus_1", "until_next_turn"),
}
_RAISED = ["strength", "power", "speed"]
_MODIFIER_AFTER = {0: 2, 2: 5, -2: 0, -5: -2}


@book.op(
    "extra_effort",
    "1",
    inputs=[
        choice("benefit", ["action", "power_stunt", "strength", "modifier", "retry", "power", "resistance", "speed"]),
        choice("fatigue", _FATIGUE, "none"),
        flag("used_this_turn"),
        flag("pay_hero_point"),
        filled("vitals.hero_points", count("hero_points", 0)),
        whole("rank", None, when={"benefit": _RAISED}),
        choice("modifier", [0, 2, -2, -5], 0, when={"benefit": "modifier"}),
        flag("permanent", when={"benefit": ["power", "power_stunt"]}),
        flag("equipment"),
        flag("dominated", when={"benefit": "resistance"}),
    ],
    outcome=[
        out("allowed", "flag"),
        out(
            "reason",
            "word",
            ["already_used", "permanent_effect", "equipment_stunt", "incapacitated", "no_hero_points"],
        ),
        out(
            "gain",
            "word",
            [
                "extra_standard_action",
                "alternate_effect",
                "strength_plus_1",
                "modifier",
                "retry",
                "power_plus_1",
                "resistance_check",
                "speed_plus_1",
            ],
        ),
        out("rank"),
        out("modifier"),
        out("lasts", "word", ["turn", "scene_or_duration", "until_next_turn", "one_check"]),
        out("fatigue_next_turn", "word", _FATIGUE),
        out("fatigue_deferred", "flag"),
        out("equipment_strained", "flag"),
        out("hero_points_left"),
    ],
    offer="card",
)
def extra_effort(
    benefit,
    fatigue,
    used_this_turn,
    pay_hero_point,
    hero_points,
    rank,
    modifier,
    permanent,
    equipment,
    dominated,
):
    """One benefit past the limit, and the fatigue that follows unless a hero point pays it off.

    Ruling: an incapacitated character cannot; the hero point is ignored where there is no fatigue to pay off.
    """
    deferred = dominated and not equipment
    paying = pay_hero_point and not equipment and not deferred
    reason = first_reason(
        [
            ("already_used", used_this_turn),
            ("permanent_effect", permanent),
            ("equipment_stunt", equipment and benefit == "power_stunt"),
            ("incapacitated", fatigue == "incapacitated"),
            ("no_hero_points", paying and hero_points < 1),
        ]
    )
    if reason is not None:
        return refusal("extra_effort", reason, hero_points_left=hero_points)
    gain, lasts = _BENEFITS[benefit]
    spared = paying or deferred or equipment
    return {
        "allowed": True,
        "reason": None,
        "gain": gain,
        "rank": None if rank is None else rank + 1,
        "modifier": _MODIFIER_AFTER[modifier] if benefit == "modifier" else None,
        "lasts": lasts,
        "fatigue_next_turn": fatigue if spared else _FATIGUE[_FATIGUE.index(fatigue) + 1],
        "fatigue_deferred": deferred,
        "equipment_strained": equipment,
        "hero_points_left": hero_points - (1 if paying else 0),
    }
