"""How long a phone takes: from opening the installed app without a network to a card, and to the first roll's sheet.

    python scripts/bench_app.py [--times N]

Chromium with its CPU slowed 4 times, the server stopped, the service worker in charge. Prints medians and the worst.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import statistics
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from e2e.conftest import FLAGS, chromium_path  # noqa: E402
from e2e.people import GameMaster, Player  # noqa: E402
from e2e.server import Server  # noqa: E402

SLOWER = 4


def one_opening(player: Player) -> tuple[float, float]:
    """Return seconds from opening the app to its card, and from the first tap to the sheet with its chance."""
    player.closes_the_app()
    page = player.context.new_page()
    player.page = page
    line = player.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(player.address + "/", wait_until="commit")
    page.get_by_role("button", name=re.compile("^Perceber")).first.wait_for()
    shown = page.evaluate("performance.now()")
    page.get_by_role("button", name=re.compile("^Perceber")).first.click()
    page.get_by_text(re.compile(r"\d+%")).first.wait_for()
    rollable = page.evaluate("performance.now()")
    return shown / 1000, rollable / 1000


def main() -> None:
    """Open the app that many times and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(pathlib.Path(folder))
        browser = play.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        gm = GameMaster(browser, server.address)
        gm.takes_the_chair("Bench")
        player = Player(browser, server.address)
        player.joins(gm.link_to_join(), "Ana", "Rosa Maciel")
        player.is_installed()
        server.stop()
        taken = [one_opening(player) for _ in range(options.times)]
        browser.close()
    for at, what in enumerate(("opened offline to the card", "opened offline to a roll's sheet with its chance")):
        times = [row[at] for row in taken]
        print(f"{what}, CPU /{SLOWER}: median {statistics.median(times):.2f} s, worst {max(times):.2f} s")


if __name__ == "__main__":
    main()
