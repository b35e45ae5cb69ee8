"""The ops gather here; the chapters add to it."""

from ..book import OpBook

book = OpBook("bandeirantes")
