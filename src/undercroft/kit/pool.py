"""Actions that nobody listed: what a careless or cunning client might send."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.engine.codec import Choice, Codec, Field, Flag, Kind
from undercroft.engine.errors import Trouble
from undercroft.engine.luck import Dice

ARGUMENTS = 16384


class Pool:
    """Makes up actions of every kind, from values that were seen in play and from any other that can be written."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.seen: dict[str, list[int]] = {}

    def learn(self, actions: Iterable[int]) -> None:
        for action in actions:
            for name, value in self.codec.values(action).items():
                known = self.seen.setdefault(name, [])
                if value not in known:
                    known.append(value)

    def some(self, count: int, dice: Dice) -> list[int]:
        kinds = list(self.codec.kinds.values())
        return [self.one(kinds[dice.below(len(kinds))], dice) for _ in range(count)]

    def one(self, kind: Kind, dice: Dice) -> int:
        return self.codec.make(kind.name, **{field.name: self.value(field, dice) for field in kind.fields})

    def value(self, field: Field, dice: Dice) -> int:
        if isinstance(field, Flag):
            return int(dice.below(2))
        if isinstance(field, Choice):
            return int(dice.below(len(field.codes)))
        known = self.seen.get(field.name, [])
        if known and dice.below(4):
            return known[dice.below(len(known))]
        while True:  # most fields know but a part of all numbers
            number = int(dice.below(ARGUMENTS))
            try:
                if field.read(field.write(number)) == number:
                    return number
            except Trouble:
                continue
