"""What the ops of this system share: dice, degrees, sums, answers and refusals, conditions, range bands."""

from ..inputs import custom, listing, whole
from .book import book

ABILITIES = ["strength", "stamina", "agility", "dexterity", "fighting", "intellect", "awareness", "presence"]
DEFENSES = ["dodge", "parry", "fortitude", "toughness", "will"]
SENSES = ["sight", "hearing", "smell", "touch", "radio", "mental", "special"]

# A combined condition and the basic ones it stands for.
CONDITION_PARTS = {
    "asleep": ["defenseless", "stunned", "unaware"],
    "blind": ["hindered", "unaware:sight", "vulnerable"],
    "bound": ["defenseless", "immobile", "impaired"],
    "deaf": ["unaware:hearing"],
    "dying": ["defenseless", "stunned", "unaware"],
    "entranced": ["stunned"],
    "exhausted": ["hindered", "impaired"],
    "incapacitated": ["defenseless", "stunned", "unaware"],
    "paralyzed": ["defenseless", "immobile", "stunned:physical"],
    "prone": ["hindered"],
    "restrained": ["hindered", "vulnerable"],
    "staggered": ["dazed", "hindered"],
    "surprised": ["stunned", "vulnerable"],
}

BASIC_CONDITIONS = [
    "compelled",
    "controlled",
    "dazed",
    "debilitated",
    "defenseless",
    "disabled",
    "fatigued",
    "hindered",
    "immobile",
    "impaired",
    "stunned",
    "transformed",
    "unaware",
    "vulnerable",
    "weakened",
]
CONDITIONS = sorted(BASIC_CONDITIONS + list(CONDITION_PARTS.keys()) + ["normal"])

# The scopes a condition may carry after a colon; None: any word in snake_case.
CONDITION_SCOPES = {
    "debilitated": ABILITIES,
    "disabled": None,
    "impaired": None,
    "stunned": ["physical"],
    "unaware": SENSES,
    "weakened": None,
}

_SNAKE = "abcdefghijklmnopqrstuvwxyz0123456789_"


# --- answers ----------------------------------------------------------------------------------------------------


def answer(op_id, **values):
    """Return an outcome of the op with every declared field: those given, and None for the others."""
    outcome = {}
    for field in book.find(op_id)["outcome"]:
        outcome[field["name"]] = values.get(field["name"])
    return outcome


def refusal(op_id, reason, **values):
    """Return the outcome of a request that the rules forbid; ``values`` are what stays as it came in."""
    return answer(op_id, allowed=False, reason=reason, **values)


def first_reason(cases):
    """Return the first word of ``[(word, holds), ...]`` that holds, or None."""
    for word, holds in cases:
        if holds:
            return word
    return None


# --- inputs -----------------------------------------------------------------------------------------------------


def filled(path, spec):
    """Say which place in the table's state fills an input's form, and return its declaration."""
    spec["from"] = path
    return spec


def differ_by_name(entries):
    """True where no two records of a list share their ``name``."""
    names = [entry["name"] for entry in entries]
    for index, name in enumerate(names):
        if name in names[:index]:
            return False
    return True


# --- sums and dice ----------------------------------------------------------------------------------------------


def sum_of(entries):
    """Return the sum of a modifier list."""
    return sum([entry["value"] for entry in entries])


def d20(label="d20"):
    """Ask for a d20 and return its face."""
    face = yield (label, 20)
    return face


def d20_or_ten(routine, label="d20"):
    """Return ``(natural, what counts)``: the face twice, or ``(None, 10)`` on a routine check."""
    if routine:
        return None, 10
    face = yield (label, 20)
    return face, face


def first_face():
    """Declare the face of a check's first roll, where a hero point pays for a second one."""
    return whole("first", None, min=1, max=20)


def d20_after(first, routine=False):
    """Return ``(natural, what counts)`` of a d20, or of the better one of two.

    After a ``first`` face a hero point has paid for a second roll, of which 10 or less gains 10; what was raised like
    that is no natural face.
    """
    natural, die = yield from d20_or_ten(routine)
    if first is None or routine:
        return natural, die
    second = die + 10 if die <= 10 else die
    if first >= second:
        return first, first
    return natural if second == die else None, second


