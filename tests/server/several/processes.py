"""Real servers in processes of their own, to be killed, and a small proxy before them."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

START = "from undercroft.terminal.commands.main import main; raise SystemExit(main())"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


class ServerProcess:
    """`undercroft serve`, as one would start it."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.database = database
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", START, "serve", "--port", str(self.port), "--data", str(self.folder)]
        command += ["--database", self.database, "--thinkers", "1", "--limits", "1000"]
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "output").open("ab") as output:
            self.process = subprocess.Popen(command, stdout=output, stderr=output)

    def is_up(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    async def up(self) -> None:
        deadline = time.monotonic() + 60
        while not await asyncio.to_thread(self.is_up):
            assert self.process is not None and self.process.poll() is None, self.output
            assert time.monotonic() < deadline, self.output
            await asyncio.sleep(0.05)

    @property
    def output(self) -> str:
        return (self.folder / "output").read_text(encoding="utf-8")

    def kill(self) -> None:
        """-9: it has no time for anything."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """The polite way."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=30)


class Proxy:
    """Each connection goes to the next server that answers, like at a proxy that knows nothing of tables."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.turn = 0
        self.port = free_port()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        server = await asyncio.start_server(self.serve, "127.0.0.1", self.port)
        try:
            yield self.port
        finally:
            server.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.ports:
            self.turn = (self.turn + 1) % len(self.ports)
            with suppress(OSError):
                theirs = await asyncio.open_connection("127.0.0.1", self.ports[self.turn])
                await asyncio.gather(pump(reader, theirs[1]), pump(theirs[0], writer))
                return
        writer.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    with suppress(OSError):
        writer.close()
