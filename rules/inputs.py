"""What an op may be asked: one declaration an input, and the check that reads it.

A declaration is a plain dict, so that it also draws the op's form and documents it:

    {"name", "kind", "default"?, "required"?, "needed"?, "when"?, "unless"?,
     "nullable"?, "values"?, "min"?, "max"?, "item"?, "fields"?, "from"?, "check"?}

``when`` and ``unless`` are conditions on other inputs: a dict of name -> value or list of values, all of
which must hold, or a list of such dicts, one of which must. An input whose condition fails is not read:
neither checked nor required, and the op gets its default. ``needed`` is such a condition too: the input
is required only where it holds. Where ``nullable``, null is an answer of its own: it does not count as absent, and
the op gets None. ``from`` names the place in the table's state that fills a form
("sheet.attributes.vigor", "vitals.wounds"). ``check`` is a function value -> bool for kinds that a system
adds; it does not leave Python.
"""

from .compat import is_number, is_whole
from .errors import invalid, missing


def _spec(kind, name, default, options):
    spec = {"name": name, "kind": kind}
    if default is REQUIRED:
        spec["required"] = True
    else:
        spec["default"] = default
    for key in options:
        if options[key] is not None:
            spec[key] = options[key]
    return spec


class _Required:
    """Marks an input without a default."""


REQUIRED = _Required()


def flag(name, default=False, **options):
    """Declare a yes/no input."""
    return _spec("flag", name, default, options)


def whole(name, default=REQUIRED, **options):
    """Declare a whole number, with ``min`` and ``max`` where it has bounds."""
    return _spec("whole", name, default, options)


def count(name, default=REQUIRED, **options):
    """Declare a whole number of 0 or more (``min`` and ``max`` may say otherwise)."""
    if "min" not in options:
        options["min"] = 0
    return _spec("whole", name, default, options)


def decimal(name, default=REQUIRED, **options):
    """Declare a number that may have a fraction."""
    return _spec("decimal", name, default, options)


def choice(name, values, default=REQUIRED, **options):
    """Declare one of a list of words (or whole numbers)."""
    options["values"] = values
    return _spec("choice", name, default, options)


def choices(name, values, default=REQUIRED, **options):
    """Declare a list of words out of ``values``; ``unique=True`` refuses a word given twice."""
    options["values"] = values
    return _spec("choices", name, default, options)


def text(name, default=REQUIRED, **options):
    """Declare a name or an id: a string of at most ``long`` [200] characters, not empty unless ``empty=True``."""
    return _spec("text", name, default, options)


def modifiers(name="modifiers", **options):
    """Declare a list of ``{source, value}``."""
    return _spec("modifiers", name, [], options)


def listing(name, item, default=REQUIRED, **options):
    """Declare a list whose items follow the declaration ``item`` (its name is not read); ``min``/``max`` items."""
    options["item"] = item
    return _spec("listing", name, default, options)


def record(name, fields, default=REQUIRED, **options):
    """Declare an object with the declared ``fields`` and no others."""
    options["fields"] = fields
    return _spec("record", name, default, options)


def mapping(name, item, default=REQUIRED, **options):
    """Declare an object of key -> ``item``; ``keys`` lists the keys allowed, any string where absent."""
    options["item"] = item
    return _spec("mapping", name, default, options)


def custom(kind, check, name, default=REQUIRED, **options):
    """Declare an input of a kind that a system adds (a trait die, a card): ``check(value)`` says whether it is one."""
    options["check"] = check
    return _spec(kind, name, default, options)


# --- checking -------------------------------------------------------------------------------------------------


def _plain_text(value, spec):
    if not isinstance(value, str) or len(value) > spec.get("long", 200):
        return False
    return value != "" or spec.get("empty") is True


def _in_bounds(value, spec):
    low, high = spec.get("min"), spec.get("max")
    return (low is None or value >= low) and (high is None or value <= high)


def _member(value, values):
    # True == 1 in Python: a boolean must not pass for the number 1, nor 1.0 for 1
    for allowed in values:
        if type(allowed) is type(value) and allowed == value:
            return True
    return False


def _is_modifiers(value):
    if not isinstance(value, list) or len(value) > 100:
        return False
    for entry in value:
        if not isinstance(entry, dict) or len(entry) != 2:
            return False
        if not isinstance(entry.get("source"), str) or not is_whole(entry.get("value")):
            return False
    return True


