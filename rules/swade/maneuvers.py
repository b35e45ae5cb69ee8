"""Grappling and getting free, pushing, disarming, breaking things (chapters 4.6, 9 and 11)."""

from ..book import out
from ..inputs import choice, count, flag, modifiers, whole
from .book import book
from .common import (
    OPPOSED_DICE,
    SCALE_NAMES,
    SCALES,
    at,
    check_given,
    check_trait,
    damage_dice,
    oppose_given,
    opposed_inputs,
    roll_damage,
    roll_dice,
    scale,
    total_of,
    trait_inputs,
)
from .traits import parse_die, sum_of, trait_die

HOLDS = ["free", "entangled", "bound"]


@book.op(
    "grapple",
    "4.6",
    inputs=opposed_inputs("skills.athletics", "skills.athletics")
    + [
        scale("attacker_scale"),
        scale("defender_scale"),
        at("sheet.size", whole("attacker_size", 0)),
        at("target.sheet.size", whole("defender_size", 0)),
        flag("exceptional"),
        choice("defender_state", ["free", "entangled"], "free"),
    ],
    dice=OPPOSED_DICE,
    outcome=[
        out("allowed", "flag"),
        out("scale_modifier"),
        out("total"),
        out("defender_total"),
        out("success", "flag"),
        out("raises"),
        out("state", "word", HOLDS),
        out(
            "effects",
            "record",
            fields=[
                out("defender_distracted", "flag"),
                out("defender_vulnerable", "flag"),
                out("attacker_vulnerable", "flag"),
            ],
        ),
    ],
    offer="card",
)
def grapple(
    attacker_scale,
    defender_scale,
    attacker_size,
    defender_size,
    exceptional,
    defender_state,
    **sides,
):
    """Athletics against Athletics to entangle a foe, or bind it with a raise or where it is entangled already.

    Ruling: the difference in Scale is the attacker's penalty in either direction.
    """
    allowed = exceptional or defender_size - attacker_size < 2
    scale_modifier = -abs(SCALES[defender_scale] - SCALES[attacker_scale])
    acting = resisting = None
    success, raises = False, 0
    if allowed:
        acting, resisting, success, raises = yield from oppose_given(sides, scale_modifier)
    state = defender_state
    if success:
        state = "bound" if raises > 0 or defender_state == "entangled" else "entangled"
    return {
        "allowed": allowed,
        "scale_modifier": scale_modifier,
        "total": total_of(acting),
        "defender_total": total_of(resisting),
        "success": success,
        "raises": raises,
        "state": state,
        "effects": {
            "defender_distracted": state != "free",
            "defender_vulnerable": state == "bound",
            "attacker_vulnerable": state == "bound",
        },
    }


@book.op(
    "crush",
    "4.6",
    inputs=opposed_inputs("attributes.strength", "attributes.strength")
    + [choice("defender_state", ["entangled", "bound"]), modifiers("damage_modifiers")],
    dice=OPPOSED_DICE + ["damage", "bonus"],
    outcome=[out("total"), out("defender_total"), out("success", "flag"), out("raises"), out("damage_total")],
)
def crush(defender_state, damage_modifiers, **sides):
    """Strength against Strength to hurt a foe that is held: the Strength die as damage, one d6 more with a raise."""
    acting, resisting, success, raises = yield from oppose_given(sides)
    damage = None
    if success:
        sides_of_die, flat = parse_die(sides["die"])
        damage = yield from roll_dice("damage", [sides_of_die])
        if raises > 0:
            bonus = yield from roll_dice("bonus", [6])
            damage += bonus
        damage += flat + sum_of(damage_modifiers)
    return {
        "total": acting["total"],
        "defender_total": total_of(resisting),
        "success": success,
        "raises": raises,
        "damage_total": damage,
    }


_OPPONENT = {"mode": "opponent"}
_TRAITS = ["athletics", "strength"]


def _against_opponent(specs):
    for spec in specs:
        if spec["name"].startswith("defender_"):
            spec["when"] = _OPPONENT
    return specs


@book.op(
    "break_free",
    "11",
    inputs=[
        choice("mode", ["opponent", "device"]),
        choice("state", ["entangled", "bound"]),
        choice("use", _TRAITS, "athletics"),
        choice("defender_use", _TRAITS, "athletics", when=_OPPONENT),
    ]
    + _against_opponent(opposed_inputs("skills.athletics", "skills.athletics")),
    dice=OPPOSED_DICE,
    outcome=[
        out("total"),
        out("defender_total"),
        out("success", "flag"),
        out("raises"),
        out("steps"),
        out("state", "word", HOLDS),
    ],
    offer="card",
)
def break_free(mode, state, use, defender_use, **sides):
    """Getting out of a hold (against the holder) or of a net or power (against 4); Strength is used at -2."""
    bonus = -2 if use == "strength" else 0
    resisting = None
    if mode == "opponent":
        acting, resisting, success, raises = yield from oppose_given(
            sides, bonus, -2 if defender_use == "strength" else 0
        )
    else:
        acting = yield from check_given(sides, bonus)
        success, raises = acting["success"], acting["raises"]
    steps = 0
    if success:
        steps = 2 if raises > 0 else 1
    return {
        "total": acting["total"],
        "defender_total": total_of(resisting),
        "success": success,
        "raises": raises,
        "steps": steps,
        "state": HOLDS[max(0, HOLDS.index(state) - steps)],
    }


