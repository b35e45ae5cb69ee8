"""An evening's commands: carried out once, acknowledged after they are kept, told to everyone."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from tavola.server import tables


def test_welcome_holds_what_the_viewer_may_have(gm: Any, player: Any, tv: Any) -> None:
    for person in (gm, player, tv):
        welcome = person.received[0]
        assert welcome["name"] == "welcome"
        assert welcome["args"][0]["you"] == person.viewer
        assert welcome["args"][0]["state"]["table"]["code"] == gm.table
        person.sees_rightly()


def test_a_roll_is_told_to_everyone_and_acknowledged_with_its_number(gm: Any, player: Any, tv: Any) -> None:
    before = player.home.state(player.table)["seq"]
    answer = player.tries("roll", id="roll-0001", actor=None, intent={"kind": "notation", "notation": "2d6"})
    assert answer == {"ok": True, "seq": before + 1}
    for person in (gm, player, tv):
        frame = person.frames()[-1]
        assert (frame["id"], frame["seq"], frame["type"], frame["by"]) == ("roll-0001", before + 1, "roll", player.id)
        person.sees_rightly()


def test_following_the_frames_leads_to_the_view_for_everyone(gm: Any, player: Any, tv: Any, rosa: str) -> None:
    gm.does("character.add", character={"id": "capanga", "name": "Capanga", "kind": "extra", "count": 3, "sheet": {}})
    gm.does("character.add", character={"id": "onca", "name": "Onça", "kind": "extra", "hidden": True, "sheet": {}})
    gm.does("fight.start", characters=[rosa, "capanga", "onca"])
    gm.does("fight.deal")
    player.rolls(rosa, intent={"kind": "trait", "trait": "fighting"})
    gm.rolls("onca", intent={"kind": "trait", "trait": "notice"})
    gm.does("character.hide", character="onca", hidden=False)
    gm.does("character.state", character="capanga", state="shaken", on=True)
    gm.does("fight.next")
    gm.does("character.vital", character=rosa, vital="wounds", to=1)
    gm.does("undo")
    gm.does("character.hide", character="onca", hidden=True)
    gm.does("fight.end")
    for person in (gm, player, tv):
        person.sees_rightly()


def test_socketio_5334_sending_twice_is_harmless(player: Any) -> None:
    """socketio/socket.io#5334: retries send one event several times after a reconnect."""
    first = player.tries("roll", id="roll-twice", actor=None, intent={"kind": "notation", "notation": "1d20"})
    told = len(player.frames())
    rolled = player.home.state(player.table)["rolls"]["roll-twice"]
    for _ in range(4):
        assert (
            player.tries("roll", id="roll-twice", actor=None, intent={"kind": "notation", "notation": "1d20"}) == first
        )
    assert len(player.frames()) == told
    assert player.home.state(player.table)["rolls"]["roll-twice"] == rolled


def test_beyond20_1319_a_second_tap_with_other_wishes_changes_nothing(player: Any) -> None:
    """kakaroto/Beyond20#1319, mtgred/netrunner#5213: lag and a second click gave two rolls with different values."""
    first = player.tries("roll", id="roll-same", actor=None, intent={"kind": "notation", "notation": "1d6"})
    assert player.tries("roll", id="roll-same", actor=None, intent={"kind": "notation", "notation": "9d6"}) == first
    assert len(player.home.state(player.table)["rolls"]["roll-same"]["dice"]) == 1


def test_a_refused_command_may_be_tried_again_by_the_same_id(gm: Any, player: Any) -> None:
    assert player.tries("fight.end", id="again-001")["error"]["code"] == "not_allowed"
    assert player.tries("fight.end", id="again-001")["error"]["code"] == "not_allowed"
    assert player.tries("roll", id="again-001", actor=None, intent={"kind": "notation", "notation": "1d6"})["ok"]


def test_dice_of_an_offline_roll_are_the_phones(gm: Any, player: Any) -> None:
    roll = player.rolls(intent={"kind": "notation", "notation": "2d6"}, offline=True, faces={"1": [5, 6]})
    assert [die["face"] for die in roll["dice"]] == [5, 6]
    assert gm.frames()[-1]["offline"] is True
    answer = player.tries(
        "roll", actor=None, intent={"kind": "notation", "notation": "3d6"}, offline=True, faces={"1": [1, 2]}
    )
    assert answer["error"]["code"] == "needs_dice"
    assert answer["error"]["values"]["sides"] == 6


