"""Write the spoken line's vocabularies for the apps: ``pwa/public/speech/<language>/<system>.json``.

What a table's words mean to the grammar is the same on every phone, and working it out takes a slow one seconds: so it
is worked out here, once, by the same rules.
"""

from __future__ import annotations

import argparse
import json
import pathlib
from typing import Any

from export_systems import playable
from fluent.runtime import FluentBundle, FluentResource

from tavola.rules import bridge

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / "pwa" / "public" / "speech"


def messages(language: str) -> FluentBundle:
    """Return all messages of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((ROOT / "i18n" / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def vocabulary(bundle: FluentBundle, system: str) -> Any:
    """Return a system's vocabulary in the bundle's language."""
    texts = {}
    for name in bridge.speech_messages(system):
        if bundle.has_message(name) and bundle.get_message(name).value is not None:
            texts[name] = bundle.format_pattern(bundle.get_message(name).value)[0]
    return bridge.speech_words(system, texts)


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, default=OUT)
    options = parser.parse_args()
    for folder in sorted(path for path in (ROOT / "i18n").iterdir() if path.is_dir()):
        bundle = messages(folder.name)
        (options.out / folder.name).mkdir(parents=True, exist_ok=True)
        for system in playable():
            text = json.dumps(vocabulary(bundle, system), ensure_ascii=False, separators=(",", ":"))
            (options.out / folder.name / f"{system}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
