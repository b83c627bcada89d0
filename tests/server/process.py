"""A real server in a process of its own, and guests who talk to it as any client would."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

PATIENCE = 90.0
TOKEN = "the-token-of-the-tests"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Running:
    """`undercroft serve` with its files in a folder. It can be stopped and started again at the same port."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self.flags = flags
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = b""
        self.start()

    def start(self) -> None:
        settings = ("--port", str(self.port), "--data", str(self.data), "--thinkers", "1", "--admin-token", TOKEN)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "undercroft.terminal.commands.main", "serve", *settings, *self.flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "en_GB.UTF-8"},
        )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None and time.monotonic() < end, self.stop()
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx2.get(f"{self.url}/healthz").status_code == 200
        except httpx2.TransportError:
            return False

    def stop(self, how: int = signal.SIGTERM) -> str:
        """Ends the process; returns all that it wrote down."""
        self.process.send_signal(how)
        output, _ = self.process.communicate(timeout=PATIENCE)
        self.log += output
        return self.log.decode()

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)

    def admin(self, method: str, path: str, body: object = None, token: str = TOKEN) -> httpx2.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx2.request(method, self.url + path, json=body, headers=headers)


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: Running, name: str) -> None:
        self.server = server
        self.http = httpx2.Client(base_url=server.url)
        self.id = str(self.call("PATCH", "/api/me", {"name": name})["person"]["id"])

    def call(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open(self, game: str, **wish: object) -> tuple[str, str]:
        """A new table; its name and the key of its link."""
        opened = self.call("POST", "/api/tables", {"game": game, **wish})
        return opened["table"], opened["key"]

    def join(self, table: str, key: str) -> Any:  # noqa: ANN401 - JSON
        return self.call("POST", f"/api/tables/{table}/join", {"key": key})

    def enter(self, table: str, since: int = 0) -> Chair:
        return Chair(self, table, since)


class Chair:
    """A guest's connection to a table."""

    def __init__(self, guest: Guest, table: str, since: int = 0) -> None:
        address = f"{guest.server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?since={since}"
        cookie = f"undercroft={guest.http.cookies['undercroft']}"
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(address, additional_headers={"Cookie": cookie}, max_size=None)
        )
        self.ids = count(1)
        self.heard: list[Any] = []
        self.welcome = self.wait("welcome")

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, *error: object) -> None:
        self.stack.close()

    def receive(self) -> Any:  # noqa: ANN401 - JSON
        message = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        return message

    def wait(self, *kinds: str) -> Any:  # noqa: ANN401 - JSON
        """The next message of one of these kinds."""
        while (message := self.receive())["kind"] not in kinds:
            pass
        return message

    def do(self, kind: str, **what: object) -> Any:  # noqa: ANN401 - JSON
        """Give a command; returns its answer."""
        id = f"{kind}-{next(self.ids)}"
        self.socket.send(json.dumps({"kind": kind, "id": id, **what}))
        while (message := self.receive()).get("id") != id:
            pass
        return message
