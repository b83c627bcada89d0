"""The table on the screen: the game's own drawing, what is being chosen, what is said now, and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.codec import Field
from undercroft.engine.columns import columns, fitted, wrapped
from undercroft.terminal.table.chooser import Chooser
from undercroft.terminal.table.palette import banner

if TYPE_CHECKING:
    from undercroft.terminal.table.board import Board

SHORT = 30_000
"""Milliseconds left at which the clock calls for attention."""
LOW = 30
"""A window with fewer lines has to be sparing with words."""
LIST_WIDTH = 34


def draw_game(board: Board, chooser: Chooser | None, width: int, height: int) -> Canvas:
    """The game's own drawing, with what is being chosen."""
    session, marks = board.session, Marks(offset=board.offset)
    if chooser is not None and session.deciding is not None:
        after = session.preview(session.deciding, chooser.code).view
        marks = Marks(labels=chooser.labels(), ghost=chooser.action, after=after, offset=board.offset)
    return session.game.draw(session.view.view, board.text, marks, width, height)


class Drawing:
    """A board in a window. `spots` tells where the things lie that arrows move between, `room` how large the game is
    drawn."""

    def __init__(self, board: Board, width: int, height: int) -> None:
        self.board = board
        self.session = board.session
        self.teller = board.teller
        self.text = board.text
        self.chooser = board.current()
        self.canvas = Canvas(width, height)
        self.width, self.height = width, height
        self.spots: dict[str, dict[int, tuple[int, int]]] = {}
        kinds = self.chooser is not None and len(self.chooser.kinds) > 1
        said = [(row, tone) for words, tone in board.status() for row in wrapped(words, width - 2)]
        lines = (4 if height < LOW else 8) - kinds
        lines = max(lines, min(len(said), height // 4 + 1))  # what is said now is worth a little of the table
        below = height - lines - 2 - kinds
        self.room = (width, max(below - 1, 1))
        self.draw_title()
        self.draw_table()
        if kinds:
            self.draw_kinds(below)
            below += 1
        self.draw_action(below)
        self.draw_words(said, below + 1, lines)
        if board.line is not None:
            self.canvas.put(0, below + 1, " " * width)
            board.line.put(self.canvas, 1, below + 1, width - 2)
        self.canvas.put(0, height - 1, fitted(self.keys(), width).ljust(width), "bar")

    def draw_title(self) -> None:
        left, title = self.session.time_left, self.board.title()
        if left is None or self.session.is_over:
            banner(self.canvas, 0, title)
        elif left <= SHORT:
            banner(self.canvas, 0, title, f"{self.board.time_left()}!", "deadly")
        else:
            banner(self.canvas, 0, title, self.board.time_left())

    # The table and what is being chosen

    def draw_table(self) -> None:
        chooser = self.chooser
        drawn = draw_game(self.board, chooser, *self.room)
        self.spots = drawn.spots
        self.canvas.paste(drawn.cropped(0, 0, *self.room), 0, 1)
        field = chooser.field if chooser is not None else None
        if chooser is not None and field is not None and field.name not in drawn.spots:
            self.draw_list(chooser, field, max(self.width - LIST_WIDTH, 0), 1)

    def draw_list(self, chooser: Chooser, field: Field, x: int, y: int) -> None:
        """The values to choose from, where the drawing does not show them."""
        options, height = chooser.options(chooser.focus), self.room[1]
        if len(options) == 1:
            return
        labels = chooser.labels().get(field.name, {})
        cursor = options.index(chooser.values[field.name])
        first = max(0, min(cursor - height // 2, len(options) - height + 2))
        self.canvas.box(x, y, min(LIST_WIDTH, self.width - x), min(height, len(options) + 2), "border")
        for row, value in enumerate(options[first : first + height - 2]):
            words = fitted(f"{labels.get(value, ' ')} {field.words(value, self.text)}", LIST_WIDTH - 4)
            self.canvas.put(x + 2, y + 1 + row, words, "cursor" if first + row == cursor else "")

    def draw_kinds(self, y: int) -> None:
        assert self.chooser is not None
        x, keys = 1, self.chooser.kind_keys()
        for kind in self.chooser.kinds:
            words = f"{keys.get(kind.name, '')} {self.kind_name(kind.name)}".strip()
            here = kind is self.chooser.kind
            self.canvas.put(x, y, f"[{words}]" if here else f" {words} ", "cursor" if here else "dim")
            x += columns(words) + 3

    def kind_name(self, name: str) -> str:
        return self.text(f"kind-{name}") if f"kind-{name}" in self.text else name

    def draw_action(self, y: int) -> None:
        """The action under the cursor, in words and as a code."""
        if self.chooser is None:
            return
        words = fitted(self.session.game.actions.words(self.chooser.action, self.text), self.width - 2)
        code = f":{self.chooser.code}"
        self.canvas.put(1, y, words, "ghost")
        if columns(words) + columns(code) + 4 <= self.width:
            self.canvas.put(columns(words) + 3, y, code, "dim")

    # Words

    def draw_words(self, said: list[tuple[str, str]], y: int, lines: int) -> None:
        """What is said now, what the action under the cursor brings, and in the lines that are left what happened."""
        rows = said + self.about()[: max(lines - len(said), 0)]
        rows += [(row, "dim") for row in self.log(lines - len(rows))]
        for i, (row, style) in enumerate(rows[:lines]):
            self.canvas.put(1, y + i, row, style)

    def about(self) -> list[tuple[str, str]]:
        """What the action under the cursor brings: by its preview, and by what the game says of it."""
        seat = self.session.deciding
        if self.chooser is None or seat is None:
            return []
        preview = self.session.preview(seat, self.chooser.code)
        rows = self.teller.brings(preview, 1 if self.height < LOW else 2, self.width - 2)
        words = self.session.game.about(self.session.view.view, self.chooser.action, self.text)
        return [(row, "dim") for row in rows] + [(row, "") for row in (wrapped(words, self.width - 2) if words else ())]

    def log(self, lines: int) -> list[str]:
        """The last things that happened after the set-up, as far as whoever looks may know them."""
        since = max(self.session.view.number - lines, 1)
        return self.teller.log(self.session.seat.news(since), lines, self.width - 2)

    def keys(self) -> str:
        chooser = self.chooser
        parts = [self.text("keys-wait")]
        if chooser is not None:
            parts = [self.text("keys-choose")]
            if len(chooser.kinds) > 1:
                parts.append(self.text("keys-kind"))
            for flag, key in chooser.flag_keys().items():
                parts.append(f"{key} {self.text(f'{flag}-yes')}")
        parts += [self.text(key) for key in ("keys-hint", "keys-undo", "keys-help")]
        while columns("  ".join(parts)) >= self.width and len(parts) > 1:
            del parts[-2]  # where help is to be found is the last to go
        return " " + "  ".join(parts)
