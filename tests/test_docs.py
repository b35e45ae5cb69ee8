"""The docs say what the code says, and every key has its words."""

from __future__ import annotations

import importlib.util
import pathlib
import sys
from types import ModuleType

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
SYSTEMS = sorted(path.parent.name for path in (ROOT / "rules").glob("*/__init__.py"))


def script(name: str) -> ModuleType:
    """Return a script of ``scripts/`` as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_generated_pages_are_up_to_date() -> None:
    docs = script("docs")
    for name, page in docs.PAGES.items():
        assert (docs.DOCS / name).read_text(encoding="utf-8") == page(), f"{name}: run `make docs`"


@pytest.mark.parametrize("language", ["pt-BR", "en"])
def test_every_error_code_has_its_words(language: str) -> None:
    docs = script("docs")
    words = docs.error_words(language)
    assert set(words) == docs.all_codes()


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_key_of_a_system_has_its_words(system: str) -> None:
    assert script("words").check(system) == []


def test_the_map_names_files_that_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = [part for part in text.split("`")[1::2] if "/" in part and " " not in part and "*" not in part]
    assert [part for part in named if not (ROOT / part).exists()] == []
