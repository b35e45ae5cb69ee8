"""The character sheet of Bandeirantes: its fields, what is worked out from them, and where things stand on it.

Strength, Intelligence, Resistance, Luck, Fatigue, Magic Resistance and the magic power are the summary's; Dexterity and
Charisma, and which attribute each skill is tied to, are this table's own (the summary lists neither).
"""

from ..inputs import choice, choices, count, flag, listing, record, text, whole
from ..plans import text_of
from .armor import ITEMS, SHIELDS, TABLE
from .damage import BODY, TYPES, status_of
from .diseases import DISEASES, HIGH_M, stage_of
from .magic import KINDS
from .melee import matchup
from .poisons import LASTING, POISONS
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
        text("id", long=40),
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


# --- what is worked out ----------------------------------------------------------------------------------------


def showing(sheet):
    """Return the ills of a sheet that can be felt already."""
    return [ill for ill in sheet["ills"] if ill["day"] > 0 and ill["until_shows"] == 0]


def is_high(state):
    """True where the scene lies high in the mountains."""
    return state["table"]["situation"].get("altitude") == "high"


def altitude_of(state):
    """Return an altitude in metres that stands for the scene's."""
    return HIGH_M + 500 if is_high(state) else 0


def ill_levels(sheet, ill, state):
    """Return how many levels harder an ill that shows makes every action."""
    if ill["ill"] in POISONS:
        return 1 if ill["until_hard"] == 0 else 0
    stage = stage_of(ill["ill"], ill["day"], altitude_of(state), sheet["lives_high"])
    if stage[1] == "altitude_sickness":
        return 1
    return {"hard": 1, "almost_impossible": 2}.get(stage[4], 0)


def own_steps(character, state):
    """Return what makes each action of a character harder, ``[{"source", "value"}]`` in levels."""
    states, sheet = character["states"], character["sheet"]
    poison = sickness = 0
    for ill in showing(sheet):
        levels = ill_levels(sheet, ill, state)
        if ill["ill"] in POISONS:
            poison = max(poison, levels)
        else:
            sickness += levels
    pairs = [
        ("grave_wound", _count(states, "grave_wound")),
        ("mortal_wound", 2 * _count(states, "mortal_wound")),
        ("poison", poison),
        ("sickness", sickness),
        ("bad_position", 1 if "bad_position" in states else 0),
    ]
    return [{"source": source, "value": value} for source, value in pairs if value != 0]


def _count(states, state_id):
    info = states.get(state_id)
    return 0 if info is None else info.get("count", 1)


def shield_of(sheet):
    """Return the place of the shield that is carried and still whole, None without one."""
    for index, piece in enumerate(sheet["armor"]):
        if piece["worn"] and piece["item"] in SHIELDS and piece["resistance"] != 0:
            return index
    return None


def melee_weapons(sheet):
    """Return the weapons of a sheet that can be held against a blow."""
    return [weapon for weapon in sheet["weapons"] if weapon["use"] != "ranged"]


def in_hand(character):
    """Return the form of the weapon that a character holds: the first one for close quarters, or bare hands."""
    weapons = melee_weapons(character["sheet"])
    if "disarmed" in character["states"] or not weapons:
        return "unarmed"
    return weapons[0]["form"]


def shooting_threat(weapon):
    """Return what a shot or throw of a weapon is to whoever dodges it; a thrown blade without a row is a knife."""
    known = {"bow": "arrow", "dagger": "dagger", "spear": "spear"}
    form = known.get(weapon["form"], weapon["form"])
    return form if form in ("arrow", "dagger", "spear", "sling", "blowgun", "firearm", "simple_object") else "knife"


def _parry(character):
    weapons = melee_weapons(character["sheet"])
    if in_hand(character) == "unarmed":
        return stand_in(character["sheet"], "unarmed")
    return stand_in(character["sheet"], weapons[0]["skill"])


def points_against(form, other):
    """Return what holding one form of weapon against another costs."""
    if "natural" in (form, other):
        return 0
    return matchup(form, other)


def derive(character, state):
    """Return what the card shows and what others' rolls against this character need."""
    sheet, vitals = character["sheet"], character["vitals"]
    steps = own_steps(character, state)
    ills = showing(sheet)
    halved = [ill for ill in ills if ill["ill"] in LASTING or _is_mountain_sick(sheet, ill, state)]
    fatigue = sheet["attributes"]["fatigue"]
    return {
        "resistance_max": sheet["attributes"]["resistance"],
        "fatigue_max": fatigue // 2 if halved else fatigue,
        "power_max": sheet["attributes"]["magic_power"],
        "status": status_of(vitals.get("resistance", 1)),
        "dodge": stand_in(sheet, "dodge"),
        "parry": _parry(character),
        "shield": shield_of(sheet) is not None,
        "form": in_hand(character),
        "steps": steps,
        "harder": -sum([row["value"] for row in steps]),
        "ills": [{"ill": ill["ill"], "day": ill["day"]} for ill in ills],
    }


def _is_mountain_sick(sheet, ill, state):
    if ill["ill"] != "altitude_sickness":
        return False
    return stage_of(ill["ill"], ill["day"], altitude_of(state), sheet["lives_high"])[1] == "altitude_sickness"


def start(character):
    """Return a character's vitals at the beginning."""
    attributes = character["sheet"]["attributes"]
    return {
        "resistance": attributes["resistance"],
        "fatigue": character["derived"]["fatigue_max"],
        "magic_power": attributes["magic_power"],
        "wounds": 0,
        "grave_wounds": 0,
        "mortal_wounds": 0,
    }


def check(sheet, kind):
    """Return what the game has against a sheet: a skill that was bought begins above its attribute."""
    problems = []
    for row in sheet["skills"]:
        attribute = attribute_of(row["id"]) or row["attribute"]
        least = sheet["attributes"][attribute] + 1
        if row["level"] < least:
            name = row["name"] or text_of("bandeirantes-trait-" + row["id"])
            problems.append(text_of("bandeirantes-problem-skill", {"skill": name, "least": least}))
    return {"budget": None, "problems": problems}


def look_up(character, path):
    """Return what a declaration's ``from`` means for this character, None where it says nothing."""
    parts = path.split(".")
    if parts[0] == "sheet" and "sheet" not in character:
        return None
    if parts[0] == "sheet" and len(parts) == 3 and parts[1] == "skills":
        row = row_of(character["sheet"], parts[2])
        return None if row is None else row["level"]
    if parts[0] == "states" and len(parts) == 2:
        return parts[1] in character["states"]
    node = character
    for part in parts:
        if not isinstance(node, dict) or part not in node:
            return None
        node = node[part]
    return node
