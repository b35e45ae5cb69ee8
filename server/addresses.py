"""The addresses by which phones reach this machine."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
import time

# No packet is sent to these: asking for a route names the interface that would be used.
_ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "198.51.100.1")
_FRESH_SECONDS = 10.0
_SIOCGIFADDR = 0x8915


def _by_route() -> list[str]:
    found = []
    for target in _ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found.append(probe.getsockname()[0])
    return found


def _by_interface() -> list[str]:
    if not sys.platform.startswith("linux"):
        return []
    import fcntl  # only there

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                answer = fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found


def _by_name() -> list[str]:
    with contextlib.suppress(OSError):
        return [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return []


def _rank(address: str) -> int:
    """Home networks first, then other private ones, then those that containers use."""
    if address.startswith("192.168."):
        return 0
    if address.startswith("10."):
        return 1
    if address.startswith("172.17."):
        return 4
    return 2 if ipaddress.ip_address(address).is_private else 3


def lan_addresses() -> list[str]:
    """Return this machine's addresses, the likeliest for phones first; empty without a network."""
    found = dict.fromkeys(_by_route() + _by_interface() + _by_name())
    usable = [one for one in found if not ipaddress.ip_address(one).is_loopback and not one.startswith("169.254.")]
    return sorted(usable, key=_rank)


class Addresses:
    """The machine's addresses, looked at again now and then: a laptop changes its network."""

    def __init__(self) -> None:
        self._known = lan_addresses()
        self._at = time.monotonic()

    def current(self) -> list[str]:
        """Return the addresses as of a few seconds ago."""
        if time.monotonic() - self._at > _FRESH_SECONDS:
            self._known = lan_addresses()
            self._at = time.monotonic()
        return self._known
