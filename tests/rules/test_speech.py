"""What a sentence becomes: every case of ``tests/vectors/sentences`` on both runtimes, and what no case foresees."""

from __future__ import annotations

import json
import pathlib
import random
import re
import unicodedata
from typing import Any

import pytest

from tavola.rules.bridge import call
from tavola.rules.errors import RuleError
from tavola.rules.speech import understand
from tavola.rules.speech_text import distance, edits_allowed, tokens_of
from tavola.rules.speech_words import CONCEPTS, speech_messages, speech_words
from tavola.rules.systems import load
from tavola.rules.table import view
from tavola.server import words

from .runtimes import ask_phone
from .sentences import TABLES, cases, table_at, vocabulary, vocabulary_of

CASES = cases()
IDS = [f"{case['kind']}/{case['say']}" for case in CASES]
RULES = pathlib.Path(__file__).resolve().parent.parent.parent / "rules"
LANGUAGES = ("pt-BR", "en")
GAMES = sorted(path.parent.name for path in RULES.glob("*/__init__.py"))
GAMES = [game for game in GAMES if "speech" in getattr(load(game), "SYSTEM", {})]
FILLERS = {"pt-BR": ["por favor ", "então eu quero ", "AÍ, "], "en": ["please ", "okay then i want to "]}


def heard(case: dict[str, Any], sentence: str | None = None) -> dict[str, Any]:
    """Return what is understood of a case's sentence, or of another one said in its place."""
    said = case["say"] if sentence is None else sentence
    told: dict[str, Any] = understand(table_at(case["at"]), case["by"], said, vocabulary_of(case), {})
    return told


def essence(told: dict[str, Any]) -> Any:
    """Return what an answer comes to, without how sure it is and how it is put."""
    kept = [(row["commands"], row["look_up"], row["problem"]) for row in told["readings"]]
    return kept, told["asks"] is not None, told["missed"] is not None


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_sentence_becomes(case: dict[str, Any]) -> None:
    told = heard(case)
    readings = told["readings"]
    if case.get("missed"):
        assert readings == [] and told["missed"] is not None
        if "nearest" in case:
            assert [row["commands"] for row in told["nearest"]] == case["nearest"]
        return
    assert told["missed"] is None
    if "asks" in case:
        assert told["asks"]["key"] == case["asks"]
        assert len(readings) == case["options"] == len(told["asks"]["options"])
        return
    assert len(readings) == 1 and told["asks"] is None, readings
    if "looks_up" in case:
        assert readings[0]["look_up"] == case["looks_up"] and readings[0]["commands"] == []
        return
    if "does" in case:
        assert readings[0]["commands"] == case["does"]
    problem = readings[0]["problem"]
    if case.get("problem") is True:
        assert problem is not None
    else:
        assert (problem and problem["code"]) == case.get("problem")


def test_there_are_enough_sentences() -> None:
    assert len(CASES) >= 200
    for system in GAMES:
        assert len([case for case in CASES if table_at(case["at"])["table"]["system"] == system]) >= 40, system
    assert len({(case["lang"], case["at"], case["by"], case["say"]) for case in CASES}) == len(CASES)


def stripped(text: str) -> str:
    """Return a text without its accents."""
    return "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_accents_case_and_filler_change_nothing(case: dict[str, Any]) -> None:
    plain = essence(heard(case))
    said = case["say"]
    others = [stripped(said), said.upper(), unicodedata.normalize("NFD", said), f"  {said} ! ", stripped(said).upper()]
    if said.strip() and tokens_of(said):
        others += [filler + said for filler in FILLERS[case["lang"]]]
    for other in others:
        assert essence(heard(case, other)) == plain, other


