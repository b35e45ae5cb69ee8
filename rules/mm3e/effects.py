"""Effects of powers (chapter 4): range, upkeep, being noticed, countering, concealment."""

from ..book import out
from ..inputs import choice, count, decimal, flag, modifiers
from .book import book
from .common import answer, contest, filled, first_reason, range_band, refusal, sum_of

_DURATIONS = ["instant", "concentration", "sustained", "continuous", "permanent"]
_NOTICED = ["instant", "concentration", "sustained"]


def _metres(halves):
    return halves // 2 if halves % 2 == 0 else halves / 2


@book.op(
    "effect_range",
    "4",
    inputs=[count("rank", min=1), decimal("distance_m", None, min=0)],
    outcome=[
        out("short_m"),
        out("medium_m"),
        out("long_m"),
        out("band", "word", ["short", "medium", "long", "out_of_range"]),
        out("modifier"),
    ],
    offer="gm",
)
def effect_range(rank, distance_m):
    """Short, medium and long range of a ranged effect, and the modifier at a distance."""
    band, modifier = None, None
    if distance_m is not None:
        band, modifier = range_band(rank, distance_m)
    return {
        "short_m": _metres(rank * 15),
        "medium_m": rank * 15,
        "long_m": rank * 30,
        "band": band,
        "modifier": modifier,
    }


_UPKEEP = {
    "instant": "not_applicable",
    "concentration": "standard",
    "sustained": "free",
    "continuous": "none",
    "permanent": "none",
}
_KEPT = {"duration": ["concentration", "sustained", "continuous"]}


@book.op(
    "effect_upkeep",
    "4",
    inputs=[
        choice("duration", _DURATIONS),
        choice("actions", ["none", "free", "one_standard", "mental_only", "normal"], "normal", when=_KEPT),
        flag("maintain", True, when=_KEPT),
    ],
    outcome=[
        out("upkeep", "word", ["standard", "free", "none", "not_applicable"]),
        out("active", "flag"),
        out("can_switch_off", "flag"),
        out("extra_effort", "flag"),
    ],
    offer="card",
)
def effect_upkeep(duration, actions, maintain):
    """What keeps an effect going, and whether it goes on with the actions that are left.

    Ruling: a continuous effect takes a free action to end, so without one it goes on; keeping an effect up is mental;
    an instant effect is never kept.
    """
    free = actions != "none"
    active = {
        "instant": False,
        "concentration": maintain and actions not in ("none", "free"),
        "sustained": maintain and free,
        "continuous": maintain or not free,
        "permanent": True,
    }
    stoppable = {"instant": False, "concentration": True, "sustained": True, "continuous": free, "permanent": False}
    return {
        "upkeep": _UPKEEP[duration],
        "active": active[duration],
        "can_switch_off": stoppable[duration],
        "extra_effort": duration != "permanent",
    }


@book.op(
    "effect_noticeable",
    "4",
    inputs=[
        choice("base_duration", _DURATIONS),
        choice("duration", _DURATIONS, None),
        choice("modifier", ["none", "subtle", "noticeable"], "none"),
    ],
    outcome=[out("noticeable", "flag")],
    offer="gm",
)
def effect_noticeable(base_duration, duration, modifier):
    """Whether others can notice an effect, by its durations and by Subtle or Noticeable."""
    noticed = base_duration in _NOTICED or duration in _NOTICED
    if modifier != "none":
        noticed = modifier == "noticeable"
    return {"noticeable": noticed}


@book.op(
    "counter_effect",
    "4",
    inputs=[
        count("counter_rank"),
        count("target_rank"),
        modifiers("counter_modifiers"),
        modifiers("target_modifiers"),
        choice("descriptors", ["opposed", "same", "nullify", "unrelated"]),
        flag("same_allowed", when={"descriptors": "same"}),
        choice("timing", ["readied", "reaction", "instant", "ongoing"]),
        choice(
            "activation",
            ["standard", "move", "free", "reaction", "longer"],
            "standard",
            when={"timing": ["readied", "reaction", "instant"]},
        ),
        filled("vitals.hero_points", count("hero_points", 0)),
    ],
    dice=["counter", "target", "tiebreak"],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["descriptors", "too_slow", "not_reaction", "no_hero_points"]),
        out("counter_total"),
        out("target_total"),
        out("winner", "word", ["counter", "target"]),
        out("target_effect", "word", ["cancelled", "works"]),
        out("hero_points_left"),
    ],
    odds=["winner"],
    offer="card",
)
def counter_effect(
    counter_rank,
    target_rank,
    counter_modifiers,
    target_modifiers,
    descriptors,
    same_allowed,
    timing,
    activation,
    hero_points,
):
    """One effect against another by opposed ranks; a hero point stands in for readying."""
    instant = timing == "instant"
    reason = first_reason(
        [
            ("descriptors", descriptors == "unrelated" or (descriptors == "same" and not same_allowed)),
            ("too_slow", activation == "longer"),
            ("not_reaction", timing == "reaction" and activation != "reaction"),
            ("no_hero_points", instant and hero_points < 1),
        ]
    )
    if reason is not None:
        return refusal("counter_effect", reason, hero_points_left=hero_points)
    rolled = yield from contest(
        counter_rank + sum_of(counter_modifiers),
        target_rank + sum_of(target_modifiers),
        labels=("counter", "target", "tiebreak"),
    )
    return answer(
        "counter_effect",
        allowed=True,
        counter_total=rolled["total"],
        target_total=rolled["other_total"],
        winner="counter" if rolled["won"] else "target",
        target_effect="cancelled" if rolled["won"] else "works",
        hero_points_left=hero_points - (1 if instant else 0),
    )


@book.op(
    "perception_target",
    "4",
    inputs=[flag("accurate_sense", True), flag("total_concealment"), flag("located")],
    outcome=[out("can_affect", "flag"), out("resistance_bonus")],
    offer="gm",
)
def perception_target(accurate_sense, total_concealment, located):
    """Whether an effect of perception range reaches a target, and what concealment still gives it."""
    return {
        "can_affect": located or (accurate_sense and not total_concealment),
        "resistance_bonus": 5 if located and total_concealment else 0,
    }
