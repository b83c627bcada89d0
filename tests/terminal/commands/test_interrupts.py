"""Ctrl-C in the middle of a long run, as a terminal sends it: to the program and all its processes."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.lab.test_cores import is_running
from undercroft.engine.luck import Dice
from undercroft.records.files import load
from undercroft.records.table import Table

MANY = "1000000"
PATIENCE = 120.0
HEEDFUL = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
"""Whoever was started in the background of a shell is deaf to Ctrl-C, these tests perhaps, and all that they start."""
UNDERCROFT = f"{HEEDFUL}import sys; from undercroft.terminal.commands.main import main; sys.exit(main())"
QUEST = Path(__file__).parent.parent.parent / "games" / "deckbox" / "chart.toml"


class Run:
    """An `undercroft` of its own, in a process group of its own."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", UNDERCROFT, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            start_new_session=True,
        )

    def wait_until(self, condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert self.process.poll() is None, self.process.communicate()
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def children(self) -> list[int]:
        number = self.process.pid
        return [int(child) for child in Path(f"/proc/{number}/task/{number}/children").read_text().split()]

    def interrupt(self) -> str:
        """What it says when it is interrupted; nothing goes on behind its back."""
        children = self.children()
        os.killpg(self.process.pid, signal.SIGINT)
        out, err = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 130, err
        assert "Traceback" not in err
        deadline = time.monotonic() + 10
        while any(map(is_running, children)):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        return out


def stopped_after(words: str) -> int:
    """How many games are said to be finished."""
    found = re.search(r"Stopped after ([\d,]+) of [\d,]+ games; what follows is partial", " ".join(words.split()))
    assert found is not None, words
    return int(found[1].replace(",", ""))


def some_records(folder: Path) -> Callable[[], bool]:
    return lambda: folder.exists() and len(list(folder.glob("*.record"))) >= 3


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_simulation_shows_what_it_has(workers: str, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    files = ["--json", str(tmp_path / "run.json"), "--csv", str(tmp_path / "run.csv"), "--records", str(folder)]
    run = Run("simulate", "knock", "--seats", "greedy,random", "--games", MANY, "--workers", workers, *files)
    run.wait_until(some_records(folder))
    out = run.interrupt()
    done = stopped_after(out)
    assert f"{done:,} games" in out and "seed 0" in out
    assert "How it ended" in out

    found = json.loads((tmp_path / "run.json").read_bytes())
    assert (found["wanted"], len(found["games"]), found["summary"]["games"]) == (int(MANY), done, done)
    with (tmp_path / "run.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 1 + 2 * done
    records = sorted(folder.iterdir())
    assert len(records) in (done, done + 1), "a game may be written down and not counted yet"
    for record in records:
        assert Table.resume(load(record), Dice(0)).is_over
    assert sorted(file.name for file in tmp_path.iterdir()) == ["records", "run.csv", "run.json"]


def test_an_arena_shows_what_it_has(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    run = Run("arena", "knock", "--bots", "greedy,random", "--games", MANY, "--workers", "2", "--records", str(folder))
    run.wait_until(some_records(folder))
    out = run.interrupt()
    assert stopped_after(out) >= 2
    assert "Row better than column" in out and "seed 0" in out


def test_a_run_that_has_nothing_yet_says_so(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    run = Run("simulate", "clank", "--seats", "master@1000000,master@1000000", "--json", str(path))
    run_for(run, 5.0)
    assert "Stopped before the first game was over." in run.interrupt()
    assert json.loads(path.read_bytes())["games"] == []


def run_for(run: Run, seconds: float) -> None:
    time.sleep(seconds)
    assert run.process.poll() is None


def test_a_calibration_says_how_far_it_came() -> None:
    run = Run("calibrate", "donjon", "--bot", "random", "--games", MANY, "--workers", "2")
    run.wait_until(lambda: len(run.children()) >= 3)  # two that work, and one that looks after them
    run_for(run, 1.0)
    out = run.interrupt()
    assert re.search(r"Stopped after [\d,]+ of [\d,]+ games", out)
    assert ": met." not in out and ": missed." not in out


def test_the_trial_of_a_quest_says_how_far_it_came() -> None:
    run = Run("quest", "check", str(QUEST), "--games", MANY, "--bot", "random", "--workers", "2")
    run.wait_until(lambda: len(run.children()) >= 3)
    run_for(run, 1.0)
    assert stopped_after(run.interrupt()) >= 1
