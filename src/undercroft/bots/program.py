"""A program in a process of its own that answers a line with a line, and whatever may go wrong with one.

Each program has a thread that writes to it and reads from it, so that whoever asks waits no longer than they want,
also for a program that neither reads nor writes.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO
from weakref import finalize

from undercroft.engine.errors import Trouble

LONGEST = 1 << 16
"""Bytes of the longest line that a program may write."""
LAST_WORDS = 2000
"""Bytes that are kept of what a program writes to its standard error."""
GRACE = 1.0
"""Seconds for a program to end by itself."""

Lines = SimpleQueue[bytes]
Questions = SimpleQueue[tuple[bytes, bool]]
"""What to write, and whether it is the last thing."""


class Lost(Trouble):
    """A program that nothing more can be expected of."""


class Program:
    """A child process, started without a shell, with a process group of its own that ends with it."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Lost("outside-not-started", reason=getattr(error, "strerror", None) or str(error)) from error
        stdin, stdout, stderr = self.process.stdin, self.process.stdout, self.process.stderr
        assert stdin is not None and stdout is not None and stderr is not None
        self.questions: Questions = SimpleQueue()
        self.answers: Lines = SimpleQueue()
        self.log: deque[int] = deque(maxlen=LAST_WORDS)
        self.listener = Thread(target=keep_last_words, args=(stderr, self.log), daemon=True)
        self.listener.start()
        Thread(target=converse, args=(stdin, stdout, self.questions, self.answers), daemon=True).start()
        self.end = finalize(self, end, self.process, self.questions)
        """Also called when nobody holds the program any more, and at the end of ours."""

    def ask(self, lines: bytes, seconds: float) -> bytes:
        """The line that the program answers; raises Lost if there is none, or no end to it."""
        self.questions.put((lines, False))
        try:
            answer = self.answers.get(timeout=seconds)
        except Empty:
            raise Lost("outside-slow", seconds=f"{seconds:g}") from None
        if not answer:
            raise self.gone()
        if len(answer) >= LONGEST and not answer.endswith(b"\n"):
            raise Lost("outside-endless", most=LONGEST)
        return answer

    def gone(self) -> Lost:
        self.listener.join(GRACE)
        words = bytes(self.log).decode(errors="replace").strip().splitlines()
        return Lost("outside-gone-saying", words=printable(words[-1])) if words else Lost("outside-gone")

    def stop(self, last: bytes = b"", grace: float = GRACE) -> None:
        """Say a last thing and close its standard input; what has not ended then is killed."""
        if not self.end.alive:
            return
        self.questions.put((last, True))
        deadline = monotonic() + grace
        with suppress(Empty):
            while self.answers.get(timeout=max(0.0, deadline - monotonic())):
                pass
        self.end()


def converse(stdin: IO[bytes], stdout: IO[bytes], questions: Questions, answers: Lines) -> None:
    """Write, read a line, and so on to the last thing to say; an empty line stands for the end."""
    with suppress(OSError), stdout:
        with stdin:
            is_last = False
            while not is_last:
                lines, is_last = questions.get()
                stdin.write(lines)
                stdin.flush()
                if not is_last:
                    answers.put(stdout.readline(LONGEST))
        while stdout.read(LONGEST):
            pass
    answers.put(b"")


def keep_last_words(stderr: IO[bytes], log: deque[int]) -> None:
    with suppress(OSError), stderr:
        while words := os.read(stderr.fileno(), LONGEST):
            log.extend(words)


def end(process: subprocess.Popen[bytes], questions: Questions) -> None:
    questions.put((b"", True))  # lets the thread go
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:  # nobody has waited for the child yet, so that its number is still its own
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def printable(words: str, most: int = 200) -> str:
    """What a program wrote, fit to be shown on a screen."""
    return "".join(sign for sign in words if sign.isprintable())[:most]
