"""Tables in the browser: what `undercroft` and `./play` do without a command. It also opens the terminal's menu."""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping
from pathlib import Path

import click

from undercroft.engine.errors import Trouble
from undercroft.engine.text import Text
from undercroft.server.door import Door
from undercroft.server.network import answers, free_port, network_address
from undercroft.server.serve import client_folder, serve
from undercroft.server.settings import Settings, release
from undercroft.terminal.commands.play import require_terminal
from undercroft.terminal.commands.usage import PORTS, Whole, Words
from undercroft.terminal.reports.squares import squares
from undercroft.terminal.table.menu import open_menu
from undercroft.terminal.table.saves import data_folder
from undercroft.terminal.table.screen import can_write_signs

EVERYWHERE = "0.0.0.0"
PORT = 8642
COMPILED = "UNDERCROFT_COMPILED"
"""Set by `./play` while it compiles: where the compiled build will be."""
START = 30.0
"""Seconds within which a server has started."""


def web_command(words: Words) -> click.Command:
    def run(host: str, port: int, data: Path | None, browser: bool) -> None:
        open_house(words.text, host, port, (data or data_folder()) / "server", browser)

    return words.command(
        "web",
        run,
        words.option("--host", "help-web-host", default=EVERYWHERE, envvar="UNDERCROFT_HOST", metavar="ADDRESS"),
        words.option(
            "--port", "help-serve-port", default=PORT, envvar="UNDERCROFT_PORT", type=Whole(0, PORTS), metavar="N"
        ),
        words.option("--data", "help-serve-data", type=click.Path(path_type=Path), metavar="FOLDER"),
        words.option("--browser/--no-browser", "help-web-browser", into="browser", default=True),
    )


def terminal_command(words: Words) -> click.Command:
    def run() -> None:
        require_terminal()
        open_menu(words.text.language)

    return words.command("terminal", run)


def open_house(text: Text, host: str, port: int, folder: Path, browser: bool) -> None:
    """Open the server that is running already, or start one and keep it running."""
    door = Door(folder)
    if not door.take():
        address = running(door)
        print(text("web-running", address=address))
        show(address, browser)
        return
    if client_folder() is None:
        raise Trouble("web-no-client")
    found = free_port(host, port)
    address = f"http://127.0.0.1:{found}" if host == EVERYWHERE else f"http://{host}:{found}"
    friends = network_address() if host == EVERYWHERE else ""
    public = f"http://{friends}:{found}" if friends else address
    threading.Thread(target=welcome, args=(text, door, address, public, browser), daemon=True).start()
    try:
        serve(
            Settings(
                folder=folder,
                host=host,
                port=found,
                public_url=public,
                client=client_folder(),
                compiled=Path(os.environ[COMPILED]) if os.environ.get(COMPILED) else None,
                release=release(),
            )
        )
    finally:
        door.close()
    print(text("web-closed"))


def running(door: Door) -> str:
    """The address of the server that holds the door, which may just be starting."""
    until = time.monotonic() + START
    while time.monotonic() < until:
        address = door.read()
        if address and answers(address):
            return address
        time.sleep(0.2)
    raise Trouble("web-stuck")


def welcome(text: Text, door: Door, address: str, public: str, browser: bool) -> None:
    """As soon as the server answers: say where it is, and open it."""
    until = time.monotonic() + START
    while not answers(address):
        if time.monotonic() > until:
            return
        time.sleep(0.1)
    door.write(address)
    print(f"\n{text('web-open', address=address)}")
    if public != address:
        print(text("web-friends", address=public))
        for line in code(public):
            print(line)
    print(text("web-stop"), flush=True)
    show(address, browser)


def code(address: str) -> list[str]:
    """The address for the cameras of phones, where the terminal can show it."""
    lines = squares(address)
    width = shutil.get_terminal_size().columns
    fits = sys.stdout.isatty() and can_write_signs(sys.stdout.encoding) and len(lines[0]) + 2 <= width
    return ["", *(f"  {line}" for line in lines), ""] if fits else []


def show(address: str, browser: bool) -> None:
    """Open it in the browser; where there is none, the address has been said."""
    if browser and has_browser():
        webbrowser.open(address)


def has_browser(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether there is one with windows: one inside the terminal would be in the way."""
    if os.name == "nt" or sys.platform == "darwin" or environment.get("BROWSER"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
