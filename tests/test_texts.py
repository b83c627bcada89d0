"""Everything that is said can be said in every language, and nothing is written that nobody says.

What is asked for is found out in three ways: keys that stand in the sources as literals; families of keys that follow
from tables (a game's actions, events, fields and options, the commands of the terminal), found by letting their owner
talk to a `Listener`; and the few families that `FAMILIES` spells out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import click
import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import undercroft
from undercroft.bots.kinds import KINDS
from undercroft.engine.codec import Choice, Field, Flag
from undercroft.engine.content import Origin
from undercroft.engine.errors import Unreadable
from undercroft.engine.game import Game
from undercroft.engine.packing import pack
from undercroft.engine.registry import find, names
from undercroft.engine.text import LANGUAGES, Text
from undercroft.lab.targets import FILE as TARGETS
from undercroft.lab.targets import targets_of
from undercroft.terminal.command import command_line
from undercroft.terminal.usage import Words

PACKAGE = Path(undercroft.__file__).parent

FAMILIES: dict[str, Iterable[str]] = {"bot-{}": KINDS, "origin-{}": get_args(Origin)}
"""Keys that the layers around the games put together from a form, and all that may stand in it."""

GAME_KEYS = ("game-title", "game-summary")
"""What every game has to say of itself."""

KEY_POSITION = {"text": 0, "Message": 0, "Trouble": 0, "Malformed": 0, "Unknown": 0, "Illegal": 1}
"""Calls that take a key, and where."""

LOOKS_LIKE_A_KEY = re.compile(r"([a-z]+)(?:-[a-z0-9]+)+")
CUSTOMARY = {"end", "prompt", "refuse", "score"}
"""How keys begin in every game."""


# What is written: the Fluent files


class Parts(Visitor):
    """What a message is made of: the variables and other messages that it names, and its pieces of text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.pieces: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.pieces.append("".join(e.value if isinstance(e, ftl.TextElement) else "…" for e in node.elements))
        self.generic_visit(node)


@cache
def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []


@cache
def messages(path: Path) -> dict[str, Parts]:
    found: dict[str, Parts] = {}
    for entry in entries(path):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


class Layer:
    """A folder with code and, under `text/`, the words for it, if it has any to say."""

    def __init__(self, folder: Path, game: Game | None = None) -> None:
        self.folder = folder
        self.game = game
        self.name = game.name if game else folder.name

    def file(self, language: str) -> Path:
        return self.folder / "text" / f"{language}.ftl"

    def written(self, language: str = "en") -> dict[str, Parts]:
        return messages(self.file(language))

    def variables(self, key: str, language: str = "en") -> set[str]:
        """The variables of a sentence, with those of the messages that it refers to."""
        words = {**all_around(language), **self.written(language)}
        parts = words[key]
        return parts.variables.union(*(words[reference].variables for reference in parts.references))

    def sources(self) -> list[Path]:
        return sorted(self.folder.rglob("*.py"))


def find_layers() -> Iterator[Layer]:
    """The layers of the package, and every game that is installed, also from a package of its own."""
    games = [find(name) for name in names()]
    for init in sorted(PACKAGE.glob("*/__init__.py")):
        if init.parent.name != "games":
            yield Layer(init.parent)
    for game in games:
        yield Layer(game.folder, game)


LAYERS = list(find_layers())
ENGINE = next(layer for layer in LAYERS if layer.name == "engine")
AROUND = [layer for layer in LAYERS if layer.game is None]
GAMES = [layer.game for layer in LAYERS if layer.game]
every_layer = pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def all_around(language: str = "en") -> dict[str, Parts]:
    """What can be said beside the words of a game."""
    return {key: parts for layer in AROUND for key, parts in layer.written(language).items()}


# What is asked for: the sources


class Asking(msgspec.Struct, frozen=True):
    """A call that asks for a sentence: its key, or the form of a family of keys, and the arguments it hands over."""

    key: str
    args: frozenset[str] | None
    """None where they cannot be told from the source."""
    form: bool = False


