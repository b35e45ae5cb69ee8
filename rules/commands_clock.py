"""The table's clock: rounds, minutes, hours and days that pass, and what passes with them.

What time does is the system's: ``SYSTEM["play"]["tick"](draft, unit, count)`` carries it out, refreshes whom it
changes and returns what there is to tell, ``[{"character": id or None, "text": TEXT}]``; a generator where it rolls
dice. ``SYSTEM["clock"]`` may say how many rounds make a minute.
"""

from .commands_table import GM, system_of
from .inputs import choice, whole
from .views import hidden_from_all

UNITS = ["round", "minute", "hour", "day"]
ROUNDS_A_MINUTE = 10
MINUTES = {"minute": 1, "hour": 60, "day": 1440}
START = {"days": 0, "minutes": 0, "rounds": 0}


def rounds_a_minute(system):
    """Return how many rounds a system has to the minute."""
    return system.SYSTEM.get("clock", {}).get("rounds_a_minute", ROUNDS_A_MINUTE)


def advance(draft, unit, count):
    """Let time pass; return what everyone may know of what came with it. A generator."""
    system = system_of(draft)
    clock = draft.get(["table", "clock"], START)
    days, minutes, rounds = clock["days"], clock["minutes"], clock["rounds"]
    if unit == "round":
        a_minute = rounds_a_minute(system)
        rounds += count
        minutes += rounds // a_minute
        rounds = rounds % a_minute
    else:
        minutes += count * MINUTES[unit]
    days += minutes // MINUTES["day"]
    draft.set(["table", "clock"], {"days": days, "minutes": minutes % MINUTES["day"], "rounds": rounds})
    tick = system.SYSTEM["play"].get("tick")
    if tick is None:
        return []
    told = tick(draft, unit, count)
    if hasattr(told, "send"):
        told = yield from told
    return [row for row in told if not hidden_from_all(draft.state, row["character"])]


def _clock(draft, who, values):
    told = yield from advance(draft, values["unit"], values["count"])
    return {"data": {"unit": values["unit"], "count": values["count"], "passed": told}}


COMMANDS = [
    {
        "type": "clock",
        "roles": GM,
        "inputs": [choice("unit", UNITS), whole("count", 1, min=1, max=600)],
        "run": _clock,
    },
]
