"""Find a Chromium for the browser tests, or get one. Prints its path.

    python scripts/browser.py

Looks for ``TAVOLA_CHROMIUM``, ``chromium``, ``chromium-browser``, ``google-chrome``, Playwright's own; as root on a
Debian it installs one; else it says what to do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HELP = "no Chromium found: install chromium or google-chrome, or run `.venv/bin/playwright install chromium`"


def playwright_own() -> str | None:
    """Return the path of the browser that Playwright brought, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        path = play.chromium.executable_path
    return path if os.path.exists(path) else None


def install() -> None:
    """Install Debian's, where that can be done without asking anybody."""
    if getattr(os, "geteuid", lambda: 1)() != 0 or not shutil.which("apt-get"):
        return
    print("browser: installing chromium", file=sys.stderr, flush=True)
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False, stdout=subprocess.DEVNULL)


def find() -> str:
    """Return the path of a Chromium.

    :raises SystemExit: with what to do, where there is none.
    """
    wanted = os.environ.get("TAVOLA_CHROMIUM")
    if wanted:
        return wanted
    found = next((path for name in NAMES if (path := shutil.which(name))), None) or playwright_own()
    if found is None:
        install()
        found = shutil.which("chromium")
    if found is None:
        sys.exit(HELP)
    return found


if __name__ == "__main__":
    print(find())
