"""Who meets whom in a competitive game.

Games come in rounds. In each round every pair of bots meets equally often and every bot sits in every seat equally
often; from round to round the order around the table changes, so that nobody always plays after the same neighbour.
"""

from __future__ import annotations

from itertools import combinations, islice, permutations
from math import comb, factorial


def round_length(bots: int, players: int) -> int:
    """The games of a round: every table that can be filled, once with each of its places in the first seat."""
    return comb(bots, players % bots) * players


def seating(bots: int, players: int, number: int) -> tuple[int, ...]:
    """The bots in the seats of a game, by their numbers. With fewer bots than seats, some sit there more than once."""
    round_number, place = divmod(number, round_length(bots, players))
    group, turn = divmod(place, players)
    each, more = divmod(players, bots)
    extra = next(islice(combinations(range(bots), more), group, None))
    first, *others = (*range(bots),) * each + extra
    orders = islice(permutations(others), round_number % factorial(len(others)), None)
    order = (first, *next(orders))
    return order[turn:] + order[:turn]
