# compiled by mypyc
"""Luck is handed in, never part of a position.

A pile is the set of things that may come; drawing asks a source *which one comes*, a die asks for its face.
Live play asks a seeded source, a replay the outcomes that were recorded, a search a sampler. Because every
source answers with the thing itself, a record does not depend on how a position happens to order its piles.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NUMBER: Final = -1
"""The kind of outcome that is a plain number: the face of a die."""

MASK: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source of outcomes."""

    def draw(self, pile: vec[i64], what: i64) -> i64:
        """Say which thing of `pile` comes, as its index there. `what` is the game's own kind of outcome."""
        raise NotImplementedError

    def roll(self, sides: i64) -> i64:
        """Roll a die with faces 1 to `sides`."""
        raise NotImplementedError


@final
class Dice(Luck):
    """A seeded source: sfc32 on four words, the same in Python, compiled, and in JavaScript."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.word()) / 4294967296.0

    def draw(self, pile: vec[i64], what: i64) -> i64:
        return self.below(len(pile))

    def roll(self, sides: i64) -> i64:
        return self.below(sides) + 1
