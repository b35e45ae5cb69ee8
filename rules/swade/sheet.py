"""The character sheet of Savage Worlds: its fields, what is worked out from them, and where things stand on it."""

from ..commands_people import tied
from ..inputs import choice, count, flag, listing, record, text, whole
from .book import book
from .common import FATIGUE_NAMES, is_damage
from .toolbox_common import RANGES
from .traits import is_trait_die, is_wild_die, parse_die, trait_die

ATTRIBUTES = ["agility", "smarts", "spirit", "strength", "vigor"]

# Each skill with the attribute it is linked to, as the summary lists them (chapter 1.1).
SKILLS = [
    ["academics", "smarts"],
    ["athletics", "agility"],
    ["battle", "smarts"],
    ["boating", "agility"],
    ["common_knowledge", "smarts"],
    ["driving", "agility"],
    ["electronics", "smarts"],
    ["faith", "spirit"],
    ["fighting", "agility"],
    ["focus", "spirit"],
    ["gambling", "smarts"],
    ["hacking", "smarts"],
    ["healing", "smarts"],
    ["intimidation", "spirit"],
    ["language", "smarts"],
    ["notice", "smarts"],
    ["occult", "smarts"],
    ["performance", "spirit"],
    ["persuasion", "spirit"],
    ["piloting", "agility"],
    ["psionics", "smarts"],
    ["repair", "smarts"],
    ["research", "smarts"],
    ["riding", "agility"],
    ["science", "smarts"],
    ["shooting", "agility"],
    ["spellcasting", "smarts"],
    ["stealth", "agility"],
    ["survival", "smarts"],
    ["taunt", "smarts"],
    ["thievery", "agility"],
    ["weird_science", "smarts"],
]
CORE_SKILLS = ["athletics", "common_knowledge", "notice", "persuasion", "stealth"]
SKILL_IDS = [row[0] for row in SKILLS]

# Edges that the table itself acts on; any other is a name on the sheet.
KNOWN_EDGES = [
    "quick",
    "level_headed",
    "improved_level_headed",
    "ambidextrous",
    "two_fisted",
    "luck",
    "great_luck",
    "linguist",
]
COMBAT_EDGES = ["level_headed", "improved_level_headed", "two_fisted"]
KNOWN_HINDRANCES = ["hesitant", "slow", "bad_luck"]


def is_weapon_damage(value):
    """True for a weapon's damage: dice and numbers joined by + or -, ``str`` standing for the Strength die."""
    if not isinstance(value, str) or not 1 <= len(value) <= 24:
        return False
    for sign in "-":
        value = value.replace(sign, "+-")
    parts = value.split("+")
    for index, part in enumerate(parts):
        if part.startswith("-"):
            if not part[1:].isdigit():
                return False
        elif part != "str" and not part.isdigit() and not _is_dice(part):
            return False
        elif part == "" and index > 0:
            return False
    return True


def _is_dice(part):
    pieces = part.split("d")
    if len(pieces) != 2 or (pieces[0] != "" and not pieces[0].isdigit()):
        return False
    return pieces[1] in ("4", "6", "8", "10", "12") and (pieces[0] == "" or 1 <= int(pieces[0]) <= 20)


def is_range(value):
    """True for short/medium/long in squares, such as 12/24/48."""
    if not isinstance(value, str) or len(value) > 20:
        return False
    parts = value.split("/")
    return len(parts) == 3 and all([part.isdigit() and int(part) >= 1 for part in parts])


_WEAPON = record(
    "weapon",
    [
        text("name", long=40),
        text("damage", "str", long=24, check=is_weapon_damage),
        choice("skill", ["fighting", "shooting", "athletics"], "fighting"),
        text("range", None, long=20, check=is_range),
        count("ap", 0, max=20),
        count("reach", 0, max=10),
        count("parry", 0, max=4),
        count("rate_of_fire", 1, min=1, max=6),
        flag("two_hands"),
        trait_die("min_strength", None),
        text("note", "", long=120, empty=True),
    ],
)
_ARMOR = record(
    "armor",
    [
        text("name", long=40),
        count("armor", 1, max=20),
        flag("torso", True),
        flag("worn", True),
        trait_die("min_strength", None),
    ],
)
_POWER = record(
    "power",
    [
        text("name", long=60),
        count("cost", 1, min=1, max=40),
        choice("reach", RANGES, "ranged"),
        text("distance", "", long=40, empty=True),
        text("damage", None, long=24, check=is_damage),
        count("rounds", 5, max=600),
        flag("limit_range"),
        flag("limit_personal"),
        flag("limit_aspect"),
        text("note", "", long=200, empty=True),
    ],
)
_LANGUAGE = record("language", [text("name", long=40), trait_die("die", "d6")])
ARCANE = ["none", "gift", "magic", "miracles", "psionics", "weird_science"]
DRIVES = ["driving", "boating", "piloting", "riding"]
_EDGE = record(
    "edge",
    [
        text("id", "", long=40, empty=True, known=KNOWN_EDGES, label="swade-edge-$id"),
        text("name", "", long=60, empty=True),
    ],
)
_HINDRANCE = record(
    "hindrance",
    [
        text("id", "", long=40, empty=True, known=KNOWN_HINDRANCES, label="swade-hindrance-$id"),
        text("name", "", long=60, empty=True),
        choice("level", ["minor", "major"], "minor"),
    ],
)
_SKILL = record(
    "skill",
    [
        text("id", long=40, known=SKILL_IDS, label="swade-trait-$id"),
        text("name", "", long=40, empty=True),
        trait_die("die", "d4"),
        text("specialty", "", long=80, empty=True),
    ],
)


