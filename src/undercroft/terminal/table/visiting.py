"""The pages of a table of a server: its doorstep, its board, its end; and the way from one game to the next."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from undercroft.engine.canvas import Canvas
from undercroft.engine.columns import fitted
from undercroft.engine.errors import Trouble
from undercroft.engine.game import Game
from undercroft.engine.registry import with_content
from undercroft.engine.text import Message, Text
from undercroft.server.wire import Chat, Decline, Join, Joined, Next, Place, Rematch, Shown
from undercroft.terminal.remote.asking import Site
from undercroft.terminal.remote.connection import Connection
from undercroft.terminal.table.board import Board
from undercroft.terminal.table.dialogs import Line, Notice, Question
from undercroft.terminal.table.ending import Answer, Ending
from undercroft.terminal.table.page import Page, Pages
from undercroft.terminal.table.palette import banner
from undercroft.terminal.table.screen import show
from undercroft.terminal.table.visit import Visit

PATIENCE = 15.0
"""Seconds to wait for a table that was just joined."""
LINGER = 20.0
"""Seconds that something said stays on the screen."""
SAID = 3
"""So many of them at once."""


class Outing:
    """A person's games at a server, one after the other."""

    visit: Visit
    connection: Connection

    def __init__(self, pages: Pages, language: str, site: Site) -> None:
        self.pages = pages
        self.language = language
        self.site = site

    def show(self, colour: str = "auto") -> None:
        """On the screen until people leave."""
        try:
            show(self.pages, Text(self.language), colour)
        finally:
            self.connection.close()

    def enter(self, table: Shown) -> None:
        """Come to a table, and wait there for whatever is next."""
        self.connection = Connection(self.site, table.id, game_of(table))
        try:
            self.connection.wait(PATIENCE)
        except Trouble:
            self.connection.close()
            raise
        self.visit = Visit(self.connection)
        self.pages.replace(Doorstep(self))

    def play(self) -> None:
        self.pages.replace(VisitBoard(self, self.language))

    def ended(self, board: Board) -> None:
        self.pages.replace(VisitEnding(self, board))

    def again(self) -> None:
        """The next game of a series, or another round; whoever asks first opens it, the others agree."""
        connection = self.connection
        try:
            table = self.visit.do(Next(id=connection.name()))
        except Trouble as trouble:
            if trouble.message.key != "no-sequel":
                raise
            table = self.visit.do(Rematch(id=connection.name()))
        joined = self.site.ask("POST", f"/api/tables/{table}/join", Joined, Join())
        connection.close()
        self.enter(joined.table)

    def decline(self) -> None:
        """Nobody waits for whoever goes home."""
        if self.visit.sitting is not None and self.connection.table.next:
            self.visit.do(Decline(id=self.connection.name()))

    def leave(self) -> None:
        self.pages.stack = []

    def turned_away(self, why: Message) -> None:
        """There is no use in coming back."""
        text = Text(self.language)
        self.pages.replace(Notice(text("remote-gone"), [text.say(why), text("remote-gone-key")], self.leave))


def game_of(table: Shown) -> Game:
    """The game of a table as it is installed here; raises Trouble if it is another one."""
    game = with_content(table.game, table.content)
    if game is None:
        raise Trouble("remote-other-content", game=table.game)
    return game


def said(chat: Chat, text: Text) -> str:
    if chat.gesture:
        return text("chat-sign", name=chat.name, gesture=Message(f"gesture-{chat.gesture}"))
    return text("chat-said", name=chat.name, words=chat.words)


class Doorstep(Page):
    """Before the start, and while a table is covered: who is here, and what is waited for."""

    def __init__(self, outing: Outing) -> None:
        self.outing = outing
        self.connection = outing.connection
        self.text = self.connection.game.text(outing.language)
        self.message = ""
        self.line: Line | None = None
        self.drawn: object = None

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        table = self.connection.table
        banner(canvas, 0, f"{self.text('game-title')} · {table.id}")
        for seat, place in enumerate(table.places):
            here = self.connection.presence.seats[seat]
            canvas.put(2, 2 + seat, "●" if here else "·", "good" if here else "dim")
            canvas.put(4, 2 + seat, fitted(self.sits(seat, place), width - 5))
        below = 3 + len(table.places)
        for row, words in enumerate(self.words()):
            canvas.put(2, below + row, fitted(words, width - 3), "prompt" if row == 0 else "dim")
        for row, chat in enumerate(self.connection.chat[-max(height - below - 6, 0) :]):
            canvas.put(2, below + 3 + row, fitted(said(chat, self.text), width - 3))
        if self.message:
            canvas.put(2, height - 2, fitted(self.message, width - 3), "message")
        if self.line is not None:
            self.line.put(canvas, 2, height - 2, width - 3)
        canvas.put(0, height - 1, fitted(" " + self.text("keys-doorstep"), width).ljust(width), "bar")
        return canvas

    def sits(self, seat: int, place: Place) -> str:
        """Who is in a seat, in a line."""
        if place.person is None:
            who = self.text("menu-bot", kind=Message(f"bot-{place.bot}")) if place.bot else self.text("seat-open")
        else:
            who = place.person.name
        return f"{seat + 1}  {who}{self.text('seat-yours') if seat in self.connection.you.seats else ''}"

    def words(self) -> list[str]:
        if not self.connection.is_here.is_set():
            return [self.text("remote-lost")]
        if self.connection.table.state == "playing":
            return [self.text("paused-words"), self.text("paused-key")]
        return [self.text("doorstep-yours" if self.connection.you.owner else "doorstep")]

    def press(self, key: str) -> None:
        if self.line is not None:
            self.line.press(key)
            if not self.line.is_open:
                self.line = None
            return
        self.message = ""
        visit = self.outing.visit
        if key == "q":
            self.outing.leave()
        elif key == "c":
            self.line = Line(self.text("chat-line"), "", lambda words: self.try_to(lambda: visit.say(words)))
        elif key == "enter" and self.connection.table.state == "playing":
            self.try_to(lambda: visit.pause(False))
        elif key == "enter" and self.connection.you.owner:
            self.try_to(visit.start)

    def try_to(self, deed: Callable[[], None]) -> None:
        try:
            deed()
        except Trouble as trouble:
            self.message = trouble.said_in(self.text)

    def tick(self) -> bool:
        connection = self.connection
        if connection.final is not None:
            self.outing.turned_away(connection.final)
            return True
        self.outing.visit.tick()
        if connection.seen is not None:
            self.outing.play()
            return True
        notice = self.outing.visit.trouble()
        if notice is not None:
            self.message = self.text.say(notice)
        shown = (connection.table, connection.presence, len(connection.chat), self.message, connection.is_here.is_set())
        before, self.drawn = self.drawn, shown
        return before != shown


