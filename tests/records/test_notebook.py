"""A table in a notebook: drawn, escaped, in colour, and without anything that a spectator may not know."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from undercroft.engine.canvas import Canvas, Marks
from undercroft.engine.game import Game, View
from undercroft.engine.luck import Dice
from undercroft.engine.position import TABLE
from undercroft.engine.registry import find, names
from undercroft.engine.sketch import sketch
from undercroft.engine.text import LANGUAGES, Message, Text
from undercroft.games.knock.game import Knock
from undercroft.games.knock.view import KeepView
from undercroft.records.notebook import LOOKS, WINDOW, as_html, shown
from undercroft.records.record import Player
from undercroft.records.seat import Room
from undercroft.records.table import Table


class Words(HTMLParser):
    """What a browser would show of a page, and with which tags."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said = ""
        self.tags: list[str] = []
        self.open: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == [], "what is opened is closed"

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said += data


def played(name: str, decisions: int, seed: int = 3) -> Table:
    """A game for two after some random decisions."""
    game = find(name)
    options = game.options({"players": 2})
    table = Table(game, options, (Player(name="Ann"), Player(name="<b>Bob</b>")), Dice(seed))
    dice = Dice(seed)
    for _ in range(decisions):
        if not table.is_over:
            seat = table.waiting()[0]
            legal = table.packed(seat)
            table.play(seat, legal[dice.below(len(legal))])
    return table


def twin(table: Table, seat: int | None) -> Table:
    """The same table, with everything dealt again that a seat, or a spectator, does not know."""
    other = Table(table.game, table.options, tuple(table.players), Dice(1))
    position = table.position.copy()
    position.redeal(TABLE if seat is None else seat, Dice(99))
    other.stand(position)
    return other


# The sheet


def test_a_sheet_becomes_lines_without_the_space_behind_them() -> None:
    sheet = Canvas(20, 9)
    sheet.put(1, 0, "gold")
    sheet.put(0, 2, "lamp")
    assert Words(as_html(sheet)).said == " gold\n\nlamp"


def test_signs_of_the_markup_are_escaped() -> None:
    sheet = Canvas()
    sheet.put(0, 0, "<script>alert('&')</script>")
    sheet.put(0, 1, '"><img src=x>', "token")
    words = Words(as_html(sheet))
    assert words.said == "<script>alert('&')</script>\n\"><img src=x>"
    assert set(words.tags) == {"pre", "span"}


def test_styles_are_written_out_and_unknown_ones_are_plain() -> None:
    sheet = Canvas()
    sheet.put(0, 0, "ab", "creature")
    sheet.put(2, 0, "cd", "nobody-knows")
    sheet.put(4, 0, "  ", "deadly")
    page = as_html(sheet)
    assert '<span style="color:#d75f5f;font-weight:bold">ab</span>cd' in page
    assert '<span style="color:#ffffff;font-weight:bold;background:#d75f5f">  </span></pre>' in page


@pytest.mark.parametrize("name", names())
def test_every_style_of_a_drawing_has_a_look(name: str) -> None:
    table = played(name, 12)
    drawn = table.game.draw(table.view_of(None), table.game.text("en"), Marks(), *WINDOW)
    styles = {style for runs in drawn.rows() for _, style in runs if style}
    assert styles
    assert styles <= LOOKS.keys()


# The table


@pytest.mark.parametrize("name", names())
def test_a_table_shows_the_drawing_of_its_game(name: str) -> None:
    table = played(name, 6)
    game, view = table.game, table.view_of(None)
    for language in LANGUAGES:
        text = game.text(language)
        said = Words(shown(game, view, language)).said
        assert said.startswith(f"{text('game-title')} · {text.say(game.prompt(view))}")
        assert said.endswith(game.draw(view, text, Marks(), *WINDOW).plain().rstrip())
    assert table._repr_html_() == shown(game, view)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("decisions", [0, 7, 25])
def test_nobody_can_tell_by_it_what_a_spectator_may_not_know(name: str, decisions: int) -> None:
    table = played(name, decisions)
    assert twin(table, None)._repr_html_() == table._repr_html_()
    for seat in range(2):
        assert Room(twin(table, seat)).seat(seat)._repr_html_() == Room(table).seat(seat)._repr_html_()


def test_there_is_something_to_hide_and_a_seat_sees_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    table = played("knock", 0)
    seat, spectator = Words(Room(table).seat(0)._repr_html_()).said, Words(table._repr_html_()).said
    assert table.game.write(twin(table, None).position) != table.game.write(table.position)
    assert "Slime" in seat
    assert "Slime" not in spectator


class Sketched(Knock):
    """A game without a drawing, that asks for things in the signs of a markup."""

    def draw(self, view: KeepView, text: Text, marks: Marks, width: int, height: int) -> Canvas:
        return Game.draw(self, view, text, marks, width, height)

    def prompt(self, view: View) -> Message:
        return Message("<b>do</b> & see")


def test_a_game_without_a_drawing_is_told_line_by_line_and_its_words_are_escaped() -> None:
    game = Sketched()
    table = Table(game, game.options({"players": 2}), (Player(name="Ann"), Player(name="Bob")), Dice(3))
    page = Words(table._repr_html_())
    assert page.said.endswith(sketch(table.view_of(None), WINDOW[0]).plain().rstrip())
    assert "<b>do</b> & see" in page.said
    assert page.tags[:3] == ["div", "div", "b"] and set(page.tags[3:]) == {"pre", "span"}
