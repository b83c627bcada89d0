"""Choosing one of many legal actions step by step: its kind, then each field in turn.

Every field always has a value, so there is always an action under the cursor that can be shown as if taken. The
keyboard works on one field at a time, the focus; labels of all fields are live, so that an earlier choice can be
changed without going back to it. Yes-or-no fields are no steps: they are toggled by a key of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase, digits

from undercroft.engine.codec import Codec, Field, Flag, Kind

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
DIRECTIONS = {UP: (0, -1), DOWN: (0, 1), LEFT: (-1, 0), RIGHT: (1, 0)}
Spots = Mapping[str, Mapping[int, tuple[int, int]]]
"""By field and value: a place on the screen."""
ACROSS = 3
"""How much more a step aside counts than one in the arrow's direction."""


class Chooser:
    """The state of one choice. `prefer` says, by field, which values to start from, the best first."""

    def __init__(
        self,
        codec: Codec,
        legal: Sequence[int],
        reserved: str = "",
        prefer: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        self.codec = codec
        self.reserved = reserved
        self.prefer: dict[str, Sequence[int]] = dict(prefer or {})
        self.spots: Spots = {}
        """Where the drawing shows the values of fields: they follow each other as they lie there, read like a page."""
        self.wishes: dict[str, int] = {}
        self.actions: dict[str, list[tuple[int, dict[str, int]]]] = {}
        for action in legal:
            self.actions.setdefault(codec.kind(action).name, []).append((action, codec.values(action)))
        self.kinds: tuple[Kind, ...] = tuple(codec.named[name] for name in self.actions)
        self.take_kind(self.kinds[0])

    # The kind

    def take_kind(self, kind: Kind) -> None:
        self.kind = kind
        self.steps: tuple[Field, ...] = tuple(field for field in kind.fields if not isinstance(field, Flag))
        self.flags: tuple[Field, ...] = tuple(field for field in kind.fields if isinstance(field, Flag))
        self.values: dict[str, int] = {}
        self.settle(0)
        self.focus = next((i for i in range(len(self.steps)) if self.is_open(i)), max(len(self.steps) - 1, 0))

    def next_kind(self, by: int = 1) -> None:
        at = self.kinds.index(self.kind)
        self.take_kind(self.kinds[(at + by) % len(self.kinds)])

    def kind_keys(self) -> dict[str, str]:
        """A digit for each kind where there is nothing else to choose than the kind."""
        if any(kind.fields for kind in self.kinds):
            return {}
        return dict(zip((kind.name for kind in self.kinds), digits[1:], strict=False))

    # The fields

    def options(self, step: int) -> list[int]:
        """The values that a field may take, given the fields before it."""
        before = [field.name for field in self.steps[:step]]
        name = self.steps[step].name
        found = {
            values[name]: None
            for _, values in self.actions[self.kind.name]
            if all(values[b] == self.values[b] for b in before)
        }
        places = self.spots.get(name, {})
        if all(value in places for value in found):
            return sorted(found, key=lambda value: places[value][::-1])
        return list(found)

    def is_open(self, step: int) -> bool:
        return len(self.options(step)) > 1

    def settle(self, start: int) -> None:
        """Give every field from `start` on a value that is legal with those before it, the old one if it can stay."""
        for step in range(start, len(self.steps)):
            name = self.steps[step].name
            options = self.options(step)
            if self.values.get(name) not in options:
                liked = (value for value in self.prefer.get(name, ()) if value in options)
                self.values[name] = next(liked, options[0])
        self.settle_flags()

    def settle_flags(self) -> None:
        matching = self.matching()
        for flag in self.flags:
            possible = {values[flag.name] for _, values in matching}
            wish = self.wishes.get(flag.name, 0)
            self.values[flag.name] = wish if wish in possible else min(possible)
            matching = [(a, values) for a, values in matching if values[flag.name] == self.values[flag.name]]

    def matching(self) -> list[tuple[int, dict[str, int]]]:
        names = [field.name for field in self.steps]
        return [
            (action, values)
            for action, values in self.actions[self.kind.name]
            if all(values[name] == self.values[name] for name in names)
        ]

    @property
    def action(self) -> int:
        """The action under the cursor."""
        return next(action for action, values in self.actions[self.kind.name] if values == self.values)

    @property
    def code(self) -> str:
        return self.codec.write(self.action)

    @property
    def field(self) -> Field | None:
        """The field in focus; None where the kind has nothing to choose."""
        return self.steps[self.focus] if self.steps else None

    # The keys

    def take(self, step: int, value: int) -> None:
        self.values[self.steps[step].name] = value
        self.settle(step + 1)

    def move(self, by: int) -> None:
        """To the next or an earlier value of the field in focus, round and round."""
        if self.field is not None:
            options = self.options(self.focus)
            at = options.index(self.values[self.field.name])
            self.take(self.focus, options[(at + by) % len(options)])

    def point(self, direction: str, spots: Mapping[int, tuple[int, int]]) -> None:
        """To the value that lies nearest in a direction; without a place for each, along the list.

        Where a kind has nothing to choose, along the kinds.
        """
        if self.field is None:
            self.next_kind(-1 if direction in (UP, LEFT) else 1)
            return
        options = self.options(self.focus)
        if not all(value in spots for value in options):
            self.move(-1 if direction in (UP, LEFT) else 1)
            return
        here = spots[self.values[self.field.name]]
        there = nearest({value: spots[value] for value in options}, here, direction)
        if there is not None:
            self.take(self.focus, there)

    def show(self, action: int) -> None:
        """Put the cursor on an action, with nothing left to choose."""
        self.take_kind(self.codec.kind(action))
        self.values = self.codec.values(action)
        self.wishes.update({flag.name: self.values[flag.name] for flag in self.flags})
        self.focus = max([step for step in range(len(self.steps)) if self.is_open(step)], default=self.focus)

    def enter(self) -> int | None:
        """On to the next field with something to choose; after the last one, the action chosen."""
        later = [step for step in range(self.focus + 1, len(self.steps)) if self.is_open(step)]
        if not later:
            return self.action
        self.focus = later[0]
        return None

    def back(self) -> bool:
        """To the field before; False at the first."""
        earlier = [step for step in range(self.focus) if self.is_open(step)]
        if earlier:
            self.focus = earlier[-1]
        return bool(earlier)

    def press(self, key: str) -> bool:
        """A label or the key of a flag; False if it means nothing here."""
        for name, digit in self.kind_keys().items():
            if key == digit:
                self.take_kind(self.codec.named[name])
                return True
        for flag, letter in self.flag_keys().items():
            if key == letter:
                self.wishes[flag] = 1 - self.values[flag]
                self.settle_flags()
                return True
        for step, field in enumerate(self.steps):
            for value, label in self.labels().get(field.name, {}).items():
                if key == label:
                    self.take(step, value)
                    later = [s for s in range(step + 1, len(self.steps)) if self.is_open(s)]
                    self.focus = later[0] if later else step
                    return True
        return False

    def flag_keys(self) -> dict[str, str]:
        """A letter of its name for each flag."""
        keys: dict[str, str] = {}
        for flag in self.flags:
            free = (letter for letter in flag.name if letter not in self.reserved and letter not in keys.values())
            keys[flag.name] = next(free, "")
        return keys

    def labels(self) -> dict[str, dict[int, str]]:
        """A key for each value of each field while keys last: digits for the first field, letters for the others."""
        taken = {*self.reserved, *self.flag_keys().values()}
        letters = [letter for letter in ascii_lowercase + ascii_uppercase if letter not in taken]
        numbers = list(digits[1:])
        labels: dict[str, dict[int, str]] = {}
        for step, field in enumerate(self.steps):
            if not self.is_open(step):
                continue
            options = self.options(step)
            pool = numbers + letters if not labels else letters
            labels[field.name] = dict(zip(options, pool, strict=False))
            used = set(labels[field.name].values())
            letters = [letter for letter in letters if letter not in used]
        return labels


def nearest(spots: Mapping[int, tuple[int, int]], start: tuple[int, int], direction: str) -> int | None:
    """The value that lies nearest to `start` in a direction. A character is taken to be twice as high as wide."""
    dx, dy = DIRECTIONS[direction]
    best: tuple[float, int] | None = None
    for value, (x, y) in spots.items():
        right, down = (x - start[0]) / 2, float(y - start[1])
        along = right * dx + down * dy
        aside = abs(right * dy) + abs(down * dx)
        if along > 0 and (best is None or along + ACROSS * aside < best[0]):
            best = (along + ACROSS * aside, value)
    return None if best is None else best[1]


def by_distance(spots: Mapping[int, tuple[int, int]], start: tuple[int, int]) -> list[int]:
    """The values from the nearest to the farthest."""
    return sorted(spots, key=lambda value: abs(spots[value][0] - start[0]) / 2 + abs(spots[value][1] - start[1]))
