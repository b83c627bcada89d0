"""Files that a command is asked to write."""

from __future__ import annotations

from pathlib import Path

from undercroft.engine.errors import Trouble


def check_writable(path: Path) -> None:
    """Raises Trouble if there can be no such file: better now than after an hour of games. It leaves none."""
    is_new = not path.exists()
    try:
        path.open("ab").close()
        if is_new:
            path.unlink()
    except OSError as error:
        raise Trouble("file-not-written", file=str(path), reason=error.strerror or str(error)) from error
