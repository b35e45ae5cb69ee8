"""Scenes at a Savage Worlds table: tasks, chases, battles, conflicts, encounters, interludes, contacts, journeys."""

from __future__ import annotations

import json
import pathlib
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola.rules import bridge
from tavola.rules.document import apply_changes
from tavola.rules.swade.common import full_deck
from tavola.rules.systems import load
from tavola.rules.table import evolve, run_decide, view, visible

from .evenings import GM, PLAYERS, Evening
from .runtimes import ask_phone
from .test_table import VIEWERS, lasting, offline_of

DECK = full_deck()


class Table(Evening):
    """An evening whose commands must be carried out, with dice chosen where they matter."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__("swade", seed)
        assert self.give({"type": "fight.end", "by": GM["id"]}) is None

    def does(self, type: str, by: str = GM["id"], faces: dict[str, list[int]] | None = None, **more: Any) -> str:
        """Give a command; return its id."""
        command: dict[str, Any] = {"type": type, "by": by, **more}
        if faces is not None:
            command.update(faces=faces, physical=True)
        error = self.give(command)
        assert error is None, error.as_json()
        return str(self.steps[-1]["command"]["id"])

    def refused(self, type: str, by: str = GM["id"], **more: Any) -> str:
        """Give a command that is refused; return the error's code."""
        error = self.give({"type": type, "by": by, **more})
        assert error is not None
        return str(error.code)

    def begins(self, kind: str, people: list[str], faces: dict[str, list[int]] | None = None, **more: Any) -> str:
        """Begin a scene."""
        setup = more.pop("setup", {})
        return self.does("scene.start", faces=faces, kind=kind, people=people, setup=setup, **more)

    def acts(self, scene: str, action: str, actor: str | None = None, faces: Any = None, **inputs: Any) -> str:
        """Do something that is not rolled."""
        return self.does("scene.act", faces=faces, scene=scene, action=action, actor=actor, inputs=inputs)

    def rolls(self, scene: str, action: str, actor: str | None, faces: Any = None, **inputs: Any) -> dict[str, Any]:
        """Roll something in a scene; return the roll."""
        intent = {"kind": "scene", "scene": scene, "action": action, "inputs": inputs}
        roll = self.does("roll", faces=faces, actor=actor, intent=intent)
        record: dict[str, Any] = self.state["rolls"][roll]
        return record

    def scene(self, scene_id: str) -> dict[str, Any]:
        """Return a scene."""
        found: dict[str, Any] = self.state["scenes"][scene_id]
        return found

    def row(self, scene_id: str, who: str) -> dict[str, Any]:
        """Return somebody's row in a scene."""
        return next(row for row in self.scene(scene_id)["data"]["rows"] if row["who"] == who)


def card(code: str, *gone: str) -> int:
    """Return the face that draws a card from a full deck from which others are gone."""
    return [one for one in DECK if one not in gone].index(code) + 1


def dealt(*codes: str) -> dict[str, list[int]]:
    """Return the faces that deal these cards in order."""
    return {"card": [card(code, *codes[:at]) for at, code in enumerate(codes)]}


# tiao alone has no edge that draws more than one card
def task(table: Table, code: str = "9H", **setup: Any) -> str:
    return table.begins("task", ["tiao"], dealt(code), setup={"trait": "athletics", **setup})


# --- tasks -----------------------------------------------------------------------------------------------------


def test_a_task_gathers_tokens_until_it_is_done() -> None:
    table = Table()
    scene = task(table, tokens=2)
    assert table.scene(scene)["data"]["needed"] == 2
    roll = table.rolls(scene, "step", "tiao", {"trait": [8, 3], "wild": [2]})
    assert roll["outcome"]["tokens_gained"] == 2
    assert table.scene(scene)["data"]["tokens"] == 2
    assert table.scene(scene)["result"]["tone"] == "good"
    assert table.refused("scene.act", scene=scene, action="next") == "scene_is_over"


def test_a_group_task_takes_a_success_each_round_from_everyone() -> None:
    table = Table()
    scene = table.begins("task", ["rosa", "tiao"], setup={"scope": "group", "rounds": 4, "trait": "athletics"})
    assert table.scene(scene)["data"]["needed"] == 8
    assert table.scene(scene)["data"]["rounds"] == 4


