"""Draw the app's icons from its tile: ``pwa/public/icons/*.png``, committed, drawn anew only when the tile changes.

    python scripts/icons.py

Needs a browser (``scripts/browser.py`` says which).
"""

from __future__ import annotations

import pathlib

from browser import find
from playwright.sync_api import sync_playwright

OUT = pathlib.Path(__file__).resolve().parent.parent / "pwa" / "public" / "icons"
NIGHT = "#12141c"
TILE = (
    '<path fill="#f6eedd" d="M0 0h48v48H0z"/>'
    '<path fill="#2f5fc4" d="M0 0h24a24 24 0 0 1-24 24zM48 48h-24a24 24 0 0 1 24-24zM24 0h24a24 24 0 0 1-24 24z"/>'
    '<path fill="#f6bd3b" d="M0 48v-24a24 24 0 0 1 24 24z"/>'
)
DIE = '<path d="M24 8 40 24 24 40 8 24z" fill="none" stroke="#f6bd3b" stroke-width="3" stroke-linejoin="round"/>'
CARD = (
    '<rect x="12" y="7" width="24" height="34" rx="4" fill="none" stroke="#f6bd3b" stroke-width="3"/>'
    '<path d="M18 16h12M18 24h12M18 32h7" stroke="#f6eedd" stroke-width="3" stroke-linecap="round"/>'
)


def svg(inner: str, inset: float, round_: float, ground: str) -> str:
    """Return a square icon: ``inner`` (48 units) inset on a ground with rounded corners."""
    scale = (48 - 2 * inset) / 48
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><clipPath id="r">'
        f'<rect width="48" height="48" rx="{round_}"/></clipPath>'
        f'<g clip-path="url(#r)"><path fill="{ground}" d="M0 0h48v48H0z"/>'
        f'<g transform="translate({inset} {inset}) scale({scale})">{inner}</g></g></svg>'
    )


ICONS = {
    "icon-192.png": (192, svg(TILE, 0, 9, NIGHT)),
    "icon-512.png": (512, svg(TILE, 0, 9, NIGHT)),
    # what a launcher cuts away lies outside the middle four fifths
    "maskable-192.png": (192, svg(TILE, 9, 0, NIGHT)),
    "maskable-512.png": (512, svg(TILE, 9, 0, NIGHT)),
    "apple-touch-icon.png": (180, svg(TILE, 0, 0, NIGHT)),
    "shortcut-tray.png": (96, svg(DIE, 0, 10, NIGHT)),
    "shortcut-card.png": (96, svg(CARD, 0, 10, NIGHT)),
}


def main() -> None:
    """Draw them all."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find())
        for name, (size, drawing) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}"
            )
            page.screenshot(path=str(OUT / name), omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
