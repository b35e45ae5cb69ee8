"""axe finds nothing on any screen, in either theme; every screen has its picture, and nothing sticks out sideways."""

from __future__ import annotations

import os
import pathlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from .people import LAPTOP, PHONE, SCREEN, SMALL_PHONE, GameMaster, Person, Player, Tv
from .server import Server

PICTURES = os.environ.get("TAVOLA_PICTURES")
LONG = "Maria Aparecida dos Prazeres de Itapetininga"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def look(person: Person, name: str) -> None:
    """Check one screen in both themes: axe, and no sideways scrolling; keep a picture where one is asked for."""
    for theme in ("dark", "light"):
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        found = _axe(person)
        faults = [
            f"{fault['id']}: {fault['nodes'][0]['html'][:140]} {fault['nodes'][0].get('failureSummary', '')[:200]}"
            for fault in found.response["violations"]
        ]
        assert faults == [], f"{name}, {theme}"
        wide = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{name} is {wide} px too wide"
        if PICTURES:
            folder = pathlib.Path(PICTURES)
            folder.mkdir(parents=True, exist_ok=True)
            person.page.screenshot(path=folder / f"{name}-{theme}.png")
    person.page.emulate_media(color_scheme="dark", reduced_motion="reduce")


def _axe(person: Person) -> Any:
    """Run axe with the window as tall as the page: a row that the navigation half covers is only scrolled that far."""
    size = person.page.viewport_size
    assert size
    tall = person.page.evaluate("document.documentElement.scrollHeight")
    if not person.page.get_by_role("dialog").count():
        person.page.set_viewport_size({"width": size["width"], "height": max(size["height"], tall)})
    found = Axe().run(person.page, options={"runOnly": RULES, "resultTypes": ["violations"]})
    person.page.set_viewport_size(size)
    return found


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_a_players_screens(house: Server, people: Callable[..., Any], size: dict[str, int]) -> None:
    gm = people(GameMaster, house.address)
    gm.creates_a_table("Uma mesa de nome comprido para ver se cabe")
    gm.adds("Capangas", count=4)
    ana = people(Player, house.address)
    ana.page.set_viewport_size(size)  # type: ignore[arg-type]
    label = "phone" if size is PHONE else "small"
    ana.page.goto(house.address)
    ana.sees("Criar uma mesa")
    look(ana, f"{label}-home")
    ana.page.goto(gm.link_to_join())
    ana.sees("Sentar à mesa")
    look(ana, f"{label}-join")
    ana.page.get_by_label("Seu nome").fill(LONG[:40])
    ana.taps("Sentar à mesa")
    ana.sees("Quem você vai ser?")
    look(ana, f"{label}-choose")
    ana.page.get_by_text("Rosa Maciel").first.click()
    ana.taps("Jogar com Rosa Maciel")
    ana.page.wait_for_url(re.compile("#/ficha"))
    ana.is_online()
    look(ana, f"{label}-card")
    ana.opens_the_roll_of("Perceber")
    ana.sees(re.compile(r"\d+%"))
    look(ana, f"{label}-plan")
    ana.rolls()
    look(ana, f"{label}-result")
    ana.closes_the_sheet()
    ana.goes_to("Mesa")
    ana.sees("Capangas")
    look(ana, f"{label}-table")


PLACES = [
    ("tray", "#/bandeja"),
    ("rules", "#/regras"),
    ("entry", "#/regras/injury-table"),
    ("ops", "#/regras/rolar"),
    ("op", "#/regras/rolar/attack_modifiers"),
    ("editor", "#/ficha/nova"),
    ("settings", "#/ajustes"),
]


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_a_players_other_places(house: Server, people: Callable[..., Any], size: dict[str, int]) -> None:
    gm = people(GameMaster, house.address)
    gm.takes_the_chair("Outros lugares")
    ana = people(Player, house.address)
    ana.page.set_viewport_size(size)  # type: ignore[arg-type]
    ana.joins(gm.link_to_join(), "Ana", "Rosa Maciel")
    label = "phone" if size is PHONE else "small"
    for name, path in PLACES:
        ana.page.goto(f"{ana.address}/{path}")
        expect(ana.page.locator(".waiting")).to_have_count(0)
        expect(ana.page.locator("h1")).to_be_visible()
        look(ana, f"{label}-{name}")


def test_the_game_masters_screens(house: Server, people: Callable[..., Any]) -> None:
    gm = people(GameMaster, house.address)
    gm.takes_the_chair("A mesa do mestre")
    look(gm, "gm-empty")
    for at in range(20):
        name = LONG if at == 0 else f"Combatente {at + 1}"
        gm.sends("character.add", character={"id": f"foe-{at:02d}-abc", "name": name, "kind": "extra", "sheet": {}})
    gm.starts_the_fight()
    for part in ("Pedir", "Mesa", "Diário"):
        gm.page.get_by_role("tab", name=part).click()
        look(gm, f"gm-{part.lower()}")
    gm.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    look(gm, "gm-phone")
    gm.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]


def test_the_tvs_screens(house: Server, people: Callable[..., Any]) -> None:
    gm = people(GameMaster, house.address)
    gm.takes_the_chair("A mesa da TV")
    for at in range(12):
        name = LONG if at == 0 else f"Combatente {at + 1}"
        gm.sends("character.add", character={"id": f"foe-{at:02d}-abc", "name": name, "kind": "extra", "sheet": {}})
    tv = people(Tv, house.address)
    number = tv.opens()
    look(tv, "tv-pairing")
    gm.pairs_the_tv(number)
    tv.sees(gm.code)
    gm.starts_the_fight()
    tv.sees("Rodada 1")
    gm.sends("roll", actor="foe-00-abc", intent={"kind": "trait", "trait": "notice"})
    tv.sees(re.compile("Perceber"))
    look(tv, "tv-fight")
    high = tv.page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert high <= 0, "a TV does not scroll"
    assert tv.page.viewport_size == SCREEN
    smallest = tv.page.evaluate("Math.min(...[...document.querySelectorAll('.row .name')].map((n) => n.clientHeight))")
    assert smallest >= SCREEN["height"] / 24, "names can be read at four metres"
