"""Group commit: together when there is much to do, and everybody learns how it ended."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from pathlib import Path

import pytest

from tests.server.several.houses import write
from undercroft.server.house import House
from undercroft.server.settings import Settings
from undercroft.server.sqlite import SqliteStore
from undercroft.server.store import NotStored, Write
from undercroft.server.writer import Taken, Writer

pytestmark = pytest.mark.once


class SlowStore(SqliteStore):
    """Each batch waits for the test to let it through, and may fail."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.batches: list[list[str]] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.failure: BaseException | None = None

    async def append(self, writes: Sequence[Write]) -> list[bool]:
        self.batches.append([write.row.table for write in writes])
        await self.gate.wait()
        if self.failure is not None:
            failure, self.failure = self.failure, None
            raise failure
        return await super().append(writes)


async def opened(tmp_path: Path) -> tuple[SlowStore, Writer]:
    store = SlowStore(tmp_path / "undercroft.db")
    await store.open()
    return store, House(store, Settings(folder=tmp_path)).writer


def test_what_comes_meanwhile_goes_together(tmp_path: Path) -> None:
    async def run() -> None:
        store, writer = await opened(tmp_path)
        store.gate.clear()
        first = [asyncio.create_task(writer.append(write(name))) for name in "ab"]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        second = [asyncio.create_task(writer.append(write(name))) for name in "cde"]
        await asyncio.sleep(0.01)
        store.gate.set()
        await asyncio.gather(*first, *second)
        assert store.batches == [["a", "b"], ["c", "d", "e"]]
        assert writer.task is None
        await writer.append(write("f"))
        assert store.batches[2:] == [["f"]]
        await store.close()

    asyncio.run(run())


def test_one_that_is_taken_does_not_trouble_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        store, writer = await opened(tmp_path)
        await writer.append(write("a"))
        one, two = await asyncio.gather(writer.append(write("a")), writer.append(write("b")), return_exceptions=True)
        assert isinstance(one, Taken) and two is None
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("failure", [NotStored("not-stored-busy"), RuntimeError("a bug"), ValueError()])
def test_a_batch_that_fails_is_tried_again_by_whoever_wants(tmp_path: Path, failure: Exception) -> None:
    async def run() -> None:
        store, writer = await opened(tmp_path)
        store.failure = failure
        found = await asyncio.gather(*(writer.append(write(name)) for name in "ab"), return_exceptions=True)
        assert [type(each) for each in found] == [NotStored, NotStored]
        assert await store.rows("a") == []
        await writer.append(write("a"))
        assert len(await store.rows("a")) == 1
        await store.close()

    asyncio.run(run())


def test_who_is_cancelled_learns_how_it_ended_first(tmp_path: Path) -> None:
    async def run() -> None:
        store, writer = await opened(tmp_path)
        learned: list[str] = []

        async def wait(name: str) -> None:
            try:
                await writer.append(write(name))
                learned.append("kept")
            except Taken:
                learned.append("taken")
            await asyncio.sleep(0)  # here it is cancelled
            learned.append("not cancelled")

        for name, expected in (("a", "kept"), ("a", "taken")):
            store.gate.clear()
            task = asyncio.create_task(wait(name))
            await asyncio.sleep(0.01)
            task.cancel()
            task.cancel()
            await asyncio.sleep(0.01)
            assert not task.done()
            store.gate.set()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert learned.pop() == expected and not learned
        await store.close()

    asyncio.run(run())


async def in_time(seconds: float, work: Awaitable[None]) -> None:
    async with asyncio.timeout(seconds):
        await work


def test_a_timeout_stays_a_timeout(tmp_path: Path) -> None:
    async def run() -> None:
        store, writer = await opened(tmp_path)
        store.gate.clear()
        asyncio.get_running_loop().call_later(0.1, store.gate.set)

        async def append() -> None:
            await writer.append(write("a"))
            await asyncio.sleep(0)

        with pytest.raises(TimeoutError):
            await in_time(0.02, append())
        assert len(await store.rows("a")) == 1
        await store.close()

    asyncio.run(run())


def test_nobody_waits_for_ever_when_everything_ends(tmp_path: Path) -> None:
    async def run() -> None:
        store, writer = await opened(tmp_path)
        store.gate.clear()
        tasks = [asyncio.create_task(writer.append(write("a")))]
        await asyncio.sleep(0.01)
        tasks.append(asyncio.create_task(writer.append(write("b"))))
        await asyncio.sleep(0.01)
        assert writer.task is not None
        writer.task.cancel()
        found = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 60)
        assert [type(each) for each in found] == [NotStored, NotStored]
        store.gate.set()
        await writer.append(write("c"))
        await store.close()

    asyncio.run(run())


def test_closing_waits_for_what_is_on_its_way(tmp_path: Path) -> None:
    async def run() -> None:
        store, writer = await opened(tmp_path)
        store.gate.clear()
        task = asyncio.create_task(writer.append(write("a")))
        await asyncio.sleep(0.01)
        asyncio.get_running_loop().call_later(0.05, store.gate.set)
        await writer.close()
        assert len(await store.rows("a")) == 1
        await task
        await store.close()

    asyncio.run(run())
