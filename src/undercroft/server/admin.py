"""What whoever runs a server can do while it runs: `undercroft admin`. All of it asks for the server's token."""

from __future__ import annotations

import secrets

from msgspec.structs import replace
from starlette.responses import Response

from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.text import Message
from undercroft.records import notation
from undercroft.server.deeds import depart
from undercroft.server.endpoints import Call, Endpoint
from undercroft.server.erasing import erase, mentioning
from undercroft.server.info import Denied, shown_to
from undercroft.server.lobby import read_listed
from undercroft.server.metrics import MEDIA
from undercroft.server.wire import Ban, Counted, Erase, Found, Inspected, Notice, Person, Sweep, encode

STATES = ("open", "playing", "over", "closed")


async def metrics(call: Call) -> Response:
    """The numbers of this server, for Prometheus."""
    return Response(call.house.metrics.told(), media_type=MEDIA)


async def tables(call: Call) -> tuple[Found, ...]:
    """The tables of a state, the latest first."""
    state = call.query("state") or "playing"
    if state not in STATES:
        raise Malformed("malformed-state", state=state, states=", ".join(STATES))
    cards = await call.house.store.cards("state = ?", state, limit=call.number("limit") or 100)
    lives = call.house.lives
    return tuple(
        Found(
            table=replace(read_listed(card.shown), changed=card.changed),
            sockets=len(lives[card.table].sockets) if card.table in lives else 0,
            awake=card.table in lives,
        )
        for card in cards
    )


async def inspect(call: Call) -> Inspected:
    """A table beside its game: who sits there, who was there, how much has happened. Nothing that lies on it."""
    live = await call.house.live(call.path("table"))
    info, table = live.info, live.table
    sitting = [chair.person for chair in info.chairs if chair.person is not None]
    seated = {person.id for person in sitting}
    return Inspected(
        table=shown_to(info, "", table.resigned if table is not None else (), live.log[-1].time),
        people=(*sitting, *[await named(call, id) for id in info.members if id not in seated]),
        removed=tuple([await named(call, id) for id in info.removed]),
        number=live.number,
        steps=live.stepped,
        waiting=table.waiting() if table is not None else (),
        paused=table is not None and table.is_paused,
        sockets=len(live.sockets),
    )


async def named(call: Call, id: str) -> Person:
    known = await call.house.people.find(id) or call.house.people.unkept(id, 0)
    return Person(id=known.id, name=known.name, sigil=known.sigil)  # type: ignore[arg-type]


async def export(call: Call) -> Response:
    """The whole record of a table, of a running one too: it shows everybody's hand."""
    live = await call.house.live(call.path("table"))
    if live.table is None:
        raise Denied("table-not-started")
    call.house.log.info("admin", deed="export", table=live.id)
    return Response(notation.write(live.table.record).encode(), media_type="text/plain; charset=utf-8")


async def close(call: Call) -> Counted:
    """Nobody plays or looks at a table any more; it stays in the store."""
    live = await call.house.live(call.path("table"))
    people = len(live.sockets)
    await live.work("", lambda: live.set_info(replace(live.info, state="closed", ended=call.house.now())))
    live.tending.look()
    call.house.log.info("admin", deed="close", table=live.id)
    return Counted(count=people)


async def ban(call: Call) -> Counted:
    """Somebody is not welcome any more, or again. A bot plays on wherever they sat."""
    house, id, wish = call.house, call.path("person"), call.body
    known = await house.people.find(id)
    if known is None:
        if not await mentioning(house.store, id):
            raise Unknown("unknown-guest")
        known = house.people.unkept(id, house.now())
    await house.people.keep(replace(known, banned=wish.on))
    count = await send_away(call, id, "person-banned") if wish.on else 0
    house.log.info("admin", deed="ban" if wish.on else "pardon", person=id)
    return Counted(count=count)


async def send_away(call: Call, person: str, why: str) -> int:
    """From every table that is open or runs; returns how many that were."""
    house = call.house
    own = "id IN (SELECT table_id FROM members WHERE person = ?)"
    cards = await house.store.cards(f"state IN ('open', 'playing') AND {own}", person, limit=10_000)
    for card in cards:
        live = await house.live(card.table)
        await live.work("", lambda live=live: depart(live, person))  # type: ignore[misc]
    notice = encode(Notice(sentence=Message(why).sentence(), final=True))
    for live in list(house.lives.values()):
        for socket in [socket for socket in live.sockets if socket.person.id == person]:
            socket.send(notice)
            socket.close()
    return len(cards)


async def forget(call: Call) -> Counted:
    """Delete somebody's data: at every table they become a guest without a past."""
    house, id, wish = call.house, call.path("person"), call.body
    await send_away(call, id, "person-forgotten")
    count = await erase(house, id, wish.name, secrets.token_urlsafe(9))
    house.log.info("admin", deed="forget")
    return Counted(count=count)


async def sweep(call: Call) -> Counted:
    """Forget the games that ended so many days ago, now."""
    wish: Sweep = call.body
    return Counted(count=await call.house.forget_old(wish.days))


ENDPOINTS = (
    Endpoint(method="GET", path="/metrics", handler=metrics, gives=bytes, media=MEDIA, admin=True),
    Endpoint(
        method="GET",
        path="/api/admin/tables",
        handler=tables,
        gives=tuple[Found, ...],
        query={"state": "open, playing, over or closed", "limit": "how many"},
        numbers=("limit",),
        admin=True,
    ),
    Endpoint(method="GET", path="/api/admin/tables/{table}", handler=inspect, gives=Inspected, admin=True),
    Endpoint(
        method="GET",
        path="/api/admin/tables/{table}/record",
        handler=export,
        gives=bytes,
        media="text/plain",
        admin=True,
    ),
    Endpoint(method="POST", path="/api/admin/tables/{table}/close", handler=close, gives=Counted, admin=True),
    Endpoint(method="POST", path="/api/admin/people/{person}/ban", handler=ban, takes=Ban, gives=Counted, admin=True),
    Endpoint(
        method="POST", path="/api/admin/people/{person}/forget", handler=forget, takes=Erase, gives=Counted, admin=True
    ),
    Endpoint(method="POST", path="/api/admin/sweep", handler=sweep, takes=Sweep, gives=Counted, admin=True),
)
