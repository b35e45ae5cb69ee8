"""What the server writes to the terminal: its own trouble, a line each; nothing about who plays."""

from __future__ import annotations

import logging
import os
import sys


class FaultsOnly(logging.Filter):
    """Of what the HTTP server notes, keeps what went wrong beneath the application (it calls that "info")."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep faults."""
        if isinstance(record.msg, str) and record.msg.startswith("Traceback"):
            record.levelno, record.levelname = logging.ERROR, "ERROR"
        return record.levelno >= logging.ERROR


def set_up() -> None:
    """Log to standard error; ``TAVOLA_LOG=debug`` says more."""
    wanted = os.environ.get("TAVOLA_LOG", "warning").upper()
    level = logging.getLevelNamesMapping().get(wanted, logging.WARNING)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger = logging.getLogger("tavola")
    logger.handlers[:] = [handler]
    logger.setLevel(level)
    logger.propagate = False
    http = logging.getLogger("tavola.http")
    http.setLevel(logging.INFO)
    http.addFilter(FaultsOnly())
