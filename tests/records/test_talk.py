"""Words and signs at the table."""

from __future__ import annotations

import pytest

from tests.records.tables import act, listed, table
from undercroft.engine.errors import Illegal, Trouble, Unknown
from undercroft.records.table import Table
from undercroft.records.talk import GESTURES, Said, point, say, sign


def silent_table() -> Table:
    """A joker has been placed: Silence shows."""
    for seed in range(500):
        one = table(seed=seed)
        for code in ("h40", "h41", "h39", "h38", "h37", "h36"):
            if any(listed_code.startswith(f"{code}@") for listed_code in one.legal(0)):
                act(one, 0, listed(one, 0, f"{code}@"))
                if one.game.is_silent(one.position):
                    return one
                break
    raise AssertionError("no seed deals a joker")


def test_while_speech_shows_anything_may_be_said() -> None:
    assert say(table(), 1, "Mind the goblin!") == Said(seat=1, words="Mind the goblin!")


@pytest.mark.rule("K24")
def test_in_silence_words_are_refused_with_the_rule() -> None:
    with pytest.raises(Illegal, match="only signs") as refusal:
        say(silent_table(), 1, "Psst!")
    assert refusal.value.rule == "K24"


@pytest.mark.rule("K24")
def test_in_silence_signs_are_allowed() -> None:
    one = silent_table()
    assert [sign(0, gesture).gesture for gesture in GESTURES] == list(GESTURES)
    assert point(one, 0, "site", "1,1") == Said(seat=0, field="site", value="1,1")
    assert point(one, 0, "slot", "3").value == "3"


@pytest.mark.rule("K24")
@pytest.mark.parametrize(("players", "cards"), [(1, 6), (2, 4), (6, 3)])
def test_nobody_points_at_a_place_that_the_hand_does_not_have(players: int, cards: int) -> None:
    one = table(players)
    for slot in range(1, 7):
        if slot <= cards:
            assert point(one, players - 1, "slot", str(slot)).value == str(slot)
        else:
            with pytest.raises(Illegal, match=f"{cards} places") as refusal:
                point(one, players - 1, "slot", str(slot))
            assert refusal.value.rule == "K24"


def test_there_are_no_other_signs() -> None:
    with pytest.raises(Unknown):
        sign(0, "wink")
    for field, value in (("site", "1,2"), ("site", "north"), ("slot", "7"), ("moon", "1")):
        with pytest.raises(Trouble):
            point(table(), 0, field, value)
