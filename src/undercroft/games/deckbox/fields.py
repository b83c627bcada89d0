"""How squares, dice and the things of a quest are written in this game's codes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

import msgspec

from undercroft.engine.codec import Choice, Field, Json, Place, Telling
from undercroft.engine.errors import Malformed
from undercroft.engine.shape import Form
from undercroft.engine.text import Text
from undercroft.games.deckbox.actions import PLUS
from undercroft.games.deckbox.book import COLOURS, KINDS, Shelf
from undercroft.games.deckbox.dungeon import ORIGIN, cell_at, column, row
from undercroft.games.deckbox.quests import Words

FACES = tuple(
    [f"{colour}-{kind}-{health}" for colour in COLOURS[:2] for kind in KINDS for health in (1, 2, 3)]
    + [f"red-{health}" for health in range(1, 7)]
)
"""What an enemy die can show (B2)."""


class Square(Place):
    """A square, counted from the upper left corner of the start tile."""

    pattern = r"-?[0-9]{1,2},-?[0-9]{1,2}"

    def at(self, x: int, y: int) -> int:
        if not (-ORIGIN <= x < ORIGIN and -ORIGIN <= y < ORIGIN):
            raise self.nowhere(x, y)
        return int(cell_at(x, y))

    def xy(self, value: int) -> tuple[int, int]:
        return int(column(value)), int(row(value))


class Dice(Field):
    """Up to four dice as they lie: [3 6 1]."""

    pattern = r"\[(?:[1-6](?: [1-6]){0,3})?\]"

    @property
    def form(self) -> Form:
        return tuple[int, ...]

    @property
    def telling(self) -> Telling:
        return Telling("dice")

    def faces(self, value: int) -> list[int]:
        found = []
        while value > 0:
            found.append(value % 7)
            value //= 7
        return found

    def write(self, value: int) -> str:
        return f"[{' '.join(map(str, self.faces(value)))}]"

    def read(self, code: str) -> int:
        self.check(code)
        return sum(int(face) * 7**n for n, face in enumerate(code[1:-1].split()))

    def to_json(self, value: int) -> Json:
        return [*self.faces(value)]

    def from_json(self, data: Json) -> int:
        if not isinstance(data, list):
            raise Malformed("malformed-field", field=self.name, value=str(data))
        return self.read(f"[{' '.join(map(str, data))}]")

    def words(self, value: int, text: Text) -> str:
        return self.write(value).strip("[]").replace(" ", "-") or "–"

    def arguments(self, value: int, text: Text) -> dict[str, object]:
        return {self.name: self.words(value, text)}


class Bonus(Field):
    """What is added to a die: +2, or -1."""

    pattern = r"[+-][0-9]{1,2}"

    @property
    def form(self) -> Form:
        return Annotated[int, msgspec.Meta(ge=-PLUS, le=PLUS)]

    def write(self, value: int) -> str:
        return f"{value - PLUS:+}"

    def read(self, code: str) -> int:
        self.check(code)
        return min(max(int(code), -PLUS), PLUS) + PLUS

    def to_json(self, value: int) -> Json:
        return value - PLUS

    def from_json(self, data: Json) -> int:
        if isinstance(data, bool) or not isinstance(data, int):
            raise Malformed("malformed-field", field=self.name, value=str(data))
        return self.read(f"{data:+}")

    def arguments(self, value: int, text: Text) -> dict[str, object]:
        return {self.name: str(value - PLUS), f"{self.name}-number": value - PLUS}


class TileChoice(Choice):
    """A face of a tile: 12B."""

    pattern = r"[0-9]{1,2}[AB]"

    def words(self, value: int, text: Text) -> str:
        return self.codes[value]


class FromQuest(Choice):
    """Something that a quest has words for."""

    def __init__(self, name: str, shelf: Shelf) -> None:
        super().__init__(name, shelf.codes or ["none"], name)
        self.told = tuple(shelf.words) or (Words(en="–"),)

    def words(self, value: int, text: Text) -> str:
        return self.told[value].said_in(text.language)


class Foes(Choice):
    """Enemy cards: those of the box, and those that quests have words for."""

    def __init__(self, name: str, codes: Iterable[str], own: Mapping[str, Words]) -> None:
        super().__init__(name, codes, "enemy")
        self.own = own

    def words(self, value: int, text: Text) -> str:
        code = self.codes[value]
        return self.own[code].said_in(text.language) if code in self.own else super().words(value, text)


class Titles(Choice):
    """Quests by their titles. No quest at all means the first one, which an option may leave open."""

    def __init__(self, name: str, codes: Iterable[str], titles: Iterable[Words]) -> None:
        super().__init__(name, codes, "quest")
        self.titles = tuple(titles)

    def words(self, value: int, text: Text) -> str:
        return self.titles[value].said_in(text.language) if self.codes[value] else text("first-quest")
