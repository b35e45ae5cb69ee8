"""Symbaroum at the table: tests against an opponent, attack and defense, advantage, bad light."""

from __future__ import annotations

import pytest

from tavola.rules import bridge
from tavola.rules.plans import make_plan
from tavola.rules.symbaroum.system import SYSTEM

from .symbaroum_people import ANA, BOW, LEATHER, SWORD, Table, of_ten


@pytest.fixture
def table() -> Table:
    """A table without anybody on it."""
    return Table()


# --- tests against an opponent's attribute ----------------------------------------------------------------------------


def test_a_test_against_an_opponents_attribute(table: Table) -> None:
    table.hero("a", attributes=of_ten(discreet=13))
    table.adds("b", attributes=of_ten(vigilant=12))
    plan = make_plan(table.state, "a", {"kind": "trait", "trait": "discreet", "target": "b"})
    assert plan["against"]["value"] == 11
    assert [choice["value"] for choice in plan["choices"] if choice["id"] == "opposed"] == ["vigilant"]
    roll = table.rolls("a", 11, by=ANA, kind="trait", trait="discreet", target="b")
    assert roll["verdict"]["tiles"] == 1 and roll["verdict"]["against"] == 11 and roll["verdict"]["total"] == 11
    roll = table.rolls("a", 12, by=ANA, kind="trait", trait="discreet", target="b")
    assert roll["verdict"]["cracks"] == 1
    other = {"opposed": "quick"}
    assert table.rolls("a", 13, kind="trait", trait="discreet", target="b", choose=other)["outcome"]["success"]


def test_a_test_without_an_opponent(table: Table) -> None:
    table.hero("a", attributes=of_ten(cunning=7))
    assert make_plan(table.state, "a", {"kind": "trait", "trait": "cunning"})["against"]["value"] == 7
    assert table.rolls("a", 7, kind="trait", trait="cunning")["outcome"]["success"]


def test_a_modifier_moves_the_target_that_is_shown(table: Table) -> None:
    table.hero("a")
    intent = {"kind": "trait", "trait": "strong"}
    extra = [{"source": "gm", "value": -3}]
    assert bridge.odds(table.state, "a", intent, None, extra)["against"]["value"] == 7
    event = table.does("roll", 7, by=ANA, actor="a", intent=intent, extra=extra)
    roll = table.state["rolls"][event["id"]]
    assert roll["against"]["value"] == 7 == roll["verdict"]["against"] and roll["outcome"]["success"]


def test_each_of_the_eight_attributes_and_defense_can_be_rolled(table: Table) -> None:
    table.hero("a")
    for trait, _ in SYSTEM["traits"]:
        assert table.rolls("a", 10, by=ANA, kind="trait", trait=trait)["outcome"]["success"]
    table.refuses("roll", "unknown_trait", actor="a", intent={"kind": "trait", "trait": "luck"})


def test_odds_are_exact(table: Table) -> None:
    table.hero("a")
    table.adds("b", attributes=of_ten(quick=13))
    told = bridge.odds(table.state, "a", {"kind": "attack", "weapon": None, "target": "b"})
    assert told["success"] == 350_000 and not told["sampled"] and told["against"]["value"] == 7


# --- attack and defense -----------------------------------------------------------------------------------------------


def test_a_player_rolls_the_attack_and_the_damage(table: Table) -> None:
    table.hero("a", weapons=[SWORD])
    table.adds("b", armor=[LEATHER])
    roll = table.rolls("a", 12, by=ANA, kind="attack", weapon=0, target="b")
    assert roll["verdict"]["against"] == 12 and roll["verdict"]["word"]["key"] == "symbaroum-verdict-hit"
    step = roll["next"][0]
    assert step["main"] and step["intent"]["kind"] == "damage"
    damage = table.rolls("a", 7, 3, by=ANA, **step["intent"])
    assert damage["outcome"]["damage"] == 4 and table.toughness("b") == 10
    table.does("roll.apply", by=ANA, roll=damage["id"], target="b")
    assert table.toughness("b") == 6
    table.refuses("roll.apply", "already_applied", roll=damage["id"], target="b")


