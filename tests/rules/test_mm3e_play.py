"""Mutants & Masterminds at the table: attack to resistance, conditions, hero points, effort, order, budget."""

from __future__ import annotations

import copy
import json
import pathlib
from typing import Any

import pytest

from tavola.rules import bridge
from tavola.rules.errors import RuleError
from tavola.rules.mm3e.system import SYSTEM
from tavola.rules.table import evolve, new_table, run_decide, view

from .evenings import GM
from .runtimes import ask_phone

ANA = {"id": "player-ana", "name": "Ana", "role": "player"}
PLAYER = {"role": "player", "member": ANA["id"]}
KEPT_APART = ("log", "trail", "seq")


class Table:
    """The sample table, with Ana playing one of the heroes; dice are given, 10 where there are none."""

    def __init__(self, hero: str = "ginga") -> None:
        self.state: dict[str, Any] = new_table("KAPUA", "Mesa", "mm3e", GM)
        self.count = 0
        self.does("member.join", by="server", member=ANA)
        for command in SYSTEM["demo"](lambda key: key):
            # everyone rolls 10, so the order is that of their bonuses
            self.does(**command)
        self.does("character.take", by=ANA["id"], character=hero)

    def does(self, type: str, *faces: int, by: str = GM["id"], **inputs: Any) -> dict[str, Any]:
        """Carry out a command; return its event."""
        self.count += 1
        dice = list(faces)
        command = {"id": f"command-{self.count:04d}", "by": by, "type": type, **inputs}
        event = run_decide(self.state, command, lambda label, sides: dice.pop(0) if dice else 10)["event"]
        assert not dice, "dice were left"
        event = json.loads(json.dumps({**event, "seq": self.state["seq"] + 1, "at": self.count}))
        self.state = evolve(self.state, event)
        return event

    def rolls(self, actor: str, *faces: int, by: str = GM["id"], reroll_of: str | None = None, **intent: Any) -> Any:
        """Roll an intent; return the roll."""
        event = self.does("roll", *faces, by=by, actor=actor, intent=intent, reroll_of=reroll_of)
        return self.state["rolls"][event["id"]]

    def refuses(self, code: str, type: str, **inputs: Any) -> None:
        """Check that a command is refused with this code and changes nothing."""
        before = copy.deepcopy(self.state)
        with pytest.raises(RuleError) as refused:
            self.does(type, **inputs)
        assert refused.value.code == code
        assert self.state == before

    def of(self, name: str) -> dict[str, Any]:
        """Return a character."""
        found: dict[str, Any] = self.state["characters"][name]
        return found

    def states(self, name: str) -> list[str]:
        """Return a character's states, sorted."""
        return sorted(self.of(name)["states"])

    def takes(self, name: str, state: str, on: bool = True) -> None:
        """Put a state on a character, or take it off."""
        self.does("character.state", character=name, state=state, on=on)

    def turn_to(self, name: str) -> None:
        """Go on until it is this character's turn."""
        for _ in range(20):
            if self.state["fight"]["turn"] == name:
                return
            self.does("fight.next")
        raise AssertionError(name)


@pytest.fixture
def table() -> Table:
    """The sample table."""
    return Table()


def lasting(state: dict[str, Any]) -> dict[str, Any]:
    """Return the part of a state that events change."""
    return {key: value for key, value in state.items() if key not in KEPT_APART}


# --- the sample table -------------------------------------------------------------------------------------------------


def test_ready_heroes_keep_to_the_rules_of_the_game() -> None:
    for hero in SYSTEM["ready"](lambda key: key):
        told = bridge.check_sheet("mm3e", hero["sheet"], hero["kind"])
        assert told["problems"] == [], hero["id"]
        assert told["budget"]["spent"] <= told["budget"]["available"] == 120


def test_everyone_in_sight_has_a_place_in_the_order(table: Table) -> None:
    order = table.state["fight"]["order"]
    assert [row["id"] for row in order] == ["ginga", "trovoada", "cupim", "vagalume", "formigoes", "muralha"]
    assert [row["key"] for row in order] == [20, 17, 13, 13, 11, 10]
    assert table.state["fight"]["round"] == 1 and table.state["fight"]["turn"] == "ginga"


