"""The start menu."""

from __future__ import annotations

from tests.terminal.desk import table_of
from undercroft.bots.kinds import KINDS
from undercroft.engine.registry import find
from undercroft.records.record import PERSON
from undercroft.terminal.table.board import Board
from undercroft.terminal.table.dialogs import Pager
from undercroft.terminal.table.menu import Menu
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.start import Evening


def a_menu() -> tuple[Menu, Pages]:
    pages = Pages()
    menu = Menu("en", Evening(pages, "en", seed=1, fast=True))
    menu.take_game("knock")
    pages.push(menu)
    return menu, pages


def go_to(menu: Menu, label: str) -> None:
    menu.cursor = [row.label for row in menu.rows()].index(label)


def press(pages: Pages, *keys: str) -> str:
    for key in keys:
        pages.press(key)
        pages.draw(80, 24)
    return pages.draw(80, 24).plain()


def test_enter_starts_a_game_at_once() -> None:
    _, pages = a_menu()
    press(pages, "enter")
    assert isinstance(pages.top, Board)


def test_players_are_added_named_changed_and_removed() -> None:
    menu, pages = a_menu()
    go_to(menu, "Add a player")
    press(pages, "enter")
    assert [player.name for player in menu.players] == ["Player 1", "Player 2"]
    go_to(menu, "Seat 1")
    press(pages, "enter", "clear", *"Ann", "enter")
    go_to(menu, "Seat 2")
    press(pages, "right", "right")
    assert [(player.name, player.kind) for player in menu.players] == [("Ann", "person"), ("Greedy", "greedy")]
    press(pages, "backspace")
    assert [player.name for player in menu.players] == ["Ann"]
    go_to(menu, "Seat 1")
    press(pages, "backspace")
    assert len(menu.players) == 1


def test_two_people_cannot_have_the_same_name() -> None:
    menu, pages = a_menu()
    go_to(menu, "Add a player")
    press(pages, "enter")
    go_to(menu, "Seat 2")
    shown = press(pages, "enter", "clear", *"player 1", "enter")
    assert "two people cannot both be called player 1" in shown
    assert [player.name for player in menu.players] == ["Player 1", "Player 2"]
    assert "two people" not in press(pages, "down")


def test_whoever_comes_later_gets_a_name_that_is_free() -> None:
    menu, pages = a_menu()
    for _ in range(2):
        go_to(menu, "Add a player")
        press(pages, "enter")
    go_to(menu, "Seat 1")
    press(pages, "backspace")
    go_to(menu, "Add a player")
    press(pages, "enter")
    assert [player.name for player in menu.players] == ["Player 2", "Player 3", "Player 4"]
    go_to(menu, "Seat 1")
    press(pages, "right", "left")
    assert [player.name for player in menu.players] == ["Player 1", "Player 3", "Player 4"]


def test_a_seat_may_be_taken_by_every_kind_of_bot() -> None:
    menu, pages = a_menu()
    go_to(menu, "Seat 1")
    offered = []
    for _ in KINDS:
        shown = press(pages, "right")
        offered.append(menu.players[0].kind)
        assert f"({menu.text('menu-bot', kind=menu.text(f'bot-{offered[-1]}'))})" in shown
    assert offered == list(KINDS)
    press(pages, "right")
    assert menu.players[0].kind == PERSON


def test_options_are_switched_stepped_and_chosen_from_a_list_by_their_names() -> None:
    menu, pages = a_menu()
    go_to(menu, "Adventure")
    press(pages, "right")
    go_to(menu, "Keep")
    press(pages, "right")
    go_to(menu, "Spellbook tokens")
    assert "○ Poison" in press(pages, "enter")
    shown = press(pages, "down", "down", "enter")
    assert "● Poison" in shown
    assert "Poison" in press(pages, "escape")
    go_to(menu, "Start")
    press(pages, "enter")
    board = pages.top
    assert isinstance(board, Board)
    assert table_of(board).options == find("knock").options(
        {"players": 1, "adventure": True, "keep": 2, "spells": ["poison"]}
    )


def test_a_number_stays_within_its_limits() -> None:
    menu, pages = a_menu()
    go_to(menu, "Keep")
    press(pages, *["right"] * 9)
    assert menu.options.values["keep"] == 4
    press(pages, *["left"] * 9)
    assert menu.options.values["keep"] == 1


def test_a_quest_is_chosen_by_its_title_and_a_line_tells_its_goal() -> None:
    menu, pages = a_menu()
    menu.take_game("deckbox")
    go_to(menu, "Quest")
    shown = press(pages, "enter", "down", "down")
    assert "▸ ○ The Toll Bridge" in shown
    assert "get every living hero to the far" in shown
    press(pages, "enter")
    assert pages.top is menu
    assert menu.options.values["quest"] == "bridge"


def test_options_that_do_not_fit_together_are_told_and_nothing_starts() -> None:
    menu, pages = a_menu()
    go_to(menu, "Keep")
    press(pages, "right")
    go_to(menu, "Start")
    assert "belong to the adventure" in press(pages, "enter")
    assert pages.top is menu


def test_the_language_changes_the_menu_itself() -> None:
    menu, pages = a_menu()
    go_to(menu, "Language")
    shown = press(pages, "right")
    assert "Commencer" in shown
    assert "Joueur 1" in shown and "Player 1" not in shown
    assert menu.evening.language == "fr"


def test_with_nothing_saved_there_is_nothing_to_resume() -> None:
    menu, pages = a_menu()
    go_to(menu, "Go on with the last game")
    assert "there is no saved game" in press(pages, "enter")


def test_the_last_game_goes_on() -> None:
    menu, pages = a_menu()
    press(pages, "enter")
    first = pages.top
    assert isinstance(first, Board)
    first.play(table_of(first).legal(0)[0])
    pages.replace(menu)
    go_to(menu, "Go on with the last game")
    press(pages, "enter")
    again = pages.top
    assert isinstance(again, Board)
    assert table_of(again).record == table_of(first).record


def test_rules_are_read_from_the_menu_and_q_leaves() -> None:
    menu, pages = a_menu()
    go_to(menu, "Rules")
    press(pages, "enter")
    assert isinstance(pages.top, Pager)
    press(pages, "escape", "q")
    assert pages.top is None


def test_escape_asks_before_it_quits() -> None:
    menu, pages = a_menu()
    assert "Quit Undercroft?" in press(pages, "escape")
    press(pages, "n")
    assert pages.top is menu
    press(pages, "escape", "y")
    assert pages.top is None
