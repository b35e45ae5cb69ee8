"""Bandeirantes at the table: a fight, ills that run with the clock, magic paid with the body, learning."""

from __future__ import annotations

import itertools
import json
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

from tavola.rules import bridge
from tavola.rules.bandeirantes import SYSTEM
from tavola.rules.bandeirantes.sheet import SKILLS
from tavola.rules.errors import RuleError
from tavola.rules.inputs import check_value
from tavola.rules.table import evolve, new_table, run_decide, view

from .runtimes import ask_phone

GM = "gm000001"
ANA, BIA = "player01", "player02"
EVENT_FREE = ("log", "trail", "seq")
State = dict[str, Any]


class Table:
    """A table of the game that gives its dice from a list, and takes nothing for granted."""

    def __init__(self) -> None:
        self.state: State = new_table("KAPUA", "Mesa", "bandeirantes", {"id": GM, "name": "Mestre"})
        self.steps: list[tuple[dict[str, Any], list[int], State]] = []
        self.events: list[dict[str, Any]] = []

    def give(self, command: dict[str, Any], *faces: int, by: str = GM) -> dict[str, Any]:
        """Carry out a command with exactly these dice; return its event."""
        waiting = list(faces)
        given: list[tuple[str, int]] = []
        whole = {"id": f"command-{len(self.events):05d}", "by": by, "at": len(self.events), **command}

        def take(label: str, sides: int) -> int:
            face = waiting.pop(0) if waiting else pytest.fail(f"no face for {label} (d{sides}) of {command}")
            given.append((label, face))
            return face

        before = self.state
        event: dict[str, Any] = run_decide(before, whole, take)["event"]
        assert not waiting, f"unused faces {waiting} of {command}"
        event.update(seq=before["seq"] + 1, at=len(self.events))
        self.steps.append((whole, [face for _, face in given], before))
        self.events.append(event)
        self.state = evolve(before, event)
        return event

    def roll(self, actor: str, intent: dict[str, Any], *faces: int, by: str = GM, **more: Any) -> dict[str, Any]:
        """Roll an intent; return the roll."""
        event = self.give({"type": "roll", "actor": actor, "intent": intent, **more}, *faces, by=by)
        roll: dict[str, Any] = self.state["rolls"][event["id"]]
        return roll

    def next(self, roll: dict[str, Any], *faces: int, place: int = 0) -> dict[str, Any]:
        """Take the next step of a roll: roll its intent, or give its command and return the event's data."""
        step = self.state["rolls"][roll["id"]]["next"][place]
        if step["intent"] is not None:
            return self.roll(roll["actor"], step["intent"], *faces)
        data: dict[str, Any] = self.give(step["command"], *faces)["data"]
        return data

    def add(self, name: str, kind: str = "hero", **sheet: Any) -> str:
        """Add a character."""
        self.give({"type": "character.add", "character": {"id": name, "name": name, "kind": kind, "sheet": sheet}})
        return name

    def who(self, name: str) -> dict[str, Any]:
        """Return a character."""
        character: dict[str, Any] = self.state["characters"][name]
        return character

    def passes(self, count: int, unit: str, *faces: int) -> list[str]:
        """Let time pass; return the words of what it brought."""
        event = self.give({"type": "clock", "unit": unit, "count": count}, *faces)
        return [row["text"]["key"].split("-told-")[1] for row in event["data"]["passed"]]


def word(roll: dict[str, Any]) -> str:
    """Return a verdict's word."""
    return str(roll["verdict"]["word"]["key"].split("-verdict-")[1])


@pytest.fixture
def table() -> Table:
    """An empty table."""
    return Table()


@pytest.fixture
def demo() -> Table:
    """The sample table with two players, Inácia and Jaci taken."""
    made = Table()
    for player in (ANA, BIA):
        made.give({"type": "member.join", "member": {"id": player, "name": player, "role": "player"}}, by="server")
    for command in SYSTEM["demo"](lambda key: key):
        faces = (4, 9, 2, 7, 5, 10) if command["type"] == "fight.deal" else ()
        made.give(command, *faces)
    made.give({"type": "character.take", "character": "inacia"}, by=ANA)
    made.give({"type": "character.take", "character": "jaci"}, by=BIA)
    return made


def lasting(state: State) -> State:
    """Return what events change of a state."""
    return {key: value for key, value in state.items() if key not in EVENT_FREE}


# --- a fight ---------------------------------------------------------------------------------------------------


