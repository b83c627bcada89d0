"""What strangers cannot do: be somebody else, play or see another's seat, find a table by link, wear the server out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import websockets

from tests.server.houses import Guest, Place, Server, each, serve
from undercroft.engine.errors import Trouble
from undercroft.server.info import check_bot
from undercroft.server.limits import Bucket, Counter, TooMuch


async def started(server: Server, watching: str = "link") -> tuple[str, Guest, Guest, Place, Place]:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.opens("knock", options={"clock": 0, "first": 1}, watching=watching)
    here, there = await ann.at(table), await bob.comes(table)
    await here.do("start")
    await each((here, there), lambda place: place.seen)
    return table, ann, bob, here, there


# Cookies


def test_a_cookie_that_the_server_did_not_write_makes_nobody(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens()
        id, _, signature = ann.client.cookies["undercroft"].partition(".")
        forged = [
            id,
            f"{id}.",
            f"{id}.{signature[:-1]}",
            f"{id}.{'0' * 32}",
            f"{id}.{signature.upper()}x",
            f"{id[:-1]}A.{signature}",
            f"{id}.{signature}.{signature}",
            f'"{id}.é"',
            f".{signature}",
        ]
        for value in forged:
            stranger = await server.guest()
            response = await stranger.client.get(
                "/api/me", headers={b"cookie": f"undercroft={value}".encode("latin-1")}
            )
            assert response.status_code == 200
            assert response.json()["person"]["id"] != ann.id
            headers = {"Cookie": f"undercroft={value.encode('ascii', 'ignore').decode()}"}
            socket = await websockets.connect(
                f"ws://{server.address}/api/tables/{table}/socket", additional_headers=headers
            )
            assert json.loads(await socket.recv())["sentence"]["key"] == "no-cookie"
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()

    serve(story, tmp_path)


def test_the_cookie_is_for_the_browser_alone(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guest = await server.guest()
        guest.client.cookies.clear()
        written = (await guest.client.get("/api/me")).headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Secure"):
            assert part in written

    serve(story, tmp_path, public_url="https://play.example.org")


def test_other_cookies_of_the_same_site_do_no_harm(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        odd = f'a="; b={{"x":1}}; {ann.cookie}; c=é[]'
        response = await ann.client.get("/api/me", headers={b"cookie": odd.encode("latin-1")})
        assert response.json()["person"]["id"] == ann.id

    serve(story, tmp_path)


# Another's seat


def test_nothing_can_be_done_with_the_id_or_the_cookie_of_nobody(tmp_path: Path) -> None:
    """Ids are shown to everybody. Whatever one says, one speaks for oneself."""

    async def story(server: Server) -> None:
        table, ann, bob, here, there = await started(server)
        stranger = await server.guest("Cleo")
        for id in (ann.id, bob.id):
            stranger.client.headers["x-person"] = id
            assert await stranger.refused("POST", f"/api/tables/{table}/look", {"key": id}, 404) == "unknown-table"
            assert (await stranger.at(table, key=id)).heard[0]["sentence"]["key"] == "unknown-table"
        code = here.codes[0]
        hand = server.live(table).table.view(0).view.hands[0]  # type: ignore[union-attr]
        for place in (there, await stranger.comes(table, watch=True)):
            assert await place.refused("act", code=code, seat=0, person=ann.id) == "seat-not-yours"
            assert await place.refused("act", code=code, person=ann.id) in ("refuse-turn", "unknown-spectator")
            assert await place.refused("undo", seat=0) in ("undo-nothing", "unknown-spectator")
            assert place.seen["view"]["hands"][0] == ["?"] * len(hand)
            assert await place.refused("remove", person=ann.id) == "not-owner"
            assert await place.refused("seating", seat=0, bot="random") == "not-owner"
            assert await place.refused("sit", seat=0) == "seat-taken"
            await place.do("say", words="I am Ann", seat=0, person=ann.id, name="Ann")
        await here.until(lambda: len(here.words) == 2)
        said = [item["said"] for item in here.items if item.get("said")]
        assert [(each["name"], each.get("seat"), each["person"]) for each in said] == [
            ("Bob", 1, bob.id),
            ("Cleo", None, stranger.id),
        ]

    serve(story, tmp_path)


def test_a_seat_is_not_taken_by_the_key_of_another_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.opens("clank", 3, bots={"1": "random"})
        keys = [chair.key for chair in server.live(table).info.chairs]
        place = await bob.comes(table, key=keys[0], watch=True)
        assert await place.refused("sit", seat=1, key=keys[2]) == "seat-bot"
        assert await place.refused("sit", seat=0, key=keys[0]) == "seat-taken"
        await place.do("sit", seat=1, key=keys[1])

    serve(story, tmp_path)


# Tables by link


def test_a_table_by_link_is_like_one_that_is_not_there(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, *_ = await started(server, watching="everybody")
        stranger = await server.guest("Cleo")
        wrong = server.live(table).info.key[:-2] + "xx"

        async def everything(id: str) -> list[object]:
            found: list[object] = []
            for key in ("", wrong, "é", "\ud800", "\u0000", table):
                body = json.dumps({"key": key}).encode()
                for path in ("look", "join"):
                    response = await stranger.client.post(
                        f"/api/tables/{id}/{path}", content=body, headers={"content-type": "application/json"}
                    )
                    found.append((response.status_code, response.text, dict(response.headers).keys()))
                try:
                    query = key.encode().hex() if not key.isascii() else key.replace("\0", "%00")
                except UnicodeEncodeError:
                    continue
                for path in ("past", "record"):
                    response = await stranger.client.get(f"/api/tables/{id}/{path}?key={query}")
                    found.append((response.status_code, response.text))
                found.append((await stranger.at(id, key=query)).heard)
            response = await stranger.client.post(f"/api/tables/{id}/fork", json={"number": 1})
            return [*found, response.status_code, response.text]

        assert await everything(table) == await everything("vault-heron-99999")
        lists = await stranger.get("/api/tables")
        assert table not in str(lists)
        for odd in ("%00", "..%2f..%2fetc%2fpasswd", "a" * 5000, "x'%20OR%201=1", "%F0%9F%92%A9"):
            response = await stranger.client.post(f"/api/tables/{odd}/look", json={})
            assert response.status_code in (404, 405)
        assert server.house.lives.keys() <= {table}

    serve(story, tmp_path)


# Browsers on other pages


def test_another_site_cannot_use_the_cookie(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens()
        for origin in ("https://evil.example", "null", f"http://{server.address}.evil.example", "http://127.0.0.1:1"):
            response = await ann.client.post("/api/me/link", headers={"origin": origin})
            assert (response.status_code, response.json()["sentence"]["key"]) == (403, "other-origin")
            for path in (f"/api/tables/{table}/socket", "/api/lobby/socket"):
                socket = await ann.socket(path, Origin=origin)
                assert json.loads(await socket.recv())["sentence"]["key"] == "other-origin"
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
        for origin in (f"http://{server.address}", "http://play.example.org"):
            assert (await ann.client.post("/api/me/link", headers={"origin": origin})).status_code == 200
            socket = await ann.socket(f"/api/tables/{table}/socket", Origin=origin)
            assert json.loads(await socket.recv())["kind"] == "welcome"
            await socket.close()

    serve(story, tmp_path, public_url="http://play.example.org/")


def test_every_answer_forbids_foreign_and_inline_scripts(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        for path in ("/", "/api/me", "/api/nothing", "/healthz", "/t/vault-heron-1", "/favicon.ico"):
            response = await ann.client.get(path)
            policy = dict(
                part.strip().partition(" ")[::2] for part in response.headers["content-security-policy"].split(";")
            )
            assert policy["script-src"] == "'self'" and policy["default-src"] == "'self'"
            assert policy["frame-ancestors"] == "'none'"
            assert response.headers["x-content-type-options"] == "nosniff"

    serve(story, tmp_path)


def test_files_of_the_client_are_served_and_no_others(tmp_path: Path) -> None:
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("the page")
    (built / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("hush")

    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        assert (await ann.client.get("/t/vault-heron-1")).text == "the page"
        assert "immutable" in (await ann.client.get("/assets/a.js")).headers["cache-control"]
        for path in (
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/%00",
            "/a%00.js",
            "//x",
            f"/{'a' * 5000}",
        ):
            response = await ann.client.get(path)
            assert response.status_code < 500 and "hush" not in response.text, path

    serve(story, tmp_path / "data", client=built)


def test_the_service_worker_is_asked_for_anew_and_everything_has_its_kind(tmp_path: Path) -> None:
    kinds = {
        "sw.js": "text/javascript",
        "manifest.webmanifest": "application/manifest+json",
        "app-192.png": "image/png",
        "index.html": "text/html",
    }
    for name in kinds:
        (tmp_path / name).write_text(name)

    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        for name, kind in kinds.items():
            response = await ann.client.get(f"/{name}")
            assert response.text == name
            assert response.headers["content-type"].partition(";")[0] == kind
            assert response.headers["cache-control"] == "no-cache"
            assert "worker-src 'self'; manifest-src 'self'" in response.headers["content-security-policy"]

    serve(story, tmp_path / "data", client=tmp_path)


# Programs


@pytest.mark.parametrize("kind", ["exec:touch /tmp/x", "expert@1000000", "nobody", "exec:", " exec:true", "greedy@1"])
def test_only_the_bots_of_the_house_sit_down(kind: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        check_bot(kind)

    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        for body in ({"bots": {"1": kind}}, {"stand_in": kind}, {"bots": {"1": kind}, "start": True}):
            response = await ann.client.post("/api/tables", json={"game": "clank", **body})
            assert response.status_code == 404
        here = await ann.at(await ann.opens())
        assert await here.refused("seating", seat=1, bot=kind) in ("unknown-bot-here", "unknown-bot")
        assert await here.refused("settle", stand_in=kind) in ("unknown-bot-here", "unknown-bot")

    serve(story, tmp_path)


# How much


def test_a_bucket_fills_again_and_forgets_whom_it_has_not_seen_for_long() -> None:
    bucket = Bucket(2, 1000.0, "too-fast")
    bucket.spend("a", 2)
    with pytest.raises(TooMuch):
        bucket.spend("a", 2)
    bucket.spend("b", 2)
    counter = Counter(1, "too-many-sockets")
    counter.take("a")
    with pytest.raises(TooMuch):
        counter.take("a")
    counter.give_back("a")
    counter.take("a")
    assert list(counter.held) == ["a"]


def test_too_much_from_one_connection_person_or_address_is_refused(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        limits = server.house.limits
        ann = await server.guest("Ann")
        here = await ann.at(await ann.opens())
        for bucket, ask, key in (
            (limits.talk, lambda: here.refused("say", words="x"), "too-much-talk"),
            (limits.messages, lambda: here.refused("say", words="x"), "too-fast"),
            (limits.speech, lambda: here.refused("say", words="x"), "too-fast"),
            (limits.tables, lambda: ann.refused("POST", "/api/tables", {"game": "clank"}, 429), "too-many-tables"),
            (limits.uploads, lambda: ann.refused("POST", "/api/records", b"x", 429), "too-many-uploads"),
            (limits.uploads, lambda: ann.refused("POST", "/api/games/knock/contents", b"", 429), "too-many-uploads"),
        ):
            await emptied(bucket, ask, key)
        answer = await here.ask("say", words="x")
        assert answer["kind"] == "done"
        limits.owned = 1
        assert await ann.refused("POST", "/api/tables", {"game": "clank"}, 429) == "too-many-open"

        limits.guests.burst, limits.guests.rate = 0, 0
        limits.guests.levels.clear()
        ann.client.cookies.clear()
        assert await ann.refused("GET", "/api/me", status=429) == "too-many-guests"
        limits.requests.burst, limits.requests.rate = 0, 0
        limits.requests.levels.clear()
        assert await ann.refused("GET", "/api/me", status=429) == "too-fast"

    async def emptied(bucket: Bucket, ask: Callable[[], Awaitable[str]], key: str) -> None:
        burst, rate, bucket.burst, bucket.rate = bucket.burst, bucket.rate, 0, 0
        levels = dict(bucket.levels)
        bucket.levels.clear()
        assert await ask() == key
        bucket.burst, bucket.rate = burst, rate
        bucket.levels.update(levels)

    serve(story, tmp_path)


def test_only_so_many_connections_are_open_at_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens()
        server.house.limits.sockets.most = 2
        first = await ann.at(table)
        await ann.at(table)
        third = await ann.at(table)
        notice = third.heard[0]
        assert (notice["sentence"]["key"], notice["final"]) == ("too-many-sockets", False)
        await first.socket.close()
        while server.house.limits.sockets.held[ann.id] > 1:
            await asyncio.sleep(0.01)
        assert (await ann.at(table)).welcome["you"]["seat"] == 0
        server.house.limits.callers.most = 2
        bob = await server.guest("Bob")
        assert (await bob.at(table)).heard[0]["sentence"]["key"] == "too-many-sockets"
        listening = await bob.socket("/api/lobby/socket")
        assert json.loads(await listening.recv())["sentence"]["key"] == "too-many-sockets"

    serve(story, tmp_path)


def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        here = await ann.at(await ann.opens())
        assert await ann.refused("POST", "/api/tables", {"game": "x" * 1_000_001}, 413) == "too-large"
        await here.socket.send("x" * 70_000)
        await here.until(lambda: here.is_closed)
        back = await ann.at(here.table["id"])
        await back.do("say", words="still here")

    serve(story, tmp_path)


def test_a_table_has_room_for_so_many_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.info.MOST_MEMBERS", 2)

    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.opens()
        for _ in range(2):
            await (await server.guest()).joins(table)
        assert (await (await server.guest()).joins(table, status=403))["sentence"]["key"] == "table-crowded"

    serve(story, tmp_path)
