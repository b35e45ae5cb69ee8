"""Fear and hazards for the whole group, healing, vehicles and mounts in Savage Worlds."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.rules.plans import make_plan

from .swade_table import ANA, BIA, Table, skills, sources

HERO: dict[str, Any] = {
    "attributes": {"agility": "d8", "smarts": "d8", "spirit": "d8", "strength": "d8", "vigor": "d8"},
    "skills": skills(fighting="d10", riding="d6", driving="d8", healing="d8", repair="d8", athletics="d8"),
    "weapons": [{"name": "Facão", "damage": "str+d6"}],
}


@pytest.fixture
def table() -> Table:
    """Two heroes, a truck and a horse."""
    made = Table()
    made.add("ana", owner=ANA, **HERO)
    made.add("bia", owner=BIA, **HERO)
    made.add("truck", "vehicle", hull=12, handling=1, top_speed=90, size=4, armor=[{"name": "Chapa", "armor": 3}])
    made.add("horse", "extra", size=2)
    return made


def test_fear_comes_to_everyone_at_once(table: Table) -> None:
    intent = {"kind": "peril", "peril": "terror", "choose": {"fear_penalty": "-2"}}
    ask = table.give({"type": "ask", "to": [], "intent": intent, "modifier": -1})["id"]
    assert table.state["asks"][ask]["to"] == ["ana", "bia"]
    table.roll("ana", intent, 7, 2, by=ANA, ask=ask)
    table.roll("bia", intent, 2, 3, 8, by=BIA, ask=ask)
    assert set(table.state["asks"][ask]["answers"]) == {"ana", "bia"}
    assert not table.states("ana") and table.states("bia") == {"shaken"}


def test_an_op_can_be_asked_and_fills_itself(table: Table) -> None:
    inputs = {"hazard": "cold", "temperature_c": -10}
    intent = {"kind": "op", "op": "hazard_check", "fill": True, "inputs": inputs}
    ask = table.give({"type": "ask", "to": ["ana", "bia"], "intent": intent})["id"]
    roll = table.roll("ana", intent, 3, 2, by=ANA, ask=ask)
    assert roll["request"]["die"] == "d8" and roll["outcome"]["modifier"] == -4
    assert table.vital("ana", "fatigue") == 1 and table.vital("bia", "fatigue") == 0


def test_hunger_tires_and_a_benny_takes_it_back(table: Table) -> None:
    roll = table.roll("ana", {"kind": "peril", "peril": "hunger"}, 4, 2, by=ANA)
    assert table.vital("ana", "fatigue") == 1
    table.next(roll, "benny_reroll", 7, 2)
    assert table.vital("ana", "fatigue") == 0 and table.vital("ana", "bennies") == 2


def test_poison_wounds_and_can_be_soaked(table: Table) -> None:
    table.roll("ana", {"kind": "peril", "peril": "poison_lethal"}, 2, 3, 4, 4, by=ANA)
    assert {"distracted", "stunned"} <= table.states("ana") and table.vital("ana", "wounds") == 1
    assert table.who("ana")["pending"]["kind"] == "soak"


def test_a_healer_stops_the_bleeding_then_treats(table: Table) -> None:
    table.put("bia", "incapacitated")
    table.put("bia", "bleeding")
    table.set("bia", "wounds", 3)
    roll = table.roll("ana", {"kind": "heal", "target": "bia"}, 5, 2, by=ANA)
    assert roll["request"]["mode"] == "stabilize"
    table.next(roll, "apply")
    assert "bleeding" not in table.states("bia")
    roll = table.roll("ana", {"kind": "heal", "target": "bia"}, 7, 8 - 3, by=ANA)
    table.next(roll, "apply")
    assert table.vital("bia", "wounds") == 2 and "incapacitated" not in table.states("bia")


def test_a_dying_roll_can_be_made_again_with_a_benny(table: Table) -> None:
    table.put("ana", "bleeding")
    roll = table.roll("ana", {"kind": "bleeding"}, 2, 3, by=ANA)
    assert "dead" in table.states("ana")
    table.next(roll, "benny_reroll", 8, 1, 2)
    assert not {"dead", "bleeding"} & table.states("ana")


def test_a_vehicle_is_driven_hit_and_repaired(table: Table) -> None:
    assert table.who("truck")["derived"]["parry"] == 3
    table.roll("ana", {"kind": "board", "target": "truck"}, by=ANA)
    assert table.who("truck")["derived"]["parry"] == 7
    assert sources(make_plan(table.state, "ana", {"kind": "drive"}))["handling"] == 1
    roll = table.roll("bia", {"kind": "hurt", "dice": "20", "target": "truck"})
    told = table.next(roll, "apply", 1, 2)
    assert told["wounds"] == 2 and told["critical_hit"] == "steering"
    assert table.vital("truck", "wounds") == 2 and table.who("ana")["pending"]["kind"] == "control"
    table.roll("ana", {"kind": "drive"}, 2, 3, by=ANA)
    assert "out_of_control" in table.states("truck") and table.who("ana")["pending"] is None
    table.roll("ana", {"kind": "drive"}, 7, 3, by=ANA)
    assert "out_of_control" not in table.states("truck")
    repair = table.roll("bia", {"kind": "repair", "target": "truck"}, 8, 1, 2, by=BIA)
    table.next(repair, "apply")
    assert table.vital("truck", "wounds") == 0 and "steering_hit" not in table.states("truck")


def test_too_much_wrecks_it(table: Table) -> None:
    roll = table.roll("bia", {"kind": "hurt", "dice": "40", "target": "truck"})
    table.next(roll, "apply", 6, 6)
    assert "wrecked" in table.states("truck") and table.vital("truck", "wounds") == 4


def test_a_rider_fights_with_the_lower_skill_and_may_fall(table: Table) -> None:
    table.roll("ana", {"kind": "board", "target": "horse"}, by=ANA)
    assert "mounted" in table.states("ana")
    assert make_plan(table.state, "ana", {"kind": "attack", "weapon": 0})["die"] == "d6"
    roll = table.roll("ana", {"kind": "mounted_fall"}, 2, 3, by=ANA)
    assert roll["outcome"]["falls"] and "mounted" not in table.states("ana") and "prone" in table.states("ana")
