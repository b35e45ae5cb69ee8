"""Which keys the rules can say, and whether each has its words in both languages.

    python scripts/words.py [--system ID ...]

Prints missing, unused and doubled message ids; exits 1 if there is any. ``i18n/README.md`` has the scheme.
"""

from __future__ import annotations

import argparse
import importlib
import pathlib
import re
import sys
from typing import Any

from fluent.syntax import FluentParser, ast

ROOT = pathlib.Path(__file__).resolve().parent.parent
LANGUAGES = ("pt-BR", "en")
WORD = re.compile(r"([A-Za-z]|\d+_)[A-Za-z0-9_]*$")

Key = tuple[str, ...]  # a message id, then the ids that serve where it is absent


def is_word(value: object) -> bool:
    """Return whether a declared value is a word to be translated: not a number, a die or a card."""
    return isinstance(value, str) and WORD.match(value) is not None and re.match(r"d\d", value) is None


def input_keys(system: str, op: str, spec: dict[str, Any]) -> list[Key]:
    """Return the keys of one input: its label, its words, and those of what it holds."""
    name = spec["name"]
    keys: list[Key] = [(f"{system}-in-{op}-{name}", f"{system}-in-{name}")] if name else []
    for value in spec.get("values", []):
        if is_word(value):
            keys.append((f"{system}-w-{name}-{value}", f"{system}-w-{value}"))
    for key in spec.get("keys", []):
        if is_word(key):
            keys.append((f"{system}-w-{name}-{key}", f"{system}-w-{key}"))
    for field in spec.get("fields", []):
        keys += input_keys(system, op, field)
    if "item" in spec:
        item = dict(spec["item"], name="") if spec["item"]["kind"] not in ("choice", "choices") else spec["item"]
        keys += [
            key for key in input_keys(system, op, dict(item, name=name)) if "-in-" not in key[0] or item.get("fields")
        ]
    return keys


def outcome_keys(system: str, op: str, field: dict[str, Any]) -> list[Key]:
    """Return the keys of one outcome field: its label and every word it can carry."""
    name = field["name"]
    keys: list[Key] = [(f"{system}-out-{op}-{name}", f"{system}-out-{name}")]
    for value in field.get("values", []):
        if is_word(value):
            keys.append((f"{system}-w-{name}-{value}", f"{system}-w-{value}"))
    for inner in field.get("fields", []):
        keys += outcome_keys(system, op, inner)
    return keys


def declared_keys(system: str) -> list[Key]:
    """Return every key that the system's ops can say."""
    book = importlib.import_module(f"tavola.rules.{system}").SYSTEM["book"]
    keys: list[Key] = []
    for entry in book.ops:
        keys.append((f"{system}-op-{entry['op']}",))
        keys += [(f"{system}-dice-{entry['op']}-{label}", f"{system}-dice-{label}") for label in entry["dice"]]
        for spec in entry["inputs"]:
            keys += input_keys(system, entry["op"], spec)
        for field in entry["outcome"]:
            keys += outcome_keys(system, entry["op"], field)
    return keys


def named_keys(system: str, value: Any) -> list[Key]:
    """Return the keys that stand whole in a declaration: every string that begins with the system's id."""
    if isinstance(value, str):
        return [(value,)] if value.startswith(f"{system}-") and "$" not in value else []
    if isinstance(value, dict):
        return [key for name, item in value.items() if name != "book" for key in named_keys(system, item)]
    if isinstance(value, (list, tuple)):
        return [key for item in value for key in named_keys(system, item)]
    return []


def field_keys(system: str, spec: dict[str, Any]) -> list[Key]:
    """Return the keys of one field of the sheet: its label, its words, those of what it holds."""
    keys: list[Key] = [(f"{system}-field-{spec['name']}", f"{system}-trait-{spec['name']}")]
    for value in spec.get("values", []):
        if is_word(value):
            keys.append((f"{system}-w-{spec['name']}-{value}", f"{system}-w-{value}"))
    for value in spec.get("known", []):
        keys.append((spec["label"].replace("$id", value),))
    inner = list(spec.get("fields", []))
    if isinstance(spec.get("item"), dict):
        inner += spec["item"].get("fields", [])
    for field in inner:
        keys += field_keys(system, field)
    return keys


def sample_keys(system: str, declared: dict[str, Any]) -> list[Key]:
    """Return the keys that the ready characters and the sample table ask for."""
    asked: list[str] = []

    def words(key: str) -> str:
        asked.append(key)
        return key

    declared["demo"](words)
    return [(key,) for key in asked]


