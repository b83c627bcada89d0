"""Tables to find, open and join; games to choose from; finished games to look at: all that is asked over HTTP."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import msgspec
import segno
from msgspec.structs import replace
from starlette.responses import Response

from undercroft.bots.searcher import LEVELS
from undercroft.bots.trying import game_with
from undercroft.engine.errors import Malformed, Trouble, Unknown
from undercroft.engine.game import Game
from undercroft.engine.registry import find, names
from undercroft.engine.rulebook import Section
from undercroft.engine.text import LAYERS
from undercroft.records import masked, notation
from undercroft.records.luck import SystemLuck
from undercroft.records.record import Player, Record, from_json
from undercroft.records.schema import game_schema
from undercroft.records.table import Table
from undercroft.server import info as infos
from undercroft.server.deeds import begin
from undercroft.server.endpoints import Call, Endpoint
from undercroft.server.info import Denied, Info
from undercroft.server.limits import TooMuch
from undercroft.server.live import Live
from undercroft.server.wire import (
    Fork,
    GameShown,
    Here,
    Join,
    Joined,
    Link,
    Listed,
    Lists,
    Me,
    Move,
    Opened,
    Opening,
    Page,
    Past,
    Place,
    Rename,
    Shown,
    Speech,
    Squares,
    Uploaded,
    Written,
)

if TYPE_CHECKING:
    from undercroft.server.house import House

LONGEST = 10_000
"""So many entries may a record have that somebody brings: some ten times those of a long game."""
NAME = 40
"""So long may the names in it be."""
SPOKEN = ("engine", "records", "bots", "server")
"""The layers whose sentences reach a client; what the terminal and the lab say stays there."""
read_listed = msgspec.json.Decoder(Listed).decode


# People


async def me(call: Call) -> Me:
    """Who one is; whoever is new here becomes somebody."""
    return Me(person=call.person, named=call.known.named)


async def rename(call: Call) -> Me:
    """Another name or sigil, for tables from now on."""
    wish: Rename = call.body
    call.known = await call.house.people.rename(call.known, wish.name, wish.sigil, call.house.now())
    return await me(call)


async def link(call: Call) -> Link:
    """A personal link: whoever opens it is the same person, on another device."""
    await call.house.people.keep(call.known)
    token, expires = call.house.people.token(call.known.id, call.house.now())
    return Link(link=f"{call.house.settings.base}/me#{quote(token)}", expires=expires)


async def move(call: Call) -> Me:
    """Become the person of a personal link."""
    found = await call.house.people.find(call.house.people.moved(call.body.token, call.house.now()))
    if found is None:
        raise Denied("link-unknown")
    call.known = found
    return await me(call)


async def here(call: Call) -> Here:
    """Where this is, and what release."""
    return Here(base=call.house.settings.base, release=call.house.release)


async def squares(call: Call) -> Squares:
    """A QR code for the camera of a phone."""
    code = segno.make(call.body.words, micro=False)
    return Squares(rows=tuple("".join(str(square) for square in row) for row in code.matrix))


# Games


async def games(call: Call) -> tuple[GameShown, ...]:
    """All games that can be played here."""
    language = call.language
    return tuple(game_shown(name, language) for name in names())


CARD = ("title", "summary", "sentence", "length", "kind", "style", "credit")


@cache
def game_shown(name: str, language: str) -> GameShown:
    game = find(name)
    text = game.text(language)
    return GameShown(
        name=name,
        words={word: text(f"game-{word}") for word in CARD if f"game-{word}" in text},
        version=game.version,
        content=game.content_hash,
        least=game.seats.start,
        most=game.seats.stop - 1,
        cooperative=game.cooperative,
        timed=bool(game.clock_rule),
        settings=game.settings(),
        bots=("random", "greedy", *LEVELS),
        board=f"/api/games/{name}/board.js" if (game.folder / "board" / "board.js").is_file() else "",
        workshop=game.workshop is not None,
    )


async def speech(call: Call) -> Speech:
    """The words of a game in a language: Fluent sources and the labels of its content."""
    game = await call.house.game(call.path("game"), call.query("content"))
    return speech_of(game, call.language, bool(call.query("companion")))


@lru_cache(64)
def speech_of(game: Game, language: str, companion: bool) -> Speech:
    folders = [*(folder for folder in LAYERS if folder.parent.name in SPOKEN), game.folder / "text"]
    if companion and (game.folder / "text" / "companion").is_dir():
        folders.append(game.folder / "text" / "companion")
    sources = tuple((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)
    return Speech(sources=sources, labels=game.labels(language))


async def schema(call: Call) -> dict[str, Any]:
    """What leaves a table of a game, described, so that a client can show a game that it has never heard of."""
    return game_schema(find(call.path("game")))


async def content(call: Call) -> Any:  # noqa: ANN401 - the game's own
    """What a game is played with: cards, boards, tiles."""
    game = await call.house.game(call.path("game"), call.query("content"))
    return game.content


async def rules(call: Call) -> tuple[Section, ...]:
    """The rules page of a game."""
    language = call.language
    return find(call.path("game")).rules(language)


async def board(call: Call) -> Response:
    """The ready-made board of a game that brings one."""
    path = find(call.path("game")).folder / "board" / "board.js"
    if not path.is_file():
        raise Unknown("unknown-page")
    return Response(path.read_bytes(), media_type="text/javascript")


async def upload(call: Call) -> Uploaded:
    """Bring content of one's own, such as a quest; it can be played by whoever knows its hash."""
    name = call.path("game")
    find(name)
    call.house.limits.uploads.spend(call.known.id)
    text = call.text
    game = await call.house.beside(lambda: game_with(name, text))
    await call.house.people.keep(call.known)
    await call.house.store.keep_content(game.content_hash, name, text, call.known.id, call.house.now())
    return Uploaded(content=game.content_hash, title=str(getattr(game.content, "title", "")))


