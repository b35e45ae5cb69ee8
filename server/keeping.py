"""What the command line does with a data folder: backups, tables out and in.

Where a server has the folder, it is asked to do it; otherwise the folder is opened here.
"""

from __future__ import annotations

import json
import os
import pathlib
import urllib.error
import urllib.request
from typing import Any, Protocol

from . import transfer
from .db import DatabaseRefusedError, Store
from .errors import Refused
from .house import House
from .lock import FolderLock, note_of

DATABASE = "tavola.db"


class Keeper(Protocol):
    """Whoever has the folder."""

    def backup(self, target: pathlib.Path) -> None:
        """Write a whole copy of the database."""

    def export(self, code: str) -> str:
        """Return a table's file."""

    def take_in(self, text: str) -> tuple[str, str]:
        """Make a table from a file; return its code and its game master's token."""

    def close(self) -> None:
        """Let go of the folder."""


class Local:
    """The folder, opened here."""

    def __init__(self, folder: pathlib.Path, version: str) -> None:
        self._lock = FolderLock(folder)
        try:
            self._store = Store(folder / DATABASE)
        except BaseException:
            self._lock.release()
            raise
        self._house = House(self._store, version, lambda: None)
        self._version = version

    def backup(self, target: pathlib.Path) -> None:
        """Write a whole copy of the database."""
        self._store.backup(target)

    def export(self, code: str) -> str:
        """Return a table's file."""
        return "".join(transfer.export_lines(self._house, self._house.find(code), self._version))

    def take_in(self, text: str) -> tuple[str, str]:
        """Make a table from a file."""
        table, _, token = transfer.take_in(self._house, text)
        return table.code, token

    def close(self) -> None:
        """Close the database and let go of the folder."""
        self._store.close()
        self._lock.release()


class Remote:
    """The server that has the folder."""

    def __init__(self, folder: pathlib.Path, note: dict[str, Any]) -> None:
        self._folder = folder
        self._note = note

    def _ask(self, path: str, body: bytes | None = None) -> bytes:
        headers = {"Authorization": f"Bearer {self._note['secret']}", "Content-Type": "application/x-ndjson"}
        request = urllib.request.Request(self._note["url"] + path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                heard: bytes = answer.read()
                return heard
        except urllib.error.HTTPError as error:
            with error:
                told = json.load(error)["error"]
            raise Refused(told["code"], told.get("field"), told.get("values")) from error
        except OSError as error:
            raise DatabaseRefusedError("folder_in_use", str(self._folder)) from error

    def backup(self, target: pathlib.Path) -> None:
        """Let the server write the copy, then put it where it is wanted."""
        made = self._folder / json.loads(self._ask("/api/backup", b""))["file"]
        try:
            os.replace(made, target)
        except OSError:  # another disk
            target.write_bytes(made.read_bytes())
            made.unlink()

    def export(self, code: str) -> str:
        """Return a table's file."""
        return self._ask(f"/api/tables/{code}/export").decode()

    def take_in(self, text: str) -> tuple[str, str]:
        """Make a table from a file."""
        told = json.loads(self._ask("/api/tables/import", text.encode()))
        return told["table"]["code"], told["token"]

    def close(self) -> None:
        """Nothing is held here."""


def keeper(folder: pathlib.Path, version: str, new: bool = False) -> Keeper:
    """Return whoever has the folder.

    :raises DatabaseRefusedError: nothing is there (and ``new`` is not wanted), or it cannot be used.
    """
    if new:
        folder.mkdir(parents=True, exist_ok=True)
    elif not (folder / DATABASE).is_file():
        raise DatabaseRefusedError("no_database_here", str(folder / DATABASE))
    try:
        return Local(folder, version)
    except DatabaseRefusedError as refused:
        note = note_of(folder) if refused.code == "folder_in_use" else None
        if note is None:
            raise
        return Remote(folder, note)
