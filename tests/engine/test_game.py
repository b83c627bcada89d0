"""What every game inherits."""

from __future__ import annotations

import pytest

from undercroft.engine.errors import Unknown
from undercroft.engine.luck import NUMBER
from undercroft.engine.registry import find

GAME = find("knock")


@pytest.mark.parametrize(
    ("given", "because"),
    [
        ({"players": 7}, "players"),
        ({"players": "many"}, "players"),
        ({"colour": "red"}, "colour"),
        ({"spells": ["wish"]}, "wish"),
        ({"keep": 2}, "adventure"),
        ({"players": 2, "first": 3}, "2"),
    ],
)
def test_an_option_that_does_not_fit_is_refused_with_a_sentence(given: dict[str, object], because: str) -> None:
    with pytest.raises(Unknown, match=because) as trouble:
        GAME.options(given)
    assert " " in str(trouble.value), "a sentence, not a key"


def test_options_may_come_as_text() -> None:
    """From a command line."""
    assert GAME.options({"players": "3", "adventure": "true"}) == GAME.options({"players": 3, "adventure": True})


def test_a_die_is_written_as_a_number_and_a_card_by_its_code() -> None:
    assert GAME.write_luck(NUMBER, 4) == "4"
    assert GAME.write_luck(0, 0) == "h01"


def test_a_game_knows_where_it_lives() -> None:
    assert (GAME.folder / "game.py").exists()
    assert GAME.rules_page("en") != GAME.rules_page("fr")
    assert GAME.text("fr").language == "fr"
