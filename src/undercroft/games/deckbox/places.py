"""How squares, dice and the things of a quest are written in this game's codes."""

from __future__ import annotations

from undercroft.engine.codec import Choice, Field, Json, Place
from undercroft.engine.errors import Malformed
from undercroft.engine.text import Text
from undercroft.games.deckbox.book import Shelf
from undercroft.games.deckbox.floor import ORIGIN, cell_at, column, row
from undercroft.games.deckbox.quests import Words


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
