"""People: who somebody is, on one device and another; their tables and whose turn it is; files that they bring."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tests.server.houses import Guest, Server, serve, turn
from undercroft.engine.registry import find, names
from undercroft.server.people import readable, tidy


def test_a_newcomer_is_somebody_and_chooses_a_name(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest = await server.guest()
        me = await guest.get("/api/me")
        assert me["named"] is False and me["person"]["name"]
        assert await guest.get("/api/me") == me
        renamed = await guest.send("PATCH", "/api/me", {"name": "  Ann \u202e  of\u0000 Green ", "sigil": "bee"})
        assert renamed == {"person": {"id": me["person"]["id"], "name": "Ann of Green", "sigil": "bee"}, "named": True}
        for name in ("", " ", "\u200b", "x" * 25):
            assert await guest.refused("PATCH", "/api/me", {"name": name}, 400) != ""
        assert await guest.refused("PATCH", "/api/me", {"sigil": "dragon"}, 400) == "malformed-message"

    serve(story, tmp_path)


def test_names_and_words_hold_nothing_that_cannot_be_seen() -> None:
    assert tidy(" A\u200bn\u0000n\u202e  B ") == "Ann B"
    assert readable("a\u2066b\n\n c\u0007") == "ab c"
    assert readable("👩\u200d🚀 \u0646\u200c\u0645") == "👩\u200d🚀 \u0646\u200c\u0645"


def test_a_personal_link_moves_a_guest_to_another_device(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens()
        link = (await ann.send("POST", "/api/me/link"))["link"]
        token = unquote(link.partition("#")[2])
        phone = await server.guest()
        me = await phone.send("POST", "/api/me/move", {"token": token})
        assert me["person"]["name"] == "Ann"
        assert (await phone.get("/api/me"))["person"]["id"] == ann.id
        assert (await phone.at(table)).seat == 0
        for bad in (token[:-1] + ("0" if token[-1] != "0" else "1"), token.replace(".", ".1", 1), "x", "é.1.ü"):
            assert await phone.refused("POST", "/api/me/move", {"token": bad}) == "link-unknown"
        server.pass_time(25 * 3600)
        assert await phone.refused("POST", "/api/me/move", {"token": token}) == "link-old"

    serve(story, tmp_path)


def test_somebody_at_several_tables_sees_whose_turn_it_is(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        first, second = await ann.opens("donjon"), await ann.opens("clank")
        lobby = await bob.socket("/api/lobby/socket")
        assert json.loads(await lobby.recv())["lists"] == {"mine": [], "open": [], "finished": []}
        places = {table: [await ann.at(table), await bob.comes(table)] for table in (first, second)}
        for here, _ in places.values():
            await here.do("start")
        for table, pair in places.items():
            mover = await turn(*pair)
            for guest, place in zip((ann, bob), pair, strict=True):
                (found,) = [each for each in (await guest.get("/api/tables"))["mine"] if each["id"] == table]
                assert found["turn"] is (place is mover)
                assert (found["mine"], found["waiting"]) == (place.seat, [mover.seat])
        while True:  # the lobby tells of it by itself
            lists = json.loads(await lobby.recv())["lists"]
            if {each["id"] for each in lists["mine"] if each["state"] == "playing"} == {first, second}:
                break
        await places[first][1].do("resign")
        while not lists["finished"]:
            lists = json.loads(await lobby.recv())["lists"]
        assert [each["id"] for each in lists["finished"]] == [first]
        assert lists["finished"][0]["winners"] == [0]
        await lobby.close()

    serve(story, tmp_path)


def test_a_table_waits_for_days(tmp_path: Path) -> None:
    """It leaves memory, and is read again when somebody comes."""

    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("donjon")
        places = [await ann.at(table), await bob.comes(table)]
        await places[0].do("start")
        mover = await turn(*places)
        await mover.plays()
        seen = mover.seen
        await server.house.drop(server.live(table))
        server.pass_time(10 * 24 * 3600)
        back = await (ann if mover is places[0] else bob).at(table)
        assert (back.seen["view"], back.seen["undo"]) == (seen["view"], seen["undo"])
        await (await turn(back)).plays()

    serve(story, tmp_path)


# Games


@pytest.mark.parametrize("game", names())
def test_a_game_tells_all_that_a_client_needs(game: str, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest = await server.guest()
        (shown,) = [each for each in await guest.get("/api/games") if each["name"] == game]
        assert shown["least"] <= shown["most"] and shown["content"] == find(game).content_hash
        assert "exec" not in str(shown["bots"])
        for language in ("en", "fr"):
            speech = await guest.get(f"/api/games/{game}/text/{language}")
            assert speech["sources"] and speech["labels"]
            beside = await guest.get(f"/api/games/{game}/text/{language}?companion=1")
            has_companion = (find(game).folder / "text" / "companion").is_dir()
            assert len(beside["sources"]) == len(speech["sources"]) + has_companion
            assert await guest.get(f"/api/games/{game}/rules/{language}")
        assert await guest.get(f"/api/games/{game}/content")
        assert await guest.refused("GET", f"/api/games/{game}/text/xx", status=404) == "unknown-language"
        assert await guest.refused("GET", f"/api/games/{game}/content?content=00ff", status=404) == "unknown-content"
        await guest.get(f"/api/games/{game}/board.js", status=404 if not shown["board"] else 200)
        assert await guest.refused("GET", "/api/games/chess/content", status=404) == "unknown-game"

    serve(story, tmp_path)


def quest() -> str:
    workshop = find("deckbox").workshop
    assert workshop is not None
    return next(iter(workshop.examples.values())).read_text(encoding="utf-8")


async def bring(guest: Guest, game: str, text: str | bytes) -> Any:  # noqa: ANN401
    data = text if isinstance(text, bytes) else text.encode()
    return await guest.client.post(f"/api/games/{game}/contents", content=data)


def test_content_that_somebody_brings_is_played_and_its_records_are_read(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        brought = (await bring(ann, "deckbox", quest())).json()
        table = await ann.opens("deckbox", 1, content=brought["content"])
        here = await ann.at(table)
        await here.do("start")
        await (await turn(here)).plays()
        await here.do("resign")
        await here.until(lambda: here.table["state"] == "over")
        record = await ann.get(f"/api/tables/{table}/record")
        assert brought["content"] in record
        again = await ann.send("POST", "/api/records", record.encode())
        assert len((await ann.get(f"/api/tables/{again['table']}/past?eyes=0"))["pages"]) > 2
        other = await ann.opens("deckbox", 1)
        there = await ann.at(other)
        await there.do("settle", content=brought["content"])
        await there.until(lambda: there.table["content"] == brought["content"])
        assert await there.refused("settle", content="00ff") == "unknown-content"

    serve(story, tmp_path)


def test_bad_content_is_refused_in_words_without_a_path(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        good = quest()
        halves = [good[: len(good) * part // 12] for part in range(12)]
        odd = [
            "[" * 5000,
            "a = 1",
            'title = "\\u0000"',
            "a = " + "9" * 10_000,
            "x = 1e999",
            "[[tile]]\n" * 500,
            b"\xff",
        ]
        for game in names():
            for text in (*halves, *odd):
                response = await bring(ann, game, text)  # type: ignore[arg-type]
                assert response.status_code == 400, (game, text[:40], response.text)
                assert response.json()["sentence"]["key"]
                for path in ("/tmp", "/src/", str(tmp_path), "content.toml", "site-packages"):
                    assert path not in response.text, (text[:40], response.text)
        assert (await ann.client.post("/api/games/chess/contents", content=b"")).status_code == 404
        assert (await bring(ann, "deckbox", b"#" * 1_000_001)).status_code == 413

    serve(story, tmp_path)
