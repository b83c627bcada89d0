"""A connection to a table of a server. A thread listens; whatever it hears stands here for everybody to read.

A connection that is lost comes back by itself and asks for what it missed. A command that was on its way then is sent
again with its id, so that it is done once.
"""

from __future__ import annotations

import secrets
from concurrent.futures import Future
from itertools import count
from threading import Event, RLock, Thread
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec
from msgspec.structs import replace
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from undercroft.engine.errors import Trouble
from undercroft.engine.game import Game
from undercroft.engine.text import Message, Sentence
from undercroft.records.news import SeatView, Step
from undercroft.records.schema import seat_view, step
from undercroft.records.talk import Said
from undercroft.server.wire import Chat, Command, Pong, Presence, Refused, Shown, Ticking, You
from undercroft.terminal.remote.asking import Site, told

Answer = TypeVar("Answer")

SECONDS = 6.0
"""How long people wait for the answer to a command."""
FIRST, LONGEST = 0.2, 5.0
"""Seconds before the first and between later attempts to come back."""


NULL = msgspec.Raw(b"null")


class Piece(msgspec.Struct):
    """An item of the news, whose step is read with the game's own types."""

    step: msgspec.Raw = NULL
    said: Chat | None = None


class Head(msgspec.Struct):
    """What every message has. With an id it is an answer, which is read by whoever asked."""

    kind: str
    id: str = ""


class Heard(msgspec.Struct):
    """What comes by itself, as far as a table in the terminal reads it."""

    kind: str
    you: You | None = None
    table: msgspec.Raw = NULL
    number: int = 0
    seen: msgspec.Raw = NULL
    items: tuple[Piece, ...] = ()
    clock: Ticking | None = None
    presence: Presence | None = None
    seat: int | None = None
    field: str = ""
    value: str = ""
    sentence: Sentence | None = None
    final: bool = False
    time: int = 0


