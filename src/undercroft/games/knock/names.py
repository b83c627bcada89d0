"""Short names of cards, for where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.text import Text
from undercroft.games.knock.content import Creature

if TYPE_CHECKING:
    from undercroft.games.knock.game import Knock


def short_name(game: Knock, card: int, text: Text) -> str:
    """A creature in one word, as our text has it or else as its file calls it; nothing for an empty hall."""
    entry = game.content.all[card]
    return text("draw-creature", name=entry.name) if isinstance(entry, Creature) else ""
