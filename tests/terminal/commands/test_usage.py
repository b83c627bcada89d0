"""Help: its examples are true whichever games are installed."""

from __future__ import annotations

import pytest

from tests.terminal.commands.test_main import printed
from undercroft.engine.game import Game
from undercroft.engine.registry import find, names
from undercroft.lab.targets import targets_of
from undercroft.terminal.commands import usage
from undercroft.terminal.reports.markdown import rule_of
from undercroft.terminal.table.seats import read_options, settled

GAMES = [find(name) for name in names()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_example_names_an_option_and_a_rule_that_the_game_has(game: Game) -> None:
    shown = usage.shown_with(game)
    name = shown["option"].partition("=")[0]
    given = settled(game, read_options([shown["option"]]))
    assert getattr(game.options(given), name) == getattr(game.options({}), name)
    assert rule_of(game.rules_page("en"), shown["rule"])


def test_examples_are_shown_with_the_first_game(capsys: pytest.CaptureFixture[str]) -> None:
    first = usage.shown_with(GAMES[0])
    assert f"undercroft rules {first['game']} {first['rule']}\n" in printed(capsys, "rules", "--help")
    assert f"undercroft play {first['game']} --seed 7 --option {first['option']}\n" in printed(capsys, "play", "--help")


def test_calibrating_is_shown_with_a_game_that_has_targets(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "calibrate", "--help")
    (example,) = (line.split() for line in shown.splitlines() if line.endswith("--games 20"))
    assert targets_of(find(example[2])).targets


def test_where_no_game_is_installed_examples_name_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(usage, "names", lambda: [])
    assert "undercroft rules GAME ID\n" in printed(capsys, "rules", "--help")
