"""A typed or dictated line as words: folded, split where letters meet digits, and how far two words lie apart."""

from .compat import fold

LONGEST = 300  # characters of a line
MOST_TOKENS = 40
_DIGITS = "0123456789"
_SIGNS = "+-!%&"


def _kind(char):
    if char in _DIGITS:
        return "digit"
    if "a" <= char <= "z" or char == "_" or (char > "\xbf" and char not in "×÷" and not "\u2000" <= char <= "\u206f"):
        return "letter"
    return "other"


def tokens_of(text):
    """Return ``[[word, start, end], ...]``: folded words, numbers and signs with their places in ``text``.

    A hyphen is a minus only before a digit; ``d20``, ``2d6`` and ``4d6kh3`` come apart where letters meet digits.
    """
    found, before = [], ""
    for at, char in enumerate(text):
        if "\u0300" <= char <= "\u036f":
            continue  # an accent that came as a character of its own
        char = "-" if char in "–−—" else fold(char)[:1]
        kind = _kind(char)
        if kind != "other":
            if found and before == kind and found[-1][2] is None:
                found[-1][0] += char
            else:
                _close(found, at)
                found.append([char, at, None])
        else:
            _close(found, at)
            if _is_sign(char, before, text, at):
                found.append([char, at, at + 1])
        before = kind
    _close(found, len(text))
    return found


def _is_sign(char, before, text, at):
    """True for a sign that says something: a minus before a number, "!" behind one (dice that ace)."""
    if char == "-":
        return _digit_follows(text, at + 1)
    return char in _SIGNS and (char != "!" or before == "digit")


def _close(found, at):
    if found and found[-1][2] is None:
        found[-1][2] = at


def _digit_follows(text, at):
    while at < len(text) and text[at] == " ":
        at += 1
    return at < len(text) and (text[at] in _DIGITS or text[at] in "dD")


def words_of(text):
    """Return the folded words alone."""
    return [row[0] for row in tokens_of(text)]


def edits_allowed(word):
    """Return how many slips a word of this length may have and still be taken for another."""
    size = len(word)
    if size < 4:
        return 0
    if size < 7:
        return 1
    return 2 if size < 11 else 3


def may_be_near(one, other, most):
    """Return False where two words cannot be ``most`` slips apart: a quick look that spares most of the work."""
    if one[0] != other[0] and one[0] != other[1] and one[1] != other[0] and one[1] != other[1]:
        return False
    missing = 0
    for char in one:
        if char not in other:
            missing += 1
            if missing > most:
                return False
    return True


def distance(one, other, most):
    """Return the slips between two words (a letter more, less, other, two swapped), or something over ``most``."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    start = 0
    while start < len(one) and start < len(other) and one[start] == other[start]:
        start += 1
    one, other = one[start:], other[start:]
    while one and other and one[-1] == other[-1]:
        one, other = one[:-1], other[:-1]
    if not one or not other:
        return len(one) + len(other)
    older, old = None, list(range(len(other) + 1))
    for row in range(1, len(one) + 1):
        new = [row]
        for column in range(1, len(other) + 1):
            change = 0 if one[row - 1] == other[column - 1] else 1
            best = min(old[column] + 1, new[column - 1] + 1, old[column - 1] + change)
            if (
                older is not None
                and column > 1
                and one[row - 1] == other[column - 2]
                and one[row - 2] == other[column - 1]
            ):
                best = min(best, older[column - 2] + 1)
            new.append(best)
        if min(new) > most:
            return most + 1
        older, old = old, new
    return old[-1]
