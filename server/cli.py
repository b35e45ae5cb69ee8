"""The ``tavola`` command."""

from __future__ import annotations

import argparse
import sys

from . import resolve_cli


def main(argv: list[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(prog="tavola")
    commands = parser.add_subparsers(dest="command", required=True)
    resolving = commands.add_parser("resolve")
    resolving.add_argument("--jsonl", action="store_true", required=True)
    options = parser.parse_args(argv)
    if options.command == "resolve":
        resolve_cli.main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
