"""uvicorn's protocol for sockets, with less work at each message: what is said in one breath goes out in one write, and
reading stops only for those who say more than is done."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

AHEAD = 16
"""So many messages of a connection may wait before nothing more is read from it."""


class Breath:
    """What the connections of one server say in one turn of its loop. It is written in the next, once for each of them:
    an answer and the news that it brought are one call of the system, not two. Whoever spoke last comes last, so that
    an answer goes out after everybody's news."""

    def __init__(self) -> None:
        self.speaking: dict[InOneBreath, None] = {}

    def connection(self, *args: Any, **settings: Any) -> InOneBreath:  # noqa: ANN401 - uvicorn's, passed on
        """What uvicorn is given as `ws`."""
        return InOneBreath(self, *args, **settings)

    def takes(self, connection: InOneBreath) -> None:
        if not self.speaking:
            asyncio.get_running_loop().call_soon(self.out)
        self.speaking.pop(connection, None)
        self.speaking[connection] = None

    def out(self) -> None:
        speaking, self.speaking = self.speaking, {}
        for connection in speaking:
            connection.write()


class InOneBreath(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, breath: Breath, *args: Any, **settings: Any) -> None:  # noqa: ANN401 - uvicorn's, passed on
        super().__init__(*args, **settings)
        self.breath = breath

    async def send(self, message: Any) -> None:  # noqa: ANN401 - uvicorn's own types are not public
        text = message.get("text")
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if text is None or not is_open or not self.writable.is_set():
            await super().send(message)  # with all that was said before
            return
        try:
            self.conn.send_text(text.encode())
        except InvalidState as error:
            raise ClientDisconnected from error
        self.breath.takes(self)

    def write(self) -> None:
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after each message until the application has taken it, which costs two calls more."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
