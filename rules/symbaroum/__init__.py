"""Symbaroum."""

from . import checks, fight, growth, harm, turn  # noqa: F401
from .system import SYSTEM  # noqa: F401
