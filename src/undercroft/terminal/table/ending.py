"""The end of a game: how it ended, the scores, and what may come next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.columns import columns, fitted, padded, wrapped
from undercroft.engine.outcome import Line, Outcome
from undercroft.engine.text import Message, Text
from undercroft.terminal.table.board import Board
from undercroft.terminal.table.page import Page
from undercroft.terminal.table.palette import banner

Answer = tuple[str, str, Callable[[], None]]
SHEET, SHEET_WORDS = 90, 38
"""So wide a score sheet is at most, and its words at least."""


class Ending(Page):
    """The finished table with its outcome below. Each answer has its key, a label and what it does."""

    def __init__(self, board: Board, answers: Sequence[Answer]) -> None:
        self.board = board
        self.answers = answers
        self.cursor = 0

    def draw(self, width: int, height: int) -> Canvas:
        board = self.board
        canvas = Canvas(width, height)
        banner(canvas, 0, board.text("end-title", game=board.text("game-title")))
        lines = [line for words in self.words() for line in wrapped(words, width - 2)]
        lines += self.sheet(min(width - 2, SHEET))
        seen = board.session.view
        last = board.teller.told(board.session.seat.news(seen.number - 1))
        lines += [fitted(" ".join(sentences), width - 2) for sentences in last]
        below = len(lines) + 2
        room = max(height - below - 1, 1)
        drawn = board.game.draw(seen.view, board.text, Marks(), width, room)
        canvas.paste(drawn.cropped(0, 0, width, room), 0, 1)
        for i, line in enumerate(lines):
            style = "prompt" if i == 0 else "dim" if i == len(lines) - 1 else ""
            canvas.put(1, room + 1 + i, line, style)
        if board.message:
            canvas.put(1, height - 2, fitted(board.message, width - 2), "message")
        x = 1
        for i, (key, label, _) in enumerate(self.answers):
            words = f"[{key}] {label}"
            canvas.put(x, height - 1, words, "cursor" if i == self.cursor else "")
            x += columns(words) + 2
        return canvas

    @property
    def outcome(self) -> Outcome:
        outcome = self.board.session.view.outcome
        assert outcome is not None
        return outcome

    def words(self) -> list[str]:
        """The outcome in sentences."""
        outcome, text, names = self.outcome, self.board.text, self.board.session.names
        if outcome.cooperative:
            won = text("won" if outcome.winners else "lost")
        elif outcome.winners:
            won = text("winners", names=", ".join(names[seat] for seat in outcome.winners))
        else:
            won = text("no-winner")
        said = [f"{won} {self.board.teller.ending(outcome)}"]
        if self.is_on_one_sheet:
            return said
        for seat, score in list(enumerate(outcome.scores))[: 1 if outcome.cooperative else None]:
            if score.lines:
                who = Message("team") if outcome.cooperative else names[seat]
                said.append(text("score", name=who, total=score.total, lines=made_of(score.lines, text)))
        return said

    @property
    def is_on_one_sheet(self) -> bool:
        """Whether rivals score for the same things, so that they can be compared line by line."""
        scored = {tuple((line.key, *line.args.values()) for line in score.lines) for score in self.outcome.scores}
        return not self.outcome.cooperative and len(scored) == 1 and scored != {()}

    def sheet(self, width: int) -> list[str]:
        """The score sheet: a line for everything that scores, a column for each player."""
        if not self.is_on_one_sheet:
            return []
        scores, text = self.outcome.scores, self.board.text
        column = min(max(map(columns, self.board.session.names)) + 2, (width - SHEET_WORDS) // len(scores))
        left = width - column * len(scores)

        def row(words: str, values: Iterable[object]) -> str:
            cells = (fitted(str(value), column - 1) for value in values)
            return padded(fitted(words, left), left) + "".join(" " * (column - columns(cell)) + cell for cell in cells)

        rows = [row("", self.board.session.names), row(text("score-total"), (score.total for score in scores))]
        for number, line in enumerate(scores[0].lines):
            rows.append(row(text.say(line.message()), (points(score.lines[number]) for score in scores)))
        return rows

    def press(self, key: str) -> None:
        if key in ("left", "up", "back-tab"):
            self.cursor = (self.cursor - 1) % len(self.answers)
        elif key in ("right", "down", "tab"):
            self.cursor = (self.cursor + 1) % len(self.answers)
        elif key == "enter":
            self.answers[self.cursor][2]()
        else:
            for letter, _, act in self.answers:
                if key == letter:
                    act()
                    return


def made_of(lines: Sequence[Line], text: Text) -> str:
    """What a total is made of; where that is one thing, the total has said how much."""
    if len(lines) == 1:
        return text.say(lines[0].message())
    return ", ".join(text("score-line", what=line.message(), points=points(line)) for line in lines)


def points(line: Line) -> str:
    """The points of a line of the score sheet, in brackets if they were lost again."""
    return f"({line.points})" if line.forfeited else str(line.points)
