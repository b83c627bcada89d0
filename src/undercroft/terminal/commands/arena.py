"""The command that lets bots meet each other."""

from __future__ import annotations

from pathlib import Path

import click

from undercroft.bots.kinds import make
from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.game import Game
from undercroft.engine.registry import find
from undercroft.terminal.commands.reference import console
from undercroft.terminal.commands.usage import Whole, Words
from undercroft.terminal.commands.writing import check_writable
from undercroft.terminal.table.seats import read_options, settled, split


def arena_command(words: Words) -> click.Command:
    def arena(
        game: str,
        bots: str,
        games: int,
        players: int | None,
        option: tuple[str, ...],
        seed: int,
        content: Path | None,
        workers: int | None,
        json: Path | None,
        csv: Path | None,
        records: Path | None,
    ) -> None:
        from undercroft.lab.arena import Arena
        from undercroft.lab.results import RecordFolder, write_csv, write_json
        from undercroft.terminal.reports.arena import run

        chosen = find(game, content)
        kinds = read_bots(bots)
        given = settled(chosen, read_options(option))
        if players is not None:
            given["players"] = players
        count = chosen.options({"players": usual_players(chosen, len(kinds)), **given}).players
        if count < 2 and not chosen.cooperative:
            raise Unknown("nobody-to-meet")
        for path in filter(None, (json, csv)):
            check_writable(path)
        meeting = Arena(
            game=game,
            bots=kinds,
            players=count,
            options={name: value for name, value in given.items() if name != "players"},
            content=str(content) if content else None,
            seed=seed,
        )
        keep = RecordFolder(records, game, meeting.games(games)).keep if records is not None else None
        report = run(meeting, games, workers, words.text.language, console(markup=False), keep)
        text = chosen.text(words.text.language)
        if json is not None:
            write_json(report, json, text)
        if csv is not None:
            write_csv(((tuple(kinds[bot] for bot in match.seats), match.result) for match in report.games), csv, text)
        if not report.is_whole:
            raise KeyboardInterrupt

    return words.command(
        "arena",
        arena,
        words.argument("game", "help-game"),
        words.option("--bots", "help-arena-bots", required=True, metavar="A,B,…"),
        words.option("--games", "help-arena-games", type=Whole(1), default=100, metavar="N"),
        words.option("--players", "help-arena-players", type=Whole(1), metavar="N"),
        words.option("--option", "help-option", metavar="NAME=VALUE", multiple=True),
        words.option("--seed", "help-seed", type=Whole(0), default=0, metavar="N"),
        words.option("--content", "help-content-file", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--workers", "help-workers", type=Whole(1), metavar="N"),
        words.option("--json", "help-arena-json", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--csv", "help-csv", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--records", "help-records", type=click.Path(path_type=Path), metavar="FOLDER"),
    )


def read_bots(words: str) -> tuple[str, ...]:
    """`random,greedy,expert@400`: two or more kinds of bots, each once."""
    kinds = tuple(split(words))
    if not all(kinds):
        raise Malformed("malformed-bots", bots=words)
    for kind in kinds:
        make(kind, 0, programs=True)  # raises Unknown with the kinds that there are
    if len(kinds) < 2 or len(set(kinds)) < len(kinds):
        raise Malformed("malformed-bots", bots=words)
    return kinds


def usual_players(game: Game, bots: int) -> int:
    """All bots at one table if they fit; where they are no opponents, the smallest team."""
    return min(max(2 if game.cooperative else bots, game.seats.start), game.seats.stop - 1)
