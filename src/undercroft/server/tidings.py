"""What servers on one store say to each other. Only `Written` matters: it comes with what was written or not at all.
The rest is fleeting, and whoever missed it is told afresh."""

from __future__ import annotations

import msgspec

from undercroft.engine.shape import Seat
from undercroft.server.wire import Code, Person


class Word(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower):
    by: str
    """The server that says it."""


class Written(Word, frozen=True, kw_only=True):
    """A row of a table was written."""

    table: str
    number: int
    carded: bool
    """Whether the table's card has changed, and with it the lists that it is in."""


class Pointing(Word, frozen=True, kw_only=True):
    """Somebody points at a thing."""

    table: str
    seat: Seat
    field: Code
    value: Code


class Renamed(Word, frozen=True, kw_only=True):
    """What is kept of a person has changed."""

    person: str


class Who(Word, frozen=True, kw_only=True):
    """Say who is connected to you: each server answers with `Anew` and a `Came` for everybody."""


class Anew(Word, frozen=True, kw_only=True):
    """Something that I said may have been lost. Forget who is connected to me, and what you know of people by heart."""


class Came(Word, frozen=True, kw_only=True):
    table: str
    person: Person


class Went(Word, frozen=True, kw_only=True):
    table: str
    person: str


class Noted(Word, frozen=True, kw_only=True):
    """Something was written on a sheet."""

    sheet: str


Words = Written | Pointing | Renamed | Who | Anew | Came | Went | Noted

read_word = msgspec.json.Decoder(Words).decode


def write_word(word: Words) -> str:
    return msgspec.json.encode(word).decode()
