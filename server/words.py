"""Texts made by the server (the terminal's, the TV's): Fluent messages from the package ``tavola.i18n``."""

from __future__ import annotations

import functools
import importlib.resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("pt-BR", "en")
DEFAULT = LANGUAGES[0]


def pick(wanted: str | None) -> str:
    """Return the language of ours that is nearest to the one wanted (``en-GB`` -> ``en``); Portuguese otherwise."""
    start = (wanted or "").replace("_", "-").lower().split("-")[0]
    for language in LANGUAGES:
        if language.lower().split("-")[0] == start:
            return language
    return DEFAULT


@functools.cache
def bundle(language: str) -> FluentBundle:
    """Return every message of a language. Isolation marks are off: TVs draw them as boxes."""
    made = FluentBundle([language], use_isolating=False)
    folder = importlib.resources.files("tavola.i18n") / language
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def has(language: str, key: str) -> bool:
    """Return whether there is such a message."""
    return bool(bundle(language).has_message(key))


def say(language: str, key: str, **args: Any) -> str:
    """Return a message's text; the key itself where there is none (a test sees to it that there is)."""
    made = bundle(language)
    if not made.has_message(key):
        return key
    pattern = made.get_message(key).value
    if pattern is None:
        return key
    told, _ = made.format_pattern(pattern, {name: _plain(language, value) for name, value in args.items()})
    return str(told)


def text(language: str, what: Any) -> str:
    """Return what a TEXT (``{"key", "args"}``, nested) says in a language; a plain text as it is."""
    if what is None:
        return ""
    if isinstance(what, dict) and "key" in what:
        return say(language, what["key"], **(what.get("args") or {}))
    return str(what)


def _plain(language: str, value: Any) -> Any:
    if isinstance(value, dict):
        return text(language, value)
    if isinstance(value, list):
        return ", ".join(text(language, one) for one in value)
    return "" if value is None else value
