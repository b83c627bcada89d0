"""Where games are kept: every running game in `running`, every finished one in `finished`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from undercroft.engine.errors import Trouble, Unknown
from undercroft.records.files import save
from undercroft.records.record import Record

SUFFIX = ".record"
KEPT = 100
"""Finished games beyond this many are forgotten, the oldest first."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """`UNDERCROFT_DATA`, or the place where the system keeps such things."""
    if chosen := environment.get("UNDERCROFT_DATA"):
        return Path(chosen)
    if os.name == "nt":
        return Path(environment.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Undercroft"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "undercroft"


class Saves:
    """The folder of a person's games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self.running = self.folder / "running"
        self.finished = self.folder / "finished"

    def fresh(self, game: str, when: datetime | None = None) -> Path:
        """A path for a game that starts now."""
        stamp = (when or datetime.now()).strftime("%Y-%m-%d-%H%M%S")
        path, number = self.running / f"{game}-{stamp}{SUFFIX}", 1
        while path.exists() or (self.finished / path.name).exists():
            number += 1
            path = self.running / f"{game}-{stamp}-{number}{SUFFIX}"
        return path

    def finish(self, record: Record, path: Path) -> Path:
        """A finished game moves from the running ones to the finished ones."""
        if path.parent != self.running:
            keep(record, path)
            return path
        done = self.finished / path.name
        keep(record, done)
        path.unlink(missing_ok=True)
        for old in newest_first(self.finished)[KEPT:]:
            old.unlink(missing_ok=True)
        return done

    def newest_running(self) -> Path:
        """The game to go on with."""
        found = newest_first(self.running)
        if not found:
            raise Unknown("nothing-to-resume")
        return found[0]

    def newest(self) -> Path:
        """The game last played, finished or not."""
        found = sorted(newest_first(self.running) + newest_first(self.finished), key=age, reverse=True)
        if not found:
            raise Unknown("nothing-to-replay")
        return found[0]


def keep(record: Record, path: Path) -> None:
    """Write a record, and make the folder that it needs."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("file-not-written", file=str(path), reason=error.strerror or str(error)) from error
    save(record, path)


def newest_first(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{SUFFIX}"), key=age, reverse=True)


def age(path: Path) -> tuple[float, str]:
    return path.stat().st_mtime, path.name
