"""What `./play`, `./test` and the benchmarks stand on. Standard library only: nothing is installed yet.

`.venv` holds the dependencies and Undercroft itself, editable and therefore pure Python. A compiled build is a
folder `.venv/compiled/HASH`, put before it on the path; HASH is that of all sources, so a stale one is never used.
It gets its name when it is complete, so a broken one is never used either. The web client is built beside the sources
(tools/client.py), where every build finds it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT

import client
from compiling import SETTING, compiler
from locking import lock

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = Path(sysconfig.get_path("scripts", "venv", vars={"base": str(VENV)}))
PYTHON = PROGRAMS / f"python{sysconfig.get_config_var('EXE') or ''}"
BUILDS = VENV / "compiled"
LOG = VENV / "compile.log"
COMPILED = "UNDERCROFT_COMPILED"
"""The variable that tells a program where a compiled build will be: a server changes to it while it runs."""
KEPT = 3
"""Builds that stay: a program that is running may still read from an older one."""
WEB = "web"
"""The command that opens the tables in the browser; the one for whoever types none."""
BEHIND = ("DETACHED_PROCESS", "CREATE_NEW_PROCESS_GROUP", "BELOW_NORMAL_PRIORITY_CLASS")
"""What Windows calls a process that outlives the one that started it, and is in nobody's way."""


class Failure(Exception):
    """Something could not be made; the message is a sentence for the person at the terminal."""


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def run(command: list[str], failure: str, compiling: bool = False) -> None:
    """Run a command in silence; if it fails, its last words follow the sentence."""
    variables = {**os.environ, SETTING: "1" if compiling else "0", client.SETTING: "0"}
    done = subprocess.run(command, env=variables, stdout=PIPE, stderr=STDOUT, text=True, check=False)
    if done.returncode != 0:
        raise Failure("\n".join([failure, *done.stdout.strip().splitlines()[-20:]]))


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
    """Python and what it reads: what only the web client is made of compiles nothing again."""
    left_out = {"__pycache__", "board", client.BUILT.name, client.BUILT.with_suffix(".part").name}
    files = sorted((ROOT / "src").rglob("*"))
    return [file for file in files if file.is_file() and left_out.isdisjoint(file.relative_to(ROOT).parts)]


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
        shutil.rmtree(old, ignore_errors=True)  # Windows keeps what a running program has loaded
    for failed in BUILDS.glob("*.failed"):
        failed.unlink()


def wants_compiling() -> bool:
    """Whether `./play` should compile behind its back."""
    if os.environ.get(SETTING) == "0" or not compiler():
        return False
    folder = build_folder()
    return not folder.is_dir() and not is_recent(folder.with_suffix(".failed"))


def is_recent(failed: Path) -> bool:
    """What failed is tried again after a day."""
    return failed.exists() and time.time() - failed.stat().st_mtime < 86_400


# The web client


def wants_client() -> bool:
    """Whether `./play` should build the client behind its back."""
    return os.environ.get(client.SETTING) != "0" and not client.is_built(ROOT) and not is_recent(failed_client())


def failed_client() -> Path:
    return VENV / f"client-{client.digest(ROOT)}.failed"


def client_now() -> Path:
    """Build the web client of the sources as they are now, unless that is done."""
    try:
        if not client.is_built(ROOT):
            if client.find_node(ROOT, client.TO_BUILD) is None:
                run([*installer(), client.NODE], "There is no Node here for the web client, and none to be had:")
            client.build(ROOT)
    except (client.NoClient, Failure) as reason:
        for old in VENV.glob("client-*.failed"):
            old.unlink()
        failed_client().write_text(str(reason))
        raise Failure(str(reason)) from reason
    return ROOT / client.BUILT


def build_behind() -> None:
    """Build what is missing in a process of its own, which outlives this one."""
    with suppress(OSError), LOG.open("w") as log:
        command = [sys.executable, __file__]
        flags = sum(getattr(subprocess, name, 0) for name in BEHIND)
        subprocess.Popen(command, stdin=DEVNULL, stdout=log, stderr=log, start_new_session=True, creationflags=flags)


def environment(build: Path | None) -> dict[str, str]:
    """The variables for a process that uses a compiled build, or the sources as they are."""
    path = filter(None, [str(build or ROOT / "src"), os.environ.get("PYTHONPATH")])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), client.FOLDER: str(ROOT / client.BUILT)}


# The program


def play() -> int:
    """Become the program `undercroft`, compiled if that is done; what is not built is begun for the next start."""
    install()
    setting = os.environ.get(SETTING)
    build = None if setting == "0" else compile_now() if setting == "1" else compiled()
    words = sys.argv[1:]
    if not command_of(words):
        words = [*words, WEB]
    if command_of(words) == WEB:
        client_for_tables()
    elif os.environ.get(client.SETTING) == "1":
        client_now()
    variables = {**environment(build), "UNDERCROFT_COMMAND": "./play"}
    compiles = build is None and wants_compiling()
    if compiles:
        variables[COMPILED] = str(build_folder())
    if compiles or wants_client():
        build_behind()
    # Not by the script beside it, which is a program of its own on Windows; -P: nor with what lies in this folder.
    return become([str(PYTHON), "-P", "-m", "undercroft.terminal.commands.main", *words], variables)


def command_of(words: list[str]) -> str:
    """The first word that is not about the language, which may stand anywhere; "" where there is none."""
    others = [
        word for before, word in zip(["", *words], words, strict=False) if before != "--lang" and word[:6] != "--lang"
    ]
    return others[0] if others else ""


def client_for_tables() -> None:
    """The tables in the browser need the client now. If it cannot be had, an older one may do: the program sees."""
    if os.environ.get(client.SETTING) == "0" or client.is_built(ROOT):
        return
    say("Building the web client …")
    try:
        client_now()
    except Failure as failure:
        say(str(failure))


def become(words: list[str], variables: dict[str, str]) -> int:
    """Go on as another program; where no process can do that, wait for it and end as it has ended."""
    if os.name != "nt":
        os.execve(words[0], words, variables)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a person's Ctrl-C is for the program
    return subprocess.run(words, env=variables, check=False).returncode


def build_quietly() -> int:
    if hasattr(os, "nice"):
        os.nice(10)
    if wants_compiling():
        guarded(lambda: tell(f"Compiled into {compile_now()}."))
    if wants_client():
        guarded(lambda: tell(f"The web client is in {client_now()}."))
    return 0


def tell(sentence: str) -> int:
    say(sentence)
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
    sys.exit(guarded(build_quietly))
