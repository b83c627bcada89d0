"""`./play` from a fresh clone, in a folder whose name has spaces."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
from pathlib import Path

import pytest

import client
from compiling import SETTING
from environment import ROOT
from tests.test_client import fake_node

pytestmark = pytest.mark.once

MADE_BY_TOOLS = shutil.ignore_patterns(
    ".git", ".venv", "__pycache__", ".*_cache", ".hypothesis", "build", "dist", *client.MADE, f"{client.BUILT.name}*"
)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("scripts") / "a fresh clone"
    shutil.copytree(ROOT, folder, ignore=MADE_BY_TOOLS)
    return folder


def play(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Start `./play` from another folder; nothing goes on behind it unless a test asks for that."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    environment |= {SETTING: "0", client.SETTING: "0", **variables}
    command = [str(folder / "play"), *arguments]
    return subprocess.run(command, cwd=folder.parent, env=environment, capture_output=True, text=True, check=False)


def test_the_first_start_installs_and_the_second_does_not(clone: Path) -> None:
    first = play(clone, "--help")
    assert first.returncode == 0, first.stderr
    assert "Installing" in first.stderr
    assert "Usage: ./play" in first.stdout

    second = play(clone, "--help")
    assert second.stdout == first.stdout
    assert second.stderr == ""


def test_a_start_after_a_pull_installs_again(clone: Path) -> None:
    play(clone, "--help")
    with (clone / "pyproject.toml").open("a", encoding="utf-8") as pyproject:
        pyproject.write("\n# pulled\n")
    assert "Installing" in play(clone, "--help").stderr
    assert play(clone, "--help").stderr == ""


def test_where_nothing_can_be_installed_a_sentence_says_so(clone: Path, tmp_path: Path) -> None:
    folder = tmp_path / "not writable"
    shutil.copytree(clone, folder, ignore=MADE_BY_TOOLS)
    (folder / ".venv").write_text("in the way")
    done = play(folder, "--help")
    assert done.returncode == 2
    assert "could not be made" in done.stderr
    assert "Traceback" not in done.stderr


def test_where_the_client_cannot_be_built_a_sentence_says_so_and_all_else_works(clone: Path, tmp_path: Path) -> None:
    path = f"{fake_node(tmp_path, 'v99.0.0')}{os.pathsep}{os.environ['PATH']}"
    demanded = play(clone, "--help", PATH=path, **{client.SETTING: "1"})
    assert demanded.returncode == 2
    assert "packages of the web client could not be installed" in demanded.stderr
    assert "Traceback" not in demanded.stderr
    assert play(clone, "rules", "knock", "K9", PATH=path).returncode == 0


@pytest.mark.parametrize("script", ["play", "test"])
def test_a_script_is_readable_for_an_old_python(script: str) -> None:
    ast.parse((ROOT / script).read_text(encoding="utf-8"), feature_version=(3, 4))
