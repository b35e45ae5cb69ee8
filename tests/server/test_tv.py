"""The TV: what it shows, in which words, and how it is let in."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tavola.server import pairing, rulebook, words
from tavola.server.errors import Refused


def add_foe(gm: Any, name: str, **more: Any) -> None:
    """Add an extra."""
    character = {"id": name.lower().replace(" ", "-"), "name": name, "kind": "extra", "sheet": {}, **more}
    gm.does("character.add", character=character)


def test_the_screen_shows_order_turn_states_and_the_last_roll(gm: Any, player: Any, tv: Any, rosa: str) -> None:
    add_foe(gm, "Capangas", count=4)
    gm.does("table.note", text="ponte sobre o Itararé")
    gm.does("fight.start", characters=[rosa, "capangas"])
    gm.does("fight.deal", cards={rosa: "KS", "capangas": "4C"})
    gm.does("character.state", character="capangas", state="distracted", on=True)
    gm.does("character.vital", character=rosa, vital="wounds", to=1)
    player.rolls(
        rosa, intent={"kind": "trait", "trait": "fighting"}, physical=True, faces={"trait": [8, 3], "wild": [2]}
    )
    screen = tv.last("screen")
    assert screen["round"] == "Rodada 1 · ponte sobre o Itararé"
    assert [(row["key"], row["card_suit"], row["state"], row["count"]) for row in screen["rows"]] == [
        ("K♠", "spades", "now", 1),
        ("4♣", "clubs", "wait", 4),
    ]
    assert screen["rows"][0]["chips"][0] == {"text": "1 ferimento", "tone": "bad"}
    assert screen["rows"][1]["chips"][0]["tone"] == "bad"
    roll = screen["roll"]
    assert roll["who"] == screen["rows"][0]["name"]
    assert roll["total"] == 10
    assert roll["tiles"] == 2
    assert [(die["face"], die["chain"], die["dim"]) for die in roll["dice"]] == [
        (8, True, False),
        (3, False, False),
        (2, False, True),
    ]
    assert roll["sum"][-1]["value"] == "10 × 4"
    assert {"text": "1 ferimento", "value": "−1"} in roll["sum"] or any(row["value"] == "−1" for row in roll["sum"])
    assert screen["join_url"].endswith(f"/#/entrar/{gm.table}")
    assert screen["qr"].startswith("<svg")


def test_every_text_of_the_screen_is_words(gm: Any, player: Any, rosa: str) -> None:
    tvs = {language: gm.home.screen(gm.table, lang=language) for language in words.LANGUAGES}
    gm.does("fight.start", characters=[rosa])
    gm.does("fight.deal")
    for state in ("shaken", "distracted", "vulnerable"):
        gm.does("character.state", character=rosa, state=state, on=True)
    player.rolls(rosa, intent={"kind": "trait", "trait": "notice"})
    gm.does("ask", to=[rosa], intent={"kind": "trait", "trait": "notice"}, modifier=-2)
    for language, tv in tvs.items():
        screen = tv.last("screen")
        text = json.dumps({key: screen[key] for key in ("rows", "roll", "notice", "round", "join")}, ensure_ascii=False)
        assert not re.findall(r"\b(?:swade|tv|roll)-[\w-]+", text), text
        assert "\\u2068" not in text
        assert "⁨" not in text
        assert "−2" in screen["notice"]
        assert screen["join"] == words.say(language, "tv-join")
    assert tvs["en"].last("screen")["join"] == "Join the table"


def test_what_does_not_fit_is_counted_and_the_turn_stays_in_sight(gm: Any, tv: Any) -> None:
    names = [f"Capanga {number}" for number in range(12)]
    for name in names:
        add_foe(gm, name)
    gm.does("fight.start", characters=[name.lower().replace(" ", "-") for name in names])
    gm.does("fight.deal")
    for _ in range(9):
        gm.does("fight.next")
    screen = tv.last("screen")
    assert len(screen["rows"]) == 7
    assert screen["more"] == 5
    assert [row["state"] for row in screen["rows"]].count("now") == 1


def test_beatify_2504_the_way_in_stays_on_the_screen(gm: Any, tv: Any, rosa: str) -> None:
    """mholzi/beatify#2504, #2621: the QR left the TV when play started; latecomers were stuck."""
    gm.does("fight.start", characters=[rosa])
    assert tv.last("screen")["code"] == gm.table
    assert tv.last("screen")["qr"]


def test_a_tv_that_comes_back_is_told_again(gm: Any, tv: Any) -> None:
    tv.leaves()
    gm.does("table.note", text="depois")
    tv.connects(since=tv.seq)
    assert tv.last("screen")["round"] == "depois"
    tv.sees_rightly()


