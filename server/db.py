"""The only module that opens SQLite: one file, one connection, one transaction at a time.

WAL with ``synchronous=FULL``: what was committed survives the power cord. Nothing inside a transaction may yield (no
emit, no sleep, no log), or another greenlet's work would land in it; a test holds the hub to that.
"""

from __future__ import annotations

import contextlib
import logging
import pathlib
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

from sqlite_utils import Database

from .migrations import migrations, unknown_steps

logger = logging.getLogger("tavola.db")

SLOW_SECONDS = 0.02


class DatabaseRefusedError(Exception):
    """The file cannot be used; ``code`` says why: ``newer_database``, ``no_database``, ``database_in_use``."""

    def __init__(self, code: str, path: str) -> None:
        super().__init__(code)
        self.code = code
        self.path = path


class Store:
    """The database of one server."""

    def __init__(self, path: pathlib.Path | str) -> None:
        """Open the file, or make it; bring an older one up to date.

        :raises DatabaseRefusedError: for a file of a newer release, one that is no database, one that is locked.
        """
        self.path = str(path)
        self.inside = False
        self._lock = threading.Lock()
        self._connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=2)
        try:
            self._db = Database(self._connection)
            self._set_pragmas()
            if unknown_steps(self._db):
                raise DatabaseRefusedError("newer_database", self.path)
            migrations.apply(self._db)
        except sqlite3.OperationalError as error:
            self._connection.close()
            raise DatabaseRefusedError("database_in_use", self.path) from error
        except sqlite3.DatabaseError as error:
            self._connection.close()
            raise DatabaseRefusedError("no_database", self.path) from error
        except BaseException:
            self._connection.close()
            raise

    def _set_pragmas(self) -> None:
        if self.path != ":memory:":
            self._db.enable_wal()
        self._connection.execute("PRAGMA synchronous=FULL")
        self._connection.execute("PRAGMA foreign_keys=ON")
        if sys.platform == "darwin":
            self._connection.execute("PRAGMA fullfsync=1")
            self._connection.execute("PRAGMA checkpoint_fullfsync=1")

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Give the connection for a few short statements; all of them are durable on leaving, or none is there.

        :raises sqlite3.Error: where the disk is full or broken; nothing was done then.
        """
        with self._lock:
            started = time.perf_counter()
            self.inside = True
            try:
                with self._db.atomic():
                    yield self._connection
            finally:
                self.inside = False
            took = time.perf_counter() - started
        if took > SLOW_SECONDS:
            logger.info("a transaction took %d ms", took * 1000)

    def rows(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """Return what a short query finds."""
        with self._lock:
            return self._connection.execute(sql, values).fetchall()

    def backup(self, target: pathlib.Path | str) -> None:
        """Write a whole, compact copy; the target must not be there.

        :raises sqlite3.Error: where it cannot be written.
        """
        with self._lock:
            self._connection.execute("VACUUM INTO ?", (str(target),))

    def close(self) -> None:
        """Close the file; what was committed is in it."""
        with self._lock:
            self._db.close()


# The statements, each in one place.


def add_table(connection: sqlite3.Connection, row: dict[str, Any]) -> None:
    """Note a new table."""
    connection.execute("INSERT INTO tables VALUES (:code, :name, :system, :gm, :gm_name, :created_at)", row)


def add_member(connection: sqlite3.Connection, row: dict[str, Any]) -> None:
    """Note who sits at a table, with the hash of the token that opens the seat (None: nobody has it yet)."""
    connection.execute("INSERT INTO members VALUES (:id, :code, :role, :name, :token_hash, :created_at)", row)


def give_seat(connection: sqlite3.Connection, code: str, member: str, token_hash: str) -> None:
    """Give a seat that nobody has (an imported table's) to whoever holds the token."""
    connection.execute(
        "UPDATE members SET token_hash = ? WHERE code = ? AND id = ? AND token_hash IS NULL", (token_hash, code, member)
    )


def add_screen(connection: sqlite3.Connection, code: str, token_hash: str, at: int) -> None:
    """Note a TV."""
    connection.execute("INSERT INTO screens VALUES (?, ?, ?)", (token_hash, code, at))


def add_event(connection: sqlite3.Connection, code: str, event: dict[str, Any], text: str) -> None:
    """Append an event."""
    connection.execute(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?)", (code, event["seq"], event["id"], event["at"], text)
    )


def add_snapshot(connection: sqlite3.Connection, code: str, seq: int, version: str, text: str, keep: int) -> None:
    """Keep a folded state, and only the last few of them."""
    connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", (code, seq, version, text))
    connection.execute(
        "DELETE FROM snapshots WHERE code = ? AND seq NOT IN"
        " (SELECT seq FROM snapshots WHERE code = ? ORDER BY seq DESC LIMIT ?)",
        (code, code, keep),
    )
