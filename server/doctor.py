"""``tavola doctor``: looks at what usually keeps phones from reaching the table, and says what to do."""

from __future__ import annotations

import argparse
import contextlib
import datetime
import http.client
import json
import os
import pathlib
import shutil
import socket
import ssl
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from typing import Any, NamedTuple

from cryptography import x509

from . import __version__, certs, cli, lock
from .addresses import lan_addresses

PATIENCE = 3.0
MARKS = {"ok": "✓", "warn": "!", "bad": "✗", "info": "·"}
# No Távola is older than this; a clock that says so is wrong.
FIRST_RELEASE = datetime.datetime(2026, 6, 1, tzinfo=datetime.UTC)


class Finding(NamedTuple):
    """One thing that was looked at. ``state``: ok, warn (may be the reason), bad (is one), info."""

    state: str
    key: str
    values: dict[str, Any] = {}


def run(options: argparse.Namespace, say: cli.Speaker) -> int:
    """Check everything; return 1 where something is surely wrong."""
    note = lock.note_of(options.data)
    port = (note or {}).get("port") or options.port
    secure_port = note.get("secure_port") if note else (options.https_port or cli.SECURE_PORT)
    addresses = lan_addresses()
    folder = options.data / certs.FOLDER
    checks: tuple[tuple[str, Callable[[], list[Finding]]], ...] = (
        ("doctor-addresses", lambda: check_addresses(addresses)),
        ("doctor-ports", lambda: check_ports(note, addresses, port, secure_port, folder)),
        ("doctor-certificate", lambda: check_certificate(folder, addresses)),
        ("doctor-clock", lambda: check_clock(folder)),
        ("doctor-firewall", lambda: check_firewall(port, secure_port)),
        ("doctor-devices", lambda: check_devices(note, say)),
    )
    bad = False
    for title, check in checks:
        print(f"\n{say.text(title)}", flush=True)
        for finding in check():
            bad = bad or finding.state == "bad"
            print(f"  {MARKS[finding.state]} {say.text(finding.key, **finding.values)}")
    if addresses:
        print("\n" + say.text("doctor-phone", url=f"http://{addresses[0]}:{port}", address=addresses[0]))
    return 1 if bad else 0


def check_addresses(addresses: list[str]) -> list[Finding]:
    """Look at what this machine is called on the network."""
    if not addresses:
        return [Finding("bad", "doctor-no-network")]
    found = [Finding("ok", "doctor-address", {"address": addresses[0]})]
    found += [Finding("info", "doctor-address-too", {"address": other}) for other in addresses[1:]]
    if not certs.may_vouch_for(addresses[0]):
        found.append(Finding("warn", "doctor-public-address", {"address": addresses[0]}))
    return found


def check_ports(
    note: dict[str, Any] | None, addresses: list[str], port: int, secure_port: int | None, folder: pathlib.Path
) -> list[Finding]:
    """Ask the server that runs, at the address that phones use; where none runs, see whether one could."""
    if note is None:
        found = [Finding("info", "doctor-not-running")]
        for one in (port, secure_port):
            if one is not None:
                found.append(Finding("ok" if _is_free(one) else "bad", _free_key(one), {"port": str(one)}))
        return found
    found = []
    for address in addresses[:3] or ["127.0.0.1"]:
        url = f"http://{address}:{port}"
        found.append(_answer(url, _ask(address, port, None)))
    if secure_port is None:
        return [*found, Finding("info", "doctor-no-https")]
    authority = folder / "authority.pem"
    if authority.exists():
        context = ssl.create_default_context(cafile=str(authority))
        for address in [one for one in addresses[:3] if certs.may_vouch_for(one)] or ["127.0.0.1"]:
            found.append(_answer(f"https://{address}:{secure_port}", _ask(address, secure_port, context)))
    return found


def _free_key(port: int) -> str:
    return "doctor-port-free" if _is_free(port) else "doctor-port-taken"


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("0.0.0.0", port))
        except OSError:
            return False
    return True


def _ask(address: str, port: int, context: ssl.SSLContext | None) -> str | None:
    """Return what is wrong with how the server answers there, None where nothing is."""
    try:
        if context is None:
            line: http.client.HTTPConnection = http.client.HTTPConnection(address, port, timeout=PATIENCE)
        else:
            line = http.client.HTTPSConnection(address, port, timeout=PATIENCE, context=context)
        with contextlib.closing(line):
            line.request("GET", "/api/hello")
            told = json.loads(line.getresponse().read())
        return None if told.get("app") == "tavola" else "?"
    except (OSError, ValueError, http.client.HTTPException) as error:
        return str(error) or type(error).__name__


def _answer(url: str, problem: str | None) -> Finding:
    if problem is None:
        return Finding("ok", "doctor-answers", {"url": url})
    return Finding("bad", "doctor-silent", {"url": url, "reason": problem})


