"""The command that lets bots play many games."""

from __future__ import annotations

from pathlib import Path

import click

from undercroft.bots.kinds import KINDS
from undercroft.engine.errors import Unknown
from undercroft.engine.registry import find
from undercroft.records.record import PERSON
from undercroft.terminal.commands.reference import console
from undercroft.terminal.commands.usage import Whole, Words
from undercroft.terminal.commands.writing import check_writable
from undercroft.terminal.table.seats import read_options, read_seats, settled

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
        json: Path | None,
        csv: Path | None,
        records: Path | None,
    ) -> None:
        from undercroft.lab.results import RecordFolder, write_csv, write_json
        from undercroft.lab.simulate import Plan
        from undercroft.terminal.reports.simulate import run

        chosen = find(game, content)
        bots = tuple(player.kind for player in read_seats(seats, words.text)) if seats else ()
        bots = bots or (QUICK_BOT,) * chosen.seats.start
        if PERSON in bots:
            raise Unknown("only-bots", kinds=", ".join(KINDS))
        given = settled(chosen, read_options(option))
        chosen.options({**given, "players": len(bots)})
        plan = Plan(game=game, bots=bots, options=given, content=str(content) if content else None, seed=seed)
        for path in filter(None, (json, csv)):
            check_writable(path)
        keep = RecordFolder(records, game, games).keep if records is not None else None
        report = run(plan, games, workers, words.text.language, console(markup=False), keep)
        text = chosen.text(words.text.language)
        if json is not None:
            write_json(report, json, text)
        if csv is not None:
            write_csv(((bots, result) for result in report.games), csv, text)
        if not report.is_whole:
            raise KeyboardInterrupt

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
        words.option("--json", "help-arena-json", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--csv", "help-csv", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--records", "help-records", type=click.Path(path_type=Path), metavar="FOLDER"),
    )
