"""Dungeon board games to play, host, review and study.

>>> import undercroft
>>> table = undercroft.table("knock", players=2, seed=1)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercroft.records.table import Table


def table(game: str, *, seed: int | None = None, **options: object) -> Table:
    """A table of a game, dealt and ready: by the operating system's luck, or by a seed that deals the same again."""
    from undercroft.engine.luck import Dice
    from undercroft.engine.registry import find
    from undercroft.records.luck import SystemLuck
    from undercroft.records.record import Player
    from undercroft.records.table import Table

    found = find(game)
    settled = found.options(options)
    text = found.text("en")
    players = tuple(Player(name=text("player", seat=seat + 1)) for seat in range(settled.players))
    return Table(found, settled, players, SystemLuck() if seed is None else Dice(seed))
