"""What only a real server and real sockets show: transport, death and return."""

from __future__ import annotations

import http.client
import json
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
import socketio
import websocket

from tavola.server import asyncmode


def post(url: str, body: Any, token: str | None = None) -> Any:
    """Post JSON; return the answer."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


class Phone:
    """A real Socket.IO client."""

    def __init__(self, url: str, token: str, transports: list[str]) -> None:
        self.client = socketio.Client(reconnection=False)
        self.welcome: Any = None
        self.frames: list[Any] = []
        self.refused: Any = None
        self.arrived = threading.Event()
        self.client.on("welcome", self._welcome)
        self.client.on("events", self._events)
        self.client.on("connect_error", self._refused)
        self.url, self.token, self.transports = url, token, transports

    def _welcome(self, told: Any) -> None:
        self.welcome = told
        self.arrived.set()

    def _events(self, frames: Any) -> None:
        self.frames += frames
        self.arrived.set()

    def _refused(self, told: Any) -> None:
        self.refused = told

    def connect(self, since: int | None = None) -> Phone:
        """Connect and wait for the first word."""
        self.client.connect(
            self.url, auth={"token": self.token, "since": since}, transports=self.transports, wait_timeout=10
        )
        assert self.arrived.wait(10)
        return self

    def roll(self, name: str, timeout: float = 10) -> Any:
        """Roll; return the acknowledgement."""
        command = {"id": name, "type": "roll", "actor": None, "intent": {"kind": "notation", "notation": "2d6"}}
        return self.client.call("command", command, timeout=timeout)

    def close(self) -> None:
        """Hang up."""
        if self.client.connected:
            self.client.disconnect()
        for part in (self.client.eio.ws, self.client.eio.http):
            if part is not None:
                part.close()


@pytest.fixture
def phones() -> Iterator[list[Phone]]:
    made: list[Phone] = []
    yield made
    for one in made:
        one.close()


@pytest.mark.parametrize("transports", [["websocket"], ["polling"], ["polling", "websocket"]])
def test_a_roll_over_every_transport(live: Any, phones: list[Phone], transports: list[str]) -> None:
    one = live()
    told = post(f"{one.url}/api/tables", {"name": "Mesa", "system": "swade"})
    gm = Phone(one.url, told["token"], transports)
    phones.append(gm.connect())
    assert gm.welcome["you"]["role"] == "gm"
    assert gm.roll("roll-0001") == {"ok": True, "seq": 1}
    deadline = time.monotonic() + 5
    while not gm.frames and time.monotonic() < deadline:
        time.sleep(0.01)
    assert gm.frames[0]["id"] == "roll-0001"
    gm.close()
    assert one.stop() == 0
    assert one.errors == []


def test_a_token_that_opens_nothing_is_refused_with_its_code(live: Any, phones: list[Phone]) -> None:
    one = live()
    phone = Phone(one.url, "nobody-has-this-one", ["websocket"])
    phones.append(phone)
    with pytest.raises(socketio.exceptions.ConnectionError):
        phone.client.connect(one.url, auth={"token": phone.token}, transports=["websocket"], wait_timeout=5)
    assert phone.refused["data"] == {"code": "unknown_token"}


def test_killed_while_ten_phones_roll_every_acknowledged_roll_is_there_once(live: Any, phones: list[Phone]) -> None:
    one = live()
    told = post(f"{one.url}/api/tables", {"name": "Mesa", "system": "swade"})
    code, acknowledged, stop = told["table"]["code"], [], threading.Event()
    tokens = [post(f"{one.url}/api/tables/{code}/members", {"name": f"J{n}"})["token"] for n in range(10)]
    own = [Phone(one.url, token, ["websocket"]).connect() for token in tokens]
    phones += own

    def play(number: int, phone: Phone) -> None:
        turn = 0
        while not stop.is_set():
            name = f"phone{number:02d}-{turn:05d}"
            try:
                answer = phone.roll(name, timeout=3)
            except Exception:
                return
            if answer["ok"]:
                acknowledged.append((name, answer["seq"]))
            elif answer["error"]["code"] == "too_fast":
                time.sleep(0.05)
            turn += 1

    players = [threading.Thread(target=play, args=pair) for pair in enumerate(own)]
    for thread in players:
        thread.start()
    deadline = time.monotonic() + 30
    while len(acknowledged) < 120 and time.monotonic() < deadline:
        time.sleep(0.01)
    one.process.send_signal(signal.SIGKILL)
    one.stop(signal.SIGKILL)
    stop.set()
    for phone in own:
        phone.client.eio.disconnect(abort=True) if phone.client.connected else None
    for thread in players:
        thread.join(15)
    assert len(acknowledged) >= 120

    again = live(data=one.data, port=one.port)
    request = urllib.request.Request(
        f"{again.url}/api/tables/{code}/export", headers={"Authorization": f"Bearer {told['token']}"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        events = [json.loads(line) for line in answer.read().decode().splitlines()[1:]]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    there = [(event["id"], event["seq"]) for event in events if event["type"] == "roll"]
    assert len({name for name, _ in there}) == len(there)
    assert set(acknowledged) <= set(there)
    # and what was acknowledged is answered with what it did the first time
    back = Phone(again.url, tokens[0], ["websocket"])
    phones.append(back.connect(since=len(events)))
    assert back.frames == []
    mine = next(pair for pair in acknowledged if pair[0].startswith("phone00"))
    assert back.roll(mine[0]) == {"ok": True, "seq": mine[1]}


def test_flask_socketio_414_a_polling_phone_finds_its_way_after_a_restart(live: Any, phones: list[Phone]) -> None:
    """Flask-SocketIO#414, #1417: long polling after a restart looped on "Invalid session"."""
    one = live()
    told = post(f"{one.url}/api/tables", {"name": "Mesa", "system": "swade"})
    first = Phone(one.url, told["token"], ["polling"]).connect()
    phones.append(first)
    assert first.roll("roll-0001")["ok"]
    one.stop(signal.SIGKILL)
    again = live(data=one.data, port=one.port)
    second = Phone(again.url, told["token"], ["polling"])
    phones.append(second.connect(since=0))
    assert [frame["id"] for frame in second.frames] == ["roll-0001"]
    assert again.errors == []


