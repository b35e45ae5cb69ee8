"""Symbaroum at the table: dying, healing, experience, and what other tools got wrong."""

from __future__ import annotations

import pytest

from tavola.rules.plans import make_plan
from tavola.server import words

from .symbaroum_people import ANA, BIA, SWORD, Table, of_ten

MEDICUS = {"name": "Médico", "known": "medicus"}


@pytest.fixture
def table() -> Table:
    """A table without anybody on it."""
    return Table()


def brought_down(table: Table, name: str = "a") -> None:
    """Let a blow bring a hero to 0."""
    table.adds("brute", weapons=[{"name": "tacape", "damage": "1d12+9"}])
    table.rolls("brute", kind="attack", weapon=0, target=name)
    table.rolls(name, 20, kind="defend")
    table.rolls(name, 12, kind="suffer")
    assert table.toughness(name) == 0


# --- dying and healing ------------------------------------------------------------------------------------------------


def test_a_hero_at_zero_is_dying_anybody_else_dead(table: Table) -> None:
    table.hero("a", weapons=[{"name": "machado", "damage": "1d12+9"}])
    table.adds("b")
    roll = table.rolls("a", 12, by=ANA, kind="damage", weapon=0, target="b")
    table.does("roll.apply", by=ANA, roll=roll["id"], target="b")
    assert "dead" in table.of("b")["states"] and roll["verdict"]["word"]["key"] == "symbaroum-verdict-dead"
    brought_down(table)
    assert sorted(table.of("a")["states"]) == ["dying", "prone"]
    for intent in ({"kind": "trait", "trait": "quick"}, {"kind": "defend"}, {"kind": "heal"}):
        table.refuses("roll", "cannot_act", by=ANA, actor="a", intent=intent)


def test_the_dying_test_each_turn_and_the_dead_have_none(table: Table) -> None:
    table.hero("a", attributes=of_ten(quick=12))
    table.adds("b")
    table.does("fight.start", characters=["a", "b"])
    brought_down(table)
    assert table.of("a")["pending"] is None
    table.does("fight.next")
    table.does("fight.next")
    assert table.of("a")["pending"] == {"kind": "death"}
    assert table.rolls("a", 12, by=ANA, kind="death")["verdict"]["word"]["key"] == "symbaroum-verdict-holds_on"
    assert table.of("a")["pending"] is None and "dying" in table.of("a")["states"]
    table.does("fight.next", by=ANA)
    table.does("fight.next")
    table.rolls("a", 20, by=ANA, kind="death")
    assert sorted(table.of("a")["states"]) == ["dead", "prone"]
    table.does("fight.next", by=ANA)
    table.does("fight.next")
    assert table.state["fight"]["turn"] == "b", "the dead have no turn"
    table.refuses("roll", "not_dying", by=ANA, actor="a", intent={"kind": "death"})


def test_a_natural_one_wakes(table: Table) -> None:
    table.hero("a")
    brought_down(table)
    table.rolls("a", 1, by=ANA, kind="death")
    assert table.toughness("a") == 1 and "dying" not in table.of("a")["states"]


def test_medicus_and_herbs_save_the_dying(table: Table) -> None:
    table.hero("a")
    table.hero("medica", owner=BIA, abilities=[MEDICUS], herbs_at_start=1)
    brought_down(table)
    plan = make_plan(table.state, "medica", {"kind": "heal", "target": "a"})
    assert plan["choices"][0]["values"] == ["medicus", "medicus_with_herbs", "herbal"]
    roll = table.rolls("medica", 5, by=BIA, kind="heal", target="a", choose={"method": "medicus_with_herbs"})
    assert table.toughness("a") == 0 and table.of("medica")["vitals"]["herbs"] == 0
    table.does("roll.apply", by=BIA, roll=roll["id"], target="a")
    assert table.toughness("a") == 5 and "dying" not in table.of("a")["states"]
    herbs = {"kind": "heal", "target": "a", "choose": {"method": "herbal"}}
    table.refuses("roll", "no_herbs", by=BIA, actor="medica", intent=herbs)


def test_a_healer_treats_herself(table: Table) -> None:
    table.hero("medica", abilities=[MEDICUS], herbs_at_start=2)
    table.does("character.vital", character="medica", vital="toughness", to=8)
    roll = table.rolls("medica", 4, kind="heal")
    assert table.toughness("medica") == 10 and roll["next"] == []
    table.refuses("roll", "nothing_to_heal", actor="medica", intent={"kind": "heal"})
    table.refuses("roll.apply", "nothing_to_apply", roll=roll["id"], target="medica")


