"""Commands that write and read files: the database, a table, the app itself."""

from __future__ import annotations

import argparse
import contextlib
import json
import pathlib
import shutil
from typing import Any, Protocol

from . import __version__, guard, static
from .codes import read_code
from .demo import gm_link
from .errors import Refused
from .keeping import keeper


class Speaker(Protocol):
    """Who says how it went."""

    def out(self, key: str, **values: Any) -> None:
        """Say something."""

    def trouble(self, key: str, **values: Any) -> int:
        """Say what is wrong; return the exit code."""


def backup(options: argparse.Namespace, say: Speaker) -> int:
    """Write a copy of the database."""
    if options.file.exists():
        return say.trouble("cli-file-exists", file=str(options.file))
    with contextlib.closing(keeper(options.data, __version__)) as kept:
        try:
            kept.backup(options.file)
        except Exception as error:
            return say.trouble("cli-not-written", file=str(options.file), reason=str(error))
    say.out("cli-backup-done", file=str(options.file))
    return 0


def export_table(options: argparse.Namespace, say: Speaker) -> int:
    """Write a table to a file."""
    if options.file.exists():
        return say.trouble("cli-file-exists", file=str(options.file))
    with contextlib.closing(keeper(options.data, __version__)) as kept:
        try:
            options.file.write_text(kept.export(read_code(options.code) or "NONE"), encoding="utf-8")
        except Refused as refused:
            return say.trouble(f"error-{refused.code}", **(refused.values or {}))
        except OSError as error:
            return say.trouble("cli-not-written", file=str(options.file), reason=error.strerror or "")
    say.out("cli-export-done", file=str(options.file))
    return 0


def import_table(options: argparse.Namespace, say: Speaker) -> int:
    """Make a table from a file."""
    try:
        text = options.file.read_text(encoding="utf-8")
    except OSError as error:
        return say.trouble("cli-not-read", file=str(options.file), reason=error.strerror or "")
    except UnicodeDecodeError:
        return say.trouble("error-bad_file", line=1)
    with contextlib.closing(keeper(options.data, __version__, new=True)) as kept:
        try:
            code, token = kept.take_in(text)
        except Refused as refused:
            return say.trouble(f"error-{refused.code}", **(refused.values or {}))
    say.out("cli-import-done", code=code, link=gm_link("", code, token))
    return 0


# What a server alone needs, and what only saves bytes on its wire.
_NOT_EXPORTED = ("tv/", ".build.json", ".sources.json")
_PACKED = (".gz", ".br", ".map")
_HEAD = "<head>"


def export_app(options: argparse.Namespace, say: Speaker) -> int:
    """Write the app as files that any https host can serve, from any folder: complete for playing alone."""
    source, target = static.FOLDER, options.folder
    if not (source / "index.html").is_file():
        return say.trouble("page-not-built-how")
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        return say.trouble("cli-file-exists", file=str(target))
    try:
        written = _copy_app(source, target)
    except OSError as error:
        return say.trouble("cli-not-written", file=str(target), reason=error.strerror or "")
    say.out("cli-export-app-done", folder=str(target), count=written)
    return 0


def _copy_app(source: pathlib.Path, target: pathlib.Path) -> int:
    # the folder also holds files of the build before, for pages that are open
    note = source / ".build.json"
    if note.is_file():
        names = [name.replace("\\", "/") for name in json.loads(note.read_text(encoding="utf-8"))["files"]]
    else:
        names = [path.relative_to(source).as_posix() for path in sorted(source.rglob("*")) if path.is_file()]
    kept = [name for name in names if not name.startswith(_NOT_EXPORTED) and not name.endswith(_PACKED)]
    for name in kept:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / name, target / name)
    index = target / "index.html"
    index.write_text(_alone(index.read_text(encoding="utf-8")), encoding="utf-8")
    return len(kept)


def _alone(page: str) -> str:
    """Return the page with the word that there is no server, and with the policy that one would send along."""
    policy = guard.policy("").replace(" ws:// wss://", "").replace("; frame-ancestors 'none'", "")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    return page.replace("<html ", "<html data-alone ", 1).replace(_HEAD, f"{_HEAD}\n    {meta}", 1)
