"""Without a network: the app opens, rolls and edits; all of it reaches the table once, marked as rolled offline."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .people import GameMaster, Player
from .server import Server


def test_a_phone_goes_on_alone_and_catches_up(own_house: Server, people) -> None:  # type: ignore[no-untyped-def]
    """socketio/socket.io#3414, kakaroto/Beyond20#409: own outbox, nothing lost when the app is closed."""
    gm = people(GameMaster, own_house.address)
    gm.creates_a_table("Sem sinal")
    ana = people(Player, own_house.address)
    ana.joins(gm.link_to_join(), "Ana", "Rosa Maciel")
    ana.is_installed()

    own_house.stop()
    ana.is_offline()
    ana.closes_the_app()
    ana.opens_the_app()
    ana.sees("Rosa Maciel")
    ana.is_offline()
    for trait in ("Perceber", "Atirar", "Intimidar"):
        ana.opens_the_roll_of(trait)
        ana.rolls()
        ana.sees("na fila")
        ana.closes_the_sheet()
    ana.taps(re.compile("^Ferimentos"))
    ana.sheet().get_by_role("button", name=re.compile("Aumentar|Mais")).first.click()
    ana.closes_the_sheet()
    ana.sees(re.compile("Sem rede · 4 na fila"))

    own_house.start()
    ana.is_online()
    gm.is_online()
    gm.page.get_by_role("tab", name="Diário").click()
    log = gm.page.get_by_role("tabpanel", name="Diário")
    for trait in ("Perceber", "Atirar", "Intimidar"):
        expect(log.get_by_text(re.compile(f"Rosa Maciel.*{trait}"))).to_have_count(1)
    expect(log.get_by_text("sem rede")).to_have_count(4)
    # reconnecting once more doubles nothing
    ana.page.reload()
    ana.is_online()
    expect(log.get_by_text(re.compile("Rosa Maciel.*Perceber"))).to_have_count(1)
