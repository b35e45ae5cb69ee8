"""The wheel alone is enough: installed into an empty environment it serves the app, the words and the rules."""

from __future__ import annotations

import json
import os
import pathlib
import re
import subprocess
import sys
import time
import urllib.request
import venv

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
APP = ROOT / "server" / "app" / "index.html"


def run(*command: str, cwd: pathlib.Path) -> str:
    """Run a command away from the sources; return what it printed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.skipif(not APP.exists(), reason="the app is not built: `make app`")
def test_the_wheel_serves_the_app(tmp_path: pathlib.Path) -> None:
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(tmp_path), str(ROOT), cwd=tmp_path)
    (wheel,) = tmp_path.glob("tavola-*.whl")
    empty = tmp_path / "empty"
    venv.create(empty, with_pip=True)
    python = empty / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel), cwd=tmp_path)
    answer = subprocess.run(
        [str(python), "-m", "tavola.server.cli", "resolve", "--jsonl"],
        input='{"request": {"system": "swade", "op": "rank", "advances": 4}}\n',
        cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(answer.stdout)["outcome"]["rank"] == "seasoned"
    _serves(python, tmp_path)


def _serves(python: pathlib.Path, folder: pathlib.Path) -> None:
    log = (folder / "log").open("wb")
    command = [str(python), "-u", "-m", "tavola.server.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen([*command, "--data", str(folder / "data")], cwd=folder, stdout=log, stderr=log)
    try:
        address = _address(folder / "log", server)
        with urllib.request.urlopen(address + "/", timeout=5) as page:
            text = page.read().decode()
        assert '<script type="module"' in text
        script = re.search(r'src="([^"]+\.js)"', text)
        assert script
        with urllib.request.urlopen(address + "/" + script[1].removeprefix(".").lstrip("/"), timeout=5) as body:
            assert body.status == 200
        with urllib.request.urlopen(address + "/rules/core.bin", timeout=5) as body:
            assert body.read()
    finally:
        server.terminate()
        server.wait(10)
        log.close()


def _address(log: pathlib.Path, server: subprocess.Popen[bytes]) -> str:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text(encoding="utf-8"))
        if found:
            return found[0]
        assert server.poll() is None, log.read_text(encoding="utf-8")
        time.sleep(0.05)
    raise AssertionError(log.read_text(encoding="utf-8"))