def test_a_failed_complication_ends_the_task_and_may_be_passed_by() -> None:
    table = Table()
    scene = task(table, "9C", tokens=4)
    plan = bridge.plan(table.state, "tiao", {"kind": "scene", "scene": scene, "action": "step", "inputs": {}})
    assert plan["request"]["card"] == "9C"
    assert table.row(scene, "tiao")["notes"][0]["text"]["key"] == "swade-note-complication"
    table.acts(scene, "skip", "tiao")
    assert table.scene(scene)["result"] is None
    table.does("undo")
    table.rolls(scene, "step", "tiao", {"trait": [3], "wild": [2]})
    assert table.scene(scene)["result"]["word"]["key"] == "swade-result-task_complication"


def test_time_runs_out_after_the_last_round() -> None:
    table = Table()
    scene = task(table, tokens=9, rounds=3)
    for _ in range(2):
        table.acts(scene, "next")
    assert table.scene(scene)["round"] == 3
    table.acts(scene, "next")
    assert table.scene(scene)["result"]["word"]["key"] == "swade-result-task_time"


def test_support_waits_for_the_ally_and_is_used_up() -> None:
    table = Table()
    scene = table.begins("task", ["tiao", "capangas"], dealt("9H", "8H"), setup={"trait": "athletics", "tokens": 9})
    roll = table.rolls(scene, "support", "capangas", {"trait": [6, 3]}, ally="tiao")
    assert roll["outcome"]["bonus"] == 2
    assert table.row(scene, "tiao")["bonus"] == 2
    roll = table.rolls(scene, "step", "tiao", {"trait": [3], "wild": [1]})
    assert {"source": "support", "value": 2} in roll["modifiers"]
    assert roll["outcome"]["total"] == 5
    assert table.row(scene, "tiao")["bonus"] == 0


def test_a_fights_cards_serve_the_scene() -> None:
    table = Table()
    table.does("fight.start", characters=["tiao"])
    table.does("fight.deal", cards={"tiao": "JK1"})
    scene = table.begins("task", ["tiao"], setup={"trait": "athletics", "tokens": 9})
    assert table.row(scene, "tiao")["card"] == "JK1"
    roll = table.rolls(scene, "step", "tiao", {"trait": [3], "wild": [1]})
    # the op counts the joker: the table does not add it once more (lipefl/swade-tools#95)
    assert [row["source"] for row in roll["modifiers"]] == []
    assert roll["outcome"]["total"] == 5


def test_wounds_count_and_each_can_be_switched_off() -> None:
    table = Table()
    scene = task(table, tokens=9)
    table.does("character.vital", character="tiao", vital="wounds", to=2)
    intent = {"kind": "scene", "scene": scene, "action": "step", "inputs": {}}
    plan = bridge.plan(table.state, "tiao", intent)
    assert [(row["source"], row["value"]) for row in plan["modifiers"] if row["on"]] == [("wounds", -2)]
    odds = [bridge.odds(table.state, "tiao", intent, {"wounds": on})["success"] for on in (True, False)]
    assert 0 < odds[0] < odds[1] < 1_000_000


# --- once more for a benny, undoing ----------------------------------------------------------------------------


def test_a_benny_rolls_again_from_where_the_first_roll_began() -> None:
    """ddbrown30/betteroll-swade#105, #864: a second roll costs one benny and nothing of the first one stays."""
    table = Table()
    scene = task(table, tokens=9)
    first = table.rolls(scene, "step", "tiao", {"trait": [3], "wild": [2]})
    assert table.scene(scene)["data"]["tokens"] == 0
    bennies = table.state["characters"]["tiao"]["vitals"]["bennies"]
    command = first["next"][0]["command"]
    again = table.does(**{**command, "faces": {"trait": [7], "wild": [2]}})
    assert table.state["characters"]["tiao"]["vitals"]["bennies"] == bennies - 1
    assert table.scene(scene)["data"]["tokens"] == 1
    worse = table.does(**{**command, "reroll_of": again, "faces": {"trait": [2], "wild": [1]}})
    assert table.state["rolls"][worse]["outcome"]["kept"] == "previous"
    assert table.scene(scene)["data"]["tokens"] == 1


