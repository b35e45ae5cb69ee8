"""Playing cards as a TV shows them."""

from __future__ import annotations

from typing import Any

from . import words

_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def card_key(language: str, key: Any) -> tuple[str, str | None]:
    """Return an order's key as it is read, and a card's suit: ``KS`` -> ``K♠``, spades."""
    if key is None:
        return "", None
    if isinstance(key, str) and key.startswith("JK"):
        return words.say(language, "tv-joker"), "joker"
    if isinstance(key, str) and len(key) in (2, 3) and key[-1] in _SUITS:
        return key[:-1].replace("T", "10") + _SUIT_SIGNS[key[-1]], _SUITS[key[-1]]
    if key == "hold":
        return "", None
    return str(key), None
