"""The store in a PostgreSQL database, for any number of servers.

Rows that are written together are one statement, and so is the word of them to the other servers: both happen, or
neither. A connection that was lost is opened anew and the statement tried once more; a row that had been written after
all is then found taken, like one that another server wrote.

A server is there as long as it says so every second (`alive`): the table `servers` has the moment until which each is
believed. Who looks after a table stands in `tending`, and holds as long as that server is believed to be there. All
these moments are of the database's clock.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection, errors

from undercroft.engine.text import Message
from undercroft.server.store import KEEP_CARD, MIGRATIONS, NotStored, Statement, Store, Write, steps_from
from undercroft.server.tidings import Written, write_word

Found = TypeVar("Found")

PATIENCE = 5.0
"""Seconds that a statement may take."""
GRACE = 2.0
"""Seconds more until a database that does not even say so is believed to be away."""
READERS = 4
"""So many things may be looked up at the same time."""
BELIEVED = 4.0
"""Seconds for which a server is believed to be there after it said so."""
CHANNEL = "undercroft"
MIGRATING = 0x756E6465726372
"""The number of the lock under which one server at a time brings the store to the present form."""
WATCHED: dict[str, Any] = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""So that a database that vanished from the network is noticed within seconds."""

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
THERE = f"(SELECT id FROM servers WHERE until > {NOW})"
RELIABLY = (
    f"SELECT set_config('statement_timeout', '{int(1000 * PATIENCE)}ms', false), set_config('synchronous_commit',"
    " CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on'"
    " ELSE current_setting('synchronous_commit') END, false)"
).encode()
"""How a connection is set: what is accepted is on the disk, whatever is usual in this database."""
SAY_ALIVE = (
    f"WITH said AS (INSERT INTO servers VALUES (?, {NOW} + ?)"
    f" ON CONFLICT (id) DO UPDATE SET until = excluded.until) SELECT * FROM {THERE} AS there"
)
TEND = (
    "INSERT INTO tending VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET server = excluded.server"
    f" WHERE tending.server = excluded.server OR tending.server NOT IN {THERE} RETURNING server"
)
DUE = (
    "SELECT id FROM tables WHERE due <= ? AND NOT EXISTS (SELECT 1 FROM tending"
    f" WHERE table_id = tables.id AND server <> ? AND server IN {THERE})"
)

APPEND = f"""
WITH written AS (
    INSERT INTO log SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bigint[], %s::text[], %s::text[])
    ON CONFLICT DO NOTHING RETURNING table_id
), cards AS (
    INSERT INTO tables
    SELECT card.* FROM unnest(
        %s::text[], %s::text[], %s::text[], %s::int[], %s::text[], %s::bigint[], %s::bigint[], %s::text[]
    ) AS card (id) JOIN written ON table_id = id
    {KEEP_CARD} RETURNING id
), present AS (
    SELECT * FROM unnest(%s::text[], %s::text[], %s::int[]) AS member (person, table_id, turn)
    WHERE table_id IN (SELECT id FROM cards)
), gone AS (
    DELETE FROM members WHERE table_id IN (SELECT id FROM cards)
    AND (person, table_id) NOT IN (SELECT person, table_id FROM present)
), come AS (
    INSERT INTO members SELECT * FROM present ON CONFLICT (person, table_id) DO UPDATE SET turn = excluded.turn
)
SELECT table_id, pg_notify('{CHANNEL}', word)
FROM written JOIN unnest(%s::text[], %s::text[]) AS told (table_id, word) USING (table_id)
"""


