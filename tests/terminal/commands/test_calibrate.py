"""`undercroft calibrate`: a table, a sentence for each target, files for more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.commands.test_main import complaint, printed
from undercroft.engine.registry import find
from undercroft.engine.text import LANGUAGES
from undercroft.terminal.commands.main import main

QUICK = ("calibrate", "knock", "--bot", "random", "--games", "1", "--workers", "1")


def test_a_missed_target_is_told_and_ends_with_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Random teams win nothing."""
    data, picture = tmp_path / "found.json", tmp_path / "chart.svg"
    assert main([*QUICK, "--json", str(data), "--chart", str(picture)]) == 1
    out = capsys.readouterr().out
    assert "Keep 1: 0.0\N{NO-BREAK SPACE}% won, 70.0\N{NO-BREAK SPACE}% aimed at: missed." in out
    assert "together" in out and "alone" in out
    found = json.loads(data.read_text())
    assert found["calibration"]["bot"] == "random"
    assert [finding["met"] for finding in found["findings"]] == [False] * 8
    assert picture.read_text().startswith("<svg")


def test_it_speaks_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", *QUICK]) == 1
    out = capsys.readouterr().out
    assert "Donjon 1, solo" in out and "manqué" in out


def test_some_targets_can_be_chosen(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = tmp_path / "found.json"
    assert main([*QUICK, "--target", "keep-2-solo", "--target", "keep-1", "--json", str(data)]) == 1
    assert [finding["target"]["name"] for finding in json.loads(data.read_text())["findings"]] == [
        "keep-1",
        "keep-2-solo",
    ]
    out = capsys.readouterr().out
    assert "Keep 1" in out and "Keep 2, alone" in out and "Keep 3" not in out


def test_an_unknown_target_is_refused_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, *QUICK, "--target", "keep-5")
    assert "“keep-5”" in said and "keep-1, keep-2, keep-3, keep-4, keep-1-solo" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_rivals_are_held_against_their_targets(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One game with each number of players: somebody is far ahead of a fair share, or nobody has won."""
    main(["--lang", language, "calibrate", "donjon", "--bot", "random", "--games", "1", "--workers", "1"])
    out = capsys.readouterr().out
    text = find("donjon").text(language)
    assert text("calibrate-seat", players=4, place=4) in out
    assert out.count(text("calibrate-players", players=3)) >= 2, "in front of its seats, and for its scores"
    assert len([line for line in out.splitlines() if line.startswith(text("target-seats"))]) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bot", "oracle"), "oracle"),
        (("--chart", "/no/such/folder/chart.svg"), "chart.svg"),
        (("--games", "0"), "0"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    arguments: tuple[str, str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in complaint(capsys, *QUICK, *arguments)


def test_help_shows_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--chart" in printed(capsys, "calibrate", "--help")
