"""How cards, sites and corners are written in this game's codes."""

from __future__ import annotations

from undercroft.engine.codec import Choice, Field, Flag, Place, Seat
from undercroft.engine.text import Text
from undercroft.games.knock.actions import END_NAMES, SPELL_NAMES
from undercroft.games.knock.dungeon import WIDTH, column, row, site_at

CORNERS = ("nw", "ne", "sw", "se")


class Site(Place):
    """A place in the dungeon, counted from the first card."""

    def at(self, x: int, y: int) -> int:
        edge = int(WIDTH) // 2
        if not (-edge < x < edge and -edge < y < edge) or (x + y) % 2:
            raise self.nowhere(x, y)
        return int(site_at(x, y))

    def xy(self, value: int) -> tuple[int, int]:
        return int(column(value)), int(row(value))


class Card(Choice):
    """A card of the set by its code; in words, its creature or what kind of hall it is."""

    def __init__(self, name: str, codes: tuple[str, ...], labels: tuple[str, ...]) -> None:
        super().__init__(name, codes, "card")
        self.labels = labels

    def words(self, value: int, text: Text) -> str:
        """The text key of a card's label, or the label itself where an owner's file brings its own names."""
        label = self.labels[value]
        return text(label, code=self.codes[value]) if label in text else label.removeprefix("creature-")


SEAT = Seat("seat")
SITE = Site("site")
CORNER = Choice("corner", CORNERS, "corner")
SPELL = Choice("spell", SPELL_NAMES, "spell")
END = Choice("end", END_NAMES, "end")
TOKENS = Field("tokens")
TURNED = Flag("turned", "r")
