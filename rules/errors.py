"""What a rule says when a request is wrong."""


class RuleError(Exception):
    """A request that cannot be carried out: a stable ``code`` and the ``field`` at fault, if one is.

    ``values`` holds what the message needs to say it well (limits, known words); plain JSON.
    """

    def __init__(self, code, field=None, values=None):
        super().__init__(code)
        self.code = code
        self.field = field
        self.values = values

    def as_json(self):
        """Return ``{"code", "field"?, "values"?}``."""
        error = {"code": self.code}
        if self.field is not None:
            error["field"] = self.field
        if self.values is not None:
            error["values"] = self.values
        return error


def invalid(field, values=None):
    """Return the error for a value that is wrong: a wrong type, an unknown word, a number out of range."""
    return RuleError("invalid_input", field, values)


def missing(field):
    """Return the error for a required input that is not there."""
    return RuleError("missing_input", field)
