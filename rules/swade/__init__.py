"""Savage Worlds, Edição Aventura."""

from . import (  # noqa: F401
    afflictions,
    allies,
    attacks,
    bennies,
    chase,
    chase_maneuvers,
    chase_vehicles,
    contests,
    fear,
    fire_and_current,
    harm,
    hazards,
    healing,
    hero,
    initiative,
    injuries,
    maneuvers,
    mass_battle,
    moving,
    plain,
    quick_encounters,
    ranged,
    social_conflict,
    survival,
    tables,
    traits,
    wrecks,
)
from .book import book

SYSTEM = {"id": "swade", "book": book}
