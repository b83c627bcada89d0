"""`undercroft`: the program's front door."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from undercroft.engine.errors import Trouble, Unknown
from undercroft.engine.registry import names
from undercroft.engine.text import LANGUAGES, OWN, Text, language_of
from undercroft.terminal.commands.admin import admin_command
from undercroft.terminal.commands.arena import arena_command
from undercroft.terminal.commands.calibrate import calibrate_command
from undercroft.terminal.commands.data import labels_command, schema_command
from undercroft.terminal.commands.join import join_command
from undercroft.terminal.commands.play import play_command, replay_command, resume_command
from undercroft.terminal.commands.reference import content_command, games_command, rules_command
from undercroft.terminal.commands.saves import saves_command
from undercroft.terminal.commands.serve import serve_command
from undercroft.terminal.commands.simulate import simulate_command
from undercroft.terminal.commands.usage import Words
from undercroft.terminal.commands.web import terminal_command, web_command
from undercroft.terminal.commands.workshop import workshop_commands
from undercroft.terminal.table.palette import write_anything
from undercroft.terminal.table.screen import is_terminal

BAD, INTERRUPTED = 2, 130
COMMAND = "UNDERCROFT_COMMAND"
"""What people type for this program, where it is not `undercroft`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; whatever is wrong with what was typed or handed in is one sentence and exit code 2."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    if command := os.environ.get(COMMAND):
        OWN["command"] = command
    for stream in (sys.stdout, sys.stderr):
        write_anything(stream)
    text = Text(language_of())
    try:
        language, typed = take_language(typed)
        text = Text(language)
        if not typed and is_terminal():
            typed = ["web"]
        return run(Words(text), as_play(typed))
    except Trouble as trouble:
        return complain(trouble.said_in(Text(text.language)))  # made anew: layers may have come since, with their words
    except (KeyboardInterrupt, click.Abort, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone: nothing more to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(words: Words, typed: list[str]) -> int:
    try:
        found = command_line(words, typed).main(
            typed or ["--help"], prog_name=words.text("command"), standalone_mode=False
        )
    except click.exceptions.NoArgsIsHelpError as error:
        print(error.message)
        return 0
    except click.ClickException as error:
        return complain(words.sentence(error))
    return found if isinstance(found, int) else 0


def command_line(words: Words, typed: Sequence[str] = ()) -> click.Group:
    game = typed[1] if len(typed) > 1 and typed[0] == "play" and typed[1] in names() else None
    commands = [
        play_command(words, game),
        resume_command(words),
        replay_command(words),
        saves_command(words),
        join_command(words),
        rules_command(words),
        content_command(words),
        games_command(words),
        schema_command(words),
        labels_command(words),
        simulate_command(words),
        arena_command(words),
        calibrate_command(words),
        serve_command(words),
        admin_command(words),
        web_command(words),
        terminal_command(words),
    ]
    if not typed or typed[0] not in [command.name for command in commands]:
        commands += workshop_commands(words)  # only then: they load every game
    return words.group(*commands)


def take_language(typed: list[str]) -> tuple[str, list[str]]:
    """The language asked for by `--lang`, wherever it stands, and the other words."""
    language, others = language_of(), []
    words = iter(typed)
    for word in words:
        if word == "--lang" or word.startswith("--lang="):
            language = word[7:] if "=" in word else next(words, "")
            if language not in LANGUAGES:
                raise Unknown("unknown-language", language=language, languages=", ".join(LANGUAGES))
        else:
            others.append(word)
    return language, others


def as_play(typed: list[str]) -> list[str]:
    """`undercroft GAME …` is `undercroft play GAME …`."""
    return ["play", *typed] if typed and typed[0] in names() else typed


def complain(sentence: str) -> int:
    print(f"undercroft: {sentence}", file=sys.stderr)
    return BAD


if __name__ == "__main__":
    sys.exit(main())
