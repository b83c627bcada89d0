"""Calibration on the screen: a table with a picture, a sentence for each target, files for more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.terminal.test_command import complaint, printed

from undercroft.lab.calibrate import Finding, Target
from undercroft.lab.statistics import Share
from undercroft.terminal.calibrate import METER, meter
from undercroft.terminal.command import main

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


def test_a_picture_of_a_share() -> None:
    target = Target(name="keep-1", share=0.5, within=0.05, players=[2])
    line = meter(Share(3, 4), Finding(target=target, by_players={2: Share(3, 4)}, met=False))
    assert len(line) == METER + 1
    assert line.index("●") == METER * 3 // 4
    assert [place for place, sign in enumerate(line) if sign == "▒"] == list(range(METER // 2 - 2, METER // 2 + 3))


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
