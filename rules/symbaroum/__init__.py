"""Symbaroum."""

from . import checks, fight, growth, harm, turn  # noqa: F401
from .book import book

SYSTEM = {"id": "symbaroum", "book": book}
