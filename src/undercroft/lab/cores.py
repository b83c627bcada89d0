"""Work of many pieces, spread over the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Thread
from time import perf_counter
from typing import ParamSpec, TypeVar

from undercroft.engine.errors import Trouble

Piece = TypeVar("Piece")
T = TypeVar("T")
P = ParamSpec("P")

CHUNK_SECONDS = 0.3
"""How much work a process is handed at once, so that handing it over costs little and progress shows."""
CHUNKS_AHEAD = 8
"""Chunks that are handed out for each process: a slow one does not keep the others waiting."""


def spread(work: Callable[[int], Piece], count: int, workers: int | None = None) -> Generator[list[Piece], None, None]:
    """`work(0)`, `work(1)` … `work(count - 1)`, some at a time, in this order, whatever the number of workers."""
    workers = min(workers or os.cpu_count() or 1, count)
    seconds, first = timed(work, range(1))  # here, so that work which cannot be done says so before anything starts
    yield first
    if workers == 1:
        for number in range(1, count):
            yield [work(number)]
        return
    given = done = 1
    under_way: deque[Future[tuple[float, list[Piece]]]] = deque()
    with processes(workers) as pool:
        while done < count:
            while given < count and len(under_way) < CHUNKS_AHEAD * workers:
                # By the mean so far; no chunk is longer than that experience, for pieces may differ much.
                size = max(1, min(int(CHUNK_SECONDS * done / seconds), done))
                numbers = range(given, min(given + size, count))
                under_way.append(pool.submit(timed, work, numbers))
                given = numbers.stop
            spent, found = under_way.popleft().result()
            seconds += spent
            done += len(found)
            yield found


@contextmanager
def processes(count: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with this block, whatever they are doing then; if one is killed, the block says so."""
    others = set(multiprocessing.active_children())
    pool = Pool(count, multiprocessing.get_context("spawn"), serve)
    try:
        yield pool
    except BrokenProcessPool as broken:
        raise Trouble("worker-killed") from broken
    finally:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        pool.shutdown(cancel_futures=True)


class Pool(ProcessPoolExecutor):
    """Starts a process when a piece of work finds none idle; from its start on, that process hears of no Ctrl-C."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with shielded():
            return super().submit(work, *args, **kwargs)


@contextmanager
def shielded() -> Iterator[None]:
    """Ctrl-C waits until the end of this block; processes that are started in it never get one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve() -> None:
    """Begin to work for another process: a person's Ctrl-C is for that one, and when it ends, so does this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=follow, daemon=True).start()


def follow() -> None:
    master = multiprocessing.parent_process()
    assert master is not None
    master.join()
    os._exit(1)


def timed(work: Callable[[int], Piece], numbers: range) -> tuple[float, list[Piece]]:
    before = perf_counter()
    found = [work(number) for number in numbers]
    return max(perf_counter() - before, 1e-6), found
