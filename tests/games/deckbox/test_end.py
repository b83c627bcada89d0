"""Winning and losing (B33)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.deckbox.positions import CHART, RANGER, TRIAL, WARDEN, act, table
from undercroft.engine.registry import find
from undercroft.games.deckbox.actions import END_NAMES, MELEE, RED, RUNNING
from undercroft.games.deckbox.encounters import die_of
from undercroft.games.deckbox.game import DeckBox
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.script import C_CLEAR, C_DEATHS, C_EXIT, C_MARK, C_ROUNDS, C_TILES, C_TOKEN
from undercroft.games.deckbox.verdict import LONGEST, holds_true, reason_of_loss, reason_of_win, verdict

EXIT = ("1A@0,0/0", "2B@0,-1/0")


def how(delve: Delve) -> str:
    outcome = TRIAL.outcome(delve)
    assert (len(outcome.winners) > 0) == (delve.payoff(0) == 1.0)
    return END_NAMES[delve.end]


def test_b33_all_living_heroes_on_exit_squares() -> None:
    delve = table(WARDEN + "@1,-5", RANGER + "@3,-5", tiles=EXIT)
    act(delve, "move 1,-6")
    assert not delve.is_over()
    act(delve, "end")
    act(delve, "move 3,-6", seat=1)
    assert how(delve) == "exit"
    assert TRIAL.outcome(delve).winners == (0, 1)


def test_b33_the_entrance_is_no_exit() -> None:
    delve = table(WARDEN + "@1,3", tiles=EXIT)
    act(delve, "move 1,4")
    assert not delve.is_over()


def test_b33_the_dead_need_not_come_along() -> None:
    delve = table(WARDEN + "@1,-5", "ranger/longbow/hex:d1", tiles=EXIT, more="deaths=1")
    act(delve, "move 1,-6")
    assert how(delve) == "exit"


def test_b33_a_named_enemy_defeated() -> None:
    delve = table(WARDEN + "@2,2", enemies=["red-melee-1!1@2,1"])
    act(delve, "attack 2,1", 6, 1, 1, 1)
    assert how(delve) == "defeated"


def test_b33_of_several_with_one_name_all_must_be_defeated() -> None:
    delve = table(WARDEN + "@2,2", enemies=["red-melee-1!1@2,1", "green-melee-1!1@1,2"])
    act(delve, "attack 2,1", 6, 1, 1, 1)
    assert not delve.is_over()
    act(delve, "attack 1,2", 6, 1, 1, 1)
    assert how(delve) == "defeated"


def test_b33_tokens() -> None:
    delve = table(WARDEN + "@2,2", tiles=("2A@0,0/0",), more="offer=chart-0@0 tokens=1,0", game=CHART)
    act(delve, "work chart-0", game=CHART)
    assert END_NAMES[delve.end] == "tokens"


def test_b33_rounds_survived() -> None:
    delve = table(WARDEN + "@2,2", tiles=("2A@0,0/0",), more="round=9", game=CHART)
    act(delve, "end", game=CHART)
    assert END_NAMES[delve.end] == "rounds"


def test_b33_tiles_explored_and_cleared() -> None:
    tiles = ("2A@0,0/0", "8A@0,-1/0", "4B@-1,-1/3")
    delve = table(WARDEN + "@2,2", enemies=["green-melee-1@2,1"], tiles=tiles, game=CHART)
    assert not delve.is_over()
    act(delve, "attack 2,1", 6, 1, 1, 1, game=CHART)
    assert END_NAMES[delve.end] == "tiles"


def test_b33_an_encounter_can_win_or_lose() -> None:
    for encounter, end in (("glory", "told"), ("ruin", "failed")):
        delve = table(WARDEN + "@2,0", more=f"left=trial-{encounter}")
        act(delve, "move 2,-1", "8A", f"trial-{encounter}")
        assert how(delve) == end


def test_b33_all_heroes_dead_is_a_loss() -> None:
    delve = table(WARDEN + "@2,2:h1,a2", enemies=["green-melee-1@2,1"])
    act(delve, "end", 6, 1, 1, 1)
    assert how(delve) == "dead"
    assert TRIAL.outcome(delve).winners == ()


def test_b33_further_ways_to_fail() -> None:
    late = table(WARDEN + "@2,2", more="round=20")
    act(late, "end")
    assert how(late) == "late"
    doomed = table(WARDEN + "@2,0", more="left=trial-scales tokens=0,1")
    act(doomed, "move 2,-1", "8A", "trial-scales")
    assert how(doomed) == "doom"
    delve = table(WARDEN + "@2,2:h1,a2", RANGER + "@4,2:h5,d1", enemies=["green-melee-1@2,1"], game=CHART)
    act(delve, "end", 6, 1, 1, 1, game=CHART)
    assert END_NAMES[delve.end] == "fallen"


def test_b33_nobody_stays_below_for_ever() -> None:
    delve = table(WARDEN + "@2,2", tiles=("2A@0,0/0",), more=f"round={LONGEST}", game=CHART)
    delve.script.wins[12] = 99  # the condition of nine rounds
    try:
        act(delve, "end", game=CHART)
    finally:
        delve.script.wins[12] = 9
    assert END_NAMES[delve.end] == "late"


def test_the_treasure_is_the_score_of_those_who_win() -> None:
    delve = table(WARDEN + "@1,-5:h7,t6,a2", tiles=EXIT)
    act(delve, "move 1,-6")
    assert TRIAL.outcome(delve).scores[0].total == 6


def test_a_phoenix_feather_burns_instead_of_its_owner() -> None:
    delve = table(WARDEN + "@2,2:h1,a2+phoenix-feather", enemies=["green-melee-1@2,1"])
    assert "1 saved phoenix-feather 4" in act(delve, "end", 6, 1, 1, 1)
    assert delve.health[0] == 4
    assert not delve.is_over()


@pytest.mark.parametrize("players", range(1, 5))
def test_every_quest_that_ships_starts(players: int) -> None:
    game = find("deckbox")
    assert isinstance(game, DeckBox)
    assert len(game.quest.codes) == 8
    for quest in game.quest.codes:
        assert game.options({"quest": quest, "players": players}).players == players


def test_b33_defeated_means_every_one_of_that_name() -> None:
    """The first has fallen, and another of the name stands: the quest goes on until that one falls too."""
    delve = table(WARDEN + "@2,2", enemies=["red-melee-1!1@2,1"], more="fallen=2")
    assert not delve.is_defeated(1)
    assert verdict(delve) == RUNNING
    act(delve, "attack 2,1", 6, 1, 1, 4)
    assert delve.is_defeated(1)
    assert how(delve) == "defeated"


def test_b33_one_of_the_name_that_is_rolled_and_not_yet_placed_counts_too() -> None:
    delve = table(WARDEN + "@2,2", more="fallen=2")
    assert delve.is_defeated(1)
    delve.rolled = vec[i64]([die_of(RED, MELEE, 5, 1)])
    assert not delve.is_defeated(1)


ROW = {"token": (C_TOKEN, 0), "mark": (C_MARK, 1), "exit": (C_EXIT, 2), "rounds": (C_ROUNDS, 3), "tiles": (C_TILES, 2)}
ROW |= {"clear": (C_CLEAR, 1), "deaths": (C_DEATHS, 1)}


@pytest.mark.parametrize(
    ("named", "won", "lost"),
    [
        ("exit", "exit", "failed"),
        ("mark", "defeated", "failed"),
        ("token", "tokens", "doom"),
        ("rounds", "rounds", "late"),
        ("tiles", "tiles", "failed"),
        ("clear", "clear", "failed"),
        ("deaths", "clear", "fallen"),
        ("exit mark token", "exit", "doom"),
        ("mark token rounds", "defeated", "doom"),
        ("token rounds tiles", "tokens", "doom"),
        ("rounds tiles clear", "rounds", "late"),
        ("tiles clear", "tiles", "failed"),
        ("deaths token rounds", "tokens", "fallen"),
    ],
)
def test_b33_every_end_says_why(named: str, won: str, lost: str) -> None:
    row = [-1, 1, 0, 0, 0, 0, 0, 0]
    for name in named.split():
        field, value = ROW[name]
        row[field] = value
    for before in ([], [0, 1, 1, 2, 3, 2, 1, 1]):  # another condition may stand before it
        rows = vec[i64]([*before, *row])
        assert END_NAMES[reason_of_win(rows, len(before))] == won
        assert END_NAMES[reason_of_loss(rows, len(before))] == lost


@pytest.mark.parametrize(("fallen", "over"), [(0, False), (1, False), (2, True), (3, True)])
def test_b33_as_many_heroes_must_have_fallen_as_the_quest_names(fallen: int, over: bool) -> None:
    row = [-1, 1, 0, 0, 0, 0, 0, 0]
    row[C_DEATHS] = 2
    assert holds_true(table(WARDEN + "@2,2", more=f"deaths={fallen}"), vec[i64](row), 0) is over
