"""From a wish to play to a table on the screen, and from the end of a game to the next one of its series."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

from undercroft.bots.kinds import make
from undercroft.engine.errors import Trouble, Unreadable
from undercroft.engine.game import Game, Options
from undercroft.engine.luck import Dice, Luck
from undercroft.engine.text import Message, Text
from undercroft.records.files import load
from undercroft.records.luck import SystemLuck
from undercroft.records.record import PERSON, Player, Record, game_of, header_for
from undercroft.records.table import Table
from undercroft.terminal.table.board import Board
from undercroft.terminal.table.ending import Answer, Ending
from undercroft.terminal.table.holding import Hold
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.saves import Saves
from undercroft.terminal.table.screen import show
from undercroft.terminal.table.session import FOLLOW, Session


class Evening:
    """A person's games of one sitting: starts them, follows a series, and says good-bye.

    With a seed, luck and bots are the same every time; without one nobody can tell what comes.
    """

    def __init__(self, pages: Pages, language: str, *, seed: int | None = None, fast: bool = False) -> None:
        self.pages = pages
        self.language = language
        self.seed = seed
        self.fast = fast
        self.saves = Saves()
        self.workers = ThreadPoolExecutor(1)
        self.session: Session | None = None
        self.hold: Hold | None = None
        """The game that is open here, and in no other window."""

    def show(self, colour: str = "auto") -> None:
        """On the screen until people leave. However that ends, no bot goes on thinking."""
        try:
            show(self.pages, Text(self.language), colour)
        finally:
            self.close()

    @property
    def luck(self) -> Luck:
        return SystemLuck() if self.seed is None else Dice(self.seed)

    def begin(self, game: Game, options: Options, players: tuple[Player, ...]) -> None:
        self.saves.keep_content(game)
        header = header_for(game, options, players, date.today().isoformat())
        self.go_on(Table.fold(game, options, Record(header=header), self.luck), None)

    def go_on(self, table: Table, path: Path | None) -> None:
        """Show a table. Without a path of its own it is kept among the running games; raises OpenElsewhere."""
        if self.hold is None or self.hold.path != path:
            hold = self.saves.hold(path) if path else self.saves.hold_fresh(table.game.name)
            self.let_go()
            self.hold = hold
        self.session = Session(
            table,
            secrets.randbits(48) if self.seed is None else self.seed,
            saves=self.saves,
            path=self.hold.path,
            workers=self.workers,
            follow=0.0 if self.fast else FOLLOW,
        )
        self.pages.replace(Board(self.session, self.language, self.ended, self.leave))

    @property
    def table(self) -> Table:
        assert self.session is not None
        return self.session.table

    def ended(self, board: Board) -> None:
        self.pages.replace(Ending(board, self.answers(board)))

    def answers(self, board: Board) -> list[Answer]:
        table = self.table
        sequel = table.sequel()
        text = board.text
        quit_answer = ("q", text("answer-quit"), self.leave)
        if sequel is None:
            return [("n", text("answer-again"), lambda: self.again(board)), quit_answer]
        won = sequel.header.options != table.header.options
        return [
            ("n", text("answer-next" if won else "answer-retry"), lambda: self.follow(board, sequel)),
            ("s", text("answer-later"), lambda: self.keep_for_later(board, sequel)),
            quit_answer,
        ]

    def again(self, board: Board) -> None:
        self.follow(board, Record(header=self.table.header))

    def follow(self, board: Board, record: Record) -> None:
        if self.seed is not None:
            self.seed += 1_000_003
        self.go_on(Table.fold(board.game, board.game.options(record.header.options), record, self.luck), None)

    def keep_for_later(self, board: Board, record: Record) -> None:
        path = self.saves.fresh(board.game.name)
        try:
            self.saves.keep(record, path)
        except Trouble as trouble:
            board.message = trouble.said_in(board.text)
        else:
            board.message = board.text("saved-for-later", path=str(path))

    def leave(self) -> None:
        self.pages.stack = []

    def close(self) -> None:
        if self.session is not None:
            self.session.leave()
        self.let_go()
        self.workers.shutdown(cancel_futures=True)

    def let_go(self) -> None:
        """Another window may open the game now."""
        if self.hold is not None:
            self.hold.release()
            self.hold = None


def read_table(path: Path, content: Path | None, luck: Luck) -> Table:
    """The table that a file leads to; whatever is wrong with it is told with the file's name."""
    record = load(path)
    content = content or Saves().content(record.header.content)
    try:
        game, options = game_of(record.header, content)
        return Table.fold(game, options, record, luck)
    except Unreadable as error:
        raise error if content is not None and str(content) in str(error) else renamed(error, path) from error
    except Trouble as error:
        raise Unreadable(path, "", error) from error


def table_to_play(path: Path, content: Path | None, luck: Luck) -> Table:
    """The same, with every bot of the record here to play on.

    A game that was begun here goes on with the programs that play in it; a file from elsewhere starts none.
    """
    table = read_table(path, content, luck)
    begun_here = path.parent == Saves().running
    try:
        for player in table.players:
            if player.kind != PERSON:
                make(player.kind, 0, programs=begun_here)
    except Trouble as error:
        raise Unreadable(path, Message("at-header"), error) from error
    return table


def renamed(error: Unreadable, path: Path) -> Unreadable:
    """The same trouble, of this file."""
    told = Unreadable(path, error.place, error.reason)
    told.folders = error.folders
    return told
