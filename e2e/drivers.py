"""Browsers that Playwright has no system build of: WebKitGTK by WebDriver (iPhones run WebKit), Firefox by its BiDi.

Each offers the same few things: open an address, run a script, tap at a point, type.
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import shutil
import subprocess
import threading
import time
import urllib.request
from typing import Any, Protocol

import pytest

from .net import free_port

PATIENCE = 20.0
WIDTH, HEIGHT = 430, 900


class Driver(Protocol):
    """What a phone needs of its browser."""

    def opens(self, address: str) -> None:
        """Go to an address."""

    def runs(self, script: str, *given: Any) -> Any:
        """Return what a function body returns; ``arguments`` are what was given. Promises are waited for."""

    def taps_at(self, x: float, y: float) -> None:
        """Press and release at a point of the page."""

    def types(self, text: str) -> None:
        """Type into what has the focus."""

    def quits(self) -> None:
        """Close the browser."""


def needs(program: str) -> str:
    """Return a program's path; skip the test where it is not there."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not here: run scripts/network_tools.py as root")
    return found


class WebKit:
    """WebKitGTK's MiniBrowser, on a display of its own."""

    def __init__(self, home: pathlib.Path) -> None:
        driver, screen = needs("WebKitWebDriver"), needs("Xvfb")
        from selenium import webdriver
        from selenium.webdriver.remote.client_config import ClientConfig
        from selenium.webdriver.remote.remote_connection import RemoteConnection
        from selenium.webdriver.webkitgtk.options import Options

        reading, writing = os.pipe()
        command = [screen, "-displayfd", str(writing), "-screen", "0", "1100x1000x24", "-nolisten", "tcp"]
        self._display = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        port = free_port()
        env = {**os.environ, "DISPLAY": f":{number}", "HOME": str(home), "LIBGL_ALWAYS_SOFTWARE": "1"}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._driver = subprocess.Popen([driver, f"--port={port}"], env=env, **quiet)  # type: ignore[call-overload]
        try:
            _wait_for(f"http://127.0.0.1:{port}/status")
            config = ClientConfig(remote_server_addr=f"http://127.0.0.1:{port}")
            self.browser = webdriver.Remote(command_executor=RemoteConnection(client_config=config), options=Options())
            self.browser.set_window_size(WIDTH, HEIGHT)
            self.browser.set_script_timeout(PATIENCE)
        except BaseException:
            self._end()
            raise

    def opens(self, address: str) -> None:
        self.browser.get(address)

    def runs(self, script: str, *given: Any) -> Any:
        waiting = (
            "const done = arguments[arguments.length - 1]; const given = [...arguments].slice(0, -1);"
            f"(async function () {{ {script} }}).apply(null, given)"
            ".then(value => done({value}), error => done({error: String(error)}))"
        )
        told = self.browser.execute_async_script(waiting, *given)
        if "error" in told:
            raise AssertionError(told["error"])
        return told.get("value")

    def taps_at(self, x: float, y: float) -> None:
        from selenium.webdriver.common.actions.action_builder import ActionBuilder

        actions = ActionBuilder(self.browser)
        actions.pointer_action.move_to_location(round(x), round(y)).click()
        actions.perform()

    def types(self, text: str) -> None:
        self.browser.switch_to.active_element.send_keys(text)

    def quits(self) -> None:
        self.browser.quit()
        self._end()

    def _end(self) -> None:
        for process in (self._driver, self._display):
            process.terminate()
            process.wait(PATIENCE)


def _wait_for(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


class Firefox:
    """Firefox ESR, by the protocol that it speaks itself: no driver in between."""

    def __init__(self, home: pathlib.Path) -> None:
        program = needs("firefox-esr")
        import websocket

        profile = home / "profile"
        profile.mkdir(parents=True)
        preferences = {"intl.accept_languages": "pt-BR", "browser.shell.checkDefaultBrowser": False}
        lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in preferences.items()]
        (profile / "user.js").write_text("\n".join(lines))
        command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        size = {"MOZ_HEADLESS_WIDTH": str(WIDTH), "MOZ_HEADLESS_HEIGHT": str(HEIGHT)}
        env = {**os.environ, "HOME": str(home), **size}
        self._process = subprocess.Popen(
            [*command, "about:blank"], env=env, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
        )
        self._socket = websocket.create_connection(f"{self._address()}/session", timeout=PATIENCE, suppress_origin=True)
        threading.Thread(target=self._drain, daemon=True).start()
        self._count = 0
        self._asks("session.new", capabilities={})
        self._page = self._asks("browsingContext.getTree")["contexts"][0]["context"]
        size_of = {"width": WIDTH, "height": HEIGHT}
        self._asks("browsingContext.setViewport", context=self._page, viewport=size_of)

    def _address(self) -> str:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                return found[1]
        raise AssertionError("Firefox ended before it listened")

    def _drain(self) -> None:
        assert self._process.stderr is not None
        for _ in self._process.stderr:
            pass

    def _asks(self, method: str, **params: Any) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv())
            if told.get("id") == self._count:
                assert told["type"] == "success", told
                return told["result"]

    def opens(self, address: str) -> None:
        self._asks("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def runs(self, script: str, *given: Any) -> Any:
        wrapped = (
            f"async () => JSON.stringify(await (async function () {{ {script} }})(...{json.dumps(given)}) ?? null)"
        )
        told = self._asks(
            "script.callFunction",
            functionDeclaration=wrapped,
            awaitPromise=True,
            target={"context": self._page},
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def taps_at(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._acts({"type": "pointer", "id": "finger", "actions": steps})

    def types(self, text: str) -> None:
        steps = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._acts({"type": "key", "id": "keys", "actions": steps})

    def _acts(self, source: dict[str, Any]) -> None:
        self._asks("input.performActions", context=self._page, actions=[source])

    def quits(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
        if self._process.stderr is not None:
            self._process.stderr.close()
