"""Everything that is said can be said in every language, and nothing is written that nobody says.

What is asked for is found out in four ways: keys that stand in the sources as literals; families of keys that follow
from tables (a game's actions, events, fields and options, the commands of the terminal), found by letting their owner
talk to a `Listener`; the few families that `FAMILIES` spells out; and the sources of the web client, shell and boards,
where a key stands in `text("…")`, and a form in a template.
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
from environment import ROOT
from undercroft.bots.kinds import KINDS
from undercroft.engine.codec import Choice, Field, Flag
from undercroft.engine.content import Origin
from undercroft.engine.errors import Unreadable
from undercroft.engine.events import Events
from undercroft.engine.game import Game
from undercroft.engine.luck import Dice
from undercroft.engine.packing import pack
from undercroft.engine.playout import play_randomly
from undercroft.engine.registry import find, names
from undercroft.engine.text import LANGUAGES, Text
from undercroft.engine.workshop import PRINT_WORDS
from undercroft.engine.workshop import WORDS as WORKSHOP_KEYS
from undercroft.kit.options import some_options
from undercroft.kit.words import view_fields
from undercroft.lab.targets import FILE as TARGETS
from undercroft.lab.targets import targets_of
from undercroft.records.news import Act
from undercroft.records.talk import GESTURES
from undercroft.server.games import SPOKEN
from undercroft.terminal.commands.main import command_line
from undercroft.terminal.commands.usage import Words

PACKAGE = Path(undercroft.__file__).parent
SOURCE = ROOT / "src" / "undercroft"
WEB = ROOT / "web"
PARTS = ("table", "aside", "companion")

FAMILIES: dict[str, Iterable[str]] = {
    "bot-{}": KINDS,
    "origin-{}": get_args(Origin),
    "step-{}": {*get_args(Act)} - {"deal", "action"},
    "fate-{}": (),
    "print-set-{}": (),
    "gesture-{}": GESTURES,
}
"""Keys that the layers around the games put together from a form, and all that may stand in it; nothing where only
games say them, and it may be that none here does."""

GAMES_PLAYED = 20
"""So many games are begun to hear of the figures that players watch."""

GAME_KEYS = ("game-title", "game-summary")
"""What every game has to say of itself."""

KEY_POSITION = {"text": 0, "Message": 0, "Trouble": 0, "Malformed": 0, "Unknown": 0, "Illegal": 1}
"""Calls that take a key, and where."""

LOOKS_LIKE_A_KEY = re.compile(r"([a-z]+)(?:-[a-z0-9]+)+")
NO_KEYS = {
    *(
        "accept-encoding",
        "content-disposition",
        "content-encoding",
        "content-security-policy",
        "content-type",
        "no-cache",
        "no-store",
    ),  # of HTTP
    *("admin-token", "seat-view", "store-reads", "store-writes"),  # a file, a part of the schema, two threads
    *("back-tab", "new-content", "print-content"),  # a key of the keyboard, two commands
}
"""What looks like a key and is none."""
OF_EVERY_GAME = re.compile(
    r"game-(credit|kind|length|sentence|style|subtitle)|option-[a-z-]+-about|guide-[a-z-]+-(title|see|want|press)"
    r"|event-[a-z-]+-you"
)
"""What the shell of the web client shows of a game that says it."""
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

    def files(self, language: str) -> list[Path]:
        """Some words are in files of their own: not everybody waits for them."""
        more = (self.folder / "text" / part / f"{language}.ftl" for part in PARTS)
        return [self.file(language), *(file for file in more if file.exists())]

    def written(self, language: str = "en") -> dict[str, Parts]:
        return {key: parts for file in self.files(language) for key, parts in messages(file).items()}

    def variables(self, key: str, language: str = "en") -> set[str]:
        """The variables of a sentence, with those of the messages that it refers to."""
        words = {**all_around(language), **self.written(language)}
        parts = words[key]
        return parts.variables.union(*(words[reference].variables for reference in parts.references))

    def sources(self) -> list[Path]:
        return [] if self.folder == WEB else sorted(self.folder.rglob("*.py"))

    def client_sources(self) -> list[Path]:
        """What it is in the browser: the shell, or a game's board, whose sources the compiled build leaves behind."""
        folder = WEB / "src" if self.folder == WEB else SOURCE.joinpath("games", self.name, "board")
        if self.game and not folder.exists():
            folder = self.folder / "board"
        files = (file for ending in ("*.ts", "*.svelte") for file in folder.rglob(ending))
        return sorted(file for file in files if not file.name.endswith(".test.ts") and "gallery" not in file.parts)


