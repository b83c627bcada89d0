"""Builds the wheel, with the core compiled where that can be done (tools/compiling.py).

Where there is no C compiler, or it fails, the wheel is pure Python: same source, same games, less speed.
UNDERCROFT_COMPILE=0 forbids compiling, 1 demands it. An editable install is always pure.
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

import compiling

MYPYC = "mypy[mypyc]==2.4.*"


class Build(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to a wheel."""

    def dependencies(self) -> list[str]:
        return [MYPYC] if self.target_name == "wheel" and may_compile() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel" or not may_compile():
            return
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


def may_compile() -> bool:
    return is_demanded() or (os.environ.get(compiling.SETTING) != "0" and compiling.compiler() != "")


def is_demanded() -> bool:
    return os.environ.get(compiling.SETTING) == "1"
