"""Signs, keys, and what is under the cursor."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from undercroft.engine.canvas import Canvas, Marks, Sign
from undercroft.engine.columns import columns
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.preview import previews
from undercroft.engine.registry import find, names
from undercroft.engine.text import LANGUAGES
from undercroft.records.record import Player
from undercroft.records.table import Table
from undercroft.terminal.table.board import Board
from undercroft.terminal.table.chooser import Chooser
from undercroft.terminal.table.explaining import legend_lines, signs_of
from undercroft.terminal.table.names import TableText
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.session import Session

SIZES = ((60, 11), (80, 17), (140, 34))
"""What a game has of a window of 60×18, 80×24, 140×45."""
WINDOWS = ((60, 18), (80, 24), (140, 45))
PUNCTUATION = " \u00a0\u202f.,:;!?’'“”«»()-–+%&/·−"
"""What stands in sentences and is no sign there."""
PEOPLE = ("Ann", "Bob", "Cid", "Dot")
every_game = pytest.mark.parametrize("game", names())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def a_board(game: Game, language: str, table: Table) -> tuple[Board, Pages]:
    """A board of somebody who is about to choose."""
    pages = Pages()
    board = Board(Session(table, 1), language, lambda board: None, lambda: None)
    pages.push(board)
    pages.tick()
    if pages.top is not board:
        pages.press("enter")
        pages.tick()
    return board, pages


def a_table(game: Game, players: int, seed: int) -> Table:
    options = game.options({"players": players})
    return Table(game, options, tuple(Player(name=name) for name in PEOPLE[:players]), Dice(seed))


def moments(name: str, games: int = 3, every: int = 9) -> Iterator[Table]:
    """Random games, now and then."""
    game = find(name)
    for seed in range(games):
        players = list(game.seats)[seed % min(len(game.seats), 4)]
        table, dice = a_table(game, players, seed), Random(seed)
        for step in range(240):
            if step % every == seed:
                yield table
            seats = table.waiting()
            if not seats:
                yield table
                break
            table.play(seats[0], dice.choice(table.legal(seats[0])))


@cache
def glyphs(name: str, language: str) -> frozenset[str]:
    """Every character that is drawn, with all kinds of choices in hand."""
    game, found = find(name), set[str]()
    text = TableText(language, game, PEOPLE)
    for table in moments(name):
        seat = next(iter(table.waiting()), None)
        view = table.view(seat).view
        for size in SIZES:
            found |= characters(game.draw(view, text, Marks(), *size))
        if seat is not None:
            chooser = Chooser(game.actions, table.packed(seat))
            for number in range(len(chooser.kinds)):
                (preview,) = previews(game, view, [chooser.action])
                marks = Marks(labels=chooser.labels(), ghost=chooser.action, after=preview.view)
                found |= characters(game.draw(view, text, marks, *SIZES[number % 3]))
                chooser.next_kind()
    return frozenset(found)


def characters(canvas: Canvas) -> set[str]:
    return {character for words, _ in canvas.cells.values() for character in words}


def unexplained(drawn: frozenset[str], signs: list[Sign]) -> set[str]:
    explained = {character for one in signs for character in one.sign}
    frames = {"─": "│┌┐└┘", "═": "║╔╗╚╝", "┄": "┆"}
    explained |= {corner for line in explained & set(frames) for corner in frames[line]}
    return {character for character in drawn - explained if not character.isalnum()} - set(PUNCTUATION)


@every_game
@every_language
def test_the_legend_names_every_sign_that_is_drawn(game: str, language: str) -> None:
    played = find(game)
    signs = signs_of(played, played.text(language))
    assert unexplained(glyphs(game, language), signs) == set()


@every_game
def test_a_sign_that_the_legend_forgets_is_noticed(game: str) -> None:
    played = find(game)
    signs = signs_of(played, played.text("en"))
    missed = [one for one in signs if unexplained(glyphs(game, "en"), [other for other in signs if other != one])]
    assert len(missed) >= 3


@every_game
@every_language
@pytest.mark.parametrize("window", WINDOWS)
def test_help_tells_signs_and_keys_in_every_window(game: str, language: str, window: tuple[int, int]) -> None:
    played = find(game)
    board, pages = a_board(played, language, a_table(played, played.seats.start or 1, 1))
    pages.press("?")
    read: list[str] = []
    for _ in range(9):
        rows = pages.draw(*window).plain().splitlines()
        assert len(rows) <= window[1] and all(columns(row) <= window[0] for row in rows)
        read += rows[1:-1]
        pages.press("page-down")
    told = squeezed(" ".join(read))
    for one in signs_of(played, board.text):
        assert one.sign in told
        assert squeezed(one.words).split()[0] in told
    for row in board.help_words().splitlines():
        assert squeezed(row) in told
    assert "▼" not in pages.draw(*window).plain().splitlines()[-1]


def squeezed(words: str) -> str:
    return " ".join(words.split())


def test_a_game_without_signs_still_has_its_keys() -> None:
    game = find(names()[0])
    bare = signs_of(Plain(), game.text("en"))  # type: ignore[arg-type]
    assert [one.sign for one in bare] == ["a", "8→5", "▲▼◂▸", "…"]


class Plain:
    """What a game is that draws nothing of its own."""

    legend = Game.legend


def test_a_legend_has_as_many_columns_as_there_is_room_for() -> None:
    signs = [Sign("●", "token", "a token"), Sign("(3)", "safe", "a hall that is quiet and has a danger of three")]
    wide = ["".join(words for words, _ in line) for line in legend_lines(signs, 80)]
    assert wide == ["●    a token" + " " * 28 + "(3)  a hall that is quiet and has a", " " * 45 + "danger of three"]
    narrow = ["".join(words for words, _ in line) for line in legend_lines(signs, 40)]
    assert narrow == ["●    a token", "(3)  a hall that is quiet and has a", "     danger of three"]


@every_game
@every_language
def test_all_about_what_is_under_the_cursor_is_read_at_a_key(game: str, language: str) -> None:
    played, seen = find(game), 0
    for table in moments(game, games=1, every=11):
        board, pages = a_board(played, language, table)
        chooser = board.current()
        if chooser is None:
            continue
        about = played.about(board.session.view.view, chooser.action, board.text)
        pages.press("i")
        told = squeezed(pages.draw(100, 200).plain())
        assert squeezed(played.actions.words(chooser.action, board.text)) in told
        assert squeezed(about) in told
        seen += bool(about)
        pages.press("i")
        assert pages.top is board
    assert seen or not played.printed(played.text(language))


def test_the_text_of_every_card_that_lies_open_is_read_too() -> None:
    game = find("clank")
    board, pages = a_board(game, "en", a_table(game, 2, 3))
    pages.press("i")
    told = squeezed(pages.draw(100, 200).plain())
    texts, called = board.teller.labels.texts["card"], board.teller.labels.names["card"]
    view = board.session.view.view
    for offer in (*view.row, *view.reserve):
        assert squeezed(f"{called[offer.card]}: {texts[offer.card]}") in told
    hidden = set(texts) - {offer.card for offer in (*view.row, *view.reserve)} - set(view.thieves[view.seat].hand)
    assert not any(f"{called[code]}: " in told for code in hidden)
