"""Bots meet each other: fairly, and reproducibly whatever the number of cores."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.engine.text import Message
from undercroft.lab.arena import Arena, Match, failures, fight, meetings
from undercroft.lab.simulate import Result

TEAMS = Arena(game="knock", bots=("random", "expert@2"), players=2, options={"clock": 0}, seed=3)


class Rivals(Arena, frozen=True, kw_only=True):
    """An arena of opponents: whether there are such games here does not matter to who sits where."""

    cooperative: bool = False


RIVALS = Rivals(game="rivals", bots=("a", "b", "c"), players=2)


def match(seats: tuple[int, ...], winners: tuple[int, ...], number: int = 0, scores: tuple[int, ...] = (0, 0)) -> Match:
    result = Result(
        number=number,
        reason="end-won",
        winners=winners,
        scores=scores,
        decisions=6,
        seconds=(0.1, 0.2),
        thoughts=(2, 4),
    )
    return Match(seats=seats, result=result)


def run(arena: Arena, games: int, workers: int) -> list[Match]:
    return [match for some in fight(arena, games, workers) for match in some]


def without_times(matches: list[Match]) -> list[tuple[tuple[int, ...], Result]]:
    return [(match.seats, msgspec.structs.replace(match.result, seconds=())) for match in matches]


def test_the_same_games_on_one_core_and_on_two() -> None:
    alone = run(TEAMS, 8, workers=1)
    together = run(TEAMS, 8, workers=2)
    assert without_times(alone) == without_times(together)


def test_every_team_plays_the_same_deals() -> None:
    assert [TEAMS.deal(number) for number in range(6)] == [0, 0, 1, 1, 2, 2]
    assert [TEAMS.seats(number) for number in range(4)] == [(0, 0), (1, 1), (0, 0), (1, 1)]
    twins = msgspec.structs.replace(TEAMS, bots=("random", "random"))
    one, other, third, _ = run(twins, 4, workers=1)
    assert without_times([one])[0][1] == without_times([other])[0][1]
    assert without_times([one])[0][1] != without_times([third])[0][1]


def test_another_seed_gives_other_games() -> None:
    randoms = msgspec.structs.replace(TEAMS, bots=("random", "random"))
    other = msgspec.structs.replace(randoms, seed=4)
    assert without_times(run(randoms, 4, workers=1)) != without_times(run(other, 4, workers=1))


def test_as_many_games_as_it_takes_for_all_to_have_met_equally_often() -> None:
    assert TEAMS.games(50) == 100
    assert RIVALS.games(1) == 6
    assert RIVALS.games(6) == 6
    assert RIVALS.games(7) == 12


def test_rivals_sit_at_one_table_each_game_a_deal_of_its_own() -> None:
    assert {RIVALS.seats(number) for number in range(6)} == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}
    assert RIVALS.deal(5) == 5


def test_teams_are_compared_deal_by_deal() -> None:
    won, lost = match((0, 0), winners=(0, 1)), match((1, 1), winners=())
    again = match((0, 0), winners=(), number=1)
    deals = meetings(TEAMS, [won, lost, again])
    assert [[one.bot for one in deal] for deal in deals] == [[0, 1], [0]]
    assert deals[0][0].standing > deals[0][1].standing
    assert deals[0][1].standing == deals[1][0].standing
    assert deals[0][0].seconds == pytest.approx(0.3)
    assert deals[0][0].thoughts == 6


def test_rivals_are_compared_seat_by_seat() -> None:
    ((winner, second),) = meetings(RIVALS, [match((2, 0), winners=(0,), scores=(3, 9))])
    assert (winner.bot, second.bot) == (2, 0)
    assert winner.standing > second.standing
    assert (winner.score, second.score) == (3, 9)
    assert (second.seconds, second.thoughts) == (0.2, 4)


def test_a_shared_victory_is_a_tie() -> None:
    ((one, other),) = meetings(RIVALS, [match((0, 1), winners=(0, 1), scores=(3, 9))])
    assert one.standing == other.standing


def test_a_bot_that_failed_is_named_once_a_game() -> None:
    trouble = Message("outside-gone")
    well = match((0, 1), winners=())
    badly = msgspec.structs.replace(
        well, seats=(1, 1), result=msgspec.structs.replace(well.result, troubles=(trouble, trouble))
    )
    assert failures([well, badly, badly]) == {1: [trouble, trouble]}
