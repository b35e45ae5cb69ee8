"""What the server says when it cannot do as asked: a stable code, the field at fault, and no text.

The text is made where it is shown, from the message ``error-<code>`` in ``i18n/<language>/server.ftl``.
"""

from __future__ import annotations

from typing import Any

# Every code that the server itself answers with, and its HTTP status. The rules have codes of their own beside these,
# which come as 400 or in an acknowledgement.
CODES: dict[str, int] = {
    "bad_json": 400,
    "bad_file": 400,
    "invalid_input": 400,
    "missing_input": 400,
    "needs_dice": 400,
    "newer_file": 400,
    "unknown_system": 400,
    "unknown_token": 401,
    "not_allowed": 403,
    "removed": 403,
    "wrong_origin": 403,
    "unknown_handover": 404,
    "unknown_pair": 404,
    "unknown_path": 404,
    "unknown_screen": 404,
    "unknown_table": 404,
    "wrong_method": 405,
    "update_needed": 409,
    "too_large": 413,
    "wrong_media": 415,
    "wrong_host": 421,
    "too_fast": 429,
    "internal": 500,
    "busy": 503,
    "storage": 503,
}


class Refused(Exception):  # noqa: N818 - it is said to a client, not a fault of ours
    """A request that is not carried out: ``code``, the ``field`` at fault if there is one, values for the message."""

    def __init__(self, code: str, field: str | None = None, values: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.values = values

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return CODES.get(self.code, 400)

    def as_json(self) -> dict[str, Any]:
        """Return ``{"code", "field"?, "values"?}``."""
        error: dict[str, Any] = {"code": self.code}
        if self.field is not None:
            error["field"] = self.field
        if self.values is not None:
            error["values"] = self.values
        return error
