# compiled by mypyc
"""The figures on the cards (K1, K2, K11), flattened for the rules: a card is a number."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class CardSet:
    """The figures on the cards, by card number: flat, shared by all positions."""

    def __init__(
        self, corners: vec[i64], tokens: vec[i64], silence: vec[i64], chests: vec[i64], level: vec[i64], knight: i64
    ) -> None:
        self.size: i64 = len(tokens)
        self.tokens = tokens
        self.silence = silence
        self.chests = chests
        self.level = level
        self.knight = knight
        # The value of corner c of a card, straight and turned, is value[(2 * card + turned) * 4 + c]  (K11)
        value = vec[i64]()
        turns = vec[i64]()
        for card in range(self.size):
            for c in range(4):
                value = append(value, corners[card * 4 + c])
            for c in range(4):
                value = append(value, corners[card * 4 + 3 - c])
            same = corners[card * 4] == corners[card * 4 + 3] and corners[card * 4 + 1] == corners[card * 4 + 2]
            turns = append(turns, 1 if same else 2)
        self.value = value
        self.turns = turns
        """In how many ways a card can lie: one that looks the same after a half turn has only one."""
        self.highest: i64 = 0
        for corner in corners:
            if corner > self.highest:
                self.highest = corner
        self.easiest_first: vec[i64] = vec[i64]()
        self.marked_up_to: vec[i64] = vec[i64]()
        """By level: how many of the cards, easiest first, are marked no higher."""
        for mark in range(5):
            for card in range(self.size):
                if level[card] == mark and card != knight:
                    self.easiest_first = append(self.easiest_first, card)
            self.marked_up_to = append(self.marked_up_to, len(self.easiest_first))

    def is_joker(self, card: i64) -> bool:
        """A hall that shows nothing but zeros."""
        value = self.value
        first = card * 8
        return value[first] + value[first + 1] + value[first + 2] + value[first + 3] == 0

    def pile_for(self, level: i64) -> vec[i64]:
        """The cards of a keep without the Black Knight: unmarked ones and those marked 2 to `level` (K3, K28)."""
        return self.easiest_first[: self.marked_up_to[level]]
