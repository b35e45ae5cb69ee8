"""The only border between JavaScript and these rules: JSON text in, JSON text out.

Larger whole numbers and dict order do not survive any other crossing (MicroPython's proxies cut at 31 bits).
"""

import json

from .errors import RuleError
from .runner import resolve

_CALLS = {"resolve": resolve}


def call(text):
    """Answer ``[name, argument, ...]`` with what that call returned; a RuleError becomes ``{"error"}``."""
    asked = json.loads(text)
    try:
        answer = _CALLS[asked[0]](*asked[1:])
    except RuleError as error:
        answer = {"error": error.as_json()}
    return json.dumps(answer)
