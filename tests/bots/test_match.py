"""Bots among themselves: a game with its record, and no game without an end."""

from __future__ import annotations

import pytest

from tests.records.tables import KNOCK, table
from undercroft.bots import match as module
from undercroft.bots.bot import Bot, GreedyBot, RandomBot
from undercroft.bots.kinds import make
from undercroft.bots.match import Match, table_for
from undercroft.engine.luck import Dice
from undercroft.engine.outcome import Outcome
from undercroft.engine.registry import find, names
from undercroft.engine.sight import Sight
from undercroft.engine.text import Message
from undercroft.records import notation
from undercroft.records.table import Table


class Leaving(RandomBot):
    """Remembers how it was sent away."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.told: list[Outcome | None] = []

    def leave(self, outcome: Outcome | None = None) -> None:
        self.told.append(outcome)


class Clumsy(Leaving):
    def choose(self, sight: Sight) -> int:
        raise ZeroDivisionError


@pytest.mark.parametrize("name", names())
def test_a_game_leads_to_its_end_and_leaves_a_record(name: str) -> None:
    game = find(name)
    options = game.options({})
    kinds = ("greedy", "random", "novice@2", "random")[: options.players]
    one = table_for(game, options, kinds, Dice(3))
    match = Match(one, [make(kind, seat) for seat, kind in enumerate(kinds)])
    outcome = match.run()
    assert outcome == one.outcome()
    assert match.decisions == sum(match.thoughts) == len(one.moves) == len(one.entries) - 1
    assert all(seconds > 0 for seconds, thoughts in zip(match.seconds, match.thoughts, strict=True) if thoughts)
    assert [player.kind for player in one.header.players] == list(kinds)
    again = Table.resume(notation.read(notation.write(one.record)), Dice(0))
    assert game.write(again.position) == game.write(one.position)


def test_each_bot_decides_for_its_own_seat() -> None:
    match = Match(table(), [GreedyBot(1), RandomBot(2)])
    seats: list[int] = []
    while match.decisions < 4:
        seats += match.table.waiting()[:1]
        before = list(match.thoughts)
        assert match.step()
        assert [after - once for after, once in zip(match.thoughts, before, strict=True)] == [
            int(seat == seats[-1]) for seat in range(2)
        ]
    assert set(seats) == {0, 1}


def test_the_bots_are_told_how_it_ended() -> None:
    bots = [Leaving(1), Leaving(2)]
    outcome = Match(table(), bots).run()
    assert [bot.told for bot in bots] == [[outcome]] * 2


def test_the_bots_are_sent_away_whatever_happens() -> None:
    bots = [Clumsy(1), Leaving(2)]
    with pytest.raises(ZeroDivisionError):
        Match(table(), bots).run()
    assert [bot.told for bot in bots] == [[None]] * 2


def test_a_game_without_an_end_in_sight_is_finished_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 5)
    clank = find("clank")
    bots: list[Bot] = [GreedyBot(1), GreedyBot(2)]
    match = Match(table_for(clank, clank.options({"players": 2}), ("greedy",) * 2, Dice(3)), bots)
    match.run()
    assert match.decisions > 5
    assert match.troubles == (Message("endless-game", most=5),) * 2


def test_the_trouble_of_a_bot_is_told() -> None:
    bots = [RandomBot(1), RandomBot(2)]
    bots[1].trouble = Message("outside-gone")
    match = Match(table(), bots)
    match.run()
    assert match.troubles == (None, Message("outside-gone"))


def test_a_program_is_written_into_the_record_as_it_was_named() -> None:
    kind = 'exec:my bot.py "a, b"'
    one = table_for(KNOCK, KNOCK.options({"players": 1, "clock": 0}), [kind], Dice(1))
    assert notation.read(notation.write(one.record)).header.players[0].kind == kind
