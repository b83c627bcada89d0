"""Lines for a terminal without a screen."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from undercroft.engine.canvas import Canvas
from undercroft.engine.text import Text
from undercroft.terminal.table.dialogs import Line
from undercroft.terminal.table.lines import Lines
from undercroft.terminal.table.page import Page, Pages


class Notepad(Page):
    """Notes its keys and closes at q."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.typed: list[str] = []

    def draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        canvas.put(0, 0, "notes")
        canvas.put(0, 4, f"{len(self.keys)} keys")
        return canvas

    def press(self, key: str) -> None:
        if self.line is not None:
            self.line.press(key)
            if not self.line.is_open:
                self.line = None
            return
        self.keys.append(key)
        if key == "q":
            self.close()
        elif key == "s":
            self.line = Line("name", "usual", self.typed.append)


@pytest.fixture
def wire() -> Iterator[tuple[int, int]]:
    ends = os.pipe()
    yield ends
    for end in ends:
        os.close(end)


def pressed(typed: str, wire: tuple[int, int], language: str = "en") -> Notepad:
    """What a page gets of lines that are typed."""
    pages, notepad = Pages(), Notepad()
    pages.push(notepad)
    os.write(wire[1], typed.encode())
    Lines(Text(language), wire[0]).run(pages)
    return notepad


def test_a_line_is_what_is_pressed(wire: tuple[int, int]) -> None:
    notepad = pressed("\n2 right up\n12\n:h1@0,0\nescape\nspace\nq\n", wire)
    assert notepad.keys == ["enter", "2", "right", "up", "1", "2", *":h1@0,0", "enter", "escape", " ", "q"]


def test_keys_have_names_in_french_too_with_and_without_accents(wire: tuple[int, int]) -> None:
    assert pressed("haut bas\néchap\nechap\nespace\nleft\nq\n", wire, "fr").keys == [
        *("up", "down", "escape", "escape", " ", "left", "q"),
    ]


def test_what_is_asked_for_is_typed_in_one_line_and_an_empty_one_takes_what_stands_there(wire: tuple[int, int]) -> None:
    assert pressed("s\nAnn and Bob\ns\n\nq\n", wire).typed == ["Ann and Bob", "usual"]


def test_pages_are_printed_without_empty_lines_after_a_word_about_how(
    wire: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    pressed("x\nq\n", wire)
    told = capsys.readouterr().out
    assert told.startswith("This terminal has no screen")
    assert told.endswith("\nnotes\n\n0 keys\n> \nnotes\n\n1 keys\n> ")


def test_nobody_at_the_keyboard_is_the_end() -> None:
    reading, writing = os.pipe()
    os.close(writing)
    pages = Pages()
    pages.push(Notepad())
    with pytest.raises(EOFError):
        Lines(Text("en"), reading).run(pages)
    os.close(reading)
