"""The way in and the way between addresses: what is served beside http, who may ask across, seats that move."""

from __future__ import annotations

import pathlib
import ssl
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from tavola.server import cli, doctor, handover
from tavola.server.addresses import Addresses
from tavola.server.app import create_app
from tavola.server.devices import kind_of
from tavola.server.errors import Refused
from tavola.server.service import Config


@pytest.fixture
def config(tmp_path: pathlib.Path) -> Config:
    """A server with https beside http."""
    return Config(data=tmp_path / "data", port=80, secure_port=8443, limit_scale=100)


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The machine's addresses, to be changed."""
    known = ["192.168.0.10"]
    monkeypatch.setattr(Addresses, "current", lambda self: list(known))
    yield known


def test_hello_says_where_everything_is(addresses: list[str], home: Any) -> None:
    told = home.http.get("/api/hello").get_json()
    assert told["addresses"] == ["http://192.168.0.10"]
    assert told["secure"] == ["https://192.168.0.10:8443"]
    assert told["own"] is True


def test_the_way_in_asks_across_and_nobody_else(addresses: list[str], home: Any) -> None:
    def ask(origin: str, path: str = "/api/hello") -> Any:
        return home.http.get(path, base_url="https://192.168.0.10:8443", headers={"Origin": origin})

    for origin in ("http://192.168.0.10", "https://10.0.0.3:8443", "http://tavola.local", "https://outra.local:8443"):
        assert ask(origin).headers["Access-Control-Allow-Origin"] == origin
    for origin in ("http://evil.example", "https://evil.example:8443", "http://192.168.0.10:9", "http://8.8.8.8"):
        answer = ask(origin)
        assert answer.status_code == 403
        assert "Access-Control-Allow-Origin" not in answer.headers
    # what is not meant to be asked across is not, by whoever asks
    assert ask("http://192.168.0.10", "/api/tables/KAPUA").status_code == 403


def test_a_page_may_look_for_the_table_at_its_other_addresses(addresses: list[str], home: Any) -> None:
    with home.http.get("/", base_url="http://192.168.0.10") as page:
        policy = page.headers["Content-Security-Policy"]
    assert "https://*:8443 wss://*:8443 http://192.168.0.10;" in policy
    assert "http://*" not in policy


def test_the_code_leads_to_http_from_either_side(addresses: list[str], home: Any) -> None:
    service = home.service
    assert service.join_url("KAPUA", "192.168.0.10") == "http://192.168.0.10/#/entrar/KAPUA"
    assert service.join_url("KAPUA", "192.168.0.10:8443") == "http://192.168.0.10/#/entrar/KAPUA"
    assert service.join_url("KAPUA", "localhost:8443") == "http://192.168.0.10/#/entrar/KAPUA"
    assert service.join_url("KAPUA", "[::1]:8443") == "http://192.168.0.10/#/entrar/KAPUA"


def test_a_changed_address_is_followed(addresses: list[str], home: Any, gm: Any) -> None:
    addresses[:] = ["10.0.0.7"]
    assert home.service.look_again()
    assert gm.last("addresses") == {"addresses": ["http://10.0.0.7"], "secure": ["https://10.0.0.7:8443"]}
    assert "10.0.0.7" in home.service.certificate.hosts()
    assert not home.service.look_again()


def test_the_certificate_as_either_phone_takes_it(home: Any) -> None:
    android = home.http.get("/cert/tavola.crt")
    assert android.mimetype == "application/x-x509-ca-cert"
    assert android.data == home.service.authority().der()
    apple = home.http.get("/cert/tavola.mobileconfig")
    assert apple.mimetype == "application/x-apple-aspen-config"
    assert b"com.apple.security.root" in apple.data
    assert home.http.get("/cert/authority.key").status_code == 404


def test_a_seat_moves_once(home: Any, gm: Any, player: Any) -> None:
    code = home.http.post("/api/handovers", json={"tokens": [player.token, "x" * 30]}).get_json()["code"]
    told = home.http.post(f"/api/handovers/{code.lower()}", json={}).get_json()
    assert [(seat["table"]["code"], seat["member"]["id"], seat["token"]) for seat in told["seats"]] == [
        (gm.table, player.id, player.token)
    ]
    again = home.http.post(f"/api/handovers/{code}", json={})
    assert (again.status_code, again.get_json()["error"]["code"]) == (404, "unknown_handover")


