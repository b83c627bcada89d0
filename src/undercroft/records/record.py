"""A record: a header and the entries of a game, each the intent and its outcome.

Save, restart, replay, undo, fork, review, bug report and test fixture are all this one thing. A record without
entries is a game about to start, which is also how a series is saved between two games.

What the table does that is no action of the game has a code of its own that begins with `!`: nothing that a game
writes begins like that.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from undercroft.engine.errors import Malformed
from undercroft.engine.game import Game, Options
from undercroft.engine.position import TABLE
from undercroft.engine.registry import find, kind, with_content

FORMAT = 2
LATEST = 999_999 * 60_000 + 59_999
"""The longest time that the text form can write."""
PERSON = "person"

MARK = "!"
DEAL = "!deal"
UNDO = "!undo"
RESIGN = "!resign"
SEAT = "!seat"
PAUSE = "!pause"
RESUME = "!resume"
ACTS = (DEAL, UNDO, RESIGN, SEAT, PAUSE, RESUME)
"""What a table does beside the actions of its game. A seat changes hands as `!seat "kind" "name"`."""

OLDER = {"deal": DEAL, "undo": UNDO}
"""How format 1 wrote them."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who did what, what luck answered, and when, in milliseconds of playing time: a pause does not count."""

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
    options: dict[str, Any]
    players: tuple[Player, ...]
    date: str = ""
    """When it was begun."""
    tags: dict[str, str] = {}
    """Whatever else somebody wants to say of it; nothing here reads them, and none gets lost."""
    format: int = FORMAT


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    header: Header
    entries: tuple[Entry, ...] = ()

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def header_for(game: Game, options: Options, players: tuple[Player, ...], date: str = "") -> Header:
    return Header(
        game=game.name,
        version=game.edition,
        content=game.content_hash,
        options=plain(options),
        players=players,
        date=date,
    )


def plain(options: Options) -> dict[str, Any]:
    """Options as they are kept, with a game or before it: nothing that JSON has not."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return found


class Stamp(msgspec.Struct):
    """What every format of a record has."""

    header: dict[str, object]


def from_json(data: bytes) -> Record:
    """Raises Malformed for anything else than a record in a format that is known here."""
    try:
        check_format(msgspec.json.decode(data, type=Stamp).header.get("format", FORMAT))
        return current(msgspec.json.decode(data, type=Record))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("malformed-json", reason=str(error)) from error


def check_format(found: object) -> None:
    if str(found) not in map(str, range(1, FORMAT + 1)):
        raise Malformed("record-format", found=str(found), known=FORMAT)


def current(record: Record) -> Record:
    """A record of an older format as it is written today."""
    if record.header.format == FORMAT:
        return record
    entries = tuple(
        msgspec.structs.replace(entry, action=OLDER.get(entry.action, entry.action)) for entry in record.entries
    )
    return Record(header=msgspec.structs.replace(record.header, format=FORMAT), entries=entries)


def game_of(header: Header, content: Path | None = None) -> tuple[Game, Options]:
    """The game and the options of a record, if it can be played here; raises Unknown or Malformed.

    Its content is that of the file if one is named, else whatever has its hash: what is played now, or an older one.
    """
    check_format(header.format)
    check_version(header)
    edition = header.version
    game = find(header.game, content, edition) if content else with_content(header.game, header.content, edition)
    if game is None or header.content != game.content_hash:
        known = (game or find(header.game)).content_hash
        raise Malformed("record-content", found=header.content, known=known)
    options = game.recorded_options(header.options)
    if len(header.players) != options.players:
        raise Malformed("record-players", found=len(header.players), wanted=options.players)
    return game, options


def check_version(header: Header) -> None:
    """What was published is readable for ever; what came before, and what comes later, is not misread."""
    game = kind(header.game)
    if header.version < game.oldest:
        raise Malformed("record-version-old", found=header.version, oldest=game.oldest)
    if header.version > game.version:
        raise Malformed("record-version", found=header.version, known=game.version)


# Acts with something to say


def write_seat(player: Player) -> str:
    """`!seat "greedy" "Grim"`; braces belong to luck, so that a name has none."""
    words = " ".join(msgspec.json.encode(word).decode() for word in (player.kind, player.name))
    return f"{SEAT} {words}".replace("{", "\\u007b").replace("}", "\\u007d")


def read_seat(action: str) -> Player:
    words = action.removeprefix(SEAT).strip().replace('" "', '","')
    try:
        kind, name = msgspec.json.decode(f"[{words}]", type=tuple[str, str])
    except msgspec.DecodeError as error:
        raise Malformed("malformed-seat", action=action) from error
    return Player(name=name, kind=kind)
