"""Which names this server answers to, which pages may talk to it, and what browsers are told to refuse.

The names are a list, not what the request says: a page that rebinds its own name to this machine's address is sent
away (421), and so is one from elsewhere (403), for sockets as for everything else.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from . import wirejson
from .addresses import Addresses
from .certs import may_vouch_for
from .errors import Refused

Environ = dict[str, Any]

_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:;"
    " font-src 'self'; media-src 'self' blob:; connect-src 'self' {sockets}; worker-src 'self'; manifest-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
}


# What a page of this server's at another of its addresses may ask here: the way from http to https, and from an
# address that is gone to the one that there is now. Nothing of it goes by who asks: it takes a token, or says little.
SHARED_PATHS = ("/api/hello", "/api/handovers", "/socket.io")


def policy(host: str, others: Iterable[str] = ()) -> str:
    """Return the Content-Security-Policy for a page at ``host`` (old Safaris do not count sockets as 'self').

    ``others`` are further addresses of this server's, which a page may look for the table at.
    """
    sources = [f"ws://{host}", f"wss://{host}"]
    for url in others:
        sources += [url, url.replace("http", "ws", 1)]
    return _POLICY.format(sockets=" ".join(dict.fromkeys(sources)))


def is_shared(path: str) -> bool:
    """Return whether a page at another address of this server's may ask for a path."""
    return any(path == shared or path.startswith(shared + "/") for shared in SHARED_PATHS)


def is_loopback(host: str) -> bool:
    """Return whether a ``Host`` is this very machine, which browsers trust without a certificate."""
    name = _normal(host).rpartition(":")[0] if host.count(":") == 1 else _normal(host)
    return name == "localhost" or name.startswith(("127.", "[::1]"))


def _normal(host: str, scheme: str = "http") -> str:
    """Return ``host:port`` in small letters, without the port that goes without saying."""
    host = host.strip().lower()
    for usual in (":80", ":443"):
        if host.endswith(usual) and host.count(":") == 1:
            return host[: -len(usual)]
    return host


class Guard:
    """The list of names and origins of one server."""

    def __init__(
        self,
        port: int,
        addresses: Addresses,
        origins: Iterable[str] = (),
        names: Iterable[str] = (),
        secure_port: int | None = None,
    ) -> None:
        """``origins`` are further ones, such as a reverse proxy's; each also names a host."""
        self._addresses = addresses
        self._origins = {origin.rstrip("/").lower() for origin in origins}
        self._extra = {_normal(urlsplit(origin).netloc) for origin in self._origins}
        self._ports = tuple(one for one in (port, secure_port) if one is not None)
        own = socket.gethostname().lower()
        known = ("localhost", "127.0.0.1", "[::1]", own, own.removesuffix(".local") + ".local", *names)
        self._names: set[str] = set(self._extra)
        for name in known:
            self.add_name(name)

    def add_name(self, name: str) -> None:
        """Answer to a further name, at this server's ports."""
        self._names |= {_normal(f"{name.lower()}:{port}") for port in self._ports}

    def allows_host(self, host: str) -> bool:
        """Return whether the server answers to this ``Host``."""
        host = _normal(host)
        if host in self._names:
            return True
        name = host.rsplit(":", 1)[0] if host.count(":") == 1 else host
        try:
            address = str(ipaddress.ip_address(name.strip("[]")))
        except ValueError:
            return False
        return self._at_own_port(name, host) and address in self._addresses.current()

    def _at_own_port(self, name: str, host: str) -> bool:
        return any(host == _normal(f"{name}:{port}") for port in self._ports)

    def allows_origin(self, origin: str, host: str) -> bool:
        """Return whether a page of this ``Origin`` may talk to the server by ``host``."""
        origin = origin.rstrip("/").lower()
        if origin in self._origins:
            return True
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and _normal(parts.netloc) == _normal(host)

    def is_sibling(self, origin: str) -> bool:
        """Return whether an ``Origin`` can be this server at another address: a private one, at a port of ours.

        The laptop may have left that address, so no list has it; no page on the internet can have it either.
        """
        parts = urlsplit(origin.rstrip("/").lower())
        try:
            name = parts.hostname or ""
            at_port = self._at_own_port(f"[{name}]" if ":" in name else name, _normal(parts.netloc))
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and at_port and may_vouch_for(name)

    def allows_page(self, origin: str | None, environ: Environ) -> bool:
        """Return whether Socket.IO's own check lets a request pass: the same answer once more."""
        return origin is None or self.allows_origin(origin, environ.get("HTTP_HOST", "")) or self.is_sibling(origin)

    def check(self, environ: Environ) -> None:
        """Refuse a request for another host, and one from another origin.

        :raises Refused: ``wrong_host``, ``wrong_origin``.
        """
        host = environ.get("HTTP_HOST", "")
        if not self.allows_host(host):
            raise Refused("wrong_host")
        origin = environ.get("HTTP_ORIGIN")
        if origin is None or self.allows_origin(origin, host):
            return
        if not (is_shared(environ.get("PATH_INFO", "")) and self.is_sibling(origin)):
            raise Refused("wrong_origin")

    def wrap(self, inner: Callable[..., Any]) -> Callable[..., Any]:
        """Return the WSGI application behind this guard: nothing passes it, sockets included."""

        def guarded(environ: Environ, start_response: Callable[..., Any]) -> Any:
            try:
                self.check(environ)
            except Refused as refused:
                body = wirejson.dumps({"error": refused.as_json()}).encode()
                reason = "421 Misdirected Request" if refused.status == 421 else "403 Forbidden"
                headers = [("Content-Type", "application/json"), ("Content-Length", str(len(body)))]
                start_response(reason, headers + list(HEADERS.items()))
                return [body]
            return inner(environ, start_response)

        return guarded
