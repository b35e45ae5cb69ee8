"""Write what the code already says: docs/protocol.md, docs/errors.md, docs/ops.md. ``--check`` compares instead.

The hand-written part of the protocol stands in docs/protocol-wire.md and is put in front of the generated lists.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import pathlib
import sys
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast

from tavola.rules.table import command_list
from tavola.server.errors import CODES

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
RAISERS = {"RuleError": 0, "invalid": None, "missing": None}
NOTE = "<!-- Written by scripts/docs.py from the code; `make docs` writes it again. -->\n"


def rule_codes() -> dict[str, set[str]]:
    """Return each code that a rule can raise and the modules that raise it, read from the source."""
    found: dict[str, set[str]] = {"invalid_input": {"inputs"}, "missing_input": {"inputs"}}
    for path in sorted((ROOT / "rules").rglob("*.py")):
        module = str(path.relative_to(ROOT / "rules").with_suffix("")).replace("/", ".")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "RuleError":
                for code in _texts(node.args[0] if node.args else None):
                    found.setdefault(code, set()).add(module)
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(key, ast.Constant) and key.value == "refused":
                        for code in _texts(value):
                            found.setdefault(code, set()).add(module)
    return found


def all_codes() -> set[str]:
    """Return every code that a client can meet."""
    return set(rule_codes()) | set(CODES)


def _texts(node: ast.AST | None) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return []


def error_words(language: str) -> dict[str, str]:
    """Return message id -> text of the error messages in one language."""
    path = ROOT / "i18n" / language / "server.ftl"
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent_ast.Message) and entry.value and entry.id.name.startswith("error-"):
            parts = [part.value for part in entry.value.elements if isinstance(part, fluent_ast.TextElement)]
            found[entry.id.name.removeprefix("error-")] = "…".join(parts).strip()
    return found


def errors_page() -> str:
    """Return docs/errors.md."""
    words = error_words("en")
    rules = rule_codes()
    lines = ["# Error codes", "", NOTE]
    lines += ["Every refusal carries a `code`, the `field` at fault where there is one, and what its message needs", ""]
    lines += ["(`values`). The message is `error-<code>` in `i18n/<language>/server.ftl`.", ""]
    lines += ["| code | HTTP | raised by | says |", "| --- | --- | --- | --- |"]
    for code in sorted(all_codes()):
        by = ", ".join(sorted({name.split(".")[0] for name in rules.get(code, {"server"})}))
        lines.append(f"| `{code}` | {CODES.get(code, 400)} | {by} | {words.get(code, '')} |")
    return "\n".join(lines) + "\n"


def shape(spec: dict[str, Any]) -> str:
    """Return a command's or op's input in one phrase."""
    kind = spec["kind"]
    if spec.get("values"):
        kind = " \\| ".join(str(value) for value in spec["values"])
    if spec.get("fields"):
        kind = "{" + ", ".join(field["name"] for field in spec["fields"]) + "}"
    bounds = [
        f"{word} {spec[key]}" for key, word in (("min", "from"), ("max", "to"), ("long", "at most")) if key in spec
    ]
    more = f" ({', '.join(bounds)})" if bounds else ""
    need = "required" if spec.get("required") else f"default `{spec.get('default')!r}`"
    return f"`{spec['name']}`: {kind}{more}, {need}"


def protocol_page() -> str:
    """Return docs/protocol.md: the wire, written by hand, and the commands, written from their declarations."""
    text = (DOCS / "protocol-wire.md").read_text(encoding="utf-8")
    lines = [text.rstrip(), "", "## Commands", "", NOTE]
    lines += ["| type | who | inputs |", "| --- | --- | --- |"]
    for entry in command_list():
        inputs = "<br>".join(shape(spec) for spec in entry["inputs"]) or "none"
        lines.append(f"| `{entry['type']}` | {', '.join(entry['roles'])} | {inputs} |")
    return "\n".join(lines) + "\n"


def ops_page() -> str:
    """Return docs/ops.md: every op of every system with what it asks and answers."""
    lines = ["# Ops", "", NOTE]
    for path in sorted((ROOT / "rules").glob("*/__init__.py")):
        system = path.parent.name
        book = importlib.import_module(f"tavola.rules.{system}").SYSTEM["book"]
        lines += [f"## {system}", "", "| op | chapter | inputs | dice | outcome |", "| --- | --- | --- | --- | --- |"]
        for entry in book.ops:
            inputs = ", ".join(f"`{spec['name']}`" for spec in entry["inputs"])
            outcome = ", ".join(f"`{field['name']}`" for field in entry["outcome"])
            dice = ", ".join(entry["dice"]) or "none"
            lines.append(f"| `{entry['op']}` | {entry['chapter']} | {inputs} | {dice} | {outcome} |")
        lines.append("")
    return "\n".join(lines)


PAGES = {"errors.md": errors_page, "protocol.md": protocol_page, "ops.md": ops_page}


def main() -> int:
    """Write the pages, or say which are out of date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    stale = []
    for name, page in PAGES.items():
        path = DOCS / name
        text = page()
        if options.check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            stale.append(name)
        elif not options.check:
            path.write_text(text, encoding="utf-8")
    if stale:
        print(f"out of date: {', '.join(stale)}; `make docs` writes them again")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
