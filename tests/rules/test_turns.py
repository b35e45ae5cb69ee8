"""Turns as every game has them: an interrupted one goes on, an order rolled at the table is typed in."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.rules.errors import RuleError
from tavola.rules.systems import load
from tavola.rules.table import evolve, new_table, run_decide

from .evenings import GM

SYSTEMS = ["bandeirantes", "mm3e", "swade", "symbaroum"]


class Table:
    """A game's sample table without its fight; every die falls on its middle."""

    def __init__(self, system: str) -> None:
        self.state: dict[str, Any] = new_table("KAPUA", "Mesa", system, GM)
        self.count = 0
        for command in load(system).SYSTEM["demo"](lambda key: key):
            if not command["type"].startswith("fight."):
                self.does(**command)
        self.people = [one["id"] for one in load(system).SYSTEM["ready"](lambda key: key)]
        self.turns = load(system).SYSTEM["turns"]

    def does(self, type: str, **inputs: Any) -> dict[str, Any]:
        """Carry out a command of the game master's; return its event."""
        self.count += 1
        command = {"id": f"command-{self.count:04d}", "by": GM["id"], "type": type, **inputs}
        event: dict[str, Any] = run_decide(self.state, command, lambda label, sides: (sides + 1) // 2)["event"]
        self.state = evolve(self.state, event)
        return event

    def fights(self) -> None:
        """Begin a fight of the four heroes."""
        self.does("fight.start", characters=self.people)
        if not self.turns.get("deals_at_start"):
            self.does("fight.deal")

    def turn(self) -> str:
        """Return whose turn it is."""
        turn: str = self.state["fight"]["turn"]
        return turn

    def row(self, character: str) -> dict[str, Any]:
        """Return somebody's place in the order."""
        found: dict[str, Any] = next(row for row in self.state["fight"]["order"] if row["id"] == character)
        return found


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_turn_that_was_interrupted_goes_on_and_does_not_begin_again(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(system)
    table.fights()
    waits = table.turn()
    table.does("fight.hold", character=waits)
    began: list[str] = []
    enter = table.turns["enter"]
    monkeypatch.setitem(table.turns, "enter", lambda draft, who: began.append(who) or enter(draft, who))
    table.does("fight.next")
    interrupted = table.turn()
    table.does("fight.act", character=waits)
    assert table.turn() == waits
    assert began == [interrupted, waits]
    table.does("fight.next")
    assert table.turn() == interrupted
    assert began == [interrupted, waits]
    assert "interrupted" not in table.row(interrupted)
    # its next turn begins as any other does
    for _ in range(8):
        table.does("fight.next")
        if table.turn() == interrupted:
            break
    assert began[-1] == interrupted


def test_what_an_interrupted_turn_has_used_stays_used() -> None:
    table = Table("symbaroum")
    table.fights()
    waits = table.turn()
    table.does("fight.hold", character=waits)
    actor = table.turn()
    table.does("roll", actor=actor, intent={"kind": "act", "action": "move"})
    used = table.state["characters"][actor]["turn"]
    assert used
    table.does("fight.act", character=waits)
    table.does("fight.next")
    assert table.turn() == actor
    assert table.state["characters"][actor]["turn"] == used


def test_an_initiative_rolled_at_the_table_begins_a_fight() -> None:
    table = Table("mm3e")
    given = {who: str(10 + at) for at, who in enumerate(table.people)}
    table.does("fight.start", characters=table.people, cards=given)
    assert [row["id"] for row in table.state["fight"]["order"]] == table.people[::-1]
    assert [row["key"] for row in table.state["fight"]["order"]] == [13, 12, 11, 10]


def test_an_initiative_rolled_at_the_table_orders_a_round() -> None:
    table = Table("bandeirantes")
    table.does("fight.start", characters=table.people, cards=dict(zip(table.people, ["2", "9", "9", "5"], strict=True)))
    order = table.state["fight"]["order"]
    assert [row["key"] for row in order] == [9, 9, 5, 2]
    assert [row.get("together", False) for row in order] == [True, True, False, False]


@pytest.mark.parametrize("system", [name for name in SYSTEMS if "typed" in load(name).SYSTEM["turns"]])
def test_what_no_die_shows_is_no_initiative(system: str) -> None:
    most = load(system).SYSTEM["turns"]["typed"]["max"]
    for wrong in (str(most + 1), "dez", ""):
        table = Table(system)
        with pytest.raises(RuleError) as refused:
            table.does("fight.start", characters=table.people, cards={table.people[0]: wrong})
        assert refused.value.field == "cards"
        assert table.state["fight"] is None