def test_powers_and_recovery_give_what_their_descriptions_say(table: Table) -> None:
    known = [{"name": "Cura", "known": "laying_on_of_hands"}, {"name": "Fôlego", "known": "recovery"}]
    table.hero("a", abilities=known)
    table.adds("b")
    for name in ("a", "b"):
        table.does("character.vital", character=name, vital="toughness", to=3)
    table.rolls("a", by=ANA, kind="heal", choose={"method": "recovery", "amount": "3"})
    assert table.toughness("a") == 6
    roll = table.rolls("a", by=ANA, kind="heal", target="b", choose={"method": "mystic", "amount": "5"})
    table.does("roll.apply", by=ANA, roll=roll["id"], target="b")
    assert table.toughness("b") == 8
    table.refuses(
        "roll", "invalid_input", actor="a", intent={"kind": "heal", "target": "b", "choose": {"method": "recovery"}}
    )


def test_a_day_heals_one_point_and_never_the_dying(table: Table) -> None:
    for name in ("a", "b", "c"):
        table.hero(name)
    table.does("character.vital", character="a", vital="toughness", to=5)
    table.does("character.vital", character="b", vital="toughness", to=0)
    event = table.does("clock", unit="day", count=2)
    assert [table.toughness(name) for name in "abc"] == [7, 0, 10]
    assert [row["character"] for row in event["data"]["passed"]] == ["a"]
    table.does("clock", unit="hour", count=23)
    assert table.toughness("a") == 7
    table.does("clock", unit="hour", count=1)
    assert table.toughness("a") == 8


def test_toughness_set_by_hand_brings_what_follows(table: Table) -> None:
    table.hero("a")
    table.adds("b")
    for name, state in (("a", "dying"), ("b", "dead")):
        table.does("character.vital", character=name, vital="toughness", to=0)
        assert state in table.of(name)["states"]
        table.does("character.vital", character=name, vital="toughness", to=2)
        assert state not in table.of(name)["states"]


def test_a_dead_heros_experience_stays_to_be_read(table: Table) -> None:
    """Chapter 3.4: the next character may use all that the dead one had gathered."""
    table.hero("a", experience_spent=50)
    table.does("character.vital", character="a", vital="experience", to=25)
    table.does("character.state", character="a", state="dead")
    assert table.of("a")["derived"]["earned"] == 75


def test_one_of_a_group_falls_and_the_next_stands_unhurt(table: Table) -> None:
    table.hero("a", weapons=[{"name": "machado", "damage": "1d12+9"}])
    table.adds("mob", count=2)
    for left in ([], ["dead"]):
        roll = table.rolls("a", 12, by=ANA, kind="damage", weapon=0, target="mob")
        table.does("roll.apply", by=ANA, roll=roll["id"], target="mob")
        assert table.of("mob")["count"] == 1 and sorted(table.of("mob")["states"]) == left
    assert table.toughness("mob") == 0


def test_coc7_1697_damage_for_the_wrong_target_meets_the_right_ones_armor(table: Table) -> None:
    """Miskatonic-Investigative-Society/CoC7-FoundryVTT#1697: the wrong target can be put right after the roll."""
    table.hero("a", weapons=[SWORD])
    table.adds("bare")
    table.adds("clad", armor=[{"name": "cota", "protection": "1d6+1"}])
    roll = table.rolls("a", 8, by=ANA, kind="damage", weapon=0, target="bare")
    table.does("roll.apply", 2, by=ANA, roll=roll["id"], target="clad")
    assert table.toughness("bare") == 10 and table.toughness("clad") == 5


# --- experience -------------------------------------------------------------------------------------------------------


def test_experience_is_bought_on_the_card(table: Table) -> None:
    table.hero("a", abilities=[{"name": "Rastreio", "level": "none"}, {"name": "Finta", "level": "master"}])
    improve = {"kind": "improve", "ability": 0}
    assert make_plan(table.state, "a", improve)["reason"] == "not_enough_experience"
    table.refuses("roll", "not_enough_experience", by=ANA, actor="a", intent=improve)
    table.refuses("character.vital", "not_allowed", by=ANA, character="a", vital="experience", to=60)
    table.does("character.vital", character="a", vital="experience", to=65)
    for level, left in (("novice", 55), ("adept", 35), ("master", 5)):
        table.rolls("a", by=ANA, **improve)
        character = table.of("a")
        assert character["sheet"]["abilities"][0]["level"] == level
        assert character["vitals"]["experience"] == left and character["derived"]["earned"] == 65
    table.refuses("roll", "nothing_to_improve", by=ANA, actor="a", intent=improve)
    table.refuses("roll", "nothing_to_improve", by=ANA, actor="a", intent={"kind": "improve", "ability": 1})


