"""A record for one seat holds what that seat was told and saw, and nothing else."""

from __future__ import annotations

import pytest

from tests.records.tables import played
from undercroft.engine.errors import Malformed
from undercroft.records.masked import from_json, masked
from undercroft.records.record import from_json as whole_from_json


def test_a_masked_record_replays_for_its_seat() -> None:
    one = played(6)
    steps = from_json(masked(one, 0).to_json()).steps()
    assert [step for step, _ in steps] == list(one.news(0))
    assert [view for _, view in steps] == [one.at(number).view(0) for number in range(1, 7)]


def test_what_others_hold_and_drew_is_not_in_it() -> None:
    one = played(6)
    text = masked(one, 0).to_json().decode()
    unseen = set(one.view(1).view.hands[1]) - {placed.card for placed in one.view(0).view.dungeon}
    assert unseen
    assert not any(f'"{card}"' in text for card in unseen)
    assert all(f'"{card}"' in masked(one, 1).to_json().decode() for card in unseen)


def test_a_masked_record_is_not_taken_for_a_whole_one() -> None:
    one = played(3)
    with pytest.raises(Malformed):
        whole_from_json(masked(one, 0).to_json())
    with pytest.raises(Malformed):
        from_json(one.record.to_json())
    with pytest.raises(Malformed, match="format 9"):
        from_json(masked(one, 0).to_json().replace(b'"masked":2', b'"masked":9'))
