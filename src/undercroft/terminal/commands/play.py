"""The commands that show a table: play, resume, replay."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import click
import msgspec

from undercroft.engine.errors import Trouble, Unknown
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.registry import find
from undercroft.records.replay import Replay
from undercroft.terminal.commands.usage import COLOURS, OneOf, Whole, Words, block
from undercroft.terminal.table.page import Pages
from undercroft.terminal.table.replay import ReplayPage
from undercroft.terminal.table.saves import Saves
from undercroft.terminal.table.screen import is_terminal, show
from undercroft.terminal.table.seats import read_options, read_seats, settled, usual_seats, written
from undercroft.terminal.table.start import Evening, read_table, table_to_play
from undercroft.terminal.table.transcript import Transcript


def play_command(words: Words, game: str | None) -> click.Command:
    """`game` is the one named on the command line, so that help can list its options."""

    def play(
        game: str,
        seats: str | None,
        option: tuple[str, ...],
        seed: int | None,
        content: Path | None,
        colour: str,
        fast: bool,
    ) -> None:
        chosen = find(game, content)
        given = settled(chosen, read_options(option))
        players = usual_seats(chosen, count_of(given), words.text)
        if seats is not None:
            players = read_seats(seats, words.text)
            if str(given.get("players", len(players))) != str(len(players)):
                raise Unknown("bad-players", count=len(players))
        options = chosen.options({**given, "players": len(players)})
        require_terminal()
        evening = Evening(Pages(), words.text.language, seed=seed, fast=fast)
        evening.begin(chosen, options, players)
        evening.show(colour)

    more = "" if game is None else "\n\n" + block(words.text("help-game-options"), told_options(find(game), words))
    return words.command(
        "play",
        play,
        words.argument("game", "help-game"),
        words.option("--seats", "help-seats", metavar="A,B,…"),
        words.option("--option", "help-option", metavar="NAME=VALUE", multiple=True),
        words.option("--seed", "help-seed", type=Whole(0), metavar="N"),
        words.option("--content", "help-content-file", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--colour", "help-colour", type=OneOf(*COLOURS), default="auto", metavar="|".join(COLOURS)),
        words.option("--fast", "help-fast", is_flag=True),
        more=more,
    )


def resume_command(words: Words) -> click.Command:
    def resume(file: Path | None, content: Path | None, seed: int | None, colour: str, fast: bool) -> None:
        path = file or Saves().newest_running()
        evening = Evening(Pages(), words.text.language, seed=seed, fast=fast)
        table = table_to_play(path, content, evening.luck)
        require_terminal()
        # A game about to start stays as it was saved: it can be started from there again.
        starts = table.view(None).number == 1 and path.parent != evening.saves.running
        evening.go_on(table, None if starts else path)
        evening.show(colour)

    return words.command(
        "resume",
        resume,
        words.argument("file", "help-resume-file", required=False, type=click.Path(path_type=Path)),
        words.option("--content", "help-content-file", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--seed", "help-seed", type=Whole(0), metavar="N"),
        words.option("--colour", "help-colour", type=OneOf(*COLOURS), default="auto", metavar="|".join(COLOURS)),
        words.option("--fast", "help-fast", is_flag=True),
    )


def replay_command(words: Words) -> click.Command:
    def replay(file: Path | None, content: Path | None, plain: bool, colour: str) -> None:
        path = file or Saves().newest()
        replayed = Replay(read_table(path, content, Dice(0)))
        if plain or not sys.stdout.isatty():
            print(Transcript(replayed, words.text.language).plain(), end="")
            return
        require_terminal()
        pages = Pages()
        pages.push(ReplayPage(replayed, words.text.language, path))
        show(pages, words.text, colour)

    return words.command(
        "replay",
        replay,
        words.argument("file", "help-replay-file", required=False, type=click.Path(path_type=Path)),
        words.option("--content", "help-content-file", type=click.Path(path_type=Path), metavar="FILE"),
        words.option("--plain", "help-plain", is_flag=True),
        words.option("--colour", "help-colour", type=OneOf(*COLOURS), default="auto", metavar="|".join(COLOURS)),
    )


def require_terminal() -> None:
    if not is_terminal():
        raise Trouble("not-a-terminal")


def count_of(given: dict[str, object]) -> int | None:
    """The number of players asked for, as far as it can be understood; the game says what is wrong with it."""
    players = str(given.get("players", ""))
    return int(players) if re.fullmatch(r"[0-9]{1,2}", players) else None


def told_options(game: Game, words: Words) -> str:
    """The options of a game with their defaults, one a line."""
    text = game.text(words.text.language)
    lines = []
    for field in msgspec.structs.fields(game.options_type):
        usual = "" if field.default is msgspec.NODEFAULT else written(field.default)
        lines.append(f"{field.name}={usual}".ljust(18) + text(f"option-{field.name}"))
    return "\n".join(lines)
