"""Everybody meets everybody and sits everywhere, equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from undercroft.lab.pairing import round_length, seating

every_size = pytest.mark.parametrize(
    ("bots", "players"), [(2, 2), (4, 2), (5, 3), (6, 4), (3, 3), (2, 3), (3, 4), (4, 6)]
)


def a_round(bots: int, players: int, number: int = 0) -> list[tuple[int, ...]]:
    length = round_length(bots, players)
    return [seating(bots, players, number * length + game) for game in range(length)]


@every_size
def test_in_a_round_every_pair_meets_equally_often(bots: int, players: int) -> None:
    met = Counter(
        tuple(sorted(pair)) for seats in a_round(bots, players) for pair in combinations(seats, 2) if len({*pair}) == 2
    )
    assert len(met) == bots * (bots - 1) / 2
    assert len(set(met.values())) == 1


@every_size
def test_in_a_round_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    sat = Counter((bot, seat) for seats in a_round(bots, players) for seat, bot in enumerate(seats))
    assert len(sat) == bots * players
    assert len(set(sat.values())) == 1


@every_size
def test_no_bot_sits_at_a_table_twice_while_another_waits(bots: int, players: int) -> None:
    for seats in a_round(bots, players):
        sat = [seats.count(bot) for bot in range(bots)]
        assert max(sat) - min(sat) <= 1


def test_the_order_around_the_table_changes_from_round_to_round() -> None:
    """Over all rounds every bot sits behind every other equally often."""
    after = Counter(
        (seats[seat - 1], seats[seat]) for number in range(6) for seats in a_round(4, 4, number) for seat in range(4)
    )
    assert len(after) == 4 * 3
    assert len(set(after.values())) == 1