@cache
def asked_in(path: Path) -> list[Asking]:
    """The calls of a source in which a key, or a choice of keys, stands where a key belongs."""
    found: list[Asking] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        position = KEY_POSITION.get(name, len(node.args))
        if position < len(node.args):
            args = frozenset(keyword.arg or "**" for keyword in node.keywords)
            known = None if "**" in args else args
            found.extend(Asking(key, known, form) for key, form in keys_in(node.args[position]))
    return found


def keys_in(expression: ast.expr) -> Iterator[tuple[str, bool]]:
    """The keys that an expression may be; an f-string is a form: "bot-{}"."""
    if isinstance(expression, ast.IfExp):
        yield from keys_in(expression.body)
        yield from keys_in(expression.orelse)
    elif isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        if expression.value not in LANGUAGES:  # game.text("fr") asks for a language
            yield expression.value, False
    elif isinstance(expression, ast.JoinedStr):
        pieces = (str(part.value) if isinstance(part, ast.Constant) else "{}" for part in expression.values)
        yield "".join(pieces), True


@cache
def literals_in(path: Path) -> set[str]:
    """Every string of a source that is handed to something: docstrings do not count."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    idle = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in idle)
    return {node.value for node in constants if isinstance(node.value, str)}


class Listener(Text):
    """Can say everything, and remembers what it was asked for, with the arguments."""

    def __init__(self) -> None:
        super().__init__("en")
        self.heard: dict[str, frozenset[str]] = {}

    def __contains__(self, key: str) -> bool:
        return True

    def __call__(self, key: str, **args: object) -> str:
        self.heard[key] = frozenset(args)
        return key


def family_of(layer: Layer) -> dict[str, frozenset[str]]:
    """The keys that follow from what a layer is, and the arguments that each of them gets."""
    text = Listener()
    if layer.game:
        let_the_game_talk(layer.game, text)
    elif layer.name == "engine":
        for place in ("", "somewhere"):
            Unreadable("", place, "").said_in(text)
    elif layer.name == "terminal":
        let_the_commands_talk(text)
    return text.heard


def let_the_commands_talk(text: Text) -> None:
    """Ask for all the help there is."""
    commands: list[click.Command] = [command_line(Words(text))]
    for command in commands:
        command.get_help(command.context_class(command, info_name="undercroft"))
        commands += command.commands.values() if isinstance(command, click.Group) else ()


def let_the_game_talk(game: Game, text: Text) -> None:
    fields: list[Field] = [*game.luck, *game.pointing.values()]
    for codec in (game.actions, game.events):
        for kind in codec.kinds.values():
            fields.extend(kind.fields)
            codec.words(pack(kind.number), text)
            if kind.secret:
                codec.words(pack(kind.number), text, hidden=True)
    for field in fields:
        values = range(len(field.codes)) if isinstance(field, Choice) else range(2 if isinstance(field, Flag) else 0)
        for value in values:
            field.words(value, text)
    for key in GAME_KEYS:
        text(key)
    for kind in game.actions.kinds.values():
        text(f"kind-{kind.name}")
    for option in msgspec.structs.fields(game.options_type):
        text(f"option-{option.encode_name}")
    for column in columns_of(game.content):
        text(f"column-{column}")
    for target in targets_of(game).targets if (game.folder / TARGETS).exists() else ():
        text(f"target-{target.name}")


def columns_of(content: msgspec.Struct) -> Iterator[str]:
    """The names of all parts of a content file."""
    for field in msgspec.structs.fields(content):
        yield field.name
        value = getattr(content, field.name)
        for entry in value if isinstance(value, tuple | list) else ():
            if isinstance(entry, msgspec.Struct):
                yield from (part.name for part in msgspec.structs.fields(entry))


def members(form: str) -> set[str]:
    return {form.replace("{}", code) for code in FAMILIES[form]}


def forms_of(layer: Layer) -> set[str]:
    """The families that a layer asks for; what the engine asks for is found by letting the games talk."""
    asked = (asking for path in layer.sources() for asking in asked_in(path))
    return set() if layer is ENGINE else {asking.key for asking in asked if asking.form}


def wanted(layer: Layer) -> set[str]:
    """The keys that a layer needs."""
    keys = {asking.key for path in layer.sources() for asking in asked_in(path) if not asking.form}
    if layer.written():
        beginnings = CUSTOMARY | {key.split("-")[0] for key in (layer.written() if layer.game else all_around())}
        for literal in set().union(*map(literals_in, layer.sources())):
            match = LOOKS_LIKE_A_KEY.fullmatch(literal)
            if match and match[1] in beginnings:
                keys.add(literal)
    for form in forms_of(layer) & set(FAMILIES):
        keys |= members(form)
    for parts in layer.written().values():
        keys |= parts.references
    return keys | set(family_of(layer))


def said_by(layer: Layer) -> set[str]:
    """The keys that a layer can say: its own, those of the layers around, and what every game says of itself."""
    return {*layer.written(), *all_around(), *(() if layer.game else GAME_KEYS)}


# The tests


@every_layer
@every_language
def test_a_file_is_read_without_a_fault(layer: Layer, language: str) -> None:
    junk = [entry.content for entry in entries(layer.file(language)) if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in entries(layer.file(language)) if isinstance(entry, ftl.Message)]
    assert junk == []
    assert len(keys) == len(set(keys)), "a key stands there twice"


@every_layer
@every_language
def test_languages_have_the_same_keys_and_variables(layer: Layer, language: str) -> None:
    assert list(layer.written(language)) == list(layer.written()), "the same keys, in the same order"
    for key in layer.written():
        assert layer.variables(key, language) == layer.variables(key), key


@every_layer
def test_no_key_is_missing(layer: Layer) -> None:
    assert wanted(layer) - said_by(layer) == set()


@every_layer
def test_no_key_is_unused(layer: Layer) -> None:
    """A game is the only one to ask for its keys; those of the layers around may be asked for from anywhere."""
    askers = [layer] if layer.game else LAYERS
    asked = set().union(*(wanted(asker) for asker in askers))
    literals = set().union(*(literals_in(path) for asker in askers for path in asker.sources()))
    assert set(layer.written()) - asked - literals == set()


@every_layer
def test_every_family_of_keys_is_spelled_out(layer: Layer) -> None:
    spelled_out = {key for other in LAYERS for key in family_of(other)}
    for form in forms_of(layer) - set(FAMILIES):
        pattern = re.compile(re.escape(form).replace(r"\{\}", ".+"))
        assert any(map(pattern.fullmatch, spelled_out)), f"FAMILIES does not know {form}"


@every_layer
def test_a_sentence_gets_the_variables_that_it_uses(layer: Layer) -> None:
    for path in layer.sources():
        for asking in asked_in(path):
            if asking.key in {*layer.written(), *all_around()} and asking.args is not None:
                assert layer.variables(asking.key) <= asking.args, f"{path.name} asks for {asking.key}"
    for key, args in family_of(layer).items():
        assert layer.variables(key) <= args, key


# Typography

SPACE = "[\u00a0\u202f]"
FAULTS = {
    "a straight apostrophe": re.compile(r"\w'\w"),
    "three dots for an ellipsis": re.compile(r"\.\.\."),
}
FRENCH_FAULTS = {
    "no fixed space before a sign": re.compile(r"(?<=\S) ?[:;!?%](?=[\s)*\]]|$)"),
    "no fixed space inside quotes": re.compile(rf"«(?!{SPACE})|(?<!{SPACE})»"),
    "foreign quotes": re.compile("[“”]"),
}


def faults(language: str, words: str) -> list[str]:
    known = FAULTS | FRENCH_FAULTS if language == "fr" else FAULTS
    return [f"{name}: {words}" for name, pattern in known.items() if pattern.search(words)]


@every_layer
@every_language
def test_typography_of_the_sentences(layer: Layer, language: str) -> None:
    for key, parts in layer.written(language).items():
        if key != "game-title":  # a proper name is spelled as it is
            assert [fault for piece in parts.pieces for fault in faults(language, piece)] == [], key


@every_game
@every_language
def test_typography_of_the_rules_page(game: Game, language: str) -> None:
    page = game.rules_page(language).replace(game.text(language)("game-title"), "")
    assert [fault for line in page.splitlines() for fault in faults(language, line)] == []
