"""How a server is run: every setting is a flag of `undercroft serve` and a variable `UNDERCROFT_…`."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

TOKEN = "admin-token"
"""The file in the server's folder."""
CLIENT = "UNDERCROFT_CLIENT_FOLDER"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    folder: Path
    """Where the server keeps its files."""
    database: str = ""
    """`postgresql://…`, or nothing for an SQLite file in the folder."""
    host: str = "127.0.0.1"
    port: int = 8642
    public_url: str = ""
    """What people call it, behind a proxy: `https://play.example.org`."""
    thinkers: int | None = None
    """Processes for bots; one for each core if nothing is said."""
    limits: float = 1.0
    """How generous the limits are."""
    admin_token: str = ""
    client: Path | None = None
    """Where the built web client lies."""
    keep_days: int = 0
    """Finished guest games are forgotten after so many days; 0 keeps them."""
    release: str = ""
    compiled: Path | None = None
    """Where a compiled build will be, so that bots change to it when it is there."""

    @property
    def origin(self) -> str:
        """What browsers say in `Origin`; empty if the server is not told what it is called."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if self.public_url else ""

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https:")

    @property
    def base(self) -> str:
        """What links begin with."""
        return self.public_url.rstrip("/") or f"http://{self.host}:{self.port}"


def admin_token(folder: Path) -> str:
    """The secret of whoever runs the server: made once, and readable for nobody else on this machine."""
    file = folder / TOKEN
    folder.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError), open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as fresh:
        fresh.write(secrets.token_urlsafe(32) + "\n")
    return file.read_text(encoding="ascii").strip()


def release() -> str:
    """What changes with every change of the client or the server that a client must know of."""
    return f"{version('undercroft')}-{stamp()}"


def stamp() -> str:
    file = webclient() / "sources.txt"
    return file.read_text(encoding="ascii").strip()[:12] if file.is_file() else "0"


def webclient() -> Path:
    """Where the built client lies: in the package, or where `./play` has built it."""
    return Path(os.environ.get(CLIENT) or Path(__file__).parent.parent / "webclient")
