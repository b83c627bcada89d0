"""Sheets of a companion on which several phones write. The server knows no game and reads no step: it keeps notes in
the order in which they came, each once, and tells those who follow.

A note is kept for good before anybody hears of it. Whoever has the key of a sheet may read it and write on it.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_urlsafe
from typing import TYPE_CHECKING

import msgspec
from starlette.types import Receive, Scope, Send

from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.registry import find
from undercroft.server.endpoints import Call, Endpoint, TooLarge
from undercroft.server.info import SIGILS, key, same
from undercroft.server.limits import TooMuch
from undercroft.server.listening import Listeners
from undercroft.server.people import readable
from undercroft.server.store import NotStored, Store
from undercroft.server.wire import (
    Person,
    SheetKey,
    SheetNews,
    SheetNote,
    SheetOpened,
    SheetOpening,
    SheetRead,
    SheetWriting,
    encode,
)

if TYPE_CHECKING:
    from undercroft.server.house import House

NAME = r"[A-Za-z0-9_-]{1,24}"
MOST_NOTES = 5000
"""So many has a sheet: a long evening has some hundreds."""
LARGEST_NOTE = 100_000
"""Bytes: a step may hold a whole quest."""
LARGEST_SHEET = 1_000_000
"""Bytes, all notes together."""
MOST_PHONES = 40
MOST_SHEETS = 100
"""So many may one person have opened."""
POLL = 2.0
"""Seconds after which a follower looks by itself, where another server may have written and died before it said so."""
PATIENCE = 10.0
"""Seconds that a connection has to say its key."""

LOCK = "UPDATE sheets SET changed = ? WHERE id = ?"
"""First of all: of several servers one at a time then numbers the notes of a sheet."""
APPEND = (
    "INSERT INTO sheet_notes SELECT ?, coalesce(max(number), -1) + 1, ?, ? FROM sheet_notes WHERE sheet = ?"
    " ON CONFLICT DO NOTHING"
)
read_note = msgspec.json.Decoder(SheetNote).decode
read_key = msgspec.json.Decoder(SheetKey).decode


class Sheets:
    """Who follows which sheet at this server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.followed: dict[str, dict[str, asyncio.Event]] = {}
        """By sheet and phone, what wakes whoever tells that phone."""

    def came(self, sheet: str, phone: str, woken: asyncio.Event) -> None:
        here = self.followed.setdefault(sheet, {})
        if len(here) >= MOST_PHONES:
            raise TooMuch("sheet-crowded", most=MOST_PHONES)
        here[phone] = woken
        self.house.neighbours.came(sheet, as_person(phone))
        self.wake(sheet)

    def went(self, sheet: str, phone: str) -> None:
        here = self.followed.get(sheet, {})
        if here.pop(phone, None) is None:
            return
        if not here:
            del self.followed[sheet]
        self.house.neighbours.went(sheet, as_person(phone))
        self.wake(sheet)

    def phones(self, sheet: str) -> int:
        return len(self.followed.get(sheet, ())) + len(self.house.neighbours.people(sheet))

    def wake(self, sheet: str) -> None:
        """Something was written, here or at another server, or somebody came or went."""
        for woken in self.followed.get(sheet, {}).values():
            woken.set()

    def introduce(self) -> None:
        """Who is here, for a server that is new."""
        for sheet, here in self.followed.items():
            for phone in here:
                self.house.neighbours.came(sheet, as_person(phone))


def as_person(phone: str) -> Person:
    """Servers tell each other of people; a phone has no name."""
    return Person(id=phone, name="", sigil=SIGILS[0])


# What is kept


async def check_key(store: Store, sheet: str, given: str) -> tuple[str, str]:
    """The game and the title of a sheet, for whoever has its key; all others learn nothing."""
    if re.fullmatch(NAME, sheet):
        query = "SELECT key, game, title FROM sheets WHERE id = ?"
        for kept, game, title in await store.select(query, sheet):
            if same(given, kept):
                return game, title
    raise Unknown("unknown-sheet")


async def notes(store: Store, sheet: str, after: int) -> tuple[SheetNote, ...]:
    query = "SELECT note FROM sheet_notes WHERE sheet = ? AND number >= ? ORDER BY number"
    return tuple(read_note(note) for (note,) in await store.select(query, sheet, after))