def test_every_intent_has_a_plan_and_what_rolls_has_odds(table: Table) -> None:
    table.takes("muralha", "dying")
    table.takes("ginga", "prone")
    table.does("character.state", character="ginga", state="restrained", on=True)
    table.rolls("cupim", kind="attack", attack=1, target="ginga")
    table.rolls("trovoada", kind="attack", attack=2, target="vagalume")
    cases: list[tuple[str, dict[str, Any]]] = [("ginga", {"kind": "trait", "trait": t}) for t, _ in SYSTEM["traits"]]
    for kind in ("feint", "demoralize", "trip", "grab", "aid"):
        cases.append(("ginga", {"kind": kind, "target": "cupim"}))
    for place in (None, 0, 1):
        cases.append(("ginga", {"kind": "attack", "attack": place, "target": "formigoes"}))
        cases.append(("ginga", {"kind": "attack", "attack": place}))
    cases += [("ginga", {"kind": kind}) for kind in ("resist", "escape", "move", "recover", "hero", "effort")]
    cases += [("vagalume", {"kind": "dodge"}), ("muralha", {"kind": "dying"}), ("tatu", {"kind": "rest"})]
    cases.append(("vagalume", {"kind": "stabilize", "target": "muralha"}))
    table.takes("cupim", "dazed")
    seen = set()
    for actor, intent in cases:
        plan = bridge.plan(table.state, actor, intent)
        assert plan["title"] and plan["op"]
        seen.add(intent["kind"])
        if plan["die"]:
            told = bridge.odds(table.state, actor, intent)
            assert sum(row[1] for row in told["rows"]) in range(999_990, 1_000_011)
    table.rolls("ginga", 1, kind="resist")
    assert bridge.plan(table.state, "ginga", {"kind": "ongoing"})["op"] == "ongoing_effect_check"
    assert {*seen, "ongoing"} == set(SYSTEM["intents"])


# --- from attack to resistance ----------------------------------------------------------------------------------------


def test_attack_asks_the_target_and_the_targets_own_player_answers(table: Table) -> None:
    plan = bridge.plan(table.state, "cupim", {"kind": "attack", "attack": 0, "target": "ginga"})
    assert plan["against"]["value"] == 20
    assert {row["source"]: row["value"] for row in plan["modifiers"]} == {
        "dexterity": 4,
        "ranged_attack": 4,
        "concealment": -2,
    }
    roll = table.rolls("cupim", 14, kind="attack", attack=0, target="ginga")
    assert roll["verdict"]["tiles"] == 1 and roll["outcome"]["total"] == 20
    assert table.of("ginga")["pending"]["kind"] == "resist"
    plan = bridge.plan(table.state, "ginga", {"kind": "resist"})
    assert plan["against"]["value"] == 25
    roll = table.rolls("ginga", 9, by=ANA["id"], kind="resist")
    assert roll["outcome"]["total"] == 15 and roll["verdict"]["cracks"] == 2
    assert table.of("ginga")["pending"] is None
    assert table.of("ginga")["vitals"]["bruises"] == 1
    assert table.states("ginga") == ["dazed"]
    assert table.of("ginga")["derived"]["move"] == 0


def test_what_was_taken_counts_in_the_next_check_and_is_shown(table: Table) -> None:
    table.does("character.vital", character="ginga", vital="bruises", to=3)
    table.rolls("cupim", 20, kind="attack", attack=0, target="ginga")
    plan = bridge.plan(table.state, "ginga", {"kind": "resist"})
    assert plan["against"]["value"] == 30, "a critical hit raises the DC by 5"
    assert {row["source"]: row["value"] for row in plan["modifiers"]} == {"toughness": 6, "bruises": -3}
    roll = table.rolls("ginga", 17, kind="resist")
    assert roll["outcome"]["total"] == 20 and roll["outcome"]["penalty"] == 4


