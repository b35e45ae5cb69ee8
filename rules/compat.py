"""The one place that knows how CPython and MicroPython differ.

Everything else in ``rules/`` is written in the part of the language that both share
(the list is in ``rules/README.md``); what that part lacks stands here under a name.
"""

TYPE_CHECKING = False  # both type checkers read this name as true; ``typing`` does not exist on the phone

# The largest whole number that a request may hold: past it a count is a mistake or an attack.
LARGEST = 1000000000


def is_whole(value):
    """True for a whole number; booleans and fractions are not (MicroPython's bool is no int, CPython's is)."""
    return type(value) is int and -LARGEST <= value <= LARGEST


def is_number(value):
    """True for a whole number or a finite fraction."""
    if type(value) is float:
        return value == value and -LARGEST <= value <= LARGEST
    return is_whole(value)


def stable_sort(items, key, reverse=False):
    """Return a new list sorted by ``key``; equal keys keep their order (MicroPython's ``sorted`` may not)."""
    sign = -1 if reverse else 1
    rows = [(key(item), sign * index, item) for index, item in enumerate(items)]
    rows = sorted(rows, key=lambda row: (row[0], row[1]), reverse=reverse)
    return [row[2] for row in rows]


def ordered_keys(mapping):
    """Return the keys of a dict in alphabetical order: MicroPython's dicts have none of their own."""
    return sorted(mapping.keys())


_FOLD_FROM = "áàâãäåéèêëíìîïóòôõöúùûüçñýÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝ"
_FOLD_TO = "aaaaaaeeeeiiiiooooouuuucnyaaaaaaeeeeiiiiooooouuuucny"
_FOLD = {}
for _index in range(len(_FOLD_FROM)):
    _FOLD[_FOLD_FROM[_index]] = _FOLD_TO[_index]


def fold(text):
    """Return ``text`` in lower case and without accents, for comparing what people type or say."""
    return "".join([_FOLD.get(char, char) for char in text]).lower()


def copy_json(value):
    """Return a deep copy of a JSON value, without recursing deeper than the value is nested."""
    if isinstance(value, dict):
        copied = {}
        for key in value:
            copied[key] = copy_json(value[key])
        return copied
    if isinstance(value, list):
        return [copy_json(item) for item in value]
    return value
