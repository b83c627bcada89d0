"""Sockets on which people only listen, such as to the lists of the lobby or to the notes of a sheet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager, suppress
from typing import TYPE_CHECKING

from starlette.types import Receive, Scope, Send

from undercroft.engine.errors import Trouble
from undercroft.server.sockets import turned_away
from undercroft.server.visitors import Visitors

if TYPE_CHECKING:
    from undercroft.server.house import House


class Listeners(ABC):
    """An ASGI application. Whoever comes in is told things until they go; what they say is only counted."""

    def __init__(self, house: House, visitors: Visitors) -> None:
        self.house = house
        self.visitors = visitors

    @abstractmethod
    def telling(self, scope: Scope, receive: Receive, send: Send, person: str) -> AbstractAsyncContextManager[None]:
        """While it lasts, that person is told; raises Trouble for those who may not listen."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        try:
            async with self.visitors.entering(scope) as person, self.telling(scope, receive, send, person.id):
                while (await receive())["type"] != "websocket.disconnect":
                    self.house.limits.speech.spend(person.id)  # nobody says anything here: whoever goes on so has to go
        except Trouble as trouble:
            message, code = turned_away(trouble)
            with suppress(OSError):  # the other side is gone
                await send({"type": "websocket.send", "text": message.decode()})
                await send({"type": "websocket.close", "code": code})
