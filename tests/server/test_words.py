"""Every code that can be answered has its words, in both languages; no message is there that nobody says."""

from __future__ import annotations

import pathlib
import re

import pytest

from tavola.server import words

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_error_has_its_message(language: str, error_codes: set[str]) -> None:
    assert [code for code in sorted(error_codes) if not words.has(language, f"error-{code}")] == []


def test_the_servers_messages_are_used_and_in_both_languages(error_codes: set[str]) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "server").glob("*.py"))
    ids = {}
    for language in words.LANGUAGES:
        text = "".join(
            (ROOT / "i18n" / language / name).read_text(encoding="utf-8") for name in ("server.ftl", "tv.ftl")
        )
        ids[language] = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert ids["pt-BR"] == ids["en"]
    for name in ids["pt-BR"]:
        if name.startswith("error-"):
            assert name.removeprefix("error-") in error_codes, name
        elif re.match(r"tv-(swade|mm3e|symbaroum|bandeirantes)-", name) or name in _DATABASE:
            continue
        else:
            assert f'"{name}"' in sources, name


# said as "cli-" and the code of a DatabaseRefusedError
_DATABASE = {
    "cli-newer-database",
    "cli-no-database",
    "cli-database-in-use",
    "cli-no-database-here",
    "cli-folder-in-use",
}


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("pt-BR", "pt-BR"),
        ("pt_PT.UTF-8", "pt-BR"),
        ("en-GB", "en"),
        ("en_US.UTF-8", "en"),
        ("C", "pt-BR"),
        (None, "pt-BR"),
    ],
)
def test_the_nearest_language(wanted: str | None, language: str) -> None:
    assert words.pick(wanted) == language


def test_blurts_server_559_no_isolation_marks() -> None:
    """mozilla/blurts-server#559, thombruce/verse#81: marks that a TV draws as boxes."""
    assert words.say("pt-BR", "tv-ask", names="Rosa", what="Perceber") == "Rosa: Perceber"


def test_a_text_of_texts() -> None:
    told = words.text("en", {"key": "tv-ask", "args": {"names": "Rosa", "what": {"key": "tv-round", "args": {"n": 2}}}})
    assert told == "Rosa: Round 2"
    assert words.text("en", None) == ""
    assert words.text("en", "Facão") == "Facão"
