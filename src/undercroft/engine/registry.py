"""Games are found by entry point: there is no list of games anywhere."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from undercroft.engine.errors import Unknown
from undercroft.engine.game import Game, loaded

GROUP = "undercroft.games"


@cache
def names() -> tuple[str, ...]:
    """The games that are installed. Looked for once: that means reading what every package says of itself."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


@cache
def kind(name: str) -> type[Game]:
    """The class of a game."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            found: type[Game] = point.load()
            assert found.name == name
            return found
    raise Unknown("unknown-game", game=name, games=", ".join(names()))


def find(name: str, content: Path | None = None, edition: int | None = None) -> Game:
    """A game by name, with its own content or that of another file, by the rules of today or of an older version."""
    return loaded(kind(name), content, edition)


def with_content(name: str, digest: str, edition: int | None = None) -> Game | None:
    """A game with the content of that hash: its own, or an older one that is kept beside it for old records."""
    game = find(name, None, edition)
    if game.content_hash == digest:
        return game
    older = archive(game, digest)
    return find(name, older, edition) if re.fullmatch(r"[0-9a-f]+", digest) and older.is_file() else None


def archive(game: Game, digest: str) -> Path:
    """Where content that was once published is kept."""
    return game.folder / "content" / "archive" / f"{digest}.json"
