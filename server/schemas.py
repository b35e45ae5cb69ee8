"""What may come in, over HTTP, a socket or a file: the shape is checked here, the game's sense in the rules."""

from __future__ import annotations

from typing import Any

from marshmallow import EXCLUDE, INCLUDE, RAISE, Schema, ValidationError, fields, post_load, validate

from .errors import Refused

NAME_LENGTH = 40
TABLE_NAME_LENGTH = 60
ID_SHAPE = r"^[A-Za-z0-9_-]{8,64}\Z"
# One text of a command (a note, a field of a sheet), and all the values in it.
TEXT_LENGTH = 4000
MOST_VALUES = 2000
MOST_FACES = 1000


def _is_plain(name: str) -> None:
    if not name.strip() or any(ord(char) < 32 or char in "\u202a\u202b\u202d\u202e\u2066\u2067\u2068" for char in name):
        raise ValidationError("not a name")


def _name(length: int, **options: Any) -> fields.String:
    return fields.String(validate=[validate.Length(1, length), _is_plain], **options)


class Strict(Schema):
    """Refuses fields that it does not know; texts are trimmed at their ends."""

    class Meta:
        """Unknown fields are refused."""

        unknown = RAISE

    @post_load
    def trim(self, data: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Return the data without blanks around its texts."""
        return {key: value.strip() if isinstance(value, str) else value for key, value in data.items()}


class NewTable(Strict):
    """``POST /api/tables``."""

    name = _name(TABLE_NAME_LENGTH, required=True)
    system = fields.String(required=True, validate=validate.Length(1, 40))
    gm = _name(NAME_LENGTH, load_default="Mestre")


class NewMember(Strict):
    """``POST /api/tables/CODE/members``."""

    name = _name(NAME_LENGTH, required=True)


class NewScreen(Strict):
    """``POST /api/tables/CODE/screens``."""

    pair = fields.String(validate=validate.Regexp(r"^[0-9]{4}\Z"))


class NewHandover(Strict):
    """``POST /api/handovers``: the tokens of the seats to take along."""

    tokens = fields.List(
        fields.String(validate=validate.Length(8, 100)), required=True, validate=validate.Length(1, 20)
    )


class Nothing(Strict):
    """A body that says nothing: ``{}``."""


class Connect(Schema):
    """The ``auth`` of a socket."""

    class Meta:
        """A newer client may say more."""

        unknown = EXCLUDE

    token = fields.String(required=True, validate=validate.Length(8, 100))
    since = fields.Integer(strict=True, allow_none=True, load_default=None, validate=validate.Range(0, 2**31))
    version = fields.Integer(strict=True, allow_none=True, load_default=None)
    lang = fields.String(allow_none=True, load_default=None, validate=validate.Length(0, 35))
    app = fields.String(allow_none=True, load_default=None, validate=validate.Length(0, 40))


def _faces(value: Any) -> None:
    """Faces are lists of whole numbers under their labels."""
    if len(value) > MOST_FACES:
        raise ValidationError("too many labels")
    for label, row in value.items():
        if not isinstance(label, str) or len(label) > 60 or not isinstance(row, list) or len(row) > MOST_FACES:
            raise ValidationError("no faces")
        if any(type(face) is not int or not 1 <= face <= 1000 for face in row):
            raise ValidationError("no face")


class Flag(fields.Boolean):
    """True or false and nothing that resembles them."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **more: Any) -> bool:
        if type(value) is not bool:
            raise self.make_error("invalid", input=value)
        return value


class Command(Schema):
    """The envelope of a command. What else stands in it is declared by the rules, which check it."""

    class Meta:
        """The command's own inputs pass."""

        unknown = INCLUDE

    id = fields.String(required=True, validate=validate.Regexp(ID_SHAPE))
    type = fields.String(required=True, validate=validate.Regexp(r"^[a-z]+(\.[a-z_]+)?\Z"))
    offline = Flag()
    physical = Flag()
    faces = fields.Dict(validate=_faces, allow_none=True)


# What a client may not say: the server says it.
SERVER_ONLY = ("by", "at", "seq")


class FileHead(Strict):
    """The first line of an exported table."""

    tavola = fields.Integer(strict=True, required=True)
    app = fields.String(required=True, validate=validate.Length(1, 40))
    name = _name(TABLE_NAME_LENGTH, required=True)
    system = fields.String(required=True, validate=validate.Length(1, 40))
    code = fields.String(required=True, validate=validate.Regexp(r"^[A-Z]{5}\Z"))
    gm = fields.Dict(required=True)
    members = fields.List(fields.Dict(), required=True, validate=validate.Length(0, 200))


class FileMember(Strict):
    """A member in an exported table."""

    id = fields.String(required=True, validate=validate.Regexp(r"^[a-z0-9]{2,40}\Z"))
    name = _name(NAME_LENGTH, required=True)
    role = fields.String(required=True, validate=validate.OneOf(("gm", "player")))


class FileChange(Strict):
    """One change of an exported event."""

    path = fields.List(fields.String(validate=validate.Length(1, 80)), required=True, validate=validate.Length(1, 12))
    to = fields.Raw(allow_none=True)

    # "from" is a word of Python's
    class Meta:
        """``from`` is declared by its name."""

        unknown = RAISE
        include = {"from": fields.Raw(allow_none=True)}

    @post_load
    def trim(self, data: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Return the change as it is."""
        return data


class FileEvent(Strict):
    """A line of an exported table."""

    id = fields.String(required=True, validate=validate.Regexp(ID_SHAPE))
    type = fields.String(required=True, validate=validate.Regexp(r"^[a-z]+(\.[a-z_]+)?\Z"))
    by = fields.String(required=True, allow_none=True, validate=validate.Length(1, 40))
    offline = Flag(required=True)
    secret = Flag(required=True)
    data = fields.Dict(required=True, allow_none=True)
    changes = fields.List(fields.Nested(FileChange), required=True, validate=validate.Length(0, 2000))
    seq = fields.Integer(strict=True, required=True, validate=validate.Range(1, 2**31))
    at = fields.Integer(strict=True, required=True, validate=validate.Range(0, 2**53))

    @post_load
    def trim(self, data: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Return the event as it is."""
        return data


def _first_wrong(messages: Any, path: tuple[str, ...] = ()) -> tuple[str, bool]:
    """Return the path of the first field at fault, and whether it is just not there."""
    if isinstance(messages, dict) and messages:
        key, inner = next(iter(messages.items()))
        return _first_wrong(inner, path if key == "_schema" else (*path, str(key)))
    text = messages[0] if isinstance(messages, list) and messages else ""
    return ".".join(path), isinstance(text, str) and text.startswith("Missing data")


_SCHEMAS: dict[type[Schema], Schema] = {}


def load(schema: type[Schema], data: Any) -> dict[str, Any]:
    """Return the checked data.

    :raises Refused: ``missing_input`` or ``invalid_input``, with the field.
    """
    reader = _SCHEMAS.get(schema)
    if reader is None:
        reader = _SCHEMAS.setdefault(schema, schema())
    try:
        loaded: dict[str, Any] = reader.load(data)
    except (ValidationError, TypeError) as error:
        field, absent = _first_wrong(getattr(error, "messages", {}))
        raise Refused("missing_input" if absent else "invalid_input", field or None) from error
    return loaded


def check_size(value: Any) -> None:
    """Refuse a command with a text that is too long, a number too large or too many values in all.

    :raises Refused: ``too_large`` or ``invalid_input``.
    """
    waiting: list[Any] = [value]
    seen = 0
    while waiting:
        one = waiting.pop()
        seen += 1
        if seen > MOST_VALUES:
            raise Refused("too_large")
        if isinstance(one, dict):
            waiting += one.keys()
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, str):
            if len(one) > TEXT_LENGTH:
                raise Refused("too_large")
        elif isinstance(one, float):
            raise Refused("invalid_input")


def load_command(data: Any) -> dict[str, Any]:
    """Return a command as a client may give it.

    :raises Refused: for one that is none.
    """
    if not isinstance(data, dict):
        raise Refused("invalid_input")
    for name in SERVER_ONLY:
        if name in data:
            raise Refused("invalid_input", name)
    check_size(data)
    return load(Command, data)
