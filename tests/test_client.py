"""The web client is built when its sources have changed, and only then; without Node all else works."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import client
from compiling import SETTING as COMPILE
from environment import ROOT, source_files

LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", "__pycache__", ".*_cache", ".hypothesis", *client.MADE, f"{client.BUILT.name}*"
)
PAGE = "undercroft/webclient/index.html"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with a client that counts as built."""
    for name in ("web/src/main.ts", "web/package.json", "src/undercroft/games/knock/board/index.ts"):
        put(tmp_path / name, "source")
    for name in (
        "web/node_modules/svelte/index.js",
        "web/dist-gallery/index.html",
        "src/undercroft/games/knock/rules.py",
    ):
        put(tmp_path / name, "no source of the client")
    put(tmp_path / client.BUILT / "index.html", "built")
    put(tmp_path / client.BUILT / client.STAMP, client.digest(tmp_path))
    return tmp_path


def put(file: Path, words: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(words)


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/src/new.ts", "src/undercroft/games/knock/board/index.ts"])
def test_a_changed_source_makes_the_client_stale(project: Path, name: str) -> None:
    assert client.is_built(project)
    put(project / name, "changed")
    assert not client.is_built(project)


@pytest.mark.parametrize("name", ["web/node_modules/svelte/index.js", "src/undercroft/games/knock/rules.py"])
def test_what_is_no_source_of_it_does_not(project: Path, name: str) -> None:
    put(project / name, "changed")
    assert client.is_built(project)


def test_it_fits_wherever_it_lies(project: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "copy"
    shutil.copytree(project, elsewhere)
    assert client.is_built(elsewhere)


def test_the_engine_is_compiled_of_other_files_than_the_client_is_built_of() -> None:
    shared = set(source_files()) & set(client.sources(ROOT))
    assert {file.suffix for file in shared} <= {".ftl"}, "but for the words that both say"
    assert not any(client.BUILT.name in file.parts for file in source_files())
    assert any(file.name == "rules.py" for file in source_files())


def test_without_node_a_sentence_says_so(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "find_node", lambda root, least: None)
    client.build(project)  # there is nothing to do
    put(project / "web/src/main.ts", "changed")
    with pytest.raises(client.NoClient, match="no Node here"):
        client.build(project)
    assert (project / client.BUILT / "index.html").read_text() == "built"


def test_a_node_that_is_too_old_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", fake_node(tmp_path, "v18.20.1"))
    monkeypatch.setattr(client, "wheel_folders", lambda root: iter(()))
    assert client.find_node(tmp_path, client.TO_BUILD) is None
    assert client.version("no-such-node") == (0, 0)
    monkeypatch.setenv("PATH", fake_node(tmp_path, "v20.19.0"))
    assert client.find_node(tmp_path, client.TO_BUILD) is not None
    assert client.find_node(tmp_path, client.TO_TEST) is None


def fake_node(folder: Path, says: str) -> str:
    """A PATH on which `node` tells that version and `npm` fails."""
    for name, script in {"node": f"echo {says}", "npm": "echo the network is down; exit 1"}.items():
        put(folder / "bin" / name, f"#!/bin/sh\n{script}\n")
        (folder / "bin" / name).chmod(0o755)
    return f"{folder / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin"


# Wheels and sdists


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client") / "clone"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    return folder


@pytest.fixture
def broken(tmp_path: Path) -> str:
    return fake_node(tmp_path / "fake", "v99.0.0")


def hatch(folder: Path, target: str, into: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    environment = {**os.environ, COMPILE: "0", **variables}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def names_in(folder: Path) -> set[str]:
    (wheel,) = folder.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def pretend_it_is_built(folder: Path) -> None:
    put(folder / client.BUILT / "index.html", "built")
    put(folder / client.BUILT / client.STAMP, client.digest(folder))


@pytest.mark.once
def test_a_wheel_has_no_client_where_npm_fails_and_says_so(clone: Path, tmp_path: Path, broken: str) -> None:
    done = hatch(clone, "wheel", tmp_path / "wheel", PATH=broken)
    assert done.returncode == 0, done.stderr
    assert "no web client" in done.stdout + done.stderr
    assert "the network is down" in done.stdout + done.stderr
    assert PAGE not in names_in(tmp_path / "wheel")


@pytest.mark.once
def test_a_client_that_is_demanded_and_fails_is_an_error(clone: Path, tmp_path: Path, broken: str) -> None:
    done = hatch(clone, "wheel", tmp_path / "wheel", PATH=broken, **{client.SETTING: "1"})
    assert done.returncode != 0
    assert "there is no client" in done.stdout + done.stderr


@pytest.mark.once
def test_an_sdist_brings_the_client_and_installs_without_node(clone: Path, tmp_path: Path, broken: str) -> None:
    folder = tmp_path / "project"
    shutil.copytree(clone, folder)
    pretend_it_is_built(folder)
    assert hatch(folder, "sdist", tmp_path / "sdist", PATH=broken).returncode == 0
    (archive,) = (tmp_path / "sdist").glob("*.tar.gz")
    with tarfile.open(archive) as sdist:
        sdist.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    done = hatch(unpacked, "wheel", tmp_path / "wheel", PATH=broken, **{client.SETTING: "1"})
    assert done.returncode == 0, done.stderr

    names = names_in(tmp_path / "wheel")
    assert PAGE in names
    assert not any("/board/" in name for name in names), "the boards are in the client"
    licences = {Path(name).name for name in names if "/licenses/" in name}
    assert {"LICENSE", "NOTICE", "CC-BY-3.0.txt", "OFL-1.1.txt"} <= licences


@pytest.mark.once
def test_a_client_that_is_forbidden_is_not_shipped(clone: Path, tmp_path: Path) -> None:
    folder = tmp_path / "project"
    shutil.copytree(clone, folder)
    pretend_it_is_built(folder)
    assert hatch(folder, "wheel", tmp_path / "wheel", **{client.SETTING: "0"}).returncode == 0
    assert PAGE not in names_in(tmp_path / "wheel")
