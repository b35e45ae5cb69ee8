"""Every setting rule of Savage Worlds is a switch that changes what the rules do."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from tavola.rules import bridge
from tavola.rules.plans import make_plan
from tavola.rules.swade import SYSTEM

from .swade_table import ANA, Table, skills, sources

HERO: dict[str, Any] = {
    "attributes": {"agility": "d8", "smarts": "d8", "spirit": "d8", "strength": "d8", "vigor": "d8"},
    "skills": skills(fighting="d8", taunt="d8", shooting="d8", spellcasting="d8"),
}
CASTER: dict[str, Any] = {
    **HERO,
    "arcane": "magic",
    "powers": [{"name": "Raio", "cost": 3, "damage": "2d6", "rounds": 5}],
}


def wounded(table: Table, target: str, *faces: int) -> None:
    """Hit somebody with a damage roll of these dice (2d6)."""
    foe = "foe" if "foe" in table.state["characters"] else table.add("foe", "extra", skills=HERO["skills"])
    roll = table.roll(foe, {"kind": "hurt", "dice": f"{len(faces)}d12", "target": target}, *faces)
    table.next(roll, "apply")


def check(sheet: dict[str, Any], **rules: bool) -> dict[str, Any]:
    """Return what a sheet in hand costs at a table with these switches."""
    told: dict[str, Any] = bridge.check_sheet("swade", sheet, "wild_card", rules)
    return told


def test_each_switch_is_tested_here() -> None:
    text = pathlib.Path(__file__).read_text(encoding="utf-8")
    assert [switch for switch in SYSTEM["switches"] if f'"{switch}"' not in text and f"{switch}=" not in text] == []


def test_conviction_burns_until_the_next_turn_and_a_benny_keeps_it() -> None:
    table = Table("conviction")
    ana = table.add("ana", owner=ANA, **HERO)
    table.add("foe", "extra", skills=HERO["skills"])
    assert table.refused({"type": "roll", "actor": ana, "intent": {"kind": "conviction"}}, by=ANA) == "no_conviction"
    assert table.refused({"type": "character.vital", "character": ana, "vital": "conviction", "to": 1}, by=ANA)
    table.set(ana, "conviction", 1)
    table.fight(ana="AS", foe="2C")
    table.roll(ana, {"kind": "conviction"}, by=ANA)
    assert table.vital(ana, "conviction") == 0 and "convicted" in table.states(ana)
    roll = table.roll(ana, {"kind": "trait", "trait": "vigor"}, 3, 2, 6, 1, by=ANA)
    assert roll["outcome"]["total"] == 10 and [die["label"] for die in roll["dice"]][-1] == "conviction"
    # its start puts it out; a benny keeps it
    table.give({"type": "fight.next"})
    table.give({"type": "fight.next"}, *([1] * 2))
    while table.state["fight"]["turn"] != ana:
        table.give({"type": "fight.next"})
    assert table.who(ana)["pending"]["kind"] == "conviction" and "convicted" not in table.states(ana)
    table.roll(ana, {"kind": "conviction"}, by=ANA)
    assert "convicted" in table.states(ana) and table.vital(ana, "bennies") == 2 and table.who(ana)["pending"] is None


def test_conviction_is_off_unless_the_table_plays_by_it() -> None:
    table = Table()
    ana = table.add("ana", **HERO)
    assert table.refused({"type": "roll", "actor": ana, "intent": {"kind": "conviction"}}) == "rule_is_off"
    assert table.who(ana)["derived"]["has_conviction"] == 0


def test_creative_combat_rolls_in_the_place_of_shaken() -> None:
    for switches in ([], ["creative_combat"]):
        table = Table(*switches)
        ana, foe = table.add("ana", owner=ANA, **HERO), table.add("foe", "extra")
        roll = table.roll(ana, {"kind": "test", "trait": "taunt", "target": foe}, 8, 3, 2, 1)
        assert roll["outcome"]["raises"] > 0
        table.next(roll, "apply")
        assert ("shaken" in table.states(foe)) is (not switches)
        assert ("creative" in table.labels(roll)) is bool(switches)
        if switches:
            found = table.next(roll, "creative", 2, 1)
            assert found["outcome"]["result"] == "inspiration" and table.vital(ana, "bennies") == 4


def test_dumb_luck_buys_one_roll_after_a_critical_failure() -> None:
    for switches in ([], ["dumb_luck"]):
        table = Table(*switches)
        ana = table.add("ana", owner=ANA, **HERO)
        roll = table.roll(ana, {"kind": "trait", "trait": "vigor"}, 1, 1)
        assert table.labels(roll) == (["dumb_luck"] if switches else [])
        if switches:
            again = table.next(roll, "dumb_luck", 5, 2)
            assert again["outcome"]["success"] and table.vital(ana, "bennies") == 2
            worse = table.next(roll, "dumb_luck", 1, 1)
            assert table.labels(worse) == []


def test_dynamic_backlash_takes_the_place_of_backlash() -> None:
    for switches in ([], ["dynamic_backlash"]):
        table = Table(*switches)
        ana = table.add("ana", owner=ANA, **CASTER)
        roll = table.roll(ana, {"kind": "power", "power": 0}, 1, 1)
        assert table.vital(ana, "fatigue") == (0 if switches else 1)
        if switches:
            found = table.next(roll, "backlash", 3, 4)
            assert found["outcome"]["result"] == "stunned" and {"stunned", "numb"} <= table.states(ana)
            assert sources(make_plan(table.state, ana, {"kind": "power", "power": 0}))["arcane"] == -2


@pytest.mark.parametrize(("switches", "days"), [([], 5), (["fast_healing"], 1)])
def test_fast_healing_brings_the_roll_every_day(switches: list[str], days: int) -> None:
    table = Table(*switches)
    ana = table.add("ana", owner=ANA, **HERO)
    table.set(ana, "wounds", 2)
    for _ in range(days):
        assert table.who(ana)["pending"] is None
        table.give({"type": "clock", "unit": "day", "count": 1})
    assert table.who(ana)["pending"]["kind"] == "natural_healing"
    table.roll(ana, {"kind": "natural_healing"}, 6, 6, 1)
    assert table.vital(ana, "wounds") < 2 and table.who(ana)["pending"] is None


def test_gritty_damage_rolls_an_injury_after_the_soak() -> None:
    table = Table("gritty_damage")
    ana = table.add("ana", owner=ANA, **HERO)
    wounded(table, ana, 11, 3)
    assert table.who(ana)["pending"]["kind"] == "soak"
    table.give({"type": "character.let_go", "character": ana})
    assert table.who(ana)["pending"]["kind"] == "injury"
    table.roll(ana, {"kind": "injury"}, 1, 1)
    assert "injured" in table.states(ana) and table.who(ana)["pending"] is None
    # soaked whole, there is no injury
    table.put(ana, "injured", False)
    table.set(ana, "wounds", 0)
    table.put(ana, "shaken", False)
    wounded(table, ana, 11, 3)
    table.roll(ana, {"kind": "soak"}, 7, 6, 6, 1)
    assert table.who(ana)["pending"] is None and table.vital(ana, "wounds") == 0


def test_hard_choices_hand_spent_bennies_to_the_game_master() -> None:
    table = Table()
    ana, boss = table.add("ana", owner=ANA, **HERO), table.add("boss", **HERO)
    assert table.vital(boss, "bennies") == 2
    table.rule("hard_choices")
    assert table.vital(boss, "bennies") == 0 and table.state["pools"]["gm_bennies"] == 0
    other = table.add("other", **HERO)
    assert table.vital(other, "bennies") == 0
    table.roll(ana, {"kind": "benny", "use": "influence_story"})
    assert table.vital(ana, "bennies") == 2 and table.state["pools"]["gm_bennies"] == 1
    # and a joker brings none
    table.fight(ana="JK1", boss="2C")
    assert table.vital(ana, "bennies") == 2


def test_heroes_never_die_of_incapacitation() -> None:
    for switches in ([], ["heroes_never_die"]):
        table = Table(*switches)
        ana = table.add("ana", owner=ANA, **HERO)
        table.put(ana, "incapacitated")
        roll = table.roll(ana, {"kind": "incapacitation"}, 1, 1)
        assert ("dead" in table.states(ana)) is (not switches)
        assert roll["op"] == ("heroes_never_die" if switches else "incapacitation")
        assert "bleeding" not in table.states(ana)


def test_high_adventure_lends_a_combat_edge_for_a_benny() -> None:
    table = Table()
    ana = table.add("ana", owner=ANA, advances=4, **HERO)
    lend = {"kind": "borrow_edge", "choose": {"edge": "level_headed"}}
    assert table.refused({"type": "roll", "actor": ana, "intent": lend}) == "rule_is_off"
    table.rule("high_adventure")
    table.roll(ana, lend)
    assert table.vital(ana, "bennies") == 2
    table.give({"type": "fight.start", "characters": [ana]})
    event = table.give({"type": "fight.deal"}, 1, 2)
    assert event["data"]["round"] == 1
    assert table.refused({"type": "roll", "actor": ana, "intent": lend}) == "has_it_already"


def test_born_a_hero_forgets_the_rank_at_creation() -> None:
    sheet = {**HERO, "edges": [{"id": "level_headed"}]}
    keys = [problem["key"] for problem in check(sheet)["problems"]]
    assert "swade-problem-edge_rank" in keys
    assert "swade-problem-edge_rank" not in [problem["key"] for problem in check(sheet, born_a_hero=True)["problems"]]


def test_more_skill_points_at_creation() -> None:
    rows = [check(HERO, **rules)["budget"]["rows"][1]["available"] for rules in ({}, {"more_skill_points": True})]
    assert rows == [12, 15]


def test_multiple_languages_count_as_linguist() -> None:
    sheet = {**HERO, "languages": [{"name": name} for name in ("tupi", "latim", "francês")]}
    assert "swade-problem-languages" in [problem["key"] for problem in check(sheet)["problems"]]
    told = check(sheet, multiple_languages=True)
    assert told["budget"]["rows"][-1]["available"] == 4
    linguist = {**sheet, "edges": [{"id": "linguist"}]}
    assert check(linguist, multiple_languages=True)["budget"]["rows"][-1]["available"] == 8


def test_no_power_points_count_on_the_roll() -> None:
    table = Table()
    ana = table.add("ana", owner=ANA, **CASTER)
    assert table.vital(ana, "power_points") == 10 and table.who(ana)["derived"]["max_power_points"] == 10
    table.rule("no_power_points")
    assert table.who(ana)["derived"]["max_power_points"] == 0
    roll = table.roll(ana, {"kind": "power", "power": 0}, 7, 2)
    assert roll["outcome"]["modifier"] == -2 and roll["outcome"]["points_left"] is None
    assert "maintaining" in table.states(ana)
    # what runs already counts against the next, and a failure ends it all
    assert table.roll(ana, {"kind": "power", "power": 0}, 3, 2)["outcome"]["modifier"] == -3
    assert "maintaining" not in table.states(ana) and "shaken" in table.states(ana)


def test_skill_specializations_offer_the_penalty() -> None:
    table = Table()
    ana = table.add("ana", owner=ANA, **HERO)
    intent = {"kind": "trait", "trait": "shooting"}
    assert "unspecialized" not in [row["source"] for row in make_plan(table.state, ana, intent)["modifiers"]]
    table.rule("skill_specializations")
    roll = table.roll(ana, intent, 5, 2, on={"unspecialized": True})
    assert roll["outcome"]["total"] == 3


def test_unarmored_hero_soaks_better() -> None:
    table = Table("unarmored_hero")
    ana = table.add("ana", owner=ANA, **HERO)
    wounded(table, ana, 11, 3)
    assert sources(make_plan(table.state, ana, {"kind": "soak"}))["unarmored_hero"] == 2
    sheet = {"armor": [{"name": "Gibão", "armor": 1}]}
    table.give({"type": "character.edit", "character": ana, "sheet": sheet})
    assert "unarmored_hero" not in sources(make_plan(table.state, ana, {"kind": "soak"}))


@pytest.mark.parametrize(("switches", "wounds"), [([], 7), (["wound_cap"], 4)])
def test_wound_cap_limits_what_one_hit_does(switches: list[str], wounds: int) -> None:
    table = Table(*switches)
    ana = table.add("ana", owner=ANA, **HERO)
    wounded(table, ana, 11, 11, 11, 3)
    assert table.who(ana)["pending"]["wounds"] == wounds


def test_only_the_game_master_switches() -> None:
    assert Table().refused({"type": "table.rule", "rule": "wound_cap", "on": True}, by=ANA) == "not_allowed"
