"""A table as a file, out and in again; what is no such file is told, with the line."""

from __future__ import annotations

import json
from typing import Any

import pytest


@pytest.fixture
def exported(home: Any, gm: Any, player: Any, rosa: str) -> str:
    gm.does("character.add", character={"id": "oculto", "name": "Oculto", "kind": "extra", "hidden": True, "sheet": {}})
    gm.does("fight.start", characters=[rosa, "oculto"])
    gm.does("fight.deal")
    player.rolls(rosa, intent={"kind": "trait", "trait": "notice"})
    answer = home.http.get(f"/api/tables/{gm.table}/export", headers={"Authorization": f"Bearer {gm.token}"})
    assert answer.status_code == 200
    assert answer.headers["Content-Disposition"] == f'attachment; filename="tavola-{gm.table}.jsonl"'
    return str(answer.get_data(as_text=True))


def take_in(home: Any, text: str) -> Any:
    return home.http.post("/api/tables/import", data=text.encode(), content_type="application/x-ndjson")


def test_out_and_in_again(home: Any, gm: Any, player: Any, exported: str) -> None:
    answer = take_in(home, exported)
    assert answer.status_code == 201
    told = answer.get_json()
    code = told["table"]["code"]
    assert code != gm.table
    before, after = json.loads(json.dumps(home.state(gm.table))), json.loads(json.dumps(home.state(code)))
    assert after["table"].pop("code") == code
    assert before["table"].pop("code") == gm.table
    assert after == before
    again = type(gm)(home, code, told["token"], told["member"], "gm").connects()
    again.does("table.note", text="continua")
    again.sees_rightly()


def test_a_player_takes_their_seat_again_by_name(home: Any, player: Any, exported: str, rosa: str) -> None:
    code = take_in(home, exported).get_json()["table"]["code"]
    back = home.sits_down(code, "Bia")
    assert back.id == player.id
    back.rolls(rosa, intent={"kind": "trait", "trait": "notice"})
    other = home.sits_down(code, "Bia")
    assert other.id != player.id


def test_tokens_are_in_no_file(gm: Any, player: Any, exported: str) -> None:
    assert gm.token not in exported
    assert player.token not in exported


def broken(lines: list[str], number: int, **changes: Any) -> str:
    line = json.loads(lines[number])
    line.update(changes)
    return "\n".join([*lines[:number], json.dumps(line), *lines[number + 1 :]])


def test_what_is_no_table(home: Any, exported: str) -> None:
    lines = exported.splitlines()
    cases = [
        ("", "bad_file", 1),
        ("hello", "bad_file", 1),
        ("[]", "bad_file", 1),
        ("{}", "bad_file", 1),
        ("[" * 100_000, "bad_file", 1),
        (broken(lines, 0, tavola=2), "newer_file", None),
        (broken(lines, 0, tavola="1"), "bad_file", 1),
        (broken(lines, 0, system="nosuch"), "unknown_system", None),
        (broken(lines, 0, gm={"id": "server", "name": "x", "role": "god"}), "bad_file", 1),
        (broken(lines, 0, members=[5]), "bad_file", 1),
        (broken(lines, 3, seq=99), "bad_file", 4),
        (broken(lines, 3, id=json.loads(lines[2])["id"]), "bad_file", 4),
        (broken(lines, 3, changes=[{"path": []}]), "bad_file", 4),
        (broken(lines, 3, changes=[{"path": ["characters", "x", "y"], "to": 1}]), "bad_file", None),
        (broken(lines, 3, changes=[{"path": ["members"], "to": {}}]), "bad_file", None),
        (broken(lines, 3, changes=[{"path": ["character_order"], "to": ["ghost"]}]), None, None),
        (broken(lines, 3, changes="x"), "bad_file", 4),
        (broken(lines, 3, extra=1), "bad_file", 4),
        ("\n".join([*lines[:3], lines[3][:-5], *lines[4:]]), "bad_file", 4),
    ]
    codes = home.service.house.codes()
    for text, code, line in cases:
        answer = take_in(home, text)
        if code is None:
            assert answer.status_code in (201, 400)
            continue
        error = answer.get_json()["error"]
        assert (answer.status_code, error["code"]) == (400, code), text[:80]
        if line is not None:
            assert error["values"]["line"] == line
    assert home.service.house.codes()[: len(codes)] == codes
    assert take_in(home, "\ufeff\x00").status_code == 400
    assert home.http.post("/api/tables/import", data=b"\xff\xff").get_json()["error"]["code"] == "bad_file"
    assert home.http.post("/api/tables/import", data=b" " * (17 * 1024 * 1024)).status_code == 413
