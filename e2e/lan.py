"""A living room's network on one machine: private addresses of its own, phones that trust the laptop or do not."""

from __future__ import annotations

import contextlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from .net import free_port
from .server import Server

SBIN = os.environ.get("PATH", "") + os.pathsep + "/usr/sbin"


def tool(name: str) -> str:
    """Return a program's path; skip the test where it is not there."""
    found = shutil.which(name, path=SBIN)
    if found is None:
        pytest.skip(f"{name} is not here: run scripts/network_tools.py as root")
    return found


class Lan:
    """Addresses that this machine has for as long as a test runs."""

    def __init__(self) -> None:
        self._ip = tool("ip")
        self._mine: set[str] = set()

    def gets(self, address: str) -> None:
        """Give the machine an address."""
        done = subprocess.run([self._ip, "addr", "add", f"{address}/32", "dev", "lo"], capture_output=True, text=True)
        if done.returncode and not re.search("exists|already", done.stderr):
            pytest.skip(f"no address can be added here (needs root): {done.stderr.strip()}")
        self._mine.add(address)

    def loses(self, address: str) -> None:
        """Take an address away; what is connected by it is stuck, as when a laptop changes its Wi-Fi."""
        subprocess.run([self._ip, "addr", "del", f"{address}/32", "dev", "lo"], capture_output=True, check=False)
        self._mine.discard(address)

    def close(self) -> None:
        """Take all of them away."""
        for address in list(self._mine):
            self.loses(address)


class LanServer(Server):
    """The server as it is started at home: at all addresses, https beside http."""

    def __init__(self, data: pathlib.Path, address: str, *more: str) -> None:
        self.lan_address = address
        self.secure_port = free_port()
        super().__init__(data, "--host", "0.0.0.0", "--https-port", str(self.secure_port), *more)

    @property
    def plain(self) -> str:
        """The address in the QR code."""
        return f"http://{self.lan_address}:{self.port}"

    @property
    def secure(self) -> str:
        """The address for phones that trust."""
        return f"https://{self.lan_address}:{self.secure_port}"

    @property
    def trusted(self) -> str:
        """A pattern of the addresses where it is trusted: the machine may have more than the test gave it."""
        return rf"https://[\w.-]+:{self.secure_port}"

    @property
    def authority(self) -> pathlib.Path:
        """The certificate that phones are asked to trust."""
        return self.data / "tls" / "authority.pem"

    def says(self) -> dict[str, Any]:
        """Return what it says of itself."""
        with urllib.request.urlopen(f"{self.address}/api/hello", timeout=5) as answer:
            told: dict[str, Any] = json.loads(answer.read())
            return told

    def is_at(self, address: str, patience: float = 15.0) -> None:
        """Wait until it knows that it has an address or a name."""
        until = time.monotonic() + patience
        while not any(address in url for url in self.says()["secure"]):
            if time.monotonic() > until:
                raise TimeoutError(f"never at {address}: {self.says()}")
            time.sleep(0.2)


class Trust:
    """A home folder with a trust store of its own, where Chromium looks for one."""

    def __init__(self, home: pathlib.Path) -> None:
        self.home = home
        self._store = f"sql:{home}/.pki/nssdb"
        (home / ".pki" / "nssdb").mkdir(parents=True)
        self._certutil("-N", "--empty-password")

    def learns(self, authority: pathlib.Path) -> None:
        """Trust an authority from now on (for browsers started from now on)."""
        self._certutil("-A", "-t", "C,,", "-n", "tavola", "-i", str(authority))

    def _certutil(self, *given: str) -> None:
        subprocess.run([tool("certutil"), "-d", self._store, *given], check=True, capture_output=True)

    @property
    def env(self) -> dict[str, str]:
        """The environment of a browser that lives here."""
        return {**os.environ, "HOME": str(self.home)}


@contextlib.contextmanager
def private_addresses() -> Iterator[Lan]:
    """Give a test a network to itself."""
    lan = Lan()
    try:
        yield lan
    finally:
        lan.close()
