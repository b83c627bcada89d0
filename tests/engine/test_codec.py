"""Codes and JSON read back; what cannot be read is told apart from what does not exist."""

from __future__ import annotations

import pytest

from undercroft.engine.codec import Choice, Codec, Field, Flag, Json, Kind, Seat
from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.packing import cover

COLOURS = Choice("colour", ["red", "blue"], "colour")
CODEC = Codec(
    "action",
    Kind(0, "{colour}@{count}{turned}", COLOURS, Field("count"), Flag("turned", "r"), name="lay"),
    Kind(1, "wave@{count}", Field("count"), name="wave"),
    Kind(2, "{seat} gets {colour}", Seat("seat"), COLOURS, name="give", secret=["colour"]),
    Kind(3, "stop", name="stop"),
)


@pytest.mark.parametrize("code", ["red@7", "blue@0r", "wave@16383", "1 gets blue", "stop"])
def test_a_code_reads_back(code: str) -> None:
    packed = CODEC.read(code)
    assert CODEC.write(packed) == code
    assert CODEC.from_json(CODEC.to_json(packed)) == packed


def test_a_code_that_fits_two_forms_goes_to_the_one_that_knows_it() -> None:
    """No colour is called “wave”."""
    assert CODEC.kind(CODEC.read("wave@3")).name == "wave"


@pytest.mark.parametrize(
    "code", ["", "red", "red@", "red@-1", "red@7R", "red@٣", "red@" + "9" * 5000, "stop ", "0 gets"]
)
def test_a_malformed_code(code: str) -> None:
    with pytest.raises(Malformed):
        CODEC.read(code)


@pytest.mark.parametrize("code", ["green@7", "red@16384", "0 gets red", "2 gets green"])
def test_an_unknown_thing_in_a_code(code: str) -> None:
    with pytest.raises(Unknown):
        CODEC.read(code)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": 3},
        {"kind": "wave"},
        {"kind": "wave", "count": "3"},
        {"kind": "wave", "count": True},
        {"kind": "wave", "count": 3, "more": 1},
        {"kind": "lay", "colour": 0, "count": 1, "turned": False},
        {"kind": "lay", "colour": "red", "count": 1, "turned": 1},
        {"kind": "give", "colour": "red", "seat": None},
        {"kind": "give", "colour": "red", "seat": "0"},
    ],
)
def test_malformed_json(data: dict[str, Json]) -> None:
    with pytest.raises(Malformed):
        CODEC.from_json(data)


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "dance"},
        {"kind": "wave", "count": -1},
        {"kind": "wave", "count": 10**30},
        {"kind": "lay", "colour": "green", "count": 1, "turned": False},
        {"kind": "give", "colour": "red", "seat": -1},
    ],
)
def test_unknown_things_in_json(data: dict[str, Json]) -> None:
    with pytest.raises(Unknown):
        CODEC.from_json(data)


def test_a_seat_counts_from_one_for_people_and_from_zero_for_programs() -> None:
    packed = CODEC.make("give", seat=0, colour=1)
    assert CODEC.write(packed) == "1 gets blue"
    assert CODEC.to_json(packed) == {"kind": "give", "code": "1 gets blue", "seat": 0, "colour": "blue"}


def test_a_secret_is_for_its_seat_alone() -> None:
    packed = CODEC.make("give", seat=0, colour=1)
    assert not CODEC.is_hidden(packed, 0)
    assert CODEC.is_hidden(packed, 1)
    assert CODEC.is_hidden(packed, None)
    assert CODEC.to_json(packed, hidden=True) == {"kind": "give", "code": None, "seat": 0, "colour": None}


def test_a_mask_covers_the_secret_alone() -> None:
    masks = CODEC.secret_masks()
    red, blue = (CODEC.make("give", seat=1, colour=colour) for colour in range(2))
    assert cover(blue, masks[2]) == cover(red, masks[2]) == red
    assert masks[0] == masks[1] == masks[3] == 0


def test_an_open_event_is_hidden_from_nobody() -> None:
    assert not CODEC.is_hidden(CODEC.read("stop"), None)


def test_errors_say_what_was_wrong() -> None:
    with pytest.raises(Unknown, match="there is no colour called “green”"):
        CODEC.read("green@7")
    with pytest.raises(Malformed, match="“hop” is not written like any action"):
        CODEC.read("hop")
