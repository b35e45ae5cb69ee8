"""``tavola resolve --jsonl``: the rules over standard input, a request a line and an answer a line."""

from __future__ import annotations

import json
import sys
from typing import IO

from tavola.rules import resolve


def answer_lines(source: IO[str], sink: IO[str]) -> None:
    """Answer each line ``{"request", "faces"}`` with one line, what ``resolve`` returned.

    A line that is no such object is answered with an ``invalid_input`` error, and the next is read.
    """
    for line in source:
        if not line.strip():
            continue
        try:
            case = json.loads(line)
            answer = resolve(case["request"], case.get("faces"))
        except (ValueError, KeyError, TypeError, AttributeError):
            answer = {"error": {"code": "invalid_input"}}
        sink.write(json.dumps(answer, ensure_ascii=False) + "\n")
    sink.flush()


def main() -> None:
    """Answer standard input on standard output."""
    answer_lines(sys.stdin, sys.stdout)
