"""The JSON that goes over the wire: compact, and careful with what comes in.

Python's own reader takes ``NaN``, integers of any length and any depth; none of these is ours to hand on.
"""

from __future__ import annotations

import json
from typing import Any

# Deeper than any document of ours, far from the interpreter's own limit.
DEEPEST = 24
_LONGEST_INTEGER = 16


class BadJsonError(ValueError):
    """The text is no JSON, or none that we take."""


def _no_constant(word: str) -> None:
    raise BadJsonError(f"not JSON: {word}")


def _integer(digits: str) -> int:
    if len(digits) > _LONGEST_INTEGER:
        raise BadJsonError("integer too long")
    return int(digits)


def depth_within(value: Any, left: int = DEEPEST) -> bool:
    """Return whether no list or dict is nested deeper than ``left``."""
    if isinstance(value, dict):
        return left > 0 and all(depth_within(inner, left - 1) for inner in value.values())
    if isinstance(value, list):
        return left > 0 and all(depth_within(inner, left - 1) for inner in value)
    return True


def loads(text: str | bytes, **_: Any) -> Any:
    """Return the value that the text stands for.

    :raises BadJsonError: where it is no JSON, has a number that no client can hold, or is nested too deep.
    """
    try:
        value = json.loads(text, parse_constant=_no_constant, parse_int=_integer)
    except (ValueError, RecursionError) as error:
        raise BadJsonError(str(error)) from error
    if not depth_within(value):
        raise BadJsonError("nested too deep")
    return value


def dumps(value: Any, **_: Any) -> str:
    """Return compact JSON text, letters as they are.

    :raises ValueError: for NaN and the infinities.
    """
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
