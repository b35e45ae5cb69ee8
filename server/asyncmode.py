"""The one place that picks what runs the sockets (eventlet, threading or gevent) and knows how each is served.

Import nothing of the server's before :func:`patch`: eventlet and gevent replace parts of the standard library, and
whatever was imported earlier keeps the blocking ones.
"""

from __future__ import annotations

import importlib
import os
import signal
import socket
import sys
import warnings
from collections.abc import Callable
from typing import Any

MODES = ("eventlet", "threading", "gevent")
DEFAULT = "eventlet"
VARIABLE = "TAVOLA_ASYNC"

# A peer that sends nothing for this long in the middle of a request is let go (the sockets have their own pings).
STALLED_SECONDS = 75


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


def serve(app: Any, listener: socket.socket, mode: str, stop: Stop) -> None:
    """Answer requests until ``stop``; then no new ones are taken, and it returns."""
    {"eventlet": _serve_eventlet, "threading": _serve_threads, "gevent": _serve_gevent}[mode](app, listener, stop)


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


def _serve_eventlet(app: Any, listener: socket.socket, stop: Stop) -> None:
    eventlet = load_eventlet()
    wsgi = importlib.import_module("eventlet.wsgi")
    logging = importlib.import_module("logging")
    server = eventlet.spawn(
        wsgi.server,
        listener,
        app,
        log=logging.getLogger("tavola.http"),
        environ={"wsgi.errors": _Notes(logging.getLogger("tavola.http"))},
        log_output=False,
        debug=False,
        max_size=4096,
        socket_timeout=STALLED_SECONDS,
    )
    stop.wait()
    server.kill()


def _serve_threads(app: Any, listener: socket.socket, stop: Stop) -> None:
    threading = importlib.import_module("threading")
    serving = importlib.import_module("werkzeug.serving")

    class QuietHandler(serving.WSGIRequestHandler):  # type: ignore[misc, name-defined]
        """Answers with HTTP/1.1 and logs nothing of its own."""

        timeout = STALLED_SECONDS

        def log(self, *_: object, **__: object) -> None:
            """Say nothing: what matters is logged where it happens."""

    host, port = listener.getsockname()[:2]
    server = serving.make_server(host, port, app, threaded=True, request_handler=QuietHandler, fd=listener.fileno())
    server.daemon_threads = True
    notes = _Notes(importlib.import_module("logging").getLogger("tavola.http"))
    # Flask answers for its own faults; what reaches this far came from a socket's peer
    server.log = lambda kind, message, *values: notes.write(message % values if values else message)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    stop.wait()
    server.shutdown()


def _serve_gevent(app: Any, listener: socket.socket, stop: Stop) -> None:
    pywsgi = importlib.import_module("gevent.pywsgi")
    notes = _Notes(importlib.import_module("logging").getLogger("tavola.http"))
    importlib.import_module("gevent").get_hub().exception_stream = notes
    server = pywsgi.WSGIServer(listener, app, log=None, error_log=notes)
    server.start()
    stop.wait()
    server.stop(timeout=1)
