"""The socket of the lobby: whoever is on the front page, or at one table, hears of the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress

from starlette.types import Receive, Scope, Send

from undercroft.engine.errors import Trouble
from undercroft.server.listening import Listeners
from undercroft.server.lobby import lists_of
from undercroft.server.wire import Lounge, encode

PAUSE = 1.0
"""Seconds between two messages: many things may happen at once."""


class LoungeSockets(Listeners):
    """The ASGI application for `/api/lobby/socket`."""

    @asynccontextmanager
    async def telling(self, scope: Scope, receive: Receive, send: Send, person: str) -> AsyncIterator[None]:
        changed = asyncio.Event()
        changed.set()

        def notice(listed: bool, people: Collection[str]) -> None:
            if listed or person in people:
                changed.set()

        self.house.watchers.add(notice)
        task = asyncio.create_task(self.tell(person, changed, send))
        try:
            yield
        finally:
            self.house.watchers.discard(notice)
            task.cancel()

    async def tell(self, person: str, changed: asyncio.Event, send: Send) -> None:
        with suppress(OSError):  # the other side is gone
            while True:
                await changed.wait()
                changed.clear()
                with suppress(Trouble):
                    lists = await lists_of(self.house, person)
                    await send({"type": "websocket.send", "text": encode(Lounge(lists=lists)).decode()})
                await asyncio.sleep(PAUSE)
