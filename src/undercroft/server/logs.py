"""What a server writes down of itself: a line of JSON for each event, on its standard output.

No secret and no hidden thing gets into it. What went wrong is told by the kind of error and the places in the code it
came through: its own words may hold a card.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import structlog

PACKAGE = Path(__file__).parent.parent


def write_logs() -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            error_without_words,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[PassOn()], force=True)


def error_without_words(logger: object, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """An exception as its kind and where it came from."""
    given = event.pop("exc_info", None)
    error = given[1] if isinstance(given, tuple) else given
    if error is True:  # as `log.exception` says it
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        frames = traceback.extract_tb(error.__traceback__)
        event["at"] = [f"{place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    return event


def place(file: str) -> str:
    """Of our own code the path within the package, of other code the file's name."""
    path = Path(file)
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name


class PassOn(logging.Handler):
    """What libraries write down goes the same way, without what they put into their sentences."""

    def emit(self, record: logging.LogRecord) -> None:
        words = structlog.get_logger("undercroft")
        words.log(record.levelno, str(record.msg).partition("\n")[0], logger=record.name, exc_info=record.exc_info)
