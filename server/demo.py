"""Sample tables: what each game declares as its sample, played through the same door as everything else.

``SYSTEM["demo"]`` is a function of ``words(key)`` that returns the commands in the order in which the game master gives
them; ids are filled in here where a command has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import codes, rulebook, words
from .house import House
from .tables import LiveTable


def gm_link(url: str, code: str, token: str) -> str:
    """Return the link that makes whoever opens it the game master."""
    return f"{url}/#/mestre/{code}/{token}"


def add_tables(house: House, language: str) -> list[tuple[LiveTable, str]]:
    """Make a sample table of each game that has one; return them with their game masters' tokens."""
    made = []
    for system in rulebook.games():
        declared = rulebook.system(system)
        if declared.get("demo") is not None:
            made.append(_add_table(house, system, language, declared["demo"]))
    return made


def _add_table(
    house: House, system: str, language: str, sample: Callable[[Callable[[str], str]], list[dict[str, Any]]]
) -> tuple[LiveTable, str]:
    name, gm_name = words.say(language, "cli-demo-name"), words.say(language, "cli-demo-gm-name")
    table, gm, token = house.open_table(name, system, gm_name)
    for command in sample(lambda key: words.say(language, key)):
        house.carry_out(table, {"id": codes.new_id("demo-"), **command, "by": gm["id"]})
    return table, token
