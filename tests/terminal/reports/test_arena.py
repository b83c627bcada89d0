"""The tables of the arena: they fit, and say in both languages who is better."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from undercroft.engine.text import LANGUAGES, Text
from undercroft.lab.standings import Appearance, Place, neighbours, standings
from undercroft.terminal.reports.arena import matrix, standings_table, verdict
from undercroft.terminal.reports.figures import duration

SIX = ("random", "greedy", "novice@12345", "skilled@12345", "expert@12345", "master@100000")


def places(bots: tuple[str, ...], score: int = 0, meetings: int = 40) -> tuple[Place, ...]:
    """Bots that always finish in the order of their names."""
    meeting = [
        Appearance(bot=bot, won=bot == 0, score=score, standing=(0, -bot), seconds=12.3, thoughts=1)
        for bot in range(len(bots))
    ]
    return standings(bots, [meeting] * meetings)


def shown(thing: object, width: int = 80) -> str:
    out = StringIO()
    Console(file=out, width=width).print(thing)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_bots_fit_in_eighty_columns(language: str) -> None:
    text = Text(language)
    six = places(SIX, score=123)
    for table in (standings_table(six, text), matrix(six, text)):
        assert [line.rstrip() for line in shown(table).splitlines()] == [
            line.rstrip() for line in shown(table, width=200).splitlines()
        ]


def test_the_best_bot_stands_first() -> None:
    lines = shown(standings_table(places(("good", "bad")), Text("en"))).splitlines()
    assert lines[2].split()[:2] == ["1", "good"]
    assert "100.0 % [91.2–100.0]" in lines[2].replace("\N{NO-BREAK SPACE}", " ")
    assert lines[3].split()[:2] == ["2", "bad"]


def test_a_game_without_scores_has_no_column_for_them() -> None:
    text = Text("en")
    assert "Score" not in shown(standings_table(places(("good", "bad")), text))
    assert "7.0 ± 0.0" in shown(standings_table(places(("good", "bad"), score=7), text)).replace("\u00a0", " ")


def test_a_cell_of_the_matrix_is_row_against_column() -> None:
    lines = shown(matrix(places(("good", "bad")), Text("en"))).splitlines()
    assert lines[2].split() == ["1", "good", "·", "100.0", "100.0"]
    assert lines[3].split() == ["91–100"]
    assert lines[4].split() == ["2", "bad", "0.0", "·", "0.0"]


def test_a_program_is_named_as_it_was_typed() -> None:
    bots = ("exec:bot.py [bold]", "greedy")
    text = Text("en")
    assert bots[0] in shown(standings_table(places(bots), text))
    assert bots[0] in shown(matrix(places(bots), text))


def verdict_after(meetings: int, language: str = "en") -> str:
    ((better, worse, duel),) = neighbours(places(("good", "bad"), meetings=meetings))
    return verdict(better, worse, duel, Text(language))


def test_a_verdict_says_whether_a_difference_is_significant() -> None:
    assert verdict_after(5) == "good is not shown to be better than bad: ahead 5×, behind 0×, p = 0.062."
    assert verdict_after(6) == "good is better than bad: ahead 6×, behind 0×, p = 0.031."
    assert verdict_after(40).endswith("p < 0.001.")


def test_figures_have_the_decimal_sign_of_the_language() -> None:
    assert verdict_after(6, "fr").endswith("p = 0,031.")
    assert duration(0.0123, Text("fr")) == "12,3\N{NO-BREAK SPACE}ms"


@pytest.mark.parametrize(("seconds", "words"), [(2.25, "2.2 s"), (0.25, "250.0 ms"), (0.000_004, "4 µs")])
def test_a_duration_has_a_fitting_unit(seconds: float, words: str) -> None:
    assert duration(seconds, Text("en")) == words.replace(" ", "\N{NO-BREAK SPACE}")
