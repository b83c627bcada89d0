"""How cards, sites and corners are written in this game's codes."""

from __future__ import annotations

from undercroft.engine.codec import Choice, Field, Json
from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.text import Text
from undercroft.games.knock.dungeon import WIDTH, column, row, site_at

CORNERS = ("nw", "ne", "sw", "se")


class Site(Field):
    """A place in the dungeon, as column and row counted from the first card: 3,-1."""

    pattern = r"-?[0-9]{1,3},-?[0-9]{1,3}"

    def write(self, value: int) -> str:
        return f"{column(value)},{row(value)}"

    def read(self, code: str) -> int:
        self.check(code)
        x, y = (int(number) for number in code.split(","))
        return self.at(x, y)

    def at(self, x: int, y: int) -> int:
        edge = int(WIDTH) // 2
        if not (-edge < x < edge and -edge < y < edge) or (x + y) % 2:
            raise Unknown("unknown-value", field=self.name, value=f"{x},{y}")
        return int(site_at(x, y))

    def to_json(self, value: int) -> Json:
        return [int(column(value)), int(row(value))]

    def from_json(self, data: Json) -> int:
        if not isinstance(data, list) or len(data) != 2:
            raise Malformed("malformed-field", field=self.name, value=str(data))
        x, y = data
        if isinstance(x, bool) or isinstance(y, bool) or not isinstance(x, int) or not isinstance(y, int):
            raise Malformed("malformed-field", field=self.name, value=str(data))
        return self.at(x, y)


class Card(Choice):
    """A card of the set by its code; in words, its creature or what kind of hall it is."""

    def __init__(self, name: str, codes: tuple[str, ...], labels: tuple[str, ...]) -> None:
        super().__init__(name, codes, "creature")
        self.labels = labels

    def words(self, value: int, text: Text) -> str:
        """The text key of a card's label, or the label itself where an owner's file brings its own names."""
        label = self.labels[value]
        return text(label, code=self.codes[value]) if label in text else label.removeprefix("creature-")
