"""Cards, boards, tiles, quests are data: TOML files loaded into typed structs.

Every entry says where it comes from. A bad file is refused whole, with file, path inside it, and reason.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from undercroft.engine.errors import Unreadable
from undercroft.engine.faults import faults
from undercroft.engine.text import Message

Origin = Literal["rulebook", "fact", "house"]
T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A thing of the game. `origin` says whether the rule book prints it, others know it, or we made it."""

    origin: Origin


def read(path: Path) -> dict[str, object]:
    """What a content file says, whatever it should."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise Unreadable(path, "", Message("file-not-read", reason=error.strerror or str(error))) from error
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Unreadable(path, Message("at-byte", byte=error.start), Message("file-not-utf8")) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Unreadable(path, "", Message("file-not-toml", reason=str(error))) from error


def load(path: Path, form: type[T]) -> tuple[T, str]:
    """Read a content file into its struct; also returns the hash that goes into records."""
    data = read(path)
    try:
        content = msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise Unreadable(path, *next(faults(data, form))) from error
    return content, hash_of(content)


def hash_of(content: object) -> str:
    """The same content has the same hash, however its file is laid out."""
    encoded = msgspec.json.encode(content, order="sorted")
    return hashlib.sha256(encoded).hexdigest()[:16]
