"""Routes and their order; nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from undercroft.server import admin, games, lobby, past, sheets, workbench
from undercroft.server.client import Client, Guarded
from undercroft.server.endpoints import openapi, route
from undercroft.server.house import House
from undercroft.server.lounge import LoungeSockets
from undercroft.server.sockets import TableSockets
from undercroft.server.store import NotStored
from undercroft.server.visitors import Visitors

ENDPOINTS = (*lobby.ENDPOINTS, *games.ENDPOINTS, *past.ENDPOINTS, *workbench.ENDPOINTS, *sheets.ENDPOINTS)


def application(house: House) -> ASGIApp:
    visitors = Visitors(house)

    async def health(request: Request) -> Response:
        try:
            await house.store.person("nobody")
        except NotStored:
            return JSONResponse({"store": "away"}, 503)
        return JSONResponse({"store": "here", "release": house.release})

    async def description(request: Request) -> Response:
        return JSONResponse(openapi(ENDPOINTS, house.release))

    routes: list[BaseRoute] = [
        Route("/healthz", health),
        Route("/api/openapi.json", description),
        *(route(house, visitors, endpoint) for endpoint in (*ENDPOINTS, *admin.ENDPOINTS)),
        Route("/{path:path}", Client(house.settings)),
    ]
    sockets = Router(
        [
            WebSocketRoute("/api/lobby/socket", LoungeSockets(house, visitors)),
            WebSocketRoute("/api/tables/{table}/socket", TableSockets(house, visitors)),
            WebSocketRoute("/api/sheets/{sheet}/socket", sheets.SheetSockets(house, visitors)),
        ]
    )

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    pages = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guarded), Middleware(GZipMiddleware, minimum_size=1000)],
    )

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        """What wraps pages does nothing for sockets but take its time with every message."""
        await (sockets if scope["type"] == "websocket" else pages)(scope, receive, send)

    return app