def find_layers() -> Iterator[Layer]:
    """The layers of the package, and every game that is installed, also from a package of its own."""
    games = [find(name) for name in names()]
    for init in sorted(PACKAGE.glob("*/__init__.py")):
        if init.parent.name != "games":
            yield Layer(init.parent)
    yield Layer(WEB)
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


CLIENT_KEY = re.compile(r"""\btext\(\s*["']([a-z0-9-]+)["']""")
CLIENT_LITERAL = re.compile(r"""["']([a-z0-9-]+)["']""")
CLIENT_FORM = re.compile(r"`([a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)+)`")


@cache
def said_in_client(path: Path) -> tuple[set[str], set[str], list[re.Pattern[str]]]:
    """In a source of the web client: the keys that are asked for, all strings, and the forms of keys."""
    source = path.read_text(encoding="utf-8")
    forms = [re.sub(r"\$\{[^}]*\}", ".+", form) for form in CLIENT_FORM.findall(source)]
    keys, literals = set(CLIENT_KEY.findall(source)), set(CLIENT_LITERAL.findall(source))
    return keys, literals, [re.compile(form) for form in forms if re.match("[a-z]+-", form)]


class Listener(Text):
    """Can say everything, and remembers what it was asked for, with the arguments."""

    def __init__(self) -> None:
        super().__init__("en")
        self.heard: dict[str, frozenset[str]] = {}
        self.others: dict[Path, Listener] = {}
        """By the folder of words that it was given: who heard what was asked then."""

    def __contains__(self, key: str) -> bool:
        return True

    def __call__(self, key: str, **args: object) -> str:
        self.heard[key] = frozenset(args)
        return key

    def with_folders(self, *folders: Path) -> Listener:
        return self.others.setdefault(folders[0], Listener()) if folders else self


@cache
def family_of(layer: Layer) -> dict[str, frozenset[str]]:
    """The keys that follow from what a layer is, and the arguments that each of them gets."""
    text = Listener()
    if layer.game:
        let_the_game_talk(layer.game, text)
        workshop = Listener()
        let_the_commands_talk(workshop)
        text.heard |= workshop.with_folders(layer.folder / "text").heard
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
    fields: list[Field] = [*game.luck, *game.pointing.values(), *game.shown]
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
    if game.workshop:
        text("workshop-bad", file="")
        for name in game.workshop.sets:
            text(f"print-set-{name}")
    for kind in game.actions.kinds.values():
        text(f"kind-{kind.name}")
    for option in game.settings():
        text(f"option-{option.name}")
        text(f"option-{option.name}-label")
    for name in view_fields(game.view_type):
        text(f"view-{name.replace('_', '-')}")
    for name in figures_of(game):
        text(f"figure-{name}")
    for kind in game.events.kinds.values():
        if kind.fate:
            text(f"fate-{kind.fate}")
    game.printed(text)
    for column in columns_of(game.content):
        text(f"column-{column}")
    for key in values_of(game.content):
        if key in game.text("en"):  # few need a word: the others are numbers, or have a vocabulary
            text(key)
    for target in targets_of(game).targets if (game.folder / TARGETS).exists() else ():
        text(f"target-{target.name}")


