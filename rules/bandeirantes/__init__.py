"""O Desafio dos Bandeirantes."""

from . import (  # noqa: F401
    armor,
    checks,
    contests,
    damage,
    diseases,
    experience,
    fumbles,
    initiative,
    levels,
    magic,
    melee,
    poisons,
    ranged,
    treatment,
)
from .system import SYSTEM  # noqa: F401
