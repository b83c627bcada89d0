"""Sheets in both stores, and at several servers of one store."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.several.conftest import MakeStore
from tests.server.several.houses import house_on, until
from undercroft.server.house import House
from undercroft.server.postgres import PostgresStore
from undercroft.server.sheets import append, forget_of, forget_old, notes
from undercroft.server.wire import SheetNote

pytestmark = pytest.mark.once

INSERT = "INSERT INTO sheets VALUES (?, ?, ?, ?, ?, ?)"


async def opened(house: House, sheet: str, owner: str = "ann", changed: int = 0) -> None:
    await house.store.run((INSERT, (sheet, "key", "knock", "Sunday", owner, changed)))


def note(id: str, step: object = 1) -> SheetNote:
    return SheetNote(id=id, step=step)


def test_both_stores_keep_them_in_order_each_once(make_store: MakeStore, tmp_path: Path) -> None:
    async def run() -> None:
        async with house_on(make_store(), tmp_path) as house:
            await opened(house, "one")
            await opened(house, "other", owner="bob")
            await append(house, "one", (note("a"), note("b", {"é": [None]})))
            await append(house, "one", (note("b", "again"), SheetNote(id="c", undoes="a")))
            await append(house, "other", (note("a"),))
            kept = (note("a"), note("b", {"é": [None]}), SheetNote(id="c", undoes="a"))
            assert await notes(house.store, "one", 0) == kept
            assert await notes(house.store, "one", 2) == kept[2:]
            await forget_of(house.store, "ann")
            assert await notes(house.store, "one", 0) == ()
            await forget_old(house.store, house.now() + 1)
            assert await notes(house.store, "other", 0) == ()

    asyncio.run(run())


def test_two_servers_number_the_notes_of_one_sheet(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await stack.enter_async_context(house_on(PostgresStore(database), tmp_path)) for _ in range(2)]
            await opened(one, "sheet")
            woken = asyncio.Event()
            two.sheets.came("sheet", "phone", woken)
            await until(lambda: one.sheets.phones("sheet") == 1)
            woken.clear()
            await append(one, "sheet", (note("first"),))
            await until(woken.is_set)

            def written(house: House, name: str) -> list[asyncio.Task[None]]:
                return [asyncio.create_task(append(house, "sheet", (note(f"{name}{n}"),))) for n in range(20)]

            await asyncio.gather(*written(one, "one"), *written(two, "two"))
            kept = await notes(two.store, "sheet", 0)
            assert kept[0] == note("first")
            assert {each.id for each in kept[1:]} == {f"{name}{n}" for name in ("one", "two") for n in range(20)}
            two.sheets.went("sheet", "phone")
            await until(lambda: one.sheets.phones("sheet") == 0)

    asyncio.run(run())
