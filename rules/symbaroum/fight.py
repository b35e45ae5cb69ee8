"""Free attacks, defense, advantage and surrounding (chapters 2.4, 4.7, 4.8 and 4.10)."""

from ..book import out
from ..inputs import choice, choices, count, flag, listing, modifiers, record, text, whole
from .book import book
from .checks import sum_of

TRIGGERS = ["long_weapon", "withdraw", "pass", "surprise"]
# Which attacks each situation helps
SITUATIONS = {
    "unaware": ["melee", "ranged"],
    "flanked": ["melee"],
    "prone": ["melee"],
    "lower_ground": ["melee", "ranged"],
}
SITUATION_NAMES = ["unaware", "flanked", "prone", "lower_ground"]
MOST_AROUND_ONE = 4


@book.op(
    "free_attacks",
    "2.4",
    inputs=[listing("triggers", record("trigger", [choice("trigger", TRIGGERS), text("enemy")]))],
    outcome=[out("count"), out("triggers", "words", TRIGGERS)],
)
def free_attacks(triggers):
    """How many free attacks the enemies' doings give: one for each kind of trigger (chapter 2.4)."""
    kinds = []
    for entry in triggers:
        if entry["trigger"] not in kinds:
            kinds.append(entry["trigger"])
    return {"count": len(kinds), "triggers": kinds}


@book.op(
    "defense_value",
    "4.7",
    inputs=[
        whole("quick", min=1, **{"from": "sheet.attributes.quick"}),
        choice("shield", ["none", "shield", "buckler"], "none", **{"from": "sheet.shield"}),
        modifiers(),
    ],
    outcome=[
        out("defense"),
        out("ranged_allowed", "flag"),
        out("heavy_allowed", "flag"),
        out("long_reach", "flag"),
    ],
)
def defense_value(quick, shield, modifiers):
    """What Defense comes to and which weapons the shield still allows (chapters 2.5 and 4.7)."""
    free_handed = shield != "shield"
    return {
        "defense": quick + sum_of(modifiers) + (0 if shield == "none" else 1),
        "ranged_allowed": free_handed,
        "heavy_allowed": free_handed,
        "long_reach": free_handed,
    }


@book.op(
    "advantage",
    "4.10",
    inputs=[choice("attack", ["melee", "ranged"]), choices("situations", SITUATION_NAMES)],
    outcome=[
        out("advantage", "flag"),
        out("modifier"),
        out("extra_damage", "dice"),
        out("counted", "words", SITUATION_NAMES),
    ],
)
def advantage(attack, situations):
    """Whether an attack has advantage, and what that is worth (chapter 4.10). Ruling: more situations add nothing."""
    counted = [name for name in situations if attack in SITUATIONS[name]]
    has = len(counted) > 0
    return {
        "advantage": has,
        "modifier": 2 if has else 0,
        "extra_damage": "1d4" if has else None,
        "counted": counted,
    }


@book.op(
    "surround",
    "4.8",
    inputs=[count("attackers"), flag("opposite")],
    outcome=[out("engaged"), out("waiting"), out("flanked", "flag")],
)
def surround(attackers, opposite):
    """How many can fight one target at once, and whether they flank it (chapter 4.8)."""
    engaged = min(attackers, MOST_AROUND_ONE)
    return {"engaged": engaged, "waiting": attackers - engaged, "flanked": opposite and engaged >= 2}
