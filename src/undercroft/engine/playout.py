# compiled by mypyc
"""Random play, the yardstick for speed and the plainest of simulations."""

from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.position import Position


def waited_for(position: Position, dice: Dice) -> i64:
    """One of the seats that the table waits for, at random; -1 when the game is over."""
    waiting = position.waiting()
    if waiting == 0:
        return -1
    count: i64 = 0
    chosen: i64 = -1
    for seat in range(position.seats):
        if (waiting >> seat) & 1:
            count += 1
            if count == 1 or dice.below(count) == 0:
                chosen = seat
    return chosen


def play_randomly(position: Position, dice: Dice, most: i64) -> i64:
    """Play on at random to the end, or for `most` decisions; returns how many were taken."""
    quiet = Events(False)
    taken: i64 = 0
    while taken < most:
        seat = waited_for(position, dice)
        if seat < 0:
            break
        options = position.legal(seat)
        position.apply(seat, options[dice.below(len(options))], dice, quiet)
        taken += 1
    return taken


def play_random_games(blank: Position, dice: Dice, games: i64, most: i64) -> i64:
    """Set up and play `games` games at random; returns how many decisions were taken."""
    quiet = Events(False)
    taken: i64 = 0
    for _ in range(games):
        position = blank.copy()
        position.set_up(dice, quiet)
        taken += play_randomly(position, dice, most)
    return taken
