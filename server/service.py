"""What one running server is made of, put together in one place."""

from __future__ import annotations

import dataclasses
import logging
import pathlib
from typing import Any

from . import __version__, asyncmode, certs, codes, static
from .addresses import Addresses
from .audience import Audience
from .certs import GivenCertificate, OwnCertificate, may_vouch_for, own_names
from .db import Store
from .guard import Guard
from .handover import Handover
from .house import House
from .keeping import DATABASE
from .limits import Limits
from .lock import FolderLock
from .mdns import Announcer
from .pairing import Pairing
from .sockets import hang_up

logger = logging.getLogger("tavola.service")

DEFAULT_PORT = 8000
DEFAULT_SECURE_PORT = 8443
EVERYWHERE = ("0.0.0.0", "::", "")


@dataclasses.dataclass
class Config:
    """What a server can be told; the command line's options, and what tests set."""

    data: pathlib.Path
    host: str = "0.0.0.0"
    port: int = DEFAULT_PORT
    mode: str = ""
    # further origins that may talk to the server: a reverse proxy's, a development server's
    origins: tuple[str, ...] = ()
    # https beside http; None: none
    secure_port: int | None = None
    # somebody else's certificate and its key, instead of one by an authority of our own
    cert: pathlib.Path | None = None
    key: pathlib.Path | None = None
    # everybody comes through a reverse proxy, which says who and how
    behind_proxy: bool = False
    # the name to announce on the network, without ".local"; empty: none
    mdns: str = ""
    limit_scale: float = 1.0
    app_folder: pathlib.Path = static.FOLDER

    def __post_init__(self) -> None:
        self.mode = asyncmode.choose(self.mode)


# Names that mean this very machine, wherever they are read.
LEADS_NOWHERE = ("", "localhost", "127.0.0.1", "[::1]", "[::")


def _url(scheme: str, host: str, port: int) -> str:
    usual = {"http": 80, "https": 443}[scheme]
    shown = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return f"{scheme}://{shown}" + ("" if port == usual else f":{port}")


