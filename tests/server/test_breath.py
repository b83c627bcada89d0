"""What is said in one breath goes out together, in its order; and who says too much at once is not read for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

from undercroft.server.breath import AHEAD, Breath

pytestmark = pytest.mark.once


class Wire(asyncio.Transport):
    """A connection, and the client at its other end."""

    def __init__(self, app: ASGIApp, breath: Breath) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.is_read = True
        self.is_gone = False
        self.on_write: Callable[[], None] = lambda: None
        self.client = ClientProtocol(parse_uri("ws://here/"))
        config = uvicorn.Config(app, ws_ping_interval=None, log_config=None)
        config.load()
        self.protocol = breath.connection(config, ServerState(), {})
        self.protocol.connection_made(self)

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: ANN401 - as asyncio has it
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))
        self.client.receive_data(bytes(data))
        self.on_write()

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return self.is_gone

    def close(self) -> None:
        self.is_gone = True

    async def connect(self) -> None:
        self.client.send_request(self.client.connect())
        self.pass_on()
        await turns()
        assert self.heard() == []
        self.writes.clear()

    def say(self, words: str) -> None:
        self.client.send_text(words.encode())
        self.pass_on()

    def pass_on(self) -> None:
        for data in self.client.data_to_send():
            self.protocol.data_received(data)

    def heard(self) -> list[str]:
        """What has come to the client, frame by frame."""
        events = [event for event in self.client.events_received() if not isinstance(event, Response)]
        assert all(isinstance(event, Frame) for event in events)
        return [bytes(event.data).decode() for event in events if isinstance(event, Frame)]


async def turns(count: int = 10) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def along(app: ASGIApp, story: Callable[[Wire], Awaitable[None]]) -> None:
    async def tell() -> None:
        wire = Wire(app, Breath())
        await wire.connect()
        await story(wire)

    asyncio.run(tell())


def test_an_answer_and_its_news_are_one_write() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            for words in ("news", "more news", "done"):
                await send({"type": "websocket.send", "text": words})

    async def story(wire: Wire) -> None:
        wire.say("act")
        await turns()
        assert wire.heard() == ["news", "more news", "done"]
        assert len(wire.writes) == 1
        wire.say("again")
        await turns()
        assert len(wire.writes) == 2

    along(app, story)


def test_what_was_said_before_the_close_comes_before_it() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        await send({"type": "websocket.send", "text": "the last words"})
        await send({"type": "websocket.close", "code": 4403})
        with pytest.raises(RuntimeError, match="after sending"):
            await send({"type": "websocket.send", "text": "too late"})

    async def story(wire: Wire) -> None:
        wire.say("act")
        await turns()
        assert wire.heard() == ["the last words", (4403).to_bytes(2, "big").decode()]

    along(app, story)


def test_nothing_is_written_to_a_connection_that_has_gone_meanwhile() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        await send({"type": "websocket.send", "text": "anybody there?"})
        await receive()

    async def story(wire: Wire) -> None:
        wire.say("act")
        wire.close()
        await turns()
        assert wire.writes == []

    along(app, story)


def test_reading_stops_for_those_who_say_more_than_is_done() -> None:
    gate = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await gate.wait()
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    async def story(wire: Wire) -> None:
        for number in range(AHEAD):
            wire.say(str(number))
        assert wire.is_read
        wire.say(str(AHEAD))
        assert not wire.is_read
        gate.set()
        await turns(5 * AHEAD)
        assert wire.is_read
        assert wire.heard() == [str(number) for number in range(AHEAD + 1)]

    along(app, story)


def test_an_answer_goes_out_after_everybodys_news() -> None:
    wires: list[Wire] = []
    order: list[tuple[str, list[str]]] = []
    sends: list[Send] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        sends.append(send)
        while (await receive())["type"] == "websocket.receive":
            for one in sends:
                await one({"type": "websocket.send", "text": "news"})
            await send({"type": "websocket.send", "text": "done"})

    async def tell() -> None:
        breath = Breath()
        for name in ("Ann", "Bob"):
            wire = Wire(app, breath)
            await wire.connect()
            wires.append(wire)
            wire.on_write = lambda wire=wire, name=name: order.append((name, wire.heard()))  # type: ignore[misc]
        wires[0].say("act")
        await turns()

    asyncio.run(tell())
    assert order == [("Bob", ["news"]), ("Ann", ["news", "done"])]
