"""Measures every installed game in the build that this process runs in; prints figures per CPU second as JSON.

`measure.py` alone prints a position from the middle of a game for each of them; with these on its standard input,
`measure.py SECONDS` measures, so that all builds measure the same positions.
"""

from __future__ import annotations

import json
import sys

from rates import SEARCH, rate, repeated
from undercroft.bots.kinds import make
from undercroft.bots.searcher import Level, SearchBot
from undercroft.engine import luck
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_random_games
from undercroft.engine.position import Position
from undercroft.engine.registry import find, names
from undercroft.engine.sight import Sight
from undercroft.records.record import Player
from undercroft.records.table import Table

LONGEST = 100_000
"""No random game is played further than this."""


def middle(game: Game) -> str:
    """The position halfway through the longest of a few games of greedy bots."""
    games = [greedy_game(game, seed) for seed in range(5)]
    longest = max(games, key=len)
    return longest[len(longest) // 2]


def greedy_game(game: Game, seed: int) -> list[str]:
    options = game.options({})
    players = tuple(Player(name="greedy", kind="greedy") for _ in range(options.players))
    bots = [make("greedy", seed + seat) for seat in range(options.players)]
    table = Table(game, options, players, Dice(seed))
    positions = []
    while not table.is_over:
        positions.append(game.write(table.position))
        seat = table.waiting()[0]
        table.play(seat, bots[seat].choose(table.sight(seat)))
    return positions


def measure(game: Game, position: Position, seconds: float) -> dict[str, float]:
    blank, dice = game.blank(game.options({})), Dice(7)
    seat = next(seat for seat in range(position.seats) if position.waits_for(seat))
    imaginer = game.imaginer(game.view(position, seat))
    return {
        "decisions": rate(lambda n: play_random_games(blank, dice, n, LONGEST), seconds),
        "games": rate(lambda n: full_games(game, dice, n), seconds),
        "copies": rate(repeated(position.copy), seconds),
        "imagined": rate(repeated(lambda: imaginer.imagine(dice)), seconds),
        "views": rate(repeated(lambda: game.view(position, seat)), seconds),
        "searched": rate(lambda n: search(game, position, seat, n * SEARCH), seconds),
    }


def full_games(game: Game, dice: Dice, games: int) -> int:
    """Random games with every seat taken."""
    play_random_games(game.blank(game.options({"players": game.seats.stop - 1})), dice, games, LONGEST)
    return games


def search(game: Game, position: Position, seat: int, iterations: int) -> int:
    """Iterations of the search from one position; the first look at the root is part of it."""
    sight = Sight(game, game.view(position, seat), [int(action) for action in position.legal(seat)])
    SearchBot(7, Level(iterations=iterations)).think(sight)
    return iterations


def main() -> dict[str, object]:
    games = {name: find(name) for name in names()}
    if len(sys.argv) == 1:
        return {name: middle(game) for name, game in games.items()}
    positions = json.load(sys.stdin)
    figures = {name: measure(game, game.read(positions[name]), float(sys.argv[1])) for name, game in games.items()}
    return {"compiled": not str(luck.__file__).endswith(".py"), "games": figures}


if __name__ == "__main__":
    print(json.dumps(main()))
