"""Exact chances: every face of every die is walked; where that is too much, a fixed long sample stands in.

A chain of aces has no end, so a branch less likely than ``SMALLEST`` is left out; what was left out is told.
"""

from .errors import RuleError

SMALLEST = 1.0e-9
MOST_LEAVES = 6000
SAMPLES = 3000
MILLION = 1000000


def _replay(make, path):
    """Run a fresh start with the faces of ``path``; return ``(sides of the next die or None, outcome)``."""
    started = make()
    if not hasattr(started, "send"):
        return None, started
    try:
        sides = next(started)[1]
        for face in path:
            sides = started.send(face)[1]
        started.close()
        return sides, None
    except StopIteration as done:
        return None, done.value


def walk(make, measure, most=MOST_LEAVES, smallest=SMALLEST):
    """Return ``(rows, left_out)`` of the whole tree of faces, or None where it has more than ``most`` leaves.

    ``make()`` starts the op afresh, ``measure(outcome)`` gives a hashable key; rows are ``[key, chance]``.
    """
    tally, order = {}, []
    waiting = [((), 1.0)]
    leaves, left_out = 0, 0.0
    while waiting:
        path, chance = waiting.pop()
        sides, outcome = _replay(make, path)
        if sides is None:
            key = measure(outcome)
            if key not in tally:
                tally[key] = 0.0
                order.append(key)
            tally[key] += chance
            leaves += 1
            if leaves > most:
                return None
            continue
        part = chance / sides
        if part < smallest:
            left_out += chance
            continue
        for face in range(1, sides + 1):
            waiting.append((path + (face,), part))
        if len(waiting) + leaves > most * 4:
            return None
    return [[key, tally[key]] for key in order], left_out


def sample(make, measure, count=SAMPLES, seed=20011):
    """Return rows ``[key, chance]`` of ``count`` runs with a generator of its own (the same every time)."""
    tally, order = {}, []
    number = seed
    for _ in range(count):
        started = make()
        outcome = started
        if hasattr(started, "send"):
            try:
                sides = next(started)[1]
                while True:
                    # Park and Miller's generator: enough for a chance shown in whole percent
                    number = number * 48271 % 2147483647
                    sides = started.send(number % sides + 1)[1]
            except StopIteration as done:
                outcome = done.value
        key = measure(outcome)
        if key not in tally:
            tally[key] = 0
            order.append(key)
        tally[key] += 1
    return [[key, tally[key] / count] for key in order]


def chances(make, measure, most=MOST_LEAVES, smallest=SMALLEST):
    """Return ``{"rows": [[key, parts in a million]], "sampled", "left_out"}``, keys in order.

    :raises RuleError: what starting the op raises.
    """
    walked = walk(make, measure, most, smallest)
    if walked is None:
        return told(sample(make, measure), True, 0.0)
    return told(walked[0], False, walked[1])


def told(rows, sampled=False, left_out=0.0):
    """Return rows ``[key, chance]`` as they are told: in order, in parts of a million."""
    rows = sorted(rows, key=lambda row: row[0])
    parts = [[row[0], int(row[1] * MILLION + 0.5)] for row in rows]
    return {"rows": parts, "sampled": sampled, "left_out": int(left_out * MILLION + 0.5)}


def measure_of(fields):
    """Return a function outcome -> tuple of the named fields, nested ones with a dot, None where absent."""

    def measure(outcome):
        key = []
        for field in fields:
            value = outcome
            for part in field.split("."):
                value = value.get(part) if isinstance(value, dict) else None
            key.append("" if value is None else value)
        return tuple([_plain(value) for value in key])

    return measure


def _plain(value):
    # tuples compare only like with like: a boolean counts as 0 or 1, a list as its text
    if value is True:
        return 1
    if value is False:
        return 0
    if isinstance(value, (list, dict)):
        return str(value)
    return value


def check_rolls(started):
    """:raises RuleError: ``nothing_to_roll`` for an op that asks for no die."""
    if not hasattr(started, "send"):
        raise RuleError("nothing_to_roll", "op")
