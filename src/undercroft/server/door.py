"""The one server that a person has open on a machine: whoever comes second finds it.

It is open as long as somebody holds the lock, which the system takes back from a process that dies; the address beside
it is believed no longer than that. So nothing that a crash leaves behind is in anybody's way.
"""

from __future__ import annotations

from pathlib import Path

from undercroft.records import locks


class Door:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.sign = folder / "open.txt"
        self.lock = (folder / "open.lock").open("a+b")

    def take(self) -> bool:
        """Whether nobody else has opened here. Then the door is ours, until this process ends."""
        if not locks.take(self.lock):
            return False
        self.sign.unlink(missing_ok=True)
        return True

    def write(self, address: str) -> None:
        """Say where the server is: it can be reached there from now on."""
        part = self.sign.with_suffix(".part")
        part.write_text(address, encoding="utf-8")
        part.replace(self.sign)

    def read(self) -> str:
        """Where the server is that holds the door; empty while it is still starting."""
        try:
            return self.sign.read_text(encoding="utf-8").strip()
        except FileNotFoundError:
            return ""

    def close(self) -> None:
        self.sign.unlink(missing_ok=True)
        self.lock.close()
