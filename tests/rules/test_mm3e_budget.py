"""A sheet being written is held to its points, and a hero of Mutants & Masterminds to the power level."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.rules import bridge
from tavola.rules.errors import RuleError
from tavola.rules.systems import load


def problems(sheet: dict[str, Any], kind: str | None = None) -> list[str]:
    """Return the keys of what is wrong with a sheet."""
    return [
        problem["key"].removeprefix("mm3e-problem-") for problem in bridge.check_sheet("mm3e", sheet, kind)["problems"]
    ]


def test_limits_are_said_with_their_reason() -> None:
    sheet = {
        "power_level": 5,
        "abilities": {"stamina": 6, "fighting": 8, "strength": 6, "agility": 0},
        "defenses": {"dodge": 5},
        "attacks": [{"name": "Murro", "strength": True}, {"name": "Onda", "kind": "area", "rank": 6}],
        "skills": [{"id": "stealth", "ranks": 16}],
    }
    assert problems(sheet) == [
        "parry_toughness",
        "dodge_toughness",
        "attack_effect",
        "effect_without_attack",
        "skill",
        "complications",
    ]
    assert problems(sheet, "villain") == []
    told = bridge.check_sheet("mm3e", sheet)["problems"]
    assert {"key": "mm3e-problem-attack_effect", "args": {"name": "Murro", "value": 14, "max": 10}} in told
    assert {
        "key": "mm3e-problem-skill",
        "args": {"name": {"key": "mm3e-trait-stealth", "args": {}}, "value": 16, "max": 15},
    } in told


@pytest.mark.parametrize(
    ("powers", "cost"),
    [
        ([{"name": "a", "effects": [{"base": 2, "ranks": 8}]}], 16),
        ([{"name": "a", "effects": [{"base": 1, "ranks": 8, "flaws": 2}]}], 3),
        ([{"name": "a", "effects": [{"base": 1, "ranks": 8, "partial": [{"ranks": 4, "extras": 1}]}]}], 12),
        ([{"name": "a", "effects": [{"base": 2, "ranks": 8}, {"base": 1, "ranks": 3, "flat": 1}]}], 20),
        (
            [
                {"name": "a", "array": "x", "effects": [{"base": 2, "ranks": 8}]},
                {"name": "b", "array": "x", "effects": [{"base": 2, "ranks": 6}]},
                {"name": "c", "array": "x", "dynamic": True, "effects": [{"base": 1, "ranks": 6}]},
            ],
            19,
        ),
        ([{"name": "a", "removable": "removable", "effects": [{"base": 2, "ranks": 8}]}], 13),
        ([{"name": "a", "removable": "easily_removable", "effects": [{"base": 2, "ranks": 8}]}], 10),
        (
            [
                {"name": "a", "device": "d", "removable": "removable", "effects": [{"base": 1, "ranks": 3}]},
                {"name": "b", "device": "d", "removable": "removable", "effects": [{"base": 1, "ranks": 3}]},
            ],
            5,
        ),
    ],
)
def test_powers_cost_by_rank_array_and_device(powers: list[dict[str, Any]], cost: int) -> None:
    told = bridge.check_sheet("mm3e", {"powers": powers})["budget"]
    assert {row["text"]["key"]: row["spent"] for row in told["rows"]}["mm3e-budget-powers"] == cost


def test_equipment_needs_its_advantage() -> None:
    sheet = {"equipment": [{"name": "Moto", "cost": 7}]}
    assert "equipment" in problems(sheet)
    sheet["advantages"] = [{"id": "equipment", "rank": 2}]
    assert "equipment" not in problems(sheet)


def test_points_run_out() -> None:
    sheet = {"power_level": 1, "abilities": {"intellect": 8}, "earned": 0}
    told = bridge.check_sheet("mm3e", sheet)
    assert {"key": "mm3e-problem-points", "args": {"over": 1}} in told["problems"]
    assert told["budget"]["spent"] == 16 and told["budget"]["available"] == 15


@pytest.mark.parametrize(
    "sheet",
    [
        {"skills": [{"id": "cooking"}]},
        {"skills": [{"id": "stealth"}, {"id": "stealth"}]},
        {"abilities": {"strength": 21}},
        {"powers": [{"name": "a", "effects": [{"ranks": 2, "partial": [{"ranks": 3}]}]}]},
    ],
)
def test_a_sheet_that_cannot_be(sheet: dict[str, Any]) -> None:
    with pytest.raises(RuleError) as refused:
        bridge.check_sheet("mm3e", sheet)
    assert refused.value.code == "invalid_input" and refused.value.field == f"sheet.{next(iter(sheet))}"


# --- Savage Worlds ----------------------------------------------------------------------------------------------------


def test_the_sample_heroes_of_savage_worlds_keep_to_their_points() -> None:
    for hero in load("swade").SYSTEM["ready"](lambda key: key):
        assert bridge.check_sheet("swade", hero["sheet"], hero["kind"])["problems"] == [], hero["id"]


def test_points_of_savage_worlds_run_out() -> None:
    sheet: dict[str, Any] = {
        "attributes": {"agility": "d12", "vigor": "d8"},
        "skills": [{"id": "fighting", "die": "d8"}],
    }
    told = bridge.check_sheet("swade", sheet, "wild_card")
    assert told["problems"] == [{"key": "swade-problem-points", "args": {"over": 2}}]
    assert (told["budget"]["spent"], told["budget"]["available"]) == (2, 0)
    sheet["hindrances"] = [{"name": "Leal", "level": "major"}]
    assert bridge.check_sheet("swade", sheet)["problems"] == []
    assert bridge.check_sheet("swade", {"attributes": {"agility": "d12+1"}, "advances": 9})["problems"] == [
        {"key": "swade-problem-attribute_above_maximum", "args": {}}
    ]
