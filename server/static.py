"""The phone's and the TV's files, as Vite built them into ``server/app``."""

from __future__ import annotations

import mimetypes
import pathlib

from flask import Response, request, send_file
from werkzeug.security import safe_join

from .errors import Refused

FOLDER = pathlib.Path(__file__).resolve().parent / "app"

# A day would be too long for these: they name the others.
_FRESH = ("index.html", "tv.html", "tv/index.html", "sw.js", "manifest.webmanifest", "version.json")
# The build leaves the previous one's hashed files in place: an old shell may still ask for them.
_HASHED = ("assets/", "tv/assets/")
_TYPES = {
    ".wasm": "application/wasm",
    ".mpy": "application/octet-stream",
    ".bin": "application/octet-stream",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
_PACKED = (("br", ".br"), ("gzip", ".gz"))


def _find(folder: pathlib.Path, name: str) -> pathlib.Path | None:
    """Return the file; nothing outside the folder, no packed copy by its own name, no note of the build's."""
    joined = safe_join(str(folder), name)
    if joined is None or any(part.startswith(".") for part in name.split("/")):
        return None
    path = pathlib.Path(joined)
    try:
        return path if path.is_file() and path.suffix not in (".gz", ".br", ".map") else None
    except OSError:  # no file can be called that
        return None


def _packed(path: pathlib.Path) -> tuple[pathlib.Path, str | None]:
    """Return the file in the best packing that it lies there in and the browser takes."""
    accepted = request.accept_encodings
    for encoding, ending in _PACKED:
        packed = path.with_name(path.name + ending)
        if accepted[encoding] > 0 and packed.is_file():
            return packed, encoding
    return path, None


def _media_type(path: pathlib.Path) -> str:
    guessed = mimetypes.guess_type(path.name)[0]
    return _TYPES.get(path.suffix) or guessed or "application/octet-stream"


def respond(folder: pathlib.Path, name: str) -> Response:
    """Return a file of the app.

    :raises Refused: ``unknown_path``.
    """
    path = _find(folder, name)
    if path is None:
        raise Refused("unknown_path")
    sent, encoding = _packed(path)
    answer = send_file(sent, mimetype=_media_type(path), conditional=True, etag=True)
    answer.headers.pop("Content-Disposition", None)
    if encoding is not None:
        answer.headers["Content-Encoding"] = encoding
    answer.vary.add("Accept-Encoding")
    answer.headers["Cache-Control"] = _caching(name)
    return answer


def _caching(name: str) -> str:
    if name in _FRESH:
        return "no-cache"
    if name.startswith(_HASHED):
        return "public, max-age=31536000, immutable"
    return "public, max-age=0, must-revalidate"


def tv_page(folder: pathlib.Path) -> str | None:
    """Return the name of the TV's page, None where it was not built."""
    for name in ("tv/index.html", "tv.html"):
        if (folder / name).is_file():
            return name
    return None
