"""The sample table of Symbaroum: a whole fight, undo, views, plans on the phone, every text, both runtimes."""

from __future__ import annotations

import functools
import json
import pathlib
from typing import Any

import pytest

from tavola.rules import bridge
from tavola.rules.commands_people import check_sheet
from tavola.rules.document import apply_changes
from tavola.rules.errors import RuleError
from tavola.rules.plans import fill, make_plan
from tavola.rules.symbaroum.demo import _foes, ready
from tavola.rules.symbaroum.sheet import price_of
from tavola.rules.symbaroum.system import SYSTEM
from tavola.rules.systems import load
from tavola.rules.table import evolve, run_decide, view, visible
from tavola.server import words

from .evenings import Evening
from .runtimes import ask_phone
from .symbaroum_people import ANA, BIA, GM, LEATHER, Table, play_the_fight, sample_table


@pytest.fixture
def sample() -> Table:
    """The sample table, two of its heroes taken."""
    return sample_table()


def test_ready_characters_are_legal() -> None:
    """80 points on eight attributes of 5 to 15, one 15 at most, abilities for 50 of experience, as published."""
    for character in ready(lambda key: key):
        sheet = check_sheet(load("symbaroum"), character["sheet"])
        values = list(sheet["attributes"].values())
        assert sum(values) == 80 and min(values) >= 5 and max(values) <= 15 and values.count(15) <= 1
        assert price_of(sheet["abilities"]) == 50
        assert sheet["shield"] != "shield" or not [row for row in sheet["weapons"] if row["reach"] == "ranged"]
    foes = _foes(lambda key: key)
    assert [foe["id"] for foe in foes if foe.get("hidden")] == ["mapinguari"]
    for foe in foes:
        check_sheet(load("symbaroum"), foe["sheet"])


def test_a_sheet_wears_one_armor() -> None:
    with pytest.raises(RuleError) as caught:
        check_sheet(load("symbaroum"), {"armor": [LEATHER, LEATHER]})
    assert caught.value.field == "sheet.armor"


def test_a_fight_from_start_to_end(sample: Table) -> None:
    play_the_fight(sample)


def test_undo_restores_to_the_letter(sample: Table) -> None:
    play_the_fight(sample)
    steps = sample.steps[-20:]
    for number, (_, before, _) in enumerate(reversed(steps)):
        event = sample.events[len(sample.events) - 1 - 2 * number]
        sample.does("undo", event=event["id"])
        for name in before:
            if name not in ("log", "trail", "seq"):
                assert sample.state[name] == before[name]


VIEWERS: list[dict[str, Any]] = [
    {"role": "player", "member": ANA},
    {"role": "player", "member": BIA},
    {"role": "tv", "member": None},
]


def test_a_players_view_never_holds_what_is_hidden(sample: Table) -> None:
    """fria-ligan/twilight2000#92: not even when what is hidden attacks."""
    seen = {index: view(sample.state, viewer) for index, viewer in enumerate(VIEWERS)}
    before = len(sample.steps)
    sample.does("fight.join", character="mapinguari")
    strike = sample.rolls("mapinguari", 5, 4, kind="attack", weapon=0, target="moema")
    assert sample.of("moema")["pending"] is None, "who attacks out of hiding is not seen coming"
    damage = sample.rolls("mapinguari", 4, 1, **strike["next"][0]["intent"])
    sample.does("roll.apply", roll=damage["id"], target="moema")
    sample.rolls("mapinguari", 5, kind="trait", trait="discreet", target="moema")
    for place in range(before, len(sample.steps)):
        state = sample.steps[place][1]
        after = sample.steps[place + 1][1] if place + 1 < len(sample.steps) else sample.state
        for index, viewer in enumerate(VIEWERS):
            frame = visible(sample.events[place], viewer, state, after)
            if frame is not None:
                seen[index] = apply_changes(seen[index], frame["changes"])
            for told in (frame, seen[index]["characters"], seen[index]["fight"], seen[index]["rolls"]):
                assert "mapinguari" not in json.dumps(told) and '"symbaroum-demo-beast"' not in json.dumps(told)
    for viewer in VIEWERS:
        assert "sheet" not in view(sample.state, viewer)["characters"]["tenorio"]
    intent = {"kind": "attack", "weapon": 0, "target": "mapinguari"}
    sample.refuses("roll", "unknown_character", by=ANA, actor="moema", intent=intent)


INTENTS: list[dict[str, Any]] = [
    {"kind": "trait", "trait": "discreet", "target": "tenorio"},
    {"kind": "trait", "trait": "defense", "target": "tenorio"},
    {"kind": "trait", "trait": "strong"},
    {"kind": "attack", "weapon": 0, "target": "tenorio"},
    {"kind": "attack", "weapon": None, "target": "salteadores"},
    {"kind": "defend"},
    {"kind": "defend", "target": "tenorio"},
    {"kind": "damage", "weapon": 0, "target": "tenorio", "advantage": True},
    {"kind": "damage", "weapon": 0},
    {"kind": "ability", "ability": 1, "target": "tenorio"},
    {"kind": "improve", "ability": 1},
    {"kind": "surprise", "choose": {"side": "party", "watchers": "all"}},
    {"kind": "heal", "target": "bento"},
    {"kind": "stand_up"},
    {"kind": "draw"},
    {"kind": "act", "action": "move"},
    {"kind": "suffer"},
    {"kind": "death"},
]
WITHOUT_DICE = ["improve", "draw", "act"]


