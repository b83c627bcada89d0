"""Several servers on one PostgreSQL: each shows what the others wrote, and knows who is connected to them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Collection
from contextlib import AsyncExitStack
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from tests.server.several.houses import (
    ANN,
    BOB,
    CLEO,
    Sitting,
    act,
    die,
    house_on,
    started,
    table_of,
    until,
)
from undercroft.engine.errors import Trouble
from undercroft.engine.text import Text
from undercroft.server import postgres
from undercroft.server.deeds import Deeds, begin
from undercroft.server.house import House
from undercroft.server.postgres import PostgresStore
from undercroft.server.serve import store_of
from undercroft.server.settings import Settings
from undercroft.server.store import Known
from undercroft.server.wire import Clock, Point, Rematch, Settle

pytestmark = pytest.mark.once

Story = Callable[[House, House], Awaitable[None]]


def in_two_houses(database: str, folder: Path, story: Story) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            houses = [await stack.enter_async_context(house_on(PostgresStore(database), folder)) for _ in range(2)]
            await story(*houses)

    asyncio.run(run())


def test_what_one_server_writes_the_other_shows(database: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        here = await started(one)
        there = await two.live(here.id)
        ann, bob = Sitting(ANN), Sitting(BOB)
        await here.enter(ann, 0)
        await there.enter(bob, 0)
        before = here.number
        for number in range(10):
            table = here if number % 2 else there
            await table.work(f"ann {number}", act(table))
        await until(lambda: ann.numbers == bob.numbers == [*range(before, before + 10)])
        assert here.table is not None and there.table is not None
        assert here.table.record == there.table.record
        # Who sits down and what is agreed on travels too, and the game itself.
        await here.work("", lambda: here.set_info(replace(here.info, quiet=True)))
        await until(lambda: there.info.quiet and bob.heard("changed") != [])

    in_two_houses(database, tmp_path, story)


def test_a_game_that_begins_elsewhere_is_dealt_here_too(database: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        here = await one.open_table(table_of(clock=Clock(kind="game", seconds=600)))
        there = await two.live(here.id)
        await there.enter(bob := Sitting(BOB), 0)
        deeds = Deeds(here, Sitting(ANN))
        await deeds.do(Settle(id="1", options={"players": 4}, listed=True))
        await here.work("", lambda: begin(here))
        await until(lambda: there.table is not None)
        assert bob.heard("news")[-1]["seen"] is not None
        assert len(there.info.chairs) == 4
        assert there.clocks is not None
        await there.work("bob 1", act(there))
        await until(lambda: here.number == there.number)

    in_two_houses(database, tmp_path, story)


def test_whoever_comes_from_another_server_finds_what_they_know(database: str, tmp_path: Path) -> None:
    """Also before the word of it has come."""

    async def story(one: House, two: House) -> None:
        here = await started(one)
        there = await two.live(here.id)
        two.neighbours.hear = lambda said: None  # type: ignore[method-assign]
        await here.work("ann 1", act(here))
        assert there.number < here.number
        assert (await two.live(here.id)).number == here.number

    in_two_houses(database, tmp_path, story)


def test_pointing_is_seen_through_other_servers(database: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        here = await started(one, table_of(game="knock"))
        there = await two.live(here.id)
        ann, bob = Sitting(ANN), Sitting(BOB)
        await here.enter(ann, 0)
        await there.enter(bob, 0)
        assert here.table is not None
        await Deeds(here, ann).do(Point(id="1", field="site", value="0,0"))
        await until(lambda: bob.heard("pointed") != [])
        assert bob.heard("pointed") == ann.heard("pointed")

    in_two_houses(database, tmp_path, story)


def test_people_are_present_through_whichever_server(database: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        here = await started(one)
        there = await two.live(here.id)
        ann, bob, again, cleo = Sitting(ANN), Sitting(BOB), Sitting(BOB), Sitting(CLEO)
        await here.enter(ann, 0)
        await there.enter(bob, 0)
        await until(lambda: ann.present == bob.present == [True, True])
        await here.enter(again, 0)  # a second window, through the other server
        there.leave(bob)
        await asyncio.sleep(0.3)
        assert ann.present == [True, True]
        here.leave(again)
        await until(lambda: ann.present == [True, False])
        await there.enter(cleo, 0)
        await until(lambda: [one["id"] for one in ann.heard("present")[-1]["presence"]["watching"]] == ["cleo"])

    in_two_houses(database, tmp_path, story)


def test_a_server_that_comes_later_knows_who_is_there(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house_on(PostgresStore(database), tmp_path) as one:
            here = await started(one)
            await here.enter(Sitting(ANN), 0)
            async with house_on(PostgresStore(database), tmp_path) as two:
                there = await two.live(here.id)
                await there.enter(bob := Sitting(BOB), 0)
                await until(lambda: bob.present == [True, True])
            # It goes politely: its people are gone at once.
            await until(lambda: one.neighbours.known == {}, 3)

    asyncio.run(run())


def test_the_people_of_a_server_that_died_are_gone(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "BELIEVED", 2.0)

    async def story(one: House, two: House) -> None:
        here = await started(one)
        there = await two.live(here.id)
        ann, bob = Sitting(ANN), Sitting(BOB)
        await here.enter(ann, 0)
        await there.enter(bob, 0)
        await until(lambda: ann.present == [True, True])
        await die(two)
        took = await until(lambda: ann.present == [True, False])
        assert took < 5

    in_two_houses(database, tmp_path, story)


def test_presence_is_right_again_after_words_were_lost(database: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        here = await started(one)
        there = await two.live(here.id)
        ann, bob = Sitting(ANN), Sitting(BOB)
        await here.enter(ann, 0)
        await until(lambda: two.neighbours.people(here.id) == {"ann": ANN})
        # The database cuts every connection, in the middle of it all.
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await there.enter(bob, 0)
        await there.work("bob 1", act(there))
        await until(lambda: here.number == there.number)
        await until(lambda: ann.present == bob.present == [True, True])

    in_two_houses(database, tmp_path, story)


def test_the_lists_of_the_lobby_change_with_tables_of_other_servers(database: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        noticed: list[tuple[bool, Collection[str]]] = []
        two.watchers.add(lambda listed, people: noticed.append((listed, people)))
        await until(lambda: noticed == [(True, ())])  # from now on it hears everything: have a look at the lists
        here = await one.open_table(table_of())
        await until(lambda: noticed[1:] == [(False, frozenset({"ann", "bob"}))])
        assert here.id not in two.lives  # nobody wants it there

    in_two_houses(database, tmp_path, story)


def test_a_person_renamed_or_banned_elsewhere_is_known_so_here(database: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        ann = Known("ann", "Ann", "owl", 1)
        await one.people.keep(ann)
        assert await two.people.find("ann") == ann
        await one.people.keep(replace(ann, banned=True))
        await until(lambda: "ann" not in two.people.kept)
        found = await two.people.find("ann")
        assert found is not None and found.banned

    in_two_houses(database, tmp_path, story)


def test_one_server_looks_after_a_table_until_it_lets_go_or_dies(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "BELIEVED", 1.0)

    async def run() -> None:
        one, two = PostgresStore(database), PostgresStore(database)
        await one.open()
        await two.open()
        assert await one.tend("t") and await one.tend("t")
        assert not await two.tend("t")
        await one.release("t")
        await two.alive()  # it asks again every second
        assert await two.tend("t")
        assert not await one.tend("t")
        # Two says nothing any more: after a while it is not believed in, and does not believe in itself.
        for _ in range(4):
            await asyncio.sleep(0.4)
            await one.alive()
        assert await one.tend("t")
        assert not await two.tend("t")
        await two.alive()  # it was only slow
        assert not await two.tend("t")
        await one.close()
        await two.alive()
        assert await two.tend("t")
        await two.close()

    asyncio.run(run())


def test_bots_move_once_though_both_servers_want_to(database: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        """Not even if both believe that the table is theirs."""

        async def mine(table: str) -> bool:
            return True

        for house in (one, two):
            house.store.tend = mine  # type: ignore[method-assign]
        here = await started(one, table_of(people=(ANN,), bots={1: "random", 2: "random"}))
        there = await two.live(here.id)

        def is_anns_turn() -> bool:
            tables = [live.table for live in (here, there) if live.table is not None and not live.is_ahead]
            return [table.waiting() for table in tables] == [(0,), (0,)] and here.number == there.number

        for number in range(12):
            await until(is_anns_turn, 60)
            await here.work(f"ann {number}", act(here))
        await until(is_anns_turn, 60)
        rows = await one.store.rows(here.id)
        assert len({row.number for row in rows}) == len(rows)
        assert here.table is not None and there.table is not None
        assert here.table.record == there.table.record

    in_two_houses(database, tmp_path, story)


def test_another_round_is_one_table_though_two_ask_at_once(database: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        here = await started(one)

        def give_up() -> None:
            assert here.table is not None
            here.table.resign(0, here.played())
            here.note_entries()
            here.close_if_over()

        await here.work("", give_up)
        there = await two.live(here.id)
        ann, bob = Sitting(ANN), Sitting(BOB)
        found = await asyncio.gather(
            Deeds(here, ann).do(Rematch(id="1")), Deeds(there, bob).do(Rematch(id="1")), return_exceptions=True
        )
        tables = {reply.table for reply in found}  # type: ignore[union-attr]
        assert len(tables) == 1 and "" not in tables
        cards = await one.store.cards("state IN ('open', 'playing')")
        assert [card.table for card in cards] == [*tables]
        assert [card.state for card in cards] == ["playing"]

    in_two_houses(database, tmp_path, story)


def test_a_word_that_nobody_understands_is_no_trouble(database: str, tmp_path: Path) -> None:
    async def story(one: House, two: House) -> None:
        await one.store.tell(['{"kind": "song", "by": "x"}', "not even JSON", ""])
        here = await started(one)
        there = await two.live(here.id)
        await here.work("ann 1", act(here))
        await until(lambda: there.number == here.number)

    in_two_houses(database, tmp_path, story)


def test_a_server_without_psycopg_says_what_it_needs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "undercroft.server.postgres", None)
    for database, words in (("postgresql://x/y", "undercroft[postgres]"), ("mysql://x:secret@y", "postgresql://")):
        with pytest.raises(Trouble) as trouble:
            store_of(Settings(folder=tmp_path, database=database))
        for language in ("en", "fr"):
            said = trouble.value.said_in(Text(language))
            assert words in said and "secret" not in said
