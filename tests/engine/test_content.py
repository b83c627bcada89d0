"""A content file is taken whole or refused whole, with file, place and reason."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from undercroft.engine.content import Entry, archived, hash_of, load
from undercroft.engine.errors import Unreadable
from undercroft.engine.text import Text


class Tile(Entry, frozen=True, kw_only=True):
    code: str
    points: int = 0


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[Tile, ...]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tiles.toml"


def refusal(path: Path, content: bytes) -> str:
    path.write_bytes(content)
    with pytest.raises(Unreadable) as trouble:
        load(path, Tiles)
    assert str(path) in str(trouble.value)
    assert str(path) in trouble.value.said_in(Text("fr"))
    return str(trouble.value)


def test_a_file_becomes_typed_entries(path: Path) -> None:
    path.write_text('[[tiles]]\ncode = "gem"\npoints = 3\norigin = "house"\n', encoding="utf-8")
    tiles, digest = load(path, Tiles)
    assert tiles.tiles == (Tile(code="gem", points=3, origin="house"),)
    assert digest == hash_of(tiles)


def test_the_hash_is_that_of_the_content_not_of_the_file(path: Path) -> None:
    path.write_text('[[tiles]]\ncode = "gem"\norigin = "house"\n', encoding="utf-8")
    _, one = load(path, Tiles)
    path.write_text(
        '# laid out differently\ntiles = [{ origin = "house", code = "gem", points = 0 }]', encoding="utf-8"
    )
    _, other = load(path, Tiles)
    path.write_text('tiles = [{ origin = "house", code = "gem", points = 1 }]', encoding="utf-8")
    _, third = load(path, Tiles)
    assert one == other != third


def test_a_missing_file(path: Path) -> None:
    with pytest.raises(Unreadable, match="it cannot be read"):
        load(path, Tiles)


def test_a_file_that_is_not_text(path: Path) -> None:
    assert "at byte 3: it is not UTF-8 text" in refusal(path, b"abc\xff")


@pytest.mark.parametrize("content", [b"tiles = ", b"x = " + b"[" * 10_000, b"x = " + b"9" * 10_000])
def test_a_file_that_is_not_toml(path: Path, content: bytes) -> None:
    assert "it is not valid TOML" in refusal(path, content)


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b'[[tiles]]\ncode = 3\norigin = "house"', "tiles[0].code"),
        (b'[[tiles]]\ncode = "gem"\norigin = "hearsay"', "tiles[0].origin"),
        (b'[[tiles]]\ncode = "gem"', "tiles[0]"),
        (b'[[tiles]]\ncode = "gem"\norigin = "house"\ncolour = 1', "tiles[0]"),
        (b'tiles = "none"', "tiles"),
    ],
)
def test_a_file_that_does_not_fit_says_where(path: Path, content: bytes, place: str) -> None:
    assert f"at {place}: " in refusal(path, content)


class LaterTile(Tile, frozen=True, kw_only=True):
    """The same a year later, with a field more."""

    heavy: bool = False
    friends: tuple[str, ...] = ()


class LaterTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[LaterTile, ...]


def test_a_field_that_is_added_with_a_default_leaves_every_hash_alone(path: Path) -> None:
    path.write_text('tiles = [{ code = "gem", points = 3, origin = "house" }]', encoding="utf-8")
    before, after = load(path, Tiles), load(path, LaterTiles)
    assert before[1] == after[1]


def test_content_is_archived_without_defaults_and_read_by_later_forms(tmp_path: Path) -> None:
    content = Tiles((Tile(code="gem", origin="house"), Tile(code="rock", points=2, origin="fact")))
    path = tmp_path / "archive.json"
    path.write_bytes(archived(content))
    assert b"points" in archived(content) and b'"points":0' not in archived(content)
    assert load(path, Tiles) == (content, hash_of(content))
    later, digest = load(path, LaterTiles)
    assert digest == hash_of(content)
    assert later.tiles[1].points == 2


def test_an_archive_that_is_no_json(tmp_path: Path) -> None:
    path = tmp_path / "archive.json"
    assert "is not valid" in refusal(path, b"{tiles")


def test_a_mark_of_the_encoding_at_the_beginning_is_skipped(path: Path) -> None:
    path.write_bytes(b'\xef\xbb\xbftiles = [{ code = "gem", origin = "house" }]')
    assert load(path, Tiles)[0].tiles == (Tile(code="gem", origin="house"),)
