"""Set-up: C4 to C10 and C53."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.clank.positions import GAME, named, start
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.engine.position import TABLE
from undercroft.games.clank.dungeon import IDOLS, START
from undercroft.games.clank.view import Cubes, Market


@pytest.mark.parametrize(("players", "lying"), [(1, 5), (2, 5), (3, 6), (4, 7)])
def test_c4_with_fewer_thieves_fewer_artifacts_lie_there(players: int, lying: int) -> None:
    assert len(GAME.view(start(players=players), None).artifacts) == lying


def test_c4_which_ones_stay_in_the_box_is_luck() -> None:
    assert len({GAME.view(start(Dice(seed), players=2), None).artifacts for seed in range(20)}) > 5


def test_c5_secrets_lie_on_all_their_spaces_and_two_major_ones_are_left_over() -> None:
    position = start(players=2)
    assert list(position.tokens) == list(position.board.tokens)
    assert (len(position.minor), len(position.major)) == (18, 11)
    assert GAME.components(position)["secrets in the box"] == 2


def test_c6_the_market_the_shrine_and_mastery() -> None:
    view = GAME.view(start(), None)
    assert view.market == Market(keys=2, backpacks=2, crowns=(10, 9, 8), price=7)
    board = GAME.boards["day"]
    assert [board.tokens[room] for room in range(1, 40) if board.token[room] == IDOLS] == [3]


@pytest.mark.parametrize(("players", "space"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_c7_the_dragon_is_angrier_at_fewer_thieves(players: int, space: int) -> None:
    view = GAME.view(start(players=players), None)
    assert (view.dragon.rage, view.dragon.track) == (space, (2, 2, 3, 3, 4, 4, 5))
    assert view.dragon.bag == Cubes(black=24)


def test_c8_six_cards_and_no_dragon_among_them() -> None:
    for seed in range(30):
        position = start(Dice(seed))
        assert len(position.row) == 6
        assert not any(position.cards.dragon[card] for card in position.row)
        assert len(position.deck) == 94
        assert sum(position.cards.dragon[card] for card in position.deck) == 26


def test_c9_pawns_outside_and_five_cards_of_the_starting_deck_each() -> None:
    for thief in start(players=4).thieves:
        assert thief.room == START
        assert len(thief.hand) == 5
        dealt = Counter(named(thief.hand) + named(thief.deck))
        assert dealt == {"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1}


def test_c10_luck_or_an_option_says_who_begins() -> None:
    assert {start(Dice(seed), players=3).turn for seed in range(20)} == {0, 1, 2}
    assert start(players=3, first=2).turn == 1


def test_c10_the_first_puts_three_cubes_the_next_fewer() -> None:
    position = start(players=4, first=3)
    assert [thief.clank for thief in position.thieves] == [1, 0, 3, 2]
    assert [thief.supply for thief in position.thieves] == [29, 30, 27, 28]


def test_c10_only_the_one_in_turn_acts() -> None:
    position = start(players=2, first=1)
    assert position.waits_for(0)
    assert not position.waits_for(1)
    for seat in (1, TABLE):
        assert list(position.legal(seat)) == []
        refusal = GAME.refusal(position, seat, GAME.actions.read("end"))
        assert (refusal.rule, refusal.message.key) == ("C10", "refuse-turn")


def test_c53_nothing_arrives_with_the_first_row() -> None:
    watchers = GAME.names.card["watcher"]
    for seed in range(60):
        position = start(Dice(seed), players=2, first=1)
        if watchers in list(position.row):
            assert [thief.clank for thief in position.thieves] == [3, 2]
            break
    else:
        pytest.fail("no first row with a Watcher")


def test_the_set_up_is_told_and_hands_are_secret() -> None:
    events = Events()
    position = GAME.blank(GAME.options({"players": 2, "first": 1}))
    position.set_up(Dice(1), events)
    dealt = [int(event) for event in events.take() if "dealt" in GAME.events.write(int(event))]
    assert len(dealt) == 10
    assert [GAME.events.is_hidden(event, 0) for event in dealt] == [False] * 5 + [True] * 5
