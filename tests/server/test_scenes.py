"""Scenes through the server: played by everyone, shown on the TV in words, there again after a restart."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tavola.server import words

from ..conftest import Home, new_id

Setup = dict[str, Any]


def begins(gm: Any, kind: str, people: list[str], **more: Any) -> str:
    """Begin a scene; return its id."""
    scene = new_id()
    answer = gm.sends({"type": "scene.start", "id": scene, "kind": kind, "people": people, **more})
    assert answer["ok"], answer
    return scene


def step(scene: str, action: str = "step", **inputs: Any) -> dict[str, Any]:
    """Return the intent of a scene's roll."""
    return {"kind": "scene", "scene": scene, "action": action, "inputs": inputs}


def test_a_task_is_played_and_everyone_sees_it_rightly(gm: Any, player: Any, tv: Any, rosa: str) -> None:
    scene = begins(gm, "task", [rosa], name="A bomba", setup={"trait": "athletics", "tokens": 8})
    player.rolls(rosa, intent=step(scene))
    gm.does("scene.act", scene=scene, action="next")
    gm.does("scene.act", scene=scene, action="tokens", inputs={"by": 2})
    gm.does("scene.hide", scene=scene, hidden=True)
    gm.does("scene.hide", scene=scene, hidden=False)
    gm.does("undo")
    gm.does("scene.end", scene=scene)
    for person in (gm, player, tv):
        person.sees_rightly()


def test_kakaroto_409_a_scene_survives_a_restart(gm: Any, player: Any, rosa: str, home: Any) -> None:
    """kakaroto/Beyond20#409: what was lost with a closed tab ruins lives; every change is kept."""
    scene = begins(gm, "chase", [rosa], setup={"cards": 6})
    player.rolls(rosa, intent=step(scene, "maneuver"))
    gm.does("scene.act", scene=scene, action="next")
    was = home.state(gm.table)
    home.close()
    again = Home(home.config)
    try:
        assert again.state(gm.table) == was
        kept = again.state(gm.table)["scenes"][scene]
        assert kept["round"] == 2
        assert kept["secret"]["deck"]
    finally:
        again.close()


def test_a_hidden_scene_never_reaches_players_or_the_tv(gm: Any, player: Any, tv: Any, rosa: str) -> None:
    begins(gm, "task", [rosa], name="Emboscada", hidden=True, setup={"trait": "athletics"})
    for person in (player, tv):
        assert "Emboscada" not in person.transcript()
        person.sees_rightly()
    assert tv.last("screen")["scene"] is None


def test_decks_stay_at_the_table(gm: Any, player: Any, tv: Any, rosa: str) -> None:
    scene = begins(gm, "chase", [rosa], setup={"cards": 4})
    player.rolls(rosa, intent=step(scene, "maneuver"))
    deck = gm.home.state(gm.table)["scenes"][scene]["secret"]["deck"]
    for person in (player, tv):
        assert json.dumps(deck) not in person.transcript()
        person.sees_rightly()


def test_the_tv_shows_the_scene_in_words(gm: Any, player: Any, rosa: str) -> None:
    tvs = {language: gm.home.screen(gm.table, lang=language) for language in words.LANGUAGES}
    scene = begins(gm, "task", [rosa], name="A bomba", setup={"trait": "athletics", "tokens": 8})
    player.rolls(rosa, intent=step(scene), physical=True, faces={"trait": [6, 5], "wild": [2]})
    for language, tv in tvs.items():
        screen = tv.last("screen")
        shown = screen["scene"]
        assert shown["title"] == "A bomba"
        assert shown["round"] == words.say(language, "tv-round-of", n=1, of=3)
        assert shown["meters"][0]["value"] >= 2
        assert shown["meters"][0]["max"] == 8
        assert shown["rows"][0]["state"] == "done"
        assert screen["roll"]["told"] == shown["told"]
        text = json.dumps([shown, screen["roll"]], ensure_ascii=False)
        assert not re.findall(r"\b(?:swade|tv|roll)-[\w-]+", text), text


@pytest.mark.parametrize("kind", ["task", "chase", "encounter", "conflict", "interlude", "contacts", "journey"])
def test_every_kind_shows_on_the_tv(gm: Any, tv: Any, rosa: str, kind: str) -> None:
    begins(gm, kind, [rosa], setup={"trait": "athletics"} if kind == "task" else {})
    shown = tv.last("screen")["scene"]
    assert shown["title"] == words.say("pt-BR", f"swade-scene-{kind}")
    assert [row["name"] for row in shown["rows"]]
    assert bool(shown["track"]) == (kind == "chase")


def test_a_fight_leaves_the_scene_its_head(gm: Any, tv: Any, rosa: str) -> None:
    gm.does("fight.start", characters=[rosa])
    gm.does("fight.deal")
    begins(gm, "battle", [rosa], setup={"commander": rosa})
    screen = tv.last("screen")
    assert screen["fighting"]
    assert len(screen["scene"]["meters"]) == 2
