"""The command that holds the content of a game against its targets."""

from __future__ import annotations

from pathlib import Path

import click

from undercroft.bots.kinds import make
from undercroft.engine.game import Game
from undercroft.engine.registry import find
from undercroft.records.files import write_whole
from undercroft.terminal.commands.reference import console
from undercroft.terminal.commands.usage import Whole, Words
from undercroft.terminal.commands.writing import check_writable

MISSED = 1


def calibrate_command(words: Words) -> click.Command:
    def calibrate(
        game: str,
        target: tuple[str, ...],
        bot: str | None,
        games: int | None,
        seed: int,
        content: Path | None,
        workers: int | None,
        json: Path | None,
        chart: Path | None,
    ) -> int:
        from undercroft.lab.calibrate import Calibration
        from undercroft.lab.chart import chart as drawn
        from undercroft.lab.results import write_json
        from undercroft.lab.targets import targets_of
        from undercroft.terminal.reports.calibrate import run, title

        chosen = find(game, content)
        targets = targets_of(chosen)
        make(bot or targets.bot, 0, programs=True)  # raises Unknown with the kinds that there are
        for path in filter(None, (json, chart)):
            check_writable(path)
        calibration = Calibration(
            game=game,
            content=str(content) if content else None,
            seed=seed,
            bot=bot or targets.bot,
            games=games or targets.games,
            targets=tuple(targets.named(target)),
        )
        text = chosen.text(words.text.language)
        found = run(calibration, workers, text, console(markup=False))
        if json is not None:
            write_json({"calibration": calibration, "findings": found}, json, text)
        if chart is not None:
            write_whole(drawn(title(calibration, text), found, text).encode(), chart)
        return 0 if all(finding.met for finding in found) else MISSED

    return words.command(
        "calibrate",
        calibrate,
        words.argument("game", "help-game"),
        words.option("--target", "help-calibrate-target", metavar="NAME", multiple=True),
        words.option("--bot", "help-calibrate-bot", metavar="BOT"),
        words.option("--games", "help-calibrate-games", type=Whole(1), metavar="N"),
        words.option("--seed", "help-seed", type=Whole(0), default=0, metavar="N"),
        words.option("--content", "help-content-file", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--workers", "help-workers", type=Whole(1), metavar="N"),
        words.option("--json", "help-arena-json", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--chart", "help-calibrate-chart", type=click.Path(path_type=Path), metavar="FILE"),
        fits=has_targets,
    )


def has_targets(game: type[Game]) -> bool:
    from undercroft.lab.targets import FILE

    return (game.folder / FILE).exists()
