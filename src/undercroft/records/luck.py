"""Luck that is written down, and luck that is read back."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.errors import Malformed
from undercroft.engine.game import Game
from undercroft.engine.luck import NUMBER, Luck


class NotedLuck(Luck):
    """Passes every question on to another source and notes the answers."""

    def __init__(self, game: Game, source: Luck) -> None:
        self.game = game
        self.source = source
        self.noted: list[str] = []

    def draw(self, pile: vec[i64], what: i64) -> i64:
        index = self.source.draw(pile, what)
        self.noted.append(self.game.write_luck(int(what), int(pile[index])))
        return index

    def roll(self, sides: i64) -> i64:
        face = self.source.roll(sides)
        self.noted.append(self.game.write_luck(NUMBER, int(face)))
        return face

    def take(self) -> tuple[str, ...]:
        noted, self.noted = tuple(self.noted), []
        return noted


class RecordedLuck(Luck):
    """Answers with recorded outcomes; one that could not have come is a fault of the record."""

    def __init__(self, game: Game, outcomes: Iterable[str]) -> None:
        self.game = game
        self.outcomes = list(outcomes)
        self.next = 0

    def answer(self) -> str:
        if self.next == len(self.outcomes):
            raise Malformed("luck-missing")
        self.next += 1
        return self.outcomes[self.next - 1]

    def draw(self, pile: vec[i64], what: i64) -> i64:
        code = self.answer()
        value = self.game.luck[int(what)].read(code)
        for index, thing in enumerate(pile):
            if thing == value:
                return index
        raise Malformed("luck-impossible", outcome=code)

    def roll(self, sides: i64) -> i64:
        code = self.answer()
        for face in range(1, int(sides) + 1):
            if code == str(face):
                return face
        raise Malformed("luck-impossible", outcome=code)

    def check_used_up(self) -> None:
        if self.next < len(self.outcomes):
            raise Malformed("luck-left", outcome=self.outcomes[self.next])
