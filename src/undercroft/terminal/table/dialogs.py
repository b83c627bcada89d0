"""Small pages: a curtain between two players, a pause, a question, something to read, a line to type."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.engine.canvas import DOWN, UP, Canvas
from undercroft.engine.columns import columns, fitted, tail, wrapped
from undercroft.engine.text import Text
from undercroft.terminal.table.page import Page
from undercroft.terminal.table.palette import banner

Styled = list[tuple[str, str]]
"""A line of words, each run with its style."""


class Notice(Page):
    """A few words in the middle of an empty screen; Enter goes on. Nothing of the table shows."""

    def __init__(self, title: str, words: Sequence[str], go_on: Callable[[], None]) -> None:
        self.title = title
        self.words = words
        self.go_on = go_on

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        inner = max(min(width - 6, 60), 1)
        lines = [line for words in self.words for line in wrapped(words, inner)]
        longest = max(columns(line) for line in (self.title, *lines))
        x, y = max((width - longest - 4) // 2, 0), max((height - len(lines) - 4) // 2, 0)
        canvas.box(x, y, longest + 4, len(lines) + 4, "frame")
        canvas.put(x + 2, y + 1, self.title, "strong")
        for i, line in enumerate(lines):
            canvas.put(x + 2, y + 3 + i, line)
        return canvas

    def press(self, key: str) -> None:
        if key == "enter":
            self.close()
            self.go_on()


class Question(Page):
    """A sentence and a few answers, each with its key; Escape is the last answer."""

    def __init__(self, words: str, answers: Sequence[tuple[str, str, Callable[[], None]]]) -> None:
        self.words = words
        self.answers = answers
        self.cursor = 0

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        lines = wrapped(self.words, max(min(width - 6, 60), 1))
        longest = max(columns(line) for line in (*lines, *(f"[x] {label}" for _, label, _ in self.answers)))
        x = max((width - longest - 4) // 2, 0)
        y = max((height - len(lines) - len(self.answers) - 3) // 2, 0)
        canvas.box(x, y, longest + 4, len(lines) + len(self.answers) + 3, "frame")
        for i, line in enumerate(lines):
            canvas.put(x + 2, y + 1 + i, line, "strong")
        for i, (key, label, _) in enumerate(self.answers):
            style = "cursor" if i == self.cursor else ""
            canvas.put(x + 2, y + 2 + len(lines) + i, f"[{key}] {label}", style)
        return canvas

    def press(self, key: str) -> None:
        if key in ("up", "left"):
            self.cursor = (self.cursor - 1) % len(self.answers)
        elif key in ("down", "right"):
            self.cursor = (self.cursor + 1) % len(self.answers)
        elif key == "enter":
            self.answer(self.cursor)
        elif key in ("escape", "backspace"):
            self.answer(len(self.answers) - 1)
        else:
            for i, (letter, _, _) in enumerate(self.answers):
                if key == letter:
                    self.answer(i)
                    return

    def answer(self, number: int) -> None:
        self.close()
        self.answers[number][2]()


class Pager(Page):
    """Lines to read, up and down. `lines` lays them out for a width; `start` finds the line to begin with."""

    def __init__(
        self,
        title: str,
        text: Text,
        lines: Callable[[int], list[Styled]],
        start: Callable[[Styled], bool] | None = None,
    ) -> None:
        self.title = title
        self.text = text
        self.lines = lines
        self.start = start
        self.first: int | None = None
        self.page = 1
        self.count = 0

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        lines = self.lines(max(min(width - 2, 100), 10))
        self.count, self.page = len(lines), max(height - 2, 1)
        found: int | None = None
        if self.start is not None:
            found = next((i for i, line in enumerate(lines) if self.start(line)), None)
        if self.first is None:
            self.first = found or 0
        self.first = max(0, min(self.first, self.count - self.page))
        banner(canvas, 0, self.title)
        for row, line in enumerate(lines[self.first : self.first + self.page]):
            x = 1
            if self.first + row == found:
                canvas.put(0, row + 1, "▸", "key")
            for words, style in line:
                canvas.put(x, row + 1, words, style)
                x += columns(words)
        canvas.put(1, height - 1, fitted(self.text("keys-pager"), width - 3), "dim")
        for sign, is_more in ((UP, self.first > 0), (DOWN, self.first + self.page < self.count)):
            canvas.put(width - (2 if sign == UP else 1), height - 1, sign if is_more else " ", "key")
        return canvas

    def press(self, key: str) -> None:
        steps = {"up": -1, "down": 1, "page-up": -self.page, "page-down": self.page, " ": self.page}
        first = self.first or 0
        if key in steps:
            self.first = max(0, min(first + steps[key], self.count - self.page))
        elif key == "home":
            self.first = 0
        elif key == "end":
            self.first = max(self.count - self.page, 0)
        elif key in ("escape", "backspace", "enter", "q", "r", "?", "i"):
            self.close()


class Line:
    """A line that is being typed. `done` gets it at Enter; Escape gives up."""

    def __init__(self, label: str, value: str, done: Callable[[str], None]) -> None:
        self.label = label
        self.value = value
        self.done = done
        self.is_open = True

    def press(self, key: str) -> None:
        if key == "enter":
            self.is_open = False
            self.done(self.value.strip())
        elif key == "escape":
            self.is_open = False
        elif key == "backspace":
            self.value = self.value[:-1]
        elif key == "clear":
            self.value = ""
        elif len(key) == 1 and key.isprintable():
            self.value += key

    def put(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        canvas.put(x, y, f"{self.label} ", "strong")
        at = x + columns(self.label) + 1
        shown = tail(self.value, max(x + width - at - 1, 1))
        canvas.put(at, y, shown)
        canvas.put(at + columns(shown), y, " ", "cursor")
