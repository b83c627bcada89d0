"""Exploring (B12-B14, B35)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tests.games.deckbox.positions import (
    CHART,
    RANGER,
    TRIAL,
    WARDEN,
    act,
    at,
    enemies_of,
    legal,
    refused,
    table,
    where,
)
from undercroft.engine.events import Events
from undercroft.engine.luck import Dice
from undercroft.games.deckbox.exploring import leads_on
from undercroft.records.record import Player
from undercroft.records.table import Table


def test_b12_a_half_square_to_unexplored_ground_reveals_the_tile_and_the_move_goes_on() -> None:
    delve = table(WARDEN + "@2,1", more="left=trial-puddle")
    happened = act(delve, "move 2,-1", "8A", "trial-puddle", 6, 6, 1, 1, "quicksilver")
    assert happened[:2] == ["1 moved 2,1 2,-1", "laid 8A 0,-6 0"]
    assert happened[-1] == "1 found quicksilver"
    assert where(delve) == (2, -1)
    assert delve.steps == 2  # speed 4, two steps taken
    assert delve.acts[0] == 1
    act(delve, "move 2,-3")
    assert delve.acts[0] == 1  # still the same move
    assert delve.steps == 0


def test_b12_the_rest_of_a_move_is_lost_by_another_action() -> None:
    delve = table(RANGER + "@2,0", enemies=["green-melee-3@2,3"], more="left=trial-quiet")
    act(delve, "move 2,-1", "8A", "trial-quiet")
    assert delve.steps == 4
    act(delve, "attack 2,3", 1, 1, 1, *[1] * 3)  # the last action: the rat strikes back
    assert delve.steps == 0


def test_b12_a_new_move_may_begin_before_the_rest_of_one_is_used_up() -> None:
    delve = table(WARDEN + "@2,1", more="left=trial-quiet")
    act(delve, "move 2,-1", "8A", "trial-quiet")
    assert (delve.steps, delve.acts[0]) == (2, 1)
    assert "move 2,-5" in legal(delve)  # four steps: a second action, and the rest is lost
    further = delve.copy()
    act(further, "move 2,-5")
    assert (further.round, where(further)) == (2, (2, -5))
    act(delve, "move 2,-2")
    assert (delve.steps, delve.acts[0]) == (0, 1)


def test_b12_without_an_action_only_the_rest_of_the_move_is_left() -> None:
    delve = table(WARDEN + "@2,1:h7,a1", more="left=trial-quiet")
    act(delve, "move 2,-1", "8A", "trial-quiet")
    assert "move 2,-3" in legal(delve)
    assert refused(delve, "move 2,-4") == "B8"


def test_b12_enemies_never_explore() -> None:
    delve = table(WARDEN + "@2,3", enemies=["green-melee-1@2,-1"])
    assert leads_on(delve, at(delve, 2, -1))
    act(delve, "end", 1, 1, 1)  # it comes and strikes
    assert len(TRIAL.view(delve, None).tiles) == 1


def test_b12_being_pushed_there_counts() -> None:
    # the slinger knocks the hero back onto the upper half-square of the start tile
    delve = table(RANGER + "@2,0:h7,a2", enemies=["green-ranged-2@2,3"], more="left=trial-nest")
    happened = act(delve, "end", 6, 6, 1, 1, "8A", "trial-nest", 1, 1)
    assert "1 pushed 2,0 2,-1" in happened
    assert "laid 8A 0,-6 0" in happened


def test_b13_app_style_draws_from_the_pool_and_ends_with_the_finale() -> None:
    tiles = ("1A@0,0/0", "3A@0,-1/0", "4A@0,-2/0", "5A@0,-3/0")
    delve = table(WARDEN + "@2,-18", tiles=tiles, more="left=trial-nest")
    happened = act(delve, "move 2,-19")
    assert happened[1] == "laid 2B 0,-24 0"  # four tiles lie there: the finale, without a draw
    assert "spawned rat 1 2,-23" in happened


def test_b13_no_tile_closes_the_dungeon_before_its_finale() -> None:
    """The other way from the start leads nowhere on: of the pool only tiles that lead on may come."""
    delve = table(WARDEN + "@2,0", tiles=("1A@0,0/0", "1B@0,1/2"), more="left=trial-quiet")
    delve.tiles_left = vec[i64]([TRIAL.tile.read(code) for code in ("1B", "2B", "15B")])
    delve.tiles_left = append(delve.tiles_left, TRIAL.tile.read("9B"))
    for seed in range(12):
        copy = delve.copy()
        copy.apply(0, TRIAL.actions.read("move 2,-1"), Dice(seed), Events())
        assert TRIAL.view(copy, None).tiles[-1].tile in ("9B", "15B")
        assert any(leads_on(copy, int(half)) for half in copy.floor.half if half >= 0)


def test_b13_where_no_tile_leads_on_the_finale_comes_at_once() -> None:
    delve = table(WARDEN + "@2,0", tiles=("1A@0,0/0", "1B@0,1/2"))
    delve.tiles_left = vec[i64]([TRIAL.tile.read("2B")])
    assert act(delve, "move 2,-1")[1] == "laid 2B 0,-6 0"


def test_b13_after_an_early_finale_nothing_is_left_to_explore() -> None:
    delve = table(WARDEN + "@2,0", tiles=("1A@0,0/0", "1B@0,1/2", "2B@0,-1/0"))
    assert delve.floor.count() < delve.script.finale_after
    assert not any(leads_on(delve, int(half)) for half in delve.floor.half if half >= 0)
    open_end = table(WARDEN + "@2,0", tiles=("1A@0,0/0", "8A@0,-1/0", "2B@0,-2/0"))
    assert not leads_on(open_end, at(open_end, 5, -4))


def test_b13_a_map_page_that_leads_nowhere() -> None:
    """The lower exit of the start tile of a print-style quest: an ordinary square."""
    delve = table(WARDEN + "@2,4", tiles=("2A@0,0/0",), game=CHART)
    assert not leads_on(delve, at(delve, 2, 5))
    act(delve, "move 2,5", game=CHART)
    assert where(delve) == (2, 5)
    assert len(delve.floor.face) == 1
    assert delve.steps == 0


def test_b13_a_map_fixes_tile_turn_and_encounter() -> None:
    delve = table(WARDEN + "@0,-4", tiles=("2A@0,0/0", "8A@0,-1/0"), game=CHART)
    happened = act(delve, "move -1,-4", game=CHART)
    assert happened[1] == "laid 4B -6,-6 3"
    laid = CHART.view(delve, None).tiles[-1]
    assert (laid.x, laid.y, laid.turn) == (-1, -1, 3)
    assert "spawned goblin 2" in happened[-1]


def test_b14_revealing_by_an_item_triggers_the_encounter_just_the_same() -> None:
    delve = table(WARDEN + "@2,3:h7,a2+foresight-scroll", more="left=trial-nest")
    assert legal(delve, kind="use") == ["use foresight-scroll 2,-1", "use foresight-scroll 2,5"]
    happened = act(delve, "use foresight-scroll 2,-1", "8A", "trial-nest", 1, 1)
    assert happened[:2] == ["1 used foresight-scroll 2,-1", "laid 8A 0,-6 0"]
    assert len(enemies_of(delve)) == 2
    assert where(delve) == (2, 3)
    assert delve.acts[0] == 2


def played(seed: int) -> list[str]:
    options = TRIAL.options({"players": 1, "party": ["shield"]})
    game = Table(TRIAL, options, (Player(name="Ann"),), Dice(seed))
    for _ in range(40):
        if game.is_over:
            break
        onward = [code for code in game.legal(0) if code.startswith("move")]
        game.play(0, (onward or game.legal(0))[-1])
    return [TRIAL.events.write(event) for events in game.history for event in events]


def test_b35_the_same_seed_plays_the_same_dungeon() -> None:
    assert played(5) == played(5)
    assert played(5) != played(6)


def test_b35_print_style_has_no_draw_of_tiles() -> None:
    """What a print-style quest lays depends on its map alone."""
    for seed in range(5):
        delve = table(WARDEN + "@2,0", tiles=("2A@0,0/0",), game=CHART)
        delve.apply(0, CHART.actions.read("move 2,-1"), Dice(seed), Events())
        assert CHART.view(delve, None).tiles[-1].tile == "8A"