def test_a_player_rolls_the_defense_and_the_damage_taken(table: Table) -> None:
    table.hero("a", armor=[LEATHER], shield="shield")
    table.adds("b", weapons=[SWORD], attributes=of_ten(accurate=12))
    told = table.rolls("b", kind="attack", weapon=0, target="a")
    assert told["dice"] == [] and told["verdict"]["word"]["key"] == "symbaroum-verdict-announced"
    plan = make_plan(table.state, "a", {"kind": "defend"})
    assert [(row["source"], row["value"]) for row in plan["modifiers"]] == [("armor", -2), ("shield", 1)]
    assert plan["against"]["value"] == 10 - 2 + 1 + 10 - 12
    failed = table.rolls("a", 8, by=ANA, kind="defend")
    assert failed["next"][0]["intent"] == {"kind": "suffer"} and table.of("a")["pending"]["kind"] == "hit"
    suffered = table.rolls("a", 6, 4, by=ANA, kind="suffer")
    assert suffered["outcome"]["damage"] == 2 and table.toughness("a") == 8
    assert table.of("a")["pending"] is None and suffered["next"] == []


def test_a_defense_that_holds(table: Table) -> None:
    table.hero("a")
    table.adds("b", weapons=[SWORD])
    table.rolls("b", kind="attack", weapon=0, target="a")
    assert table.rolls("a", 10, by=ANA, kind="defend")["verdict"]["tone"] == "good"
    assert table.of("a")["pending"] is None
    table.refuses("roll", "nothing_pending", by=ANA, actor="a", intent={"kind": "suffer"})


def test_several_attacks_wait_one_behind_the_other(table: Table) -> None:
    table.hero("a")
    table.adds("b", weapons=[SWORD])
    table.adds("c", weapons=[{"name": "lança", "damage": "1d6"}], attributes=of_ten(accurate=14))
    table.rolls("b", kind="attack", weapon=0, target="a")
    table.rolls("c", kind="attack", weapon=0, target="a")
    table.rolls("a", 11, by=ANA, kind="defend")
    assert table.of("a")["pending"]["weapon"] == "espada"
    table.rolls("a", 3, by=ANA, kind="suffer")
    assert table.of("a")["pending"]["kind"] == "defend" and table.of("a")["pending"]["accurate"] == 14
    table.rolls("a", 1, by=ANA, kind="defend")
    assert table.of("a")["pending"] is None and table.toughness("a") == 7


def test_who_lets_the_defense_go_is_hit_and_cannot_let_that_go(table: Table) -> None:
    table.hero("a")
    table.adds("b", weapons=[SWORD])
    table.rolls("b", kind="attack", weapon=0, target="a")
    table.does("character.let_go", by=ANA, character="a")
    assert table.of("a")["pending"]["kind"] == "hit"
    table.refuses("character.let_go", "not_allowed", by=ANA, character="a")
    table.does("character.let_go", character="a")
    assert table.of("a")["pending"] is None


def test_defense_of_heavy_armor_may_be_under_zero(table: Table) -> None:
    table.hero("a", attributes=of_ten(quick=2), armor=[{"name": "placas", "protection": "1d8", "defense": -4}])
    assert table.of("a")["derived"]["defense"] == -2
    assert make_plan(table.state, "a", {"kind": "defend"})["against"]["value"] == -2
    assert table.rolls("a", 1, by=ANA, kind="defend")["outcome"]["success"]
    table.adds("b", weapons=[SWORD])
    assert make_plan(table.state, "b", {"kind": "damage", "weapon": 0, "target": "a"})["request"]["armor"] == "1d8"


def test_another_attribute_in_place_of_accurate_and_quick(table: Table) -> None:
    table.hero("a", weapons=[{**SWORD, "attribute": "cunning"}], attributes=of_ten(cunning=14, resolute=13))
    table.does("character.edit", by=ANA, character="a", sheet={"defense_attribute": "resolute"})
    assert table.of("a")["derived"]["defense"] == 13
    assert table.rolls("a", 14, by=ANA, kind="attack", weapon=0)["outcome"]["success"]
    assert table.rolls("a", 13, by=ANA, kind="defend")["outcome"]["success"]


def test_a_shield_rules_out_bows_and_heavy_weapons_a_buckler_does_not(table: Table) -> None:
    heavy = {"name": "marreta", "damage": "1d10", "heavy": True}
    table.hero("a", weapons=[BOW, heavy, SWORD], shield="shield")
    for weapon in (0, 1):
        table.refuses("roll", "attack_not_allowed", actor="a", intent={"kind": "attack", "weapon": weapon})
    table.rolls("a", 5, kind="attack", weapon=2)
    table.does("character.edit", character="a", sheet={"shield": "buckler"})
    table.rolls("a", 5, kind="attack", weapon=0)
    table.rolls("a", 5, kind="attack", weapon=1)


