"""The end of a game: how it ended, the scores, and what may come next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.text import Message
from undercroft.terminal.board import Board, sayings
from undercroft.terminal.page import Page
from undercroft.terminal.palette import banner, fitted, wrapped

Answer = tuple[str, str, Callable[[], None]]


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
        last = sayings(board.table, board.session.eyes, board.text, 1)
        lines += [fitted(" ".join(sentences), width - 2) for sentences in last]
        below = len(lines) + 2
        room = max(height - below - 1, 1)
        view = board.game.view(board.table.position, board.session.eyes)
        drawn = board.game.draw(view, board.text, Marks(), width, room)
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
            x += len(words) + 2
        return canvas

    def words(self) -> list[str]:
        """The outcome in sentences."""
        board = self.board
        outcome = board.table.outcome()
        assert outcome is not None
        text, names = board.text, board.session.names
        won = (
            text("won" if outcome.winners else "lost")
            if outcome.cooperative
            else text("winners", names=", ".join(names[seat] for seat in outcome.winners))
        )
        said = [f"{won} {text(outcome.reason)} ({outcome.rule})"]
        scores = list(enumerate(outcome.scores))[: 1 if outcome.cooperative else None]
        for seat, score in scores:
            if score.lines:
                lines = ", ".join(text("score-line", what=line.message(), points=line.points) for line in score.lines)
                who = Message("team") if outcome.cooperative else names[seat]
                said.append(text("score", name=who, total=score.total, lines=lines))
        return said

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
