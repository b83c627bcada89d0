"""Tables: open one, come to it, sit, and who may change what."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.houses import Data, Place, Server, each, serve, turn
from undercroft.engine.registry import names

LEVELS = ("random", "greedy", "novice", "skilled", "expert", "master")


def test_a_table_is_opened_joined_by_its_link_and_played(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("clank")
        here = await ann.at(table)
        assert (here.seat, here.table["state"], here.seen) == (0, "open", None)
        joined = await bob.joins(table)
        assert joined["you"] == {
            "person": {**joined["you"]["person"], "name": "Bob"},
            "seat": 1,
            "seats": [1],
            "owner": False,
        }
        there = await bob.at(table)
        assert await there.refused("start") == "not-owner"
        await here.do("start")
        await there.until(lambda: there.table["state"] == "playing" and there.seen)
        mover = await turn(here, there)
        await mover.plays()
        await each((here, there), lambda place: place.acts == ["deal", "action"])
        assert [place.items[-1]["step"]["seat"] for place in (here, there)] == [mover.seat] * 2
        assert await here.refused("start") == "table-started"
        assert await here.refused("shuffle") == "table-started"

    serve(story, tmp_path)


@pytest.mark.parametrize("game", names())
def test_every_game_is_played_to_its_end_over_the_network(game: str, tmp_path: Path) -> None:
    """By two people who do something or other, then by bots."""

    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        options = {"clock": 0} if game == "knock" else {}
        table = await ann.opens(game, options=options, stand_in="random")
        places = [await ann.at(table), await bob.comes(table)]
        await places[0].do("start")
        for number in range(60):
            mover = await turn(*places)
            if mover.seen["outcome"] is not None:
                break
            await mover.plays(mover.codes[7 * number % len(mover.codes)])
        for place in places:  # enough of it: bots bring it to its end
            await place.do("leave")
        await each(places, lambda place: place.seen["outcome"] and place.table["state"] == "over")
        record = await ann.get(f"/api/tables/{table}/record")
        assert record.startswith("[Undercroft")

    serve(story, tmp_path)


def test_a_link_to_a_seat_leads_there_and_only_who_opened_the_table_gets_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await ann.opens("clank", 4)
        here = await ann.at(table)
        keys = [place["key"] for place in here.table["places"]]
        assert len({*keys, here.table["key"]}) == 5 and all(len(key) >= 22 for key in keys)
        there = await bob.comes(table, key=keys[2])
        assert there.seat == 2
        assert [place.get("key", "") for place in there.table["places"]] == [""] * 4
        assert there.table["key"] == here.table["key"]
        late = await cleo.comes(table, key=keys[2])  # taken: the link lets one in to watch
        assert late.seat is None
        assert late.table["key"] == ""

    serve(story, tmp_path)


def test_before_the_start_people_change_seats_and_the_seats_are_dealt_anew(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("clank", 4)
        here, there = await ann.at(table), await bob.comes(table)
        assert await there.refused("sit", seat=0) == "seat-taken"
        assert await there.refused("sit", seat=9) == "unknown-seat"
        await there.do("sit", seat=3)
        await there.until(lambda: there.seat == 3)
        assert await there.refused("shuffle") == "not-owner"
        await here.do("shuffle")
        await here.do("start")
        await there.until(lambda: there.seen)
        assert await there.refused("sit", seat=(there.seat or 0) ^ 1) in ("seat-kept", "seat-taken")

    serve(story, tmp_path)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_any_level_take_seats_before_and_during_play(level: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens("knock", 3, options={"clock": 0}, bots={"1": level})
        here = await ann.at(table)
        await here.do("seating", seat=2, bot="random")
        assert [place.get("bot", "") for place in here.table["places"]] == ["", level, "random"]
        await here.do("start")
        await here.until(lambda: here.seen)
        while len(here.acts) < 5 and here.seen["outcome"] is None:
            if here.seat in here.seen["waiting"]:
                await here.plays()
            await here.until(lambda: here.seat in here.seen["waiting"] or here.seen["outcome"])
        if here.seen["outcome"] is None:
            other = "novice" if level == "greedy" else "greedy"
            await here.do("seating", seat=1, bot=other)
            await here.until(lambda: here.acts[-1:] == ["seat"])
            assert here.seen["players"][1] == {"name": other.capitalize(), "kind": other}
        assert await here.refused("seating", seat=0, bot="greedy") in ("seat-taken", "table-over")

    serve(story, tmp_path)


def test_an_open_seat_is_kept_warm_by_a_bot_until_somebody_comes_but_a_bots_seat_is_its_own(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await ann.opens("clank", 3, bots={"1": "greedy"}, stand_in="random")
        here = await ann.at(table)
        await here.do("start")
        await here.until(lambda: here.table["state"] == "playing")
        assert [place.get("warm", False) for place in here.table["places"]] == [False, False, True]
        there = await bob.comes(table)
        assert there.seat == 2
        await here.until(lambda: here.seen["players"][2] == {"name": "Bob", "kind": "person"})
        assert "seat" in here.acts
        watching = await cleo.comes(table)
        assert watching.seat is None
        assert await watching.refused("sit", seat=1) == "seat-bot"
        await watching.do("sit", seat=1, key=server.live(table).info.chairs[1].key)
        await watching.until(lambda: watching.seat == 1 and watching.seen["view"]["seat"] == 1)
        assert await there.refused("sit", seat=1) == "seat-taken"

    serve(story, tmp_path)


def test_who_leaves_is_stood_in_for_and_may_come_back(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("clank", stand_in="random")
        here, there = await ann.at(table), await bob.comes(table)
        await here.do("start")
        await (await turn(here, there)).do("pause", on=True)
        await there.do("leave")
        await here.until(lambda: here.seen["players"][1] == {"name": "Bob", "kind": "random"})
        assert await there.refused("act", code="end") == "seat-left"
        assert here.table["places"][1]["person"]["name"] == "Bob"
        again = await bob.at(table)
        await again.do("return")
        await here.until(lambda: here.seen["players"][1] == {"name": "Bob", "kind": "person"})
        assert "bot" not in here.table["places"][1]

    serve(story, tmp_path)


def test_a_table_that_everybody_left_before_the_start_is_closed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("clank")
        here, there = await ann.at(table), await bob.comes(table)
        await here.do("leave")
        await here.until(lambda: here.seat is None)
        assert here.table["state"] == "open"
        await there.do("leave")
        assert (await ann.get("/api/tables"))["mine"] == []

    serve(story, tmp_path)


def test_who_resigns_does_not_come_back_and_the_last_opponent_wins(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await ann.opens("clank", 3, stand_in="random")
        places = [await ann.at(table), await bob.comes(table), await cleo.comes(table)]
        await places[0].do("start")
        await places[1].until(lambda: places[1].seen)
        await places[0].do("pause", on=True)
        await places[1].do("resign")
        await places[0].until(lambda: places[0].table["places"][1].get("resigned"))
        assert places[0].seen["players"][1]["kind"] == "random"
        assert await places[1].refused("return") == "refuse-return"
        assert await places[1].refused("resign") == "seat-left"
        await places[2].do("resign")
        await each(places, lambda place: place.seen["outcome"] is not None and place.table["state"] == "over")
        assert places[0].seen["outcome"]["winners"] == [0]
        assert places[0].seen["outcome"]["resigned"] == [1, 2]

    serve(story, tmp_path)


def test_whom_the_owner_removes_is_gone_for_good(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await ann.opens("clank", 3, stand_in="random")
        here, there, third = await ann.at(table), await bob.comes(table), await cleo.comes(table)
        old = here.table["key"]
        await here.do("start")
        assert await there.refused("remove", person=cleo.id) == "not-owner"
        assert await here.refused("remove", person=ann.id) == "owner-stays"
        assert await here.refused("remove", person="nobody") == "unknown-person"
        await here.do("remove", person=bob.id)
        await there.until(lambda: there.is_closed)
        notice = there.last("notice")
        assert (notice["sentence"]["key"], notice["final"]) == ("table-removed", True)
        await third.until(lambda: third.seen["players"][1]["kind"] == "random")
        assert (await bob.at(table, key=old)).heard[0]["sentence"]["key"] == "table-removed"
        assert (await bob.joins(table, status=403))["sentence"]["key"] == "table-removed"
        assert await bob.refused("GET", f"/api/tables/{table}/past") == "table-removed"
        # The link that Bob knows lets in nobody else either: he may have another browser.
        stranger = await server.guest("Rob")
        assert (await stranger.joins(table, key=old, status=404))["sentence"]["key"] == "unknown-table"
        assert (await stranger.joins(table))["you"]["seat"] == 1

    serve(story, tmp_path)


def test_spectators_look_on_or_none_do(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        table = await ann.opens("clank", 2, bots={"1": "random"})
        here = await ann.at(table)
        await here.do("start")
        watching = await bob.comes(table, watch=True)
        assert watching.seat is None and watching.seen["view"]["seat"] is None
        assert watching.seen["legal"] == []
        forbidden: dict[str, Data] = {
            "act": {"code": "end"},
            "undo": {},
            "advise": {},
            "sign": {"gesture": "yes"},
            "pause": {"on": True},
            "resign": {},
            "previews": {"codes": []},
            "why": {"codes": []},
            "point": {"field": "room", "value": "1"},
        }
        for kind, fields in forbidden.items():
            assert await watching.refused(kind, **fields) == "unknown-spectator"
        await watching.do("say", words="hello")
        await here.until(lambda: here.words == ["hello"])
        await here.do("settle", quiet=True)
        assert await watching.refused("say", words="hello") == "watchers-quiet"
        await here.do("settle", watching="nobody")
        await watching.until(lambda: watching.is_closed)
        assert watching.last("notice")["sentence"]["key"] == "no-watchers"
        assert (await cleo.joins(table, status=403))["sentence"]["key"] == "no-watchers"

    serve(story, tmp_path)


def test_a_listed_table_is_found_by_everybody(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        shown, hidden = await ann.opens("clank", listed=True), await ann.opens("clank")
        lists = await bob.get("/api/tables")
        assert [table["id"] for table in lists["open"]] == [shown]
        assert "key" not in str(lists)
        place = await bob.comes(shown, key="")
        assert place.seat == 1
        assert {table["id"] for table in (await ann.get("/api/tables"))["mine"]} == {shown, hidden}
        here = await ann.at(shown)
        await here.do("start")
        # Nobody was asked in to watch: only who has the link may.
        assert await cleo.refused("POST", f"/api/tables/{shown}/look", {}) == "table-not-yours"
        await here.do("settle", watching="everybody")
        assert (await cleo.at(shown)).seat is None

    serve(story, tmp_path)


def test_the_owner_settles_the_table_before_the_start(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("clank", 4)
        here, there = await ann.at(table), await bob.comes(table)
        await there.do("sit", seat=3)
        assert await there.refused("settle", hints=False) == "not-owner"
        await here.do("settle", options={"players": 2}, clock={"kind": "move", "seconds": 60}, stand_in="expert")
        await there.until(lambda: len(there.table["places"]) == 2)
        assert there.seat == 1  # moved up
        assert there.table["clock"]["seconds"] == 60
        assert await here.refused("settle", options={"players": 1}) == "too-many-people"
        assert await here.refused("settle", options={"nonsense": 1}) != ""
        assert await here.refused("settle", stand_in="exec:true") == "unknown-bot-here"
        await here.do("start")
        assert await here.refused("settle", options={"players": 2}) == "table-started"
        assert await here.refused("settle", clock={"kind": "none"}) == "table-started"
        await here.do("settle", hints=False)

    serve(story, tmp_path)


def test_names_are_unique_at_a_table_also_those_of_who_watches(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guests = [await server.guest(name) for name in ("Ann", "ann", "Ａnn", "ANN")]
        table = await guests[0].opens("clank", 2)
        places: list[Place] = [await guests[0].at(table), *[await guest.comes(table) for guest in guests[1:]]]
        await places[2].do("say", words="it is me")
        await places[0].until(lambda: places[0].words)
        said = next(item["said"] for item in places[0].items if item.get("said"))
        assert (said["name"], said.get("seat")) == ("Ａnn 3", None)
        watching = places[0].last("present")["presence"]["watching"]
        called = [place["person"]["name"] for place in places[0].table["places"]] + [each["name"] for each in watching]
        assert len({name.casefold() for name in called}) == 4

    serve(story, tmp_path)
