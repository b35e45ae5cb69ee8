"""Finds a game's folder by its id. A game is named nowhere else: its folder declares it."""

from .errors import RuleError

_loaded = {}


def _is_id(name):
    if not isinstance(name, str) or name == "" or len(name) > 40:
        return False
    for char in name:
        if not ("a" <= char <= "z" or "0" <= char <= "9"):
            return False
    return True


def load(system_id):
    """Return the system's package, which carries ``SYSTEM``, its declaration.

    :raises RuleError: ``unknown_system`` where there is no such folder on this machine or phone.
    """
    if system_id is None:
        raise RuleError("unknown_system", "system")
    if not _is_id(system_id):
        raise RuleError("unknown_system", "system")
    if system_id not in _loaded:
        try:
            package = __import__("tavola.rules." + system_id, None, None, ("SYSTEM",))
        except ImportError as error:
            if system_id in str(error):
                raise RuleError("unknown_system", "system")
            raise
        if not hasattr(package, "SYSTEM"):
            raise RuleError("unknown_system", "system")
        _loaded[system_id] = package
    return _loaded[system_id]