def test_nothing_moves_without_a_seat(home: Any, tv: Any) -> None:
    for token in (tv.token, "y" * 30):
        assert home.http.post("/api/handovers", json={"tokens": [token]}).status_code == 401


def test_handed_in_too_long_ago() -> None:
    clock = [0.0]
    kept = handover.Handover(lambda: clock[0])
    code = kept.hand_in(["t"])
    clock[0] = handover.KEPT_SECONDS + 1
    with pytest.raises(Refused):
        kept.fetch(code)


def test_https_beside_http(live: Any, tmp_path: pathlib.Path) -> None:
    server = live()
    authority = tmp_path / "live" / "tls" / "authority.pem"
    with urllib.request.urlopen(f"{server.url}/api/hello") as answer:
        assert answer.status == 200
    port = doctor.lock.note_of(tmp_path / "live")["secure_port"]  # type: ignore[index]
    url = f"https://127.0.0.1:{port}/api/hello"
    with pytest.raises(urllib.error.URLError, match="CERTIFICATE_VERIFY_FAILED"):
        urllib.request.urlopen(url)
    context = ssl.create_default_context(cafile=str(authority))
    for _ in range(3):
        # rubbish and untrusting phones before it did no harm
        with urllib.request.urlopen(url, context=context) as answer:
            assert answer.status == 200
        with pytest.raises((urllib.error.URLError, OSError)):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5)


def test_behind_a_proxy_names_are_the_proxys(config: Config) -> None:
    config.secure_port, config.behind_proxy, config.origins = None, True, ("https://mesa.example",)
    app = create_app(config)
    try:
        said = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "mesa.example"}
        told = app.test_client().get("/api/hello", headers=said)
        assert told.get_json()["secure"] == ["https://mesa.example"]
        assert (
            app.test_client().get("/api/hello", headers={**said, "X-Forwarded-Host": "evil.example"}).status_code == 421
        )
    finally:
        app.extensions["tavola"].close()


@pytest.mark.parametrize(
    ("agent", "kind"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15", "ios"),
        ("Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36", "android"),
        ("Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36", "tv"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", "computer"),
        ("curl/8", "other"),
    ],
)
def test_kinds(agent: str, kind: str) -> None:
    assert kind_of(agent) == kind


def test_doctor_says_what_to_do(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["doctor", "--data", str(tmp_path), "--port", "0", "--lang", "pt-BR"])
    said = capsys.readouterr().out
    assert "Endereços" in said and "Firewall" in said and "Relógio" in said
    assert doctor.check_addresses([])[0] == doctor.Finding("bad", "doctor-no-network")
    assert "netsh" in doctor.check_firewall(8000, 8443, "win32")[0].values["command"]
    assert doctor.check_firewall(8000, None, "darwin")[0].key.startswith("doctor-firewall-")


def test_doctor_asks_the_server_that_runs(
    live: Any, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = live()
    cli.main(["doctor", "--data", str(server.data), "--lang", "en"])
    assert "None now." in capsys.readouterr().out


def test_the_app_alone(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    built = tmp_path / "built"
    for name in ("index.html", "sw.js", "assets/a.js", "assets/a.js.gz", "tv/index.html", "rules/core.bin"):
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_text('<!doctype html>\n<html lang="pt-BR">\n<head>\n</head></html>')
    monkeypatch.setattr("tavola.server.static.FOLDER", built)
    out = tmp_path / "out"
    assert cli.main(["export", str(out), "--lang", "en"]) == 0
    names = sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
    assert names == ["assets/a.js", "index.html", "rules/core.bin", "sw.js"]
    page = (out / "index.html").read_text()
    assert "<html data-alone " in page and "'wasm-unsafe-eval'" in page and "frame-ancestors" not in page
    assert cli.main(["export", str(out), "--lang", "en"]) == 1
    capsys.readouterr()


def test_options_that_need_each_other(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    assert cli.main(["--behind-proxy", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert cli.main(["--cert", "x.pem", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "--origin" in capsys.readouterr().err
