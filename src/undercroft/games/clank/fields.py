"""How swords are written in this game's codes, and what artifacts, cubes and tokens are called there."""

from __future__ import annotations

from typing import Final

from undercroft.engine.codec import Choice, Field, Json, Seat, Told
from undercroft.games.clank import actions as a
from undercroft.games.clank.cards import VERB_NAMES

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


SEAT = Seat("seat")
ROOM, FROM, TO = (Told(name, "room") for name in ("room", "from", "to"))
SWORDS = Swords("swords")
CUBE = Choice("cube", COLOURS, "cube")
ARTIFACT = Choice("artifact", ARTIFACT_NAMES, "artifact")
ITEM = Choice("item", a.ITEM_NAMES, "item")
VERB = Choice("verb", VERB_NAMES, "verb")
END = Choice("end", a.END_NAMES, "end")
PILE = Choice("from", a.PILE_NAMES, "pile")
CARDS, CUBES, BAG, HEALTH, DAMAGE = (Field(name) for name in ("cards", "cubes", "bag", "health", "damage"))
GOLD, SKILL, COST, POINTS, SPACE = (Field(name) for name in ("gold", "skill", "swords", "points", "space"))
RAGE_FROM, RAGE_TO = Field("from"), Field("to")
