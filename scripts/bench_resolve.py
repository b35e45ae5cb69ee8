"""How many rules a second: ``resolve`` on a fair mix of ops, on the server's runtime and on the phone's.

    python scripts/bench_resolve.py [--times N]

The mix is every case of every game's vectors that ends in an outcome, each with its faces, over and over. The phone's
runtime runs under Node, with reading and writing its lines counted in; its start is measured apart.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time
from typing import Any

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tavola.rules import resolve  # noqa: E402
from tests.rules.runtimes import build_rules, node  # noqa: E402

Line = dict[str, Any]


def mix() -> list[Line]:
    """Return the lines ``{"request", "faces"}`` of all cases that end well."""
    lines: list[Line] = []
    for path in sorted((ROOT / "tests" / "vectors").glob("*.yaml")):
        document = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        for op in document["ops"]:
            for vector in op["vectors"]:
                if "expect_error" not in vector:
                    request = {"system": document["system"], "op": op["op"], **vector["request"]}
                    lines.append({"request": request, "faces": vector["faces"]})
    return lines


def on_the_server(lines: list[Line], times: int) -> float:
    """Return the seconds that CPython takes."""
    resolve(lines[0]["request"], lines[0]["faces"])
    began = time.perf_counter()
    for _ in range(times):
        for line in lines:
            resolve(line["request"], line["faces"])
    return time.perf_counter() - began


def on_the_phone(folder: pathlib.Path, lines: list[Line], times: int) -> float:
    """Return the seconds that MicroPython takes under Node, start included."""
    feed = "".join(json.dumps(line) + "\n" for line in lines) * times
    command = [node(), str(ROOT / "pwa" / "tools" / "resolve.mjs"), str(folder)]
    began = time.perf_counter()
    subprocess.run(command, input=feed, capture_output=True, text=True, check=True)
    return time.perf_counter() - began


def main() -> None:
    """Print calls a second on both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=2)
    options, _ = parser.parse_known_args()
    lines = mix()
    calls = len(lines) * options.times
    took = on_the_server(lines, options.times)
    print(f"resolve, server: {calls / took:,.0f} calls a second ({len(lines)} cases)")
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        build_rules(folder)
        start = on_the_phone(folder, lines[:1], 1)
        took = on_the_phone(folder, lines, options.times) - start
    print(f"resolve, phone's runtime: {calls / took:,.0f} calls a second (start {start * 1000:.0f} ms)")


if __name__ == "__main__":
    main()
