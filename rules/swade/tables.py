"""Fixed tables and measures (chapters 4.1 and 9)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, decimal
from .book import book
from .figures import TABLE_NAMES, TABLES


def _all_keys():
    keys = []
    for table in TABLE_NAMES:
        for key in sorted(TABLES[table].keys()):
            if key not in keys:
                keys.append(key)
    return keys


@book.op(
    "core_table",
    "9",
    inputs=[choice("table", TABLE_NAMES), choice("key", _all_keys())],
    outcome=[out("value", "map")],
)
def core_table(table, key):
    """One figure of the fixed tables.

    Ruling: a net has two Hardness figures in the summary; entangling_net is that of chapter 11.

    :raises RuleError: a row that the table does not have.
    """
    rows = TABLES[table]
    if key not in rows:
        raise invalid("key")
    value = rows[key]
    return {"value": dict(value) if isinstance(value, dict) else value}


# unit -> (its partner, the factor and the divisor that lead there)
_PARTNERS = {
    "squares": ("metres", 2, 1),
    "metres": ("squares", 1, 2),
    "pace": ("kmh", 1, 1),
    "kmh": ("pace", 1, 1),
    "rounds": ("seconds", 6, 1),
    "seconds": ("rounds", 1, 6),
}
_UNITS = ["squares", "metres", "pace", "kmh", "rounds", "seconds"]


@book.op(
    "core_convert",
    "4.1",
    inputs=[decimal("value", min=0), choice("from", _UNITS), choice("to", _UNITS)],
    outcome=[out("value")],
)
def core_convert(value, to, **more):
    """The table's measures: a square is 2 metres, a round 6 seconds, Pace the same number of km/h.

    :raises RuleError: units that do not belong together.
    """
    partner, factor, divisor = _PARTNERS[more["from"]]
    if to != partner:
        raise invalid("to")
    converted = value * factor / divisor
    return {"value": int(converted) if converted == int(converted) else converted}
