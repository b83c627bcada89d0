"""Start a server and keep it running."""

from __future__ import annotations

import asyncio
from pathlib import Path
from socket import socket
from urllib.parse import urlsplit

import uvicorn

from undercroft.engine.errors import Trouble
from undercroft.server.app import application
from undercroft.server.breath import Breath
from undercroft.server.house import House
from undercroft.server.logs import write_logs
from undercroft.server.memory import settle
from undercroft.server.settings import Settings, webclient
from undercroft.server.sqlite import SqliteStore
from undercroft.server.store import Store

LARGEST_MESSAGE = 64 * 1024


def store_of(settings: Settings) -> Store:
    if not settings.database:
        return SqliteStore(settings.folder / "undercroft.db")
    if urlsplit(settings.database).scheme not in ("postgresql", "postgres"):
        raise Trouble("unknown-database")
    try:
        from undercroft.server.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise Trouble("no-postgres") from error
    return PostgresStore(settings.database)


async def prepare(store: Store) -> None:
    """See that the store can be used, before anybody comes: otherwise raises Trouble, for whoever starts the server."""
    await store.open()
    await store.close()


def serve(settings: Settings, fd: int | None = None) -> None:
    """Until it is told to stop."""
    write_logs()
    asyncio.run(prepare(store_of(settings)))
    house = House(store_of(settings), settings)
    config = uvicorn.Config(
        application(house),
        host=settings.host,
        port=settings.port,
        fd=fd,
        ws=Breath().connection,  # type: ignore[arg-type]
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    house.log.info("listening", host=settings.host, port=settings.port, release=settings.release)
    Server(config, house).run()


class Server(uvicorn.Server):
    """Settles down when all games are loaded. Whoever is connected hears that the server goes away, before connections
    are closed."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self.house.spawn(self.settle_down())

    async def settle_down(self) -> None:
        await self.house.warming
        settle()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        await self.house.part()
        await super().shutdown(sockets)
        self.house.log.info("stopped")


def client_folder() -> Path | None:
    """Where the built client lies, if it was built."""
    folder = webclient()
    return folder if (folder / "index.html").is_file() else None