def test_hits_wait_in_line(table: Table) -> None:
    table.rolls("cupim", 15, kind="attack", attack=0, target="ginga")
    table.rolls("cupim", kind="attack", attack=1, target="ginga")
    assert table.of("ginga")["pending"]["effect"] == "damage"
    table.rolls("ginga", 20, kind="resist")
    assert table.of("ginga")["pending"]["effect"] == "affliction"
    table.rolls("ginga", 20, kind="resist")
    assert table.of("ginga")["pending"] is None
    table.refuses("nothing_pending", "roll", actor="ginga", intent={"kind": "resist"})


def test_a_player_cannot_spare_the_check(table: Table) -> None:
    table.rolls("cupim", 15, kind="attack", attack=0, target="ginga")
    table.refuses("not_allowed", "character.let_go", by=ANA["id"], character="ginga")
    table.does("character.let_go", character="ginga")
    assert table.of("ginga")["pending"] is None


def test_area_dodge_halves_the_effect(table: Table) -> None:
    table.rolls("trovoada", kind="attack", attack=2, target="cupim")
    assert table.of("cupim")["pending"]["kind"] == "dodge"
    roll = table.rolls("cupim", 12, kind="dodge")
    assert roll["next"][0]["intent"] == {"kind": "resist"}
    assert table.of("cupim")["pending"]["rank"] == 4
    assert bridge.plan(table.state, "cupim", {"kind": "resist"})["against"]["value"] == 19


def test_an_area_reaches_others_by_applying_it(table: Table) -> None:
    roll = table.rolls("trovoada", kind="attack", attack=2, target="cupim")
    table.does("roll.apply", roll=roll["id"], target="formigoes")
    assert table.of("formigoes")["pending"]["kind"] == "dodge"
    table.refuses("already_applied", "roll.apply", roll=roll["id"], target="cupim")


def test_dice_reach_another_target_as_they_fell(table: Table) -> None:
    roll = table.rolls("ginga", 9, by=ANA["id"], kind="attack", attack=0)
    assert roll["next"][0]["command"]["target"] is None
    table.does("roll.apply", by=ANA["id"], roll=roll["id"], target="cupim")
    assert table.of("cupim")["pending"] is None, "17 does not reach 18"
    table.does("roll.apply", by=ANA["id"], roll=roll["id"], target="formigoes")
    assert table.of("formigoes")["pending"]["rank"] == 6


def test_minions_fall_one_by_one_at_any_failure(table: Table) -> None:
    for left in (3, 2, 1):
        table.rolls("ginga", 15, kind="attack", attack=0, target="formigoes")
        table.rolls("formigoes", 14, kind="resist")
        assert table.of("formigoes")["count"] == left and table.states("formigoes") == []
    table.rolls("ginga", 20, kind="attack", attack=0, target="formigoes")
    assert table.of("formigoes")["pending"] is None, "a critical hit leaves a minion no check"
    assert "incapacitated" in table.states("formigoes")


def test_routine_attacks_are_for_minions_and_the_defenseless(table: Table) -> None:
    def routine(target: str) -> bool:
        plan = bridge.plan(table.state, "ginga", {"kind": "attack", "attack": 0, "target": target})
        return "routine" in [choice["id"] for choice in plan["choices"]]

    assert routine("formigoes") and not routine("cupim")
    table.takes("cupim", "defenseless")
    assert routine("cupim")
    intent = {"kind": "attack", "attack": 0, "target": "formigoes", "choose": {"routine": "yes"}}
    roll = table.rolls("ginga", **intent)
    assert roll["dice"] == [] and roll["outcome"]["total"] == 18 and roll["outcome"]["hit"]


def test_one_on_guard_rolls_its_defense(table: Table) -> None:
    table.takes("cupim", "defending")
    roll = table.rolls("ginga", 12, 3, kind="attack", attack=0, target="cupim")
    assert roll["op"] == "defend" and roll["outcome"]["defense_total"] == 21
    assert not roll["outcome"]["hit"] and roll["verdict"]["cracks"] == 1
    table.rolls("ginga", 20, 3, kind="attack", attack=0, target="cupim")
    assert table.of("cupim")["pending"]["dc_bonus"] == 5


