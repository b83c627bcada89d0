"""A store of any earlier form is brought to the present one, with all that is in it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

import psycopg
import pytest

from tests.server.several.conftest import MakeStore
from tests.server.several.houses import card, row, write
from undercroft.engine.errors import Trouble
from undercroft.engine.text import Text
from undercroft.server.postgres import PostgresStore
from undercroft.server.sqlite import SqliteStore
from undercroft.server.store import MIGRATIONS, Known, Store

pytestmark = pytest.mark.once

FIRST = (
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
)
"""The first form, as it was: what is in `MIGRATIONS` must never change."""

KEPT = (
    "INSERT INTO log VALUES ('t', 0, 7, 'ann c1', '[]')",
    "INSERT INTO tables VALUES ('t', 'clank', 'open', 1, 'ann', 7, 9, '{}')",
    "INSERT INTO members VALUES ('ann', 't', 1)",
    "INSERT INTO people VALUES ('ann', 'Ann', 'owl', 7, 1, 0)",
    "INSERT INTO contents VALUES ('hash', 'deckbox', 'text', 'ann', 7)",
    "INSERT INTO secrets VALUES ('cookies', 'secret')",
)

Old = Callable[[int, Sequence[str]], MakeStore]

Forms = [pytest.param(number, id=f"version {number}") for number in range(1, len(MIGRATIONS) + 1)]


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    """A store of a version, made of these statements."""

    def sqlite(version: int, statements: Sequence[str]) -> MakeStore:
        path = tmp_path / "undercroft.db"
        with sqlite3.connect(path) as connection:
            for statement in (*statements, f"PRAGMA user_version = {version}"):
                connection.execute(statement)
        connection.close()
        return lambda: SqliteStore(path)

    def postgres(version: int, statements: Sequence[str]) -> MakeStore:
        database: str = request.getfixturevalue("database")
        with psycopg.connect(database) as connection:
            for statement in (*statements, "CREATE TABLE version (number INTEGER NOT NULL)"):
                connection.execute(statement.encode())
            connection.execute("INSERT INTO version VALUES (%s)", (version,))
        return lambda: PostgresStore(database)

    return sqlite if request.param == "sqlite" else postgres


def test_the_first_step_is_what_it_always_was() -> None:
    assert MIGRATIONS[0] == FIRST


@pytest.mark.parametrize("version", Forms)
def test_what_an_earlier_version_kept_is_there(old: Old, version: int) -> None:
    steps = [*FIRST, *(statement for step in MIGRATIONS[1:version] for statement in step), *KEPT]

    async def run() -> None:
        make = old(version, steps)
        await brought_up(make())
        store = make()
        await store.open()  # now there is nothing to do
        assert await store.rows("t") == [row("t", 0, "ann c1", time=7)]
        assert await store.person("ann") == Known("ann", "Ann", "owl", 7, named=True)
        assert await store.content("hash") == ("deckbox", "text")
        assert await store.secret("cookies", "fresh") == "secret"
        assert await store.due(9) == ["t"]
        assert await store.concerned("t") == (True, frozenset({"ann"}))
        assert await store.append([write("t", 1, card("t"))]) == [True]
        assert await store.tend("t")
        await store.close()

    asyncio.run(run())


def test_a_store_of_a_later_version_is_refused_in_a_sentence(old: Old) -> None:
    later = len(MIGRATIONS) + 1

    async def run() -> None:
        make = old(later, [])
        with pytest.raises(Trouble) as trouble:
            await make().open()
        for language, words in (("en", "later version"), ("fr", "version plus récente")):
            said = trouble.value.said_in(Text(language))
            assert words in said and str(later) in said
        with pytest.raises(Trouble):  # and nothing was changed
            await make().open()

    asyncio.run(run())


async def brought_up(store: Store) -> None:
    await store.open()
    await store.close()


def test_servers_that_start_together_prepare_an_empty_store_once(database: str) -> None:
    async def run() -> None:
        stores = [PostgresStore(database) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        assert await stores[0].append([write("t", 0)]) == [True]
        assert [len(await store.alive()) for store in stores] == [4] * 5
        for store in stores:
            await store.close()

    asyncio.run(run())
