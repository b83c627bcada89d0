"""The sockets of a table: commands come in, replies and news go out. Written straight on ASGI, for it is the busy part.

What goes out waits in a line of its own, so that a slow connection never holds up a table; one that falls too far
behind is let go, and comes back for what it missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import parse_qs

import msgspec
from starlette.types import Message, Receive, Scope, Send

from undercroft.engine.errors import Trouble
from undercroft.server.deeds import Deeds
from undercroft.server.info import check_look, check_open, may_look
from undercroft.server.limits import TooMuch
from undercroft.server.live import GONE, REFUSED, Live
from undercroft.server.store import NotStored
from undercroft.server.visitors import Visitors
from undercroft.server.wire import (
    Advise,
    Ask,
    Commands,
    Notice,
    Person,
    Ping,
    Previews,
    Refused,
    Say,
    Sign,
    encode,
    read_command,
)

if TYPE_CHECKING:
    from undercroft.server.house import House

FAR_BEHIND = 400
"""So many messages may wait for a slow connection."""
BESIDE = 8
"""So many questions of one connection may be answered at the same time."""
HEARTBEAT = 25.0
"""Seconds between two pings."""
TALK = (Say, Sign)
SLOW = (Previews, Ask, Advise)
"""What takes a while and changes nothing: the next command does not wait for it."""
FOR_NOW = (NotStored, TooMuch)
"""Nothing was wrong with what was said: the same may succeed later."""


class Line:
    """What goes out of one connection, in order. Most often it takes a message at once; only for one that is slow does
    a task wait."""

    def __init__(self, send: Send) -> None:
        self.raw = send
        self.waiting: deque[bytes] = deque()
        self.is_slow = False
        """Whether a message is on its way out, and has to wait."""
        self.filled: asyncio.Future[None] | None = None
        """Whoever sends waits for this; it is lighter than an event."""
        self.code: int | None = None
        self.is_shut = False

    def send(self, message: bytes) -> None:
        """Also what is said in the same breath as the close: the answer to the command that led to it."""
        if self.is_shut or (not self.waiting and not self.is_slow and self.passes(message)):
            return
        self.waiting.append(message)
        self.wake()
        if len(self.waiting) > FAR_BEHIND:
            self.close()

    def passes(self, message: bytes) -> bool:
        """Try to send without waiting: a task that is woken for every message costs more than the message."""
        sending = cast("Coroutine[Any, None, None]", self.raw(sent(message)))
        try:
            sending.send(None)
        except StopIteration:
            return True
        except (OSError, RuntimeError):  # the other side is gone
            self.is_shut = True
            return True
        sending.close()  # it waits until the connection takes more, and has taken nothing of this
        return False

    def close(self, code: int = GONE) -> None:
        self.code = self.code or code
        self.wake()

    def wake(self) -> None:
        if self.filled is not None and not self.filled.done():
            self.filled.set_result(None)

    async def run(self) -> None:
        """Until the connection ends, or is closed after all that was said before."""
        with suppress(OSError):  # the other side is gone
            while True:
                if not self.waiting and self.code is None:
                    self.filled = asyncio.get_running_loop().create_future()
                    await self.filled
                while self.waiting and len(self.waiting) <= FAR_BEHIND:
                    self.is_slow = True
                    await self.raw(sent(self.waiting.popleft()))
                    self.is_slow = False
                if self.code is not None:
                    self.is_shut = True
                    await self.raw({"type": "websocket.close", "code": self.code})
                    return


def sent(message: bytes) -> Message:
    return {"type": "websocket.send", "text": message.decode()}


class Connection:
    """One person at one table."""

    def __init__(self, house: House, person: Person, line: Line) -> None:
        self.house = house
        self.person = person
        self.line = line
        self.known = person
        self.seat: int | None = None
        self.held: frozenset[int] = frozenset()
        self.delay = 0
        self.pinged: int | None = None
        """When the client was last asked whether it is there; None as soon as it has answered."""
        self.questions: set[asyncio.Task[None]] = set()
        self.key = f"{person.id} {id(self)}"

    def answered(self, time: int) -> None:
        if time == self.pinged:
            self.delay, self.pinged = max(0, self.house.now() - time), None

    def send(self, message: bytes) -> None:
        self.line.send(message)

    def close(self, code: int = REFUSED) -> None:
        self.line.close(code)

    async def hear(self, live: Live, raw: str | bytes) -> None:
        """One message from the client. Whatever it is, there is an answer."""
        deeds = Deeds(live, self)
        id = ""
        try:
            self.house.limits.messages.spend(self.key)
            self.house.limits.speech.spend(self.person.id)
            if self.house.is_closing:
                raise NotStored("server-restarts")
            command = read_command(raw)
            id = command.id
            if isinstance(command, TALK):
                self.house.limits.talk.spend(self.person.id)
        except msgspec.DecodeError as error:
            id = id_of(raw)
            self.refuse(id, Trouble("malformed-message", reason=str(error)))
        except (RecursionError, UnicodeDecodeError):
            self.refuse(id, Trouble("malformed-message", reason="?"))
        except Trouble as trouble:
            self.refuse(id or id_of(raw), trouble)
        else:
            if not isinstance(command, SLOW):
                await self.answer(deeds, command)
            elif len(self.questions) >= BESIDE:
                self.refuse(id, TooMuch("too-fast"))
            else:
                task = asyncio.create_task(self.answer(deeds, command))
                self.questions.add(task)
                task.add_done_callback(self.questions.discard)

    async def answer(self, deeds: Deeds, command: Commands) -> None:
        began, end = perf_counter(), "done"
        try:
            reply = await deeds.do(command)
            if reply is not None:
                self.send(encode(reply))
        except Trouble as trouble:
            end = "refused"
            self.refuse(command.id, trouble)
        except Exception:
            end = "failed"
            self.house.log.exception("a command failed", table=deeds.live.id, command=type(command).__name__)
            self.refuse(command.id, Trouble("server-failed"))
        self.house.metrics.heard(type(command).__name__, end, perf_counter() - began)

    def refuse(self, id: str, trouble: Trouble) -> None:
        again = isinstance(trouble, FOR_NOW)
        self.send(encode(Refused(id=id, rule=trouble.rule, sentence=trouble.message.sentence(), again=again)))

    async def beat(self) -> None:
        while True:
            self.pinged = self.house.now()
            self.send(encode(Ping(time=self.pinged)))
            await asyncio.sleep(HEARTBEAT)


def turned_away(trouble: Trouble) -> tuple[bytes, int]:
    """The last words to whoever cannot come in, and why the socket is closed."""
    final = not isinstance(trouble, FOR_NOW)
    return encode(Notice(sentence=trouble.message.sentence(), final=final)), REFUSED if final else GONE


def id_of(raw: str | bytes) -> str:
    """The id of a message that cannot be read otherwise, so that its sender knows which it was."""
    try:
        return str(msgspec.json.decode(raw, type=dict[str, Any]).get("id", ""))[:40]
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return ""


class TableSockets:
    """The ASGI application for `/api/tables/ID/socket`."""

    def __init__(self, house: House, visitors: Visitors) -> None:
        self.house = house
        self.visitors = visitors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        line = Line(send)
        sending = asyncio.create_task(line.run())
        connection: Connection | None = None
        live: Live | None = None
        beat: asyncio.Task[None] | None = None
        try:
            async with self.visitors.entering(scope) as person:
                query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
                live = await self.house.live(scope["path_params"]["table"])
                live = await self.admit(live, person, query.get("key", [""])[0])
                connection = Connection(self.house, person, line)
                await live.enter(connection, since(query))
                beat = asyncio.create_task(connection.beat())
                await self.listen(connection, live, receive, sending)
        except Trouble as trouble:
            message, code = turned_away(trouble)
            line.send(message)
            line.close(code)
            await asyncio.wait({sending}, timeout=5)
        finally:
            self.house.housekeeper.leave()
            if live is not None and connection is not None:
                live.leave(connection)
                for task in connection.questions:
                    task.cancel()
            for each in (beat, sending):
                if each is not None:
                    each.cancel()

    async def admit(self, live: Live, person: Person, key: str) -> Live:
        """Only those come in who may look; whoever has a key has been asked in."""
        check_open(live.info)
        if may_look(live.info, person.id):
            return live
        check_look(live.info, person, key)
        await live.work("", lambda: live.set_info(check_look(live.info, person, key)))
        return live

    async def listen(self, connection: Connection, live: Live, receive: Receive, sending: asyncio.Task[None]) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect" or sending.done():
                return
            raw = message.get("text")
            await connection.hear(live, message.get("bytes") or b"" if raw is None else raw)


def since(query: dict[str, list[str]]) -> int:
    word = query.get("since", ["0"])[0]
    return int(word) if word.isdecimal() and len(word) < 12 else 0
