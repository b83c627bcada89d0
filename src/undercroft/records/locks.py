"""A file that one process holds at a time. The system takes the lock back from a process that dies, so that a crash
leaves nothing behind which would have to be cleared away."""

from __future__ import annotations

from typing import IO

try:
    import fcntl
except ImportError:  # not a Unix
    fcntl = None  # type: ignore[assignment]


def take(file: IO[bytes]) -> bool:
    """Whether nobody else holds it. Then this process does, until the file is closed."""
    try:
        if fcntl is not None:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    return True
