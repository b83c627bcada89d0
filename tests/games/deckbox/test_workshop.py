"""What the game offers to those who write quests (B34)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.deckbox.positions import CHART, HERE, TRIAL
from undercroft.engine.errors import Unreadable
from undercroft.games.deckbox.workshop import QuestWorkshop

SHOP = QuestWorkshop()


@pytest.mark.parametrize(("width", "rows"), [(60, 5), (100, 3)])
def test_the_tiles_of_a_pool_keep_to_the_width_of_the_window(width: int, rows: int) -> None:
    """Nine tiles: two or three of them side by side."""
    canvas = SHOP.drawing(TRIAL, TRIAL.text("en"), width)
    lines = canvas.plain().splitlines()
    assert canvas.width <= width
    assert sum(line[3:].startswith("░░░░░░") for line in lines) == 2 * rows
    for name in ("8A░", "10A░", "2B░"):
        assert canvas.plain().count(name) == 1


def test_a_map_is_drawn_whole() -> None:
    words = SHOP.drawing(CHART, CHART.text("en"), 10).plain()
    for name in ("2A░", "8A░", "4B░"):
        assert words.count(name) == 1


def test_title_goal_and_style_are_told() -> None:
    assert SHOP.summary(TRIAL, TRIAL.text("en")).startswith("Trial: Get out.\nApp style")
    assert "Style imprimé" in SHOP.summary(CHART, CHART.text("fr"))


def test_all_mistakes_are_found_and_those_of_form_first(tmp_path: Path) -> None:
    good = (HERE / "trial.toml").read_text(encoding="utf-8")
    file = tmp_path / "bad.toml"
    file.write_text(good.replace('"rat"', '"cat"').replace('token = "coin"', 'token = "con"'), encoding="utf-8")
    assert len(SHOP.mistakes(file)) == 4
    file.write_text(file.read_text(encoding="utf-8").replace("after = 4", "aftr = 4"), encoding="utf-8")
    assert {place for place, _ in SHOP.mistakes(file)} == {"pool.finale"}
    file.write_text("[[", encoding="utf-8")
    with pytest.raises(Unreadable, match="not valid TOML"):
        SHOP.mistakes(file)