def test_full_cover_is_refused_with_its_reason(table: Table) -> None:
    intent = {"kind": "attack", "attack": 0, "target": "cupim", "choose": {"cover": "full"}}
    with pytest.raises(RuleError) as refused:
        bridge.plan(table.state, "ginga", intent)
    assert refused.value.code == "attack_not_allowed" and refused.value.values == {"reasons": ["full_cover"]}


# --- maneuvers --------------------------------------------------------------------------------------------------------


def test_maneuvers_are_sliders(table: Table) -> None:
    plan = bridge.plan(table.state, "muralha", {"kind": "attack", "attack": 0, "target": "cupim"})
    offered = {choice["id"]: choice["values"][-1] for choice in plan["choices"]}
    assert offered["power"] == "5" and offered["all_out"] == "5", "with the advantage"
    assert offered["accurate"] == "2" and offered["defensive"] == "2"
    roll = table.rolls("muralha", 20, kind="attack", attack=0, target="cupim", choose={"power": "5", "all_out": "4"})
    rows = {row["source"]: row["value"] for row in roll["modifiers"]}
    assert rows["power"] == -5
    assert rows["all_out"] == 2, "no more than what the attack bonus has left"
    assert table.of("cupim")["pending"]["rank"] == 14
    assert table.of("muralha")["derived"]["parry"] == 2
    table.turn_to("muralha")
    assert table.of("muralha")["derived"]["parry"] == 4, "until the start of the next turn"


def test_feint_lasts_until_the_end_of_the_attackers_next_turn(table: Table) -> None:
    table.rolls("ginga", 15, kind="feint", target="cupim")
    assert "vulnerable" in table.states("cupim") and table.of("cupim")["derived"]["parry"] == 4
    table.does("fight.next")
    table.turn_to("ginga")
    assert "vulnerable" in table.states("cupim")
    event = table.does("fight.next")
    assert {"character": "cupim", "state": "vulnerable"} in event["data"]["ended"]
    assert "vulnerable" not in table.states("cupim") and table.of("cupim")["derived"]["parry"] == 8


def test_trip_and_getting_up(table: Table) -> None:
    table.rolls("ginga", 15, 15, 5, kind="trip", target="cupim")
    assert table.states("cupim") == ["hindered", "prone"]
    plan = bridge.plan(table.state, "ginga", {"kind": "attack", "attack": 0, "target": "cupim"})
    assert {"source": "target_prone", "value": 5, "on": True} in plan["modifiers"]
    table.rolls("cupim", kind="move")
    assert table.states("cupim") == []


def test_grab_hold_and_escape(table: Table) -> None:
    table.rolls("muralha", 19, 1, kind="grab", target="cupim")
    assert "bound" in table.states("cupim") and "grappling" in table.states("muralha")
    assert table.of("muralha")["derived"]["parry"] == 2, "vulnerable while holding"
    roll = table.rolls("cupim", 20, kind="escape")
    assert roll["against"]["value"] == 19 and roll["outcome"]["free"]
    assert table.states("cupim") == [] and table.states("muralha") == []
    table.refuses("not_held", "roll", actor="cupim", intent={"kind": "escape"})


def test_aid_helps_one_attack(table: Table) -> None:
    table.rolls("vagalume", 10, kind="aid", target="ginga")
    plan = bridge.plan(table.state, "ginga", {"kind": "attack", "attack": 0, "target": "cupim"})
    assert {"source": "aided", "value": 2, "on": True} in plan["modifiers"]
    table.rolls("ginga", 5, kind="attack", attack=0, target="cupim")
    assert "aided" not in table.states("ginga")


# --- conditions -------------------------------------------------------------------------------------------------------


def test_conditions_contain_and_replace_one_another(table: Table) -> None:
    table.takes("ginga", "dazed")
    table.takes("ginga", "staggered")
    assert table.states("ginga") == ["dazed", "hindered", "staggered"]
    table.takes("ginga", "incapacitated")
    assert table.states("ginga") == ["defenseless", "incapacitated", "stunned", "unaware"]
    assert table.of("ginga")["derived"]["parry"] == 0 and table.of("ginga")["derived"]["standard"] == 0
    table.takes("ginga", "incapacitated", on=False)
    assert table.states("ginga") == []