class Connections:
    """A few connections, each for one at a time. They are opened when they are needed, and anew when they were lost."""

    def __init__(self, url: str, count: int) -> None:
        self.url = url
        self.count = count
        self.free: asyncio.LifoQueue[AsyncConnection | None] = asyncio.LifoQueue()
        for _ in range(count):
            self.free.put_nowait(None)

    async def use(self, work: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        """Do something with one of them; it must do no harm if it is done twice."""
        try:
            async with asyncio.timeout(PATIENCE + GRACE):
                return await self.used(work)
        except (psycopg.Error, OSError) as error:  # too late is an OSError
            raise NotStored("not-stored", reason=reason(error)) from error

    async def used(self, work: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        connection = await self.free.get()
        try:
            if connection is not None:
                try:
                    return await work(connection)
                except psycopg.OperationalError:
                    if not connection.closed:
                        raise
            connection = await connect(self.url, RELIABLY)
            return await work(connection)
        except asyncio.CancelledError:  # nobody knows what it is doing now
            end(connection)
            raise
        finally:
            self.free.put_nowait(None if connection is None or connection.closed else connection)

    async def close(self) -> None:
        for _ in range(self.count):
            end(await self.free.get())


class PostgresStore(Store):
    notifies = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.server = token_hex(6)
        self.writer = Connections(url, 1)
        self.others = Connections(url, READERS)
        self.tended: set[str] = set()
        """The tables that this server looks after."""
        self.elsewhere: set[str] = set()
        """Those that another one does, as far as is known from the last second."""
        self.believed = 0.0
        """Until when the others believe this server to be there, by its own clock: a little less than they do."""

    async def open(self) -> None:
        try:
            connection = await connect(self.url)
        except psycopg.Error as error:
            raise NotStored("not-stored", reason=reason(error)) from error
        try:
            await prepare(connection)
        finally:
            end(connection)
        await self.alive()

    async def close(self) -> None:
        """Whatever this server looked after is free for the others at once."""
        with suppress(NotStored):
            await self.run(("DELETE FROM servers WHERE id = ?", (self.server,)))
        await self.writer.close()
        await self.others.close()

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        """One statement has room for one row of each table; if there are more, they follow in another."""
        first = {write.row.table: write for write in reversed(writes)}
        later = [write for write in writes if first[write.row.table] is not write]
        values = columns(self.server, list(first.values()))

        async def work(connection: AsyncConnection) -> list[tuple[Any, ...]]:
            return await (await connection.execute(APPEND.encode(), values)).fetchall()

        written = {table for table, *_ in await self.writer.use(work)}
        followed = iter(await self.append(later) if later else ())
        return [write.row.table in written if first[write.row.table] is write else next(followed) for write in writes]

    async def select(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        async def work(connection: AsyncConnection) -> list[tuple[Any, ...]]:
            return await (await connection.execute(written_for_psycopg(query), readable(values))).fetchall()

        return await self.others.use(work)

    async def run(self, *statements: Statement) -> None:
        async def work(connection: AsyncConnection) -> None:
            async with connection.transaction():
                for statement, values in statements:
                    await connection.execute(written_for_psycopg(statement), readable(values))

        await self.others.use(work)

    # Several servers

    async def alive(self) -> frozenset[str]:
        asked = monotonic()
        self.elsewhere.clear()
        if asked > self.believed:
            self.tended.clear()  # another server may look after them by now
        found = await self.select(SAY_ALIVE, self.server, int(1000 * BELIEVED))
        self.believed = asked + BELIEVED
        return frozenset(id for (id,) in found) - {self.server}

    async def due(self, time: int) -> list[str]:
        return [id for (id,) in await self.select(DUE, time, self.server)]

    async def tend(self, table: str) -> bool:
        if monotonic() > self.believed or table in self.elsewhere:
            return False
        if table not in self.tended:
            found = await self.select(TEND, table, self.server)
            (self.tended if found else self.elsewhere).add(table)
        return table in self.tended

    async def release(self, table: str) -> None:
        if table in self.tended:
            self.tended.discard(table)
            await self.run(("DELETE FROM tending WHERE table_id = ? AND server = ?", (table, self.server)))

    async def tell(self, words: Sequence[str]) -> None:
        await self.select(f"SELECT pg_notify('{CHANNEL}', word) FROM unnest(?::text[]) AS word", [*words])

    async def listen(self) -> AsyncIterator[str]:
        try:
            connection = await connect(self.url)
            try:
                await connection.execute(f"LISTEN {CHANNEL}".encode())
                yield ""
                async for notify in connection.notifies():
                    yield notify.payload
            finally:
                end(connection)
        except psycopg.Error as error:
            raise NotStored("not-stored", reason=reason(error)) from error
        raise NotStored("not-stored", reason=Message("store-away"))


async def connect(url: str, setting: bytes = b"SELECT 1") -> AsyncConnection:
    connection = await AsyncConnection.connect(url, autocommit=True, connect_timeout=int(PATIENCE), **WATCHED)
    try:
        await connection.execute(setting)
    except BaseException:
        end(connection)
        raise
    return connection


def end(connection: AsyncConnection | None) -> None:
    if connection is not None:
        connection.pgconn.finish()


async def prepare(connection: AsyncConnection) -> None:
    """Bring the store to the present form; of several servers that start together one does it."""
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            await connection.execute("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)")
            found = await (await connection.execute("SELECT number FROM version")).fetchone()
            version = found[0] if found is not None else 0
            for statement in steps_from(version):
                await connection.execute(statement.encode())
            if version < len(MIGRATIONS):
                await connection.execute("DELETE FROM version")
                await connection.execute("INSERT INTO version VALUES (%s)", (len(MIGRATIONS),))
            await connection.execute(f"DELETE FROM servers WHERE until < {NOW}".encode())
            await connection.execute("DELETE FROM tending WHERE server NOT IN (SELECT id FROM servers)")
    except psycopg.Error as error:
        raise NotStored("not-stored", reason=reason(error)) from error


def columns(server: str, writes: Sequence[Write]) -> list[list[Any]]:
    """What is written, column by column. Always in the same order: then no two servers wait for each other."""
    ordered = sorted(writes, key=lambda write: write.row.table)
    rows = [write.row for write in ordered]
    cards = [write.card for write in ordered if write.card is not None]
    members = [(person, card.table, int(turn)) for card in cards for person, turn in sorted(card.members)]
    words = [
        write_word(Written(by=server, table=row.table, number=row.number, carded=write.card is not None))
        for write, row in zip(ordered, rows, strict=True)
    ]
    return [
        [row.table for row in rows],
        [row.number for row in rows],
        [row.time for row in rows],
        [row.command for row in rows],
        [row.items for row in rows],
        [card.table for card in cards],
        [card.game for card in cards],
        [card.state for card in cards],
        [int(card.listed) for card in cards],
        [card.owner for card in cards],
        [card.changed for card in cards],
        [card.due for card in cards],
        [card.shown for card in cards],
        [person for person, _, _ in members],
        [table for _, table, _ in members],
        [turn for _, _, turn in members],
        [row.table for row in rows],
        words,
    ]


def written_for_psycopg(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()


def readable(values: Sequence[object]) -> list[object]:
    """PostgreSQL knows no text with a zero in it; nothing that is kept has one."""
    return [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]


def reason(error: Exception) -> Message:
    """Why, for people: which database it was is nobody's business."""
    if isinstance(error, errors.DiskFull):
        return Message("store-full")
    if isinstance(error, errors.LockNotAvailable | errors.QueryCanceled):
        return Message("store-busy")
    return Message("store-away")
