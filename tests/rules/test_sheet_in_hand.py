"""A sheet while it is being written: what it costs, what its game has against it, what its card would show."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tavola.rules.bridge import call
from tavola.rules.systems import load

SYSTEMS = ("swade", "mm3e", "symbaroum", "bandeirantes")


def ask(*asked: Any) -> Any:
    """Return what the phone's border answers."""
    return json.loads(call(json.dumps(asked)))


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_blank_sheet_and_each_ready_one_have_derived_values(system: str) -> None:
    declared = load(system).SYSTEM
    for sheet in [{}, *[ready["sheet"] for ready in declared["ready"](str)]]:
        told = ask("check_sheet", system, sheet, declared["player_kinds"][0])
        assert told["derived"] and "problems" in told
        for chip in declared["chips"]:
            if chip["value"].startswith("derived."):
                assert chip["value"][8:] in told["derived"]


def test_what_cannot_be_kept_says_which_field() -> None:
    told = ask("check_sheet", "swade", {"weapons": [{"damage": "d6"}]}, None)
    assert told == {"error": {"code": "invalid_input", "field": "sheet.weapons"}}


@pytest.mark.parametrize("system", SYSTEMS)
def test_known_ids_have_a_label(system: str) -> None:
    for spec in load(system).SYSTEM["sheet"]:
        for field in spec.get("item", {}).get("fields", []):
            assert ("known" in field) == ("label" in field)
