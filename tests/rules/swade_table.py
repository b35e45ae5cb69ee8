"""A Savage Worlds table for tests: it gives its dice from a list and takes nothing for granted."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.rules.errors import RuleError
from tavola.rules.table import evolve, new_table, run_decide, view

GM = "gm000001"
ANA, BIA = "player01", "player02"
State = dict[str, Any]


class Table:
    """Carries out commands with exactly the dice given."""

    def __init__(self, *switches: str) -> None:
        self.state: State = new_table("KAPUA", "Mesa", "swade", {"id": GM, "name": "Mestre"})
        self.count = 0
        for player in (ANA, BIA):
            self.give({"type": "member.join", "member": {"id": player, "name": player}}, by="server")
        for switch in switches:
            self.rule(switch)

    def give(self, command: dict[str, Any], *faces: int, by: str = GM) -> dict[str, Any]:
        """Carry out a command; return its event."""
        waiting = list(faces)
        self.count += 1
        whole = {"id": f"command-{self.count:05d}", "by": by, "at": self.count, **command}

        def take(label: str, sides: int) -> int:
            return waiting.pop(0) if waiting else pytest.fail(f"no face for {label} (d{sides}) of {command}")

        event: dict[str, Any] = run_decide(self.state, whole, take)["event"]
        assert not waiting, f"unused faces {waiting} of {command}"
        event.update(seq=self.state["seq"] + 1, at=self.count)
        self.state = evolve(self.state, event)
        return event

    def refused(self, command: dict[str, Any], *faces: int, by: str = GM) -> str:
        """Return the code that a command is refused with."""
        with pytest.raises(RuleError) as caught:
            self.give(command, *faces, by=by)
        return str(caught.value.code)

    def rule(self, switch: str, on: bool = True) -> None:
        """Turn a setting rule on or off."""
        self.give({"type": "table.rule", "rule": switch, "on": on})

    def add(self, name: str, kind: str = "wild_card", owner: str | None = None, **sheet: Any) -> str:
        """Add a character."""
        more = {"hidden": sheet.pop("hidden", False), "count": sheet.pop("count", 1)}
        character = {"id": name, "name": name, "kind": kind, "owner": owner, "sheet": sheet, **more}
        self.give({"type": "character.add", "character": character})
        return name

    def roll(self, actor: str, intent: dict[str, Any], *faces: int, by: str = GM, **more: Any) -> dict[str, Any]:
        """Roll an intent; return the roll."""
        event = self.give({"type": "roll", "actor": actor, "intent": intent, **more}, *faces, by=by)
        roll: dict[str, Any] = self.state["rolls"][event["id"]]
        return roll

    def labels(self, roll: dict[str, Any]) -> list[str]:
        """Return what can be done after a roll."""
        return [step["label"]["key"].removeprefix("swade-next-") for step in roll["next"]]

    def next(self, roll: dict[str, Any], label: str, *faces: int) -> dict[str, Any]:
        """Take a next step: the roll that follows, or what applying told."""
        step = self.state["rolls"][roll["id"]]["next"][self.labels(roll).index(label)]
        if step["intent"] is not None:
            return self.roll(roll["actor"], step["intent"], *faces)
        event = self.give(step["command"], *faces)
        if step["command"]["type"] == "roll":
            rolled: dict[str, Any] = self.state["rolls"][event["id"]]
            return rolled
        data: dict[str, Any] = event["data"]
        return data

    def who(self, name: str) -> dict[str, Any]:
        """Return a character."""
        character: dict[str, Any] = self.state["characters"][name]
        return character

    def states(self, name: str) -> set[str]:
        """Return a character's states."""
        return set(self.who(name)["states"])

    def vital(self, name: str, vital: str) -> int:
        """Return a vital."""
        value: int = self.who(name)["vitals"][vital]
        return value

    def set(self, name: str, vital: str, to: int) -> None:
        """Set a vital."""
        self.give({"type": "character.vital", "character": name, "vital": vital, "to": to})

    def put(self, name: str, state: str, on: bool = True) -> None:
        """Put a state on a character, or take it off."""
        self.give({"type": "character.state", "character": name, "state": state, "on": on})

    def fight(self, **cards: str) -> None:
        """Begin a fight with these cards."""
        self.give({"type": "fight.start", "characters": list(cards)})
        self.give({"type": "fight.deal", "cards": cards})

    def seen(self, player: str) -> State:
        """Return what a player's phone has."""
        seen: State = view(self.state, {"role": "player", "member": player})
        return seen


def skills(**dice: str) -> list[dict[str, Any]]:
    """Return skills as a sheet has them."""
    return [{"id": name, "die": die} for name, die in dice.items()]


def sources(plan: dict[str, Any]) -> dict[str, int]:
    """Return a plan's modifiers that count."""
    return {row["source"]: row["value"] for row in plan["modifiers"] if row["on"]}
