"""What creatures do to their victims, and what harms creatures with special abilities (chapter 26)."""

from ..book import out
from ..dice import several
from ..errors import missing
from ..inputs import choice, count, flag, listing, modifiers, record, text
from .book import book
from .common import TRAIT_DICE, at, resist_trait, roll_fields, roll_outs, with_fields
from .toolbox_common import roll, roll_inputs, rolled_or_not
from .traits import raises_over, trait_die, wild_die

_AILMENTS = {
    "stun": ["stunned"],
    "infection": ["infected"],
    "paralysis": ["stunned", "paralyzed"],
    "poison": ["poisoned"],
}
_SPARED = ["construct", "elemental", "undead"]  # never roll against poison or infection


@book.op(
    "ability_resist",
    "26",
    inputs=[
        choice("ability", ["stun", "infection", "paralysis", "poison"]),
        flag("hit", True, when={"ability": "stun"}),
        choice("damage_result", ["none", "shaken", "wounded"], "none", unless={"ability": "stun"}),
        listing("victim_abilities", text(""), []),
        flag("immune"),
        count("rounds", None, when={"ability": "paralysis"}),
    ]
    + roll_inputs(
        "sheet.attributes.vigor",
        needed=[
            {"immune": False, "ability": "stun", "hit": True},
            {"immune": False, "ability": "paralysis", "damage_result": ["shaken", "wounded"]},
        ],
    ),
    dice=TRAIT_DICE + ["rounds"],
    outcome=[out("triggered", "flag")]
    + roll_outs()
    + [out("effects", "words", ["stunned", "infected", "paralyzed", "poisoned"]), out("rounds")],
)
def ability_resist(ability, hit, damage_result, victim_abilities, immune, rounds, **given):
    """A victim's Vigor roll against a creature's stun, infection, paralysis or poison.

    Ruling: Immunity spares the victim all four; constructs, elementals and undead never roll against poison or
    infection.
    """
    triggered = hit if ability == "stun" else damage_result != "none"
    if immune:
        triggered = False
    if ability in ("infection", "poison") and any([name in _SPARED for name in victim_abilities]):
        triggered = False
    rolled, effects, lasting = None, [], 0
    if triggered and given["die"] is None:
        raise missing("die")  # the victim's own abilities may spare it: no condition on other inputs says that
    if triggered:
        rolled = yield from roll(given)
        if not rolled["success"]:
            effects = list(_AILMENTS[ability])
            if ability == "paralysis" and rounds is None:
                faces = yield from several("rounds", 6, 2)
                lasting = sum(faces)
            elif ability == "paralysis":
                lasting = rounds
    return with_fields(rolled_or_not(rolled), {"triggered": triggered, "effects": effects, "rounds": lasting})


_TYPED = ["immunity", "weakness", "environmental_weakness", "environmental_resistance"]
_UNTYPED = ["hardy", "elemental", "undead", "heavy_armor", "ethereal", "invulnerability"]


def _has_its_type(ability):
    return ability["name"] not in _TYPED or ability["type"] is not None


def _immune_reason(names, matching, heavy_weapon, magical):
    """Return why an attack does nothing at all, or None."""
    if "heavy_armor" in names and not heavy_weapon:
        return "heavy_armor"
    if "ethereal" in names and not magical:
        return "ethereal"
    return "immunity" if "immunity" in matching else None


