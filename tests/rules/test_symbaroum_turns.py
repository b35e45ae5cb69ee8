"""Symbaroum at the table: surprise, the order of turns, what a turn holds."""

from __future__ import annotations

import pytest

from tavola.rules.plans import make_plan

from .symbaroum_people import ANA, BIA, SWORD, Table, of_ten


@pytest.fixture
def table() -> Table:
    """A table without anybody on it."""
    return Table()


# --- surprise and the order of turns ----------------------------------------------------------------------------------


def test_surprise_takes_the_clumsiest_against_the_sharpest_and_ends_with_the_next_turn(table: Table) -> None:
    table.hero("a", attributes=of_ten(discreet=13, quick=12))
    table.hero("slow", owner=BIA, attributes=of_ten(discreet=9, quick=8))
    table.adds("b", attributes=of_ten(vigilant=7))
    table.adds("c", attributes=of_ten(vigilant=12, quick=11), weapons=[SWORD])
    table.adds("lurker", hidden=True, attributes=of_ten(vigilant=19))
    choose = {"side": "party", "watchers": "all"}
    roll = table.rolls("a", 7, by=ANA, kind="surprise", choose=choose)
    assert roll["request"]["discreet"] == [13, 9] and roll["request"]["vigilant"] == [7, 12]
    assert roll["outcome"]["success"] and roll["next"][0]["intent"]["choose"] == {"counts_as": "free_attack"}
    assert "unaware" in table.of("b")["states"] and "undrawn" in table.of("c")["states"]
    assert table.of("lurker")["states"] == {}
    table.does("fight.start", characters=["a", "b", "c"])
    assert table.state["fight"]["turn"] == "a"
    event = table.does("fight.next", by=ANA)
    assert event["data"]["ended"] == [{"character": "c", "state": "unaware"}]
    table.refuses("roll", "attack_not_allowed", actor="c", intent={"kind": "attack", "weapon": 0, "target": "a"})
    table.rolls("c", kind="draw")
    assert "undrawn" not in table.of("c")["states"]
    table.rolls("c", kind="attack", weapon=0, target="a")


def test_who_is_noticed_gains_nothing(table: Table) -> None:
    table.hero("a")
    table.adds("b")
    roll = table.rolls("a", 11, by=ANA, kind="surprise", target="b")
    assert roll["next"] == [] and table.of("b")["states"] == {}
    table.refuses("roll", "invalid_input", actor="a", intent={"kind": "surprise", "choose": {"watchers": "one"}})
    table.does("character.remove", character="b")
    table.refuses("roll", "missing_input", actor="a", intent={"kind": "surprise"})


def test_symbaroum_613_the_order_is_sorted_on_entry_without_a_roll(table: Table) -> None:
    """pwatson100/symbaroum#613: initiative is not random, so sort on entry with no button."""
    table.hero("a", attributes=of_ten(quick=9))
    table.adds("b", attributes=of_ten(quick=13))
    table.adds("c", attributes=of_ten(quick=9, vigilant=12))
    event = table.does("fight.start", characters=["a", "b", "c"])
    assert event["type"] == "fight.start"
    fight = table.state["fight"]
    assert [(row["id"], row["key"]) for row in fight["order"]] == [("b", 13), ("c", 9), ("a", 9)]
    assert fight["round"] == 1 and fight["turn"] == "b"
    table.adds("d", attributes=of_ten(quick=11))
    table.does("fight.join", character="d")
    assert [row["id"] for row in table.state["fight"]["order"]] == ["b", "d", "c", "a"]
    for turn in ("d", "c", "a", "b", "d"):
        table.does("fight.next")
        assert table.state["fight"]["turn"] == turn
    assert table.state["fight"]["round"] == 2
    table.refuses("fight.deal", "invalid_input", cards={"a": "KS"})
    table.refuses("fight.deal", "order_is_set")


def test_only_a_full_tie_takes_a_d20(table: Table) -> None:
    table.hero("a")
    table.adds("b")
    table.does("fight.start", 7, 12, characters=["a", "b"])
    assert [row["id"] for row in table.state["fight"]["order"]] == ["b", "a"]


def test_who_comes_when_its_turn_has_passed_waits_for_the_next_round(table: Table) -> None:
    table.hero("a", attributes=of_ten(quick=9))
    table.adds("b", attributes=of_ten(quick=7))
    table.does("fight.start", characters=["a", "b"])
    table.adds("c", attributes=of_ten(quick=15))
    table.does("fight.join", character="c")
    assert [row["id"] for row in table.state["fight"]["order"]] == ["c", "a", "b"]
    table.does("fight.next")
    assert table.state["fight"]["turn"] == "b"
    table.does("fight.next")
    assert table.state["fight"]["turn"] == "c"


