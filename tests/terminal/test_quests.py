"""`undercroft quest`: new, check."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.terminal.command import main

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


def test_check_draws_the_map_and_plays(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "2", "--bot", "random", "--heroes", "1", "--workers", "1"]
    assert main(["quest", "check", str(HERE / "chart.toml"), *arguments]) == 0
    told = capsys.readouterr().out
    assert "███" in told
    assert "2A 8A 4B" in told
    assert "random" in told
