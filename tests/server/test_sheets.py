"""Sheets of a companion that several phones write on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.houses import PATIENCE, Data, Guest, Server, running, serve
from undercroft.server import sheets

OPENING = {"game": "knock", "title": "Sunday"}


async def opened(guest: Guest) -> tuple[str, str]:
    found = await guest.send("POST", "/api/sheets", OPENING)
    return f"/api/sheets/{found['sheet']}", found["key"]


def note(id: str, step: Any = 1) -> Data:  # noqa: ANN401 - a companion's own
    return {"id": id, "step": step}


async def write(guest: Guest, sheet: str, key: str, *notes: Data, after: int = 0) -> list[Data]:
    body = {"key": key, "after": after, "notes": notes}
    found: list[Data] = (await guest.send("POST", sheet, body))["notes"]
    return found


async def follow(guest: Guest, sheet: str, key: str, after: int = 0) -> ClientConnection:
    socket = await guest.socket(f"{sheet}/socket")
    await socket.send(json.dumps({"key": key, "after": after}))
    return socket


async def heard(socket: ClientConnection) -> Data:
    async with asyncio.timeout(PATIENCE):
        found: Data = json.loads(await socket.recv())
    return found


def test_everybody_reads_the_same_in_the_same_order(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest(), await server.guest()
        sheet, key = await opened(ann)
        await asyncio.gather(
            *(write(ann, sheet, key, note(f"ann{n}")) for n in range(20)),
            *(write(bob, sheet, key, note(f"bob{n}")) for n in range(20)),
        )
        seen = await write(ann, sheet, key)
        assert await write(bob, sheet, key) == seen
        assert {each["id"] for each in seen} == {f"{who}{n}" for who in ("ann", "bob") for n in range(20)}
        assert await write(bob, sheet, key, after=38) == seen[38:]

    serve(story, tmp_path)


def test_a_note_that_comes_twice_is_kept_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest()
        sheet, key = await opened(ann)
        await write(ann, sheet, key, note("a"), note("b"))
        again = await write(ann, sheet, key, note("b"), note("c", {"deep": [None, "é"]}), {"id": "d", "undoes": "a"})
        assert again == [note("a"), note("b"), note("c", {"deep": [None, "é"]}), {"id": "d", "undoes": "a"}]

    serve(story, tmp_path)


def test_it_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            sheet, key = await opened(ann := await server.guest())
            await write(ann, sheet, key, note("a"))
        async with running(tmp_path) as server:
            bob = await server.guest()
            assert await write(bob, sheet, key, note("b")) == [note("a"), note("b")]

    asyncio.run(run())


def test_strangers_learn_nothing(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, eve = await server.guest(), await server.guest()
        sheet, key = await opened(ann)
        await write(ann, sheet, key, note("secret"))
        for path, wrong in ((sheet, "x"), (sheet, ""), ("/api/sheets/none", key), ("/api/sheets/a'b", key)):
            assert await eve.refused("POST", path, {"key": wrong}, 404) == "unknown-sheet"
        socket = await follow(eve, sheet, "x")
        assert (await heard(socket))["sentence"]["key"] == "unknown-sheet"
        assert await write(ann, sheet, key) == [note("secret")]

    serve(story, tmp_path)


def test_phones_hear_at_once_what_others_write_and_who_is_there(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest(), await server.guest()
        sheet, key = await opened(ann)
        await write(ann, sheet, key, note("a"))
        here = await follow(ann, sheet, key, after=1)
        assert (await heard(here))["phones"] == 1
        there = await follow(bob, sheet, key)
        first = await heard(there)
        assert (first["after"], first["notes"], first["phones"]) == (0, [note("a")], 2)
        assert (await heard(here))["phones"] == 2
        await write(bob, sheet, key, note("b"))
        news = await heard(here)
        assert (news["after"], news["notes"]) == (1, [note("b")])
        assert abs(news["time"] - server.house.now()) < 5000
        await there.close()
        assert (await heard(here))["phones"] == 1

    serve(story, tmp_path)


def test_what_a_sheet_may_hold_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest()
        sheet, key = await opened(ann)
        large = {"key": key, "notes": [note("a", "x" * 100_000)]}
        assert await ann.refused("POST", sheet, large, 413) == "too-large-note"
        many = {"key": key, "notes": [note(str(n)) for n in range(201)]}
        assert await ann.refused("POST", sheet, many, 400) == "malformed-message"
        monkeypatch.setattr(sheets, "MOST_NOTES", 2)
        await write(ann, sheet, key, note("a"), note("b"))
        assert await ann.refused("POST", sheet, {"key": key, "notes": [note("c")]}, 413) == "sheet-full"
        monkeypatch.setattr(sheets, "MOST_PHONES", 1)
        await heard(await follow(ann, sheet, key))
        assert (await heard(await follow(ann, sheet, key)))["sentence"]["key"] == "sheet-crowded"
        wrong = {"game": "chess", "title": "Sunday"}
        assert await ann.refused("POST", "/api/sheets", wrong, 404)
        assert await ann.refused("POST", "/api/sheets", {"game": "knock", "title": "\u200b "}, 400) == "malformed-words"

    serve(story, tmp_path)


def test_nobody_opens_or_writes_without_end(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = await server.guest()
        sheet, key = await opened(ann)
        for _ in range(9):
            await opened(ann)
        assert await ann.refused("POST", "/api/sheets", OPENING, 429) == "too-many-sheets"
        for batch in range(2):
            await write(ann, sheet, key, *(note(f"{batch}-{n}") for n in range(200)))
        body = {"key": key, "notes": [note(f"more-{n}") for n in range(100)]}
        assert await ann.refused("POST", sheet, body, 429) == "too-fast"

    serve(story, tmp_path, limits=1.0)


def test_old_sheets_are_forgotten_and_those_of_somebody_who_asks(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        old, old_key = await opened(ann)
        server.pass_time(10 * 24 * 3600)
        young, young_key = await opened(bob)
        await write(bob, young, young_key, note("a"))
        await server.house.forget_old(7)
        assert await ann.refused("POST", old, {"key": old_key}, 404) == "unknown-sheet"
        assert await write(bob, young, young_key) == [note("a")]
        headers = {"authorization": f"Bearer {server.house.settings.admin_token}"}
        path = f"/api/admin/people/{bob.id}/forget"
        answer = await bob.client.post(path, json={"name": "guest"}, headers=headers)
        assert answer.status_code == 200
        assert await ann.refused("POST", young, {"key": young_key}, 404) == "unknown-sheet"

    serve(story, tmp_path, admin_token="token")
