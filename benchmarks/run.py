"""The speed of every game, compiled and pure, beside OpenSpiel: `python3 benchmarks/run.py`.

Like `./play` it needs nothing but Python: it installs, compiles, measures the builds in turn for a few rounds and
prints the medians. `--check` fails if a game misses a bar; `--save` keeps the figures and puts them into the docs.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from environment import PYTHON, ROOT, Failure, compile_now, environment, guarded, install, say
from report import Round, compiled, has_yardstick, pure, table, verdicts

HERE = ROOT / "benchmarks"
RESULTS = HERE / "results" / "latest.json"
PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- benchmarks -->\n", "<!-- end of benchmarks -->\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (5)")
    parser.add_argument("--seconds", type=float, default=0.4, help="how long each figure is measured in a round (0.4)")
    parser.add_argument("--check", action="store_true", help="fail if a game misses a bar")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.name} and the table of docs/{PAGE.name}")
    asked = parser.parse_args()

    run = measure(asked.rounds, str(asked.seconds))
    print(table(run))
    missed = False
    for cleared, sentence in verdicts(run):
        print(f"{'✓' if cleared else '✗'} {sentence}")
        missed = missed or not cleared
    if asked.save:
        save(run)
    return 1 if asked.check and (missed or not has_yardstick(run)) else 0


def measure(rounds: int, seconds: str) -> list[Round]:
    yardstick = install_yardstick()
    say("Compiling …")
    build = compile_now()
    positions = call("measure.py", build)
    run: list[Round] = []
    for number in range(rounds):
        say(f"Round {number + 1} of {rounds} …")
        ours = json.loads(call("measure.py", build, seconds, given=positions))
        slow = json.loads(call("measure.py", None, seconds, given=positions))
        assert ours["compiled"] and not slow["compiled"]
        theirs = json.loads(call("yardstick.py", None, seconds)) if yardstick else {}
        one: Round = {}
        for game in ours["games"]:
            one[compiled(game)] = ours["games"][game]
            one[pure(game)] = slow["games"][game]
        run.append({**one, **{f"OpenSpiel {game}": measured for game, measured in theirs.items()}})
    return run


def install_yardstick() -> bool:
    try:
        install("bench")
    except Failure:
        say("OpenSpiel could not be installed here, so there is no yardstick.")
        install()
        return False
    return True


def call(script: str, build: Path | None, *arguments: str, given: str = "") -> str:
    command = [str(PYTHON), str(HERE / script), *arguments]
    return subprocess.run(
        command, env=environment(build), input=given, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def save(run: list[Round]) -> None:
    where = {"python": platform.python_version(), "system": platform.system(), "machine": platform.machine()}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({**where, "rounds": run}, indent=2) + "\n", encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}{table(run)}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(guarded(main))
