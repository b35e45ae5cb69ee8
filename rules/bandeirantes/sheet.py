"""The character sheet of Bandeirantes: its fields, what is worked out from them, and where things stand on it.

Strength, Intelligence, Resistance, Luck, Fatigue, Magic Resistance and the magic power are the summary's; Dexterity and
Charisma, and which attribute each skill is tied to, are this table's own (the summary lists neither).
"""

from ..inputs import choice, choices, count, flag, listing, record, text, whole
from .armor import ITEMS, TABLE
from .damage import BODY, TYPES
from .diseases import DISEASES
from .magic import KINDS
from .poisons import POISONS
from .rolls import parse_roll

ATTRIBUTES = ["strength", "dexterity", "resistance", "intelligence", "charisma", "luck"]
SECONDARY = ["fatigue", "magic_resistance"]

# Each skill with the attribute that stands in for it where it is lacking.
SKILLS = [
    ["dodge", "dexterity"],
    ["unarmed", "dexterity"],
    ["two_weapons", "dexterity"],
    ["swords", "dexterity"],
    ["knives", "dexterity"],
    ["spears", "dexterity"],
    ["axes", "strength"],
    ["clubs", "strength"],
    ["whips", "dexterity"],
    ["throwing", "dexterity"],
    ["bows", "dexterity"],
    ["slings", "dexterity"],
    ["blowguns", "dexterity"],
    ["firearms", "dexterity"],
    ["boating", "dexterity"],
    ["climbing", "strength"],
    ["riding", "dexterity"],
    ["stealth", "dexterity"],
    ["swimming", "strength"],
    ["crafts", "dexterity"],
    ["music", "charisma"],
    ["intimidation", "charisma"],
    ["leadership", "charisma"],
    ["persuasion", "charisma"],
    ["herbs", "intelligence"],
    ["hunting", "intelligence"],
    ["languages", "intelligence"],
    ["medicine", "intelligence"],
    ["notice", "intelligence"],
    ["occultism", "intelligence"],
    ["reading", "intelligence"],
    ["religion", "intelligence"],
    ["survival", "intelligence"],
    ["tracking", "intelligence"],
    ["trade", "intelligence"],
    ["traps", "intelligence"],
]
SKILL_IDS = [row[0] for row in SKILLS]
FIGHTING = ["unarmed", "swords", "knives", "spears", "axes", "clubs", "whips"]
SHOOTING = ["throwing", "bows", "slings", "blowguns", "firearms"]

# What a weapon is, for matchups and for dodging it; natural weapons (claws, teeth) know no matchup.
FORMS = [
    "knife",
    "dagger",
    "sword",
    "machete",
    "spear",
    "axe",
    "club",
    "tacape",
    "whip",
    "bolas",
    "natural",
    "bow",
    "sling",
    "blowgun",
    "firearm",
    "simple_object",
]
USES = ["melee", "ranged", "both"]
SPELL_THREATS = ["stone_darts", "lightning", "divine_light", "simple_object"]
ILLS = POISONS + DISEASES

# Where each piece protects unless the sheet says otherwise; a shield only where it is put in the way.
COVERS = {
    "metal_armor": ["torso", "limbs"],
    "leather_boots": ["limbs"],
    "bracer": ["limbs"],
    "light_leather": ["torso"],
    "hard_leather": ["torso"],
    "wooden_helmet": ["head"],
    "metal_helmet": ["head"],
    "wooden_shield": [],
    "metal_shield": [],
    "laudel": ["torso"],
    "cotton_mantle": ["torso"],
    "unco": ["torso"],
}


def is_damage_roll(value):
    """True for a damage roll such as 1d8+2."""
    return parse_roll(value) is not None


def _is_spell_damage(value):
    return value == "" or parse_roll(value) is not None


def _piece_ok(piece):
    return piece["resistance"] is None or piece["resistance"] <= TABLE[piece["item"]][0]


def _each_skill_once(skills):
    ids = [row["id"] for row in skills]
    for index, skill_id in enumerate(ids):
        if skill_id in ids[:index]:
            return False
    return True


_RAISED = count("raised", 0, max=3)
_SKILL = record(
    "skill",
    [
        text("id", long=40, known=SKILL_IDS, label="bandeirantes-trait-$id"),
        text("name", "", long=40, empty=True),
        count("level", 20, min=1, max=100),
        choice("attribute", ATTRIBUTES, "dexterity"),
        _RAISED,
    ],
)
_WEAPON = record(
    "weapon",
    [
        text("name", long=40),
        choice("form", FORMS, "machete"),
        choice("use", USES, "melee"),
        choice("skill", FIGHTING + SHOOTING, "swords"),
        text("damage", "1d6", long=12, check=is_damage_roll),
        choice("type", TYPES[:4], "cutting"),
        text("note", "", long=120, empty=True),
    ],
)
_ARMOR = record(
    "armor",
    [
        text("name", "", long=40, empty=True),
        choice("item", ITEMS),
        count("resistance", None, max=18),
        choices("covers", BODY, [], unique=True),
        flag("worn", True),
    ],
    check=_piece_ok,
)
_SPELL = record(
    "spell",
    [
        text("name", long=40),
        count("level", 20, min=1, max=100),
        whole("cost", 1, min=1, max=100),
        choice("kind", KINDS, "other"),
        text("damage", "", long=12, empty=True, check=_is_spell_damage),
        choice("type", TYPES, "burn"),
        choice("threat", SPELL_THREATS, "stone_darts"),
        flag("two_effects", True),
        flag("heals"),
        text("note", "", long=200, empty=True),
        _RAISED,
    ],
)
_ILL = record(
    "ill",
    [
        choice("ill", ILLS),
        count("day", 0, max=999),
        choice("route", ["injected", "ingested"], "injected"),
        count("until_shows", 0),
        count("until_hard", 0),
        count("until_incapacitated", 0),
        count("gone", 0),
    ],
)
_START = {
    "strength": 10,
    "dexterity": 10,
    "resistance": 12,
    "intelligence": 10,
    "charisma": 10,
    "luck": 5,
    "fatigue": 12,
    "magic_resistance": 15,
    "magic_power": 0,
}

SHEET = [
    text("concept", "", long=80, empty=True),
    text("people", "", long=40, empty=True),
    record(
        "attributes",
        [count(name, _START[name], max=40) for name in ATTRIBUTES]
        + [count("fatigue", 12, max=60), count("magic_resistance", 15, max=100), count("magic_power", 0, max=200)],
        _START,
    ),
    listing("skills", _SKILL, [], max=60, check=_each_skill_once),
    listing("weapons", _WEAPON, [], max=30),
    listing("spells", _SPELL, [], max=40),
    listing("armor", _ARMOR, [], max=20),
    listing("ills", _ILL, [], max=10),
    flag("lives_high"),
    text("gear", "", long=1000, empty=True),
    count("experience", 0, max=999),
    text("note", "", long=2000, empty=True),
]


def row_of(sheet, skill_id):
    """Return a skill's row on the sheet, None where the character lacks it."""
    for row in sheet["skills"]:
        if row["id"] == skill_id:
            return row
    return None


def attribute_of(skill_id):
    """Return the attribute that a known skill is tied to, None for a skill that only a sheet knows."""
    for known, attribute in SKILLS:
        if known == skill_id:
            return attribute
    return None


def stand_in(sheet, skill_id):
    """Return the level to fight with: the skill's, or that of its attribute."""
    row = row_of(sheet, skill_id)
    return sheet["attributes"][attribute_of(skill_id)] if row is None else row["level"]
