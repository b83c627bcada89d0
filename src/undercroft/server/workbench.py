"""For those who write content: what to begin with, every mistake while one writes, a picture, pages to print, and quick
games between bots. What a game offers is its workshop; nothing here knows which games have one."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.responses import Response, StreamingResponse

from undercroft.bots.estimates import Mean, Share
from undercroft.bots.thinking import Thought
from undercroft.bots.trying import Tried, game_with
from undercroft.engine.errors import Malformed, Trouble, Unknown, Unreadable
from undercroft.engine.game import Game
from undercroft.engine.lines import line_of, line_of_error
from undercroft.engine.registry import find
from undercroft.engine.text import Message, Text
from undercroft.engine.workshop import PAPERS, Workshop
from undercroft.server.endpoints import Call, Endpoint
from undercroft.server.wire import Checked, Mistake, Source, Starter, Trial, Trying, Workbench, encode

BOT = "greedy"
"""Who plays the quick games: not well, but at once, and the same everywhere."""
LOOKING = 0.5
"""Seconds between two looks whether somebody still waits for a game."""
STREAM = "text/event-stream"
"""Passed on line by line by whatever stands between."""


def shop_of(name: str) -> tuple[Game, Workshop]:
    """Raises Unknown."""
    game = find(name)
    if game.workshop is None:
        raise Unknown("unknown-page")
    return game, game.workshop


async def workshop(call: Call) -> Workbench:
    """What a game offers to those who write content for it."""
    name, language = call.path("game"), call.language
    shop_of(name)
    return await call.house.beside(lambda: workbench(name, language))


@lru_cache(32)
def workbench(name: str, language: str) -> Workbench:
    game, shop = shop_of(name)
    text = game.text(language)
    files = [(named, file, False) for named, file in shop.examples.items()]
    files += [(named, file, True) for named, file in shop.shelf().items()]
    return Workbench(
        name=shop.name,
        starters=tuple(
            Starter(
                name=named,
                told=shop.summary(find(name, file), text),
                text=file.read_text(encoding="utf-8"),
                ours=ours,
            )
            for named, file, ours in files
        ),
        prints=shop.prints,
        sets={named: text(f"print-set-{named}") for named in shop.sets},
        usual=game.options_type().players,
    )


# While one writes


async def check(call: Call) -> Checked:
    """Every mistake of a file with its line; or, if there is none, what it is about and a picture of it."""
    name, language = call.path("game"), call.language
    shop_of(name)
    call.house.limits.checks.spend(call.known.id)
    source = call.text
    return await call.house.beside(lambda: checked(name, source, language))


def checked(name: str, source: str, language: str) -> Checked:
    game, shop = shop_of(name)
    text = game.text(language)
    with TemporaryDirectory(prefix="undercroft-") as folder:
        file = Path(folder, "content.toml")
        file.write_text(source, encoding="utf-8")
        try:
            found = list(shop.mistakes(file))
            if not found:
                return sound(name, source, text)
        except Unreadable as trouble:
            reason = said(trouble.reason, text)
            line = line_of(source, str(trouble.place)) if trouble.place else line_of_error(source, reason)
            return Checked(mistakes=(Mistake(line=line, place=said(trouble.place, text), reason=reason),))
    told = [Mistake(line=line_of(source, where), place=where, reason=said(reason, text)) for where, reason in found]
    return Checked(mistakes=tuple(sorted(told, key=lambda one: one.line)))


def sound(name: str, source: str, text: Text) -> Checked:
    game = game_with(name, source)
    shop = game.workshop
    assert shop is not None
    return Checked(
        mistakes=(),
        told=shop.summary(game, text),
        picture=shop.picture(game, text),
        printable=shop.prints and shop.is_printable(game),
    )


def said(words: Message | str, text: Text) -> str:
    return text.say(words) if isinstance(words, Message) else words


async def source(call: Call) -> Source:
    """The text of content that somebody has brought; whoever knows its hash may read it."""
    name, digest = call.path("game"), call.path("content")
    shop_of(name)
    await call.house.game(name, digest)  # it is there, and of this game
    found = await call.house.store.content(digest)
    if found is None:
        raise Unknown("unknown-content")
    return Source(text=found[1])


# Paper


async def printed(call: Call) -> Response:
    """Content for paper as an HTML document: one that was brought, one that ships, or a set of the game's own."""
    name, language, paper = call.path("game"), call.language, call.query("paper") or PAPERS[0]
    if paper not in PAPERS:
        raise Unknown("unknown-paper", paper=paper, papers=", ".join(PAPERS))
    game, shop = shop_of(name)
    wanted = call.query("set")
    if not shop.prints or (wanted and wanted not in shop.sets):
        raise Unknown("unknown-page")
    call.house.limits.checks.spend(call.known.id)
    if not wanted:
        if call.query("name"):
            file = shop.shelf().get(call.query("name"))
            if file is None:
                raise Unknown("unknown-content")
            game = find(name, file)
        elif call.query("content"):
            game = await call.house.game(name, call.query("content"))
        else:
            raise Unknown("unknown-content")
    text = game.text(language)
    document = await call.house.beside(
        lambda: shop.printed_set(game, wanted, text, paper) if wanted else shop.printed(game, text, paper)
    )
    return Response(document, media_type="text/html")


