"""The small tables of chapters 1 to 5, a row at a time."""

from ..book import out
from ..compat import is_whole
from ..errors import invalid
from ..inputs import choice, custom
from .book import book
from .common import ABILITIES, CONDITION_PARTS

DIFFICULTIES = {
    "very_easy": 0,
    "easy": 5,
    "average": 10,
    "tough": 15,
    "challenging": 20,
    "formidable": 25,
    "heroic": 30,
    "super_heroic": 35,
    "nigh_impossible": 40,
}

BENCHMARKS = [
    (-5, "inept"),
    (-4, "small_child"),
    (-3, "young_child"),
    (-2, "child_or_elder"),
    (-1, "below_average"),
    (0, "average_adult"),
    (1, "above_average"),
    (2, "well_above_average"),
    (3, "gifted"),
    (4, "highly_gifted"),
    (5, "best_in_a_nation"),
    (6, "among_worlds_best"),
    (7, "human_peak"),
    (8, "low_superhuman"),
    (10, "moderate_superhuman"),
    (13, "high_superhuman"),
    (15, "very_high_superhuman"),
    (20, "cosmic"),
]

# kind of trait -> (points paid, ranks had for them)
TRAIT_COSTS = {"ability": (2, 1), "defense": (1, 1), "skill": (1, 2), "advantage": (1, 1)}

SKILL_ABILITIES = {
    "athletics": "strength",
    "acrobatics": "agility",
    "stealth": "agility",
    "sleight_of_hand": "dexterity",
    "vehicles": "dexterity",
    "ranged_combat": "dexterity",
    "close_combat": "fighting",
    "expertise": "intellect",
    "investigation": "intellect",
    "technology": "intellect",
    "treatment": "intellect",
    "insight": "awareness",
    "perception": "awareness",
    "deception": "presence",
    "intimidation": "presence",
    "persuasion": "presence",
}

DEFENSE_ABILITIES = {
    "dodge": "agility",
    "parry": "fighting",
    "fortitude": "stamina",
    "toughness": "stamina",
    "will": "awareness",
}

SENSE_TYPES = {
    "sight": ["normal", "low_light", "darkvision", "infravision", "ultravision", "microscopic", "x_ray"],
    "hearing": ["normal", "ultrasonic", "sonar"],
    "smell": ["smell_and_taste", "scent_tracking"],
    "touch": ["normal", "seismic"],
    "radio": ["radio", "radar"],
    "mental": ["mental_awareness", "mind_reading", "precognition", "postcognition"],
    "special": ["any_other"],
}

STRUCTURE_SIZES = {
    "awesome": 6,
    "colossal": 5,
    "gargantuan": 4,
    "huge": 3,
    "large": 2,
    "medium": 1,
    "small": 0,
    "tiny": -1,
    "diminutive": -2,
    "fine": -3,
    "miniscule": -4,
}

# size -> cost, Strength, Toughness, Defense
VEHICLE_SIZES = {
    "medium": (0, 0, 5, 0),
    "large": (1, 4, 7, -2),
    "huge": (2, 8, 9, -4),
    "gargantuan": (3, 12, 11, -6),
    "colossal": (4, 16, 13, -8),
    "awesome": (5, 20, 15, -10),
}


def _benchmark(rank):
    used = None
    for listed, word in BENCHMARKS:
        if listed <= rank:
            used = {"benchmark": word, "listed_at": listed}
    return used


def _starting_points(level):
    return {"points": 15 * level} if 1 <= level <= 20 else None


def _trait_cost(key):
    points, ranks = TRAIT_COSTS[key]
    return {"points": points, "ranks": ranks}


def _vehicle_size(key):
    cost, strength, toughness, defense = VEHICLE_SIZES[key]
    return {"cost": cost, "strength": strength, "toughness": toughness, "defense": defense}


# table -> (its rows by word, None where the key is a number; what a row says)
_TABLES = {
    "difficulty": (DIFFICULTIES, lambda key: {"dc": DIFFICULTIES[key]}),
    "ability_benchmark": (None, _benchmark),
    "starting_points": (None, _starting_points),
    "trait_cost": (TRAIT_COSTS, _trait_cost),
    "skill_ability": (SKILL_ABILITIES, lambda key: {"ability": SKILL_ABILITIES[key]}),
    "defense_ability": (DEFENSE_ABILITIES, lambda key: {"ability": DEFENSE_ABILITIES[key]}),
    "sense_type": (SENSE_TYPES, lambda key: {"senses": list(SENSE_TYPES[key])}),
    "condition_parts": (CONDITION_PARTS, lambda key: {"parts": list(CONDITION_PARTS[key])}),
    "structure_size": (STRUCTURE_SIZES, lambda key: {"cost": STRUCTURE_SIZES[key]}),
    "vehicle_size": (VEHICLE_SIZES, _vehicle_size),
}


def _sorted_words(tables):
    words = []
    for table in tables:
        for word in table:
            if word not in words:
                words.append(word)
    return sorted(words)


_KEYS = _sorted_words([_TABLES[table][0] for table in _TABLES if _TABLES[table][0] is not None])
_SENSES = _sorted_words([SENSE_TYPES[key] for key in SENSE_TYPES])
_PARTS = _sorted_words([CONDITION_PARTS[key] for key in CONDITION_PARTS])


@book.op(
    "core_table",
    "1",
    inputs=[
        choice(
            "table",
            [
                "difficulty",
                "ability_benchmark",
                "starting_points",
                "trait_cost",
                "skill_ability",
                "defense_ability",
                "sense_type",
                "condition_parts",
                "structure_size",
                "vehicle_size",
            ],
        ),
        custom("row", lambda value: isinstance(value, str) or is_whole(value), "key", values=_KEYS),
    ],
    outcome=[
        out("dc"),
        out("benchmark", "word", [word for _, word in BENCHMARKS]),
        out("listed_at"),
        out("points"),
        out("ranks"),
        out("ability", "word", ABILITIES),
        out("senses", "words", _SENSES),
        out("parts", "words", _PARTS),
        out("cost"),
        out("strength"),
        out("toughness"),
        out("defense"),
    ],
    offer="gm",
)
def core_table(table, key):
    """One row of a small table; only the fields of that table are there.

    Ruling: a rank between two benchmarks reads the lower one, over 20 the one of 20; the combat skills go with
    Fighting and Dexterity.

    :raises RuleError: a row that the table does not have.
    """
    rows, read = _TABLES[table]
    known = is_whole(key) if rows is None else isinstance(key, str) and key in rows
    row = read(key) if known else None
    if row is None:
        raise invalid("key")
    return row
