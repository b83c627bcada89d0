"""The steps of `./test`: style, types, import rules, all tests against the pure and the compiled build, the web client
in its own tools, and at last in a browser."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import browser
import client
from compiling import compiler
from environment import PYTHON, ROOT, Failure, client_now, compile_now, environment, install, say

STYLE = {
    "ruff check": ["-m", "ruff", "check", "--quiet"],
    "ruff format": ["-m", "ruff", "format", "--check", "--quiet"],
    "mypy": ["-m", "mypy"],
    "import rules": ["-c", "import sys, importlinter.cli as cli; sys.exit(cli.lint_imports_command())"],
}

PYTEST = ["-m", "pytest", "-q", "-n", "auto", "--dist", "loadscope"]

# Processes of their own: Playwright keeps an event loop running, which other tests trip over. Two of them, for a page
# waits as often as it works. A real browser on a busy machine may stumble once; whoever needed a second try is named.
BROWSER = ["-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", "--reruns", "1", "-rR", "tests/web"]

WEB = {
    "files made by a tool": ["stale"],
    "eslint": ["lint"],
    "svelte-check": ["check"],
    "vitest": ["test"],
}
"""Scripts of web/package.json."""

NOTHING_SELECTED = 5


def check() -> int:
    """Take every step, also after one has failed, and name those that did."""
    quick = "--quick" in sys.argv
    arguments = [word for word in sys.argv[1:] if word != "--quick"]
    install("dev")
    node = ready_node()
    with ThreadPoolExecutor(1) as aside:
        # The compiler takes minutes on one core; what needs no build is looked at meanwhile. Tests wait for it: some of
        # them measure.
        coming = None if quick else aside.submit(compiled_build)
        failed = [name for name, words in STYLE.items() if not step(name, python(words))]
        if node:
            failed += [name for name, script in WEB.items() if not step(name, npm(node, script))]
        build = coming.result() if coming else None

    if not step("tests, pure", python([*PYTEST, *arguments], also="compiled" if build else "")):
        failed.append("tests, pure")
    if build and not step("tests, compiled", python([*PYTEST, *arguments], build)):
        failed.append("tests, compiled")
    if node and not quick and ready_browser() and not step("tests, browser", python([*BROWSER, *arguments], build)):
        failed.append("tests, browser")

    say(verdict(failed, quick, build))
    return 1 if failed else 0


def verdict(failed: list[str], quick: bool, build: Path | None) -> str:
    if failed:
        return f"Failed: {'; '.join(failed)}."
    if quick:
        return "All is well in the pure build; the compiled one and the browser were left out."
    return "All is well." if build else "All is well in the pure build; without a C compiler there is no other."


# What must be there. Only in CI is it a failure if it is not.


def compiled_build() -> Path | None:
    """The compiled build, unless there is no C compiler."""
    if compiler():
        say("Compiling …")
        return compile_now()
    missing("There is no C compiler here, so the compiled build is not tested.")
    return None


def ready_node() -> client.Node | None:
    """A Node with all packages of the web client, and the client built."""
    node = client.find_node(ROOT, client.TO_TEST)
    if node is None:
        missing("There is no Node 22 or newer here, so the web client is not tested.")
        return None
    try:
        client.install_packages(ROOT, node)
        client_now()
    except (client.NoClient, Failure) as reason:
        missing(f"The web client is not tested. {reason}")
        return None
    return node


def ready_browser() -> bool:
    """Whether there is a browser; root gets one."""
    if not browser.find() and not browser.install():
        missing("There is no Chromium here (Debian: apt-get install chromium), so nothing is tested in a browser.")
        return False
    return True


def missing(sentence: str) -> None:
    if os.environ.get("CI"):
        raise Failure(f"{sentence} In CI everything must be.")
    say(sentence)


# Steps


def python(words: list[str], build: Path | None = None, also: str = "") -> Callable[[], int]:
    """`also` is the build that the same tests are run with afterwards."""
    expect = {"UNDERCROFT_EXPECT": "compiled" if build else "pure", "UNDERCROFT_ALSO": also}
    variables = {**environment(build), **expect}
    return lambda: subprocess.run([PYTHON, *words], cwd=ROOT, env=variables, check=False).returncode


def npm(node: client.Node, script: list[str]) -> Callable[[], int]:
    return lambda: node.run(ROOT, "run", "--silent", *script, quiet=False).returncode


def step(name: str, run: Callable[[], int]) -> bool:
    say(f"── {name}")
    start = time.monotonic()
    code = run()
    passed = code == 0 or (code == NOTHING_SELECTED and name == "tests, browser")
    say(f"   {'passed' if passed else 'FAILED'} in {time.monotonic() - start:.0f} s")
    return passed