def test_both_runtimes_hear_the_same(phone_rules: pathlib.Path) -> None:
    lines, expected = [], []
    for case in CASES:
        lines.append(["understand", table_at(case["at"]), case["by"], case["say"], vocabulary_of(case), {}])
        expected.append(heard(case))
    for language in LANGUAGES:
        found = {key: words.say(language, key) for key in speech_messages("swade") if words.has(language, key)}
        lines.append(["speech_words", "swade", found])
        expected.append(vocabulary(language))
    for name, want, got in zip([*IDS, *LANGUAGES], expected, ask_phone("call.mjs", phone_rules, lines), strict=True):
        assert got == want, name


def test_word_salad_never_raises() -> None:
    luck = random.Random(7)
    known = sorted({word for row in vocabulary()["rows"] for word in row[0].split(" ")})
    spice = ["-", "+", "!", "2d6", "d", "%", "ção", "99999999", "0", "👍", "(", "|", "{$x}", "Rosa", "onça", "\u0301"]
    for _ in range(400):
        table = luck.choice([name for name in sorted(TABLES) if table_at(name)["table"]["system"] == "swade"])
        line = " ".join(luck.choice(known if luck.random() < 0.8 else spice) for _ in range(luck.randint(1, 12)))
        told = understand(table_at(table), luck.choice(["ana", "beto", "gm"]), line[:300], vocabulary(), {})
        assert (told["missed"] is None) == (len(told["readings"]) > 0)
        assert (told["asks"] is None) == (len(told["readings"]) < 2)
        assert len(told["nearest"]) <= 3
        json.dumps(told)


def test_a_player_never_hears_of_who_is_hidden() -> None:
    state = table_at("quiet")
    for line in ("ataco a onça com o facão", "onça", "mostrar a onça-parda", "ataco com as garras"):
        for seen in (state, view(state, {"role": "player", "member": "ana"})):
            assert "onca" not in json.dumps(understand(seen, "ana", line, vocabulary(), {}))


@pytest.mark.parametrize("case", [case for case in CASES if case["by"] != "gm"], ids=lambda case: case["say"])
def test_a_phone_with_its_own_view_hears_the_same(case: dict[str, Any]) -> None:
    seen = view(table_at(case["at"]), {"role": "player", "member": case["by"]})
    told = understand(seen, case["by"], case["say"], vocabulary_of(case), {})
    assert [row["commands"] for row in told["readings"]] == [row["commands"] for row in heard(case)["readings"]]


def test_the_open_card_says_who_acts() -> None:
    state = table_at("quiet")
    told = understand(state, "gm", "testar Vigor", vocabulary(), {"actor": "fonseca"})
    assert [row["commands"][0]["actor"] for row in told["readings"]] == ["fonseca"]
    told = understand(state, "gm", "testar Vigor", vocabulary(), {})
    assert told["asks"]["key"] == "speech-which-character" and len(told["readings"]) > 2


@pytest.mark.parametrize(
    ("member", "text", "vocabulary_given", "context", "code"),
    [
        ("nobody", "dano", None, {}, "unknown_member"),
        (None, "dano", None, {}, "unknown_member"),
        ("ana", 7, None, {}, "invalid_input"),
        ("ana", "x" * 301, None, {}, "invalid_input"),
        ("ana", "dano", {}, {}, "invalid_input"),
        ("ana", "dano", "pt-BR", {}, "invalid_input"),
        ("ana", "dano", None, [], "invalid_input"),
    ],
)
def test_what_is_malformed_is_refused(member: Any, text: Any, vocabulary_given: Any, context: Any, code: str) -> None:
    given = vocabulary() if vocabulary_given is None else vocabulary_given
    with pytest.raises(RuleError) as refused:
        understand(table_at("evening"), member, text, given, context)
    assert refused.value.code == code


def test_a_line_of_very_many_words_is_too_long() -> None:
    told = understand(table_at("evening"), "ana", "a " * 60, vocabulary(), {})
    assert told["missed"]["key"] == "speech-too-long"


def test_messages_that_are_not_a_mapping_are_refused() -> None:
    with pytest.raises(RuleError):
        speech_words("swade", ["speech-is-roll"])
    assert json.loads(call(json.dumps(["speech_words", "nope", {}])))["error"]["code"] == "unknown_system"