# --- advantage and sight ----------------------------------------------------------------------------------------------


def test_advantage_adds_two_and_a_d4_however_many_situations(table: Table) -> None:
    table.hero("a", weapons=[SWORD, BOW])
    table.adds("b")
    table.does("character.state", character="b", state="prone")
    table.does("character.state", character="b", state="flanked")
    plan = make_plan(table.state, "a", {"kind": "attack", "weapon": 0, "target": "b"})
    assert plan["modifiers"] == [{"source": "flanked", "value": 2, "on": True}] and plan["against"]["value"] == 12
    roll = table.rolls("a", 12, by=ANA, kind="attack", weapon=0, target="b")
    assert roll["next"][0]["intent"]["advantage"] is True
    damage = table.rolls("a", 5, 4, by=ANA, **roll["next"][0]["intent"])
    assert damage["outcome"]["damage"] == 9
    # neither helps who shoots; the ground does
    assert make_plan(table.state, "a", {"kind": "attack", "weapon": 1, "target": "b"})["modifiers"] == []
    higher = {"situation": "lower_ground"}
    shot = make_plan(table.state, "a", {"kind": "attack", "weapon": 1, "target": "b", "choose": higher})
    assert shot["modifiers"][0]["value"] == 2


def test_an_advantage_that_is_switched_off_brings_no_d4(table: Table) -> None:
    table.hero("a", weapons=[SWORD])
    table.adds("b")
    table.does("character.state", character="b", state="prone")
    roll = table.rolls("a", 10, on={"prone": False}, kind="attack", weapon=0, target="b")
    assert roll["verdict"]["against"] == 10 and roll["next"][0]["intent"]["advantage"] is False


def test_an_enemys_advantage_takes_two_from_the_defense_and_brings_a_d4(table: Table) -> None:
    table.hero("a")
    table.adds("b", weapons=[SWORD])
    table.does("character.state", character="a", state="prone")
    table.rolls("b", kind="attack", weapon=0, target="a")
    failed = table.rolls("a", 9, by=ANA, kind="defend")
    assert failed["verdict"]["against"] == 8
    assert table.rolls("a", 3, 2, by=ANA, kind="suffer")["outcome"]["damage"] == 5


def test_who_is_unaware_may_not_defend(table: Table) -> None:
    """Chapter 2.5: the attacker rolls then, with advantage."""
    table.hero("a")
    table.adds("b", weapons=[SWORD])
    table.does("character.state", character="a", state="unaware")
    roll = table.rolls("b", 12, kind="attack", weapon=0, target="a")
    assert roll["op"] == "success_test" and roll["outcome"]["success"] and table.of("a")["pending"] is None
    damage = table.rolls("b", 5, 1, **roll["next"][0]["intent"])
    table.does("roll.apply", roll=damage["id"], target="a")
    assert table.toughness("a") == 4


def test_bad_light_counts_only_for_one_side(table: Table) -> None:
    table.hero("a", weapons=[SWORD])
    table.adds("b")
    table.adds("owl", sees_in_dark=True)
    table.does("table.situation", key="sight", value="darkness")

    def blind(target: str) -> str:
        plan = make_plan(table.state, "a", {"kind": "attack", "weapon": 0, "target": target})
        return str(plan["request"]["blind"])

    assert blind("b") == "both" and blind("owl") == "self"
    roll = table.rolls("a", 4, 15, by=ANA, kind="attack", weapon=0, target="owl")
    assert roll["outcome"]["kept"] == 15 and [group["counts"] for group in roll["groups"]] == [False, True]
    table.does("table.situation", key="sight", value="fog")
    assert blind("owl") == "both"
    table.does("table.situation", key="sight", value="clear")
    table.does("character.state", character="b", state="blinded")
    assert blind("b") == "enemy"
    assert table.rolls("a", 15, 4, by=ANA, kind="attack", weapon=0, target="b")["outcome"]["success"]


def test_in_the_dark_one_sees_badly_and_thinks_as_well_as_ever(table: Table) -> None:
    table.hero("a")
    table.does("table.situation", key="sight", value="darkness")
    assert make_plan(table.state, "a", {"kind": "trait", "trait": "vigilant"})["request"]["blind"] == "self"
    assert make_plan(table.state, "a", {"kind": "trait", "trait": "cunning"})["request"]["blind"] == "none"
