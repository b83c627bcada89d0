"""A few random games; by the ten thousand with `./test -m soak`, or `python -m undercroft.kit.soak knock`."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from undercroft.engine.registry import names
from undercroft.kit.soak import main, soak

every_game = pytest.mark.parametrize("name", names())


@every_game
def test_a_short_soak(name: str) -> None:
    assert soak(name, range(1000, 1020)).total() == 20


@every_game
@pytest.mark.soak
def test_a_long_soak(name: str) -> None:
    assert soak(name, range(10_000)).total() == 10_000


def test_the_same_seeds_are_the_same_games() -> None:
    assert soak("knock", range(20)) == soak("knock", range(20))


def test_the_command_tells_how_the_games_ended() -> None:
    result = CliRunner().invoke(main, ["knock", "--games", "5"])
    assert result.exit_code == 0
    assert "5 games of knock, nothing broken" in result.output


def test_an_unknown_game_is_refused_with_a_sentence() -> None:
    result = CliRunner().invoke(main, ["chess"])
    assert result.exit_code == 2
    assert "there is no game called “chess”" in result.output
