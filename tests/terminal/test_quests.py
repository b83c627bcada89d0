"""`undercroft quest`: new, check."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.games.deckbox.positions import TRIAL

from undercroft.terminal.command import main
from undercroft.terminal.quests import draw_quest

HERE = Path(__file__).parent.parent / "games" / "deckbox"


@pytest.mark.parametrize("style", [[], ["--print-style"]])
def test_a_new_quest_is_a_sound_one(style: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    assert main(["quest", "new", str(file), *style]) == 0
    assert "quest check" in capsys.readouterr().out
    assert main(["quest", "check", str(file), "--games", "0"]) == 0
    assert "My Quest" in capsys.readouterr().out


def test_a_new_quest_never_replaces_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine", encoding="utf-8")
    assert main(["quest", "new", str(file)]) == 2
    assert "there already" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "mine"


def test_check_lists_every_mistake_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.toml"
    good = (HERE / "trial.toml").read_text(encoding="utf-8")
    file.write_text(good.replace('"rat"', '"cat"').replace('token = "coin"', 'token = "con"'), encoding="utf-8")
    assert main(["quest", "check", str(file)]) == 2
    told = capsys.readouterr()
    assert told.out.replace("\n", "").count("cannot be used, at") == 4
    assert "not a quest yet" in told.err
    assert main(["--lang", "fr", "quest", "check", str(file)]) == 2
    assert "il n’y a pas de carte ennemi" in " ".join(capsys.readouterr().out.split())


def test_check_lists_every_wrong_field_and_value_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.toml"
    bad = (HERE / "trial.toml").read_text(encoding="utf-8").replace('colour = "red"', 'colour = "read"')
    file.write_text(
        bad.replace("amount = 2 }]", 'amount = "two" }]').replace("after = 4", "aftr = 4"), encoding="utf-8"
    )
    assert main(["quest", "check", str(file)]) == 2
    told = capsys.readouterr().out.replace("\n", "")
    for place in ("encounters[3].do[0].colour", "encounters[8].do[0].amount", "pool.finale"):
        assert f"at {place}: " in told, place


@pytest.mark.parametrize(("width", "rows"), [(60, 5), (100, 3)])
def test_the_tiles_of_a_pool_keep_to_the_width_of_the_window(width: int, rows: int) -> None:
    """Nine tiles: two or three of them side by side."""
    page = StringIO()
    draw_quest(TRIAL, "en", Console(file=page, width=width))
    lines = page.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    assert sum(line[3:].startswith("░░░░░░") for line in lines) == 2 * rows
    for name in ("8A░", "10A░", "2B░"):
        assert page.getvalue().count(name) == 1


def test_check_draws_the_map_and_plays(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "2", "--bot", "random", "--heroes", "1", "--workers", "1"]
    assert main(["quest", "check", str(HERE / "chart.toml"), *arguments]) == 0
    told = capsys.readouterr().out
    assert "███" in told
    for tile in ("2A░", "8A░", "4B░"):
        assert tile in told
    assert "random" in told
