"""A record: a header and the entries of a game, each the intent and its outcome.

Save, restart, replay, undo, fork, review, bug report and test fixture are all this one thing. A record without
entries is a game about to start, which is also how a series is saved between two games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from undercroft.engine.errors import Malformed
from undercroft.engine.game import Game, Options
from undercroft.engine.position import TABLE
from undercroft.engine.registry import find

FORMAT = 1
LATEST = 999_999 * 60_000 + 59_999
"""The longest time that the text form can write."""
SET_UP = "deal"
UNDO = "undo"
PERSON = "person"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who did what, what luck answered, and when, in milliseconds since the start."""

    seat: Annotated[int, msgspec.Meta(ge=TABLE, le=62)]
    action: str
    luck: tuple[str, ...] = ()
    at: Annotated[int, msgspec.Meta(ge=0, le=LATEST)] = 0


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who sits in a seat: a person, or a bot by its kind."""

    name: str
    kind: str = PERSON


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that is settled before the first entry."""

    game: str
    version: int
    content: str
    """The hash of the content played with."""
    options: dict[str, object]
    players: tuple[Player, ...]
    date: str = ""
    format: int = FORMAT


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    header: Header
    entries: tuple[Entry, ...] = ()

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def header_for(game: Game, options: Options, players: tuple[Player, ...], date: str = "") -> Header:
    settled = msgspec.json.decode(msgspec.json.encode(options))
    return Header(
        game=game.name, version=game.version, content=game.content_hash, options=settled, players=players, date=date
    )


class Stamp(msgspec.Struct):
    """What every format of a record has."""

    header: dict[str, object]


def from_json(data: bytes) -> Record:
    """Raises Malformed for anything else than a record in the format that is known here."""
    try:
        found = msgspec.json.decode(data, type=Stamp).header.get("format", FORMAT)
        check_format(found)
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("malformed-json", reason=str(error)) from error


def check_format(found: object) -> None:
    if str(found) != str(FORMAT):
        raise Malformed("record-format", found=str(found), known=FORMAT)


def game_of(header: Header, content: Path | None = None) -> tuple[Game, Options]:
    """The game and the options of a record, if it can be played here; raises Unknown or Malformed."""
    check_format(header.format)
    game = find(header.game, content)
    if header.version != game.version:
        raise Malformed("record-version", found=header.version, known=game.version)
    if header.content != game.content_hash:
        raise Malformed("record-content", found=header.content, known=game.content_hash)
    options = game.options(header.options)
    if len(header.players) != options.players:
        raise Malformed("record-players", found=len(header.players), wanted=options.players)
    return game, options
