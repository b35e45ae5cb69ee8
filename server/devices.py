"""What sits at the other end of a socket: for whoever wonders why a phone has no voice, or an old app."""

from __future__ import annotations

from typing import NamedTuple

# The first that occurs in what the browser calls itself; iPads call themselves a Mac.
_KINDS = (
    ("ios", ("iphone", "ipad", "ipod")),
    ("tv", ("smart-tv", "smarttv", "tizen", "web0s", "webos", "bravia", "appletv", "googletv", "hbbtv", "crkey")),
    ("android", ("android",)),
    ("computer", ("windows", "macintosh", "linux", "cros")),
)


def kind_of(user_agent: str) -> str:
    """Return ``android``, ``ios``, ``computer``, ``tv`` or ``other``."""
    text = user_agent.lower()
    for kind, signs in _KINDS:
        if any(sign in text for sign in signs):
            return kind
    return "other"


class Device(NamedTuple):
    """A device, as it connected. ``near``: it is this very machine, which browsers trust without a certificate."""

    kind: str = "other"
    secure: bool = False
    near: bool = False
    app: str | None = None

    def as_json(self, member: str | None) -> dict[str, object]:
        """Return what game masters are told: whose it is (null: a TV), and how it is connected."""
        return {"member": member, "kind": self.kind, "secure": self.secure or self.near, "app": self.app}
