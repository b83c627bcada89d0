"""Work spread over processes: killed, left and interrupted."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time

import pytest

from undercroft.engine.errors import Trouble
from undercroft.lab.cores import spread


def square(number: int) -> int:
    return number * number


def die_at_seven(number: int) -> int:
    if number == 7:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def long_after_the_first(number: int) -> int:
    time.sleep(60 if number > 0 else 0)
    return number


def tell_and_wait(number: int) -> int:
    print(f"{os.getpid()}\n", end="", flush=True)  # at one go, for others print too
    return long_after_the_first(number)


def is_running(process: int) -> bool:
    """A zombie is not: it only waits for somebody to ask how it ended."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_pieces_come_in_order() -> None:
    assert [piece for some in spread(square, 100, workers=2) for piece in some] == [n * n for n in range(100)]


def test_a_killed_process_is_told() -> None:
    with pytest.raises(Trouble, match="ended from outside"):
        list(spread(die_at_seven, 50, workers=2))


def test_who_stops_listening_leaves_no_process_behind() -> None:
    pieces = spread(square, 10_000_000, workers=2)
    for _ in range(3):
        next(pieces)
    pieces.close()
    assert multiprocessing.active_children() == []


def test_an_interrupted_run_does_not_wait_for_pieces_under_way() -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.alarm(3)
    begun = time.perf_counter()
    try:
        with pytest.raises(KeyboardInterrupt):
            list(spread(long_after_the_first, 10, workers=2))
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
    assert time.perf_counter() - begun < 30
    assert multiprocessing.active_children() == []


def test_when_a_run_is_killed_its_processes_end() -> None:
    program = "from tests.lab.test_cores import tell_and_wait as work; from undercroft.lab.cores import spread; "
    run = subprocess.Popen(
        [sys.executable, "-c", f"{program}list(spread(work, 9, workers=2))"], stdout=subprocess.PIPE, text=True
    )
    assert run.stdout is not None
    run.stdout.readline()  # the first piece is done by the run itself
    workers = {int(run.stdout.readline()) for _ in range(2)}
    run.kill()
    run.wait()
    deadline = time.monotonic() + 30
    while any(is_running(worker) for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not any(is_running(worker) for worker in workers)
