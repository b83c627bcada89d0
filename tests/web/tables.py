"""Tables for the browser tests: a real server with the built client, and Lantern among its games."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Page

from environment import ROOT

LANTERN = ROOT / "examples" / "lantern"


def with_lantern(folder: Path) -> Path:
    """A folder on the path in which Lantern looks installed."""
    told = folder / "lantern-1.0.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 1.0.0\n")
    (told / "entry_points.txt").write_text("[undercroft.games]\nlantern = lantern.game:Lantern\n")
    (folder / "lantern").symlink_to(LANTERN / "src" / "lantern")
    return folder


def settled(**settings: Any) -> str:  # noqa: ANN401 - JSON
    """For a page's beginning: somebody who has these settings."""
    kept = json.dumps(json.dumps(settings))
    return f"localStorage.getItem('undercroft-settings') ?? localStorage.setItem('undercroft-settings', {kept})"


STILL = settled(motion=0)
"""Nothing moves, and what the others do is shown at once."""


class House:
    """A server that can be stopped and started again, at the same address."""

    def __init__(self, folder: Path, lantern: bool = True) -> None:
        self.folder = folder
        self.path = with_lantern(folder / "path") if lantern else folder / "nothing"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        path = os.pathsep.join(filter(None, (str(self.path), os.environ.get("PYTHONPATH", ""))))
        env = {**os.environ, "UNDERCROFT_DATA": str(self.folder / "data"), "PYTHONPATH": path}
        command = "import sys; from undercroft.terminal.commands.main import main; sys.exit(main())"
        words = [sys.executable, "-c", command, "serve", "--port", self.port]
        self.process = subprocess.Popen(words, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        for _ in range(300):
            try:
                with urlopen(f"{self.address}/healthz"):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


def free_port() -> str:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


@contextmanager
def visitor(opened: Browser, **settings: Any) -> Iterator[BrowserContext]:  # noqa: ANN401 - a context's own
    context = opened.new_context(**{"viewport": {"width": 1440, "height": 900}, "locale": "en", **settings})
    yield context
    context.close()


@contextmanager
def still(opened: Browser, theme: str = "vault", **settings: Any) -> Iterator[Page]:  # noqa: ANN401 - a context's own
    """The page of a visitor for whom nothing moves."""
    with visitor(opened, reduced_motion="reduce", **settings) as context:
        context.add_init_script(settled(motion=0, theme=theme))
        yield context.new_page()


def open_table(page: Page, house: House, game: str, **wish: Any) -> str:  # noqa: ANN401 - JSON
    """A game against bots, begun; the page is at its table."""
    page.request.get(f"{house.address}/api/me")  # first of all: two at once would be two guests
    page.goto(f"{house.address}/about")
    body = {"game": game, "start": True, **wish}
    table = page.evaluate(
        """async (body) => {
          const headers = { "content-type": "application/json" };
          const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) });
          return (await answer.json()).table;
        }""",
        body,
    )
    page.goto(f"{house.address}/t/{table}")
    return str(table)


LANTERN_ALONE: dict[str, Any] = {"options": {"players": 3}, "bots": {"1": "greedy", "2": "greedy"}, "seed": 4}
"""Lantern that always goes the same way: it is one's turn, and nothing lies in the vault."""


LAID_OUT = (
    "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => document.fonts.ready.then(done))))"
)
"""The page has been laid out with its own letters: those of another font are wider."""


def width_of(page: Page) -> int:
    """How wide the page is, what sticks out of the window included."""
    page.evaluate(LAID_OUT)
    return int(page.evaluate("document.documentElement.scrollWidth"))
