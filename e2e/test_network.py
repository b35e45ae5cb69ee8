"""The living-room network, with real certificates: trusted, not trusted, and with the address changing underneath."""

from __future__ import annotations

import functools
import http.server
import pathlib
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, Request, expect

from .conftest import FLAGS, chromium_path
from .lan import Lan, LanServer, Trust, private_addresses
from .people import PHONE, SMALL_PHONE, GameMaster, Player
from .test_access import look

# Everything is logged as a fault but what a certificate that is not trusted, or a network that is gone, prints.
HERE, THERE = "192.168.77.1", "192.168.77.2"


class Phone(Player):
    """A phone that keeps what it knows when it is switched off: a profile folder, and a trust store of its own."""

    def __init__(self, play: Playwright, trust: Trust, *flags: str) -> None:
        self._play, self._trust, self._flags = play, trust, flags
        self.address = ""
        self.faults = []
        self.frames = []
        self.switches_on()

    def switches_on(self) -> None:
        """Start the browser."""
        self.context: BrowserContext = self._play.chromium.launch_persistent_context(
            self._trust.home / "profile",
            executable_path=chromium_path(),
            args=[*FLAGS, *self._flags],
            env=self._trust.env,  # type: ignore[arg-type]
            viewport=PHONE,  # type: ignore[arg-type]
            locale="pt-BR",
            has_touch=True,
            reduced_motion="reduce",
        )
        self.page: Page = self._open()

    def switches_off(self) -> None:
        """Close the browser; what it keeps stays."""
        self.context.close()

    def _asked(self, request: Request) -> None:
        """It asks the table by more than one address, and nobody else."""
        if request.url.startswith("http") and not re.search(r"//([\d.]+|[\w-]+\.local):\d+/", request.url):
            self.faults.append(f"asked elsewhere: {request.url}")


def look_both(phone: Phone, name: str) -> None:
    """Check a screen on a usual and on a small phone: axe in either theme, nothing sticks out."""
    for size, label in ((PHONE, "phone"), (SMALL_PHONE, "small")):
        phone.page.set_viewport_size(size)  # type: ignore[arg-type]
        look(phone, f"{label}-{name}")
    phone.page.set_viewport_size(PHONE)  # type: ignore[arg-type]


@pytest.fixture
def lan() -> Iterator[Lan]:
    """A private address to serve at."""
    with private_addresses() as made:
        made.gets(HERE)
        yield made


@pytest.fixture
def home(lan: Lan, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LanServer]:
    """The laptop."""
    monkeypatch.setenv("TAVOLA_LOOK_SECONDS", "0.5")
    (tmp_path / "data").mkdir()
    server = LanServer(tmp_path / "data", HERE)
    yield server
    server.stop()


@pytest.fixture
def phone(play: Playwright, tmp_path: pathlib.Path) -> Iterator[Callable[..., Phone]]:
    """Make phones."""
    made: list[Phone] = []

    def make(*flags: str, trusts: pathlib.Path | None = None) -> Phone:
        folder = tmp_path / f"phone{len(made)}"
        folder.mkdir()
        trust = Trust(folder)
        if trusts is not None:
            trust.learns(trusts)
        made.append(Phone(play, trust, *flags))
        return made[-1]

    yield make
    faults = [fault for one in made for fault in one.faults]
    for one in made:
        one.switches_off()
    assert faults == []


@pytest.fixture
def gm(home: LanServer, people: Any) -> GameMaster:
    """A game master at the laptop itself."""
    person: GameMaster = people(GameMaster, home.address)
    person.creates_a_table("Sala de estar")
    return person


def test_trusted_led_on_installed_offline_and_back(home: LanServer, gm: GameMaster, phone: Any) -> None:
    ana = phone(trusts=home.authority)
    # the QR code is plain http; a phone that trusts is led on at once, the code with it
    ana.page.goto(f"{home.plain}/#/entrar/{gm.code}")
    ana.page.wait_for_url(re.compile(f"{home.trusted}/#/entrar/{gm.code}"))
    ana.joins(f"{home.secure}/#/entrar/{gm.code}", "Ana", "Rosa Maciel")
    ana.is_installed()
    line = ana.context.new_cdp_session(ana.page)
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert ana.page.evaluate("isSecureContext && !!navigator.mediaDevices && 'wakeLock' in navigator")

    gm.page.get_by_role("tab", name="Mesa").click()
    gm.sees(re.compile("seguro"))

    home.stop()
    ana.is_offline()
    ana.page.reload()
    ana.sees("Rosa Maciel")
    ana.opens_the_roll_of("Perceber")
    ana.rolls()
    ana.sees("na fila")
    ana.closes_the_sheet()
    home.start()
    ana.is_online()
    gm.is_online()


