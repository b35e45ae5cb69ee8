"""What the games say: pure rules, run by CPython on the server and by MicroPython on the phone."""

from .runner import resolve

__all__ = ["resolve"]