def open_websocket(one: Any, **more: Any) -> websocket.WebSocket:
    """Open a raw WebSocket and shake hands."""
    raw = websocket.create_connection(
        f"{one.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket", timeout=5, **more
    )
    assert raw.recv().startswith("0")
    return raw


RUBBISH = [
    "",
    "9",
    "4",
    "49",
    "42",
    "42{",
    "42[",
    '42{"a":1}',
    "42[]",
    "42[1]",
    '42["command"',
    '421["command",' + "[" * 3000 + "]" * 3000 + "]",
    '421["command",NaN]',
    '45999-["command",{"_placeholder":true,"num":0}]',
    '451-["command",{"_placeholder":true,"num":0}]',
    "43" + "1" * 200 + "[]",
    "40/nowhere,",
    "44",
    "41",
    "b" + "A" * 10,
    "\x00\x01",
]


def test_rubbish_on_the_socket_prints_no_traceback_and_harms_nobody(live: Any, phones: list[Phone]) -> None:
    one = live()
    told = post(f"{one.url}/api/tables", {"name": "Mesa", "system": "swade"})
    gm = Phone(one.url, told["token"], ["websocket"]).connect()
    phones.append(gm)
    for rubbish in RUBBISH:
        for prefix in ([], ["40" + json.dumps({"token": told["token"]})]):
            raw = open_websocket(one)
            for text in [*prefix, rubbish]:
                raw.send(text)
            raw.close()
    raw = open_websocket(one)
    raw.send_binary(b"\x00" * 100)
    raw.close()
    raw = open_websocket(one)
    beneath = raw.sock
    with pytest.raises((websocket.WebSocketException, OSError)):
        raw.send('42["command","' + "x" * 400_000 + '"]')
        while True:
            assert raw.recv() is not None
            if not raw.connected:
                raise OSError
    raw.close()
    beneath.close()
    for body in (b"\xff\xfe", b"42[", b"4" * 300_000, b"42[" * 30):
        answer = urllib.request.urlopen(f"{one.url}/socket.io/?EIO=4&transport=polling", timeout=5).read().decode()
        sid = json.loads(answer[1:])["sid"]
        try:
            urllib.request.urlopen(f"{one.url}/socket.io/?EIO=4&transport=polling&sid={sid}", body, timeout=5).close()
        except urllib.error.HTTPError as error:
            error.close()
    assert gm.roll("roll-0001")["ok"]
    gm.close()
    assert one.stop() == 0
    assert one.errors == [], one.errors


