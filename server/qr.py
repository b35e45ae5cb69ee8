"""QR codes of an address, for the terminal and for screens."""

from __future__ import annotations

import functools
import io

import segno


@functools.lru_cache(maxsize=64)
def svg(text: str) -> str:
    """Return the code as an SVG document without fixed size, colour from ``currentColor``."""
    sink = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(sink, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, dark="#000", nl=False)
    return sink.getvalue().decode().replace('stroke="#000"', 'stroke="currentColor"')


def terminal(text: str) -> str:
    """Return the code drawn with half blocks, for a terminal."""
    sink = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=sink, border=2, compact=True)
    return sink.getvalue()
