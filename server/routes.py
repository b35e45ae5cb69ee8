"""What is asked over HTTP: tables, seats, screens, files, and the app itself."""

from __future__ import annotations

import secrets
from typing import Any

from flask import Blueprint, Response, request
from marshmallow import Schema

from . import codes, qr, schemas, static, transfer, wirejson, words
from .certs import CERTIFICATE_TYPE, PROFILE_TYPE
from .errors import Refused
from .handover import KEPT_SECONDS
from .house import Seat
from .service import Service
from .tables import LiveTable

BODY_BYTES = 32 * 1024


def answer(data: Any, status: int = 200) -> Response:
    """Return a JSON response; nothing keeps a copy of it."""
    made = Response(wirejson.dumps(data), status, mimetype="application/json")
    made.headers["Cache-Control"] = "no-store"
    return made


def _address() -> str:
    return request.remote_addr or ""


def _body(schema: type[Schema], optional: bool = False) -> dict[str, Any]:
    """Return the checked JSON body.

    :raises Refused: ``wrong_media``, ``bad_json``, ``missing_input``, ``invalid_input``.
    """
    raw = request.get_data(cache=False)
    if optional and not raw:
        return schemas.load(schema, {})
    if request.mimetype != "application/json":
        raise Refused("wrong_media")
    try:
        data = wirejson.loads(raw)
    except wirejson.BadJsonError as error:
        raise Refused("bad_json") from error
    if not isinstance(data, dict):
        raise Refused("invalid_input")
    return schemas.load(schema, data)


def _public(table: LiveTable) -> dict[str, Any]:
    return {"code": table.code, "name": table.state["table"]["name"], "system": table.system}


class Api:
    """The handlers, with what they work on."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._house = service.house
        self._limits = service.limits

    def _find(self, text: str) -> LiveTable:
        """Return the table of a code; wrong ones are counted against the address.

        :raises Refused: ``unknown_table``, ``too_fast``.
        """
        self._limits.check("miss", _address())
        code = codes.read_code(text)
        try:
            if code is None:
                raise Refused("unknown_table")
            return self._house.find(code)
        except Refused:
            self._limits.count("miss", _address())
            raise

    def _seat(self, table: LiveTable) -> Seat:
        """Return the seat that the request's bearer token opens at this table.

        :raises Refused: ``unknown_token``, ``not_allowed`` for another table's.
        """
        self._limits.check("miss", _address())
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        try:
            if kind.lower() != "bearer":
                raise Refused("unknown_token")
            seat = self._house.seat_of(token.strip())
        except Refused:
            self._limits.count("miss", _address())
            raise
        if seat.code != table.code:
            raise Refused("not_allowed")
        return seat

    def _is_keeper(self) -> bool:
        """Return whether the command line of this machine asks."""
        token = request.headers.get("Authorization", "").removeprefix("Bearer ")
        return secrets.compare_digest(token.encode(), self._service.keeper_secret.encode())

    def backup(self) -> Response:
        """Write a copy of the database into the data folder, for the command line to take from there."""
        self._limits.check("miss", _address())
        if not self._is_keeper():
            self._limits.count("miss", _address())
            raise Refused("unknown_token")
        name = codes.new_id("backup-") + ".db"
        self._service.store.backup(self._service.config.data / name)
        return answer({"file": name}, 201)

    def _need_gm(self, table: LiveTable) -> None:
        if self._is_keeper():
            return
        seat = self._seat(table)
        if seat.member is None or table.role(seat.member) != "gm":
            raise Refused("not_allowed")

    def hello(self) -> Response:
        """Say who answers, and where phones find it."""
        service = self._service
        # "own": the certificate is by this laptop's authority, which a phone must be told to trust first
        own = service.authority() is not None
        return answer({"app": "tavola", "version": service.version, "own": own, **service.all_urls()})

    def hand_in(self) -> Response:
        """Keep the seats of a phone that goes to another of this server's addresses; say what fetches them."""
        self._limits.spend("handover", _address())
        self._limits.check("miss", _address())
        known = [token for token in _body(schemas.NewHandover)["tokens"] if self._opens_seat(token)]
        if not known:
            self._limits.count("miss", _address())
            raise Refused("unknown_token")
        return answer({"code": self._service.handover.hand_in(known), "seconds": KEPT_SECONDS}, 201)

    def _opens_seat(self, token: str) -> bool:
        try:
            return self._house.seat_of(token).member is not None
        except Refused:
            return False

    def fetch(self, code: str) -> Response:
        """Give the seats to whoever brings the letters, once."""
        self._limits.check("miss", _address())
        _body(schemas.Nothing, optional=True)
        try:
            tokens = self._service.handover.fetch(code)
        except Refused:
            self._limits.count("miss", _address())
            raise
        seats = []
        for token in tokens:
            seat = self._house.seat_of(token)
            table = self._house.find(seat.code)
            member = table.state["members"][seat.member]
            seats.append({"table": _public(table), "member": member, "token": token})
        return answer({"seats": seats})

    def devices(self) -> Response:
        """Tell the command line of this machine who is connected, and how."""
        self._limits.check("miss", _address())
        if not self._is_keeper():
            self._limits.count("miss", _address())
            raise Refused("unknown_token")
        return answer({"devices": self._service.audience.all_devices(), **self._service.all_urls()})

    def create(self) -> Response:
        """Set up a table."""
        self._limits.spend("create", _address())
        told = _body(schemas.NewTable)
        table, gm, token = self._house.open_table(told["name"], told["system"], told["gm"])
        return answer({"table": _public(table), "member": gm, "token": token}, 201)

    def look_up(self, code: str) -> Response:
        """Say which table has the code."""
        self._limits.spend("lookup", _address())
        return answer({"table": _public(self._find(code))})

    def join(self, code: str) -> Response:
        """Seat a player."""
        self._limits.spend("join", _address())
        table = self._find(code)
        member, token = self._house.join(table, _body(schemas.NewMember)["name"])
        return answer({"table": _public(table), "member": member, "token": token}, 201)

    def screen(self, code: str) -> Response:
        """Let a TV in that knows the code; or, for the game master, the one that shows four digits."""
        self._limits.spend("screen", _address())
        table = self._find(code)
        pair = _body(schemas.NewScreen, optional=True).get("pair")
        if pair is None:
            return answer({"token": self._house.add_screen(table)}, 201)
        self._need_gm(table)
        if not self._service.pairing.is_waiting(pair):
            self._limits.count("miss", _address())
            raise Refused("unknown_pair", "pair")
        self._service.pairing.give(pair, self._house.add_screen(table))
        return answer({}, 201)

    def wait_for_pair(self) -> Response:
        """Give a TV four digits to show."""
        self._limits.spend("pair", _address())
        _body(schemas.Nothing, optional=True)
        pair, secret = self._service.pairing.start()
        return answer({"pair": pair, "secret": secret}, 201)

    def ask_for_pair(self, secret: str) -> Response:
        """Tell a TV whether it was paired."""
        self._limits.spend("poll", _address())
        return answer({"token": self._service.pairing.ask(secret)})

    def qr_code(self, code: str) -> Response:
        """Draw the address to join."""
        self._limits.spend("lookup", _address())
        table = self._find(code)
        made = Response(qr.svg(self._service.join_url(table.code, request.host)), mimetype="image/svg+xml")
        made.headers["Cache-Control"] = "no-store"
        return made

    def export(self, code: str) -> Response:
        """Give the game master the table as a file."""
        table = self._find(code)
        self._need_gm(table)
        text = "".join(transfer.export_lines(self._house, table, self._service.version))
        made = Response(text, mimetype="application/x-ndjson")
        made.headers["Content-Disposition"] = f'attachment; filename="tavola-{table.code}.jsonl"'
        made.headers["Cache-Control"] = "no-store"
        return made

    def take_in(self) -> Response:
        """Set up a table from a file."""
        self._limits.spend("import", _address())
        request.max_content_length = transfer.MOST_BYTES
        try:
            text = request.get_data(cache=False).decode("utf-8")
        except UnicodeDecodeError as error:
            raise Refused("bad_file", values={"line": 1}) from error
        table, gm, token = transfer.take_in(self._house, text)
        return answer({"table": _public(table), "member": gm, "token": token}, 201)


