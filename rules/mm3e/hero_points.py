"""Hero points (chapter 1): a second roll, their other uses, a session's balance."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, count, custom, flag, listing, modifiers, record, whole
from .book import book
from .common import (
    CONDITIONS,
    answer,
    condition_list,
    d20,
    degree_of,
    filled,
    first_reason,
    is_condition,
    refusal,
    sum_of,
)


@book.op(
    "hero_point_reroll",
    "1",
    inputs=[
        whole("first", min=1, max=20),
        filled("vitals.hero_points", count("hero_points", 1)),
        flag("announced"),
        flag("own_roll", True),
        flag("luck_control", unless={"own_roll": True}),
        whole("bonus", 0),
        modifiers(),
        count("dc", None),
    ],
    dice=["d20"],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["no_hero_points", "already_announced", "not_own_roll"]),
        out("second"),
        out("kept"),
        out("natural_20", "flag"),
        out("total"),
        out("success", "flag"),
        out("degree"),
        out("hero_points_left"),
    ],
    offer="card",
)
def hero_point_reroll(first, hero_points, announced, own_roll, luck_control, bonus, modifiers, dc):
    """A hero point spent on a second d20, of which 10 or less gains 10; the better roll stands.

    Ruling: a 10 raised to 20 is no natural 20.
    """
    reason = first_reason(
        [
            ("no_hero_points", hero_points < 1),
            ("already_announced", announced),
            ("not_own_roll", not own_roll and not luck_control),
        ]
    )
    if reason is not None:
        return refusal("hero_point_reroll", reason, hero_points_left=hero_points)
    face = yield from d20()
    second = face + 10 if face <= 10 else face
    kept = max(first, second)
    natural_20 = first == 20 or face == 20
    total = kept + bonus + sum_of(modifiers)
    degree = None
    if dc is not None:
        degree = degree_of(total, dc, 20 if natural_20 else None)
    return {
        "allowed": True,
        "reason": None,
        "second": second,
        "kept": kept,
        "natural_20": natural_20,
        "total": total,
        "success": None if degree is None else degree > 0,
        "degree": degree,
        "hero_points_left": hero_points - 1,
    }


_USES = [
    "edit_scene",
    "heroic_feat",
    "inspiration",
    "recover",
    "instant_counter",
    "shake_fatigue",
    "reuse_invention",
    "have_invention",
    "improvise_device",
    "improvise_ritual",
    "extend_improvised",
    "equipment_stunt",
    "have_equipment",
    "alternate_equipment",
    "replace_equipment",
    "borrowed_device",
    "descriptor_boon",
]
_NEEDED = {"heroic_feat": "advantage_type", "recover": "condition"}
_RECOVERABLE = ["stunned", "fatigued", "dazed", "exhausted"]


def _use_complete(entry):
    needed = _NEEDED.get(entry["use"])
    return needed is None or entry[needed] is not None


@book.op(
    "hero_point_spend",
    "1",
    inputs=[
        filled("vitals.hero_points", count("hero_points")),
        listing(
            "uses",
            record(
                "",
                [
                    choice("use", _USES),
                    flag("contradicts_facts"),
                    choice("advantage_type", ["combat", "general", "skill", "fortune"], None),
                    flag("owned"),
                    flag("meets_prerequisites", True),
                    custom("condition", is_condition, "condition", None, values=CONDITIONS),
                ],
                check=_use_complete,
            ),
            min=1,
        ),
        filled("states", condition_list("conditions", [])),
    ],
    outcome=[
        out("allowed", "flag"),
        out(
            "reason",
            "word",
            [
                "no_hero_points",
                "contradicts_facts",
                "fortune_advantage",
                "already_owned",
                "prerequisites_missing",
                "cannot_recover",
            ],
        ),
        out("action", "word", ["reaction"]),
        out("spent"),
        out("hero_points_left"),
        out("conditions", "words", CONDITIONS),
    ],
    offer="card",
)
def hero_point_spend(hero_points, uses, conditions):
    """Hero points spent on uses without a roll, one each, all or none; recovery changes the conditions.

    Ruling: recovery sees only what is listed, so a dazed inside staggered does not count; an id is never listed
    twice, and exhausted eased beside fatigued leaves one fatigued at the earlier place.
    """
    left, points = [], hero_points
    for condition in conditions:
        if condition not in left:
            left.append(condition)
    for entry in uses:
        reason = "no_hero_points" if points < 1 else _use_refused(entry, left)
        if reason is not None:
            return refusal(
                "hero_point_spend", reason, spent=0, hero_points_left=hero_points, conditions=list(conditions)
            )
        points -= 1
        if entry["use"] == "recover":
            left = _recovered(left, entry["condition"])
    return answer(
        "hero_point_spend",
        allowed=True,
        action="reaction",
        spent=hero_points - points,
        hero_points_left=points,
        conditions=left,
    )


def _use_refused(entry, conditions):
    use = entry["use"]
    if use == "edit_scene":
        return "contradicts_facts" if entry["contradicts_facts"] else None
    if use == "heroic_feat":
        return first_reason(
            [
                ("fortune_advantage", entry["advantage_type"] == "fortune"),
                ("already_owned", entry["owned"]),
                ("prerequisites_missing", not entry["meets_prerequisites"]),
            ]
        )
    if use == "recover" and (entry["condition"] not in _RECOVERABLE or entry["condition"] not in conditions):
        return "cannot_recover"
    return None


def _recovered(conditions, ended):
    kept = []
    for condition in conditions:
        if condition == ended:
            condition = "fatigued" if ended == "exhausted" else None
        if condition is not None and condition not in kept:
            kept.append(condition)
    return kept


@book.op(
    "hero_point_ledger",
    "1",
    inputs=[
        listing(
            "events",
            record(
                "",
                [
                    choice("source", ["complication", "motivation", "heroism", "roleplaying", "injury", "descriptor"]),
                    flag("in_play", True),
                ],
            ),
            [],
        ),
        count("spent", 0),
    ],
    outcome=[out("earned"), out("hero_points"), out("next_session")],
    offer="gm",
)
def hero_point_ledger(events, spent):
    """Hero points of one session: 1 to begin with, what was earned and what was spent.

    :raises RuleError: more was spent than there was.
    """
    earned = len([entry for entry in events if entry["in_play"]])
    if spent > 1 + earned:
        raise invalid("spent")
    return {"earned": earned, "hero_points": 1 + earned - spent, "next_session": 1}
