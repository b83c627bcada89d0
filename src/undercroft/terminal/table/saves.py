"""Where games are kept: every running game in `running`, every finished one in `finished`, and the content of one's own
that they were played with in `contents`."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from undercroft.engine.errors import Trouble, Unknown
from undercroft.engine.game import Game
from undercroft.records.files import save, write_whole
from undercroft.records.record import Record
from undercroft.terminal.table.holding import Hold, OpenElsewhere

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
        self.contents = self.folder / "contents"

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
            self.keep(record, path)
            return path
        done = self.finished / path.name
        self.keep(record, done)
        path.unlink(missing_ok=True)
        for old in newest_first(self.finished)[KEPT:]:
            old.unlink(missing_ok=True)
        return done

    def keep(self, record: Record, path: Path) -> None:
        """Write a record. Only our own folders are made for it: one that somebody has mistyped is none."""
        if path.parent in (self.running, self.finished):
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise Trouble("file-not-written", file=str(path), reason=error.strerror or str(error)) from error
        save(record, path)

    def keep_content(self, game: Game) -> None:
        """A file of one's own that a game is played with: changed or moved, it is still here to go on with."""
        if game.content_file is not None and game.content_file.parent != self.contents:
            file = self.contents / f"{game.content_hash}{game.content_file.suffix}"
            try:
                self.contents.mkdir(parents=True, exist_ok=True)
                write_whole(game.content_file.read_bytes(), file)
            except OSError as error:
                raise Trouble("file-not-written", file=str(file), reason=error.strerror or str(error)) from error

    def content(self, digest: str) -> Path | None:
        """The file with that content that was once played with here."""
        return next(iter(self.contents.glob(f"{digest}.*")), None) if digest.isalnum() else None

    def hold(self, path: Path) -> Hold:
        """A game for this window alone; raises OpenElsewhere."""
        return Hold(path, self.folder)

    def hold_fresh(self, game: str) -> Hold:
        """A new game's path, which another window that begins a game in the same second does not get."""
        while True:
            with suppress(OpenElsewhere):
                return self.hold(self.fresh(game))
            time.sleep(0.05)  # until the other one has written its first move

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


def newest_first(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{SUFFIX}"), key=age, reverse=True)


def age(path: Path) -> tuple[float, str]:
    return path.stat().st_mtime, path.name
