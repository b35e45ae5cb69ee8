"""What creatures' abilities are worth: modifiers, sight, wounds, regeneration, tentacles (chapter 26)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, choices, count, flag, listing, text
from .book import book
from .common import TRAIT_DICE, at, roll_fields, roll_outs, scale, with_fields
from .toolbox_common import roll, roll_inputs

_SITUATIONS = [
    "recover_shaken",
    "toughness",
    "wound_penalty",
    "climb",
    "charge_damage",
    "environment_resist",
    "scale_attack",
    "grapple",
]
_SWATTED = 4  # points of Scale penalty that swat ignores
_CHARGE_SQUARES = 5


def _has_any(abilities, names):
    return any([name in abilities for name in names])


@book.op(
    "creature_modifiers",
    "26",
    inputs=[
        choice("situation", _SITUATIONS),
        listing("abilities", text(""), []),
        at("vitals.wounds", count("wounds", 0, when={"situation": "wound_penalty"})),
        choice("surface", ["rough", "smooth", "sheer"], "rough", when={"situation": "climb"}),
        flag("ran", when={"situation": "charge_damage"}),
        count("squares", 0, when={"situation": "charge_damage"}),
        count("scale_penalty", 0, when={"situation": "scale_attack"}),
    ],
    outcome=[out("modifier")],
)
def creature_modifiers(situation, abilities, wounds, surface, ran, squares, scale_penalty):
    """The one modifier that a creature's abilities give in a situation.

    Ruling: two abilities with the same benefit do not add up.
    """
    modifier = 0
    if situation == "recover_shaken":
        modifier = 2 if _has_any(abilities, ["construct", "undead"]) else 0
    elif situation == "toughness":
        modifier = 2 if "undead" in abilities else 0
    elif situation == "wound_penalty":
        ignored = 1 if _has_any(abilities, ["construct", "elemental", "undead"]) else 0
        modifier = min(0, ignored - min(3, wounds))
    elif situation == "climb":
        modifier = 2 if "claws" in abilities and surface != "sheer" else 0
    elif situation == "charge_damage":
        modifier = 4 if "horns" in abilities and ran and squares >= _CHARGE_SQUARES else 0
    elif situation == "environment_resist":
        modifier = (4 if "environmental_resistance" in abilities else 0) - (
            4 if "environmental_weakness" in abilities else 0
        )
    elif situation == "scale_attack":
        modifier = min(0, (_SWATTED if "swat" in abilities else 0) - scale_penalty)
    elif "tentacles" in abilities:
        modifier = 2
    return {"modifier": modifier}


_LIGHT = {"bright": 0, "dim": -2, "dark": -4, "pitch_dark": -6, "invisible": -6}


@book.op(
    "vision_penalty",
    "25, 26, 28",
    inputs=[
        choice("illumination", ["bright", "dim", "dark", "pitch_dark", "invisible"]),
        choices("vision", ["infravision", "dark_vision", "night_vision"], []),
        flag("target_heat"),
        flag("ambient_light", True),
        flag("glowing_target"),
    ],
    outcome=[out("modifier")],
)
def vision_penalty(illumination, vision, target_heat, ambient_light, glowing_target):
    """The darkness penalty of whoever sees best with what they have."""
    penalty = _LIGHT[illumination]
    if "infravision" in vision and target_heat:
        penalty = -(-penalty // 2)
    if illumination in ("dim", "dark") and ("dark_vision" in vision or ("night_vision" in vision and ambient_light)):
        penalty = 0
    if glowing_target:
        penalty = min(0, penalty + 1)
    return {"modifier": penalty}


_SIZE_WOUNDS = {"large": 1, "huge": 2, "colossal": 3}
_RESILIENCE = {"none": 0, "resilient": 1, "very_resilient": 2}


@book.op(
    "wound_capacity",
    "26, 28",
    inputs=[
        choice("kind", ["extra", "wild_card", "vehicle"]),
        scale("scale"),
        choice("resilience", ["none", "resilient", "very_resilient"], "none"),
    ],
    outcome=[
        out("max_wounds"),
        out("down_state", "word", ["incapacitated", "wrecked"]),
        out("size_wounds"),
        out("typical_reach"),
        out("heavy_armor", "flag"),
    ],
)
def wound_capacity(kind, scale, resilience):
    """How many wounds someone or something takes before going down."""
    if resilience != "none" and kind != "extra":
        raise invalid("resilience")
    vehicle = kind == "vehicle"
    more = _SIZE_WOUNDS.get(scale, 0)
    return {
        "max_wounds": (0 if kind == "extra" else 3) + more + _RESILIENCE[resilience],
        "down_state": "wrecked" if vehicle else "incapacitated",
        "size_wounds": more,
        "typical_reach": 0 if vehicle else more,
        "heavy_armor": scale == "colossal" and not vehicle,
    }


@book.op(
    "regeneration",
    "26",
    inputs=[choice("mode", ["fast", "slow"])]
    + roll_inputs("sheet.attributes.vigor")
    + [
        at("vitals.wounds", count("wounds")),
        at("derived.max_wounds", count("max_wounds", 3, when={"mode": "slow"})),
        at("states.incapacitated", flag("incapacitated")),
        count("unregenerable", 0, when={"mode": "fast"}),
    ],
    dice=TRAIT_DICE,
    outcome=roll_outs() + [out("wounds_healed"), out("wounds"), out("incapacitated", "flag"), out("dying", "flag")],
    odds=["success", "raises", "wounds_healed"],
)
def regeneration(mode, wounds, max_wounds, incapacitated, unregenerable, **given):
    """A regenerating creature's Vigor roll, every round or every day.

    Ruling: fast - a success ends Incapacitated first and only the raise then removes a wound; a critical failure
    does no more than a failure.
    """
    if unregenerable > wounds:
        raise invalid("unregenerable")
    rolled = yield from roll(given)
    healed, dying = 0, False
    if rolled["success"]:
        healed = 2 if rolled["raises"] else 1
    if mode == "fast":
        if rolled["success"] and incapacitated:
            healed, incapacitated = healed - 1, False
        healed = min(healed, wounds - unregenerable)
        after = wounds - healed
    else:
        healed = min(healed, wounds)
        after = wounds - healed
        if rolled["critical_failure"]:
            after = wounds + 1
            dying = after > max_wounds
        after = min(after, max_wounds)
        incapacitated = dying or (incapacitated and healed == 0)
    return with_fields(
        roll_fields(rolled),
        {"wounds_healed": healed, "wounds": after, "incapacitated": incapacitated, "dying": dying},
    )


@book.op(
    "tentacles",
    "26",
    inputs=[
        choice("check", ["actions", "sever"]),
        count("tentacle_actions", when={"check": "actions"}),
        count("other_actions", 0, when={"check": "actions"}),
        count("damage", when={"check": "sever"}),
        at("target.derived.toughness", count("toughness", when={"check": "sever"})),
        at("target.states.shaken", flag("shaken", when={"check": "sever"})),
    ],
    outcome=[
        out("action_count"),
        out("modifier"),
        out("severed", "flag"),
        out("shaken", "flag"),
        out("wounds_inflicted"),
    ],
)
def tentacles(check, tentacle_actions, other_actions, damage, toughness, shaken):
    """What a creature's tentacle actions count as, or whether one is cut off."""
    if check == "sever":
        severed = damage > toughness
        return {
            "action_count": None,
            "modifier": None,
            "severed": severed,
            "shaken": shaken or severed,
            "wounds_inflicted": 1 if severed and shaken else 0,
        }
    if other_actions > (2 if tentacle_actions > 0 else 3):
        raise invalid("other_actions")
    actions = other_actions + (1 if tentacle_actions > 0 else 0)
    return {
        "action_count": actions,
        "modifier": -2 * max(0, actions - 1),
        "severed": None,
        "shaken": None,
        "wounds_inflicted": None,
    }
