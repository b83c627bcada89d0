"""The program in a real pseudo-terminal, with a small emulator for its screen."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time

import pyte

KEYS = {
    "enter": "\r",
    "escape": "\x1b",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "tab": "\t",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "interrupt": "\x03",
    "suspend": "\x1a",
}
PATIENCE = 60.0
"""Seconds to wait for something to appear, on a busy machine."""


class Keyboard:
    """A person's terminal with `undercroft` running in it."""

    program = ("-m", "undercroft.terminal.commands.main")

    def __init__(self, *arguments: str, width: int = 80, height: int = 24, **environment: str) -> None:
        self.screen = pyte.Screen(width, height)
        self.stream = pyte.ByteStream(self.screen)
        self.master, slave = pty.openpty()
        self.resize(width, height)
        self.process = subprocess.Popen(
            [sys.executable, *self.program, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={"PYTHONUTF8": "1", **os.environ, "TERM": "xterm-256color", **environment},
            start_new_session=True,
        )
        os.close(slave)
        self.raw = b""

    def __enter__(self) -> Keyboard:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.screen.resize(height, width)

    def change_size(self, width: int, height: int) -> None:
        """As when somebody drags the corner of the window."""
        self.resize(width, height)
        os.kill(self.process.pid, signal.SIGWINCH)

    def press(self, *keys: str) -> None:
        for key in keys:
            os.write(self.master, KEYS.get(key, key).encode())
            self.read(0.08)

    def read(self, seconds: float) -> None:
        """Take in what is written within this time."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if select.select([self.master], [], [], left)[0]:
                try:
                    data = os.read(self.master, 65536)
                except OSError:  # the other side has gone
                    return
                if not data:
                    return
                self.raw += data
                self.stream.feed(data)

    @property
    def shown(self) -> str:
        return "\n".join(self.screen.display)

    def wait_for(self, words: str) -> str:
        """Until these words are on the screen; then the whole screen."""
        end = time.monotonic() + PATIENCE
        while words not in self.shown:
            assert time.monotonic() < end, f"{words!r} never came:\n{self.shown}"
            self.read(0.05)
        return self.shown

    def exit_code(self) -> int:
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, f"the program did not end:\n{self.shown}"
            self.read(0.05)
        self.read(0.1)
        return int(self.process.returncode)


class Shell(Keyboard):
    """The same below a shell, which tells when the program is stopped and lets it go on at Enter."""

    program = (
        "-c",
        """
import os, signal, subprocess, sys
job = subprocess.Popen([sys.executable, "-m", "undercroft.terminal.commands.main", *sys.argv[1:]], process_group=0)
while os.WIFSTOPPED(os.waitpid(job.pid, os.WUNTRACED)[1]):
    print("stopped", flush=True)
    input()
    os.kill(job.pid, signal.SIGCONT)
""",
    )
