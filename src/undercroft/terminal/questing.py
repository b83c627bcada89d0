"""The commands for those who write quests: check a file, and begin a new one."""

from __future__ import annotations

from pathlib import Path

import click

from undercroft.engine.errors import Malformed
from undercroft.engine.registry import find
from undercroft.terminal.reference import console
from undercroft.terminal.usage import Whole, Words

GAME = "deckbox"
BOT = "greedy"


def quest_command(words: Words) -> click.Group:
    return words.subgroup("quest", check_command(words), new_command(words))


def check_command(words: Words) -> click.Command:
    def check(file: Path, games: int, bot: str, heroes: int, seed: int, workers: int | None) -> None:
        """All mistakes of a file, or the map of the quest and how it goes."""
        from undercroft.terminal.quests import draw_quest, list_mistakes, try_quest

        out = console(markup=False)
        if list_mistakes(file, words.text, out):
            raise Malformed("quest-is-bad", file=str(file))
        game = find(GAME, file)
        draw_quest(game, words.text.language, out)
        if games:
            try_quest(file, games, (bot,) * heroes, seed, workers, words.text.language, out)

    return words.command(
        "check-quest",
        check,
        words.argument("file", "help-quest-file", type=click.Path(path_type=Path)),
        words.option("--games", "help-quest-games", type=Whole(0), default=40, metavar="N"),
        words.option("--bot", "help-quest-bot", default=BOT, metavar="BOT"),
        words.option("--heroes", "help-quest-heroes", type=Whole(1, 4), default=2, metavar="N"),
        words.option("--seed", "help-seed", type=Whole(0), default=0, metavar="N"),
        words.option("--workers", "help-workers", type=Whole(1), metavar="N"),
        called="check",
    )


def new_command(words: Words) -> click.Command:
    def new(file: Path, print_style: bool) -> None:
        """A commented example to begin with; an existing file is left alone."""
        from undercroft.terminal.quests import write_example

        write_example(file, print_style)
        click.echo(words.text("quest-written", file=str(file)))

    return words.command(
        "new-quest",
        new,
        words.argument("file", "help-quest-file", type=click.Path(path_type=Path)),
        words.option("--print-style", "help-quest-print", is_flag=True),
        called="new",
    )
