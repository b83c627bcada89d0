"""Nothing needs a Unix: what only some systems have is found missing, and there is a way round it.

No other system is at hand here, so what it lacks is hidden, and what it has instead is played.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace

import pytest

import locking
from environment import PYTHON, ROOT, VENV
from locking import lock

pytestmark = pytest.mark.once

UNIX = ("curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")

IMPORT_ALL = f"""
import sys
sys.modules.update(dict.fromkeys({UNIX}))

import importlib, pkgutil
from pathlib import Path
import undercroft

folders = [{str(ROOT / "tools")!r}, {str(ROOT / "benchmarks")!r}]
sys.path += [*folders, {str(ROOT)!r}]  # the scenes of the screenshots are led to as in the tests
names = [module.name for module in pkgutil.walk_packages(undercroft.__path__, "undercroft.")]
names += [file.stem for folder in folders for file in Path(folder).glob("*.py")]
names.remove("yardstick")  # needs OpenSpiel
for name in names:
    importlib.import_module(name)
print(*names)
"""

BECOME = """
import os, sys
from environment import become

os.name = "nt"
words = [sys.executable, "-c", "import sys; print(sys.argv[1]); sys.exit(7)", "a b"]
print(become(words, dict(os.environ)))
"""


def child(source: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", source, *arguments]
    return subprocess.run(command, cwd=ROOT / "tools", capture_output=True, text=True, check=False)


def test_every_module_loads_where_there_is_no_unix() -> None:
    done = child(IMPORT_ALL)
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert {"undercroft.terminal.table.screen", "undercroft.bots.program", "environment", "locking"} < set(loaded)


def test_the_programs_of_the_environment_are_where_this_system_has_them() -> None:
    assert PYTHON.parent.parent == VENV
    assert PYTHON.name == ("python.exe" if sys.platform == "win32" else "python")


def test_where_no_process_becomes_another_the_exit_code_is_passed_on() -> None:
    done = child(BECOME)
    assert done.stdout.split("\n") == ["a b", "7", ""]


# The lock


def test_only_one_holds_the_lock(tmp_path: Path) -> None:
    is_held, has_both = Event(), Event()

    def second() -> None:
        is_held.wait()
        with lock(tmp_path):
            has_both.set()

    other = Thread(target=second)
    other.start()
    with lock(tmp_path):
        is_held.set()
        assert not has_both.wait(0.3)
    assert has_both.wait(10)
    other.join()


def test_without_fcntl_the_lock_is_that_of_windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Which waits for ten seconds, gives up with an error, and is asked again."""
    asked: list[tuple[str, int]] = []

    def locking_of_windows(handle: int, mode: str, count: int) -> None:
        asked.append((mode, count))
        if len(asked) < 3:
            raise OSError("resource deadlock avoided")

    played = SimpleNamespace(locking=locking_of_windows, LK_LOCK="lock", LK_UNLCK="unlock")
    monkeypatch.setattr(locking, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", played)
    with lock(tmp_path):
        assert asked == [("lock", 1)] * 3
    assert asked == [("lock", 1)] * 3 + [("unlock", 1)]