def _list_ok(value, spec):
    if not isinstance(value, list) or len(value) > 500 or not _in_bounds(len(value), spec):
        return None
    kept = []
    for item in value:
        ok, checked = _checked(item, spec["item"])
        if not ok:
            return None
        kept.append(checked)
    return kept


def _record_ok(value, spec):
    if not isinstance(value, dict):
        return None
    kept, known = {}, []
    for field in spec["fields"]:
        name = field["name"]
        known.append(name)
        given = value.get(name)
        if given is None:
            if field.get("required"):
                return None
            kept[name] = field["default"]
            continue
        ok, checked = _checked(given, field)
        if not ok:
            return None
        kept[name] = checked
    for key in value:
        if key not in known:
            return None
    return kept


def _mapping_ok(value, spec):
    if not isinstance(value, dict) or len(value) > 500:
        return None
    kept = {}
    keys = spec.get("keys")
    for key in value:
        if keys is not None and key not in keys:
            return None
        ok, checked = _checked(value[key], spec["item"])
        if not ok:
            return None
        kept[key] = checked
    return kept


def _words_ok(value, spec):
    if not isinstance(value, list) or len(value) > 500 or not _in_bounds(len(value), spec):
        return False
    for index, word in enumerate(value):
        if not _member(word, spec["values"]):
            return False
        if spec.get("unique") and word in value[:index]:
            return False
    return True


_NESTED = {"listing": _list_ok, "record": _record_ok, "mapping": _mapping_ok}
_FLAT = {
    "flag": lambda value, spec: type(value) is bool,
    "whole": lambda value, spec: is_whole(value) and _in_bounds(value, spec),
    "decimal": lambda value, spec: is_number(value) and _in_bounds(value, spec),
    "choice": lambda value, spec: _member(value, spec["values"]),
    "choices": _words_ok,
    "text": _plain_text,
    "modifiers": lambda value, spec: _is_modifiers(value),
}


def _checked(value, spec):
    """Return ``(ok, value with the defaults of nested records filled in)``."""
    kind = spec["kind"]
    if kind in _NESTED:
        kept = _NESTED[kind](value, spec)
        return kept is not None and _extra_ok(kept, spec), kept
    if kind in _FLAT and not _FLAT[kind](value, spec):
        return False, None
    return _extra_ok(value, spec), value


def _extra_ok(value, spec):
    check = spec.get("check")
    return check is None or check(value) is True


def _holds(condition, request, specs):
    """True where a ``when``-like condition holds for the request as given, defaults included."""
    if isinstance(condition, list):
        for alternative in condition:
            if _holds(alternative, request, specs):
                return True
        return False
    for name in condition:
        value = request.get(name)
        if value is None:
            value = specs[name].get("default")
        wanted = condition[name]
        if not _member(value, wanted if isinstance(wanted, list) else [wanted]):
            return False
    return True


def is_read(spec, request, specs):
    """True where the op reads this input in the case at hand."""
    when, unless = spec.get("when"), spec.get("unless")
    if when is not None and not _holds(when, request, specs):
        return False
    return unless is None or not _holds(unless, request, specs)


def check_value(value, spec, field):
    """Return a single value checked against its declaration, defaults of nested records filled in.

    :raises RuleError: ``invalid_input`` on ``field``.
    """
    ok, checked = _checked(value, spec)
    if not ok:
        raise invalid(field)
    return checked


def check_inputs(declared, request):
    """Return every declared input's value, defaults filled in.

    :raises RuleError: ``invalid_input`` for a name that is not declared, then for the first input in declared
        order that is wrong; ``missing_input`` where that input is required and absent.
    """
    specs = {}
    for spec in declared:
        specs[spec["name"]] = spec
    for name in sorted(request.keys()):
        if name not in specs and name not in ("system", "op"):
            raise invalid(name)
    values = {}
    for spec in declared:
        values[spec["name"]] = _read(spec, request, specs)
    return values


def _read(spec, request, specs):
    name = spec["name"]
    default = spec.get("default")
    if not is_read(spec, request, specs):
        return default
    given = request.get(name)
    if given is None:
        if spec.get("nullable") and name in request:
            return None
        needed = spec.get("needed")
        if spec.get("required") or (needed is not None and _holds(needed, request, specs)):
            raise missing(name)
        return default
    ok, value = _checked(given, spec)
    if not ok:
        raise invalid(name)
    return value
