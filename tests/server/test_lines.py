"""What goes out of a connection: in order, whether it is fast or slow, and a table never waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from starlette.types import Message

from undercroft.server.sockets import FAR_BEHIND, Line

pytestmark = pytest.mark.once


class Wire:
    """An ASGI server's side of a connection, which takes messages or lets them wait."""

    def __init__(self) -> None:
        self.out: list[str] = []
        self.open = asyncio.Event()
        self.open.set()
        self.gone: Exception | None = None

    async def send(self, message: Message) -> None:
        await self.open.wait()
        if self.gone is not None:
            raise self.gone
        self.out.append(message.get("text") or f"closed {message['code']}")


def along(story: Callable[[Wire, Line], Awaitable[None]]) -> Wire:
    async def tell() -> Wire:
        wire = Wire()
        line = Line(wire.send)
        running = asyncio.create_task(line.run())
        await asyncio.sleep(0)
        await story(wire, line)
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        return wire

    return asyncio.run(tell())


async def pass_on() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_fast_connection_has_each_message_at_once() -> None:
    async def story(wire: Wire, line: Line) -> None:
        line.send(b"one")
        line.send(b"two")
        assert wire.out == ["one", "two"]  # nothing else has run

    along(story)


def test_order_holds_where_a_connection_is_slow_for_a_while() -> None:
    async def story(wire: Wire, line: Line) -> None:
        line.send(b"one")
        wire.open.clear()
        line.send(b"two")
        line.send(b"three")
        await pass_on()
        wire.open.set()
        line.send(b"four")  # the second is still on its way
        await pass_on()
        line.send(b"five")

    assert along(story).out == ["one", "two", "three", "four", "five"]


def test_what_was_said_before_the_close_goes_out_and_nothing_after() -> None:
    async def story(wire: Wire, line: Line) -> None:
        line.send(b"one")
        line.close(4403)
        line.send(b"two")
        await pass_on()
        line.send(b"three")
        await pass_on()

    assert along(story).out == ["one", "two", "closed 4403"]


@pytest.mark.parametrize("gone", [OSError("gone"), RuntimeError("after sending 'websocket.close'")])
def test_a_connection_that_is_gone_harms_nobody(gone: Exception) -> None:
    async def story(wire: Wire, line: Line) -> None:
        wire.gone = gone
        line.send(b"one")
        line.send(b"two")
        await pass_on()

    assert along(story).out == []


def test_one_that_falls_too_far_behind_is_let_go() -> None:
    async def story(wire: Wire, line: Line) -> None:
        wire.open.clear()
        for number in range(FAR_BEHIND + 10):
            line.send(str(number).encode())
        assert line.code is not None
        wire.open.set()
        await pass_on()

    assert along(story).out[-1].startswith("closed")
