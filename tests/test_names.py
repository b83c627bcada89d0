"""No module has the name of one of the standard library: a reader who sees the name means that one, and in a folder
that is searched first Python would too. And what modules of several games are called says what they are for: the table
of docs/add-a-game.md."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ["src", "tests", "tools", "benchmarks", "examples"]


def modules(folder: Path) -> list[Path]:
    """The modules below a folder, and the packages that they lie in."""
    files = [path for path in folder.rglob("*.py") if path.stem not in ("__init__", "__main__")]
    return sorted({*files, *(path.parent for path in folder.rglob("__init__.py"))})


def shared(paths: Iterable[Path]) -> list[str]:
    return [path.as_posix() for path in paths if path.stem in sys.stdlib_module_names]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_module_shares_its_name_with_the_standard_library(folder: str) -> None:
    found = modules(ROOT / folder)
    assert found
    assert shared(path.relative_to(ROOT) for path in found) == []


def test_a_shared_name_is_noticed(tmp_path: Path) -> None:
    for name in ("lab/statistics.py", "lab/standings.py", "secrets/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert shared(path.relative_to(tmp_path) for path in modules(tmp_path)) == ["lab/statistics.py", "secrets"]


# The files of a game

HOMES = {
    **{name: ROOT / "src" / "undercroft" / "games" / name for name in ("clank", "deckbox", "donjon", "knock")},
    "lantern": ROOT / "examples" / "lantern" / "src" / "lantern",
}
ROW = re.compile(r"^\| `(?P<name>\w+)\.py` \| [^|]+ \| (?P<has>[^|]*)\| (?P<where>[^|]+) \|$", re.MULTILINE)
CODE = re.compile(r"`(\w+)`")


class Role(NamedTuple):
    """What a row of the table says of a file."""

    has: set[str]
    games: set[str]


def roles(page: str, games: Iterable[str]) -> dict[str, Role]:
    found = {}
    for row in ROW.finditer(page):
        named = set(CODE.findall(row["where"]))
        found[row["name"]] = Role(
            set(CODE.findall(row["has"])), set(games) - named if row["where"].startswith("all") else named
        )
    return found


def defined(module: Path) -> set[str]:
    """The functions, classes and annotated constants of a module."""
    body = ast.parse(module.read_text(encoding="utf-8")).body
    names = {one.name for one in body if isinstance(one, (ast.FunctionDef, ast.ClassDef))}
    return names | {
        one.target.id for one in body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }


def strays(roles: Mapping[str, Role], homes: Mapping[str, Path]) -> list[str]:
    """Where games and table differ."""
    found = []
    for name in sorted({*roles, *(path.stem for home in homes.values() for path in home.glob("[!_]*.py"))}):
        games = {game for game, home in homes.items() if (home / f"{name}.py").exists()}
        if name not in roles:
            found += [f"{name} has no role, and is in {' and '.join(sorted(games))}"] if len(games) > 1 else []
            continue
        found += [f"{name} is said to be in {game}" for game in sorted(roles[name].games - games)]
        found += [f"{name} is not said to be in {game}" for game in sorted(games - roles[name].games)]
        for game in sorted(games):
            lacking = roles[name].has - defined(homes[game] / f"{name}.py")
            found += [f"{name} of {game} has no {one}" for one in sorted(lacking)]
    return found


def test_a_role_has_the_same_name_in_every_game() -> None:
    table = roles((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8"), HOMES)
    assert len(table) > 20
    assert strays(table, HOMES) == []


def test_a_name_that_means_two_things_is_noticed(tmp_path: Path) -> None:
    page = "| `codes.py` | how actions are written | `action_codec` | all |\n| `ways.py` | how far it is | | `ann` |\n"
    files = {
        "ann/codes.py": "def action_codec(): ...",
        "ann/floor.py": "class Chart: ...",
        "bob/codes.py": "SECRET = 7",
        "bob/floor.py": "class Tiles: ...",
        "bob/ways.py": "",
        "bob/thief.py": "",
    }
    for name, source in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(source)
    homes = {game: tmp_path / game for game in ("ann", "bob")}
    assert strays(roles(page, homes), homes) == [
        "codes of bob has no action_codec",
        "floor has no role, and is in ann and bob",
        "ways is said to be in ann",
        "ways is not said to be in bob",
    ]