def test_what_two_conditions_bring_stays_with_the_other(table: Table) -> None:
    table.takes("ginga", "prone")
    table.takes("ginga", "fatigued")
    table.takes("ginga", "prone", on=False)
    assert table.states("ginga") == ["fatigued", "hindered"]
    assert table.of("ginga")["derived"]["speed"] == 1


def test_defensive_roll_is_lost_while_vulnerable(table: Table) -> None:
    assert table.of("ginga")["derived"]["toughness"] == 6
    table.takes("ginga", "vulnerable")
    assert table.of("ginga")["derived"]["toughness"] == 3
    assert table.of("ginga")["derived"]["dodge"] == 5


def test_an_effect_lasts_until_it_is_shaken_off(table: Table) -> None:
    table.turn_to("cupim")
    table.rolls("cupim", kind="attack", attack=1, target="ginga")
    table.rolls("ginga", 8, by=ANA["id"], kind="resist")
    assert table.states("ginga") == ["dazed"] and table.of("ginga")["vitals"]["bruises"] == 0
    table.turn_to("ginga")
    table.does("fight.next")
    assert table.of("ginga")["pending"]["kind"] == "ongoing"
    table.rolls("ginga", 2, by=ANA["id"], kind="ongoing")
    assert table.states("ginga") == ["dazed"] and table.of("ginga")["pending"] is None
    table.turn_to("ginga")
    table.does("fight.next")
    table.rolls("ginga", 15, by=ANA["id"], kind="ongoing")
    assert table.states("ginga") == []


def test_dying_holds_on_each_turn(table: Table) -> None:
    table.takes("muralha", "dying")
    table.turn_to("muralha")
    assert table.of("muralha")["pending"]["kind"] == "dying"
    table.rolls("muralha", 2, kind="dying")
    assert table.of("muralha")["states"]["dying"] == {"failures": 1}
    table.does("fight.next")
    table.turn_to("muralha")
    table.rolls("muralha", 18, kind="dying")
    assert "dying" not in table.states("muralha") and "incapacitated" in table.states("muralha")
    table.takes("muralha", "dying")
    table.rolls("vagalume", 10, kind="stabilize", target="muralha")
    assert "incapacitated" in table.states("muralha") and table.of("muralha")["pending"] is None


def test_dazed_by_damage_ends_by_itself(table: Table) -> None:
    table.turn_to("vagalume")
    table.rolls("cupim", 15, kind="attack", attack=0, target="ginga")
    table.rolls("ginga", 9, kind="resist")
    assert table.of("ginga")["states"]["dazed"] == {"ends": "end_of_next_turn"}
    table.turn_to("ginga")
    event = table.does("fight.next")
    assert event["data"]["ended"] == [{"character": "ginga", "state": "dazed"}]


def test_the_end_of_the_fight_ends_what_counts_turns(table: Table) -> None:
    table.takes("ginga", "defending")
    table.rolls("vagalume", kind="effort")
    table.does("fight.end")
    assert table.states("ginga") == []
    assert "fatigued" in table.states("vagalume"), "the tiredness that was to come has come"


# --- hero points and effort -------------------------------------------------------------------------------------------


def test_a_hero_point_takes_a_failed_resistance_back(table: Table) -> None:
    table.rolls("cupim", 15, kind="attack", attack=0, target="ginga")
    before = table.of("ginga")
    first = table.rolls("ginga", 5, by=ANA["id"], kind="resist")
    assert "staggered" in table.states("ginga")
    step = first["next"][0]["command"]
    again = table.does("roll", 9, by=ANA["id"], actor="ginga", intent=step["intent"], reroll_of=first["id"])
    roll = table.state["rolls"][again["id"]]
    assert roll["outcome"]["total"] == 25 and roll["outcome"]["success"], "a 9 counts as 19"
    assert table.states("ginga") == [] and table.of("ginga")["vitals"] == {"bruises": 0, "hero_points": 0}
    assert table.of("ginga")["pending"] is None and before["pending"] is not None
    assert [(group["faces"], group["counts"]) for group in roll["groups"]] == [([5], False), ([9], True)]
    assert roll["next"] == []


