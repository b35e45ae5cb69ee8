"""What one running server is made of, put together in one place."""

from __future__ import annotations

import dataclasses
import pathlib
from typing import Any

from . import __version__, asyncmode, codes, static
from .addresses import Addresses
from .audience import Audience
from .db import Store
from .guard import Guard
from .house import House
from .keeping import DATABASE
from .limits import Limits
from .lock import FolderLock
from .pairing import Pairing
from .sockets import hang_up

DEFAULT_PORT = 8000


@dataclasses.dataclass
class Config:
    """What a server can be told; the command line's options, and what tests set."""

    data: pathlib.Path
    host: str = "0.0.0.0"
    port: int = DEFAULT_PORT
    mode: str = ""
    # further origins that may talk to the server: a reverse proxy's, a development server's
    origins: tuple[str, ...] = ()
    limit_scale: float = 1.0
    app_folder: pathlib.Path = static.FOLDER

    def __post_init__(self) -> None:
        self.mode = asyncmode.choose(self.mode)


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
        self.addresses = Addresses()
        self.guard = Guard(config.port, self.addresses, config.origins)

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

    def urls(self) -> list[str]:
        """Return the addresses by which phones reach the app, the likeliest first."""
        if self.config.origins:
            return list(self.config.origins)
        listening = self.config.host
        found = self.addresses.current() if listening in ("0.0.0.0", "::", "") else [listening]
        port = "" if self.config.port == 80 else f":{self.config.port}"
        return [f"http://{one}{port}" for one in found or ["127.0.0.1"]]

    def join_url(self, code: str, host: str | None = None) -> str:
        """Return the address to join a table: by the name that was asked for, unless that leads nowhere else."""
        name = (host or "").rsplit(":", 1)[0].lower()
        if host and name not in ("", "localhost", "127.0.0.1", "[::1]", "[::"):
            return f"http://{host}/#/entrar/{code}"
        return f"{self.urls()[0]}/#/entrar/{code}"

    def tell_where(self) -> None:
        """Write down, for the command line, where this server can be asked."""
        host = "127.0.0.1" if self.config.host in ("0.0.0.0", "") else self.config.host
        host = f"[{host}]" if ":" in host else host
        self._lock.tell({"url": f"http://{host}:{self.config.port}", "secret": self.keeper_secret})

    def close(self) -> None:
        """Close the database and let go of the folder."""
        self.store.close()
        self._lock.release()