def test_server_dice_are_not_the_clients(player: Any) -> None:
    answer = player.tries("roll", actor=None, intent={"kind": "notation", "notation": "1d6"}, faces={"d6": [6]})
    assert answer["error"] == {"code": "invalid_input", "field": "faces"}


# --- coming back --------------------------------------------------------------------------------------------------


def test_socketio_5363_since_brings_what_was_missed_and_no_welcome(gm: Any, player: Any) -> None:
    """socketio/socket.io#5363, #5538: its own recovery is one-way and fails with zero events; ours is a number."""
    player.leaves()
    at = player.seq
    seqs = [gm.does("table.note", text=f"nota {number}") for number in range(5)]
    player.connects(since=at)
    arrived = [packet for packet in player.received if packet["name"] in ("welcome", "events")][1:]
    assert [packet["name"] for packet in arrived] == ["events"]
    assert [frame["seq"] for frame in arrived[0]["args"][0]] == seqs
    player.sees_rightly()


def test_since_with_nothing_missed_brings_an_empty_list(player: Any) -> None:
    player.leaves()
    player.connects(since=player.seq)
    assert player.last("events") == []
    player.sees_rightly()


@pytest.mark.parametrize("since", [10_000, None])
def test_since_that_is_not_known_brings_everything(player: Any, since: int | None) -> None:
    player.leaves()
    player.seq = 0
    player.connects(since=since)
    assert len([packet for packet in player.received if packet["name"] == "welcome"]) == 2


