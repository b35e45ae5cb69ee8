"""The ``tavola`` command."""

from __future__ import annotations

import pathlib
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from typing import Any

import pytest

from tavola.server import cli
from tavola.server.db import Store


def run(*argv: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tavola.server.cli", *argv], capture_output=True, text=True, timeout=60, encoding="utf-8"
    )


def test_a_port_that_is_taken_is_told_in_words(tmp_path: pathlib.Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run("--host", "127.0.0.1", "--port", port, "--data", str(tmp_path), "--lang", "pt-BR")
    assert done.returncode == 1
    assert f"porta {port}" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "argv", [["--port", "x"], ["--port", "70000"], ["--async-mode", "twisted"], ["dance"], ["backup"]]
)
def test_what_makes_no_sense(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(argv)
    assert ended.value.code == 2


def test_a_folder_without_a_database(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["backup", "x.db"], ["table-export", "KAPUA", "x.jsonl"]):
        assert cli.main([*argv, "--data", str(tmp_path), "--lang", "en"]) == 1
        assert "tavola.db" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_database_that_is_none(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tavola.db").write_bytes(b"a letter" * 1000)
    assert cli.main(["backup", str(tmp_path / "x"), "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "is no database" in capsys.readouterr().err


def test_backup_export_import(home: Any, gm: Any, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    gm.does("table.note", text="guardada")
    home.service.close()
    data = ["--data", str(home.config.data), "--lang", "en"]
    copy, table = tmp_path / "copy.db", tmp_path / "table.jsonl"
    assert cli.main(["backup", str(copy), *data]) == 0
    assert copy.is_file()
    assert cli.main(["backup", str(copy), *data]) == 1
    assert cli.main(["table-export", gm.table.lower(), str(table), *data]) == 0
    assert cli.main(["table-export", gm.table, str(table), *data]) == 1
    assert cli.main(["table-export", "XXXXX", str(tmp_path / "y"), *data]) == 1
    capsys.readouterr()
    assert cli.main(["table-import", str(table), "--data", str(tmp_path / "new"), "--lang", "en"]) == 0
    assert "#/mestre/" in capsys.readouterr().out
    assert cli.main(["table-import", str(copy), "--data", str(tmp_path / "new"), "--lang", "en"]) == 1
    assert cli.main(["table-import", str(tmp_path / "none"), "--data", str(tmp_path / "new"), "--lang", "en"]) == 1


def test_a_folder_that_another_server_has(live: Any, tmp_path: pathlib.Path) -> None:
    one = live()
    done = run("--host", "127.0.0.1", "--port", "0", "--data", str(one.data), "--lang", "en")
    assert done.returncode == 1
    assert "in use by another" in done.stderr
    assert "Traceback" not in done.stderr


def test_backup_export_import_while_it_serves(live: Any, tmp_path: pathlib.Path) -> None:
    one = live("--demo")
    code = next(line for line in one.output if line.startswith("Sample table")).rsplit(" ", 1)[1].strip()
    data = ["--data", str(one.data), "--lang", "en"]
    done = run("backup", str(tmp_path / "copy.db"), *data)
    assert done.returncode == 0, done.stderr
    store = Store(tmp_path / "copy.db")
    assert (code,) in store.rows("SELECT code FROM tables")
    store.close()
    assert not list(one.data.glob("backup-*"))
    done = run("table-export", code, str(tmp_path / "table.jsonl"), *data)
    assert done.returncode == 0, done.stderr
    done = run("table-import", str(tmp_path / "table.jsonl"), *data)
    assert done.returncode == 0, done.stderr
    assert "#/mestre/" in done.stdout
    done = run("table-import", str(tmp_path / "copy.db"), *data)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert (one.data / "tavola.lock").stat().st_mode & 0o077 == 0
    for token in ("", "Bearer x"):
        request = urllib.request.Request(f"{one.url}/api/backup", b"", {"Authorization": token})
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=5)
        assert refused.value.code == 401
        refused.value.close()
    assert one.stop() == 0
    assert one.errors == []


@pytest.mark.parametrize("with_signal", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly(live: Any, with_signal: int) -> None:
    one = live()
    assert one.stop(with_signal) == 0
    assert one.errors == []
    assert not list(one.data.glob("*.db-wal"))


def test_the_demo_plays(live: Any) -> None:
    one = live("--demo")
    text = "".join(one.output)
    assert "#/mestre/" in text
    assert "http://127.0.0.1" in text
    assert "█" in text
    assert one.stop() == 0
    assert one.errors == []
