"""Maneuvers, states on a target and what the table knows of place, in Savage Worlds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tavola.rules import bridge
from tavola.rules.errors import RuleError
from tavola.rules.plans import make_plan
from tavola.rules.table import run_decide

from .swade_table import ANA, BIA, Table, skills, sources

HERO: dict[str, Any] = {
    "attributes": {"agility": "d8", "smarts": "d8", "spirit": "d8", "strength": "d8", "vigor": "d8"},
    "skills": skills(fighting="d8", taunt="d8", shooting="d8", athletics="d8"),
    "weapons": [
        {"name": "Facão", "damage": "str+d6"},
        {"name": "Metralhadora", "damage": "2d8", "skill": "shooting", "range": "24/48/96", "rate_of_fire": 3},
    ],
}


@pytest.fixture
def table() -> Table:
    """Two heroes and two foes."""
    made = Table()
    made.add("ana", owner=ANA, **HERO)
    made.add("bia", owner=BIA, **HERO)
    made.add("foe", "extra", **HERO)
    made.add("boss", **HERO)
    return made


def test_a_test_distracts_and_a_raise_shakes(table: Table) -> None:
    intent = {"kind": "test", "target": "foe", "choose": {"effect": "vulnerable"}}
    roll = table.roll("ana", intent, 8, 3, 2, 1, by=ANA)
    assert roll["op"] == "test" and roll["outcome"]["defender_total"] == 1
    table.next(roll, "apply")
    assert {"vulnerable", "shaken"} <= table.states("foe")


def test_a_phone_plans_against_somebody_without_their_sheet(table: Table) -> None:
    seen = table.seen(ANA)
    intent = {"kind": "test", "trait": "taunt", "target": "foe"}
    plan = make_plan(seen, "ana", intent)
    assert plan["blind"] and plan["allowed"] and "defender_die" not in plan["request"]
    with pytest.raises(RuleError) as caught:
        bridge.odds(seen, "ana", intent)
    assert caught.value.code == "needs_the_table"
    command = {"id": "offline-0001", "type": "roll", "by": ANA, "actor": "ana", "intent": intent, "offline": True}
    with pytest.raises(RuleError) as caught:
        run_decide(seen, command)
    assert caught.value.code == "needs_the_table"
    # the table knows, and tells no sheet
    table.roll("ana", intent, 8, 3, 2, 3, by=ANA)
    roll = table.seen(ANA)["rolls"][table.state["roll_order"][-1]]
    assert "defender_die" not in roll["request"] and "defender" not in json.dumps([roll["dice"], roll["groups"]])
    assert roll["outcome"]["defender_total"] == 3
    assert bridge.odds(table.state, "ana", intent)["success"] > 0


def test_somebody_rolls_again_against_the_same_defence(table: Table) -> None:
    roll = table.roll("ana", {"kind": "test", "trait": "taunt", "target": "foe"}, 4, 3, 5, by=ANA)
    assert not roll["outcome"]["success"]
    again = table.next(roll, "benny_reroll", 7, 2)
    assert again["outcome"]["success"] and again["outcome"]["defender_total"] == 5
    assert table.vital("ana", "bennies") == 2


def test_support_counts_for_its_skill_until_the_turn_ends(table: Table) -> None:
    intent = {"kind": "support", "trait": "taunt", "target": "bia", "choose": {"supports": "fighting"}}
    roll = table.roll("ana", intent, 8, 1, 1, by=ANA)
    table.next(roll, "apply")
    assert sources(make_plan(table.state, "bia", {"kind": "trait", "trait": "fighting"}))["support"] == 2
    assert "support" not in sources(make_plan(table.state, "bia", {"kind": "trait", "trait": "taunt"}))
    table.fight(bia="AS", ana="2C")
    table.give({"type": "fight.next"})
    assert "supported" not in table.states("bia")


def test_a_hold_from_grapple_to_freedom(table: Table) -> None:
    roll = table.roll("foe", {"kind": "grapple", "target": "ana"}, 7, 2, 1)
    table.next(roll, "apply")
    assert "bound" in table.states("ana") and {"grappling", "vulnerable"} <= table.states("foe")
    crush = table.roll("foe", {"kind": "crush", "target": "ana"}, 6, 3, 2, 7, 2)
    harm = table.next(crush, "damage")
    assert harm["outcome"]["damage"] == 9
    free = table.roll("ana", {"kind": "break_free"}, 8, 8, 1, 2, 1, by=ANA)
    assert free["target"] == "foe" and free["outcome"]["state"] == "free"
    assert not {"bound", "entangled", "distracted"} & table.states("ana")
    assert not {"grappling", "vulnerable"} & table.states("foe")


def test_a_net_is_against_four(table: Table) -> None:
    table.put("ana", "entangled")
    roll = table.roll("ana", {"kind": "break_free"}, 6, 2)
    assert roll["request"]["mode"] == "device" and "entangled" not in table.states("ana")


def test_a_shove_knocks_down(table: Table) -> None:
    roll = table.roll("ana", {"kind": "push", "target": "foe"}, 5, 2, 3, 2)
    table.next(roll, "apply")
    assert "prone" in table.states("foe")


def test_a_hurt_hand_may_drop_its_weapon(table: Table) -> None:
    choose = {"called_shot": "hand"}
    roll = table.roll("ana", {"kind": "attack", "weapon": 0, "target": "boss", "choose": choose}, 8, 8, 1, 3)
    damage = table.next(roll, "damage_raise", 5, 5, 3)
    table.next(damage, "apply")
    held = table.next(damage, "disarm", 4, 3)
    assert held["outcome"]["dropped"]
    table.next(held, "apply")
    assert sources(make_plan(table.state, "ana", {"kind": "attack", "weapon": 0, "target": "boss"}))["unarmed_defender"]


def test_defending_takes_the_turn_and_lifts_the_number(table: Table) -> None:
    before = make_plan(table.state, "ana", {"kind": "attack", "weapon": 0, "target": "foe"})["against"]["value"]
    table.roll("foe", {"kind": "defend"})
    after = make_plan(table.state, "ana", {"kind": "attack", "weapon": 0, "target": "foe"})["against"]["value"]
    assert after == before + 4


def test_who_withdraws_gives_free_attacks_to_the_fit(table: Table) -> None:
    for foe in ("foe", "boss"):
        table.roll(foe, {"kind": "engage", "target": "ana"})
    table.put("boss", "shaken")
    table.roll("ana", {"kind": "withdraw"}, by=ANA)
    assert table.who("foe")["pending"]["kind"] == "free_attack" and table.who("boss")["pending"] is None
    roll = table.roll("foe", {"kind": "free_attack"}, 6)
    assert roll["outcome"]["target"] == table.who("ana")["derived"]["parry"] and table.who("foe")["pending"] is None


def test_several_shots_hit_each_for_itself(table: Table) -> None:
    intent = {"kind": "attack", "weapon": 1, "target": "foe", "choose": {"shots": "3"}}
    assert sources(make_plan(table.state, "ana", intent))["recoil"] == -2
    roll = table.roll("ana", intent, 6, 7, 1, 3)
    assert roll["op"] == "trait_roll_multi" and roll["outcome"]["successes"] == 2
    assert table.labels(roll) == ["damage", "damage", "benny_reroll"]


def test_suppressive_fire_distracts_and_strikes(table: Table) -> None:
    roll = table.roll("ana", {"kind": "suppressive", "weapon": 1}, 8, 2, 3)
    assert sorted(roll["outcome"]["distracted"]) == ["boss", "foe"]
    table.next(roll, "apply")
    assert "distracted" in table.states(roll["outcome"]["distracted"][0])
    assert "damage" in table.labels(roll)


def test_a_finishing_move_asks_for_the_helpless(table: Table) -> None:
    command = {"type": "roll", "actor": "ana", "intent": {"kind": "finish", "target": "foe"}}
    assert table.refused(command) == "not_helpless"
    table.put("foe", "knocked_out")
    table.give(command)
    assert "dead" in table.states("foe")


def test_gang_up_counts_who_stands_beside(table: Table) -> None:
    intent = {"kind": "attack", "weapon": 0, "target": "boss"}
    assert "gang_up" not in sources(make_plan(table.state, "ana", intent))
    table.give({"type": "character.near", "character": "bia", "other": "boss"}, by=BIA)
    assert sources(make_plan(table.state, "ana", intent))["gang_up"] == 1
    assert sources(make_plan(table.seen(ANA), "ana", intent))["gang_up"] == 1
    # a friend of the victim beside both takes one away
    table.give({"type": "character.near", "character": "foe", "other": "boss"})
    table.give({"type": "character.near", "character": "foe", "other": "ana"})
    assert "gang_up" not in sources(make_plan(table.state, "ana", intent))


def test_a_blow_marks_who_stands_beside_whom_until_the_fight_ends(table: Table) -> None:
    table.fight(ana="AS", foe="2C")
    table.roll("ana", {"kind": "attack", "weapon": 0, "target": "foe"}, 5, 2)
    assert table.who("foe")["toward"] == {"ana": {"near": True}}
    table.give({"type": "fight.end"})
    assert table.who("foe")["toward"] == {} and table.who("ana")["toward"] == {}


def test_nobody_learns_who_hides_from_where_others_stand(table: Table) -> None:
    table.add("spy", "extra", hidden=True, **HERO)
    table.give({"type": "character.near", "character": "spy", "other": "ana"})
    assert "spy" not in json.dumps(table.seen(ANA)["characters"])
    assert table.refused({"type": "character.near", "character": "ana", "other": "spy"}, by=ANA) == "unknown_character"
    table.give({"type": "character.hide", "character": "spy", "hidden": False})
    assert table.seen(ANA)["characters"]["ana"]["toward"] == {"spy": {"near": True}}


def test_the_range_to_a_target_is_chosen_once(table: Table) -> None:
    far = {"kind": "attack", "weapon": 1, "target": "foe", "choose": {"band": "long", "cover": "light"}}
    table.roll("ana", far, 3, 2)
    plan = make_plan(table.state, "ana", {"kind": "attack", "weapon": 1, "target": "foe"})
    assert sources(plan)["range"] == -4 and sources(plan)["cover"] == -2
    assert "range" not in sources(make_plan(table.state, "ana", {"kind": "attack", "weapon": 1, "target": "boss"}))


def test_each_further_action_of_a_turn_costs(table: Table) -> None:
    table.fight(ana="AS", foe="2C")
    intent = {"kind": "attack", "weapon": 0, "target": "foe"}
    table.roll("ana", intent, 5, 2)
    assert sources(make_plan(table.state, "ana", intent))["actions"] == -2
    table.give({"type": "fight.next"})
    assert (
        sources(make_plan(table.state, "foe", {"kind": "attack", "weapon": 0, "target": "ana"})).get("actions") is None
    )


def test_load_and_heavy_gear_weigh(table: Table) -> None:
    table.give({"type": "character.edit", "character": "ana", "sheet": {"load": 60}})
    assert table.who("ana")["derived"]["pace"] == 4 and table.who("ana")["derived"]["load_penalty"] == -2
    assert sources(make_plan(table.state, "ana", {"kind": "trait", "trait": "agility"}))["encumbrance"] == -2
    heavy = [{"name": "Cota", "armor": 3, "min_strength": "d10"}, {"name": "Gibão", "armor": 2}]
    table.give({"type": "character.edit", "character": "ana", "sheet": {"load": 0, "armor": heavy}})
    # the second layer counts half
    assert table.who("ana")["derived"]["armor"] == 4 and table.who("ana")["derived"]["load_penalty"] == -1
    axe = [{"name": "Montante", "damage": "str+d10", "min_strength": "d10"}]
    table.give({"type": "character.edit", "character": "ana", "sheet": {"weapons": axe}})
    assert make_plan(table.state, "ana", {"kind": "damage", "weapon": 0})["request"]["dice"] == "d8+d8"
