"""Bots and hints in processes of their own: the same as here, in time, whatever becomes of the process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from pickle import dumps

import pytest

from tests.lab.test_cores import is_running
from tests.records.tables import KNOCK, table
from undercroft.bots import thinkers as module
from undercroft.bots.bot import Bot
from undercroft.bots.kinds import make
from undercroft.bots.outside import OutsideBot
from undercroft.bots.searcher import Level
from undercroft.bots.thinkers import ENOUGH, AwayBot, Decide, Question, Thinkers, answer
from undercroft.bots.thinking import HINT, Thought, advice, decision
from undercroft.engine.errors import Trouble, Unknown, Unreadable
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find, names
from undercroft.engine.sight import Sight
from undercroft.records.record import Player
from undercroft.records.table import Table

ENDLESS = "expert@1000000"
PATIENCE = 60.0
"""Seconds that a test waits for anything."""


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """One process for most of the tests."""
    some = Thinkers(1)
    yield some
    some.close()


@pytest.fixture
def fresh() -> Iterator[Thinkers]:
    """A process that may come to harm."""
    some = Thinkers(1)
    yield some
    some.close()


def wait_for(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def decided(thinkers: Thinkers, bot: Bot, sight: Sight) -> int:
    return Thought(thinkers, decision(bot, sight)).future.result(PATIENCE)


def process_of(thinkers: Thinkers) -> int | None:
    """The number of the only process, while there is one."""
    process = thinkers.workers[0].process
    return process.pid if process is not None else None


# Thinking


@pytest.mark.parametrize("kind", ["random", "greedy", "novice@20", "expert@60"])
def test_a_bot_decides_there_as_it_would_here(thinkers: Thinkers, kind: str) -> None:
    """Decision after decision: it has kept its dice and what it has found out."""
    here, there, one = make(kind, 5), thinkers.at_table(kind, 5), table(players=1)
    assert isinstance(there, AwayBot)
    for _ in range(3):
        if not one.is_over:
            action = decided(thinkers, there, one.sight(0))
            assert action == here.choose(one.sight(0))
            one.play(0, action)


def test_bots_share_a_process_and_do_not_disturb_each_other(thinkers: Thinkers) -> None:
    bots = [thinkers.at_table("random", seed) for seed in range(4)]
    alone = [make("random", seed) for seed in range(4)]
    sight = table().sight(0)
    for _ in range(3):
        thoughts = [Thought(thinkers, decision(bot, sight)) for bot in bots]
        found = [thought.future.result(PATIENCE) for thought in thoughts]
        assert found == [bot.choose(sight) for bot in alone]


def test_bots_spread_over_the_processes_and_make_room_when_they_leave() -> None:
    several = Thinkers(3)
    bots = [several.at_table("random", seed) for seed in range(6)]
    assert [len(worker.bots) for worker in several.workers] == [2, 2, 2]
    for bot in (bots[1], bots[1], bots[4]):
        bot.leave()
    assert [len(worker.bots) for worker in several.workers] == [2, 0, 2]
    several.close()


def test_a_process_forgets_the_bots_that_have_left() -> None:
    """Asked here, where its memory can be seen."""
    bots: dict[int, Bot] = {}
    sight = table().sight(0)
    for number, left in ((1, ()), (2, ()), (3, (1, 2, 99))):
        asked = Question(Decide(number, "random", 0, sight), left)
        assert answer(dumps(asked), bots, lambda share: True).found in sight.legal
    assert list(bots) == [3]


def test_a_hint_is_found_there_as_it_would_be_here(thinkers: Thinkers) -> None:
    sight, quick = table().sight(0), Level(iterations=16)
    there = Thought(thinkers, thinkers.advice(sight, 5, quick)).future.result(PATIENCE)
    assert there == advice(sight, 5, quick)(lambda share: True)


@pytest.mark.parametrize("name", names())
def test_every_game_is_played_there(thinkers: Thinkers, name: str) -> None:
    game = find(name)
    options = game.options({})
    one = Table(game, options, tuple(Player(name=str(seat)) for seat in range(options.players)), Dice(1))
    bot = thinkers.at_table("expert@10", 1)
    for _ in range(3):
        seat = one.waiting()[0]
        one.play(seat, decided(thinkers, bot, one.sight(seat)))
    assert len(one.entries) == 4


def test_an_event_loop_may_wait_for_it(thinkers: Thinkers) -> None:
    sight = table().sight(0)
    bots = [thinkers.at_table("greedy", seed) for seed in range(2)]

    async def wait() -> list[int]:
        return await asyncio.gather(
            *(asyncio.wrap_future(Thought(thinkers, decision(bot, sight)).future) for bot in bots)
        )

    assert all(action in sight.legal for action in asyncio.run(wait()))


def test_a_program_is_a_process_of_its_own_already(thinkers: Thinkers) -> None:
    assert isinstance(thinkers.at_table("exec:some bot", 1, programs=True), OutsideBot)
    with pytest.raises(Unknown):
        thinkers.at_table("exec:some bot", 1)
    with pytest.raises(Unknown, match="genius"):
        thinkers.at_table("genius", 1)


# Coming to an end


def test_it_tells_how_far_it_is_and_decides_when_told_to(thinkers: Thinkers) -> None:
    sight = table().sight(0)
    thought = Thought(thinkers, decision(thinkers.at_table(ENDLESS, 1), sight))
    wait_for(lambda: thought.share)
    assert not thought.is_done
    begun = time.monotonic()
    thought.finish()
    assert thought.future.result(PATIENCE) in sight.legal
    assert time.monotonic() - begun < 5


def test_a_thought_that_is_dropped_makes_room_for_the_next(thinkers: Thinkers) -> None:
    sight, bot = table().sight(0), thinkers.at_table(ENDLESS, 1)
    thoughts = [Thought(thinkers, decision(bot, sight)) for _ in range(3)]
    wait_for(lambda: any(thought.share is not None for thought in thoughts))
    for thought in thoughts:
        thought.drop()
    begun = time.monotonic()
    assert decided(thinkers, thinkers.at_table("random", 1), sight) in sight.legal
    assert time.monotonic() - begun < 5


def test_a_hint_does_not_let_people_wait(thinkers: Thinkers) -> None:
    sight = table().sight(0)
    begun = time.monotonic()
    hint = Thought(thinkers, thinkers.advice(sight, 1, Level(iterations=1_000_000))).future.result(PATIENCE)
    assert hint.best.action in sight.legal
    assert time.monotonic() - begun < HINT + 5


def test_a_word_that_comes_too_late_is_not_taken_for_the_next_question(thinkers: Thinkers) -> None:
    sight, bot = table().sight(0), thinkers.at_table("random", 1)
    decided(thinkers, bot, sight)
    pipe = thinkers.workers[0].pipe
    assert pipe is not None
    pipe.send_bytes(ENOUGH)
    assert decided(thinkers, bot, sight) in sight.legal


# Harm


def test_a_process_that_is_killed_is_replaced_and_the_decision_is_asked_again(fresh: Thinkers) -> None:
    sight, bot = table().sight(0), fresh.at_table(ENDLESS, 1)
    thought = Thought(fresh, decision(bot, sight))
    wait_for(lambda: thought.share)
    first = process_of(fresh)
    assert first is not None
    os.kill(first, signal.SIGKILL)
    wait_for(lambda: process_of(fresh) not in (first, None))
    thought.finish()
    assert thought.future.result(PATIENCE) in sight.legal
    assert not is_running(first)


def test_a_second_death_is_told_in_a_sentence(fresh: Thinkers) -> None:
    sight = table().sight(0)
    thought = Thought(fresh, decision(fresh.at_table(ENDLESS, 1), sight))
    killed: set[int | None] = {None}
    for _ in range(2):
        wait_for(lambda: process_of(fresh) not in killed)
        found = process_of(fresh)
        assert found is not None
        killed.add(found)
        os.kill(found, signal.SIGKILL)
    with pytest.raises(Trouble, match="has ended, and so has the one that was asked next"):
        thought.future.result(PATIENCE)
    assert decided(fresh, fresh.at_table("random", 1), sight) in sight.legal, "the next question finds a third process"


def test_a_process_that_does_not_answer_is_replaced(fresh: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    sight, bot = table().sight(0), fresh.at_table("novice", 1)
    decided(fresh, bot, sight)
    first = process_of(fresh)
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    monkeypatch.setattr(module, "GRACE", 2.0)
    assert decided(fresh, bot, sight) in sight.legal
    assert process_of(fresh) != first
    assert not is_running(first)


def test_nobody_waits_for_ever(fresh: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is up before the process can have begun."""
    monkeypatch.setattr(module, "GRACE", -10.0)
    with pytest.raises(Trouble, match="no answer within 0 seconds"):
        decided(fresh, fresh.at_table(ENDLESS, 1), table().sight(0))


