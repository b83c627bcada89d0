"""The servers under load, each on a core of its own: ours on SQLite or PostgreSQL, and boardgame.io in memory."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from environment import PROGRAMS, PYTHON, Failure, environment

HERE = Path(__file__).resolve().parent
PORT = 18642
SERVER_CORE, DRIVER_CORE = "0", "1"


@contextmanager
def ours(build: Path, folder: Path, processes: int = 1, database: str = "") -> Iterator[list[int]]:
    """Server processes of ours, one port after the other; yields their ids."""
    variables = {**environment(build), "UNDERCROFT_DATABASE": database}
    with ExitStack() as stack:
        found = []
        for number in range(processes):
            words = ["serve", "--port", str(PORT + number), "--data", str(folder / str(number))]
            words += ["--limits", "100000", "--thinkers", "1"]
            command = [*pinned(SERVER_CORE), str(PROGRAMS / "undercroft"), *words]
            found.append(stack.enter_context(running(command, variables, PORT + number)))
        yield found


@contextmanager
def theirs() -> Iterator[list[int]]:
    command = [*pinned(SERVER_CORE), "node", str(HERE / "yardstick.cjs"), str(PORT)]
    with running(command, {**os.environ, "NODE_ENV": "production"}, PORT) as process:
        yield [process]


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty database in a PostgreSQL of its own."""
    command = [str(PYTHON), str(HERE / "database.py")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as keeper:
        assert keeper.stdout is not None
        address = keeper.stdout.readline().strip()
        if not address:
            raise Failure("PostgreSQL did not start.")
        yield address  # it stops when its standard input is closed


@contextmanager
def running(command: Sequence[str], variables: dict[str, str], port: int) -> Iterator[int]:
    server = subprocess.Popen(command, env=variables, cwd=HERE, stdout=subprocess.DEVNULL)
    try:
        wait_for_port(server, port)
        yield server.pid
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()


def wait_for_port(server: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(300):
        if server.poll() is not None:
            raise Failure("The server ended before it began.")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise Failure("The server did not begin to listen.")


def pinned(core: str) -> list[str]:
    return ["taskset", "-c", core] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


def cpu_seconds(processes: Sequence[int]) -> float:
    """What they have used so far; the bots' own processes do not count."""
    total = 0
    for process in processes:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        total += int(words[11]) + int(words[12])
    return total / os.sysconf("SC_CLK_TCK")


def memory(processes: Sequence[int]) -> float:
    """Megabytes."""
    total = 0
    for process in processes:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
        total += int(next(line for line in lines if line.startswith("VmRSS")).split()[1])
    return total / 1000
