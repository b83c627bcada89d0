"""How rooms, swords, artifacts and cubes are written in this game's codes."""

from __future__ import annotations

from undercroft.engine.codec import Field, Json
from undercroft.engine.text import Text

ARTIFACT_NAMES = ("ring", "ankh", "vase", "bananas", "shield", "armour", "orb")
"""In the order of their values, 5 to 30."""
COLOURS = ("red", "blue", "green", "yellow", "black")
"""Of the cubes: one for each seat, and the dragon's."""


class Room(Field):
    """A room by its number on the board."""

    def words(self, value: int, text: Text) -> str:
        return text("room", room=value)


class Swords(Field):
    """Swords spent on the way, written only if there are any."""

    pattern = r"(?:/[0-9]{1,5})?"

    def write(self, value: int) -> str:
        return f"/{value}" if value else ""

    def read(self, code: str) -> int:
        self.check(code)
        return Field(self.name).read(code.removeprefix("/") or "0")

    def from_json(self, data: Json) -> int:
        return Field(self.name).from_json(data)

    def words(self, value: int, text: Text) -> str:
        return text("swords", count=value)
