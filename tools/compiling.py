"""Compiling the core with mypyc: which modules, by which compiler, and how.

A module that begins with the line `# compiled by mypyc` is compiled; all of them make one group, so that calls
between them are plain C calls. As a program: `python compiling.py SRC FOLDER` compiles into FOLDER/built.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

MARK = "# compiled by mypyc"

SETTING = "UNDERCROFT_COMPILE"
"""The environment variable that forbids compiling (0) or demands it (1)."""

# Without these the C compiler may not inline one function of the group into another: half the speed.
INLINING = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def compiler() -> str:
    """The command of the C compiler that Python would call, or "" if there is none."""
    if os.name == "nt":
        return "cl"  # setuptools knows where to look; only trying can tell
    commands = [os.environ.get("CC") or sysconfig.get_config_var("CC") or "", "" if os.environ.get("CC") else "cc"]
    return next((command for command in commands if command and shutil.which(shlex.split(command)[0])), "")


def marked_modules(src: Path) -> list[Path]:
    """The modules to compile, as paths inside `src`."""
    return [module.relative_to(src) for module in sorted(src.rglob("*.py")) if is_marked(module)]


def is_marked(module: Path) -> bool:
    with module.open(encoding="utf-8") as lines:
        return lines.readline().rstrip() == MARK


def compile_marked(src: Path, folder: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    if not compiler():
        sys.exit("there is no C compiler")
    os.chdir(src)
    # Modules that are not compiled may import what is not installed where a wheel is built.
    options = [
        "--config-file=",
        "--follow-imports=silent",
        "--ignore-missing-imports",
        f"--cache-dir={folder / 'cache'}",
    ]
    extensions = mypycify(
        [*options, *map(str, marked_modules(src))],
        opt_level="3",
        debug_level="0",
        target_dir=str(folder / "c"),
        group_name="undercroft",
    )
    if os.name != "nt":
        os.environ["CC"] = compiler()
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]
    setup(
        name="undercroft",
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", f"--build-lib={folder / 'built'}", f"--build-temp={folder / 'objects'}"],
    )


if __name__ == "__main__":
    compile_marked(Path(sys.argv[1]), Path(sys.argv[2]))
