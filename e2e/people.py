"""People at a table, each with a device. What they do reads as sentences; what they see is asked of the real page."""

from __future__ import annotations

import json
import re
import urllib.request
import uuid
from typing import Any

import socketio
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, WebSocket, expect

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 320, "height": 568}
LAPTOP = {"width": 1440, "height": 900}
SCREEN = {"width": 1920, "height": 1080}

# What a browser prints when a network is taken away on purpose; anything else that it prints as an error is one.
NETWORK_NOISE = re.compile(r"net::ERR_|Failed to load resource|WebSocket connection to|ERR_CONNECTION")


class Person:
    """Somebody with a browser of their own: nothing is shared with anybody else's."""

    size = PHONE
    touch = True

    def __init__(self, browser: Browser, address: str, **more: Any) -> None:
        self.address = address
        self.faults: list[str] = []
        self.frames: list[str] = []
        settings: dict[str, Any] = {"viewport": self.size, "locale": "pt-BR", "color_scheme": "dark"}
        settings.update(has_touch=self.touch, reduced_motion="reduce", **more)
        self.context: BrowserContext = browser.new_context(**settings)
        self.page: Page = self._open()

    def _open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self._heard(said.type, said.text))
        page.on("websocket", self._listen)
        page.on("response", lambda response: None)
        page.on("request", self._asked)
        return page

    def _heard(self, kind: str, said: str) -> None:
        if kind == "error" and not NETWORK_NOISE.search(said):
            self.faults.append(said)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(_text(frame)))

    def _asked(self, request: Request) -> None:
        # nothing of ours may leave for anywhere but the table's own server
        host = self.address.split("//")[1].split("/")[0]
        if request.url.startswith(("http", "ws")) and host not in request.url:
            self.faults.append(f"asked elsewhere: {request.url}")

    def leave(self) -> None:
        """Close the device."""
        self.context.close()

    def closes_the_app(self) -> None:
        """Close the page; what the device keeps stays."""
        self.page.close()

    def opens_the_app(self, path: str = "/") -> None:
        """Open the app anew."""
        self.page = self._open()
        self.page.goto(self.address + path)

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """Return a button by the name that a screen reader reads."""
        return self.page.get_by_role("button", name=name, exact=exact).first

    def taps(self, name: str | re.Pattern[str], exact: bool = False) -> None:
        """Tap a button by its name."""
        self.button(name, exact).click()

    def goes_to(self, part: str) -> None:
        """Go to a part of the app by the navigation."""
        self.page.get_by_role("navigation").get_by_role("link", name=part).click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until a text can be seen."""
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    def does_not_see(self, text: str | re.Pattern[str]) -> None:
        """Wait until a text cannot be seen anywhere."""
        expect(self.page.get_by_text(text).locator("visible=true")).to_have_count(0)

    def is_online(self) -> None:
        """Wait until the phone says that it is at the table."""
        expect(self.page.get_by_text(re.compile("^Mesa [A-Z]{5}")).first).to_be_visible()

    def sheet(self) -> Locator:
        """Return the sheet that is open."""
        return self.page.get_by_role("dialog").last


def _text(frame: str | bytes | Any) -> str:
    return frame if isinstance(frame, str) else bytes(frame).decode("utf-8", "replace")


class GameMaster(Person):
    """Whoever runs the table, on a laptop."""

    size = LAPTOP
    touch = False
    code = ""
    token = ""

    def creates_a_table(self, name: str, game: str = "Savage Worlds") -> str:
        """Create a table; return its code."""
        self.page.goto(self.address + "/#/criar")
        self.page.get_by_label("Nome da mesa").fill(name)
        self.page.get_by_text(game, exact=True).first.click()
        self.taps("Criar mesa")
        self.page.wait_for_url(re.compile("#/mestre|#/mesa"))
        self.is_online()
        match = re.search("Mesa ([A-Z]{5})", self.page.locator("body").inner_text())
        assert match
        self.code = match[1]
        self.page.goto(self.address + "/#/mestre")
        return self.code

    def takes_the_chair(self, name: str, system: str = "swade") -> str:
        """Make a table over HTTP and open it by the link that a server prints; commands may then be sent beside."""
        body = json.dumps({"name": name, "system": system}).encode()
        asked = urllib.request.Request(f"{self.address}/api/tables", body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked, timeout=10) as answer:
            made = json.load(answer)
        self.code = made["table"]["code"]
        self.token = made["token"]
        self.page.goto(f"{self.address}/#/mestre/{self.code}/{self.token}")
        self.is_online()
        self.page.goto(self.address + "/#/mestre")
        return self.code

    def sends(self, kind: str, **inputs: Any) -> int:
        """Send a command beside the browser, over the same wire; return the event's number."""
        line = socketio.SimpleClient()
        line.connect(self.address, auth={"token": self.token, "since": None, "version": 1}, transports=["websocket"])
        told = line.call("command", {"id": f"e2e-{uuid.uuid4().hex}", "type": kind, **inputs}, timeout=10)
        line.disconnect()
        assert told["ok"], told
        seq: int = told["seq"]
        return seq

    def link_to_join(self) -> str:
        """Return the address that the QR code of the table holds."""
        return f"{self.address}/#/entrar/{self.code}"

    def adds(self, name: str, count: int = 1, hidden: bool = False, like: str | None = None) -> None:
        """Add somebody who is not a player's: an extra, a group, somebody hidden."""
        self.taps("Novo personagem")
        self.page.get_by_role("tab", name="Figurantes").or_(
            self.page.get_by_role("button", name="Figurantes")
        ).first.click()
        self.page.get_by_label("Nome", exact=True).fill(name)
        for _ in range(count - 1):
            self.taps("Aumentar Quantos")
        if like is not None:
            self.page.get_by_label("Ficha de partida").select_option(label=like)
        if hidden:
            self.page.get_by_role("switch", name=re.compile("^Oculto")).click()
        self.taps("Pôr na mesa", exact=True)
        self.sees(name)

    def starts_the_fight(self) -> None:
        """Start a fight with whoever can be seen, and deal the cards."""
        self.taps("Começar uma luta")
        self.sheet().get_by_role("button", name="Começar e dar as cartas").click()
        self.sees(re.compile("Rodada 1"))

    def passes_the_turn(self) -> None:
        """End the turn of whoever acts."""
        self.taps(re.compile("Próximo turno|Nova rodada"))

    def asks(self, trait: str, modifier: int = 0) -> None:
        """Ask all players for a roll."""
        self.page.get_by_role("tab", name="Pedir").click()
        panel = self.page.get_by_role("tabpanel", name="Pedir")
        panel.get_by_role("button", name=trait, exact=True).or_(
            panel.get_by_role("radio", name=trait, exact=True)
        ).first.click()
        for _ in range(abs(modifier)):
            self.taps("Diminuir Modificador" if modifier < 0 else "Aumentar Modificador")
        self.taps(f"Pedir {trait}")

    def pairs_the_tv(self, number: str) -> None:
        """Type the number that the TV shows."""
        self.page.get_by_role("tab", name="Mesa").click()
        self.page.get_by_label("Código que a TV mostra").fill(number)
        self.taps("Ligar a TV")
        self.sees(re.compile("A TV está na mesa|Uma TV ligada"))


