"""Whatever is malformed is answered with a code and the field; nothing changes, and no traceback is printed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavola.server import schemas, wirejson
from tavola.server.errors import Refused

DEEP = {"a": 1}
for _ in range(60):
    DEEP = {"a": DEEP}  # type: ignore[dict-item]

ROLL = {"id": "roll-0001", "type": "roll", "actor": None, "intent": {"kind": "notation", "notation": "1d6"}}

COMMANDS = [
    (None, "invalid_input", None),
    (7, "invalid_input", None),
    ("roll", "invalid_input", None),
    ([ROLL], "invalid_input", None),
    ({}, "missing_input", "id"),
    ({"id": "abcdefgh"}, "missing_input", "type"),
    ({"type": "roll"}, "missing_input", "id"),
    (dict(ROLL, id=12345678), "invalid_input", "id"),
    (dict(ROLL, id="short"), "invalid_input", "id"),
    (dict(ROLL, id="with blank in it"), "invalid_input", "id"),
    (dict(ROLL, id="ábcdefgh"), "invalid_input", "id"),
    (dict(ROLL, id="a" * 65), "invalid_input", "id"),
    (dict(ROLL, id="abcdefgh\n"), "invalid_input", "id"),
    (dict(ROLL, type="no.such"), "unknown_command", "type"),
    (dict(ROLL, type=None), "invalid_input", "type"),
    (dict(ROLL, type="__class__"), "invalid_input", "type"),
    (
        {"id": "join-0001", "type": "member.join", "member": {"id": "m2", "name": "x", "role": "gm"}},
        "not_allowed",
        "type",
    ),
    (dict(ROLL, by="server"), "invalid_input", "by"),
    (dict(ROLL, at=1), "invalid_input", "at"),
    (dict(ROLL, seq=1), "invalid_input", "seq"),
    (dict(ROLL, offline="yes"), "invalid_input", "offline"),
    (dict(ROLL, offline=1), "invalid_input", "offline"),
    (dict(ROLL, faces=[1]), "invalid_input", "faces"),
    (dict(ROLL, offline=True, faces={"1": 3}), "invalid_input", "faces"),
    (dict(ROLL, offline=True, faces={"1": ["3"]}), "invalid_input", "faces"),
    (dict(ROLL, offline=True, faces={"1": [True]}), "invalid_input", "faces"),
    (dict(ROLL, offline=True, faces={"1": [7]}), "invalid_face", None),
    (dict(ROLL, offline=True, faces={"1": [1, 2]}), "unused_faces", None),
    (dict(ROLL, offline=True, faces={}), "needs_dice", "faces"),
    (dict(ROLL, actor=5), "invalid_input", "actor"),
    (dict(ROLL, actor="nobody"), "unknown_character", "actor"),
    (dict(ROLL, intent=None), "missing_input", "intent"),
    (dict(ROLL, intent="x"), "invalid_input", "intent"),
    (dict(ROLL, intent={"kind": "notation", "notation": "1d6" * 90}), None, None),
    (dict(ROLL, intent={"kind": "notation", "notation": "999999d6"}), None, None),
    (dict(ROLL, intent=DEEP), "bad_json", None),
    (dict(ROLL, unknown=1), "invalid_input", "unknown"),
    (dict(ROLL, extra=[{"source": "x", "value": 1.5}]), "invalid_input", None),
    (dict(ROLL, extra=["x"] * 3000), "too_large", None),
    (dict(ROLL, extra="x" * 5000), "too_large", None),
    ({"id": "undo-0001", "type": "undo", "event": "not-there"}, "nothing_to_undo", "event"),
]


@pytest.mark.parametrize(("command", "code", "field"), COMMANDS)
def test_malformed_command(
    error_codes: set[str],
    player: Any,
    gm: Any,
    capfd: pytest.CaptureFixture[str],
    command: Any,
    code: str | None,
    field: str | None,
) -> None:
    was = player.home.state(player.table)
    told = len(gm.frames())
    answer = player.sends(command)
    assert answer["ok"] is False
    assert answer["error"]["code"] in error_codes
    if code is not None:
        assert answer["error"]["code"] == code
    if field is not None:
        assert answer["error"].get("field") == field
    assert player.home.state(player.table) is was
    assert len(gm.frames()) == told
    assert "Traceback" not in "".join(capfd.readouterr())
    assert player.tries("roll", actor=None, intent={"kind": "notation", "notation": "1d6"})["ok"]


@pytest.mark.parametrize("args", [(), (1, 2, 3), (ROLL, ROLL)])
def test_a_command_with_the_wrong_number_of_arguments_is_answered(player: Any, args: tuple[Any, ...]) -> None:
    answer = player.sends(*args)
    assert answer["ok"] is (args == (ROLL, ROLL))


def test_a_tv_gives_no_commands(tv: Any) -> None:
    assert tv.sends(ROLL) == {"ok": False, "error": {"code": "not_allowed"}}


def test_commands_come_too_fast(player: Any) -> None:
    answers = [player.tries("roll", actor=None, intent={"kind": "notation", "notation": "1d6"}) for _ in range(120)]
    refused = [answer["error"]["code"] for answer in answers if not answer["ok"]]
    assert refused
    assert set(refused) == {"too_fast"}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
KINDS = ["roll", "roll.apply", "ask", "fight.deal", "character.add", "character.edit", "undo", "pool", "table.rule"]
NAMES = ["actor", "intent", "on", "extra", "faces", "character", "sheet", "to", "cards", "target", "event", "roll"]


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    kind=st.sampled_from(KINDS), inputs=st.dictionaries(st.sampled_from(NAMES), JSON, max_size=5), offline=st.booleans()
)
def test_no_command_breaks_the_table(gm: Any, kind: str, inputs: dict[str, Any], offline: bool) -> None:
    gm.home.service.audience.get(_sid(gm)).bucket._left = 50
    answer = gm.tries(kind, offline=offline, **inputs)
    if not answer["ok"]:
        assert answer["error"]["code"] != "internal", answer
    gm.sees_rightly()


def _sid(person: Any) -> str:
    return str(person.home.socketio.server.manager.sid_from_eio_sid(person.socket.eio_sid, "/"))


# --- connecting ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("auth", "code"),
    [
        (None, "invalid_input"),
        ("token", "invalid_input"),
        ([], "invalid_input"),
        ({}, "missing_input"),
        ({"token": 5}, "invalid_input"),
        ({"token": "nobody-has-this-one"}, "unknown_token"),
        ({"token": "x" * 5000}, "invalid_input"),
        ({"token": "nobody-has-this-one", "version": "1"}, "invalid_input"),
        ({"token": "nobody-has-this-one", "since": "1"}, "invalid_input"),
        ({"token": "nobody-has-this-one", "since": -1}, "invalid_input"),
        ({"token": "nobody-has-this-one", "since": 1.5}, "invalid_input"),
    ],
)
def test_malformed_auth(home: Any, auth: Any, code: str) -> None:
    with pytest.raises(Refused) as refused:
        told = schemas.load(schemas.Connect, auth)
        home.service.house.seat_of(told["token"])
    assert refused.value.code == code
    client = home.socketio.test_client(home.app, auth=auth)
    home.sockets.append(client)
    assert not client.is_connected()
    assert home.service.audience.count() == 0


def test_vite_plugin_pwa_33_an_app_of_another_release_is_told_to_update(gm: Any) -> None:
    """vite-plugin-pwa#33, #177, #775: an old shell against a new server."""
    client = gm.home.socketio.test_client(gm.home.app, auth={"token": gm.token, "version": 2})
    gm.home.sockets.append(client)
    assert not client.is_connected()


