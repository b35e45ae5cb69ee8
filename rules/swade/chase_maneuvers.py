"""The maneuvers of a chase (chapter 19.6)."""

from ..book import out
from ..inputs import choice, count, decimal, flag, modifiers, whole
from .book import book
from .common import TRAIT_DICE, resist_trait, scale
from .scene_common import NO_ROLL, answer, outs, roll_inputs, scene_roll
from .traits import sum_of, trait_die, wild_die

MANEUVERS = ["change_position", "flee", "control", "ram", "board", "force", "broadside", "evade", "hold_steady"]
OPPOSED = ["ram", "board", "force", "broadside"]
SAME_CARD = ["ram", "board", "force"]
NO_DICE = ["evade", "hold_steady"]
WHILE_BOARDED = ["change_position", "control"]
BROAD_TARGETS = ["large", "huge", "colossal"]
SET_OF_GUNS = 4


def _in(*names):
    return {"maneuver": list(names)}


OPPOSED_CASE = _in(*OPPOSED)


@book.op(
    "chase_maneuver",
    "19.6",
    inputs=[choice("maneuver", MANEUVERS)]
    + roll_inputs(unless=_in(*NO_DICE))
    + [
        whole("handling", 0, unless=_in(*NO_DICE)),
        flag("as_action", when=_in("change_position", "evade")),
        decimal("top_speed", None, min=0, when=_in("change_position")),
        decimal("foe_top_speed", None, min=0, when=_in("change_position")),
        flag("boarded"),
        flag("grappled", when={"maneuver": "change_position", "boarded": True}),
        count("cards_from_foe", when=_in("flee")),
        flag("same_card", True, when=_in(*SAME_CARD)),
        flag("obstacle", when=_in("force")),
        trait_die("defender_die", when=OPPOSED_CASE),
        flag("defender_wild_card", True, when=OPPOSED_CASE),
        wild_die("defender_wild_die", when=OPPOSED_CASE),
        modifiers("defender_modifiers", when=OPPOSED_CASE),
        whole("defender_handling", 0, when=OPPOSED_CASE),
        count("guns", min=1, when=_in("broadside")),
        scale("target_scale", when=_in("broadside")),
        flag("short_range", when=_in("broadside")),
    ],
    dice=TRAIT_DICE + ["defender_trait", "defender_wild", "defender_critical"],
    outcome=[out("allowed", "flag")]
    + outs(["modifier", "total"])
    + [out("defender_total")]
    + outs(["success", "raises", "critical_failure"])
    + [
        out("defender_critical_failure", "flag"),
        out("cards"),
        out("freed", "flag"),
        out("escaped", "flag"),
        out("out_of_control", "flag"),
        out("ram_raise", "flag"),
        out("rammed", "flag"),
        out("boarded", "flag"),
        out("defenders_on_hold", "flag"),
        out("bumped"),
        out("backfires", "flag"),
        out("guns_ready"),
        out("linked_sets"),
        out("crossing_the_t", "flag"),
        out("attack_modifier_against"),
        out("own_attack_modifier"),
        out("ignores", "words", ["unstable_platform", "running"]),
    ],
    offer="scene",
)
def chase_maneuver(**given):
    """A maneuver of a driver, rider or runner, and what it achieves.

    Rulings: from six cards on, fleeing takes no penalty; a raise on force both Bumps and counts as the defender's
    critical failure; a broadside without a raise readies half the guns, rounded down, one at least; crossing the T
    needs the raise; evading as an action is -4 both ways; breaking free keeps the bonuses of change_position.
    Handling is no part of a roll that throws obstacles with another skill.
    """
    maneuver = given["maneuver"]
    outcome = answer(NO_ROLL, ["modifier", "total", "success", "raises", "critical_failure"], _nothing())
    if not _allowed(given):
        outcome["allowed"] = False
        return outcome
    if maneuver in NO_DICE:
        outcome["success"] = True
        _unrolled(given, outcome)
        return outcome
    modifier = sum_of(given["modifiers"]) + _own_modifier(given)
    rolled = yield from scene_roll(given["die"], given["wild_card"], given["wild_die"], modifier)
    outcome = answer(rolled, ["modifier", "total", "success", "raises", "critical_failure"], _nothing())
    if maneuver in OPPOSED:
        against = [{"source": "handling", "value": given["defender_handling"]}] + given["defender_modifiers"]
        resisting, success, raises = yield from resist_trait(
            rolled,
            given["defender_die"],
            given["defender_wild_card"],
            given["defender_wild_die"],
            against,
            confirm=True,
        )
        outcome["success"], outcome["raises"] = success, raises
        if resisting is not None:
            outcome["defender_total"] = resisting["total"]
            outcome["defender_critical_failure"] = resisting["critical_failure"]
    _RESULTS[maneuver](given, outcome)
    return outcome


