"""A position as a line of text, and what is wrong with a bad one."""

from __future__ import annotations

import pytest

from tests.games.clank.positions import GAME, start
from undercroft.engine.errors import Illegal, Malformed, Trouble, Unknown
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_randomly

LINE = GAME.write(start(players=2, first=1))


@pytest.mark.parametrize("seed", range(6))
def test_any_position_reads_back(seed: int) -> None:
    position = start(Dice(seed), players=1 + seed % 4, side="dusk" if seed % 2 else "day")
    for _ in range(12):
        line = GAME.write(position)
        assert GAME.write(GAME.read(line)) == line
        play_randomly(position, Dice(seed), 30)


def test_what_has_its_usual_value_is_left_out_and_equal_cards_are_counted() -> None:
    assert "turn=" not in LINE
    assert "skill=" not in LINE
    assert "stock=15,15,12" in LINE
    assert "supply=27" in LINE
    assert "burgle*" in LINE


BAD: list[tuple[str, str, type[Trouble], str]] = [
    ("rage=3", "rage=9", Malformed, ""),
    ("rage=3", "rage", Malformed, ""),
    ("rage=3", "rage=3 rage=3", Malformed, ""),
    ("rage=3", "rage=3 fury=1", Malformed, ""),
    ("rage=3", "rage=3 pending=burn", Unknown, ""),
    ("rage=3", "rage=3 pending=choose", Malformed, ""),
    ("rage=3", "rage=3 side=dawn", Unknown, ""),
    ("rage=3", "rage=3 attacks=red.pink", Unknown, ""),
    ("rage=3", "rage=3 attacks=" + ".".join(["black"] * 21), Malformed, ""),
    ("stock=15,15,12", "stock=15,15", Malformed, ""),
    ("stock=15,15,12", "stock=15,15,11", Illegal, "C1"),
    ("burgle", "burglar", Unknown, ""),
    ("supply=27", "supply=26", Illegal, "C1"),
    ("bag=0,0,0,0,24", "bag=0,0,0,0,23", Illegal, "C1"),
    ("bag=0,0,0,0,24", "bag=0,0,3,0,24", Illegal, "C1"),
    ("supply=27", "supply=27 status=asleep", Unknown, ""),
    ("supply=27", "supply=27 status=lost", Illegal, "C34"),
    ("supply=27", "supply=27 room=77", Illegal, "C9"),
    ("supply=27", "supply=27 open=6", Illegal, "C9"),
    ("supply=27", "supply=27 keys=1", Illegal, "C6"),
    ("supply=27", "supply=27 crowns=9", Illegal, "C6"),
    ("supply=27", "supply=27 idols=1", Illegal, "C6"),
    ("supply=27", "supply=27 kept=treasure", Illegal, "C5"),
    ("supply=27 clank=3", "supply=20 damage=10", Illegal, "C31"),
    ("rage=3", "rage=3 turn=2", Illegal, "C10"),
    ("rage=3", "rage=3 herald=0", Illegal, "C10"),
    ("rage=3", "rage=3 end=1", Illegal, "C36"),
]


@pytest.mark.parametrize(("good", "bad", "kind", "rule"), BAD)
def test_a_bad_line_is_refused(good: str, bad: str, kind: type[Trouble], rule: str) -> None:
    assert good in LINE
    with pytest.raises(kind) as trouble:
        GAME.read(LINE.replace(good, bad, 1))
    assert str(trouble.value)
    if isinstance(trouble.value, Illegal):
        assert trouble.value.rule == rule


def test_too_many_tokens_or_an_artifact_twice() -> None:
    position = start(players=2, first=1)
    position.tokens[2] = 1
    with pytest.raises(Illegal):
        GAME.read(GAME.write(position))
    position = start(players=2, first=1)
    position.thieves[0].artifacts = position.artifacts
    with pytest.raises(Illegal):
        GAME.read(GAME.write(position))


def test_a_table_without_thieves_is_no_position() -> None:
    with pytest.raises(Malformed):
        GAME.read(LINE.partition(" | ")[0])
