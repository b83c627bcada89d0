"""How the interpreter is set for a server, and giving memory back.

What connections and tables leave behind are rings of objects, which only a full collection finds, and the system's
allocator keeps what was freed until it is asked for it.
"""

from __future__ import annotations

import ctypes
import gc
import sys
import time
from contextlib import suppress

TURN = 0.001
"""Seconds after which a busy thread lets another one go on: whoever waits for the disk waits for that first."""
PAUSE = 60.0
"""Seconds between two collections at least: each holds everything up for some hundredths of a second."""


def settle() -> None:
    """Once the program is loaded: what is there stays anyway, and need not be looked at again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(TURN)


class Housekeeper:
    """Collects what was left behind, but not too often."""

    def __init__(self) -> None:
        self.is_wanted = False
        self.last = time.monotonic()

    def leave(self) -> None:
        """A table has left memory, or a connection has ended."""
        self.is_wanted = True

    def tidy(self) -> None:
        if not self.is_wanted or time.monotonic() - self.last < PAUSE:
            return
        self.is_wanted, self.last = False, time.monotonic()
        gc.collect()
        with suppress(OSError, AttributeError):  # only glibc has it
            ctypes.CDLL(None).malloc_trim(0)
