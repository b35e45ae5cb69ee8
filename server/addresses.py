"""The addresses by which phones reach this machine."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import time

import ifaddr

# No packet is sent to these: asking for a route names the interface that would be used.
_ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "198.51.100.1")
_FRESH_SECONDS = 3.0
# What programs set up on this machine for themselves: no phone is there.
_OWN_USE = ("docker", "veth", "br-", "virbr", "vmnet", "vboxnet", "vethernet", "utun", "tailscale", "wg", "zt")


def _by_route() -> list[str]:
    found = []
    for target in _ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found.append(probe.getsockname()[0])
    return found


def _by_interface() -> tuple[list[str], set[str]]:
    """Return every interface's addresses, and those of interfaces that programs made for their own use."""
    found: list[str] = []
    inner: set[str] = set()
    with contextlib.suppress(OSError):
        for adapter in ifaddr.get_adapters():
            own = [str(entry.ip) for entry in adapter.ips if entry.is_IPv4]
            found += own
            if str(adapter.nice_name).lower().startswith(_OWN_USE):
                inner.update(own)
    return found, inner


def _rank(address: str) -> int:
    """Home networks first, then other private ones."""
    if address.startswith("192.168."):
        return 0
    if address.startswith("10."):
        return 1
    return 2 if ipaddress.ip_address(address).is_private else 3


def lan_addresses() -> list[str]:
    """Return this machine's addresses, the likeliest for phones first; empty without a network."""
    listed, inner = _by_interface()
    found = dict.fromkeys(_by_route() + listed)
    usable = [one for one in found if not ipaddress.ip_address(one).is_loopback and not one.startswith("169.254.")]
    return sorted(usable, key=lambda one: (one in inner, _rank(one)))


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
