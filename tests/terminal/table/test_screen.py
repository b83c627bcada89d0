"""What the terminal is told."""

from __future__ import annotations

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import ColorDepth, DummyOutput

from undercroft.engine.canvas import Canvas
from undercroft.engine.errors import Trouble
from undercroft.terminal.table.page import Page, Pages
from undercroft.terminal.table.screen import Screen, can_write_signs, colour_depth


class Notepad(Page):
    """Notes the keys it gets and closes at q."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.trouble: Trouble | None = None

    def draw(self, width: int, height: int) -> Canvas:
        return Canvas(width, height)

    def press(self, key: str) -> None:
        self.keys.append(key)
        if key == "q":
            self.close()

    def tick(self) -> bool:
        if self.trouble is not None:
            raise self.trouble
        return False


def keys_of(typed: str) -> list[str]:
    """The names under which a page gets what is typed."""
    pages, notepad = Pages(), Notepad()
    pages.push(notepad)
    with create_pipe_input() as pipe:
        pipe.send_text(typed)
        Screen().run(pages, pipe, DummyOutput())
    return notepad.keys


def test_keys_have_names() -> None:
    assert keys_of("a\r\t\x7f\x1b[A\x1b[1;2C\x1b[5~\x1b[Z?q") == [
        "a",
        "enter",
        "tab",
        "backspace",
        "up",
        "shift-right",
        "page-up",
        "back-tab",
        "?",
        "q",
    ]


def test_pasted_words_are_typed() -> None:
    assert keys_of("\x1b[200~h1@0\x1b[201~q") == [*"h1@0", "q"]


def test_control_c_is_an_interrupt() -> None:
    with pytest.raises(KeyboardInterrupt):
        keys_of("\x03")


def test_trouble_between_keys_ends_the_screen_and_is_told() -> None:
    pages, notepad = Pages(), Notepad()
    notepad.trouble = Trouble("nothing-to-decide")
    pages.push(notepad)
    with create_pipe_input() as pipe, pytest.raises(Trouble):
        Screen().run(pages, pipe, DummyOutput())


def test_colour_is_asked_for_or_refused() -> None:
    assert colour_depth("auto", {}) is None
    assert colour_depth("auto", {"NO_COLOR": "1"}) == ColorDepth.DEPTH_1_BIT
    assert colour_depth("never", {}) == ColorDepth.DEPTH_1_BIT
    assert colour_depth("always", {"NO_COLOR": "1"}) == ColorDepth.DEPTH_8_BIT


def test_signs_need_an_encoding_that_has_them() -> None:
    assert can_write_signs("utf-8")
    assert not can_write_signs("ascii")
    assert not can_write_signs("latin-1")
    assert not can_write_signs(None)
