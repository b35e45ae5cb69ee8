"""Fire and electricity (chapter 18)."""

from ..book import out
from ..dice import one
from ..inputs import choice, count, flag, whole
from .book import book
from .common import TRAIT_DICE
from .scene_common import NO_ROLL, answer, outs, roll_d6, roll_inputs, scene_roll
from .traits import sum_of

# what burns: the lowest d6 that sets it alight
IGNITES_ON = {"flammable": 6, "very": 4, "extremely": 2}
FIRES = {"localized": 1, "steam": 1, "bonfire": 2, "burning_room": 2, "flamethrower": 3, "lava": 5}
FIRE_NAMES = ["localized", "steam", "bonfire", "burning_room", "flamethrower", "lava"]
ORGANIC_LIMIT = 3


@book.op(
    "catch_fire",
    "18",
    inputs=[
        choice("flammability", ["flammable", "very", "extremely"], "flammable"),
        choice("source", FIRE_NAMES, "localized", when={"intensity": None}),
        count("intensity", None, min=1),
    ],
    dice=["ignite", "damage"],
    outcome=[out("ignited", "flag"), out("intensity"), out("damage"), out("ignores_armor", "flag")],
    odds=["ignited"],
    offer="gm",
)
def catch_fire(flammability, source, intensity):
    """Whether something that fire touches burns, and the damage at once."""
    dice = FIRES[source] if intensity is None else intensity
    face = yield from one("ignite", 6)
    ignited = face >= IGNITES_ON[flammability]
    damage = 0
    if ignited:
        damage = yield from roll_d6("damage", dice, aces=True)
    return {"ignited": ignited, "intensity": dice if ignited else 0, "damage": damage, "ignores_armor": True}


@book.op(
    "fire_tick",
    "18",
    inputs=[
        count("intensity", None, min=1, needed={"source": None}),
        choice("source", FIRE_NAMES, None, when={"intensity": None}),
        count("max_intensity", ORGANIC_LIMIT, min=1),
    ],
    dice=["damage", "spread"],
    outcome=[out("damage"), out("intensity"), out("out", "flag"), out("ignores_armor", "flag")],
    odds=["out"],
    offer="gm",
)
def fire_tick(intensity, source, max_intensity):
    """The start of a burning target's turn: damage, then whether the fire grows or dies down.

    Rulings: a step is one die of damage; a fire at or over its limit neither grows nor is lowered to it.
    """
    dice = FIRES[source] if intensity is None else intensity
    damage = yield from roll_d6("damage", dice, aces=True)
    face = yield from one("spread", 6)
    if face == 6 and dice < max_intensity:
        dice += 1
    elif face == 1:
        dice -= 1
    return {"damage": damage, "intensity": dice, "out": dice == 0, "ignores_armor": True}


SHOCKS = ["touch", "grab", "high_voltage", "high_voltage_hold"]


@book.op(
    "electricity_check",
    "18",
    inputs=[choice("mode", SHOCKS)]
    + roll_inputs("sheet.attributes.vigor", unless={"mode": "high_voltage"})
    + [
        whole("fatigue", 0, min=0, max=2, **{"from": "vitals.fatigue"}),
        flag("wet", when={"mode": ["high_voltage", "high_voltage_hold"]}),
        choice("style", ["cinematic", "realistic"], "cinematic", when={"mode": "high_voltage"}),
        flag("insulated"),
    ],
    dice=TRAIT_DICE + ["damage", "thrown"],
    outcome=outs(["modifier", "total", "success"])
    + [
        out("held", "flag"),
        out("effects", "words", ["distracted", "stunned", "incapacitated"]),
        out("fatigue_gained"),
        out("fatigue"),
        out("damage"),
        out("ignores_armor", "flag"),
        out("thrown"),
    ],
    offer="gm",
)
def electricity_check(mode, die, wild_card, wild_die, modifiers, fatigue, wet, style, insulated):
    """What touching, grabbing or being held by a source of current does."""
    rolled, success = NO_ROLL, None
    if mode != "high_voltage":
        modifier = (-2 if mode == "touch" else -4) + sum_of(modifiers)
        rolled = yield from scene_roll(die, wild_card, wild_die, modifier)
        success = rolled["success"]
    effects, gained, damage, thrown = [], 0, 0, 0
    held = success is False and mode != "touch"
    if mode == "touch":
        effects = ["distracted"] if success else ["stunned"]
    elif mode == "grab":
        gained = 0 if success else 1
        if held and fatigue + gained == 3:
            effects, held = ["incapacitated"], False
    elif not success:
        damage = yield from roll_d6("damage", 5 if wet else 4, aces=True)
        if mode == "high_voltage" and style == "cinematic":
            thrown = yield from one("thrown", 4)
        elif mode == "high_voltage":
            held = True
    more = {
        "success": success,
        "held": held,
        "effects": effects,
        "fatigue_gained": gained,
        "fatigue": fatigue + gained,
        "damage": damage,
        "ignores_armor": not insulated,
        "thrown": thrown,
    }
    return answer(rolled, ["modifier", "total"], more)
