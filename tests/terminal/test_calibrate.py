"""Calibration on the screen: a table with a picture, a sentence for each target, files for more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.terminal.test_command import complaint, printed

from undercroft.engine.registry import find
from undercroft.engine.text import LANGUAGES
from undercroft.lab.calibrate import Finding
from undercroft.lab.statistics import Share
from undercroft.lab.targets import Edge, Even, Row, Scores, Won
from undercroft.terminal.calibrate import METER, meter, verdict
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


def test_a_picture_of_a_share() -> None:
    line = meter(Row(players=2, share=Share(3, 4), low=0.45, high=0.55))
    assert len(line) == METER + 1
    assert line.index("●") == METER * 3 // 4
    assert [place for place, sign in enumerate(line) if sign == "▒"] == list(range(METER // 2 - 2, METER // 2 + 3))


def test_seats_and_scores_are_told_in_a_sentence() -> None:
    text = find("donjon").text("en")
    seat = Row(players=3, seat=1, share=Share(30, 80), high=1 / 3 + 0.03)
    edge = Edge(name="seats", above=0.03, players=[3])
    assert verdict(Finding(target=edge, rows=[seat], telling=seat, met=False), text).replace(
        "\N{NO-BREAK SPACE}", " "
    ) == (
        "Seats: the seat furthest ahead wins 37.5 % of the games (3 players, seat 2), at most 36.3 % aimed at: missed."
    )
    most = Row(players=2, share=Share(60, 80), low=0.7)
    scores = Scores(name="scores", low=45, high=80, least=0.7, players=[2])
    assert verdict(Finding(target=scores, rows=[most], telling=most, met=True), text).replace(
        "\N{NO-BREAK SPACE}", " "
    ) == ("Winning scores: 75.0 % lie from 45 to 80 (2 players), at least 70.0 % aimed at: met.")


def test_values_of_an_option_are_told_in_a_sentence() -> None:
    text = find("deckbox").text("en")
    solo = Row(players=1, value="tower", share=Share(0, 14), low=0.05, high=0.95)
    quests = Won(name="any-party", by="quest", share=0.5, within=0.45, players=[1])
    assert verdict(Finding(target=quests, rows=[solo], telling=solo, met=False), text).replace(
        "\N{NO-BREAK SPACE}", " "
    ) == (
        "Any number of heroes: alone, tower comes nearest to the limits with 0.0 % won, "
        "5.0 % to 95.0 % aimed at: missed."
    )
    weak = Row(players=2, value="song", share=Share(10, 28), low=0.25)
    heroes = Even(name="heroes", by="party", least=0.5, players=[2])
    assert verdict(Finding(target=heroes, rows=[weak], telling=weak, met=True), text).replace(
        "\N{NO-BREAK SPACE}", " "
    ) == ("Ready-made heroes: the weakest wins 35.7 % (2 players, song), at least 25.0 % aimed at: met.")


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
