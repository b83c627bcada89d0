"""Clocks: the time of a move or of a game, what the network takes, and what happens at zero, also after a restart."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.houses import Place, Server, each, running, serve, turn
from undercroft.records.record import UNDO, Entry
from undercroft.server.clocks import CREDIT, Clocks
from undercroft.server.wire import Clock


def entry(seat: int, at: int, action: str = "act") -> Entry:
    return Entry(seat=seat, action=action, luck=(), at=at)


# By themselves


def test_the_time_of_a_move_is_that_until_the_table_waits_for_others() -> None:
    clocks = Clocks(Clock(kind="move", seconds=60), 2)
    clocks.note(entry(-1, 0), (0,))
    assert clocks.left(0, 10_000) == 50_000 and clocks.deadline(0) == 60_000
    clocks.note(entry(0, 20_000), (0,))  # a part of the move
    assert clocks.left(0, 30_000) == 30_000
    clocks.note(entry(0, 40_000), (1,))
    assert (clocks.deadline(0), clocks.deadline(1), clocks.left(0, 41_000)) == (None, 100_000, 60_000)


def test_the_time_of_a_game_adds_up_and_each_move_adds_to_it() -> None:
    clocks = Clocks(Clock(kind="game", seconds=60, increment=5), 2)
    clocks.note(entry(-1, 0), (0,))
    clocks.note(entry(0, 20_000), (1,))
    clocks.note(entry(1, 30_000), (0,))
    assert (clocks.left(0, 30_000), clocks.left(1, 30_000)) == (45_000, 55_000)
    assert clocks.left(0, 90_000) == 0


def test_what_the_network_took_is_given_back() -> None:
    clocks = Clocks(Clock(kind="game", seconds=60), 2)
    clocks.note(entry(-1, 0), (0,))
    clocks.note(entry(0, 20_000), (1,), credit=300)
    assert clocks.left(0, 20_000) == 40_300
    clocks.note(entry(1, 20_100), (0,), credit=300)  # never more than it took
    assert clocks.left(1, 20_100) == 60_000


def test_a_move_that_is_taken_back_goes_on_where_it_was() -> None:
    for kind, left in (("move", 25_000), ("game", 25_000)):
        clocks = Clocks(Clock(kind=kind, seconds=60, increment=7), 2)  # type: ignore[arg-type]
        clocks.note(entry(-1, 0), (0,))
        clocks.note(entry(0, 30_000), (1,))
        clocks.note(entry(0, 31_000, UNDO), (0,))
        assert clocks.left(0, 36_000) == left


def test_without_a_limit_a_table_waits_for_ever() -> None:
    clocks = Clocks(Clock(), 1)
    clocks.note(entry(-1, 0), (0,))
    assert clocks.deadline(0) is None and clocks.left(0, 10**12) is None


# At a table


async def timed(server: Server, kind: str = "move", zero: str = "bot", **more: Any) -> tuple[str, list[Place]]:  # noqa: ANN401
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    clock = {"kind": kind, "seconds": 60, "increment": 2, "zero": zero}
    table = await ann.opens("clank", clock=clock, stand_in="random", **more)
    places = [await ann.at(table), await bob.comes(table)]
    await places[0].do("start")
    await each(places, lambda place: place.seen)
    return table, places


def test_a_clock_is_shown_as_it_runs(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, places = await timed(server)
        mover = await turn(*places)
        clock = mover.last("news")["clock"]
        assert clock["running"] and clock["thinking"] == [mover.seat]
        assert all(55_000 < left <= 60_000 for left in clock["left"])
        server.pass_time(20)
        await mover.plays()
        assert 35_000 < mover.last("news")["clock"]["left"][mover.seat] <= 40_500

    serve(story, tmp_path)


def test_at_zero_a_bot_moves_on(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, places = await timed(server)
        mover = await turn(*places)
        acted = mover.acts.count("action")
        for socket in server.live(table).sockets:
            socket.delay = 0
        server.pass_time(60.2)
        assert await mover.refused("act", code=mover.codes[0]) == "refuse-clock"
        server.pass_time(0.4)
        await mover.until(lambda: mover.acts.count("action") > acted)
        assert mover.seen["players"][mover.seat or 0]["kind"] == "person"  # the seat is still theirs

    serve(story, tmp_path)


def test_at_zero_the_seat_is_lost_where_that_was_agreed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, places = await timed(server, "game", "lost")
        mover = await turn(*places)
        other = places[1 - places.index(mover)]
        server.pass_time(61)
        await other.until(lambda: other.seen["outcome"])
        assert other.seen["outcome"]["winners"] == [other.seat]
        step = next(item["step"] for item in reversed(other.items) if item.get("step"))
        assert (step["act"], step["reason"]) == ("resign", "time")
        assert server.live(table).info.state == "over"

    serve(story, tmp_path)


def test_with_more_opponents_a_bot_plays_on_for_a_lost_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, places = await timed(server, "game", "lost", players=3, bots={"2": "random"})
        mover = await turn(*places)
        server.pass_time(61)
        other = places[1 - places.index(mover)]
        await other.until(lambda: other.table["places"][mover.seat or 0].get("resigned"))
        assert other.seen["players"][mover.seat or 0]["kind"] == "random"
        assert await mover.refused("return") == "refuse-return"

    serve(story, tmp_path)


def test_what_was_on_its_way_in_time_counts(tmp_path: Path) -> None:
    """As far as the network's delay is known, and up to the cap."""

    async def story(server: Server) -> None:
        table, places = await timed(server)
        mover = await turn(*places)
        connection = next(socket for socket in server.live(table).sockets if socket.seat == mover.seat)
        connection.delay = 10_000
        server.pass_time(60.3)
        await mover.plays()
        assert "refused" not in {message["kind"] for message in mover.heard}
        assert server.live(table).log[-1].kept.credit == CREDIT

    serve(story, tmp_path)


