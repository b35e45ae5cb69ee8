"""Somebody with a phone whose browser Playwright does not drive: the same sentences as ``people.Player``'s."""

from __future__ import annotations

import re
import time
from typing import Any

from .drivers import Driver

PATIENCE = 12.0

# What can be tapped, by the name that a screen reader reads; what an open sheet covers cannot.
_FIND = """
const [kinds, source, flags] = arguments;
const wanted = new RegExp(source, flags);
const sheets = document.querySelectorAll("dialog[open]");
const from = sheets.length ? sheets[sheets.length - 1] : document;
for (const one of from.querySelectorAll(kinds)) {
  const name = (one.getAttribute("aria-label") || one.innerText || "").replace(/\\s+/g, " ").trim();
  if (!wanted.test(name) || !one.getClientRects().length || one.getAttribute("aria-disabled") === "true") continue;
  one.scrollIntoView({ block: "center" });
  let box = one.getBoundingClientRect();
  for (let still = 0, frames = 0; still < 3 && frames < 90; frames += 1) {
    await new Promise(requestAnimationFrame);
    const next = one.getBoundingClientRect();
    still = next.x === box.x && next.y === box.y ? still + 1 : 0;
    box = next;
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  if (top && (one.contains(top) || top.contains(one))) return { x, y };
}
return null;
"""
_FOCUS = """
const wanted = new RegExp(arguments[0], arguments[1]);
for (const one of document.querySelectorAll("input, textarea")) {
  const labels = [...(one.labels || [])].map((label) => label.innerText);
  if (![one.getAttribute("aria-label"), one.placeholder, ...labels].some((name) => name && wanted.test(name))) continue;
  if (!one.getClientRects().length) continue;
  one.focus();
  return document.activeElement === one;
}
return false;
"""
_TAPPABLE = "button, a[href], [role=button], [role=tab], label"


class Phone:
    """A phone in a browser of another make."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver = driver
        self.address = address
        driver.opens(address)
        driver.runs("localStorage.setItem('tavola.language', 'pt-BR')")

    def taps(self, name: str, kinds: str = _TAPPABLE) -> None:
        """Tap what has a name (a pattern)."""
        found = self._wait(lambda: self.driver.runs(_FIND, kinds, name, "i"), f"nothing to tap: {name}")
        self.driver.taps_at(found["x"], found["y"])

    def sees(self, pattern: str, patience: float = PATIENCE) -> None:
        """Wait until a text can be read."""
        self._wait(lambda: re.search(pattern, self.text()), f"not to be seen: {pattern}", patience)

    def text(self) -> str:
        """Return all that can be read."""
        return str(self.driver.runs("return document.body.innerText"))

    def fills(self, text: str, label: str) -> None:
        """Type into the field that has a label (a pattern)."""
        self._wait(lambda: self.driver.runs(_FOCUS, label, "i"), f"no field: {label}")
        self.driver.types(text)

    def _wait(self, ask: Any, fault: str, patience: float = PATIENCE) -> Any:
        until = time.monotonic() + patience
        while True:
            answer = ask()
            if answer:
                return answer
            if time.monotonic() > until:
                raise AssertionError(f"{fault}\n{self.text()[:1500]}")
            time.sleep(0.1)

    # --- what people do -------------------------------------------------------------------------------------------

    def joins(self, link: str, name: str, character: str) -> None:
        """Follow the QR code's link, say a name, take a ready character."""
        self.driver.opens(link)
        self.sees("Seu nome")
        self.fills(name, "Seu nome")
        self.taps("^Sentar à mesa")
        self.taps(character)
        self.taps(f"^Jogar com {character}")
        self._wait(lambda: self.driver.runs("return location.hash === '#/ficha'"), "no card", 25)
        self.is_online()

    def opens_the_roll_of(self, trait: str) -> None:
        """Tap a trait on the card."""
        self.taps(f"^{trait}")
        self._wait(lambda: self.driver.runs("return !!document.querySelector('dialog[open]')"), "no sheet opened")

    def rolls(self) -> int:
        """Tap the large button; return the total."""
        self.taps("^Rolar$")
        shown = "return document.querySelector('.result .total')?.innerText"
        return int(str(self._wait(lambda: self.driver.runs(shown), "no result")).replace("−", "-"))

    def closes_the_sheet(self) -> None:
        """Put away every sheet that is open."""
        sheets = "return document.querySelectorAll('dialog[open]').length"
        while self.driver.runs(sheets):
            self.driver.runs(
                "document.activeElement.blur(); [...document.querySelectorAll('dialog[open]')].pop()"
                ".dispatchEvent(new Event('cancel', { cancelable: true }))"
            )
            time.sleep(0.1)

    def goes_to(self, part: str) -> None:
        """Go to a part of the app by the navigation."""
        self.taps(f"^{part}$", "nav a")

    def is_online(self) -> None:
        """Wait until the phone says that it is at the table."""
        self.sees(r"Mesa [A-Z]{5}", 25)

    def is_installed(self) -> None:
        """Wait until the service worker has all that the app needs and controls the page."""
        ready = (
            "const found = await navigator.serviceWorker.ready;"
            "return found.active.state === 'activated' && !!navigator.serviceWorker.controller"
        )
        self._wait(lambda: self.driver.runs(ready), "no service worker in control", 25)

    def reloads(self) -> None:
        """Open the app anew where it is."""
        self.driver.opens(self.driver.runs("return location.href"))

    def leaves(self) -> None:
        """Switch the phone off."""
        self.driver.quits()
