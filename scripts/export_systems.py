"""Write each system's declaration for the apps: ``pwa/public/systems/<id>.json`` and ``index.json``.

What the apps draw (sheet, card, vitals, states, ops with inputs and outcomes) comes from here; functions stay in
Python. ``--check`` compares instead of writing.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pathlib
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / "pwa" / "public" / "systems"
LEFT_IN_PYTHON = {"book", "play", "ready", "demo", "texts", "check", "run"}


def plain(value: Any) -> Any:
    """Return the JSON part of a declaration: functions and what only Python reads left out."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items() if key not in LEFT_IN_PYTHON and not callable(item)}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def declaration(system: str) -> dict[str, Any]:
    """Return a system's declaration with its ops."""
    declared = importlib.import_module(f"tavola.rules.{system}").SYSTEM
    told: dict[str, Any] = plain(declared)
    told["ops"] = [plain(entry) for entry in declared["book"].ops]
    # the ready characters' names are words of the app: the same keys that the demo uses
    ready = declared.get("ready")
    told["ready"] = plain(ready(lambda key: {"key": key, "args": {}})) if ready else []
    return told


def playable() -> list[str]:
    """Return the systems that declare a sheet, in order of their ids."""
    found = sorted(path.parent.name for path in (ROOT / "rules").glob("*/__init__.py"))
    return [name for name in found if "sheet" in importlib.import_module(f"tavola.rules.{name}").SYSTEM]


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, default=OUT)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    systems = playable()
    (options.out / "index.json").write_text(json.dumps(systems), encoding="utf-8")
    for system in systems:
        text = json.dumps(declaration(system), ensure_ascii=False, separators=(",", ":"))
        (options.out / f"{system}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
