"""Measures every installed game in the build that this process runs in; prints figures per CPU second as JSON.

`measure.py` alone prints a position from the middle of a game for each of them, and the first half of a record; with
these on its standard input, `measure.py SECONDS` measures, so that all builds measure the same positions.
"""

from __future__ import annotations

import json
import sys

from edge import all_previews, all_views, half_a_game
from rates import SEARCH, rate, repeated
from undercroft.bots.kinds import make
from undercroft.bots.match import Match, table_for
from undercroft.bots.searcher import Level, SearchBot
from undercroft.engine import luck
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_random_games
from undercroft.engine.position import Position
from undercroft.engine.registry import find, names
from undercroft.engine.sight import Sight

LONGEST = 100_000
"""No random game is played further than this."""


def middle(game: Game) -> str:
    """The position halfway through the longest of a few games of greedy bots."""
    games = [greedy_game(game, seed) for seed in range(5)]
    longest = max(games, key=len)
    return longest[len(longest) // 2]


def greedy_game(game: Game, seed: int) -> list[str]:
    """The positions in which somebody has something to decide: a sole action is not searched."""
    options = game.options({})
    table = table_for(game, options, ("greedy",) * options.players, Dice(seed))
    match = Match(table, [make("greedy", seed + seat) for seat in range(options.players)])
    positions = []
    while seats := table.waiting():
        if len(table.legal(seats[0])) > 1:
            positions.append(game.write(table.position))
        match.step()
    return positions


def measure(game: Game, position: Position, record: str, seconds: float) -> dict[str, float]:
    blank, dice = game.blank(game.options({})), Dice(7)
    seat = next(seat for seat in range(position.seats) if position.waits_for(seat))
    imaginer = game.imaginer(game.view(position, seat))
    return {
        "decisions": rate(lambda n: play_random_games(blank, dice, n, LONGEST), seconds),
        "games": rate(lambda n: full_games(game, dice, n), seconds),
        "copies": rate(repeated(position.copy), seconds),
        "imagined": rate(repeated(lambda: imaginer.imagine(dice)), seconds),
        "tables": rate(repeated(all_views(record)), seconds),
        "previews": rate(repeated(all_previews(record)), seconds),
        "searched": rate(lambda n: search(game, position, seat, n * SEARCH), seconds),
    }


def full_games(game: Game, dice: Dice, games: int) -> int:
    """Random games with every seat taken."""
    play_random_games(game.blank(game.options({"players": game.seats.stop - 1})), dice, games, LONGEST)
    return games


def search(game: Game, position: Position, seat: int, iterations: int) -> int:
    """Iterations of the search from one position; the first look at the root is part of it."""
    sight = Sight(game, game.view(position, seat), [int(action) for action in position.legal(seat)])
    assert len(sight.legal) > 1, "a sole action is not searched"
    SearchBot(7, Level(iterations=iterations)).think(sight)
    return iterations


def main() -> dict[str, object]:
    games = {name: find(name) for name in names()}
    if len(sys.argv) == 1:
        return {name: (middle(game), half_a_game(game)) for name, game in games.items()}
    seconds, figures = float(sys.argv[1]), {}
    for name, (position, record) in json.load(sys.stdin).items():
        figures[name] = measure(games[name], games[name].read(position), record, seconds)
    return {"compiled": not str(luck.__file__).endswith(".py"), "games": figures}


if __name__ == "__main__":
    print(json.dumps(main()))
