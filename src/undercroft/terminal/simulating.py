"""The command that lets bots play many games."""

from __future__ import annotations

from pathlib import Path

import click

from undercroft.bots.kinds import KINDS
from undercroft.engine.errors import Unknown
from undercroft.engine.registry import find
from undercroft.records.record import PERSON
from undercroft.terminal.reference import console
from undercroft.terminal.seats import read_options, read_seats, settled
from undercroft.terminal.usage import Whole, Words

QUICK_BOT = "greedy"
"""Who plays many games if nobody is named."""


def simulate_command(words: Words) -> click.Command:
    def simulate(
        game: str,
        games: int,
        seats: str | None,
        option: tuple[str, ...],
        seed: int,
        content: Path | None,
        workers: int | None,
    ) -> None:
        from undercroft.lab.simulate import Plan
        from undercroft.terminal.simulate import run

        chosen = find(game, content)
        bots = tuple(player.kind for player in read_seats(seats, words.text)) if seats else ()
        bots = bots or (QUICK_BOT,) * chosen.seats.start
        if PERSON in bots:
            raise Unknown("only-bots", kinds=", ".join(KINDS))
        given = settled(chosen, read_options(option))
        chosen.options({**given, "players": len(bots)})
        plan = Plan(game=game, bots=bots, options=given, content=str(content) if content else None, seed=seed)
        run(plan, games, workers, words.text.language, console(markup=False))

    return words.command(
        "simulate",
        simulate,
        words.argument("game", "help-game"),
        words.option("--games", "help-games-number", type=Whole(1), default=100, metavar="N"),
        words.option("--seats", "help-simulate-seats", metavar="A,B,…"),
        words.option("--option", "help-option", metavar="NAME=VALUE", multiple=True),
        words.option("--seed", "help-seed", type=Whole(0), default=0, metavar="N"),
        words.option("--content", "help-content-file", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--workers", "help-workers", type=Whole(1), metavar="N"),
    )
