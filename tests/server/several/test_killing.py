"""Servers that are killed at any moment, under load: nothing that was promised is lost, nothing is done twice, and
everybody comes back by themselves.

The suite kills each kind of server five times; the soak 200 times:

    .venv/bin/python -m pytest -s -m soak tests/server/several/test_killing.py
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.several.guests import Guest
from tests.server.several.processes import Proxy, ServerProcess
from undercroft.engine.position import TABLE
from undercroft.engine.registry import find
from undercroft.records.record import Record
from undercroft.records.table import Table
from undercroft.server.live import Kept, read_items
from undercroft.server.postgres import PostgresStore
from undercroft.server.sqlite import SqliteStore
from undercroft.server.store import Row, Store

pytestmark = pytest.mark.once

PARTIES = 4
BOT = 2
"""Its seat."""
GAP = (0.1, 2.5)
"""Seconds from when a server is up to when it is killed: somewhere in between."""
HANDED_OVER = 12.0
"""Seconds within which bots and clocks of a killed server go on in another one, on a busy machine."""
LATE = 4000
"""Milliseconds that a clock may ring late, on a busy machine."""
SOAK = (pytest.mark.soak, pytest.mark.timeout(4 * 3600))
KILLS = [pytest.param(5, id="5"), pytest.param(200, id="200", marks=SOAK)]


class Party:
    """Two people, and every other time a bot, who play one game after the other."""

    def __init__(self, port: int, seed: int) -> None:
        self.guests = [Guest(port, 2 * seed), Guest(port, 2 * seed + 1)]
        self.bots = {BOT: "greedy"} if seed % 2 else {}
        self.tables: list[str] = []

    async def play(self) -> None:
        ann, bob = self.guests
        await ann.come()
        await bob.come()
        while True:
            clock = {"kind": "game", "seconds": 3600}
            options = {"players": 2 + len(self.bots)}
            table, key = await ann.open(game="clank", options=options, bots=self.bots, clock=clock)
            await bob.join(table, key)
            await ann.command(table, {"kind": "start", "id": "start"})
            self.tables.append(table)
            await asyncio.gather(ann.play(table), bob.play(table))

    def has_gone_on_since(self, moment: float) -> bool:
        """Whether each of them, bots too, has acted after that time of the calendar."""
        items = [item for table in self.tables for item in self.guests[0].items.get(table, ())]
        acted = {item["step"].get("seat") for item in items if "step" in item and item["time"] > 1000 * moment}
        return {0, 1, *self.bots} <= acted


async def under_load(port: int, disturb: Callable[[], Awaitable[None]]) -> list[Party]:
    """Some parties play while something is done to the servers, and a little longer."""
    parties = [Party(port, seed) for seed in range(PARTIES)]
    playing = [asyncio.create_task(party.play()) for party in parties]
    disturbing = asyncio.ensure_future(disturb())
    try:
        await asyncio.wait({disturbing, *playing}, return_when=asyncio.FIRST_COMPLETED)
        for task in (*playing, disturbing):
            if task.done():
                task.result()
        ended = time.time()
        while not all(party.has_gone_on_since(ended) for party in parties):
            assert time.time() < ended + 60, [party.tables[-1:] for party in parties]
            await asyncio.sleep(0.1)
            for task in playing:
                if task.done():
                    task.result()
    finally:
        for task in (disturbing, *playing):
            task.cancel()
        await asyncio.gather(disturbing, *playing, return_exceptions=True)
    return parties


# What must hold


async def check(store: Store, parties: Iterable[Party]) -> int:
    """What was kept is what was promised and shown. Returns how many commands that were."""
    await store.open()
    try:
        return sum([check_table(await store.rows(table), table, party) for party in parties for table in party.tables])
    finally:
        await store.close()


def check_table(rows: list[Row], table: str, party: Party) -> int:
    found = [(row, read_items(row.items)) for row in rows]
    items = [(row, kept) for row, each in found for kept in each]
    starts = [sum(len(each) for _, each in found[:place]) for place in range(len(found))]
    assert [row.number for row in rows] == starts, "the rows have no gaps"

    commands = [row.command for row in rows if row.command]
    assert len(commands) == len({*commands}), "no command was done twice"
    for guest in party.guests:
        assert guest.refusals == [], "nothing was refused"
        promised = guest.promised.get(table, [])
        assert {f"{guest.id} {id}" for id in promised} <= {*commands}, "what was acknowledged is kept"
        shown = guest.items.get(table, [])
        assert [item["number"] for item in shown] == [*range(len(shown))], "everything was told, in order"
        for item, (row, kept) in zip(shown, items, strict=False):
            assert item["time"] == row.time, "what was shown is kept"
            assert ("step" in item) == (kept.entry is not None)
            assert kept.entry is None or item["step"].get("seat", TABLE) == kept.entry.seat

    check_game(found)
    return len(commands)


def check_game(found: list[tuple[Row, tuple[Kept, ...]]]) -> None:
    """The game follows its rules from row to row, and what a bot did it did when it was its turn, once."""
    info = [kept.info for _, each in found for kept in each if kept.info is not None][-1]
    assert info.header is not None
    game = find(info.game)
    options = game.recorded_options(info.header.options)
    entries = tuple(kept.entry for _, each in found for kept in each if kept.entry is not None)
    for _ in Table.unroll(game, options, Record(header=info.header, entries=entries)):
        pass  # each of them was legal
    began: int | None = None
    for row, each in found:
        acts = [kept.entry for kept in each if kept.entry is not None]
        if began is None and acts:
            began = row.time
        elif not row.command and acts:
            assert [entry.seat for entry in acts] == [BOT], "a bot decides once at a time"
        for entry in acts:
            assert began is not None and abs(entry.at - (row.time - began)) < 1000, "the clock ran on"


# Killing


@pytest.mark.parametrize("kills", KILLS)
def test_one_server_on_sqlite(tmp_path: Path, kills: int) -> None:
    server, dice = ServerProcess(tmp_path), random.Random()

    async def killing() -> None:
        for number in range(kills):
            await asyncio.sleep(dice.uniform(*GAP))
            server.kill()
            server.start()
            await server.up()
            print(f"killed {number + 1}", end="\r", flush=True)

    async def run() -> None:
        server.start()
        await server.up()
        parties = await under_load(server.port, killing)
        server.kill()
        assert all(guest.returns > 1 for party in parties for guest in party.guests)
        count = await check(SqliteStore(tmp_path / "server" / "undercroft.db"), parties)
        print(f"{kills} kills, {count} commands")

    try:
        asyncio.run(run())
    finally:
        server.kill()


@asynccontextmanager
async def two_servers(folder: Path, database: str) -> AsyncIterator[list[ServerProcess]]:
    servers = [ServerProcess(folder / name, database) for name in "ab"]
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.up()
        yield servers
    finally:
        for server in servers:
            server.kill()


@pytest.mark.parametrize("kills", KILLS)
def test_two_servers_on_postgresql(tmp_path: Path, database: str, kills: int) -> None:
    dice = random.Random()

    async def run() -> None:
        async with two_servers(tmp_path, database) as servers:

            async def killing() -> None:
                for number in range(kills):
                    await asyncio.sleep(dice.uniform(*GAP))
                    server = dice.choice(servers)
                    server.kill()
                    if dice.random() < 0.1:
                        await asyncio.sleep(6)  # then the other has to look after everything
                    server.start()
                    await server.up()
                    print(f"killed {number + 1}", end="\r", flush=True)

            async with Proxy([server.port for server in servers]).open() as port:
                parties = await under_load(port, killing)
        assert any(guest.returns > 1 for party in parties for guest in party.guests)
        count = await check(PostgresStore(database), parties)
        print(f"{kills} kills, {count} commands")

    asyncio.run(run())


def test_bots_and_clocks_of_a_killed_server_go_on_in_the_other(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with two_servers(tmp_path, database) as (one, two):
            ann = Guest(one.port, 1)
            await ann.come()
            bots, _ = await ann.open(game="clank", options={"players": 3}, bots={1: "greedy", 2: "greedy"}, start=True)
            clock = {"kind": "move", "seconds": 3, "zero": "lost"}
            clocked, _ = await ann.open(
                game="clank", options={"players": 2, "first": 1}, bots={1: "greedy"}, clock=clock
            )
            await ann.play(bots, most=5)
            await ann.command(clocked, {"kind": "start", "id": "start"})
            killed = time.time()
            one.kill()
            ann.move_to(two.port)
            before = len(ann.items[bots])
            async with asyncio.timeout(HANDED_OVER + 20):
                await ann.play(bots, most=25)  # a few rounds, with the bots' moves in between
            items = ann.items[bots][before:]
            moved = [item["time"] / 1000 - killed for item in items if item.get("step", {}).get("seat", 0) > 0]
            first = min(after for after in moved if after > 0)
            print(f"the bots went on after {first:.1f} s")
            assert first < HANDED_OVER
            lost = await ann.lost(clocked)
            print(f"the clock rang after {lost['time'] / 1000 - killed:.1f} s")
            assert 1 < lost["time"] / 1000 - killed < 3 + HANDED_OVER

    asyncio.run(run())


# Clocks are of the calendar, whether a server runs or not


def test_a_clock_runs_on_while_the_server_is_down(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)

    async def run() -> None:
        server.start()
        await server.up()
        ann = Guest(server.port, 1)
        await ann.come()
        tables = {}
        for seconds in (1, 8):
            clock = {"kind": "move", "seconds": seconds, "zero": "lost"}
            tables[seconds], _ = await ann.open(
                game="clank", options={"players": 2, "first": 1}, bots={1: "greedy"}, clock=clock, start=True
            )
        knock, _ = await ann.open(game="knock", options={"players": 2}, bots={1: "greedy"}, start=True)
        began = time.time()
        server.kill()
        # It was down for ten minutes, as far as Knock is concerned.
        with sqlite3.connect(tmp_path / "server" / "undercroft.db") as connection:
            connection.execute("UPDATE log SET time = time - 600000 WHERE table_id = ?", (knock,))
            connection.execute("UPDATE tables SET due = 1 WHERE id = ?", (knock,))
        connection.close()
        await asyncio.sleep(max(0.0, began + 1.5 - time.time()))
        server.start()
        await server.up()
        up = time.time()
        at = {seconds: (await ann.lost(table))["step"]["at"] for seconds, table in tables.items()}
        running = 1000 * (up - began)
        assert 1000 < at[1] < running + LATE, "what ran out meanwhile is found soon"
        assert 8000 <= at[8] < max(8000, running) + LATE, "and what did not rings in time"
        await ann.look(knock)
        assert ann.seen["outcome"] is not None, "Knock is over"

    try:
        asyncio.run(run())
    finally:
        server.kill()
