"""A server for one test, in this process and on a port of its own, and guests who speak to it as any client does.

async def story(server: Server) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.opens("clank", players=2)
    here, there = await ann.at(table), await bob.joins(table)
    await here.do("start")

serve(story, tmp_path)
"""

from __future__ import annotations

import asyncio
import builtins
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx2
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from undercroft.bots import thinking
from undercroft.bots.bot import Bot, Progress
from undercroft.bots.thinking import Hint, Job
from undercroft.bots.trying import Bench, Tried
from undercroft.engine.sight import Sight
from undercroft.server.app import application
from undercroft.server.breath import Breath
from undercroft.server.house import House
from undercroft.server.live import Live
from undercroft.server.serve import LARGEST_MESSAGE
from undercroft.server.settings import Settings
from undercroft.server.sqlite import SqliteStore

Found = TypeVar("Found")
Data = dict[str, Any]

PATIENCE = 90.0
"""Seconds that a test waits for anything."""


class NearThinkers:
    """Bots that think in threads of this process: they are there at once."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(2)

    def submit(self, job: Job[Found], progress: Progress, /) -> Future[Found]:
        return self.threads.submit(job, progress)

    def at_table(self, kind: str, seed: int, programs: bool = False) -> Bot:
        return thinking.at_table(kind, seed, programs)

    def advice(self, sight: Sight, seed: int) -> Job[Hint]:
        return thinking.advice(sight, seed)

    def trial(self, game: str, text: str, bots: tuple[str, ...], seed: int) -> Job[Tried | None]:
        return lambda progress: Bench().play(game, text, bots, seed, progress)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class Quiet(uvicorn.Server):
    """Signals are for pytest."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Server:
    """A running server."""

    def __init__(self, house: House, port: int, stack: AsyncExitStack) -> None:
        self.house = house
        self.address = f"127.0.0.1:{port}"
        self.stack = stack
        self.ahead = 0
        """Milliseconds that the house is ahead of the calendar."""
        true_time = house.now
        house.now = lambda: true_time() + self.ahead  # type: ignore[method-assign]

    async def guest(self, name: str = "", **headers: str) -> Guest:
        client = httpx2.AsyncClient(base_url=f"http://{self.address}", headers=headers, timeout=PATIENCE)
        await self.stack.enter_async_context(client)
        guest = Guest(self, client)
        guest.id = (await guest.get("/api/me"))["person"]["id"]
        if name:
            await guest.send("PATCH", "/api/me", {"name": name})
        return guest

    def live(self, table: str) -> Live:
        return self.house.lives[table]

    def pass_time(self, seconds: float) -> None:
        """Time passes at once."""
        self.ahead += round(1000 * seconds)
        for live in self.house.lives.values():
            live.tending.look()


