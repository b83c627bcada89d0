"""A record step by step: each with its heading, its drawing and what happened, for the screen or on paper."""

from __future__ import annotations

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.columns import wrapped
from undercroft.records.record import MARK
from undercroft.records.replay import Replay
from undercroft.terminal.table.clock import minutes
from undercroft.terminal.table.telling import Teller

PLAIN_WIDTH, PLAIN_HEIGHT = 80, 18


class Transcript:
    """What there is to show and to say of each step of a record, to anybody at the table."""

    def __init__(self, replay: Replay, language: str) -> None:
        self.replay = replay
        self.game = replay.table.game
        self.names = [player.name for player in replay.record.header.players]
        self.teller = Teller(self.game, language, self.names)
        self.text = self.teller.text
        outcome = replay.table.outcome()
        self.ending = "" if outcome is None else self.teller.ending(outcome)

    def heading(self, number: int, seat: int | None) -> str:
        """Where in the record this is, when it was, and the code of what was done."""
        step = self.replay.step(number, seat)
        code = self.text("hidden") if step.act == "action" else f"{MARK}{step.act}"
        if step.action is not None:
            code = step.action.code
        return self.text("replay-step", step=number, steps=len(self.replay) - 1, time=minutes(step.at), action=code)

    def drawn(self, number: int, seat: int | None, marks: Marks, width: int, height: int) -> Canvas:
        view = self.replay.view(number, seat)
        return self.game.draw(view, self.text, marks, width, height).cropped(0, 0, width, height)

    def sentences(self, number: int, seat: int | None) -> list[str]:
        return self.teller.sentences(self.replay.step(number, seat))

    def plain(self) -> str:
        """Every step as plain text, as a spectator sees it."""
        parts = []
        for number in range(len(self.replay)):
            drawn = self.drawn(number, None, Marks(), PLAIN_WIDTH, PLAIN_HEIGHT).plain()
            said = "\n".join(line for words in self.sentences(number, None) for line in wrapped(words, PLAIN_WIDTH))
            parts.append(f"{self.heading(number, None)}\n{drawn}\n{said}\n")
        if self.ending:
            parts.append(f"{self.ending}\n")
        return "\n".join(parts)
