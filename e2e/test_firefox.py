"""Firefox ESR."""

from __future__ import annotations

import pathlib
from typing import Any

from .drivers import Firefox
from .people import GameMaster
from .phone import Phone
from .server import Server
from .story import evening


def test_an_evening_in_firefox(own_house: Server, people: Any, tmp_path: pathlib.Path) -> None:
    home = tmp_path / "phone"
    home.mkdir()
    ana = Phone(Firefox(home), own_house.address)
    try:
        evening(own_house, people(GameMaster, own_house.address), ana)
    finally:
        ana.leaves()
