"""A live table when something goes wrong in the middle: it is never half-way, and shows only what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.several.houses import ANN, BOB, CLEO, Sitting, act, house_on, started, table_of, until
from undercroft.engine.errors import Illegal, Trouble, Unknown
from undercroft.engine.text import Text
from undercroft.server import house as houses
from undercroft.server import live as lives
from undercroft.server.deeds import begin
from undercroft.server.house import House
from undercroft.server.live import Live
from undercroft.server.sqlite import SqliteStore
from undercroft.server.store import NotStored, Write
from undercroft.server.wire import Clock

pytestmark = pytest.mark.once


class ShakyStore(SqliteStore):
    """One that can be away, slow, or lose the answer to what it has written."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.is_away = False
        self.loses_answer = False
        self.gate = asyncio.Event()
        self.gate.set()

    def check(self) -> None:
        if self.is_away:
            raise NotStored("not-stored-broken")

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        await self.gate.wait()
        self.check()
        found = await super().append(writes)
        if self.loses_answer:
            raise NotStored("not-stored-broken")
        return found

    async def select(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        self.check()
        return await super().select(query, *values)


class Scene:
    """A house with a shaky store, a game that has begun, and two people at it."""

    def __init__(self, store: ShakyStore, house: House, live: Live) -> None:
        self.store, self.house, self.live = store, house, live
        self.ann, self.bob = Sitting(ANN), Sitting(BOB)

    async def kept(self) -> int:
        rows = await self.store.rows(self.live.id)
        return sum(len(lives.read_items(row.items)) for row in rows)


def play(tmp_path: Path, story: Callable[[Scene], Awaitable[None]], **more: Any) -> None:  # noqa: ANN401
    async def run() -> None:
        async with scene(tmp_path, **more) as found:
            await story(found)

    asyncio.run(run())


@asynccontextmanager
async def scene(tmp_path: Path, **more: Any) -> AsyncIterator[Scene]:  # noqa: ANN401 - of the table
    store = ShakyStore(tmp_path / "undercroft.db")
    async with house_on(store, tmp_path) as house:
        found = Scene(store, house, await started(house, table_of(**more)))
        await found.live.enter(found.ann, 0)
        await found.live.enter(found.bob, 0)
        yield found
        store.is_away, store.loses_answer = False, False
        store.gate.set()


def test_nothing_is_shown_before_it_is_kept(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        live, before = scene.live, scene.live.number
        scene.store.gate.clear()
        work = asyncio.create_task(live.work("ann 1", act(live)))
        looking = asyncio.create_task(live.enter(cleo := Sitting(CLEO), 0))
        await asyncio.sleep(0.05)
        assert scene.ann.numbers == [] and cleo.messages == []
        assert await scene.kept() == before
        scene.store.gate.set()
        await asyncio.gather(work, looking)
        assert scene.ann.numbers == scene.bob.numbers == [before]
        assert cleo.messages[0]["number"] == before + 1

    play(tmp_path, story)


def test_who_is_cancelled_in_the_middle_leaves_no_half_table(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        live, before = scene.live, scene.live.number
        for place in range(before, before + 5):
            scene.store.gate.clear()
            work = asyncio.create_task(live.work(f"ann {place}", act(live)))
            await asyncio.sleep(0.01)
            work.cancel()
            await asyncio.sleep(0.01)
            assert live.lock.locked()  # it waits for the disk
            scene.store.gate.set()
            await asyncio.wait({work})
            assert live.number == place + 1 == await scene.kept()
            assert scene.bob.numbers[-1] == place
            assert not live.is_ahead and not live.is_doubtful and not live.lock.locked()

    play(tmp_path, story)


def test_who_is_cancelled_before_it_was_their_turn_has_done_nothing(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        live = scene.live
        scene.store.gate.clear()
        first = asyncio.create_task(live.work("ann 1", act(live)))
        await asyncio.sleep(0.01)
        second = asyncio.create_task(live.work("ann 2", act(live)))
        await asyncio.sleep(0.01)
        second.cancel()
        scene.store.gate.set()
        await first
        await asyncio.wait({second})
        assert second.cancelled()
        assert len(scene.ann.numbers) == 1

    play(tmp_path, story)


def test_without_the_store_everybody_is_told_so_and_later_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lives, "AGAIN", 0.1)

    async def story(scene: Scene) -> None:
        live, before = scene.live, scene.live.number
        scene.store.is_away = True
        for _ in range(3):  # at once, and without waiting for one another
            with pytest.raises(NotStored) as trouble:
                await asyncio.wait_for(live.work("ann 1", act(live)), 20)
        assert "Nothing is lost" in trouble.value.said_in(Text("en"))
        assert "Rien n’est perdu" in trouble.value.said_in(Text("fr"))
        with pytest.raises(NotStored):
            await asyncio.wait_for(live.enter(Sitting(CLEO), 0), 20)
        assert not live.lock.locked()
        assert scene.ann.numbers == []
        scene.store.is_away = False
        assert await scene.kept() == before
        await until(lambda: not live.is_doubtful)
        assert live.number == before and not live.is_ahead
        await live.work("ann 1", act(live))
        assert scene.ann.numbers == scene.bob.numbers == [before]

    play(tmp_path, story)


def test_what_was_kept_although_the_answer_was_lost_is_shown_and_done_once(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        live, before = scene.live, scene.live.number
        scene.store.loses_answer = True
        await live.work("ann 1", act(live))  # it was found in the store
        assert scene.ann.numbers == scene.bob.numbers == [before]
        # One that nobody can ask for again, like a bot's, is not done; but what is kept is shown.
        with pytest.raises(NotStored):
            await live.work("", act(live))
        assert scene.ann.numbers == [before, before + 1]
        scene.store.loses_answer = False
        await live.work("ann 1", act(live))
        assert live.number == before + 2 == await scene.kept()

    play(tmp_path, story)


def test_what_was_kept_before_the_store_went_away_is_shown_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lives, "AGAIN", 0.05)

    async def story(scene: Scene) -> None:
        live, before = scene.live, scene.live.number

        async def lost(writes: Sequence[Write]) -> list[bool]:
            await SqliteStore.append(scene.store, writes)
            scene.store.is_away = True
            raise NotStored("not-stored-broken")

        monkeypatch.setattr(scene.store, "append", lost)
        with pytest.raises(NotStored):
            await live.work("ann 1", act(live))
        await asyncio.sleep(0.15)
        assert scene.ann.numbers == []
        scene.store.is_away = False
        await until(lambda: scene.ann.numbers == [before])  # though nobody does anything
        await live.work("ann 1", act(live))
        assert live.number == before + 1

    play(tmp_path, story)


def test_a_deed_that_fails_half_way_is_taken_back(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        live, before, info = scene.live, scene.live.number, scene.live.info

        def noted() -> None:
            act(live)()
            live.set_info(replace(live.info, quiet=True))
            raise Illegal("C1", "refuse-late")

        def unnoted() -> None:
            assert live.table is not None
            seat = live.table.waiting()[0]
            live.table.play(seat, live.table.legal(seat)[0])
            raise RuntimeError("a bug")

        for deed, kind in ((noted, Illegal), (unnoted, RuntimeError)):
            with pytest.raises(kind):
                await live.work("ann 1", deed)
            assert live.number == before and live.info == info and not live.is_ahead
        await live.work("ann 1", act(live))
        assert scene.ann.numbers == [before]

    play(tmp_path, story)


def test_a_table_that_cannot_be_read_again_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(scene: Scene) -> None:
        live, before = scene.live, scene.live.number

        async def unknown(name: str, digest: str = "", edition: int | None = None) -> object:
            raise Unknown("unknown-content")

        with monkeypatch.context() as patch:
            patch.setattr(scene.house, "game", unknown)
            with pytest.raises(Unknown):
                await live.read()
        assert live.number == before and live.table is not None
        await live.work("", act(live))
        assert live.number == before + 1

    play(tmp_path, story)


def test_another_server_was_faster(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        """Two on one file, so that nobody tells the other: the number settles it."""
        live, before = scene.live, scene.live.number
        async with house_on(SqliteStore(scene.store.path), tmp_path) as second:
            other = await second.live(live.id)
            bob = Sitting(BOB)
            await other.enter(bob, before)
            await live.work("ann 1", act(live))
            await other.work("bob 1", act(other))  # it knew nothing of Ann's
            assert bob.numbers == [before, before + 1], "the news, once and in order"
            await live.work("ann 2", act(live))
            assert scene.ann.numbers == [before, before + 1, before + 2]
            await other.work("ann 2", act(other))  # the same command through another server
            assert other.number == live.number == await scene.kept() == before + 3
            assert other.table is not None and live.table is not None
            assert other.table.record == live.table.record

    play(tmp_path, story)


def test_many_servers_on_one_table_do_each_command_once(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        live, before = scene.live, scene.live.number
        async with house_on(SqliteStore(scene.store.path), tmp_path) as second:
            other = await second.live(live.id)

            async def all_of(table: Live) -> None:
                for number in range(20):
                    with suppress(NotStored):
                        await table.work(f"ann {number}", act(table))
                    await asyncio.sleep(0)

            await asyncio.gather(all_of(live), all_of(other))
            await asyncio.gather(all_of(live), all_of(other))
            rows = await scene.store.rows(live.id)
            commands = [row.command for row in rows if row.command]
            assert sorted(commands) == sorted(f"ann {number}" for number in range(20))
            assert await scene.kept() == before + 20

    play(tmp_path, story)


def test_a_table_that_left_memory_while_somebody_enters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(scene: Scene) -> None:
        house, live = scene.house, scene.live
        live.leave(scene.ann)
        live.leave(scene.bob)
        await house.drop(live)
        # Whoever still has it in hand brings it back …
        await live.enter(scene.ann, 0)
        assert house.lives[live.id] is live
        # … unless it is there again: there is never more than one.
        live.leave(scene.ann)
        await house.drop(live)
        again = await house.live(live.id)
        assert again is not live
        for use in (live.enter(scene.bob, 0), live.work("ann 1", act(live))):
            with pytest.raises(NotStored):
                await use
        await again.work("ann 1", act(again))

    play(tmp_path, story)


def test_many_ask_for_a_table_and_it_is_read_once(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        house, live = scene.house, scene.live
        for sitting in (scene.ann, scene.bob):
            live.leave(sitting)
        await house.drop(live)
        first = asyncio.create_task(house.live(live.id))
        await asyncio.sleep(0)
        first.cancel()  # it is read all the same, for the others
        found = await asyncio.gather(*(house.live(live.id) for _ in range(10)))
        assert len({id(each) for each in found}) == 1

    play(tmp_path, story)


def test_idle_tables_leave_memory_and_come_back_for_their_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "SWEEP", 0.05)
    monkeypatch.setattr(houses, "AHEAD", 300)
    monkeypatch.setattr(houses, "IDLE", 0.2)

    async def story(scene: Scene) -> None:
        house, live = scene.house, scene.live
        assert live.number > 0
        await asyncio.sleep(0.5)
        assert live.id in house.lives  # somebody is there
        live.leave(scene.ann)
        live.leave(scene.bob)
        await until(lambda: live.id not in house.lives)
        await until(lambda: live.id in house.lives)
        again = house.lives[live.id]
        await until(lambda: bool(again.table and again.table.resigned))

    play(tmp_path, story, clock=Clock(kind="move", seconds=2, zero="lost"))


def test_closing_loses_nothing_and_begins_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        store = ShakyStore(tmp_path / "undercroft.db")
        async with house_on(store, tmp_path) as house:
            live = await started(house)
            before = live.number
            store.gate.clear()
            work = asyncio.create_task(live.work("ann 1", act(live)))
            late = asyncio.create_task(live.work("ann 2", act(live)))
            await asyncio.sleep(0.01)
            asyncio.get_running_loop().call_later(0.1, store.gate.set)
        await work
        with pytest.raises(NotStored):
            await late
        async with house_on(SqliteStore(tmp_path / "undercroft.db"), tmp_path) as house:
            assert (await house.live(live.id)).number == before + 1

    asyncio.run(run())


@pytest.mark.parametrize("zero", ["lost", "bot"])
def test_a_clock_that_ran_out_while_nobody_was_there(tmp_path: Path, zero: str) -> None:
    async def run() -> None:
        path = tmp_path / "undercroft.db"
        clock = Clock(kind="move", seconds=30, zero=zero, increment=0)  # type: ignore[arg-type]
        async with house_on(SqliteStore(path), tmp_path) as house:
            info = replace(table_of(clock=clock), stand_in="random")
            live = await started(house, info)
            (card,) = await house.store.cards("due IS NOT NULL")
            assert card.due is not None and abs(card.due - house.now() - 30_000) < 2000
        await SqliteStore(path).run(
            ("UPDATE log SET time = time - 31000", ()), ("UPDATE tables SET due = due - 31000", ())
        )
        async with house_on(SqliteStore(path), tmp_path) as house:
            await until(lambda: live.id in house.lives)  # it comes by itself
            again = house.lives[live.id]
            before = live.number
            await until(lambda: again.number > before, 60)
            assert again.table is not None
            if zero == "lost":
                assert len(again.table.resigned) == 1
            else:
                assert again.table.resigned == []

    asyncio.run(run())


def test_a_card_says_when_a_table_has_to_be_looked_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(scene: Scene) -> None:
        house, live = scene.house, scene.live
        later = house.now() + 50_000  # a long thought
        monkeypatch.setattr(house, "now", lambda: later)
        await live.work("", act(live))
        (card,) = await house.store.cards("id = ?", live.id)
        assert live.table is not None and live.clocks is not None
        deadline = live.tending.deadline()
        assert deadline is not None
        assert card.due == later + deadline - live.played(later)

    play(tmp_path, story, clock=Clock(kind="move", seconds=60))


def test_a_table_is_begun_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_on(SqliteStore(tmp_path / "undercroft.db"), tmp_path) as house:
            live = await house.open_table(table_of())
            found = await asyncio.gather(
                *(live.work(f"ann {number}", lambda: begin(live)) for number in range(3)), return_exceptions=True
            )
            assert [isinstance(each, Trouble) for each in found] == [False, True, True]

    asyncio.run(run())
