"""The command line in the person's language: help, headings, and one sentence for every mistake."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib.metadata import version

import click

from undercroft.engine.errors import Malformed, Unknown
from undercroft.engine.game import Game
from undercroft.engine.registry import find, kind, names
from undercroft.engine.text import Text
from undercroft.terminal.reports.markdown import rule_ids, rules_page
from undercroft.terminal.table.palette import NEAREST
from undercroft.terminal.table.seats import written

COLOURS = ("auto", "always", "never")


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

            def __init__(self, command: click.Command, **settings: object) -> None:
                super().__init__(command, **{"help_option_names": ["-h", "--help"], **settings})  # type: ignore[arg-type]

        class Command(click.Command):
            context_class = Context

            def __init__(self, name: str, examples: Callable[[], str], **settings: object) -> None:
                super().__init__(name, **settings)  # type: ignore[arg-type]
                self.examples = examples

            def get_help_option(self, ctx: click.Context) -> click.Option | None:
                option = super().get_help_option(ctx)
                if option is not None:
                    option.help = text("help-help")
                return option

            def get_help(self, ctx: click.Context) -> str:
                """click would write UTF-8 to an output that knows only ASCII."""
                words = super().get_help(ctx)
                encoding = getattr(sys.stdout, "encoding", None) or "ascii"
                return words.encode(encoding, errors=NEAREST).decode(encoding)

            def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
                """Examples name a game, which is loaded no sooner than now."""
                self.epilog = self.examples()
                super().format_epilog(ctx, formatter)

        class Group(Command, click.Group):
            def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
                found = super().get_command(ctx, cmd_name)
                if found is None:
                    games = ", ".join(names())
                    raise Unknown("unknown-command", word=cmd_name, games=games, commands=", ".join(self.commands))
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
        fits: Callable[[type[Game]], bool] = lambda game: True,
    ) -> click.Command:
        """`called` is what people type, where that is not the name under which its words stand; `fits` tells a game
        that examples can be shown with, and `more` follows them."""
        return self.command_class(
            called or name,
            lambda: self.examples(name, fits) + more,
            callback=callback,
            params=list(params),
            help=self.text(f"help-{name}"),
            short_help=self.text(f"help-{name}-short"),
            options_metavar=self.text("help-options-metavar"),
        )

    def group(self, *commands: click.Command) -> click.Group:
        return self.group_class(
            "undercroft",
            lambda: self.examples("undercroft"),
            commands={command.name or "": command for command in commands},
            help=self.text("help-undercroft"),
            options_metavar=self.text("help-options-metavar"),
            subcommand_metavar=self.text("help-command-metavar"),
            params=[
                self.option("--lang", "help-lang", metavar="en|fr", expose_value=False),
                self.option(
                    "--version", "help-version", is_flag=True, is_eager=True, expose_value=False, callback=told
                ),
            ],
        )

    def subgroup(self, name: str, *commands: click.Command, called: str) -> click.Group:
        """A command that has commands of its own."""
        return self.group_class(
            called,
            lambda: self.examples(name),
            commands={command.name or "": command for command in commands},
            help=self.text(f"help-{name}"),
            short_help=self.text(f"help-{name}-short"),
            options_metavar=self.text("help-options-metavar"),
            subcommand_metavar=self.text("help-command-metavar"),
        )

    def examples(self, name: str, fits: Callable[[type[Game]], bool] = lambda game: True) -> str:
        """How a command is used, shown with the first game that is really here, an option and a rule of it."""
        game = next((game for game in names() if fits(kind(game))), None)
        shown = {"game": "GAME", "option": "NAME=VALUE", "rule": "ID"} if game is None else shown_with(find(game))
        # Whoever has no program of that name on the path types another one.
        lines = re.sub(
            "^undercroft(?= |$)", self.text("command"), self.text(f"help-{name}-examples", **shown), flags=re.M
        )
        return block(self.text("help-examples"), lines)

    def option(self, name: str, key: str, into: str = "", **settings: object) -> click.Option:
        """`into` is the argument that takes it, where that is not named like it."""
        declared = [name, into] if into else [name]
        return click.Option(declared, help=self.text(key), **settings)  # type: ignore[arg-type]

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


def told(context: click.Context, option: click.Parameter, asked: bool) -> None:
    """Which release this is."""
    if asked:
        print(f"undercroft {version('undercroft')}")
        context.exit()


def shown_with(game: Game) -> dict[str, str]:
    """What examples name: a game, one of its options with the usual value, the first of its rules."""
    options = game.options({})
    usual = {name: written(getattr(options, name)) for name in options.__struct_fields__}
    option = next((name for name, value in usual.items() if value and name != "players"), "players")
    ids = rule_ids(rules_page(game, "en") or "")
    return {"game": game.name, "option": f"{option}={usual[option]}", "rule": ids[0] if ids else "ID"}


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
