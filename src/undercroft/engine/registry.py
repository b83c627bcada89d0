"""Games are found by entry point: there is no list of games anywhere."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from undercroft.engine.errors import Unknown
from undercroft.engine.game import Game

GROUP = "undercroft.games"


def names() -> list[str]:
    """The games that are installed."""
    return sorted(point.name for point in entry_points(group=GROUP))


@cache
def kind(name: str) -> type[Game]:
    """The class of a game."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            found: type[Game] = point.load()
            assert found.name == name
            return found
    raise Unknown("unknown-game", game=name, games=", ".join(names()))


def find(name: str, content: Path | None = None) -> Game:
    """A game by name, with its own content or with that of another file."""
    return load(name, content)


@cache
def load(name: str, content: Path | None) -> Game:
    game = kind(name)
    with game.speaking():
        return game(content)
