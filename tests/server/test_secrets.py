"""What a player or a TV may not know leaves the server for nobody's socket but those who may."""

from __future__ import annotations

from typing import Any

SECRET = "Boitatá-das-Sombras"


def test_encounterplus_46_a_hidden_name_is_in_no_byte_sent(gm: Any, player: Any, tv: Any, rosa: str) -> None:
    """encounterplus/encounterplus#46, betteroll-swade#834: one redaction for all outputs; the name leaked in lists."""
    character = {"id": "oculto", "name": SECRET, "kind": "wild_card", "hidden": True, "sheet": {}}
    gm.does("character.add", character=character)
    gm.does("fight.start", characters=[rosa, "oculto"])
    gm.does("fight.deal")
    gm.rolls("oculto", intent={"kind": "trait", "trait": "notice"})
    gm.rolls("oculto", intent={"kind": "trait", "trait": "fighting"}, private=True)
    gm.does("character.vital", character="oculto", vital="wounds", to=1)
    gm.does("character.state", character="oculto", state="shaken", on=True)
    gm.does("fight.hold", character="oculto")
    gm.does("fight.act", character="oculto")
    gm.does("fight.next")
    gm.does("character.edit", character="oculto", name=SECRET + "!")
    gm.does("undo")
    late_player = player.home.sits_down(gm.table, "Atrasado")
    late_tv = player.home.screen(gm.table)
    for person in (player, tv, late_player, late_tv):
        person.leaves()
        person.connects(since=0 if person is player else None) if person is not player else None
        assert SECRET not in person.transcript()
        assert "oculto" not in person.transcript()
    assert SECRET in gm.transcript()


def test_beyond20_945_an_alias_is_all_that_others_read(gm: Any, player: Any, tv: Any) -> None:
    """kakaroto/Beyond20#945, ddbrown30/betteroll-swade#834: the public alias is apart from the name."""
    character = {"id": "vulto", "name": SECRET, "alias": "Vulto", "kind": "extra", "sheet": {}}
    gm.does("character.add", character=character)
    gm.rolls("vulto", intent={"kind": "trait", "trait": "notice"})
    gm.does("fight.start", characters=["vulto"])
    gm.does("fight.deal")
    for person in (player, tv):
        assert SECRET not in person.transcript()
        assert "Vulto" in person.transcript()


def test_swade_tools_243_a_private_roll_is_the_game_masters_alone(gm: Any, player: Any, tv: Any) -> None:
    """lipefl/swade-tools#243, dddice-foundry-plugin#3: text hidden, but the dice or the count of successes shown."""
    told = len(player.frames()), len(tv.frames())
    screen = tv.last("screen")
    roll = gm.rolls(intent={"kind": "notation", "notation": "7d6"}, private=True)
    assert (len(player.frames()), len(tv.frames())) == told
    for person in (player, tv):
        assert roll["id"] not in person.transcript()
        assert "7d6" not in person.transcript()
    assert tv.last("screen")["roll"] == screen["roll"]
    assert gm.frames()[-1]["data"]["roll"] == roll["id"]


def test_a_secret_is_not_told_to_who_catches_up(gm: Any, player: Any) -> None:
    player.leaves()
    at = player.seq
    roll = gm.rolls(intent={"kind": "notation", "notation": "7d6"}, private=True)
    gm.does("character.add", character={"id": "oculto", "name": SECRET, "kind": "extra", "hidden": True, "sheet": {}})
    gm.does("table.note", text="nota")
    player.connects(since=at)
    assert [frame["type"] for frame in player.last("events")] == ["table.note"]
    assert roll["id"] not in player.transcript()
    assert SECRET not in player.transcript()


def test_monks_combat_details_52_a_hidden_combatants_roll_is_hidden(gm: Any, player: Any, tv: Any) -> None:
    """ironmonk108/monks-combat-details#52: a hidden combatant's public roll betrays it."""
    gm.does("character.add", character={"id": "oculto", "name": SECRET, "kind": "extra", "hidden": True, "sheet": {}})
    told = len(player.frames()), len(tv.frames())
    gm.rolls("oculto", intent={"kind": "trait", "trait": "notice"})
    assert (len(player.frames()), len(tv.frames())) == told


def test_tokens_are_nowhere_but_with_who_has_them(gm: Any, player: Any, tv: Any) -> None:
    gm.rolls()
    for person in (gm, player, tv):
        for other in (gm, player, tv):
            assert other.token not in person.transcript()
    stored = (gm.home.config.data / "tavola.db-wal").read_bytes() + (gm.home.config.data / "tavola.db").read_bytes()
    assert gm.token.encode() not in stored


def test_improved_initiative_502_a_player_takes_over_nothing(gm: Any, player: Any) -> None:
    """cynicaloptimist/improved-initiative#502: a player opening the GM page took over everyone's view."""
    for kind in ("fight.start", "table.note", "character.hide", "member.remove", "pool", "ask"):
        inputs: dict[str, Any] = {"fight.start": {"characters": []}, "table.note": {"text": "x"}}.get(kind, {})
        assert player.tries(kind, **inputs)["error"]["code"] in ("not_allowed", "missing_input", "invalid_input")
    assert player.tries("table.note", text="x")["error"]["code"] == "not_allowed"
