"""How swords are written in this game's codes, and what artifacts, cubes and tokens are called there."""

from __future__ import annotations

from typing import Final

from undercroft.engine.codec import Field, Json, Told

ARTIFACT_NAMES = ("ring", "ankh", "vase", "bananas", "shield", "armour", "orb")
"""In the order of their values, 5 to 30."""
COLOURS = ("red", "blue", "green", "yellow", "black")
"""Of the cubes: one for each seat, and the dragon's."""
LYING_NAMES: Final = ("minor", "major", "idol")
"""Tokens of a room."""


class Swords(Told):
    """Swords spent on the way, written only if there are any."""

    pattern = r"(?:/[0-9]{1,5})?"

    def __init__(self, name: str) -> None:
        super().__init__(name, "swords")

    def write(self, value: int) -> str:
        return f"/{value}" if value else ""

    def read(self, code: str) -> int:
        self.check(code)
        return Field(self.name).read(code.removeprefix("/") or "0")

    def from_json(self, data: Json) -> int:
        return Field(self.name).from_json(data)