def table_keys(system: str) -> list[Key]:
    """Return every key that the system's card, sheet, plans and verdicts can say."""
    declared = importlib.import_module(f"tavola.rules.{system}").SYSTEM
    if "sheet" not in declared:
        return []
    keys = named_keys(system, declared) + sample_keys(system, declared)
    keys.append((f"{system}-name",))
    keys += [(f"{system}-trait-{trait}",) for trait, _ in declared["traits"]]
    for section in declared["card"]:
        keys.append((f"{system}-section-{section['id']}",))
        if section["kind"] == "grid":
            keys += [(f"{system}-short-{row}",) for row in section["rows"]]
        # what a row's figures read like there, where the field's label does not do
        noted = section.get("note", [])
        keys += [(f"{system}-note-{section['id']}-{name}", f"{system}-field-{name}") for name in noted]
    for kind, part in (("vital", "vitals"), ("state", "states"), ("situation", "situation"), ("pool", "pools")):
        keys += [(f"{system}-{kind}-{entry['id']}",) for entry in declared[part]]
    keys += [(f"{system}-pending-{entry['kind']}",) for entry in declared["pending"]]
    keys += [(f"{system}-kind-{kind}",) for kind in declared["kinds"]]
    keys += [(f"{system}-switch-{switch}",) for switch in declared["switches"]]
    keys += [(f"{system}-edge-{edge}",) for edge in declared.get("known_edges", [])]
    keys += [(f"{system}-hindrance-{entry}",) for entry in declared.get("known_hindrances", [])]
    for spec in declared["sheet"]:
        keys += field_keys(system, spec)
    for entry in declared["situation"] + declared["choices"]:
        keys += [
            tuple(f"{system}-{part}-{word}" for part in (f"w-{entry['id']}", "w", "trait", "edge"))
            for word in entry["values"]
            if is_word(word)
        ]
    keys += [(f"{system}-choice-{entry['id']}",) for entry in declared["choices"]]
    keys += [(f"{system}-source-{source}", f"{system}-w-{source}") for source in declared["sources"]]
    for scene in declared.get("scenes", []):
        keys += scene_keys(system, scene)
    return keys


def odds_keys(system: str) -> set[str]:
    """Return the keys of a chance's words; a system may leave them to the apps' own."""
    better = importlib.import_module(f"tavola.rules.{system}").SYSTEM.get("odds", {}).get("better", [])
    fields = [better] if isinstance(better, str) else [name.replace(".", "_") for name, _ in better]
    return {f"{system}-odds-{part}" for part in ["success", "better"] + [f"better-{name}" for name in fields]}


def scene_keys(system: str, scene: dict[str, Any]) -> list[Key]:
    """Return the keys of a kind of scene: its name, what is asked to begin it, what can be done in it."""
    kind = scene["kind"]
    keys: list[Key] = [(f"{system}-scene-{kind}",)]
    for spec in scene["setup"]:
        keys += input_keys(system, f"scene_{kind}", spec)
    for action in scene["actions"]:
        keys.append((f"{system}-scene-{kind}-{action['id']}", f"{system}-scene-do-{action['id']}"))
        for spec in action["inputs"]:
            keys += input_keys(system, f"scene_{kind}", spec)
    return keys


def messages(language: str, system: str) -> tuple[set[str], list[str]]:
    """Return the message ids of a system's ops files in one language, and those that stand twice."""
    found: set[str] = set()
    doubled: list[str] = []
    for path in sorted((ROOT / "i18n" / language).glob(f"{system}-*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                sys.exit(f"{path.name}: not Fluent: {entry.content[:80]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    doubled.append(entry.id.name)
                found.add(entry.id.name)
    return found, doubled


def check(system: str) -> list[str]:
    """Return one line for each message that is missing, unused or there twice."""
    keys = declared_keys(system) + table_keys(system)
    lines = []
    for language in LANGUAGES:
        found, doubled = messages(language, system)
        used = odds_keys(system)
        for key in keys:
            present = [name for name in key if name in found]
            if not present:
                lines.append(f"{language}: missing {' or '.join(key)}")
            used.update(present[:1])
        lines += [f"{language}: doubled {name}" for name in doubled]
        lines += [f"{language}: unused {name}" for name in sorted(found - used)]
    return list(dict.fromkeys(lines))


def main() -> int:
    """Print what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--system", nargs="*")
    options = parser.parse_args()
    known = sorted(path.parent.name for path in (ROOT / "rules").glob("*/__init__.py"))
    lines = [line for system in options.system or known for line in check(system)]
    print("\n".join(lines))
    print(f"{len(lines)} keys to mend")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