# --- JSON -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "{", "[NaN]", "[Infinity]", "[-Infinity]", "[" * 5000, "[" * 200 + "]" * 200, "[1" + "0" * 50 + "]", "\x00"],
)
def test_json_that_is_not_taken(text: str) -> None:
    with pytest.raises(wirejson.BadJsonError):
        wirejson.loads(text)


# --- HTTP ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        (b"", "bad_json", None),
        (b"{", "bad_json", None),
        (b"\xff\xfe", "bad_json", None),
        (b"[" * 4000, "bad_json", None),
        (b'{"name": NaN}', "bad_json", None),
        (b"[]", "invalid_input", None),
        (b'"x"', "invalid_input", None),
        (b"{}", "missing_input", "name"),
        (b'{"name": "x"}', "missing_input", "system"),
        (b'{"name": 5, "system": "swade"}', "invalid_input", "name"),
        (b'{"name": "", "system": "swade"}', "invalid_input", "name"),
        (b'{"name": "   ", "system": "swade"}', "invalid_input", "name"),
        (b'{"name": "a\\u0000b", "system": "swade"}', "invalid_input", "name"),
        (b'{"name": "a\\u202eb", "system": "swade"}', "invalid_input", "name"),
        (json.dumps({"name": "x" * 61, "system": "swade"}).encode(), "invalid_input", "name"),
        (b'{"name": "x", "system": "../etc"}', "unknown_system", "system"),
        (b'{"name": "x", "system": "nosuch"}', "unknown_system", "system"),
        (b'{"name": "x", "system": ["swade"]}', "invalid_input", "system"),
        (b'{"name": "x", "system": "swade", "gm": null}', "invalid_input", "gm"),
        (b'{"name": "x", "system": "swade", "more": 1}', "invalid_input", "more"),
    ],
)
def test_malformed_table(home: Any, body: bytes, code: str, field: str | None) -> None:
    answer = home.http.post("/api/tables", data=body, content_type="application/json")
    assert answer.status_code == 400
    error = answer.get_json()["error"]
    assert error["code"] == code
    assert error.get("field") == field
    assert home.service.house.codes() == []


