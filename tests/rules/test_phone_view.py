"""A phone decides on what it may see: never a crash, and what only the table knows is said to be the table's."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tavola.rules.bridge import call
from tavola.rules.table import view

from .evenings import PLAYERS, Evening, some_command
from .test_table import SYSTEMS


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_players_view_is_enough_to_decide_or_to_say_no(system: str) -> None:
    for seed in range(4):
        evening = Evening(system, seed)
        viewer: dict[str, Any] = {"role": "player", "member": PLAYERS[0]}
        for _ in range(40):
            evening.play(1)
            command = {**some_command(evening.state, evening.luck), "id": "from-a-phone-1", "by": PLAYERS[0]}
            faces: dict[str, list[int]] = {}
            for _ in range(60):
                answer = json.loads(call(json.dumps(["decide", view(evening.state, viewer), command, faces])))
                if "needs" not in answer:
                    break
                die = answer["needs"]
                faces.setdefault(die["label"], []).append(evening.luck.randint(1, die["sides"]))
            assert "event" in answer or "error" in answer
