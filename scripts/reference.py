"""The rules reference: read the chapters under i18n/pt-BR/reference, check them, hand them to the app.

    python scripts/reference.py [--check] [--out FOLDER]

Writes one ``<system>.json`` each, the entries with their text in blocks. An entry is edited by people who do not
program; its form is in ``i18n/README.md``. What is wrong is said with file and line, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pathlib
import re
import sys
from dataclasses import dataclass, field
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "i18n" / "pt-BR" / "reference"
OUT = ROOT / "pwa" / "public" / "reference"
HEAD = re.compile(r"^## ([a-z0-9-]+) \| (.+)$")
LABELS = {"também": "aliases", "inglês": "english", "rolar": "ops", "ver": "see"}
MOST_WORDS = 220  # tables and examples aside


@dataclass
class Entry:
    """One entry as it stands in its file."""

    id: str
    title: str
    chapter: str
    place: str
    aliases: list[str] = field(default_factory=list)
    english: list[str] = field(default_factory=list)
    ops: list[str] = field(default_factory=list)
    see: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def text(self) -> str:
        """Return the body as it was written."""
        return "\n".join(self.lines).strip()

    def blocks(self) -> list[dict[str, Any]]:
        """Return the body in blocks: {"p"}, {"example"}, {"list": [...]}, {"table": [[...], ...]}."""
        found: list[dict[str, Any]] = []
        for part in re.split(r"\n\s*\n", self.text()):
            rows = part.strip().splitlines()
            if rows and rows[0].startswith("|"):
                table = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows]
                found.append({"table": [row for row in table if not set("".join(row)) <= set("-: ")]})
            elif rows and all(row.startswith("- ") for row in rows):
                found.append({"list": [row[2:] for row in rows]})
            elif rows and rows[0].startswith("Exemplo:"):
                found.append({"example": " ".join(rows)[len("Exemplo:") :].strip()})
            elif rows:
                found.extend(_mixed(rows))
        return found

    def prose_words(self) -> int:
        """Return how many words the body has, tables aside."""
        return len([word for line in self.lines if not line.startswith("|") for word in line.split()])


def _mixed(rows: list[str]) -> list[dict[str, Any]]:
    """Return the blocks of a paragraph that a list or table follows without an empty line."""
    found: list[dict[str, Any]] = []
    for row in rows:
        if row.startswith("- "):
            if found and "list" in found[-1]:
                found[-1]["list"].append(row[2:])
            else:
                found.append({"list": [row[2:]]})
        elif found and "p" in found[-1]:
            found[-1]["p"] += " " + row
        else:
            found.append({"p": row})
    return found


def read_chapter(path: pathlib.Path) -> tuple[list[Entry], list[str]]:
    """Return a chapter's entries and what is wrong with its form."""
    entries: list[Entry] = []
    faults: list[str] = []
    chapter = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        place = f"{path.relative_to(ROOT)}:{number}"
        head = HEAD.match(line)
        if head:
            entries.append(Entry(head[1], head[2].strip(), chapter, place))
        elif line.startswith("# ") and not entries:
            chapter = line[2:].strip()
        elif line.startswith("#"):
            faults.append(f"{place}: a heading that is no entry: {line}")
        elif not entries:
            if line.strip():
                faults.append(f"{place}: text before the first entry")
        else:
            _read_line(entries[-1], line, place, faults)
    if not chapter:
        faults.append(f"{path.relative_to(ROOT)}:1: no chapter title (# ...)")
    return entries, faults


def _read_line(entry: Entry, line: str, place: str, faults: list[str]) -> None:
    label, _, rest = line.partition(":")
    if label in LABELS and not entry.text():
        separator = ";" if label == "inglês" else ","
        values = [value.strip() for value in rest.split(separator) if value.strip()]
        setattr(entry, LABELS[label], values)
        return
    if re.search(r"<[a-z/]|\]\(|`", line):
        faults.append(f"{place}: only bold, lists and tables may stand in an entry")
    entry.lines.append(line)


def read_system(system: str) -> tuple[list[Entry], list[str]]:
    """Return a system's entries in reading order and what is wrong with them."""
    entries: list[Entry] = []
    faults: list[str] = []
    for path in sorted((SOURCE / system).glob("*.md")):
        found, wrong = read_chapter(path)
        entries += found
        faults += wrong
    book = importlib.import_module(f"tavola.rules.{system}").SYSTEM["book"]
    ids = {entry.id for entry in entries}
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            faults.append(f"{entry.place}: {entry.id} stands twice")
        seen.add(entry.id)
        faults += [f"{entry.place}: no op {op}" for op in entry.ops if book.find(op) is None]
        faults += [f"{entry.place}: no entry {other}" for other in entry.see if other not in ids]
        if not entry.text():
            faults.append(f"{entry.place}: no text")
        if not entry.english:
            faults.append(f"{entry.place}: no English title (inglês: ...)")
        if entry.prose_words() > MOST_WORDS:
            faults.append(f"{entry.place}: {entry.prose_words()} words; {MOST_WORDS} at most")
    return entries, faults


def as_json(entry: Entry) -> dict[str, Any]:
    """Return an entry as the app gets it."""
    return {
        "id": entry.id,
        "title": entry.title,
        "chapter": entry.chapter,
        "aliases": entry.aliases,
        "english": entry.english,
        "ops": entry.ops,
        "see": entry.see,
        "blocks": entry.blocks(),
    }


def main() -> int:
    """Check all systems, write them unless asked only to check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--out", type=pathlib.Path, default=OUT)
    options = parser.parse_args()
    faults: list[str] = []
    for folder in sorted(path for path in SOURCE.glob("*") if path.is_dir()):
        if options.only and folder.name not in options.only:
            continue
        entries, wrong = read_system(folder.name)
        faults += wrong
        if not options.check:
            options.out.mkdir(parents=True, exist_ok=True)
            text = json.dumps([as_json(entry) for entry in entries], ensure_ascii=False, separators=(",", ":"))
            (options.out / f"{folder.name}.json").write_text(text, encoding="utf-8")
    print("\n".join(faults))
    print(f"{len(faults)} faults in the reference")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
