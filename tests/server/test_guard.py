"""Names, origins, headers and how often: who may talk to the server at all."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.server import guard as guards
from tavola.server import limits as limiting
from tavola.server.addresses import Addresses
from tavola.server.errors import Refused
from tavola.server.guard import Guard


class Fixed(Addresses):
    """A machine with one address."""

    def __init__(self, *known: str) -> None:
        self.known = list(known)

    def current(self) -> list[str]:
        """Return what was said."""
        return self.known


@pytest.fixture
def guard() -> Guard:
    return Guard(8000, Fixed("192.168.0.10"), ["https://mesa.example", "http://localhost:5199"])


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost:8000", True),
        ("LOCALHOST:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.0.10:8000", True),
        ("mesa.example", True),
        ("mesa.example:443", True),
        ("", False),
        ("localhost", False),
        ("localhost:8001", False),
        ("192.168.0.10", False),
        ("192.168.0.11:8000", False),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("localhost.evil.example:8000", False),
        ("192.168.0.10.evil.example:8000", False),
        ("localhost:8000@evil.example", False),
        ("[::1", False),
        ("[::1]:8000:8000", False),
    ],
)
def test_hosts(guard: Guard, host: str, allowed: bool) -> None:
    assert guard.allows_host(host) is allowed


def test_a_new_address_of_the_laptop_is_taken(guard: Guard) -> None:
    guard._addresses.known.append("10.0.0.7")  # type: ignore[attr-defined]
    assert guard.allows_host("10.0.0.7:8000")


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://localhost:8000", True),
        ("https://mesa.example", True),
        ("http://localhost:5199", True),
        ("null", False),
        ("", False),
        ("http://evil.example", False),
        ("http://localhost:8001", False),
        ("http://localhost:8000.evil.example", False),
        ("file://localhost:8000", False),
        ("http://192.168.0.10:8000", False),
    ],
)
def test_origins(guard: Guard, origin: str | None, allowed: bool) -> None:
    environ = {"HTTP_HOST": "localhost:8000"}
    if origin is not None:
        environ["HTTP_ORIGIN"] = origin
    if allowed:
        guard.check(environ)
    else:
        with pytest.raises(Refused) as refused:
            guard.check(environ)
        assert refused.value.code == "wrong_origin"


def test_engineio_128_a_rebinding_page_is_sent_away(home: Any, gm: Any) -> None:
    """python-engineio#128 and kin: no Origin and a foreign Host passed the library's own check."""
    for path in ("/", "/api/hello", "/socket.io/?EIO=4&transport=polling"):
        answer = home.http.get(path, headers={"Host": "rebound.example"})
        assert (answer.status_code, answer.get_json()) == (421, {"error": {"code": "wrong_host"}})
        answer = home.http.get(path, headers={"Origin": "http://evil.example"})
        assert (answer.status_code, answer.get_json()) == (403, {"error": {"code": "wrong_origin"}})
    for headers in ({"Host": "rebound.example"}, {"Origin": "http://evil.example"}):
        client = home.socketio.test_client(home.app, headers=headers, auth={"token": gm.token})
        home.sockets.append(client)
        assert not client.is_connected()


def test_headers(home: Any, table: str) -> None:
    for path in ("/api/hello", f"/api/tables/{table}/qr.svg", "/nothing"):
        answer = home.http.get(path)
        for name, value in guards.HEADERS.items():
            assert answer.headers[name] == value
        assert answer.headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert answer.headers["Cache-Control"] == "no-store"
        assert "Set-Cookie" not in answer.headers
    with home.http.get("/") as page:
        policy = page.headers["Content-Security-Policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe-inline" not in policy
    assert " 'unsafe-eval'" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "ws://localhost" in policy


# --- how often ----------------------------------------------------------------------------------------------------


def test_a_window_slides() -> None:
    clock = [0.0]
    limits = limiting.Limits(clock=lambda: clock[0])
    most, seconds = limiting.WINDOWS["create"]
    for _ in range(most):
        limits.spend("create", "a")
    with pytest.raises(Refused) as refused:
        limits.spend("create", "a")
    assert refused.value.code == "too_fast"
    assert refused.value.values == {"wait": int(seconds) + 1}
    limits.spend("create", "b")
    limits.spend("join", "a")
    clock[0] = seconds + 0.1
    limits.spend("create", "a")


def test_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "_MOST_KEYS", 100)
    limits = limiting.Limits()
    for number in range(1000):
        limits.count("lookup", str(number))
    assert len(limits._times) <= 102


def test_codes_cannot_be_tried(home: Any, table: str) -> None:
    home.service.limits._scale = 1.0
    answers = [home.http.get(f"/api/tables/{code}").status_code for code in ["XXXXX"] * 20]
    assert answers[:15] == [404] * 15
    assert set(answers[15:]) == {429}
    answer = home.http.get(f"/api/tables/{table}")
    assert answer.get_json()["error"]["code"] == "too_fast"
    assert int(answer.headers["Retry-After"]) > 0
    assert home.http.post(f"/api/tables/{table}/members", json={"name": "x"}).status_code == 429


def test_tokens_cannot_be_tried(home: Any, table: str) -> None:
    home.service.limits._scale = 1.0
    for _ in range(15):
        client = home.socketio.test_client(home.app, auth={"token": "nobody-has-this"})
        home.sockets.append(client)
    headers = {"Authorization": "Bearer nobody-has-this"}
    assert home.http.get(f"/api/tables/{table}/export", headers=headers).status_code in (401, 429)


@pytest.mark.parametrize(
    ("method", "path", "body", "most"),
    [
        ("post", "/api/tables", {"name": "x", "system": "swade"}, "create"),
        ("post", "/api/tables/CODE/members", {"name": "x"}, "join"),
        ("get", "/api/tables/CODE", None, "lookup"),
        ("post", "/api/screens", {}, "pair"),
        ("post", "/api/tables/CODE/screens", {}, "screen"),
    ],
)
def test_what_is_limited(home: Any, table: str, method: str, path: str, body: Any, most: str) -> None:
    home.service.limits._times.clear()
    home.service.limits._scale = 1.0
    allowed = limiting.WINDOWS[most][0]
    more = {"json": body} if body is not None else {}
    answers = [getattr(home.http, method)(path.replace("CODE", table), **more) for _ in range(allowed + 1)]
    assert {answer.status_code for answer in answers[:-1]} <= {200, 201}
    assert answers[-1].get_json()["error"]["code"] == "too_fast"