def test_an_active_ability_tests_its_own_attribute(table: Table) -> None:
    ability = {"name": "Grito", "attribute": "persuasive", "against": "resolute"}
    table.hero("a", abilities=[ability, {"name": "Muralha"}], attributes=of_ten(persuasive=13))
    table.adds("b", attributes=of_ten(resolute=12))
    assert table.rolls("a", 11, by=ANA, kind="ability", ability=0, target="b")["outcome"]["success"]
    table.refuses("roll", "nothing_to_roll", actor="a", intent={"kind": "ability", "ability": 1})


# --- field notes ------------------------------------------------------------------------------------------------------


def test_symbaroum_238_a_flat_bonus_counts_whole_and_once(table: Table) -> None:
    """pwatson100/symbaroum#238: a flat +2 on a monster's weapon was halved with the dice."""
    table.hero("a")
    table.adds("b", weapons=[{"name": "garras", "damage": "2d6+2", "natural": True}])
    table.rolls("b", kind="attack", weapon=0, target="a")
    table.does("character.let_go", by=ANA, character="a")
    assert table.rolls("a", 2, 3, by=ANA, kind="suffer")["outcome"]["damage"] == 7
    table.adds("c", attributes=of_ten(strong=15))
    roll = table.rolls("b", 2, 3, kind="damage", weapon=0)
    table.does("roll.apply", roll=roll["id"], target="c")
    assert table.toughness("c") == 8


def test_symbaroum_652_and_pr_4_bonuses_count_in_everything_derived(table: Table) -> None:
    """pwatson100/symbaroum#652, PR#4: bonuses were left out of thresholds, Toughness and Defense."""
    table.hero("a", defense_bonus=1, toughness_bonus=3, pain_bonus=2, attributes=of_ten(strong=9), shield="buckler")
    derived = table.of("a")["derived"]
    assert (derived["defense"], derived["toughness"], derived["pain_threshold"]) == (12, 13, 7)
    assert table.toughness("a") == 13
    assert make_plan(table.state, "a", {"kind": "defend"})["against"]["value"] == 12
    table.adds("b", weapons=[SWORD])
    assert make_plan(table.state, "b", {"kind": "damage", "weapon": 0, "target": "a"})["request"]["pain_threshold"] == 7


def test_symbaroum_pr_255_what_feels_no_pain_has_no_threshold(table: Table) -> None:
    """pwatson100/symbaroum PR#255: the undead have no pain threshold, and no word of pain."""
    table.hero("a", weapons=[SWORD])
    table.adds("b", feels_pain=False)
    assert table.of("b")["derived"]["pain_threshold"] is None
    roll = table.rolls("a", 8, by=ANA, kind="damage", weapon=0, target="b")
    assert not roll["outcome"]["pain"] and roll["verdict"]["word"]["key"] == "symbaroum-verdict-damage"
    table.adds("c")
    assert table.rolls("a", 8, kind="damage", weapon=0, target="c")["verdict"]["word"]["key"].endswith("-pain")


def test_symbaroum_pr_290_nobody_applies_anothers_damage(table: Table) -> None:
    """pwatson100/symbaroum PR#290: players could apply damage that was not theirs to apply."""
    table.hero("a", weapons=[SWORD])
    table.hero("b", owner=BIA)
    table.adds("foe")
    table.adds("lurker", hidden=True)
    roll = table.rolls("a", 5, by=ANA, kind="damage", weapon=0, target="foe")
    table.refuses("roll.apply", "not_allowed", by=BIA, roll=roll["id"], target="foe")
    table.refuses("roll.apply", "unknown_character", by=ANA, roll=roll["id"], target="lurker")
    table.refuses("character.vital", "not_allowed", by=BIA, character="foe", vital="toughness", to=1)


def test_roll20_14628_names_are_the_players_own() -> None:
    """Roll20/roll20-character-sheets#14628: a bad Portuguese translation; the words are those of the group's notes."""
    for trait, name in {"accurate": "Accurate", "strong": "Strong", "defense": "Defesa"}.items():
        assert words.say("pt-BR", f"symbaroum-trait-{trait}") == name
    assert words.say("pt-BR", "symbaroum-vital-toughness") == "Vitalidade"
    assert words.say("pt-BR", "symbaroum-derived-pain_threshold", value=5) == "Limiar de dor 5"
