"""The rules reference as the app has it, for what a TV shows of it."""

from __future__ import annotations

import functools
import json
from typing import Any

from . import static


@functools.cache
def _entries(system: str) -> dict[str, dict[str, Any]]:
    path = static.FOLDER / "reference" / f"{system}.json"
    if not path.exists():
        return {}
    return {entry["id"]: entry for entry in json.loads(path.read_text(encoding="utf-8"))}


def entry(system: str, entry_id: str) -> dict[str, Any] | None:
    """Return an entry, None where there is none of that id (or the app is not built)."""
    return _entries(system).get(entry_id)
