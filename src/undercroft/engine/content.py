"""Cards, boards, tiles, quests are data: TOML files loaded into typed structs.

Every entry says where it comes from. A bad file is refused whole, with file, path inside it, and reason.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
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
        text = raw.decode("utf-8-sig")  # some editors begin a file with a mark of its encoding
        if path.suffix == ".json":
            return msgspec.json.decode(text, type=dict[str, object])
        return tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise Unreadable(path, Message("at-byte", byte=error.start), Message("file-not-utf8")) from error
    except (ValueError, RecursionError) as error:  # a number with thousands of digits is a ValueError of Python itself
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
    """The same content has the same hash, however its file is laid out.

    Defaults do not count: a field that is added later, with a default that changes nothing, leaves every hash alone.
    """
    return hashlib.sha256(archived(content)).hexdigest()[:16]


def archived(content: object) -> bytes:
    """Content as it is kept for ever: JSON without defaults, to be read by the forms of today and of later."""
    return msgspec.json.encode(lean(content), order="sorted")


def lean(content: object) -> object:
    """The same data without what is the default anyway."""
    if isinstance(content, msgspec.Struct):
        config = content.__struct_config__
        found: dict[str, object] = {} if config.tag is None else {str(config.tag_field): config.tag}
        for field in fields_of(type(content)):
            value = getattr(content, field.name)
            if value != default_of(field):
                found[field.encode_name] = lean(value)
        return found
    if isinstance(content, dict):
        return {key: lean(value) for key, value in content.items()}
    if isinstance(content, list | tuple):
        return [lean(value) for value in content]
    return content


@cache
def fields_of(form: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Asked for once: msgspec reads the annotations of a form anew each time, and a box of cards has hundreds."""
    return msgspec.structs.fields(form)


def default_of(field: msgspec.structs.FieldInfo) -> object:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
