"""What master strokes and fumbles in combat bring (chapter Golpe de mestre e falha)."""

from ..book import out
from ..dice import one
from .book import book

# By face: result, levels harder, how often 1 Fatigue is lost, whether concentrating is still possible
MASTER_STROKES = [
    ("loses_initiative", 0, None, True),
    ("drops_weapon", 0, None, True),
    ("loses_next_action", 0, None, True),
    ("grave_wound", 1, "minute", True),
    ("maimed", 0, None, True),
    ("mortal_wound", 2, "round", False),
]
FUMBLES = [
    "minor_disaster",
    "loses_initiative",
    "drops_weapon",
    "major_disaster",
    "bad_position",
    "hits_companion",
]


@book.op(
    "master_stroke_table",
    "Golpe de mestre e falha",
    dice=["master_stroke"],
    outcome=[
        out("roll"),
        out("result", "word", [row[0] for row in MASTER_STROKES]),
        out("difficulty_steps"),
        out("fatigue_loss_per", "word", ["minute", "round"]),
        out("concentration_possible", "flag"),
        out("applies_to", "word", ["struck"]),
    ],
)
def master_stroke_table():
    """What a master stroke does to the one struck, besides the greatest damage (chapter Golpe de mestre e falha).

    Rulings: 1d6; the victim bears results 1 to 3 as well.
    """
    face = yield from one("master_stroke", 6)
    result, harder, per, concentrating = MASTER_STROKES[face - 1]
    return {
        "roll": face,
        "result": result,
        "difficulty_steps": harder,
        "fatigue_loss_per": per,
        "concentration_possible": concentrating,
        "applies_to": "struck",
    }


@book.op(
    "fumble_table",
    "Golpe de mestre e falha",
    dice=["fumble", "distance"],
    outcome=[
        out("roll"),
        out("result", "word", FUMBLES),
        out("difficulty_steps"),
        out("distance_m"),
        out("applies_to", "word", ["fumbler"]),
    ],
)
def fumble_table():
    """What a fumble in combat brings on the one who made it (chapter Golpe de mestre e falha). Ruling: 1d6."""
    face = yield from one("fumble", 6)
    result = FUMBLES[face - 1]
    distance = None
    if result == "drops_weapon":
        distance = yield from one("distance", 6)
    return {
        "roll": face,
        "result": result,
        "difficulty_steps": 1 if result == "bad_position" else 0,
        "distance_m": distance,
        "applies_to": "fumbler",
    }
