"""Pages as lines, for a terminal without a screen: what there is to see is printed, and what is typed is pressed.

An empty line is Enter, the name of a key is that key, and any other word is its characters one after the other.
"""

from __future__ import annotations

import os
import select
import sys
from time import monotonic

from undercroft.engine.columns import wrapped
from undercroft.engine.text import Text
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.palette import ascii_only

BEAT = 0.1
"""Seconds between two ticks."""
PATIENCE = 1.0
"""Seconds until somebody is told that others are thinking."""
USUAL = (80, 24)
"""The size of a window that does not tell its own."""
NAMED = ("up", "down", "left", "right", "tab", "escape", " ")
"""The keys that `lines-keys` names, in this order."""
CODE = (":", "/")
"""What begins like this is the code of an action up to the end of the line."""


class Lines:
    """A terminal that shows things line by line."""

    def __init__(self, text: Text, keyboard: int | None = None) -> None:
        self.text = text
        self.keyboard = sys.stdin.fileno() if keyboard is None else keyboard
        self.typed = b""
        self.shown: list[str] = []
        names = text("lines-keys").split()
        self.names = dict(zip(NAMED, NAMED, strict=True)) | dict(zip(names, NAMED, strict=True))
        self.names |= {ascii_only(name): key for name, key in self.names.items()} | {"enter": "enter", "space": " "}

    def run(self, pages: Pages) -> None:
        """Show pages until none is left. Raises EOFError when nobody can type any more."""
        names = ", ".join(self.text("lines-keys").split())
        print("\n".join(wrapped(self.text("lines-help", names=names), self.size[0])))
        pages.tick()
        self.wait_for_others(pages)
        self.show(pages)
        while pages.stack:
            for key in self.keys(self.next_line(pages), pages):
                pages.press(key)
                pages.tick()
            self.wait_for_others(pages)
            self.show(pages)

    # What is typed

    def next_line(self, pages: Pages) -> str:
        """The next line; meanwhile time passes, and what is new is shown as soon as it concerns somebody here."""
        while b"\n" not in self.typed:
            if select.select([self.keyboard], [], [], BEAT)[0]:
                data = os.read(self.keyboard, 4096)
                if not data:
                    raise EOFError
                self.typed += data
            elif pages.tick() and not is_busy(pages) and self.drawn(pages)[1:] != self.shown[1:]:
                self.show(pages)  # the first line has the clock, which is no news
            if not pages.stack:
                return ""
        line, _, self.typed = self.typed.partition(b"\n")
        return line.decode(errors="replace").rstrip("\r")

    def keys(self, line: str, pages: Pages) -> list[str]:
        """What a line presses."""
        if not line:
            return ["enter"]
        if line in self.names:
            return [self.names[line]]
        if pages.top is not None and pages.top.line is not None:
            return ["clear", *line, "enter"]
        if line.startswith(CODE) and len(line) > 1:
            return [*line, "enter"]
        words = ([self.names[word]] if word in self.names else [*word] for word in line.split())
        return [key for keys in words for key in keys]

    # What is shown

    @property
    def size(self) -> tuple[int, int]:
        try:
            size = os.get_terminal_size(sys.stdout.fileno())
        except (OSError, ValueError):
            return USUAL
        return size.columns or USUAL[0], size.lines or USUAL[1]

    def wait_for_others(self, pages: Pages) -> None:
        """Let bots act before anything is shown, unless they think for long."""
        end = monotonic() + PATIENCE
        while is_busy(pages) and monotonic() < end and not select.select([self.keyboard], [], [], BEAT)[0]:
            pages.tick()

    def drawn(self, pages: Pages) -> list[str]:
        """The page without empty lines at its end, and never more than one in a row."""
        rows = pages.draw(*self.size).plain().splitlines()
        kept = [row for row, above in zip(rows, ["", *rows], strict=False) if row or above]
        return kept if not kept or kept[-1] else kept[:-1]

    def show(self, pages: Pages) -> None:
        self.shown = self.drawn(pages)
        if pages.stack:
            print("\n".join(["", *self.shown, "> "]), end="", flush=True)


def is_busy(pages: Pages) -> bool:
    return pages.top is not None and pages.top.is_busy
