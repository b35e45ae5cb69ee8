"""Who acts first in a round (chapter Regras de combate)."""

from ..book import out
from ..compat import stable_sort
from ..dice import several
from ..inputs import flag, listing, record, text
from .book import book


def _all_different(participants):
    ids = [entry["id"] for entry in participants]
    return len(set(ids)) == len(ids)


@book.op(
    "initiative",
    "Regras de combate",
    inputs=[
        listing(
            "participants",
            record("participant", [text("id"), flag("surprised"), flag("lost_initiative")]),
            min=2,
            check=_all_different,
        )
    ],
    dice=["initiative"],
    outcome=[out("rolls", "map"), out("order", "list"), out("simultaneous", "flag"), out("counter_attack", "list")],
)
def initiative(participants):
    """The order of one round, and who answers with a counter-attack (chapter Regras de combate).

    Rulings: equal rolls act at the same instant; those without initiative do not roll and come last, together.
    """
    able = [entry["id"] for entry in participants if not entry["surprised"] and not entry["lost_initiative"]]
    last = [entry["id"] for entry in participants if entry["id"] not in able]
    rolls = {}
    order = [able] if able else []
    if len(able) > 1:
        faces = yield from several("initiative", 10, len(able))
        order = []
        for place, name in enumerate(able):
            rolls[name] = faces[place]
        for name in stable_sort(able, lambda name: rolls[name], reverse=True):
            if order and rolls[order[-1][0]] == rolls[name]:
                order[-1].append(name)
            else:
                order.append([name])
    if last:
        order.append(last)
    counter_attack = []
    for group in order[1:]:
        counter_attack += group
    return {
        "rolls": rolls,
        "order": order,
        "simultaneous": len(order[0]) > 1,
        "counter_attack": counter_attack,
    }
