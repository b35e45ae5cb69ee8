"""How fast a tap comes back, and how fast everyone else sees it, commits included. Prints figures, asserts nothing.

    python scripts/bench_server.py [--async-mode eventlet|threading|gevent] [--quick]

One table of 8 phones, a game master and a TV, then 50 tables of 8 at 100 and at 300 rolls a second. The server runs as
people run it, in a process of its own on one core; the phones are raw WebSockets in this process, on the others.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import itertools
import json
import os
import pathlib
import random
import re
import selectors
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

import websocket

from tavola.rules.swade.demo import ready
from tavola.server import asyncmode

FRAME = re.compile(rb'"seq":\d+,"id":"(tap-\d{8})"')
NUMBERS = itertools.count(1)
TRAITS = ("notice", "athletics", "stealth", "fighting", "shooting")


class Server:
    """The real command on one core."""

    def __init__(self, mode: str, folder: pathlib.Path) -> None:
        command = [sys.executable, "-m", "tavola.server.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
        command += ["--data", str(folder), "--async-mode", mode, "--limit-scale", "100000", "--lang", "en"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        assert self.process.stdout is not None
        port = ""
        for line in self.process.stdout:
            if line.startswith("Open on a phone:"):
                port = line.strip().rsplit(":", 1)[1]
            if "Ctrl+C" in line:
                break
        self.url = f"http://127.0.0.1:{port}"
        if hasattr(os, "sched_setaffinity"):
            cores = sorted(os.sched_getaffinity(0))
            os.sched_setaffinity(self.process.pid, {cores[0]})
            if len(cores) > 1:
                os.sched_setaffinity(0, set(cores[1:]))

    def busy_seconds(self) -> float:
        """Return the processor time that the server has used, where the system tells."""
        with contextlib.suppress(OSError):
            fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def post(self, path: str, body: Any) -> Any:
        """Ask over HTTP."""
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Screen:
    """One connected phone, game master or TV."""

    def __init__(self, server: Server, token: str) -> None:
        address = server.url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        self.raw = websocket.create_connection(address, timeout=30)
        self.raw.recv()
        self.raw.send("40" + json.dumps({"token": token}))
        while not self.raw.recv().startswith("40"):
            pass
        self.socket = self.raw.sock
        self.buffer = b""
        self.character: str | None = None

    def send(self, number: int, command: dict[str, Any]) -> None:
        """Give a command without waiting."""
        self.write(f"42{number}" + json.dumps(["command", command]))

    def write(self, text: str) -> None:
        """Send a frame; a mask of zeros leaves it as it is."""
        body = text.encode()
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.socket.sendall(b"\x81" + size + b"\0\0\0\0" + body)

    def read(self) -> list[bytes]:
        """Return the texts that have arrived. (A whole WebSocket client would take longer than what is measured.)"""
        data, texts = self.buffer + self.socket.recv(262_144), []
        while len(data) >= 2:
            size, at = data[1], 2
            if size == 126:
                size, at = int.from_bytes(data[2:4], "big"), 4
            elif size == 127:
                size, at = int.from_bytes(data[2:10], "big"), 10
            if len(data) < at + size:
                break
            texts.append(data[at : at + size])
            data = data[at + size :]
        self.buffer = data
        return texts

    def call(self, number: int, command: dict[str, Any]) -> None:
        """Give a command and wait for its acknowledgement."""
        self.send(number, command)
        while True:
            for text in self.read():
                if text.startswith(b"43"):
                    assert b'"ok":true' in text, text
                    return


class Table:
    """A table with its screens; each phone has a character."""

    def __init__(self, server: Server, phones: int, others: bool) -> None:
        told = server.post("/api/tables", {"name": "Bench", "system": "swade"})
        code = told["table"]["code"]
        self.phones = [
            Screen(server, server.post(f"/api/tables/{code}/members", {"name": f"P{n}"})["token"])
            for n in range(phones)
        ]
        self.others = []
        if others:
            self.others = [
                Screen(server, told["token"]),
                Screen(server, server.post(f"/api/tables/{code}/screens", {})["token"]),
            ]
        for index, phone in enumerate(self.phones):
            character = dict(ready(lambda key: key)[index % 4], id=f"c{index}")
            phone.call(1, {"id": f"setup-{index:04d}", "type": "character.add", "character": character})
            phone.character = f"c{index}"

    @property
    def screens(self) -> list[Screen]:
        """Everyone who watches."""
        return self.phones + self.others


class Tap:
    """A roll on its way."""

    __slots__ = ("acknowledged", "at", "last", "screens")

    def __init__(self, at: float) -> None:
        self.at = at
        self.acknowledged = 0.0
        self.last = 0.0
        self.screens = 0


def percentiles(values: list[float]) -> str:
    """Return p50 and p99 in milliseconds."""
    ordered = sorted(values)
    return f"p50 {ordered[len(ordered) // 2] * 1000:6.1f} ms   p99 {ordered[int(len(ordered) * 0.99)] * 1000:6.1f} ms"


class Evening:
    """Rolls at a rate and times what comes back."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables
        self.taps: dict[bytes, Tap] = {}
        self.selector = selectors.DefaultSelector()
        for table in tables:
            for screen in table.screens:
                self.selector.register(screen.socket, selectors.EVENT_READ, screen)

    def hear(self, timeout: float) -> None:
        """Take in what arrives."""
        for key, _ in self.selector.select(timeout):
            now = time.perf_counter()
            for text in key.data.read():
                if text == b"2":
                    key.data.write("3")
                elif text.startswith(b"43"):
                    tap = self.taps.get(b"tap-" + text[2 : text.index(b"[")].zfill(8))
                    if tap is not None and b'"ok":true' in text:
                        tap.acknowledged = now
                elif text.startswith(b'42["events"'):
                    self.frames(text, now)

    def frames(self, text: bytes, now: float) -> None:
        """Note who has seen which roll: a frame begins with its number and its command's id."""
        for name in FRAME.findall(text):
            tap = self.taps.get(name)
            if tap is not None:
                tap.screens += 1
                tap.last = now

    def play(self, rate: float, seconds: float) -> None:
        """Roll."""
        begun, number = time.perf_counter(), 0
        first = next(NUMBERS) * 1_000_000
        while (now := time.perf_counter()) < begun + seconds:
            due = begun + number / rate
            if now < due:
                self.hear(max(0.0, min(due - now, 0.005)))
                continue
            number += 1
            phone = random.choice(random.choice(self.tables).phones)
            name = f"tap-{first + number:08d}"
            intent = {"kind": "trait", "trait": random.choice(TRAITS)}
            self.taps[name.encode()] = Tap(time.perf_counter())
            phone.send(first + number, {"id": name, "type": "roll", "actor": phone.character, "intent": intent})
            self.hear(0)
        until = time.perf_counter() + 5
        while time.perf_counter() < until and not all(tap.acknowledged for tap in self.taps.values()):
            self.hear(0.05)
        until = time.perf_counter() + 0.5
        while time.perf_counter() < until:
            self.hear(0.05)

    def report(self, title: str, screens: int, busy: float, seconds: float) -> None:
        """Print what was measured."""
        done = [tap for tap in self.taps.values() if tap.acknowledged]
        whole = [tap for tap in done if tap.screens >= screens]
        print(f"{title}: {len(self.taps)} rolls, {len(done)} acknowledged, {len(whole)} seen on all {screens} screens")
        print(f"  tap to own result          {percentiles([tap.acknowledged - tap.at for tap in done])}")
        if whole:
            print(f"  tap to every other screen  {percentiles([tap.last - tap.at for tap in whole])}")
        print(f"  server's core              {busy / seconds * 100:5.0f} % busy", flush=True)

    def close(self) -> None:
        """Hang up."""
        self.selector.close()
        for table in self.tables:
            for screen in table.screens:
                screen.raw.close()


def measure(server: Server, title: str, tables: list[Table], rate: float, seconds: float) -> None:
    """Play and print."""
    evening = Evening(tables)
    before = server.busy_seconds()
    evening.play(rate, seconds)
    evening.report(title, len(tables[0].screens), server.busy_seconds() - before, seconds)
    evening.selector.close()


def main() -> None:
    """Run all three."""
    gc.disable()  # the pauses would be ours, not the server's
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--async-mode", choices=asyncmode.MODES, default=asyncmode.DEFAULT)
    parser.add_argument("--quick", action="store_true", help="a few seconds of each")
    options, _ = parser.parse_known_args()
    seconds = 4.0 if options.quick else 15.0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(options.async_mode, pathlib.Path(folder))
        print(f"server on {options.async_mode}")
        one = Table(server, 8, others=True)
        measure(server, "one table, 8 phones + game master + TV, 5 rolls/s", [one], 5, seconds)
        many = [Table(server, 8, others=False) for _ in range(50)]
        for rate in (100, 300):
            measure(server, f"50 tables of 8, {rate} rolls/s", many, rate, seconds)
        for table in [one, *many]:
            for screen in table.screens:
                screen.raw.close()
        server.stop()


if __name__ == "__main__":
    main()
