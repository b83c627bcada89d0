"""Stepping through a record, from the eyes of anybody at the table."""

from __future__ import annotations

from pathlib import Path

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.position import Position
from undercroft.records.luck import RecordedLuck
from undercroft.records.record import UNDO, Record
from undercroft.records.table import Table
from undercroft.terminal.board import SCROLL
from undercroft.terminal.clock import minutes
from undercroft.terminal.names import TableText
from undercroft.terminal.page import Page
from undercroft.terminal.palette import banner, fitted, wrapped

PLAIN_WIDTH, PLAIN_HEIGHT = 80, 18


class Replay:
    """A record unrolled: the position after each entry."""

    def __init__(self, table: Table, language: str) -> None:
        """`table` is the one that the whole record leads to, so that nothing in it can fail here."""
        self.record: Record = table.record
        self.game = table.game
        self.history = table.history
        self.text = TableText(language, table.game, [player.name for player in table.header.players])
        self.outcome = table.outcome()
        self.positions = unrolled(table)

    def sentences(self, step: int, seat: int | None) -> list[str]:
        codec = self.game.events
        if self.record.entries[step].action == UNDO:
            return [self.text("taken-back")]
        return [codec.words(event, self.text, codec.is_hidden(event, seat)) for event in self.history[step]]

    def heading(self, step: int) -> str:
        entry = self.record.entries[step]
        return self.text(
            "replay-step", step=step, steps=len(self.positions) - 1, time=minutes(entry.at), action=entry.action
        )

    def ending(self) -> str:
        return "" if self.outcome is None else f"{self.text(self.outcome.reason)} ({self.outcome.rule})"


def unrolled(table: Table) -> list[Position]:
    record = table.record
    walk = Table.fold(
        table.game,
        table.options,
        Record(header=record.header, entries=record.entries[:1]),
        RecordedLuck(table.game, ()),
    )
    positions = [walk.position]
    for entry in record.entries[1:]:
        walk.source = RecordedLuck(table.game, entry.luck)
        walk.replay(entry)
        positions.append(walk.position)
    return positions


def printed(replay: Replay) -> str:
    """Every step as plain text, as a spectator sees it."""
    parts = []
    for step, position in enumerate(replay.positions):
        drawn = replay.game.draw(replay.game.view(position, None), replay.text, Marks(), PLAIN_WIDTH, PLAIN_HEIGHT)
        said = "\n".join(line for words in replay.sentences(step, None) for line in wrapped(words, PLAIN_WIDTH))
        parts.append(f"{replay.heading(step)}\n{drawn.cropped(0, 0, PLAIN_WIDTH, PLAIN_HEIGHT).plain()}\n{said}\n")
    if ending := replay.ending():
        parts.append(f"{ending}\n")
    return "\n".join(parts)


class ReplayPage(Page):
    """A record on the screen, one step at a time."""

    def __init__(self, replay: Replay, path: Path) -> None:
        self.replay = replay
        self.path = path
        self.step = 0
        self.seat: int | None = None
        self.follows = False
        self.offset = (0, 0)

    def press(self, key: str) -> None:
        last = len(self.replay.positions) - 1
        moves = {"right": 1, "down": 1, " ": 1, "enter": 1, "left": -1, "up": -1, "page-down": 10, "page-up": -10}
        players = self.replay.record.header.players
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
        elif key.isdecimal() and int(key) <= len(players):
            self.seat, self.follows = int(key) - 1, False
        elif key == "a":
            self.follows = not self.follows
        elif key in ("q", "escape"):
            self.close()

    @property
    def eyes(self) -> int | None:
        """One seat, or with `follows` whoever acts at this step: so all hands are seen in turn."""
        entry = self.replay.record.entries[self.step]
        return max(entry.seat, 0) if self.follows else self.seat

    def draw(self, width: int, height: int) -> Canvas:
        replay, text = self.replay, self.replay.text
        canvas = Canvas(width, height)
        seats = replay.record.header.players
        who = (
            text("whoever-acts") if self.follows else text("spectator") if self.seat is None else seats[self.seat].name
        )
        banner(canvas, 0, text("replay-title", game=text("game-title"), file=self.path.name), who)
        log = 3 if height < 30 else 7
        room = max(height - log - 3, 1)
        view = replay.game.view(replay.positions[self.step], self.eyes)
        drawn = replay.game.draw(view, text, Marks(offset=self.offset), width, room)
        canvas.paste(drawn.cropped(0, 0, width, room), 0, 1)
        canvas.put(1, room + 1, fitted(replay.heading(self.step), width - 2), "strong")
        last = self.step == len(replay.positions) - 1 and bool(replay.ending())
        rows = wrapped(" ".join(replay.sentences(self.step, self.eyes)), width - 2)[: log - last]
        for i, row in enumerate(rows):
            canvas.put(1, room + 2 + i, row, "dim")
        if last:
            canvas.put(1, room + 2 + len(rows), fitted(replay.ending(), width - 2), "strong")
        canvas.put(0, height - 1, fitted(" " + text("keys-replay"), width).ljust(width), "bar")
        return canvas