# Tables


async def lists(call: Call) -> Lists:
    """The tables that concern a person: one's own, those open to all, and finished ones."""
    return await lists_of(call.house, call.known.id)


async def lists_of(house: House, person: str) -> Lists:
    store = house.store
    own = "id IN (SELECT table_id FROM members WHERE person = ?)"
    turns = {card.table for card in await store.cards(f"{own[:-1]} AND turn = 1)", person)}
    mine = await store.cards(f"state IN ('open', 'playing') AND {own}", person)
    finished = await store.cards(f"state = 'over' AND {own}", person, limit=50)
    others = await store.cards("listed = 1 AND state IN ('open', 'playing')", limit=60)
    ended = await store.cards("listed = 1 AND state = 'over'", limit=30)
    known = {card.table for card in (*mine, *finished)}

    def told(cards: list[Any]) -> tuple[Listed, ...]:
        return tuple(
            replace(
                found := read_listed(card.shown),
                changed=card.changed,
                turn=card.table in turns,
                mine=next((seat for seat, place in enumerate(found.places) if is_in(place, person)), None),
            )
            for card in cards
        )

    return Lists(
        mine=told(mine),
        open=told([card for card in others if card.table not in known]),
        finished=told([*finished, *(card for card in ended if card.table not in known)]),
    )


def is_in(place: Place, person: str) -> bool:
    return place.person is not None and place.person.id == person


async def open_table(call: Call) -> Opened:
    """A new table; whoever opens it sits at the first free seat."""
    wish: Opening = call.body
    house, person = call.house, call.person
    await check_owned(call)
    game = await house.game(wish.game, wish.content)
    infos.check_bot(wish.stand_in or "?")
    options = game.options(wish.options)
    info = Info(
        id="",
        game=wish.game,
        content=game.content_hash,
        options=msgspec.json.decode(msgspec.json.encode(options)),
        chairs=infos.chairs(options.players),
        owner=person.id,
        key=infos.key(),
        opened=house.now(),
        listed=wish.listed and wish.seed is None,
        watching=wish.watching if wish.seed is None else "nobody",
        seed=wish.seed,
        clock=wish.clock,
        hints=wish.hints,
        stand_in=wish.stand_in,
    )
    for seat, kind in wish.bots.items():
        infos.check_bot(kind or "?")
        info = infos.with_bot(info, seat, kind)
    own = next((seat for seat, chair in enumerate(info.chairs) if not chair.bot), None)
    if own is not None:
        info = infos.sit(info, person, own)
    for seat in wish.also:
        info = infos.sit(info, person, seat, also=True)
    await house.people.keep(call.known)
    live = await house.open_table(info)
    if wish.start or wish.seed is not None:
        await live.work("", lambda: begin(live))
    return Opened(table=live.id, key=live.info.key)


