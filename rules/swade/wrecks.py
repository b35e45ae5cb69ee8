"""Ramming, wrecks and those aboard (chapter 19)."""

from ..book import out
from ..inputs import choice, count, decimal, flag
from .book import book
from .common import TRAIT_DICE
from .scene_common import NO_ROLL, answer, outs, roll_d6, roll_inputs, scene_roll
from .traits import sum_of

HIGH_SPEED = 95
COLLISION = {"cause": "collision"}
ATTACK = {"cause": "attack"}


@book.op(
    "occupant_damage",
    "19.4",
    inputs=[
        choice("cause", ["collision", "attack"]),
        count("vehicle_wounds", min=1, when=COLLISION),
        decimal("speed_kmh", 0, min=0, when=ATTACK),
        flag("precarious", when=ATTACK),
        flag("restrained", when=COLLISION),
        flag("large_vessel", when=ATTACK),
    ],
    dice=["damage"],
    outcome=[out("dice_count"), out("rolled"), out("damage"), out("swim_checks", "flag")],
    offer="scene",
)
def occupant_damage(cause, vehicle_wounds, speed_kmh, precarious, restrained, large_vessel):
    """The damage to those inside a wrecked vehicle.

    Ruling: a large vessel wrecked by attacks deals none and calls for swimming instead.
    """
    if cause == "collision":
        dice = vehicle_wounds
    elif large_vessel:
        dice = 0
    else:
        dice = 5 if precarious or speed_kmh > HIGH_SPEED else 3
    rolled = yield from roll_d6("damage", dice, aces=True)
    return {
        "dice_count": dice,
        "rolled": rolled,
        "damage": rolled // 2 if restrained else rolled,
        "swim_checks": large_vessel,
    }


@book.op(
    "parachute_landing",
    "19.4",
    inputs=[flag("has_parachute", True)]
    + roll_inputs("sheet.skills.athletics", when={"has_parachute": True})
    + [flag("chance_to_survive")],
    dice=TRAIT_DICE,
    outcome=outs(["total", "success", "critical_failure"])
    + [out("result", "word", ["safe", "bumps_and_bruises", "death", "falling_damage"]), out("fatigue_gained")],
    offer="card",
)
def parachute_landing(has_parachute, die, wild_card, wild_die, modifiers, chance_to_survive):
    """How leaving a wrecked aircraft ends."""
    rolled, result = NO_ROLL, "falling_damage" if chance_to_survive else "death"
    if has_parachute:
        rolled = yield from scene_roll(die, wild_card, wild_die, sum_of(modifiers))
        if rolled["success"]:
            result = "safe"
        elif not rolled["critical_failure"]:
            result = "bumps_and_bruises"
    more = {"result": result, "fatigue_gained": 1 if result == "bumps_and_bruises" else 0}
    return answer(rolled, ["total", "success", "critical_failure"], more)


RAM_DICE = {"small": 1, "normal": 2, "large": 3, "huge": 4, "colossal": 5}
RAM_SCALES = ["small", "normal", "large", "huge", "colossal"]


@book.op(
    "ram_damage",
    "19.6",
    inputs=[
        choice("attacker_scale", RAM_SCALES, "normal"),
        choice("defender_scale", RAM_SCALES, "normal"),
        count("attacker_toughness", min=1),
        count("defender_toughness", min=1),
        decimal("attacker_top_speed", min=0),
        flag("raise"),
    ],
    dice=["attacker_damage", "bonus", "defender_damage"],
    outcome=[out("attacker_dice"), out("defender_dice"), out("damage_to_defender"), out("damage_to_attacker")],
    offer="scene",
)
def ram_damage(**given):
    """What both sides of a ram suffer.

    Ruling: equal Toughness adds nothing.
    """
    speed = given["attacker_top_speed"]
    fast = 2 if speed > 190 else 1 if speed >= HIGH_SPEED else 0
    ours, theirs = given["attacker_toughness"], given["defender_toughness"]
    attacker = RAM_DICE[given["attacker_scale"]] + fast + _tougher(ours, theirs)
    defender = RAM_DICE[given["defender_scale"]] + fast + _tougher(theirs, ours)
    dealt = yield from roll_d6("attacker_damage", attacker, aces=True)
    bonus = 1 if given["raise"] else 0
    dealt += yield from roll_d6("bonus", bonus, aces=True)
    suffered = yield from roll_d6("defender_damage", defender, aces=True)
    return {
        "attacker_dice": attacker + bonus,
        "defender_dice": defender,
        "damage_to_defender": dealt,
        "damage_to_attacker": suffered,
    }


def _tougher(own, other):
    """Return the dice for the higher Toughness."""
    return 0 if own <= other else 2 if own >= 2 * other else 1
