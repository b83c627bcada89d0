"""Files are read whole or not at all, written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.tables import KNOCK, played, table
from undercroft.engine.errors import Trouble, Unreadable
from undercroft.engine.luck import Dice
from undercroft.engine.text import LANGUAGES, Text
from undercroft.records.files import load, save
from undercroft.records.notation import write
from undercroft.records.table import Table

RECORD = played(8).record
VALID = (write(RECORD).encode(), RECORD.to_json())


def test_a_saved_game_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    save(RECORD, path)
    assert load(path) == RECORD
    assert list(tmp_path.iterdir()) == [path]


def test_json_is_loaded_as_well(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\n " + RECORD.to_json())
    assert load(path) == RECORD


def test_a_mark_that_some_editors_put_first_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(write(RECORD), encoding="utf-8-sig")
    assert load(path) == RECORD


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    save(RECORD, path)
    (tmp_path / "game.txt.part").mkdir()
    with pytest.raises(Trouble, match=r"game\.txt cannot be written"):
        save(table().record, path)
    assert load(path) == RECORD


def test_a_save_into_nowhere_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="cannot be written"):
        save(RECORD, tmp_path / "no" / "such" / "game.txt")


def test_a_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"nowhere\.txt cannot be used: it cannot be read"):
        load(tmp_path / "nowhere.txt")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff", "at byte 0: it is not UTF-8 text"),
        (b"hello", "at line 1: “hello” is not written like an entry"),
        (b"", "at the header: the tag “Undercroft” is missing"),
        (b"{}", "this is not a record in JSON"),
    ],
)
def test_a_file_that_is_no_record_says_where_and_why(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    with pytest.raises(Unreadable, match=rf"game\.txt cannot be used.*{sentence}") as trouble:
        load(path)
    assert "est inutilisable" in trouble.value.said_in(Text("fr"))


def resumed(content: bytes) -> Table | Trouble:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game"
        path.write_bytes(content)
        try:
            return Table.resume(load(path), Dice(0))
        except Trouble as trouble:
            return trouble


def is_sound(content: bytes) -> None:
    """A file either leads to a table that can be played on, or to trouble that can be told; nothing in between."""
    one = resumed(content)
    if isinstance(one, Trouble):
        assert all(one.message.key not in one.said_in(Text(language)) for language in LANGUAGES)
        return
    assert KNOCK.components(one.position) == {"cards": 63, "time tokens": 12}
    again = resumed(write(one.record).encode())
    assert isinstance(again, Table)
    assert KNOCK.write(again.position) == KNOCK.write(one.position)


@settings(deadline=None)
@given(st.sampled_from(VALID), st.data())
def test_a_truncated_file(content: bytes, data: st.DataObject) -> None:
    is_sound(content[: data.draw(st.integers(0, len(content)))])


@settings(deadline=None, max_examples=300)
@given(st.sampled_from(VALID), st.data())
def test_a_file_with_changed_bytes(content: bytes, data: st.DataObject) -> None:
    changed = bytearray(content)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(changed) - 1))
        changed[place] = data.draw(st.sampled_from(b'0123456789abhr@,-{}[]"* \n\xff') | st.integers(0, 255))
    is_sound(bytes(changed))


@settings(deadline=None)
@given(st.sampled_from(VALID), st.data())
def test_a_file_with_a_piece_moved_elsewhere(content: bytes, data: st.DataObject) -> None:
    place = st.integers(0, len(content))
    start, end, to = (data.draw(place) for _ in range(3))
    is_sound(content[:to] + content[min(start, end) : max(start, end)] + content[to:])
