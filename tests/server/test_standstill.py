"""Bots think beside the tables: they hold nobody up, and whatever becomes of their processes, the move still comes."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import undercroft
from tests.server.houses import PATIENCE, Place, Server, serve
from undercroft.bots.bot import RandomBot
from undercroft.bots.thinkers import NICENESS, Thinkers, first_on_path
from undercroft.bots.thinking import PATIENCE as CAPS
from undercroft.bots.thinking import Thought, decision
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.engine.sight import Sight
from undercroft.records.record import Player
from undercroft.records.table import Table

KNOCK = {"clock": 0, "first": 2}
"""A game of Knock that the second seat begins."""


async def against(server: Server, kind: str, **more: object) -> tuple[str, Place]:
    """Ann at a table where a bot has to move first."""
    ann = await server.guest("Ann")
    table = await ann.opens("knock", 2, options=KNOCK, bots={"1": kind}, start=True, **more)
    return table, await ann.at(table)


async def wait_for(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


# Processes


def test_a_process_that_is_killed_while_it_thinks_is_replaced_and_the_move_still_comes(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, here = await against(server, "master")
        (worker,) = server.house.thinkers.workers
        await wait_for(lambda: worker.process is not None)
        first = worker.process
        assert first is not None and first.pid is not None
        pid, nice = first.pid, min(19, NICENESS + os.getpriority(os.PRIO_PROCESS, 0))
        await wait_for(lambda: os.getpriority(os.PRIO_PROCESS, pid) == nice)  # as soon as it is up
        os.kill(pid, signal.SIGKILL)
        await here.until(lambda: here.acts.count("action") >= 1)
        assert worker.process is not first

    serve(story, tmp_path, near=False)


def test_a_table_goes_on_while_the_bots_of_others_think(tmp_path: Path) -> None:
    """One process, which ten bots wait for; whoever plays elsewhere does not notice."""

    async def story(server: Server) -> None:
        for _ in range(10):
            await against(server, "master")
        ann = await server.guest("Ann")
        table = await ann.opens("clank", 1)
        here = await ann.at(table)
        await here.do("start")
        slowest = 0.0
        for _ in range(30):
            began = time.monotonic()
            await here.plays()
            slowest = max(slowest, time.monotonic() - began)
        thinking = [live for live in server.house.lives.values() if live.tending.thinking]
        assert len(thinking) >= 8
        assert slowest < 1.0  # a bot would take five seconds

    serve(story, tmp_path, near=False)


# Bots that fail


class Failing(RandomBot):
    def choose(self, sight: Sight) -> int:
        raise RuntimeError("h41")


class Cheating(RandomBot):
    def choose(self, sight: Sight) -> int:
        return -1


@pytest.mark.parametrize("kind", [Failing, Cheating])
def test_a_bot_that_fails_is_stood_in_for_by_chance(kind: type[RandomBot], tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        server.house.thinkers.at_table = lambda *_: kind(0)  # type: ignore[method-assign]
        _, here = await against(server, "greedy")
        await here.until(lambda: here.acts.count("action") >= 1)

    serve(story, tmp_path)


def test_in_plain_python_a_bot_is_capped_in_seconds(tmp_path: Path) -> None:
    thinkers = Thinkers(1)
    try:
        sight = sight_of_knock()
        bot = thinkers.at_table("expert", 1)
        Thought(thinkers, decision(thinkers.at_table("random", 1), sight)).future.result(PATIENCE)  # it has started
        began = time.monotonic()
        Thought(thinkers, decision(bot, sight)).future.result(PATIENCE)
        assert time.monotonic() - began < CAPS["expert"] + 1.5
    finally:
        thinkers.close()


def sight_of_knock() -> Sight:
    game = find("knock")
    options = game.options({"players": 2, "first": 1, "clock": 0})
    return Table(game, options, (Player(name="A"), Player(name="B")), Dice(1)).sight(0)


# A compiled build


def decide(thinkers: Thinkers) -> None:
    bot = thinkers.at_table("random", 1)
    Thought(thinkers, decision(bot, sight_of_knock())).future.result(PATIENCE)
    bot.leave()


IMPORTED = "from pathlib import Path\nPath(__file__).with_name('imported').touch()\n"


def build(folder: Path, first: str = IMPORTED) -> None:
    """What `./play` leaves when it has compiled: the package, under a name that it gets when it is complete."""
    part, package = folder.with_suffix(".part"), Path(undercroft.__file__).parent
    shutil.copytree(package, part / "undercroft", ignore=shutil.ignore_patterns("__pycache__"))
    for beside in package.parent.glob("*__mypyc*"):
        shutil.copy(beside, part)
    init = part / "undercroft" / "__init__.py"
    body = init.read_text(encoding="utf-8")
    future = "from __future__ import annotations\n"
    assert future in body
    init.write_text(body.replace(future, future + first), encoding="utf-8")
    part.rename(folder)


def test_processes_change_to_a_compiled_build_when_it_is_ready(tmp_path: Path) -> None:
    folder = tmp_path / "0123456789abcdef"
    thinkers = Thinkers(1, folder)
    (worker,) = thinkers.workers
    try:
        decide(thinkers)
        pure = worker.process
        assert worker.build is None
        decide(thinkers)
        assert worker.process is pure
        build(folder)
        decide(thinkers)
        assert worker.process is not pure and worker.build == folder
        assert (folder / "undercroft" / "imported").exists()
        compiled = worker.process
        decide(thinkers)
        assert worker.process is compiled
    finally:
        thinkers.close()


def test_a_build_that_does_not_run_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "fedcba9876543210"
    build(folder, "raise SystemExit(1)\n")
    thinkers = Thinkers(1, folder)
    try:
        decide(thinkers)
        assert thinkers.workers[0].build is None
    finally:
        thinkers.close()


def test_what_runs_here_stays_as_it_is(tmp_path: Path) -> None:
    before = list(sys.path)
    with first_on_path(tmp_path):
        assert sys.path == [str(tmp_path), *before]
    with first_on_path(None):
        assert sys.path == before
    assert sys.path == before
