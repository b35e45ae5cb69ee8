"""The character sheet of Symbaroum: its fields, what is worked out from them, and where things stand on it."""

from ..inputs import choice, count, flag, listing, record, text, whole
from .book import book
from .growth import LEVELS, PRICES
from .rolls import roll

# Ruling: the summary names five of these; the other three stand beside them as in the published game, since
# abilities may put any attribute in place of Accurate or Quick (chapter 2.1).
ATTRIBUTES = ["accurate", "cunning", "discreet", "persuasive", "quick", "resolute", "strong", "vigilant"]
PLAYER = "player_character"
OTHER = "other"

# Abilities that the table itself acts on; any other is a name on the sheet.
KNOWN_ABILITIES = ["other", "medicus", "recovery", "laying_on_of_hands"]
# What an attribute may be tested against.
OPPONENTS = ["none"] + ATTRIBUTES + ["defense"]

_ABILITY = record(
    "ability",
    [
        text("name", long=60),
        choice("known", KNOWN_ABILITIES, "other"),
        choice("level", LEVELS, "novice"),
        choice("attribute", ["none"] + ATTRIBUTES, "none"),
        choice("against", OPPONENTS, "none"),
        text("note", "", long=200, empty=True),
    ],
)
_WEAPON = record(
    "weapon",
    [
        text("name", long=40),
        roll("damage", "1d6"),
        choice("reach", ["melee", "ranged"], "melee"),
        choice("attribute", ATTRIBUTES, "accurate"),
        flag("long"),
        flag("short"),
        flag("heavy"),
        flag("natural"),
        text("note", "", long=120, empty=True),
    ],
)
_ARMOR = record(
    "armor",
    [
        text("name", long=40),
        roll("protection", "1d4"),
        whole("defense", 0, min=-10, max=10),
        flag("worn", True),
    ],
)


def _one_worn(rows):
    return len([row for row in rows if row["worn"]]) <= 1


SHEET = [
    text("concept", "", long=80, empty=True),
    text("race", "", long=40, empty=True),
    record(
        "attributes",
        [whole(name, 10, min=1, max=40) for name in ATTRIBUTES],
        {
            "accurate": 10,
            "cunning": 10,
            "discreet": 10,
            "persuasive": 10,
            "quick": 10,
            "resolute": 10,
            "strong": 10,
            "vigilant": 10,
        },
    ),
    listing("abilities", _ABILITY, [], max=40),
    listing("weapons", _WEAPON, [], max=20),
    listing("armor", _ARMOR, [], max=10, check=_one_worn),
    choice("shield", ["none", "shield", "buckler"], "none"),
    choice("defense_attribute", ATTRIBUTES, "quick"),
    whole("defense_bonus", 0, min=-10, max=10),
    whole("toughness_bonus", 0, min=-10, max=200),
    whole("pain_bonus", 0, min=-10, max=50),
    flag("feels_pain", True),
    flag("sees_in_dark"),
    count("herbs_at_start", 0, max=20),
    count("experience_spent", 0, max=5000),
    text("gear", "", long=1000, empty=True),
    text("note", "", long=2000, empty=True),
]


def is_player(character):
    """True for a player's character: only such a one is dying before it is dead (chapter 3.3)."""
    return character["kind"] == PLAYER


def worn_armor(sheet):
    """Return the armor that is worn, None for none."""
    for row in sheet["armor"]:
        if row["worn"]:
            return row
    return None


def defense_rows(sheet):
    """Return what changes Defense beside its attribute: armor, shield or buckler, a bonus, each with its source."""
    rows = []
    armor = worn_armor(sheet)
    if armor is not None and armor["defense"]:
        rows.append({"source": "armor", "value": armor["defense"]})
    if sheet["shield"] != "none":
        rows.append({"source": sheet["shield"], "value": 1})
    if sheet["defense_bonus"]:
        rows.append({"source": "defense_bonus", "value": sheet["defense_bonus"]})
    return rows


def shield_rules(sheet):
    """Return what the op ``defense_value`` makes of the sheet: Defense and what the shield still allows."""
    given = [row for row in defense_rows(sheet) if row["source"] in ("armor", "defense_bonus")]
    request = {"quick": sheet["attributes"][sheet["defense_attribute"]], "shield": sheet["shield"], "modifiers": given}
    return book.start("defense_value", request)


def derive(character, state):
    """Return what the card shows and the rolls need.

    The attributes stand here too: whoever tests against somebody has to know that one's value, and no more of the
    sheet. No pain threshold is None.
    """
    sheet = character["sheet"]
    stats = book.start("derived", {"strong": sheet["attributes"]["strong"]})
    armor = worn_armor(sheet)
    pain = max(1, stats["pain_threshold"] + sheet["pain_bonus"])
    return {
        "defense": shield_rules(sheet)["defense"],
        "toughness": max(1, stats["toughness"] + sheet["toughness_bonus"]),
        "pain_threshold": pain if sheet["feels_pain"] else None,
        "armor": None if armor is None else armor["protection"],
        "attributes": dict(sheet["attributes"]),
        "sees_in_dark": sheet["sees_in_dark"],
        # what a dead hero's successor may begin with (chapter 3.4)
        "earned": character["vitals"].get("experience", 0) + sheet["experience_spent"],
    }


def start(character):
    """Return a character's vitals at the beginning of a session."""
    return {
        "toughness": character["derived"]["toughness"],
        "herbs": character["sheet"]["herbs_at_start"],
        "experience": 0,
    }


def price_of(abilities):
    """Return what a list of abilities costs in experience (chapter 5.3)."""
    return sum([sum(PRICES[1 : LEVELS.index(row["level"]) + 1]) for row in abilities])


def knows(character, known):
    """True where the character has learnt an ability that the table acts on."""
    for row in character["sheet"]["abilities"]:
        if row["known"] == known and row["level"] != "none":
            return True
    return False


def look_up(character, path):
    """Return what a declaration's ``from`` means for this character, None where it says nothing."""
    if path == "sheet." + PLAYER:
        return is_player(character)
    node = character
    for part in path.split("."):
        if not isinstance(node, dict) or part not in node:
            return None
        node = node[part]
    return node
