"""The rules on both runtimes: CPython in this process, MicroPython under Node in one of its own."""

from __future__ import annotations

import json
import pathlib
import shutil
import subprocess
import sys
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def node() -> str:
    """Return the Node to run: the machine's, or the one that a package brought into the environment."""
    found = shutil.which("node")
    if found:
        return found
    local = pathlib.Path(sys.executable).parent / "node"
    if local.exists():
        return str(local)
    raise RuntimeError("no node: run `make setup`")


def build_rules(folder: pathlib.Path) -> None:
    """Compile the rules for the phone into ``folder``."""
    subprocess.run([sys.executable, str(ROOT / "scripts" / "build_rules.py"), "--out", str(folder)], check=True)


def ask_phone(tool: str, folder: pathlib.Path, lines: list[Any]) -> list[Any]:
    """Return the answers of ``pwa/tools/<tool>`` to these lines, run with the bundles in ``folder``."""
    feed = "".join(json.dumps(line) + "\n" for line in lines)
    command = [node(), str(ROOT / "pwa" / "tools" / tool), str(folder)]
    run = subprocess.run(command, input=feed, capture_output=True, text=True, check=False)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert run.returncode == 0 and len(answers) == len(lines), run.stderr[-600:]
    return answers
