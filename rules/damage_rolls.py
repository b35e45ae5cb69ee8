"""Damage rolls as two of the games write them: NdS with an optional flat part, no aces."""

_SIDES = {"4": 4, "6": 6, "8": 8, "10": 10, "12": 12, "20": 20}
_DIGITS = "0123456789"


def _digits(text, most):
    """True for 1 to ``most`` digits."""
    return 0 < len(text) <= most and all([char in _DIGITS for char in text])


def parse_roll(text, most):
    """Return ``(dice, sides, flat)`` of a roll such as ``2d6`` or `X"""
    if not isinstance(text, str):
        return None
    number, mark, rest = text.partition("d")
    if mark == "" or not _digits(number, 2) or number[0] == "0" or int(number) > most:
        return None
    sign = "-" if "-" in rest else "+"
    sides, mark, flat = rest.partition(sign)
    if sides not in _SIDES or (mark != "" and not _digits(flat, 6)):
        return None
    return int(number), _SIDES[sides], int(sign + flat) if mark else 0
