"""How long people have left. All of it is worked out from the log, so that it survives whatever happens to the server.

A seat's clock runs while the table waits for it: a move is all that it does until the table waits for others. Playing
time stands still in a pause.
"""

from __future__ import annotations

from collections.abc import Collection

from undercroft.records.record import UNDO, Entry
from undercroft.server.wire import Clock

CREDIT = 500
"""Milliseconds of the network's delay that a seat is given back for each of its actions, at the most. So long after
its time is over a table still waits for what may be on its way."""


class Clocks:
    """The seats' clocks at one table, in milliseconds of playing time."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.is_limited = clock.kind != "none"
        """Whether anybody's time is limited at all."""
        self.since: list[int | None] = [None] * seats
        """When the table began to wait for each seat."""
        self.used = [0] * seats
        """In earlier moves, less the increments."""
        self.last = [0] * seats
        """In the last of them."""
        self.unlimited = (None,) * seats

    def note(self, entry: Entry, waiting: Collection[int], credit: int = 0) -> None:
        """Something happened, after which the table waits for these. Who takes a move back is where it was: the time of
        that move goes on."""
        if not self.is_limited:
            return
        at = entry.at
        for seat in range(len(self.since)):
            since = self.since[seat]
            if since is not None and seat == entry.seat:
                since = min(since + credit, at)
            if seat in waiting:
                if since is None and entry.action == UNDO and seat == entry.seat:
                    since = at - self.last[seat]
                    self.used[seat] -= self.last[seat] - 1000 * self.clock.increment
                self.since[seat] = at if since is None else since
            elif since is not None:
                self.last[seat] = at - since
                self.used[seat] += self.last[seat] - 1000 * self.clock.increment
                self.since[seat] = None

    def left(self, seat: int, at: int) -> int | None:
        """What a seat has left at a playing time; None without a limit."""
        if not self.is_limited:
            return None
        since = self.since[seat]
        running = 0 if since is None else at - since
        used = self.used[seat] if self.clock.kind == "game" else 0
        return max(0, 1000 * self.clock.seconds - used - running)

    def all_left(self, at: int) -> tuple[int | None, ...]:
        """What each seat has left."""
        return tuple(self.left(seat, at) for seat in range(len(self.since))) if self.is_limited else self.unlimited

    def deadline(self, seat: int) -> int | None:
        """The playing time at which the time of a seat that the table waits for is over."""
        since = self.since[seat]
        left = self.left(seat, since) if since is not None else None
        return since + left if since is not None and left is not None else None
