# compiled by mypyc
"""When a quest is won or lost: what its conditions ask for (B33)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.packing import kind_of
from undercroft.games.deckbox import actions as a
from undercroft.games.deckbox.dungeon import NOWHERE
from undercroft.games.deckbox.script import (
    C_CLEAR,
    C_COUNT,
    C_DEATHS,
    C_EXIT,
    C_MARK,
    C_ROUNDS,
    C_TILES,
    C_TOKEN,
    CONDITION,
    EXIT_ALL,
    EXIT_START,
)
from undercroft.games.deckbox.state import BUILDING, CHOOSING, PLACING, SCRIPT, State

LONGEST: Final[i64] = 60
"""A quest that says nothing about time is lost after so many rounds: nobody stays below for ever (B33)."""


def verdict(delve: State) -> i64:
    """How the quest has ended, RUNNING if it has not. A loss comes first."""
    if delve.pending() == BUILDING or (delve.square[0] == NOWHERE and delve.deaths == 0):
        return a.RUNNING
    if delve.living() == 0:
        return a.LOST_DEAD
    losses = delve.script.losses
    for n in range(0, len(losses), CONDITION):
        if holds_true(delve, losses, n):
            return reason_of_loss(losses, n)
    if delve.round > LONGEST:
        return a.LOST_ROUNDS
    wins = delve.script.wins
    for n in range(0, len(wins), CONDITION):
        if holds_true(delve, wins, n):
            return reason_of_win(wins, n)
    return a.RUNNING


def holds_true(delve: State, row: vec[i64], n: i64) -> bool:
    """Whether all that a condition names is the case."""
    if row[n + C_TOKEN] >= 0 and delve.tokens[row[n + C_TOKEN]] < row[n + C_COUNT]:
        return False
    if row[n + C_MARK] > 0 and not delve.is_defeated(row[n + C_MARK]):
        return False
    if row[n + C_ROUNDS] > 0 and delve.round <= row[n + C_ROUNDS]:
        return False
    if row[n + C_TILES] > 0 and delve.floor.count() < row[n + C_TILES]:
        return False
    if row[n + C_CLEAR] > 0 and (len(delve.tag) > 0 or is_being_read(delve)):
        return False
    if row[n + C_DEATHS] > 0 and delve.deaths < row[n + C_DEATHS]:
        return False
    return row[n + C_EXIT] == 0 or is_out(delve, row[n + C_EXIT])


def is_being_read(delve: State) -> bool:
    """Whether an encounter is not over yet: more enemies may come."""
    for frame in delve.stack:
        if kind_of(frame) in (SCRIPT, PLACING, CHOOSING):
            return True
    return False


def is_out(delve: State, how: i64) -> bool:
    """Whether the heroes stand on exit squares: one or all of those alive, at the start or elsewhere."""
    out: i64 = 0
    for square in delve.square:
        at_gate = square != NOWHERE and delve.floor.terrain[square] == a.GATE
        if at_gate and (delve.floor.home[square] == 0) == (how & EXIT_START != 0):
            out += 1
    if how & EXIT_ALL:
        return out == delve.living()
    return out > 0


def reason_of_win(row: vec[i64], n: i64) -> i64:
    if row[n + C_EXIT] > 0:
        return a.WON_EXIT
    if row[n + C_MARK] > 0:
        return a.WON_DEFEATED
    if row[n + C_TOKEN] >= 0:
        return a.WON_TOKENS
    if row[n + C_ROUNDS] > 0:
        return a.WON_ROUNDS
    if row[n + C_TILES] > 0:
        return a.WON_TILES
    return a.WON_CLEAR


def reason_of_loss(row: vec[i64], n: i64) -> i64:
    if row[n + C_DEATHS] > 0:
        return a.LOST_FALLEN
    if row[n + C_TOKEN] >= 0:
        return a.LOST_TOKENS
    if row[n + C_ROUNDS] > 0:
        return a.LOST_ROUNDS
    return a.LOST_TOLD
