"""Mutants & Masterminds, 3e."""

from . import (  # noqa: F401
    attack_rolls,
    attack_situation,
    checks,
    combat_actions,
    conditions,
    contests,
    damage,
    effects,
    effort,
    equipment,
    grapple,
    hazard_tables,
    hazards,
    hero_points,
    inventions,
    maneuvers,
    measures,
    movement,
    points,
    recovery,
    sheet,
    tables,
    turns,
)
from .system import SYSTEM  # noqa: F401
