"""Long runs at the terminal: what they say, what they write, and what is left of one that is stopped."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.terminal.commands.test_main import complaint, printed
from undercroft.engine.text import Text
from undercroft.records.files import load
from undercroft.terminal.reports.figures import gathered, stopped

THREE = ("simulate", "knock", "--games", "3", "--seats", "random,greedy", "--option", "clock=0", "--workers", "1")


def pieces_until_ctrl_c(closed: list[str]) -> Generator[list[int], None, None]:
    try:
        yield [1, 2]
        yield [3]
        raise KeyboardInterrupt
    finally:
        closed.append("closed")


def test_who_stops_a_run_gets_what_is_there() -> None:
    closed: list[str] = []
    assert gathered(pieces_until_ctrl_c(closed), 10, "Playing") == [1, 2, 3]
    assert closed == ["closed"]


@pytest.mark.parametrize(
    ("language", "done", "words"),
    [
        ("en", 0, "Stopped before the first game was over."),
        ("en", 3, "Stopped after 3 of 10 games; what follows is partial."),
        ("fr", 0, "Arrêt avant la fin de la première partie."),
        ("fr", 3, "Arrêt après 3 parties sur 10\N{NO-BREAK SPACE}; ce qui suit est partiel."),
    ],
)
def test_a_part_is_said_to_be_one(language: str, done: int, words: str) -> None:
    assert stopped(done, 10, Text(language)) == words


@pytest.mark.parametrize(("language", "words"), [("en", "3 games · seed 7"), ("fr", "3 parties · graine 7")])
def test_a_simulation_tells_its_seed(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    assert words in printed(capsys, *THREE, "--seed", "7", "--lang", language)


def test_without_a_seed_it_is_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert "seed 0" in printed(capsys, *THREE)


@pytest.mark.parametrize(
    ("arguments", "games"),
    [
        (THREE, 3),
        (("arena", "knock", "--bots", "random,greedy", "--games", "2", "--option", "clock=0", "--workers", "1"), 4),
    ],
)
def test_everything_is_written_where_it_is_asked_for(
    arguments: tuple[str, ...], games: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data, lines, folder = tmp_path / "run.json", tmp_path / "run.csv", tmp_path / "records"
    printed(capsys, *arguments, "--json", str(data), "--csv", str(lines), "--records", str(folder))
    found = json.loads(data.read_bytes())
    assert found["wanted"] == len(found["games"]) == games
    assert len(lines.read_text(encoding="utf-8").splitlines()) == 1 + 2 * games
    assert [file.name for file in sorted(folder.iterdir())] == [f"knock-{n}.record" for n in range(1, games + 1)]
    assert load(folder / "knock-1.record").header.players[0].kind == "random"


@pytest.mark.parametrize("command", [("simulate", "knock"), ("arena", "knock", "--bots", "random,greedy")])
def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "old.record").write_text("mine", encoding="utf-8")
    data = str(tmp_path / "run.json")
    for option, path, words in (
        ("--json", "/no/such/folder/run.json", "run.json cannot be written"),
        ("--csv", "/no/such/folder/run.csv", "run.csv cannot be written"),
        ("--records", str(tmp_path / "old.record" / "records"), "records cannot be written"),
        ("--records", str(tmp_path), "has records already"),
    ):
        more = () if option == "--json" else ("--json", data)
        assert words in complaint(capsys, *command, *more, option, path)
    assert [file.name for file in tmp_path.iterdir()] == ["old.record"], "nothing is left behind"
