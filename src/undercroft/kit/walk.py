"""A random game, entry by entry: what the checks look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.engine.events import Events
from undercroft.engine.game import Game, Options
from undercroft.engine.luck import Dice
from undercroft.engine.playout import waited_for
from undercroft.engine.position import TABLE
from undercroft.kit.broken import Broken, demand
from undercroft.kit.options import pick, some_options
from undercroft.kit.pool import Pool
from undercroft.records.notation import write
from undercroft.records.record import UNDO, Player
from undercroft.records.table import Table

LONGEST = 5000
"""More decisions than any random game may take."""
LOOKS = 16
"""How many actions a careful player compares."""
SHORT = 64
"""Entries that a costly check looks at one by one; of those that follow in a long game, at every eighth."""
EIGHTH = 8


class Walk:
    """Plays a game that depends on its seed alone, whatever is checked on the way.

    Seats act in turn and out of it, take back, and sometimes the table acts; with odd seeds they look a step ahead,
    so that games get further than blind chance would.
    """

    def __init__(self, game: Game, seed: int, options: Options | None = None) -> None:
        self.game = game
        self.seed = seed
        self.dice = Dice(2 * seed)
        self.probe = Dice(2 * seed + 1)
        """Decides for the checks, so that they do not change the game."""
        self.options = options or some_options(game, self.dice)
        players = tuple(Player(name=f"Player {seat + 1}") for seat in range(self.options.players))
        self.table = Table(game, self.options, players, Dice(3 * seed))
        self.components = dict(game.components(self.table.position))
        self.lines = [game.write(self.table.position)]
        """The position after each entry that has not been taken back."""
        self.pool = Pool(game.actions)
        self.decisions = 0

    @property
    def seats(self) -> range:
        return range(self.table.position.seats)

    @property
    def everyone(self) -> list[int | None]:
        """All who may look at the table: the seats, and spectators."""
        return [*self.seats, None]

    @property
    def line(self) -> str:
        """The position now, as text."""
        return self.lines[-1]

    # Playing

    def step(self) -> None:
        """One more entry."""
        undoing = [seat for seat in self.seats if self.table.undo_refusal(seat) is None]
        if undoing and self.dice.below(10) == 0 and not self.just_undone():
            self.table.undo(undoing[0])
            self.lines.pop()
        else:
            seat = self.someone()
            self.table.play(seat, self.some_action(seat), at=1000 * self.decisions)
            self.lines.append(self.game.write(self.table.position))
            self.decisions += 1

    def just_undone(self) -> bool:
        return self.table.entries[-1].action == UNDO

    def someone(self) -> int:
        """A seat with something to do: nearly always one that the table waits for."""
        position = self.table.position
        chance = self.dice.below(200)
        if chance == 0 and len(position.legal(TABLE)) > 0:
            return TABLE
        if chance < 30:
            return pick(self.dice, [seat for seat in self.seats if len(position.legal(seat)) > 0])
        return int(waited_for(position, self.dice))

    def some_action(self, seat: int) -> int:
        legal = self.table.packed(seat)
        self.pool.learn(pick(self.dice, legal) for _ in range(LOOKS))
        if seat == TABLE or self.seed % 2 == 0:
            return pick(self.dice, legal)
        looked_at = [pick(self.dice, legal) for _ in range(LOOKS)]
        return max(looked_at, key=lambda action: self.promise(seat, action))

    def promise(self, seat: int, action: int) -> float:
        """How good the position looks after an action; the kit may peek, no bot may."""
        after = self.table.position.copy()
        after.apply(seat, action, self.dice, Events(False))
        return after.payoff(seat) if after.is_over() else self.game.insight.evaluate(after, seat)

    # Checking

    def run(self, *checks: Check) -> Walk:
        """Play to the end, with every check after every entry."""
        self.check(checks)
        while not self.table.is_over:
            try:
                demand(self.decisions < LONGEST, f"the game has not ended after {LONGEST} decisions")
                self.step()
            except Exception as error:
                raise self.broken("playing", error) from error
            self.check(checks)
        return self

    def check(self, checks: Iterable[Check]) -> None:
        for check in checks:
            if check in COSTLY and not self.is_worth_a_look():
                continue
            try:
                check(self)
            except Exception as error:
                raise self.broken(check.__name__, error) from error

    def is_worth_a_look(self) -> bool:
        entries = len(self.table.entries)
        return entries <= SHORT or entries % EIGHTH == 0 or self.table.is_over

    def broken(self, what: str, error: Exception) -> Broken:
        """The failure with all that it takes to see it again."""
        reason = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        return Broken(
            f"{self.game.name}, seed {self.seed}, after entry {len(self.table.entries)}, {what}: {reason}\n\n"
            f"; {self.line}\n{write(self.table.record)}"
        )


Check = Callable[[Walk], None]
COSTLY: set[Check] = set()
"""The checks that spare themselves most of a long game."""


def costly(check: Check) -> Check:
    COSTLY.add(check)
    return check