class VisitBoard(Board):
    """A board with a chat line, where the connection may be lost and a bot may sit in for somebody."""

    letters = Board.letters + "bcn"

    def __init__(self, outing: Outing, language: str) -> None:
        self.outing = outing
        self.visit = outing.visit
        self.chatter: list[tuple[float, str]] = []
        """What was said lately, and when."""
        super().__init__(outing.visit, language, outing.ended, outing.leave)

    def tick(self) -> bool:
        if self.visit.connection.final is not None:
            self.outing.turned_away(self.visit.connection.final)
            return True
        is_new = super().tick()
        self.chatter += ((monotonic(), said(chat, self.text)) for chat in self.visit.heard_since())
        notice = self.visit.trouble()
        if notice is not None:
            self.complain(self.text.say(notice))
        return is_new

    def status(self) -> list[tuple[str, str]]:
        found = super().status()
        if self.visit.is_away:
            found.append((self.text("bot-sits-in"), "message"))
        if not self.visit.connection.is_here.is_set():
            found.insert(0, (self.text("remote-lost"), "message"))
        lately = [words for then, words in self.chatter if monotonic() - then < LINGER]
        return [*((words, "good") for words in lately[-SAID:]), *found]

    def commands(self) -> dict[str, Callable[[], None]]:
        return {**super().commands(), "c": self.chat, "b": self.change_places, "n": self.turn}

    def go_away(self) -> None:
        """The others play on: their table is not paused because one of them looks elsewhere."""

    def help_words(self) -> str:
        return f"{super().help_words()}\n\n{self.text('help-keys-visit')}"

    def chat(self) -> None:
        self.line = Line(self.text("chat-line"), "", self.say_words)

    def say_words(self, words: str) -> None:
        if words:
            self.try_to(lambda: self.visit.say(words))

    def change_places(self) -> None:
        """A bot plays on, or the person again."""
        self.try_to(self.visit.take_back if self.visit.is_away else self.visit.give_to_bot)

    def turn(self) -> None:
        """To the next of the own seats, for whoever plays several."""
        self.try_to(self.visit.turn)

    def try_to(self, deed: Callable[[], object]) -> bool:
        try:
            deed()
        except Trouble as trouble:
            self.complain(trouble.said_in(self.text))
            return False
        return True

    def quit(self) -> None:
        answers: list[Answer] = [("y", self.text("part-waits"), self.left)]
        if self.visit.sitting is not None and not self.visit.is_away:
            answers.append(("b", self.text("part-bot"), lambda: self.part(self.visit.give_to_bot)))
            answers.append(("g", self.text("part-resign"), lambda: self.part(self.visit.resign)))
        answers.append(("n", self.text("quit-no"), lambda: None))
        self.pages.push(Question(self.text("part-question"), answers))

    def part(self, deed: Callable[[], None]) -> None:
        if self.try_to(deed) and not self.visit.is_over:
            self.left()


class VisitEnding(Ending):
    """The end of a game, and whether somebody asks for another round."""

    def __init__(self, outing: Outing, board: Board) -> None:
        self.outing = outing
        answers: list[Answer] = [("q", board.text("answer-quit"), self.quit)]
        if outing.visit.sitting is not None:
            answers.insert(0, ("n", board.text("answer-again"), self.again))
        super().__init__(board, answers)
        self.is_asked = False

    def again(self) -> None:
        try:
            self.outing.again()
        except Trouble as trouble:
            self.board.message = trouble.said_in(self.board.text)

    def quit(self) -> None:
        with suppress(Trouble):  # whoever goes, goes
            self.outing.decline()
        self.outing.leave()

    def tick(self) -> bool:
        asked = bool(self.outing.connection.table.next) and not self.is_asked
        if asked:
            self.is_asked = True
            self.board.message = self.board.text("another-round")
        return asked
