"""The pure and the compiled build are one program: they play the same games and read each other's records."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from compiling import SETTING, compiler, marked_modules
from environment import ROOT, compiled, environment

SRC = ROOT / "src"
MARKED = {".".join(path.with_suffix("").parts) for path in marked_modules(SRC)}


def test_the_build_under_test_is_the_one_asked_for() -> None:
    asked = os.environ.get("UNDERCROFT_EXPECT")
    if asked is None:
        pytest.skip("`./test` says which build it expects")
    sources = {name: str(import_module(name).__file__).endswith(".py") for name in MARKED}
    assert sources == dict.fromkeys(MARKED, asked == "pure")


@pytest.mark.parametrize("name", sorted(MARKED))
def test_a_compiled_module_imports_only_compiled_ones_of_ours(name: str) -> None:
    tree = ast.parse((SRC / name.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):  # modules out of a package, or things out of a module
            modules = {f"{node.module}.{alias.name}" for alias in node.names}
            imported |= modules if modules <= MARKED else {node.module or ""}
    assert {module for module in imported if module.startswith("undercroft")} <= MARKED


@pytest.mark.once
def test_both_builds_play_the_same_games_and_read_each_others_records() -> None:
    build = compiled()
    if build is None:
        pytest.skip("there is no compiled build of these sources; `./test` makes one")
    pure_games, compiled_games = run(None, "play"), run(build, "play")
    assert pure_games == compiled_games
    assert len(pure_games) >= 40

    records = json.dumps([record for record, _ in pure_games])
    assert run(build, "replay", records) == pure_games
    assert run(None, "replay", records) == compiled_games


def run(build: Path | None, task: str, given: str = "") -> list[list[str]]:
    """The records and final positions of seeded games, in a process of that build."""
    command = [sys.executable, str(ROOT / "tests" / "seeded_games.py"), task]
    done = subprocess.run(command, env=environment(build), input=given, stdout=subprocess.PIPE, text=True, check=True)
    games: list[list[str]] = json.loads(done.stdout)
    return games


# The wheel


def build_wheel(folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )


@pytest.mark.once
def test_a_wheel_is_pure_where_compiling_is_forbidden(tmp_path: Path) -> None:
    assert build_wheel(tmp_path, **{SETTING: "0"}).returncode == 0
    assert [wheel.name.split("-", 2)[2] for wheel in tmp_path.iterdir()] == ["py3-none-any.whl"]


@pytest.mark.once
def test_a_wheel_is_pure_and_says_so_where_the_compiler_fails(tmp_path: Path) -> None:
    done = build_wheel(tmp_path, CC="false", **{SETTING: ""})
    assert done.returncode == 0
    assert "pure Python" in done.stdout + done.stderr
    assert [wheel.name.split("-", 2)[2] for wheel in tmp_path.iterdir()] == ["py3-none-any.whl"]


@pytest.mark.once
def test_compiling_that_is_demanded_and_fails_is_an_error(tmp_path: Path) -> None:
    done = build_wheel(tmp_path, CC="false", **{SETTING: "1"})
    assert done.returncode != 0
    assert "compiling failed" in done.stdout + done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_compiler_that_is_not_there_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiler() == ""
