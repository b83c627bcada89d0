"""Records in files: read whole or not at all, written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from undercroft.engine.errors import Trouble, Unreadable
from undercroft.engine.text import Message
from undercroft.records.notation import read, write
from undercroft.records.record import Record, from_json


def load(path: Path) -> Record:
    """A record from a file, JSON or text; refused whole if anything in it does not fit."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise Unreadable(path, "", Message("file-not-read", reason=error.strerror or str(error))) from error
    try:
        return from_json(raw) if raw.lstrip()[:1] == b"{" else read(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise Unreadable(path, Message("at-byte", byte=error.start), Message("file-not-utf8")) from error
    except Unreadable as error:
        raise Unreadable(path, error.place, error.reason) from error
    except Trouble as error:
        raise Unreadable(path, "", error) from error


def save(record: Record, path: Path) -> None:
    """Write the text form; whatever happens in the middle leaves the old file as it was."""
    write_whole(write(record).encode(), path)


def write_whole(data: bytes, path: Path, lasting: bool = True) -> None:
    """Write a file, or leave what was there; raises Trouble. A link, a pipe or a terminal is only written to.

    Unless it need not be `lasting`, the file is on the disk for good then, whatever becomes of the machine.
    """
    is_plain = not path.is_symlink() and (path.is_file() or not path.exists())
    partial = path.with_name(path.name + ".part")
    try:
        if not is_plain:
            path.write_bytes(data)
            return
        with partial.open("wb") as file:
            file.write(data)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
        partial.replace(path)
    except OSError as error:
        raise Trouble("file-not-written", file=str(path), reason=error.strerror or str(error)) from error
    finally:
        if is_plain:
            with suppress(OSError):
                partial.unlink(missing_ok=True)
