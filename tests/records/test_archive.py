"""Content is found by its hash, so that old records can be folded for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records.keeping import KEPT
from tests.records.tables import KNOCK
from undercroft.engine import registry
from undercroft.engine.errors import Malformed
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find, names
from undercroft.kit.archive import keep
from undercroft.records.files import load
from undercroft.records.record import Player
from undercroft.records.table import Table

GAMES = sorted(set(names()) - {"lantern"})
ARCHIVED = [path for name in GAMES for path in sorted((find(name).folder / "content" / "archive").glob("*"))]


@pytest.fixture
def archives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The archives of all games are in a folder of their own."""
    monkeypatch.setattr(registry, "archive", lambda game, digest: tmp_path / f"{digest}.json")
    monkeypatch.setattr("undercroft.kit.archive.archive", lambda game, digest: tmp_path / f"{digest}.json")
    return tmp_path


@pytest.fixture
def older(tmp_path: Path) -> Game:
    """Knock with other cards: the ogre has one token fewer."""
    path = tmp_path / "older.toml"
    house = (KNOCK.folder / "content" / "house.toml").read_text(encoding="utf-8")
    path.write_text(house.replace("tokens = 3", "tokens = 2", 1), encoding="utf-8")
    return find("knock", path)


def record_of(game: Game) -> Table:
    return Table(game, game.options({"players": 1}), (Player(name="Ann"),), Dice(1))


def test_a_record_of_older_content_is_folded_with_what_the_archive_has(archives: Path, older: Game) -> None:
    one = record_of(older)
    one.play(0, one.legal(0)[0])
    with pytest.raises(Malformed, match="other content"):
        Table.resume(one.record, Dice(2))
    (archives / f"{older.content_hash}.json").write_bytes(older.archive())
    again = Table.resume(one.record, Dice(2))
    assert again.game.content == older.content
    assert (again.view(0).view, again.legal(0)) == (one.view(0).view, one.legal(0))


def test_a_hash_that_is_no_hash_finds_no_file(archives: Path) -> None:
    assert registry.with_content("knock", "../../etc/passwd") is None
    assert registry.with_content("knock", "0123456789abcdef") is None


def test_the_present_content_is_kept_once(archives: Path) -> None:
    path = keep("knock")
    assert path.read_bytes() == KNOCK.archive()
    path.write_bytes(b"as it was")
    assert keep("knock").read_bytes() == b"as it was", "what was published is never changed"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_published_is_in_the_archive(name: str) -> None:
    """Cards were changed? `python -m undercroft.kit.archive NAME` adds them; the older ones stay."""
    game = find(name)
    assert find(name, registry.archive(game, game.content_hash)).content == game.content


@pytest.mark.parametrize("path", ARCHIVED, ids=lambda path: path.stem)
def test_an_archive_is_called_by_what_is_in_it(path: Path) -> None:
    assert find(path.parent.parent.parent.name, path).content_hash == path.stem


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.record")), ids=lambda path: path.stem)
def test_the_cards_of_every_kept_record_are_in_the_archive(path: Path) -> None:
    header = load(path).header
    assert registry.archive(find(header.game), header.content).is_file()
