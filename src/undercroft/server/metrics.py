"""What a server tells of itself in numbers, for Prometheus. No label names a table, a person or a thing of a game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

if TYPE_CHECKING:
    from undercroft.server.house import House

MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds: from a group commit on a good disk to a hint."""
MEDIA = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The numbers of one server. Each house has its own, so that several can be in one process."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.commands = self.counter(
            "commands", "Commands that came in, by kind and by what became of them.", "kind", "end"
        )
        self.seconds = Histogram(
            "undercroft_command_seconds",
            "From a command to its answer, by kind.",
            ["kind"],
            buckets=MOMENTS,
            registry=self.registry,
        )
        # Looked up once: finding labels is slow.
        self.counted, self.timed = cache(self.commands.labels), cache(self.seconds.labels)
        self.requests = self.counter("requests", "HTTP requests, by path and status.", "path", "status")
        self.rows = self.counter("rows", "Rows that were written to the logs of tables.")
        self.unwritten = self.counter("rows_not_written", "Rows that the store did not take.")
        self.commits = Histogram(
            "undercroft_commit_seconds",
            "From the first row of a group to the disk.",
            buckets=MOMENTS,
            registry=self.registry,
        )
        self.folded = self.counter("tables_read", "Tables that were read from the store.")
        self.moves = self.counter("bot_moves", "Moves of bots, by the kind of bot.", "bot")
        self.notes = self.counter("sheet_notes", "Notes that were written on shared sheets.")
        self.gauge("sheets", "Shared sheets that somebody follows.", lambda: len(house.sheets.followed))
        self.gauge("tables", "Tables in memory.", lambda: len(house.lives))
        self.gauge("sockets", "Connections to tables.", lambda: sum(len(live.sockets) for live in house.lives.values()))
        self.gauge("bots_thinking", "Bots that think now.", lambda: thinking(house))

    def counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(f"undercroft_{name}", words, labels, registry=self.registry)

    def gauge(self, name: str, words: str, count: object) -> None:
        Gauge(f"undercroft_{name}", words, registry=self.registry).set_function(count)  # type: ignore[arg-type]

    def heard(self, kind: str, end: str, seconds: float) -> None:
        """A command was done, refused or failed."""
        self.counted(kind, end).inc()
        self.timed(kind).observe(seconds)

    def told(self) -> bytes:
        return generate_latest(self.registry)


def thinking(house: House) -> int:
    return sum(len(live.tending.thinking) for live in house.lives.values())