def test_not_trusted_what_it_says_and_how_it_goes_on(home: LanServer, gm: GameMaster, phone: Any) -> None:
    ana = phone()
    link = f"{home.plain}/#/entrar/{gm.code}"
    ana.page.goto(link)
    ana.sees("Jogar agora, no navegador")
    ana.sees("Ligar offline e voz")
    ana.sees("Continuar sem rede")
    look_both(ana, "ways-in")
    ana.page.get_by_role("link", name="Ligar offline e voz").click()
    ana.sees("Conferindo se o celular já confia")
    file = ana.page.get_by_role("link", name="Baixar o certificado")
    assert (file.get_attribute("href") or "").endswith("/cert/tavola.crt")
    look_both(ana, "trust-android")
    ana.page.get_by_text("iPhone", exact=True).click()
    assert (file.get_attribute("href") or "").endswith("/cert/tavola.mobileconfig")
    look_both(ana, "trust-ios")

    # in the browser at once: joined, rolled, seen by the game master, and said how it is connected
    ana.page.get_by_role("button", name="Voltar").click()
    ana.taps("Jogar agora, no navegador")
    ana.page.get_by_label("Seu nome").fill("Ana")
    ana.taps("Sentar à mesa")
    ana.page.get_by_text("Rosa Maciel").first.click()
    ana.taps("Jogar com Rosa Maciel")
    ana.is_online()
    assert ana.page.evaluate("!isSecureContext && !navigator.serviceWorker")
    ana.opens_the_roll_of("Perceber")
    ana.rolls()
    ana.closes_the_sheet()
    gm.page.get_by_role("tab", name="Mesa").click()
    gm.sees(re.compile("sem offline nem voz"))

    # the phone learns to trust: the same link leads on, and the seat comes along
    ana.switches_off()
    ana._trust.learns(home.authority)
    ana.switches_on()
    ana.page.goto(link)
    ana.page.wait_for_url(re.compile(home.trusted))
    ana.sees("Rosa Maciel")
    ana.is_online()
    assert ana.page.evaluate("isSecureContext")
    here = ana.page.evaluate("location.origin")
    ana.page.goto(f"{here}/#/instalar")
    ana.taps("Mostrar as letras")
    expect(ana.page.locator(".letters")).to_have_text(re.compile(r"^[A-Z2-9]{6}$"))
    look_both(ana, "home-screen")
    ana.page.goto(f"{here}/#/vindo")
    look_both(ana, "bring")
    gm.sees(re.compile("seguro"))
    gm.does_not_see(re.compile("sem offline nem voz"))


def test_says_ready_when_the_phone_trusts(home: LanServer, gm: GameMaster, phone: Any) -> None:
    ana = phone(trusts=home.authority)
    ana.page.goto(f"{home.plain}/#/instalar/{gm.code}")
    ana.sees("Pronto")
    ana.taps("Abrir com offline e voz")
    ana.page.wait_for_url(re.compile(f"{home.trusted}/#/entrar/{gm.code}"))


def test_the_address_changes_while_phones_are_connected(
    lan: Lan, tmp_path: pathlib.Path, people: Any, phone: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVOLA_LOOK_SECONDS", "0.5")
    (tmp_path / "data").mkdir()
    home = LanServer(tmp_path / "data", HERE)
    try:
        gm = people(GameMaster, home.address)
        gm.creates_a_table("De mudança")
        ana = phone(trusts=home.authority)
        ana.joins(f"{home.secure}/#/entrar/{gm.code}", "Ana", "Rosa Maciel")
        ana.is_installed()

        # a second address: the certificate is renewed, and the phone notices nothing
        sockets: list[Any] = []
        ana.page.on("websocket", lambda line: sockets.append(line))
        lan.gets(THERE)
        home.is_at(THERE)
        beto = phone(trusts=home.authority)
        beto.joins(f"https://{THERE}:{home.secure_port}/#/entrar/{gm.code}", "Beto", "Tião Brasa")
        ana.opens_the_roll_of("Perceber")
        ana.rolls()
        ana.closes_the_sheet()
        assert sockets == []

        # the first one goes, and nobody says so: the phone rolls into nothing, finds the table at the other address
        lan.loses(HERE)
        ana.opens_the_roll_of("Atirar")
        ana.sheet().get_by_role("button", name="Rolar", exact=True).click()
        moved = ana.page.get_by_text(re.compile("A mesa mudou de endereço")).first
        expect(moved).to_be_visible(timeout=45_000)
        ana.is_online()
        ana.closes_the_sheet()
        gm.page.get_by_role("tab", name="Diário").click()
        log = gm.page.get_by_role("tabpanel", name="Diário")
        expect(log.get_by_text(re.compile("Rosa Maciel.*Atirar"))).to_have_count(1)

        # and goes there for good, in the same chair
        ana.taps("Abrir lá")
        ana.page.wait_for_url(lambda url: f"{HERE}:" not in url)
        ana.sees("Rosa Maciel")
        ana.is_online()
    finally:
        home.stop()


def test_the_app_alone_from_a_folder_of_any_host(tmp_path: pathlib.Path, people: Any) -> None:
    folder = tmp_path / "www" / "jogos" / "tavola"
    command = [sys.executable, "-m", "tavola.server.cli", "export", str(folder), "--lang", "pt-BR"]
    subprocess.run(command, check=True, capture_output=True)
    quiet = type("Quiet", (http.server.SimpleHTTPRequestHandler,), {"log_message": lambda *_: None})
    served = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(quiet, directory=tmp_path / "www"))
    threading.Thread(target=served.serve_forever, daemon=True).start()
    try:
        ana = people(Player, f"http://127.0.0.1:{served.server_port}")
        ana.page.goto(f"{ana.address}/jogos/tavola/")
        ana.page.get_by_role("link", name="Jogar sozinho").last.click()
        ana.page.get_by_text("Savage Worlds", exact=True).first.click()
        ana.taps("Começar")
        ana.is_installed()
        served.shutdown()
        served.server_close()
        ana.page.reload()
        ana.page.get_by_text("Rosa Maciel").first.click()
        ana.taps("Jogar com Rosa Maciel")
        ana.opens_the_roll_of("Perceber")
        ana.rolls()
        assert ana.total() > 0
        ana.closes_the_sheet()
    finally:
        served.server_close()
