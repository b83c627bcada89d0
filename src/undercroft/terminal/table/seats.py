"""Who sits at the table, and the options of a game, as people write them on a command line."""

from __future__ import annotations

import csv
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from itertools import count

import msgspec

from undercroft.bots.kinds import is_kind, is_own, is_program, make
from undercroft.engine.errors import Malformed
from undercroft.engine.game import Game
from undercroft.engine.text import Text
from undercroft.records.record import PERSON, Player

BOT = "bot"
YOU = "you"
USUAL_BOT = "skilled"
"""Whom a newcomer plays with: good company that never lets anybody wait."""


def read_seats(words: str, text: Text) -> tuple[Player, ...]:
    """`Ann,Bob,expert,Grim:random`: a name is a person, a kind of bot is a bot, and `name:kind` names a bot.

    `exec:COMMAND` is a program, `package.module:Class` a class. What holds a comma stands in double quotes:
    `Ann,"exec:python3 bot.py 1,2"`.
    """
    words = words.encode(errors="surrogateescape").decode(errors="replace")  # typed where only ASCII is known
    players: list[Player] = []
    for word in split(words):
        name, colon, kind = (part.strip() for part in word.partition(":"))
        if is_own(word):
            name, kind = BOT, word
        elif not colon and (is_kind(name) or name == BOT):
            name, kind = BOT, USUAL_BOT if name == BOT else name
        if not name or (colon and not kind):
            raise Malformed("malformed-seats", seats=words)
        if kind and kind != PERSON:
            make(kind, 0, programs=True)  # raises Unknown with the kinds that there are
        if name == YOU:
            name = text("player", seat=len(players) + 1)
        players.append(Player(name=bot_name(kind, text) if name == BOT and kind else name, kind=kind or PERSON))
    refuse_namesakes(players)
    return told_apart(players)


def split(words: str) -> list[str]:
    try:
        return [word.strip() for word in next(csv.reader([words], skipinitialspace=True, strict=True))] or [""]
    except csv.Error as error:
        raise Malformed("malformed-seats", seats=words) from error


def bot_name(kind: str, text: Text) -> str:
    """What a bot is called: by its kind, and by its budget if that is not the usual one."""
    if is_program(kind):
        return text("bot-program")
    if is_own(kind):
        return kind.rpartition(":")[2]
    name, at, budget = kind.partition("@")
    return f"{text(f'bot-{name}')} {at}{budget}".rstrip()


def sounds_like(name: str) -> str:
    """The same for names that nobody at the table could tell apart, however they were typed."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def refuse_namesakes(players: Iterable[Player]) -> None:
    """Raises Malformed if two people have the same name."""
    met: set[str] = set()
    for player in players:
        if player.kind == PERSON:
            if sounds_like(player.name) in met:
                raise Malformed("bad-name", name=player.name)
            met.add(sounds_like(player.name))


def told_apart(players: Iterable[Player]) -> tuple[Player, ...]:
    """A bot with a name that another seat has gets a number: people keep theirs."""
    seats = list(players)
    taken = {sounds_like(player.name) for player in seats if player.kind == PERSON}
    told: list[Player] = []
    for player in seats:
        name, number = player.name, 1
        while player.kind != PERSON and sounds_like(name) in taken:
            number += 1
            name = f"{player.name} {number}"
        taken.add(sounds_like(name))
        told.append(msgspec.structs.replace(player, name=name))
    return tuple(told)


def renamed(players: Sequence[Player], before: Text, now: Text) -> tuple[Player, ...]:
    """In another language; a name that somebody has typed stays."""
    found = []
    for seat, player in enumerate(players):
        usual = {before("player", seat=seat + 1): now("player", seat=seat + 1)}
        if player.kind != PERSON:
            usual |= {before(f"bot-{player.kind}"): now(f"bot-{player.kind}")}
        stem = player.name.rstrip("0123456789 ") if player.kind != PERSON else player.name
        found.append(msgspec.structs.replace(player, name=usual.get(stem, player.name)))
    return told_apart(found)


def usual_name(seat: int, others: Iterable[Player], text: Text) -> str:
    """What a person is called who has typed no name: by the number of the seat, or the next that nobody goes by."""
    taken = {sounds_like(player.name) for player in others}
    numbered = (text("player", seat=number) for number in count(seat + 1))
    return next(name for name in numbered if sounds_like(name) not in taken)


def usual_seats(game: Game, players: int | None, text: Text) -> tuple[Player, ...]:
    """One person, and the usual bots for the others that the game needs or `players` asks for."""
    wanted = max(players or game.seats.start, 1)
    bots = [Player(name=text(f"bot-{USUAL_BOT}"), kind=USUAL_BOT)] * (wanted - 1)
    return told_apart([Player(name=text("player", seat=1)), *bots])


def read_options(words: Iterable[str]) -> dict[str, object]:
    """`name=value`, each name once. A value of several parts is written as a list: `spells=["poison"]` or `a+b`."""
    options: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        name, value = name.strip(), value.strip()
        if not sign or not name or name in options:
            raise Malformed("malformed-option", option=word)
        options[name] = value
    return options


def settled(game: Game, given: Mapping[str, object]) -> dict[str, object]:
    """What was written, as the game's options take it: lists are split where the option is one."""
    plural = {
        field.encode_name
        for field in msgspec.structs.fields(game.options_type)
        if isinstance(field.default, tuple | list) or field.default_factory is not msgspec.NODEFAULT
    }
    return {
        name: [part for part in value.split("+") if part] if name in plural and isinstance(value, str) else value
        for name, value in given.items()
    }


def written(value: object) -> str:
    """An option's value as it is typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "+".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
