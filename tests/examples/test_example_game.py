"""A game from a package of its own shows up everywhere, without an edit in Undercroft."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

LANTERN = Path(__file__).parent.parent.parent / "examples" / "lantern"
UNDERCROFT = "import sys; from undercroft.terminal.commands.main import main; sys.exit(main())"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which Lantern is installed: its wheel, built and unpacked."""
    built = tmp_path_factory.mktemp("wheel")
    folder = tmp_path_factory.mktemp("site")
    for wheel in WheelBuilder(str(LANTERN)).build(directory=str(built), versions=["standard"]):
        zipfile.ZipFile(wheel).extractall(folder)
    return folder


def run(site: Path, *arguments: str) -> str:
    """What a Python that has Lantern installed prints."""
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    environment.pop("UNDERCROFT_ALSO", None)  # what is run in here is run in no other build afterwards
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found(site: Path) -> None:
    found = run(site, "-c", "from undercroft.engine.registry import names; print(*names())").split()
    assert {"knock", "lantern"} <= set(found)


def test_it_keeps_the_contract_and_its_own_rules(site: Path) -> None:
    tests = str(LANTERN / "tests")
    assert " passed" in run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "addopts=", tests)


def test_it_is_soaked_like_any_other(site: Path) -> None:
    assert "20 games of lantern, nothing broken" in run(site, "-m", "undercroft.kit.soak", "lantern", "--games", "20")


def test_the_server_plays_it_and_leaks_nothing(site: Path) -> None:
    tests = str(LANTERN.parent.parent / "tests" / "server")
    assert " passed" in run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "lantern", tests)


def test_the_terminal_knows_it(site: Path) -> None:
    assert "Lantern" in run(site, "-c", UNDERCROFT, "games")
    assert "the lantern goes out" in run(site, "-c", UNDERCROFT, "rules", "lantern", "L4")
    assert "crown" in run(site, "-c", UNDERCROFT, "content", "lantern")
    assert "stairs" in run(site, "-c", UNDERCROFT, "play", "lantern", "--help")


def test_bots_play_it(site: Path) -> None:
    table = run(site, "-c", UNDERCROFT, "simulate", "lantern", "--games", "4", "--seats", "greedy,random")
    assert "Lantern" in table
    assert "greedy" in table


def test_bots_meet_at_it(site: Path) -> None:
    """Seats are rotated, so the games are rounded up to whole rounds."""
    table = run(site, "-c", UNDERCROFT, "arena", "lantern", "--games", "3", "--bots", "greedy,random")
    assert "Lantern · 2 players · 4 games" in table
    assert "Row ahead of column" in table


def test_the_rules_are_short() -> None:
    """That is the point of an example."""
    rules = LANTERN / "src" / "lantern" / "rules.py"
    assert len(rules.read_text(encoding="utf-8").splitlines()) < 150
