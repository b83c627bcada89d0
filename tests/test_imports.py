"""Imports point downward, games do not know each other, no layer names a game, and none goes round what leaves a table.
The contracts for imports stand in pyproject.toml; what no import shows is looked for here."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

import undercroft
from undercroft.engine.game import Game
from undercroft.engine.registry import find, kind, names
from undercroft.engine.text import LANGUAGES

ROOT = Path(__file__).parent.parent
CONTRACTS = ROOT / "pyproject.toml"
PACKAGE = Path(undercroft.__file__).parent
GAMES = PACKAGE / "games"
HOUSE = [name for name in names() if GAMES in kind(name).folder.parents]
SOURCES = sorted(path for form in ("*.py", "*.ftl") for path in PACKAGE.rglob(form) if GAMES not in path.parents)
PLAIN_WORDS = {"fr": "donjon"}
"""Names of games that are words of a language too: a dungeon is « un donjon »."""


def test_imports_keep_the_contracts() -> None:
    assert lint_imports(config_filename=str(CONTRACTS), no_cache=True) == EXIT_STATUS_SUCCESS


def test_the_picture_in_the_readme_has_the_layers_that_are_checked() -> None:
    checked = tomllib.loads(CONTRACTS.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"][0]["layers"]
    picture = (ROOT / "README.md").read_text(encoding="utf-8").split("\nterminal ")[1].split("```")[0]
    drawn = [re.findall(r"(?:^| {5,})(\w+) {2}", line) for line in ("terminal " + picture).splitlines()]
    assert drawn == [layer.split(" | ") for layer in checked]


# What leaves a table

INSIDE = {"engine", "games", "records", "kit"}
"""Here a position is at home."""
OUTSIDE = [path for path in SOURCES if path.suffix == ".py" and path.relative_to(PACKAGE).parts[0] not in INSIDE]
A_TABLES_OWN = {"position", "history", "entries"}


def looked_into(source: str) -> set[str]:
    """What a source takes out of a table or a record that only they should touch."""
    asked = (node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute))
    return A_TABLES_OWN.intersection(asked)


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nobody_looks_behind_what_leaves_a_table(path: Path) -> None:
    assert looked_into(path.read_text(encoding="utf-8")) == set()


def test_looking_behind_it_is_noticed() -> None:
    assert {path.relative_to(PACKAGE).parts[0] for path in OUTSIDE} >= {"bots", "lab", "terminal"}
    assert looked_into("len(self.room.table.entries)") == {"entries"}
    assert looked_into("from undercroft.engine.position import TABLE") == set()


# No layer names a game


def named(game: Game) -> set[str]:
    """How a game can be named: as people type it, as its class, by its title."""
    spoken = re.sub(r"(?<=[a-z])(?=[A-Z])", "[ _-]?", type(game).__name__)
    return {game.name, spoken, *(re.escape(game.text(language)("game-title")) for language in LANGUAGES)}


def code_of(path: Path) -> str:
    """A source without its comments and docstrings: these may show an example, and one that is true needs a game that
    is really there, or name the game for whose sake something is as it is. No program looks at them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [line for line in node.body if not is_docstring(line)] or [ast.Pass()]
    return ast.unparse(tree)


def is_docstring(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


def sentences_of(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


def test_there_are_games_and_sources() -> None:
    assert len(HOUSE) == len(list(GAMES.glob("*/game.py"))) >= 4
    assert {path.relative_to(PACKAGE).parts[0] for path in SOURCES} > {"bots", "engine", "kit", "lab", "terminal"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_layer_names_a_game(path: Path) -> None:
    words = code_of(path) if path.suffix == ".py" else sentences_of(path)
    for game in map(find, HOUSE):
        if game.name != PLAIN_WORDS.get(path.stem):
            found = re.search(rf"(?<![a-z])(?:{'|'.join(named(game))})(?![a-z])", words, re.IGNORECASE)
            assert found is None, f"{game.name} is named: …{words[max(0, found.start() - 60) : found.end() + 20]}…"
