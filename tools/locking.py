"""One process at a time, on every system: a lock on a file, which the system takes back from a process that dies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # not a Unix
    fcntl = None  # type: ignore[assignment]

NAME = ".lock"


@contextmanager
def lock(folder: Path) -> Iterator[None]:
    """Wait until nobody else holds the lock of this folder, and hold it. The file stays: it may be waited for."""
    with (folder / NAME).open("a+b") as file:
        take(file.fileno())
        try:
            yield
        finally:
            give_back(file.fileno())


def take(handle: int) -> None:
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX)
        return
    import msvcrt

    while True:
        try:
            msvcrt.locking(handle, msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:  # it has waited for ten seconds, and gives up
            continue
        return


def give_back(handle: int) -> None:
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_UN)
        return
    import msvcrt

    msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined,unused-ignore]