class Guest:
    """Somebody with a cookie."""

    id = ""

    def __init__(self, server: Server, client: httpx2.AsyncClient) -> None:
        self.server = server
        self.client = client

    @property
    def cookie(self) -> str:
        return f"undercroft={self.client.cookies['undercroft']}"

    async def send(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:  # noqa: ANN401
        """The answer to a request, which has to have that status."""
        if isinstance(body, bytes):
            response = await self.client.request(method, path, content=body)
        else:
            response = await self.client.request(method, path, json=body)
        assert response.status_code == status, (method, path, response.status_code, response.text)
        is_json = response.headers["content-type"] == "application/json"
        return response.json() if is_json else response.text

    async def get(self, path: str, status: int = 200) -> Any:  # noqa: ANN401
        return await self.send("GET", path, status=status)

    async def refused(self, method: str, path: str, body: Any = None, status: int = 403) -> str:  # noqa: ANN401
        """The key of the sentence by which a request is refused."""
        answer = await self.send(method, path, body, status)
        return str(answer["sentence"]["key"])

    async def opens(self, game: str = "clank", players: int = 2, **more: Any) -> str:  # noqa: ANN401
        options = {"players": players, **more.pop("options", {})}
        opened = await self.send("POST", "/api/tables", {"game": game, "options": options, **more})
        return str(opened["table"])

    async def joins(self, table: str, key: str | None = None, status: int = 200, **more: Any) -> Data:  # noqa: ANN401
        """Come to a table, by its own link if no other is named."""
        link = self.server.live(table).info.key if key is None else key
        joined: Data = await self.send("POST", f"/api/tables/{table}/join", {"key": link, **more}, status)
        return joined

    async def at(self, table: str, since: int | None = None, key: str = "") -> Place:
        """Connected to a table."""
        query = f"?key={key}" + ("" if since is None else f"&since={since}")
        place = Place(await self.socket(f"/api/tables/{table}/socket{query}"))
        await self.server.stack.enter_async_context(place)
        return place

    async def comes(self, table: str, **more: Any) -> Place:  # noqa: ANN401
        """Join and connect."""
        await self.joins(table, **more)
        return await self.at(table)

    async def socket(self, path: str, **headers: str) -> ClientConnection:
        return await websockets.connect(
            f"ws://{self.server.address}{path}", additional_headers={"Cookie": self.cookie, **headers}, max_size=None
        )


class Place:
    """One connection to a table: what was heard there, and a way to speak."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Data] = []
        self.raw: list[bytes] = []
        self.answers: dict[str, asyncio.Future[Data]] = {}
        self.changed = asyncio.Condition()
        self.ids = count(1)
        self.answers_pings = True
        self.is_closed = False

    async def __aenter__(self) -> Place:
        self.reading = asyncio.create_task(self.read())
        await self.until(lambda: bool(self.heard) or self.is_closed)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.reading.cancel()
        await self.socket.close()

    async def read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            while True:
                raw = await self.socket.recv(decode=False)
                self.raw.append(raw)
                message = json.loads(raw)
                self.heard.append(message)
                if message["kind"] == "ping" and self.answers_pings:
                    await self.socket.send(json.dumps({"kind": "pong", "id": "-", "time": message["time"]}))
                waiting = self.answers.pop(message.get("id", ""), None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
                async with self.changed:
                    self.changed.notify_all()
        self.is_closed = True
        async with self.changed:
            self.changed.notify_all()

    # Looking

    def last(self, kind: str) -> Data:
        return next(message for message in reversed(self.heard) if message["kind"] == kind)

    def all(self, kind: str) -> list[Data]:
        return [message for message in self.heard if message["kind"] == kind]

    @property
    def welcome(self) -> Data:
        assert self.heard[0]["kind"] == "welcome", self.heard[0]
        return self.heard[0]

    @property
    def seen(self) -> Any:  # noqa: ANN401
        """The table as it was last shown."""
        return next(message["seen"] for message in reversed(self.heard) if message["kind"] in ("welcome", "news"))

    @property
    def table(self) -> Any:  # noqa: ANN401
        return next(message["table"] for message in reversed(self.heard) if message["kind"] in ("welcome", "changed"))

    @property
    def seat(self) -> int | None:
        """Where it sits, as it was last told."""
        for message in reversed(self.heard):
            if message["kind"] in ("welcome", "changed"):
                return message["you"]["seat"]  # type: ignore[no-any-return]
            if message["kind"] == "news":
                return message["seat"]  # type: ignore[no-any-return]
        raise AssertionError("nothing was heard")

    @property
    def seats(self) -> list[int]:
        """All of the own seats."""
        return next(
            message["you"]["seats"] for message in reversed(self.heard) if message["kind"] in ("welcome", "changed")
        )

    @property
    def items(self) -> list[Data]:
        return [item for message in self.heard for item in message.get("items", ())]

    @property
    def acts(self) -> list[str]:
        """The kinds of steps that it was told of."""
        return [item["step"]["act"] for item in self.items if item.get("step")]

    @property
    def words(self) -> list[str]:
        return [item["said"]["words"] for item in self.items if item.get("said", {}).get("words")]

    @property
    def codes(self) -> list[str]:
        """What it may do."""
        return [action["code"] for group in self.seen["legal"] for action in group["actions"]]

    async def until(self, condition: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(lambda: bool(condition()))

    # Speaking

    async def ask(self, kind: str, **fields: Any) -> Data:  # noqa: ANN401
        """The answer to a command."""
        id = fields.pop("id", None) or f"{builtins.id(self):x}-{next(self.ids)}"
        self.answers[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"kind": kind, "id": id, **fields}))
        async with asyncio.timeout(PATIENCE):
            return await self.answers[id]

    async def do(self, kind: str, **fields: Any) -> Data:  # noqa: ANN401
        """A command that is done."""
        answer = await self.ask(kind, **fields)
        assert answer["kind"] != "refused", (kind, fields, answer)
        return answer

    async def refused(self, kind: str, **fields: Any) -> str:  # noqa: ANN401
        """The key of the sentence by which a command is refused."""
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "refused", (kind, fields, answer)
        return str(answer["sentence"]["key"])

    async def plays(self, code: str = "") -> None:
        """Act as soon as it can: what is named, or the first action of all."""
        await self.until(lambda: self.seen is not None and self.codes)
        number = self.seen["number"]
        await self.do("act", code=code or self.codes[0])
        await self.until(lambda: self.seen is None or self.seen["number"] > number)


async def each(places: Iterable[Place], condition: Callable[[Place], object]) -> None:
    """Until something holds for all of these."""
    for place in places:
        await place.until(partial(condition, place))


async def turn(*places: Place) -> Place:
    """Whoever is to act, as soon as that is one of these; anybody when the game is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for place in places:
                if place.seen and (place.seat in place.seen["waiting"] or place.seen["outcome"]):
                    return place
            await asyncio.sleep(0.005)


@asynccontextmanager
async def running(folder: Path, near: bool = True, **settings: Any) -> AsyncIterator[Server]:  # noqa: ANN401
    """A server, until the end of the block. `near` bots need no processes."""
    made = {"thinkers": 1, "limits": 100.0, "release": "test", **settings}
    house = House(SqliteStore(folder / "undercroft.db"), Settings(folder=folder, **made))
    if near:
        house.thinkers = NearThinkers()  # type: ignore[assignment]
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(
            application(house),
            ws=Breath().connection,  # type: ignore[arg-type]
            ws_max_size=LARGEST_MESSAGE,
            log_level="warning",
            access_log=False,
            proxy_headers=False,
            timeout_graceful_shutdown=2,
        )
        server = Quiet(config)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.005)
        try:
            async with AsyncExitStack() as stack:
                yield Server(house, listening.getsockname()[1], stack)
        finally:
            server.should_exit = True
            await asyncio.wait_for(task, PATIENCE)


def serve(story: Callable[[Server], Awaitable[None]], folder: Path, **settings: Any) -> None:  # noqa: ANN401
    """Let a story happen at a server of its own."""

    async def told() -> None:
        async with running(folder, **settings) as server:
            await story(server)

    asyncio.run(told())