def figures_of(game: Game) -> set[str]:
    """The figures that a game names, and those of some positions that it can come to."""
    found, dice = {*game.better, *game.counted}, Dice(0)
    for _ in range(GAMES_PLAYED):
        position = game.blank(some_options(game, dice))
        position.set_up(dice, Events())
        play_randomly(position, dice, dice.below(50))
        found.update(game.figures(position, 0))
    return found


def columns_of(content: msgspec.Struct) -> Iterator[str]:
    """The names of all parts of a content file."""
    for field in msgspec.structs.fields(content):
        yield field.name
        value = getattr(content, field.name)
        for entry in value if isinstance(value, tuple | list) else ():
            if isinstance(entry, msgspec.Struct):
                yield from (part.name for part in msgspec.structs.fields(entry))


def values_of(content: msgspec.Struct) -> Iterator[str]:
    """The keys that words of a content file may have."""
    for field in msgspec.structs.fields(content):
        value = getattr(content, field.name)
        for entry in value if isinstance(value, tuple | list) else ():
            if isinstance(entry, msgspec.Struct):
                for part in msgspec.structs.fields(entry):
                    yield f"value-{part.name}-{getattr(entry, part.name)}"


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
            if match and match[1] in beginnings and literal not in NO_KEYS:
                keys.add(literal)
    for path in layer.client_sources():
        keys |= said_in_client(path)[0]
    for form in forms_of(layer) & set(FAMILIES):
        keys |= members(form)
    for parts in layer.written().values():
        keys |= parts.references
    return keys | set(family_of(layer))


def said_by(layer: Layer) -> set[str]:
    """The keys that a layer can say: its own, those of the layers around, and what games say of themselves."""
    return {*layer.written(), *all_around(), *(() if layer.game else GAME_KEYS + WORKSHOP_KEYS + PRINT_WORDS)}


# The tests


@every_layer
@every_language
def test_a_file_is_read_without_a_fault(layer: Layer, language: str) -> None:
    found = [entry for file in layer.files(language) for entry in entries(file)]
    junk = [entry.content for entry in found if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert junk == []
    assert len(keys) == len(set(keys)), "a key stands there twice"


@every_layer
@every_language
def test_languages_have_the_same_keys_and_variables(layer: Layer, language: str) -> None:
    assert list(layer.written(language)) == list(layer.written()), "the same keys, in the same order"
    for key in layer.written():
        assert whole(layer.variables(key, language)) == whole(layer.variables(key)), key


def whole(variables: set[str]) -> set[str]:
    """Without the forms that a value is given in: which of them a sentence needs is a matter of its grammar."""
    return {name.removesuffix("-code").removesuffix("-number") for name in variables}


@every_layer
def test_no_key_is_missing(layer: Layer) -> None:
    assert wanted(layer) - said_by(layer) == set()


@every_layer
def test_no_key_is_unused(layer: Layer) -> None:
    """A game is the only one to ask for its keys; those of the layers around may be asked for from anywhere."""
    askers = [layer] if layer.game else LAYERS
    asked = set().union(*(wanted(asker) for asker in askers))
    literals = set().union(*(literals_in(path) for asker in askers for path in asker.sources()))
    forms: list[re.Pattern[str]] = []
    for path in (path for asker in askers for path in asker.client_sources()):
        _, strings, found = said_in_client(path)
        literals |= strings
        forms += found
    unused = set(layer.written()) - asked - literals
    forms += [OF_EVERY_GAME] if layer.game else []
    assert {key for key in unused if not any(form.fullmatch(key) for form in forms)} == set()


def test_the_browser_can_lay_a_games_words_over_the_shells() -> None:
    """There all words of a page are one bundle: a key that stands in both would change its meaning."""
    (shell,) = (layer for layer in LAYERS if layer.folder == WEB)
    for layer in (layer for layer in LAYERS if layer.game or layer.name in SPOKEN):
        assert layer is shell or set(layer.written()).isdisjoint(shell.written()), layer.name


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
