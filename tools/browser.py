"""A browser for tests and screenshots: Debian's Chromium, which Playwright steers. Standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str:
    """The program, or "" if there is none."""
    return next(filter(None, map(shutil.which, NAMES)), "")


def install() -> bool:
    """Have Debian bring one, which only root may; whether there is one then."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    for words in (["update", "-qq"], ["install", "-qy", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return bool(find())


def arguments() -> list[str]:
    """As root Chromium refuses to start with its sandbox."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*ARGUMENTS, *(["--no-sandbox"] if is_root else [])]


class Files(SimpleHTTPRequestHandler):
    """Serves a folder, without a word."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address at which a folder is served meanwhile."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
