"""The built web client: its files, and its first page for every address that is a page of it."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.engine.text import Text
from undercroft.server.settings import Settings
from undercroft.server.visitors import header

FOR_EVER = "public, max-age=31536000, immutable"
"""Files with a hash in their names never change."""
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""Said here: what a machine's own table says differs, and browsers are told not to guess."""
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


class Client:
    """The ASGI application for everything that is not `/api`."""

    def __init__(self, settings: Settings) -> None:
        self.folder = settings.client.resolve() if settings.client is not None else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = nothing(405)
        if scope["method"] in ("GET", "HEAD"):
            response = self.respond(scope["path_params"]["path"], "gzip" in header(scope, b"accept-encoding"))
        await response(scope, receive, send)

    def respond(self, path: str, packed: bool) -> Response:
        if path.startswith("api/"):
            return nothing(404)
        if self.folder is None or not (self.folder / "index.html").is_file():
            return PlainTextResponse(Text("en")("no-client"), 503)
        found = self.file(path)
        if found is not None:
            is_asset = "assets" in found.relative_to(self.folder).parts
            return kept(found).answer(FOR_EVER, packed) if is_asset else read(found).answer("no-cache", packed)
        if Path(path).suffix:
            return nothing(404)
        return read(self.folder / "index.html").answer("no-cache", packed)

    def file(self, path: str) -> Path | None:
        """A file of the client by its address; None for what is outside its folder, or is no path at all."""
        assert self.folder is not None
        try:
            found = (self.folder / path).resolve()
            return found if found.is_relative_to(self.folder) and found.is_file() else None
        except (OSError, ValueError):
            return None


class File(NamedTuple):
    """A file of the client as it goes out."""

    kind: str
    body: bytes
    packed: bytes
    """Smaller; empty if it is not."""

    def answer(self, cache: str, packed: bool) -> Response:
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        if packed and self.packed:
            return Response(self.packed, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


def read(path: Path) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0)
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return File(kind, body, packed if len(packed) < len(body) * 0.9 else b"")


kept = lru_cache(512)(read)
"""A first visit asks for dozens: they are packed once, and no disk is waited for."""


def nothing(status: int) -> Response:
    return PlainTextResponse("", status)


class Guarded:
    """What every answer says to browsers: our own files only, no frames, no guessing."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = POLICY
                headers["x-content-type-options"] = "nosniff"
                headers["referrer-policy"] = "same-origin"
            await send(message)

        await self.app(scope, receive, guarded)
