"""Asking for dice. Every helper is a generator to be used with ``yield from``."""


def one(label, sides):
    """Ask for one die and return its face."""
    face = yield (label, sides)
    return face


def several(label, sides, count):
    """Ask for ``count`` dice one after another and return their faces."""
    faces = []
    for _ in range(count):
        face = yield (label, sides)
        faces.append(face)
    return faces


def acing(label, sides):
    """Ask for a die that rolls again on its highest face; return ``(sum, first face)``."""
    first = yield (label, sides)
    total = face = first
    while face == sides:
        face = yield (label, sides)
        total += face
    return total, first
