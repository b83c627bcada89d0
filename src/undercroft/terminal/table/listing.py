"""A list to choose from, with a line about whatever the cursor is on."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.canvas import Canvas
from undercroft.engine.columns import fitted, wrapped
from undercroft.engine.text import Text
from undercroft.terminal.table.options import Choosable
from undercroft.terminal.table.page import Page
from undercroft.terminal.table.palette import banner

ABOUT = 3
"""Lines for what is told about a value."""


class Listing(Page):
    """One of them is chosen with Enter, and the list closes; of several each is taken or left, until Escape."""

    def __init__(
        self,
        title: str,
        text: Text,
        listed: list[Choosable],
        chosen: Callable[[], tuple[str, ...]],
        choose: Callable[[str], None],
        several: bool = False,
    ) -> None:
        self.title = title
        self.text = text
        self.listed = listed
        self.chosen = chosen
        self.choose = choose
        self.several = several
        values = [each.value for each in listed]
        self.cursor = next((values.index(value) for value in chosen() if value in values), 0)

    def press(self, key: str) -> None:
        if key in ("up", "back-tab"):
            self.cursor = (self.cursor - 1) % len(self.listed)
        elif key in ("down", "tab"):
            self.cursor = (self.cursor + 1) % len(self.listed)
        elif key in ("enter", " "):
            self.choose(self.listed[self.cursor].value)
            if not self.several:
                self.close()
        elif key in ("escape", "backspace", "left", "q"):
            self.close()

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        banner(canvas, 0, self.title)
        room = max(height - ABOUT - 4, 1)
        first = max(0, min(self.cursor - room // 2, len(self.listed) - room))
        chosen = self.chosen()
        for row, each in enumerate(self.listed[first : first + room]):
            here = first + row == self.cursor
            canvas.put(2, 2 + row, "▸" if here else " ", "key")
            mark = "● " if each.value in chosen else "○ "
            canvas.put(4, 2 + row, fitted(mark + each.name, width - 5), "cursor" if here else "")
        for row, line in enumerate(wrapped(self.listed[self.cursor].about, width - 4)[:ABOUT]):
            canvas.put(2, height - ABOUT - 1 + row, line, "dim")
        keys = self.text("keys-several" if self.several else "keys-list")
        canvas.put(0, height - 1, fitted(f" {keys}", width).ljust(width), "bar")
        return canvas
