"""What luck answered is noted and read back."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.records.tables import KNOCK
from undercroft.engine.errors import Malformed, Trouble
from undercroft.engine.luck import Dice
from undercroft.games.knock.actions import A_CARD, A_SEAT
from undercroft.records.luck import NotedLuck, RecordedLuck

PILE = vec[i64]([4, 2, 0])


def test_answers_are_noted_as_things_and_faces() -> None:
    noted = NotedLuck(KNOCK, Dice(1))
    index, face = noted.draw(PILE, A_CARD), noted.roll(6)
    assert noted.take() == (KNOCK.write_luck(0, int(PILE[index])), str(face))
    assert noted.take() == ()


def test_a_recorded_answer_is_found_wherever_it_lies_in_the_pile() -> None:
    assert RecordedLuck(KNOCK, ["h03"]).draw(PILE, A_CARD) == 1
    assert RecordedLuck(KNOCK, ["h03"]).draw(vec[i64]([0, 4, 2]), A_CARD) == 2
    assert RecordedLuck(KNOCK, ["6"]).roll(6) == 6


@pytest.mark.parametrize("face", ["0", "7", "-1", "x", "", "²", "1" * 5000])
def test_a_face_that_the_die_does_not_have(face: str) -> None:
    with pytest.raises(Malformed, match="could not have come"):
        RecordedLuck(KNOCK, [face]).roll(6)


@pytest.mark.parametrize("seat", ["0", "9", "x", "h01", "1" * 5000])
def test_a_seat_that_luck_cannot_name(seat: str) -> None:
    with pytest.raises(Trouble):
        RecordedLuck(KNOCK, [seat]).draw(vec[i64]([0, 1]), A_SEAT)


def test_outcomes_must_be_used_up() -> None:
    luck = RecordedLuck(KNOCK, ["3", "4"])
    luck.roll(6)
    with pytest.raises(Malformed, match="“4” is recorded"):
        luck.check_used_up()
    luck.roll(6)
    luck.check_used_up()
    with pytest.raises(Malformed, match="not recorded"):
        luck.roll(6)