def fight(table: Table) -> None:
    """Play the sample fight from its first turn to its end."""
    order = [row["id"] for row in table.state["fight"]["order"]]
    assert order == ["capitao", "damiao", "jaci", "cacadores", "inacia", "anselmo"]
    assert table.state["fight"]["turn"] == "capitao"

    # the captain charges Damião, who blocks with his shield; the shield wears out
    blow = {"kind": "attack", "weapon": 0, "target": "damiao", "choose": {"charge": "yes", "defense": "shield"}}
    lost = table.roll("capitao", blow, 10, 18)
    assert (word(lost), lost["against"]["value"]) == ("parried", 55)
    assert "charged" in table.who("capitao")["states"]
    table.next(lost, 6)
    assert table.next(table.state["rolls"][table.state["roll_order"][-1]])["hurt"] == 0
    shield = table.who("damiao")["sheet"]["armor"][0]
    assert (shield["item"], shield["resistance"]) == ("wooden_shield", 0)
    assert table.who("damiao")["derived"]["shield"] is False
    table.give({"type": "fight.next"})

    # Damião's master stroke at a hunter of three: one falls, the next is whole
    stroke = table.roll("damiao", {"kind": "attack", "weapon": 0, "target": "cacadores"}, 20, 5)
    assert (word(stroke), stroke["verdict"]["tiles"]) == ("master_stroke", 2)
    told = table.next(table.next(stroke))
    assert (told["damage"], told["hurt"], told["count"]) == (18, 17, 2)
    table.give({"type": "fight.next"})

    # Jaci's stone darts: the captain tries to dodge on his own, and fails
    darts = table.roll("jaci", {"kind": "cast", "spell": 0, "target": "capitao", "choose": {"effect": "2"}}, 20, by=BIA)
    assert (word(darts), darts["outcome"]["power_left"]) == ("cast", 34)
    assert table.who("capitao")["pending"]["kind"] == "dodge"
    assert word(table.roll("capitao", {"kind": "dodge"}, 80)) == "not_dodged"
    assert table.who("capitao")["pending"] is None
    damage = table.next(darts, 3, 4)
    assert (damage["request"]["damage"], damage["outcome"]["damage"]) == ("2d6", 14)
    assert table.next(damage)["hurt"] == 12
    captain = table.who("capitao")
    assert (captain["vitals"]["resistance"], captain["vitals"]["wounds"]) == (4, 1)
    assert captain["sheet"]["armor"][1]["resistance"] == 8
    table.give({"type": "fight.next"}, by=BIA)

    table.give({"type": "fight.next"})
    # Inácia aims first, then shoots him in the head; the helmet wears, he keeps his senses no more
    table.give({"type": "character.state", "character": "inacia", "state": "focused", "on": True}, by=ANA)
    aimed = {"kind": "attack", "weapon": 2, "target": "capitao", "choose": {"way": "ranged", "aim": "head"}}
    plan = bridge.plan(table.state, "inacia", aimed)
    assert plan["against"]["value"] == 7  # no skill in throwing: Dexterity 15 stands in, hard, then eased and hampered
    assert word(table.roll("inacia", aimed, 7, by=ANA)) == "hit"
    assert "focused" not in table.who("inacia")["states"]
    assert word(table.roll("capitao", {"kind": "dodge"}, 50)) == "not_dodged"
    thrown = table.state["rolls"][table.state["roll_order"][-2]]
    hurt = table.next(table.next(thrown, 2))
    assert (hurt["damage"], hurt["hurt"], hurt["resistance"]) == (4, 1, 3)
    table.give({"type": "fight.next"}, by=ANA)

    # Brother Anselmo appeases the hunters, who do not resist
    calm = table.roll("anselmo", {"kind": "cast", "spell": 2, "target": "cacadores"}, 20)
    assert calm["next"] == [] and table.who("cacadores")["pending"]["kind"] == "resist"
    assert word(table.roll("cacadores", {"kind": "resist"}, 60)) == "not_resisted"

    # the round is over: a round passes on the clock, initiative is rolled anew, and the captain has lost his
    table.give({"type": "character.state", "character": "capitao", "state": "lost_initiative", "on": True})
    event = table.give({"type": "fight.next"}, 1, 9, 9, 2, 3)
    assert event["data"]["round"] == 2
    assert table.state["table"]["clock"] == {"days": 0, "minutes": 0, "rounds": 1}
    assert table.state["fight"]["order"][-1]["id"] == "capitao"
    assert "lost_initiative" not in table.who("capitao")["states"]
    together = [row["id"] for row in table.state["fight"]["order"] if row.get("together")]
    assert len(together) == 2
    table.give({"type": "fight.end"})
    assert table.state["fight"] is None


def test_a_fight_from_start_to_end(demo: Table) -> None:
    fight(demo)


def test_undo_restores_to_the_letter(demo: Table) -> None:
    fight(demo)
    for event, (_, _, before) in reversed(list(zip(demo.events, demo.steps, strict=True))):
        if event["id"] not in [step["id"] for step in demo.state["trail"]]:
            break
        demo.state = evolve(
            demo.state,
            {**run_decide(demo.state, {"id": "undo-it-now", "type": "undo", "by": GM, "event": event["id"]})["event"]},
        )
        assert lasting(demo.state) == lasting(before)


