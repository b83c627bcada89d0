"""Stepping through a record on the screen, from the eyes of anybody at the table."""

from __future__ import annotations

from pathlib import Path

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.columns import fitted, wrapped
from undercroft.records.replay import Replay
from undercroft.terminal.table.board import SCROLL
from undercroft.terminal.table.page import Page
from undercroft.terminal.table.palette import banner
from undercroft.terminal.table.transcript import Transcript


class ReplayPage(Page):
    """A record, one step at a time."""

    def __init__(self, replay: Replay, language: str, path: Path) -> None:
        self.replay = replay
        self.transcript = Transcript(replay, language)
        self.path = path
        self.step = 0
        self.seat: int | None = None
        self.follows = False
        self.offset = (0, 0)

    def press(self, key: str) -> None:
        last = len(self.replay) - 1
        moves = {"right": 1, "down": 1, " ": 1, "enter": 1, "left": -1, "up": -1, "page-down": 10, "page-up": -10}
        if key in moves:
            self.step = max(0, min(self.step + moves[key], last))
            self.offset = (0, 0)
        elif key == "home":
            self.step = 0
        elif key == "end":
            self.step = last
        elif key in SCROLL:
            self.offset = (self.offset[0] + SCROLL[key][0], self.offset[1] + SCROLL[key][1])
        elif key == "0":
            self.seat, self.follows = None, False
        elif key.isdecimal() and int(key) <= len(self.transcript.names):
            self.seat, self.follows = int(key) - 1, False
        elif key == "a":
            self.follows = not self.follows
        elif key in ("q", "escape"):
            self.close()

    @property
    def eyes(self) -> int | None:
        """One seat, or with `follows` whoever acts at this step: so all hands are seen in turn."""
        return self.replay.step(self.step, None).seat or 0 if self.follows else self.seat

    def draw(self, width: int, height: int) -> Canvas:
        transcript, text = self.transcript, self.transcript.text
        canvas = Canvas(width, height)
        who = text("spectator") if self.seat is None else transcript.names[self.seat]
        title = text("replay-title", game=text("game-title"), file=self.path.name)
        banner(canvas, 0, title, text("whoever-acts") if self.follows else who)
        log = 3 if height < 30 else 7
        room = max(height - log - 3, 1)
        drawn = transcript.drawn(self.step, self.eyes, Marks(offset=self.offset), width, room)
        canvas.paste(drawn, 0, 1)
        canvas.put(1, room + 1, fitted(transcript.heading(self.step, self.eyes), width - 2), "strong")
        ending = transcript.ending if self.step == len(self.replay) - 1 else ""
        rows = wrapped(" ".join(transcript.sentences(self.step, self.eyes)), width - 2)[: log - bool(ending)]
        for i, row in enumerate(rows):
            canvas.put(1, room + 2 + i, row, "dim")
        if ending:
            canvas.put(1, room + 2 + len(rows), fitted(ending, width - 2), "strong")
        canvas.put(0, height - 1, fitted(" " + text("keys-replay"), width).ljust(width), "bar")
        return canvas
