"""The commands that print data for programs: schema, labels."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from undercroft.engine.registry import find
from undercroft.terminal.commands.usage import Words


def print_json(data: object) -> None:
    """Laid out for people too, and in UTF-8 whatever the terminal can write."""
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2))


def schema_command(words: Words) -> click.Command:
    def schema(game: str | None) -> None:
        from undercroft.records.schema import common_schema, game_schema

        if game is not None:
            print_json(game_schema(find(game)))
            return
        from undercroft.server.schema import UNIONS, messages

        print_json(common_schema(messages(), UNIONS))

    return words.command("schema", schema, words.argument("game", "help-game", required=False))


def labels_command(words: Words) -> click.Command:
    def labels(game: str, content: Path | None) -> None:
        print_json(find(game, content).labels(words.text.language))

    return words.command(
        "labels",
        labels,
        words.argument("game", "help-game"),
        words.option("--content", "help-content-file", type=click.Path(path_type=Path), metavar="FILE"),
    )
