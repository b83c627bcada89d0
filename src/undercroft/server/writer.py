"""Group commit: what comes while one transaction is on its way to the disk goes together in the next."""

from __future__ import annotations

import asyncio
from time import perf_counter

import structlog

from undercroft.server.metrics import Metrics
from undercroft.server.store import NotStored, Store, Write

log = structlog.get_logger("undercroft")

AT_ONCE = 1000
"""So many go in one transaction: a statement holds only so many values."""
FEW, BUSY, GATHER = 10, 0.01, 0.002
"""So few rows, that come so many seconds after the last transaction, wait a little for others: nobody notices, and a
transaction costs as much for one row as for ten."""


class Taken(Exception):
    """Another server has written the row of this number."""


class Writer:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.waiting: list[tuple[Write, Underway]] = []
        self.task: asyncio.Task[None] | None = None
        self.ended = 0.0
        """When the last transaction was on the disk."""

    async def append(self, write: Write) -> None:
        """Returns when it is kept for good; raises Taken or NotStored if it is not. Who is cancelled meanwhile still
        learns which, and is cancelled at the next opportunity."""
        done = Underway(loop=asyncio.get_running_loop())
        self.waiting.append((write, done))
        if self.task is None:
            self.task = asyncio.create_task(self.flush())
        try:
            await done
        except asyncio.CancelledError:
            cancel_later()
            done.result()

    async def flush(self) -> None:
        """Begins in the next turn of the loop: until then, whoever has something to write joins in."""
        try:
            while self.waiting:
                if len(self.waiting) < FEW and perf_counter() - self.ended < BUSY:
                    await asyncio.sleep(GATHER)
                batch, self.waiting = self.waiting[:AT_ONCE], self.waiting[AT_ONCE:]
                await self.write(batch)
        finally:  # whatever happens, nobody waits for ever
            for _, done in self.waiting:
                done.set_exception(NotStored("not-stored-broken"))
            self.waiting, self.task = [], None

    async def write(self, batch: list[tuple[Write, Underway]]) -> None:
        accepted: list[bool] = []
        began = perf_counter()
        trouble = NotStored("not-stored-broken")
        try:
            accepted = await self.store.append([write for write, _ in batch])
        except NotStored as error:
            trouble = error
        except Exception:
            log.exception("the store failed")
        finally:
            self.ended = perf_counter()
            if accepted:
                self.metrics.commits.observe(perf_counter() - began)
                self.metrics.rows.inc(sum(accepted))
            else:
                self.metrics.unwritten.inc(len(batch))
            for number, (_, done) in enumerate(batch):
                if not accepted:
                    done.set_exception(trouble)
                elif accepted[number]:
                    done.set_result(None)
                else:
                    done.set_exception(Taken())

    async def close(self) -> None:
        """What is on its way gets there."""
        if self.task is not None:
            await asyncio.wait({self.task})


class Underway(asyncio.Future[None]):
    """Something on its way to the disk. It cannot be called back, nor can whoever waits for it go away before it is
    known how it ended: then a table would be neither here nor there."""

    def cancel(self, msg: object = None) -> bool:
        return False


def cancel_later() -> None:
    """Let the present task be cancelled where it waits next."""
    task = asyncio.current_task()
    assert task is not None
    task.uncancel()
    task.cancel()