def test_nobody_rolls_again_once_the_scene_has_gone_on() -> None:
    table = Table()
    scene = task(table, tokens=9)
    first = table.rolls(scene, "step", "tiao", {"trait": [3], "wild": [2]})
    table.acts(scene, "tokens", by=1)
    assert table.refused(**first["next"][0]["command"]) == "no_reroll"


def test_a_critical_failure_is_not_rolled_again() -> None:
    table = Table()
    scene = task(table, tokens=9)
    assert table.rolls(scene, "step", "tiao", {"trait": [1], "wild": [1]})["next"] == []


def test_undoing_a_scenes_roll_restores_all_that_it_did() -> None:
    table = Table()
    scene = table.begins("encounter", ["tiao", "rosa"], setup={"danger": "dangerous"})
    before = lasting(table.state)
    roll = table.rolls(scene, "act", "tiao", {"trait": [1], "wild": [1], "wounds": [3]}, trait="athletics")
    assert table.state["characters"]["tiao"]["vitals"]["wounds"] == 3
    table.does("undo", event=roll["id"])
    assert lasting(table.state) == before


# --- chases ----------------------------------------------------------------------------------------------------


def chase(table: Table, *people: str, track: int = 4, **setup: Any) -> str:
    return table.begins("chase", list(people), setup={"cards": track, **setup})


def test_a_chase_lays_its_cards_and_puts_the_pursued_ahead() -> None:
    table = Table()
    scene = chase(table, "tiao", "capangas", track=9, gap=3, ahead="foes")
    data = table.scene(scene)["data"]
    assert len(data["track"]) == 9
    assert table.row(scene, "tiao")["place"] == 1
    assert table.row(scene, "capangas")["place"] == 4
    assert data["increment"] == 5


def test_moving_past_the_end_lays_more_cards() -> None:
    table = Table()
    scene = chase(table, "tiao", "capangas", gap=2)
    table.rolls(scene, "maneuver", "tiao", {"trait": [6], "wild": [1], "chase_card": [1]}, direction="back")
    assert table.row(scene, "tiao")["place"] == 1
    assert table.row(scene, "capangas")["place"] == 4
    assert len(table.scene(scene)["data"]["track"]) == 5
    table.acts(scene, "bump", target="capangas", cards=2)
    assert len(table.scene(scene)["data"]["track"]) == 6


def test_a_position_is_changed_once_a_turn() -> None:
    table = Table()
    scene = chase(table, "tiao", "capangas")
    table.rolls(scene, "maneuver", "tiao", {"trait": [6], "wild": [1]})
    intent = {"kind": "scene", "scene": scene, "action": "maneuver", "inputs": {}}
    assert table.refused("roll", actor="tiao", intent=intent) == "moved_already"


def test_forcing_takes_the_same_card_and_bumps() -> None:
    table = Table()
    scene = chase(table, "tiao", "capangas", gap=2)
    intent = {"kind": "scene", "scene": scene, "action": "maneuver"}
    intent["inputs"] = {"maneuver": "force", "target": "capangas"}
    assert table.refused("roll", actor="tiao", intent=intent) == "maneuver_not_allowed"
    table.acts(scene, "bump", target="capangas", cards=-2)
    roll = table.rolls(
        scene,
        "maneuver",
        "tiao",
        {"trait": [8, 4], "wild": [1], "defender_trait": [2]},
        maneuver="force",
        target="capangas",
    )
    assert roll["outcome"]["bumped"] == 1
    assert table.row(scene, "capangas")["bumped"] == 1
    # a raise counts as the defender's own critical failure
    assert table.row(scene, "capangas")["can"] == ["mishap"]


def test_a_mishap_on_foot_tires_or_takes_the_turn() -> None:
    table = Table()
    scene = chase(table, "tiao", "capangas")
    table.rolls(scene, "maneuver", "tiao", {"trait": [1], "wild": [1]})
    assert table.row(scene, "tiao")["can"] == ["mishap"]
    table.acts(scene, "mishap", "tiao", {"mishap": [1]})
    assert table.state["characters"]["tiao"]["vitals"]["fatigue"] == 1
    assert table.state["roll_order"][-1] == table.scene(scene)["told"][-1]["roll"]


