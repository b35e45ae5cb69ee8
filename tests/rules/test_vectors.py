"""Every case of the rules, on both runtimes."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest
import yaml

from tavola.rules import resolve

from .runtimes import ask_phone

VECTORS = pathlib.Path(__file__).resolve().parent.parent / "vectors"
Case = tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]


def cases() -> list[Case]:
    """Return (id, request, faces, what the answer must contain) of every case."""
    found: list[Case] = []
    for path in sorted(VECTORS.glob("*.yaml")):
        document = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        for op in document["ops"]:
            for vector in op["vectors"]:
                request = {"system": document["system"], "op": op["op"], **vector["request"]}
                error = vector.get("expect_error")
                expected = {"error": error} if error else {"outcome": vector["expect"]}
                name = f"{document['system']}/{op['op']}/{vector['id']}"
                found.append((name, request, vector["faces"], expected))
    return found


CASES = cases()


def contains(expected: Any, actual: Any) -> bool:
    """Return whether an answer holds what is expected: dicts by key, lists whole, numbers exactly."""
    if isinstance(expected, dict):
        return isinstance(actual, dict) and all(k in actual and contains(v, actual[k]) for k, v in expected.items())
    if isinstance(expected, list):
        return isinstance(actual, list) and len(expected) == len(actual) and all(map(contains, expected, actual))
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    if isinstance(expected, float) or isinstance(actual, float):
        return isinstance(actual, (int, float)) and abs(expected - actual) < 1e-9
    return bool(expected == actual)


@pytest.mark.parametrize(("request_", "faces", "expected"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_on_cpython(request_: dict[str, Any], faces: dict[str, Any], expected: dict[str, Any]) -> None:
    answer = json.loads(json.dumps(resolve(request_, faces)))
    assert contains(expected, answer), answer


def test_on_micropython(phone_rules: pathlib.Path) -> None:
    """All cases in one run of the phone's runtime, and each answers just what CPython answers."""
    answers = ask_phone("resolve.mjs", phone_rules, [{"request": case[1], "faces": case[2]} for case in CASES])
    wrong = [case[0] for case, answer in zip(CASES, answers, strict=True) if not contains(case[3], answer)]
    assert wrong == []
    other = [
        case[0]
        for case, answer in zip(CASES, answers, strict=True)
        if json.loads(json.dumps(resolve(case[1], case[2]))) != answer
    ]
    assert other == []
