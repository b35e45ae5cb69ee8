"""Powers on the card of Savage Worlds: points, modifiers, what lasts, backlash, rest."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.rules.plans import make_plan

from .swade_table import ANA, Table, skills

CASTER: dict[str, Any] = {
    "attributes": {"smarts": "d8", "vigor": "d8", "spirit": "d8"},
    "skills": skills(spellcasting="d8"),
    "arcane": "magic",
    "powers": [
        {"name": "Raio", "cost": 2, "damage": "2d6", "rounds": 0},
        {"name": "Armadura", "cost": 3, "reach": "touch", "rounds": 5},
        {"name": "Manto", "cost": 1, "reach": "touch", "rounds": 5, "limit_personal": True},
    ],
}
ARMOR = {"kind": "power", "power": 1}


@pytest.fixture
def table() -> Table:
    """A caster and a foe."""
    made = Table()
    made.add("ana", owner=ANA, **CASTER)
    made.add("foe", "extra")
    return made


def test_a_bolt_with_its_modifier(table: Table) -> None:
    intent = {"kind": "power", "power": 0, "target": "foe", "choose": {"power_modifier": "armor_piercing_2"}}
    plan = make_plan(table.seen(ANA), "ana", intent)
    assert plan["title"]["args"] == {"power": "Raio", "cost": 4} and plan["die"] == "d8"
    roll = table.roll("ana", intent, 7, 2, by=ANA)
    assert table.vital("ana", "power_points") == 6
    damage = table.next(roll, "damage", 5, 4)
    assert damage["request"]["ap"] == 4 and damage["outcome"]["damage"] == 9
    table.next(damage, "apply")


def test_a_failure_costs_one_point_and_a_benny_gives_it_back(table: Table) -> None:
    roll = table.roll("ana", ARMOR, 3, 2)
    assert table.vital("ana", "power_points") == 9
    table.next(roll, "benny_reroll", 6, 2)
    assert table.vital("ana", "power_points") == 7 and "maintaining" in table.states("ana")


def test_backlash_tires_and_ends_all_powers(table: Table) -> None:
    table.roll("ana", ARMOR, 6, 2)
    table.roll("ana", {"kind": "power", "power": 0}, 1, 1)
    assert table.vital("ana", "fatigue") == 1 and "maintaining" not in table.states("ana")


def test_shorting_pays_less_and_risks_more(table: Table) -> None:
    roll = table.roll("ana", {**ARMOR, "choose": {"shorting": "2"}}, 5, 2)
    assert roll["outcome"]["modifier"] == -2 and roll["outcome"]["critical_failure"]
    assert table.vital("ana", "fatigue") == 1


def test_limitations_that_would_make_it_free_help_the_roll(table: Table) -> None:
    roll = table.roll("ana", {"kind": "power", "power": 2}, 5, 2)
    assert roll["outcome"]["cost"] == 1 and roll["outcome"]["modifier"] == 1


def test_without_points_there_is_no_power(table: Table) -> None:
    table.set("ana", "power_points", 2)
    plan = make_plan(table.state, "ana", ARMOR)
    assert not plan["allowed"] and plan["reason"] == "no_power_points"
    assert table.refused({"type": "roll", "actor": "ana", "intent": ARMOR}) == "no_power_points"


def test_what_lasts_asks_to_be_kept_up_and_ends_by_itself(table: Table) -> None:
    table.roll("ana", {**ARMOR, "choose": {"targets": "2"}}, 6, 2)
    table.give({"type": "clock", "unit": "round", "count": 4})
    assert table.who("ana")["pending"] is None
    passed = table.give({"type": "clock", "unit": "round", "count": 1})["data"]["passed"]
    assert passed[0]["text"]["key"] == "swade-passed-power_due" and table.who("ana")["pending"]["cost"] == 2
    table.roll("ana", {"kind": "upkeep"}, by=ANA)
    assert table.vital("ana", "power_points") == 5 and table.who("ana")["pending"] is None
    table.give({"type": "clock", "unit": "round", "count": 5})
    passed = table.give({"type": "clock", "unit": "round", "count": 1})["data"]["passed"]
    assert passed[0]["text"]["key"] == "swade-passed-power_ended"
    assert "maintaining" not in table.states("ana") and table.who("ana")["pending"] is None


def test_letting_go_ends_what_is_due(table: Table) -> None:
    table.roll("ana", ARMOR, 6, 2)
    table.give({"type": "clock", "unit": "round", "count": 5})
    table.give({"type": "character.let_go", "character": "ana"}, by=ANA)
    assert "maintaining" not in table.states("ana")


def test_rest_and_bennies_bring_points_back(table: Table) -> None:
    table.set("ana", "power_points", 0)
    table.roll("ana", {"kind": "recharge"})
    assert table.vital("ana", "power_points") == 5
    table.roll("ana", {"kind": "benny", "use": "power_points"}, by=ANA)
    assert table.vital("ana", "power_points") == 10 and table.vital("ana", "bennies") == 2
    table.roll("ana", ARMOR, 6, 2)
    table.roll("ana", {"kind": "recharge"})
    assert table.vital("ana", "power_points") == 7, "nothing comes back while a power is kept up"


def test_the_bound_activate_nothing(table: Table) -> None:
    table.put("ana", "bound")
    roll = table.roll("ana", ARMOR)
    assert not roll["outcome"]["allowed"] and table.vital("ana", "power_points") == 10


def test_one_without_a_background_has_no_powers(table: Table) -> None:
    assert table.refused({"type": "roll", "actor": "foe", "intent": {"kind": "recharge"}}) == "no_powers"
