"""Luck that has to be asked for: a source without an answer says what it needs.

Whoever holds the answers hands them over and has the action taken again, on a fresh copy. Previews stop there, real
dice on a real table answer there, and so does a search that weighs every outcome.
"""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.luck import NUMBER, Luck


class Needed(Exception):
    """Luck is asked and has no answer: which thing comes from a pile, or which face of a die."""

    def __init__(self, what: int, pile: tuple[int, ...]) -> None:
        self.what = what
        """The game's own kind of outcome, NUMBER for a die."""
        self.pile = pile
        """What may come, a thing as often as it is there; of a die, its faces."""


class Given(Luck):
    """Gives the answers that it is given, each the very thing or face that comes; after the last one it asks."""

    def __init__(self, answers: Iterable[int] = ()) -> None:
        self.answers = list(answers)
        self.next = 0

    def draw(self, pile: vec[i64], what: i64) -> i64:
        thing = self.answer(int(what), pile)
        return next(index for index, there in enumerate(pile) if there == thing)

    def roll(self, sides: i64) -> i64:
        return self.answer(NUMBER, range(1, int(sides) + 1))

    def answer(self, what: int, pile: Iterable[int]) -> int:
        if self.next == len(self.answers):
            raise Needed(what, tuple(pile))
        self.next += 1
        return self.answers[self.next - 1]
