"""Pages of the screen, one on top of the other. A page draws itself and takes keys; it knows no terminal.

Keys are single characters, or the names "enter", "escape", "backspace", "tab", "back-tab", "up", "down", "left",
"right", "home", "end", "page-up", "page-down", and "shift-up" and its like.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from undercroft.engine.canvas import Canvas

if TYPE_CHECKING:
    from undercroft.terminal.table.dialogs import Line


class Page(ABC):
    """What fills the screen."""

    pages: Pages
    line: Line | None = None
    """What is being typed here."""

    @abstractmethod
    def draw(self, width: int, height: int) -> Canvas: ...

    @abstractmethod
    def press(self, key: str) -> None: ...

    def tick(self) -> bool:
        """Time passes; called some ten times a second, also while another page lies on top.

        True if there is something new to see.
        """
        return False

    @property
    def is_busy(self) -> bool:
        """Whether there is nothing to do here until others have acted."""
        return False

    def go_away(self) -> None:  # noqa: B027 - most pages do not mind
        """Whoever sits here leaves the screen for a while."""

    def close(self) -> None:
        self.pages.remove(self)


class Pages:
    """The stack of pages; the program ends when it is empty."""

    def __init__(self) -> None:
        self.stack: list[Page] = []

    def push(self, page: Page) -> None:
        page.pages = self
        self.stack.append(page)

    def remove(self, page: Page) -> None:
        self.stack = [other for other in self.stack if other is not page]

    def replace(self, page: Page) -> None:
        """Take everything away and show this instead."""
        self.stack = []
        self.push(page)

    @property
    def top(self) -> Page | None:
        return self.stack[-1] if self.stack else None

    def draw(self, width: int, height: int) -> Canvas:
        """Exactly that large, whatever the page drew."""
        drawn = self.top.draw(width, height) if self.top else Canvas()
        return drawn.cropped(0, 0, width, height)

    def press(self, key: str) -> None:
        if self.top:
            self.top.press(key)

    def go_away(self) -> None:
        for page in list(self.stack):
            page.go_away()

    def tick(self) -> bool:
        before = self.top
        news = [page.tick() for page in list(self.stack)]
        return any(news) or self.top is not before
