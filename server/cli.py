"""The ``tavola`` command: serves a table, and what goes with keeping one.

Nothing of the server's is imported before the async mode is set (see ``asyncmode``), hence the imports in functions.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import pathlib
import socket
import sys
from collections.abc import Callable
from typing import Any

from . import __version__, asyncmode, resolve_cli

COMMANDS = ("serve", "doctor", "resolve", "backup", "export", "table-export", "table-import")
DEFAULT_DATA = pathlib.Path("data")
SECURE_PORT = 8443
# How often a changed address is looked for.
LOOK_SECONDS = float(os.environ.get("TAVOLA_LOOK_SECONDS", "5"))


def build_parser() -> argparse.ArgumentParser:
    """Return the command line's declaration."""
    parser = argparse.ArgumentParser(prog="tavola", description="Companion for a tabletop RPG table.")
    parser.add_argument("--version", action="version", version=f"tavola {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help="serve tables (what happens without a command)")
    _add_network(serving)
    serving.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all)")
    serving.add_argument("--demo", action="store_true", help="add a sample table of each game")
    serving.add_argument("--async-mode", choices=asyncmode.MODES, help="what runs the sockets (default: eventlet)")
    serving.add_argument("--origin", action="append", default=[], metavar="URL", help="further address (a proxy's)")
    serving.add_argument("--behind-proxy", action="store_true", help="everybody comes through a proxy (needs --origin)")
    serving.add_argument("--http-only", action="store_true", help="no https beside http")
    serving.add_argument("--cert", type=pathlib.Path, metavar="FILE", help="certificate chain, instead of an own one")
    serving.add_argument("--key", type=pathlib.Path, metavar="FILE", help="its key")
    serving.add_argument("--name", default="tavola", help="name on the network, before .local (default: tavola)")
    serving.add_argument("--no-name", action="store_true", help="announce no name on the network")
    serving.add_argument("--limit-scale", type=float, default=1.0, metavar="N", help="allow N times as many tries")
    doctor = commands.add_parser("doctor", help="check what keeps phones from reaching the table")
    _add_network(doctor)
    resolving = commands.add_parser("resolve", help="answer rules requests on standard input, a line each")
    resolving.add_argument("--jsonl", action="store_true", required=True)
    backup = commands.add_parser("backup", help="write a whole copy of the database")
    backup.add_argument("file", type=pathlib.Path)
    exporting = commands.add_parser("export", help="write the app as files for any https host: play alone, no server")
    exporting.add_argument("folder", type=pathlib.Path)
    giving = commands.add_parser("table-export", help="write a table to a file")
    giving.add_argument("code")
    giving.add_argument("file", type=pathlib.Path)
    taking = commands.add_parser("table-import", help="make a table from a file; prints its game master's link")
    taking.add_argument("file", type=pathlib.Path)
    for command in (serving, doctor, backup, exporting, giving, taking):
        command.add_argument("--data", type=pathlib.Path, default=DEFAULT_DATA, help="folder (default: ./data)")
        command.add_argument("--lang", default=os.environ.get("LANG", ""), help="language of the messages (pt-BR, en)")
    return parser


def _add_network(command: argparse.ArgumentParser) -> None:
    command.add_argument("--port", type=_port, default=8000, help="port for http (default: 8000; 0: any)")
    command.add_argument("--https-port", type=_port, help="port for https (default: 8443, or the next one free)")


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError(text)
    return port


