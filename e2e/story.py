"""What every make of browser must do: join, roll, follow a fight, look a rule up, go on without a network."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .people import GameMaster
from .phone import Phone
from .server import Server


def evening(house: Server, gm: GameMaster, ana: Phone) -> None:
    """One player's evening, in short."""
    gm.creates_a_table("Na sala")
    gm.adds("Capangas", count=3)
    ana.joins(f"{house.address}/#/entrar/{gm.code}", "Ana", "Rosa Maciel")
    ana.is_installed()
    gm.sees("Rosa Maciel")

    ana.opens_the_roll_of("Perceber")
    assert ana.rolls() > 0
    ana.closes_the_sheet()

    gm.starts_the_fight()
    ana.goes_to("Mesa")
    ana.sees("Rodada 1")
    ana.sees("Capangas")

    ana.goes_to("Regras")
    ana.fills("abalado", "Que regra")
    ana.sees("Abalado")

    ana.goes_to("Ficha")
    house.stop()
    ana.sees("Sem rede|Procurando a mesa", 25)
    ana.reloads()
    ana.sees("Rosa Maciel")
    ana.opens_the_roll_of("Atirar")
    assert ana.rolls() > 0
    ana.sees("na fila")
    ana.closes_the_sheet()

    house.start()
    ana.is_online()
    gm.is_online()
    gm.page.get_by_role("tab", name="Diário").click()
    log = gm.page.get_by_role("tabpanel", name="Diário")
    expect(log.get_by_text(re.compile("Rosa Maciel.*Atirar"))).to_have_count(1)
    expect(log.get_by_text("sem rede")).to_have_count(1)
