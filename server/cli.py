"""The ``tavola`` command: serves a table, and what goes with keeping one.

Nothing of the server's is imported before the async mode is set (see ``asyncmode``), hence the imports in functions.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import pathlib
import sys
from typing import Any

from . import __version__, asyncmode, resolve_cli

COMMANDS = ("serve", "resolve", "backup", "export", "import")
DEFAULT_DATA = pathlib.Path("data")


def build_parser() -> argparse.ArgumentParser:
    """Return the command line's declaration."""
    parser = argparse.ArgumentParser(prog="tavola", description="Companion for a tabletop RPG table.")
    parser.add_argument("--version", action="version", version=f"tavola {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help="serve tables (what happens without a command)")
    serving.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all)")
    serving.add_argument("--port", type=_port, default=8000, help="port to listen on (default: 8000; 0: any)")
    serving.add_argument("--demo", action="store_true", help="add a sample table of each game")
    serving.add_argument("--async-mode", choices=asyncmode.MODES, help="what runs the sockets (default: eventlet)")
    serving.add_argument("--origin", action="append", default=[], metavar="URL", help="further address (a proxy's)")
    serving.add_argument("--limit-scale", type=float, default=1.0, metavar="N", help="allow N times as many tries")
    resolving = commands.add_parser("resolve", help="answer rules requests on standard input, a line each")
    resolving.add_argument("--jsonl", action="store_true", required=True)
    backup = commands.add_parser("backup", help="write a whole copy of the database")
    backup.add_argument("file", type=pathlib.Path)
    exporting = commands.add_parser("export", help="write a table to a file")
    exporting.add_argument("code")
    exporting.add_argument("file", type=pathlib.Path)
    importing = commands.add_parser("import", help="make a table from a file; prints its game master's link")
    importing.add_argument("file", type=pathlib.Path)
    for command in (serving, backup, exporting, importing):
        command.add_argument("--data", type=pathlib.Path, default=DEFAULT_DATA, help="folder (default: ./data)")
        command.add_argument("--lang", default=os.environ.get("LANG", ""), help="language of the messages (pt-BR, en)")
    return parser


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
    from .db import DatabaseRefusedError

    try:
        return {"serve": serve, "backup": backup, "export": export, "import": take_in}[options.command](options, say)
    except DatabaseRefusedError as refused:
        return say.trouble("cli-" + refused.code.replace("_", "-"), file=refused.path)


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
    mode = asyncmode.choose(options.async_mode)
    asyncmode.patch(mode)
    from .logs import set_up

    set_up()
    try:
        listener = asyncmode.listen(options.host, options.port)
    except OSError as error:
        return say.trouble("cli-no-port", port=str(options.port), host=options.host, reason=error.strerror or "")
    from .app import create_app
    from .service import Config

    config = Config(
        data=options.data,
        host=options.host,
        port=listener.getsockname()[1],
        mode=mode,
        origins=tuple(options.origin),
        limit_scale=options.limit_scale,
    )
    with contextlib.closing(listener):
        app = create_app(config)
        service = app.extensions["tavola"]
        service.tell_where()
        stop = asyncmode.Stop()
        stop.catch_signals()
        if options.demo:
            _show_demo(service, say)
        _greet(service, say)
        settle_memory()
        asyncmode.serve(app, listener, mode, stop)
        service.close()
    say.out("cli-stopped")
    return 0


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
    say.out("cli-tv", url=urls[0] + "/tv")
    say.out("cli-stop")


def _show_demo(service: Any, say: Speaker) -> None:
    from . import demo

    for table, token in demo.add_tables(service.house, say.language):
        say.out("cli-demo", name=table.state["table"]["name"], code=table.code)
        say.out("cli-demo-gm", url=demo.gm_link(service.urls()[0], table.code, token))


def backup(options: argparse.Namespace, say: Speaker) -> int:
    """Write a copy of the database."""
    from .keeping import keeper

    if options.file.exists():
        return say.trouble("cli-file-exists", file=str(options.file))
    with contextlib.closing(keeper(options.data, __version__)) as kept:
        try:
            kept.backup(options.file)
        except Exception as error:
            return say.trouble("cli-not-written", file=str(options.file), reason=str(error))
    say.out("cli-backup-done", file=str(options.file))
    return 0


def export(options: argparse.Namespace, say: Speaker) -> int:
    """Write a table to a file."""
    from .codes import read_code
    from .errors import Refused
    from .keeping import keeper

    if options.file.exists():
        return say.trouble("cli-file-exists", file=str(options.file))
    with contextlib.closing(keeper(options.data, __version__)) as kept:
        try:
            options.file.write_text(kept.export(read_code(options.code) or "NONE"), encoding="utf-8")
        except Refused as refused:
            return say.trouble(f"error-{refused.code}", **(refused.values or {}))
        except OSError as error:
            return say.trouble("cli-not-written", file=str(options.file), reason=error.strerror or "")
    say.out("cli-export-done", file=str(options.file))
    return 0


def take_in(options: argparse.Namespace, say: Speaker) -> int:
    """Make a table from a file."""
    from .errors import Refused
    from .keeping import keeper

    try:
        text = options.file.read_text(encoding="utf-8")
    except OSError as error:
        return say.trouble("cli-not-read", file=str(options.file), reason=error.strerror or "")
    except UnicodeDecodeError:
        return say.trouble("error-bad_file", line=1)
    with contextlib.closing(keeper(options.data, __version__, new=True)) as kept:
        try:
            code, token = kept.take_in(text)
        except Refused as refused:
            return say.trouble(f"error-{refused.code}", **(refused.values or {}))
    from .demo import gm_link

    say.out("cli-import-done", code=code, link=gm_link("", code, token))
    return 0


if __name__ == "__main__":
    sys.exit(main())
