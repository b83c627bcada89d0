"""Two people at their terminals, at one table of a server."""

from __future__ import annotations

import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.process import Chair, Guest, Running
from undercroft.terminal.commands.main import main

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are a thing of Unix", allow_module_level=True)

from tests.terminal.keyboard import Keyboard

PATIENCE = 60.0


@contextmanager
def opened(server: Running, **options: object) -> Iterator[tuple[Chair, str]]:
    """A table whose owner has no seat there, and its link."""
    guest = Guest(server, "Owner")
    table, key = guest.open("knock", options={"players": 2, "first": 1, **options})
    with guest.enter(table) as chair:
        chair.do("leave")
        yield chair, f"{server.url}/t/{table}#{key}"


def at_terminal(link: str, name: str, folder: Path, *flags: str) -> Keyboard:
    return Keyboard("join", link, "--name", name, *flags, UNDERCROFT_DATA=str(folder), LC_ALL="en_GB.UTF-8")


def play_on(*keyboards: Keyboard, until: str) -> None:
    """Whoever is asked presses Enter, until these words are on all screens."""
    end = time.monotonic() + PATIENCE
    while not all(until in keyboard.shown for keyboard in keyboards):
        assert time.monotonic() < end, "\n".join(keyboard.shown for keyboard in keyboards)
        for keyboard in keyboards:
            keyboard.read(0.1)
            if "Enter do" in keyboard.shown:
                keyboard.press("enter")


def test_two_terminals_play_a_whole_game_and_begin_another(server: Running, tmp_path: Path) -> None:
    with (
        opened(server) as (owner, link),
        at_terminal(link, "Ann", tmp_path) as ann,
        at_terminal(link, "Bob", tmp_path) as bob,
    ):
        for keyboard in (ann, bob):
            keyboard.wait_for("Waiting for the start.")
        begun = ann.wait_for("Bob")
        ann.press("c", *"hello", "enter")
        bob.wait_for("Ann: hello")
        owner.do("start")
        for keyboard in (ann, bob):
            keyboard.wait_for("Speech: talk freely")
        first, other = (ann, bob) if "1  Ann" in begun else (bob, ann)
        first.wait_for("Enter do")
        first.press("h")
        first.wait_for("Hint:")
        other.press("p")
        for keyboard in (ann, bob):
            keyboard.wait_for("The table is covered")
        first.press("enter")
        other.wait_for("is to move")
        play_on(ann, bob, until="the end")
        ann.press("n")
        ann.wait_for("Waiting for the start.")
        bob.wait_for("asks for another round")
        bob.press("n")
        for keyboard in (ann, bob):
            keyboard.wait_for("Speech: talk freely")
        ann.press("q")
        ann.wait_for("Leave the table?")
        ann.press("b")
        assert ann.exit_code() == 0
        bob.press("q")
        bob.wait_for("Leave the table?")
        bob.press("y")
        assert bob.exit_code() == 0
        for keyboard in (ann, bob):
            assert b"Traceback" not in keyboard.raw
    (kept, _) = (tmp_path / "guests").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


def test_whoever_comes_back_is_the_same_person_and_may_watch_a_bot_in_their_seat(
    server: Running, tmp_path: Path
) -> None:
    with opened(server, clock=0) as (owner, link):
        with at_terminal(link, "Ann", tmp_path) as ann:
            ann.wait_for("1  Ann (you)")
            owner.do("start")
            ann.wait_for("Enter do")
            ann.press("b")
            ann.wait_for("A bot plays for you")
            ann.press("q", "y")
            assert ann.exit_code() == 0
        with at_terminal(link, "Ann", tmp_path) as ann:
            ann.wait_for("A bot plays for you")
            ann.press("b")
            ann.read(1)
            assert "A bot plays for you" not in ann.shown


def test_a_terminal_finds_the_server_again_and_says_so(tmp_path: Path) -> None:
    with (
        Running(tmp_path / "server") as server,
        opened(server, clock=0) as (owner, link),
        at_terminal(link, "Ann", tmp_path) as ann,
    ):
        ann.wait_for("1  Ann (you)")
        owner.do("start")
        ann.wait_for("Speech: talk freely")
        server.stop()
        ann.wait_for("The connection is lost")
        server.start()
        ann.wait_for("The connection is back.")
        play_on(ann, until="the end")


def test_a_table_that_is_closed_is_gone(server: Running, tmp_path: Path) -> None:
    with opened(server) as (owner, link), at_terminal(link, "Ann", tmp_path, "--watch") as ann:
        ann.wait_for("Waiting for the start.")
        server.admin("POST", f"/api/admin/tables/{owner.welcome['table']['id']}/close")
        ann.wait_for("This table was closed.")
        ann.press("enter")
        assert ann.exit_code() == 0


def test_what_is_no_link_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "join", "vault-heron-742"]) == 2
    assert "is no link to a table" in capsys.readouterr().err