def test_nobody_makes_the_network_slower_than_it_is(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        here = await ann.at(await ann.opens())
        (connection,) = server.live(here.table["id"]).sockets
        await here.until(lambda: here.all("ping"))
        await asyncio.sleep(0.05)
        delay = connection.delay
        for time in (0, here.last("ping")["time"], here.last("ping")["time"] - 400):
            await here.socket.send(json.dumps({"kind": "pong", "id": "x", "time": time}))
        await here.do("say", words="hello")
        assert connection.delay == delay < 200

    serve(story, tmp_path)


def test_the_time_of_the_game_itself_waits_for_nobody(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens("knock", 1, options={"first": 1, "clock": 360})
        here = await ann.at(table)
        await here.do("start")
        await here.until(lambda: here.seen)
        (connection,) = server.live(table).sockets
        connection.delay = CREDIT
        live = server.live(table)
        assert live.tending.deadline() == 360_000
        server.ahead += 360_010  # nobody has looked at the clock yet
        assert await here.refused("act", code=here.codes[0]) == "refuse-late"
        server.pass_time(0)
        await here.until(lambda: here.seen["outcome"])
        assert here.seen["outcome"]["rule"] == "K22"

    serve(story, tmp_path)


def test_a_closed_laptop_stops_no_clock_and_neither_does_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, places = await timed(server, "game", "lost")
            mover = await turn(*places)
            seat, server_time = mover.seat, server.ahead
            server.pass_time(20)
            await mover.plays()
            used = server.live(table).clocks.used  # type: ignore[union-attr]
        async with running(tmp_path) as server:
            server.ahead = server_time + 30_000  # ten seconds of which nobody was there
            live = await server.house.live(table)
            assert live.clocks is not None and live.clocks.used == used
            left = live.clocks.left(seat or 0, live.played())
            assert 29_000 < (left or 0) < 31_000
            server.pass_time(31)
            async with asyncio.timeout(20):
                while live.info.state != "over":
                    await asyncio.sleep(0.01)
            assert live.table is not None and live.table.resigned == [seat]

    asyncio.run(story())


def test_a_clock_that_ran_out_while_the_server_was_away_rings_when_it_is_back(tmp_path: Path) -> None:
    """Nobody needs to look at the table for that."""

    async def story() -> None:
        async with running(tmp_path) as server:
            table, places = await timed(server, "game", "lost")
            seat = (await turn(*places)).seat
        async with running(tmp_path) as server:
            server.ahead = 120_000
            async with asyncio.timeout(20):
                while table not in server.house.lives or server.live(table).info.state != "over":
                    await asyncio.sleep(0.05)
            assert server.live(table).table.resigned == [seat]  # type: ignore[union-attr]

    asyncio.run(story())
