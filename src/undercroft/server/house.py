"""The running server: its store, its live tables, its people and its bots."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Collection, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace

from undercroft.bots.thinkers import Thinkers
from undercroft.engine.errors import Trouble, Unknown, Unreadable
from undercroft.engine.game import Game
from undercroft.engine.registry import find, names, with_content
from undercroft.engine.text import LANGUAGES, Message
from undercroft.records.files import write_whole
from undercroft.records.table import Table
from undercroft.server.info import Info
from undercroft.server.limits import Limits
from undercroft.server.live import RESTARTS, Kept, Live
from undercroft.server.memory import Housekeeper
from undercroft.server.metrics import Metrics
from undercroft.server.neighbours import Neighbours
from undercroft.server.people import People
from undercroft.server.settings import Settings
from undercroft.server.sheets import Sheets
from undercroft.server.sheets import forget_old as forget_sheets
from undercroft.server.store import NotStored, Store
from undercroft.server.wire import Notice, encode
from undercroft.server.words import NAME, pretty
from undercroft.server.writer import Taken, Writer

Found = TypeVar("Found")

IDLE = 5.0
"""Seconds after which a table that nobody looks at leaves memory; whoever comes has it again in milliseconds. Many that
lie there at the same time are a peak that Python does not give back to the system."""
DAY = 24 * 3600
PARTING = 2.0
"""Seconds that connections get to hear the last words."""
SWEEP = 1.0
"""Seconds between two looks for tables that have something due and that nobody looks after."""
AHEAD = 3000
"""Milliseconds before something is due that its table is wanted in memory: from there on it has a timer of its own."""


class House:
    """All that one server process has. `open` it before use, and `close` it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.log = structlog.get_logger("undercroft")
        self.limits = Limits(settings.limits)
        self.metrics = Metrics(self)
        self.writer = Writer(store, self.metrics)
        self.thinkers = Thinkers(settings.thinkers, settings.compiled)
        self.threads = ThreadPoolExecutor(2, "beside")
        self.release = settings.release
        self.opening = asyncio.Lock()
        self.housekeeper = Housekeeper()
        self.lives: dict[str, Live] = {}
        self.reading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.watchers: set[Callable[[bool, Collection[str]], None]] = set()
        """Who wants to know that a table has changed, whether it is listed, and whose it is: the lists of the lobby."""
        self.neighbours = Neighbours(self)
        self.sheets = Sheets(self)
        self.unreadable: set[str] = set()
        """Tables that have something due and cannot be read; it was written down once."""
        self.is_closing = False

    async def open(self) -> None:
        await self.store.open()
        secret = await self.store.secret("cookies", secrets.token_urlsafe(32))
        self.people = People(self.store, secret, self.neighbours.renamed)
        self.neighbours.open()
        self.keep_doing(self.sweep)
        self.warming = self.spawn(self.warm_up())
        if self.settings.keep_days:
            self.keep_doing(self.tidy)

    async def warm_up(self) -> None:
        """All games and their words are loaded before somebody asks for them, one after the other. Not in a thread:
        msgspec does not bear that two of them look at a type for the first time."""
        for name in names():
            game = find(name)
            for language in LANGUAGES:
                game.text(language)
                await asyncio.sleep(0)

    async def close(self) -> None:
        """Everything that was decided is kept."""
        await self.part()
        tasks = [*self.tasks, *self.reading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.writer.close()
        self.thinkers.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def part(self) -> None:
        """Nothing more is decided here; whoever is connected has had all answers, and is told to come back."""
        self.is_closing = True
        notice = encode(Notice(sentence=Message("server-restarts").sentence()))
        for live in list(self.lives.values()):
            async with live.lock:
                live.tending.stop()
                for socket in list(live.sockets):
                    socket.send(notice)
                    socket.close(RESTARTS)
        end = time.monotonic() + PARTING
        while any(live.sockets for live in self.lives.values()) and time.monotonic() < end:
            await asyncio.sleep(0.01)

    # Time, threads, tasks

    def now(self) -> int:
        """Milliseconds of the calendar."""
        return time.time_ns() // 1_000_000

    def today(self) -> str:
        return datetime.now(UTC).date().isoformat()

    async def beside(self, work: Callable[[], Found]) -> Found:
        """Something that takes a while and changes nothing, while the tables go on."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def keep_doing(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Something that goes on as long as the server does, whatever happens to it."""

        async def doing() -> None:
            while True:
                try:
                    await work()
                except Exception:
                    self.log.exception("a task failed")
                await asyncio.sleep(SWEEP)

        self.spawn(doing())

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.log.error("a task failed", exc_info=error)

    # Games and their content

    async def game(self, name: str, digest: str = "", edition: int | None = None) -> Game:
        """A game with the content of that hash: its own, an older one, or one that somebody brought. A game that was
        begun before an upgrade is played to its end by the rules that it was begun with."""
        if not digest:
            return find(name)
        game = with_content(name, digest, edition)
        if game is not None:
            return game
        found = await self.store.content(digest) if re.fullmatch(r"[0-9a-f]{1,64}", digest) else None
        if found is None or found[0] != name:
            raise Unknown("unknown-content")
        try:
            return find(name, self.content_file(digest, found[1]), edition)
        except Unreadable as trouble:  # it was sound when it was brought
            raise Unreadable("", trouble.place, trouble.reason) from None

    def content_file(self, digest: str, text: str) -> Path:
        """Where content that somebody brought lies for this server and its bots."""
        path = self.settings.folder / "content" / f"{digest}.toml"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(text.encode(), path)
        return path

    # Tables

    async def live(self, id: str) -> Live:
        """A table, read from the store if it is not here; raises Unknown. What other servers wrote is in it, for
        whoever asks may come from one of them and know of it."""
        live = self.lives.get(id)
        if live is not None:
            live.used = time.monotonic()
            if self.store.notifies:
                await live.catch_up()
            return live
        if not re.fullmatch(NAME, id):
            raise Unknown("unknown-table")
        return await self.read_once(id)

    async def read_once(self, id: str) -> Live:
        """However many want it at the same time."""
        task = self.reading.get(id)
        if task is None:
            task = self.reading[id] = asyncio.create_task(self.read(id))
            task.add_done_callback(lambda _: self.reading.pop(id, None))
        return await asyncio.shield(task)

    async def read(self, id: str) -> Live:
        live = Live(self, id)
        if not await live.read():
            raise Unknown("unknown-table")
        self.metrics.folded.inc()
        self.lives[id] = live
        live.tending.look()
        return live

    async def open_table(self, info: Info, table: Table | None = None) -> Live:
        """A new table, with a game that has been played elsewhere if there is one."""
        while True:
            live = Live(self, pretty())
            live.info = replace(info, id=live.id)
            live.pending.append(Kept(info=live.info))
            live.game = await self.game(info.game, info.content)
            if table is not None:
                live.pending += (Kept(entry=entry) for entry in table.written(0))
            try:
                await live.commit()
            except Taken:
                continue  # these words are taken
            self.lives[live.id] = live
            if table is not None:
                live.is_doubtful = True  # the game is in the log, and not yet here
                await live.make_sure()
            live.tending.look()
            return live

    def changed(self, listed: bool, people: Collection[str]) -> None:
        for watcher in list(self.watchers):
            watcher(listed, people)

    async def tends(self, live: Live) -> bool:
        """Whether this server moves the bots of a table and rings its clocks."""
        try:
            return await self.store.tend(live.id)
        except NotStored:
            return False

    # What other servers write

    def written(self, table: str, number: int, carded: bool) -> None:
        if table in self.lives or table in self.reading:
            self.spawn(self.catch_up(table, number))
        if carded and self.watchers:
            self.spawn(self.show_lists(table))

    async def catch_up(self, table: str, number: int | None = None) -> None:
        """Show what another server has written, up to a row at least."""
        with suppress(Trouble):  # without the store there is no news; when it is back it is asked again
            if table in self.reading:
                await self.read_once(table)
            if (live := self.lives.get(table)) is not None:
                await live.catch_up(number)

    async def show_lists(self, table: str) -> None:
        with suppress(NotStored):
            self.changed(*await self.store.concerned(table))

    # Tables that nobody looks at

    async def sweep(self) -> None:
        """Tables that nobody looks at leave memory, unless something is going on there; those that have something due
        come back, and so do those of a server that is gone."""
        try:
            for id in await self.store.due(self.now() + AHEAD):
                await self.look_after(id)
            for live in list(self.lives.values()):
                if self.is_idle(live) and time.monotonic() - live.used > IDLE:
                    await self.drop(live)
            self.housekeeper.tidy()
        except NotStored as trouble:
            self.log.warning("sweep", trouble=trouble.message.key)

    async def look_after(self, id: str) -> None:
        """One that cannot be read, of later rules perhaps, keeps no other waiting."""
        live = self.lives.get(id)
        try:
            if live is None:
                live = await self.read_once(id)
        except NotStored:
            raise
        except Exception:
            if id not in self.unreadable:
                self.unreadable.add(id)
                self.log.exception("a table cannot be read", table=id)
        else:
            live.tending.look()

    async def tidy(self) -> None:
        """Every day, finished games that are old enough are forgotten."""
        while True:
            try:
                await self.forget_old(self.settings.keep_days)
            except Trouble as trouble:
                self.log.warning("tidy", trouble=trouble.message.key)
            await asyncio.sleep(DAY)

    async def forget_old(self, days: int) -> int:
        """Forget what ended so many days ago and nobody looks at now; returns how many games that were."""
        count, before = 0, self.now() - 1000 * DAY * days
        await forget_sheets(self.store, before)
        while True:
            old = await self.store.cards("state IN ('over', 'closed') AND changed <= ?", before, limit=1000)
            unseen = [
                card.table for card in old if card.table not in self.lives or self.is_idle(self.lives[card.table])
            ]
            for table in unseen:
                if table in self.lives:
                    await self.drop(self.lives[table])
                await self.store.forget(table)
            count += len(unseen)
            if not unseen:
                self.log.info("tidy", forgotten=count)
                return count

    def is_idle(self, live: Live) -> bool:
        """Whether nothing goes on at a table; what is due later than that is found in the store."""
        tending = live.tending
        return not (live.sockets or live.lock.locked() or tending.task or tending.is_due_in(IDLE))

    async def drop(self, live: Live) -> None:
        self.lives.pop(live.id, None)
        live.tending.stop()
        self.housekeeper.leave()
        await self.store.release(live.id)

    async def forget(self, live: Live) -> None:
        """A table that nobody needs after all."""
        await self.drop(live)
        await self.store.forget(live.id)
