"""How much memory a table takes: eight phones, a game master and a TV, half of them over https, after a fight's worth.

    python scripts/bench_memory.py

Prints the resident memory of the server and of the process that announces its name. More than 150 MB fails: a
Raspberry Pi serves a table with less. Linux only (it reads /proc).
"""

from __future__ import annotations

import json
import pathlib
import re
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

import websocket

from tavola.rules.swade.demo import ready
from tavola.server import words

MOST_MB = 150
PHONES = 8
ROLLS = 400


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory(pid: int) -> float:
    """Return a process's resident memory in MB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", pathlib.Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def children(pid: int) -> list[int]:
    """Return the processes that a process started."""
    return [int(one) for one in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def post(url: str, data: dict[str, Any]) -> dict[str, Any]:
    """Ask over HTTP."""
    asked = urllib.request.Request(url, json.dumps(data).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        told: dict[str, Any] = json.loads(answer.read())
        return told


class Phone:
    """Somebody with a socket, in one thread."""

    def __init__(self, url: str, token: str) -> None:
        address = url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self._socket = websocket.create_connection(address, timeout=20, sslopt={"cert_reqs": ssl.CERT_NONE})
        self._socket.recv()
        self._socket.send("40" + json.dumps({"token": token, "since": None, "version": 1}))
        self._count = 0

    def does(self, kind: str, **inputs: Any) -> Any:
        """Give a command; return the acknowledgement."""
        self._count += 1
        command = {"id": f"bench-{id(self)}-{self._count:06d}", "type": kind, **inputs}
        self._socket.send(f"42{self._count}" + json.dumps(["command", command]))
        start = f"43{self._count}["
        while True:
            told = self._socket.recv()
            if told == "2":
                self._socket.send("3")
            if told.startswith(start):
                answer = json.loads(told[len(start) - 1 :])[0]
                if answer["ok"] or answer["error"]["code"] != "too_fast":
                    return answer
                time.sleep(0.5)
                return self.does(kind, **inputs)

    def leaves(self) -> None:
        """Go."""
        self._socket.close()


def report(title: str, pid: int) -> float:
    """Print what it takes now; return the sum."""
    own, named = memory(pid), sum(memory(child) for child in children(pid))
    print(f"  {title:38} server {own:6.1f} MB, name on the network {named:5.1f} MB, together {own + named:6.1f} MB")
    return own + named


def play(url: str, secure_url: str, pid: int) -> float:
    """Play; return the most that it took."""
    made = post(f"{url}/api/tables", {"name": "Bench", "system": "swade"})
    code = made["table"]["code"]
    gm = Phone(url, made["token"])
    tv = Phone(url, post(f"{url}/api/tables/{code}/screens", {})["token"])
    phones = []
    for at in range(PHONES):
        token = post(f"{url}/api/tables/{code}/members", {"name": f"Jogador {at}"})["token"]
        phones.append(Phone(secure_url if at % 2 else url, token))
    most = report("8 phones, game master, TV", pid)
    people = ready(lambda key: words.say("pt-BR", key))
    for at, phone in enumerate(phones):
        phone.does("character.add", character={**people[at % len(people)], "id": f"hero-{at:04d}"})
    gm.does("fight.start", characters=[f"hero-{at:04d}" for at in range(PHONES)])
    for at in range(ROLLS):
        phone = phones[at % PHONES]
        phone.does("roll", actor=f"hero-{at % PHONES:04d}", intent={"kind": "notation", "notation": "2d6+1"})
    most = max(most, report(f"after a fight and {ROLLS} rolls", pid))
    for one in (*phones, gm, tv):
        one.leaves()
    return most


def main() -> None:
    """Measure."""
    port, secure_port = free_port(), free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tavola.server.cli", "--port", str(port), "--https-port", str(secure_port)]
        command += ["--data", folder, "--limit-scale", "1000"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"{url}/api/hello").close()
                    break
                except OSError:
                    time.sleep(0.1)
            time.sleep(3)  # the name is taken by now
            print("memory")
            report("at rest", server.pid)
            most = play(url, f"https://127.0.0.1:{secure_port}", server.pid)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    if most > MOST_MB:
        sys.exit(f"bench: {most:.0f} MB are more than {MOST_MB}")


if __name__ == "__main__":
    main()