def test_an_event_that_cannot_be_read_is_answered(live: Any) -> None:
    one = live()
    told = post(f"{one.url}/api/tables", {"name": "Mesa", "system": "swade"})
    raw = open_websocket(one)
    raw.send("40" + json.dumps({"token": told["token"]}))
    for wrong in ('427["command",NaN]', "427{}", "427" + "[" * 3000 + "]" * 3000):
        raw.send(wrong)
        while not (heard := raw.recv()).startswith("43"):
            assert heard
        assert heard == '437[{"ok":false,"error":{"code":"bad_json"}}]'
    raw.close()


def test_python_engineio_128_foreign_pages_get_no_socket(live: Any) -> None:
    """python-engineio#128, Avaiga/taipy#2890: cross-site WebSocket hijacking, and rebinding hosts."""
    one = live()
    for more in ({"origin": "http://evil.example"}, {"host": "rebound.example"}, {"origin": "null"}):
        with pytest.raises(websocket.WebSocketBadStatusException) as refused:
            open_websocket(one, **more)
        assert refused.value.status_code in (403, 421)
    open_websocket(one, suppress_origin=True).close()
    open_websocket(one, origin=one.url).close()


def test_rubbish_over_http_prints_no_traceback(live: Any) -> None:
    one = live()
    for method, path, headers, body in (
        ("POST", "/api/tables", {"Content-Length": "x"}, b""),
        ("POST", "/api/tables", {"Content-Type": "application/json", "Content-Length": "-5"}, b""),
        ("BREW", "/api/tables", {}, b""),
        ("GET", "/%ff%fe", {}, b""),
        ("GET", "/api/tables/%00", {}, b""),
        ("GET", "/" + "x" * 9000, {}, b""),
        ("GET", "/api/hello", {"X": "y" * 70_000}, b""),
    ):
        connection = http.client.HTTPConnection("127.0.0.1", one.port, timeout=5)
        try:
            connection.putrequest(method, path)
            for name, value in headers.items():
                connection.putheader(name, value)
            connection.endheaders(body)
            assert connection.getresponse().status >= 400
        except (http.client.HTTPException, OSError):
            pass
        finally:
            connection.close()
    assert one.stop() == 0
    assert "Traceback" not in "".join(one.errors)


def test_flask_socketio_172_the_library_is_patched_before_anything_else() -> None:
    """Flask-SocketIO#172, #353, #394: patched late, emits arrive only at the end."""
    mode = asyncmode.choose()
    if mode != "eventlet":
        pytest.skip("nothing to patch")
    code = (
        "import sys; from tavola.server import cli, asyncmode;"
        "early = {'flask', 'sqlite3', 'logging', 'threading', 'ssl', 'eventlet'} & set(sys.modules) - {'threading'};"
        "asyncmode.patch('eventlet'); import eventlet.patcher as p, socket, time, threading;"
        "print(sorted(early), *[p.is_monkey_patched(name) for name in ('socket', 'time', 'thread')])"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, timeout=30)
    assert done.stdout.strip() == "[] True True True", done.stdout + done.stderr


def test_gevent_13_small_messages_leave_at_once() -> None:
    """No TCP_NODELAY in the servers of gevent and eventlet: it is set on the listening socket."""
    import socket as sockets

    listener = asyncmode.listen("127.0.0.1", 0)
    client = sockets.create_connection(listener.getsockname())
    accepted, _ = listener.accept()
    assert accepted.getsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY)
    for one in (accepted, client, listener):
        one.close()


def test_the_mode_is_the_one_that_was_chosen(home: Any) -> None:
    assert home.socketio.async_mode == home.config.mode == asyncmode.choose()
    assert home.socketio.server.async_handlers is False
    with pytest.raises(asyncmode.UnknownModeError):
        asyncmode.choose("twisted")
