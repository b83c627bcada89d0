"""A bot gets a view and never a position."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from undercroft.engine.errors import Trouble
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.position import Position
from undercroft.engine.registry import find, names
from undercroft.engine.sight import Sight, seen_by

GAME = find("knock")


@pytest.fixture
def position() -> Position:
    position: Position = GAME.blank(GAME.options({"players": 2, "first": 1}))
    position.set_up(Dice(1), Events())
    return position


def legal(position: Position, seat: int) -> list[int]:
    return [int(action) for action in position.legal(seat)]


def test_a_position_is_never_taken_for_a_view(position: Position) -> None:
    with pytest.raises(TypeError):
        Sight(GAME, position, legal(position, 0))  # type: ignore[arg-type]


def test_a_spectator_decides_nothing(position: Position) -> None:
    with pytest.raises(Trouble, match="nothing to decide"):
        Sight(GAME, GAME.view(position, None), legal(position, 0))
    with pytest.raises(Trouble, match="nothing to decide"):
        Sight(GAME, GAME.view(position, 0), [])


def test_what_a_seat_imagines_looks_like_what_it_sees(position: Position) -> None:
    sight = Sight(GAME, GAME.view(position, 0), legal(position, 0))
    imagined = sight.imaginer().imagine(Dice(2))
    assert GAME.view(imagined, 0) == sight.view
    assert GAME.write(imagined) != GAME.write(position), "it does not know the other hand"


# To another process


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield pool


def some_decisions_on(name: str) -> Sight:
    """What the seat whose turn it is sees after a dozen decisions at random."""
    game, dice = find(name), Dice(4)
    position: Position = game.blank(game.options({}))
    position.set_up(dice, Events())
    moves: list[tuple[int, int]] = []
    while True:
        seat = next(seat for seat in range(position.seats) if position.waits_for(seat))
        options = legal(position, seat)
        if len(moves) == 12:
            return Sight(game, game.view(position, seat), options, seen_by(game, seat, moves))
        moves.append((seat, options[dice.below(len(options))]))
        after = position.copy()
        after.apply(*moves[-1], dice, Events())
        if after.is_over():
            moves.pop()
        else:
            position = after


def imagined(sight: Sight) -> tuple[str, Sight]:
    """A position that the seat imagines, as text, and the sight handed back."""
    return sight.game.write(sight.imaginer().imagine(Dice(9))), sight


@pytest.mark.parametrize("name", names())
def test_a_sight_is_the_same_in_another_process(name: str, elsewhere: ProcessPoolExecutor) -> None:
    sight = some_decisions_on(name)
    position, back = elsewhere.submit(imagined, sight).result()
    assert position == imagined(sight)[0]
    assert back.game is sight.game, "a game is loaded once"
    assert (back.view, back.seat, back.legal) == (sight.view, sight.seat, sight.legal)
    assert list(back.moves) == list(sight.moves)
    assert len(back.moves) == 12


def test_a_position_does_not_become_a_sight_on_the_way(position: Position) -> None:
    sight = Sight(GAME, GAME.view(position, 0), legal(position, 0))
    sight.view = position  # type: ignore[assignment]
    with pytest.raises((TypeError, pickle.PicklingError)):
        pickle.loads(pickle.dumps(sight))
