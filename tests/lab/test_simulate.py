"""Many games at once: reproducible, whatever the number of cores."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.engine.errors import Trouble
from undercroft.engine.outcome import Line
from undercroft.engine.text import Message
from undercroft.lab.simulate import Plan, Result, seed_of, simulate, summarize

PLAN = Plan(game="knock", bots=("random", "random"), options={"clock": 0}, seed=3)


def without_times(results: list[Result]) -> list[Result]:
    return [msgspec.structs.replace(result, seconds=()) for result in results]


def run(plan: Plan, games: int, workers: int) -> list[Result]:
    return [result for some in simulate(plan, games, workers) for result in some]


def test_the_same_games_on_one_core_and_on_two() -> None:
    alone = run(PLAN, 30, workers=1)
    together = run(PLAN, 30, workers=2)
    assert [result.number for result in alone] == list(range(30))
    assert without_times(alone) == without_times(together)


def test_another_seed_gives_other_games() -> None:
    other = msgspec.structs.replace(PLAN, seed=4)
    assert without_times(run(PLAN, 10, workers=1)) != without_times(run(other, 10, workers=1))


def test_every_game_and_every_part_of_it_has_a_seed_of_its_own() -> None:
    seeds = {seed_of(run, number, part) for run in range(5) for number in range(100) for part in range(7)}
    assert len(seeds) == 5 * 100 * 7


def test_a_game_without_end_is_played_out_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.bots.match.LONGEST", 5)
    plan = Plan(game="clank", bots=("greedy", "greedy"), seed=3)
    (result,) = run(plan, 1, workers=1)
    assert result.decisions > 5
    assert result.troubles == (Message("endless-game", most=5),) * 2


def test_summary_counts_what_happened() -> None:
    def lost(number: int, reason: str) -> Result:
        return Result(
            number=number,
            reason=reason,
            winners=() if reason != "end-won" else (0, 1),
            scores=(number, 0),
            decisions=10 + number,
            seconds=(0.2, 0.0),
            thoughts=(2, 1),
        )

    summary = summarize([lost(0, "end-hall"), lost(1, "end-won"), lost(2, "end-hall")])
    assert summary.games == 3
    assert [share.count for share in summary.wins] == [1, 1]
    assert {reason: share.count for reason, share in summary.ends.items()} == {"end-hall": 2, "end-won": 1}
    assert summary.scores[0].value == 1.0
    assert summary.decisions.value == 11.0
    assert list(summary.seconds) == pytest.approx([0.1, 0.0])


def test_summary_tells_the_spread_of_the_winning_score() -> None:
    def won(number: int) -> Result:
        winners = () if number == 0 else (number % 2,)
        scores = (99, 99) if number == 0 else (number, number)
        times = (0.0, 0.0)
        return Result(
            number=number, reason="end", winners=winners, scores=scores, decisions=1, seconds=times, thoughts=(1, 1)
        )

    summary = summarize([won(number) for number in range(21)])
    assert summary.winning == (2, 6, 11, 16, 20), "a game that nobody won does not count"
    assert summary.winner.value == 10.5


def test_summary_tells_what_the_scores_are_made_of() -> None:
    out = (Line("score-out", 20), Line("score-gold", 6))
    lost = (Line("score-lost", 0),)
    results = [
        Result(
            number=number,
            reason="end",
            winners=(0,),
            scores=(26, 0),
            decisions=1,
            seconds=(0.0, 0.0),
            thoughts=(1, 1),
            sheets=sheets,
        )
        for number, sheets in enumerate([(out, lost), (out, (Line("score-out", 20), Line("score-gold", 3)))])
    ]
    found = {tally.line.key: tally for tally in summarize(results).tallies}
    assert list(found) == ["score-out", "score-gold", "score-lost"]
    assert [(tally.players.count, tally.players.total) for tally in found.values()] == [(3, 4), (3, 4), (1, 4)]
    assert [tally.points.value for tally in found.values()] == [20, 5, 0]


def test_a_game_hands_its_score_sheets_in() -> None:
    (result,) = run(Plan(game="clank", bots=("greedy", "greedy"), seed=1), 1, workers=1)
    assert [sum(line.points for line in sheet) for sheet in result.sheets] == list(result.scores)


def test_a_plan_that_cannot_be_played_says_so_before_anything_starts() -> None:
    with pytest.raises(Trouble, match="1 to 6 players"):
        run(msgspec.structs.replace(PLAN, bots=("random",) * 7), 10, workers=2)
    with pytest.raises(Trouble, match="clumsy"):
        run(msgspec.structs.replace(PLAN, bots=("clumsy", "random")), 10, workers=2)
