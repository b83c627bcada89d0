"""HTTP as data: each endpoint says what it takes and what it gives, and the OpenAPI description is made of that."""

from __future__ import annotations

import hmac
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.engine.errors import Illegal, Malformed, Trouble, Unknown
from undercroft.engine.text import LANGUAGES
from undercroft.records.schema import shortened
from undercroft.server import wire
from undercroft.server.info import Denied
from undercroft.server.limits import TooMuch
from undercroft.server.people import COOKIE, shown
from undercroft.server.store import Known, NotStored
from undercroft.server.visitors import Visitors

if TYPE_CHECKING:
    from undercroft.server.house import House

LARGEST = 1_000_000
"""Bytes of a request: a record of a very long game, a large quest."""
JSON = "application/json"
NOBODY = Known("", "", "", 0)
"""Who asks with the token of the server."""


class TooLarge(Trouble):
    pass


STATUS: tuple[tuple[type[Trouble], int], ...] = (
    (NotStored, 503),
    (TooMuch, 429),
    (TooLarge, 413),
    (Denied, 403),
    (Unknown, 404),
    (Illegal, 409),
    (Malformed, 400),
    (Trouble, 400),
)


class Call:
    """One request: who asks, the words in its path and query, and its body."""

    def __init__(self, house: House, request: Request, known: Known, body: Any) -> None:  # noqa: ANN401 - as declared
        self.house = house
        self.request = request
        self.known = known
        self.body = body

    @property
    def person(self) -> wire.Person:
        return shown(self.known)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def query(self, name: str) -> str:
        return self.request.query_params.get(name, "")

    def number(self, name: str) -> int | None:
        """A whole number of the query, None if it is not given."""
        word = self.query(name)
        if not word:
            return None
        if not re.fullmatch(r"\d{1,9}", word):
            raise Malformed("malformed-number", name=name, value=word)
        return int(word)

    @property
    def language(self) -> str:
        """The one that the path or the query names, else English; raises Unknown."""
        found = self.request.path_params.get("language") or self.query("language") or "en"
        if found not in LANGUAGES:
            raise Unknown("unknown-language", language=found, languages=", ".join(LANGUAGES))
        return str(found)

    @property
    def text(self) -> str:
        """The body as a file that somebody has written; raises Trouble."""
        try:
            return str(self.body.decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            raise Trouble("file-not-utf8") from error


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    method: str
    path: str
    handler: Handler
    gives: Any
    takes: Any = None
    """The type of the body; `bytes` is whatever is sent."""
    media: str = JSON
    """What kind of thing is given."""
    query: Mapping[str, str] = {}
    """What may stand in the query, and what it means."""
    numbers: tuple[str, ...] = ()
    """What of it is a whole number."""
    admin: bool = False
    """Only for whoever has the token of this server, who is no guest."""

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().partition("\n")[0]


def route(house: House, visitors: Visitors, endpoint: Endpoint) -> Route:
    async def serve(request: Request) -> Response:
        try:
            house.limits.requests.spend(visitors.address(request.scope))
            visitors.check_origin(request.scope)
            if endpoint.admin:
                check_admin(house, request)
            known = NOBODY if endpoint.admin else (await visitors.person(request.scope))[0]
            call = Call(house, request, known, await read_body(request, endpoint.takes))
            found = await endpoint.handler(call)
            response = found if isinstance(found, Response) else Response(wire.encode(found), media_type=JSON)
            if not endpoint.admin and house.people.named_by(request.headers.get("cookie", "")) != call.known.id:
                response.headers.append("set-cookie", house.people.cookie(call.known, house.settings.secure))
        except Trouble as trouble:
            response = refused(trouble)
        except Exception:
            house.log.exception("a request failed", path=endpoint.path)
            response = refused(Trouble("server-failed"), 500)
        response.headers.setdefault("cache-control", "no-store")
        house.metrics.requests.labels(endpoint.path, response.status_code).inc()
        return response

    return Route(endpoint.path, serve, methods=[endpoint.method])


def refused(trouble: Trouble, status: int = 0) -> Response:
    found = status or next(code for kind, code in STATUS if isinstance(trouble, kind))
    body = wire.Trouble(sentence=trouble.message.sentence(), rule=trouble.rule)
    return Response(wire.encode(body), found, media_type=JSON)


async def read_body(request: Request, form: Any) -> Any:  # noqa: ANN401 - as declared
    if form is None:
        return None
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > LARGEST:
            raise TooLarge("too-large", most=LARGEST // 1000)
    if form is bytes:
        return bytes(data)
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Malformed("not-json")
    try:
        return msgspec.json.decode(bytes(data), type=form)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Malformed("malformed-message", reason=str(error)) from error


def check_admin(house: House, request: Request) -> None:
    token = house.settings.admin_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        raise Unknown("unknown-page")


# The description

WORD = {"type": "string"}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
RAW = "application/octet-stream"


def openapi(endpoints: Iterable[Endpoint], release: str) -> dict[str, Any]:
    endpoints = [endpoint for endpoint in endpoints if not endpoint.admin]
    forms = [form for each in endpoints for form in (each.takes, each.gives) if form not in (None, bytes)]
    schemas, components = msgspec.json.schema_components(
        [*forms, wire.Trouble], ref_template="#/components/schemas/{name}"
    )
    described = dict(zip(map(str, forms), schemas, strict=False))
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, described, schemas[-1])
    return shortened(
        {
            "openapi": "3.1.0",
            "info": {"title": "Undercroft", "version": release or "0", "license": {"name": "MIT", "identifier": "MIT"}},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
            },
            # Whoever comes without a cookie is somebody new, and gets one with the answer.
            "security": [{}, {"guest": []}],
        },
        components,
    )


def operation(endpoint: Endpoint, described: Mapping[str, Any], trouble: Any) -> dict[str, Any]:  # noqa: ANN401
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": WORD} for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "description": meaning, "schema": NUMBER if name in endpoint.numbers else WORD}
        for name, meaning in endpoint.query.items()
    ]
    media = {endpoint.media: {} if endpoint.gives is bytes else {"schema": described[str(endpoint.gives)]}}
    found: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": {
            "200": {"description": "granted", "content": media},
            "default": {"description": "why not", "content": {JSON: {"schema": trouble}}},
        },
    }
    if endpoint.takes is not None:
        body = {RAW: {}} if endpoint.takes is bytes else {JSON: {"schema": described[str(endpoint.takes)]}}
        found["requestBody"] = {"required": True, "content": body}
    return found