class Connection:
    """One person at one table of a server, from now on until it is closed."""

    table: Shown
    you: You
    presence: Presence

    def __init__(self, site: Site, table: str, game: Game) -> None:
        self.site = site
        self.game = game
        self.address = f"{site.url.replace('http', 'ws', 1)}/api/tables/{quote(table)}/socket"
        self.lock = RLock()
        self.socket: ClientConnection | None = None
        self.number = 0
        """How many items of the table's log were heard of."""
        self.seen: SeatView[Any, Any] | None = None
        """Null before the start, and while a table that plays against time is paused."""
        self.steps: dict[int, Step[Any, Any]] = {}
        self.chat: list[Chat] = []
        self.talk: list[Said] = []
        self.clock: Ticking | None = None
        self.clocked = 0.0
        """When that was told, by our own clock."""
        self.notices: list[Message] = []
        """What people should know and have not been told yet."""
        self.final: Message | None = None
        """Why there is no use in coming back."""
        self.waiting: dict[str, tuple[bytes, Future[bytes]]] = {}
        """By id: commands without an answer."""
        self.names = count(1)
        self.prefix = secrets.token_urlsafe(6)
        self.was_lost = False
        self.is_closed = Event()
        self.is_here = Event()
        self.read_seen = msgspec.json.Decoder(seat_view(game) | None).decode
        self.read_step = msgspec.json.Decoder(step(game)).decode
        self.thread = Thread(target=self.run, name="table", daemon=True)
        self.thread.start()

    # Being there

    def run(self) -> None:
        pause = FIRST
        while not self.is_closed.is_set() and self.final is None:
            try:
                with connect(
                    f"{self.address}?since={self.number}",
                    additional_headers={"Cookie": self.site.cookie},
                    max_size=None,
                ) as socket:
                    self.socket = socket
                    for raw in socket:
                        self.hear(raw)
                        pause = FIRST
            except (OSError, WebSocketException, TimeoutError):
                pass
            self.socket = None
            if self.is_here.is_set() and self.final is None and not self.is_closed.is_set():
                self.is_here.clear()
                self.was_lost = True
            self.is_closed.wait(pause)
            pause = min(2 * pause, LONGEST)
        self.is_here.set()  # nobody waits any longer

    def wait(self, seconds: float) -> None:
        """Until the table is here; raises Trouble if it does not come."""
        if not self.is_here.wait(seconds):
            raise Trouble("server-away", url=self.site.url)
        if self.final is not None:
            raise Trouble(self.final.key, **self.final.args)

    def close(self) -> None:
        self.is_closed.set()
        socket = self.socket
        if socket is not None:
            socket.close()

    # Hearing

    def hear(self, raw: str | bytes) -> None:
        try:
            head = msgspec.json.decode(raw, type=Head)
            with self.lock:
                if head.id:
                    self.take_answer(head.id, raw)
                else:
                    self.take(msgspec.json.decode(raw, type=Heard))
        except msgspec.DecodeError:  # another version of the game or of the server: better nothing than half of it
            self.stop(Message("remote-other-version"))

    def take_answer(self, id: str, raw: str | bytes) -> None:
        _, answer = self.waiting.pop(id, (b"", None))
        if answer is not None:
            answer.set_result(raw if isinstance(raw, bytes) else raw.encode())

    def take(self, heard: Heard) -> None:
        if heard.kind in ("welcome", "changed"):
            assert heard.you is not None
            self.you, self.table = heard.you, msgspec.json.decode(heard.table, type=Shown)
        if heard.kind == "news":
            self.you = replace(self.you, seat=heard.seat)
        if heard.kind in ("welcome", "news"):
            self.number, self.seen = heard.number, self.read_seen(heard.seen)
            self.clock, self.clocked = heard.clock, monotonic()
            for piece in heard.items:
                self.take_piece(piece)
        if heard.presence is not None:
            self.presence = heard.presence
        if heard.kind == "welcome":
            self.come_back()
        elif heard.kind == "pointed" and heard.seat is not None:
            self.talk.append(Said(seat=heard.seat, field=heard.field, value=heard.value))
        elif heard.kind == "ping" and self.socket is not None:
            self.socket.send(msgspec.json.encode(Pong(id=self.name(), time=heard.time)).decode())
        elif heard.kind == "notice" and heard.sentence is not None:
            if heard.final:
                self.stop(heard.sentence.message())
            else:
                self.notices.append(heard.sentence.message())

    def take_piece(self, piece: Piece) -> None:
        if piece.step != NULL:
            found = self.read_step(piece.step)
            self.steps[found.number] = found
        if piece.said is not None:
            self.chat.append(piece.said)
            if piece.said.seat is not None:
                self.talk.append(Said(seat=piece.said.seat, words=piece.said.words, gesture=piece.said.gesture))

    def come_back(self) -> None:
        """All that was said without an answer is said again."""
        if self.was_lost:
            self.was_lost = False
            self.notices.append(Message("remote-back"))
        self.is_here.set()
        for message, _ in list(self.waiting.values()):
            self.send(message)

    def stop(self, why: Message) -> None:
        self.final = why
        self.close()

    # Saying

    def name(self) -> str:
        """An id for a command that nobody else has."""
        return f"{self.prefix}-{next(self.names)}"

    def say(self, command: Command) -> Future[bytes]:
        """Give a command; what comes back is its answer."""
        message, answer = msgspec.json.encode(command), Future[bytes]()
        with self.lock:
            self.waiting[command.id] = (message, answer)
            self.send(message)
        return answer

    def send(self, message: bytes) -> None:
        try:
            if self.socket is not None:
                self.socket.send(message.decode())
        except (OSError, WebSocketException):
            pass  # it is sent again when the connection is back

    def ask(self, command: Command, form: type[Answer]) -> Answer:
        """The answer to a command; raises Trouble if it was refused, or if nobody answers."""
        if not self.is_here.is_set():
            raise Trouble("remote-away")
        try:
            return self.read(self.say(command).result(SECONDS), form)
        except TimeoutError:
            with self.lock:
                self.waiting.pop(command.id, None)
            raise Trouble("remote-late") from None

    def read(self, answer: bytes, form: type[Answer]) -> Answer:
        if msgspec.json.decode(answer, type=Head).kind == "refused":
            refused = msgspec.json.decode(answer, type=Refused)
            raise told(refused.sentence, refused.rule, self.game)
        return msgspec.json.decode(answer, type=form)