def half_up(number):
    """Return half of a whole number, rounded up."""
    return (number + 1) // 2


def up_to(number, size):
    """Return ``number / size`` rounded up, for whole numbers."""
    return -(-number // size)


# --- degrees ----------------------------------------------------------------------------------------------------


def step_degree(degree, steps):
    """Move a degree by ``steps``; there is no 0 between -1 and 1."""
    place = degree - 1 if degree > 0 else degree
    place += steps
    return place + 1 if place >= 0 else place


def degree_of(total, dc, natural=None):
    """Return the signed degree of a total against a DC; a ``natural`` 20 moves it one step up."""
    degree = 1 + (total - dc) // 5 if total >= dc else -up_to(dc - total, 5)
    return step_degree(degree, 1) if natural == 20 else degree


def attack_degree(total, dc, natural=None):
    """Return an attack's degree: at least 1 on a natural 20, at most -1 on a natural 1."""
    degree = degree_of(total, dc, natural)
    if natural == 20:
        return max(1, degree)
    return min(-1, degree) if natural == 1 else degree


def contest(mine, theirs, passive=False, labels=("active", "opposing", "tiebreak")):
    """Roll one side against the other; ``mine`` and ``theirs`` are bonuses with their modifiers in them.

    A ``passive`` side counts 10 and is a plain DC. A tie goes to the higher bonus, then to a d20: 1-10 for the
    first side. Natural 20s come after ties. Returns a dict: ``natural``, ``total``, ``other_natural``,
    ``other_total``, ``degree`` of the first side, ``won``, ``tie_broken_by`` (bonus, random or None).
    """
    natural = yield from d20(labels[0])
    other_natural, other = yield from d20_or_ten(passive, labels[1])
    total, other_total = natural + mine, other + theirs
    degree, broken_by = degree_of(total, other_total), None
    if total == other_total and not passive:
        if mine != theirs:
            broken_by, first = "bonus", mine > theirs
        else:
            face = yield from d20(labels[2])
            broken_by, first = "random", face <= 10
        degree = 1 if first else -1
    degree = step_degree(degree, (1 if natural == 20 else 0) - (1 if other_natural == 20 else 0))
    return {
        "natural": natural,
        "total": total,
        "other_natural": other_natural,
        "other_total": other_total,
        "degree": degree,
        "won": degree > 0,
        "tie_broken_by": broken_by,
    }


# --- defenses and range -----------------------------------------------------------------------------------------


def defense_after(rank, state):
    """Return a defense rank when normal, vulnerable (half, rounded up) or defenseless (0); below 0 it stays."""
    if rank <= 0 or state == "normal":
        return rank
    return half_up(rank) if state == "vulnerable" else 0


def range_band(rank, distance):
    """Return ``(band, attack modifier)`` at a distance in metres; ``("out_of_range", None)`` beyond long range."""
    for band, per_rank, modifier in (("short", 7.5, 0), ("medium", 15, -2), ("long", 30, -5)):
        if distance <= rank * per_rank:
            return band, modifier
    return "out_of_range", None


# --- conditions -------------------------------------------------------------------------------------------------


def split_condition(condition):
    """Return ``(name, scope)`` of a condition id such as ``impaired:attack``; the scope is None without a colon."""
    if ":" not in condition:
        return condition, None
    at = condition.index(":")
    return condition[:at], condition[at + 1 :]


def is_snake(word):
    """True for a word in snake_case."""
    return word != "" and word[0] in _SNAKE[:26] and all([char in _SNAKE for char in word])


def is_condition(value):
    """True for a condition id, with a scope where that condition may carry one."""
    if not isinstance(value, str) or len(value) > 100:
        return False
    name, scope = split_condition(value)
    if name not in CONDITIONS:
        return False
    if scope is None:
        return True
    if name not in CONDITION_SCOPES:
        return False
    allowed = CONDITION_SCOPES[name]
    return is_snake(scope) if allowed is None else scope in allowed


def condition_list(name="conditions", default=None, **options):
    """Declare a list of condition ids: required, or with ``default`` the list that stands for none given."""
    item = custom("condition", is_condition, "", values=CONDITIONS)
    if default is None:
        return listing(name, item, **options)
    return listing(name, item, default, **options)
