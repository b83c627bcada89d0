"""A position as one line of text: what is malformed, unknown or illegal is told apart."""

from __future__ import annotations

import pytest

from tests.games.deckbox.positions import TRIAL, table
from undercroft.engine.errors import Illegal, Malformed, Trouble, Unknown

LINE = (
    "quest=trial round=2 active=1 steps=1 tile=1A@0,0/0 tile=8A@0,-1/0 hero=warden/spear/ward@2,3:h7,e1,a1+whetstone "
    "hero=ranger/longbow/hex:d1 enemy=0:green-melee-2@2,-4* enemy=3:red-melee-5!1@1,-4 numbers=4 "
    "market=quicksilver,smoke-pot,iron-cap spent=war-horn lying=healing-draught@2,1 lying=3@2,1 left=trial-nest "
    "offer=trial-0@1 tokens=1,0 deaths=1"
)


def test_a_line_reads_back() -> None:
    assert TRIAL.write(TRIAL.read(LINE)) == LINE


def test_what_is_usual_is_left_out() -> None:
    assert TRIAL.write(table("warden/spear/ward@2,3")) == (
        "quest=trial round=1 tile=1A@0,0/0 hero=warden/spear/ward@2,3:h7,a2 tokens=0,0"
    )


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ("round=2", "round=two", Malformed),
        ("round=2", "rond=2", Malformed),
        ("round=2", "round=2 round=3", Malformed),
        ("quest=trial ", "", Malformed),
        ("tokens=1,0", "tokens=1", Malformed),
        ("numbers=4", "numbers=2", Malformed),
        ("quest=trial", "quest=trail", Unknown),
        ("warden/", "wardin/", Unknown),
        ("tile=8A", "tile=88A", Unknown),
        ("@2,3:h7", "@9,9:h7", Unknown),
        ("iron-cap", "iron-cup", Unknown),
        ("left=trial-nest", "left=trial-nets", Unknown),
        ("tile=8A@0,-1", "tile=8A@0,0", Illegal),
        ("@2,3:h7", "@0,0:h7", Illegal),
        ("@2,3:h7", "@2,-4:h7", Illegal),
        ("@2,3:h7", "@2,3:h9", Illegal),
        ("green-melee-2", "green-melee-5", Illegal),
        ("red-melee-5", "red-ranged-5", Illegal),
        ("spent=war-horn", "spent=war-horn,war-horn", Illegal),
        ("enemy=0:green-melee-2@2,-4*", "enemy=0:red-melee-2@2,-4*", Illegal),
    ],
)
def test_what_is_wrong_is_told_apart(before: str, after: str, kind: type[Trouble]) -> None:
    assert before in LINE
    with pytest.raises(kind):
        TRIAL.read(LINE.replace(before, after, 1))
