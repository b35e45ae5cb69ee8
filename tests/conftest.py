"""A table and the people at it, for every test: ``gm``, ``player``, ``tv`` at one ``table``.

Most tests talk to the application in this process (Socket.IO's own test client encodes and decodes every packet);
``live`` starts the real command on a real port where transport is what matters. ``TAVOLA_ASYNC=threading`` runs the
same suite on threads.
"""

from __future__ import annotations

import gc
import itertools
import json
import os
import pathlib
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tavola.rules.swade.demo import ready
from tavola.server import asyncmode

if asyncmode.choose() == "eventlet":
    asyncmode.load_eventlet()  # before anything else imports it: its notice is silenced there

from flask_socketio import SocketIOTestClient

from tavola.server import app as server_app
from tavola.server import rulebook, words
from tavola.server.errors import CODES
from tavola.server.service import Config, Service

_numbers = itertools.count(1)
ROOT = pathlib.Path(__file__).resolve().parent.parent


def rule_codes() -> set[str]:
    """Return every code that the rules refuse with, read from their source."""
    found: set[str] = set()
    for path in (ROOT / "rules").rglob("*.py"):
        found |= set(re.findall(r'RuleError\(\s*"([a-z_]+)"', path.read_text(encoding="utf-8")))
    return found


def new_id() -> str:
    """Return a command's id, as a phone would make one."""
    return f"test-{os.getpid()}-{next(_numbers):06d}"


def apply_changes(document: dict[str, Any], changes: list[dict[str, Any]]) -> None:
    """Apply a frame's changes in place, as a client written by somebody else would."""
    for change in changes:
        node = document
        for key in change["path"][:-1]:
            node = node[key]
        if "to" in change:
            node[change["path"][-1]] = change["to"]
        else:
            del node[change["path"][-1]]


class Person:
    """Somebody at the table, with a socket; remembers everything that was ever sent to it."""

    def __init__(self, home: Home, table: str, token: str, member: dict[str, Any] | None, role: str) -> None:
        self.home = home
        self.table = table
        self.token = token
        self.member = member
        self.role = role
        self.received: list[dict[str, Any]] = []
        self.seen: dict[str, Any] | None = None
        self.seq = 0
        self.socket: SocketIOTestClient | None = None

    @property
    def id(self) -> str:
        """The member's id."""
        assert self.member is not None
        return str(self.member["id"])

    @property
    def viewer(self) -> dict[str, Any]:
        """As the rules know the viewer."""
        return {"role": self.role, "member": self.member["id"] if self.member else None}

    def connects(self, since: int | None = None, **auth: Any) -> Person:
        """Open the socket."""
        told = {"token": self.token, "since": since, "version": 1, **auth}
        self.socket = SocketIOTestClient(self.home.app, self.home.socketio, auth=told)
        self.home.sockets.append(self.socket)
        self.hears()
        return self

    def leaves(self) -> None:
        """Close the socket."""
        assert self.socket is not None
        self.hears()
        self.socket.disconnect()

    def hears(self) -> list[dict[str, Any]]:
        """Take in what has arrived; return it."""
        assert self.socket is not None
        news, self.socket.queue = self.socket.queue, []
        for packet in news:
            if packet["name"] == "welcome":
                self.seen, self.seq = packet["args"][0]["state"], packet["args"][0]["seq"]
            elif packet["name"] == "events":
                for frame in packet["args"][0]:
                    assert frame["seq"] > self.seq, "told twice, or out of order"
                    self.seq = frame["seq"]
                    if self.seen is not None:
                        apply_changes(self.seen, json.loads(json.dumps(frame["changes"])))
        self.received += news
        return news

    def frames(self) -> list[dict[str, Any]]:
        """Return every frame that ever arrived."""
        self.hears()
        return [frame for packet in self.received if packet["name"] == "events" for frame in packet["args"][0]]

    def last(self, name: str) -> Any:
        """Return the last packet of a name."""
        self.hears()
        return [packet for packet in self.received if packet["name"] == name][-1]["args"][0]

    def sends(self, *args: Any) -> Any:
        """Emit ``command`` with anything at all; return the acknowledgement."""
        assert self.socket is not None
        answer = self.socket.emit("command", *args, callback=True)
        self.hears()
        return answer

    def tries(self, kind: str, **inputs: Any) -> Any:
        """Give a command; return the acknowledgement, whatever it is."""
        return self.sends({"id": inputs.pop("id", new_id()), "type": kind, **inputs})

    def does(self, kind: str, **inputs: Any) -> int:
        """Give a command that must be carried out; return its event's number."""
        answer = self.tries(kind, **inputs)
        assert answer["ok"], answer
        return int(answer["seq"])

    def rolls(self, actor: str | None = None, **inputs: Any) -> dict[str, Any]:
        """Roll; return the roll."""
        name = new_id()
        intent = inputs.pop("intent", {"kind": "notation", "notation": "2d6"})
        self.does("roll", id=name, actor=actor, intent=intent, **inputs)
        roll: dict[str, Any] = self.home.state(self.table)["rolls"][name]
        return roll

    def transcript(self) -> str:
        """Return all that was ever sent to this socket, as text."""
        self.hears()
        return json.dumps(self.received, ensure_ascii=False)

    def sees_rightly(self) -> None:
        """Check that following the frames led to the very view that the rules give."""
        self.hears()
        rightly = json.loads(json.dumps(rulebook.view(self.home.state(self.table), self.viewer)))
        assert self.seen is not None
        for name in rightly:
            if name not in ("log", "trail", "seq"):
                assert self.seen[name] == rightly[name], name


