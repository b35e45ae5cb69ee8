"""What people at real Savage Worlds tables ran into, each lesson a test named after its note (`FIELD-NOTES.md`)."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.rules import resolve
from tavola.rules.odds import chances, measure_of
from tavola.rules.plans import make_plan
from tavola.rules.runner import start

from .swade_table import ANA, BIA, Table, skills, sources

HERO: dict[str, Any] = {
    "attributes": {"agility": "d8", "smarts": "d8", "spirit": "d8", "strength": "d8", "vigor": "d8"},
    "skills": skills(fighting="d8", taunt="d8"),
    "weapons": [{"name": "Facão", "damage": "str+d6"}],
}
VIGOR = {"kind": "trait", "trait": "vigor"}


def heroes(*switches: str) -> Table:
    """Two heroes and a foe of their own size."""
    table = Table(*switches)
    table.add("ana", owner=ANA, **HERO)
    table.add("bia", owner=BIA, **HERO)
    table.add("boss", **HERO)
    return table


def swade(op: str, faces: dict[str, Any] | None = None, **request: object) -> dict[str, Any]:
    """Run an op."""
    outcome: dict[str, Any] = resolve({"system": "swade", "op": op, **request}, faces)["outcome"]
    return outcome


def struck(table: Table, target: str, *faces: int) -> dict[str, Any]:
    """Let a damage roll of d12s take effect; return what the log tells."""
    roll = table.roll("boss", {"kind": "hurt", "dice": f"{len(faces)}d12", "target": target}, *faces)
    return table.next(roll, "apply")


def test_lipefl_swade_tools_95_betteroll_432_445_the_jokers_bonus_is_its_holders() -> None:
    """Every wild card got +2, or the holder got none, or one who acted from hold after it."""
    table = heroes()
    table.fight(ana="JK1", bia="AS", boss="2C")
    assert sources(make_plan(table.state, "ana", VIGOR))["joker"] == 2
    assert "joker" not in sources(make_plan(table.state, "bia", VIGOR))
    table.give({"type": "fight.next"})
    table.give({"type": "fight.hold", "character": "bia"})
    table.give({"type": "fight.deal", "cards": {"ana": "3C", "boss": "4C"}})
    assert "joker" not in sources(make_plan(table.state, "ana", VIGOR)), "that round only"
    table.give({"type": "fight.act", "character": "bia"})
    assert "joker" not in sources(make_plan(table.state, "bia", VIGOR))


def test_swade_1_1_6_7_9_a_joker_brings_its_bennies_once() -> None:
    """Too many, irregular counts, and once more on leaving hold."""
    table = heroes()
    table.fight(ana="JK1", bia="AS", boss="2C")
    assert [table.vital(who, "bennies") for who in ("ana", "bia", "boss")] == [4, 4, 2]
    table.give({"type": "fight.hold", "character": "ana"})
    table.give({"type": "fight.act", "character": "ana"})
    assert [table.vital(who, "bennies") for who in ("ana", "bia", "boss")] == [4, 4, 2]


def test_lipefl_swade_tools_40_savagebot_145_after_a_joker_a_full_deck_is_dealt() -> None:
    """The round after a joker was not dealt; the deck was shuffled at each fight instead of only after one."""
    table = heroes()
    table.fight(ana="JK1", bia="AS", boss="2C")
    table.give({"type": "fight.deal", "cards": {"ana": "JK1", "bia": "3C", "boss": "4C"}})
    assert len(table.state["fight"]["data"]["deck"]) == 51
    other = heroes()
    other.fight(ana="KS", bia="AS", boss="2C")
    other.give({"type": "fight.deal", "cards": {"ana": "5C", "bia": "3C", "boss": "4C"}})
    assert len(other.state["fight"]["data"]["deck"]) == 48


def test_savagebot_98_67_level_headed_and_quick_and_a_benny_for_a_new_card() -> None:
    table = heroes()
    table.fight(ana="2C", bia="AS", boss="3C")
    assert table.state["fight"]["order"][-1]["id"] == "ana"
    deck = table.state["fight"]["data"]["deck"]
    table.roll("ana", {"kind": "benny", "use": "new_action_card"}, deck.index("KS") + 1, by=ANA)
    assert table.state["fight"]["order"][1] == {"id": "ana", "key": "KS", "done": False, "held": False, "bonus": False}
    assert table.vital("ana", "bennies") == 2 and "KS" not in table.state["fight"]["data"]["deck"]
    # a worse one changes nothing
    deck = table.state["fight"]["data"]["deck"]
    table.roll("ana", {"kind": "benny", "use": "new_action_card"}, deck.index("4D") + 1, by=ANA)
    assert table.state["fight"]["order"][1]["key"] == "KS"


def test_roll20_enhancement_suite_167_each_deal_sorts_by_card_and_suit() -> None:
    table = heroes()
    table.fight(ana="KC", bia="KS", boss="AD")
    assert [row["id"] for row in table.state["fight"]["order"]] == ["boss", "bia", "ana"]


def test_sidekick_23_dicemaiden_165_dice_tray_13_aces_first_then_the_better_die() -> None:
    outcome = swade("trait_roll", {"trait": [5], "wild": [6, 4]}, die="d8")
    assert outcome["total"] == 10


def test_lipefl_swade_tools_1_betteroll_57_the_wild_die_aces_and_a_raise_adds_its_die() -> None:
    assert swade("trait_roll", {"trait": [1], "wild": [6, 6, 2]}, die="d4")["total"] == 14
    faces = {"damage": [5, 4], "bonus": [6, 3]}
    assert swade("damage", faces, dice="2d6", toughness=5, **{"raise": True})["damage"] == 18


def test_lipefl_swade_tools_295_108_a_critical_failure_needs_the_wild_die_and_no_conviction() -> None:
    faces = {"trait": [1, 1, 5], "wild": [2]}
    assert not swade("trait_roll_multi", faces, die="d6", count=3)["critical_failure"]
    one = {"trait": [1], "wild": [1], "conviction": [5]}
    assert swade("trait_roll", one, die="d8", conviction=True)["critical_failure"]
    none = {"trait": [1], "wild": [3], "conviction": [1]}
    assert not swade("trait_roll", none, die="d8", conviction=True)["critical_failure"]


def test_betteroll_swade_36_extras_roll_no_wild_die() -> None:
    table = heroes()
    table.add("thug", "extra", **HERO)
    assert [die["label"] for die in table.roll("thug", VIGOR, 5)["dice"]] == ["trait"]


@pytest.mark.parametrize(
    ("shaken", "wounds", "margin", "after"),
    [
        (False, 0, -1, {"shaken": False, "wounds": 0, "down": False}),
        (False, 0, 0, {"shaken": True, "wounds": 0, "down": False}),
        (False, 0, 3, {"shaken": True, "wounds": 0, "down": False}),
        (True, 0, 3, {"shaken": True, "wounds": 1, "down": False}),
        (True, 0, 4, {"shaken": True, "wounds": 1, "down": False}),
        (False, 0, 8, {"shaken": True, "wounds": 2, "down": False}),
        (True, 3, 0, {"shaken": True, "wounds": 3, "down": True}),
        (False, 3, 0, {"shaken": True, "wounds": 3, "down": False}),
        (False, 3, 4, {"shaken": True, "wounds": 3, "down": True}),
    ],
)
def test_betteroll_swade_78_144_180_damage_step_by_step(
    shaken: bool, wounds: int, margin: int, after: dict[str, Any]
) -> None:
    """Shaken twice, Shaken twice at three wounds, and the penalty of a wound just taken on its own soak."""
    table = heroes()
    table.set("ana", "wounds", wounds)
    if shaken:
        table.put("ana", "shaken")
    toughness = table.who("ana")["derived"]["toughness"]
    struck(table, "ana", *split(toughness + margin))
    found = {
        "shaken": "shaken" in table.states("ana"),
        "wounds": table.vital("ana", "wounds"),
        "down": "incapacitated" in table.states("ana"),
    }
    assert found == after
    if table.who("ana")["pending"]:
        assert sources(make_plan(table.state, "ana", {"kind": "soak"})).get("wounds", 0) == -wounds


def split(total: int) -> list[int]:
    """Return two faces of a d12, neither an ace, with this sum."""
    return [min(11, total - 1), total - min(11, total - 1)]


def test_lipefl_swade_tools_134_a_soak_takes_wounds_away() -> None:
    table = heroes()
    struck(table, "ana", 7, 8)
    assert table.vital("ana", "wounds") == 2
    table.roll("ana", {"kind": "soak"}, 8, 1, 2, by=ANA)
    assert table.vital("ana", "wounds") == 0 and "shaken" not in table.states("ana")
    assert table.vital("ana", "bennies") == 2


def test_betteroll_swade_105_a_free_roll_costs_no_benny() -> None:
    table = heroes()
    table.put("ana", "shaken")
    table.roll("ana", {"kind": "unshake"}, 7, 2, by=ANA)
    assert table.vital("ana", "bennies") == 3 and "shaken" not in table.states("ana")


def test_betteroll_swade_567_a_second_roll_touches_no_other_target() -> None:
    table = heroes()
    roll = table.roll("boss", {"kind": "hurt", "dice": "2d12", "target": "ana"}, 3, 4)
    table.next(roll, "apply")
    before = table.who("ana")
    other = table.roll("boss", {"kind": "hurt", "dice": "2d12", "target": "bia"}, 2, 2)
    again = table.next(other, "benny_reroll", 7, 8)
    table.next(again, "apply")
    assert table.who("ana") == before and table.vital("bia", "wounds") == 2


def test_betteroll_swade_864_swade_tools_216_nothing_stacks_on_later_rolls() -> None:
    table = heroes()
    roll = table.roll("ana", VIGOR, 3, 2, by=ANA)
    for faces in ((2, 3), (3, 1)):
        roll = table.next(roll, "benny_reroll", *faces)
        assert roll["modifiers"] == [] and roll["outcome"]["total"] == 3


def test_lipefl_swade_tools_103_hard_choices_leave_players_their_bennies() -> None:
    table = heroes("hard_choices")
    roll = table.roll("ana", VIGOR, 3, 2, by=ANA)
    table.next(roll, "benny_reroll", 5, 2)
    assert table.vital("ana", "bennies") == 2 and table.state["pools"]["gm_bennies"] == 1


def test_lipefl_swade_tools_169_the_incapacitated_do_not_roll_to_unshake() -> None:
    table = heroes()
    table.put("ana", "shaken")
    table.put("ana", "incapacitated")
    assert table.refused({"type": "roll", "actor": "ana", "intent": {"kind": "unshake"}}) == "cannot_act"


def test_betteroll_swade_396_incapacitated_stays_until_something_ends_it() -> None:
    table = heroes()
    table.set("ana", "wounds", 3)
    struck(table, "ana", 7, 8)
    table.give({"type": "character.let_go", "character": "ana"})
    assert "incapacitated" in table.states("ana")
    table.roll("ana", {"kind": "incapacitation"}, 6, 2, 4, 2, 3)
    assert "incapacitated" in table.states("ana")


def test_coc7_1697_the_target_can_still_be_another_after_the_roll() -> None:
    table = heroes()
    roll = table.roll("ana", {"kind": "damage", "weapon": 0, "target": "bia"}, 7, 5, by=ANA)
    table.give({"type": "roll.apply", "roll": roll["id"], "target": "boss"})
    assert table.vital("boss", "wounds") == 1 and table.vital("bia", "wounds") == 0


def test_monks_combat_details_52_dynamic_names_a_hidden_one_rolls_in_secret() -> None:
    table = heroes()
    table.add("spy", "extra", hidden=True, **HERO)
    event = table.give({"type": "roll", "actor": "spy", "intent": {"kind": "test", "target": "ana"}}, 3)
    assert event["secret"] and event["id"] not in table.seen(ANA)["rolls"]


def test_exact_chances_hold_the_dice_that_the_notes_are_about() -> None:
    request = {"system": "swade", "op": "trait_roll", "die": "d6"}
    told = chances(lambda: start(request), measure_of(["success"]))
    success = sum(parts for key, parts in told["rows"] if key[0] == 1)
    assert not told["sampled"] and abs(success - 750000) <= 5
