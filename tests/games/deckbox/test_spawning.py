"""Spawning and the supply of dice (B16-B18)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tests.games.deckbox.positions import RANGER, TRIAL, WARDEN, Told, act, enemies_of, legal, table
from undercroft.engine.events import Events
from undercroft.games.deckbox.actions import BLUE, GREEN, MELEE, RED
from undercroft.games.deckbox.encounters import die_of, free_a_die, place, spawn


def test_b16_each_die_is_rolled_for_kind_and_health() -> None:
    delve = table(WARDEN + "@2,0", more="left=trial-nest")
    act(delve, "move 2,-1", "8A", "trial-nest", 2, 5)
    act(delve, "let green-melee-2")
    assert enemies_of(delve) == ["rat 2 2,-4", "slinger 2 3,-4"]


def test_b16_a_number_fixes_the_health() -> None:
    delve = table(WARDEN + "@2,0", more="left=trial-pack")
    act(delve, "move 2,-1", "8A", "trial-pack")  # no die is rolled
    assert enemies_of(delve) == ["rat 2 2,-4", "rat 2 3,-4", "rat 2 1,-4"]


def test_b17_the_players_choose_which_goes_first() -> None:
    delve = table(WARDEN + "@2,0", more="left=trial-nest")
    act(delve, "move 2,-1", "8A", "trial-nest", 2, 5)
    assert legal(delve) == ["let green-melee-2", "let green-ranged-2"]
    act(delve, "let green-ranged-2")
    assert enemies_of(delve) == ["slinger 2 2,-4", "rat 2 3,-4"]


def test_b17_dice_of_every_colour_are_rolled_before_any_is_placed() -> None:
    delve = table(WARDEN + "@2,0", more="left=trial-mixed")
    act(delve, "move 2,-1", "8A", "trial-mixed", 1, 5, 3)
    assert enemies_of(delve) == []
    assert legal(delve) == ["let green-melee-1", "let green-ranged-2", "let blue-melee-3"]
    act(delve, "let blue-melee-3")
    act(delve, "let green-ranged-2")
    assert enemies_of(delve) == ["ghoul 3 2,-4", "slinger 2 3,-4", "rat 1 1,-4", "rat 1 2,-5"]
    assert list(delve.mark) == [0, 0, 0, 2]


def test_b17_a_blocked_square_is_skipped() -> None:
    """In 3A square 5 of the diagram is a pit; 7 and 6 are walls."""
    delve = table(WARDEN + "@2,0", more="left=trial-horde")
    act(delve, "move 2,-1", "3A", "trial-horde", *[1] * 8)
    act(delve, "let blue-melee-1")
    act(delve, "let blue-melee-1")
    places = [enemy.split()[2] for enemy in enemies_of(delve)]
    assert places[:4] == ["2,-5", "3,-5", "1,-5", "2,-6"]  # 1 to 4
    assert places[4:6] == ["3,-4", "1,-4"]  # 8 and 9
    assert len(set(places)) == 8
    assert "2,-4" not in places


def test_b18_the_last_die_of_a_colour() -> None:
    """Five green dice stand: one green is left, then blue ones come."""
    enemies = [f"green-melee-1@{x},3" for x in range(5)]
    delve = table(WARDEN + "@2,0", enemies=enemies, more="left=trial-nest")
    act(delve, "move 2,-1", "8A", "trial-nest", 1, 1)
    assert list(delve.dice) == [0, 5, 1]
    assert legal(delve) == ["let green-melee-1", "let blue-melee-1"]
    act(delve, "let green-melee-1")
    assert enemies_of(delve)[-2:] == ["rat 1 2,-4", "ghoul 1 3,-4"]


def test_b18_no_dice_left_at_all() -> None:
    """Each die missing is a hit on every hero, defended as usual."""
    spots = [(x, y) for y in (1, 2, 3) for x in range(5)][:13]
    colours = ["green-melee-1"] * 6 + ["blue-melee-1"] * 6 + ["red-melee-1"]
    enemies = [f"{colour}@{x},{y}" for colour, (x, y) in zip(colours, spots, strict=True)]
    delve = table(WARDEN + "@2,0", RANGER + "@3,0", enemies=enemies, more="left=trial-nest")
    happened = act(delve, "move 2,-1", "8A", "trial-nest", *[1, 1, 4, 1, 1, 6, 4, 6])
    assert "no dice 4" in happened
    assert len([event for event in happened if "defended" in event]) == 8
    assert list(delve.health) == [7 - 2, 7 - 2]


def test_b18_a_named_enemy_always_comes() -> None:
    delve = table(WARDEN + "@2,0", enemies=["red-melee-2@0,3"], more="left=trial-boss")
    act(delve, "move 2,-1", "8A", "trial-boss")
    assert enemies_of(delve) == ["ogre 5 2,-4"]
    assert delve.mark[0] == 1
    assert list(delve.dice) == [6, 6, 0]


def test_b18_a_named_enemy_whose_colour_is_out_comes_as_the_next_higher_die() -> None:
    enemies = [f"green-melee-1@{x},3" for x in range(5)] + ["green-melee-1@0,2"]
    delve = table(WARDEN + "@2,0", enemies=enemies)
    events = Events()
    spawn(delve, 0, GREEN, 1, 2, MELEE, 1, Told(), events)
    assert list(delve.rolled) == [die_of(BLUE, MELEE, 2, 1)]
    assert len(delve.tag) == 6  # nobody has left for it
    assert list(delve.dice) == [0, 5, 1]


def test_b18_a_named_enemy_comes_instead_of_one_that_was_rolled_with_it() -> None:
    """All dice are out, twelve of them rolled for the same encounter and not placed yet."""
    delve = table(WARDEN + "@2,0", enemies=["red-melee-1!2@2,3"])
    events = Events()
    spawn(delve, 0, GREEN, 6, 1, MELEE, 0, Told(), events)
    spawn(delve, 0, BLUE, 6, 1, MELEE, 0, Told(), events)
    spawn(delve, 0, BLUE, 1, 3, MELEE, 1, Told(), events)
    assert list(delve.rolled)[-2:] == [die_of(BLUE, MELEE, 1, 0), die_of(BLUE, MELEE, 3, 1)]
    assert (list(delve.dice), len(delve.rolled)) == ([0, 0, 0], 12)


def test_b18_a_named_enemy_never_takes_the_die_of_another_named_one() -> None:
    delve = table(WARDEN + "@2,0")
    delve.rolled = vec[i64]([die_of(RED, MELEE, 3, 1)])
    assert not free_a_die(delve, RED, Events())
    delve.rolled = vec[i64]([die_of(RED, MELEE, 3, 0)])
    assert free_a_die(delve, RED, Events()) and len(delve.rolled) == 0


def test_b17_without_any_room_the_die_counts_as_missing() -> None:
    """14A has ten squares and two half-squares, and all are taken when the encounter brings one more."""
    spots = ["2,0", "3,0", "2,1", "3,1", "2,2", "3,2", "1,3", "2,3", "1,4", "2,4", "2,-1"]
    dice = ["green-melee-1"] * 6 + ["blue-melee-1"] * 5
    enemies = [f"{die}@{spot}" for die, spot in zip(dice, spots, strict=True)]
    delve = table(WARDEN + "@1,2:h7,a2", RANGER + "@2,5", enemies=enemies, tiles=("14A@0,0/0",))
    delve.rolled = vec[i64]([die_of(1, 0, 1, 0)])
    delve.dice[1] -= 1
    happened = Events()
    place(delve, 0, Told(1, 1), happened)
    assert TRIAL.events.write(int(happened.packed[0])) == "no dice 1"
    assert list(delve.health) == [6, 6]
    assert list(delve.dice) == [0, 1, 1]


def test_b18_lower_colours_do_not_stand_in_for_a_higher_one() -> None:
    """The last blue die and the red one are out: what should be blue is missing, though green dice are left."""
    spots = [(x, 3) for x in range(5)] + [(0, 2), (1, 2)]
    dice = ["blue-melee-1"] * 6 + ["red-melee-1"]
    enemies = [f"{die}@{x},{y}" for die, (x, y) in zip(dice, spots, strict=True)]
    delve = table(WARDEN + "@2,0", enemies=enemies)
    events = Events()
    spawn(delve, 0, BLUE, 2, 0, -1, 0, Told(1, 4), events)
    assert [TRIAL.events.write(int(event)) for event in events.packed] == [
        "no dice 2",
        "1 defended 2,0 [1] 1",
        "1 wounded 1 6",
        "1 defended 2,0 [4] 0",
    ]
    assert list(delve.dice) == [6, 0, 0]
    assert len(delve.rolled) == 0


def test_b18_a_fixed_health_is_kept_by_the_die_that_stands_in() -> None:
    enemies = [f"green-melee-1@{x},3" for x in range(5)] + ["green-melee-1@0,2"]
    delve = table(WARDEN + "@2,0", enemies=enemies, more="left=trial-pack")
    act(delve, "move 2,-1", "8A", "trial-pack")
    assert enemies_of(delve)[6:] == ["ghoul 2 2,-4", "ghoul 2 3,-4", "ghoul 2 1,-4"]
