"""Allied Extras (chapter 12)."""

from ..book import out
from ..dice import one
from ..inputs import choice, count
from .book import book

AMMO_LEVELS = ["very_high", "high", "low", "out"]

PERSONALITIES = [
    "treacherous",
    "cruel",
    "old",
    "cheerful",
    "hardened",
    "dedicated",
    "lazy",
    "sneaky",
    "radiant",
    "young",
    "brutish",
    "agile",
    "observant",
    "clueless",
    "mysterious",
    "creative",
    "artistic",
    "fearless",
    "fearful",
    "heroic",
]


@book.op(
    "ally_ammo",
    "12",
    inputs=[choice("level", AMMO_LEVELS, "high"), count("fights", 1)],
    outcome=[out("level", "word", AMMO_LEVELS), out("out_of_ammo", "flag")],
    offer="scene",
)
def ally_ammo(level, fights):
    """A group of allies' ammunition level after so many fights."""
    left = AMMO_LEVELS[min(AMMO_LEVELS.index(level) + fights, len(AMMO_LEVELS) - 1)]
    return {"level": left, "out_of_ammo": left == "out"}


@book.op(
    "ally_personality",
    "12",
    dice=["d20"],
    outcome=[out("roll"), out("result", "word", PERSONALITIES)],
    offer="gm",
)
def ally_personality():
    """An ally's personality, rolled on the table of twenty."""
    face = yield from one("d20", 20)
    return {"roll": face, "result": PERSONALITIES[face - 1]}
