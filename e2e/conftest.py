"""Real browsers against the real server: one server a worker, one browser a worker, fresh tables and people a test."""

from __future__ import annotations

import importlib.util
import os
import pathlib
from collections.abc import Callable, Generator, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from .people import GameMaster, Player, Tv
from .server import Server

ROOT = pathlib.Path(__file__).resolve().parent.parent
# a machine that runs two browsers, two servers and their rules at once may take its time
expect.set_options(timeout=15_000)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium_path() -> str:
    """Return the browser that ``scripts/browser.py`` finds."""
    if os.environ.get("TAVOLA_CHROMIUM"):
        return os.environ["TAVOLA_CHROMIUM"]
    spec = importlib.util.spec_from_file_location("browser", ROOT / "scripts" / "browser.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    path: str = module.find()
    return path


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failed test, so that its people's screens are kept before they leave."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


def _keep_pictures(name: str, made: list[GameMaster | Player | Tv]) -> None:
    folder = ROOT / "test-results"
    folder.mkdir(exist_ok=True)
    for at, person in enumerate(made):
        if not person.page.is_closed():
            person.page.screenshot(path=folder / f"{name}-{at}-{type(person).__name__}.png")


@pytest.fixture(scope="session")
def play() -> Iterator[Playwright]:
    """Playwright itself."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(play: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests of this worker."""
    opened = play.chromium.launch(executable_path=chromium_path(), args=FLAGS)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of this worker; tests that stop or kill it start their own (``own_house``)."""
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    server.stop()


@pytest.fixture
def own_house(tmp_path: pathlib.Path) -> Iterator[Server]:
    """A server of this test's own, to be stopped, killed and restarted."""
    server = Server(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., GameMaster | Player | Tv]]:
    """Make people with a device each; their pages must have logged no error when the test ends."""
    made: list[GameMaster | Player | Tv] = []

    def make(kind: type[GameMaster | Player | Tv], *given: object, **more: object) -> GameMaster | Player | Tv:
        person = kind(browser, *given, **more)  # type: ignore[arg-type]
        made.append(person)
        return person

    yield make
    if request.node.stash.get(FAILED, False):
        _keep_pictures(request.node.name, made)
    faults = [fault for person in made for fault in person.faults]
    for person in made:
        person.leave()
    assert faults == []
