"""Logs: what happened and where, and never what people hold, nor a secret."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
from collections.abc import MutableMapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx2

from tests.server.houses import Guest, Server, each, turn
from undercroft.server.logs import error_without_words

UNDERCROFT = ("-P", "-m", "undercroft.terminal.commands.main")


def test_an_error_is_told_by_its_kind_and_place_alone() -> None:
    def fails(hand: str) -> None:
        raise KeyError(hand)

    try:
        fails("h41")
    except KeyError as error:
        for given in (True, error, (KeyError, error, error.__traceback__)):
            told: MutableMapping[str, Any] = error_without_words(None, "error", {"event": "x", "exc_info": given})
            assert told["error"] == "KeyError"
            assert [line.rpartition(" ")[2] for line in told["at"]][-1] == "fails"
            assert "h41" not in json.dumps(told)
    assert error_without_words(None, "info", {"event": "x"}) == {"event": "x"}


class Process(Server):
    """A server in a process of its own."""

    def __init__(self, port: int, stack: Any) -> None:  # noqa: ANN401
        self.address = f"127.0.0.1:{port}"
        self.stack = stack


def test_the_log_of_a_whole_game_holds_nothing_hidden_and_no_secret(tmp_path: Path) -> None:
    """Two people and a bot, mistakes and strangers included, at a server as people run it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = tmp_path / "log"
    words = ["serve", "--port", str(port), "--data", str(tmp_path), "--limits", "100", "--admin-token", "hush-hush"]
    with log.open("w") as file:
        process = subprocess.Popen([sys.executable, *UNDERCROFT, *words], stdout=file, stderr=file)
        try:
            secrets = asyncio.run(whole_game(port))
        finally:
            process.terminate()
            process.wait(20)
    written = log.read_text()
    assert not re.search(r"\bh\d\d\b", written), written
    for secret in ("hush-hush", *secrets):
        assert len(secret) > 4 and secret not in written, written


async def whole_game(port: int) -> list[str]:
    """Returns all secrets that have come up."""
    async with AsyncExitStack() as stack:
        server = Process(port, stack)
        for _ in range(200):
            try:
                httpx2.get(f"http://{server.address}/healthz")
                break
            except httpx2.TransportError:
                await asyncio.sleep(0.1)
        ann, bob, stranger = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        opened = await ann.send("POST", "/api/tables", opening())
        here = await ann.at(opened["table"])
        there = await joined(bob, opened)
        await here.do("start")
        await each((here, there), lambda place: place.seen)
        await there.ask("act", code="h01@0,0")
        await there.ask("act", code="nonsense")
        await here.socket.send("{")
        await stranger.at(opened["table"], key="wrong")
        await stranger.client.get(f"/api/tables/{opened['table']}/past?key={opened['key']}")
        await here.ask("advise")
        await ann.client.post("/api/records", content=b"nonsense")
        number = 0
        while here.seen["outcome"] is None and number < 40:
            mover = await turn(here, there)
            if mover.seen["outcome"] is None:
                await mover.plays(mover.codes[7 * number % len(mover.codes)])
            number += 1
        for place in (here, there):
            await place.ask("resign")
        token = (await ann.send("POST", "/api/me/link"))["link"].partition("#")[2]
        keys = [place.get("key", "x" * 9) for place in here.table["places"]]
        cookies = [guest.client.cookies["undercroft"].partition(".")[2] for guest in (ann, bob, stranger)]
        return [opened["key"], *keys, *cookies, token]


def opening() -> dict[str, object]:
    return {"game": "knock", "options": {"players": 3, "clock": 0, "first": 1}, "bots": {"2": "greedy"}}


async def joined(guest: Guest, opened: dict[str, str]) -> Any:  # noqa: ANN401
    await guest.send("POST", f"/api/tables/{opened['table']}/join", {"key": opened["key"]})
    return await guest.at(opened["table"])