def main(argv: list[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    if not given or (given[0] not in COMMANDS and given[0] not in ("-h", "--help", "--version")):
        given = ["serve", *given]
    options = build_parser().parse_args(given)
    if options.command == "resolve":
        resolve_cli.main()
        return 0
    from . import words

    say = Speaker(words.pick(options.lang))
    if options.command == "serve":
        return serve(options, say)
    from . import doctor, files

    work = {
        "doctor": doctor.run,
        "backup": files.backup,
        "export": files.export_app,
        "table-export": files.export_table,
        "table-import": files.import_table,
    }
    return guarded(work[options.command], options, say)


def guarded(work: Callable[[argparse.Namespace, Speaker], int], options: argparse.Namespace, say: Speaker) -> int:
    """Do it; where the data folder cannot be used, say why and return the exit code that goes with it."""
    from .certs import CertificateError
    from .db import DatabaseRefusedError

    try:
        return work(options, say)
    except DatabaseRefusedError as refused:
        return say.trouble("cli-" + refused.code.replace("_", "-"), file=refused.path)
    except CertificateError as error:
        return say.trouble("cli-bad-certificate", file=str(error.path), reason=error.reason)


class Speaker:
    """Prints messages in a language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def text(self, key: str, **values: Any) -> str:
        """Return a message."""
        from . import words

        return words.say(self.language, key, **values)

    def out(self, key: str, **values: Any) -> None:
        """Print a message."""
        print(self.text(key, **values), flush=True)

    def trouble(self, key: str, **values: Any) -> int:
        """Print what is wrong; return the exit code that goes with it."""
        print(self.text(key, **values), file=sys.stderr, flush=True)
        return 1


def serve(options: argparse.Namespace, say: Speaker) -> int:
    """Serve until told to stop."""
    if options.behind_proxy and not options.origin:
        return say.trouble("cli-proxy-needs-origin")
    if (options.cert is None) != (options.key is None):
        return say.trouble("cli-cert-needs-key")
    mode = asyncmode.choose(options.async_mode)
    asyncmode.patch(mode)
    from .logs import set_up

    set_up()
    try:
        listener = asyncmode.listen(options.host, options.port)
    except OSError as error:
        return say.trouble("cli-no-port", port=str(options.port), host=options.host, reason=error.strerror or "")
    with contextlib.ExitStack() as opened:
        opened.enter_context(contextlib.closing(listener))
        try:
            secure = _listen_secure(options)
        except OSError as error:
            port = str(options.https_port or SECURE_PORT)
            return say.trouble("cli-no-port", port=port, host=options.host, reason=error.strerror or "")
        if secure is not None:
            opened.enter_context(contextlib.closing(secure))
        return guarded(lambda options, say: _serve(options, say, mode, listener, secure), options, say)


def _listen_secure(options: argparse.Namespace) -> socket.socket | None:
    """Return what listens for https: at the port that was asked for, else at the usual one or the next that is free.

    :raises OSError: none can be had.
    """
    if options.http_only or options.behind_proxy:
        return None
    if options.https_port is not None or options.port == 0:
        return asyncmode.listen(options.host, options.https_port or 0)
    for port in range(SECURE_PORT, SECURE_PORT + 20):
        with contextlib.suppress(OSError):
            return asyncmode.listen(options.host, port)
    return asyncmode.listen(options.host, 0)


def _serve(
    options: argparse.Namespace, say: Speaker, mode: str, listener: socket.socket, secure: socket.socket | None
) -> int:
    from .app import create_app
    from .service import Config

    config = Config(
        data=options.data,
        host=options.host,
        port=listener.getsockname()[1],
        mode=mode,
        origins=tuple(options.origin),
        secure_port=secure.getsockname()[1] if secure is not None else None,
        cert=options.cert,
        key=options.key,
        behind_proxy=options.behind_proxy,
        mdns="" if options.no_name or options.behind_proxy else options.name,
        limit_scale=options.limit_scale,
    )
    app = create_app(config)
    service = app.extensions["tavola"]
    service.tell_where()
    stop = asyncmode.Stop()
    stop.catch_signals()
    if options.demo:
        _show_demo(service, say)
    _greet(service, say)
    service.audience.on_device = DeviceNotes(service, say).note
    settle_memory()
    doors = [asyncmode.Door(listener)]
    if secure is not None:
        doors.append(asyncmode.Door(secure, service.certificate.context))
    service.look_again()
    end_watch = asyncmode.repeat(mode, LOOK_SECONDS, lambda: _look(service, say))
    asyncmode.serve(app, doors, mode, stop)
    end_watch()
    service.close()
    say.out("cli-stopped")
    return 0


def _look(service: Any, say: Speaker) -> None:
    before = service.urls()
    service.look_again()
    now = service.urls()
    if now != before:
        say.out("cli-moved", url=now[0])


class DeviceNotes:
    """Says on the terminal who connects and how: each device once, for a phone that wakes up connects again."""

    def __init__(self, service: Any, say: Speaker) -> None:
        self._service = service
        self._say = say
        self._seen: set[tuple[Any, ...]] = set()

    def note(self, code: str, member: str | None, device: Any) -> None:
        """Say it, if it is news."""
        if (code, member, device) in self._seen:
            return
        if len(self._seen) > 500:
            self._seen.clear()
        self._seen.add((code, member, device))
        members = self._service.house.find(code).state["members"]
        name = members[member]["name"] if member in members else self._say.text("device-screen")
        told = device.as_json(member)
        self._say.out("cli-device", table=code, who=name, how=device_words(self._say, told, self._service.version))


def device_words(say: Speaker, device: dict[str, Any], version: str) -> str:
    """Return in words what a device is and how it is connected."""
    words = [say.text(f"device-{device['kind']}"), say.text("device-secure" if device["secure"] else "device-plain")]
    if device["app"] is not None and device["app"] != version:
        words.append(say.text("device-old", version=device["app"]))
    return ", ".join(words)


def settle_memory() -> None:
    """Let the collector pass over what stays, and come more seldom: states are trees, they go without it.

    Looking through every table's kept states took 150 ms of everyone's time now and then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def _greet(service: Any, say: Speaker) -> None:
    from . import qr

    urls = service.urls()
    print(qr.terminal(urls[0]), flush=True)
    say.out("cli-open", url=urls[0])
    for url in urls[1:]:
        say.out("cli-open-too", url=url)
    if service.config.mdns:
        say.out("cli-open-name", url=f"http://{service.config.mdns}.local:{service.config.port}")
    if service.secure_urls():
        say.out("cli-open-secure", url=service.secure_urls()[-1])
    say.out("cli-tv", url=urls[0] + "/tv")
    say.out("cli-stop")


def _show_demo(service: Any, say: Speaker) -> None:
    from . import demo

    for table, token in demo.add_tables(service.house, say.language):
        say.out("cli-demo", name=table.state["table"]["name"], code=table.code)
        say.out("cli-demo-gm", url=demo.gm_link(service.urls()[0], table.code, token))


if __name__ == "__main__":
    sys.exit(main())
