"""Puts the server together: ``create_app(config)``."""

from __future__ import annotations

import logging
from typing import Any

from flask import Flask, Response, request
from flask_socketio import SocketIO
from werkzeug.exceptions import HTTPException
from werkzeug.middleware.proxy_fix import ProxyFix

from . import guard, sockets, wirejson
from .errors import Refused
from .routes import BODY_BYTES, answer, api_routes, page_routes
from .service import Config, Service

logger = logging.getLogger("tavola.app")

_HTTP_CODES = {
    400: "invalid_input",
    404: "unknown_path",
    405: "wrong_method",
    413: "too_large",
    415: "wrong_media",
}


def create_app(config: Config) -> Flask:
    """Return the WSGI application; its parts are in ``extensions["tavola"]``, the sockets in ``["socketio"]``.

    :raises DatabaseRefusedError: the database cannot be used.
    """
    service = Service(config)
    app = Flask(__name__, static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = BODY_BYTES
    app.extensions["tavola"] = service
    _add_errors(app)
    app.register_blueprint(api_routes(service))
    app.register_blueprint(page_routes(service))
    app.after_request(lambda response: _harden(response, service))
    socketio = _add_sockets(app, service)
    app.extensions["socketio"] = socketio
    app.wsgi_app = service.guard.wrap(app.wsgi_app)  # type: ignore[method-assign]
    if config.behind_proxy:
        # outermost: names and origins are measured by what the proxy was asked
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=1, x_proto=1, x_host=1)  # type: ignore[method-assign]
    return app


def _add_sockets(app: Flask, service: Service) -> SocketIO:
    mode = service.config.mode
    socketio = SocketIO(
        app,
        async_mode=mode,
        async_handlers=False,
        cors_allowed_origins=service.guard.allows_page,
        cors_credentials=False,
        cookie=None,
        json=wirejson,
        serializer=sockets.TextPacket,
        logger=sockets.quiet_logger("tavola.socketio"),
        engineio_logger=sockets.quiet_logger("tavola.engineio"),
        manage_session=False,
        max_http_buffer_size=sockets.BUFFER_BYTES,
    )
    if socketio.async_mode != mode:
        raise RuntimeError(f"wanted {mode}, got {socketio.async_mode}")
    sockets.never_wait(socketio.server.eio)
    service.watch_with(socketio)
    sockets.add_handlers(socketio, service.house, service.audience, service.limits, service.guard)
    return socketio


def _harden(response: Response, service: Service) -> Response:
    for name, value in guard.HEADERS.items():
        response.headers.setdefault(name, value)
    if not request.is_secure and not guard.is_loopback(request.host):
        # browsers ignore it there, and say so on every page
        response.headers.pop("Cross-Origin-Opener-Policy", None)
    # scripts too: a worker goes by the policy that its own script came with
    if response.mimetype in ("text/html", "text/javascript"):
        response.headers["Content-Security-Policy"] = guard.policy(request.host, service.page_sources())
    else:
        response.headers.setdefault("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
    origin = request.headers.get("Origin")
    if origin is not None and guard.is_shared(request.path):
        # the guard let it pass: it is ours, at another address
        response.headers["Access-Control-Allow-Origin"] = origin
        response.headers["Access-Control-Allow-Headers"] = "Content-Type"
        response.headers["Access-Control-Allow-Methods"] = "GET, POST"
        response.vary.add("Origin")
    return response


def _add_errors(app: Flask) -> None:
    @app.errorhandler(Refused)
    def refused(error: Refused) -> Response:
        made = answer({"error": error.as_json()}, error.status)
        if error.code == "too_fast" and error.values:
            made.headers["Retry-After"] = str(error.values["wait"])
        return made

    @app.errorhandler(HTTPException)
    def http_error(error: HTTPException) -> Any:
        if error.code is not None and error.code < 400:
            return error
        code = _HTTP_CODES.get(error.code or 500, "invalid_input" if (error.code or 500) < 500 else "internal")
        return answer({"error": {"code": code}}, error.code or 500)

    @app.errorhandler(Exception)
    def failed(error: Exception) -> Response:
        logger.error("%s %s failed", request.method, request.path, exc_info=error)
        return answer({"error": {"code": "internal"}}, 500)
