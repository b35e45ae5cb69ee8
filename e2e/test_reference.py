"""Any rule in seconds: found as it is typed, run from where it is read, reached from a word, shown to everyone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .people import GameMaster, Player, Tv
from .server import Server
from .test_line import LISTENS


def looks_up(person: Player | GameMaster, words: str) -> None:
    """Type into the search of the rules."""
    person.page.goto(person.address + "/#/regras")
    person.page.get_by_label("Que regra você procura?").fill(words)


def test_a_rule_is_found_read_and_run(own_house: Server, people: Callable[..., Any]) -> None:
    gm = people(GameMaster, own_house.address)
    gm.takes_the_chair("Consulta")
    ana = people(Player, own_house.address)
    ana.joins(gm.link_to_join(), "Ana", "Rosa Maciel")
    ana.is_installed()
    # without a network it is all there
    own_house.stop()
    ana.is_offline()
    looks_up(ana, "agarar")
    first = ana.page.locator("main .rows .row").first
    expect(first).to_contain_text("Agarrar")
    first.click()
    expect(ana.page.get_by_role("article", name="Agarrar")).to_be_visible()
    expect(ana.page.get_by_role("group", name="Rolar daqui")).to_be_visible()
    ana.page.get_by_role("group", name="Rolar daqui").get_by_role("button").first.click()
    expect(ana.sheet()).to_be_visible()
    own_house.start()


def test_a_state_tells_its_rule_on_a_long_press(house: Server, people: Callable[..., Any]) -> None:
    gm = people(GameMaster, house.address)
    gm.takes_the_chair("Toque longo")
    ana = people(Player, house.address)
    ana.joins(gm.link_to_join(), "Ana", "Rosa Maciel")
    ana.page.get_by_role("button", name=re.compile("Abalado")).or_(ana.button("Estado")).first.click()
    ana.sheet().get_by_role("button", name="Abalado").first.click()
    ana.closes_the_sheet()
    chip = ana.page.locator("main").get_by_role("button", name=re.compile("Abalado")).first
    chip.click(button="right")
    expect(ana.page.get_by_role("article", name="Abalado")).to_be_visible()


def test_everybody_sees_what_the_game_master_shows(house: Server, people: Callable[..., Any]) -> None:
    gm = people(GameMaster, house.address)
    gm.takes_the_chair("À vista")
    tv = people(Tv, house.address)
    gm.pairs_the_tv(tv.opens())
    ana = people(Player, house.address)
    ana.joins(gm.link_to_join(), "Ana", "Rosa Maciel")
    gm.page.goto(gm.address + "/#/regras/shaken")
    gm.taps("Mostrar a todos")
    tv.sees("Abalado")
    ana.sees(re.compile("O mestre mostra: Abalado"))
    ana.taps("Ler", exact=True)
    expect(ana.page.get_by_role("article", name="Abalado")).to_be_visible()


def test_asked_aloud_it_is_answered_aloud(house: Server, people: Callable[..., Any]) -> None:
    gm = people(GameMaster, house.address)
    gm.takes_the_chair("Em voz alta")
    ana = people(Player, house.address)
    ana.context.add_init_script(LISTENS)
    ana.context.add_init_script(
        "window.said = []; speechSynthesis.speak = (sentence) => window.said.push(sentence.text);"
    )
    ana.joins(gm.link_to_join(), "Ana", "Rosa Maciel")
    ana.page.evaluate("window.sentence = 'o que é agarrar'")
    ana.button("Segure e fale").click()
    ana.page.wait_for_url(re.compile("#/regras"))
    ana.sees("Agarrar")
    ana.page.wait_for_function("window.said.length === 1")
    assert ana.page.evaluate("window.said[0]").startswith("Agarrar")
