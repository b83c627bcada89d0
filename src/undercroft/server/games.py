"""Games to choose from, and what a client needs of one: its words, its content, its rules, its board."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from starlette.responses import Response

from undercroft.bots.searcher import LEVELS
from undercroft.bots.trying import game_with
from undercroft.engine.errors import Unknown
from undercroft.engine.game import Game
from undercroft.engine.registry import find, names
from undercroft.engine.rulebook import Section
from undercroft.engine.text import LAYERS
from undercroft.records.schema import game_schema
from undercroft.server.endpoints import Call, Endpoint
from undercroft.server.wire import GameShown, Speech, Uploaded

SPOKEN = ("engine", "records", "bots", "server")
"""The layers whose sentences reach a client; what the terminal and the lab say stays there."""


async def games(call: Call) -> tuple[GameShown, ...]:
    """All games that can be played here."""
    language = call.language
    return tuple(game_shown(name, language) for name in names())


CARD = ("title", "summary", "sentence", "length", "kind", "style", "credit")


@cache
def game_shown(name: str, language: str) -> GameShown:
    game = find(name)
    text = game.text(language)
    return GameShown(
        name=name,
        words={word: text(f"game-{word}") for word in CARD if f"game-{word}" in text},
        version=game.version,
        content=game.content_hash,
        least=game.seats.start,
        most=game.seats.stop - 1,
        cooperative=game.cooperative,
        timed=bool(game.clock_rule),
        settings=game.settings(),
        bots=("random", "greedy", *LEVELS),
        board=f"/api/games/{name}/board.js" if (game.folder / "board" / "board.js").is_file() else "",
        workshop=game.workshop is not None,
    )


async def speech(call: Call) -> Speech:
    """The words of a game in a language: Fluent sources and the labels of its content."""
    game = await call.house.game(call.path("game"), call.query("content"))
    return speech_of(game, call.language, bool(call.query("companion")))


@lru_cache(64)
def speech_of(game: Game, language: str, companion: bool) -> Speech:
    folders = [*(folder for folder in LAYERS if folder.parent.name in SPOKEN), game.folder / "text"]
    if companion and (game.folder / "text" / "companion").is_dir():
        folders.append(game.folder / "text" / "companion")
    sources = tuple((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)
    return Speech(sources=sources, labels=game.labels(language))


async def schema(call: Call) -> dict[str, Any]:
    """What leaves a table of a game, described, so that a client can show a game that it has never heard of."""
    return game_schema(find(call.path("game")))


async def content(call: Call) -> Any:  # noqa: ANN401 - the game's own
    """What a game is played with: cards, boards, tiles."""
    game = await call.house.game(call.path("game"), call.query("content"))
    return game.content


async def rules(call: Call) -> tuple[Section, ...]:
    """The rules page of a game."""
    language = call.language
    return find(call.path("game")).rules(language)


async def board(call: Call) -> Response:
    """The ready-made board of a game that brings one."""
    path = find(call.path("game")).folder / "board" / "board.js"
    if not path.is_file():
        raise Unknown("unknown-page")
    return Response(path.read_bytes(), media_type="text/javascript")


async def upload(call: Call) -> Uploaded:
    """Bring content of one's own, such as a quest; it can be played by whoever knows its hash."""
    name = call.path("game")
    find(name)
    call.house.limits.uploads.spend(call.known.id)
    text = call.text
    game = await call.house.beside(lambda: game_with(name, text))
    await call.house.people.keep(call.known)
    await call.house.store.keep_content(game.content_hash, name, text, call.known.id, call.house.now())
    return Uploaded(content=game.content_hash, title=str(getattr(game.content, "title", "")))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/games",
        handler=games,
        gives=tuple[GameShown, ...],
        query={"language": "of the words on a game's card"},
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/text/{language}",
        handler=speech,
        gives=Speech,
        query={"content": "the hash of other content", "companion": "anything: with the words of its companion"},
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/content",
        handler=content,
        gives=Any,
        query={"content": "the hash of other content"},
    ),
    Endpoint(method="GET", path="/api/games/{game}/schema", handler=schema, gives=dict[str, Any]),
    Endpoint(method="GET", path="/api/games/{game}/rules/{language}", handler=rules, gives=tuple[Section, ...]),
    Endpoint(method="GET", path="/api/games/{game}/board.js", handler=board, gives=bytes, media="text/javascript"),
    Endpoint(method="POST", path="/api/games/{game}/contents", handler=upload, takes=bytes, gives=Uploaded),
)
