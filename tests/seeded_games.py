"""A program for `test_builds.py`, which runs it in each build: JSON in and out.

`play` plays seeded games of every installed game; `replay` reads records and says where they lead.
"""

from __future__ import annotations

import json
import sys

from undercroft.bots.kinds import make
from undercroft.bots.match import Match, table_for
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find, names
from undercroft.records import notation
from undercroft.records.table import Table


def play(game: Game, kind: str, players: int, seed: int) -> tuple[str, str]:
    """A game's record, and its final position."""
    options = game.options({"players": players})
    table = table_for(game, options, (kind,) * players, Dice(seed))
    Match(table, [make(kind, seed + seat) for seat in range(players)]).run()
    return notation.write(table.record), game.write(table.position)


def play_all() -> list[tuple[str, str]]:
    return [
        play(game, kind, players, seed)
        for game in map(find, names())
        for kind, seeds in (("random", 20), ("greedy", 2))
        for players in {game.seats[0], game.seats[-1]}
        for seed in range(seeds)
    ]


def replay(record: str) -> tuple[str, str]:
    table = Table.resume(notation.read(record), Dice(0))
    return notation.write(table.record), table.game.write(table.position)


if __name__ == "__main__":
    json.dump(play_all() if sys.argv[1] == "play" else [replay(record) for record in json.load(sys.stdin)], sys.stdout)
