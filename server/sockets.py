"""The socket's side: a token opens it, ``command`` carries one out, the audience tells everyone what came of it.

Identity comes with ``auth`` and is kept by socket; no cookie, no session. Handlers are registered once, here.
"""

from __future__ import annotations

import logging
from typing import Any

from flask import request
from flask_socketio import ConnectionRefusedError, SocketIO
from socketio.packet import BINARY_ACK, BINARY_EVENT, EVENT, Packet

from . import devices, schemas, wirejson, words
from .audience import Audience
from .devices import Device
from .errors import Refused
from .guard import Guard
from .house import House
from .limits import Limits

logger = logging.getLogger("tavola.sockets")

# What a client must speak; it changes when an older client would misunderstand.
PROTOCOL = 1
BUFFER_BYTES = 256 * 1024
# What an event is called that could not be read.
MALFORMED = "malformed"


class TextPacket(Packet):  # type: ignore[misc]
    """Socket.IO without attachments: nothing of ours is binary, and looking for it would cost more than the JSON."""

    uses_binary_events = False

    def decode(self, encoded_packet: Any) -> int:
        """Read a packet.

        :raises ValueError: for one that announces attachments, and for anything but text.
        """
        if not isinstance(encoded_packet, str):
            raise ValueError("not text")
        try:
            attachments: int = super().decode(encoded_packet)
        except wirejson.BadJsonError:
            # type and id are read by now: whoever waits for an answer gets one
            attachments, self.data = 0, [MALFORMED]
        if attachments or self.packet_type in (BINARY_EVENT, BINARY_ACK):
            raise ValueError("attachments are not taken")
        named = isinstance(self.data, list) and self.data and isinstance(self.data[0], str)
        if self.packet_type == EVENT and not named:
            self.data = [MALFORMED]
        return attachments


class Quiet(logging.Filter):
    """Makes one line, without a traceback, of what a client got wrong beneath our own handlers."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep the record only for those who debug."""
        record.exc_info = None
        record.exc_text = None
        record.levelno, record.levelname = logging.DEBUG, "DEBUG"
        return logging.getLogger("tavola").isEnabledFor(logging.DEBUG)


def quiet_logger(name: str) -> logging.Logger:
    """Return a logger for Socket.IO's own layers."""
    made = logging.getLogger(name)
    made.setLevel(logging.WARNING)
    if not any(isinstance(one, Quiet) for one in made.filters):
        made.addFilter(Quiet())
    return made


def never_wait(eio: Any) -> None:
    """Let Engine.IO close a socket without waiting until its client has read everything.

    Its own ``disconnect`` waits; a client that sent rubbish by polling and then polls no more would keep its request
    (and a greenlet or thread of ours) forever.
    """

    def disconnect(sid: str) -> None:
        found = eio.sockets.get(sid)
        if found is not None:
            found.close(wait=False, reason=eio.reason.SERVER_DISCONNECT)

    eio.disconnect = disconnect


def hang_up(server: Any, sid: str) -> None:
    """Close a socket with all beneath it; it is told why (``DISCONNECT``) if it still listens."""
    eio_sid = server.manager.eio_sid_from_sid(sid, "/")
    server.disconnect(sid)
    if eio_sid is not None:
        server.eio.disconnect(eio_sid)


def add_handlers(socketio: SocketIO, house: House, audience: Audience, limits: Limits, guard: Guard) -> None:
    """Register the handlers."""

    @socketio.on("connect")  # type: ignore[untyped-decorator]
    def connect(auth: Any = None) -> None:
        try:
            guard.check(request.environ)
            _enter(request.sid, request.remote_addr or "", auth)  # type: ignore[attr-defined]
        except Refused as refused:
            raise ConnectionRefusedError(refused.code, refused.as_json()) from refused

    def _enter(sid: str, address: str, auth: Any) -> None:
        limits.check("miss", address)
        told = schemas.load(schemas.Connect, auth)
        if told["version"] not in (None, PROTOCOL):
            raise Refused("update_needed", "version", {"version": PROTOCOL})
        try:
            seat = house.seat_of(told["token"])
        except Refused:
            limits.count("miss", address)
            raise
        table = house.find(seat.code)
        role = "tv" if seat.member is None else table.role(seat.member)
        viewer = {"role": role, "member": seat.member}
        audience.enter(sid, table, viewer, told["since"], words.pick(told["lang"]), _device(told["app"]))

    def _device(app: str | None) -> Device:
        near = (request.remote_addr or "").startswith("127.") or request.remote_addr == "::1"
        return Device(devices.kind_of(request.user_agent.string), request.is_secure, near, app)

    @socketio.on("disconnect")  # type: ignore[untyped-decorator]
    def disconnect(*_: Any) -> None:
        audience.leave(request.sid)  # type: ignore[attr-defined]

    @socketio.on("command")  # type: ignore[untyped-decorator]
    def command(*args: Any) -> dict[str, Any]:
        try:
            return {"ok": True, "seq": _carry_out(request.sid, args)}  # type: ignore[attr-defined]
        except Refused as refused:
            return {"ok": False, "error": refused.as_json()}

    def _carry_out(sid: str, args: tuple[Any, ...]) -> int:
        watcher = audience.get(sid)
        if watcher is None or watcher.member is None:
            raise Refused("not_allowed")
        watcher.bucket.take()
        told = schemas.load_command(args[0] if args else None)
        return house.carry_out(house.find(watcher.code), dict(told, by=watcher.member))

    @socketio.on(MALFORMED)  # type: ignore[untyped-decorator]
    def malformed(*_: Any) -> dict[str, Any]:
        return {"ok": False, "error": {"code": "bad_json"}}

    @socketio.on("alive")  # type: ignore[untyped-decorator]
    def alive(*_: Any) -> dict[str, Any]:
        """Answer a phone that woke up and wonders whether this socket still lives."""
        watcher = audience.get(request.sid)  # type: ignore[attr-defined]
        return {"ok": watcher is not None}

    @socketio.on_error_default  # type: ignore[untyped-decorator]
    def failed(error: Exception) -> dict[str, Any]:
        logger.error("a socket handler failed", exc_info=error)
        return {"ok": False, "error": {"code": "internal"}}
