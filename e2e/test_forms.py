"""The tray, a rule's form, and the editor: by taps and by keyboard, with what is wrong said where it is."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .people import SMALL_PHONE, GameMaster, Player
from .server import Server

LONG = "Maria Aparecida dos Prazeres de Itapetininga"


def at_the_table(
    house: Server, people: Callable[..., Any], ready: str | None = "Rosa Maciel"
) -> tuple[GameMaster, Player]:
    """Return a game master and a player at a table of their own."""
    gm = people(GameMaster, house.address)
    gm.takes_the_chair("Formulários")
    ana = people(Player, house.address)
    if ready is not None:
        ana.joins(gm.link_to_join(), "Ana", ready)
        return gm, ana
    ana.page.goto(gm.link_to_join())
    ana.page.get_by_label("Seu nome").fill("Ana")
    ana.taps("Sentar à mesa")
    ana.page.wait_for_url(re.compile("#/escolher"))
    return gm, ana


def test_dice_by_taps_and_typed(house: Server, people: Callable[..., Any]) -> None:
    gm, ana = at_the_table(house, people)
    ana.goes_to("Bandeja")
    for _ in range(4):
        ana.taps("Mais um d6", exact=True)
    notation = ana.page.get_by_label("Dados a rolar")
    expect(notation).to_have_value("4d6")
    ana.taps("Ficam os maiores")
    expect(notation).to_have_value("4d6kh3")
    ana.sees(re.compile("em média 12,2"))
    ana.taps("Rolar 4d6kh3")
    result = ana.page.get_by_role("region", name="O que saiu")
    expect(result.get_by_role("button", name=re.compile(r"4d6kh3 deu \d+"))).to_be_visible()
    expect(result.get_by_role("img", name=re.compile("não contou"))).to_have_count(1)

    notation.fill("2d6+x3")
    expect(ana.page.locator("mark")).to_have_text("x3")
    ana.sees(re.compile("notação de dados não existe"))
    notation.fill("2d6+3")
    ana.taps("Guardar", exact=True)
    ana.sheet().get_by_label("Nome, se quiser").fill("Facão")
    ana.sheet().get_by_role("button", name="Guardar").click()
    ana.taps("Rolar Facão")
    expect(result.get_by_role("button", name=re.compile(r"2d6\+3 deu \d+"))).to_be_visible()
    assert ana.faults == [] and gm.faults == []


def test_a_rule_is_found_filled_rolled_and_worked_out(house: Server, people: Callable[..., Any]) -> None:
    _, ana = at_the_table(house, people)
    ana.page.goto(house.address + "/#/regras/rolar")
    ana.page.get_by_label("Procurar").fill("medo")
    ana.page.get_by_role("link", name=re.compile("Teste de Medo")).click()
    # Rosa's Spirit is filled in; the cause has to be told
    expect(ana.page.get_by_role("group", name="Dado", exact=True).get_by_role("radio", name="d6")).to_be_checked()
    ana.taps("Rolar", exact=True)
    ana.sees("Falta preencher isto.")
    ana.page.locator("[data-field=cause] label").first.click()
    ana.taps("Rolar", exact=True)
    expect(ana.page.get_by_role("region", name="Resultado")).to_be_visible()

    # a rule without dice is worked out as it is filled in
    ana.page.goto(house.address + "/#/regras/rolar/range_band")
    ana.page.get_by_label("Distância", exact=True).fill("30")
    ana.page.locator("[data-field=ranges] input").fill("12/24/48")
    expect(ana.page.get_by_role("region", name="Resultado")).to_contain_text("longa")
    assert ana.faults == []


def test_a_character_is_made_and_changed_on_a_small_phone(house: Server, people: Callable[..., Any]) -> None:
    gm, ana = at_the_table(house, people, None)
    ana.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    ana.page.goto(house.address + "/#/ficha/nova")
    ana.taps("Criar", exact=True)
    ana.sees("Falta preencher isto.")
    ana.page.get_by_label("Nome", exact=True).fill(LONG)
    ana.page.get_by_role("group", name="Vigor").get_by_role("radio", name="d8").check()
    ana.sees("Resistência 6")
    ana.taps("Acrescentar: Perícias")
    ana.sheet().get_by_label("Procurar ou dar um nome").fill("lut")
    ana.sheet().get_by_role("button", name="Lutar").click()
    ana.sheet().get_by_role("radio", name="d10").check()
    ana.sheet().get_by_role("button", name="Pronto").click()
    ana.sees("Aparar 7")

    ana.taps("Acrescentar: Armas")
    ana.sheet().get_by_role("button", name="Pronto").click()
    expect(ana.sheet().get_by_role("alert")).to_have_text("Falta preencher isto.")
    ana.sheet().get_by_label("Nome", exact=True).fill("Facão")
    ana.sheet().get_by_label("Dano").fill("muito")
    expect(ana.sheet().get_by_role("alert")).to_have_text("Este valor não serve.")
    ana.sheet().get_by_label("Dano").fill("For+d6")
    expect(ana.sheet().get_by_role("alert")).to_have_count(0)
    ana.sheet().get_by_role("button", name="Pronto").click()
    ana.taps("Criar", exact=True)
    ana.page.wait_for_url(re.compile(r"#/ficha/[\w-]{8,}$"))
    expect(ana.page.get_by_role("heading", name=LONG)).to_be_visible()

    # what was changed and not kept is asked about, however one leaves
    ana.taps(re.compile("^Editar"))
    ana.page.get_by_label("Conceito").fill("Tropeira")
    ana.goes_to("Mesa")
    ana.sees("Sair sem guardar?")
    ana.taps("Continuar editando")
    ana.page.go_back()
    ana.sees("Sair sem guardar?")
    ana.taps("Continuar editando")
    expect(ana.page.get_by_label("Conceito")).to_have_value("Tropeira")
    ana.taps("Guardar", exact=True)
    ana.sees("Tropeira")
    assert ana.faults == [] and gm.faults == []


def test_a_character_goes_to_a_file_and_comes_from_one(
    house: Server, people: Callable[..., Any], tmp_path: pathlib.Path
) -> None:
    _, ana = at_the_table(house, people)
    ana.taps(re.compile("^Editar"))
    with ana.page.expect_download() as coming:
        ana.taps("Salvar num arquivo")
    kept = json.loads(pathlib.Path(coming.value.path()).read_text(encoding="utf-8"))
    assert kept["system"] == "swade" and kept["name"] == "Rosa Maciel"

    strange = {"name": "Bento", "sheet": {"attributes": {"vigor": 10}, "edges": ["Rápido"], "mana": 3}}
    path = tmp_path / "bento.json"
    path.write_text(json.dumps(strange), encoding="utf-8")
    ana.page.get_by_label("Ler de um arquivo").set_input_files(path)
    ana.sees("2 palpites")
    ana.sees("Ficou uma coisa de fora")
    ana.sees("10 virou d10")
    ana.taps("Usar", exact=True)
    expect(ana.page.get_by_label("Nome", exact=True)).to_have_value("Bento")

    path.write_text("{", encoding="utf-8")
    ana.page.get_by_label("Ler de um arquivo").set_input_files(path)
    ana.sees("O arquivo está estragado, ou não é uma ficha.")
    ana.taps("Pronto", exact=True)
    ana.goes_to("Mesa")
    ana.taps("Sair sem guardar")
    ana.page.wait_for_url(re.compile("#/mesa"))
    assert ana.faults == []
