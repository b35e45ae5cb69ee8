"""The table's state as a JSON document that is never changed in place: paths, drafts and differences.

A path is a list of keys through nested dicts; a list in the document is replaced whole.
"""


class _Absent:
    """Marks a place in the document where nothing is."""


ABSENT = _Absent()


def get(document, path, default=ABSENT):
    """Return the value at ``path``, or ``default`` where nothing is."""
    node = document
    for key in path:
        if not isinstance(node, dict) or key not in node:
            return default
        node = node[key]
    return node


def put(document, path, value):
    """Return a new document with ``value`` at ``path`` (ABSENT takes it away); untouched parts are shared."""
    root = dict(document)
    node = root
    for key in path[:-1]:
        child = dict(node[key]) if key in node else {}
        node[key] = child
        node = child
    if value is not ABSENT:
        node[path[-1]] = value
    elif path[-1] in node:
        del node[path[-1]]
    return root


def same(one, other):
    """True for equal JSON values; a boolean is no number."""
    return type(one) is type(other) and one == other


def change_of(path, before, after):
    """Return the change ``{"path", "to"?, "from"?}`` that leads from one value to another."""
    change = {"path": list(path)}
    if after is not ABSENT:
        change["to"] = after
    if before is not ABSENT:
        change["from"] = before
    return change


def apply_changes(document, changes):
    """Return the document after the changes, in order."""
    for change in changes:
        document = put(document, change["path"], change["to"] if "to" in change else ABSENT)
    return document


def inverse(changes):
    """Return the changes that take these back, last first."""
    back = []
    for index in range(len(changes) - 1, -1, -1):
        change = changes[index]
        back.append(
            change_of(
                change["path"],
                change["to"] if "to" in change else ABSENT,
                change["from"] if "from" in change else ABSENT,
            )
        )
    return back


class Draft:
    """A document being changed: reads see what was set, and every change is kept with what was there before."""

    def __init__(self, state):
        self.state = state
        self.changes = []

    def get(self, path, default=None):
        """Return the value at ``path``."""
        return get(self.state, path, default)

    def set(self, path, value):
        """Put ``value`` at ``path``; nothing happens where it is there already."""
        before = get(self.state, path)
        if same(before, value):
            return
        self.changes.append(change_of(path, before, value))
        self.state = put(self.state, path, value)

    def drop(self, path):
        """Take away what is at ``path``."""
        before = get(self.state, path)
        if before is not ABSENT:
            self.changes.append(change_of(path, before, ABSENT))
            self.state = put(self.state, path, ABSENT)


def difference(before, after, path):
    """Return the changes that lead from one document part to another, as deep as both are dicts."""
    if before is ABSENT and after is ABSENT:
        return []
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return [] if same(before, after) else [change_of(path, before, after)]
    changes = []
    for key in sorted(before.keys()):
        if key not in after:
            changes.append(change_of(path + [key], before[key], ABSENT))
    for key in sorted(after.keys()):
        old = before[key] if key in before else ABSENT
        if old is not after[key]:
            changes = changes + difference(old, after[key], path + [key])
    return changes