def test_pairing(home: Any, gm: Any, table: str) -> None:
    told = home.http.post("/api/screens", json={}).get_json()
    assert re.fullmatch(r"\d{4}", told["pair"])
    assert home.http.get(f"/api/screens/{told['secret']}").get_json() == {"token": None}
    headers = {"Authorization": f"Bearer {gm.token}"}
    wrong = f"{(int(told['pair']) + 1) % 10000:04d}"
    answer = home.http.post(f"/api/tables/{table}/screens", json={"pair": wrong}, headers=headers)
    assert (answer.status_code, answer.get_json()["error"]["code"]) == (404, "unknown_pair")
    answer = home.http.post(f"/api/tables/{table}/screens", json={"pair": told["pair"]}, headers=headers)
    assert (answer.status_code, answer.get_json()) == (201, {})
    token = home.http.get(f"/api/screens/{told['secret']}").get_json()["token"]
    assert home.service.house.seat_of(token) == (table, None)
    again = home.http.post(f"/api/tables/{table}/screens", json={"pair": told["pair"]}, headers=headers)
    assert again.status_code == 404


@pytest.mark.parametrize("pair", [1234, "123", "12345", "12a4", None, ["1234"]])
def test_a_malformed_pair(home: Any, gm: Any, table: str, pair: Any) -> None:
    headers = {"Authorization": f"Bearer {gm.token}"}
    answer = home.http.post(f"/api/tables/{table}/screens", json={"pair": pair}, headers=headers)
    assert answer.get_json()["error"] == {"code": "invalid_input", "field": "pair"}


def test_pairing_ends_after_a_while_and_has_a_limit() -> None:
    clock = [0.0]
    waiting = pairing.Pairing(lambda: clock[0])
    _, secret = waiting.start()
    clock[0] = pairing.WAIT_SECONDS + 1
    with pytest.raises(Refused):
        waiting.ask(secret)
    for _ in range(pairing.MOST_WAITING):
        waiting.start()
    with pytest.raises(Refused) as refused:
        waiting.start()
    assert refused.value.code == "busy"


def sample(home: Any, system: str) -> Any:
    """Return the game master of a game's sample table."""
    gm = home.sets_up(system=system)
    for command in rulebook.system(system)["demo"](lambda key: words.say("pt-BR", key)):
        gm.does(command.pop("type"), **command)
    return gm


def test_what_harm_has_taken_away_shows_and_what_is_whole_does_not(home: Any) -> None:
    gm = sample(home, "symbaroum")
    gm.does("character.vital", character="bento", vital="toughness", to=6)
    gm.does("character.vital", character="juca", vital="toughness", to=9)
    chips = {row["name"]: row["chips"] for row in home.screen(gm.table).last("screen")["rows"]}
    assert chips["Bento Ferrolho"] == [{"text": "Vitalidade 6", "tone": "bad"}]
    assert chips["Juca Lamparina"] == [{"text": "Vitalidade 9", "tone": "plain"}]
    assert chips["Moema Espinho"] == []


def test_a_total_that_is_no_sum_and_dice_taken_off(home: Any) -> None:
    gm = sample(home, "symbaroum")
    tv = home.screen(gm.table)
    intent = {"kind": "damage", "weapon": 1, "target": "tenorio"}
    faces = {"damage": [6], "armor": [2]}
    gm.does("roll", actor="moema", intent=intent, physical=True, faces=faces)
    roll = tv.last("screen")["roll"]
    assert roll["total"] == 4
    assert [(die["face"], die["less"]) for die in roll["dice"]] == [(6, False), (2, True)]
    # what the damage was rolled for is no number to beat
    assert roll["sum"] == []


def test_levels_say_what_they_are_and_a_contest_what_it_met(home: Any) -> None:
    gm = sample(home, "bandeirantes")
    tv = home.screen(gm.table)
    intent: dict[str, Any] = {"kind": "trait", "trait": "stealth"}
    gm.does("roll", actor="damiao", intent=intent, physical=True, faces={"d100": [12]})
    assert tv.last("screen")["roll"]["sum"] == [
        {"text": "cena", "value": "−1 nível"},
        {"text": "difícil: até 17", "value": "12 × 17"},
    ]
    intent = {"kind": "attack", "weapon": 0, "target": "capitao"}
    faces = {"attacker": [10, 11], "defender": [3, 4]}
    gm.does("roll", actor="damiao", intent=intent, physical=True, faces=faces)
    roll = tv.last("screen")["roll"]
    assert roll["sum"][0] == {"text": "Lanças · Lança", "value": "+58"}
    assert roll["sum"][-1]["text"] == "contra Dom Lopo Vidigal (bloqueio com a arma)"
    assert [die["dim"] for die in roll["dice"]] == [False, False, True, True]
