"""The HTTP side of a server, as far as a terminal needs it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from http.client import HTTPException
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from undercroft.engine.errors import Illegal, Malformed, Trouble
from undercroft.engine.game import Game
from undercroft.engine.text import Sentence
from undercroft.server import wire
from undercroft.server.people import COOKIE

Found = TypeVar("Found")

PATIENCE = 20.0
"""Seconds to wait for an answer."""


class Link(msgspec.Struct, frozen=True):
    """Where a link leads: to a table or to one of its seats, with the secret that lets one in."""

    base: str
    table: str
    key: str


def read_link(words: str) -> Link:
    """`https://play.example.org/t/vault-heron-742#KEY`, or `/s/…` for a seat."""
    parts = urlsplit(words.strip())
    match = re.fullmatch(r"(?P<before>.*)/[ts]/(?P<table>[\w-]{1,60})/?", parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or match is None:
        raise Malformed("malformed-link", link=words)
    return Link(f"{parts.scheme}://{parts.netloc}{match['before']}", match["table"], parts.fragment)


class Refused(Trouble):
    """What a server did not grant, in its own sentence."""


class Site:
    """A server by its address. `cookie` is who one is there: whoever comes without one gets one with the first
    answer."""

    def __init__(self, url: str, *, cookie: str = "", token: str = "") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie
        self.token = token

    def ask(self, method: str, path: str, form: type[Found], body: msgspec.Struct | None = None) -> Found:
        """An answer, read as what it has to be; raises Trouble."""
        try:
            return msgspec.json.decode(self.fetch(method, path, body), type=form)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Trouble("no-server-there", url=self.url) from error

    def fetch(self, method: str, path: str, body: msgspec.Struct | None = None) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        request = Request(self.url + path, data, self.headers(), method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self.take_cookie(answer.headers.get_all("set-cookie") or ())
                return bytes(answer.read())
        except HTTPError as error:
            raise self.refusal(error.read()) from None
        except (URLError, HTTPException, OSError) as error:
            raise Trouble("server-away", url=self.url) from error

    def headers(self) -> Mapping[str, str]:
        found = {"Content-Type": "application/json", "Cookie": self.cookie}
        if self.token:
            found["Authorization"] = f"Bearer {self.token}"
        return {name: value for name, value in found.items() if value}

    def take_cookie(self, headers: list[str] | tuple[()]) -> None:
        for header in headers:
            if header.startswith(f"{COOKIE}="):
                self.cookie = header.partition(";")[0]

    def refusal(self, answer: bytes) -> Trouble:
        try:
            trouble = msgspec.json.decode(answer, type=wire.Trouble)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return Trouble("no-server-there", url=self.url)
        if self.token and trouble.sentence.key == "unknown-page":  # a server does not say that there is a door
            return Trouble("unknown-token", url=self.url)
        return told(trouble.sentence, trouble.rule)


def told(sentence: Sentence, rule: str = "", game: Game | None = None) -> Trouble:
    """What a server says as trouble of this program, with the words of the game if it speaks of one."""
    message = sentence.message()
    found = Illegal(rule, message.key, **message.args) if rule else Refused(message.key, **message.args)
    if game is not None:
        found.folders = (game.folder / "text",)
    return found