def test_a_club_is_a_complication_that_the_chase_card_decides() -> None:
    table = Table()
    faces = {"chase_card": [card("2H"), card("3H", "2H"), card("4H", "2H", "3H"), card("5H", "2H", "3H", "4H")]}
    faces.update(dealt("9C"))
    scene = table.begins("chase", ["tiao"], faces, setup={"cards": 4})
    assert "complication" in table.row(scene, "tiao")["can"]
    table.rolls(scene, "complication", "tiao", {"trait": [2], "wild": [3]})
    assert table.row(scene, "tiao")["bumped"] == 1
    assert "complication" not in table.row(scene, "tiao")["can"]


def test_all_of_one_side_got_away() -> None:
    table = Table()
    scene = chase(table, "tiao", "capangas", track=9, gap=6, ahead="heroes")
    roll = table.rolls(scene, "maneuver", "tiao", {"trait": [6], "wild": [1]}, maneuver="flee")
    assert roll["outcome"]["escaped"]
    assert table.scene(scene)["result"]["word"]["key"] == "swade-result-chase_heroes_escape"


# --- the others ------------------------------------------------------------------------------------------------


def test_a_quick_encounters_wounds_can_be_soaked_and_the_group_is_counted() -> None:
    table = Table()
    scene = table.begins("encounter", ["tiao", "rosa"], setup={"danger": "dangerous"})
    table.rolls(scene, "act", "tiao", {"trait": [2], "wild": [3]}, trait="athletics")
    assert table.state["characters"]["tiao"]["pending"]["kind"] == "soak"
    table.rolls(scene, "act", "rosa", {"trait": [6, 3], "wild": [1]}, trait="athletics")
    assert table.scene(scene)["data"]["successes"] == 2
    assert table.scene(scene)["result"]["word"]["key"] == "swade-result-encounter_won"


def test_a_success_in_danger_costs_bumps_and_bruises() -> None:
    table = Table()
    scene = table.begins("encounter", ["tiao", "rosa"], setup={"danger": "dangerous"})
    table.rolls(scene, "act", "tiao", {"trait": [4], "wild": [3]}, trait="athletics")
    assert table.state["characters"]["tiao"]["vitals"]["fatigue"] == 1


def test_a_conflict_ends_after_three_arguments() -> None:
    table = Table()
    scene = table.begins("conflict", ["tiao"], setup={"resist_die": "d4"})
    for total in ([4, 4, 3], [3], [3]):
        faces: dict[str, list[int]] = {"trait": total, "wild": [1]}
        if total[0] == 4:
            faces.update(defender_trait=[1], defender_wild=[2])
        table.rolls(scene, "argue", "tiao", faces)
    assert table.scene(scene)["result"]["word"]["args"]["what"]["key"] == "swade-w-minimal_support"


def test_a_battle_takes_tokens_asks_for_morale_and_ends() -> None:
    table = Table()
    scene = table.begins("battle", [], setup={"commander": "fonseca", "foe_die": "d4", "b_size": 500})
    data = table.scene(scene)["data"]
    assert (data["a"], data["b"]) == (10, 5)
    assert table.scene(scene)["people"] == ["fonseca"]
    table.rolls(scene, "hero", "fonseca", {"trait": [8], "wild": [1]}, trait="healing", on_raise="bonus")
    roll = table.rolls(
        scene,
        "round",
        None,
        {"a_trait": [3], "a_wild": [5], "b_trait": [2], "b_wild": [1]},
        plan="a",
        plan_bonus=2,
    )
    # five tokens ahead, the hero's help, the plan, nobody's training
    assert roll["outcome"]["a_total"] == 5 + 5 + 2 + 2 - 2
    assert roll["verdict"]["word"]["key"] == "swade-verdict-battle_a"
    assert table.scene(scene)["data"]["b"] == 3
    assert table.scene(scene)["data"]["can"][0] == "morale"
    table.rolls(scene, "morale", None, {"trait": [1], "wild": [1]}, side="b")
    assert table.scene(scene)["result"]["word"]["key"] == "swade-result-battle_won_rout"


