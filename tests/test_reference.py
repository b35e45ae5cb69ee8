"""Every entry of the reference stands in the product and tells its facts' figures."""

from __future__ import annotations

import pathlib
import re
from typing import Any

import pytest
import yaml

from .test_docs import ROOT, script

FACTS = {path.stem: path for path in sorted((ROOT / "tests" / "reference").glob("*.yaml"))}
FIGURE = re.compile(r"\d+(?:[.,]\d+)*")


def facts(system: str) -> dict[str, dict[str, Any]]:
    """Return id -> what its entry has to tell."""
    path: pathlib.Path = FACTS[system]
    return {row["id"]: row for row in yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)}


def figures(text: str) -> set[str]:
    """Return the figures of a text; 1,000 and 1.000 and 1000 are one, so are 0.5 and 0,5."""
    found = set()
    for figure in FIGURE.findall(text):
        thousands = re.fullmatch(r"\d{1,3}(?:[.,]\d{3})+", figure)
        found.add(re.sub(r"[.,]", "" if thousands else ".", figure))
    return found


@pytest.mark.parametrize("system", FACTS)
def test_the_form_is_right(system: str) -> None:
    assert script("reference").read_system(system)[1] == []


@pytest.mark.parametrize("system", FACTS)
def test_every_entry_is_there_with_its_ops_and_neighbours(system: str) -> None:
    entries = {entry.id: entry for entry in script("reference").read_system(system)[0]}
    wanted = facts(system)
    assert set(entries) == set(wanted)
    for name, row in wanted.items():
        assert set(entries[name].ops) == set(row["ops"]), name
        assert set(entries[name].see) == set(row["see"]), name


@pytest.mark.parametrize("system", FACTS)
def test_every_figure_is_told(system: str) -> None:
    entries = {entry.id: entry for entry in script("reference").read_system(system)[0]}
    missing = {}
    for name, row in facts(system).items():
        lost = figures(" ".join(row["facts"])) - figures(entries[name].title + " " + entries[name].text())
        if lost:
            missing[name] = sorted(lost)
    assert missing == {}
