"""The order of turns and what a turn holds (chapters 1 and 2)."""

from ..book import out
from ..compat import stable_sort
from ..dice import several
from ..errors import invalid
from ..inputs import choices, listing, record, text, whole
from .book import book

COMBAT = ["attack", "active_ability", "first_aid", "elixir_on_other"]
MOVEMENT = [
    "move",
    "withdraw",
    "flank",
    "pass",
    "clear_line_of_sight",
    "switch_weapon",
    "draw_weapon",
    "stand_up",
    "elixir_on_self",
]
FREE = ["draw_short_weapon"]
REACTIONS = ["defend", "free_attack"]


def _grouped(items, key):
    """Return the items in lists of equal keys, the highest key first, each list in the order given."""
    groups = []
    last = None
    for item in stable_sort(items, key, reverse=True):
        if not groups or key(item) != last:
            groups.append([])
            last = key(item)
        groups[-1].append(item)
    return groups


def _all_different(combatants):
    ids = [entry["id"] for entry in combatants]
    return len(set(ids)) == len(ids)


@book.op(
    "initiative_order",
    "1",
    inputs=[
        listing(
            "combatants",
            record("combatant", [text("id"), whole("quick", min=1), whole("vigilant", min=1)]),
            min=1,
            check=_all_different,
        ),
        listing("delays", record("delay", [text("id"), text("after")]), []),
    ],
    dice=["d20"],
    outcome=[out("order", "list")],
)
def initiative_order(combatants, delays):
    """Who acts after whom for the whole fight (chapter 1).

    Rulings: a tie on the d20 is rolled again among the tied; a delay behind somebody who already acts earlier
    changes nothing.

    :raises RuleError: a delay that names anybody but two different combatants (``delays``).
    """
    ids = [entry["id"] for entry in combatants]
    for entry in delays:
        if entry["id"] not in ids or entry["after"] not in ids or entry["id"] == entry["after"]:
            raise invalid("delays")
    waiting = _grouped(combatants, lambda entry: (entry["quick"], entry["vigilant"]))
    order = []
    while waiting:
        group = waiting.pop(0)
        if len(group) == 1:
            order.append(group[0]["id"])
            continue
        faces = yield from several("d20", 20, len(group))
        rolled = _grouped(list(range(len(group))), lambda place, faces=faces: faces[place])
        waiting = [[group[place] for place in places] for places in rolled] + waiting
    for entry in delays:
        if order.index(entry["id"]) < order.index(entry["after"]):
            order.remove(entry["id"])
            order.insert(order.index(entry["after"]) + 1, entry["id"])
    return {"order": order}


@book.op(
    "turn_actions",
    "2",
    inputs=[choices("actions", COMBAT + MOVEMENT + FREE + REACTIONS, **{"from": "turn.actions"})],
    outcome=[
        out("allowed", "flag"),
        out("combat"),
        out("movement"),
        out("over", "word", ["combat", "movement"]),
    ],
)
def turn_actions(actions):
    """Whether a set of actions fits into one turn (chapter 2); free actions and reactions do not count."""
    combat = len([action for action in actions if action in COMBAT])
    movement = len([action for action in actions if action in MOVEMENT])
    over = None
    if combat > 1:
        over = "combat"
    elif combat + movement > 2:
        over = "movement"
    return {"allowed": over is None, "combat": combat, "movement": movement, "over": over}
