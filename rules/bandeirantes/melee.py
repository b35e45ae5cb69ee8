"""Blows hand to hand: modifiers, unarmed blows, the free attack (chapter Regras de combate)."""

from ..book import out
from ..dice import one
from ..errors import invalid
from ..inputs import choice, decimal, flag
from .book import book
from .levels import sum_of
from .rolls import weapon_roll

WEAPONS = ["knife", "dagger", "sword", "machete", "spear", "axe", "club", "tacape", "whip", "bolas", "unarmed"]
# The worse weapons, the better ones, and the points that the former cost
MATCHUPS = [
    (["knife", "dagger"], ["sword", "machete"], -10),
    (["knife", "dagger"], ["spear"], -20),
    (["knife", "dagger"], ["axe", "whip", "bolas"], -5),
    (["sword", "machete"], ["spear"], -5),
    (["axe"], ["sword", "machete"], -5),
    (["axe"], ["spear"], -15),
    (["club", "tacape"], ["sword", "machete"], -10),
    (["club", "tacape"], ["spear"], -15),
    (["club", "tacape"], ["whip", "bolas"], -5),
    (["whip", "bolas"], ["sword", "machete", "spear"], -5),
    (["unarmed"], ["club", "tacape", "whip", "bolas"], -5),
    (["unarmed"], ["knife", "dagger", "axe"], -10),
    (["unarmed"], ["sword", "machete", "spear"], -15),
]

LOCATIONS = ["head", "throat", "torso", "limbs", "specific_point", "disarm"]
LOCATION_POINTS = {"head": -10, "throat": -15, "torso": 0, "limbs": -5, "specific_point": -15, "disarm": -15}

BLOWS = ["straight_punch", "cross_punch", "hook_punch", "low_kick", "high_kick", "lock", "choke"]
BLOW_POINTS = {
    "straight_punch": 0,
    "cross_punch": 0,
    "hook_punch": -10,
    "low_kick": 0,
    "high_kick": -10,
    "lock": -15,
    "choke": -15,
}
BLOW_DAMAGE = {
    "straight_punch": "1d6-2",
    "cross_punch": "1d6-2",
    "hook_punch": "1d6-1",
    "low_kick": "1d6",
    "high_kick": "1d6+1",
    "lock": "1d6",
    "choke": "1d6",
}
HOLDS = ["lock", "choke"]

CHARGE_M = 5
CHARGE = 5
SHIELD = 10
HELD = -20
UNTRAINED_SECOND_ATTACK = -10


def matchup(weapon, other):
    """Return the points that holding ``weapon`` against ``other`` costs, 0 or less."""
    for worse, better, points in MATCHUPS:
        if weapon in worse and other in better:
            return points
    return 0


def _without_zeros(pairs):
    return [{"source": source, "value": value} for source, value in pairs if value != 0]


@book.op(
    "weapon_matchup",
    "Regras de combate",
    inputs=[choice("attacker_weapon", WEAPONS), choice("defender_weapon", WEAPONS)],
    outcome=[out("attacker_modifier"), out("defender_modifier")],
)
def weapon_matchup(attacker_weapon, defender_weapon):
    """What the worse of two weapons costs the side that holds it (chapter Regras de combate).

    Ruling: it weighs on attack and defense alike.
    """
    return {
        "attacker_modifier": matchup(attacker_weapon, defender_weapon),
        "defender_modifier": matchup(defender_weapon, attacker_weapon),
    }


