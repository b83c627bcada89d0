"""What the table server bears, beside boardgame.io in the same run: `python3 benchmarks/load.py`.

Like `./play` it needs nothing but Python and Node: it installs, compiles, starts each server on a core of its own and
drives it from another, over loopback only and for a bounded time. `--check` fails if a bar is missed; `--save` keeps
the figures and puts them, with a picture, into the docs.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "load"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import servers
from environment import PYTHON, ROOT, Failure, compile_now, guarded, install, run, say
from figures import table, verdicts

HERE = ROOT / "benchmarks" / "load"
RESULTS = ROOT / "benchmarks" / "results" / "load.json"
PAGE, PICTURE = ROOT / "docs" / "performance.md", ROOT / "docs" / "load.svg"
BEGIN, END = "<!-- load -->\n", "<!-- end of load -->\n"
GAME = "clank"
LEAVE = 70.0
"""Seconds after which tables that nobody looks at have left memory (`IDLE` in server/house.py), and what they left is
given back (`PAUSE` in server/memory.py)."""
Scenario = dict[str, Any]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8, help="how long each figure is measured (8)")
    parser.add_argument("--rounds", type=int, default=3, help="how often; medians count (3)")
    parser.add_argument("--only", default="", help="only what has this word in its name")
    parser.add_argument("--check", action="store_true", help="fail if a bar is missed")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.name} and a part of docs/{PAGE.name}")
    asked = parser.parse_args()

    install("dev")
    install("bench")
    if shutil.which("node") is None:
        raise Failure("The load benchmark needs Node: it drives both servers.")
    run(["npm", "install", "--silent", "--prefix", str(HERE)], "boardgame.io could not be installed:")
    build = compile_now()
    found: dict[str, list[Scenario]] = {}
    for number in range(asked.rounds):
        for name, scenario in scenarios().items():
            if asked.only in name and (number == 0 or not scenario.get("once")):
                say(f"Round {number + 1} of {asked.rounds}: {name} …")
                found.setdefault(name, []).append(measure(scenario, build, asked.seconds))
    medians = {name: middle(rounds) for name, rounds in found.items()}
    print(table(medians))
    missed = False
    for cleared, sentence in verdicts(medians):
        print(f"{'✓' if cleared else '✗'} {sentence}")
        missed = missed or not cleared
    if asked.save:
        save(medians)
    return 1 if asked.check and missed else 0


def scenarios() -> dict[str, Scenario]:
    """By name: what is driven, with how many tables and how many moves a second at each (0: as fast as they come)."""
    us: Scenario = {"kind": "undercroft", "game": GAME}
    them: Scenario = {"kind": "boardgame"}
    found: dict[str, Scenario] = {
        "ours, saturated": {**us, "tables": 100, "rate": 0},
        "counter, saturated": {**them, "game": "counter", "tables": 100, "rate": 0},
        "2 kB, saturated": {**them, "game": "sized", "tables": 100, "rate": 0},
        "tic-tac-toe, saturated": {**them, "game": "tictactoe", "tables": 100, "rate": 0},
        "ours, 500 tables": {**us, "tables": 500, "rate": 2},
        "counter, 500 tables": {**them, "game": "counter", "tables": 500, "rate": 2},
        "2 kB, 500 tables": {**them, "game": "sized", "tables": 500, "rate": 2},
        "ours, 500 tables, ten experts think": {**us, "tables": 500, "rate": 2, "experts": 10},
    }
    for rate in (0.5, 1, 3, 4, 6, 8):
        found[f"ours, 500 tables × {rate:g}"] = {**us, "tables": 500, "rate": rate}
    for processes, words in ((1, "one process"), (2, "two processes")):
        shared = {**us, "database": "postgresql", "processes": processes}
        found[f"ours on PostgreSQL, {words}, saturated"] = {**shared, "tables": 100, "rate": 0}
        found[f"ours on PostgreSQL, {words}, 100 tables × 2"] = {**shared, "tables": 100, "rate": 2}
    apart = {**us, "database": "postgresql", "processes": 2, "apart": True, "tables": 100, "rate": 0}
    found["ours on PostgreSQL, two processes, each table at one, saturated"] = apart
    found["ours, idle"] = {**us, "tables": 1000, "rate": 0, "idle": 20, "once": True}
    return found


def measure(scenario: Scenario, build: Path, seconds: float) -> Scenario:
    wishes = {**scenario, "port": servers.PORT, "seconds": seconds, "warm": 2}
    with serving(scenario, build) as processes, driver(wishes) as driving:
        return idle(driving, processes) if "idle" in scenario else busy(driving, processes)


@contextmanager
def serving(scenario: Scenario, build: Path) -> Iterator[list[int]]:
    with ExitStack() as stack:
        if scenario["kind"] == "boardgame":
            yield stack.enter_context(servers.theirs())
            return
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="undercroft-load-")))
        database = stack.enter_context(servers.postgresql()) if scenario.get("database") else ""
        yield stack.enter_context(servers.ours(build, folder, scenario.get("processes", 1), database))


@contextmanager
def driver(wishes: Scenario) -> Iterator[subprocess.Popen[str]]:
    command = [*servers.pinned(servers.DRIVER_CORE), "node", str(HERE / "driver.mjs"), json.dumps(wishes)]
    driving = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield driving
    finally:
        driving.kill()
        driving.wait()


def heard(driving: subprocess.Popen[str], word: str) -> Scenario:
    """What the driver says next that has this word in it."""
    assert driving.stdout is not None
    for line in driving.stdout:
        said: Scenario = json.loads(line)
        if word in said:
            return said
    raise Failure(f"The driver ended too early ({driving.wait()}).")


def busy(driving: subprocess.Popen[str], processes: list[int]) -> Scenario:
    heard(driving, "counting")
    before = servers.cpu_seconds(processes)
    said = heard(driving, "moves")
    cpu = 1e6 * (servers.cpu_seconds(processes) - before) / max(said["moves"], 1)
    return {**said, "cpu": cpu, "memory": servers.memory(processes)}


def idle(driving: subprocess.Popen[str], processes: list[int]) -> Scenario:
    """What tables cost that were played at and then left, against the same server before them."""
    assert driving.stdin is not None
    heard(driving, "warmed")
    before = servers.memory(processes)
    print("go", file=driving.stdin, flush=True)
    tables = heard(driving, "left")["left"]
    held = servers.memory(processes) - before
    time.sleep(LEAVE)
    cost = servers.memory(processes) - before
    print("come back", file=driving.stdin, flush=True)
    back = heard(driving, "back")
    return {"tables": tables, "held": held, "cost": cost, "p50": back["p50"], "p99": back["p99"]}


def middle(rounds: list[Scenario]) -> Scenario:
    return {name: median(one[name] for one in rounds) for name in rounds[0]}


def save(medians: dict[str, Scenario]) -> None:
    where = {"python": platform.python_version(), "system": platform.system(), "machine": platform.machine()}
    RESULTS.write_text(json.dumps({**where, "figures": medians}, indent=2) + "\n", encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}{table(medians)}\n{END}{after}", encoding="utf-8")
    run([str(PYTHON), str(HERE / "figures.py"), str(RESULTS), str(PICTURE)], "The picture could not be drawn:")


if __name__ == "__main__":
    sys.exit(guarded(main))
