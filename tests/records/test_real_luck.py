"""Luck from the system, and luck from real dice and cards on a real table."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.records.tables import KNOCK, table
from undercroft.engine.chance import Given, Needed
from undercroft.engine.errors import Malformed
from undercroft.engine.luck import Dice
from undercroft.records import luck as records_luck
from undercroft.records.luck import SystemLuck


def test_the_system_draws_every_thing_and_rolls_every_face() -> None:
    luck = SystemLuck()
    drawn = Counter(int(luck.draw(vec[i64]([7, 8, 9]), 0)) for _ in range(300))
    rolled = Counter(int(luck.roll(6)) for _ in range(600))
    assert set(drawn) == {0, 1, 2}
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


def test_a_number_that_would_favour_some_things_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """4,294,967,295 is one too many for three equal parts of all numbers of four bytes."""
    handfuls = [b"\xff" * SystemLuck.AT_ONCE, (5).to_bytes(4, "little") * (SystemLuck.AT_ONCE // 4)]
    monkeypatch.setattr(records_luck, "urandom", lambda count: handfuls.pop(0))
    assert SystemLuck().below(3) == 2
    assert not handfuls


def test_a_table_without_luck_says_what_it_needs_and_takes_the_answer() -> None:
    one = table()
    one.source = Given()
    code = next(code for code in one.legal(0) if "@" in code)
    before = one.record
    with pytest.raises(Needed) as needed:
        one.play(0, code)
    assert one.record == before, "an action without its luck has not happened"
    drawn = KNOCK.write_luck(needed.value.what, needed.value.pile[0])
    one.play(0, code, answers=(drawn,))
    assert one.record.entries[-1].luck == (drawn,)


def test_an_answer_that_cannot_be_is_refused() -> None:
    one = table()
    held = one.view(0).view.hands[0][0]
    code = next(code for code in one.legal(0) if "@" in code)
    with pytest.raises(Malformed, match="could not have come"):
        one.play(0, code, answers=(held,))


def test_answers_come_first_and_then_the_tables_own_luck() -> None:
    one, other = table(), table()
    other.source = Dice(5)
    code = next(code for code in one.legal(0) if "@" in code)
    one.play(0, code)
    other.play(0, code, answers=one.record.entries[-1].luck)
    assert one.record == other.record
