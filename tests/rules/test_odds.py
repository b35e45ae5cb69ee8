"""Exact chances of every op that rolls: the plain enumeration of all faces, a long sample, and what always holds."""

from __future__ import annotations

import pathlib
import random
from collections import defaultdict
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola.rules import resolve
from tavola.rules.errors import RuleError
from tavola.rules.odds import chances, measure_of, sample, walk
from tavola.rules.runner import start
from tavola.rules.systems import load

VECTORS = pathlib.Path(__file__).resolve().parent.parent / "vectors"
Request = dict[str, Any]
Tally = dict[Any, float]
# what is left out must be under one in a million in all: branches under the first depth that gives it are left out
DEPTHS = [1e-8, 1e-10, 1e-12]
MOST_LEAVES = 20_000
MOST_PATHS = 20_000
RUNS = 4_000


def requests() -> list[tuple[str, Request]]:
    """Return the first request of each op that rolls dice, out of its vectors."""
    found: dict[str, Request] = {}
    for path in sorted(VECTORS.glob("*.yaml")):
        document = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        for op in document["ops"]:
            name = f"{document['system']}/{op['op']}"
            for vector in op["vectors"]:
                if name not in found and vector["faces"] and "expect_error" not in vector:
                    found[name] = {"system": document["system"], "op": op["op"], **vector["request"]}
    return sorted(found.items())


REQUESTS = requests()


def fields_of(request: Request) -> list[str]:
    """Return the outcome fields whose chances the apps show."""
    fields: list[str] = load(request["system"]).SYSTEM["book"].find(request["op"])["odds"]
    return fields or ["total"]


def deep_enough(make: Any, measure: Any) -> tuple[Any, float]:
    """Return the exact chances, walked as deep as the limit asks for, and how deep; None where that is too much."""
    for smallest in DEPTHS:
        walked = walk(make, measure, MOST_LEAVES, smallest)
        if walked is None or walked[1] < 1e-6:
            return walked, smallest
    return None, DEPTHS[-1]


def enumerated(request: Request, smallest: float) -> tuple[Tally, float] | None:
    """Return the chances by asking for one die after another, all faces of each; None where that is too much.

    It knows nothing of how chances are worked out: it feeds faces to ``resolve`` until nothing is needed any more.
    """
    measure = measure_of(fields_of(request))
    tally: Tally = defaultdict(float)
    left_out = 0.0
    waiting: list[tuple[dict[str, list[int]], float]] = [({}, 1.0)]
    done = 0
    while waiting:
        faces, chance = waiting.pop()
        answer = resolve(request, faces)
        assert "error" not in answer, (request, faces, answer)
        done += 1
        if done > MOST_PATHS:
            return None
        if "needs" not in answer:
            tally[measure(answer["outcome"])] += chance
            continue
        label, sides = answer["needs"]["label"], answer["needs"]["sides"]
        if chance / sides < smallest:
            left_out += chance
            continue
        for face in range(1, sides + 1):
            more = {**faces, label: [*faces.get(label, []), face]}
            waiting.append((more, chance / sides))
    return tally, left_out


@pytest.mark.parametrize("request_", [entry[1] for entry in REQUESTS], ids=[entry[0] for entry in REQUESTS])
def test_exact_chances_are_those_of_all_faces(request_: Request) -> None:
    measure = measure_of(fields_of(request_))

    def make() -> Any:
        return start(request_)

    if not hasattr(make(), "send"):
        pytest.skip("rolls nothing in this case")
    walked, smallest = deep_enough(make, measure)
    drawn = {row[0]: row[1] for row in sample(make, measure, RUNS)}
    assert abs(sum(drawn.values()) - 1) < 1e-6
    if walked is None:
        # too large for either: then the apps show a sample, and it is the same every time
        assert chances(make, measure, 3000, 1e-6) == chances(make, measure, 3000, 1e-6)
        return
    rows = {row[0]: row[1] for row in walked[0]}
    assert abs(sum(rows.values()) + walked[1] - 1) < 1e-9
    assert walked[1] < 1e-6
    for key in {*rows, *drawn}:
        # four standard deviations and a half of a share of so many runs
        share = min(1.0, rows.get(key, 0.0))
        assert abs(share - drawn.get(key, 0.0)) <= 4.5 * (share * (1 - share) / RUNS) ** 0.5 + 3 / RUNS, key
    plain = enumerated(request_, smallest)
    if plain is not None:
        assert abs(plain[1] - walked[1]) < 1e-6
        for key in {*rows, *plain[0]}:
            assert abs(rows.get(key, 0.0) - plain[0].get(key, 0.0)) < 1e-6


def test_most_ops_are_small_enough_to_be_exact() -> None:
    exact = 0
    for _, request in REQUESTS:
        told = chances(lambda request=request: start(request), measure_of(fields_of(request)), 3000, 1e-6)
        assert told["sampled"] or told["left_out"] <= 2000
        exact += not told["sampled"]
    assert exact > len(REQUESTS) // 2


DICE = st.sampled_from(["d4", "d6", "d8", "d10", "d12", "d12+2", "d4-1"])


def played(request: Request, seed: int) -> dict[str, Any]:
    """Return the outcome of a request with seeded dice."""
    luck = random.Random(seed)
    faces: dict[str, list[int]] = {}
    while True:
        answer = resolve(request, faces)
        if "error" in answer:
            raise RuleError(**answer["error"])
        if "needs" not in answer:
            outcome: dict[str, Any] = answer["outcome"]
            return outcome
        needs = answer["needs"]
        faces.setdefault(needs["label"], []).append(luck.randint(1, needs["sides"]))


@given(die=DICE, wild=st.booleans(), target=st.integers(2, 14), modifier=st.integers(-8, 8), seed=st.integers(0, 10**6))
@settings(max_examples=150, deadline=None)
def test_raises_follow_from_total_and_target(die: str, wild: bool, target: int, modifier: int, seed: int) -> None:
    request = {"system": "swade", "op": "trait_roll", "die": die, "wild_card": wild, "target": target}
    outcome = played({**request, "modifiers": [{"source": "gm", "value": modifier}]}, seed)
    if outcome["critical_failure"]:
        assert not outcome["success"] and outcome["raises"] == 0
        return
    assert outcome["success"] is (outcome["total"] >= target)
    assert outcome["raises"] == max(0, (outcome["total"] - target) // 4 if outcome["success"] else 0)


@given(
    wounds=st.integers(0, 3), toughness=st.integers(2, 15), wild=st.booleans(), shaken=st.booleans(),
    seed=st.integers(0, 10**6), dice=st.sampled_from(["2d6", "3d12+6", "d4-2", "2d10"]),
)  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_wounds_never_pass_the_cap(wounds: int, toughness: int, wild: bool, shaken: bool, seed: int, dice: str) -> None:
    most = 3 if wild else 0
    request = {"system": "swade", "op": "damage", "dice": dice, "toughness": toughness, "wild_card": wild}
    outcome = played({**request, "wounds": min(wounds, most), "shaken": shaken}, seed)
    effects = outcome["effects"]
    assert min(wounds, most) <= effects["wounds"] <= most
    inflicted = outcome["wounds_inflicted"]
    assert effects["incapacitated"] is (inflicted > 0 and min(wounds, most) + inflicted > most)
    if inflicted:
        soak = {"system": "swade", "op": "soak", "die": "d8", "wounds_inflicted": inflicted}
        soaked = played({**soak, "wounds": min(wounds, most), "max_wounds": most}, seed)
        assert 0 <= soaked["soaked"] <= inflicted
        assert min(wounds, most) <= soaked["effects"]["wounds"] <= effects["wounds"]
