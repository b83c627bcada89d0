"""Somebody's data are deleted: in every log that knows them they become a guest without a past.

A table's log is never changed but here. It keeps its numbers, so that nobody's place in it moves; the names of that
person are replaced where they sat, in the header of the record, in `!seat` acts and in what they said, whose words go
too. The last row then says that all before it is new, for servers that have the table in memory. A game that somebody
else went on with from such a table holds the same beginning, and is mended like it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from undercroft.engine.errors import Unknown
from undercroft.records.record import SEAT, Entry, Header, Player, read_seat, write_seat
from undercroft.server.info import Chair, Info, people, told_apart
from undercroft.server.live import TRIES, Kept, Live, read_items
from undercroft.server.sheets import forget_of
from undercroft.server.store import NotStored, Row, Statement, Store
from undercroft.server.wire import Chat, Person, encode
from undercroft.server.writer import Taken

if TYPE_CHECKING:
    from undercroft.server.house import House


class Past(msgspec.Struct, frozen=True):
    """What was changed in a table's record: by seat the names in its header, by number its acts, each before and
    after. A fork has the same up to where it begins."""

    players: Mapping[int, tuple[Player, Player]]
    acts: Mapping[int, tuple[str, str]]


async def erase(house: House, id: str, name: str, fresh: str) -> int:
    """Make a person one whom nobody knows, with this name and a fresh id; returns at how many tables."""
    known = await house.people.find(id)
    tables = await mentioning(house.store, id)
    if known is None and not tables:
        raise Unknown("unknown-guest")
    for table in tables:
        await mend(house, table, Eraser(id, fresh, name))
    await house.people.forget(id)
    await forget_of(house.store, id)
    await house.store.run(("UPDATE contents SET person = '' WHERE person = ?", (id,)))
    return len(tables)


async def mend(house: House, table: str, eraser: Eraser) -> None:
    """One table, and whatever was forked from it."""
    live = await house.live(table)
    past = await rewrite(live, eraser)
    for other in await mentioning(house.store, msgspec.json.encode(table).decode()):
        if other != table and (await house.live(other)).info.previous == table:
            await mend(house, other, Eraser(eraser.id, eraser.fresh, eraser.name, past))


async def rewrite(live: Live, eraser: Eraser) -> Past:
    store = live.house.store
    async with live.lock:
        for _ in range(TRIES):
            rows = await store.rows(live.id)
            changed, past = eraser.erased(rows)
            if not changed:
                return past
            await store.run(*map(update, changed))
            await live.read()
            live.pending.append(Kept(info=live.info, renewed=True))
            try:
                await live.commit()
            except Taken:  # another server has written meanwhile, with the old name perhaps
                continue
            except BaseException:
                live.is_doubtful = True
                raise
            live.publish(0)
            return past
    raise NotStored("not-stored-busy")


def update(row: Row) -> Statement:
    return (
        "UPDATE log SET command = ?, items = ? WHERE table_id = ? AND number = ?",
        (row.command, row.items, row.table, row.number),
    )


async def mentioning(store: Store, word: str) -> list[str]:
    """The tables in whose logs a word stands: an id is found in no other way once its person has left."""
    pattern = "%" + word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    query = "SELECT DISTINCT table_id FROM log WHERE items LIKE ? ESCAPE '\\' OR command LIKE ? ESCAPE '\\'"
    return [table for (table,) in await store.select(query, pattern, pattern)]


class Eraser:
    """Goes through a log and makes one person somebody else. `past` is what was changed in the table it was forked
    from."""

    def __init__(self, id: str, fresh: str, name: str, past: Past | None = None) -> None:
        self.id = id
        self.fresh = fresh
        self.name = name
        self.past = past or Past({}, {})

    def erased(self, rows: Sequence[Row]) -> tuple[list[Row], Past]:
        """The rows that are not as they were, and what was changed in the record."""
        self.players = dict(self.past.players)
        self.acts = dict(self.past.acts)
        logs = [read_items(row.items) for row in rows]
        seated = [person for items in logs for kept in items if kept.info for person in people(kept.info)]
        taken = [other for other in seated if other.id != self.id]
        self.persons: dict[str, Person] = {}
        for name in dict.fromkeys(("", *(person.name for person in seated if person.id == self.id))):
            self.persons[name] = told_apart(Person(id=self.fresh, name=self.name, sigil="owl"), taken)
            if name:  # who plays several seats has a name in each of them
                taken.append(self.persons[name])
        found, number = [], 0
        info: Info | None = None
        for row, items in zip(rows, logs, strict=True):
            for kept in items:
                info = kept.info or info
            assert info is not None
            fresh: list[Kept] = []
            for kept in items:
                fresh.append(self.kept(kept, info, number))
                number += kept.entry is not None
            person, _, command = row.command.partition(" ")
            words = f"{self.fresh} {command}" if person == self.id else row.command
            if tuple(fresh) != tuple(items) or words != row.command:
                found.append(Row(row.table, row.number, row.time, words, encode(tuple(fresh)).decode()))
        return found, Past(self.players, self.acts)

    def kept(self, kept: Kept, info: Info, number: int) -> Kept:
        """One item; `info` is the table as it was after that row."""
        return replace(
            kept,
            info=None if kept.info is None else self.info(kept.info),
            said=None if kept.said is None else self.said(kept.said),
            entry=None if kept.entry is None else self.entry(kept.entry, info, number),
        )

    def info(self, info: Info) -> Info:
        return replace(
            info,
            owner=self.who(info.owner),
            members=tuple(map(self.who, info.members)),
            removed=tuple(map(self.who, info.removed)),
            chairs=tuple(map(self.chair, info.chairs)),
            header=None if info.header is None else self.header(info.header, info.chairs),
        )

    def who(self, id: str) -> str:
        return self.fresh if id == self.id else id

    def chair(self, chair: Chair) -> Chair:
        return replace(chair, person=self.persons[chair.person.name]) if chair.person and self.is_in(chair) else chair

    def is_in(self, chair: Chair) -> bool:
        return chair.person is not None and chair.person.id == self.id

    def header(self, header: Header, chairs: Iterable[Chair]) -> Header:
        """Who sat down before the start stands in it; whoever came later does not."""
        players = list(header.players)
        for seat, (chair, player) in enumerate(zip(chairs, header.players, strict=True)):
            if self.is_in(chair) and chair.person is not None and chair.person.name == player.name:
                self.players.setdefault(seat, (player, replace(player, name=self.persons[player.name].name)))
        for seat, (before, after) in self.players.items():
            if seat < len(players) and players[seat] == before:
                players[seat] = after
        return replace(header, players=tuple(players))

    def entry(self, entry: Entry, info: Info, number: int) -> Entry:
        if not entry.action.startswith(SEAT):
            return entry
        player, chair = read_seat(entry.action), info.chairs[entry.seat]
        if self.is_in(chair) and chair.person is not None and chair.person.name == player.name:
            self.acts[number] = (entry.action, write_seat(replace(player, name=self.persons[player.name].name)))
        before, after = self.acts.get(number, ("", ""))
        return replace(entry, action=after) if entry.action == before else entry

    def said(self, said: Chat) -> Chat:
        if said.person != self.id:
            return said
        name = self.persons.get(said.name, self.persons[""]).name
        return Chat(person=self.fresh, name=name, seat=said.seat, gesture=said.gesture)
