"""Whom a request comes from: an address, a person, and the page that a browser was on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import TYPE_CHECKING

from starlette.types import Scope

from undercroft.server.info import Denied
from undercroft.server.people import shown
from undercroft.server.store import Known, NotStored
from undercroft.server.wire import Person

if TYPE_CHECKING:
    from undercroft.server.house import House


class Visitors:
    def __init__(self, house: House) -> None:
        self.house = house

    def address(self, scope: Scope) -> str:
        """Where a request comes from: behind a proxy on this machine, what the proxy says."""
        client = scope.get("client")
        peer = client[0] if client else "local"
        if self.house.settings.public_url and is_local(peer):
            forwarded = header(scope, b"x-forwarded-for").rpartition(",")[2].strip()
            return forwarded or peer
        return peer

    def check_origin(self, scope: Scope) -> None:
        """A browser says which page it was on; only our own may use its cookie. What is no browser says nothing."""
        origin = header(scope, b"origin")
        if not origin:
            return
        host = header(scope, b"host")
        ours = {f"http://{host}", f"https://{host}", self.house.settings.origin}
        if origin not in ours:
            raise Denied("other-origin")

    async def person(self, scope: Scope) -> tuple[Known, bool]:
        """Who it is, and whether that is somebody new."""
        people = self.house.people
        id = people.named_by(header(scope, b"cookie"))
        if id is not None:
            known = await people.find(id)
            if known is None:  # a newcomer whom nothing was kept of yet
                return people.unkept(id, self.house.now()), False
            if known.banned:
                raise Denied("person-banned")
            return known, False
        self.house.limits.guests.spend(self.address(scope))
        return people.fresh(self.house.now()), True

    @asynccontextmanager
    async def entering(self, scope: Scope) -> AsyncIterator[Person]:
        """Who opens a socket, and counted among the connections as long as it lasts; raises Trouble for those who may
        not."""
        self.check_origin(scope)
        if self.house.is_closing:
            raise NotStored("server-restarts")
        caller, limits = self.address(scope), self.house.limits
        limits.requests.spend(caller)
        with limits.callers.held_by(caller):
            person = await self.known(scope)
            with limits.sockets.held_by(person.id):
                yield person

    async def known(self, scope: Scope) -> Person:
        """The person of a socket, who must have a cookie."""
        if self.house.people.named_by(header(scope, b"cookie")) is None:
            raise Denied("no-cookie")
        known, _ = await self.person(scope)
        return shown(known)


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope.get("headers", ()):
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "local"