def test_an_army_of_one_forces_no_roll_but_takes_its_token() -> None:
    table = Table()
    scene = table.begins("battle", ["tiao"], setup={"commander": "fonseca"})
    table.rolls(
        scene,
        "hero",
        "tiao",
        {"trait": [10, 2], "wild": [1], "effect": [6, 6]},
        trait="fighting",
        on_raise="battle_effect",
    )
    assert table.scene(scene)["data"]["b"] == 9


def test_an_interlude_gives_a_card_a_story_and_a_benny() -> None:
    table = Table()
    scene = table.begins("interlude", ["tiao"], setup={"story": "trek"})
    before = table.state["characters"]["tiao"]["vitals"]["bennies"]
    table.acts(scene, "draw", "tiao", {"card": [card("9D")]})
    assert table.row(scene, "tiao")["prompt"] == "helpful_find"
    table.acts(scene, "tell", "tiao")
    assert table.state["characters"]["tiao"]["vitals"]["bennies"] == before + 1
    assert table.scene(scene)["result"] is not None


def test_a_joker_in_an_interlude_gives_everyone_a_benny_and_the_choice() -> None:
    table = Table()
    scene = table.begins("interlude", ["tiao", "rosa"])
    before = table.state["characters"]["rosa"]["vitals"]["bennies"]
    table.acts(scene, "draw", "tiao", {"card": [card("JK1")]})
    assert table.state["characters"]["rosa"]["vitals"]["bennies"] == before + 1
    table.acts(scene, "choose", "tiao", suit="clubs", story="backstory")
    assert table.row(scene, "tiao")["prompt"] == "misfortune_or_dark_secret"


def test_a_day_on_the_way_moves_the_clock() -> None:
    table = Table()
    scene = table.begins("journey", ["tiao"], setup={"distance_km": 50, "danger": "easy"})
    days = table.state["table"]["clock"]["days"]
    table.acts(scene, "day")
    assert table.state["table"]["clock"]["days"] == days + 1
    assert table.scene(scene)["data"]["km"] == 38
    table.acts(
        scene, "day", None, {"card": [card("JK2"), card("KS", "JK2"), card("2D", "JK2", "KS")]}, danger="dangerous"
    )
    assert table.scene(scene)["result"]["tone"] == "good"
    assert table.scene(scene)["data"]["brings"]["key"] == "swade-scene-brings-2"


def test_cracking_heads_and_failing_tires() -> None:
    table = Table()
    scene = table.begins("contacts", ["rosa"])
    table.rolls(scene, "ask", "rosa", {"trait": [1], "wild": [1]}, skill="intimidation")
    assert table.state["characters"]["rosa"]["vitals"]["fatigue"] == 1


# --- who may, who sees -----------------------------------------------------------------------------------------


def test_players_act_for_their_own_and_only_as_the_scene_allows() -> None:
    table = Table()
    scene = task(table, tokens=9)
    intent = {"kind": "scene", "scene": scene, "action": "step", "inputs": {}}
    assert table.refused("roll", by=PLAYERS[0], actor="tiao", intent=intent) == "not_allowed"
    assert table.refused("scene.act", by=PLAYERS[0], scene=scene, action="next") == "not_allowed"
    assert table.refused("roll", by=PLAYERS[0], actor="rosa", intent=intent) == "not_in_scene"
    table.does("roll", by=PLAYERS[1], actor="tiao", intent=intent)
    assert table.refused("roll", by=PLAYERS[1], actor="tiao", intent=intent) == "not_now"


def test_encounterplus_46_a_hidden_scene_is_hidden_everywhere() -> None:
    """encounterplus/encounterplus#46: one redaction for all outputs."""
    table = Table()
    secret = "Emboscada"
    scene = table.begins("task", ["tiao"], name=secret, hidden=True, setup={"trait": "athletics", "tokens": 9})
    table.rolls(scene, "step", "tiao")
    intent = {"kind": "scene", "scene": scene, "action": "step", "inputs": {}}
    assert table.refused("roll", by=PLAYERS[1], actor="tiao", intent=intent) == "unknown_scene"
    for step in table.steps:
        if step["event"] is None:
            continue
        for viewer in VIEWERS[1:]:
            assert secret not in json.dumps(visible(step["event"], viewer, step["before"], step["after"]))
            assert secret not in json.dumps(view(step["after"], viewer))
    table.does("scene.hide", scene=scene, hidden=False)
    for viewer in VIEWERS[1:]:
        assert view(table.state, viewer)["scene_order"] == [scene]