@book.op(
    "push",
    "4.6",
    inputs=opposed_inputs("attributes.strength", "attributes.strength")
    + [
        count("attacker_shield", 0),
        count("defender_shield", 0),
        count("ran_squares", 0),
        scale("attacker_scale"),
        scale("defender_scale"),
        flag("exceptional"),
        at("target.sheet.skills.athletics", trait_die("resist_die")),
        modifiers("resist_modifiers"),
    ],
    dice=OPPOSED_DICE + ["resist_trait", "resist_wild"],
    outcome=[
        out("allowed", "flag"),
        out("total"),
        out("defender_total"),
        out("success", "flag"),
        out("raises"),
        out("squares"),
        out("metres"),
        out("resist_total"),
        out("prone", "flag"),
    ],
    odds=["success", "prone"],
    offer="card",
)
def push(
    attacker_shield,
    defender_shield,
    ran_squares,
    attacker_scale,
    defender_scale,
    exceptional,
    resist_die,
    resist_modifiers,
    **sides,
):
    """Strength against Strength to shove a foe, which then keeps its feet with Athletics or falls.

    Rulings: sizes are compared by the seven Scale names; a critical failure on Athletics falls too.
    """
    steps = SCALE_NAMES.index(defender_scale) - SCALE_NAMES.index(attacker_scale)
    allowed = exceptional or steps < 2
    acting = resisting = footing = None
    success, raises, squares = False, 0, 0
    if allowed:
        bonus = attacker_shield + (2 if ran_squares >= 2 else 0)
        acting, resisting, success, raises = yield from oppose_given(sides, bonus, defender_shield)
    if success:
        squares = (2 if raises > 0 else 1) * (2 if steps < 0 else 1)
        footing = yield from check_trait(
            resist_die,
            sides["defender_wild_card"],
            sides["defender_wild_die"],
            sum_of(resist_modifiers) - (2 if raises > 0 else 0),
            prefix="resist_",
        )
    return {
        "allowed": allowed,
        "total": total_of(acting),
        "defender_total": total_of(resisting),
        "success": success,
        "raises": raises,
        "squares": squares,
        "metres": 2 * squares,
        "resist_total": total_of(footing),
        "prone": footing is not None and not footing["success"],
    }


@book.op(
    "disarm",
    "4.6",
    inputs=[choice("hit", ["item", "limb", "hand"])]
    + trait_inputs(confirm=False, trait="attributes.strength")
    + [
        damage_dice("damage", None, when={"hit": "item"}, needed={"hit": "item"}),
        modifiers("damage_modifiers", when={"hit": "item"}),
        flag("hurt", when={"hit": ["limb", "hand"]}),
    ],
    dice=["damage", "trait", "wild"],
    outcome=[out("damage_total"), out("target"), out("total"), out("dropped", "flag")],
    odds=["dropped"],
)
def disarm(hit, damage, damage_modifiers, hurt, **roll):
    """Whether the holder of an object drops it: a Strength roll against the blow, or against 4 with a hurt limb.

    Ruling: an attack that did not hurt the limb or hand disarms nobody.
    """
    damage_total = rolled = target = None
    if hit == "item":
        damage_total = yield from roll_damage("damage", damage, False)
        damage_total += sum_of(damage_modifiers)
        target = damage_total
        rolled = yield from check_given(roll, 0, target)
    elif hurt:
        target = 4
        rolled = yield from check_given(roll, -2 if hit == "limb" else -4)
    return {
        "damage_total": damage_total,
        "target": target,
        "total": total_of(rolled),
        "dropped": rolled is not None and not rolled["success"],
    }


@book.op(
    "break_object",
    "9",
    inputs=[
        damage_dice("dice"),
        modifiers(),
        count("hardness", min=1),
        flag("complex"),
        flag("raise"),
        at("target.derived.parry", whole("holder_parry", None)),
    ],
    dice=["damage", "bonus"],
    outcome=[out("attack_target"), out("damage"), out("margin"), out("broken", "flag")],
    odds=["broken"],
)
def break_object(dice, modifiers, hardness, complex, holder_parry, **more):
    """Damage against an object's Hardness; only a complex object lets dice ace and takes the bonus die."""
    damage = yield from roll_damage("damage", dice, complex)
    if complex and more["raise"]:
        bonus = yield from roll_dice("bonus", [6])
        damage += bonus
    damage += sum_of(modifiers)
    return {
        "attack_target": 2 if holder_parry is None else holder_parry,
        "damage": damage,
        "margin": damage - hardness,
        "broken": damage >= hardness,
    }
