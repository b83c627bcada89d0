"""The steps of `./test`: style, types, import rules, then all tests against the pure and the compiled build."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from compiling import compiler
from environment import PYTHON, ROOT, VENV, Failure, compile_now, environment, install, say

STYLE = {
    "ruff check": ["-m", "ruff", "check", "--quiet"],
    "ruff format": ["-m", "ruff", "format", "--check", "--quiet"],
    "mypy": ["-m", "mypy"],
    "import rules": [str(VENV / "bin" / "lint-imports")],
}

PYTEST = ["-m", "pytest", "-q", "-n", "auto", "--dist", "loadscope"]


def check() -> int:
    """Take every step, also after one has failed, and name those that did."""
    arguments = sys.argv[1:]
    quick = "--quick" in arguments
    tests = [*PYTEST, *(word for word in arguments if word != "--quick")]
    install("dev")
    build = None if quick else compiled_build()

    failed = [name for name, words in STYLE.items() if not step(name, words, None)]
    if not step("tests, pure", tests, None):
        failed.append("tests, pure")
    if build and not step("tests, compiled", tests, build):
        failed.append("tests, compiled")

    if failed:
        say(f"Failed: {'; '.join(failed)}.")
    elif quick:
        say("All is well in the pure build; the compiled one was left out.")
    else:
        say("All is well." if build else "All is well in the pure build; without a C compiler there is no other.")
    return 1 if failed else 0


def compiled_build() -> Path | None:
    """The compiled build. Only where there is no C compiler may it be missing, and never in CI."""
    if compiler():
        say("Compiling …")
        return compile_now()
    if os.environ.get("CI"):
        raise Failure("There is no C compiler here, and in CI the compiled build must be tested too.")
    return None


def step(name: str, words: list[str], build: Path | None) -> bool:
    say(f"── {name}")
    start = time.monotonic()
    expect = {"UNDERCROFT_EXPECT": "compiled" if build else "pure"}
    done = subprocess.run([PYTHON, *words], cwd=ROOT, env={**environment(build), **expect}, check=False)
    say(f"   {'passed' if done.returncode == 0 else 'FAILED'} in {time.monotonic() - start:.0f} s")
    return done.returncode == 0
