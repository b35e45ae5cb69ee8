"""One process at a time has a data folder: what is in memory is the truth, and SQLite is opened once.

The lock file also says where its holder serves and with which secret the command line may ask it for a backup.
"""

from __future__ import annotations

import contextlib
import json
import os
import pathlib
import sys
from typing import IO, Any

from .db import DatabaseRefusedError

NAME = "tavola.lock"


def _lock(file: IO[str]) -> None:
    """Lock the file.

    :raises OSError: somebody else has it.
    """
    if sys.platform == "win32":
        import msvcrt

        file.seek(0x7FFF0000)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """The right to a data folder, until :meth:`release` or the process ends, however it does."""

    def __init__(self, folder: pathlib.Path) -> None:
        """Take it.

        :raises DatabaseRefusedError: ``folder_in_use``.
        """
        self._path = folder / NAME
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        self._file = os.fdopen(descriptor, "r+", encoding="utf-8")
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise DatabaseRefusedError("folder_in_use", str(folder)) from error
        self.tell({})

    def tell(self, note: dict[str, Any]) -> None:
        """Write down where this process serves."""
        self._file.seek(0)
        self._file.truncate()
        json.dump(note, self._file)
        self._file.flush()

    def release(self) -> None:
        """Give it back."""
        if not self._file.closed:
            self.tell({})
            self._file.close()


def note_of(folder: pathlib.Path) -> dict[str, Any] | None:
    """Return what the holder of the folder wrote down, None where it serves nothing."""
    with contextlib.suppress(OSError, ValueError):
        note = json.loads((folder / NAME).read_text(encoding="utf-8"))
        if isinstance(note, dict) and "url" in note and "secret" in note:
            return note
    return None