def test_what_is_not_json_is_not_read(home: Any) -> None:
    answer = home.http.post("/api/tables", data={"name": "x", "system": "swade"})
    assert (answer.status_code, answer.get_json()) == (415, {"error": {"code": "wrong_media"}})


def test_a_body_too_large(home: Any) -> None:
    answer = home.http.post("/api/tables", data=b" " * 100_000, content_type="application/json")
    assert (answer.status_code, answer.get_json()) == (413, {"error": {"code": "too_large"}})


@pytest.mark.parametrize("code", ["XXXXX", "xxxxx", "ABC", "%00%00%00%00%00", "KAPUÁ", "1" * 500])
def test_a_code_that_no_table_has(home: Any, code: str) -> None:
    for path, method in (
        ("", "get"),
        ("/members", "post"),
        ("/screens", "post"),
        ("/qr.svg", "get"),
        ("/export", "get"),
    ):
        answer = getattr(home.http, method)(
            f"/api/tables/{code}{path}", **({"json": {"name": "x"}} if method == "post" else {})
        )
        assert answer.status_code == 404, answer.get_json()
        assert answer.get_json()["error"]["code"] in ("unknown_table", "unknown_path")


def test_a_code_may_be_typed_in_small_letters(home: Any, table: str) -> None:
    assert home.http.get(f"/api/tables/{table.lower()}").get_json()["table"]["code"] == table


def test_a_path_that_is_not_there(home: Any) -> None:
    for path in (
        "/nothing",
        "/api/nothing",
        "/assets/../../db.py",
        "/..%2f..%2fdb.py",
        "/.build.json",
        "/tv/../.build.json",
    ):
        answer = home.http.get(path)
        assert (answer.status_code, answer.get_json()) == (404, {"error": {"code": "unknown_path"}}), path
    answer = home.http.delete("/api/tables")
    assert (answer.status_code, answer.get_json()) == (405, {"error": {"code": "wrong_method"}})


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer ", "Basic abc", "Bearer nobody-has-this", "Bearer " + "x" * 9000]
)
def test_a_token_that_opens_nothing(home: Any, table: str, header: str) -> None:
    answer = home.http.get(f"/api/tables/{table}/export", headers={"Authorization": header})
    assert (answer.status_code, answer.get_json()["error"]["code"]) == (401, "unknown_token")


def test_only_the_game_master_exports_and_pairs(home: Any, table: str, player: Any, gm: Any) -> None:
    other = home.sets_up("Outra")
    for token in (player.token, other.token):
        headers = {"Authorization": f"Bearer {token}"}
        assert home.http.get(f"/api/tables/{table}/export", headers=headers).status_code == 403
        answer = home.http.post(f"/api/tables/{table}/screens", json={"pair": "1234"}, headers=headers)
        assert answer.status_code == 403


def test_an_unexpected_fault_is_answered_and_logged_once(
    home: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> None:
        raise KeyError("nobody thought of it")

    monkeypatch.setattr(home.service.house, "open_table", broken)
    answer = home.http.post("/api/tables", json={"name": "x", "system": "swade"})
    assert (answer.status_code, answer.get_json()) == (500, {"error": {"code": "internal"}})
    assert len([record for record in caplog.records if record.levelname == "ERROR"]) == 1