def test_a_player_learns_nothing_of_what_hides(demo: Table) -> None:
    demo.roll("cobra", {"kind": "cast", "spell": 0, "target": "inacia"}, 10)
    assert demo.who("inacia")["pending"]["kind"] == "resist"
    demo.give({"type": "character.state", "character": "cobra", "state": "grave_wound", "on": True})
    demo.give({"type": "character.vital", "character": "cobra", "vital": "mortal_wounds", "to": 1})
    demo.give({"type": "clock", "unit": "minute", "count": 5})
    for viewer in ({"role": "player", "member": ANA}, {"role": "tv", "member": None}):
        seen = json.dumps(view(demo.state, viewer))
        assert "cobra" not in seen and "demo-serpent" not in seen and "demo-gaze" not in seen
    with pytest.raises(RuleError) as refused:
        demo.roll("inacia", {"kind": "attack", "weapon": 1, "target": "cobra"}, by=ANA)
    assert refused.value.code == "unknown_character"


@pytest.mark.parametrize("weapon", [0, 1, 2, None])
@pytest.mark.parametrize("target", ["capitao", "cacadores", "damiao", None])
def test_a_phone_plans_as_the_table_does(demo: Table, weapon: int | None, target: str | None) -> None:
    demo.give({"type": "character.state", "character": "capitao", "state": "grave_wound", "on": True})
    seen = view(demo.state, {"role": "player", "member": ANA})
    intent = {"kind": "attack", "weapon": weapon, "target": target}
    assert bridge.plan(seen, "inacia", intent) == bridge.plan(demo.state, "inacia", intent)
    treat = {"kind": "treat", "target": target}
    seen_by_jaci = view(demo.state, {"role": "player", "member": BIA})
    assert bridge.plan(seen_by_jaci, "jaci", treat) == bridge.plan(demo.state, "jaci", treat)
    assert "sheet" not in seen["characters"]["capitao"]


# --- the ready characters --------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(4))
def test_ready_characters_are_legal(place: int) -> None:
    ready = SYSTEM["ready"](lambda key: key)[place]
    told = bridge.check_sheet("bandeirantes", ready["sheet"])
    assert (told["budget"], told["problems"]) == (None, [])
    tied = dict(SKILLS)
    assert all(row["id"] in tied for row in ready["sheet"]["skills"])
    attributes = ready["sheet"]["attributes"]
    assert all(1 <= attributes[name] <= 20 for name in tied.values())
    assert 1 <= attributes["luck"] <= 9 and attributes["magic_resistance"] <= 100
    # who works magic by learning has Occultism, who does so by faith has Religion
    known = {row["id"] for row in ready["sheet"]["skills"]}
    assert bool(ready["sheet"].get("spells")) == (attributes["magic_power"] > 0)
    assert not ready["sheet"].get("spells") or known & {"occultism", "religion"}


def test_a_bought_skill_begins_above_its_attribute() -> None:
    sheet = {"attributes": {"dexterity": 14}, "skills": [{"id": "dodge", "level": 14}]}
    problems = bridge.check_sheet("bandeirantes", sheet)["problems"]
    assert problems[0]["args"]["least"] == 15


INTENTS: list[dict[str, Any]] = [
    *({"kind": "trait", "trait": trait} for trait, _ in SYSTEM["traits"]),
    {"kind": "trait", "trait": "dodge", "choose": {"way": "contest", "foe_skill": "60"}},
    {"kind": "trait", "trait": "strength", "choose": {"way": "contest"}},
    {"kind": "attack", "weapon": 0},
    {"kind": "attack", "weapon": None, "choose": {"blow": "hook_punch"}},
    {"kind": "attack", "weapon": 1, "choose": {"way": "free"}},
    {"kind": "damage", "weapon": 0},
    {"kind": "damage", "weapon": None},
    {"kind": "damage", "spell": 0, "times": 2},
    {"kind": "cast", "spell": 0},
    {"kind": "cast", "spell": 2},
    {"kind": "renew", "spell": 1},
    {"kind": "dodge", "threat": "arrow"},
    {"kind": "resist"},
    {"kind": "treat"},
    {"kind": "rest"},
    {"kind": "learn", "skill": "dodge"},
    {"kind": "learn", "spell": 0},
    {"kind": "learn", "what": "power"},
    {"kind": "learn", "what": "magic_resistance"},
    {"kind": "session"},
    {"kind": "poison"},
    {"kind": "disease", "choose": {"disease": "rabies"}},
    {"kind": "master_stroke"},
    {"kind": "fumble"},
]


