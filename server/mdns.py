"""Says ``tavola.local`` on the network, in a process of its own: the library brings an event loop that goes with none
of the ways in which sockets are served here.

The child reads a line of JSON for each change (the addresses, the ports) and writes the name it took into a file.
It ends when its standard input does, whatever became of its parent.
"""

from __future__ import annotations

import contextlib
import json
import os
import pathlib
import subprocess
import sys
from typing import Any

NAME = "tavola"
_TRIES = 9


class Announcer:
    """The parent's side."""

    def __init__(self, folder: pathlib.Path, name: str = NAME) -> None:
        self._file = folder / "mdns.json"
        self._name = name
        self._told: dict[str, Any] | None = None
        self._child: subprocess.Popen[bytes] | None = None

    def tell(self, addresses: list[str], port: int, secure_port: int | None) -> None:
        """Announce these from now on; does nothing where nothing changed."""
        wanted = {"name": self._name, "addresses": addresses, "port": port, "secure_port": secure_port}
        if wanted == self._told:
            return
        self._told = wanted
        if self._child is None or self._child.poll() is not None:
            self._start()
        assert self._child is not None and self._child.stdin is not None
        with contextlib.suppress(OSError):
            self._child.stdin.write(json.dumps(wanted).encode() + b"\n")
            self._child.stdin.flush()

    def name(self) -> str | None:
        """Return the name that was taken, None where there is none (yet)."""
        with contextlib.suppress(OSError, ValueError, KeyError):
            return str(json.loads(self._file.read_text(encoding="utf-8"))["name"])
        return None

    def close(self) -> None:
        """Take the name back."""
        if self._child is not None and self._child.stdin is not None:
            with contextlib.suppress(OSError):
                self._child.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._child.wait(3)
            if self._child.poll() is None:
                self._child.kill()
                self._child.wait()
        self._child = None
        self._file.unlink(missing_ok=True)

    def _start(self) -> None:
        self._file.unlink(missing_ok=True)
        # by its path: the package would bring the whole server along
        command = [sys.executable, "-I", os.path.abspath(__file__), str(self._file.resolve())]
        self._child = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, bufsize=0
        )


def _taken_by_others(zeroconf: Any, host: str, own: list[str]) -> bool:
    from zeroconf import AddressResolverIPv4

    resolver = AddressResolverIPv4(host)
    found = resolver.request(zeroconf, 800)
    return bool(found) and not set(resolver.parsed_addresses()) <= {*own, "127.0.0.1"}


def _announce(told: dict[str, Any]) -> tuple[Any, str | None]:
    """Return what announces, and the name that was free."""
    from zeroconf import InterfaceChoice, IPVersion, ServiceInfo, Zeroconf

    addresses = told["addresses"]
    zeroconf = Zeroconf(interfaces=addresses or InterfaceChoice.Default, ip_version=IPVersion.V4Only)
    for attempt in range(_TRIES):
        name = told["name"] if attempt == 0 else f"{told['name']}-{attempt + 1}"
        host = f"{name}.local."
        if _taken_by_others(zeroconf, host, addresses):
            continue
        info = ServiceInfo(
            "_http._tcp.local.",
            f"{name}._http._tcp.local.",
            port=told["port"],
            server=host,
            parsed_addresses=addresses,
            properties={"path": "/", "https": str(told["secure_port"] or "")},
        )
        zeroconf.register_service(info, allow_name_change=True)
        return zeroconf, host.rstrip(".")
    return zeroconf, None


def main(path: str) -> None:
    """Be the child: announce what is told until nothing is told any more."""
    announcing: Any = None
    for line in sys.stdin:
        told = json.loads(line)
        if announcing is not None:
            announcing.close()
            announcing = None
        name = None
        if told["addresses"]:
            with contextlib.suppress(Exception):  # no network for it: the address alone must do
                announcing, name = _announce(told)
        part = pathlib.Path(path + ".part")
        part.write_text(json.dumps({"name": name} if name else {}), encoding="utf-8")
        os.replace(part, path)
    if announcing is not None:
        announcing.close()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main(sys.argv[1])
