"""A game that does not draw itself is still shown."""

from __future__ import annotations

import msgspec

from undercroft.engine.game import View
from undercroft.engine.sketch import sketch


class Monster(msgspec.Struct):
    name: str
    asleep: bool


class CaveView(View, frozen=True, kw_only=True):
    gold: int
    bag: tuple[str, ...]
    monsters: tuple[Monster, ...] = ()
    torch: str | None = None


def test_everything_in_a_view_is_told_line_by_line() -> None:
    view = CaveView(seat=None, gold=7, bag=("rope", "lamp"), monsters=(Monster("rat", False), Monster("owl", True)))
    assert sketch(view).plain().splitlines() == [
        "seat: -",
        "gold: 7",
        "bag: rope, lamp",
        "monsters:",
        "  name rat, asleep False",
        "  name owl, asleep True",
        "torch: -",
    ]


def test_an_empty_list_is_a_dash() -> None:
    assert "bag: -" in sketch(CaveView(seat=0, gold=0, bag=())).plain().splitlines()


def test_a_long_list_goes_on_in_the_next_line() -> None:
    drawn = sketch(CaveView(seat=0, gold=0, bag=("rope",) * 12), width=30).plain().splitlines()
    assert drawn[2:5] == ["bag: rope, rope, rope, rope,", "     rope, rope, rope, rope,", "     rope, rope, rope, rope"]
    assert drawn[5] == "monsters: -"
