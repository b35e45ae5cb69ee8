"""A table as a file: one JSON line that says what it is, then one for each event.

What comes back in is hostile until shown otherwise: every line is checked, the log is folded and looked at as each
role sees it before a byte of it is stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marshmallow import Schema

from . import codes, db, rulebook, schemas, wirejson
from .db import Store
from .errors import Refused
from .house import House, member_row, now
from .rulebook import RuleError
from .tables import LiveTable

FORMAT = 1
MOST_BYTES = 16 * 1024 * 1024
MOST_EVENTS = 50_000


def export_lines(house: House, table: LiveTable, version: str) -> Iterator[str]:
    """Give the lines of a table's file."""
    store = house.store
    name, system, gm, gm_name = store.rows(
        "SELECT name, system, gm, gm_name FROM tables WHERE code = ?", (table.code,)
    )[0]
    members = [
        {"id": member, "name": called, "role": role}
        for member, called, role in store.rows(
            "SELECT id, name, role FROM members WHERE code = ? ORDER BY created_at, id", (table.code,)
        )
    ]
    head = {"tavola": FORMAT, "app": version, "name": name, "system": system, "code": table.code}
    head["gm"] = {"id": gm, "name": gm_name, "role": "gm"}
    head["members"] = members
    yield wirejson.dumps(head) + "\n"
    seq = 0
    while True:
        rows = store.rows(
            "SELECT seq, json FROM events WHERE code = ? AND seq > ? ORDER BY seq LIMIT 500", (table.code, seq)
        )
        for _, text in rows:
            yield text + "\n"
        if len(rows) < 500:
            return
        seq = rows[-1][0]


def _line(text: str, number: int) -> Any:
    try:
        return wirejson.loads(text)
    except wirejson.BadJsonError as error:
        raise Refused("bad_file", values={"line": number}) from error


def _checked(schema: type[Schema], data: Any, number: int) -> dict[str, Any]:
    try:
        return schemas.load(schema, data)
    except Refused as refused:
        raise Refused("bad_file", refused.field, {"line": number}) from refused


def _read(text: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines or len(lines) > MOST_EVENTS:
        raise Refused("too_large") if lines else Refused("bad_file", values={"line": 1})
    raw = _line(lines[0], 1)
    if isinstance(raw, dict) and type(raw.get("tavola")) is int and raw["tavola"] > FORMAT:
        raise Refused("newer_file")
    head = _checked(schemas.FileHead, raw, 1)
    head["gm"] = _checked(schemas.FileMember, head["gm"], 1)
    head["members"] = [_checked(schemas.FileMember, member, 1) for member in head["members"]]
    events = [_checked(schemas.FileEvent, _line(line, at), at) for at, line in enumerate(lines[1:], 2)]
    for index, event in enumerate(events):
        if event["seq"] != index + 1:
            raise Refused("bad_file", "seq", {"line": index + 2})
    seen: set[str] = set()
    for index, event in enumerate(events):
        if event["id"] in seen:
            raise Refused("bad_file", "id", {"line": index + 2})
        seen.add(event["id"])
    return head, events


def _fold(code: str, head: dict[str, Any], events: list[dict[str, Any]]) -> None:
    """Fold the whole log and look at it as everyone would.

    :raises Refused: where that does not work out.
    """
    try:
        state = rulebook.new_table(code, head["name"], head["system"], head["gm"])
        for event in events:
            state = rulebook.evolve(state, event)
        for role, member in (("gm", head["gm"]["id"]), ("player", None), ("tv", None)):
            rulebook.view(state, {"role": role, "member": member})
        if state["table"]["system"] != head["system"] or state["members"][head["gm"]["id"]]["role"] != "gm":
            raise Refused("bad_file", "gm", {"line": 1})
    except RuleError as error:
        raise Refused(error.code, error.field) from error
    except Refused:
        raise
    except Exception as error:
        raise Refused("bad_file", "changes", {"line": len(events) + 1}) from error


def _recoded(event: dict[str, Any], code: str) -> dict[str, Any]:
    """Return the event with the table's new code, where it names it."""
    changes = [dict(one, to=code) if one["path"] == ["table", "code"] else one for one in event["changes"]]
    return dict(event, changes=changes)


def take_in(house: House, text: str) -> tuple[LiveTable, dict[str, Any], str]:
    """Set up a new table from a file; return it, its game master and a new token. Durable on return.

    The seats of players wait for whoever joins by the same name.

    :raises Refused: ``bad_file`` with the line and field, ``newer_file``, ``too_large``, ``unknown_system``.
    """
    head, events = _read(text)
    code = house.free_code()
    events = [_recoded(event, code) for event in events]
    _fold(code, head, events)
    token = codes.new_token()
    _store(house.store, code, head, events, codes.hash_token(token))
    return house.find(code), head["gm"], token


def _store(store: Store, code: str, head: dict[str, Any], events: list[dict[str, Any]], token_hash: str) -> None:
    at = now()
    gm = head["gm"]
    texts = [wirejson.dumps(event) for event in events]
    row = {"code": code, "name": head["name"], "system": head["system"], "gm": gm["id"], "gm_name": gm["name"]}
    with store.transaction() as connection:
        db.add_table(connection, dict(row, created_at=at))
        db.add_member(connection, member_row(code, gm, token_hash, at))
        for member in {one["id"]: one for one in head["members"] if one["id"] != gm["id"]}.values():
            db.add_member(connection, member_row(code, dict(member, role="player"), None, at))
        for event, line in zip(events, texts, strict=True):
            db.add_event(connection, code, event, line)
