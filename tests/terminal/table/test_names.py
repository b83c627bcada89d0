"""Sentences with the names of the players."""

from __future__ import annotations

from tests.games.knock.positions import GAME
from undercroft.terminal.table.names import TableText


def test_players_are_called_by_their_names() -> None:
    text = TableText("en", GAME, ["Ann", "Bob"])
    assert text("prompt-wait", seat=2) == "Bob is to move."
    event = GAME.events.make("no-draw", seat=0)
    assert GAME.events.words(event, text).startswith("Ann ")


def test_a_name_may_hold_anything() -> None:
    for name in ('Bob "the Bold"', "{ $seat }", "back\\slash", "Zoë", "[1] *"):
        assert TableText("en", GAME, [name])("player", seat=1) == name


def test_what_cannot_be_printed_is_left_out() -> None:
    assert TableText("en", GAME, ["A\nn\tn"])("player", seat=1) == "Ann"
