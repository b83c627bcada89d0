"""The other servers of the same store: what they have written is shown here too, and who is connected to them is here.

Each server says who comes to its tables and who goes. Whether a server is there at all is asked of the store: of one
that was killed nobody says goodbye, and after a few seconds its people are gone with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from undercroft.server.store import NotStored
from undercroft.server.tidings import (
    Anew,
    Came,
    Noted,
    Pointing,
    Renamed,
    Went,
    Who,
    Words,
    Written,
    read_word,
    write_word,
)
from undercroft.server.wire import Person, Pointed

if TYPE_CHECKING:
    from undercroft.server.house import House

SOON = 0.05
MOST_WORDS = 500
"""So many go out at once."""

People = dict[str, Person]


class Neighbours:
    def __init__(self, house: House) -> None:
        self.house = house
        self.known: dict[str, dict[str, People]] = {}
        """For each of the others, who is connected to it, by table and id."""
        self.waiting: list[str] = []
        """What is to be told."""
        self.filled = asyncio.Event()
        self.changed: set[str] = set()
        """The tables where other people are present than was shown."""

    def open(self) -> None:
        if self.house.store.notifies:
            for work in (self.listen, self.talk, self.beat):
                self.house.keep_doing(work)

    @property
    def name(self) -> str:
        return self.house.store.server

    # What they know of us

    def tell(self, word: Words) -> None:
        if self.house.store.notifies:
            self.waiting.append(write_word(word))
            self.filled.set()

    def point(self, table: str, pointed: Pointed) -> None:
        self.tell(Pointing(by=self.name, table=table, seat=pointed.seat, field=pointed.field, value=pointed.value))

    def came(self, table: str, person: Person) -> None:
        self.tell(Came(by=self.name, table=table, person=person))

    def went(self, table: str, person: Person) -> None:
        self.tell(Went(by=self.name, table=table, person=person.id))

    def renamed(self, person: str) -> None:
        self.tell(Renamed(by=self.name, person=person))

    def noted(self, sheet: str) -> None:
        self.tell(Noted(by=self.name, sheet=sheet))

    def introduce(self) -> None:
        """Who is connected to this server, all of it."""
        self.tell(Anew(by=self.name))
        for live in self.house.lives.values():
            for person in live.connected().values():
                self.came(live.id, person)
        self.house.sheets.introduce()

    async def talk(self) -> None:
        """Pass on what there is to tell. If that was impossible for a while, what is old news by then is not told, but
        who is here is told anew."""
        try:
            while True:
                await self.filled.wait()
                words, self.waiting = self.waiting[:MOST_WORDS], self.waiting[MOST_WORDS:]
                if not self.waiting:
                    self.filled.clear()
                await self.house.store.tell(words)
        except NotStored:
            self.waiting = []
            self.introduce()

    async def beat(self) -> None:
        """Say that this server is there, and see who else is."""
        try:
            there = await self.house.store.alive()
        except NotStored as trouble:
            self.house.log.warning("store away", reason=str(trouble))
            return
        for server in there - self.known.keys():
            self.meet(server)
        for server in self.known.keys() - there:
            self.show_presence(self.known.pop(server))

    # What we know of them

    def people(self, table: str) -> People:
        """Who is at a table through other servers."""
        return {id: person for tables in self.known.values() for id, person in tables.get(table, {}).items()}

    async def listen(self) -> None:
        with suppress(NotStored):
            async for said in self.house.store.listen():
                if said:
                    self.hear(said)
                else:
                    self.begin()

    def begin(self) -> None:
        """From now on everything is heard; what was said before has to be found out."""
        known, self.known = self.known, {}
        for tables in known.values():
            self.show_presence(tables)
        self.house.people.kept.clear()
        self.tell(Who(by=self.name))
        self.house.changed(True, ())
        for id in self.house.lives:
            self.house.spawn(self.house.catch_up(id))

    def meet(self, server: str) -> None:
        """Somebody new is there, or came back: who is connected to them?"""
        self.known[server] = {}
        self.tell(Who(by=self.name))

    def hear(self, said: str) -> None:
        try:
            word = read_word(said)
        except msgspec.DecodeError as error:  # of a server of another release, perhaps
            self.house.log.warning("not understood", reason=str(error))
            return
        if word.by == self.name:
            return
        if isinstance(word, Written):
            self.house.written(word.table, word.number, word.carded)
            return
        if word.by not in self.known:
            self.meet(word.by)
        tables = self.known[word.by]
        if isinstance(word, Who):
            self.introduce()
        elif isinstance(word, Anew):
            self.known[word.by] = {}
            self.show_presence(tables)
            self.house.people.kept.clear()
        elif isinstance(word, Came):
            tables.setdefault(word.table, {})[word.person.id] = word.person
            self.show_presence({word.table})
        elif isinstance(word, Went):
            here = tables.get(word.table, {})
            here.pop(word.person, None)
            if not here:
                tables.pop(word.table, None)
            self.show_presence({word.table})
        elif isinstance(word, Renamed):
            self.house.people.kept.pop(word.person, None)
        elif isinstance(word, Noted):
            self.house.sheets.wake(word.sheet)
        elif (live := self.house.lives.get(word.table)) is not None:
            live.send(Pointed(seat=word.seat, field=word.field, value=word.value))

    def show_presence(self, tables: Iterable[str]) -> None:
        """Soon: of one who is told anew, the same people mostly come again at once."""
        tables = {*tables}
        if tables and not self.changed:
            asyncio.get_running_loop().call_later(SOON, self.show_changed)
        self.changed |= tables

    def show_changed(self) -> None:
        changed, self.changed = self.changed, set()
        for table in changed:
            if (live := self.house.lives.get(table)) is not None:
                live.show_presence()
            self.house.sheets.wake(table)
