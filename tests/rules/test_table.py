"""What always holds at a table, whatever people do."""

from __future__ import annotations

import copy
import json
import pathlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola.rules.document import apply_changes
from tavola.rules.systems import load
from tavola.rules.table import evolve, view, visible

from .evenings import GM, PLAYERS, Evening
from .runtimes import ask_phone

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SYSTEMS = sorted(
    path.parent.name for path in (ROOT / "rules").glob("*/__init__.py") if "sheet" in load(path.parent.name).SYSTEM
)
VIEWERS: list[dict[str, Any]] = [
    {"role": "gm", "member": GM["id"]},
    {"role": "player", "member": PLAYERS[0]},
    {"role": "player", "member": PLAYERS[1]},
    {"role": "tv", "member": None},
]
KEPT_APART = ("log", "trail", "seq")
seeds = st.integers(min_value=0, max_value=10**9)


def lasting(state: dict[str, Any]) -> dict[str, Any]:
    """Return the part of a state that events change: all but the table's own bookkeeping."""
    return {key: value for key, value in state.items() if key not in KEPT_APART}


@pytest.mark.parametrize("system", SYSTEMS)
@given(seed=seeds)
@settings(max_examples=12, deadline=None)
def test_a_frame_applied_to_the_last_view_gives_the_next(system: str, seed: int) -> None:
    evening = Evening(system, seed)
    evening.play(40)
    for viewer in VIEWERS:
        seen = view(evening.steps[0]["before"], viewer)
        for step in evening.steps:
            if step["event"] is None:
                continue
            frame = visible(step["event"], viewer, step["before"], step["after"])
            if frame is not None:
                seen = apply_changes(seen, frame["changes"])
            assert lasting(seen) == lasting(view(step["after"], viewer))


@pytest.mark.parametrize("system", SYSTEMS)
@given(seed=seeds)
@settings(max_examples=12, deadline=None)
def test_what_is_hidden_reaches_nobody(system: str, seed: int) -> None:
    """fria-ligan/twilight2000#92, encounterplus#46: no byte of a hidden character, no byte of a private roll."""
    evening = Evening(system, seed)
    secret = "Segredissimo"
    foe = {"id": "hidden-foe", "name": secret, "kind": load(system).SYSTEM["kinds"][-1], "hidden": True, "sheet": {}}
    assert evening.give({"type": "character.add", "by": GM["id"], "character": foe}) is None
    trait = load(system).SYSTEM["traits"][0][0]
    evening.give({"type": "roll", "by": GM["id"], "actor": "hidden-foe", "intent": {"kind": "trait", "trait": trait}})
    evening.give({"type": "fight.join", "by": GM["id"], "character": "hidden-foe"})
    evening.play(30)
    for step in evening.steps:
        if step["event"] is None:
            continue
        foe_now = step["after"]["characters"].get("hidden-foe")
        if foe_now is None or not foe_now["hidden"]:
            break
        for viewer in VIEWERS[1:]:
            frame = visible(step["event"], viewer, step["before"], step["after"])
            assert secret not in json.dumps(frame)
            assert "hidden-foe" not in json.dumps(view(step["after"], viewer)["characters"])
            assert secret not in json.dumps(view(step["after"], viewer))
            for roll in view(step["after"], viewer)["rolls"].values():
                assert not roll["private"] or roll["by"] == viewer["member"]


@pytest.mark.parametrize("system", SYSTEMS)
@given(seed=seeds)
@settings(max_examples=12, deadline=None)
def test_undo_restores_to_the_letter(system: str, seed: int) -> None:
    evening = Evening(system, seed)
    for _ in range(25):
        evening.play(1)
        last = evening.steps[-1]
        if last["event"] is None or last["event"]["type"] == "undone":
            continue
        before = lasting(last["before"])
        error = evening.give({"type": "undo", "by": GM["id"], "event": last["event"]["id"]})
        assert error is None
        assert lasting(evening.state) == before


@pytest.mark.parametrize("system", SYSTEMS)
@given(seed=seeds)
@settings(max_examples=12, deadline=None)
def test_a_state_is_never_changed_in_place(system: str, seed: int) -> None:
    evening = Evening(system, seed)
    kept = copy.deepcopy(evening.state)
    before = evening.state
    evening.play(30)
    assert before == kept


@pytest.mark.parametrize("system", SYSTEMS)
@given(seed=seeds)
@settings(max_examples=12, deadline=None)
def test_vitals_stay_in_their_bounds(system: str, seed: int) -> None:
    evening = Evening(system, seed)
    evening.play(40)
    for character in evening.state["characters"].values():
        for vital in load(system).SYSTEM["vitals"]:
            high = vital.get("max")
            high = character["derived"].get(high) if isinstance(high, str) else high
            value = character["vitals"].get(vital["id"], 0)
            assert value >= vital.get("min", 0)
            assert high is None or value <= high


@pytest.mark.parametrize("system", SYSTEMS)
def test_both_runtimes_decide_the_same(system: str, phone_rules: pathlib.Path) -> None:
    """Random evenings decided and evolved on CPython come out the same, event by event, on the phone."""
    lines: list[Any] = []
    expected: list[Any] = []
    for seed in range(3):
        evening = Evening(system, seed)
        evening.play(60)
        for step in evening.steps:
            command = {**step["command"], "offline": True}
            lines.append(["decide", step["before"], command, step["faces"]])
            if step["error"] is not None:
                expected.append({"error": step["error"].as_json()})
                continue
            event = {key: value for key, value in step["event"].items() if key not in ("seq", "at")}
            expected.append({"event": json.loads(json.dumps(offline_of(event)))})
            lines.append(["evolve", step["before"], step["event"]])
            expected.append(json.loads(json.dumps(step["after"])))
    answers = ask_phone("call.mjs", phone_rules, lines)
    for line, answer, wanted in zip(lines, answers, expected, strict=True):
        assert answer == wanted, line[2]


def offline_of(event: dict[str, Any]) -> dict[str, Any]:
    """Return the event as it reads where the same command came from a phone without a network."""
    event = {**event, "offline": True}
    changes = []
    for change in event["changes"]:
        to = change.get("to")
        if change["path"][0] == "rolls" and isinstance(to, dict) and "offline" in to:
            change = {**change, "to": {**to, "offline": True}}
        changes.append(change)
    event["changes"] = changes
    return event


@pytest.mark.parametrize("system", SYSTEMS)
def test_evolving_the_log_gives_the_state(system: str) -> None:
    evening = Evening(system, 7)
    evening.play(60)
    state = evening.steps[0]["before"]
    for step in evening.steps:
        if step["event"] is not None:
            state = evolve(state, json.loads(json.dumps(step["event"])))
    assert state == evening.state
