"""The one place that picks what runs the sockets (eventlet, threading or gevent) and knows how each is served.

Import nothing of the server's before :func:`patch`: eventlet and gevent replace parts of the standard library, and
whatever was imported earlier keeps the blocking ones.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import socket
import sys
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import ssl

MODES = ("eventlet", "threading", "gevent")
DEFAULT = "eventlet"
VARIABLE = "TAVOLA_ASYNC"

# A peer that sends nothing for this long in the middle of a request is let go (the sockets have their own pings).
STALLED_SECONDS = 75
# The same for one that has not even shaken hands.
HANDSHAKE_SECONDS = 10


class UnknownModeError(ValueError):
    """The wanted async mode is none of ours."""


def choose(wanted: str | None = None) -> str:
    """Return the async mode: the one wanted, else the environment's, else eventlet.

    :raises UnknownModeError: for any other word.
    """
    mode = wanted or os.environ.get(VARIABLE) or DEFAULT
    if mode not in MODES:
        raise UnknownModeError(mode)
    return mode


def load_eventlet() -> Any:
    """Return eventlet, without the notice of its retirement that it prints when imported (we know)."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=r"\s*Eventlet is deprecated")
        return importlib.import_module("eventlet")


def patch(mode: str) -> None:
    """Make the standard library cooperative, where the mode needs it."""
    if mode == "eventlet":
        load_eventlet().monkey_patch()
    elif mode == "gevent":
        importlib.import_module("gevent.monkey").patch_all()


def breathing(mode: str) -> Callable[[], None]:
    """Return a function that lets whatever is ready to run go first."""
    if mode == "eventlet":
        sleep = load_eventlet().sleep
    elif mode == "gevent":
        sleep = importlib.import_module("gevent").sleep
    else:
        return lambda: None
    return lambda: sleep(0)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket.

    Small messages leave at once: what is accepted inherits TCP_NODELAY.

    :raises OSError: where the address cannot be had.
    """
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.bind((host, port))
        listener.listen(256)
    except OSError:
        listener.close()
        raise
    return listener


class Stop:
    """Waits for the wish to end: Ctrl+C, a SIGTERM, or a call of :meth:`set`.

    A signal handler that raises would land in whichever greenlet happens to run, and one that only notes the signal
    would not wake the hub. So the signal's number goes through a pair of sockets, which every mode can wait for.
    """

    def __init__(self) -> None:
        self._reader, self._writer = socket.socketpair()
        self._writer.setblocking(False)

    def catch_signals(self) -> None:
        """Take over SIGINT and SIGTERM (the main thread only)."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)

    def set(self) -> None:
        """End it."""
        self._writer.send(b"\0")

    def wait(self) -> None:
        """Return when it is time to end."""
        self._reader.recv(1)


class Door(NamedTuple):
    """A listening socket, and what speaks TLS on it, if anything does."""

    listener: socket.socket
    context: ssl.SSLContext | None = None


def serve(app: Any, doors: Sequence[Door], mode: str, stop: Stop) -> None:
    """Answer requests at every door until ``stop``; then no new ones are taken, and it returns."""
    open_door = {"eventlet": _open_eventlet, "threading": _open_threads, "gevent": _open_gevent}[mode]
    closers = [open_door(app, door) for door in doors]
    stop.wait()
    for close in closers:
        close()


def repeat(mode: str, seconds: float, work: Callable[[], None]) -> Callable[[], None]:
    """Do ``work`` again and again, ``seconds`` apart, beside the serving; return what ends it."""
    threading = importlib.import_module("threading")
    ended = threading.Event()

    def turn() -> None:
        while not ended.wait(seconds):
            work()

    # patched, where the mode patches: a greenlet like the others
    threading.Thread(target=turn, daemon=True, name="tavola-watch").start()
    return lambda: ended.set()


class _Notes:
    """What a server notes of peers that hung up or sent rubbish, beneath the application: for those who debug."""

    def __init__(self, logger: Any) -> None:
        self._logger = logger

    def write(self, text: str) -> None:
        self._logger.debug("%s", text.strip())

    def writelines(self, lines: list[str]) -> None:
        self.write("".join(lines))

    def flush(self) -> None:
        """Nothing waits here."""