async def check_owned(call: Call) -> None:
    """Nobody has too many tables at once, nor opens too many in a row."""
    most = call.house.limits.owned
    found = await call.house.store.cards("owner = ? AND state IN ('open', 'playing')", call.known.id, limit=most)
    if len(found) >= most:
        raise TooMuch("too-many-open", most=most)
    call.house.limits.tables.spend(call.known.id)


async def look(call: Call) -> Shown:
    """A table before one joins it: who sits there, what is played."""
    live, wish = await call.house.live(call.path("table")), call.body
    async with live.settled():
        infos.come(live.info, call.person, wish.key)
        return live.shown(call.person)


async def join(call: Call) -> Joined:
    """Come to a table by its link or the link of a seat, with a name, and sit down where there is room."""
    wish: Join = call.body
    house = call.house
    live = await house.live(call.path("table"))
    infos.come(live.info, call.person, wish.key)
    if wish.name is not None and (wish.name != call.known.name or not call.known.named):
        call.known = await house.people.rename(call.known, wish.name, None, house.now())
    await house.people.keep(call.known)
    person = call.person

    def deed() -> None:
        info = infos.come(live.info, person, wish.key)
        seat = infos.seat_of(info, person.id)
        free = infos.free_seat(info, wish.key)
        if seat is None and not wish.watch and free is not None and info.state in ("open", "playing"):
            info = infos.sit(info, person, free, wish.key)
            live.reseat(info, free)
        if not infos.may_look(info, person.id):
            raise Denied("no-watchers")
        live.set_info(infos.agreed(info, person.id))

    await live.work("", deed)
    async with live.settled():
        return Joined(table=live.shown(person), you=infos.you(live.info, person))


# Games that were played


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
    Endpoint(method="GET", path="/api/me", handler=me, gives=Me),
    Endpoint(method="GET", path="/api/here", handler=here, gives=Here),
    Endpoint(method="POST", path="/api/squares", handler=squares, takes=Written, gives=Squares),
    Endpoint(method="PATCH", path="/api/me", handler=rename, takes=Rename, gives=Me),
    Endpoint(method="POST", path="/api/me/link", handler=link, gives=Link),
    Endpoint(method="POST", path="/api/me/move", handler=move, takes=Move, gives=Me),
    Endpoint(
        method="GET",
        path="/api/games",
        handler=games,
        gives=tuple[GameShown, ...],
        query={"language": "of the words on a game's card"},
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/text/{language}",
        handler=speech,
        gives=Speech,
        query={"content": "the hash of other content", "companion": "anything: with the words of its companion"},
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/content",
        handler=content,
        gives=Any,
        query={"content": "the hash of other content"},
    ),
    Endpoint(method="GET", path="/api/games/{game}/schema", handler=schema, gives=dict[str, Any]),
    Endpoint(method="GET", path="/api/games/{game}/rules/{language}", handler=rules, gives=tuple[Section, ...]),
    Endpoint(method="GET", path="/api/games/{game}/board.js", handler=board, gives=bytes, media="text/javascript"),
    Endpoint(method="POST", path="/api/games/{game}/contents", handler=upload, takes=bytes, gives=Uploaded),
    Endpoint(method="GET", path="/api/tables", handler=lists, gives=Lists),
    Endpoint(method="POST", path="/api/tables", handler=open_table, takes=Opening, gives=Opened),
    Endpoint(method="POST", path="/api/tables/{table}/look", handler=look, takes=Join, gives=Shown),
    Endpoint(method="POST", path="/api/tables/{table}/join", handler=join, takes=Join, gives=Joined),
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