@pytest.mark.parametrize("intent", INTENTS, ids=lambda intent: "-".join(str(part) for part in intent.values()))
def test_every_intent_has_its_plan_and_its_chances(demo: Table, intent: dict[str, Any]) -> None:
    trained = {"occultism", "herbs", "notice"}
    tied = dict(SKILLS)
    trait = intent.get("trait")
    if tied.get(trait or "") == "intelligence" and trait not in trained:
        with pytest.raises(RuleError) as refused:
            bridge.plan(demo.state, "jaci", intent)
        assert refused.value.code == "untrained"
        return
    plan = bridge.plan(demo.state, "jaci", intent)
    assert plan["op"] and plan["title"]
    words = json.dumps([plan["choices"], plan["modifiers"]])
    declared = {choice["id"]: choice["values"] for choice in SYSTEM["choices"]}
    for choice in plan["choices"]:
        assert choice["value"] in choice["values"]
        assert set(choice["values"]) <= set(declared[choice["id"]]), words
    assert all(row["source"] in SYSTEM["sources"] for row in plan["modifiers"])
    try:
        odds = bridge.odds(demo.state, "jaci", intent)
    except RuleError as error:
        assert error.code == "nothing_to_roll"
        return
    assert odds["sampled"] is False
    assert abs(sum(row[1] for row in odds["rows"]) - 1_000_000) <= len(odds["rows"])


def test_all_kinds_of_intent_are_tried() -> None:
    tried = {intent["kind"] for intent in INTENTS}
    assert set(SYSTEM["intents"]) - tried == {"knockout", "endure", "poison_damage"}


def test_chances_of_four_dice_are_exact(table: Table) -> None:
    one = table.add("um", skills=[{"id": "swords", "level": 60}], weapons=[{"name": "Espada", "form": "sword"}])
    two = table.add("dois", skills=[{"id": "dodge", "level": 55}])
    odds = bridge.odds(table.state, one, {"kind": "attack", "weapon": 0, "target": two, "choose": {"defense": "dodge"}})
    won = better = 0
    pairs = [a + b for a, b in itertools.product(range(1, 21), repeat=2)]
    for mine, theirs in itertools.product(pairs, repeat=2):
        master = mine >= 38
        if mine <= 4:
            hit = False
        elif theirs <= 4:
            hit = True
        elif master != (theirs >= 38):
            hit = master
        else:
            hit = 60 + mine > 55 - 15 + theirs  # bare hands against a sword
        won += hit
        better += hit and master
    assert odds["sampled"] is False
    assert odds["success"] == pytest.approx(won * 1_000_000 / 160_000, abs=3)
    assert odds["better"] == pytest.approx(better * 1_000_000 / 160_000, abs=3)


def test_what_has_to_be_met_follows_the_switches(demo: Table) -> None:
    intent = {"kind": "trait", "trait": "tracking"}
    assert bridge.plan(demo.state, "inacia", intent)["against"]["value"] == 25
    eased = bridge.odds(demo.state, "inacia", intent, {"scene": False, "concentrated": True})
    assert (eased["against"]["value"], eased["success"]) == (100, 950_000)
    by_hand = bridge.odds(demo.state, "inacia", intent, None, [{"source": "chuva", "value": -1}])
    assert by_hand["against"]["value"] == 12
    roll = demo.roll("inacia", intent, 40, by=ANA, on={"scene": False})
    assert (roll["against"]["value"], word(roll)) == (50, "success")


# --- wounds ----------------------------------------------------------------------------------------------------


def test_a_blow_to_the_head_asks_to_keep_ones_senses(table: Table) -> None:
    club = {"name": "Porrete", "form": "club", "skill": "clubs", "damage": "1d6", "type": "impact"}
    table.add("um", weapons=[club])
    table.add("dois", armor=[{"item": "wooden_helmet"}])
    damage = table.roll("um", {"kind": "damage", "weapon": 0, "target": "dois", "location": "head"}, 4)
    assert table.next(damage)["hurt"] == 7
    assert table.who("dois")["pending"] == {"kind": "knockout", "damage": 7, "before": 12}
    plan = bridge.plan(table.state, "dois", {"kind": "knockout"})
    assert plan["against"]["value"] == 12
    assert word(table.roll("dois", {"kind": "knockout"}, 20)) == "out_long"
    assert table.who("dois")["states"]["unconscious"]["long"] is True
    with pytest.raises(RuleError) as refused:
        table.roll("dois", {"kind": "trait", "trait": "dodge"})
    assert refused.value.code == "cannot_act"
    # who cannot defend is met by a free blow
    assert bridge.plan(table.state, "um", {"kind": "attack", "weapon": 0, "target": "dois"})["op"] == "free_attack"


def test_resistance_decides_who_stands(table: Table) -> None:
    table.add("um")
    vital = {"type": "character.vital", "character": "um", "vital": "resistance"}
    for value, states in (
        (0, ["fallen"]),
        (-7, ["fallen"]),
        (-8, ["dead"]),
        (1, []),
        (-20, ["dead"]),
        (-3, ["fallen"]),
    ):
        table.give({**vital, "to": value})
        assert list(table.who("um")["states"]) == states
        assert table.who("um")["derived"]["status"] == {"fallen": "fallen", "dead": "dead"}.get(
            "".join(states), "active"
        )


