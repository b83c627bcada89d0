"""Everything lies open: all see the same, and a view is enough to go on from."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.donjon.positions import (
    GAME,
    OPEN,
    act,
    contest,
    dungeon,
    score,
    seen,
    start,
    threatened,
    tile,
)
from undercroft.engine.luck import Dice
from undercroft.engine.playout import play_randomly
from undercroft.games.donjon.order import lay_on_all
from undercroft.games.donjon.pending import Source, Task
from undercroft.games.donjon.rules import Contest


def test_everybody_sees_the_same() -> None:
    position = start(Dice(5), players=3)
    views = [msgspec.structs.replace(seen(position, seat), seat=None) for seat in (0, 1, 2, None)]
    assert views[0] == views[1] == views[2] == views[3]


def test_a_position_is_imagined_as_it_is() -> None:
    position, dice = start(Dice(5), players=3), Dice(5)
    for _ in range(20):
        play_randomly(position, dice, 3)
        imagined = GAME.imaginer(seen(position, 1)).imagine(dice)
        assert isinstance(imagined, Contest)
        assert GAME.write(imagined) == GAME.write(position)


def test_d9_d15_nobody_knows_a_tile_that_is_not_revealed() -> None:
    """It is not even settled: luck says which one it is when it is turned over."""
    position = contest("r5=sbdvk guardian=abf:0,0,0", "ent=s")
    assert [tile(position, seat) for seat in range(2)] == ["abf", None]
    assert GAME.codes.tiles.index("abf") not in [n for n in range(6) if position.hidden_tiles >> n & 1]


def test_the_view_tells_what_the_dungeons_would_score() -> None:
    position = contest("r1=sb r2=+1", "ent=s r1=sbdv malus=1", cards=OPEN)
    assert [score(position, seat) for seat in range(2)] == [(4, 2, 0, 0, 0, 0, -2), (4, 2, 0, 0, 7, -1, 0)]
    assert [dungeon.points for dungeon in seen(position).dungeons] == [4, 12]


def test_places_say_what_is_in_them() -> None:
    mine = dungeon(contest("ent=sb r1=ddd+2 r5=dd", "ent=s"), 0)
    assert [place.place for place in mine.places] == ["ent", "h1", "r1", "h2", "r2", "h3", "r3", "h4", "r4", "h5", "r5"]
    entrance, hallway, first = mine.places[:3]
    assert (entrance.monsters, entrance.groups, entrance.piles) == ({"spider": 1, "brou": 1}, 0, 0)
    assert (hallway.monsters, hallway.piles) == ({}, 0)
    assert (first.monsters, first.groups, first.piles, first.guarded) == ({"dragon": 3}, 2, 2, 2)
    assert (mine.places[10].piles, mine.places[10].guarded) == (0, 0), "there is no gold in the office (D3)"


def test_d14_malus_tiles_lie_beside_room_5_on_the_guardian_or_in_reserve() -> None:
    mine = dungeon(contest("r5=sbdvk malus=3 guardian=abf:0,2,0", "ent=s"), 0)
    assert (mine.malus, mine.malus_left) == ((1, 3), (4, 5))
    assert mine.guardian is not None
    assert [(power.power, power.malus) for power in mine.guardian.powers] == [
        ("power-a", None),
        ("power-b", 2),
        ("power-f", None),
    ]


def test_d9_a_dungeon_knows_its_board() -> None:
    for players in (2, 3, 4):
        for first in range(players):
            position = start(Dice(1), players=players, first=first + 1)
            for mine in seen(position).dungeons:
                board = next(board for board in GAME.content.boards if board.code == mine.board)
                assert Counter(board.monsters) == Counter(mine.places[0].monsters)


def test_the_lines_of_a_score_name_what_they_are_paid_for() -> None:
    mine = dungeon(contest("r1=sb", "ent=s"), 0)
    assert [(line.line, line.objective) for line in mine.score] == [
        ("spider", "spider-a"),
        ("brou", "brou-a"),
        ("dragon", "dragon-a"),
        ("vampire", "vampire-a"),
        ("mixed", None),
        ("malus", None),
        ("groups", None),
    ]


# What is still to be done


def test_a_turn_has_five_phases() -> None:
    """Threat, Guardian, recruit, move, power: the view says in which of them the turn is."""
    position, _ = threatened("t02", "r1=s r5=sbdvk guardian=abf:0,0,0", "ent=s r1=b", areas="forest=s swamp=s")
    found = [(seen(position).phase, [task.kind for task in seen(position).tasks])]
    for code in ("to forest", "guardian power-a", "pass", "1 spider forest>ent", "pass", "power spider r1"):
        act(position, 0, code)
        found.append((seen(position).phase, [task.kind for task in seen(position).tasks]))
    assert found == [
        ("threat", ["spread", "keep", "guardian", "recruitment", "power"]),
        ("guardian", ["guardian", "recruitment", "power"]),
        ("guardian", ["teleport", "recruitment", "power"]),
        ("recruit", ["recruitment", "power"]),
        ("move", ["step", "power"]),
        ("power", ["power"]),
        ("power", ["laboratory"]),
    ]
    assert seen(contest("ent=s", "ent=s", tasks="", state="first=1 turn=2 last over")).phase == "over"


def test_tasks_say_who_does_what_and_why() -> None:
    position = contest("r1=s r2=s r3=p", "ent=s r1=+1", tasks="1:vip-card_r3", cards="open-vips=vip-1,vip-2")
    act(position, 0, "call vip-1")
    assert seen(position).tasks == (
        Task(seat=0, kind="place", count=1, what="reserve", to="r3", source=Source(vip="vip-1")),
        Task(seat=1, kind="progress", count=3, source=Source(vip="vip-1")),
        Task(seat=0, kind="refill"),
    ), "the next thing first"


@pytest.mark.parametrize(
    ("mine", "tasks", "code", "luck", "source"),
    [
        ("ent=s", "1:power 1:recruitment", "1 spider forest>ent", "", None),
        ("r3=ss", "1:power", "power spider r3", "", Source(room="r3")),
        ("r4=ss r1=+3 r2=+1", "1:power", "power spider r4", "sword-8", Source(swordbearer="sword-8")),
        ("r1=s", "1:laboratory", "mix spider", "", Source(mixture="spider")),
        ("r5=sbdvk guardian=abf:0,0,0", "1:guardian", "guardian power-a", "", Source(power="power-a")),
    ],
)
def test_a_decision_knows_its_source(mine: str, tasks: str, code: str, luck: str, source: Source | None) -> None:
    position = contest(mine, "ent=s", tasks=tasks)
    act(position, 0, code, luck)
    assert seen(position).tasks[0].source == source
    again = GAME.read(GAME.write(position))
    assert seen(again).tasks == seen(position).tasks


def test_what_threats_and_the_inn_ask_for_is_theirs() -> None:
    """These effects need no choice; half-way positions of a content with others would show the source."""
    position = contest("ent=s", "ent=s")
    lay_on_all(position, position.box.threats, 0, 3)
    lay_on_all(position, position.box.inn, 2, 1)
    assert [task.source for task in seen(position).tasks[:3]] == [
        Source(inn="inn-3"),
        Source(threat="t01"),
        Source(threat="t01"),
    ]


def test_views_of_all_seats_at_once_are_the_same_as_one_by_one() -> None:
    position, dice = start(Dice(5), players=4), Dice(5)
    for _ in range(30):
        play_randomly(position, dice, 5)
        assert GAME.views(position, [2, None, 0]) == [seen(position, 2), seen(position, None), seen(position, 0)]


def test_the_same_dungeon_may_be_seen_in_games_with_other_objectives() -> None:
    """What an onlooker has seen before must not be taken for something else."""
    plain, other = (
        contest("r1=sbd", "ent=s", objectives=objectives)
        for objectives in ("spider-a brou-a dragon-a vampire-a", "spider-b brou-a dragon-a vampire-a")
    )
    assert dungeon(plain, 0).score[0].objective == "spider-a"
    assert dungeon(other, 0).score[0].objective == "spider-b"


def test_an_action_can_be_taken_back_until_luck_answers() -> None:
    assert not GAME.discloses(contest("ent=s", "ent=s"), 0, GAME.actions.read("1 spider forest>ent"))