@book.op(
    "ability_damage",
    "26, 28",
    inputs=[
        count("damage"),
        count("called_shot_bonus", 0),
        at("target.derived.toughness", count("toughness")),
        listing(
            "abilities",
            record("", [choice("name", _UNTYPED + _TYPED), text("type", None)], check=_has_its_type),
            [],
        ),
        listing("damage_types", text(""), []),
        flag("heavy_weapon"),
        flag("magical"),
        at("target.states.shaken", flag("shaken", unless={"target": "vehicle"})),
        choice("target", ["creature", "vehicle"], "creature"),
    ],
    outcome=[
        out("no_effect", "flag"),
        out("reason", "word", ["heavy_armor", "ethereal", "immunity"]),
        out("total"),
        out("shaken", "flag"),
        out("wounds_inflicted"),
        out("control_roll", "flag"),
    ],
)
def ability_damage(
    damage, called_shot_bonus, toughness, abilities, damage_types, heavy_weapon, magical, shaken, target
):
    """What a damage total does to a creature or vehicle, its special abilities counted."""
    names = [ability["name"] for ability in abilities]
    matching = [ability["name"] for ability in abilities if ability["type"] in damage_types]
    vehicle = target == "vehicle"
    reason = _immune_reason(names, matching, heavy_weapon, magical)
    total = wounds = 0
    reached = False
    if reason is None:
        total = damage
        if "elemental" not in names and "undead" not in names:
            total += called_shot_bonus
        total += 4 if "environmental_weakness" in matching else 0
        total -= 4 if "environmental_resistance" in matching else 0
        total = max(0, total)
        reached = total >= toughness
    if reached:
        wounds = raises_over(total, toughness)
        if wounds == 0 and shaken and not vehicle and "hardy" not in names:
            wounds = 1
        if "invulnerability" in names and "weakness" not in matching:
            wounds = 0
    return {
        "no_effect": reason is not None,
        "reason": reason,
        "total": total,
        "shaken": not vehicle and (shaken or reached),
        "wounds_inflicted": wounds,
        "control_roll": vehicle and reached,
    }


@book.op(
    "opposed_maneuver",
    "26, 27, 28",
    inputs=[choice("maneuver", ["burrow_ambush", "trample", "missile_lock"])]
    + roll_inputs()
    + [
        trait_die("defender_die"),
        at("target.sheet.wild_card", flag("defender_wild_card", True)),
        at("target.sheet.wild_die", wild_die("defender_wild_die", when={"defender_wild_card": True})),
        modifiers("defender_modifiers"),
        at("sheet.attributes.strength", trait_die("strength", when={"maneuver": "trample"})),
        count("missiles", min=1, when={"maneuver": "missile_lock"}),
        flag("stealth_paint", when={"maneuver": "missile_lock"}),
    ],
    dice=TRAIT_DICE + ["defender_trait", "defender_wild", "defender_critical"],
    outcome=[
        out("total"),
        out("defender_total"),
        out("success", "flag"),
        out("raises"),
        out("critical_failure", "flag"),
        out("defender_critical_failure", "flag"),
        out("effect", "word", ["vulnerable", "the_drop", "hit", "locked", "none"]),
        out("damage", "dice"),
        out("missiles"),
    ],
)
def opposed_maneuver(maneuver, strength, missiles, stealth_paint, **given):
    """An ambush from below, a colossal creature's trampling, or locking missiles on a target.

    Ruling: an active total under 4 or a critical failure loses at once; half an odd number of missiles is
    rounded down, but at least 1.
    """
    acting = yield from roll(given, -4 if stealth_paint else 0)
    resisting, won, raises = yield from resist_trait(
        acting,
        given["defender_die"],
        given["defender_wild_card"],
        given["defender_wild_die"],
        given["defender_modifiers"],
        True,
    )
    effect, damage, fired = "none", None, None
    if maneuver == "missile_lock":
        fired = 0
    if won:
        if maneuver == "burrow_ambush":
            effect = "the_drop" if raises else "vulnerable"
        elif maneuver == "trample":
            effect, damage = "hit", strength
        else:
            effect, fired = "locked", (missiles if raises else max(1, missiles // 2))
    return with_fields(
        roll_fields(acting),
        {
            "defender_total": None if resisting is None else resisting["total"],
            "success": won,
            "raises": raises,
            "defender_critical_failure": resisting is not None and resisting["critical_failure"],
            "effect": effect,
            "damage": damage,
            "missiles": fired,
        },
    )