def test_every_result_of_the_tables_reaches_its_victim(table: Table) -> None:
    states = ["lost_initiative", "disarmed", "lost_action", "grave_wound", "maimed", "mortal_wound"]
    for face, state in enumerate(states, start=1):
        table.add(f"v{face}")
        roll = table.roll("v1", {"kind": "master_stroke", "target": f"v{face}"}, face)
        assert table.next(roll)["states"] == [state]
        assert state in table.who(f"v{face}")["states"]
    assert table.who("v4")["derived"]["harder"] == -1 and table.who("v6")["derived"]["harder"] == -2
    assert table.who("v6")["vitals"]["mortal_wounds"] == 1
    sources = [
        row["source"] for row in bridge.plan(table.state, "v6", {"kind": "trait", "trait": "dodge"})["modifiers"]
    ]
    assert sources == ["mortal_wound"]  # and no concentrating
    table.add("azarado")
    for face, state in ((2, "lost_initiative"), (5, "bad_position")):
        table.roll("azarado", {"kind": "fumble"}, face)
        assert state in table.who("azarado")["states"]
    table.roll("azarado", {"kind": "fumble"}, 3, 6)
    assert "disarmed" in table.who("azarado")["states"]
    # a bad position is gone with the next action
    table.roll("azarado", {"kind": "trait", "trait": "strength"}, 10)
    assert "bad_position" not in table.who("azarado")["states"]


def test_wounds_bleed_with_the_clock(table: Table) -> None:
    table.add("um")
    for vital, number in (("wounds", 2), ("grave_wounds", 1)):
        table.give({"type": "character.vital", "character": "um", "vital": vital, "to": number})
    assert "bleeding" in table.who("um")["states"]
    assert table.passes(5, "round") == []
    assert table.passes(1, "round") == ["bled"]
    assert table.who("um")["vitals"]["fatigue"] == 11
    table.passes(8, "minute")
    assert table.who("um")["vitals"]["fatigue"] == 3
    # the tenth minute: one for the grave wound, two for the others; what Fatigue lacks goes on to Resistance
    table.passes(1, "minute")
    assert (table.who("um")["vitals"]["fatigue"], table.who("um")["vitals"]["resistance"]) == (0, 12)
    assert table.passes(12, "minute") == ["bled", "fallen"]
    assert table.who("um")["vitals"]["resistance"] == -2
    assert table.passes(6, "minute") == ["bled", "dead"]
    assert "bleeding" not in table.who("um")["states"]
    assert table.passes(30, "minute") == []


def test_a_fight_round_makes_mortal_wounds_bleed(table: Table) -> None:
    table.add("um")
    table.add("dois")
    table.roll("um", {"kind": "master_stroke", "target": "dois"}, 6)
    table.next(table.state["rolls"][table.state["roll_order"][-1]])
    table.give({"type": "fight.start", "characters": ["um", "dois"]})
    table.give({"type": "fight.deal"}, 9, 3)
    assert table.who("dois")["vitals"]["fatigue"] == 12
    table.give({"type": "fight.next"})
    event = table.give({"type": "fight.next"}, 5, 5)
    assert event["data"]["passed"][0]["text"]["args"] == {"name": "dois", "points": 1}
    assert table.who("dois")["vitals"]["fatigue"] == 11


def test_treatment_stops_bleeding(table: Table) -> None:
    table.add("um", skills=[{"id": "herbs", "level": 50}])
    table.add("dois")
    table.give({"type": "character.vital", "character": "dois", "vital": "wounds", "to": 2})
    roll = table.roll("um", {"kind": "treat", "target": "dois"}, 50)
    assert table.next(roll) == {
        "condition": "bleeding", "method": "herbs", "result": "cures", "restores": [],
        "character": "dois", "name": "dois", "roll": roll["id"],
    }  # fmt: skip
    assert table.who("dois")["vitals"]["wounds"] == 0 and table.who("dois")["states"] == {}


# --- ills ------------------------------------------------------------------------------------------------------


def test_a_poison_runs_its_course(table: Table) -> None:
    table.add("um", attributes={"resistance": 30})
    viper = {"kind": "poison", "choose": {"poison": "viper"}}
    poisoned = table.roll("um", viper, 3, 2)
    assert table.who("um")["derived"]["fatigue_max"] == 12  # the first day has not begun to count
    table.next(poisoned, 4)
    assert table.who("um")["vitals"]["resistance"] == 23
    assert (table.who("um")["derived"]["fatigue_max"], table.who("um")["vitals"]["fatigue"]) == (6, 6)
    assert table.passes(2, "round") == [] and table.who("um")["derived"]["harder"] == 0
    assert table.passes(1, "round") == ["hard"] and table.who("um")["derived"]["harder"] == -1
    assert table.passes(2, "hour") == []
    assert table.passes(1, "hour") == ["incapacitated"]
    with pytest.raises(RuleError):
        table.roll("um", {"kind": "attack", "weapon": None})
    assert table.passes(1, "day", 1) == ["hurt"]
    assert table.who("um")["vitals"]["resistance"] == 23 - 2 * 4
    assert table.passes(1, "day", 2) == ["hurt", "fallen"]
    table.add("dois", spells=[{"name": "Cura", "level": 60, "cost": 5, "heals": True}], attributes={"magic_power": 20})
    cure = table.roll("dois", {"kind": "treat", "target": "um"}, 30)
    assert (cure["request"]["cost"], table.who("dois")["vitals"]["magic_power"]) == (10, 10)
    assert table.next(cure)["condition"] == "poison"
    assert table.who("um")["sheet"]["ills"] == [] and list(table.who("um")["states"]) == ["fallen"]
    assert table.who("um")["derived"]["fatigue_max"] == 12


