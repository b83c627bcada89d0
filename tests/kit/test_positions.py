"""Positions for tests: built from a game's own notation, and refused in a sentence where they cannot be."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from undercroft.engine.errors import Illegal, Malformed, Unknown
from undercroft.engine.registry import find, names
from undercroft.games.clank.game import Clank
from undercroft.games.knock.game import Knock
from undercroft.games.knock.rules import Keep
from undercroft.kit.broken import Broken
from undercroft.kit.positions import Positions, read_words, write_words

CARDS = Path(__file__).parent.parent / "games" / "knock" / "cards.toml"
DEALT = " ".join(f"void-{n}" for n in range(1, 10))
KEEPS = Positions(Knock(CARDS))
HEISTS = Positions(Clank())


class InJson(Knock):
    """The same game, whose positions are written as JSON."""

    def write(self, position: Keep) -> str:
        header, dungeon, hands, pile = super().write(position).split(" | ")
        return msgspec.json.encode({"header": header, "dungeon": dungeon, "hands": hands, "pile": pile}).decode()

    def read(self, line: str) -> Keep:
        return super().read(" | ".join(msgspec.json.decode(line).values()))


class Careless(Knock):
    """Passes over fields that it does not know."""

    def read(self, line: str) -> Keep:
        return super().read(line.replace(" levle=2", "").replace(" no-such-field=1", ""))


class Forgetful(Knock):
    """Does not read back whose turn it is."""

    def read(self, line: str) -> Keep:
        keep = super().read(line)
        keep.turn = 0
        return keep


# Building


@pytest.mark.parametrize("name", names())
def test_a_game_just_set_up_is_written_and_read_back(name: str) -> None:
    positions = Positions(find(name))
    position = positions.checked(positions.start(players=2))
    line = positions.game.write(position)
    assert positions.game.write(positions.changed(position)) == positions.game.write(positions.read(line)) == line


def test_what_is_dealt_can_be_told_and_all_of_it_is_dealt() -> None:
    position = KEEPS.start(DEALT, players=2, first=1)
    assert KEEPS.game.write(position).split(" | ")[2] == "void-1,void-2,void-3,void-4 void-5,void-6,void-7,void-8"
    with pytest.raises(Malformed, match="void-10"):
        KEEPS.start(f"{DEALT} void-10", players=2, first=1)


def test_fields_are_read_and_changed_by_name() -> None:
    position = KEEPS.start(players=2, first=1)
    assert KEEPS.fields(position)["turn"] == "1"
    other = KEEPS.changed(position, turn=2, flags="silence")
    assert (position.turn, position.silence) == (0, False)
    assert (other.turn, other.silence) == (1, True)
    assert not KEEPS.changed(other, flags=None).silence


def test_another_part_of_the_line_is_changed_by_its_number() -> None:
    position = HEISTS.start(players=2, first=1)
    assert HEISTS.changed(position, 2, gold=7).thieves[1].gold == 7
    assert HEISTS.fields(HEISTS.changed(position, 1, room=5), 1)["room"] == "5"
    with pytest.raises(Broken, match="3 parts, and none has number 3"):
        HEISTS.changed(position, 3, gold=7)


def test_words_that_stand_there_often_or_have_no_value() -> None:
    line = "quest=cellar tile=1A@0,0/0 tile=8A@0,-1/0 tile=9A@0,-2/0 last"
    assert read_words(line) == {"quest": "cellar", "tile": ["1A@0,0/0", "8A@0,-1/0", "9A@0,-2/0"], "last": True}
    assert write_words(read_words(line)) == line


def test_a_line_of_json_is_changed_by_name_too() -> None:
    keeps = Positions(InJson(CARDS))
    position = keeps.start(players=2, first=1)
    header = keeps.fields(position)["header"]
    assert keeps.changed(position, header=header.replace("turn=1", "turn=2")).turn == 1
    with pytest.raises(Broken, match="“haeder” is no field of a position of knock: header, dungeon, hands, pile"):
        keeps.changed(position, haeder=header)


# What cannot be


def test_a_misspelt_field_is_named() -> None:
    with pytest.raises(Malformed, match="levle=2"):
        KEEPS.changed(KEEPS.start(players=2), levle=2)
    with pytest.raises(Malformed, match="glod=7"):
        HEISTS.changed(HEISTS.start(players=2), 1, glod=7)


def test_a_reader_that_passes_over_a_misspelt_field_is_no_excuse() -> None:
    keeps = Positions(Careless(CARDS))
    with pytest.raises(Broken, match="knock does not mind a field that there is not"):
        keeps.changed(keeps.start(players=2), levle=2)


def test_a_card_that_there_is_not_is_named() -> None:
    with pytest.raises(Unknown, match="burgel"):
        HEISTS.changed(HEISTS.start(players=2), 1, hand="burgel*5")


def test_things_that_cannot_lie_so_are_refused_by_their_rule() -> None:
    with pytest.raises(Illegal, match="Time tokens") as refusal:
        KEEPS.changed(KEEPS.start(players=2), reserve=3)
    assert refusal.value.rule == "K1"
    (note,) = refusal.value.__notes__
    assert note.startswith("in this line of knock: players=2") and "reserve=3" in note


@pytest.mark.parametrize("value", ["", "burgle burgle", "burgle|stumble"])
def test_a_value_is_one_word(value: str) -> None:
    with pytest.raises(Broken, match="cannot be the value of “hand”"):
        HEISTS.changed(HEISTS.start(players=2), 1, hand=value)


def test_a_position_that_does_not_read_back_is_noticed() -> None:
    keeps = Positions(Forgetful(CARDS))
    position = keeps.start(players=2, first=2)
    with pytest.raises(Broken, match="not the same when it is read back"):
        keeps.checked(position)


# Playing on


def test_a_seat_acts_and_what_happened_is_told() -> None:
    position = KEEPS.start(DEALT, players=2, first=1)
    code = next(code for code in KEEPS.legal(position, 0) if code.startswith("void-1@"))
    assert KEEPS.act(position, 0, code, "void-10")[-1] == "1 drew void-10"
    assert position.turn == 1


def test_luck_that_is_left_over_or_missing_is_noticed() -> None:
    for luck, trouble in (("void-10 void-11", "void-11"), ("", "outcome")):
        position = KEEPS.start(DEALT, players=2, first=1)
        code = next(code for code in KEEPS.legal(position, 0) if code.startswith("void-1@"))
        with pytest.raises(Malformed, match=trouble):
            KEEPS.act(position, 0, code, luck)


def test_what_is_not_legal_is_refused_with_its_reason() -> None:
    position = KEEPS.start(players=2, first=1)
    code = KEEPS.legal(position, 0)[0]
    assert KEEPS.refused(position, 1, code).rule
    with pytest.raises(Illegal, match=r"\w+ \w+"):
        KEEPS.act(position, 1, code)
    with pytest.raises(Broken, match="is legal for seat 0"):
        KEEPS.refused(position, 0, code)


def test_a_table_goes_on_from_a_position() -> None:
    position = KEEPS.changed(KEEPS.start(players=2, first=1), turn=2)
    table = KEEPS.table(position, clock=0)
    assert table.waiting() == (1,)
    table.play(1, table.legal(1)[0])
    assert table.number == 2
