"""Random play."""

from __future__ import annotations

from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_random_games, play_randomly, waited_for
from undercroft.engine.position import TABLE, Position
from undercroft.engine.registry import find

GAME = find("knock")


def keep(seed: int = 1) -> Position:
    position: Position = GAME.blank(GAME.options({"players": 3, "first": 2}))
    position.set_up(Dice(seed), Events())
    return position


def test_the_seat_that_is_waited_for_is_chosen() -> None:
    assert waited_for(keep(), Dice(0)) == 1
    assert keep().waits_for(1)
    assert not keep().waits_for(0)
    assert not keep().waits_for(TABLE)


def test_random_play_comes_to_the_end() -> None:
    position = keep()
    taken = play_randomly(position, Dice(5), 1000)
    assert 0 < taken < 1000
    assert position.is_over()
    assert waited_for(position, Dice(0)) == -1


def test_random_play_stops_where_it_is_told_to() -> None:
    position = keep()
    assert play_randomly(position, Dice(5), 0) == 0
    assert GAME.write(position) == GAME.write(keep())


def test_many_games_leave_the_blank_position_blank() -> None:
    blank = GAME.blank(GAME.options({"players": 2, "first": 1}))
    line = GAME.write(blank.copy())
    assert play_random_games(blank, Dice(0), 10, 1000) >= 10
    assert GAME.write(blank) == line


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = keep(), keep()
    play_randomly(one, Dice(9), 1000)
    play_randomly(other, Dice(9), 1000)
    assert GAME.write(one) == GAME.write(other)