def ready_for(sample: Table, kind: str) -> None:
    """Bring Moema to where this kind of intent makes sense."""
    sample.does("character.vital", character="bento", vital="toughness", to=5)
    for state in {"stand_up": ["prone"], "draw": ["undrawn"], "death": ["dying"]}.get(kind, []):
        sample.does("character.state", character="moema", state=state)
    if kind == "suffer":
        sample.rolls("tenorio", kind="attack", weapon=0, target="moema")
        sample.does("character.let_go", by=ANA, character="moema")


def test_every_intent_is_tried_here() -> None:
    assert {intent["kind"] for intent in INTENTS} == set(SYSTEM["intents"])


@pytest.mark.parametrize("intent", INTENTS, ids=lambda intent: json.dumps(intent)[:60])
def test_every_intent_has_its_plan_and_odds_on_the_players_own_phone(sample: Table, intent: dict[str, Any]) -> None:
    """The phone knows no more than its owner may: the plan it makes of that is the server's own."""
    ready_for(sample, intent["kind"])
    phone = view(sample.state, VIEWERS[0])
    plan = make_plan(sample.state, "moema", intent)
    assert make_plan(phone, "moema", intent) == plan
    assert plan["title"] is not None and plan["op"] is not None
    if intent["kind"] in WITHOUT_DICE:
        with pytest.raises(RuleError):
            bridge.odds(phone, "moema", intent)
        return
    told = bridge.odds(phone, "moema", intent)
    assert abs(sum(row[1] for row in told["rows"]) - 1_000_000) < 20 and not told["sampled"]
    if plan["op"] in ("success_test", "surprise_test", "stand_up"):
        assert told["success"] is not None and told["against"] == plan["against"]


def test_an_offer_is_one_that_plans_can_choose(sample: Table) -> None:
    """What a plan offers stands in the declaration, so that it has its words."""
    declared = {entry["id"]: entry["values"] for entry in SYSTEM["choices"]}
    for intent in INTENTS:
        made = Table.__new__(Table)
        made.state, made.events, made.steps = sample.state, list(sample.events), list(sample.steps)
        ready_for(made, intent["kind"])
        plan = make_plan(made.state, "moema", intent)
        for choice in plan["choices"]:
            assert set(choice["values"]) <= set(declared[choice["id"]]) and choice["value"] in choice["values"]
            for value in choice["values"]:
                make_plan(made.state, "moema", {**intent, "choose": {choice["id"]: value}})
        for row in plan["modifiers"]:
            assert row["source"] in SYSTEM["sources"]


def test_forms_fill_with_what_the_table_knows(sample: Table) -> None:
    assert fill(sample.state, "moema", "success_test", "tenorio") == {"attribute": 13, "against": 6}
    told = fill(sample.state, "moema", "damage", "tenorio")
    assert told == {"armor": "1d6", "toughness": 10, "pain_threshold": 5, "player_character": False}
    assert fill(sample.state, "bento", "healing") == {"toughness": 15, "max_toughness": 15}
    assert fill(sample.state, "bento", "defense_value") == {"quick": 10, "shield": "shield"}
    phone = view(sample.state, VIEWERS[0])
    assert fill(phone, "moema", "damage", "tenorio") == told


def test_every_op_runs_from_its_form(sample: Table) -> None:
    filled: dict[str, dict[str, Any]] = {
        "surprise_test": {"discreet": [10], "vigilant": [10]},
        "damage": {"weapon": "1d8"},
        "healing": {"method": "herbal"},
        "initiative_order": {"combatants": [{"id": "a", "quick": 10, "vigilant": 10}]},
        "free_attacks": {"triggers": []},
        "advantage": {"attack": "melee", "situations": []},
        "surround": {"attackers": 3},
        "turn_actions": {"actions": ["move"]},
        "experience_cost": {"from": "none", "to": "novice"},
    }
    sample.does("character.vital", character="bento", vital="toughness", to=9)
    for entry in SYSTEM["book"].ops:
        inputs = {**fill(sample.state, "bento", entry["op"], "tenorio"), **filled.get(entry["op"], {})}
        command = {
            "type": "roll", "id": f"an-op-{entry['op']}", "by": GM, "actor": "bento",
            "intent": {"kind": "op", "op": entry["op"], "inputs": inputs, "target": "tenorio"},
        }  # fmt: skip
        event = run_decide(sample.state, command, lambda label, sides: 3)["event"]
        state = evolve(sample.state, {**event, "seq": 999, "at": 0})
        assert set(state["rolls"][command["id"]]["verdict"]) - {"sum"} == {
            "word",
            "tone",
            "total",
            "against",
            "tiles",
            "cracks",
        }


