"""`undercroft`: the program's front door."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from undercroft.engine.errors import Trouble, Unknown
from undercroft.engine.registry import names
from undercroft.engine.text import LANGUAGES, Text, language_of
from undercroft.terminal.arena_command import arena_command
from undercroft.terminal.calibrating import calibrate_command
from undercroft.terminal.menu import open_menu
from undercroft.terminal.playing import play_command, replay_command, resume_command
from undercroft.terminal.questing import quest_command
from undercroft.terminal.reference import content_command, games_command, rules_command
from undercroft.terminal.screen import is_terminal
from undercroft.terminal.simulating import simulate_command
from undercroft.terminal.usage import Words

BAD, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; whatever is wrong with what was typed or handed in is one sentence and exit code 2."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    text = Text(language_of())
    try:
        language, typed = take_language(typed)
        text = Text(language)
        if not typed and is_terminal():
            open_menu(language)
            return 0
        return run(Words(text), as_play(typed))
    except Trouble as trouble:
        return complain(trouble.said_in(text))
    except (KeyboardInterrupt, click.Abort, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone: nothing more to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(words: Words, typed: list[str]) -> int:
    try:
        found = command_line(words, typed).main(typed or ["--help"], prog_name="undercroft", standalone_mode=False)
    except click.ClickException as error:
        return complain(words.sentence(error))
    return found if isinstance(found, int) else 0


def command_line(words: Words, typed: Sequence[str] = ()) -> click.Group:
    game = typed[1] if len(typed) > 1 and typed[0] == "play" and typed[1] in names() else None
    return words.group(
        play_command(words, game),
        resume_command(words),
        replay_command(words),
        rules_command(words),
        content_command(words),
        games_command(words),
        simulate_command(words),
        arena_command(words),
        calibrate_command(words),
        quest_command(words),
    )


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
