"""Whole stories in a real terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from undercroft.engine.registry import find
from undercroft.records.files import load, save
from undercroft.records.record import Player, Record, header_for
from undercroft.terminal.table.saves import Saves

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are a thing of Unix", allow_module_level=True)

from tests.terminal.keyboard import Keyboard


def test_alone_a_few_cards_are_placed_and_the_game_is_resumed_where_it_was_left(data_folder: Path) -> None:
    with Keyboard("knock", "--seed", "5") as keyboard:
        assert "6:00" in keyboard.wait_for("Your turn: place a card.")
        keyboard.press("h")
        keyboard.wait_for("Hint:")
        keyboard.press("enter")
        keyboard.wait_for("Player 1 draws")
        keyboard.press("q")
        keyboard.wait_for("Leave the game?")
        keyboard.press("y")
        assert keyboard.exit_code() == 0
    saved = load(Saves(data_folder).newest_running())
    assert [entry.action for entry in saved.entries[2:]] == ["!pause"]
    with Keyboard("resume") as keyboard:
        keyboard.wait_for("The table is covered")
        keyboard.press("enter")
        keyboard.wait_for("The game goes on.")
        keyboard.press("h")
        keyboard.wait_for("Hint:")
        keyboard.press("enter", "interrupt")
        assert keyboard.exit_code() == 130
        assert b"Traceback" not in keyboard.raw
    resumed = load(Saves(data_folder).newest_running())
    assert resumed.entries[:3] == saved.entries
    assert [entry.action[0] == "!" for entry in resumed.entries[3:]] == [True, False, True]


def test_a_second_window_does_not_get_a_game_that_is_open_and_a_crash_leaves_no_lock() -> None:
    with Keyboard("knock", "--seed", "5") as keyboard:
        keyboard.wait_for("Your turn: place a card.")
        with Keyboard("resume") as second:
            second.wait_for("is open in another window")
            assert second.exit_code() == 2
        keyboard.process.kill()
        keyboard.process.wait()
        with Keyboard("resume") as third:
            third.wait_for("place a card")


def test_a_hot_seat_with_a_bot_in_french_without_colour() -> None:
    seats = ("--seats", "Anne,Bruno,greedy", "--fast")
    with Keyboard("knock", "--seed", "7", *seats, LC_ALL="fr_FR.UTF-8", NO_COLOR="1") as k:
        curtain = k.wait_for("Passez le clavier à")
        assert "●" not in curtain
        k.press("enter")
        k.wait_for("posez une carte")
        k.press(":", *"h01@0,0", "enter")
        k.wait_for("r pour lire la règle")
        k.press("r")
        k.wait_for("Les règles de")
        k.press("escape")
        k.wait_for("[Poser]")
        k.press("h", " ")
        k.wait_for("Conseil")
        k.press("enter")
        k.wait_for("Passez le clavier à")
        assert b"\x1b[38;" not in k.raw and b"\x1b[31m" not in k.raw


@pytest.mark.parametrize("leaving", [("q", "y"), ("interrupt",)])
def test_nobody_waits_for_a_bot_that_thinks(data_folder: Path, leaving: tuple[str, ...]) -> None:
    table = ("--seats", "expert@1000000,Ann", "--option", "first=1", "--seed", "5", "--fast")
    with Keyboard("knock", *table) as keyboard:
        keyboard.wait_for("Expert @1000000 is thinking ░░░░░░░░░░ 0")
        keyboard.press("p")
        keyboard.wait_for("The table is covered")
        keyboard.press("enter")
        keyboard.wait_for("is thinking")
        keyboard.press(" ")
        keyboard.wait_for("place a card")
        keyboard.press("h")
        keyboard.wait_for("Hint:")
        keyboard.press("enter")
        keyboard.wait_for("is thinking")
        keyboard.press(*leaving)
        assert keyboard.exit_code() == (130 if leaving == ("interrupt",) else 0)
        assert b"Traceback" not in keyboard.raw
    saved = load(Saves(data_folder).newest_running())
    assert [entry.action for entry in saved.entries[:3]] == ["!deal", "!pause", "!resume"]
    assert len(saved.entries) == 6 and saved.entries[-1].action == "!pause"


def test_a_saved_adventure_is_started_from_its_save_and_the_save_stays(data_folder: Path, tmp_path: Path) -> None:
    game = find("knock")
    options = game.options({"players": 1, "adventure": True, "keep": 3, "spells": ["poison"]})
    record = Record(header=header_for(game, options, (Player(name="Ann"),)))
    save(record, tmp_path / "third.record")
    with Keyboard("resume", str(tmp_path / "third.record")) as keyboard:
        assert "Keep 3 · Poison" in keyboard.wait_for("place a card")
    assert load(tmp_path / "third.record") == record
    assert len(load(Saves(data_folder).newest_running()).entries) == 1


def test_colour_is_there_when_it_is_not_refused() -> None:
    with Keyboard("knock", "--colour", "always", NO_COLOR="1") as keyboard:
        keyboard.wait_for("place a card")
        assert b"\x1b[0;38;5;" in keyboard.raw


def test_the_screen_follows_the_size_of_the_window() -> None:
    with Keyboard("knock", "--seed", "5") as keyboard:
        keyboard.wait_for("place a card")
        keyboard.change_size(120, 40)
        keyboard.read(1.0)
        keyboard.wait_for("place a card")
        assert keyboard.screen.display[39].startswith(" ←↑↓→")


def test_the_menu_opens_and_starts_a_game() -> None:
    with Keyboard("terminal") as keyboard:
        keyboard.wait_for("Start")
        keyboard.press("enter")
        keyboard.wait_for("h hint")  # whichever game comes first
        keyboard.press("q", "y")
        assert keyboard.exit_code() == 0


def test_without_utf_8_everything_is_ascii() -> None:
    with Keyboard("knock", "--seed", "5", PYTHONUTF8="0", LC_ALL="C", PYTHONIOENCODING="ascii") as keyboard:
        shown = keyboard.wait_for("place a card")
        assert shown.isascii()
        assert "+---" in shown


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    with Keyboard("knock", "--seats", "random", "--fast") as keyboard:
        keyboard.wait_for("[q] quit")
        keyboard.press("q")
        assert keyboard.exit_code() == 0
    with Keyboard("replay") as keyboard:
        keyboard.wait_for("deal")
        keyboard.press("right")
        keyboard.wait_for("1/")
        keyboard.press("end")
        keyboard.wait_for("(K")
        keyboard.press("q")
        assert keyboard.exit_code() == 0


def test_time_runs_out() -> None:
    with Keyboard("knock", "--option", "clock=1") as keyboard:
        shown = keyboard.wait_for("(K22)")
        assert "Lost." in shown


def test_a_crash_of_the_machine_loses_nothing(data_folder: Path) -> None:
    with Keyboard("knock", "--seed", "5") as keyboard:
        keyboard.wait_for("place a card")
        keyboard.press("enter", "enter")
        keyboard.wait_for("Player 1 places")
        os.kill(keyboard.process.pid, 9)
        keyboard.process.wait()
    assert len(load(next((data_folder).rglob("*.record"))).entries) == 2
