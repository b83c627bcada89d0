"""Who is ahead of whom, how surely, and by how much."""

from __future__ import annotations

import pytest

from undercroft.bots.estimates import Share
from undercroft.lab.standings import Appearance, Meeting, compare, duel, neighbours, ratings, standings

STRONG, WEAK, OTHER = range(3)


def appearance(bot: int, points: int, won: bool = False) -> Appearance:
    return Appearance(bot=bot, won=won, score=points, standing=(int(won), points), seconds=0.3, thoughts=3)


def meeting(*points: tuple[int, int]) -> Meeting:
    """Bots with their points; the first one wins."""
    return [appearance(bot, count, won=index == 0) for index, (bot, count) in enumerate(points)]


def test_more_points_are_ahead_and_equal_points_a_tie() -> None:
    three = [appearance(STRONG, 5), appearance(WEAK, 2), appearance(OTHER, 2)]
    assert compare(three, STRONG, WEAK) == 1.0
    assert compare(three, WEAK, STRONG) == 0.0
    assert compare(three, WEAK, OTHER) == 0.5


def test_who_did_not_meet_is_not_compared() -> None:
    assert compare([appearance(STRONG, 5), appearance(OTHER, 2)], STRONG, WEAK) is None


def test_one_that_sits_there_twice_counts_as_its_mean() -> None:
    table = [appearance(STRONG, 5), appearance(STRONG, 1), appearance(WEAK, 3)]
    assert compare(table, STRONG, WEAK) == 0.5


def test_a_duel_counts_meetings_with_ties_as_half() -> None:
    won, lost = [appearance(STRONG, 2), appearance(WEAK, 1)], [appearance(STRONG, 1), appearance(WEAK, 2)]
    tied, apart = [appearance(STRONG, 1), appearance(WEAK, 1)], [appearance(STRONG, 1), appearance(OTHER, 1)]
    found = duel([won, won, lost, tied, apart], STRONG, WEAK)
    assert found.share == Share(2.5, 4)
    assert (found.ahead, found.behind) == (2, 1)
    assert found.p == 1.0


def test_the_two_sides_of_a_duel_add_up() -> None:
    games = [meeting((STRONG, 4), (WEAK, 1)), meeting((WEAK, 3), (STRONG, 3)), meeting((STRONG, 2), (WEAK, 0))]
    one, other = duel(games, STRONG, WEAK), duel(games, WEAK, STRONG)
    assert one.share.count + other.share.count == 3
    assert one.p == other.p


def test_ratings_follow_results() -> None:
    order = [meeting((STRONG, 3), (OTHER, 2), (WEAK, 1))] * 20
    strong, weak, other = ratings(3, order)
    assert strong.value > other.value > weak.value
    assert strong.value - strong.half > weak.value + weak.half


def test_more_games_make_a_rating_surer() -> None:
    games = [meeting((STRONG, 3), (WEAK, 1)), meeting((WEAK, 3), (STRONG, 1))]
    few, many = ratings(2, games), ratings(2, games * 20)
    assert many[STRONG].half < few[STRONG].half
    assert many[STRONG].value == pytest.approx(many[WEAK].value, abs=many[STRONG].half)


def test_ties_leave_equals_equal() -> None:
    strong, weak = ratings(2, [[appearance(STRONG, 1), appearance(WEAK, 1)]] * 5)
    assert strong.value == weak.value == 25.0


def test_the_standings_are_in_the_order_of_points() -> None:
    games = [meeting((OTHER, 3), (STRONG, 2), (WEAK, 1))] * 3 + [meeting((STRONG, 3), (WEAK, 2), (OTHER, 1))] * 9
    places = standings(("strong", "weak", "other"), games)
    assert [place.bot for place in places] == ["strong", "weak", "other"]
    first = places[0]
    assert first.wins == Share(9, 12)
    assert first.score.value == pytest.approx(2.75)
    assert first.seconds == pytest.approx(0.1)
    assert first.duels[0] is None
    assert first.duels[1] is not None and first.duels[1].share == Share(12, 12)
    assert first.points == pytest.approx((1.0 + 0.75) / 2)


def test_neighbours_are_compared_with_each_other() -> None:
    games = [meeting((OTHER, 3), (STRONG, 2), (WEAK, 1))] * 10
    places = standings(("strong", "weak", "other"), games)
    pairs = [(better.bot, worse.bot, against.ahead) for better, worse, against in neighbours(places)]
    assert pairs == [("other", "strong", 10), ("strong", "weak", 10)]


def test_a_run_that_was_stopped_may_leave_a_team_alone_with_a_deal() -> None:
    whole = [meeting((STRONG, 5), (WEAK, 2))]
    rated, also_rated = (ratings(2, some) for some in (whole, [*whole, [appearance(WEAK, 9)]]))
    assert rated == also_rated
    best, _ = standings(("strong", "weak"), [[appearance(STRONG, 1, won=True)]])
    assert best.wins.total == 1
