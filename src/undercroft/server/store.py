"""What is kept, in as few verbs as possible, written once in SQL that `sqlite.py` and `postgres.py` both carry out.

A table is its log: rows that were each written at once, by number. Whoever wants to write the next row must have read
all rows before it, for a number that is taken is not taken twice: that settles who writes a table, also between several
servers. Beside the log stands a card for each table, to find it by, made from the log and written with it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec

from undercroft.engine.errors import Trouble


class Row(msgspec.Struct, frozen=True):
    """Some items of a table that were written at once. `number` is that of the first."""

    table: str
    number: int
    time: int
    command: str
    """Who wrote it, and that person's id for the command: it is done once. Empty for the table itself."""
    items: str
    """JSON."""


class Card(msgspec.Struct, frozen=True):
    """What a table is found by. `due` is when it has to be looked after without anybody asking: a clock that runs out,
    a bot that has to move."""

    table: str
    game: str
    state: str
    listed: bool
    owner: str
    changed: int
    due: int | None
    shown: str
    """What lists show of it, as JSON."""
    members: tuple[tuple[str, bool], ...]
    """Who belongs to it, and whether it waits for them."""


class Write(msgspec.Struct, frozen=True):
    row: Row
    card: Card | None
    """Null if nothing on it has changed."""


class Known(msgspec.Struct, frozen=True):
    """A person as it is kept."""

    id: str
    name: str
    sigil: str
    seen: int
    named: bool = False
    """Whether the name was chosen."""
    banned: bool = False


class NotStored(Trouble):
    """The store did not take something just now, and it may be tried again. If the connection was lost in the middle,
    it may have been kept all the same: whoever wrote a row reads the table again."""


Statement = tuple[str, tuple[object, ...]]
"""SQL with `?` for each of the values beside it. Nothing comes of doing one twice: it may be tried again."""


