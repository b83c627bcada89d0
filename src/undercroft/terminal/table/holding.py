"""One window for one game: two that wrote the same file would overwrite each other's moves."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from undercroft.engine.errors import Trouble
from undercroft.records import locks


class OpenElsewhere(Trouble):
    """Another window has the game."""


class Hold:
    """A game's file, for this process alone until `release`."""

    def __init__(self, path: Path, folder: Path) -> None:
        """The lock lies in a folder of ours and not beside the file, which may be anywhere. Raises OpenElsewhere."""
        self.path = path
        self.lock = folder / "open" / hashlib.sha256(os.fsencode(path.resolve())).hexdigest()[:24]
        try:
            self.lock.parent.mkdir(parents=True, exist_ok=True)
            self.file = self.locked()
        except OSError as error:
            raise Trouble("file-not-written", file=str(self.lock), reason=error.strerror or str(error)) from error

    def locked(self) -> IO[bytes]:
        while True:
            file = self.lock.open("a+b")
            if not locks.take(file):
                file.close()
                raise OpenElsewhere("game-open-elsewhere", file=str(self.path))
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(file.fileno()), self.lock.stat()):
                    return file
            file.close()  # whoever had it has just let go and taken the file away: once more

    def release(self) -> None:
        with suppress(OSError):
            self.lock.unlink(missing_ok=True)
        self.file.close()  # which gives the lock back