def test_curare_asks_for_luck_each_day(table: Table) -> None:
    table.add("um", attributes={"resistance": 40, "luck": 5})
    assert (
        word(table.roll("um", {"kind": "poison", "choose": {"poison": "curare", "route": "ingested"}}))
        == "not_poisoned"
    )
    poisoned = table.roll("um", {"kind": "poison", "choose": {"poison": "curare"}}, 1, 1)
    table.next(poisoned, 1)
    assert table.who("um")["pending"] == {"kind": "endure", "test": "luck_test", "poison": "curare"}
    assert word(table.roll("um", {"kind": "endure"}, 5)) == "success"
    table.passes(1, "day", 1)
    assert word(table.roll("um", {"kind": "endure"}, 10)) == "great_misfortune"
    assert table.who("um")["states"]["dead"]["by"] == "curare"
    table.give({"type": "character.vital", "character": "um", "vital": "resistance", "to": 30})
    assert "dead" in table.who("um")["states"]


def test_a_spider_bites_once(table: Table) -> None:
    table.add("um")
    bitten = table.roll("um", {"kind": "poison", "choose": {"poison": "wandering_spider"}}, 2)
    table.next(bitten)
    assert table.who("um")["vitals"]["resistance"] == 10
    assert table.who("um")["pending"]["test"] == "attribute_test"
    table.roll("um", {"kind": "endure"}, 12)
    assert table.passes(4, "day") == ["hard", "over"]
    assert (table.who("um")["vitals"]["resistance"], table.who("um")["states"]) == (10, {})


def test_diseases_advance_with_the_days(table: Table) -> None:
    table.add("um", attributes={"resistance": 40})
    table.roll("um", {"kind": "disease", "choose": {"disease": "chagas"}})
    assert table.who("um")["states"] == {}
    assert table.passes(23, "hour") == []
    assert table.passes(1, "hour") == ["shows", "hurt"]
    assert "sick" in table.who("um")["states"] and table.who("um")["derived"]["ills"] == [{"ill": "chagas", "day": 1}]
    assert table.passes(3, "day") == ["hurt", "hurt", "hurt"]
    assert table.who("um")["vitals"]["resistance"] == 40 - 2 - 2 - 2 - 4


def test_sleeping_sickness_kills_on_the_fifteenth_day(table: Table) -> None:
    table.add("um")
    table.roll("um", {"kind": "disease", "choose": {"disease": "sleeping_sickness"}}, 1)
    assert table.passes(1, "day") == ["shows"]
    assert table.who("um")["derived"]["harder"] == -1
    assert table.passes(2, "day") == ["unconscious"]
    assert table.passes(11, "day") == []
    assert table.passes(1, "day") == ["dead"]
    assert table.who("um")["states"]["dead"]["by"] == "sleeping_sickness"
    assert table.passes(5, "day") == []


def test_smallpox_doubles_where_resistance_fails_and_ends(table: Table) -> None:
    table.add("um", attributes={"resistance": 15})
    table.give({"type": "character.vital", "character": "um", "vital": "resistance", "to": 15})
    table.roll("um", {"kind": "disease", "choose": {"disease": "smallpox"}})
    assert table.passes(12, "hour", 1, 19) == ["shows", "hurt"]
    assert table.who("um")["vitals"]["resistance"] == 15 - 2 * 3
    table.give({"type": "character.edit", "character": "um", "sheet": {"ills": [{"ill": "smallpox", "day": 14}]}})
    assert table.passes(2, "day", 1, 2) == ["hurt", "over"]
    assert "sick" not in table.who("um")["states"]


def test_altitude_hampers_who_is_not_used_to_it(table: Table) -> None:
    table.give({"type": "table.situation", "key": "altitude", "value": "high"})
    table.add("um")
    table.add("inca", lives_high=True)
    for who in ("um", "inca"):
        table.roll(who, {"kind": "disease", "choose": {"disease": "altitude_sickness"}})
    assert (table.who("um")["derived"]["harder"], table.who("um")["vitals"]["fatigue"]) == (-1, 6)
    assert (table.who("inca")["derived"]["harder"], table.who("inca")["vitals"]["fatigue"]) == (0, 12)
    assert table.passes(7, "day") == ["over", "over"]
    assert table.who("um")["derived"]["fatigue_max"] == 12


# --- magic and learning ----------------------------------------------------------------------------------------


