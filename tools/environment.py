"""What `./play`, `./test` and the benchmarks stand on. Standard library only: nothing is installed yet.

`.venv` holds the dependencies and Undercroft itself, editable and therefore pure Python. A compiled build is a
folder `.venv/compiled/HASH`, put before it on the path; HASH is that of all sources, so a stale one is never used.
It gets its name when it is complete, so a broken one is never used either.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT

from compiling import SETTING, compiler

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
BUILDS = VENV / "compiled"
LOG = VENV / "compile.log"
KEPT = 3
"""Builds that stay: a program that is running may still read from an older one."""


class Failure(Exception):
    """Something could not be made; the message is a sentence for the person at the terminal."""


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def run(command: list[str], failure: str, compiling: bool = False) -> None:
    """Run a command in silence; if it fails, its last words follow the sentence."""
    variables = {**os.environ, SETTING: "1" if compiling else "0"}
    done = subprocess.run(command, env=variables, stdout=PIPE, stderr=STDOUT, text=True, check=False)
    if done.returncode != 0:
        raise Failure("\n".join([failure, *done.stdout.strip().splitlines()[-20:]]))


@contextmanager
def lock(folder: Path) -> Iterator[None]:
    """One process at a time. The system lets go of the lock even when its owner is killed."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def digest(files: Iterable[Path]) -> str:
    """A hash of these files, of this Python and of where the project lies."""
    total = hashlib.sha256(f"{sys.version} {sys.base_prefix} {ROOT}".encode())
    for file in files:
        total.update(f"\0{file.relative_to(ROOT)}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()[:16]


def build_files() -> list[Path]:
    return [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "tools" / "compiling.py"]


def source_files() -> list[Path]:
    return [file for file in sorted((ROOT / "src").rglob("*")) if file.is_file() and "__pycache__" not in file.parts]


# The environment


def install(extra: str = "") -> None:
    """See to it that `.venv` holds Undercroft, with the dependencies of an extra."""
    stamp = VENV / f"installed{extra and '-' + extra}"
    key = digest(build_files())
    if is_stamped(stamp, key):
        return
    with lock(ROOT):
        if is_stamped(stamp, key):
            return
        say(f"Installing {'Undercroft' if not extra else 'what ' + extra + ' needs'} into {VENV} …")
        create_venv()
        package = f"{ROOT}[{extra}]" if extra else str(ROOT)
        run([*installer(), "--editable", package], "Undercroft could not be installed:")
        stamp.write_text(key)


def is_stamped(stamp: Path, key: str) -> bool:
    return stamp.is_file() and stamp.read_text() == key


def create_venv() -> None:
    """Make the environment, or put an existing one in order; one of another Python is made anew."""
    clear = [] if is_ours() else ["--clear"]
    if uv():
        command = [uv(), "venv", "--quiet", "--python", sys.executable, *(clear or ["--allow-existing"]), str(VENV)]
    else:
        command = [sys.executable, "-m", "venv", *clear, str(VENV)]
    run(command, f"{VENV} could not be made (on Debian and Ubuntu: apt install python3-venv):")


def is_ours() -> bool:
    probe = [str(PYTHON), "-c", "import sys; print(sys.version, sys.base_prefix)"]
    try:
        found = subprocess.run(probe, capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return found.strip() == f"{sys.version} {sys.base_prefix}"


def installer() -> list[str]:
    if uv():
        return [uv(), "pip", "install", "--quiet", "--python", str(PYTHON)]
    return [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def uv() -> str:
    return shutil.which("uv") or ""


# The compiled build


def compiled() -> Path | None:
    """The compiled build of the sources as they are now, if there is one."""
    folder = build_folder()
    return folder if folder.is_dir() else None


def build_folder() -> Path:
    return BUILDS / digest(build_files() + source_files())


def compile_now() -> Path:
    """Compile the sources as they are now, unless that is done."""
    if not compiler():
        raise Failure("There is no C compiler here, so Undercroft cannot be compiled.")
    BUILDS.mkdir(exist_ok=True)
    with lock(BUILDS):
        folder = build_folder()
        if folder.is_dir():
            return folder
        part, failed = folder.with_suffix(".part"), folder.with_suffix(".failed")
        tidy()
        try:
            command = [*installer(), "--no-deps", "--target", str(part), str(ROOT)]
            run(command, "Undercroft could not be compiled:", compiling=True)
            if build_folder() != folder:
                raise Failure("The sources have changed while they were compiled; please start again.")
        except Failure as failure:
            failed.write_text(str(failure))
            raise
        part.rename(folder)
        return folder


def tidy() -> None:
    for part in BUILDS.glob("*.part"):
        shutil.rmtree(part)
    done = sorted((path for path in BUILDS.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for old in done[: -KEPT + 1]:
        shutil.rmtree(old)
    for failed in BUILDS.glob("*.failed"):
        failed.unlink()


def compile_behind() -> None:
    """Compile in a process of its own, which outlives this one; what failed is tried again after a day."""
    failed = build_folder().with_suffix(".failed")
    if not compiler() or (failed.exists() and time.time() - failed.stat().st_mtime < 86_400):
        return
    with suppress(OSError), LOG.open("w") as log:
        command = [sys.executable, __file__]
        subprocess.Popen(command, stdin=DEVNULL, stdout=log, stderr=log, start_new_session=True)


def environment(build: Path | None) -> dict[str, str]:
    """The variables for a process that uses a compiled build, or the sources as they are."""
    path = filter(None, [str(build or ROOT / "src"), os.environ.get("PYTHONPATH")])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


# The program


def play() -> int:
    """Become the program `undercroft`, compiled if that is done; if not, it is begun for the next start."""
    install()
    setting = os.environ.get(SETTING)
    build = None if setting == "0" else compile_now() if setting == "1" else compiled()
    if build is None and setting != "0":
        compile_behind()
    words = [str(PYTHON), str(VENV / "bin" / "undercroft"), *sys.argv[1:]]
    os.execve(PYTHON, words, environment(build))


def compile_quietly() -> int:
    os.nice(10)
    say(f"Compiled into {compile_now()}.")
    return 0


def guarded(action: Callable[[], int]) -> int:
    """The exit code of an action; what goes wrong is told in a sentence."""
    try:
        return action()
    except Failure as failure:
        say(str(failure))
    except OSError as error:
        say(f"Undercroft cannot work in {ROOT}: {error}.")
    except KeyboardInterrupt:
        say("Stopped.")
    return 2


if __name__ == "__main__":
    sys.exit(guarded(compile_quietly))
