"""The app's files: types, packing, caching; a friendly page where nothing was built."""

from __future__ import annotations

import dataclasses
import gzip
import pathlib
from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture
def config(config: Any, tmp_path: pathlib.Path) -> Any:
    folder = tmp_path / "app"
    files = {
        "index.html": b"<!doctype html><title>T</title>",
        "sw.js": b"self",
        "manifest.webmanifest": b"{}",
        "assets/index-abc123.js": b"export {}" * 100,
        "assets/index-abc123.js.map": b"{}",
        "assets/rules.wasm": b"\0asm",
        "assets/app.mpy": b"M\x06",
        "i18n/pt-BR.ftl": "a = á".encode(),
        "rules/core.bin": b"x",
        "tv/index.html": b"<!doctype html><title>TV</title>",
        "tv/tv.js": b"1",
        ".build.json": b"{}",
    }
    for name, body in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    (folder / "assets/index-abc123.js.gz").write_bytes(gzip.compress(b"export {}" * 100))
    (folder / "assets/index-abc123.js.br").write_bytes(b"brotli")
    return dataclasses.replace(config, app_folder=folder)


@pytest.fixture
def get(home: Any) -> Iterator[Any]:
    answers = []

    def asking(path: str, **headers: str) -> Any:
        answer = home.http.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answers.append(answer)
        return answer

    yield asking
    for answer in answers:
        answer.close()


@pytest.mark.parametrize(
    ("path", "media", "caching"),
    [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/tv", "text/html; charset=utf-8", "no-cache"),
        ("/tv/", "text/html; charset=utf-8", "no-cache"),
        ("/tv/tv.js", "text/javascript; charset=utf-8", "public, max-age=0, must-revalidate"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/index-abc123.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/rules.wasm", "application/wasm", "public, max-age=31536000, immutable"),
        ("/assets/app.mpy", "application/octet-stream", "public, max-age=31536000, immutable"),
        ("/i18n/pt-BR.ftl", "text/plain; charset=utf-8", "public, max-age=0, must-revalidate"),
        ("/rules/core.bin", "application/octet-stream", "public, max-age=0, must-revalidate"),
    ],
)
def test_types_and_caching(get: Any, path: str, media: str, caching: str) -> None:
    answer = get(path)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == media
    assert answer.headers["Cache-Control"] == caching
    assert "Content-Disposition" not in answer.headers


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("br, gzip", "br"), ("gzip", "gzip"), ("gzip;q=1, br;q=0", "gzip"), ("identity", None), ("", None)],
)
def test_packing(get: Any, accepted: str, encoding: str | None) -> None:
    answer = get("/assets/index-abc123.js", Accept_Encoding=accepted)
    assert answer.headers.get("Content-Encoding") == encoding
    assert "Accept-Encoding" in answer.headers["Vary"]
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"


def test_a_worker_gets_a_policy_that_lets_wasm_run(get: Any) -> None:
    assert "'wasm-unsafe-eval'" in get("/assets/index-abc123.js").headers["Content-Security-Policy"]
    assert "connect-src 'self'" in get("/sw.js").headers["Content-Security-Policy"]


def test_what_has_not_changed_is_not_sent_again(get: Any) -> None:
    tag = get("/").headers["ETag"]
    assert get("/", If_None_Match=tag).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/.build.json",
        "/assets/index-abc123.js.map",
        "/assets/index-abc123.js.gz",
        "/assets",
        "/assets/",
        "/nope.js",
        "/..%2f",
    ],
)
def test_what_is_not_served(get: Any, path: str) -> None:
    assert get(path).get_json() == {"error": {"code": "unknown_path"}}


def test_without_a_build_a_page_says_what_to_do(home: Any, config: Any, get: Any) -> None:
    for path in config.app_folder.rglob("*"):
        if path.is_file():
            path.unlink()
    answer = get("/", Accept_Language="en")
    assert answer.status_code == 503
    assert "make run" in answer.get_data(as_text=True)
    assert "has not been built" in answer.get_data(as_text=True)
    assert "ainda não" in get("/tv", Accept_Language="pt-PT").get_data(as_text=True)
