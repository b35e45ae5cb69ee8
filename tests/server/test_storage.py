"""The database: durable, older ones open, newer ones are refused, and nothing yields in a transaction."""

from __future__ import annotations

import pathlib
import sqlite3
from typing import Any

import pytest
from sqlite_utils import Database

from tavola.server import asyncmode, db, migrations
from tavola.server.db import DatabaseRefusedError, Store
from tavola.server.keeping import DATABASE


def test_what_is_committed_survives_the_power_cord(home: Any) -> None:
    assert home.service.store.rows("PRAGMA journal_mode") == [("wal",)]
    assert home.service.store.rows("PRAGMA synchronous") == [(2,)]
    assert home.service.store.rows("PRAGMA foreign_keys") == [(1,)]


@pytest.mark.parametrize("step", [one.name for one in migrations.migrations._migrations][1:])
def test_an_older_database_opens(home: Any, gm: Any, rosa: str, tmp_path: pathlib.Path, step: str) -> None:
    was = home.state(gm.table)
    path = tmp_path / "older.db"
    older = Database(path)
    migrations.migrations.apply(older, stop_before=step)
    for name in ("tables", "members", "screens", "events"):
        for row in home.service.store.rows(f"SELECT * FROM {name}"):
            older.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
    older.close()
    store = Store(path)
    home.service.store.close()
    home.service.store = home.service.house.store = store
    home.service.house._tables.clear()
    assert home.state(gm.table) == was


def test_a_newer_database_is_refused(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "newer.db"
    Store(path).close()
    newer = Database(path)
    row = {"migration_set": "tavola", "name": "m999_from_tomorrow", "applied_at": "2031-01-01"}
    newer.table("_sqlite_migrations").insert(row)
    newer.close()
    with pytest.raises(DatabaseRefusedError) as refused:
        Store(path)
    assert refused.value.code == "newer_database"


def test_what_is_no_database_is_refused(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "no.db"
    path.write_bytes(b"this is a letter, not a database" * 100)
    with pytest.raises(DatabaseRefusedError) as refused:
        Store(path)
    assert refused.value.code == "no_database"
    assert path.read_bytes().startswith(b"this is a letter")


def test_a_database_that_cannot_be_opened_is_refused(tmp_path: pathlib.Path) -> None:
    other = sqlite3.connect(tmp_path / "used.db", isolation_level=None)
    other.execute("CREATE TABLE x (y)")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(DatabaseRefusedError) as refused:
        Store(tmp_path / "used.db")
    other.close()
    assert refused.value.code == "database_in_use"


def test_a_backup_is_whole_and_opens(home: Any, gm: Any, tmp_path: pathlib.Path) -> None:
    gm.does("table.note", text="guardada")
    home.service.store.backup(tmp_path / "copy.db")
    copy = Store(tmp_path / "copy.db")
    assert copy.rows("SELECT count(*) FROM events") == home.service.store.rows("SELECT count(*) FROM events")
    copy.close()


def test_a_transaction_is_whole_or_not_at_all(home: Any, table: str) -> None:
    with pytest.raises(sqlite3.IntegrityError), home.service.store.transaction() as connection:
        db.add_screen(connection, table, "hash", 1)
        db.add_screen(connection, table, "hash", 1)
    assert home.service.store.rows("SELECT count(*) FROM screens") == [(0,)]
    assert not home.service.store.inside


def test_zeronet_2324_nothing_yields_in_a_transaction(
    home: Any, gm: Any, player: Any, tv: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HelloZeroNet/ZeroNet#2324, rotki/rotki#5203: a yield in a transaction loses other people's acknowledged data."""
    if home.config.mode != "eventlet":
        pytest.skip("only a hub can be held to it")
    asyncmode.load_eventlet()
    from eventlet.hubs import get_hub

    hub = get_hub()
    switched = []
    real = hub.switch

    def switch() -> Any:
        switched.append(home.service.store.inside)
        return real()

    monkeypatch.setattr(hub, "switch", switch)
    gm.does("table.note", text="x")
    player.rolls()
    home.sits_down(gm.table, "Mais uma")
    home.screen(gm.table)
    home.sets_up("Outra")
    assert switched, "the hub was not used: this test shows nothing"
    assert not any(switched)


def test_steps_that_wait_together_are_written_together(home: Any, gm: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What arrives while a commit is awaited shares it, in order, across tables."""
    other = home.sets_up("Outra")
    house = home.service.house
    written = []
    real = house._write
    monkeypatch.setattr(house, "_write", lambda batch: (written.append(len(batch)), real(batch)))
    waiting = [(gm, "um"), (other, "dois"), (gm, "três")]

    def breathe() -> None:
        # others are decided while the first one waits
        for person, text in waiting[1:]:
            table = house.find(person.table)
            command = {"id": f"waiting-{len(text)}", "type": "table.note", "text": text, "by": person.id}
            with house.memory:
                house._decide(table, command, ())

    monkeypatch.setattr(house, "_breathe", breathe)
    gm.does("table.note", text="um")
    assert written == [3]
    assert home.state(gm.table)["table"]["note"] == "três"
    assert home.state(other.table)["table"]["note"] == "dois"
    gm.sees_rightly()
    other.sees_rightly()


def test_when_a_commit_fails_all_that_waited_for_it_did_not_happen(
    home: Any, gm: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = home.service.house
    was = home.state(gm.table)
    later = []

    def breathe() -> None:
        command = {"id": "waiting-2", "type": "table.note", "text": "dois", "by": gm.id}
        with house.memory:
            later.append(house._decide(house.find(gm.table), command, ()))

    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(house, "_breathe", breathe)
        patch.setattr("tavola.server.db.add_event", full)
        assert gm.tries("table.note", text="um")["error"]["code"] == "storage"
    assert later[0].failed
    assert home.state(gm.table) is was
    gm.does("table.note", text="três")
    gm.sees_rightly()


def test_the_database_has_a_name(home: Any) -> None:
    assert (home.config.data / DATABASE).is_file()
