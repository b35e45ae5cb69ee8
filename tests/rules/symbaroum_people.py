"""A table of Symbaroum for its tests: commands with dice as they fall, and the sample fight."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.rules.errors import RuleError
from tavola.rules.symbaroum.demo import demo
from tavola.rules.symbaroum.sheet import ATTRIBUTES
from tavola.rules.table import evolve, new_table, run_decide

SWORD = {"name": "espada", "damage": "1d8"}
BOW = {"name": "arco", "damage": "1d8", "reach": "ranged"}
LEATHER = {"name": "couro", "protection": "1d4", "defense": -2}
GM = "gm000001"
ANA = "player01"
BIA = "player02"
State = dict[str, Any]


class Table:
    """A table of Symbaroum; dice come from the faces given, in order."""

    def __init__(self) -> None:
        self.state: State = new_table("KAPUA", "Mesa", "symbaroum", {"id": GM, "name": "Mestre"})
        self.events: list[dict[str, Any]] = []
        self.steps: list[tuple[dict[str, Any], State, dict[str, list[int]]]] = []
        for player in (ANA, BIA):
            self.does("member.join", by="server", member={"id": player, "name": player, "role": "player"})

    def does(self, kind: str, *faces: int, by: str = GM, **inputs: Any) -> dict[str, Any]:
        """Give a command whose dice fall as given; return its event. Every face must be asked for."""
        left = list(faces)
        fell: dict[str, list[int]] = {}

        def take(label: str, sides: int) -> int:
            assert left, f"a d{sides} ({label}) was asked for"
            fell.setdefault(label, []).append(left[0])
            return left.pop(0)

        command = {"type": kind, "id": f"command-{len(self.events):05d}", "by": by, **inputs}
        event = run_decide(self.state, command, take)["event"]
        assert not left, f"not asked for: {left}"
        self.steps.append((command, self.state, fell))
        event["seq"], event["at"] = len(self.events) + 1, len(self.events)
        self.state = evolve(self.state, event)
        self.events.append(event)
        return event

    def rolls(self, actor: str, *faces: int, by: str = GM, on: dict[str, bool] | None = None, **intent: Any) -> Any:
        """Roll an intent; return the roll."""
        event = self.does("roll", *faces, by=by, actor=actor, intent=intent, **({"on": on} if on else {}))
        return self.state["rolls"][event["id"]]

    def refuses(self, kind: str, code: str, by: str = GM, **inputs: Any) -> None:
        """Give a command that must be refused with this code."""
        with pytest.raises(RuleError) as caught:
            self.does(kind, *[1] * 9, by=by, **inputs)
        assert caught.value.code == code

    def adds(self, name: str, kind: str = "other", hidden: bool = False, count: int = 1, **sheet: Any) -> str:
        """Let the game master add a character."""
        added = {"id": name, "name": name.upper(), "kind": kind, "hidden": hidden, "count": count, "sheet": sheet}
        self.does("character.add", character=added)
        return name

    def hero(self, name: str, owner: str = ANA, **sheet: Any) -> str:
        """Add a player's character."""
        self.adds(name, kind="player_character", **sheet)
        self.does("character.take", by=owner, character=name)
        return name

    def of(self, name: str) -> dict[str, Any]:
        """Return a character."""
        found: dict[str, Any] = self.state["characters"][name]
        return found

    def toughness(self, name: str) -> int:
        """Return a character's Toughness."""
        return int(self.of(name)["vitals"]["toughness"])


def of_ten(**changed: int) -> dict[str, int]:
    """Return attributes that are all 10 but for these."""
    return {name: changed.get(name, 10) for name in ATTRIBUTES}


def sample_table() -> Table:
    """Return the sample table, two of its heroes taken."""
    made = Table()
    for command in demo(lambda key: key):
        inputs = {key: value for key, value in command.items() if key != "type"}
        made.does(command["type"], **inputs)
    made.does("character.take", by=ANA, character="moema")
    made.does("character.take", by=BIA, character="bento")
    return made


def play_the_fight(table: Table) -> None:
    """Play the sample fight from its start to its end."""
    order = [row["id"] for row in table.state["fight"]["order"]]
    assert order == ["juca", "moema", "salteadores", "bento", "tenorio", "quiteria"]
    table.rolls("juca", 3, kind="surprise", target="tenorio")
    table.does("fight.next")
    shot = table.rolls("moema", 6, by=ANA, kind="attack", weapon=0, target="salteadores")
    damage = table.rolls("moema", 8, 1, by=ANA, **shot["next"][0]["intent"])
    table.does("roll.apply", by=ANA, roll=damage["id"], target="salteadores")
    table.does("fight.next", by=ANA)
    table.rolls("salteadores", kind="attack", weapon=0, target="bento")
    table.rolls("salteadores", kind="attack", weapon=0, target="bento")
    assert len(table.of("bento")["pending"]["later"]) == 1
    table.rolls("bento", 2, by=BIA, kind="defend")
    table.rolls("bento", 19, by=BIA, kind="defend")
    table.rolls("bento", 8, 1, by=BIA, kind="suffer")
    assert table.toughness("bento") == 8
    table.does("fight.next")
    table.does("character.hide", character="mapinguari", hidden=False)
    table.does("fight.join", character="mapinguari")
    table.rolls("mapinguari", kind="attack", weapon=0, target="bento")
    table.rolls("bento", 18, 19, by=BIA, kind="defend")
    table.rolls("bento", 10, 1, by=BIA, kind="suffer")
    assert "dying" in table.of("bento")["states"]
    while table.state["fight"]["turn"] != "quiteria":
        table.does("fight.next")
    saved = table.rolls("quiteria", 3, kind="heal", target="bento", choose={"method": "medicus"})
    table.does("roll.apply", roll=saved["id"], target="bento")
    assert table.toughness("bento") == 3 and "dying" not in table.of("bento")["states"]
    table.does("fight.end")
    assert table.state["fight"] is None