def _each_skill_once(skills):
    ids = [row["id"] for row in skills]
    for index, skill_id in enumerate(ids):
        if skill_id in ids[:index]:
            return False
    return True


SHEET = [
    text("concept", "", long=80, empty=True),
    text("race", "", long=40, empty=True),
    record(
        "attributes",
        [trait_die(name, "d4") for name in ATTRIBUTES],
        {"agility": "d4", "smarts": "d4", "spirit": "d4", "strength": "d4", "vigor": "d4"},
    ),
    listing("skills", _SKILL, [], max=60, check=_each_skill_once),
    listing("edges", _EDGE, [], max=60),
    listing("hindrances", _HINDRANCE, [], max=30),
    listing("weapons", _WEAPON, [], max=30),
    listing("armor", _ARMOR, [], max=20),
    choice("arcane", ARCANE, "none"),
    count("power_points", 0, max=99),
    listing("powers", _POWER, [], max=40),
    listing("languages", _LANGUAGE, [], max=20),
    text("gear", "", long=1000, empty=True),
    count("load", 0, max=2000),
    count("advances", 0, max=60),
    count("base_pace", 6, min=1, max=30),
    whole("size", 0, min=-4, max=12),
    whole("parry_bonus", 0, min=-4, max=10),
    whole("toughness_bonus", 0, min=-4, max=20),
    count("bennies_at_start", 3, max=10),
    {"name": "wild_die", "kind": "wild_die", "default": "d6", "check": is_wild_die},
    {"name": "run_die", "kind": "trait_die", "default": "d6", "check": is_trait_die},
    choice("drive_skill", DRIVES, "driving"),
    whole("handling", 0, min=-4, max=8),
    count("top_speed", 0, max=100000),
    count("crew", 1, max=9999),
    count("hull", 10, min=1, max=99),
    text("note", "", long=2000, empty=True),
]


def skill_die(sheet, skill_id):
    """Return the die of a skill, None for one that the character lacks."""
    for row in sheet["skills"]:
        if row["id"] == skill_id:
            return row["die"]
    return None


def trait_die_of(sheet, trait_id):
    """Return the die of an attribute or skill, None where the character lacks it."""
    if trait_id in ATTRIBUTES:
        return sheet["attributes"][trait_id]
    return skill_die(sheet, trait_id)


def has(character, field, known_id):
    """True where a character has an edge or hindrance that the table acts on, an edge on loan too."""
    if field == "edges" and known_id in character.get("states", {}).get("borrowed_edge", {}).get("edges", []):
        return True
    return known_id in [row["id"] for row in character["sheet"][field]]


def linked_attribute(trait):
    """Return the attribute that a skill hangs on; an attribute is its own."""
    for skill, attribute in SKILLS:
        if skill == trait:
            return attribute
    return trait


def is_wild(character):
    """True for a Wild Card."""
    return character["kind"] == "wild_card"


def is_vehicle(character):
    """True for a vehicle."""
    return character["kind"] == "vehicle"


def torso_armor(sheet):
    """Return the Armor worn on the torso: the heaviest layer, and half of a second one (chapter 27)."""
    adds = sorted([row["armor"] for row in sheet["armor"] if row["torso"] and row["worn"]])
    layers = [{"armor": worth, "min_strength": "d4"} for worth in adds[-2:]]
    return book.start("armor_stack", {"toughness_unarmored": 0, "worn": layers})["armor"]


def too_heavy_armor(sheet):
    """Return what worn armor too heavy for its wearer takes off (0 or less)."""
    worn = [row["min_strength"] for row in sheet["armor"] if row["worn"] and row["min_strength"] is not None]
    return book.start("min_strength", {"strength": sheet["attributes"]["strength"], "worn": worn})["worn_modifier"]


def _plain_minus(die):
    """Return a die without a minus, which derived values do not know (they refuse it)."""
    sides, flat = parse_die(die)
    return die if flat >= 0 else "d" + str(sides)


