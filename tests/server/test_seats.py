"""One person plays several seats: at one of them at a time, which the table leads on; and nobody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.houses import Place, Server, running, serve, turn
from undercroft.server.erasing import erase


async def alone(server: Server, game: str = "clank", players: int = 2, **more: object) -> tuple[str, Place]:
    """Ann plays all seats of a table that has begun."""
    ann = await server.guest("Ann")
    table = await ann.opens(game, players, also=list(range(1, players)), start=True, **more)
    return table, await ann.at(table)


def end_of_turn(place: Place) -> str:
    return "end" if "end" in place.codes else place.codes[0]


async def play_on(place: Place, moves: int) -> set[int | None]:
    """Whatever ends turns soonest; the seats that were played."""
    seats = set()
    for _ in range(moves):
        await place.until(lambda: place.seen["outcome"] or place.codes)
        if place.seen["outcome"]:
            break
        seats.add(place.seat)
        await place.plays(end_of_turn(place))
    return seats


def test_one_person_plays_all_seats_to_the_end_without_a_word_in_between(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        options = {"quest": "cellar", "pauses": "never"}
        _, here = await alone(server, "deckbox", 4, options=options)
        assert here.seats == [0, 1, 2, 3]
        names = [place["person"]["name"] for place in here.table["places"]]
        assert names == ["Ann", "Ann 2", "Ann 3", "Ann 4"]
        assert len({place["person"]["sigil"] for place in here.table["places"]}) == 4
        assert await play_on(here, 300) == {0, 1, 2, 3}
        await here.until(lambda: here.table["state"] == "over")
        assert here.seen["outcome"]

    serve(story, tmp_path)


def test_the_socket_goes_where_the_table_waits_and_sees_with_those_eyes_only(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, here = await alone(server)
        game = server.live(table)
        assert game.table is not None
        first = here.seat
        assert here.seen["waiting"] == [first] and here.seen["view"]["seat"] == first
        while here.seat == first:
            await here.plays(end_of_turn(here))
        second = here.seat
        assert here.seen["waiting"] == [second] and here.seen["view"]["seat"] == second
        assert here.last("news")["seat"] == second
        # By hand to the other seat and back: the same table, seen from there.
        number = here.seen["number"]
        await here.do("turn", seat=first)
        assert (here.seat, here.seen["view"]["seat"], here.seen["number"]) == (first, first, number)
        assert here.last("news")["items"] == []
        assert here.codes == []
        # Somebody talks: whoever went there to look is not taken away from it.
        await here.do("say", words="What have I got?")
        await here.until(lambda: "What have I got?" in here.words)
        assert here.seat == first
        await here.do("turn", seat=second)
        assert here.codes

    serve(story, tmp_path)


def test_nobody_turns_to_the_seat_of_somebody_else_nor_acts_there(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await ann.opens("clank", 3, also=[1])
        here, there = await ann.at(table), await bob.comes(table)
        assert there.seats == [2]
        await here.do("start")
        await there.until(lambda: there.seen)
        watching = await cleo.comes(table)
        for seat in (0, 1):
            assert await there.refused("turn", seat=seat) == "seat-not-yours"
            assert await there.refused("act", code="end", seat=seat) == "seat-not-yours"
            assert await watching.refused("turn", seat=seat) == "seat-not-yours"
            assert await there.refused("leave", seat=seat) == "seat-not-yours"
        assert await here.refused("turn", seat=2) == "seat-not-yours"
        assert await here.refused("turn", seat=7) == "seat-not-yours"
        assert there.seat == 2 and there.seen["view"]["seat"] == 2
        assert await bob.refused("GET", f"/api/tables/{table}/past?eyes=0") == "past-running"
        masked = await bob.get(f"/api/tables/{table}/record?eyes=0")
        assert masked == await bob.get(f"/api/tables/{table}/record")
        # Ann may look with both of her own, and with no others.
        for seat in (0, 1):
            assert (await ann.get(f"/api/tables/{table}/past?eyes={seat}"))["seat"] == seat
        assert await ann.refused("GET", f"/api/tables/{table}/past?eyes=2") == "past-running"
        assert await ann.get(f"/api/tables/{table}/record?eyes=1") != await ann.get(
            f"/api/tables/{table}/record?eyes=0"
        )

    serve(story, tmp_path)


def test_what_was_begun_goes_on_after_a_restart_with_the_same_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await ann.opens("clank", 3, also=[1])
            here, there = await ann.at(table), await bob.comes(table)
            await here.do("start")
            for _ in range(4):
                mover = await turn(here, there)
                await mover.plays(end_of_turn(mover))
            cookies, number = [guest.client.cookies for guest in (ann, bob)], server.live(table).number
        async with running(tmp_path) as server:
            ann, bob = await server.guest(), await server.guest()
            for guest, kept in zip((ann, bob), cookies, strict=True):
                guest.client.cookies = kept
            here, there = await ann.at(table, since=number), await bob.at(table, since=number)
            assert (here.seats, there.seats) == ([0, 1], [2])
            assert await there.refused("turn", seat=1) == "seat-not-yours"
            played = set()
            for _ in range(12):
                mover = await turn(here, there)
                played.add(mover.seat)
                await mover.plays(end_of_turn(mover))
            assert played == {0, 1, 2}

    asyncio.run(story())


def test_an_action_is_taken_back_from_another_of_the_own_seats(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        options = {"quest": "cellar", "pauses": "never"}
        _, here = await alone(server, "deckbox", 2, options=options)
        await here.plays("ready shield")
        where = here.codes[0]
        await here.plays(where)
        await here.until(lambda: here.seat == 1)
        assert here.seen["undo"] is None
        await here.do("undo")
        await here.until(lambda: here.seat == 0 and where in here.codes)
        assert here.acts[-1] == "undo"

    serve(story, tmp_path)


def test_an_action_names_its_seat_when_it_is_sent_again(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, here = await alone(server, "deckbox", 2, options={"quest": "cellar", "pauses": "never"})
        await here.do("turn", seat=1)
        await here.do("act", code="ready shield", seat=0, id="once")
        await here.do("act", code="ready shield", seat=0, id="once")
        await here.until(lambda: here.seen["view"]["heroes"][0]["hero"] == "warden")
        assert here.acts.count("action") == 1 and here.seat == 1

    serve(story, tmp_path)


def test_seats_are_taken_and_given_up_before_and_during_play(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("clank", 4, stand_in="random")
        here, there = await ann.at(table), await bob.comes(table)
        await there.do("sit", seat=2, also=True)
        await here.do("sit", seat=3, also=True)
        await here.until(lambda: here.seats == [0, 3])
        await there.until(lambda: there.seats == [1, 2])
        await there.do("leave", seat=2)
        await there.until(lambda: there.seats == [1])
        await here.do("seating", seat=3, bot="random")
        await here.until(lambda: here.seats == [0])
        assert await here.refused("seating", seat=0, bot="random") == "seat-taken"
        assert await here.refused("seating", seat=1, bot="random") == "seat-taken"
        await here.do("sit", seat=2, also=True)
        # Fewer seats: a second one goes before anybody has none.
        await here.do("settle", options={"players": 2})
        await here.until(lambda: here.seats == [0] and len(here.table["places"]) == 2)
        await here.do("settle", options={"players": 3})
        await here.do("start")
        await here.until(lambda: here.seen)
        await (await turn(here, there)).do("pause", on=True)
        assert await there.refused("sit", seat=2) == "seat-kept"
        await there.do("sit", seat=2, also=True)
        await there.until(lambda: there.seats == [1, 2])
        assert there.seen["players"][2] == {"name": "Bob 2", "kind": "person"}

    serve(story, tmp_path)


def test_at_a_listed_table_everybody_has_one_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens("clank", 3, listed=True)
        here = await ann.at(table)
        assert await here.refused("sit", seat=1, also=True) == "seat-one-each"
        await here.do("settle", listed=False)
        await here.do("sit", seat=1, also=True)
        assert await here.refused("settle", listed=True) == "seat-one-each"

    serve(story, tmp_path)


def test_who_leaves_leaves_all_seats_and_comes_back_to_all(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("clank", 3, also=[1], stand_in="random")
        here, there = await ann.at(table), await bob.comes(table)
        await here.do("start")
        await (await turn(here, there)).do("pause", on=True)
        await here.do("leave")
        await there.until(
            lambda: [player["kind"] for player in there.seen["players"]] == ["random", "random", "person"]
        )
        await here.do("return")
        await there.until(lambda: [player["kind"] for player in there.seen["players"]] == ["person"] * 3)
        # Who gives up one goes on in the other.
        await here.do("turn", seat=1)
        await here.do("pause", on=False)
        await here.do("turn", seat=1)
        await here.do("resign")
        await there.until(lambda: there.table["places"][1].get("resigned"))
        assert "resigned" not in there.table["places"][0]
        assert here.seats == [0, 1]

    serve(story, tmp_path)


def test_another_round_keeps_the_seats_and_whoever_is_sent_away_loses_all(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("clank", 3, stand_in="random")
        here, there = await ann.at(table), await bob.comes(table)
        await there.do("sit", seat=2, also=True)
        await here.do("start")
        for place in (here, there):
            await place.do("leave")
        await here.until(lambda: here.table["state"] == "over")
        following = (await there.do("rematch"))["table"]
        assert (await here.do("rematch"))["table"] == following
        again = await bob.at(following)
        assert again.seats == [1, 2] and again.table["state"] == "playing"
        owner = await ann.at(following)
        await owner.do("remove", person=bob.id)
        await owner.until(lambda: all(place.get("warm") for place in owner.table["places"][1:]))

    serve(story, tmp_path)


def test_whose_turn_it_is_counts_for_every_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, here = await alone(server)
        ann = here.welcome["you"]["person"]["id"]
        for _ in range(6):
            assert [
                card.table
                for card in await server.house.store.cards(
                    "id IN (SELECT table_id FROM members WHERE person = ? AND turn = 1)", ann
                )
            ] == [table]
            await here.plays(end_of_turn(here))

    serve(story, tmp_path)


def test_whose_data_are_deleted_has_another_name_in_each_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, here = await alone(server)
        await here.plays(end_of_turn(here))
        await erase(server.house, here.welcome["you"]["person"]["id"], "Nobody", "fresh")
        info = server.live(table).info
        assert [chair.person and (chair.person.id, chair.person.name) for chair in info.chairs] == [
            ("fresh", "Nobody"),
            ("fresh", "Nobody 2"),
        ]
        assert info.header is not None and [player.name for player in info.header.players] == ["Nobody", "Nobody 2"]

    serve(story, tmp_path)
