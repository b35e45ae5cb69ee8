"""One evening at a real table: two phones, a game master, a TV."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .people import GameMaster, Player, Tv
from .server import Server


def test_one_evening(house: Server, people) -> None:  # type: ignore[no-untyped-def]
    gm = people(GameMaster, house.address)
    gm.creates_a_table("A ponte sobre o Itararé")
    gm.adds("Capangas", count=3)
    gm.adds("Vulto na mata", hidden=True)

    tv = people(Tv, house.address)
    gm.pairs_the_tv(tv.opens())
    tv.sees(gm.code)

    ana = people(Player, house.address)
    ana.joins(gm.link_to_join(), "Ana", "Rosa Maciel")
    beto = people(Player, house.address)
    beto.joins(gm.link_to_join(), "Beto", "Tião Brasa")
    gm.sees("Rosa Maciel")

    # a trait: the sheet says the chance, the result its dice; the others see it
    ana.opens_the_roll_of("Perceber")
    expect(ana.sheet().get_by_text(re.compile(r"\d+%")).first).to_be_visible()
    ana.rolls_by_hand(5, 2)
    assert ana.total() == 5
    ana.sees("Sucesso")
    tv.sees(re.compile("Perceber"))
    tv.sees("Sucesso")
    ana.closes_the_sheet()

    gm.starts_the_fight()
    tv.sees(re.compile("Rodada 1"))
    tv.sees("Capangas")

    # attack, damage, apply: three of them become two
    ana.attacks_with("Facão", "Capangas")
    ana.rolls_by_hand(7, 3)
    ana.sees(re.compile("Acertou"))
    ana.taps(re.compile("Rolar dano"))
    ana.rolls_by_hand(5, 5, 3)
    ana.taps(re.compile("Aplicar ao alvo"))
    gm.sees(re.compile("×2"))
    ana.closes_the_sheet()

    # a blow that goes wrong: Tião hits Rosa, who soaks with a benny on her own phone
    beto.attacks_with("Machado", "Rosa Maciel")
    beto.rolls_by_hand(9, 4)
    beto.taps(re.compile("Rolar dano"))
    beto.rolls_by_hand(9, 7)
    beto.taps(re.compile("Aplicar ao alvo"))
    tv.sees(re.compile("2 ferimentos"))
    expect(ana.button(re.compile("Ferimentos: 2"))).to_be_visible()
    ana.taps(re.compile("^Absorver"))
    ana.rolls_by_hand(5, 3)
    ana.sees(re.compile("Absorveu 1 ferimento"))
    ana.closes_the_sheet()
    expect(ana.button(re.compile("Ferimentos: 1"))).to_be_visible()
    expect(ana.button(re.compile("Benes: 2"))).to_be_visible()

    # what is hidden never left the server for them
    for person in (ana, beto, tv):
        assert "Vulto na mata" not in "".join(person.frames)
    tv.does_not_see("Vulto na mata")

    before = tv.page.locator(".row.now .name").inner_text()
    gm.passes_the_turn()
    expect(tv.page.locator(".row.now .name")).not_to_have_text(before)
    gm.taps(re.compile("^Desfazer"))
    expect(tv.page.locator(".row.now .name")).to_have_text(before)