class Store(ABC):
    """Everything that outlives the server. All of it may raise NotStored."""

    notifies = False
    """Whether other servers may write to the same store and tell of it."""
    server = ""
    """The name of this server among them."""

    # What a database has to do

    @abstractmethod
    async def open(self) -> None:
        """Ready for use, brought to the present form if it is of an older one."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """Write all of these at once and for good; False for each whose number was taken."""

    @abstractmethod
    async def select(self, query: str, *values: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def run(self, *statements: Statement) -> None:
        """All of them, or none."""

    # Tables

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        query = "SELECT * FROM log WHERE table_id = ? AND number >= ? ORDER BY number"
        return [Row(*row) for row in await self.select(query, table, since)]

    async def cards(self, where: str, *values: object, limit: int = 100) -> list[Card]:
        """The cards for which a condition holds, the latest first."""
        query = f"SELECT {CARD} FROM tables WHERE {where} ORDER BY changed DESC LIMIT {limit}"
        return [
            Card(table, game, state, bool(listed), owner, changed, due, shown, ())
            for table, game, state, listed, owner, changed, due, shown in await self.select(query, *values)
        ]

    async def due(self, time: int) -> list[str]:
        """The tables that have to be looked after by then, and that no other server looks after."""
        return [id for (id,) in await self.select("SELECT id FROM tables WHERE due <= ?", time)]

    async def concerned(self, table: str) -> tuple[bool, frozenset[str]]:
        """Whether a table is listed for everybody, and whose it is."""
        listed = await self.select("SELECT 1 FROM tables WHERE id = ? AND listed = 1", table)
        members = await self.select("SELECT person FROM members WHERE table_id = ?", table)
        return bool(listed), frozenset(person for (person,) in members)

    async def forget(self, table: str) -> None:
        """Nothing is left of a table."""
        await self.run(
            ("DELETE FROM log WHERE table_id = ?", (table,)),
            ("DELETE FROM members WHERE table_id = ?", (table,)),
            ("DELETE FROM tables WHERE id = ?", (table,)),
            ("DELETE FROM tending WHERE table_id = ?", (table,)),
        )

    # People and other things

    async def person(self, id: str) -> Known | None:
        for row in await self.select("SELECT * FROM people WHERE id = ?", id):
            id, name, sigil, seen, named, banned = row
            return Known(id, name, sigil, seen, bool(named), bool(banned))
        return None

    async def keep_person(self, person: Known) -> None:
        values = (person.id, person.name, person.sigil, person.seen, int(person.named), int(person.banned))
        await self.run((KEEP_PERSON, values))

    async def forget_person(self, id: str) -> None:
        await self.run(("DELETE FROM people WHERE id = ?", (id,)))

    async def content(self, digest: str) -> tuple[str, str] | None:
        """The game and the text of a content file that somebody brought."""
        for game, body in await self.select("SELECT game, body FROM contents WHERE digest = ?", digest):
            return game, body
        return None

    async def keep_content(self, digest: str, game: str, text: str, person: str, time: int) -> None:
        values = (digest, game, text, person, time)
        await self.run(("INSERT INTO contents VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", values))

    async def secret(self, name: str, fresh: str) -> str:
        """A value that all servers of this store share: the one that was there first."""
        await self.run(("INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING", (name, fresh)))
        ((value,),) = await self.select("SELECT value FROM secrets WHERE name = ?", name)
        return str(value)

    # Several servers on one store

    async def alive(self) -> frozenset[str]:
        """The other servers that are there now. To ask is to be there: whoever does not ask for a while is gone."""
        return frozenset()

    async def tend(self, table: str) -> bool:
        """Whether this server is the one that looks after a table's clocks and bots; it stays so until it `release`s
        the table or goes away."""
        return True

    async def release(self, table: str) -> None:
        """Another server may look after the table."""
        return None

    async def tell(self, words: Sequence[str]) -> None:
        """Pass something on to the other servers."""
        return None

    def listen(self) -> AsyncIterator[str]:
        """What the other servers pass on. The first word is empty: from then on nothing is missed, until it ends with
        NotStored."""
        raise NotImplementedError


CARD = "id, game, state, listed, owner, changed, due, shown"
KEEP_PERSON = (
    "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
    " name = excluded.name, sigil = excluded.sigil, seen = excluded.seen, named = excluded.named,"
    " banned = excluded.banned"
)
KEEP_CARD = (
    "ON CONFLICT (id) DO UPDATE SET game = excluded.game, state = excluded.state, listed = excluded.listed,"
    " owner = excluded.owner, changed = excluded.changed, due = excluded.due, shown = excluded.shown"
)
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, state TEXT NOT NULL, listed INTEGER NOT NULL,"
        " owner TEXT NOT NULL, changed BIGINT NOT NULL, due BIGINT, shown TEXT NOT NULL)",
        "CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_listed ON tables (listed, state, changed)",
        "CREATE TABLE members (person TEXT NOT NULL, table_id TEXT NOT NULL, turn INTEGER NOT NULL,"
        " PRIMARY KEY (person, table_id))",
        "CREATE INDEX members_by_table ON members (table_id)",
        "CREATE TABLE log (table_id TEXT NOT NULL, number BIGINT NOT NULL, time BIGINT NOT NULL, command TEXT NOT NULL,"
        " items TEXT NOT NULL, PRIMARY KEY (table_id, number))",
        "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, sigil TEXT NOT NULL, seen BIGINT NOT NULL,"
        " named INTEGER NOT NULL, banned INTEGER NOT NULL)",
        "CREATE TABLE contents (digest TEXT PRIMARY KEY, game TEXT NOT NULL, body TEXT NOT NULL, person TEXT NOT NULL,"
        " time BIGINT NOT NULL)",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (
        "CREATE TABLE servers (id TEXT PRIMARY KEY, until BIGINT NOT NULL)",
        "CREATE TABLE tending (table_id TEXT PRIMARY KEY, server TEXT NOT NULL)",
    ),
    (
        "CREATE TABLE sheets (id TEXT PRIMARY KEY, key TEXT NOT NULL, game TEXT NOT NULL, title TEXT NOT NULL,"
        " owner TEXT NOT NULL, changed BIGINT NOT NULL)",
        "CREATE INDEX sheets_by_owner ON sheets (owner)",
        "CREATE TABLE sheet_notes (sheet TEXT NOT NULL, number BIGINT NOT NULL, id TEXT NOT NULL, note TEXT NOT NULL,"
        " PRIMARY KEY (sheet, number), UNIQUE (sheet, id))",
    ),
)
"""The steps from an empty store to the present form. One that was ever published stays as it is; new ones follow."""


def steps_from(version: int) -> list[str]:
    """What brings a store of a version to the present form."""
    if version > len(MIGRATIONS):
        raise Trouble("store-newer", found=version, known=len(MIGRATIONS))
    return [statement for step in MIGRATIONS[version:] for statement in step]
