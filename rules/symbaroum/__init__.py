"""Symbaroum."""

from .book import book

SYSTEM = {"id": "symbaroum", "book": book}
