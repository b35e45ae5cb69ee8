"""The real server in a process of its own, on a free port, with a data folder that outlives its restarts."""

from __future__ import annotations

import pathlib
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request

from .net import free_port

PATIENCE = 20.0


class Server:
    """Starts, stops, kills and restarts ``tavola``."""

    def __init__(self, data: pathlib.Path, *more: str) -> None:
        self.data = data
        self.port = free_port()
        self.more = more
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """The address to open in a browser (not ``localhost``: engine.io treats that name specially)."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "tavola.server.cli", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.data), "--no-name", *self.more]
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process.poll() is None, self.log()
            try:
                with urllib.request.urlopen(f"{self.address}/api/hello", timeout=1):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise AssertionError(f"the server did not answer: {self.log()}")

    def stop(self) -> None:
        """End it as a person would, with Ctrl-C."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def log(self) -> str:
        """Return the end of what it printed."""
        return (self.data / "server.log").read_text(encoding="utf-8", errors="replace")[-2000:]
