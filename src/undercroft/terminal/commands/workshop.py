"""The commands for those who write content, made of what the installed games offer: `quest new`, `quest check`,
`quest print` …"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import click

from undercroft.engine.errors import Malformed, Trouble, Unreadable
from undercroft.engine.game import Game
from undercroft.engine.registry import find, kind, names
from undercroft.engine.text import LANGUAGES, Message
from undercroft.engine.workshop import PAPERS, Workshop
from undercroft.terminal.commands.reference import console
from undercroft.terminal.commands.usage import OneOf, Whole, Words

BOT = "greedy"
MARK = 40
"""So many signs at the beginning tell a document that was printed before."""


def workshop_commands(words: Words) -> Iterator[click.Command]:
    """One for each workshop. It speaks with the words of its game."""
    for name in names():
        game = kind(name)
        if game.workshop is not None:
            own = Words(words.text.with_folders(game.folder / "text"))
            new = new_command(own, game.workshop)
            check = check_command(own, game, game.workshop)
            more = [print_command(own, game, game.workshop)] if game.workshop.prints else []
            yield own.subgroup("workshop", check, new, *more, called=game.workshop.name)


def check_command(words: Words, game: type[Game], workshop: Workshop) -> click.Command:
    def check(file: Path, games: int, bot: str, players: int, seed: int, workers: int | None) -> None:
        """All mistakes of a file, or a drawing of what is in it and how it plays."""
        from undercroft.terminal.reports.workshop import draw, list_mistakes, try_out

        out = console(markup=False)
        if list_mistakes(workshop, file, words.text, out):
            with game.speaking():
                raise Malformed("workshop-bad", file=str(file))
        draw(workshop, find(game.name, file), words.text, out)
        if games:
            try_out(game.name, file, games, (bot,) * players, seed, workers, words.text.language, out)

    least, most = game.seats.start, game.seats.stop - 1
    usual = game.options_type().players
    return words.command(
        "check-content",
        check,
        words.argument("file", "help-workshop-file", type=click.Path(path_type=Path)),
        words.option("--games", "help-workshop-games", type=Whole(0), default=40, metavar="N"),
        words.option("--bot", "help-workshop-bot", default=BOT, metavar="BOT"),
        words.option(
            f"--{workshop.players}",
            "help-workshop-players",
            into="players",
            type=Whole(least, most),
            default=usual,
            metavar="N",
        ),
        words.option("--seed", "help-seed", type=Whole(0), default=0, metavar="N"),
        words.option("--workers", "help-workers", type=Whole(1), metavar="N"),
        called="check",
    )


def print_command(words: Words, game: type[Game], workshop: Workshop) -> click.Command:
    def print_content(
        file: str | None, set_name: str | None, paper: str, language: str | None, out: Path | None
    ) -> None:
        """Pages for paper, as a document that a browser prints; nothing is opened."""
        if (file is None) == (set_name is None):
            raise Malformed("print-one", name=workshop.name, sets="|".join(workshop.sets))
        if set_name is not None:
            played, stem = find(game.name), set_name
        else:
            content = workshop.shelf().get(str(file), Path(str(file)))
            with game.speaking():
                played, stem = find(game.name, content), Path(str(file)).stem
        text = played.text(language or words.text.language)
        printed = (
            workshop.printed(played, text, paper)
            if set_name is None
            else workshop.printed_set(played, set_name, text, paper)
        )
        target = out or Path(f"{stem}-{paper}.html")
        write_print(printed, target)
        print(words.text("print-written", file=str(target)))

    return words.command(
        "print-content",
        print_content,
        words.argument("file", "help-print-file", required=False),
        words.option(
            "--set", "help-print-set", into="set_name", type=OneOf(*workshop.sets), metavar="|".join(workshop.sets)
        ),
        words.option("--paper", "help-print-paper", type=OneOf(*PAPERS), default=PAPERS[0], metavar="|".join(PAPERS)),
        words.option("--language", "help-print-language", type=OneOf(*LANGUAGES), metavar="|".join(LANGUAGES)),
        words.option(
            "--out", "help-print-out", type=click.Path(path_type=Path), metavar=words.text("help-metavar-file")
        ),
        called="print",
    )


def write_print(printed: str, file: Path) -> None:
    """In place of nothing, or of what was printed there before: a print is made anew after every change."""
    try:
        if file.exists() and not file.read_bytes().startswith(printed[:MARK].encode()):
            raise Unreadable(file, "", Message("workshop-exists", file=str(file)))
        file.write_text(printed, encoding="utf-8")
    except OSError as error:
        raise Trouble("file-not-written", file=str(file), reason=error.strerror or str(error)) from error


def new_command(words: Words, workshop: Workshop) -> click.Command:
    usual, *others = workshop.examples

    def new(file: Path, **chosen: bool) -> None:
        """A commented example to begin with; an existing file is left alone."""
        style = next((style for style in others if chosen[f"{style}_style"]), usual)
        write_example(workshop.examples[style], file)
        print(words.text("workshop-written", file=str(file), name=workshop.name))

    return words.command(
        "new-content",
        new,
        words.argument("file", "help-workshop-file", type=click.Path(path_type=Path)),
        *(words.option(f"--{style}-style", f"help-style-{style}", is_flag=True) for style in others),
        called="new",
    )


def write_example(example: Path, file: Path) -> None:
    """In place of nothing."""
    if file.exists():
        raise Unreadable(file, "", Message("workshop-exists", file=str(file)))
    try:
        shutil.copyfile(example, file)
    except OSError as error:
        raise Unreadable(file, "", Message("file-not-read", reason=error.strerror or str(error))) from error
