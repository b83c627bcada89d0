"""Keeps the present content of a game for the records that will be played with it:

    python -m undercroft.kit.archive knock

Run it when content is published. Nothing in an archive is ever changed or taken away.
"""

from __future__ import annotations

import sys
from pathlib import Path

from undercroft.engine.registry import archive, find


def keep(name: str) -> Path:
    """Write the archive of a game's content, unless it is there already."""
    game = find(name)
    path = archive(game, game.content_hash)
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_bytes(game.archive())
    return path


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(keep(name))
