"""Scenes in real browsers: a dramatic task and a chase, by a game master, two phones and a TV."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .people import GameMaster, Player, Tv
from .server import Server


def begins(gm: GameMaster, kind: str, name: str) -> None:
    """Open the form of a scene and give the scene its name."""
    gm.taps("Começar uma cena")
    gm.sheet().get_by_role("button", name=re.compile(f"^{kind}")).click()
    gm.sheet().get_by_label("Nome da cena").fill(name)


def acts(player: Player, action: str, *faces: int, trait: str | None = None) -> None:
    """Tap what can be done, fill in its form, roll with the dice on the table."""
    player.taps(action)
    if trait is not None:
        player.sheet().get_by_role("button", name=re.compile(f"^{trait}")).click()
    player.sheet().get_by_role("button", name="Ver o teste").click()
    # the chance is shown before the dice
    expect(player.sheet().get_by_text(re.compile(r"\d+%")).first).to_be_visible()
    player.rolls_by_hand(*faces)


def test_a_task_and_a_chase(own_house: Server, people) -> None:  # type: ignore[no-untyped-def]
    gm = people(GameMaster, own_house.address)
    gm.creates_a_table("A ponte sobre o Itararé")
    gm.adds("Capangas", count=3)
    gm.adds("Vulto na mata", hidden=True)
    tv = people(Tv, own_house.address)
    gm.pairs_the_tv(tv.opens())
    ana = people(Player, own_house.address)
    ana.joins(gm.link_to_join(), "Ana", "Rosa Maciel")
    beto = people(Player, own_house.address)
    beto.joins(gm.link_to_join(), "Beto", "Tião Brasa")
    for player in (ana, beto):
        player.goes_to("Mesa")

    # a task: begun by the game master, seen by all, its tokens won by two phones
    gm.page.get_by_role("tab", name="Cenas").click()
    begins(gm, "Tarefa dramática", "A bomba na ponte")
    gm.sheet().get_by_label(re.compile("^Marcadores necessários")).fill("4")
    gm.sheet().get_by_role("button", name="Começar", exact=True).click()
    for person in (ana, beto, tv):
        person.sees("A bomba na ponte")
        person.sees(re.compile("Rodada 1 de 3"))
    acts(ana, "Agir na tarefa", 6, 5, 5, trait="Atletismo")
    ana.sees("Sucesso")
    ana.sees(re.compile("ganha .* marcadores"))
    tv.sees(re.compile("Rosa Maciel ganha"))
    ana.closes_the_sheet()
    acts(beto, "Agir na tarefa", 8, 3, 5, trait="Atletismo")
    beto.closes_the_sheet()
    for person in (ana, beto, gm, tv):
        person.sees(re.compile("Tarefa cumprida"))
    gm.taps("Guardar a cena")
    expect(ana.page.get_by_role("article", name="A bomba na ponte")).to_have_count(0)

    # a chase with somebody hidden in it: nobody else hears of them
    begins(gm, "Perseguição", "Pela mata")
    gm.sheet().get_by_role("button", name="Capangas", exact=True).click()
    gm.sheet().get_by_role("button", name="Vulto na mata", exact=True).click()
    gm.sheet().get_by_role("button", name="Começar", exact=True).click()
    for person in (ana, beto, tv, gm):
        person.sees("Pela mata")
    expect(ana.page.get_by_role("list", name="Cartas de Perseguição").get_by_role("listitem")).to_have_count(9)
    acts(ana, "Manobrar", 6, 5, 5)
    ana.sees(re.compile("Rosa Maciel avança"))
    tv.sees(re.compile("Rosa Maciel avança"))
    ana.closes_the_sheet()
    beto.taps("Terminar o turno")
    beto.sees("já agiu")
    gm.taps("Próxima rodada")
    ana.sees("Rodada 2")

    # the power goes and comes back: the chase is where it was
    own_house.kill()
    own_house.start()
    for person in (ana, beto, gm):
        person.is_online()
        person.sees("Pela mata")
        person.sees("Rodada 2")
    beto.taps("Evadir ou manter firme")
    beto.sheet().get_by_role("button", name="Confirmar").click()
    ana.sees(re.compile("Tião Brasa evade"))

    gm.taps("Dizer como termina")
    gm.sheet().get_by_label("Como termina").select_option("os heróis escapam")
    gm.sheet().get_by_role("button", name="Confirmar").click()
    for person in (ana, beto, tv):
        person.sees("Os heróis escapam")
        assert "Vulto na mata" not in "".join(person.frames)
    gm.taps("Guardar a cena")
    expect(ana.page.get_by_role("article", name="Pela mata")).to_have_count(0)
