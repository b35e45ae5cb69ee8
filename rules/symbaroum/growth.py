"""What experience buys (chapter 5.3)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice
from .book import book

LEVELS = ["none", "novice", "adept", "master"]
# The price of the step that leads to each level
PRICES = [0, 10, 20, 30]


@book.op(
    "experience_cost",
    "5.3",
    inputs=[choice("from", LEVELS), choice("to", LEVELS[1:])],
    outcome=[out("cost")],
)
def experience_cost(**levels):
    """What it costs to raise an ability from one level to another (chapter 5.3); the steps add up.

    :raises RuleError: a level that is not above the present one (``to``).
    """
    start, end = LEVELS.index(levels["from"]), LEVELS.index(levels["to"])
    if end <= start:
        raise invalid("to")
    return {"cost": sum(PRICES[start + 1 : end + 1])}
