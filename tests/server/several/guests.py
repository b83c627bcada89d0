"""People with a client that never gives up: it comes back, says what it saw last, and sends again what nobody answered.

What they were promised is noted, to be compared with what was kept.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

GONE = (OSError, EOFError, TimeoutError, WebSocketException, httpx2.HTTPError)
SOON = 0.05


class Guest:
    """One person at one table at a time, through one address."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.random = random.Random(seed)
        self.http = httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30)
        self.id = ""
        self.count = 0
        """Commands that were sent."""
        self.promised: dict[str, list[str]] = {}
        """By table, the ids of the commands that were acknowledged."""
        self.items: dict[str, list[dict[str, Any]]] = {}
        """By table, the news in their order."""
        self.refusals: list[dict[str, Any]] = []
        self.returns = 0
        """How often the connection was made anew."""
        self.welcome: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        """What came that is neither news nor an answer."""

    async def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """A request, until somebody grants it."""
        while True:
            try:
                answer = await self.http.request(method, path, json=body)
            except GONE:
                await asyncio.sleep(SOON)
                continue
            if answer.status_code not in (503, 502):
                assert answer.status_code == 200, answer.text
                return answer.json()
            await asyncio.sleep(SOON)

    async def come(self) -> None:
        self.id = (await self.ask("GET", "/api/me"))["person"]["id"]

    async def open(self, **wish: Any) -> tuple[str, str]:  # noqa: ANN401 - JSON
        opened = await self.ask("POST", "/api/tables", wish)
        return opened["table"], opened["key"]

    async def join(self, table: str, key: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/join", {"key": key})

    def socket(self, table: str) -> connect:
        since = len(self.items.get(table, ()))
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?since={since}"
        cookie = f"undercroft={self.http.cookies['undercroft']}"
        return connect(address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=20)

    async def command(self, table: str, wish: dict[str, Any]) -> None:
        """Until it is done."""
        while True:
            try:
                async with self.socket(table) as socket:
                    await socket.send(json.dumps(wish))
                    while (said := json.loads(await asyncio.wait_for(socket.recv(), 20)))["kind"] != "refused":
                        if said["kind"] == "done":
                            return
                    assert said["again"], said
            except GONE:
                pass
            await asyncio.sleep(SOON)

    async def look(self, table: str) -> None:
        """Come, see what there is now, and go."""
        async with self.socket(table) as socket:
            self.hear(table, json.loads(await socket.recv()))

    async def lost(self, table: str) -> dict[str, Any]:
        """The news that this person's seat was lost on time."""
        while True:
            await self.look(table)
            for item in self.items[table]:
                if item.get("step", {}).get("act") == "resign":
                    return item
            await asyncio.sleep(0.1)

    def move_to(self, port: int) -> None:
        """The same person through another server."""
        self.port = port
        self.http.base_url = httpx2.URL(f"http://127.0.0.1:{port}")

    async def play(self, table: str, most: int = 10_000) -> None:
        """Until the game is over or so many commands were acknowledged, whatever happens to the server."""
        sent: dict[str, Any] | None = None
        promised = self.promised.setdefault(table, [])
        while len(promised) < most:
            try:
                async with self.socket(table) as socket:
                    self.returns += 1
                    is_over = False
                    while not is_over and len(promised) < most:
                        message = json.loads(await asyncio.wait_for(socket.recv(), 20))
                        is_over = self.hear(table, message)
                        if message["kind"] == "welcome" and sent is not None:
                            await socket.send(json.dumps(sent))  # perhaps it was done, perhaps not
                        elif message["kind"] == "done" and sent is not None and message["id"] == sent["id"]:
                            promised.append(sent["id"])
                            sent = None
                        elif message["kind"] == "refused":
                            assert sent is not None and message["id"] == sent["id"]
                            if message["again"]:
                                await asyncio.sleep(SOON)
                                await socket.send(json.dumps(sent))
                            else:
                                self.refusals.append(message)
                                sent = None
                        if sent is None and not is_over and (code := self.choice()) is not None:
                            self.count += 1
                            sent = {"kind": "act", "id": f"c{self.count}", "code": code}
                            await socket.send(json.dumps(sent))
                    if is_over:
                        return
            except GONE:
                await asyncio.sleep(SOON)

    def hear(self, table: str, message: dict[str, Any]) -> bool:
        """True if the game is over."""
        if message["kind"] == "welcome":
            self.welcome = message
        elif message["kind"] != "news":
            assert not (message["kind"] == "notice" and message["final"]), message
            self.heard.append(message)
            return False
        self.seen = message["seen"]
        items = self.items.setdefault(table, [])
        for item in message["items"]:
            assert item["number"] <= len(items), "something was missed"
            if item["number"] == len(items):
                items.append(item)
            else:
                assert items[item["number"]]["time"] == item["time"], "something was told twice, and otherwise"
        return self.seen is not None and self.seen["outcome"] is not None

    def choice(self) -> str | None:
        """Something that the seat may do now."""
        if self.seen is None or self.welcome["you"]["seat"] not in self.seen["waiting"]:
            return None
        codes = [action["code"] for group in self.seen["legal"] for action in group["actions"]]
        return self.random.choice(codes) if codes else None
