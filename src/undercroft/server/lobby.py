"""Who one is, and tables to find, open and join."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import msgspec
import segno
from msgspec.structs import replace

from undercroft.records.record import plain
from undercroft.server import info as infos
from undercroft.server.deeds import begin
from undercroft.server.endpoints import Call, Endpoint
from undercroft.server.info import Denied, Info
from undercroft.server.limits import TooMuch
from undercroft.server.wire import (
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
    Place,
    Rename,
    Shown,
    Squares,
    Written,
)

if TYPE_CHECKING:
    from undercroft.server.house import House

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
        options=plain(options),
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


ENDPOINTS = (
    Endpoint(method="GET", path="/api/me", handler=me, gives=Me),
    Endpoint(method="GET", path="/api/here", handler=here, gives=Here),
    Endpoint(method="POST", path="/api/squares", handler=squares, takes=Written, gives=Squares),
    Endpoint(method="PATCH", path="/api/me", handler=rename, takes=Rename, gives=Me),
    Endpoint(method="POST", path="/api/me/link", handler=link, gives=Link),
    Endpoint(method="POST", path="/api/me/move", handler=move, takes=Move, gives=Me),
    Endpoint(method="GET", path="/api/tables", handler=lists, gives=Lists),
    Endpoint(method="POST", path="/api/tables", handler=open_table, takes=Opening, gives=Opened),
    Endpoint(method="POST", path="/api/tables/{table}/look", handler=look, takes=Join, gives=Shown),
    Endpoint(method="POST", path="/api/tables/{table}/join", handler=join, takes=Join, gives=Joined),
)
