"""Clank! at the keyboard: keys go in, the screen is read."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import heist, named, table_at
from tests.terminal.desk import QUICK, Clock, Desk
from undercroft.games.clank.rules import Heist
from undercroft.terminal.table.session import Session


def a_desk(position: Heist, language: str = "en", size: tuple[int, int] = (80, 24)) -> Desk:
    session = Session(table_at(position), seed=1, now=Clock(), adviser=QUICK)
    session.sit(0)
    return Desk(session, language, *size)


def test_all_cards_that_need_no_choice_are_played_by_one_key() -> None:
    desk = a_desk(heist(hand="burgle*2,stumble,explore,apothecary"))
    assert "Play all cards that need no choice" in desk.shown()
    desk.press("enter")
    position = desk.session.table.position
    assert isinstance(position, Heist)
    assert named(position.thieves[0].hand) == ["apothecary"]
    assert len(position.thieves[0].played) == 4


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "+1 skill, +1 boot, −2 clank."), ("fr", "+1 de compétence, +1 botte, −2 clank.")],
)
def test_the_text_of_the_card_under_the_cursor_is_shown(language: str, words: str) -> None:
    assert words in a_desk(heist(row="sneak", skill=2), language).shown()


def test_a_way_is_chosen_by_its_key_on_the_map_and_tells_what_it_costs() -> None:
    desk = a_desk(heist(room=14, boots=1))
    assert ":move 8" in desk.shown()
    shown = desk.press("3")
    assert ":move 19" in shown
    assert "1 boot, 2 damage. 2 minor secrets. A market. In the depths." in shown


@pytest.mark.parametrize(("language", "words"), [("en", "out of 100"), ("fr", "sur 100")])
def test_a_hint_does_not_call_its_figure_a_chance_to_win(language: str, words: str) -> None:
    shown = a_desk(heist(room=2, boots=1, artifacts=(20,), damage=8, clank=9), language).press("h")
    assert words in " ".join(shown.split())
    assert ":move 1" in shown


@pytest.mark.parametrize("size", [(80, 24), (140, 45), (60, 20)])
def test_the_screen_fits_its_window(size: tuple[int, int]) -> None:
    shown = a_desk(heist(players=4, room=31, hand="burgle*5"), size=size).shown().splitlines()
    assert len(shown) <= size[1]
    assert max(map(len, shown)) <= size[0]
