"""Damage, dying and healing (chapter 3)."""

from ..book import out
from ..dice import one
from ..errors import invalid
from ..inputs import choice, count, flag, whole
from .book import book
from .rolls import roll, roll_sum

HEALING_SIDES = {"medicus": 4, "medicus_with_herbs": 6}
# Who is dying cannot help himself: these need somebody who can still act
SELF_HELP = ["natural", "recovery"]
LEAST_TOUGHNESS = 10


@book.op(
    "damage",
    "3",
    inputs=[
        roll("weapon"),
        roll("armor", None, **{"from": "target.derived.armor"}),
        flag("advantage"),
        count("toughness", **{"from": "target.vitals.toughness"}),
        whole("pain_threshold", None, min=1, **{"from": "target.derived.pain_threshold"}),
        flag("player_character", True, **{"from": "target.sheet.player_character"}),
    ],
    dice=["damage", "advantage", "armor"],
    outcome=[out("damage"), out("toughness"), out("pain", "flag"), out("dying", "flag"), out("dead", "flag")],
    odds=["damage", "pain"],
)
def damage(weapon, armor, advantage, toughness, pain_threshold, player_character):
    """What a hit leaves of its target's Toughness (chapters 2.5, 3 and 3.3).

    Ruling: the pain threshold is only reported; each roll by itself never comes to less than 0.
    """
    done = yield from roll_sum("damage", weapon)
    if advantage:
        extra = yield from one("advantage", 4)
        done += extra
    if armor is not None:
        stopped = yield from roll_sum("armor", armor)
        done = max(0, done - stopped)
    left = max(0, toughness - done)
    return {
        "damage": done,
        "toughness": left,
        "pain": pain_threshold is not None and done >= pain_threshold,
        "dying": left == 0 and player_character,
        "dead": left == 0 and not player_character,
    }


@book.op(
    "derived",
    "3.1",
    inputs=[whole("strong", min=1, **{"from": "sheet.attributes.strong"})],
    outcome=[out("toughness"), out("pain_threshold")],
)
def derived(strong):
    """Maximum Toughness and pain threshold out of Strong (chapters 3.1 and 3.2)."""
    return {"toughness": max(LEAST_TOUGHNESS, strong), "pain_threshold": (strong + 1) // 2}


@book.op(
    "death_test",
    "3.3",
    dice=["d20"],
    outcome=[out("result", "word", ["wakes", "dies", "dying"])],
    odds=["result"],
)
def death_test():
    """Whether a dying player's character wakes, dies or holds on this turn (chapter 3.3)."""
    face = yield from one("d20", 20)
    return {"result": {1: "wakes", 20: "dies"}.get(face, "dying")}


@book.op(
    "healing",
    "3.5",
    inputs=[
        choice("method", ["natural", "herbal", "medicus", "medicus_with_herbs", "mystic", "recovery"]),
        count("toughness", **{"from": "vitals.toughness"}),
        whole("max_toughness", min=1, **{"from": "derived.toughness"}),
        count("days", 1, when={"method": "natural"}),
        count("amount", None, when={"method": ["mystic", "recovery"]}, needed={"method": ["mystic", "recovery"]}),
    ],
    dice=["healing"],
    outcome=[out("healed"), out("toughness"), out("stabilized", "flag")],
    odds=["healed"],
)
def healing(method, toughness, max_toughness, days, amount):
    """How much Toughness comes back, and whether a dying character is safe (chapters 3.3 and 3.5).

    Rulings: Medicus with herbs heals a d6; natural healing and Recovery do nothing for the dying.

    :raises RuleError: more Toughness than the maximum (``toughness``).
    """
    if toughness > max_toughness:
        raise invalid("toughness")
    dying = toughness == 0
    if method in HEALING_SIDES:
        gained = yield from one("healing", HEALING_SIDES[method])
    elif dying and method in SELF_HELP:
        gained = 0
    else:
        gained = {"natural": days, "herbal": 1, "mystic": amount, "recovery": amount}[method]
    healed = min(gained, max_toughness - toughness)
    return {
        "healed": healed,
        "toughness": toughness + healed,
        "stabilized": dying and method not in SELF_HELP,
    }
