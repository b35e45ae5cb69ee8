"""Savage Worlds, Edição Aventura."""

from . import (  # noqa: F401
    afflictions,
    allies,
    chase,
    chase_maneuvers,
    chase_vehicles,
    fear,
    fire_and_current,
    hazards,
    mass_battle,
    quick_encounters,
    social_conflict,
    survival,
    traits,
    wrecks,
)
from .book import book

SYSTEM = {"id": "swade", "book": book}
