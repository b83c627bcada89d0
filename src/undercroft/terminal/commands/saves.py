"""The command that lists a person's games: saves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import click

from undercroft.engine.errors import Trouble
from undercroft.engine.registry import find
from undercroft.records.files import load
from undercroft.terminal.commands.usage import Words
from undercroft.terminal.table.saves import Saves, newest_first


def saves_command(words: Words) -> click.Command:
    def saves() -> None:
        found = Saves()
        running, finished = newest_first(found.running), newest_first(found.finished)
        if not running and not finished:
            print(words.text("saves-none"))
        for key, paths in (("saves-running", running), ("saves-finished", finished)):
            if paths:
                print(words.text(key, folder=str(paths[0].parent)))
                listed(paths, words)

    return words.command("saves", saves)


def listed(paths: Sequence[Path], words: Words) -> None:
    """A game a line: its file, when it was last played, which it is and who plays."""
    wide = max(len(path.name) for path in paths)
    for path in paths:
        when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        try:
            header = load(path).header
            title = find(header.game).text(words.text.language)("game-title").partition(":")[0].strip()
            told = f"{title}: {', '.join(player.name for player in header.players)}"
        except Trouble:
            told = words.text("saves-unreadable")
        print(f"  {path.name:{wide}}  {when}  {told}")