def test_a_later_place_is_taken_while_the_order_is_made_and_kept(table: Table) -> None:
    """Chapter 1: the quickest may wait; once made, the order does not change."""
    table.hero("a", attributes=of_ten(quick=15))
    table.adds("b", attributes=of_ten(quick=11))
    table.adds("c", attributes=of_ten(quick=8))
    table.does("fight.start", characters=["a", "b", "c"])
    table.does("fight.hold", by=ANA, character="a")
    assert table.state["fight"]["turn"] == "b"
    table.does("fight.next")
    table.does("fight.act", by=ANA, character="a")
    assert [row["id"] for row in table.state["fight"]["order"]] == ["b", "a", "c"]
    table.does("fight.next", by=ANA)
    table.does("fight.next")
    assert table.state["fight"]["round"] == 2 and table.state["fight"]["turn"] == "b"
    table.refuses("fight.hold", "order_is_set", by=ANA, character="a")


def test_who_never_acts_comes_last_from_then_on(table: Table) -> None:
    table.hero("a", attributes=of_ten(quick=15))
    table.adds("b", attributes=of_ten(quick=11))
    table.does("fight.start", characters=["a", "b"])
    table.does("fight.hold", by=ANA, character="a")
    table.does("fight.next")
    assert [row["id"] for row in table.state["fight"]["order"]] == ["b", "a"]
    assert not any(row["held"] for row in table.state["fight"]["order"])


# --- the actions of a turn --------------------------------------------------------------------------------------------


def test_a_turn_holds_one_combat_and_one_movement_action(table: Table) -> None:
    table.hero("a", weapons=[SWORD], attributes=of_ten(quick=12))
    table.adds("b")
    table.does("fight.start", characters=["a", "b"])
    attack = {"kind": "attack", "weapon": 0, "target": "b"}
    table.rolls("a", 19, by=ANA, **attack)
    plan = make_plan(table.state, "a", attack)
    assert not plan["allowed"] and plan["reason"] == "no_action_left"
    table.refuses("roll", "no_action_left", by=ANA, actor="a", intent=attack)
    table.rolls("a", 19, by=ANA, **attack, choose={"counts_as": "free_attack"})
    table.rolls("a", by=ANA, kind="act", action="withdraw")
    table.refuses("roll", "no_action_left", by=ANA, actor="a", intent={"kind": "act", "action": "move"})
    table.does("fight.next", by=ANA)
    table.does("fight.next")
    assert table.of("a")["turn"] == {}
    table.rolls("a", by=ANA, kind="act", action="move")
    table.rolls("a", by=ANA, kind="act", action="flank")
    table.refuses("roll", "no_action_left", by=ANA, actor="a", intent=attack)


def test_out_of_turn_an_attack_is_a_free_attack(table: Table) -> None:
    table.hero("a", weapons=[SWORD], attributes=of_ten(quick=8))
    table.adds("b")
    table.does("fight.start", characters=["a", "b"])
    table.rolls("a", 19, by=ANA, kind="attack", weapon=0, target="b")
    assert table.of("a")["turn"]["actions"] == ["free_attack"]


def test_withdrawing_ends_being_flanked(table: Table) -> None:
    table.hero("a")
    table.does("character.state", by=ANA, character="a", state="flanked")
    roll = table.rolls("a", by=ANA, kind="act", action="withdraw")
    assert roll["verdict"]["word"]["key"] == "symbaroum-verdict-withdrawn" and table.of("a")["states"] == {}


def test_flanking_puts_the_state_on_the_enemy(table: Table) -> None:
    table.hero("a")
    table.adds("b")
    roll = table.rolls("a", by=ANA, kind="act", action="flank", target="b")
    table.does("roll.apply", by=ANA, roll=roll["id"], target=roll["next"][0]["command"]["target"])
    assert "flanked" in table.of("b")["states"]


def test_getting_up_may_cost_the_whole_turn(table: Table) -> None:
    table.hero("a", weapons=[SWORD], attributes=of_ten(quick=12))
    table.adds("b")
    table.does("fight.start", characters=["a", "b"])
    table.does("character.state", by=ANA, character="a", state="prone")
    table.rolls("a", 13, by=ANA, kind="stand_up")
    assert table.of("a")["states"] == {}
    table.refuses("roll", "no_action_left", by=ANA, actor="a", intent={"kind": "attack", "weapon": 0, "target": "b"})
    table.rolls("a", 19, by=ANA, kind="attack", weapon=0, target="b", choose={"counts_as": "free_attack"})
    table.refuses("roll", "not_prone", by=ANA, actor="a", intent={"kind": "stand_up"})


def test_a_short_weapon_is_drawn_for_nothing(table: Table) -> None:
    table.hero("a", weapons=[{**SWORD, "short": True}])
    table.does("character.state", by=ANA, character="a", state="undrawn")
    assert table.rolls("a", by=ANA, kind="draw")["request"]["actions"] == ["draw_short_weapon"]
    table.refuses("roll", "nothing_to_draw", by=ANA, actor="a", intent={"kind": "draw"})
