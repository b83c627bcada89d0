"""What every game inherits."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from undercroft.engine.errors import Unknown, Unreadable
from undercroft.engine.game import LOADED
from undercroft.engine.luck import NUMBER
from undercroft.engine.registry import find

GAME = find("knock")
CARDS = GAME.folder / "content" / "house.toml"


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


def test_a_game_takes_the_time_it_takes_unless_it_says_otherwise() -> None:
    clank = find("clank")
    assert clank.time_limit(clank.options({})) is None
    assert GAME.time_limit(GAME.options({"clock": 60})) == 60


def test_a_die_is_written_as_a_number_and_a_card_by_its_code() -> None:
    assert GAME.write_luck(NUMBER, 4) == "4"
    assert GAME.write_luck(0, 0) == "h01"


def test_a_game_knows_where_it_lives() -> None:
    assert (GAME.folder / "game.py").exists()
    assert GAME.rules_page("en") != GAME.rules_page("fr")
    assert GAME.text("fr").language == "fr"


# To another process


def there(sent: bytes) -> object:
    """What another process makes of it, which has loaded no game yet."""
    here = dict(LOADED)
    LOADED.clear()
    try:
        return pickle.loads(sent)
    finally:
        LOADED.clear()
        LOADED.update(here)


def test_a_game_that_is_sent_is_loaded_again() -> None:
    assert pickle.loads(pickle.dumps(GAME)) is GAME
    game = there(pickle.dumps(GAME))
    assert type(game) is type(GAME) and game is not GAME


def test_it_takes_its_content_along_from_wherever_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.toml").write_text(CARDS.read_text(encoding="utf-8").replace("title =", "title = 'Mine' #", 1))
    monkeypatch.chdir(tmp_path)
    mine = find("knock", Path("mine.toml"))
    sent = pickle.dumps(mine)
    monkeypatch.chdir("/")
    game = there(sent)
    assert type(game) is type(mine)
    assert game.content_hash == mine.content_hash != GAME.content_hash


class Variant(type(GAME)):  # type: ignore[misc]
    """A game that is not announced anywhere."""


def test_a_variant_stays_what_it_is() -> None:
    assert type(there(pickle.dumps(Variant()))) is Variant


def test_content_that_has_changed_meanwhile_is_refused(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes(CARDS.read_bytes())
    sent = pickle.dumps(find("knock", mine))
    mine.write_text(CARDS.read_text(encoding="utf-8").replace("title =", "title = 'Mine' #", 1))
    with pytest.raises(Unreadable, match=r"mine\.toml cannot be used: it has changed"):
        there(sent)