@book.op(
    "melee_modifiers",
    "Regras de combate",
    inputs=[
        choice("location", LOCATIONS, "torso"),
        choice("unarmed_attack", BLOWS, None),
        choice("attacker_weapon", WEAPONS, None),
        choice("defender_weapon", WEAPONS, None),
        choice("defense", ["dodge", "shield", "parry"]),
        decimal("charge_distance_m", None, min=CHARGE_M),
        flag("defender_charged"),
        flag("second_attack_untrained"),
        flag("defender_held"),
    ],
    outcome=[
        out(
            "attacker_modifiers",
            "modifiers",
            [name for name in LOCATIONS if LOCATION_POINTS[name]]
            + [name for name in BLOWS if BLOW_POINTS[name]]
            + ["weapon_matchup", "charge", "second_attack_untrained"],
        ),
        out("defender_modifiers", "modifiers", ["weapon_matchup", "shield", "charge", "held"]),
        out("attacker_total"),
        out("defender_total"),
        out("effects", "words", ["shield_takes_damage"]),
    ],
)
def melee_modifiers(
    location,
    unarmed_attack,
    attacker_weapon,
    defender_weapon,
    defense,
    charge_distance_m,
    defender_charged,
    second_attack_untrained,
    defender_held,
):
    """The points of both sides of one blow, for a contest of skills (chapter Regras de combate).

    Rulings: an untrained second attack costs 10; who strikes an unarmed blow holds no weapon.

    :raises RuleError: an unarmed blow with a weapon (``attacker_weapon``).
    """
    aimed = (location, LOCATION_POINTS[location])
    if unarmed_attack is not None:
        if attacker_weapon not in (None, "unarmed"):
            raise invalid("attacker_weapon")
        attacker_weapon = "unarmed"
        aimed = (unarmed_attack, BLOW_POINTS[unarmed_attack])
    attacker = _without_zeros(
        [
            aimed,
            ("weapon_matchup", matchup(attacker_weapon, defender_weapon)),
            ("charge", 0 if charge_distance_m is None else CHARGE),
            ("second_attack_untrained", UNTRAINED_SECOND_ATTACK if second_attack_untrained else 0),
        ]
    )
    defender = _without_zeros(
        [
            ("weapon_matchup", matchup(defender_weapon, attacker_weapon)),
            ("shield", SHIELD if defense == "shield" else 0),
            ("charge", -CHARGE if defender_charged else 0),
            ("held", HELD if defender_held else 0),
        ]
    )
    return {
        "attacker_modifiers": attacker,
        "defender_modifiers": defender,
        "attacker_total": sum_of(attacker),
        "defender_total": sum_of(defender),
        "effects": ["shield_takes_damage"] if defense == "shield" else [],
    }


@book.op(
    "free_attack",
    "Regras de combate",
    dice=["attack"],
    outcome=[
        out("roll"),
        out("success", "flag"),
        out("fumble", "flag"),
        out("master_stroke", "flag"),
        out("effects", "words", ["maximum_damage"]),
    ],
    odds=["success", "master_stroke"],
)
def free_attack():
    """The blow at somebody who turns to flee: only a fumble misses (chapter Regras de combate).

    Ruling: 1d20 whatever the skill.
    """
    face = yield from one("attack", 20)
    return {
        "roll": face,
        "success": face != 1,
        "fumble": face == 1,
        "master_stroke": face == 20,
        "effects": ["maximum_damage"] if face == 20 else [],
    }


@book.op(
    "unarmed_attack",
    "Regras de combate",
    inputs=[choice("attack", BLOWS), flag("claws"), flag("master_stroke")],
    dice=["damage"],
    outcome=[
        out("modifier"),
        out("damage"),
        out("damage_type", "word", ["impact", "cutting"]),
        out("per_round", "flag"),
        out("effects", "words", ["defense_almost_impossible"]),
    ],
    odds=["damage"],
)
def unarmed_attack(attack, claws, master_stroke):
    """What an unarmed blow that landed does (chapter Regras de combate). Ruling: never less than 0."""
    done = yield from weapon_roll("damage", BLOW_DAMAGE[attack], master_stroke)
    holds = attack in HOLDS
    return {
        "modifier": BLOW_POINTS[attack],
        "damage": done,
        "damage_type": "cutting" if claws else "impact",
        "per_round": holds,
        "effects": ["defense_almost_impossible"] if holds else [],
    }
