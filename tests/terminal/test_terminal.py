"""Whole stories in a real terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from undercroft.engine.registry import find, names
from undercroft.records.files import load, save
from undercroft.records.record import Player, Record, header_for
from undercroft.terminal.table.saves import Saves

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are a thing of Unix", allow_module_level=True)

from tests.terminal.keyboard import Keyboard, Shell


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


def test_control_z_goes_back_to_the_shell_and_the_screen_is_there_again_afterwards() -> None:
    with Shell("knock", "--seed", "5") as shell:
        shell.wait_for("Your turn: place a card.")
        shell.press("suspend")
        shell.wait_for("stopped")
        shell.press("enter")
        shown = shell.wait_for("The table is covered")  # six minutes do not run out meanwhile
        assert "stopped" not in shown
        shell.press("enter")
        assert "6:00" in shell.wait_for("Your turn: place a card.") or "5:5" in shell.shown
        shell.press("interrupt")
        shell.exit_code()
        assert b"Traceback" not in shell.raw


@pytest.mark.parametrize(
    ("language", "play", "down", "leave"),
    [("en", "Your turn: place a card.", "down", "Leave"), ("fr", "posez une carte", "bas", "Quitter")],
)
def test_a_terminal_without_a_screen_gets_lines(language: str, play: str, down: str, leave: str) -> None:
    seats = ("--seats", "Ann,greedy", "--option", "first=1", "--option", "clock=0")
    with Keyboard("knock", "--seed", "5", "--lang", language, *seats, TERM="dumb", height=200) as keyboard:
        keyboard.wait_for(play)
        assert b"\x1b" not in keyboard.raw
        before = keyboard.raw
        keyboard.press(f"2 right {down}", "enter")
        keyboard.wait_for("@1,1")
        keyboard.press("enter", "enter")
        keyboard.wait_for("Greedy draws" if language == "en" else "Glouton pioche")
        assert len(keyboard.raw) > len(before) and b"\x1b" not in keyboard.raw
        keyboard.press("q", "enter")
        keyboard.wait_for(leave)
        keyboard.press("y", "enter")
        assert keyboard.exit_code() == 0


def test_a_terminal_without_a_screen_that_nobody_types_at_any_more_ends_the_game() -> None:
    with Keyboard("knock", "--seed", "5", TERM="dumb") as keyboard:
        keyboard.wait_for("place a card")
        keyboard.press("\x04")
        assert keyboard.exit_code() == 130
        assert b"Traceback" not in keyboard.raw


def narrow(*arguments: str) -> Keyboard:
    """In French, where only ASCII can be written."""
    return Keyboard(
        *arguments, "--lang", "fr", width=100, height=60, PYTHONUTF8="0", LC_ALL="C", PYTHONIOENCODING="ascii"
    )


@pytest.mark.parametrize("game", names())
def test_where_only_ascii_can_be_written_every_game_is_played_and_replayed(game: str) -> None:
    with narrow(game, "--seats", "random,Zoé", "--fast") as keyboard:
        assert keyboard.wait_for("? aide").isascii()
        keyboard.press("?")
        assert keyboard.wait_for("CHOISIR").isascii()
        keyboard.press("escape", "q", "y")
        assert keyboard.exit_code() == 0
    with narrow("replay", "--plain") as keyboard:
        assert keyboard.exit_code() == 0
        assert keyboard.raw.isascii() and b"Traceback" not in keyboard.raw


@pytest.mark.parametrize("command", [("--help",), ("games",), ("saves",), ("play", "--help"), ("rules", "knock")])
def test_where_only_ascii_can_be_written_commands_are_heard(command: tuple[str, ...]) -> None:
    with narrow(*command) as keyboard:
        assert keyboard.exit_code() == 0
        assert keyboard.raw.isascii() and len(keyboard.raw.split()) > 3


def test_names_in_wide_letters_are_shown() -> None:
    seats = ("--seats", "龍之介,Zoe\u0301,Bob", "--option", "first=3")
    with Keyboard("donjon", "--seed", "5", *seats, width=140, height=45) as keyboard:
        shown = keyboard.wait_for("Bob")
        assert any(row.startswith("┌龍之介───") for row in shown.splitlines()), shown


def test_two_people_of_one_name_are_refused_before_anything_begins() -> None:
    with Keyboard("knock", "--seats", "Ann,Bob,ann") as keyboard:
        keyboard.wait_for("two people cannot both be called ann")
        assert keyboard.exit_code() == 2
