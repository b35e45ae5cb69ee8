"""A system's ops: what each is called, asks, rolls and answers.

    book = OpBook("swade")

    @book.op("trait_roll", "1.2", inputs=[...], dice=[...], outcome=[...])
    def trait_roll(die, unskilled, ...):
        face = yield ("trait", 8)
        return {"total": ...}

An op that rolls is a generator that yields ``(label, sides)`` and is sent a face; one that does not is a plain
function. It gets every declared input by name and returns its outcome, plain JSON.
"""

from .inputs import check_inputs


def out(name, kind="number", values=None, fields=None):
    """Declare one field of an outcome.

    ``kind``: number, flag, word (one of ``values``), words (a list of them), terms (a dict of word -> number, the
    words in ``values``), modifiers ({source, value}, the sources in ``values``), dice (an expression or die), list
    (numbers or texts), record (with ``fields``), records (a list of them), map (key -> anything), text (a name or
    id of the request's own). Every word is a key that has a message in both languages.
    """
    field = {"name": name, "kind": kind}
    if values is not None:
        field["values"] = values
    if fields is not None:
        field["fields"] = fields
    return field


class OpBook:
    """The ops of one system, in the order in which they were declared."""

    def __init__(self, system):
        self.system = system
        self.ops = []
        self._by_id = {}

    def op(self, op_id, chapter, inputs=(), dice=(), outcome=(), odds=None, offer=None):
        """Return a decorator that adds a function as the op ``op_id``.

        ``dice`` lists the labels that may be asked for. ``odds`` lists the outcome fields whose chances are worth
        showing (default: those of success, degree, raises, hit that the outcome has). ``offer`` says where the
        apps offer the op first ("card", "gm", "scene" ...); all ops can be found by name.
        """

        def add(function):
            entry = {
                "op": op_id,
                "chapter": chapter,
                "inputs": list(inputs),
                "dice": list(dice),
                "outcome": list(outcome),
                "odds": odds if odds is not None else _usual_odds(outcome),
                "offer": offer,
                "run": function,
            }
            if op_id in self._by_id:
                raise ValueError("op declared twice: " + op_id)
            self._by_id[op_id] = entry
            self.ops.append(entry)
            return function

        return add

    def find(self, op_id):
        """Return the op's entry, or None."""
        return self._by_id.get(op_id)

    def start(self, op_id, request):
        """Return what the op's function returns for a checked request: a generator, or the outcome itself.

        :raises RuleError: for a request that its declaration refuses.
        """
        entry = self._by_id[op_id]
        return entry["run"](**check_inputs(entry["inputs"], request))


def _usual_odds(outcome):
    names = [field["name"] for field in outcome]
    return [name for name in ("success", "raises", "degree", "hit") if name in names]
