"""Checks of one character (chapter 1): the basic check, circumstances, resistance."""

from ..book import out
from ..inputs import REQUIRED, choice, count, flag, listing, modifiers, record, text, whole
from .book import book
from .common import DEFENSES, answer, d20_after, degree_of, filled, first_face, first_reason, refusal, sum_of

_TOOLS = {"not_needed": 0, "proper": 0, "improvised": -2, "none": -5}
_SIZES = {"minor": 2, "major": 5}


@book.op(
    "check",
    "1",
    inputs=[
        count("dc"),
        whole("bonus", 0),
        whole("ability", 0),
        count("ranks", 0),
        modifiers(),
        flag("routine"),
        flag("trained_only"),
        flag("lacks_ability"),
        first_face(),
    ],
    dice=["d20"],
    outcome=[
        out("natural"),
        out("total"),
        out("dc"),
        out("success", "flag"),
        out("degree"),
        out("critical_success", "flag"),
        out("auto_failure", "flag"),
        out("reason", "word", ["untrained", "lacks_ability"]),
    ],
    offer="card",
)
def check(dc, bonus, ability, ranks, modifiers, routine, trained_only, lacks_ability, first):
    """A check of an ability, skill, power or effect against a DC, in degrees.

    Ruling: a failure without a roll is one degree.
    """
    reason = first_reason([("untrained", trained_only and ranks == 0), ("lacks_ability", lacks_ability)])
    if reason is not None:
        return answer(
            "check", dc=dc, success=False, degree=-1, critical_success=False, auto_failure=True, reason=reason
        )
    natural, die = yield from d20_after(first, routine)
    total = die + bonus + ability + ranks + sum_of(modifiers)
    degree = degree_of(total, dc, natural)
    return answer(
        "check",
        natural=natural,
        total=total,
        dc=dc,
        success=degree > 0,
        degree=degree,
        critical_success=natural == 20,
        auto_failure=False,
    )


@book.op(
    "circumstances",
    "1",
    inputs=[
        listing(
            "circumstances",
            record(
                "",
                [
                    text("source", empty=True),
                    choice("size", ["minor", "major"]),
                    choice("effect", ["help", "hinder"]),
                ],
            ),
            [],
        ),
        choice("tools", ["not_needed", "proper", "improvised", "none"], "not_needed"),
        flag("interaction"),
        flag("target_aware", True, when={"interaction": True}),
        flag("target_understands", True, when={"interaction": True}),
        filled("target.sheet.abilities.intellect", whole("target_intellect", 0, when={"interaction": True})),
        flag("target_lacks_mental_ability", when={"interaction": True}),
        flag("target_immune", when={"interaction": True}),
    ],
    outcome=[
        out("possible", "flag"),
        out("reason", "word", ["not_aware", "lacks_mental_ability", "immune"]),
        out("total"),
        out("modifiers", "modifiers", ["tools", "not_understood", "low_intellect"]),
    ],
    offer="gm",
)
def circumstances(
    circumstances,
    tools,
    interaction,
    target_aware,
    target_understands,
    target_intellect,
    target_lacks_mental_ability,
    target_immune,
):
    """What helps and hinders as a list of modifiers, and whether an interaction skill works on the target at all.

    Ruling: several circumstances add up.
    """
    reason = first_reason(
        [
            ("not_aware", not target_aware),
            ("lacks_mental_ability", target_lacks_mental_ability),
            ("immune", target_immune),
        ]
    )
    if interaction and reason is not None:
        return {"possible": False, "reason": reason, "total": 0, "modifiers": []}
    entries = []
    for entry in circumstances:
        size = _SIZES[entry["size"]]
        entries.append({"source": entry["source"], "value": size if entry["effect"] == "help" else -size})
    if _TOOLS[tools]:
        entries.append({"source": "tools", "value": _TOOLS[tools]})
    if interaction and not target_understands:
        entries.append({"source": "not_understood", "value": -5})
    if interaction and target_intellect <= -5:
        entries.append({"source": "low_intellect", "value": -5})
    return {"possible": True, "reason": None, "total": sum_of(entries), "modifiers": entries}


_ROLLED = [{"willing": True}, {"immune": True}]


@book.op(
    "resistance_check",
    "1",
    inputs=[
        count("dc", None, needed={"rank": None}),
        count("rank", None, when={"dc": None}),
        flag("damage", when={"dc": None}),
        choice("defense", DEFENSES, REQUIRED, when={"willing": True, "immune": False}),
        whole("bonus", 0, unless=_ROLLED),
        modifiers(unless=_ROLLED),
        flag("willing", unless={"immune": True}),
        flag("immune"),
        first_face(),
    ],
    dice=["d20"],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["toughness_not_waivable"]),
        out("natural"),
        out("total"),
        out("dc"),
        out("success", "flag"),
        out("degree"),
        out("affected", "flag"),
    ],
    offer="card",
)
def resistance_check(dc, rank, damage, defense, bonus, modifiers, willing, immune, first):
    """A defense against a hazard's DC, its waiver and its immunity.

    Ruling: giving up the check needs the defense named, for Toughness cannot be given up.
    """
    if dc is None:
        dc = rank + (15 if damage else 10)
    if immune:
        return answer("resistance_check", allowed=True, dc=dc, affected=False)
    if willing:
        if defense == "toughness":
            return refusal("resistance_check", "toughness_not_waivable")
        return answer("resistance_check", allowed=True, dc=dc, affected=True)
    natural, die = yield from d20_after(first)
    total = die + bonus + sum_of(modifiers)
    degree = degree_of(total, dc, natural)
    return answer(
        "resistance_check",
        allowed=True,
        natural=natural,
        total=total,
        dc=dc,
        success=degree > 0,
        degree=degree,
        affected=degree < 0,
    )
