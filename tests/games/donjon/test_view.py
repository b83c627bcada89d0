"""Everything lies open: all see the same, and a view is enough to go on from."""

from __future__ import annotations

import msgspec

from tests.games.donjon.positions import GAME, OPEN, contest, seen, start
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_randomly


def test_everybody_sees_the_same() -> None:
    position = start(Dice(5), players=3)
    views = [msgspec.structs.replace(seen(position, seat), seat=None) for seat in (0, 1, 2, None)]
    assert views[0] == views[1] == views[2] == views[3]


def test_a_position_is_imagined_as_it_is() -> None:
    position, dice = start(Dice(5), players=3), Dice(5)
    for _ in range(20):
        play_randomly(position, dice, 3)
        imagined = GAME.imaginer(seen(position, 1)).imagine(dice)
        assert GAME.write(imagined) == GAME.write(position)


def test_d9_d15_nobody_knows_a_tile_that_is_not_revealed() -> None:
    """It is not even settled: luck says which one it is when it is turned over."""
    position = contest("r5=sbdvk guardian=abf:0,0,0", "ent=s")
    assert [dungeon.guardian for dungeon in seen(position).dungeons] == ["abf", None]
    assert GAME.codes.tiles.index("abf") not in [n for n in range(6) if position.hidden_tiles >> n & 1]


def test_the_view_tells_what_the_dungeons_would_score() -> None:
    position = contest("r1=sb r2=+1", "ent=s r1=sbdv malus=1", cards=OPEN)
    assert [dungeon.score for dungeon in seen(position).dungeons] == [(4, 2, 0, 0, 0, 0, -2), (4, 2, 0, 0, 7, -1, 0)]


def test_an_action_can_be_taken_back_until_luck_answers() -> None:
    assert not GAME.discloses(contest("ent=s", "ent=s"), 0, GAME.actions.read("1 spider forest>ent"))