def _nothing():
    fields = {"allowed": True, "defender_total": None, "ignores": []}
    for name in ("cards", "bumped", "guns_ready", "linked_sets", "attack_modifier_against", "own_attack_modifier"):
        fields[name] = 0
    for name in ("freed", "escaped", "out_of_control", "ram_raise", "rammed", "boarded", "defenders_on_hold"):
        fields[name] = False
    for name in ("backfires", "crossing_the_t", "defender_critical_failure"):
        fields[name] = False
    return fields


def _allowed(given):
    maneuver = given["maneuver"]
    if given["boarded"] and maneuver not in WHILE_BOARDED:
        return False
    if maneuver in SAME_CARD and not given["same_card"]:
        return False
    return maneuver != "flee" or given["cards_from_foe"] >= 4


def _own_modifier(given):
    modifier = 0 if given["obstacle"] else given["handling"]
    if given["maneuver"] == "flee":
        modifier += min(0, 2 * given["cards_from_foe"] - 12)
    if given["maneuver"] == "change_position":
        modifier += 2 if given["as_action"] else 0
        modifier += -4 if given["grappled"] else 0
        speed, other = given["top_speed"], given["foe_top_speed"]
        if speed is not None and other is not None and speed > other:
            modifier += 2 if speed >= 2 * other else 1
    return modifier


def _unrolled(given, outcome):
    if given["maneuver"] == "evade":
        penalty = -4 if given["as_action"] else -2
        outcome["attack_modifier_against"] = outcome["own_attack_modifier"] = penalty
    else:
        outcome["attack_modifier_against"] = 2
        outcome["ignores"] = ["unstable_platform", "running"]


def _change_position(given, outcome):
    if given["boarded"]:
        outcome["freed"] = outcome["success"]
        outcome["cards"] = 1 if outcome["raises"] else 0
    elif outcome["success"]:
        outcome["cards"] = 2 if outcome["raises"] else 1


def _flee(given, outcome):
    outcome["escaped"] = outcome["success"]


def _control(given, outcome):
    outcome["out_of_control"] = not outcome["success"]


def _ram(given, outcome):
    outcome["rammed"] = outcome["success"]
    outcome["ram_raise"] = outcome["raises"] > 0


def _board(given, outcome):
    outcome["boarded"] = outcome["success"]
    outcome["defenders_on_hold"] = outcome["success"] and outcome["raises"] == 0


def _force(given, outcome):
    outcome["bumped"] = 1 if outcome["success"] else 0
    outcome["backfires"] = given["obstacle"] and outcome["critical_failure"]
    if outcome["raises"] > 0:
        outcome["defender_critical_failure"] = True


def _broadside(given, outcome):
    if not outcome["success"]:
        return
    full = outcome["raises"] > 0
    ready = given["guns"] if full else max(1, given["guns"] // 2)
    outcome["guns_ready"] = ready
    outcome["linked_sets"] = (ready + SET_OF_GUNS - 1) // SET_OF_GUNS
    outcome["crossing_the_t"] = full and given["short_range"] and given["target_scale"] in BROAD_TARGETS


_RESULTS = {
    "change_position": _change_position,
    "flee": _flee,
    "control": _control,
    "ram": _ram,
    "board": _board,
    "force": _force,
    "broadside": _broadside,
}
