"""Numbers, modifiers and dice as they are said: "vinte e um", "com mais dois", "quatro dê seis, tira o menor"."""

from .errors import RuleError
from .notation import parse

_LARGEST = 9999
_TYPED_KEEPS = ("kh", "kl", "dh", "dl")


def number_at(chart, index):
    """Return ``(value, place after it, slips)`` of the number that starts here, or None."""
    if index >= len(chart.tokens):
        return None
    if chart.tokens[index].isdigit():
        return (int(chart.tokens[index]), index + 1, 0) if len(chart.tokens[index]) < 5 else None
    total, part, slips, end = 0, 0, 0, index
    room = 1000  # what comes next must be smaller: hundreds, then tens, then ones
    while end < len(chart.tokens):
        at = end
        if end > index:
            at = chart.step_over(end, "and")
        found = chart.word_numbers(at) if at < len(chart.tokens) else []
        if not found:
            break
        value, times, wrong = found[0]
        if times:
            if at != end and end > index:
                break
            if value >= 1000:
                total, part, room = total + max(part, 1) * value, 0, 1000
            else:
                part, room = max(part, 1) * value, 100
        elif value >= room or (end > index and value == 0):
            break
        else:
            part += value
            room = 100 if value >= 100 else 10 if value >= 20 else 0
        slips += wrong
        end = at + 1
        if room == 0 and not _times_follows(chart, end):
            break
    if end == index or total + part > _LARGEST:
        return None
    return total + part, end, slips


def _times_follows(chart, index):
    found = chart.word_numbers(index) if index < len(chart.tokens) else []
    return len(found) > 0 and found[0][1]


def sign_at(chart, index):
    """Return ``(1 or -1, place after it, slips)`` of a plus or minus, or None."""
    piece = chart.first(index, "plus", "minus")
    if piece is None:
        return None
    return (1 if piece[2] == "plus" else -1), piece[1], piece[4]


def bonus_at(chart, index):
    """Return ``(value, place after it, slips)``: "com mais dois", "bônus de 2", "dois de penalidade"; or None."""
    at = chart.step_over(index, "with", "article")
    named = chart.first(at, "bonus", "penalty")
    if named is not None:
        sign = 1 if named[2] == "bonus" else -1
        at = chart.step_over(named[1], "of", "filler")
        signed = sign_at(chart, at)
        if signed is not None:
            at = signed[1]
        number = number_at(chart, at)
        return None if number is None else (sign * number[0], number[1], named[4] + number[2])
    signed = sign_at(chart, at)
    if signed is not None:
        number = number_at(chart, signed[1])
        if number is None:
            return None
        after = chart.step_over(number[1], "of")
        named = chart.first(after, "bonus", "penalty")
        end = number[1] if named is None else named[1]
        return signed[0] * number[0], end, signed[2] + number[2]
    number = number_at(chart, at)
    if number is None:
        return None
    named = chart.first(chart.step_over(number[1], "of"), "bonus", "penalty")
    if named is None:
        return None
    return (number[0] if named[2] == "bonus" else -number[0]), named[1], number[2] + named[4]


# --- dice ------------------------------------------------------------------------------------------------------


def dice_at(chart, index):
    """Return ``(notation, place after it, slips, cost)`` of the dice that start here, or None."""
    start = _term_at(chart, index)
    if start is None:
        return None
    text, end, slips, cost = start
    while True:
        at = chart.step_over(end, "and", "filler", "with")
        signed = sign_at(chart, at)
        if signed is None:
            break
        term = _term_at(chart, signed[1])
        if term is None:
            number = number_at(chart, signed[1])
            if number is None:
                break
            term = (str(number[0]), number[1], number[2], 0)
        text += ("+" if signed[0] > 0 else "-") + term[0]
        end, slips = term[1], slips + signed[2] + term[2]
    try:
        parse(text)
    except RuleError:
        return None
    return text, end, slips, cost


def _term_at(chart, index):
    """Return ``(notation, place after it, slips, cost)`` of one kind of dice: a count, "d", the sides, options."""
    number = number_at(chart, index)
    count, at, slips = (1, index, 0) if number is None else number
    cost = 0
    for die in chart.pieces(at, "die"):
        if number is None and chart.first(at, "of") is not None:
            cost = 2  # "dê vinte": a die only where nothing else is
        after = die[1]
        if after < len(chart.tokens) and chart.tokens[after] == "%":
            sides = (100, after + 1, 0)
        else:
            sides = number_at(chart, after)
        if sides is None or not 2 <= sides[0] <= 1000 or not 1 <= count <= 100:
            continue
        text = ("" if count == 1 else str(count)) + "d" + str(sides[0])
        options, end = _options_at(chart, sides[1])
        return text + options, end, slips + die[4] + sides[2], cost
    return None


def _options_at(chart, index):
    """Return ``(options as notation, place after them)`` of a dice term."""
    text = ""
    while True:
        found = _option_at(chart, index)
        if found is None:
            return text, index
        text += found[0]
        index = found[1]


def _option_at(chart, index):
    if index >= len(chart.tokens):
        return None
    word = chart.tokens[index]
    if word == "!":
        return "!", index + 1
    if word in _TYPED_KEEPS or word == "r":
        number = number_at(chart, index + 1)
        return None if number is None else (word + str(number[0]), number[1])
    at = chart.step_over(index, "and", "with", "filler", "article")
    piece = chart.first(index, "aces") or chart.first(at, "aces")
    if piece is not None:
        return "!", piece[1]
    piece = chart.first(at, "repeat")
    if piece is not None:
        number = number_at(chart, chart.step_over(piece[1], "filler", "of"))
        if number is None:
            number = number_at(chart, chart.step_over(piece[1], "article", "filler", "of"))
        return None if number is None else ("r" + str(number[0]), number[1])
    return _kept_at(chart, at)


def _kept_at(chart, index):
    """Read "fica com os três maiores", "tira o menor", "o maior"."""
    verb = chart.first(index, "keep", "drop")
    keeps = verb is None or verb[2] == "keep"
    at = chart.step_over(index if verb is None else verb[1], "filler", "with", "article")
    which = chart.first(at, "lowest", "highest")
    count = 1
    if which is None:
        number = number_at(chart, at)
        if number is None:
            return None
        count = number[0]
        at = chart.step_over(number[1], "article", "filler")
        which = chart.first(at, "lowest", "highest")
        if which is None:
            return None
    text = ("k" if keeps else "d") + ("h" if which[2] == "highest" else "l")
    return text + str(count), which[1]


def add_numbers(chart):
    """Return the numbers, modifiers and dice of a line as pieces by the place where they start."""
    extra = []
    for index in range(len(chart.tokens)):
        # an exclamation mark that no dice claim is one
        pieces = [(index, index + 1, "filler", None, 0, 0)] if chart.tokens[index] == "!" else []
        number = number_at(chart, index)
        if number is not None:
            pieces.append((index, number[1], "number", number[0], number[2], 0))
        bonus = bonus_at(chart, index)
        if bonus is not None:
            pieces.append((index, bonus[1], "modifier", bonus[0], bonus[2], 0))
        dice = dice_at(chart, index)
        if dice is not None:
            pieces.append((index, dice[1], "dice", dice[0], dice[2], dice[3]))
        extra.append(pieces)
    return extra
