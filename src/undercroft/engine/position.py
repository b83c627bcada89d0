# compiled by mypyc
"""The contract between a game and everything that plays, searches or shows it: the fast half.

The other half, with names, text and views, is `undercroft.engine.game.Game`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undercroft.engine.events import Events
from undercroft.engine.luck import Dice, Luck

TABLE: Final = -1
"""The seat of whoever runs the table: it acts for the clock, never for a player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything that lies on the table, hidden things included; never anything of the future.

    The legal actions are data and nothing else applies. `apply` trusts its caller to have asked `legal`:
    whoever takes actions from outside goes through a `Table`, which checks and explains.
    """

    seats: i64

    def set_up(self, luck: Luck, events: Events) -> None:
        """Deal and lay out: from a blank position with its options set to the first decision."""
        raise NotImplementedError

    def waiting(self) -> i64:
        """The seats that the table waits for, as a bit mask: one of them must act. 0 when the game is over.

        Other seats may have legal actions too (a spell at any time); nobody waits for those.
        """
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """All actions that `seat` may take now, packed. `TABLE` asks for those of the clock."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, luck: Luck, events: Events) -> None:
        """Let `seat` take a legal action, with all that follows from it up to the next decision."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """An independent copy, by hand-written code over flat data."""
        raise NotImplementedError

    def redeal(self, seat: i64, luck: Luck) -> None:
        """Deal again, at random, all that `seat` does not know, consistently with all that it does know.

        `TABLE` stands for a spectator.
        """
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """What a finished game is worth to `seat`: 0 is a loss, 1 a win, shared wins lie between."""
        raise NotImplementedError

    def is_over(self) -> bool:
        return self.waiting() == 0

    def waits_for(self, seat: i64) -> bool:
        return seat >= 0 and (self.waiting() >> seat) & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Imaginer:
    """Dreams up positions that a seat cannot tell from the true one.

    It is built from that seat's view alone, so whoever holds it holds nothing hidden.
    """

    def __init__(self, guess: Position, seat: i64) -> None:
        self.guess = guess
        self.seat = seat

    def imagine(self, luck: Luck) -> Position:
        """A fresh position; unknown things are drawn at random."""
        position = self.guess.copy()
        position.redeal(self.seat, luck)
        return position


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """What a game knows about playing itself well."""

    def evaluate(self, position: Position, seat: i64) -> float:
        """How good an unfinished position looks to `seat`, from 0 (lost) to 1 (won).

        A position handed in here was imagined from a view; still, only what `seat` knows should count.
        """
        raise NotImplementedError

    def settle(self, position: Position, seat: i64) -> float:
        """How good a finished game looks to `seat`, on the same scale: usually its payoff.

        A game may let the size of a win or a loss count, so that bots do not give up when they cannot win.
        """
        return position.payoff(seat)

    def prior(self, position: Position, seat: i64, action: i64) -> float:
        """How likely a sensible player takes an action, as a weight; 0 means that it is not worth a thought."""
        return 1.0

    def priors(self, position: Position, seat: i64, options: vec[i64]) -> vec[float]:
        """The priors of all options at once: for a game that can share work between them."""
        weights = vec[float]([0.0] * len(options))
        for i in range(len(options)):
            weights[i] = self.prior(position, seat, options[i])
        return weights

    def natural(self, position: Position, seat: i64, dice: Dice) -> i64:
        """An action of a waiting seat at random, by the weights of its priors: rollouts are made of these.

        A game may do the same faster than by a list of everything, but must choose the same action by the same dice.
        """
        options = position.legal(seat)
        return options[pick(self.priors(position, seat, options), dice)]

    def reasons(self, position: Position, seat: i64, action: i64) -> list[str]:
        """What speaks for an action in a player's words, as text keys: hints say them."""
        return []


def pick(weights: vec[float], dice: Dice) -> i64:
    """An index at random, by weight; if nothing has any weight, all are alike."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = dice.unit() * total
    for i in range(len(weights)):
        mark -= weights[i]
        if mark < 0.0:
            return i
    last = len(weights) - 1  # sums of floats are not exact: the mark may lie just behind the last weight
    while last >= 0 and weights[last] == 0.0:
        last -= 1
    return last if last >= 0 else dice.below(len(weights))
