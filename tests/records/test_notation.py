"""The text form of records reads back, whatever is in them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.tables import played
from undercroft.engine.errors import Trouble, Unreadable
from undercroft.records.notation import read, write
from undercroft.records.record import LATEST, Entry, Header, Player, Record

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
codes = st.from_regex(r"[a-z0-9@,/+-]+( [a-z0-9@,/+-]+)?", fullmatch=True)
entries = st.builds(
    Entry,
    seat=st.integers(-1, 62),
    action=codes,
    luck=st.lists(st.from_regex(r"[a-z0-9,-]+", fullmatch=True), max_size=4).map(tuple),
    at=st.integers(0, LATEST),
)
json = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | words
headers = st.builds(
    Header,
    game=st.from_regex(r"[a-z][a-z0-9_-]*", fullmatch=True),
    version=st.integers(0, 999_999),
    content=words,
    options=st.dictionaries(words, json | st.lists(json, max_size=3), max_size=4),
    players=st.lists(st.builds(Player, name=words, kind=words), max_size=4).map(tuple),
    date=words,
)


@given(st.builds(Record, header=headers, entries=st.lists(entries, max_size=5).map(tuple)))
def test_any_record_reads_back(record: Record) -> None:
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text


@given(st.text())
def test_any_text_is_a_record_or_a_trouble(text: str) -> None:
    with pytest.raises(Trouble):
        read(text)


def test_what_it_looks_like() -> None:
    lines = write(played(3).record).splitlines()
    assert lines[:3] == ['[Undercroft "2"]', '[Game "knock 2"]', lines[2]]
    assert lines[3].startswith('[Options "{')
    assert lines[4:7] == ['[Player "P0"]', '[Player "P1"]', ""]
    assert lines[7].startswith("0:00.000 * !deal {")
    assert lines[8].startswith("0:01.500 1 ")


def test_comments_blank_lines_and_other_line_ends_do_not_matter() -> None:
    record = played(3).record
    text = "; a game\r\n" + write(record).replace("\n", "\r\n\r\n  ; so far\r\n")
    assert read(text) == record


def without(tag: str) -> str:
    return "\n".join(line for line in write(played(3).record).splitlines() if not line.startswith(f"[{tag} "))


@pytest.mark.parametrize("tag", ["Undercroft", "Game", "Content", "Options"])
def test_a_missing_tag(tag: str) -> None:
    with pytest.raises(Unreadable, match=f"the header: the tag “{tag}” is missing"):
        read(without(tag))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('[Undercroft "1"', "is not a tag"),
        ('[Game "chess 1"]', "is not a tag"),  # there already is one
        ("[Player Ann]", "is not a tag"),
        ('[Player "A\\x"]', "is not a tag"),
        ('[Undercroft "3"]', "it is written in format 3"),
    ],
)
def test_a_bad_tag_says_which_line(line: str, sentence: str) -> None:
    text = write(played(3).record).replace("\n\n", f"\n{line}\n\n", 1)
    with pytest.raises(Unreadable, match=f"at line 7: .*{sentence}"):
        read(text)


@pytest.mark.parametrize(
    "line", ["h01@0,0", "0:00.000 h01", "0:61.000 1 h01", "0:00.000 0 h01", "0:00.000 1 h01 {h02", "[Date ?]"]
)
def test_a_bad_entry_says_which_line(line: str) -> None:
    with pytest.raises(Unreadable, match=r"at line 11: .*is not written like an entry"):
        read(write(played(3).record) + line)


@pytest.mark.parametrize("options", ["[]", "{", "3", "[" * 100_000])
def test_options_that_are_not_options(options: str) -> None:
    text = without("Options") + f'\n[Options "{options}"]\n'
    head, _, tail = text.partition("\n\n")
    tag = tail.splitlines()[-1]
    with pytest.raises(Unreadable, match="is not a tag"):
        read(f"{head}\n{tag}\n")


def test_a_bot_before_any_player() -> None:
    with pytest.raises(Unreadable, match="line 1"):
        read('[Bot "greedy"]')
