"""Which folder is which package; a game is found by its folder, so that adding one changes nothing here."""

from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
GAMES = sorted(path.parent.name for path in (ROOT / "rules").glob("*/__init__.py"))

setup(
    packages=["tavola.rules", *[f"tavola.rules.{game}" for game in GAMES], "tavola.server", "tavola.i18n"],
    package_dir={"tavola.rules": "rules", "tavola.server": "server", "tavola.i18n": "i18n"},
)
