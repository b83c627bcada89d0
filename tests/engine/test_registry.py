"""Games are found by entry point."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.engine import registry
from undercroft.engine.errors import Unknown, Unreadable


def test_a_game_is_found_by_name() -> None:
    assert "knock" in registry.names()
    assert registry.find("knock").name == "knock"
    assert registry.find("knock") is registry.find("knock", None)


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(Unknown, match=r"no game called “chess”.*knock"):
        registry.find("chess")


def test_content_that_a_game_refuses_is_told_in_its_own_words(tmp_path: Path) -> None:
    few = tmp_path / "few.toml"
    few.write_text('title = "Few"\nhalls = []\ncreatures = []\n', encoding="utf-8")
    with pytest.raises(Unreadable) as trouble:
        registry.find("knock", few)
    assert "set-halls" not in str(trouble.value)
    assert "41" in str(trouble.value)