def test_since_before_the_kept_steps_brings_everything(gm: Any, player: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    player.leaves()
    at, player.seq = player.seq, 0
    for number in range(tables.RING + 1):
        gm.home.service.audience.get(_sid(gm)).bucket._left = 50
        gm.does("table.note", text=f"nota {number}")
    player.connects(since=at)
    assert len([packet for packet in player.received if packet["name"] == "welcome"]) == 2
    player.sees_rightly()


def _sid(person: Any) -> str:
    return str(person.home.socketio.server.manager.sid_from_eio_sid(person.socket.eio_sid, "/"))


def test_socketio_758_five_reconnects_register_nothing_twice(gm: Any, player: Any, tv: Any) -> None:
    """socketio/socket.io#758, erming/shout#182: handlers registered on connect doubled every message after sleep."""
    for _ in range(5):
        player.leaves()
        player.connects(since=player.seq)
        tv.leaves()
        tv.connects(since=tv.seq)
    told = len(player.frames()), len(tv.frames())
    screens = len([packet for packet in tv.received if packet["name"] == "screen"])
    gm.does("table.note", text="uma vez")
    assert (len(player.frames()), len(tv.frames())) == (told[0] + 1, told[1] + 1)
    assert len([packet for packet in tv.received if packet["name"] == "screen"]) == screens + 1
    assert gm.home.service.audience.count() == 3


def test_beyond20_409_a_restart_loses_nothing(gm: Any, player: Any, rosa: str) -> None:
    """kakaroto/Beyond20#409: closing the tab loses the encounter."""
    for number in range(230):
        gm.home.service.audience.get(_sid(gm)).bucket._left = 50
        gm.does("character.vital", character=rosa, vital="fatigue", to=number % 3)
    was = gm.home.state(gm.table)
    player.hears()
    at = player.seq
    gm.home.service.house._tables.clear()
    assert gm.home.state(gm.table) == was
    assert gm.home.state(gm.table) is not was
    player.leaves()
    player.seq, player.seen = at - 5, None
    player.connects(since=at - 5)
    assert len(player.last("events")) == 5


def test_a_snapshot_of_another_release_is_not_trusted(gm: Any, rosa: str, home: Any) -> None:
    for _ in range(tables.SNAPSHOT_EVERY):
        home.service.audience.get(_sid(gm)).bucket._left = 50
        gm.does("table.note", text="x")
        gm.does("table.note", text="y")
    was = home.state(gm.table)
    with home.service.store.transaction() as connection:
        assert connection.execute("SELECT count(*) FROM snapshots").fetchone()[0] > 0
        connection.execute("UPDATE snapshots SET version = 'older', json = '{}'")
    home.service.house._tables.clear()
    assert home.state(gm.table) == was


# --- presence -----------------------------------------------------------------------------------------------------


def presence(person: Any) -> dict[str, Any]:
    """Return what a person was told of who is there, without what only game masters are told."""
    return {name: value for name, value in person.last("presence").items() if name != "devices"}


def test_a_locked_phone_is_asleep_and_keeps_its_seat(gm: Any, player: Any, tv: Any) -> None:
    assert presence(gm) == {"here": sorted([gm.id, player.id]), "asleep": [], "screens": 1}
    player.leaves()
    assert presence(gm) == {"here": [gm.id], "asleep": [player.id], "screens": 1}
    assert player.id in gm.home.state(gm.table)["members"]
    player.connects(since=player.seq)
    assert presence(gm) == {"here": sorted([gm.id, player.id]), "asleep": [], "screens": 1}


def test_a_second_phone_of_the_same_player_changes_no_presence(gm: Any, player: Any) -> None:
    other = gm.home.sits_down(gm.table, "Caio")
    other.hears()
    told = len([packet for packet in other.received if packet["name"] == "presence"])
    second = type(player)(player.home, player.table, player.token, player.member, "player").connects()
    second.leaves()
    other.hears()
    assert len([packet for packet in other.received if packet["name"] == "presence"]) == told


def test_the_game_master_alone_is_told_of_devices(gm: Any, player: Any, tv: Any) -> None:
    second = type(player)(player.home, player.table, player.token, player.member, "player").connects(app="0.0.9")
    told = gm.last("presence")["devices"]
    assert sorted((device["member"] or "", device["app"]) for device in told if device["app"]) == [(player.id, "0.0.9")]
    assert sorted(device["member"] or "" for device in told) == sorted(["", gm.id, player.id, player.id])
    assert {"kind", "secure"} <= set(told[0])
    for person in (player, second, tv):
        person.hears()
        assert all("devices" not in one["args"][0] for one in person.received if one["name"] == "presence")


def test_who_is_sent_away_is_disconnected_and_stays_out(gm: Any, player: Any) -> None:
    gm.does("member.remove", member=player.id)
    assert not player.socket.is_connected()
    player.connects()
    assert not player.socket.is_connected()
    assert gm.home.http.get(
        f"/api/tables/{gm.table}/export", headers={"Authorization": f"Bearer {player.token}"}
    ).get_json() == {"error": {"code": "removed"}}
    gm.does("undo")
    player.connects()
    assert player.socket.is_connected()


def test_after_a_while_who_is_asleep_is_gone(gm: Any, player: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    player.leaves()
    assert gm.home.service.audience.asleep(gm.table) == [player.id]
    monkeypatch.setattr("tavola.server.audience.ASLEEP_SECONDS", -1)
    assert gm.home.service.audience.asleep(gm.table) == []
    assert player.id in gm.home.state(gm.table)["members"]


def test_engineio_queue_a_socket_that_lags_is_let_go_and_comes_back(gm: Any, player: Any) -> None:
    """The queue of a client that does not read has no end of its own (engineio/socket.py)."""
    lagging = _sid(player)
    gm.home.service.audience._waiting = lambda sid: 10_000 if sid == lagging else 0
    gm.does("table.note", text="x")
    assert not player.socket.is_connected()
    gm.home.service.audience._waiting = lambda sid: 0
    player.connects(since=player.seq)
    player.sees_rightly()


# --- when the disk is full ------------------------------------------------------------------------------------------


def test_what_cannot_be_written_did_not_happen(gm: Any, player: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    was = gm.home.state(gm.table)
    told = len(player.frames())

    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr("tavola.server.db.add_event", full)
        assert gm.tries("table.note", id="note-0001", text="nada")["error"] == {"code": "storage"}
    assert gm.home.state(gm.table) is was
    assert gm.home.service.house.find(gm.table).tip is was
    assert len(player.frames()) == told
    gm.does("table.note", id="note-0001", text="agora sim")
    player.sees_rightly()


def test_a_fault_of_ours_is_logged_once_and_changes_nothing(
    gm: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    was = gm.home.state(gm.table)

    def broken(*_: Any) -> None:
        raise KeyError("nobody thought of it")

    with monkeypatch.context() as patch:
        patch.setattr("tavola.server.rulebook.decide", broken)
        assert gm.tries("table.note", text="x")["error"] == {"code": "internal"}
    assert gm.home.state(gm.table) is was
    assert len([record for record in caplog.records if record.levelname == "ERROR"]) == 1


def test_whoever_cannot_be_told_of_a_step_gets_the_whole(gm: Any, player: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise KeyError("nobody thought of it")

    with monkeypatch.context() as patch:
        patch.setattr("tavola.server.rulebook.visible", broken)
        gm.does("table.note", text="x")
    player.sees_rightly()