def derive(character, state):
    """Return what the card shows and the rolls need: Parry, Toughness, Pace, the penalty of wounds and fatigue."""
    if is_vehicle(character):
        return _derive_vehicle(character, state)
    sheet, vitals = character["sheet"], character["vitals"]
    fighting = skill_die(sheet, "fighting")
    armor = torso_armor(sheet)
    request = {
        "fighting": None if fighting is None else _plain_minus(fighting),
        "vigor": _plain_minus(sheet["attributes"]["vigor"]),
        "parry_bonus": sheet["parry_bonus"] + sum([weapon["parry"] for weapon in sheet["weapons"]]),
        "armor": armor,
        "size": sheet["size"],
        "toughness_bonus": sheet["toughness_bonus"],
        "base_pace": sheet["base_pace"],
        "wounds": vitals.get("wounds", 0),
        "prone": "prone" in character.get("states", {}),
        "wild_card": is_wild(character),
    }
    stats = book.start("derived_stats", request)
    wounds = min(vitals.get("wounds", 0), 3)
    fatigue = min(vitals.get("fatigue", 0), 2)
    heavy = too_heavy_armor(sheet)
    load = book.start(
        "encumbrance",
        {
            "strength": sheet["attributes"]["strength"],
            "weight": sheet["load"],
            "pace": max(1, stats["pace"] + heavy),
            "vigor": sheet["attributes"]["vigor"],
        },
    )
    derived = {
        "parry": stats["parry"],
        "toughness": stats["toughness"],
        "armor": armor,
        "pace": load["pace"],
        "max_wounds": 3 if is_wild(character) else 0,
        "penalty": -wounds - fatigue,
        "size": sheet["size"],
        "max_power_points": max_power_points(sheet, state),
        "handling": 0,
        "load_penalty": load["modifier"] + heavy,
    }
    # gauges that only some tables have
    derived["has_conviction"] = 1 if is_wild(character) and state["table"]["rules"].get("conviction") else 0
    derived["gm_bennies_at_start"] = 0 if state["table"]["rules"].get("hard_choices") else 2
    return derived


def max_power_points(sheet, state):
    """Return the most Power Points: what the sheet says, else what its background brings."""
    if sheet["arcane"] == "none" or state["table"]["rules"].get("no_power_points"):
        return 0
    return sheet["power_points"] or book.start("arcane_background", {"type": sheet["arcane"]})["power_points"]


def _derive_vehicle(character, state):
    sheet, vitals, states = character["sheet"], character["vitals"], character.get("states", {})
    armor = min(sheet["hull"], sum([row["armor"] for row in sheet["armor"] if row["worn"]]))
    hits = states.get("steering_hit", {}).get("count", 0)
    lost = min(4, vitals.get("wounds", 0) + hits)
    slowed = states.get("locomotion_hit", {}).get("count", 0)
    request = {"handling": sheet["handling"] - lost, "driver_die": _driver_die(character, state)}
    # a vehicle bears more the larger it is (chapter 19)
    most = 3 if sheet["size"] < 4 else 4 if sheet["size"] < 8 else 5 if sheet["size"] < 12 else 6
    return {
        "parry": book.start("vehicle_parry", request)["parry"],
        "toughness": sheet["hull"],
        "armor": armor,
        "pace": sheet["top_speed"] * max(60, 100 - 10 * slowed) // 100,
        "max_wounds": most,
        "penalty": 0,
        "size": sheet["size"],
        "handling": sheet["handling"],
        "drive_skill": sheet["drive_skill"],
        "max_power_points": 0,
        "load_penalty": 0,
        "has_conviction": 0,
        "gm_bennies_at_start": 0,
    }


def _driver_die(character, state):
    for other in state["character_order"]:
        driver = state["characters"][other]
        if tied(driver, character["id"], "drives") and "sheet" in driver:
            die = skill_die(driver["sheet"], character["sheet"]["drive_skill"])
            return None if die is None else _plain_minus(die)
    return None


def start(character):
    """Return a character's vitals at the beginning of a session."""
    bennies = character["sheet"]["bennies_at_start"] if is_wild(character) and character["owner"] is not None else 0
    if is_wild(character) and character["owner"] is None:
        bennies = character["derived"].get("gm_bennies_at_start", 2)
    vitals = {"wounds": 0, "fatigue": 0, "bennies": bennies, "conviction": 0}
    vitals["power_points"] = character["derived"].get("max_power_points", 0)
    return vitals


def fatigue_word(character):
    """Return none, fatigued, exhausted or incapacitated."""
    return FATIGUE_NAMES[min(character["vitals"].get("fatigue", 0), 3)]


def look_up(character, path):
    """Return what a declaration's ``from`` means for this character, None where it says nothing."""
    parts = path.split(".")
    if parts[0] == "sheet" and len(parts) == 2 and parts[1] == "wild_card":
        return is_wild(character)
    if parts[0] == "sheet" and len(parts) == 3 and parts[1] in ("skills", "attributes"):
        return trait_die_of(character["sheet"], parts[2])
    if path == "vitals.fatigue":
        return fatigue_word(character)
    if parts[0] == "states" and len(parts) == 2:
        return parts[1] in character["states"]
    node = character
    for part in parts:
        if not isinstance(node, dict) or part not in node:
            return None
        node = node[part]
    return node
