"""Builds the wheel, with the web client, and with the core compiled where that can be done.

Where there is no C compiler, or it fails, the wheel is pure Python: same source, same games, less speed
(tools/compiling.py). UNDERCROFT_COMPILE=0 forbids compiling, 1 demands it.
Where there is neither Node nor a network, the wheel has no web client: the terminal works as ever (tools/client.py).
UNDERCROFT_CLIENT=0 forbids building and shipping it, 1 demands it. An sdist brings it, ready built.
An editable install is always pure and brings no client.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import client
import compiling

MYPYC = "mypy[mypyc]==2.4.*"


class Build(BuildHookInterface[BuilderConfig]):
    """Adds the web client to a wheel or sdist, and the compiled modules to a wheel."""

    def dependencies(self) -> list[str]:
        needed = [MYPYC] if self.target_name == "wheel" and may_compile() else []
        root = Path(self.root)
        if may_ship_client() and not client.is_built(root) and client.find_node(root, client.TO_BUILD) is None:
            needed.append(client.NODE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if may_ship_client():
            self.add_client(build_data)
        if self.target_name == "wheel" and may_compile():
            self.add_compiled(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        try:
            client.build(Path(self.root))
        except (client.NoClient, OSError) as reason:
            if os.environ.get(client.SETTING) == "1":
                raise RuntimeError(f"{client.SETTING} is 1, but there is no client. {reason}") from reason
            self.app.display_warning(f"This build has no web client. {reason}")
        else:
            build_data["artifacts"].append(f"/{client.BUILT.as_posix()}/")

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        self.temporary = tempfile.TemporaryDirectory(prefix="undercroft-")  # kept until the wheel is written
        folder = Path(self.temporary.name)
        # In a process of its own: mypyc changes the one that it runs in, and leaves it on an error.
        command = [sys.executable, compiling.__file__, str(Path(self.root, "src")), str(folder)]
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if result.returncode == 0:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            built = folder / "built"
            for library in filter(Path.is_file, built.rglob("*")):
                build_data["force_include"][str(library)] = str(library.relative_to(built))
        elif is_demanded():
            raise RuntimeError(f"{compiling.SETTING} is 1, but compiling failed:\n{result.stdout}")
        else:
            self.app.display_warning(f"Compiling failed, so this build is pure Python:\n{result.stdout}")


def may_ship_client() -> bool:
    return os.environ.get(client.SETTING) != "0"


def may_compile() -> bool:
    return is_demanded() or (os.environ.get(compiling.SETTING) != "0" and compiling.compiler() != "")


def is_demanded() -> bool:
    return os.environ.get(compiling.SETTING) == "1"
