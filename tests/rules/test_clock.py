"""The table's clock: units carry over, only the game master moves it, undoing turns it back."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.rules.errors import RuleError
from tavola.rules.table import evolve, new_table, run_decide

GM = {"id": "gm000001", "name": "Mestre"}


def passes(state: dict[str, Any], unit: str, count: int) -> dict[str, Any]:
    """Return the state after so much time."""
    command = {"id": f"clock-{state['seq']:04d}", "type": "clock", "by": GM["id"], "unit": unit, "count": count}
    event = run_decide(state, command)["event"]
    return evolve(state, {**event, "seq": state["seq"] + 1})


def test_rounds_minutes_hours_and_days_carry_over() -> None:
    state = new_table("KAPUA", "Mesa", "swade", GM)
    assert state["table"]["clock"] == {"days": 0, "minutes": 0, "rounds": 0}
    for unit, count, clock in (
        ("round", 7, (0, 0, 7)),
        ("round", 5, (0, 1, 2)),
        ("minute", 58, (0, 59, 2)),
        ("hour", 23, (0, 1439, 2)),
        ("round", 8, (1, 0, 0)),
        ("day", 30, (31, 0, 0)),
    ):
        state = passes(state, unit, count)
        assert state["table"]["clock"] == dict(zip(("days", "minutes", "rounds"), clock, strict=True))


def test_a_table_kept_from_before_the_clock_gets_one() -> None:
    state = new_table("KAPUA", "Mesa", "swade", GM)
    del state["table"]["clock"]
    after = passes(state, "minute", 3)
    assert after["table"]["clock"] == {"days": 0, "minutes": 3, "rounds": 0}
    undo = run_decide(after, {"id": "undo-0001", "type": "undo", "by": GM["id"]})["event"]
    assert "clock" not in evolve(after, undo)["table"]


def test_players_do_not_move_time() -> None:
    state = new_table("KAPUA", "Mesa", "swade", GM)
    state["members"]["player01"] = {"id": "player01", "name": "Ana", "role": "player"}
    with pytest.raises(RuleError) as refused:
        run_decide(state, {"id": "clock-0001", "type": "clock", "by": "player01", "unit": "day", "count": 1})
    assert refused.value.code == "not_allowed"
