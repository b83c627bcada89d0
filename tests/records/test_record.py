"""A record that cannot be played here says why."""

from __future__ import annotations

import msgspec
import pytest

from tests.records.tables import KNOCK, played, table
from undercroft.engine.errors import Malformed, Trouble, Unknown, Unreadable
from undercroft.engine.luck import Dice
from undercroft.engine.text import Text
from undercroft.records.record import Entry, Record, from_json, game_of
from undercroft.records.table import Table


def changed(**header: object) -> Record:
    record = table().record
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **header))


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (changed(format=3), "it is written in format 3, and here formats up to 2 are known"),
        (changed(version=9), "it was played by version 9 of the rules, and here they are at version 2"),
        (changed(content="0000"), "it was played with other content"),
        (changed(players=()), "it names 0 players where its options ask for 2"),
        (changed(game="chess"), "there is no game called “chess”"),
        (changed(options={"players": 40}), "1 to 6 players"),
        (changed(options={"players": 2, "clock": "late"}), "“late” does not fit the option clock"),
        (changed(options={"players": 2, "spells": ["poison"]}), "adventure"),
    ],
)
def test_a_header_that_does_not_fit(record: Record, sentence: str) -> None:
    with pytest.raises(Trouble, match=sentence) as trouble:
        Table.resume(record, Dice(0))
    assert trouble.value.said_in(Text("fr")) != str(trouble.value)


def test_a_header_names_game_and_options() -> None:
    game, options = game_of(table().header)
    assert game is KNOCK
    assert options.players == 2


def with_entry(number: int, **changes: object) -> Record:
    record = played(5).record
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], **changes)
    return msgspec.structs.replace(record, entries=tuple(entries))


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (with_entry(0, action="h01@0,0"), "entry 1: a record begins with"),
        (with_entry(0, luck=()), "entry 1: luck was asked for an outcome that is not recorded"),
        (with_entry(0, luck=("h99",)), "entry 1: there is no card called “h99”"),
        (with_entry(0, luck=("h01", "h01")), "entry 1: “h01” could not have come here"),
        (with_entry(2, luck=("h01", "h02", "h03")), "entry 3: "),
        (with_entry(2, action="!undo", luck=()), "entry 3: Luck has answered"),
        (with_entry(3, action="!deal"), "entry 4: “!deal” is nothing that a table does"),
        (with_entry(3, action="!seat Bob"), "entry 4: “!seat Bob” does not say who sits down"),
        (with_entry(3, action="!resume"), "entry 4: The table is not paused"),
        (with_entry(3, seat=5), "entry 4: there is no seat 6"),
        (with_entry(3, action="h01@0,0"), "entry 4: "),
    ],
)
def test_an_entry_that_does_not_fit_says_where_and_why(record: Record, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        Table.resume(record, Dice(0))


def test_an_outcome_that_nothing_asked_for() -> None:
    record = played(3).record
    last = record.entries[-1]
    extended = msgspec.structs.replace(last, luck=(*last.luck, "1"))
    with pytest.raises(Unreadable, match="entry 3: the outcome “1” is recorded, but nothing asked for it"):
        Table.resume(msgspec.structs.replace(record, entries=(*record.entries[:-1], extended)), Dice(0))


def test_json_reads_back() -> None:
    record = played(5).record
    assert from_json(record.to_json()) == record


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[1, 2]",
        b"\xff\xfe",
        b'{"header": 1}',
        b'{"header": ' + b"[" * 100_000,
        table().record.to_json().replace(b'"seat":-1', b'"seat":-2'),
        table().record.to_json().replace(b'"at":0', b'"at":-1'),
        table().record.to_json().replace(b'"entries"', b'"moves"'),
        table().record.to_json()[:-1],
    ],
)
def test_malformed_json(data: bytes) -> None:
    with pytest.raises(Malformed, match="this is not a record in JSON"):
        from_json(data)


def test_json_of_a_later_format_is_recognized_even_if_it_has_new_fields() -> None:
    data = table().record.to_json().replace(b'"format":2', b'"format":3,"weather":"rain"')
    with pytest.raises(Malformed, match="format 3"):
        from_json(data)


def test_content_of_another_file_is_found_by_its_path() -> None:
    record = table().record
    assert Table.resume(record, Dice(0), KNOCK.folder / "content" / "house.toml").record == record


def test_an_unknown_bot_or_game_is_unknown_not_malformed() -> None:
    with pytest.raises(Unknown):
        Table.resume(changed(game="chess"), Dice(0))


def test_entries_have_sensible_defaults() -> None:
    assert Entry(seat=0, action="undo") == Entry(seat=0, action="undo", luck=(), at=0)
