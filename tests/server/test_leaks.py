"""Nothing leaves the server that somebody may not know: whole games by bots, in worlds that differ in hidden things.

Whatever goes to a seat, or to those who watch, is made twice: at the true table, and at a twin where all that this seat
cannot know was dealt again. Every byte has to be the same.
"""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from pickle import dumps

import msgspec
import pytest
from msgspec.structs import replace

from tests.server.houses import NearThinkers
from undercroft.bots.kinds import make
from undercroft.engine.errors import Trouble
from undercroft.engine.game import Game, Options
from undercroft.engine.luck import Dice
from undercroft.engine.position import TABLE
from undercroft.engine.registry import find, names
from undercroft.kit.options import some_options
from undercroft.records.masked import masked
from undercroft.records.record import Entry, Player, Record
from undercroft.records.table import Table
from undercroft.server.deeds import Deeds
from undercroft.server.house import House
from undercroft.server.info import Chair, Info
from undercroft.server.live import Live
from undercroft.server.past import unrolled
from undercroft.server.settings import Settings
from undercroft.server.sqlite import SqliteStore
from undercroft.server.wire import Ask, Command, Person, Point, Previews, Why, encode

LONGEST = 2000
"""Steps: no game of bots is longer."""
ENOUGH = 60
"""Steps that are looked at at least: where games are short, in several of them."""
QUESTIONS = 8
"""At every eighth step questions are asked as well."""
SAMPLE = 2

every_game = pytest.mark.parametrize("game", names())


class Ear:
    """A connection that keeps what comes to it."""

    def __init__(self, person: Person, seat: int | None) -> None:
        self.person = self.known = person
        self.seat = seat
        self.held: frozenset[int] = frozenset()
        self.delay = 0
        self.heard: list[bytes] = []

    def answered(self, time: int) -> None: ...

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: int = 0) -> None: ...

    def take(self) -> list[bytes]:
        heard, self.heard = self.heard, []
        return heard


def played_by_bots(game: Game, seed: int) -> tuple[Options, Table]:
    """A whole game: greedy bots and random ones in turn, with options of all kinds."""
    dice = Dice(seed)
    while (options := some_options(game, dice)).players not in (2, 3):
        pass
    bots = [make("greedy" if seat % 2 == 0 else "random", seed) for seat in range(options.players)]
    table = Table(game, options, tuple(Player(name=f"P{seat}") for seat in range(options.players)), dice)
    while not table.is_over and table.number < LONGEST:
        seat = table.waiting()[0]
        table.play(seat, bots[seat].choose(table.sight(seat)), 1000 * table.number)
    return options, table


def person(seat: int | None) -> Person:
    return Person(id=f"id-{seat}", name=f"P{seat}", sigil="owl")


def info_of(table: Table) -> Info:
    seats = range(len(table.players))
    return Info(
        id="",
        game=table.game.name,
        content=table.game.content_hash,
        options=table.header.options,
        chairs=tuple(Chair(key=f"key-{seat}", person=person(seat)) for seat in seats),
        owner="id-0",
        key="key",
        opened=0,
        state="playing",
        members=("id-None",),
        header=table.header,
    )