def test_raised_effects_are_paid_from_power_and_then_from_the_body(table: Table) -> None:
    spell = {"name": "Dardos", "level": 50, "cost": 3, "kind": "other"}
    table.add("um", attributes={"magic_power": 10}, spells=[spell, {**spell, "two_effects": False}])
    twice = {"kind": "cast", "spell": 0, "choose": {"effect": "3", "second_effect": "2"}}
    plan = bridge.plan(table.state, "um", twice)
    assert (plan["request"]["cost"], plan["allowed"], plan["reason"]) == (24, False, "not_enough_power")
    with pytest.raises(RuleError) as refused:
        table.roll("um", twice)
    assert refused.value.code == "not_enough_power"
    once = {"kind": "cast", "spell": 0, "choose": {"effect": "3", "pay_with_body": "yes"}}
    roll = table.roll("um", once, 60)
    assert word(roll) == "not_cast"  # and paid all the same
    assert (table.who("um")["vitals"]["magic_power"], table.who("um")["vitals"]["resistance"]) == (0, 8)
    assert "second_effect" not in [
        choice["id"] for choice in bridge.plan(table.state, "um", {"kind": "cast", "spell": 1})["choices"]
    ]
    table.roll("um", {"kind": "cast", "spell": 0, "choose": {"effect": "2", "pay_with_body": "yes"}}, 10)
    assert "fallen" in table.who("um")["states"]


def test_a_spell_on_oneself_is_kept_up_and_sleep_gives_power_back(table: Table) -> None:
    table.add("um", attributes={"magic_power": 9}, spells=[{"name": "Visão", "level": 50, "cost": 2, "kind": "self"}])
    cast = table.roll("um", {"kind": "cast", "spell": 0}, 20)
    table.next(cast)
    assert table.who("um")["vitals"]["magic_power"] == 6
    table.roll("um", {"kind": "rest"})
    assert table.who("um")["vitals"]["magic_power"] == 9


def test_magic_resistance_is_the_targets_own(demo: Table) -> None:
    roll = demo.roll("jaci", {"kind": "cast", "spell": 2, "target": "inacia"}, 10, by=BIA)
    assert demo.who("inacia")["pending"] == {"kind": "resist", "roll": roll["id"]}
    resisted = demo.roll("inacia", {"kind": "resist"}, 4, by=ANA)
    assert word(resisted) == "master_stroke"
    assert demo.who("inacia")["pending"] is None and "warded" in demo.who("inacia")["states"]
    assert bridge.plan(demo.state, "inacia", {"kind": "resist"})["against"]["value"] == 36
    demo.roll("inacia", {"kind": "resist"}, 90, by=ANA)
    assert "warded" not in demo.who("inacia")["states"]


def test_a_fumbled_resistance_takes_the_greatest_effect(demo: Table) -> None:
    demo.give(
        {"type": "character.edit", "character": "jaci", "sheet": {"spells": [
            {"name": "Dor", "level": 60, "cost": 4, "kind": "influence", "damage": "1d6", "type": "internal"}
        ]}}
    )  # fmt: skip
    cast = demo.roll("jaci", {"kind": "cast", "spell": 0, "target": "inacia"}, 10, by=BIA)
    demo.roll("inacia", {"kind": "resist"}, 97, by=ANA)
    damage = demo.next(cast)
    assert damage["outcome"]["damage"] == 6
    assert demo.next(damage)["resistance"] == 8


@pytest.mark.parametrize("entry", SYSTEM["book"].ops, ids=lambda entry: entry["op"])
def test_what_fills_a_form_is_fit_for_it(demo: Table, entry: dict[str, Any]) -> None:
    known = bridge.fill(demo.state, "jaci", entry["op"], "capitao")
    for spec in entry["inputs"]:
        if spec["name"] in known:
            assert check_value(known[spec["name"]], spec, spec["name"]) == known[spec["name"]]


def test_escaping_a_shot_ends_it(demo: Table) -> None:
    demo.give({"type": "table.situation", "key": "scene", "value": "ordinary"})
    shot = demo.roll("jaci", {"kind": "attack", "weapon": 0, "target": "damiao"}, 30, by=BIA)
    assert [step["label"]["key"] for step in shot["next"]] == ["bandeirantes-next-damage"]
    assert bridge.plan(demo.state, "damiao", {"kind": "dodge"})["against"]["value"] == 45
    demo.roll("damiao", {"kind": "dodge"}, 45)
    steps = demo.state["rolls"][shot["id"]]["next"]
    assert [step["label"]["key"] for step in steps] == ["bandeirantes-next-shield"]
    again = demo.roll("jaci", {"kind": "attack", "weapon": 0, "target": "damiao"}, 30, by=BIA)
    demo.roll("damiao", {"kind": "dodge", "choose": {"method": "dodge"}}, 22)
    assert demo.state["rolls"][again["id"]]["next"] == []


