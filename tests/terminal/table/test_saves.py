"""Games on disk."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from tests.terminal.desk import a_table
from undercroft.engine.errors import Trouble, Unknown
from undercroft.records.files import load
from undercroft.terminal.table.holding import OpenElsewhere
from undercroft.terminal.table.saves import Saves, data_folder

NOON = datetime(2026, 11, 15, 12, 0, 0)


def test_the_folder_is_the_one_asked_for_or_the_usual_one() -> None:
    assert data_folder({"UNDERCROFT_DATA": "/games"}) == Path("/games")
    assert data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/undercroft")


def test_two_games_of_one_second_have_two_files(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    record = a_table("Ann").record
    first = saves.fresh("knock", NOON)
    saves.keep(record, first)
    second = saves.fresh("knock", NOON)
    assert first != second
    assert load(first) == record


def test_a_finished_game_is_no_longer_there_to_resume(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    record = a_table("Ann").record
    path = saves.fresh("knock", NOON)
    saves.keep(record, path)
    assert saves.newest_running() == path
    done = saves.finish(record, path)
    assert saves.newest() == done
    with pytest.raises(Unknown):
        saves.newest_running()


def test_the_newest_comes_first(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    record = a_table("Ann").record
    for number, name in enumerate(("b", "a", "c")):
        saves.keep(record, saves.running / f"{name}.record")
        os.utime(saves.running / f"{name}.record", (number, number))
    assert saves.newest_running().stem == "c"


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Trouble, match="cannot be written"):
        Saves(tmp_path).keep(a_table("Ann").record, tmp_path / "file" / "game.record")


def test_a_folder_that_was_mistyped_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="cannot be written"):
        Saves(tmp_path).keep(a_table("Ann").record, tmp_path / "gmaes" / "game.record")
    assert not (tmp_path / "gmaes").exists()


def test_a_game_is_open_in_one_window_alone_and_free_again_when_that_is_closed(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = saves.fresh("knock", NOON)
    here = saves.hold(path)
    with pytest.raises(OpenElsewhere, match="open in another window"):
        Saves(tmp_path).hold(path)
    here.release()
    saves.hold(path).release()
    assert list((tmp_path / "open").iterdir()) == []


def test_two_windows_that_begin_in_one_second_have_two_games(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    first = saves.hold_fresh("knock")
    saves.keep(a_table("Ann").record, first.path)
    second = saves.hold_fresh("knock")
    assert first.path != second.path
    first.release()
    second.release()


def test_with_nothing_played_there_is_nothing_to_replay(tmp_path: Path) -> None:
    with pytest.raises(Unknown):
        Saves(tmp_path).newest()