def test_damage_and_healing_of_a_form_are_applied_too() -> None:
    table = Table()
    table.adds("b")
    table.adds("gm")
    intent = {"kind": "op", "op": "damage", "inputs": {"weapon": "1d8", "toughness": 10}, "target": "b"}
    roll = table.rolls("gm", 4, **intent)
    table.does("roll.apply", roll=roll["id"], target=roll["next"][0]["command"]["target"])
    assert table.toughness("b") == 6
    heal = {"method": "mystic", "toughness": 6, "max_toughness": 10, "amount": 2}
    roll = table.rolls("gm", kind="op", op="healing", inputs=heal, target="b")
    table.does("roll.apply", roll=roll["id"], target="b")
    assert table.toughness("b") == 8
    sneak = {"discreet": [10], "vigilant": [10]}
    roll = table.rolls("gm", 2, kind="op", op="surprise_test", inputs=sneak, target="b")
    table.does("roll.apply", roll=roll["id"], target="b")
    assert "unaware" in table.of("b")["states"]


def texts_of(value: Any) -> list[dict[str, Any]]:
    """Return every text in a JSON value."""
    if isinstance(value, dict):
        found = [value] if "key" in value and "args" in value else []
        return found + [text for item in value.values() for text in texts_of(item)]
    if isinstance(value, list):
        return [text for item in value for text in texts_of(item)]
    return []


@functools.cache
def random_rolls() -> list[dict[str, Any]]:
    """Return the rolls of evenings at which a game master rolls anything for anybody."""
    found = []
    for seed in range(24):
        evening = Evening("symbaroum", seed)
        luck = evening.luck
        who = evening.state["character_order"]
        evening.give({"type": "fight.end", "by": GM})
        for name in who:
            evening.give({"type": "character.vital", "by": GM, "character": name, "vital": "experience", "to": 90})
        for _ in range(120):
            name, intent = luck.choice(who), dict(luck.choice(INTENTS))
            if "target" in intent or luck.random() < 0.3:
                intent["target"] = luck.choice(who)
            if luck.random() < 0.2:
                state = luck.choice(SYSTEM["states"][:-1])["id"]
                evening.give({"type": "character.state", "by": GM, "character": name, "state": state})
            elif luck.random() < 0.3:
                command = {"type": "character.vital", "by": GM, "character": name, "vital": "toughness"}
                evening.give({**command, "to": luck.randint(1, 10)})
            if luck.random() < 0.1:
                intent = {"kind": "act", "action": luck.choice(["withdraw", "flank", "move"]), "target": name}
            if luck.random() < 0.1:
                evening.give({"type": "character.let_go", "by": GM, "character": name})
            evening.give({"type": "roll", "by": GM, "actor": name, "intent": intent})
            event = evening.steps[-1]["event"]
            if event is not None:
                found.append(evening.state["rolls"][event["id"]])
    return found + other_rolls()


def other_rolls() -> list[dict[str, Any]]:
    """Return the rolls of the sample fight, and some that are made from an op's form alone."""
    table = sample_table()
    play_the_fight(table)
    forms: list[tuple[str, dict[str, Any]]] = [
        ("healing", {"method": "natural", "toughness": 0, "max_toughness": 10}),
        ("experience_cost", {"from": "none", "to": "novice"}),
        ("turn_actions", {"actions": ["attack", "attack"]}),
    ]
    for op, inputs in forms:
        table.rolls("moema", kind="op", op=op, inputs=inputs)
    return list(table.state["rolls"].values())


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_text_of_an_evening_has_its_words(language: str) -> None:
    told = set()
    for roll in random_rolls():
        for text in texts_of(roll):
            if text["key"].startswith("symbaroum-"):
                assert words.has(language, text["key"]), text
                assert "{" not in words.text(language, text), text
                told.add(text["key"])
    assert set(SYSTEM["texts"]) - told == {"symbaroum-passed-healed"}, "said by the clock alone"


def test_the_fight_is_the_same_on_the_phone(sample: Table, phone_rules: pathlib.Path) -> None:
    play_the_fight(sample)
    lines = [["decide", before, {**command, "offline": True}, fell] for command, before, fell in sample.steps]
    answers = ask_phone("call.mjs", phone_rules, lines)
    for answer, event, (command, _, _) in zip(answers, sample.events, sample.steps, strict=True):
        assert answer["event"]["data"] == json.loads(json.dumps(event["data"])), command
        assert len(answer["event"]["changes"]) == len(event["changes"]), command
    phone = view(sample.state, VIEWERS[0])
    asked = [["plan", phone, "moema", {"kind": "attack", "weapon": 0, "target": "tenorio"}]]
    asked.append(["odds", phone, "moema", {"kind": "attack", "weapon": 0, "target": "tenorio"}])
    plan, odds = ask_phone("call.mjs", phone_rules, asked)
    assert plan == json.loads(json.dumps(bridge.plan(*asked[0][1:])))
    assert odds["success"] == bridge.odds(*asked[1][1:])["success"]