def test_a_second_roll_that_fails_counts_from_where_it_began(table: Table) -> None:
    table.rolls("cupim", 15, kind="attack", attack=0, target="ginga")
    first = table.rolls("ginga", 2, kind="resist")
    table.rolls("ginga", 3, reroll_of=first["id"], **first["next"][0]["command"]["intent"])
    assert table.of("ginga")["vitals"]["bruises"] == 1 and table.states("ginga") == ["dazed"]


def test_no_second_roll_without_a_point_nor_of_a_success(table: Table) -> None:
    good = table.rolls("ginga", 19, kind="trait", trait="stealth")
    assert good["next"] == []
    bad = table.rolls("ginga", 2, kind="trait", trait="perception", choose={"difficulty": "tough"})
    intent = [step for step in bad["next"] if step["command"]][0]["command"]["intent"]
    table.does("character.vital", character="ginga", vital="hero_points", to=0)
    table.refuses("no_hero_points", "roll", actor="ginga", intent=intent, reroll_of=bad["id"])
    table.does("character.vital", character="ginga", vital="hero_points", to=1)
    table.refuses("no_reroll", "roll", actor="ginga", intent=intent, reroll_of=good["id"])
    table.refuses("no_reroll", "roll", actor="ginga", intent=bad["intent"], reroll_of=bad["id"])


def test_a_player_gives_no_hero_points_away_from_the_gm(table: Table) -> None:
    table.refuses("not_allowed", "character.vital", by=ANA["id"], character="ginga", vital="hero_points", step=1)
    table.does("character.vital", character="ginga", vital="hero_points", step=1)
    assert table.of("ginga")["vitals"]["hero_points"] == 2


def test_a_hero_point_shakes_a_condition_off(table: Table) -> None:
    table.takes("ginga", "stunned")
    roll = table.rolls("ginga", by=ANA["id"], kind="hero")
    assert roll["request"]["uses"] == [{"use": "recover", "condition": "stunned"}]
    assert table.states("ginga") == [] and table.of("ginga")["vitals"]["hero_points"] == 0
    table.refuses("no_hero_points", "roll", actor="ginga", intent={"kind": "hero"})


def test_extra_effort_tires_at_the_start_of_the_next_turn(table: Table) -> None:
    table.rolls("ginga", by=ANA["id"], kind="effort", choose={"benefit": "action"})
    assert table.of("ginga")["derived"]["standard"] == 2
    assert table.states("ginga") == ["strained"]
    table.refuses("effort_already", "roll", actor="ginga", intent={"kind": "effort"})
    table.does("fight.next")
    table.turn_to("ginga")
    assert table.states("ginga") == ["fatigued", "hindered"]
    assert table.of("ginga")["derived"]["standard"] == 1


def test_extra_effort_paid_with_a_hero_point_does_not(table: Table) -> None:
    table.rolls("ginga", kind="effort", choose={"benefit": "modifier", "pay": "yes"})
    assert table.of("ginga")["vitals"]["hero_points"] == 0 and table.states("ginga") == ["pushing"]
    plan = bridge.plan(table.state, "ginga", {"kind": "trait", "trait": "stealth"})
    assert {"source": "pushing", "value": 2, "on": True} in plan["modifiers"]
    table.rolls("ginga", kind="trait", trait="stealth")
    assert table.states("ginga") == []


def test_recovering_once_in_a_conflict(table: Table) -> None:
    table.takes("ginga", "staggered")
    table.does("character.vital", character="ginga", vital="bruises", to=2)
    table.rolls("ginga", kind="recover")
    assert "staggered" not in table.states("ginga") and "dazed" in table.states("ginga")
    assert table.of("ginga")["derived"]["dodge"] == 12, "+2 until the next turn"
    table.refuses("recovered_already", "roll", actor="ginga", intent={"kind": "recover"})
    table.does("fight.end")
    table.rolls("ginga", kind="rest", choose={"rest": "ten_minutes"})
    assert table.states("ginga") == [] and table.of("ginga")["vitals"]["bruises"] == 0


# --- the order --------------------------------------------------------------------------------------------------------


