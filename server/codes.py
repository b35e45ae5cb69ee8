"""Codes, tokens and ids: what is said aloud, what is secret, what is neither."""

from __future__ import annotations

import hashlib
import re
import secrets

# Sounds that are told apart over a table's noise, in Portuguese and in English; no C/K/Q, S/Z, G/J, no silent H.
_CONSONANTS = "BDFKLMNPRTV"
_VOWELS = "AEIOU"
_SHAPE = re.compile(r"[A-Z]{5}\Z")
# Neither in Portuguese nor in English a word that nobody wants to read out.
_UNKIND = ("BIK", "BOB", "DIK", "FOD", "FUK", "KAK", "KU", "PAU", "PEN", "PIK", "PIR", "PUT", "RAP", "TET", "VIAD")
_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_code() -> str:
    """Return a table's code: five letters that read as a word, like BORAK."""
    while True:
        code = "".join(secrets.choice(_VOWELS if index % 2 else _CONSONANTS) for index in range(5))
        if not any(bad in code for bad in _UNKIND):
            return code


def read_code(text: str) -> str | None:
    """Return the code that somebody typed, in capitals and without blanks; None where it can be none."""
    code = text.strip().upper()
    return code if _SHAPE.match(code) else None


def new_token() -> str:
    """Return a secret that opens a seat."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """Return what is stored of a token (it is random and long: no salt is needed)."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id(kind: str) -> str:
    """Return a fresh id, ``kind`` first: a member's, a command's."""
    return kind + "".join(secrets.choice(_ID_LETTERS) for _ in range(10))


def new_pair() -> str:
    """Return the four digits that a TV shows to be paired."""
    return f"{secrets.randbelow(10_000):04d}"