class Home:
    """A server in this process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.sockets: list[SocketIOTestClient] = []
        self.app = server_app.create_app(config)
        self.service: Service = self.app.extensions["tavola"]
        self.socketio = self.app.extensions["socketio"]
        self.http = self.app.test_client()

    def state(self, code: str) -> dict[str, Any]:
        """Return a table's whole state."""
        return self.service.house.find(code).state

    def sits_down(self, code: str, name: str) -> Person:
        """Let somebody join a table and connect."""
        told = self.http.post(f"/api/tables/{code}/members", json={"name": name}).get_json()
        return Person(self, code, told["token"], told["member"], "player").connects()

    def sets_up(self, name: str = "Ponte", system: str = "swade") -> Person:
        """Let a game master set up a table and connect."""
        told = self.http.post("/api/tables", json={"name": name, "system": system}).get_json()
        return Person(self, told["table"]["code"], told["token"], told["member"], "gm").connects()

    def screen(self, code: str, **auth: Any) -> Person:
        """Let a TV watch a table."""
        told = self.http.post(f"/api/tables/{code}/screens", json={}).get_json()
        return Person(self, code, told["token"], None, "tv").connects(**auth)

    def close(self) -> None:
        """End it."""
        for socket in self.sockets:
            SocketIOTestClient.clients.pop(socket.eio_sid, None)
        self.service.close()


@pytest.fixture(scope="session")
def error_codes() -> set[str]:
    """Every code that anything can be refused with."""
    return {*CODES, *rule_codes()}


@pytest.fixture
def config(tmp_path: pathlib.Path) -> Config:
    """Settings of a server of its own, in a folder of its own."""
    return Config(data=tmp_path / "data", port=80, limit_scale=100)


@pytest.fixture
def home(config: Config) -> Iterator[Home]:
    """A server in this process."""
    made = Home(config)
    yield made
    made.close()


@pytest.fixture
def gm(home: Home) -> Person:
    """A game master at a new table."""
    return home.sets_up()


@pytest.fixture
def table(gm: Person) -> str:
    """The table's code."""
    return gm.table


@pytest.fixture
def player(home: Home, table: str) -> Person:
    """A player at the table."""
    return home.sits_down(table, "Bia")


@pytest.fixture
def tv(home: Home, table: str) -> Person:
    """A TV that watches the table."""
    return home.screen(table)


@pytest.fixture
def rosa(player: Person) -> str:
    """A ready character, taken by the player."""
    character = ready(lambda key: words.say("pt-BR", key))[0]
    player.does("character.add", character=character)
    return str(character["id"])


class Live:
    """The real command in a process of its own, on a port of its own."""

    def __init__(self, data: pathlib.Path, *options: str, port: int = 0, mode: str | None = None) -> None:
        self.data = data
        self.options = options
        self.port = port
        self.mode = mode or asyncmode.choose()
        self.process: subprocess.Popen[str] | None = None
        self.output: list[str] = []
        self.errors: list[str] = []

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Live:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "tavola.server.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--async-mode", self.mode, "--limit-scale", "1000", "--lang", "en"]
        command += ["--no-name"]
        self.process = subprocess.Popen(
            [*command, *self.options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        ready_now = threading.Event()
        readers = ((self.process.stdout, self.output), (self.process.stderr, self.errors))
        self._readers = [
            threading.Thread(target=self._read, args=(stream, lines, ready_now), daemon=True)
            for stream, lines in readers
        ]
        for reader in self._readers:
            reader.start()
        assert ready_now.wait(30), "".join(self.errors)
        told = next((line for line in self.output if line.startswith("Open on a phone:")), "")
        assert told, "".join(self.output + self.errors)
        self.port = int(told.rsplit(":", 1)[1])
        return self

    def _read(self, stream: Any, lines: list[str], ready_now: threading.Event) -> None:
        for line in stream:
            lines.append(line)
            if "Ctrl+C" in line:
                ready_now.set()
        ready_now.set()

    def stop(self, with_signal: int = signal.SIGTERM) -> int:
        """Stop it; return its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(with_signal)
        code = self.process.wait(20)
        for reader in self._readers:
            reader.join(5)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        return code


@pytest.fixture
def live(tmp_path: pathlib.Path) -> Iterator[Callable[..., Live]]:
    """Starts real servers; all of them are stopped at the end."""
    started: list[Live] = []

    def start(*options: str, **settings: Any) -> Live:
        one = Live(settings.pop("data", tmp_path / "live"), *options, **settings)
        started.append(one)
        return one.start()

    yield start
    for one in started:
        if one.process is not None and one.process.returncode is None:
            one.stop()


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    """Fail a test that leaves a database, a thread or a socket's record behind."""
    threads = set(threading.enumerate())
    yield
    open_databases = [one for one in gc.get_objects() if type(one) is sqlite3.Connection and _is_open(one)]
    for one in open_databases:
        one.close()
    deadline = time.monotonic() + 3
    while time.monotonic() < deadline and [one for one in set(threading.enumerate()) - threads if not one.daemon]:
        time.sleep(0.02)
    left = [one.name for one in set(threading.enumerate()) - threads if one.is_alive() and not one.daemon]
    assert not open_databases, "a database was left open"
    assert not left, f"threads were left running: {left}"
    assert not SocketIOTestClient.clients, "sockets were left behind"


def _is_open(connection: sqlite3.Connection) -> bool:
    try:
        connection.total_changes  # noqa: B018 - raises where it is closed
    except sqlite3.ProgrammingError:
        return False
    return True
