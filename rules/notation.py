"""Free dice, as people write them: 2d6+3, d8!, 4d6kh3, d100, 3d6r1.

    N d S [!] [rV] [khN | klN | dhN | dlN], joined with + and -, and whole numbers

``!`` rolls again on the highest face and adds, ``rV`` rolls a die showing V once more and keeps the new face,
``kh``/``kl`` keep the highest or lowest N, ``dh``/``dl`` drop them; ``d%`` is a d100.
"""

from .errors import RuleError

MOST_DICE = 100
MOST_SIDES = 1000
MOST_TERMS = 20
_DIGITS = "0123456789"
_KEEPS = ("kh", "kl", "dh", "dl")


def _bad(text, at):
    return RuleError("bad_notation", "notation", {"at": at, "got": text[at : at + 8]})


def _clean(text):
    cleaned = ""
    for char in text.lower():
        if char in "–−—":
            char = "-"
        if char not in " \t ":
            cleaned += char
    return cleaned


def _number(text, at):
    """Return ``(number or None, place after it)``."""
    end = at
    while end < len(text) and text[end] in _DIGITS:
        end += 1
    if end == at or end - at > 6:
        return None, at
    return int(text[at:end]), end


def _dice_term(text, at, count):
    """Return ``(term, place after it)`` of a dice term whose ``d`` stands at ``at``."""
    start = at
    at += 1
    if at < len(text) and text[at] == "%":
        sides, at = 100, at + 1
    else:
        sides, at = _number(text, at)
    if sides is None or not 2 <= sides <= MOST_SIDES or not 1 <= count <= MOST_DICE:
        raise _bad(text, start)
    term = {"count": count, "sides": sides, "aces": False, "again": None, "keep": None, "keep_count": 0}
    while at < len(text) and text[at] not in "+-":
        at = _option(text, at, term)
    if term["keep"] is not None and term["keep_count"] > count:
        raise _bad(text, start)
    return term, at


def _option(text, at, term):
    """Read one option of a dice term into it; return the place after it."""
    start = at
    if text[at] == "!" and not term["aces"]:
        term["aces"] = True
        return at + 1
    if text[at] == "r" and term["again"] is None:
        value, at = _number(text, at + 1)
        if value is None or not 1 <= value <= term["sides"]:
            raise _bad(text, start)
        term["again"] = value
        return at
    word = text[at : at + 2]
    if word in _KEEPS and term["keep"] is None:
        value, at = _number(text, at + 2)
        if value is None or value < 1:
            raise _bad(text, start)
        term["keep"], term["keep_count"] = word, value
        return at
    raise _bad(text, start)


def parse(text):
    """Return ``{"text", "terms": [{"sign", "value"} | {"sign", "count", "sides", ...}]}``.

    :raises RuleError: ``missing_input``; ``bad_notation`` with the place and what stands there.
    """
    if text is None:
        raise RuleError("missing_input", "notation")
    if not isinstance(text, str) or len(text) > 100:
        raise RuleError("bad_notation", "notation", {"at": 0, "got": ""})
    text = _clean(text)
    terms, at, dice = [], 0, 0
    while at < len(text) or not terms:
        sign = 1
        if at < len(text) and text[at] in "+-":
            sign = -1 if text[at] == "-" else 1
            at += 1
        elif terms:
            raise _bad(text, at)
        number, after = _number(text, at)
        if after < len(text) and text[after] == "d":
            term, at = _dice_term(text, after, 1 if number is None else number)
            dice += term["count"]
        elif number is None:
            raise _bad(text, at)
        else:
            term, at = {"value": number}, after
        term["sign"] = sign
        terms.append(term)
        if len(terms) > MOST_TERMS or dice > MOST_DICE:
            raise RuleError("too_many_dice", "notation", {"max": MOST_DICE})
    return {"text": text, "terms": terms}


def _one_die(label, term):
    """Ask for one die of a term with its rolls-again and aces; return ``(sum, faces)``."""
    face = yield (label, term["sides"])
    faces = [face]
    if term["again"] is not None and face == term["again"]:
        face = yield (label, term["sides"])
        faces.append(face)
    total = face
    while term["aces"] and face == term["sides"]:
        face = yield (label, term["sides"])
        faces.append(face)
        total += face
    return total, faces


def _kept(sums, keep, count):
    """Return for each die whether it counts."""
    if keep is None:
        return [True] * len(sums)
    ranked = sorted([(value, index) for index, value in enumerate(sums)])
    if keep in ("kh", "dh"):
        ranked = sorted(ranked, key=lambda row: (-row[0], row[1]))
    chosen = [row[1] for row in ranked[:count]]
    keeps = keep in ("kh", "kl")
    return [(index in chosen) == keeps for index in range(len(sums))]


def roll(text):
    """Roll a notation; a generator. Labels are ``1``, ``2`` ... for its dice terms in order.

    Returns ``{"total", "terms": [{"text" | "sides", "sign", "sum", "rolled": [{"faces", "sum", "kept"}]}]}``.
    """
    total, told, place = 0, [], 0
    for term in parse(text)["terms"]:
        if "value" in term:
            total += term["sign"] * term["value"]
            told.append({"sign": term["sign"], "sides": None, "sum": term["value"], "rolled": []})
            continue
        place += 1
        rolled = []
        for _ in range(term["count"]):
            value, faces = yield from _one_die(str(place), term)
            rolled.append({"faces": faces, "sum": value})
        kept = _kept([row["sum"] for row in rolled], term["keep"], term["keep_count"])
        value = 0
        for index, row in enumerate(rolled):
            row["kept"] = kept[index]
            value += row["sum"] if kept[index] else 0
        total += term["sign"] * value
        told.append({"sign": term["sign"], "sides": term["sides"], "sum": value, "rolled": rolled})
    return {"total": total, "terms": told}
