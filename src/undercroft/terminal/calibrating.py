"""The command that holds the content of a game against its targets."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from undercroft.bots.kinds import make
from undercroft.engine.registry import find
from undercroft.terminal.reference import console
from undercroft.terminal.usage import Whole, Words
from undercroft.terminal.writing import check_writable

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
        from undercroft.lab.targets import targets_of
        from undercroft.terminal.calibrate import run, title

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
            json.write_bytes(msgspec.json.encode({"calibration": calibration, "findings": found}) + b"\n")
        if chart is not None:
            chart.write_text(drawn(title(calibration, text), found, text), encoding="utf-8")
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
    )
