"""Bots and hints that think in processes of their own, so that many tables can be thought about at once.

    thinkers = Thinkers(4)
    bot = thinkers.at_table("expert", seed)
    thought = Thought(thinkers, decision(bot, sight))
    hint = Thought(thinkers, thinkers.advice(sight, seed))

A bot lives in one process, where it keeps what it has found out; a process has room for many. A process that ends, or
does not answer in time, is replaced by a fresh one, which is asked the same once more. So is one that runs as plain
Python when a compiled build has become ready meanwhile: the fresh one runs that. All of them step back for whoever runs
the tables.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from pickle import dumps, loads
from threading import Lock
from time import monotonic
from traceback import format_exc
from typing import TypeVar

import msgspec

from undercroft.bots.bot import Bot, Progress
from undercroft.bots.kinds import is_program
from undercroft.bots.searcher import LEVELS, Level
from undercroft.bots.thinking import HINT, Hint, Job, advice, at_table, decision, patience
from undercroft.bots.trying import SECONDS, Bench, Tried
from undercroft.engine.errors import Trouble
from undercroft.engine.outcome import Outcome
from undercroft.engine.sight import Sight

Found = TypeVar("Found")

GRACE = 10.0
"""Seconds beyond its own limit after which nobody waits for a process any more."""
START = 60.0
"""The same for one that is being started."""
TELLING = 0.05
"""Seconds between two reports of how far a thought is."""
WAITING = 256
"""So many thoughts may be under way or wait for their process; each has a thread that only waits."""
NICENESS = 10
"""How far a process steps back for others."""
ENOUGH = b""
"""Said to a process: come to an end with what has been found so far."""


# What is said to a process, and what it says


class Decide(msgspec.Struct, frozen=True):
    """Which bot decides, and what it sees. A bot that the process does not know yet is made."""

    number: int
    kind: str
    seed: int
    sight: Sight


class Advise(msgspec.Struct, frozen=True):
    sight: Sight
    seed: int
    level: Level


class Try(msgspec.Struct, frozen=True):
    """One game with content that somebody is writing."""

    game: str
    text: str
    bots: tuple[str, ...]
    seed: int


What = Decide | Advise | Try


class Question(msgspec.Struct, frozen=True):
    what: What
    left: tuple[int, ...]
    """The bots that have left their tables since the last question."""


class Answer(msgspec.Struct, frozen=True):
    found: object = None
    trouble: Trouble | None = None
    crash: str = ""
    """The traceback of what should not have happened."""


# In the process


BENCH = Bench()
"""What was tried out last is at hand for the next game with it."""


def serve(pipe: Connection) -> None:
    """Answer questions until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a person's Ctrl-C is for whoever asks
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    bots: dict[int, Bot] = {}
    with suppress(EOFError, OSError):
        pipe.send(Answer())
        while True:
            said = pipe.recv_bytes()
            if said != ENOUGH:  # too late: that thought had ended by itself
                pipe.send(answer(said, bots, Telling(pipe)))


def answer(question: bytes, bots: dict[int, Bot], progress: Progress) -> Answer:
    try:
        asked: Question = loads(question)
        for number in asked.left:
            bots.pop(number, None)
        return Answer(think(asked.what, bots, progress))
    except OSError:
        raise  # whoever asks is gone
    except Trouble as trouble:
        return Answer(trouble=trouble)
    except Exception:
        return Answer(crash=format_exc())


def think(what: What, bots: dict[int, Bot], progress: Progress) -> object:
    if isinstance(what, Try):
        return BENCH.play(what.game, what.text, what.bots, what.seed, progress)
    if isinstance(what, Advise):
        return advice(what.sight, what.seed, what.level)(progress)
    if what.number not in bots:
        bots[what.number] = at_table(what.kind, what.seed, programs=True)  # it was allowed before it came here
    return decision(bots[what.number], what.sight)(progress)


