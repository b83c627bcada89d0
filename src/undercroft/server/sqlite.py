"""The store in one SQLite file, for one server.

Two threads work for it: one writes, one reads, so that looking something up waits for no disk. A row that was
written is on the disk (`synchronous=FULL`) before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from undercroft.engine.text import Message
from undercroft.server.store import KEEP_CARD, MIGRATIONS, NotStored, Statement, Store, Write, steps_from

Found = TypeVar("Found")

PATIENCE = 5.0
"""Seconds to wait for a file that another program has locked."""


class SqliteStore(Store):
    def __init__(self, path: Path) -> None:
        self.path = path
        self.writer = ThreadPoolExecutor(1, "writes")
        self.reader = ThreadPoolExecutor(1, "reads")
        self.writing: sqlite3.Connection | None = None
        self.reading: sqlite3.Connection | None = None

    async def open(self) -> None:
        await self.write(self.prepare)

    async def close(self) -> None:
        await self.write(self.drop_writing)
        await self.read(self.drop_reading)
        self.writer.shutdown()
        self.reader.shutdown()

    # Threads and connections. One that failed is opened anew: the disk may have been full, or the file locked.

    async def write(self, work: Callable[[], Found]) -> Found:
        return await self.done(self.writer, work, self.drop_writing)

    async def read(self, work: Callable[[], Found]) -> Found:
        return await self.done(self.reader, work, self.drop_reading)

    async def done(self, thread: ThreadPoolExecutor, work: Callable[[], Found], drop: Callable[[], None]) -> Found:
        def guarded() -> Found:
            try:
                return work()
            except (sqlite3.Error, OSError) as error:
                drop()
                raise NotStored("not-stored", reason=reason(error)) from error

        return await asyncio.get_running_loop().run_in_executor(thread, guarded)

    def connect(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA temp_store=MEMORY")
        return connection

    @property
    def to_write(self) -> sqlite3.Connection:
        self.writing = self.writing or self.connect()
        return self.writing

    @property
    def to_read(self) -> sqlite3.Connection:
        self.reading = self.reading or self.connect()
        return self.reading

    def drop_writing(self) -> None:
        connection, self.writing = self.writing, None
        close(connection)

    def drop_reading(self) -> None:
        connection, self.reading = self.reading, None
        close(connection)

    def prepare(self) -> None:
        connection = self.to_write
        with transaction(connection):
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            for statement in steps_from(version):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")

    # What it does

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        return await self.write(lambda: self.append_now(writes))

    def append_now(self, writes: Sequence[Write]) -> list[bool]:
        """All of them together; if another program has written one of these rows, one by one, to see which."""
        connection = self.to_write
        with suppress(Contested), transaction(connection):
            self.append_all(connection, writes)
            return [True] * len(writes)
        with transaction(connection):
            return [self.append_one(connection, write) for write in writes]

    def append_one(self, connection: sqlite3.Connection, write: Write) -> bool:
        try:
            self.append_all(connection, [write])
        except Contested:
            return False
        return True

    def append_all(self, connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
        """In few statements: before each of them this thread may have to wait until the others let it."""
        rows = [(row.table, row.number, row.time, row.command, row.items) for row in (write.row for write in writes)]
        if insert(connection, "log", rows, "ON CONFLICT DO NOTHING") < len(writes):
            raise Contested
        cards = [write.card for write in writes if write.card is not None]
        if not cards:
            return
        shown = [(c.table, c.game, c.state, c.listed, c.owner, c.changed, c.due, c.shown) for c in cards]
        insert(connection, "tables", shown, KEEP_CARD)
        marks = ", ".join("?" * len(cards))
        connection.execute(f"DELETE FROM members WHERE table_id IN ({marks})", [card.table for card in cards])
        insert(connection, "members", [(who, card.table, turn) for card in cards for who, turn in card.members])

    async def select(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self.read(lambda: self.to_read.execute(query, values).fetchall())

    async def run(self, *statements: Statement) -> None:
        await self.write(lambda: self.run_now(statements))

    def run_now(self, statements: Sequence[Statement]) -> None:
        connection = self.to_write
        with transaction(connection):
            for statement, values in statements:
                connection.execute(statement, values)


class Contested(Exception):
    """Somebody else has written a row of that number."""


def insert(connection: sqlite3.Connection, table: str, rows: Sequence[tuple[object, ...]], otherwise: str = "") -> int:
    """Insert rows by one statement; says how many were new."""
    if not rows:
        return 0
    marks = ", ".join([f"({', '.join('?' * len(rows[0]))})"] * len(rows))
    values = [value for row in rows for value in row]
    return connection.execute(f"INSERT INTO {table} VALUES {marks} {otherwise}", values).rowcount


class transaction:  # noqa: N801 - reads like a statement
    """All of a block, or nothing of it. (`with connection` would begin late, and leave a failed commit open.)"""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def __enter__(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.connection.execute("COMMIT")
        else:
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")


def close(connection: sqlite3.Connection | None) -> None:
    if connection is not None:
        with suppress(sqlite3.Error):
            connection.close()


def reason(error: Exception) -> Message:
    """Why, for people: which file it was is nobody's business."""
    words = str(error)
    if "full" in words:
        return Message("store-full")
    if "locked" in words:
        return Message("store-locked")
    return Message("store-away")
