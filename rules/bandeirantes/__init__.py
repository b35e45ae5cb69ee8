"""O Desafio dos Bandeirantes."""

from .book import book

SYSTEM = {"id": "bandeirantes", "book": book}
