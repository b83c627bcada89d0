"""Both stores speak the same verbs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest

from tests.server.several.conftest import MakeStore
from tests.server.several.houses import card, row, write
from undercroft.server.store import Known, Store, Write
from undercroft.server.wire import read_command

pytestmark = pytest.mark.once


@asynccontextmanager
async def opened(make: MakeStore) -> AsyncIterator[Store]:
    store = make()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def in_store(make: MakeStore, story: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await story(store)

    asyncio.run(run())


def test_rows_come_back_in_their_order_and_from_a_number_on(make_store: MakeStore) -> None:
    async def story(store: Store) -> None:
        first, second = row("t", 0, "ann 1", '["é", "\\u0000"]'), row("t", 2, "")
        assert await store.append([Write(first, None)]) == [True]
        assert await store.append([Write(second, None), write("other")]) == [True, True]
        assert await store.rows("t") == [first, second]
        assert await store.rows("t", 1) == [second]
        assert await store.rows("nobody") == []

    in_store(make_store, story)


def test_a_number_is_taken_once_and_the_others_of_the_same_batch_are_kept(make_store: MakeStore) -> None:
    async def story(store: Store) -> None:
        await store.append([write("t", 0, command="first")])
        batch = [write("t", 0, card("t", listed=True)), write("a", 0), write("t", 1), write("a", 0, command="late")]
        assert await store.append(batch) == [False, True, True, False]
        assert [found.command for found in await store.rows("t")] == ["first", ""]
        assert [found.command for found in await store.rows("a")] == [""]
        assert await store.cards("listed = 1") == []  # the card of a row that was not written is not written

    in_store(make_store, story)


def test_of_several_writers_one_gets_each_number(make_store: MakeStore) -> None:
    async def run() -> None:
        async with opened(make_store) as one, opened(make_store) as two:

            async def race(store: Store, name: str) -> list[list[bool]]:
                forward = name == "one"
                tables = [f"t{number}" for number in range(20)]
                return [
                    await store.append(
                        [
                            write(table, number, card(table, [(name, True)]), name)
                            for table in tables[:: 1 if forward else -1]
                        ]
                    )
                    for number in range(10)
                ]

            first, second = await asyncio.gather(race(one, "one"), race(two, "two"))
            for number in range(10):
                for place in range(20):
                    assert first[number][place] != second[number][19 - place]
            for place in range(20):
                kept = await one.rows(f"t{place}")
                winners = ["one" if first[number][place] else "two" for number in range(10)]
                assert [found.command for found in kept] == winners
                # The members are those of the row that was written last.
                assert (await two.concerned(f"t{place}"))[1] in ({"one"}, {"two"})

    asyncio.run(run())


def test_a_table_is_found_by_its_card(make_store: MakeStore) -> None:
    async def story(store: Store) -> None:
        await store.append([write("t", 0, card("t", [("ann", True), ("bob", False)], due=500, listed=True))])
        await store.append([write("u", 0, card("u", [("ann", False)], changed=2))])
        assert [found.table for found in await store.cards("state = ?", "open")] == ["u", "t"]
        assert [found.table for found in await store.cards("state = 'open'", limit=1)] == ["u"]
        (found,) = await store.cards("listed = 1")
        assert (found.table, found.due, found.listed) == ("t", 500, True)
        waiting = "id IN (SELECT table_id FROM members WHERE person = ? AND turn = 1)"
        assert [found.table for found in await store.cards(waiting, "ann")] == ["t"]
        assert await store.due(499) == []
        assert await store.due(500) == ["t"]
        assert await store.concerned("t") == (True, frozenset({"ann", "bob"}))
        # A later card replaces all of it.
        await store.append([write("t", 1, card("t", [("bob", True), ("cleo", False)], changed=3, state="over"))])
        assert await store.due(500) == []
        assert await store.concerned("t") == (False, frozenset({"bob", "cleo"}))
        assert await store.cards(waiting, "ann") == []

    in_store(make_store, story)


def test_nothing_is_left_of_a_table_that_is_forgotten(make_store: MakeStore) -> None:
    async def story(store: Store) -> None:
        await store.append([write("t", 0, card("t", [("ann", True)], due=1)), write("u", 0, card("u"))])
        await store.forget("t")
        assert await store.rows("t") == []
        assert await store.concerned("t") == (False, frozenset())
        assert [found.table for found in await store.cards("1 = 1")] == ["u"]

    in_store(make_store, story)


def test_people_contents_and_secrets(make_store: MakeStore) -> None:
    async def story(store: Store) -> None:
        ann = Known("ann", "Ann", "owl", 1)
        assert await store.person("ann") is None
        await store.keep_person(ann)
        assert await store.person("ann") == ann
        banned = Known("ann", "Änn", "bee", 2, named=True, banned=True)
        await store.keep_person(banned)
        assert await store.person("ann") == banned
        await store.forget_person("ann")
        assert await store.person("ann") is None

        assert await store.content("hash") is None
        await store.keep_content("hash", "deckbox", "text", "ann", 1)
        await store.keep_content("hash", "deckbox", "other", "bob", 2)
        assert await store.content("hash") == ("deckbox", "text")

        assert await store.secret("cookies", "first") == "first"
        assert await store.secret("cookies", "second") == "first"

    in_store(make_store, story)


def test_whatever_somebody_asks_for_is_looked_up(make_store: MakeStore) -> None:
    async def story(store: Store) -> None:
        for strange in ("\0", "a\0b", "%s", "'; DROP TABLE log; --", "😀" * 1000):
            assert await store.rows(strange) == []
            assert await store.content(strange) is None

    in_store(make_store, story)


def test_many_things_are_looked_up_at_the_same_time(make_store: MakeStore) -> None:
    async def story(store: Store) -> None:
        await store.append([write(f"t{number}", 0, card(f"t{number}")) for number in range(50)])
        found = await asyncio.gather(*(store.rows(f"t{number}") for number in range(50)))
        assert [len(rows) for rows in found] == [1] * 50

    in_store(make_store, story)


@pytest.mark.parametrize("id", ["\0", "a\nb", "é", ""])
def test_the_id_of_a_command_is_plain(id: str) -> None:
    """It is written with the row, and every store must know it again."""
    with pytest.raises(msgspec.ValidationError):
        read_command(msgspec.json.encode({"kind": "start", "id": id}))