def api_routes(service: Service) -> Blueprint:
    """Return everything under ``/api``."""
    api = Api(service)
    made = Blueprint("api", __name__, url_prefix="/api")
    for path, method, handler in (
        ("/hello", "GET", api.hello),
        ("/backup", "POST", api.backup),
        ("/tables", "POST", api.create),
        ("/tables/import", "POST", api.take_in),
        ("/tables/<code>", "GET", api.look_up),
        ("/tables/<code>/members", "POST", api.join),
        ("/tables/<code>/screens", "POST", api.screen),
        ("/tables/<code>/qr.svg", "GET", api.qr_code),
        ("/tables/<code>/export", "GET", api.export),
        ("/handovers", "POST", api.hand_in),
        ("/handovers/<code>", "POST", api.fetch),
        ("/devices", "GET", api.devices),
        ("/screens", "POST", api.wait_for_pair),
        ("/screens/<secret>", "GET", api.ask_for_pair),
    ):
        made.add_url_rule(path, handler.__name__, handler, methods=[method])
    return made


def page_routes(service: Service) -> Blueprint:
    """Return the app's files."""
    made = Blueprint("pages", __name__)
    folder = service.app_folder

    @made.get("/")
    def index() -> Response:
        if not (folder / "index.html").is_file():
            return not_built()
        return static.respond(folder, "index.html")

    @made.get("/tv")
    @made.get("/tv/")
    def tv() -> Response:
        name = static.tv_page(folder)
        return static.respond(folder, name) if name is not None else not_built()

    @made.get("/cert/<name>")
    def certificate(name: str) -> Response:
        """Give the authority that phones are asked to trust, as the one system or the other takes it."""
        authority = service.authority()
        if authority is None or name not in ("tavola.crt", "tavola.mobileconfig"):
            raise Refused("unknown_path")
        if name == "tavola.crt":
            made = Response(authority.der(), mimetype=CERTIFICATE_TYPE)
            made.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        else:
            language = words.pick(request.accept_languages.best_match(["pt-BR", "pt", "en"], "pt-BR"))
            title, about = words.say(language, "cert-title"), words.say(language, "cert-about")
            made = Response(authority.profile(title, about), mimetype=PROFILE_TYPE)
        made.headers["Cache-Control"] = "no-store"
        return made

    @made.get("/<path:name>")
    def file(name: str) -> Response:
        return static.respond(folder, name)

    return made


def not_built() -> Response:
    """Return a page that says how the app is built."""
    language = words.pick(request.accept_languages.best_match(["pt-BR", "pt", "en"], "pt-BR"))
    title, text = words.say(language, "page-not-built"), words.say(language, "page-not-built-how")
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Távola</title>'
        f'<meta name="viewport" content="width=device-width"><h1>{title}</h1><p>{text}</p></html>'
    )
    return Response(page, 503, mimetype="text/html")
