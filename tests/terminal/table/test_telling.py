"""News and previews in words."""

from __future__ import annotations

import pytest

from tests.games.knock.positions import GAME, keep
from tests.terminal.desk import a_table
from undercroft.engine.codec import Seat
from undercroft.engine.luck import Dice
from undercroft.engine.preview import Change, Preview
from undercroft.engine.registry import find
from undercroft.records.record import Player
from undercroft.records.seat import Room
from undercroft.records.table import Table
from undercroft.terminal.table.telling import Teller


def teller(language: str = "en") -> Teller:
    return Teller(GAME, language, ["Ann", "Bob"])


def last(table: Table, language: str = "en") -> list[str]:
    """How a spectator is told the last step."""
    return teller(language).sentences(table.news(None)[-1])


# What happened


def test_an_action_is_told_by_its_events_with_what_a_seat_may_know() -> None:
    table = a_table("Ann,Bob", keep("h1111@0,0", "void-1,void-2", "void-3", pile="h0230"))
    table.play(0, "void-1@1,1")
    told = {seat: " ".join(teller().sentences(table.news(seat)[-1])) for seat in (0, 1, None)}
    assert "Ann draws the hall h0230." in told[0]
    assert told[1] == told[None] and "Ann draws a card." in told[1]


@pytest.mark.parametrize(("language", "words"), [("en", "An action is taken back."), ("fr", "Une action est annulée.")])
def test_something_taken_back_is_told(language: str, words: str) -> None:
    table = a_table("Ann", keep("h1111@0,0", "joker-1,void-1"))
    table.play(0, "joker-1@1,1")
    table.undo(0)
    assert last(table, language) == [words]


def test_who_leaves_and_who_comes_is_told() -> None:
    table = a_table("Ann,Bob")
    table.resign(1)
    assert last(table) == ["Bob gives up."]
    table.seat(1, Player(name="Grim", kind="greedy"))
    assert last(table) == ["Grim now plays in seat 2."]
    table.resign(0, reason="time")
    assert last(table, "fr") == ["Ann a perdu au temps."]


def test_a_pause_is_told() -> None:
    table = a_table("Ann")
    table.pause(0)
    assert last(table) == ["The game is paused."]
    table.pause(0, False)
    assert last(table, "fr") == ["La partie reprend."]


def test_a_step_that_shows_nothing_is_not_told() -> None:
    """A hero is chosen before its gear and its ability: only all three are told."""
    delve = find("deckbox")
    table = Table(delve, delve.options({"players": 1}), (Player(name="Ann"),), Dice(1))
    table.play(0, "hero warden")
    says = Teller(delve, "en", ["Ann"])
    assert says.told(table.news(0, since=1)) == []
    table.undo(0)
    assert says.told(table.news(0, since=1)) == [["An action is taken back."]]


def test_the_log_has_the_newest_steps_that_fit() -> None:
    table = a_table("Ann,Bob", keep("h1111@0,0", "void-1,void-2", "void-3,void-4", pile="h0230,h4000"))
    table.play(0, "void-1@1,1")
    table.play(1, "void-3@-1,-1")
    news = table.news(None, since=1)
    whole = teller().log(news, 9, 200)
    assert len(whole) == 2 and "Ann places" in whole[0] and "Bob places" in whole[1]
    assert teller().log(news, 1, 200) == whole[1:]
    (cut,) = teller().log(news, 1, 45)
    assert cut.startswith("(w: all) … ")


# What would happen


def brings(code: str, language: str = "en", lines: int = 1, width: int = 200) -> list[str]:
    table = a_table("Ann", keep("h1111@0,0", "void-1,h4000,joker-1", pile="h0230"))
    (preview,) = Room(table).seat(0).previews([code])
    return teller(language).brings(preview, lines, width)


def test_a_preview_tells_the_figures_that_change_and_that_luck_is_asked() -> None:
    assert brings("h4000@-1,-1") == ["Danger: 4→3 (0,0), –→4 (-1,-1) · Luck answers next: no taking back."]


def test_a_preview_without_luck_says_nothing_of_it() -> None:
    assert "Luck" not in " ".join(brings("joker-1@1,1"))


def test_a_preview_is_french_in_french() -> None:
    (said,) = brings("h4000@-1,-1", "fr")
    assert said.startswith("Danger\u00a0: 4→3 (0,0)")
    assert said.endswith("Le hasard va répondre\u00a0: on ne pourra plus annuler.")


def test_in_a_narrow_window_figures_are_cut_and_the_note_is_not() -> None:
    (said,) = brings("h4000@-1,-1", width=60)
    assert len(said) == 60
    assert said.endswith("… · Luck answers next: no taking back.")
    assert len(brings("h4000@-1,-1", lines=2, width=60)) == 2
    assert brings("h4000@-1,-1", width=9) == ["Luck ans…"]


def test_a_preview_tells_the_end_of_the_game() -> None:
    table = a_table("Ann", keep("h1112@0,0", "h4000"))
    (preview,) = Room(table).seat(0).previews(["h4000@-1,-1r"])
    assert preview.outcome is not None
    assert "its danger has reached 6. (K15)" in " ".join(teller().brings(preview, 2, 200))


def figures(says: Teller, *changes: Change) -> str:
    preview = Preview[None, None](
        code="", events=(), changes=changes, luck=None, waiting=(), discloses=False, outcome=None, view=None
    )
    return " ".join(says.brings(preview, 1, 200))


def test_what_has_a_figure_is_named() -> None:
    """A place, the only one, a thing by its code, a thing that has but a number."""
    said = figures(teller(), Change("tokens", 3, None, "1,-1"), Change("reserve", 8, 5))
    assert said == "Time tokens: 3→– (1,-1) · Time tokens in the reserve: 8→5"
    assert "1→2 (Fireball), 1→3 (2)" in figures(
        teller(), Change("chests", 1, 2, "fireball"), Change("chests", 1, 3, "2")
    )


def test_a_figure_of_a_seat_has_the_name_of_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "counted", {"chests": Seat("seat")})
    assert figures(teller(), Change("chests", 0, 2, "2")) == "Chests: 0→2 (Bob)"
