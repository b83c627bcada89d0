"""A record as one seat may have it: what others hold and drew is not in it.

It cannot be folded, for luck's answers are what it leaves out. Instead it holds what that seat was told and saw, step
by step, and so replays for that seat alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from undercroft.engine.errors import Malformed
from undercroft.engine.shape import Seat
from undercroft.records.news import SeatView, Step
from undercroft.records.record import FORMAT, Header, check_format, game_of
from undercroft.records.schema import seat_view, step
from undercroft.records.table import Table


class Page(msgspec.Struct, frozen=True):
    """A step, and the table after it."""

    step: msgspec.Raw
    view: msgspec.Raw


class Masked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A masked record. `seat` is null for what a spectator may have."""

    masked: int = FORMAT
    """The format, under a name by which nobody takes this for a whole record."""
    header: Header
    seat: Seat | None
    pages: tuple[Page, ...]

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    def steps(self, content: Path | None = None) -> list[tuple[Step[Any, Any], SeatView[Any, Any]]]:
        """What the seat was told and saw, in the types of its game; `content` is the file that it was played with."""
        game, _ = game_of(self.header, content)
        told, seen = (msgspec.json.Decoder(kind(game)) for kind in (step, seat_view))
        return [(told.decode(page.step), seen.decode(page.view)) for page in self.pages]


def masked(table: Table, seat: int | None) -> Masked:
    """The record of a table for one seat."""
    encode = msgspec.json.Encoder().encode
    pages = tuple(
        Page(msgspec.Raw(encode(one.step(number, seat))), msgspec.Raw(encode(one.view(seat))))
        for number, one in enumerate(Table.unroll(table.game, table.options, table.record))
    )
    return Masked(header=table.header, seat=seat, pages=pages)


def from_json(data: bytes) -> Masked:
    try:
        found = msgspec.json.decode(data, type=Masked)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("malformed-json", reason=str(error)) from error
    check_format(found.masked)
    return found
