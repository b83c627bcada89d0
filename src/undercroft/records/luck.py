"""Luck of a live table, luck that is written down, and luck that is read back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from os import urandom

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.errors import Malformed
from undercroft.engine.game import Game
from undercroft.engine.luck import NUMBER, Dice, Luck

STRIDE = 7919
"""Between the seeds of two steps."""


class SystemLuck(Luck):
    """The operating system's own generator: nobody can work out what comes next from what came before."""

    AT_ONCE = 64
    """Bytes that are fetched together, so that not every number takes a call of the system."""
    SIZE = 4
    """Bytes of a number."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def draw(self, pile: vec[i64], what: i64) -> i64:
        return self.below(len(pile))

    def roll(self, sides: i64) -> i64:
        return self.below(int(sides)) + 1

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1, each as likely: those that would favour the first ones are passed over."""
        most = (1 << 8 * self.SIZE) // count * count
        while True:
            if not self.numbers:
                self.numbers = list(memoryview(urandom(self.AT_ONCE)).cast("I"))
            number = self.numbers.pop()
            if number < most:
                return number % count


class SteadyLuck(Luck):
    """What a seed gives at each step, whatever was done before: a guided game goes the same way after a detour, an undo
    or a restart."""

    def __init__(self, seed: int, step: Callable[[], int]) -> None:
        self.seed = seed
        self.step = step
        self.began = -1
        self.dice = Dice(seed)

    def current(self) -> Dice:
        if self.began != (step := self.step()):
            self.began, self.dice = step, Dice(self.seed + STRIDE * step)
        return self.dice

    def draw(self, pile: vec[i64], what: i64) -> i64:
        return self.current().draw(pile, what)

    def roll(self, sides: i64) -> i64:
        return self.current().roll(sides)


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
        if self.is_used_up():
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

    def is_used_up(self) -> bool:
        return self.next == len(self.outcomes)

    def check_used_up(self) -> None:
        if not self.is_used_up():
            raise Malformed("luck-left", outcome=self.outcomes[self.next])


class AnsweredLuck(Luck):
    """Gives the outcomes that somebody has read off real dice and cards; after them another source is asked."""

    def __init__(self, game: Game, outcomes: Iterable[str], source: Luck) -> None:
        self.answers = RecordedLuck(game, outcomes)
        self.source = source

    def draw(self, pile: vec[i64], what: i64) -> i64:
        return (self.source if self.answers.is_used_up() else self.answers).draw(pile, what)

    def roll(self, sides: i64) -> i64:
        return (self.source if self.answers.is_used_up() else self.answers).roll(sides)