def in_a_house(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    """A house where the clock stands still and no bot moves by itself."""

    async def told() -> None:
        house = House(SqliteStore(folder / "undercroft.db"), Settings(folder=folder, limits=1e6))
        house.thinkers = NearThinkers()  # type: ignore[assignment]
        house.now = lambda: 1_000_000  # type: ignore[method-assign]
        await house.open()
        try:
            await story(house)
        finally:
            await house.close()

    asyncio.run(told())


async def opened(house: House, table: Table, entries: tuple[Entry, ...]) -> Live:
    """A table of the house with these first entries."""
    begun = Table.fold(table.game, table.options, Record(header=table.header, entries=entries), Dice(0))
    live = await house.open_table(info_of(table), begun)
    live.tending.look = lambda: None  # type: ignore[method-assign]
    return live


# Twins of a position: all that a seat does not know is dealt again


def twin(table: Table, seat: int | None, luck: Dice) -> Table:
    other = copy.copy(table)
    other.stand(table.position.copy())
    other.position.redeal(TABLE if seat is None else seat, luck)
    return other


def questions(table: Table, luck: Dice) -> list[Command]:
    """Some of what a seat may ask: about actions that it has, that others have, and about the table."""
    game = table.game
    codes = [code for seat in range(len(table.players)) for code in table.legal(seat)]
    codes += [entry.action for entry in table.entries if not entry.action.startswith("!")][-10:]
    some = tuple(codes[int(luck.below(len(codes)))] for _ in range(SAMPLE)) if codes else ()
    found: list[Command] = [Previews(id="p", codes=some), Why(id="w", codes=some)]
    for form in game.inquiries:
        empty = {"kind": form.__struct_config__.tag}
        found.append(Ask(id="a", inquiry=msgspec.Raw(json.dumps(empty).encode())))
    found += [Point(id="o", field=field, value="1") for field in game.pointing]
    return found


async def answer(live: Live, ear: Ear, question: Command) -> bytes:
    try:
        reply = await Deeds(live, ear).do(question)
        return encode(reply)
    except Trouble as trouble:
        return encode(trouble.message.sentence())


@every_game
def test_twin_positions_send_the_same_bytes(game: str, tmp_path: Path) -> None:
    luck, looked_at, seed = Dice(5), 0, 3

    async def story(house: House) -> None:
        nonlocal looked_at, seed
        while looked_at < ENOUGH:
            _, table = played_by_bots(find(game), seed)
            seed += 1
            looked_at += table.number
            await play_beside_twins(house, table, luck)

    in_a_house(tmp_path, story)


async def play_beside_twins(house: House, table: Table, luck: Dice) -> None:
    game = table.game.name
    live = await opened(house, table, table.written(0)[:1])
    seats = [*range(len(table.players)), None]
    ears = [Ear(person(seat), seat) for seat in seats]
    for ear in ears:
        await live.enter(ear, 0)
    live.sockets = set(ears)
    for number, entry in enumerate(table.written(1), 1):
        await step(live, entry)
        true, since = live.table, live.number - 1
        assert true is not None and true.number == number + 1
        for ear in ears:
            (news,) = ear.take()[-1:]
            assert b'"kind":"news"' in news
            live.sockets = {ear}
            asked = questions(true, luck) if number % QUESTIONS == 0 else []
            answers = [await answer(live, ear, question) for question in asked]
            live.table = twin(true, ear.seat, luck)
            ear.take()
            live.publish(since)
            assert ear.take() == [news], (game, number, ear.seat)
            assert [await answer(live, ear, question) for question in asked] == answers, (game, number, ear.seat)
            ear.take()
            if ear.seat is not None and true.packed(ear.seat):  # what hints and bots are given
                assert dumps(live.table.sight(ear.seat)) == dumps(true.sight(ear.seat)), (game, number, ear.seat)
            live.table = true
        live.sockets = set(ears)


async def step(live: Live, entry: Entry) -> None:
    def deed() -> None:
        assert live.table is not None
        live.table.follow(entry)
        live.note_entries()

    await live.work("", deed)


# Twins of a record: another deal, in which a seat has seen the same


def other_deals(table: Table, seat: int | None, luck: Dice) -> list[Record]:
    """Records of the same game with two of luck's first answers swapped, as far as `seat` has seen the same in both."""
    found = []
    deal, *rest = table.record.entries
    for _ in range(30):
        answers = list(deal.luck)
        if len(answers) < 2:
            break
        i, j = int(luck.below(len(answers))), int(luck.below(len(answers)))
        if answers[i] == answers[j]:
            continue
        answers[i], answers[j] = answers[j], answers[i]
        entries: list[Entry] = [replace(deal, luck=tuple(answers)), *rest]
        alike = seen_alike(table, Record(header=table.header, entries=tuple(entries)), seat)
        if alike > 0:
            found.append(Record(header=table.header, entries=tuple(entries[:alike])))
        if len(found) >= SAMPLE:
            break
    return found


def seen_alike(table: Table, record: Record, seat: int | None) -> int:
    """For how many entries a seat has seen the same in a record as at the table."""
    here = Table.unroll(table.game, table.options, table.record)
    there = Table.unroll(table.game, table.options, record)
    alike = 0
    try:
        for one, other in zip(here, there, strict=True):
            if one.view(seat) != other.view(seat) or told(one, alike, seat) != told(other, alike, seat):
                break
            alike += 1
    except Trouble:
        pass  # luck could not have answered like that
    return alike


def told(table: Table, number: int, seat: int | None) -> list[bytes]:
    """The events of a step, whatever their order: what lies open may have come in another one."""
    return sorted(map(encode, table.step(number, seat).events))


@every_game
def test_twin_records_look_the_same_in_the_past_and_in_masked_files(game: str, tmp_path: Path) -> None:
    options, table = played_by_bots(find(game), 4)
    luck, tried = Dice(6), 0

    async def story(house: House) -> None:
        nonlocal tried
        for seat in (*range(len(table.players)), None):
            for record in other_deals(table, seat, luck):
                entries = len(record.entries)
                lives = [
                    await opened(house, table, table.written(0)[:entries]),
                    await opened(house, table, record.entries),
                ]
                news, *others = [await everything(live, options, seat) for live in lives]
                if news[0] == others[0][0]:  # what lies open came in the same order
                    tried += 1
                    assert others == [news], (game, seat, entries)

    in_a_house(tmp_path, story)
    assert tried > 0 or not hides_something(table)


def hides_something(table: Table) -> bool:
    """Whether anything of the deal is unknown to anybody."""
    dealt, luck = table.at(1), Dice(7)
    lines = {table.game.write(twin(dealt, seat, luck).position) for seat in (*range(len(table.players)), None)}
    return lines != {table.game.write(dealt.position)}


async def everything(live: Live, options: Options, seat: int | None) -> list[bytes]:
    """The news of the whole game so far, its past, and its masked record."""
    assert live.table is not None
    record = live.table.record
    ear = Ear(person(seat), seat)
    await live.enter(ear, 0)
    live.sockets.discard(ear)
    pages = unrolled(live.game, options, record, seat, 0, False)
    found = [encode(live.table.news(seat)), ear.heard[0], encode(pages), masked(live.table, seat).to_json()]
    return [each.replace(live.id.encode(), b"TABLE") for each in found]