def check_certificate(folder: pathlib.Path, addresses: list[str]) -> list[Finding]:
    """Look at the authority and the certificate of this folder."""
    try:
        authority = x509.load_pem_x509_certificate((folder / "authority.pem").read_bytes())
        leaf = x509.load_pem_x509_certificate((folder / "server.pem").read_bytes())
    except FileNotFoundError:
        return [Finding("info", "doctor-no-certificate")]
    except (OSError, ValueError) as error:
        return [Finding("bad", "doctor-bad-certificate", {"folder": str(folder), "reason": str(error)})]
    found = []
    now = datetime.datetime.now(datetime.UTC)
    for what, key in ((authority, "doctor-authority"), (leaf, "doctor-leaf")):
        until = what.not_valid_after_utc
        good = what.not_valid_before_utc <= now < until
        found.append(Finding("ok" if good else "bad", key if good else f"{key}-over", {"until": f"{until:%d/%m/%Y}"}))
    hosts = certs.hosts_of(leaf)
    missing = [one for one in addresses if certs.may_vouch_for(one) and one not in hosts]
    if missing:
        found.append(Finding("warn", "doctor-leaf-lacks", {"addresses": ", ".join(missing)}))
    key_file = folder / "authority.key"
    if os.name == "posix" and key_file.exists() and key_file.stat().st_mode & 0o077:
        found.append(Finding("bad", "doctor-key-open", {"file": str(key_file)}))
    return found


def check_clock(folder: pathlib.Path) -> list[Finding]:
    """See whether the clock can be right: phones measure the certificate by their own."""
    now = datetime.datetime.now(datetime.UTC)
    earliest = FIRST_RELEASE
    with contextlib.suppress(OSError, ValueError):
        written = x509.load_pem_x509_certificate((folder / "server.pem").read_bytes()).not_valid_before_utc
        earliest = max(earliest, written)
    shown = {"now": f"{now.astimezone():%d/%m/%Y %H:%M}"}
    if now < earliest:
        return [Finding("bad", "doctor-clock-wrong", shown)]
    return [Finding("ok", "doctor-clock-now", shown)]


def _says(*command: str) -> str:
    """Return what a program prints, nothing where it is not there or may not."""
    path = shutil.which(command[0])
    if path is None:
        return ""
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run([path, *command[1:]], capture_output=True, text=True, timeout=PATIENCE, check=False)
        return done.stdout
    return ""


def check_firewall(port: int, secure_port: int | None, platform: str = sys.platform) -> list[Finding]:
    """See which firewall this machine has and say how to let phones through."""
    ports = [str(one) for one in (port, secure_port) if one is not None]
    listed = ",".join(ports)
    if platform == "win32":
        rule = f'netsh advfirewall firewall add rule name="Tavola" dir=in action=allow protocol=TCP localport={listed}'
        return [Finding("info", "doctor-firewall-windows", {"command": f"{rule} profile=private"})]
    if platform == "darwin":
        on = "enabled" in _says("/usr/libexec/ApplicationFirewall/socketfilterfw", "--getglobalstate")
        return [Finding("warn" if on else "ok", "doctor-firewall-mac" if on else "doctor-firewall-none")]
    if "running" in _says("firewall-cmd", "--state"):
        added = " ".join(f"--add-port={one}/tcp" for one in ports)
        return [
            Finding("warn", "doctor-firewall-linux", {"name": "firewalld", "command": f"sudo firewall-cmd {added}"})
        ]
    if _ufw_is_on():
        return [Finding("warn", "doctor-firewall-linux", {"name": "ufw", "command": f"sudo ufw allow {listed}/tcp"})]
    return [Finding("ok", "doctor-firewall-none")]


def _ufw_is_on() -> bool:
    with contextlib.suppress(OSError):
        return "ENABLED=yes" in pathlib.Path("/etc/ufw/ufw.conf").read_text(encoding="utf-8")
    return False


def check_devices(note: dict[str, Any] | None, say: cli.Speaker) -> list[Finding]:
    """Ask the server that runs who is connected, and how."""
    if note is None:
        return [Finding("info", "doctor-not-running")]
    asked = urllib.request.Request(f"{note['url']}/api/devices", headers={"Authorization": f"Bearer {note['secret']}"})
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            told = json.loads(answer.read())["devices"]
    except (OSError, ValueError, KeyError) as error:
        return [Finding("bad", "doctor-silent", {"url": note["url"], "reason": str(error)})]
    if not told:
        return [Finding("info", "doctor-nobody")]
    found = []
    for device in told:
        who = device["name"] or say.text("device-screen")
        how = cli.device_words(say, device, __version__)
        found.append(Finding("info", "doctor-device", {"table": device["table"], "who": who, "how": how}))
    return found