def test_decks_and_what_was_before_stay_with_the_game_master() -> None:
    table = Table()
    scene = chase(table, "tiao", "capangas")
    table.rolls(scene, "maneuver", "tiao")
    for viewer in VIEWERS[1:]:
        seen = view(table.state, viewer)["scenes"][scene]
        assert seen["secret"] == {}
        assert seen["last"] is None
    assert view(table.state, VIEWERS[0])["scenes"][scene]["secret"]["deck"]


def test_who_resists_keeps_their_sheet_to_themselves() -> None:
    """A player's phone plans an opposed maneuver without the other's sheet; nothing of it comes back in the roll."""
    table = Table()
    scene = chase(table, "tiao", "capangas", gap=0)
    inputs = {"maneuver": "ram", "target": "capangas"}
    intent = {"kind": "scene", "scene": scene, "action": "maneuver", "inputs": inputs}
    viewer = {"role": "player", "member": PLAYERS[1]}
    plan = bridge.plan(view(table.state, viewer), "tiao", intent)
    assert plan["blind"]
    assert plan["allowed"]
    roll = table.does(
        "roll", by=PLAYERS[1], actor="tiao", intent=intent, faces={"trait": [7], "wild": [2], "defender_trait": [2]}
    )
    seen = view(table.state, viewer)["rolls"][roll]
    assert "defender_die" not in seen["request"]
    assert [die["label"] for die in seen["dice"]] == ["trait", "wild"]
    assert table.state["rolls"][roll]["groups"][-1]["counts"] is False


def test_who_is_hidden_is_in_nobodys_scene() -> None:
    table = Table()
    scene = chase(table, "tiao", "capangas", "onca")
    table.rolls(scene, "maneuver", "onca")
    for viewer in VIEWERS[1:]:
        seen = json.dumps(view(table.state, viewer)["scenes"][scene])
        assert "onca" not in seen
        assert "swade-demo-cat" not in seen
    table.does("character.hide", character="onca", hidden=False)
    assert "onca" in view(table.state, VIEWERS[1])["scenes"][scene]["people"]


def test_whoever_leaves_the_table_leaves_the_scene() -> None:
    table = Table()
    scene = chase(table, "tiao", "capangas")
    table.does("character.remove", character="capangas")
    assert table.scene(scene)["people"] == ["tiao"]
    assert [row["who"] for row in table.scene(scene)["data"]["rows"]] == ["tiao"]


def test_people_come_and_go() -> None:
    table = Table()
    scene = chase(table, "tiao")
    table.does("scene.join", scene=scene, character="capangas")
    assert table.row(scene, "capangas")["place"] == 1
    assert table.refused("scene.join", scene=scene, character="capangas") == "in_scene_already"
    table.does("scene.leave", scene=scene, character="tiao")
    assert table.scene(scene)["people"] == ["capangas"]


def test_a_scenes_rounds_end_what_a_fights_would() -> None:
    table = Table()
    scene = task(table, rounds=5, tokens=9)
    clock = table.state["table"]["clock"]["rounds"]
    table.does("character.state", character="tiao", state="distracted", on=True)
    table.acts(scene, "next")
    assert "distracted" in table.state["characters"]["tiao"]["states"]
    table.acts(scene, "next")
    assert "distracted" not in table.state["characters"]["tiao"]["states"]
    assert table.steps[-1]["event"]["data"]["ended"] == [{"character": "tiao", "state": "distracted"}]
    assert table.state["table"]["clock"]["rounds"] == clock + 2


def test_a_fight_counts_the_rounds_where_there_is_one() -> None:
    table = Table()
    table.does("fight.start", characters=["tiao"])
    table.does("fight.deal")
    scene = table.begins("task", ["tiao"], setup={"trait": "athletics", "tokens": 9})
    clock = table.state["table"]["clock"]
    table.acts(scene, "next")
    assert table.state["table"]["clock"] == clock


