"""Install what the tests of other browsers and of certificates need, where that can be done without asking anybody.

    python scripts/network_tools.py

As root on a Debian: NSS's tools (a trust store for Chromium), WebKitGTK and Firefox with what drives them, and a
display for those that need one. Elsewhere it says what is missing; the tests that need it are skipped and say so too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# program -> the Debian package that brings it
TOOLS = {
    "certutil": "libnss3-tools",
    "ip": "iproute2",
    "Xvfb": "xvfb",
    "WebKitWebDriver": "webkit2gtk-driver",
    "firefox-esr": "firefox-esr",
}


def missing() -> list[str]:
    """Return the packages of what is not there."""
    places = os.environ.get("PATH", "") + os.pathsep + "/usr/sbin"
    return [package for program, package in TOOLS.items() if shutil.which(program, path=places) is None]


def main() -> None:
    """Install what is missing."""
    wanted = missing()
    if not wanted:
        return
    if getattr(os, "geteuid", lambda: 1)() != 0 or not shutil.which("apt-get"):
        print(f"network tools: not here, their tests are skipped: {', '.join(wanted)}", file=sys.stderr)
        return
    print(f"network tools: installing {', '.join(wanted)}", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    for package in wanted:
        # one by one: what cannot be had keeps nothing else away
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, env=quiet)


if __name__ == "__main__":
    main()
