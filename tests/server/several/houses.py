"""Servers without a network: a house on a store, people with connections that note what they are sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from undercroft.engine.registry import find
from undercroft.server import info as infos
from undercroft.server.deeds import begin
from undercroft.server.house import House
from undercroft.server.info import Info
from undercroft.server.live import Live
from undercroft.server.settings import Settings
from undercroft.server.store import Card, Row, Store, Write
from undercroft.server.wire import Clock, Person

ANN = Person(id="ann", name="Ann", sigil="owl")
BOB = Person(id="bob", name="Bob", sigil="bee")
CLEO = Person(id="cleo", name="Cleo", sigil="moon")


class Sitting:
    """Somebody's connection."""

    def __init__(self, person: Person) -> None:
        self.person = self.known = person
        self.seat: int | None = None
        self.held: frozenset[int] = frozenset()
        self.delay = 0
        self.messages: list[dict[str, Any]] = []
        self.is_closed = False

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def answered(self, time: int) -> None: ...

    def close(self, code: int = 0) -> None:
        self.is_closed = True

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["kind"] == kind]

    @property
    def numbers(self) -> list[int]:
        """Of the items in the news, in the order in which they came."""
        return [item["number"] for message in self.heard("news") for item in message["items"]]

    @property
    def present(self) -> list[bool]:
        """The last that was said of who is there."""
        seats: list[bool] = self.heard("present")[-1]["presence"]["seats"]
        return seats


@asynccontextmanager
async def house_on(store: Store, folder: Path) -> AsyncIterator[House]:
    house = House(store, Settings(folder=folder, thinkers=1))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def die(house: House) -> None:
    """Like a process that was killed: nothing is said, nothing is given back."""
    for task in list(house.tasks):
        task.cancel()
    await asyncio.gather(*house.tasks, return_exceptions=True)
    for live in house.lives.values():
        live.tending.stop()


def table_of(
    people: Sequence[Person] = (ANN, BOB),
    game: str = "clank",
    bots: Mapping[int, str] | None = None,
    clock: Clock | None = None,
    **more: Any,  # noqa: ANN401 - whatever a table has
) -> Info:
    """A table for these people, who sit at the first seats, and bots."""
    rules = find(game)
    count = len(people) + len(bots or {})
    chairs = list(infos.chairs(count))
    for seat, person in enumerate(people):
        chairs[seat] = msgspec.structs.replace(chairs[seat], person=person, ready=True)
    for seat, kind in (bots or {}).items():
        chairs[seat] = msgspec.structs.replace(chairs[seat], bot=kind)
    options = rules.options({"players": count})
    return Info(
        id="",
        game=game,
        content=rules.content_hash,
        options=msgspec.json.decode(msgspec.json.encode(options)),
        chairs=tuple(chairs),
        owner=people[0].id if people else ANN.id,
        key=infos.key(),
        opened=0,
        clock=clock or Clock(),
        **more,
    )


async def started(house: House, info: Info | None = None) -> Live:
    live = await house.open_table(info or table_of())
    await live.work("", lambda: begin(live))
    return live


def act(live: Live) -> Callable[[], None]:
    """Whoever has to decide does the first thing that they may; chosen when it is done."""

    def deed() -> None:
        assert live.table is not None
        seat = live.table.waiting()[0]
        live.table.play(seat, live.table.legal(seat)[0], live.played())
        live.note_entries()

    return deed


async def until(holds: Callable[[], bool], seconds: float = 60.0) -> float:
    """Wait for something; how long it took. A crowded machine may take long over what is done at once elsewhere."""
    began = time.monotonic()
    while not holds():
        assert time.monotonic() < began + seconds, "it did not happen"
        await asyncio.sleep(0.01)
    return time.monotonic() - began


def row(table: str = "t", number: int = 0, command: str = "", items: str = "[]", time: int = 1) -> Row:
    return Row(table, number, time, command, items)


def card(table: str = "t", members: Sequence[tuple[str, bool]] = (), due: int | None = None, **more: Any) -> Card:  # noqa: ANN401
    said = {"state": "open", "listed": False, "changed": 1, **more}
    return Card(table=table, game="clank", owner="ann", due=due, shown="{}", members=tuple(members), **said)


def write(table: str = "t", number: int = 0, card: Card | None = None, command: str = "") -> Write:
    return Write(row(table, number, command), card)