class Player(Person):
    """Somebody with a phone."""

    def joins(self, link: str, name: str, character: str) -> None:
        """Follow the QR code's link, say a name, take a ready character."""
        self.page.goto(link)
        self.page.get_by_label("Seu nome").fill(name)
        self.taps("Sentar à mesa")
        self.page.get_by_text(character).first.click()
        self.taps(f"Jogar com {character}")
        self.page.wait_for_url(re.compile("#/ficha"))
        self.sees(character)
        self.is_online()

    def opens_the_roll_of(self, trait: str) -> None:
        """Tap a trait on the card."""
        self.page.get_by_role("button", name=re.compile(f"^{trait}")).first.click()
        expect(self.sheet()).to_be_visible()

    def attacks_with(self, weapon: str, target: str | None = None) -> None:
        """Tap a weapon's attack and choose whom it is meant for."""
        self.taps(re.compile(f"Atacar.*{weapon}"))
        if target is not None:
            self.sheet().get_by_role("button", name=re.compile("Alvo$")).click()
            self.sheet().get_by_role("button", name=re.compile(target)).first.click()

    def rolls(self) -> None:
        """Tap the large button of the sheet before a roll and wait for the result."""
        self.sheet().get_by_role("button", name="Rolar", exact=True).click()
        expect(self.page.locator(".result")).to_be_visible()

    def rolls_by_hand(self, *faces: int) -> None:
        """Type in the faces that fell on the table, die by die."""
        self.sheet().get_by_role("button", name="Dado na mesa").click()
        for face in faces:
            self.sheet().get_by_role("button", name=str(face), exact=True).click()
        confirm = self.sheet().get_by_role("button", name="Confirmar")
        confirm.click()
        expect(self.page.locator(".result")).to_be_visible()

    def total(self) -> int:
        """Return the total that the result shows."""
        return int(self.page.locator(".result .total").first.inner_text().replace("−", "-"))

    def closes_the_sheet(self) -> None:
        """Put away the sheet that is open."""
        while self.page.get_by_role("dialog").count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(50)

    def is_installed(self) -> None:
        """Wait until the service worker has all that the app needs and controls the page."""
        self.page.wait_for_function(
            "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'"
            " && !!navigator.serviceWorker.controller"
        )

    def is_offline(self) -> None:
        """Wait until the phone says that it is without a network."""
        self.sees(re.compile("Sem rede|Procurando a mesa"))


class Tv(Person):
    """The screen that everyone looks at."""

    size = SCREEN
    touch = False

    def opens(self) -> str:
        """Open the TV's address; return the number it shows."""
        self.page.goto(self.address + "/tv")
        code = self.page.locator(".pairing .code")
        expect(code).to_have_text(re.compile(r"^\d{4}$"))
        return code.inner_text()