class Telling:
    """The progress of one thought: tells how far it is, and listens whether that is enough."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.told = -TELLING

    def __call__(self, share: float) -> bool:
        now = monotonic()
        if now - self.told >= TELLING:
            self.told = now
            self.pipe.send(share)
        return not self.pipe.poll() or self.pipe.recv_bytes() != ENOUGH


# Where it is waited for


class Slow(Exception):
    """There was no answer in time."""


class Worker:
    """A process that answers one question at a time. It starts with the first one. `compiled` is the folder where a
    compiled build is, or will be."""

    def __init__(self, compiled: Path | None = None) -> None:
        self.compiled = compiled
        self.build: Path | None = None
        """What the process runs; None is what this one runs."""
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.turn = Lock()
        self.waiting: set[object] = set()
        """The questions that are being answered, or wait for their turn."""
        self.bots: set[int] = set()
        """The numbers of those who live there."""
        self.left: list[int] = []
        """Those who did, and of whom the process has not been told yet."""
        self.is_closed = False

    def ask(self, what: What, progress: Progress, seconds: float) -> object:
        """What the process finds; raises Trouble if a second one has no answer either."""
        mark = object()
        self.waiting.add(mark)
        try:
            with self.turn:
                try:
                    return self.asked(what, progress, seconds)
                except (EOFError, OSError, Slow):
                    return self.asked(what, progress, seconds)
        except Slow:
            raise Trouble("thinker-slow", seconds=f"{seconds + GRACE:g}") from None
        except (EOFError, OSError):
            raise Trouble("thinker-ended") from None
        finally:
            self.waiting.discard(mark)

    def asked(self, what: What, progress: Progress, seconds: float) -> object:
        try:
            if self.pipe is not None and self.build != self.best_build():
                self.end()
            pipe = self.pipe or self.start()
            left, self.left = tuple(self.left), []
            pipe.send_bytes(dumps(Question(what, left)))
            found = self.heard(pipe, progress, seconds + GRACE)
        except BaseException:
            self.end()
            if self.is_closed:
                raise CancelledError from None
            raise
        if found.trouble is not None:
            raise found.trouble
        if found.crash:
            raise RuntimeError(f"A bot failed in its process:\n{found.crash}")
        return found.found

    def heard(self, pipe: Connection, progress: Progress, seconds: float) -> Answer:
        """The answer; until it comes, how far it is is passed on."""
        deadline = monotonic() + seconds
        is_enough = False
        while pipe.poll(max(0.0, deadline - monotonic())):
            said: Answer | float = pipe.recv()
            if isinstance(said, Answer):
                return said
            if not progress(said) and not is_enough:
                is_enough = True
                pipe.send_bytes(ENOUGH)
        raise Slow

    def start(self) -> Connection:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), daemon=True)
        self.build = self.best_build()
        with first_on_path(self.build):
            process.start()
        theirs.close()  # so that the end of the process is the end of the pipe
        self.process, self.pipe = process, ours
        if self.is_closed:
            raise CancelledError
        try:
            self.heard(ours, lambda share: True, START)
        except (EOFError, OSError, Slow):
            if self.build is None or self.is_closed:
                raise
            self.end()
            self.compiled = None  # that build does not run here
            return self.start()
        return ours

    def best_build(self) -> Path | None:
        return self.compiled if self.compiled is not None and self.compiled.is_dir() else None

    def end(self) -> None:
        """Whatever it is doing, it does it no more."""
        process, pipe, self.process, self.pipe = self.process, self.pipe, None, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()

    def close(self) -> None:
        """For good; whoever waits for an answer gets none."""
        self.is_closed = True
        process = self.process
        if process is not None:
            process.kill()
        with self.turn:
            self.end()


PATH = Lock()


@contextmanager
def first_on_path(folder: Path | None) -> Iterator[None]:
    """A process that starts in this block imports from there first: it is handed the path of this one. What this one
    has imported it keeps."""
    if folder is None:
        yield
        return
    with PATH:
        sys.path.insert(0, str(folder))
        try:
            yield
        finally:
            sys.path.remove(str(folder))


class AwayBot(Bot):
    """A bot that lives in another process. Whoever asks it waits; `progress` is passed on."""

    numbers = count()

    def __init__(self, kind: str, seed: int, worker: Worker) -> None:
        super().__init__(seed)
        self.kind = kind
        self.seed = seed
        self.worker = worker
        self.number = next(self.numbers)
        worker.bots.add(self.number)

    def choose(self, sight: Sight) -> int:
        what = Decide(self.number, self.kind, self.seed, sight)
        found = self.worker.ask(what, self.progress, patience(self.kind))
        assert isinstance(found, int)
        return found

    def leave(self, outcome: Outcome | None = None) -> None:
        if self.number in self.worker.bots:
            self.worker.bots.discard(self.number)
            self.worker.left.append(self.number)


class Thinkers:
    """Some processes, and the threads that wait for them: workers for thoughts."""

    def __init__(self, processes: int | None = None, compiled: Path | None = None) -> None:
        self.workers = [Worker(compiled) for _ in range(processes or os.cpu_count() or 1)]
        self.threads = ThreadPoolExecutor(WAITING)

    def submit(self, job: Job[Found], progress: Progress, /) -> Future[Found]:
        return self.threads.submit(job, progress)

    def at_table(self, kind: str, seed: int, programs: bool = False) -> Bot:
        """A bot that lives where the fewest do. A program is a process of its own already."""
        bot = at_table(kind, seed, programs)
        return bot if is_program(kind) else AwayBot(kind, seed, min(self.workers, key=lambda worker: len(worker.bots)))

    def advice(self, sight: Sight, seed: int, level: Level = LEVELS["expert"]) -> Job[Hint]:
        """The job of finding a hint, in the process that has least to do."""

        def advise(progress: Progress) -> Hint:
            worker = min(self.workers, key=lambda worker: len(worker.waiting))
            found = worker.ask(Advise(sight, seed, level), progress, HINT)
            assert isinstance(found, Hint)
            return found

        return advise

    def trial(self, game: str, text: str, bots: tuple[str, ...], seed: int) -> Job[Tried | None]:
        """The job of playing one game with content that is being written, in the process that has least to do."""

        def play(progress: Progress) -> Tried | None:
            worker = min(self.workers, key=lambda worker: len(worker.waiting))
            found = worker.ask(Try(game, text, bots, seed), progress, SECONDS)
            assert found is None or isinstance(found, Tried)
            return found

        return play

    def close(self) -> None:
        """Nobody thinks any more."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.workers:
            worker.close()
        self.threads.shutdown()