def test_a_latecomer_rolls_and_slots_in(table: Table) -> None:
    table.does("fight.join", 14, character="tatu")
    order = [row["id"] for row in table.state["fight"]["order"]]
    assert order == ["ginga", "trovoada", "tatu", "cupim", "vagalume", "formigoes", "muralha"]
    assert table.state["fight"]["turn"] == "ginga" and table.state["fight"]["round"] == 1


def test_who_waits_acts_before_another(table: Table) -> None:
    table.does("fight.hold", character="ginga")
    table.turn_to("cupim")
    table.does("fight.act", character="ginga")
    order = [row["id"] for row in table.state["fight"]["order"]]
    assert order.index("ginga") == order.index("cupim") - 1 and table.state["fight"]["turn"] == "ginga"


def test_typed_initiative(table: Table) -> None:
    table.does("fight.end")
    table.does("fight.start", characters=["ginga", "cupim"])
    table.does("fight.deal", cards={"cupim": "25"})
    assert [row["key"] for row in table.state["fight"]["order"]] == [25, 20]
    table.refuses("invalid_input", "fight.deal", cards={"cupim": "KS"})


# --- what is private --------------------------------------------------------------------------------------------------


def test_a_player_plans_against_what_everyone_may_know(table: Table) -> None:
    seen = view(table.state, PLAYER)
    assert "sheet" not in seen["characters"]["cupim"]
    assert "private" not in seen["characters"]["cupim"]["derived"]
    assert "private" in seen["characters"]["ginga"]["derived"]
    for intent in (
        {"kind": "attack", "attack": 0, "target": "cupim"},
        {"kind": "trip", "target": "cupim"},
        {"kind": "feint", "target": "cupim"},
        {"kind": "grab", "target": "formigoes"},
    ):
        assert bridge.plan(seen, "ginga", intent) == bridge.plan(table.state, "ginga", intent)
    known = bridge.fill(seen, "ginga", "trip", "cupim")
    assert known == bridge.fill(table.state, "ginga", "trip", "cupim")
    assert known["acrobatics"] == 14 and known["parry"] == 8


def test_one_in_hiding_leaves_no_name(table: Table) -> None:
    assert "tatu" not in view(table.state, PLAYER)["characters"]
    with pytest.raises(RuleError):
        table.does("roll", by=ANA["id"], actor="ginga", intent={"kind": "attack", "attack": 0, "target": "tatu"})
    table.rolls("tatu", 20, kind="attack", attack=0, target="ginga")
    table.rolls("tatu", 20, 1, kind="grab", target="ginga")
    told = json.dumps(view(table.state, PLAYER))
    assert "tatu" not in told and "drill" not in told and "digger" not in told
    assert view(table.state, PLAYER)["characters"]["ginga"]["pending"]["rank"] == 10
    table.rolls("ginga", 20, by=ANA["id"], kind="escape")


# --- undo -------------------------------------------------------------------------------------------------------------


def test_undo_restores_to_the_letter(table: Table) -> None:
    steps: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
        ("cupim", (16,), {"kind": "attack", "attack": 0, "target": "ginga"}),
        ("ginga", (3,), {"kind": "resist"}),
        ("trovoada", (), {"kind": "attack", "attack": 2, "target": "cupim"}),
        ("cupim", (16,), {"kind": "dodge"}),
        ("vagalume", (), {"kind": "effort"}),
        ("vagalume", (), {"kind": "hero"}),
        ("muralha", (17, 3), {"kind": "grab", "target": "cupim"}),
    ]
    for actor, faces, intent in steps:
        before = lasting(table.state)
        table.rolls(actor, *faces, **intent)
        assert lasting(table.state) != before
        table.does("undo")
        assert lasting(table.state) == before
        table.rolls(actor, *faces, **intent)


# --- a whole fight ----------------------------------------------------------------------------------------------------