# Games between bots


async def trials(call: Call) -> Response:
    """Quick games between bots with a file that is being written, told as a stream while they are played.

    Whoever goes away stops them.
    """
    wish: Trying = call.body
    name = call.path("game")
    game, _ = shop_of(name)
    if wish.players not in game.seats:
        raise Malformed("malformed-number", name="players", value=str(wish.players))
    await call.house.beside(lambda: game_with(name, wish.text))
    news = stream(call, name, wish)
    first = await anext(news)  # it has begun: whatever happens to the answer, it comes to its end
    return StreamingResponse(following(first, news), media_type=STREAM, headers={"x-accel-buffering": "no"})


async def following(first: bytes, rest: AsyncGenerator[bytes]) -> AsyncIterator[bytes]:
    async with aclosing(rest):
        yield first
        async for more in rest:
            yield more


async def stream(call: Call, name: str, wish: Trying) -> AsyncGenerator[bytes]:
    """How it has fared before any game and after each; raises TooMuch at once."""
    limits, person = call.house.limits, call.known.id
    seed, results = secrets.randbits(32), list[Tried]()
    limits.trials.take(person)
    try:
        limits.simulations.spend(person, wish.games)
    except Trouble:
        limits.trials.give_back(person)
        raise
    try:
        yield line(results, wish.games)
        for number in range(wish.games):
            found = await played(call, name, wish, seed + 100 * number)
            if found is None:
                return
            results.append(found)
            yield line(results, wish.games)
    finally:
        limits.trials.give_back(person)
        limits.simulations.give_back(person, wish.games - len(results))


async def played(call: Call, name: str, wish: Trying, seed: int) -> Tried | None:
    """One game; None if nobody waits for it any more, or it cannot be played to its end."""
    thinkers = call.house.thinkers
    thought = Thought(thinkers, thinkers.trial(name, wish.text, (BOT,) * wish.players, seed))
    future = asyncio.wrap_future(thought.future)
    try:
        while not future.done():
            await asyncio.wait([future], timeout=LOOKING)
            if await call.request.is_disconnected():
                return None
        return future.result()
    except Exception as error:  # the games break off; whoever waits sees how many were played
        call.house.log.warning("trial failed", game=name, error=type(error).__name__)
        return None
    finally:
        thought.drop()


def line(results: list[Tried], games: int) -> bytes:
    """The news so far, as an event of a stream."""
    share = Share(sum(bool(one.winners) for one in results), len(results))
    low, high = share.interval
    told = Trial(
        played=len(results),
        games=games,
        won=int(share.count),
        low=low,
        high=high,
        rounds=Mean.of([one.rounds for one in results]).value,
        ends=dict(Counter(one.reason for one in results).most_common()),
    )
    return b"data: " + encode(told) + b"\n\n"


CONTENT = {"content": "the hash of content that was brought"}
LANGUAGE = {"language": "of the sentences"}
ENDPOINTS = (
    Endpoint(method="GET", path="/api/games/{game}/workshop", handler=workshop, gives=Workbench, query=LANGUAGE),
    Endpoint(method="POST", path="/api/games/{game}/check", handler=check, takes=bytes, gives=Checked, query=LANGUAGE),
    Endpoint(method="GET", path="/api/games/{game}/contents/{content}", handler=source, gives=Source),
    Endpoint(
        method="GET",
        path="/api/games/{game}/print",
        handler=printed,
        gives=bytes,
        media="text/html",
        query={**CONTENT, "name": "of what ships", "set": "of the game's own", "paper": "a4 or letter", **LANGUAGE},
    ),
    Endpoint(method="POST", path="/api/games/{game}/trials", handler=trials, takes=Trying, gives=bytes, media=STREAM),
)