class Service:
    """The parts of a running server."""

    audience: Audience

    def __init__(self, config: Config) -> None:
        """Open the database and everything that stands on it.

        :raises DatabaseRefusedError: the database cannot be used, or another server has the folder.
        """
        self.config = config
        self.version = __version__
        self.app_folder = config.app_folder
        config.data.mkdir(parents=True, exist_ok=True)
        self._lock = FolderLock(config.data)
        try:
            self.store = Store(config.data / DATABASE)
        except BaseException:
            self._lock.release()
            raise
        # with this the command line of the same machine may ask for a backup; it stands in the lock file alone
        self.keeper_secret = codes.new_token()
        self.house = House(self.store, self.version, asyncmode.breathing(config.mode))
        self.limits = Limits(config.limit_scale)
        self.pairing = Pairing()
        self.handover = Handover()
        self.addresses = Addresses()
        self._announcer = Announcer(config.data, config.mdns) if config.mdns else None
        self._local_name: str | None = None
        try:
            self.certificate = self._open_certificate()
        except BaseException:
            self.close()
            raise
        given = self.certificate.hosts() if isinstance(self.certificate, GivenCertificate) else []
        self.guard = Guard(config.port, self.addresses, config.origins, given, config.secure_port)
        self._told_urls = self.all_urls()

    def _open_certificate(self) -> OwnCertificate | GivenCertificate | None:
        """:raises CertificateError: it cannot be used."""
        if self.config.secure_port is None:
            return None
        if self.config.cert is not None:
            return GivenCertificate(self.config.cert, self.config.key)
        return OwnCertificate(self.config.data / certs.FOLDER, self._hosts())

    def _hosts(self) -> list[str]:
        """Return every name and address that this server is called by."""
        names = [f"{self.config.mdns}.local"] if self.config.mdns else []
        if self._local_name:
            names.append(self._local_name)
        return [*own_names(), "127.0.0.1", "::1", *names, *self.where()]

    def look_again(self) -> bool:
        """See whether the laptop's addresses or name changed, and follow: the certificate, the name, the phones.

        Return whether anything changed.
        """
        if self._announcer is not None:
            self._announcer.tell(self.where(), self.config.port, self.config.secure_port)
            name = self._announcer.name()
            if name is not None and name != self._local_name:
                self._local_name = name
                self.guard.add_name(name)
        try:
            renewed = self.certificate is not None and self.certificate.fit(self._hosts())
        except (OSError, certs.CertificateError):
            # the one that is loaded goes on
            logger.exception("the certificate could not be renewed")
            renewed = False
        urls = self.all_urls()
        moved, self._told_urls = urls != self._told_urls, urls
        if moved:
            self.audience.tell_addresses(urls)
        return moved or renewed

    def watch_with(self, socketio: Any) -> None:
        """Tell sockets what happens."""
        server = socketio.server

        def send(event: str, data: Any, sids: list[str]) -> None:
            server.emit(event, data, to=sids)

        def waiting(sid: str) -> int:
            socket = server.eio.sockets.get(server.manager.eio_sid_from_sid(sid, "/"))
            return socket.queue.qsize() if socket is not None else 0

        self.audience = Audience(self.house, send, lambda sid: hang_up(server, sid), waiting)
        self.audience.use_join_url(self.join_url)

    def authority(self) -> certs.Authority | None:
        """Return the authority that phones may be asked to trust, None where they need not."""
        return self.certificate.authority if self.certificate is not None else None

    def where(self) -> list[str]:
        """Return the addresses that this server listens at, as phones see them."""
        listening = self.config.host
        return self.addresses.current() if listening in EVERYWHERE else [listening]

    def urls(self) -> list[str]:
        """Return the addresses by which phones reach the app whatever they trust, the likeliest first."""
        if self.config.origins:
            return list(self.config.origins)
        if isinstance(self.certificate, GivenCertificate):
            return self.secure_urls()
        return [_url("http", one, self.config.port) for one in self.where() or ["127.0.0.1"]]

    def secure_urls(self) -> list[str]:
        """Return the addresses where a phone that trusts the certificate has everything; a name that stays first."""
        if self.config.origins:
            return [one for one in self.config.origins if one.startswith("https://")]
        port = self.config.secure_port
        if port is None or self.certificate is None:
            return []
        if isinstance(self.certificate, GivenCertificate):
            named = [host for host in self.certificate.hosts() if not host.startswith("*")]
            return [_url("https", host, port) for host in named]
        names = [self._local_name] if self._local_name else []
        return [_url("https", host, port) for host in [*names, *self.where()] if may_vouch_for(host)]

    def local_url(self) -> str | None:
        """Return the address by name, where a name was taken."""
        return _url("http", self._local_name, self.config.port) if self._local_name else None

    def all_urls(self) -> dict[str, list[str]]:
        """Return all addresses: for any phone, and for those that trust."""
        local = self.local_url()
        return {"addresses": self.urls() + ([local] if local else []), "secure": self.secure_urls()}

    def page_sources(self) -> list[str]:
        """Return where a page of ours may look for the table: at our ports, for no list has tomorrow's address."""
        told = self.all_urls()
        if self.config.origins or isinstance(self.certificate, GivenCertificate):
            return [*told["secure"], *told["addresses"]]
        ports = {"https": self.config.secure_port, "http": self.config.port}
        # without a port of our own the star would mean the whole web
        starred = [scheme for scheme, port in ports.items() if port not in (None, 80, 443)]
        listed = [url for url in [*told["secure"], *told["addresses"]] if url.split(":")[0] not in starred]
        return [*(f"{scheme}://*:{ports[scheme]}" for scheme in starred), *listed]

    def join_url(self, code: str, host: str | None = None) -> str:
        """Return the address to join a table: by the name that was asked for, unless that leads nowhere else."""
        name, _, port = (host or "").rpartition(":") if ":" in (host or "") else (host or "", "", "")
        name = name.lower()
        asked_here = port == str(self.config.port) or (not port and self.config.port == 80)
        if self.config.origins or isinstance(self.certificate, GivenCertificate) or name in LEADS_NOWHERE:
            return f"{self.urls()[0]}/#/entrar/{code}"
        if port and port == str(self.config.secure_port):
            # the way in is by http: whoever trusts already is led on from there
            return f"{_url('http', name, self.config.port)}/#/entrar/{code}"
        return f"http://{host}/#/entrar/{code}" if asked_here else f"{self.urls()[0]}/#/entrar/{code}"

    def tell_where(self) -> None:
        """Write down, for the command line, where this server can be asked."""
        host = "127.0.0.1" if self.config.host in ("0.0.0.0", "") else self.config.host
        host = f"[{host}]" if ":" in host else host
        note = {"url": f"http://{host}:{self.config.port}", "secret": self.keeper_secret}
        self._lock.tell({**note, "port": self.config.port, "secure_port": self.config.secure_port})

    def close(self) -> None:
        """Close the database and let go of the folder and the name."""
        if self._announcer is not None:
            self._announcer.close()
        self.store.close()
        self._lock.release()
