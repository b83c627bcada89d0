"""When a game is over: another round, the next keep, looking back, going on from any step, records from elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.records.tables import KNOCK, played, table
from tests.server.houses import Guest, Place, Server, each, serve, turn
from undercroft.games.knock.actions import WON
from undercroft.records import masked, notation

Over = tuple[str, list[Guest], list[Place]]


async def over(server: Server, game: str = "clank", steps: int = 4, **more: Any) -> Over:  # noqa: ANN401
    """Ann and Bob at a table where Bob has resigned after some steps."""
    guests = [await server.guest("Ann"), await server.guest("Bob")]
    id = await guests[0].opens(game, **more)
    places = [await guests[0].at(id), await guests[1].comes(id)]
    await places[0].do("start")
    for _ in range(steps):
        await (await turn(*places)).plays()
    for place in places if game == "knock" else places[1:]:
        await place.do("resign")
    await each(places, lambda place: place.table["state"] == "over")
    return id, guests, places


# Another game


def test_another_round_begins_when_everybody_has_agreed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        id, guests, places = await over(server)
        other = (await places[0].do("rematch"))["table"]
        await places[1].until(lambda: places[1].table["next"] == other)
        shown = await guests[1].send("POST", f"/api/tables/{other}/look", {})
        assert [place.get("ready", False) for place in shown["places"]] == [True, False]
        assert (shown["state"], shown["previous"], shown["owner"]) == ("open", id, guests[0].id)
        assert (await places[1].do("rematch"))["table"] == other
        again = [await guest.at(other) for guest in guests]
        assert [place.table["state"] for place in again] == ["playing"] * 2
        assert [place.seat for place in again] == [0, 1]
        assert (await places[0].do("rematch"))["table"] == other  # there is one only

    serve(story, tmp_path)


def test_who_declines_another_round_leaves_the_seat_to_others(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, guests, places = await over(server, stand_in="random")
        await places[1].do("decline")  # nobody has asked: nothing happens
        other = (await places[0].do("rematch"))["table"]
        await places[1].do("decline")
        again = await guests[0].at(other)
        assert again.table["places"][1].get("person") is None
        assert again.table["state"] == "playing"
        watcher = await server.guest("Cleo")
        assert (await watcher.joins(other))["you"]["seat"] == 1

    serve(story, tmp_path)


def test_there_is_no_other_round_before_the_end_nor_for_those_who_watch(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        id = await ann.opens("clank", bots={"1": "random"}, start=True)
        here, watching = await ann.at(id), await bob.comes(id, watch=True)
        assert await here.refused("rematch") == "table-not-over"
        await here.do("resign")
        assert await watching.refused("rematch") == "unknown-spectator"
        assert await here.refused("next") == "no-sequel"

    serve(story, tmp_path)


def test_the_next_keep_of_an_adventure_follows(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        id, guests, places = await over(server, "knock", 0, options={"adventure": True, "clock": 0, "first": 1})
        position: Any = server.live(id).table.position  # type: ignore[union-attr]
        position.end = WON  # for the sake of the story
        other = (await places[1].do("next"))["table"]
        await places[0].do("next")
        here = await guests[0].at(other)
        assert (here.table["options"]["adventure"], here.table["options"]["keep"]) == (True, 2)
        assert (here.table["state"], here.table["previous"]) == ("playing", id)

    serve(story, tmp_path)


# Looking back


def test_a_running_game_is_looked_back_at_from_the_own_seat_only(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob, cleo = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        id = await ann.opens("knock", options={"clock": 0, "first": 1})
        here, there = await ann.at(id), await bob.comes(id)
        path = f"/api/tables/{id}"
        assert await ann.refused("GET", f"{path}/past") == "table-not-started"
        await here.do("start")
        await here.until(lambda: here.seen)
        await cleo.joins(id, watch=True)
        past = await ann.get(f"{path}/past")
        assert (past["seat"], past["last"], len(past["pages"])) == (0, 0, 1)
        hands = past["pages"][0]["seen"]["view"]["hands"]
        assert "?" not in hands[0] and set(hands[1]) == {"?"}
        for eyes in ("1", "watch", "open"):
            assert await ann.refused("GET", f"{path}/past?eyes={eyes}") == "past-running"
        assert await cleo.refused("GET", f"{path}/past") == "past-running"
        assert await ann.refused("POST", f"{path}/fork", {"number": 1}) == "past-running"
        own = masked.from_json((await ann.client.get(f"{path}/record")).content)
        assert own.seat == 0
        assert masked.from_json((await cleo.client.get(f"{path}/record")).content).seat is None
        assert there.seat == 1

    serve(story, tmp_path)


def test_a_finished_game_is_looked_at_from_every_seat_and_by_whoever_has_its_link(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        id, guests, _ = await over(server)
        key = server.live(id).info.key
        stranger = await server.guest("Cleo")
        assert await stranger.refused("GET", f"/api/tables/{id}/past", status=404) == "unknown-table"
        for eyes, seat in (("0", 0), ("1", 1), ("watch", None)):
            past = await stranger.get(f"/api/tables/{id}/past?eyes={eyes}&key={key}")
            assert past["seat"] == seat
            assert [page["step"]["number"] for page in past["pages"]] == list(range(past["last"] + 1))
            assert {page["seen"]["view"]["seat"] for page in past["pages"]} == {seat}
        open_hands = await stranger.get(f"/api/tables/{id}/past?eyes=open&key={key}")
        assert {page["seen"]["view"]["seat"] for page in open_hands["pages"]} == {0, 1} or len(open_hands["pages"]) < 6
        some = await stranger.get(f"/api/tables/{id}/past?eyes=0&first=2&last=3&key={key}")
        assert [page["step"]["number"] for page in some["pages"]] == [2, 3]
        assert (
            await stranger.refused("GET", f"/api/tables/{id}/past?eyes=x&key={key}", status=400) == "malformed-number"
        )
        assert await stranger.refused("GET", f"/api/tables/{id}/past?eyes=7&key={key}", status=404) == "unknown-seat"
        record = await stranger.get(f"/api/tables/{id}/record?key={key}")
        assert notation.read(record).header.game == "clank"
        # A game by link is in nobody's list but in those of its people.
        assert [found["id"] for found in (await guests[1].get("/api/tables"))["finished"]] == [id]
        assert (await stranger.get("/api/tables"))["finished"] == []
        assert (await stranger.at(id, key=key)).table["state"] == "over"

    serve(story, tmp_path)


def test_a_game_goes_on_from_any_step_as_a_table_of_its_own(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        id, (ann, _), places = await over(server)
        last = places[0].seen["number"]
        opened = await ann.send("POST", f"/api/tables/{id}/fork", {"number": 3, "seat": 1})
        here = await ann.at(opened["table"])
        assert (here.seat, here.table["state"], here.table["previous"]) == (1, "playing", id)
        assert here.welcome["seen"]["number"] >= 3
        await (await turn(here)).plays()
        assert await ann.refused("POST", f"/api/tables/{id}/fork", {"number": last}) == "fork-over"
        assert await ann.refused("POST", f"/api/tables/{id}/fork", {"number": 999}, 404) == "unknown-step"
        assert await ann.refused("POST", f"/api/tables/{id}/fork", {"number": 0}, 404) == "unknown-step"
        assert await ann.refused("POST", f"/api/tables/{id}/fork", {"number": 2, "seat": 9}, 404) == "unknown-seat"

    serve(story, tmp_path)


# Records from elsewhere


def test_a_record_is_brought_looked_at_and_gone_on_from(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        for data in (notation.write(played(6).record).encode(), played(6).record.to_json()):
            id = (await ann.send("POST", "/api/records", data))["table"]
            here = await ann.at(id)
            assert (here.table["state"], here.seat, here.welcome["clock"]) == ("over", None, None)
            past = await ann.get(f"/api/tables/{id}/past?eyes=open")
            assert len(past["pages"]) == 6
            other = await ann.send("POST", f"/api/tables/{id}/fork", {"number": 6, "seat": 0})
            assert (await ann.at(other["table"])).table["state"] == "playing"
            assert notation.read(await ann.get(f"/api/tables/{id}/record")) == played(6).record
            assert server.live(id).tending.due(0) is None  # no bot plays on what was only brought

    serve(story, tmp_path)


def test_a_game_that_was_left_in_a_pause_is_looked_at_all_the_same(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        record = table(clock=360).record_left(9000)
        assert record.entries[-1].action == "!pause" and KNOCK.clock_rule
        id = (await ann.send("POST", "/api/records", record.to_json()))["table"]
        assert (await ann.at(id)).seen["paused"] is True
        assert len((await ann.get(f"/api/tables/{id}/past?eyes=watch"))["pages"]) == 2
        other = await ann.send("POST", f"/api/tables/{id}/fork", {"number": 2, "seat": 0})
        assert (await ann.at(other["table"])).seen["paused"] is False

    serve(story, tmp_path)


BAD = {
    b"": "unreadable",
    b"\xff\xfe": "file-not-utf8",
    b"{}": "malformed-json",
    b"{" * 100_000: "malformed-json",
    b'[Undercroft "99"]\n': "unreadable",
    notation.write(table().record).replace("knock 2", "chess 2").encode(): "unknown-game",
    notation.write(table().record).replace("knock 2", "knock 77").encode(): "record-version",
    notation.write(played(4).record).replace("{h", "{h9", 1).encode(): "unreadable",
}


@pytest.mark.parametrize("data", BAD)
def test_a_bad_record_is_refused_in_words(data: bytes, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        response = await ann.client.post("/api/records", content=data)
        assert 400 <= response.status_code < 500, response.text
        key = response.json()["sentence"]["key"]
        assert key.startswith(("unreadable", "malformed", "record", "unknown", "file", "luck")), response.text
        assert str(tmp_path) not in response.text and "/src/" not in response.text
        assert (await ann.get("/api/tables"))["finished"] == []

    serve(story, tmp_path)


def test_a_record_cannot_start_a_program(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        marker = tmp_path / "started"
        text = notation.write(played(4).record).replace('"P1"]', f'"P1"]\n[Bot "exec:touch {marker}"]')
        id = (await ann.send("POST", "/api/records", text.encode()))["table"]
        opened = await ann.send("POST", f"/api/tables/{id}/fork", {"number": 4, "seat": 0})
        here = await ann.at(opened["table"])
        assert here.table["places"][1]["bot"] == "skilled"
        assert not marker.exists()

    serve(story, tmp_path)
