"""Who somebody is. A guest is whoever the cookie says, and nobody can write that cookie but the server.

A personal link holds a token that makes another device the same person, for a day.
"""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256

from msgspec.structs import replace
from starlette.requests import cookie_parser

from undercroft.engine.errors import Malformed
from undercroft.server.info import SIGILS, Denied, same
from undercroft.server.store import Known, Store
from undercroft.server.wire import Person, Sigil

COOKIE = "undercroft"
ID = "[A-Za-z0-9_-]{1,40}"
"""What the id of a person looks like."""
LASTS = 400 * 24 * 3600
"""Seconds that a browser keeps the cookie: browsers allow no more."""
LINK_LASTS = 24 * 3600
KEPT = 10_000
"""People who are remembered without looking them up."""
# fmt: off
NAMES = (
    "Ash", "Bram", "Cleo", "Dara", "Edda", "Finn", "Gwen", "Ivo", "Juno", "Kit", "Lux", "Mara", "Nox", "Otis",
    "Pia", "Quill", "Rook", "Sage", "Tova", "Wren", "Yara", "Zeno",
)
# fmt: on
"""What guests are called until they choose a name; the same in every language."""


class People:
    def __init__(self, store: Store, secret: str, changed: Callable[[str], None] = lambda id: None) -> None:
        self.store = store
        self.changed = changed
        """Told of everybody of whom something else is kept now."""
        self.secret = secret.encode()
        self.kept: OrderedDict[str, Known] = OrderedDict()

    # Cookies and links

    def sign(self, *words: str) -> str:
        return hmac.new(self.secret, "\0".join(words).encode(), sha256).hexdigest()[:32]

    def cookie(self, person: Known, secure: bool) -> str:
        """The header that makes a browser this person."""
        value = f"{person.id}.{self.sign('person', person.id)}"
        return f"{COOKIE}={value}; Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"

    def named_by(self, header: str) -> str | None:
        """The id in a cookie header, if it is genuine."""
        id, _, signature = cookie_parser(header).get(COOKIE, "").partition(".")
        return id if re.fullmatch(ID, id) and same(signature, self.sign("person", id)) else None

    def token(self, id: str, now: int) -> tuple[str, int]:
        """For a personal link, and when it ends."""
        expires = now + 1000 * LINK_LASTS
        return f"{id}.{expires}.{self.sign('link', id, str(expires))}", expires

    def moved(self, token: str, now: int) -> str:
        """The id of the person that a personal link is for."""
        match = re.fullmatch(rf"({ID})\.([0-9]{{1,16}})\.([0-9a-f]{{32}})", token)
        if match is None or not same(match[3], self.sign("link", match[1], match[2])):
            raise Denied("link-unknown")
        if int(match[2]) < now:
            raise Denied("link-old")
        return match[1]

    # People

    def fresh(self, now: int) -> Known:
        """A newcomer, who is kept as soon as there is something to keep."""
        return self.unkept(secrets.token_urlsafe(9), now)

    def unkept(self, id: str, now: int) -> Known:
        """Somebody of whom nothing is kept but the cookie: name and sigil follow from it."""
        number = int(self.sign("guest", id), 16)
        return Known(id, NAMES[number % len(NAMES)], SIGILS[number % len(SIGILS)], now)

    async def find(self, id: str) -> Known | None:
        known = self.kept.get(id)
        if known is None:
            known = await self.store.person(id)
            if known is not None:
                self.remember(known)
        return known

    def remember(self, known: Known) -> None:
        self.kept[known.id] = known
        self.kept.move_to_end(known.id)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    async def keep(self, known: Known) -> None:
        await self.store.keep_person(known)
        self.remember(known)
        self.changed(known.id)

    async def forget(self, id: str) -> None:
        await self.store.forget_person(id)
        self.kept.pop(id, None)

    async def rename(self, known: Known, name: str | None, sigil: Sigil | None, now: int) -> Known:
        changed = replace(
            known,
            name=known.name if name is None else tidy(name),
            sigil=known.sigil if sigil is None else sigil,
            seen=now,
            named=known.named or name is not None,
        )
        await self.keep(changed)
        return changed


def shown(known: Known) -> Person:
    return Person(id=known.id, name=known.name, sigil=known.sigil)  # type: ignore[arg-type]


def readable(words: str) -> str:
    """What somebody says, in one line, without signs that rule a terminal or turn the text of others round. Joiners
    stay: some scripts and many pictures need them."""
    kept = (sign for sign in words if sign in JOINERS or unicodedata.category(sign)[0] != "C" or sign.isspace())
    return " ".join("".join(kept).split())


JOINERS = "\u200c\u200d"


def tidy(name: str) -> str:
    """A name without anything that cannot be seen."""
    visible = "".join(sign for sign in unicodedata.normalize("NFC", name) if unicodedata.category(sign)[0] != "C")
    found = " ".join(visible.split())
    if not found:
        raise Malformed("malformed-name")
    return found[:24]
