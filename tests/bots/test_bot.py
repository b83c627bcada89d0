"""Bots decide from what their seat sees, and always the same way with the same seed."""

from __future__ import annotations

import pytest

from tests.records.tables import KNOCK, table
from undercroft.bots.bot import GreedyBot
from undercroft.bots.kinds import make
from undercroft.bots.match import Match
from undercroft.engine.errors import Unknown
from undercroft.records.table import Table

every_kind = pytest.mark.parametrize("kind", ["random", "greedy", "novice@8", "skilled@8", "expert@16", "master@16"])


@every_kind
def test_a_bot_plays_listed_actions_in_any_seat(kind: str) -> None:
    match = Match(table(), [make(kind, seed=5)] * 2)
    while match.decisions < 4 and match.step():
        pass
    assert len(match.table.entries) == 5 or match.table.is_over


@every_kind
def test_the_same_seed_decides_the_same(kind: str) -> None:
    def first_actions(seed: int) -> list[int]:
        bot = make(kind, seed)
        return [bot.choose(table(seed=deal).sight(0)) for deal in range(4)]

    assert first_actions(1) == first_actions(1)


@every_kind
def test_a_bot_cannot_tell_what_it_cannot_know(kind: str) -> None:
    """The other hand is dealt again: the decision stays."""
    one, other = table(seed=3), table(seed=3)
    other.position.redeal(0, one.source)
    assert KNOCK.write(other.position) != KNOCK.write(one.position)
    assert make(kind, 9).choose(one.sight(0)) == make(kind, 9).choose(other.sight(0))


def length(kind: str, seed: int) -> int:
    """How far a bot gets, up to twelve entries."""
    match = Match(table(seed=seed), [make(kind, seed)] * 2)
    while match.decisions < 11 and match.step():
        pass
    return len(match.table.entries)


def test_greedy_gets_further_than_chance() -> None:
    assert sum(length("greedy", seed) for seed in range(5)) > 2 * sum(length("random", seed) for seed in range(5))


def test_greedy_values_every_listed_action() -> None:
    sight = table().sight(0)
    values = GreedyBot(1).values(sight)
    assert len(values) == len(sight.legal)
    assert all(0.0 <= value <= 1.0 for value in values)


def test_an_unknown_kind_is_refused_with_the_kinds_there_are() -> None:
    with pytest.raises(Unknown, match="random") as trouble:
        make("genius", 0)
    assert "genius" in str(trouble.value)


def test_a_table_hands_a_bot_no_position() -> None:
    one: Table = table()
    assert one.position not in vars(one.sight(0)).values()