def test_states_that_a_scene_brought_end_with_it() -> None:
    table = Table()
    scene = task(table)
    state = table.state
    changed = json.loads(json.dumps(state))
    changed["characters"]["tiao"]["states"]["distracted"] = {"scene": scene}
    table.state = changed
    table.does("scene.end", scene=scene)
    assert "distracted" not in table.state["characters"]["tiao"]["states"]
    assert table.steps[-1]["event"]["data"]["ended"] == [{"character": "tiao", "state": "distracted"}]


# --- whatever people do ----------------------------------------------------------------------------------------


def answers(luck: random.Random, state: dict[str, Any], declared: list[dict[str, Any]]) -> dict[str, Any]:
    """Return some inputs of a form."""
    given: dict[str, Any] = {}
    for spec in declared:
        if luck.random() < 0.4 and not spec.get("required"):
            continue
        if spec.get("picks") == "character":
            given[spec["name"]] = luck.choice(state["character_order"])
        elif spec.get("picks") == "trait":
            given[spec["name"]] = luck.choice(["athletics", "spirit", "hacking"])
        elif spec["kind"] == "flag":
            given[spec["name"]] = luck.random() < 0.5
        elif spec["kind"] == "choice":
            given[spec["name"]] = luck.choice(spec["values"])
        elif spec["kind"] == "whole":
            given[spec["name"]] = luck.randint(spec.get("min", 0), min(spec.get("max", 9), 9))
    return given


def play_some(table: Table, steps: int) -> None:
    """Begin scenes and do whatever can be done in them, well or badly."""
    luck = table.luck
    kinds = load("swade").SYSTEM["scenes"]
    for _ in range(steps):
        state = table.state
        by = luck.choice([GM["id"]] * 6 + PLAYERS)
        open_scenes = [one for one in state["scene_order"] if state["scenes"][one]["result"] is None]
        if not open_scenes or luck.random() < 0.1:
            kind = luck.choice(kinds)
            people = luck.sample(state["character_order"], min(3, len(state["character_order"])))
            setup = answers(luck, state, kind["setup"])
            table.give(
                {
                    "type": "scene.start",
                    "by": GM["id"],
                    "kind": kind["kind"],
                    "people": people,
                    "setup": setup,
                    "hidden": luck.random() < 0.2,
                }
            )
            continue
        scene = state["scenes"][luck.choice(open_scenes)]
        kind = next(one for one in kinds if one["kind"] == scene["kind"])
        ways = [(row["who"], one) for row in scene["data"]["rows"] for one in row["can"]]
        ways += [(None, one) for one in scene["data"]["can"][:2]]
        actor, wanted = luck.choice(ways)
        if luck.random() < 0.1:
            actor, wanted = luck.choice([None, *state["character_order"]]), luck.choice(kind["actions"])["id"]
        action = next(one for one in kind["actions"] if one["id"] == wanted)
        inputs = answers(luck, state, action["inputs"])
        command: dict[str, Any] = {"type": "scene.act", "scene": scene["id"], "action": action["id"], "inputs": inputs}
        if action.get("roll"):
            intent = {"kind": "scene", "scene": scene["id"], "action": action["id"], "inputs": inputs}
            command = {"type": "roll", "intent": intent}
        others: list[dict[str, Any]] = [
            {"type": "undo"},
            {"type": "scene.end", "scene": scene["id"]},
            {"type": "scene.hide", "scene": scene["id"], "hidden": luck.random() < 0.5},
            {"type": "scene.leave", "scene": scene["id"], "character": luck.choice(state["character_order"])},
            {"type": "scene.join", "scene": scene["id"], "character": luck.choice(state["character_order"])},
            {
                "type": "character.hide",
                "character": luck.choice(state["character_order"]),
                "hidden": luck.random() < 0.5,
            },
        ]
        if luck.random() < 0.15:
            table.give({**luck.choice(others), "by": by})
        else:
            table.give({**command, "by": by, "actor": actor})


seeds = st.integers(min_value=0, max_value=10**9)


