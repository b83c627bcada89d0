"""Small tables for the tests of records."""

from __future__ import annotations

from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.records.record import Player
from undercroft.records.table import Table

KNOCK = find("knock")


def table(players: int = 2, seed: int = 1, **options: object) -> Table:
    """A game of Knock that has just been dealt; the first seat begins and there is no clock."""
    settled = KNOCK.options({"players": players, "first": 1, "clock": 0, **options})
    return Table(KNOCK, settled, tuple(Player(name=f"P{seat}") for seat in range(players)), Dice(seed))


def team(players: int = 2, **options: object) -> Table:
    """A keep of an adventure with all spells in hand, opened by a creature that one can cast them on."""
    spells = ["fireball", "ice-flash", "poison", "sphere"]
    for seed in range(100):
        one = table(players, seed, adventure=True, spells=spells, **options)
        if any(KNOCK.actions.write(action).startswith("ice-flash") for action in one.packed(0)):
            return one
    raise AssertionError("no seed opens with a creature")


def played(entries: int = 6, seed: int = 3, players: int = 2) -> Table:
    """A game after some random placings, with as many entries as asked for, the deal included."""
    for start in range(seed, seed + 200):
        dice, one = Dice(start), table(players, start)
        while len(one.entries) < entries and not one.is_over:
            seat = one.waiting()[0]
            legal = [action for action in one.packed(seat) if "@" in KNOCK.actions.write(action)]
            one.play(seat, legal[dice.below(len(legal))], at=1500 * len(one.entries))
        if len(one.entries) == entries and not one.is_over:
            return one
    raise AssertionError("no seed gets so far")


def act(one: Table, seat: int, code: str) -> None:
    one.play(seat, KNOCK.actions.read(code))


def listed(one: Table, seat: int, beginning: str) -> str:
    """The first listed action whose code begins like that."""
    return next(code for code in map(KNOCK.actions.write, one.packed(seat)) if code.startswith(beginning))
