"""A game is its folder: no other code names one."""

from __future__ import annotations

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAMES = sorted(path.parent.name for path in (ROOT / "rules").glob("*/__init__.py"))
CODE = [
    *sorted((ROOT / "server").glob("*.py")),
    *sorted((ROOT / "rules").glob("*.py")),
    *sorted(path for path in (ROOT / "pwa" / "src").rglob("*.ts*") if ".test." not in path.name),
    ROOT / "setup.py",
    ROOT / "pyproject.toml",
    ROOT / "Makefile",
    *[path for path in sorted((ROOT / "scripts").glob("*.py")) if not path.name.startswith("bench")],
]


def test_no_code_outside_its_folder_names_a_game() -> None:
    named = []
    for path in CODE:
        if "gallery" in path.parts:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            # the example in a docstring of how a book is begun is no code
            if any(game in line for game in GAMES) and 'OpBook("' not in line:
                named.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert named == []


def test_every_game_declares_itself_whole() -> None:
    from tavola.rules.systems import load

    needed = {
        "id", "book", "kinds", "player_kinds", "sheet", "traits", "vitals", "states", "chips", "card", "intents",
        "situation", "choices", "sources", "switches", "pools", "turns", "play", "ready", "demo", "texts",
    }  # fmt: skip
    for game in GAMES:
        assert needed <= set(load(game).SYSTEM), game
