"""The command that runs a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from undercroft.terminal.commands.usage import PORTS, Factor, Whole, Words
from undercroft.terminal.table.saves import data_folder

PREFIX = "UNDERCROFT_"
COMPILED = "UNDERCROFT_COMPILED"
"""Set by `./play` while it compiles: where the compiled build will be."""


def server_folder(data: Path | None) -> Path:
    return (data or data_folder()) / "server"


def serve_command(words: Words) -> click.Command:
    def run(
        host: str,
        port: int,
        database: str,
        public_url: str,
        data: Path | None,
        thinkers: int | None,
        limits: float,
        keep_days: int,
        admin_token: str,
    ) -> None:
        from undercroft.server.serve import client_folder, serve
        from undercroft.server.settings import Settings, release
        from undercroft.server.settings import admin_token as made_token

        folder = server_folder(data)
        serve(
            Settings(
                folder=folder,
                database=database,
                host=host,
                port=port,
                public_url=public_url,
                thinkers=thinkers,
                limits=limits,
                keep_days=keep_days,
                admin_token=admin_token or made_token(folder),
                client=client_folder(),
                compiled=Path(os.environ[COMPILED]) if os.environ.get(COMPILED) else None,
                release=release(),
            )
        )

    def setting(flag: str, default: object, **more: Any) -> click.Option:  # noqa: ANN401 - click's own
        variable = PREFIX + flag.removeprefix("--").upper().replace("-", "_")
        return words.option(flag, f"help-serve-{flag.removeprefix('--')}", default=default, envvar=variable, **more)

    return words.command(
        "serve",
        run,
        setting("--host", "127.0.0.1", metavar="ADDRESS"),
        setting("--port", 8642, type=Whole(0, PORTS), metavar="N"),
        setting("--database", "", metavar="URL"),
        setting("--public-url", "", metavar="URL"),
        setting("--data", None, type=click.Path(path_type=Path), metavar="FOLDER"),
        setting("--thinkers", None, type=Whole(1), metavar="N"),
        setting("--limits", 1.0, type=Factor(), metavar="FACTOR"),
        setting("--keep-days", 0, type=Whole(0), metavar="N"),
        setting("--admin-token", "", metavar="TOKEN"),
    )