@given(seed=seeds)
@settings(max_examples=15, deadline=None)
def test_frames_lead_to_the_view_whatever_happens_in_scenes(seed: int) -> None:
    table = Table(seed)
    play_some(table, 40)
    for viewer in VIEWERS:
        seen = view(table.steps[0]["before"], viewer)
        for step in table.steps:
            if step["event"] is None:
                continue
            frame = visible(step["event"], viewer, step["before"], step["after"])
            if frame is not None:
                seen = apply_changes(seen, frame["changes"])
            assert lasting(seen) == lasting(view(step["after"], viewer))


@given(seed=seeds)
@settings(max_examples=15, deadline=None)
def test_a_scene_undone_is_as_it_was(seed: int) -> None:
    table = Table(seed)
    for _ in range(30):
        play_some(table, 1)
        last = table.steps[-1]
        if last["event"] is None or last["event"]["type"] == "undone":
            continue
        before = lasting(last["before"])
        table.does("undo", event=last["event"]["id"])
        assert lasting(table.state) == before


@given(seed=seeds)
@settings(max_examples=25, deadline=None)
def test_no_scene_breaks_and_every_text_is_declared(seed: int) -> None:
    """Only refusals of the table's own: no command may end in anything else; what is told has its words."""
    table = Table(seed)
    play_some(table, 60)
    known = set(load("swade").SYSTEM["texts"])
    for key in keys_in(table.state["scenes"]):
        assert key in known or key.startswith(("swade-w-", "swade-trait-", "swade-demo-")), key


def keys_in(value: Any) -> set[str]:
    """Return the message ids that a state carries."""
    found: set[str] = set()
    if isinstance(value, dict):
        if isinstance(value.get("key"), str) and isinstance(value.get("args"), dict):
            found.add(value["key"])
        for item in value.values():
            found |= keys_in(item)
    elif isinstance(value, list):
        for item in value:
            found |= keys_in(item)
    return found


def test_every_word_that_scenes_tell_is_there_in_both_languages() -> None:
    told: set[str] = set()
    for seed in range(25):
        table = Table(seed)
        play_some(table, 50)
        told |= keys_in(table.state["scenes"]) | keys_in(table.state["rolls"])
    for language in ("pt-BR", "en"):
        folder = pathlib.Path(__file__).parent.parent.parent / "i18n" / language
        words = "\n" + "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
        missing = [key for key in sorted(told) if f"\n{key} =" not in words]
        assert missing == []


def test_both_runtimes_play_scenes_alike(phone_rules: pathlib.Path) -> None:
    lines: list[Any] = []
    expected: list[Any] = []
    for seed in range(4):
        table = Table(seed)
        play_some(table, 40)
        for step in table.steps:
            lines.append(["decide", step["before"], {**step["command"], "offline": True}, step["faces"]])
            if step["error"] is not None:
                expected.append({"error": step["error"].as_json()})
                continue
            event = {key: value for key, value in step["event"].items() if key not in ("seq", "at")}
            expected.append({"event": json.loads(json.dumps(offline_of(event)))})
            lines.append(["evolve", step["before"], step["event"]])
            expected.append(json.loads(json.dumps(step["after"])))
    answers_there = ask_phone("call.mjs", phone_rules, lines)
    for line, answer, wanted in zip(lines, answers_there, expected, strict=True):
        assert answer == wanted, line[2]


@pytest.mark.parametrize("viewer", VIEWERS[1:3])
def test_a_phone_without_a_table_says_what_only_the_table_can_do(viewer: dict[str, Any]) -> None:
    """A player's phone has no deck: what needs one is still decided, with a deck of its own, or refused in words."""
    table = Table()
    scene = chase(table, "rosa", "tiao", "capangas")
    seen = view(table.state, viewer)
    own = "rosa" if viewer["member"] == PLAYERS[0] else "tiao"
    intent = {"kind": "scene", "scene": scene, "action": "maneuver", "inputs": {"direction": "back"}}
    command = {"id": "command-phone", "type": "roll", "by": viewer["member"], "actor": own, "intent": intent}
    decided = run_decide(seen, command, lambda label, sides: sides - 1)
    assert evolve(seen, {**decided["event"], "seq": 1, "at": 1})["rolls"]["command-phone"]["told"] is not None