async def append(house: House, sheet: str, written: tuple[SheetNote, ...]) -> None:
    rows = [(note.id, encode(note).decode()) for note in written]
    if any(len(note.encode()) > LARGEST_NOTE for _, note in rows):
        raise TooLarge("too-large-note", most=LARGEST_NOTE // 1000)
    query = "SELECT count(*), coalesce(sum(length(note)), 0) FROM sheet_notes WHERE sheet = ?"
    ((count, size),) = await house.store.select(query, sheet)
    if count + len(rows) > MOST_NOTES or size + sum(len(note) for _, note in rows) > LARGEST_SHEET:
        raise TooLarge("sheet-full")
    await house.store.run((LOCK, (house.now(), sheet)), *((APPEND, (sheet, id, note, sheet)) for id, note in rows))
    house.metrics.notes.inc(len(rows))
    house.sheets.wake(sheet)
    house.neighbours.noted(sheet)


async def forget_old(store: Store, before: int) -> None:
    """Sheets on which nobody has written since then."""
    old = "SELECT id FROM sheets WHERE changed <= ?"
    await store.run(
        (f"DELETE FROM sheet_notes WHERE sheet IN ({old})", (before,)),
        ("DELETE FROM sheets WHERE changed <= ?", (before,)),
    )


async def forget_of(store: Store, person: str) -> None:
    """The sheets that somebody opened. Who wrote what was never kept; the phones have what they need."""
    own = "SELECT id FROM sheets WHERE owner = ?"
    await store.run(
        (f"DELETE FROM sheet_notes WHERE sheet IN ({own})", (person,)),
        ("DELETE FROM sheets WHERE owner = ?", (person,)),
    )


# Over HTTP


async def open_sheet(call: Call) -> SheetOpened:
    """A sheet of a game's companion, for several phones."""
    wish: SheetOpening = call.body
    find(wish.game)
    title = readable(wish.title)
    if not title:
        raise Malformed("malformed-words")
    store = call.house.store
    call.house.limits.sheets.spend(call.known.id)
    ((count,),) = await store.select("SELECT count(*) FROM sheets WHERE owner = ?", call.known.id)
    if count >= MOST_SHEETS:
        raise TooMuch("too-many-sheets")
    opened = SheetOpened(sheet=token_urlsafe(9), key=key())
    values = (opened.sheet, opened.key, wish.game, title, call.known.id, call.house.now())
    await store.run(("INSERT INTO sheets VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", values))
    return opened


async def write_sheet(call: Call) -> SheetRead:
    """Write notes on a sheet, and read what it holds from a number on. A note that comes twice is kept once."""
    wish: SheetWriting = call.body
    house, sheet = call.house, call.path("sheet")
    game, title = await check_key(house.store, sheet, wish.key)
    if wish.notes:
        house.limits.notes.spend(call.known.id, len(wish.notes))
        await append(house, sheet, wish.notes)
    found = await notes(house.store, sheet, wish.after)
    return SheetRead(game=game, title=title, after=wish.after, notes=found, time=house.now())


ENDPOINTS = (
    Endpoint(method="POST", path="/api/sheets", handler=open_sheet, takes=SheetOpening, gives=SheetOpened),
    Endpoint(method="POST", path="/api/sheets/{sheet}", handler=write_sheet, takes=SheetWriting, gives=SheetRead),
)


# News


class SheetSockets(Listeners):
    """The ASGI application for `/api/sheets/ID/socket`: after its key a phone hears, and says no more."""

    @asynccontextmanager
    async def telling(self, scope: Scope, receive: Receive, send: Send, person: str) -> AsyncIterator[None]:
        sheet, phone, woken = scope["path_params"]["sheet"], token_urlsafe(9), asyncio.Event()
        said = await self.first(receive)
        await check_key(self.house.store, sheet, said.key)
        self.house.sheets.came(sheet, phone, woken)
        task = asyncio.create_task(self.tell(sheet, said.after, woken, send))
        try:
            yield
        finally:
            self.house.sheets.went(sheet, phone)
            task.cancel()

    async def first(self, receive: Receive) -> SheetKey:
        try:
            async with asyncio.timeout(PATIENCE):
                message = await receive()
            return read_key(message.get("text") or b"")
        except (msgspec.DecodeError, TimeoutError) as error:
            raise Malformed("malformed-message", reason=str(error)) from error

    async def tell(self, sheet: str, after: int, woken: asyncio.Event, send: Send) -> None:
        """Everything from a number on, as it comes, and how many phones there are."""
        phones = -1
        with suppress(OSError):  # the other side is gone
            while True:
                woken.clear()
                with suppress(NotStored):  # without the store there is no news; it is asked again
                    found = await notes(self.house.store, sheet, after)
                    now = self.house.sheets.phones(sheet)
                    if found or now != phones:
                        phones = now
                        news = SheetNews(after=after, notes=found, phones=phones, time=self.house.now())
                        await send({"type": "websocket.send", "text": encode(news).decode()})
                        after += len(found)
                with suppress(TimeoutError):
                    async with asyncio.timeout(POLL if self.house.store.notifies else None):
                        await woken.wait()
