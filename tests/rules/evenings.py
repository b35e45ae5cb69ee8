"""Random evenings: sequences of commands that people at a table might give, and a table that carries them out."""

from __future__ import annotations

import random
from typing import Any

from tavola.rules.errors import RuleError
from tavola.rules.systems import load
from tavola.rules.table import evolve, new_table, run_decide

GM = {"id": "gm000001", "name": "Mestre"}
PLAYERS = ["player01", "player02"]
State = dict[str, Any]
Command = dict[str, Any]


def opening(system: str) -> tuple[State, list[Command]]:
    """Return a fresh table of the system and the commands that set up its sample evening with two players."""
    state: State = new_table("KAPUA", "Mesa", system, GM)
    commands: list[Command] = []
    for player in PLAYERS:
        commands.append(
            {"type": "member.join", "by": "server", "member": {"id": player, "name": player, "role": "player"}}
        )
    for command in load(system).SYSTEM["demo"](lambda key: key):
        commands.append({**command, "by": GM["id"]})
    people = [ready["id"] for ready in load(system).SYSTEM["ready"](lambda key: key)]
    for player, character in zip(PLAYERS, people, strict=False):
        commands.append({"type": "character.take", "by": player, "character": character})
    return state, commands


def some_command(state: State, luck: random.Random) -> Command:
    """Return one command that somebody at the table might give now; it may well be refused."""
    declared = load(state["table"]["system"]).SYSTEM
    everyone = state["character_order"] or ["nobody"]
    who = luck.choice(everyone)
    by = luck.choice([GM["id"], *PLAYERS])
    owner = state["characters"].get(who, {}).get("owner")
    if owner and luck.random() < 0.7:
        by = owner
    trait = luck.choice(declared["traits"])[0]
    intents: list[dict[str, Any]] = [{"kind": kind} for kind in declared["intents"]]
    intents += [{"kind": "trait", "trait": trait}, {"kind": "notation", "notation": "2d6+1"}]
    intent = dict(luck.choice(intents))
    if intent["kind"] == "trait":
        intent["trait"] = trait
    if luck.random() < 0.6:
        intent["target"] = luck.choice(everyone)
    if luck.random() < 0.5:
        intent["weapon"] = intent["attack"] = luck.randrange(2)
    vital = luck.choice(declared["vitals"])["id"]
    known_state = luck.choice(declared["states"])["id"]
    roll = luck.choice(state["roll_order"] or ["no-roll-0"])
    commands: list[Command] = [
        {"type": "roll", "actor": who, "intent": intent, "private": luck.random() < 0.1},
        {"type": "roll", "actor": who, "intent": intent},
        {"type": "roll.apply", "roll": roll, "target": luck.choice(everyone)},
        {"type": "character.vital", "character": who, "vital": vital, "by": luck.choice([-2, -1, 1, 2])},
        {"type": "character.state", "character": who, "state": known_state, "on": luck.random() < 0.6},
        {"type": "character.hide", "character": who, "hidden": luck.random() < 0.5},
        {"type": "character.edit", "character": who, "alias": luck.choice(["", "Vulto"])},
        {"type": "ask", "to": [who], "intent": {"kind": "trait", "trait": trait}, "modifier": -2},
        {"type": "fight.next"},
        {"type": "fight.deal"},
        {"type": "fight.start", "characters": everyone},
        {"type": "fight.hold", "character": who},
        {"type": "fight.act", "character": who},
        {"type": "fight.end"},
        {"type": "undo"},
        {"type": "character.remove", "character": who},
    ]
    weights = [6, 8, 5, 5, 5, 3, 1, 2, 8, 2, 2, 3, 2, 1, 5, 1]
    if luck.random() < 0.1 and roll != "no-roll-0":
        record = state["rolls"][roll]
        return {
            "type": "roll", "by": record["by"], "actor": record["actor"], "intent": record["intent"],
            "reroll_of": roll,
        }  # fmt: skip
    return {**luck.choices(commands, weights)[0], "by": by}


class Evening:
    """A table through an evening: carries out commands with seeded dice and remembers each step."""

    def __init__(self, system: str, seed: int) -> None:
        self.luck = random.Random(seed)
        self.state, opening_commands = opening(system)
        self.steps: list[dict[str, Any]] = []
        for command in opening_commands:
            assert self.give(command) is None

    def give(self, command: Command) -> RuleError | None:
        """Carry out one command; return the error where it is refused (the state is then as it was)."""
        number = len(self.steps)
        command = {**command, "id": f"command-{number:05d}", "at": number}
        faces: dict[str, list[int]] = {}
        drawn: list[int] = []

        def take(label: str, sides: int) -> int:
            face = self.luck.randint(1, sides)
            faces.setdefault(label, []).append(face)
            drawn.append(face)
            return face

        step: dict[str, Any] = {"command": command, "before": self.state, "faces": faces, "event": None, "error": None}
        try:
            event = run_decide(self.state, command, take)["event"]
        except RuleError as error:
            step.update(error=error, after=self.state)
            self.steps.append(step)
            return error
        event["seq"] = self.state["seq"] + 1
        event["at"] = number
        self.state = evolve(self.state, event)
        step.update(event=event, after=self.state)
        self.steps.append(step)
        return None

    def play(self, commands: int) -> None:
        """Give that many random commands."""
        for _ in range(commands):
            self.give(some_command(self.state, self.luck))