def test_a_fight_from_start_to_end(table: Table) -> None:
    """The heroes hit and the foes do not hold out; every turn is somebody's until nobody is left to fight."""

    def stands(name: str) -> bool:
        return not {"incapacitated", "dying", "dead"} & set(table.of(name)["states"])

    for _ in range(200):
        foes = [name for name in ("cupim", "formigoes") if stands(name)]
        if not foes:
            break
        turn = table.state["fight"]["turn"]
        if turn in ("ginga", "trovoada", "vagalume", "muralha"):
            table.rolls(turn, *([15] if turn != "nobody" else []), kind="attack", attack=0, target=foes[0])
            while table.of(foes[0])["pending"]:
                kind = table.of(foes[0])["pending"]["kind"]
                table.rolls(foes[0], 4, kind=kind)
        table.does("fight.next")
    assert not stands("cupim") and not stands("formigoes")
    assert table.state["fight"]["round"] < 12
    table.does("fight.end")
    assert table.state["fight"] is None


# --- odd characters and the phone -----------------------------------------------------------------------------------


def test_absent_abilities(table: Table) -> None:
    derived = table.of("tatu")["derived"]
    assert derived["fortitude"] is None and derived["will"] is None and derived["toughness"] == 10
    plan = bridge.plan(table.state, "tatu", {"kind": "trait", "trait": "intellect"})
    assert plan["request"]["lacks_ability"] is True
    table.rolls("trovoada", 20, kind="attack", attack=1, target="tatu")
    roll = table.rolls("tatu", kind="resist")
    assert roll["verdict"]["word"]["key"] == "mm3e-verdict-immune" and table.states("tatu") == []


def test_untrained_use(table: Table) -> None:
    roll = table.rolls("muralha", kind="trait", trait="technology")
    assert roll["verdict"]["word"]["key"] == "mm3e-verdict-untrained" and roll["dice"] == []
    roll = table.rolls("ginga", 10, kind="trait", trait="expertise_capoeira")
    assert roll["outcome"]["total"] == 17 and roll["title"] == "mm3e-demo-capoeira"
    table.refuses("unknown_trait", "roll", actor="ginga", intent={"kind": "trait", "trait": "luck"})


# --- the phone --------------------------------------------------------------------------------------------------------


def test_the_phone_says_the_same(table: Table, phone_rules: pathlib.Path) -> None:
    seen = json.loads(json.dumps(view(table.state, PLAYER)))
    calls: list[Any] = [["plan", seen, "ginga", {"kind": "trait", "trait": trait}] for trait, _ in SYSTEM["traits"]]
    attack = {"kind": "attack", "attack": 0, "target": "cupim", "choose": {"all_out": "3", "accurate": "2"}}
    calls += [
        ["plan", seen, "ginga", attack],
        ["odds", seen, "ginga", attack],
        ["fill", seen, "ginga", "trip", "cupim"],
    ]
    calls += [["odds", seen, "ginga", {"kind": "trip", "target": "cupim"}]]
    calls += [["check_sheet", "mm3e", hero["sheet"], "hero"] for hero in SYSTEM["ready"](lambda key: key)]
    roll = {"type": "roll", "id": "phone-roll-1", "by": ANA["id"], "actor": "ginga", "intent": attack}
    calls.append(["decide", seen, roll, {"d20": [17]}])
    for call, answer in zip(calls, ask_phone("call.mjs", phone_rules, calls), strict=True):
        wanted = json.loads(bridge.call(json.dumps(call)))
        if call[0] != "odds":
            assert answer == wanted, call
        else:
            assert answer["success"] == wanted["success"] and answer["better"] == wanted["better"]


def test_forms_fill_with_what_the_table_knows(table: Table) -> None:
    table.takes("ginga", "staggered")
    table.does("character.vital", character="ginga", vital="bruises", to=2)
    seen = view(table.state, PLAYER)
    for entry in SYSTEM["book"].ops:
        known = bridge.fill(table.state, "ginga", entry["op"], "cupim")
        assert {spec["name"] for spec in entry["inputs"] if spec.get("from")} == set(known), entry["op"]
        # a player knows all of that but a foe's mind
        told = bridge.fill(seen, "ginga", entry["op"], "cupim")
        assert told == {name: value for name, value in known.items() if name != "target_intellect"}
    assert bridge.fill(seen, "ginga", "conditions_resolve")["conditions"] == ["staggered"]
    assert bridge.fill(seen, "ginga", "damage_resistance") == {"resistance": 6, "penalty": 2}
