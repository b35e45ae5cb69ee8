"""The sheet of Mutants & Masterminds: its fields and the words that they choose from."""

from ..inputs import choice, choices, count, flag, listing, record, text, whole
from .common import ABILITIES
from .points import COMPLICATIONS

SKILL_IDS = [
    "acrobatics",
    "athletics",
    "close_combat",
    "deception",
    "expertise",
    "insight",
    "intimidation",
    "investigation",
    "perception",
    "persuasion",
    "ranged_combat",
    "sleight_of_hand",
    "stealth",
    "technology",
    "treatment",
    "vehicles",
]
# Skills of one subject each: an id may go on after an underscore, and the row has a name of its own.
NAMED_SKILLS = ["close_combat", "expertise", "ranged_combat"]
TRAINED_ONLY = [
    "acrobatics",
    "expertise",
    "investigation",
    "sleight_of_hand",
    "technology",
    "treatment",
    "vehicles",
]
FOR_SALE = ["dodge", "parry", "fortitude", "will"]

# Advantages that the table itself acts on; any other is a name on the sheet.
KNOWN_ADVANTAGES = [
    "accurate_attack",
    "all_out_attack",
    "close_attack",
    "defensive_attack",
    "defensive_roll",
    "diehard",
    "equipment",
    "evasion",
    "improved_aim",
    "improved_initiative",
    "jack_of_all_trades",
    "power_attack",
    "prone_fighting",
    "ranged_attack",
]

ATTACK_KINDS = ["close", "ranged", "perception", "area"]
EFFECTS = ["damage", "affliction", "weaken", "other"]
RESISTED_BY = ["toughness", "fortitude", "will", "dodge"]
FIRST_DEGREE = ["none", "dazed", "entranced", "fatigued", "hindered", "impaired", "prone", "vulnerable"]
SECOND_DEGREE = [
    "none",
    "compelled",
    "defenseless",
    "disabled",
    "exhausted",
    "immobile",
    "prone",
    "staggered",
    "stunned",
]
THIRD_DEGREE = [
    "none",
    "asleep",
    "controlled",
    "dying",
    "incapacitated",
    "paralyzed",
    "transformed",
    "unaware",
]


def skill_of(row_id):
    """Return the skill that a row's id stands for (``expertise_law`` is an expertise), None for no skill."""
    if row_id in SKILL_IDS:
        return row_id
    for skill in NAMED_SKILLS:
        if row_id.startswith(skill + "_") and len(row_id) > len(skill) + 1:
            return skill
    return None


def _skills_ok(rows):
    ids = [row["id"] for row in rows]
    for index, row_id in enumerate(ids):
        if skill_of(row_id) is None or row_id in ids[:index]:
            return False
    return True


_SKILL = record(
    "skill",
    [
        text("id", long=40, known=SKILL_IDS, label="mm3e-trait-$id"),
        text("name", "", long=40, empty=True),
        count("ranks", 1, max=30),
        whole("bonus", 0, min=-20, max=20),
    ],
)
_ADVANTAGE = record(
    "advantage",
    [
        text("id", "", long=40, empty=True, known=KNOWN_ADVANTAGES, label="mm3e-advantage-$id"),
        text("name", "", long=60, empty=True),
        count("rank", 1, min=1, max=20),
    ],
)
_ATTACK = record(
    "attack",
    [
        text("name", long=40),
        choice("kind", ATTACK_KINDS, "close"),
        choice("effect", EFFECTS, "damage"),
        whole("rank", 0, min=0, max=30),
        flag("strength"),
        text("skill", "", long=40, empty=True),
        whole("bonus", 0, min=-20, max=20),
        choice("resistance", RESISTED_BY, "toughness"),
        whole("threat_from", 20, min=15, max=20),
        choice("first_degree", FIRST_DEGREE, "none"),
        choice("second_degree", SECOND_DEGREE, "none"),
        choice("third_degree", THIRD_DEGREE, "none"),
        text("note", "", long=120, empty=True),
    ],
)
_PARTIAL = record("partial", [count("ranks", 1, min=1, max=30), count("extras", 0, max=20), count("flaws", 0, max=20)])


def partial_fits(effect):
    """True where the ranks of an effect's partial modifiers do not add up to more than it has."""
    return sum([group["ranks"] for group in effect["partial"]]) <= effect["ranks"]


_EFFECT = record(
    "effect",
    [
        text("name", "", long=60, empty=True),
        count("base", 1, min=1, max=50),
        count("ranks", 1, min=1, max=50),
        count("extras", 0, max=30),
        count("flaws", 0, max=30),
        whole("flat", 0, min=-50, max=100),
        listing("partial", _PARTIAL, [], max=6),
    ],
    check=partial_fits,
)
REMOVABLE = ["no", "removable", "easily_removable"]
_POWER = record(
    "power",
    [
        text("name", long=60),
        listing("effects", _EFFECT, [], max=12),
        text("array", "", long=40, empty=True),
        flag("dynamic"),
        text("device", "", long=40, empty=True),
        choice("removable", REMOVABLE, "no"),
        text("note", "", long=200, empty=True),
    ],
)
_ITEM = record(
    "item",
    [
        text("name", long=60),
        count("cost", 1, max=200),
        text("array", "", long=40, empty=True),
        count("toughness", 0, max=30),
        count("defense", 0, max=20),
        flag("worn", True),
    ],
)
_COMPLICATION = record(
    "complication", [choice("id", COMPLICATIONS, "motivation"), text("name", "", long=80, empty=True)]
)


def _zeros(names):
    found = {}
    for name in names:
        found[name] = 0
    return found


SHEET = [
    text("concept", "", long=80, empty=True),
    text("identity", "", long=80, empty=True),
    count("power_level", 10, min=1, max=20),
    count("earned", 0, max=900),
    record("abilities", [whole(name, 0, min=-5, max=20) for name in ABILITIES], _zeros(ABILITIES)),
    choices("absent", ABILITIES, [], unique=True),
    record("defenses", [count(name, 0, max=30) for name in FOR_SALE], _zeros(FOR_SALE)),
    whole("toughness_bonus", 0, min=-10, max=30),
    listing("skills", _SKILL, [], max=60, check=_skills_ok),
    listing("advantages", _ADVANTAGE, [], max=60),
    listing("attacks", _ATTACK, [], max=30),
    listing("powers", _POWER, [], max=40),
    listing("equipment", _ITEM, [], max=40),
    listing("complications", _COMPLICATION, [], max=20),
    whole("initiative_bonus", 0, min=-20, max=40),
    whole("speed", 0, min=-5, max=30),
    count("hero_points_at_start", 1, max=10),
    text("gear", "", long=1000, empty=True),
    text("note", "", long=2000, empty=True),
]
