"""What was away comes back by itself: the TV, a phone whose network dropped, a table played alone."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from .net import Network
from .people import GameMaster, Player, Tv
from .server import Server


def test_the_tv_comes_back_after_the_server_was_killed(own_house: Server, people: Callable[..., Any]) -> None:
    """mholzi/beatify#1122: the TV is a client like any other and needs nobody's hand."""
    gm = people(GameMaster, own_house.address)
    gm.creates_a_table("Queda de luz")
    tv = people(Tv, own_house.address)
    gm.pairs_the_tv(tv.opens())
    tv.sees(gm.code)
    own_house.kill()
    tv.sees(re.compile("Sem contato com a mesa"))
    tv.sees(gm.code)
    own_house.start()
    tv.does_not_see(re.compile("Sem contato com a mesa"))
    gm.is_online()
    gm.adds("Capangas", count=2)
    tv.sees("Capangas")


@pytest.fixture
def weak_house(tmp_path: pathlib.Path) -> Iterator[tuple[Server, Network]]:
    """A server and the network in front of it."""
    network = Network(0)
    server = Server(tmp_path, "--origin", f"http://127.0.0.1:{network.port}")
    network.target = server.port
    yield server, network
    network.close()
    server.stop()


def test_a_dropped_line_doubles_nothing(weak_house: tuple[Server, Network], people: Callable[..., Any]) -> None:
    """mtgred/netrunner#5213, socketio/socket.io#758: after three drops a roll is one roll, a message one message."""
    house, network = weak_house
    gm = people(GameMaster, house.address)
    gm.creates_a_table("Sinal fraco")
    ana = people(Player, f"http://127.0.0.1:{network.port}")
    ana.joins(f"{ana.address}/#/entrar/{gm.code}", "Ana", "Rosa Maciel")
    for _ in range(3):
        network.down()
        ana.is_offline()
        network.back()
        ana.is_online()
    ana.opens_the_roll_of("Perceber")
    ana.rolls()
    ana.closes_the_sheet()
    gm.page.get_by_role("tab", name="Diário").click()
    log = gm.page.get_by_role("tabpanel", name="Diário")
    expect(log.get_by_text(re.compile("Rosa Maciel.*Perceber"))).to_have_count(1)
    ana.goes_to("Mesa")
    told = ana.page.get_by_role("listitem").filter(has_text=re.compile("Rosa Maciel.*Perceber"))
    expect(told).to_have_count(1)


def test_somebody_plays_alone(own_house: Server, people: Callable[..., Any]) -> None:
    """massif-press/compcon#3544: without a table, without a network, and it is all there the next day."""
    ana = people(Player, own_house.address)
    ana.page.goto(own_house.address)
    ana.page.get_by_text("Jogar sozinho").click()
    ana.page.get_by_text("Savage Worlds", exact=True).first.click()
    ana.taps("Começar")
    ana.is_installed()
    own_house.stop()
    ana.page.goto(own_house.address + "/#/escolher")
    ana.page.get_by_text("Jandira").first.click()
    ana.taps("Jogar com Jandira")
    ana.sees("Batedora da mata")
    ana.opens_the_roll_of("Furtividade")
    ana.rolls()
    ana.closes_the_sheet()
    ana.closes_the_app()
    ana.opens_the_app()
    ana.sees("Jandira")
    ana.goes_to("Mesa")
    ana.sees(re.compile("Furtividade"))
    own_house.start()
