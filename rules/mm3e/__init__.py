"""Mutants & Masterminds, 3e."""

from .book import book

SYSTEM = {"id": "mm3e", "book": book}