def test_learning_costs_more_as_it_rises_and_is_capped(table: Table) -> None:
    table.add("um", skills=[{"id": "swords", "level": 69}], experience=20, attributes={"magic_power": 4})
    learn = {"kind": "learn", "skill": "swords", "choose": {"points": "2"}}
    assert bridge.plan(table.state, "um", learn)["title"]["args"]["cost"] == 5
    table.roll("um", learn)
    row = table.who("um")["sheet"]["skills"][0]
    assert (row["level"], row["raised"], table.who("um")["sheet"]["experience"]) == (71, 2, 15)
    with pytest.raises(RuleError) as refused:
        table.roll("um", learn)
    assert refused.value.code == "session_cap"
    table.roll("um", {"kind": "learn", "skill": "riding"})
    new = table.who("um")["sheet"]["skills"][1]
    assert (new["id"], new["level"], new["raised"]) == ("riding", 11, 1)
    table.roll("um", {"kind": "learn", "what": "power", "choose": {"points": "3"}})
    assert table.who("um")["vitals"]["magic_power"] == 7
    with pytest.raises(RuleError) as refused:
        table.roll("um", {"kind": "learn", "what": "magic_resistance"})
    assert refused.value.code == "not_enough_experience"
    table.roll("um", {"kind": "session", "choose": {"session": "hard", "session_points": "12", "extra_points": "2"}})
    assert table.who("um")["sheet"]["experience"] == 8 + 14
    assert [row["raised"] for row in table.who("um")["sheet"]["skills"]] == [0, 0]


def test_initiative_may_be_rolled_at_the_table(table: Table) -> None:
    for name in ("um", "dois", "tres"):
        table.add(name)
    table.give({"type": "character.state", "character": "um", "state": "surprised", "on": True})
    table.give({"type": "fight.start", "characters": ["um", "dois", "tres"]})
    table.give({"type": "fight.deal", "cards": {"tres": "10"}}, 6)
    assert [(row["id"], row["key"]) for row in table.state["fight"]["order"]] == [("tres", 10), ("dois", 6), ("um", 0)]
    assert "surprised" not in table.who("um")["states"]
    with pytest.raises(RuleError) as refused:
        table.give({"type": "fight.deal", "cards": {"tres": "11"}})
    assert refused.value.field == "cards"


def test_lost_actions_and_charges_end_by_themselves(table: Table) -> None:
    table.add("um")
    table.add("dois")
    table.give({"type": "fight.start", "characters": ["um", "dois"]})
    table.give({"type": "fight.deal"}, 9, 3)
    table.roll("um", {"kind": "attack", "weapon": None, "target": "dois", "choose": {"charge": "yes"}}, 2, 19)
    table.give({"type": "character.state", "character": "dois", "state": "lost_action", "on": True})
    table.give({"type": "fight.next"})
    assert "charged" in table.who("um")["states"]
    with pytest.raises(RuleError):
        table.roll("dois", {"kind": "attack", "weapon": None})
    event = table.give({"type": "fight.next"}, 9, 3)
    assert {"character": "dois", "state": "lost_action"} in event["data"]["ended"]
    assert {"character": "um", "state": "charged"} in event["data"]["ended"]


# --- both runtimes ---------------------------------------------------------------------------------------------


def test_the_phone_plays_the_same_fight(demo: Table, phone_rules: pathlib.Path) -> None:
    fight(demo)
    demo.give({"type": "clock", "unit": "hour", "count": 30})
    demo.roll("anselmo", {"kind": "disease", "choose": {"disease": "smallpox"}})
    demo.give({"type": "clock", "unit": "day", "count": 2}, 3, 10, 5, 18)
    lines: list[Any] = []
    wanted: list[Callable[[Any], bool]] = []
    for (command, faces, before), event in zip(demo.steps, demo.events, strict=True):
        dice = _labelled(before, command, faces)
        lines.append(["decide", before, {**command, "physical": True}, dice])
        plain = json.loads(json.dumps(event["changes"]).replace('"physical": false', '"physical": true'))
        wanted.append(lambda answer, plain=plain: answer["event"]["changes"] == plain)  # type: ignore[misc]
        if command["type"] == "roll":
            lines.append(["plan", before, command["actor"], command["intent"]])
            plan = json.loads(json.dumps(bridge.plan(before, command["actor"], command["intent"])))
            wanted.append(lambda answer, plan=plan: answer == plan)  # type: ignore[misc]
    for line, answer, right in zip(lines, ask_phone("call.mjs", phone_rules, lines), wanted, strict=True):
        assert right(answer), (line[0], line[2], answer)


def _labelled(before: State, command: dict[str, Any], faces: list[int]) -> dict[str, list[int]]:
    """Return the faces of a command under the labels that it asks for."""
    waiting = list(faces)
    found: dict[str, list[int]] = {}

    def take(label: str, sides: int) -> int:
        found.setdefault(label, []).append(waiting.pop(0))
        return found[label][-1]

    run_decide(before, command, take)
    return found
