"""Runs an op: feeds it faces, says which die it needs next, reports what was wrong.

    resolve(request, faces) -> {"dice": [...], "outcome": {...}}
                            -> {"needs": {"label", "sides"}, "dice": [...]}
                            -> {"error": {"code", "field"?}}

The same call serves secure dice, a phone's own dice, dice typed in by hand, replay and tests.
"""

from .compat import is_whole
from .errors import RuleError
from .systems import load

# One request may ask for this many dice; a chain of aces that long is no accident.
MOST_DICE = 1000


class Faces:
    """Faces waiting under their labels; hands them out in order and knows which were never asked for."""

    def __init__(self, faces):
        if faces is None:
            faces = {}
        if not isinstance(faces, dict):
            raise RuleError("invalid_face")
        for label in faces:
            if not isinstance(faces[label], list):
                raise RuleError("invalid_face")
        self._faces = faces
        self._next = {}

    def take(self, label, sides):
        """Return the next face under ``label``, or None when there is none left.

        :raises RuleError: ``invalid_face`` for a face that the die does not have.
        """
        index = self._next.get(label, 0)
        row = self._faces.get(label, [])
        if index >= len(row):
            return None
        face = row[index]
        if not is_whole(face) or face < 1 or face > sides:
            raise RuleError("invalid_face")
        self._next[label] = index + 1
        return face

    def check_all_used(self):
        """:raises RuleError: ``unused_faces`` where a face is left."""
        for label in self._faces:
            if self._next.get(label, 0) < len(self._faces[label]):
                raise RuleError("unused_faces")


def feed(started, take):
    """Run what an op's function returned; ``take(label, sides)`` gives a face or None.

    Returns ``(dice, needs, outcome)``: the dice rolled so far, the one that is missing (or None), the outcome (or
    None while a die is missing).
    """
    dice = []
    if not hasattr(started, "send"):
        return dice, None, started
    try:
        label, sides = next(started)
        while True:
            face = take(label, sides)
            if face is None:
                started.close()
                return dice, {"label": label, "sides": sides}, None
            dice.append({"label": label, "sides": sides, "face": face})
            if len(dice) > MOST_DICE:
                raise RuleError("too_many_dice")
            label, sides = started.send(face)
    except StopIteration as done:
        return dice, None, done.value


def start(request):
    """Return what the requested op's function returned, its request checked.

    :raises RuleError: ``unknown_system``, ``unknown_op``, ``missing_input``, ``invalid_input``.
    """
    if not isinstance(request, dict):
        raise RuleError("invalid_input")
    book = load(request.get("system")).SYSTEM["book"]
    op_id = request.get("op")
    if not isinstance(op_id, str) or book.find(op_id) is None:
        raise RuleError("unknown_op", "op")
    return book.start(op_id, request)


def resolve(request, faces=None):
    """Run one op with the faces given; see the module's first lines for the three answers."""
    try:
        started = start(request)
        waiting = Faces(faces)
        dice, needs, outcome = feed(started, waiting.take)
        if needs is not None:
            return {"needs": needs, "dice": dice}
        waiting.check_all_used()
        return {"dice": dice, "outcome": outcome}
    except RuleError as error:
        return {"error": error.as_json()}