class Clumsy(Bot):
    def choose(self, sight: Sight) -> int:
        raise ZeroDivisionError


def test_what_should_not_have_happened_there_is_told_here(fresh: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    sight, bot = table().sight(0), fresh.at_table("random", 1)
    failed = answer(dumps(Question(Decide(7, "random", 1, sight), ())), {7: Clumsy(1)}, lambda share: True)
    assert "ZeroDivisionError" in failed.crash
    decided(fresh, bot, sight)
    monkeypatch.setattr(fresh.workers[0], "heard", lambda *_: failed)
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        decided(fresh, bot, sight)


def test_content_that_has_changed_is_told_in_a_sentence(fresh: Thinkers, tmp_path: Path) -> None:
    cards, mine = KNOCK.folder / "content" / "house.toml", tmp_path / "mine.toml"
    mine.write_bytes(cards.read_bytes())
    game = find("knock", mine)
    one = Table(game, game.options({"players": 1}), (Player(name="Ann"),), Dice(1))
    mine.write_text("title = 'Nothing'\n", encoding="utf-8")
    with pytest.raises(Unreadable, match=r"mine\.toml cannot be used"):
        decided(fresh, fresh.at_table("random", 1), one.sight(0))


def test_who_stops_thinking_leaves_no_process_behind() -> None:
    some = Thinkers(2)
    before = set(multiprocessing.active_children())
    thoughts = [Thought(some, decision(some.at_table(ENDLESS, seed), table().sight(0))) for seed in range(4)]
    wait_for(lambda: any(thought.share for thought in thoughts))
    some.close()
    for thought in thoughts:
        assert thought.is_done
        with pytest.raises(CancelledError):
            thought.future.result(0)
    assert set(multiprocessing.active_children()) <= before


def test_when_the_asker_is_killed_its_processes_end() -> None:
    program = """
from tests.records.tables import table
from undercroft.bots.thinkers import Thinkers
from undercroft.bots.thinking import Thought, decision
if __name__ == "__main__":
    some = Thinkers(1)
    bot = some.at_table("expert@1000000", 1)
    thought = Thought(some, decision(bot, table().sight(0)))
    while not thought.share:
        pass
    print(some.workers[0].process.pid, flush=True)
    thought.future.result()
"""
    run = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    worker = int(run.stdout.readline())
    assert is_running(worker)
    run.kill()
    run.wait()
    wait_for(lambda: not is_running(worker))
