"""An evening at the keyboard begins and ends."""

from __future__ import annotations

import threading
from pathlib import Path

from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.engine.text import Text
from undercroft.records.luck import SystemLuck
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.saves import Saves
from undercroft.terminal.table.seats import read_seats
from undercroft.terminal.table.session import Session
from undercroft.terminal.table.start import Evening, table_to_play


def test_no_bot_goes_on_thinking_when_people_have_left(tmp_path: Path) -> None:
    game = find("knock")
    players = read_seats("expert@1000000,Ann", Text("en"))
    pages = Pages()
    evening = Evening(pages, "en", seed=1)
    evening.saves = Saves(tmp_path)
    evening.begin(game, game.options({"players": 2, "first": 1}), players)
    before = threading.active_count()
    pages.tick()
    assert threading.active_count() == before + 1
    evening.leave()
    evening.close()
    assert threading.active_count() == before
    assert pages.top is None


def begun(seed: int | None) -> Session:
    """A game of an evening that has just begun."""
    game, pages = find("knock"), Pages()
    evening = Evening(pages, "en", seed=seed)
    evening.begin(game, game.options({"players": 2}), read_seats("Ann,random", Text("en")))
    assert evening.session is not None
    return evening.session


def test_with_a_seed_the_same_game_is_dealt_to_the_same_bots_again() -> None:
    first, again = begun(7), begun(7)
    assert isinstance(first.table.source, Dice)
    assert first.table.record == again.table.record
    assert first.seed == again.seed == 7


def test_without_a_seed_nobody_can_tell_what_comes() -> None:
    first, again = begun(None), begun(None)
    assert isinstance(first.table.source, SystemLuck)
    assert first.table.record != again.table.record
    assert first.seed != again.seed


def test_a_game_with_content_of_ones_own_goes_on_when_the_file_has_changed(tmp_path: Path) -> None:
    house = find("knock").folder / "content" / "house.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(house.read_text(encoding="utf-8").replace("House set", "My set"), encoding="utf-8")
    game = find("knock", mine)
    evening = Evening(Pages(), "en", seed=1)
    evening.begin(game, game.options({"players": 1}), read_seats("Ann", Text("en")))
    evening.close()
    mine.write_text("nothing of that kind", encoding="utf-8")
    table = table_to_play(Saves().newest_running(), None, Dice(1))
    assert table.game.content_hash == game.content_hash != find("knock").content_hash
