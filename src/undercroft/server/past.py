"""Games that were played: to look at step by step, to take home, to go on from, or brought from elsewhere."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from starlette.responses import Response

from undercroft.bots.searcher import LEVELS
from undercroft.engine.errors import Malformed, Trouble, Unknown
from undercroft.records import masked, notation
from undercroft.records.luck import SystemLuck
from undercroft.records.record import Player, Record, from_json
from undercroft.records.table import Table
from undercroft.server import info as infos
from undercroft.server.endpoints import Call, Endpoint
from undercroft.server.info import Denied, Info
from undercroft.server.live import Live
from undercroft.server.lobby import check_owned
from undercroft.server.wire import Fork, Opened, Page, Past

LONGEST = 10_000
"""So many entries may a record have that somebody brings: some ten times those of a long game."""
NAME = 40
"""So long may the names in it be."""


async def past(call: Call) -> Past:
    """A game step by step, as a seat saw it: a finished one for everybody, one's own seat while it runs."""
    live, table = await seen_table(call)
    own = infos.seats_of(live.info, call.known.id)
    eyes = call.query("eyes")
    first_own = next(iter(own), None)
    seat = first_own if eyes in ("", "own") else None if eyes in ("watch", "open") else call.number("eyes")
    if seat is not None and seat >= len(live.info.chairs):
        raise Unknown("unknown-seat", seat=seat + 1)
    if not live.is_finished and (seat is None or seat not in own or eyes == "open"):
        raise Denied("past-running")
    if live.is_covered:
        raise Denied("refuse-paused")
    first, last = call.number("first") or 0, call.number("last")
    number = table.number
    stop = number if last is None else min(last + 1, number)
    call.house.limits.questions.spend(call.known.id, stop)
    record = Record(header=table.header, entries=table.written(0)[:stop])
    game, options = table.game, table.options
    pages = await call.house.beside(lambda: unrolled(game, options, record, seat, first, eyes == "open"))
    return Past(
        game=game.name,
        content=live.info.content,
        options=live.info.options,
        seat=seat,
        first=first,
        last=number - 1,
        pages=pages,
    )


def unrolled(game: Any, options: Any, record: Record, seat: int | None, first: int, open: bool) -> tuple[Page, ...]:  # noqa: ANN401
    """With all open, one looks from the eyes of whoever decides."""
    pages = []
    for number, table in enumerate(Table.unroll(game, options, record)):
        if number < first:
            continue
        eyes = next(iter(table.waiting()), max(table.written(number)[0].seat, 0)) if open else seat
        pages.append(Page(step=table.step(number, eyes), seen=table.view(eyes)))
    return tuple(pages)


async def seen_table(call: Call) -> tuple[Live, Table]:
    """A table that the person may look at, with a game that was begun."""
    live = await call.house.live(call.path("table"))
    async with live.settled():
        infos.check_look(live.info, call.person, call.query("key"))
        if live.table is None:
            raise Denied("table-not-started")
        return live, live.table


async def record(call: Call) -> Response:
    """The record of a game as a file: whole when it is over, masked for one's own seat while it runs."""
    live, table = await seen_table(call)
    if live.is_finished:
        body = notation.write(table.record).encode()
        name, kind = f"{live.game.name}-{live.id}.record", "text/plain; charset=utf-8"
    else:
        own = infos.seat_of(live.info, call.known.id, call.number("eyes"))
        if live.is_covered:
            raise Denied("refuse-paused")
        call.house.limits.questions.spend(call.known.id, table.number)
        body = await call.house.beside(lambda: masked.masked(table, own).to_json())
        name, kind = f"{live.game.name}-{live.id}.masked.json", "application/json"
    return Response(body, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


async def fork(call: Call) -> Opened:
    """Go on from a step of a finished game, as a table of one's own with bots in the other seats."""
    wish: Fork = call.body
    live, table = await seen_table(call)
    if not live.is_finished:
        raise Denied("past-running")
    await check_owned(call)
    if wish.seat >= len(live.info.chairs):
        raise Unknown("unknown-seat", seat=wish.seat + 1)
    other = await call.house.beside(lambda: table.fork(wish.number, SystemLuck()))
    if other.is_over:
        raise Denied("fork-over")
    return await open_played(call, other, wish.seat, live.id)


async def open_played(call: Call, table: Table, seat: int | None, previous: str = "") -> Opened:
    """A table for a game that was played elsewhere: to go on in a seat, or to look at."""
    house, person = call.house, call.person
    await house.people.keep(call.known)
    fresh = list(infos.chairs(len(table.players)))
    for number, chair in enumerate(fresh):
        if number == seat:
            fresh[number] = replace(chair, person=person, ready=True)
        else:
            kind = table.players[number].kind
            fresh[number] = replace(chair, bot=kind if kind in LEVELS else "skilled")
    info = Info(
        id="",
        game=table.game.name,
        content=table.game.content_hash,
        options=table.header.options,
        chairs=tuple(fresh),
        owner=person.id,
        key=infos.key(),
        opened=house.now(),
        state="playing" if seat is not None else "over",
        header=table.header,
        previous=previous,
        ended=None if seat is not None else house.now(),
    )
    if seat is not None:
        if table.is_paused:
            table.pause(seat, False, table.played)
        for number, player in enumerate(infos.players(info)):
            if table.players[number] != player:
                table.seat(number, player, table.played)
    live = await house.open_table(info, table)
    return Opened(table=live.id, key=live.info.key)


async def bring(call: Call) -> Opened:
    """Bring the record of a game that was played elsewhere, to look at it and to go on from any step."""
    house = call.house
    house.limits.uploads.spend(call.known.id)
    record = await house.beside(lambda: read_record(call.body))
    file = (await house.game(record.header.game, record.header.content)).content_file
    table = await house.beside(lambda: Table.resume(record, SystemLuck(), file))
    return await open_played(call, table, None)


def read_record(data: bytes) -> Record:
    try:
        found = from_json(data) if data.lstrip()[:1] == b"{" else notation.read(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise Trouble("file-not-utf8") from error
    if found.length > LONGEST:
        raise Malformed("record-long", most=LONGEST)
    players = tuple(Player(name=player.name[:NAME], kind=player.kind) for player in found.header.players)
    return replace(found, header=replace(found.header, players=players))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/tables/{table}/past",
        handler=past,
        gives=Past,
        query={
            "eyes": "a seat, `own`, `watch` for a spectator, `open` for whoever decides",
            "first": "the first step",
            "last": "the last one",
            "key": "of the table's link",
        },
        numbers=("first", "last"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        handler=record,
        gives=bytes,
        media="*/*",
        query={"eyes": "one of the own seats", "key": "of the table's link"},
        numbers=("eyes",),
    ),
    Endpoint(method="POST", path="/api/tables/{table}/fork", handler=fork, takes=Fork, gives=Opened),
    Endpoint(method="POST", path="/api/records", handler=bring, takes=bytes, gives=Opened),
)
