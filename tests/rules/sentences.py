"""The sentence cases (``tests/vectors/sentences``) and the tables at which they are said."""

from __future__ import annotations

import functools
import pathlib
import re
from typing import Any

import yaml

from tavola.rules.speech_words import speech_messages, speech_words
from tavola.rules.swade.demo import demo
from tavola.rules.systems import load
from tavola.rules.table import evolve, new_table, run_decide
from tavola.server import words

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "vectors" / "sentences"
CARDS = {"rosa": "AS", "tiao": "KS", "fonseca": "QS", "jandira": "JS", "capangas": "10S", "onca": "9S"}
State = dict[str, Any]
Case = dict[str, Any]


@functools.cache
def vocabulary(language: str = "pt-BR", system: str = "swade") -> dict[str, Any]:
    """Return the vocabulary as the apps make it from the language's messages."""
    found = {key: words.say(language, key) for key in speech_messages(system) if words.has(language, key)}
    made: dict[str, Any] = speech_words(system, found)
    return made


class Evening:
    """A table that grows by commands; every die shows one less than its highest face."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.count = 0

    def do(self, by: str, kind: str, **values: Any) -> None:
        """Carry out a command; ``id`` names it where a case refers to it."""
        self.count += 1
        command = {"id": f"command-{self.count:04d}", "type": kind, **values, "by": by}
        event = run_decide(self.state, command, lambda label, sides: sides - 1)["event"]
        self.state = evolve(self.state, event)


def _quiet(language: str = "pt-BR") -> Evening:
    table = Evening(new_table("KAPUA", "Mesa", "swade", {"id": "gm", "name": "Mestre"}))
    for member in ("ana", "beto"):
        table.do("server", "member.join", member={"id": member, "name": member.upper()})
    for command in demo(lambda key: words.say(language, key)):
        if not command["type"].startswith("fight."):
            table.do("gm", command["type"], **{key: command[key] for key in command if key != "type"})
    table.do("ana", "character.take", character="rosa")
    table.do("beto", "character.take", character="tiao")
    skills = table.state["characters"]["tiao"]["sheet"]["skills"]
    own = {"id": "capoeira", "name": "Capoeira", "die": "d8"}
    table.do("beto", "character.edit", character="tiao", sheet={"skills": [*skills, own]})
    return table


def _evening(language: str = "pt-BR") -> Evening:
    table = _quiet(language)
    table.do("gm", "character.hide", character="onca", hidden=False)
    table.do("gm", "fight.start", characters=list(CARDS))
    table.do("gm", "fight.deal", cards=CARDS)
    return table


def _hit() -> Evening:
    table = _evening()
    intent = {"kind": "attack", "weapon": 0, "target": "capangas"}
    table.do("ana", "roll", id="atk-0001", actor="rosa", intent=intent)
    return table


def _damaged() -> Evening:
    table = _hit()
    intent = {"kind": "damage", "weapon": 0, "raise": False, "target": "capangas"}
    table.do("ana", "roll", id="dam-0001", actor="rosa", intent=intent)
    return table


def _hurt() -> Evening:
    table = _evening()
    intent = {"kind": "damage", "weapon": 1, "target": "rosa"}
    table.do("gm", "roll", id="dam-0002", actor="capangas", intent=intent)
    table.do("gm", "roll.apply", roll="dam-0002", target="rosa")
    table.do("gm", "character.state", character="rosa", state="shaken", on=True)
    return table


def _rolled() -> Evening:
    table = _evening()
    table.do("ana", "roll", id="not-0001", actor="rosa", intent={"kind": "trait", "trait": "notice"})
    return table


def _freely() -> Evening:
    table = _evening()
    table.do("ana", "roll", id="fre-0001", actor=None, intent={"kind": "notation", "notation": "2d6"})
    return table


def _waiting() -> Evening:
    table = _evening()
    table.do("ana", "fight.hold", character="rosa")
    return table


def _ambush() -> Evening:
    table = _quiet()
    thug = table.state["characters"]["capangas"]["sheet"]
    table.do("gm", "character.remove", character="capangas")
    for number in (1, 2, 3):
        character = {"id": f"c{number}", "name": f"Capanga {number}", "kind": "extra", "sheet": thug}
        table.do("gm", "character.add", character=character)
    return table


def _other(system: str) -> Evening:
    """A game that declares no words of its own, with its sample evening."""
    table = Evening(new_table("KAPUA", "Mesa", system, {"id": "gm", "name": "Mestre"}))
    table.do("server", "member.join", member={"id": "ana", "name": "ANA"})
    for command in load(system).SYSTEM["demo"](lambda key: words.say("pt-BR", key)):
        table.do("gm", command["type"], **{key: command[key] for key in command if key != "type"})
    first = table.state["character_order"][0]
    table.do("ana", "character.take", character=first)
    return table


def _attacked(system: str, who: str, target: str, faces: dict[str, list[int]] | None = None, **weapon: int) -> Evening:
    """A game's sample evening where somebody has struck at whoever Ana plays: her answer is waited for."""
    table = _other(system)
    intent = {"kind": "attack", "target": target, **weapon}
    table.do("gm", "roll", id="blow-001", actor=who, intent=intent, physical=True, faces=faces or {})
    return table


