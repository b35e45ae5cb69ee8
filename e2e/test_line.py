"""By sentence: typed, dictated, or spoken where the browser listens; understood, done once, undone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .people import GameMaster, Player
from .server import Server

# A browser's speech recognition, replaced at its own API: no headless browser has one. As on Android it gives its
# final result twice.
LISTENS = """
class SpeechRecognition extends EventTarget {
  start() {
    const tell = (name, more = {}) => {
      const event = Object.assign(new Event(name), more);
      this.dispatchEvent(event);
      this['on' + name]?.(event);
    };
    setTimeout(() => {
      tell('start');
      const said = [{ 0: { transcript: window.sentence, confidence: 0.9 }, isFinal: true, length: 1 }];
      tell('result', { results: said, resultIndex: 0 });
      tell('result', { results: said, resultIndex: 0 });
      tell('end');
    }, 20);
  }
  stop() {}
  abort() {}
}
window.SpeechRecognition = window.webkitSpeechRecognition = SpeechRecognition;
"""


def says(player: Player, sentence: str) -> None:
    """Type a sentence into the line and send it."""
    line = player.page.get_by_label("Diga ou escreva o que quer fazer")
    line.fill(sentence)
    line.press("Enter")


def test_a_sentence_is_done_once_and_undone(house: Server, people: Callable[..., Any]) -> None:
    gm = people(GameMaster, house.address)
    gm.takes_the_chair("Frases")
    ana = people(Player, house.address)
    ana.joins(gm.link_to_join(), "Ana", "Rosa Maciel")

    says(ana, "quero rolar Lutar com mais dois, por favor")
    expect(ana.page.locator(".result")).to_be_visible()
    ana.sees(re.compile("Rosa Maciel · Lutar"))
    ana.closes_the_sheet()
    gm.page.get_by_role("tab", name="Diário").click()
    log = gm.page.get_by_role("tabpanel", name="Diário")
    expect(log.get_by_text(re.compile("Rosa Maciel.*Lutar"))).to_have_count(1)

    says(ana, "Rosa levou dois ferimentos")
    expect(ana.button(re.compile("Ferimentos: 2"))).to_be_visible()
    says(ana, "desfazer")
    expect(ana.button(re.compile("Ferimentos: 0"))).to_be_visible()

    says(ana, "dois dê seis mais três")
    expect(ana.page.locator(".result")).to_be_visible()
    ana.closes_the_sheet()
    says(ana, "xablau zimbório")
    expect(ana.page.locator(".spoken-answer").first).to_be_visible()


def test_heard_twice_is_done_once(house: Server, people: Callable[..., Any]) -> None:
    """JamesBrill/react-speech-recognition#18: Android sends its final result again."""
    gm = people(GameMaster, house.address)
    gm.takes_the_chair("Voz")
    ana = people(Player, house.address)
    ana.context.add_init_script(LISTENS)
    ana.joins(gm.link_to_join(), "Ana", "Rosa Maciel")
    ana.page.evaluate("window.sentence = 'rolar Perceber'")
    ana.button("Segure e fale").click()
    expect(ana.page.locator(".result")).to_be_visible()
    ana.closes_the_sheet()
    gm.page.get_by_role("tab", name="Diário").click()
    log = gm.page.get_by_role("tabpanel", name="Diário")
    expect(log.get_by_text(re.compile("Rosa Maciel.*Perceber"))).to_have_count(1)
