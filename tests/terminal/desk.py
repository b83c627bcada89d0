"""A table at a keyboard without a terminal: a clock that stands until it is told, keys pressed by name, and the
screen as plain text."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

from tests.games.knock.positions import GAME
from undercroft.bots.bot import Progress
from undercroft.bots.searcher import Level
from undercroft.bots.thinking import Workers
from undercroft.engine.luck import Dice
from undercroft.engine.text import Text
from undercroft.games.knock.rules import Keep
from undercroft.records.table import Table
from undercroft.terminal.table.board import Board
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.saves import Saves
from undercroft.terminal.table.seats import read_seats
from undercroft.terminal.table.session import Session

Found = TypeVar("Found")
QUICK = Level(iterations=16)
"""Enough for a hint that need not be good."""


class Clock:
    """Seconds that pass when somebody says so."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds

    def pass_by(self, seconds: float) -> None:
        self.seconds += seconds


class Later:
    """Somebody who thinks when told to, and until then is only busy."""

    def __init__(self) -> None:
        self.jobs: list[Callable[[], None]] = []

    def submit(self, job: Callable[[Progress], Found], progress: Progress, /) -> Future[Found]:
        future: Future[Found] = Future()

        def work() -> None:
            if future.set_running_or_notify_cancel():
                future.set_result(job(progress))

        self.jobs.append(work)
        return future

    def work(self) -> None:
        while self.jobs:
            self.jobs.pop(0)()


def a_table(seats: str, position: Keep | None = None, **options: object) -> Table:
    """A game on the small set of cards, in a position if one is given; seat 1 begins."""
    players = read_seats(seats, Text("en"))
    settled = GAME.options({"players": len(players), "first": 1, **options})
    table = Table(GAME, settled, players, Dice(1))
    if position is not None:
        table.stand(position)
    return table


def a_session(
    seats: str,
    position: Keep | None = None,
    watch: Clock | None = None,
    workers: Workers | None = None,
    **options: object,
) -> Session:
    table = a_table(seats, position, **options)
    return Session(table, seed=1, now=watch or Clock(), workers=workers, adviser=QUICK)


class Desk:
    """Pages with a board on top. `ended` and `left` say whether the game came to that."""

    def __init__(self, session: Session, language: str = "en", width: int = 80, height: int = 24) -> None:
        self.session = session
        self.size = (width, height)
        self.pages = Pages()
        self.ended = False
        self.left = False
        self.board = Board(session, language, self.note_end, self.note_leaving)
        self.pages.push(self.board)
        self.tick()

    def note_end(self, board: Board) -> None:
        self.ended = True

    def note_leaving(self) -> None:
        self.left = True

    def tick(self, times: int = 1) -> None:
        for _ in range(times):
            self.pages.tick()

    def press(self, *keys: str) -> str:
        """Press keys one by one, with the screen drawn in between as it would be, and return what it shows then."""
        for key in keys:
            self.shown()
            self.pages.press(key)
            self.tick()
        return self.shown()

    def type(self, words: str) -> str:
        return self.press(*words, "enter")

    def shown(self) -> str:
        return self.pages.draw(*self.size).plain()


def a_desk(seats: str, position: Keep | None = None, watch: Clock | None = None, **options: object) -> Desk:
    return Desk(a_session(seats, position, watch, None, **options))


def table_of(board: Board) -> Table:
    """The table that a board shows, where it is one of this program."""
    assert isinstance(board.session, Session)
    return board.session.table


def saved_session(folder: Path, seats: str, position: Keep | None = None, **options: object) -> Session:
    """A session that keeps its record on disk."""
    saves = Saves(folder)
    table = a_table(seats, position, **options)
    return Session(table, seed=1, saves=saves, path=saves.fresh("knock"), now=Clock())
