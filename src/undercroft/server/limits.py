"""How much of what one person, one address or one connection may do."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from undercroft.engine.errors import Trouble

MOST_KEYS = 50_000
"""So many people and addresses are remembered; the one that was quiet longest is forgotten first."""


class TooMuch(Trouble):
    """Somebody has asked for more than anybody gets; a little later it works again."""


class Bucket:
    """So many at once, and so many more each second."""

    def __init__(self, burst: float, rate: float, key: str) -> None:
        self.burst = burst
        self.rate = rate
        self.key = key
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, amount: float = 1.0) -> None:
        """Raises TooMuch."""
        now = monotonic()
        level, then = self.levels.get(who, (self.burst, now))
        level = min(self.burst, level + self.rate * (now - then))
        if level < amount:
            raise TooMuch(self.key)
        self.levels[who] = (level - amount, now)
        self.levels.move_to_end(who)
        if len(self.levels) > MOST_KEYS:
            self.levels.popitem(last=False)

    def give_back(self, who: str, amount: float) -> None:
        """What was spent and not used after all."""
        level, then = self.levels.get(who, (self.burst, monotonic()))
        self.levels[who] = (min(self.burst, level + amount), then)


class Counter:
    """So many at the same time."""

    def __init__(self, most: int, key: str) -> None:
        self.most = most
        self.key = key
        self.held: dict[str, int] = {}

    def take(self, who: str) -> None:
        if self.held.get(who, 0) >= self.most:
            raise TooMuch(self.key)
        self.held[who] = self.held.get(who, 0) + 1

    @contextmanager
    def held_by(self, who: str) -> Iterator[None]:
        self.take(who)
        try:
            yield
        finally:
            self.give_back(who)

    def give_back(self, who: str) -> None:
        left = self.held.get(who, 0) - 1
        if left > 0:
            self.held[who] = left
        else:
            self.held.pop(who, None)


class Limits:
    """All of them. `scale` makes them wider, for a house that trusts its guests and for measurements."""

    def __init__(self, scale: float = 1.0) -> None:
        self.messages = Bucket(120 * scale, 40 * scale, "too-fast")
        """A connection's commands."""
        self.requests = Bucket(120 * scale, 20 * scale, "too-fast")
        """An address's requests."""
        self.guests = Bucket(40 * scale, 0.2 * scale, "too-many-guests")
        """New people from an address."""
        self.tables = Bucket(20 * scale, 0.05 * scale, "too-many-tables")
        """Tables that a person opens."""
        self.sheets = Bucket(10 * scale, 0.02 * scale, "too-many-sheets")
        """Sheets that a person opens for several phones."""
        self.notes = Bucket(400 * scale, 10 * scale, "too-fast")
        """Notes that a person writes on them."""
        self.uploads = Bucket(10 * scale, 0.05 * scale, "too-many-uploads")
        self.checks = Bucket(60 * scale, 1 * scale, "too-fast")
        """Content that a person has checked while writing it."""
        self.simulations = Bucket(400 * scale, 0.4 * scale, "too-many-simulations")
        """Games that bots play for somebody who tries content out."""
        self.trials = Counter(max(1, int(scale)), "too-many-trials")
        """Such series of games at the same time."""
        self.questions = Bucket(3000 * scale, 400 * scale, "too-fast")
        """What a person wants to know of a game, counted in previews, reasons and pages of its past."""
        self.speech = Bucket(400 * scale, 100 * scale, "too-fast")
        """The commands of a person, through all its connections."""
        self.hints = Bucket(10 * scale, 0.2 * scale, "too-many-hints")
        self.talk = Bucket(8 * scale, 0.5 * scale, "too-much-talk")
        self.owned = int(40 * scale)
        """Tables of one person that are open or played at the same time."""
        self.sockets = Counter(int(60 * scale), "too-many-sockets")
        """Connections of one person."""
        self.callers = Counter(int(300 * scale), "too-many-sockets")
        """Connections from one address."""
