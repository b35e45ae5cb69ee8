"""Savage Worlds, Edição Aventura."""

from . import traits
from .book import book

SYSTEM = {"id": "swade", "book": book}