def _struck(system: str, who: str, target: str, faces: dict[str, list[int]], **weapon: int) -> Evening:
    """A game's sample evening where Ana has hit somebody."""
    table = _other(system)
    intent = {"kind": "attack", "target": target, **weapon}
    table.do("ana", "roll", id="blow-001", actor=who, intent=intent, physical=True, faces=faces)
    return table


TABLES = {
    "quiet": _quiet,
    "evening": _evening,
    "hit": _hit,
    "damaged": _damaged,
    "hurt": _hurt,
    "rolled": _rolled,
    "freely": _freely,
    "waiting": _waiting,
    "ambush": _ambush,
    "english": lambda: _evening("en"),
    "mm3e": lambda: _other("mm3e"),
    "symbaroum": lambda: _other("symbaroum"),
    "bandeirantes": lambda: _other("bandeirantes"),
    "mm3e-attacked": lambda: _attacked("mm3e", "formigoes", "muralha", {"d20": [19]}, attack=0),
    "symbaroum-attacked": lambda: _attacked("symbaroum", "tenorio", "moema", weapon=0),
    "symbaroum-struck": lambda: _struck("symbaroum", "moema", "tenorio", {"d20": [2]}, weapon=1),
    "bandeirantes-attacked": lambda: _attacked("bandeirantes", "cacadores", "inacia", {"d100": [9]}, weapon=1),
    "bandeirantes-struck": lambda: _struck("bandeirantes", "inacia", "capitao", {"d100": [9]}, weapon=0),
}


@functools.cache
def table_at(name: str) -> State:
    """Return the state of a table of that name; nobody changes it."""
    return TABLES[name]().state


def vocabulary_of(case: Case) -> dict[str, Any]:
    """Return the vocabulary of a case's language and game."""
    return vocabulary(case["lang"], table_at(case["at"])["table"]["system"])


def _worded(language: str, sentence: str) -> str:
    """Put the text of a message in place of its id in braces: a button is said as it is labelled, whatever it is."""
    return re.sub(r"\{([A-Za-z0-9_-]+)\}", lambda found: words.say(language, found[1]), sentence)


def cases() -> list[Case]:
    """Return every sentence as a case of its own, what its file says for all of them filled in."""
    found = []
    for path in sorted(FOLDER.glob("*.yaml")):
        told = yaml.safe_load(path.read_text(encoding="utf-8"))
        common = {key: told[key] for key in told if key != "cases"}
        for group in told["cases"]:
            for sentence in group["say"]:
                case = {"kind": path.stem, "lang": "pt-BR", **common, **group}
                case["say"] = _worded(case["lang"], sentence)
                if "rolls" in case:
                    intent = {"kind": "notation", "notation": case["rolls"]}
                    case["does"] = [{"type": "roll", "actor": None, "intent": intent}]
                found.append(case)
    return found
