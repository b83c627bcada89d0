"""The text form of a record, in the spirit of chess's PGN:

    [Undercroft "2"]
    [Game "knock 1"]
    [Content "0f3a5b7c9d1e2f40"]
    [Options "{\\"players\\":2,…}"]
    [Player "Ann"]
    [Player "Grim, greedy"]

    0:00.000 * !deal {h01 goblin h17 …}
    0:04.120 1 h17@1,-1r {h30}

An entry is a time, a seat (`*` is the table), an action's code, and luck's outcomes in braces. A line that begins
with `;` is a comment. Tags that nobody knows here are kept.
"""

from __future__ import annotations

import re

import msgspec

from undercroft.engine.errors import Malformed, Unreadable
from undercroft.engine.position import TABLE
from undercroft.engine.text import Message
from undercroft.records.record import PERSON, Entry, Header, Player, Record, check_format, current

TAG = re.compile(r'\[(?P<name>[A-Z][A-Za-z0-9]*) (?P<value>".*")\]')
ENTRY = re.compile(
    r"(?P<minutes>\d{1,6}):(?P<seconds>[0-5]\d)\.(?P<millis>\d{3}) (?P<seat>\*|[1-9]\d?) (?P<action>[^{}]+?)"
    r"(?: \{(?P<luck>[^{}]*)\})?"
)
ONCE = ("Undercroft", "Game", "Content", "Options", "Date")


def write(record: Record) -> str:
    header = record.header
    tags = [
        ("Undercroft", str(header.format)),
        ("Game", f"{header.game} {header.version}"),
        ("Content", header.content),
        ("Options", msgspec.json.encode(header.options, order="sorted").decode()),
    ]
    if header.date:
        tags.append(("Date", header.date))
    for player in header.players:
        tags.append(("Player", player.name))
        if player.kind != PERSON:
            tags.append(("Bot", player.kind))
    tags += header.tags.items()
    lines = [f"[{name} {msgspec.json.encode(value).decode()}]" for name, value in tags]
    return "\n".join([*lines, "", *map(write_entry, record.entries), ""])


def write_entry(entry: Entry) -> str:
    seconds, millis = divmod(entry.at, 1000)
    minutes, seconds = divmod(seconds, 60)
    seat = "*" if entry.seat == TABLE else str(entry.seat + 1)
    luck = f" {{{' '.join(entry.luck)}}}" if entry.luck else ""
    return f"{minutes}:{seconds:02}.{millis:03} {seat} {entry.action}{luck}"


def read(source: str) -> Record:
    """The record of a text; raises Unreadable with the line at fault."""
    tags: dict[str, str] = {}
    players: list[Player] = []
    entries: list[Entry] = []
    for number, line in enumerate(map(str.strip, source.split("\n")), start=1):
        if not line or line.startswith(";"):
            continue
        try:
            if line.startswith("[") and not entries:
                read_tag(line, tags, players)
            else:
                entries.append(read_entry(line))
        except Malformed as error:
            raise Unreadable("", Message("at-line", line=number), error) from error
    return current(Record(header=read_header(tags, tuple(players)), entries=tuple(entries)))


def read_tag(line: str, tags: dict[str, str], players: list[Player]) -> None:
    match = TAG.fullmatch(line)
    if match is None:
        raise Malformed("malformed-tag", line=line)
    try:
        value = msgspec.json.decode(match["value"], type=str)
    except msgspec.DecodeError as error:
        raise Malformed("malformed-tag", line=line) from error
    name = match["name"]
    if name == "Undercroft":
        check_format(value)
    if name == "Player":
        players.append(Player(name=value))
    elif name == "Bot" and players:
        players[-1] = msgspec.structs.replace(players[-1], kind=value)
    elif name != "Bot" and name not in tags:
        tags[name] = value
    else:
        raise Malformed("malformed-tag", line=line)


def read_header(tags: dict[str, str], players: tuple[Player, ...]) -> Header:
    for name in ONCE[:4]:
        if name not in tags:
            raise Unreadable("", Message("at-header"), Message("missing-tag", name=name))
    game = re.fullmatch(r"([a-z][a-z0-9_-]*) (\d{1,6})", tags["Game"])
    if game is None:
        raise Unreadable("", Message("at-header"), Message("malformed-tag", line=tags["Game"]))
    try:
        options = msgspec.json.decode(tags["Options"], type=dict[str, object])
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable("", Message("at-header"), Message("malformed-tag", line=tags["Options"])) from error
    return Header(
        game=game[1],
        version=int(game[2]),
        content=tags["Content"],
        options=options,
        players=players,
        date=tags.get("Date", ""),
        tags={name: value for name, value in tags.items() if name not in ONCE},
        format=int(tags["Undercroft"]),
    )


def read_entry(line: str) -> Entry:
    match = ENTRY.fullmatch(line)
    if match is None:
        raise Malformed("malformed-entry", line=line)
    at = (int(match["minutes"]) * 60 + int(match["seconds"])) * 1000 + int(match["millis"])
    seat = TABLE if match["seat"] == "*" else int(match["seat"]) - 1
    return Entry(seat=seat, action=match["action"], luck=tuple((match["luck"] or "").split()), at=at)