def _greet(context: ssl.SSLContext, client: socket.socket) -> ssl.SSLSocket | None:
    """Shake hands with a client, in its own greenlet or thread: a slow one keeps nobody waiting. None: it failed.

    A phone that does not trust the authority hangs up here; that is no fault of anybody's.
    """
    client.settimeout(HANDSHAKE_SECONDS)
    try:
        secured = context.wrap_socket(client, server_side=True)
    except (OSError, ValueError):
        client.close()
        return None
    secured.settimeout(STALLED_SECONDS)
    return secured


def _open_eventlet(app: Any, door: Door) -> Callable[[], None]:
    import ssl  # patched by now

    eventlet = load_eventlet()
    wsgi = importlib.import_module("eventlet.wsgi")
    logging = importlib.import_module("logging")
    context = door.context
    environ: dict[str, Any] = {"wsgi.errors": _Notes(logging.getLogger("tavola.http"))}

    class SecureProtocol(wsgi.HttpProtocol):  # type: ignore[misc, name-defined]
        """The handshake first. (A listener that speaks TLS itself would end with its first bad client.)"""

        def __init__(self, connection: list[Any], server: Any) -> None:
            secured = _greet(context, connection[1]) if context else None
            if secured is None:
                return
            connection[1] = secured
            with contextlib.suppress(ssl.SSLError):
                super().__init__(connection, server)

    if context is not None:
        environ.update({"wsgi.url_scheme": "https", "HTTPS": "on"})
    server = eventlet.spawn(
        wsgi.server,
        door.listener,
        app,
        log=logging.getLogger("tavola.http"),
        environ=environ,
        protocol=SecureProtocol if context is not None else wsgi.HttpProtocol,
        log_output=False,
        debug=False,
        max_size=4096,
        socket_timeout=STALLED_SECONDS,
    )
    return lambda: server.kill()


def _open_threads(app: Any, door: Door) -> Callable[[], None]:
    import ssl

    from .sharedtls import SharedSocket

    threading = importlib.import_module("threading")
    serving = importlib.import_module("werkzeug.serving")
    context = door.context
    if context is not None:
        context.sslsocket_class = SharedSocket

    class QuietHandler(serving.WSGIRequestHandler):  # type: ignore[misc, name-defined]
        """Answers with HTTP/1.1 and logs nothing of its own."""

        # (a shared socket has its own)
        timeout = STALLED_SECONDS if context is None else None

        def __init__(self, request: socket.socket, *more: Any) -> None:
            secured = _greet(context, request) if context is not None else request
            if secured is None:
                return
            if isinstance(secured, SharedSocket):
                secured.share(STALLED_SECONDS)
            try:
                super().__init__(secured, *more)
            except ssl.SSLError as error:
                notes.write(str(error))
            finally:
                if context is not None:
                    secured.close()

        def log(self, *_: object, **__: object) -> None:
            """Say nothing: what matters is logged where it happens."""

    notes = _Notes(importlib.import_module("logging").getLogger("tavola.http"))
    listener = door.listener
    host, port = listener.getsockname()[:2]
    server = serving.make_server(host, port, app, threaded=True, request_handler=QuietHandler, fd=listener.fileno())
    server.ssl_context = context
    server.daemon_threads = True
    # Flask answers for its own faults; what reaches this far came from a socket's peer
    server.log = lambda kind, message, *values: notes.write(message % values if values else message)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return lambda: server.shutdown()


def _open_gevent(app: Any, door: Door) -> Callable[[], None]:
    pywsgi = importlib.import_module("gevent.pywsgi")
    notes = _Notes(importlib.import_module("logging").getLogger("tavola.http"))
    importlib.import_module("gevent").get_hub().exception_stream = notes
    secure = {} if door.context is None else {"ssl_context": door.context}
    server = pywsgi.WSGIServer(door.listener, app, log=None, error_log=notes, **secure)
    server.start()
    return lambda: server.stop(timeout=1)
