"""Levels of difficulty on both scales, and concentrating (chapter Teste de habilidades)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, count, flag, modifiers
from .book import book

TEST_LEVELS = ["routine", "easy", "normal", "hard", "almost_impossible", "impossible"]
# What a score is multiplied and divided by, level by level, and the same as one number
_TIMES = [3, 2, 1, 1, 1, 0]
_BY = [1, 1, 1, 2, 4, 1]
MULTIPLIERS = [3, 2, 1, 0.5, 0.25, 0]

COMBAT_LEVELS = ["routine", "very_easy", "easy", "normal", "almost_normal", "hard", "very_hard", "almost_impossible"]
POINTS_A_LEVEL = 5


def sum_of(entries):
    """Return the sum of a list of ``{source, value}``."""
    return sum([entry["value"] for entry in entries])


def level_input(name="difficulty"):
    """Declare a level of the test scale."""
    return choice(name, TEST_LEVELS, "normal")


def combat_level(name):
    """Declare a level of the combat scale."""
    return choice(name, COMBAT_LEVELS, "normal")


def steps(name="difficulty_steps"):
    """Declare a list of levels harder (+) or easier (-)."""
    return modifiers(name)


def moved(level, by):
    """Return a test level moved by a number of levels; impossible never moves."""
    if level == "impossible":
        return level
    place = TEST_LEVELS.index(level) + by
    return TEST_LEVELS[max(0, min(place, len(TEST_LEVELS) - 1))]


def target_at(score, level):
    """Return what has to be met with a score at a test level, rounded down."""
    place = TEST_LEVELS.index(level)
    return score * _TIMES[place] // _BY[place]


def combat_moved(level, by):
    """Return ``(level, points)`` of a combat level moved by a number of levels; points are None for routine.

    Ruling: each level past almost_impossible costs 5 points more under the same name.
    """
    place = COMBAT_LEVELS.index(level) + by
    if place <= 0:
        return "routine", None
    points = POINTS_A_LEVEL * (COMBAT_LEVELS.index("normal") - place)
    return COMBAT_LEVELS[min(place, len(COMBAT_LEVELS) - 1)], points


@book.op(
    "difficulty",
    "Teste de habilidades",
    inputs=[
        choice("scale", ["test", "combat"]),
        choice("level", TEST_LEVELS + [level for level in COMBAT_LEVELS if level not in TEST_LEVELS]),
        steps(),
        flag("concentrated"),
        count("score", None),
    ],
    outcome=[
        out("level", "word", TEST_LEVELS + [level for level in COMBAT_LEVELS if level not in TEST_LEVELS]),
        out("multiplier"),
        out("target"),
        out("possible", "flag"),
        out("modifier"),
        out("routine", "flag"),
    ],
)
def difficulty(scale, level, difficulty_steps, concentrated, score):
    """What a level comes to after all steps, as a factor on the score or as points (chapter Teste de habilidades).

    Rulings: past almost_impossible a test is impossible, and stays so; nothing is easier than routine.

    :raises RuleError: a level of the other scale (``level``).
    """
    if level not in (TEST_LEVELS if scale == "test" else COMBAT_LEVELS):
        raise invalid("level")
    by = sum_of(difficulty_steps) - (1 if concentrated else 0)
    answer = {"multiplier": None, "target": None, "possible": None, "modifier": None, "routine": None}
    if scale == "combat":
        answer["level"], answer["modifier"] = combat_moved(level, by)
        answer["routine"] = answer["level"] == "routine"
        return answer
    answer["level"] = moved(level, by)
    answer["multiplier"] = MULTIPLIERS[TEST_LEVELS.index(answer["level"])]
    answer["possible"] = answer["level"] != "impossible"
    if score is not None:
        answer["target"] = target_at(score, answer["level"])
    return answer


@book.op(
    "concentration",
    "Teste de habilidades",
    inputs=[count("base_rounds"), count("rounds_spent", None), flag("prevented")],
    outcome=[out("rounds_needed"), out("difficulty_step")],
)
def concentration(base_rounds, rounds_spent, prevented):
    """How long a concentrated action takes and whether it gets easier (chapter Teste de habilidades).

    Ruling: less than the full time earns nothing.
    """
    needed = 1 if base_rounds == 0 else 2 * base_rounds
    earned = not prevented and (rounds_spent is None or rounds_spent >= needed)
    return {"rounds_needed": needed, "difficulty_step": -1 if earned else 0}