def said_keys() -> set[str]:
    """Return every text that can be said back: written out in the rules, or made from what a command is called."""
    found: set[str] = set()
    for path in RULES.glob("speech*.py"):
        found |= set(re.findall(r'"(speech-[a-z-]*[a-z])"', path.read_text(encoding="utf-8")))
    found |= {f"speech-{kind}{end}" for kind in ("attack", "damage") for end in ("", "-target")}
    found |= {f"speech-fight-{kind}" for kind in ("next", "deal", "end", "hold", "act", "join", "leave")}
    found |= {f"speech-which-{choice}" for choice in ("character", "weapon", "target")}
    return found - {"speech-tried"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_back_has_its_words(language: str) -> None:
    assert [key for key in sorted(said_keys()) if not words.has(language, key)] == []
    own = [key for system in GAMES for key in said_back(system)]
    assert [key for key in own if not words.has(language, key)] == []


def own_ids(system: str) -> list[str]:
    """Return the ids of the phrases and options that a game declares beside what its card says already."""
    declared = load(system).SYSTEM["speech"]
    return [entry["id"] for name in ("phrases", "options") for entry in declared.get(name, [])]


def said_back(system: str) -> list[str]:
    """Return the messages that say a game's own phrases and options back."""
    return [f"speech-{system}-says-{own}" for own in own_ids(system)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_vocabulary_has_all_its_messages_and_no_other(language: str) -> None:
    known = said_keys()
    for system in GAMES:
        may = {key for key in speech_messages(system) if key.startswith("speech-")}
        assert {f"speech-is-{concept}" for concept in CONCEPTS} < may
        # traits, states, vitals and buttons have a label that is heard too; what a game adds has nothing else
        must = {f"speech-is-{concept}" for concept in CONCEPTS} | {f"speech-{system}-{own}" for own in own_ids(system)}
        assert must <= may
        assert [key for key in sorted(must) if not words.has(language, key)] == []
        known |= may | set(said_back(system))
    found: set[str] = set()
    for path in (RULES.parent / "i18n" / language).glob("speech*.ftl"):
        found |= set(re.findall(r"(?m)^(speech-[A-Za-z0-9_-]+) =", path.read_text(encoding="utf-8")))
    assert sorted(found - known) == []


def test_every_reading_says_itself_in_both_languages() -> None:
    for case in CASES:
        told = heard(case)
        texts = [row["says"] for row in told["readings"] + told["nearest"]]
        texts += [{"key": told["asks"]["key"]}] if told["asks"] else []
        texts += [told["missed"]] if told["missed"] else []
        for language in LANGUAGES:
            for text in texts:
                said = words.text(language, text)
                assert said and "speech-" not in said and "{" not in said, (case["say"], said)


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [
        ("perceber", "perceber", 0), ("perceber", "perseber", 1), ("lutar", "luatr", 1), ("dano", "dado", 1),
        ("onca", "oncas", 1), ("lutar", "curar", 2), ("abc", "xyz", 3),
    ],
)  # fmt: skip
def test_slips_are_counted(one: str, other: str, slips: int) -> None:
    assert distance(one, other, 3) == slips == distance(other, one, 3)
    assert edits_allowed("ana") == 0 and edits_allowed("rosa") == 1 and edits_allowed("furtividade") == 3


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("4d6kh3", ["4", "d", "6", "kh", "3"]),
        ("Perceber -2", ["perceber", "-", "2"]),
        ("Perceber−2", ["perceber", "-", "2"]),
        ("levantar-se", ["levantar", "se"]),
        ("todos: Perceber, - 2!", ["todos", "perceber", "-", "2", "!"]),
        ("AÇÃO  d%", ["acao", "d", "%"]),
    ],
)
def test_a_line_comes_apart(text: str, tokens: list[str]) -> None:
    assert [row[0] for row in tokens_of(text)] == tokens
