"""The command line in the person's language: help, headings, and one sentence for every mistake."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

import click

from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.registry import names
from undercroft.engine.text import Text

COLOURS = ("auto", "always", "never")
GAME_OF_EXAMPLES = "knock"
"""The examples name options and rules of this one."""


class Words:
    """Makes commands whose help speaks one language. `help-{name}` tells what a command does, `help-{name}-examples`
    shows it, and every option is explained by the sentence that it is given."""

    def __init__(self, text: Text) -> None:
        self.text = text

        class Formatter(click.HelpFormatter):
            def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
                super().write_usage(prog, args, prefix=f"{text('help-usage')} ")

            @contextmanager
            def section(self, name: str) -> Generator[None]:
                key = f"help-section-{name.lower().replace(' ', '-')}"
                with super().section(text(key)):
                    yield

        class Context(click.Context):
            formatter_class = Formatter

        class Command(click.Command):
            context_class = Context

            def get_help_option(self, ctx: click.Context) -> click.Option | None:
                return told(super().get_help_option(ctx), text)

        class Group(click.Group):
            context_class = Context

            def get_help_option(self, ctx: click.Context) -> click.Option | None:
                return told(super().get_help_option(ctx), text)

            def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
                found = super().get_command(ctx, cmd_name)
                if found is None:
                    raise Unknown("unknown-command", command=cmd_name, commands=", ".join(self.commands))
                return found

        self.command_class = Command
        self.group_class = Group

    def command(
        self,
        name: str,
        callback: Callable[..., int | None],
        *params: click.Parameter,
        more: str = "",
        called: str = "",
    ) -> click.Command:
        """`called` is what people type, where that is not the name under which its words stand."""
        examples = self.examples(name)
        return self.command_class(
            called or name,
            callback=callback,
            params=list(params),
            help=self.text(f"help-{name}"),
            short_help=self.text(f"help-{name}-short"),
            epilog=block(self.text("help-examples"), examples) + more,
            options_metavar=self.text("help-options-metavar"),
        )

    def group(self, *commands: click.Command) -> click.Group:
        return self.group_class(
            "undercroft",
            commands={command.name or "": command for command in commands},
            help=self.text("help-undercroft"),
            epilog=block(self.text("help-examples"), self.examples("undercroft")),
            options_metavar=self.text("help-options-metavar"),
            subcommand_metavar=self.text("help-command-metavar"),
            params=[self.option("--lang", "help-lang", metavar="en|fr", expose_value=False)],
        )

    def subgroup(self, name: str, *commands: click.Command) -> click.Group:
        """A command that has commands of its own."""
        return self.group_class(
            name,
            commands={command.name or "": command for command in commands},
            help=self.text(f"help-{name}"),
            short_help=self.text(f"help-{name}-short"),
            epilog=block(self.text("help-examples"), self.examples(name)),
            options_metavar=self.text("help-options-metavar"),
            subcommand_metavar=self.text("help-command-metavar"),
        )

    def examples(self, name: str) -> str:
        """How a command is used, shown with a game that is really here."""
        known = names() or ["GAME"]
        return self.text(f"help-{name}-examples", game=GAME_OF_EXAMPLES if GAME_OF_EXAMPLES in known else known[0])

    def option(self, name: str, key: str, **settings: object) -> click.Option:
        return click.Option([name], help=self.text(key), **settings)  # type: ignore[arg-type]

    def argument(self, name: str, key: str, required: bool = True, **settings: object) -> click.Argument:
        metavar = self.text(f"help-metavar-{name}")
        return click.Argument(
            [name],
            metavar=metavar if required else f"[{metavar}]",
            required=required,
            help=self.text(key),
            **settings,
        )

    def sentence(self, error: click.ClickException) -> str:
        """A mistake on the command line, in a sentence."""
        if isinstance(error, click.NoSuchOption):
            return self.text("bad-option", option=error.option_name)
        if isinstance(error, click.MissingParameter) and error.param is not None:
            metavar = error.param.make_metavar(error.ctx or click.Context(click.Command("")))
            return self.text(
                "bad-missing", name=error.param.opts[-1] if isinstance(error.param, click.Option) else metavar
            )
        if isinstance(error, click.BadOptionUsage):
            return self.text("bad-option-usage", option=error.option_name)
        return self.text("bad-usage", reason=error.format_message().rstrip("."))


def told(option: click.Option | None, text: Text) -> click.Option | None:
    if option is not None:
        option.help = text("help-help")
    return option


def block(title: str, lines: str) -> str:
    """A paragraph that click leaves as it is."""
    return "\b\n" + title + "\n" + "\n".join(f"  {line}" for line in lines.splitlines())


class Whole(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int = 2**48) -> None:
        self.least = least
        self.most = most

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        digits = str(value).strip()
        if not digits.isascii() or not digits.isdecimal() or not self.least <= int(digits[:20]) <= self.most:
            raise Malformed("bad-number", option=param.opts[-1] if param else "", value=digits, least=self.least)
        return int(digits)


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self.words = words

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.words:
            raise Unknown(
                "bad-word", option=param.opts[-1] if param else "", value=str(value), words=", ".join(self.words)
            )
        return str(value)
