"""A position as one line of text, in the spirit of chess's FEN: words of the form name=value.

    quest=cellar round=2 active=1 tile=1A@0,0/0 tile=8A@0,-1/0 hero=warden/spear/ward@2,3:h9,e1,a1+whetstone
    hero=-/-/-: enemy=0:green-melee-2@2,-4 market=quicksilver,smoke-pot,iron-cap left=cellar-nest …

What has its usual value is left out. The dice of the supply, the deck and the tiles of the pool follow from the rest.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from undercroft.engine.errors import Illegal, Malformed
from undercroft.games.deckbox.actions import END_NAMES, WALL
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.state import BUILDING
from undercroft.games.deckbox.view import (
    COLOURS,
    FRAMES,
    KINDS,
    DelveView,
    Die,
    EnemyView,
    Frame,
    HeroView,
    Laid,
    Lying,
    OfferView,
    Spot,
    build,
    look,
    square,
)

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox

AT = r"(?P<x>-?\d{1,3}),(?P<y>-?\d{1,3})"
CODE = r"[a-z][a-z0-9-]*"
NUMBER = r"\d{1,5}"
FIGURES = {"h": "health", "e": "energy", "t": "treasure", "a": "actions", "g": "guard", "d": "done", "s": "stunned"}
DIE = rf"(?P<colour>{'|'.join(COLOURS)})-(?P<kind>{'|'.join(KINDS)})-(?P<health>[1-6])(?:!(?P<name>\d{{1,2}}))?"
FORMS = {
    "quest": re.compile(CODE),
    "ties": re.compile("ask"),
    "round": re.compile(NUMBER),
    "active": re.compile("[1-4]"),
    "steps": re.compile(r"\d{1,2}"),
    "tile": re.compile(rf"(?P<tile>\d{{1,2}}[AB])@{AT}/(?P<turn>[0-3])"),
    "hero": re.compile(
        rf"(?P<hero>-|{CODE})/(?P<gear>-|{CODE})/(?P<ability>-|{CODE})(?:@{AT})?"
        rf":(?P<figures>(?:[hetagds]{NUMBER}(?:,[hetagds]{NUMBER})*)?)(?P<items>(?:\+{CODE})*)"
    ),
    "enemy": re.compile(rf"(?P<number>{NUMBER}):{DIE}@{AT}(?P<stunned>\*?)"),
    "numbers": re.compile(NUMBER),
    "market": re.compile(rf"{CODE}(?:,{CODE})*"),
    "spent": re.compile(rf"{CODE}(?:,{CODE})*"),
    "lying": re.compile(rf"(?:(?P<treasure>{NUMBER})|(?P<item>{CODE}))@{AT}"),
    "left": re.compile(rf"{CODE}(?:,{CODE})*"),
    "offer": re.compile(rf"(?P<offer>{CODE})@(?P<tile>\d{{1,2}})"),
    "tokens": re.compile(rf"{NUMBER}(?:,{NUMBER})*"),
    "fallen": re.compile(NUMBER),
    "deaths": re.compile("[0-4]"),
    "told": re.compile(CODE),
    "pending": re.compile(rf"(?P<kind>{'|'.join(FRAMES[1:])})(?P<args>(?:\.{NUMBER})*)"),
    "queue": re.compile(rf"{NUMBER}(?:,{NUMBER})*"),
    "rolled": re.compile(DIE),
    "aims": re.compile(rf"{NUMBER}(?:,{NUMBER})*"),
    "end": re.compile("|".join(END_NAMES)),
}
OFTEN = ("tile", "hero", "enemy", "lying", "offer", "pending", "rolled")
"""Words that may stand there more than once."""


def write(delve: Delve, game: DeckBox) -> str:
    view = look(delve, None, game)
    words = [f"quest={view.quest}"]
    words += ["ties=ask"] * view.ask_ties
    words.append(f"round={view.round}")
    words += [] if view.active is None else [f"active={view.active + 1}"]
    words += number("steps", view.steps)
    words += [f"tile={one.tile}@{one.x},{one.y}/{one.turn}" for one in view.tiles]
    words += [f"hero={written_hero(hero)}" for hero in view.heroes]
    for enemy in view.enemies:
        words.append(f"enemy={enemy.number}:{written_die(enemy)}@{at(enemy.at)}{'*' * enemy.stunned}")
    words += number("numbers", view.numbers)
    words += listed("market", view.market) + listed("spent", view.spent)
    words += [f"lying={one.item or one.treasure}@{at(one.at)}" for one in view.lying]
    words += listed("left", view.encounters_left)
    words += [f"offer={one.offer}@{one.tile}" for one in view.offers]
    words += listed("tokens", view.tokens)
    words += number("fallen", view.fallen) + number("deaths", view.deaths)
    words += [] if view.told is None else [f"told={view.told}"]
    words += [f"pending={frame.kind}{''.join(f'.{n}' for n in frame.args)}" for frame in view.pending]
    words += listed("queue", view.queue)
    words += [f"rolled={written_die(die)}" for die in view.rolled]
    words += listed("aims", view.aims)
    words += [f"end={END_NAMES[view.end]}"] if view.end else []
    return " ".join(words)


def number(name: str, value: int) -> list[str]:
    return [f"{name}={value}"] if value else []


def listed(name: str, values: tuple[str, ...] | tuple[int, ...]) -> list[str]:
    return [f"{name}={','.join(map(str, values))}"] if values else []


def at(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


def written_die(die: Die) -> str:
    return f"{die.colour}-{die.kind}-{die.health}" + (f"!{die.name}" if die.name else "")


def written_hero(hero: HeroView) -> str:
    cards = "/".join(card or "-" for card in (hero.hero, hero.gear, hero.ability))
    place = "" if hero.at is None else f"@{at(hero.at)}"
    figures = [f"{sign}{int(getattr(hero, name))}" for sign, name in FIGURES.items() if getattr(hero, name)]
    return f"{cards}{place}:{','.join(figures)}{''.join(f'+{item}' for item in hero.items)}"


# Reading

Match = re.Match[str]


def read(line: str, game: DeckBox) -> Delve:
    """Raises Malformed for a bad form, Unknown for a card that there is not, Illegal for what cannot be."""
    words: dict[str, list[Match]] = {name: [] for name in FORMS}
    for word in line.split():
        name, _, value = word.partition("=")
        match = FORMS[name].fullmatch(value) if name in FORMS else None
        if match is None or (words[name] and name not in OFTEN):
            raise Malformed("position-word", word=word)
        words[name].append(match)
    if not words["quest"] or not words["tile"] or len(words["hero"]) not in game.seats:
        raise Malformed("position-parts")

    def one(name: str, usual: int = 0) -> int:
        return int(words[name][0][0]) if words[name] else usual

    def many(name: str) -> tuple[str, ...]:
        return tuple(words[name][0][0].split(",")) if words[name] else ()

    quest = game.book.quests[game.quest.read(words["quest"][0][0])]
    tiles = tuple(Laid(m["tile"], int(m["x"]), int(m["y"]), int(m["turn"])) for m in words["tile"])
    laid = {tile.tile for tile in tiles}
    view = DelveView(
        seat=None,
        quest=quest.code,
        ask_ties=bool(words["ties"]),
        round=one("round", 1),
        active=one("active") - 1 if words["active"] else None,
        steps=one("steps"),
        tiles=tiles,
        heroes=tuple(read_hero(match) for match in words["hero"]),
        enemies=tuple(read_enemy(match) for match in words["enemy"]),
        numbers=one("numbers"),
        dice=(),
        market=many("market"),
        deck=(),
        spent=many("spent"),
        lying=tuple(Lying(at=read_at(m), item=m["item"], treasure=int(m["treasure"] or 0)) for m in words["lying"]),
        tiles_left=() if quest.pool is None else tuple(code for code in quest.pool.tiles if code not in laid),
        encounters_left=many("left"),
        offers=tuple(OfferView(int(m["tile"]), m["offer"]) for m in words["offer"]),
        tokens=tuple(map(int, many("tokens"))),
        fallen=one("fallen"),
        deaths=one("deaths"),
        told=words["told"][0][0] if words["told"] else None,
        pending=tuple(read_frame(match) for match in words["pending"]),
        queue=tuple(map(int, many("queue"))),
        rolled=tuple(read_die(match) for match in words["rolled"]),
        aims=tuple(map(int, many("aims"))),
        end=END_NAMES.index(words["end"][0][0]) if words["end"] else 0,
    )
    check_lists(view, game)
    delve = build(view, game)
    check(delve, view)
    return delve


def read_at(match: Match) -> Spot:
    return int(match["x"]), int(match["y"])


def read_die(match: Match) -> Die:
    return Die(colour=match["colour"], kind=match["kind"], health=int(match["health"]), name=int(match["name"] or 0))


def read_enemy(match: Match) -> EnemyView:
    die = read_die(match)
    return EnemyView(
        number=int(match["number"]),
        card="",
        colour=die.colour,
        kind=die.kind,
        health=die.health,
        name=die.name,
        at=read_at(match),
        stunned=bool(match["stunned"]),
    )


def read_hero(match: Match) -> HeroView:
    figures = {FIGURES[word[0]]: int(word[1:]) for word in match["figures"].split(",") if word}
    cards = {name: None if match[name] == "-" else match[name] for name in ("hero", "gear", "ability")}
    return HeroView(
        **cards,
        at=None if match["x"] is None else read_at(match),
        health=figures.get("health", 0),
        energy=figures.get("energy", 0),
        treasure=figures.get("treasure", 0),
        actions=figures.get("actions", 0),
        done=bool(figures.get("done", 0)),
        guard=figures.get("guard", 0),
        stunned=bool(figures.get("stunned", 0)),
        items=tuple(match["items"].split("+")[1:]),
    )


def read_frame(match: Match) -> Frame:
    args = [int(n) for n in match["args"].split(".")[1:]]
    if len(args) != 4 or max(args) > 16383:
        raise Malformed("position-word", word=f"pending={match[0]}")
    return Frame(match["kind"], (args[0], args[1], args[2], args[3]))


def check_lists(view: DelveView, game: DeckBox) -> None:
    """What later steps take for granted."""
    script = game.book.scripts[game.quest.read(view.quest)]
    if len(view.tokens) != script.tokens or (view.active or 0) >= len(view.heroes):
        raise Malformed("position-parts")
    places = [(tile.x, tile.y) for tile in view.tiles]
    if places[0] != (0, 0) or len(set(places)) < len(places) or max(abs(n) for place in places for n in place) > 9:
        raise Illegal("B12", "position-tiles")
    tags = [enemy.number for enemy in view.enemies]
    if len(set(tags)) < len(tags) or max(tags, default=-1) >= view.numbers:
        raise Malformed("position-parts")


def check(delve: Delve, view: DelveView) -> None:
    """Nobody stands in a wall or on another; enemies are as healthy as their dice can show (B2, B8)."""
    places = [*(enemy.at for enemy in view.enemies), *(hero.at for hero in view.heroes)]
    taken = [int(square(delve.floor, place)) for place in places if place is not None]
    if len(set(taken)) < len(taken) or any(delve.floor.terrain[here] == WALL for here in taken):
        raise Illegal("B8", "position-squares")
    for die in (*view.enemies, *view.rolled):
        if (die.colour != "red" and die.health > 3) or (die.colour == "red" and die.kind != "melee"):
            raise Illegal("B2", "position-die", health=die.health)
    for seat, hero in enumerate(view.heroes):
        if hero.at is not None and not 0 < hero.health <= delve.most_health(seat):
            raise Illegal("B1", "position-health", seat=seat + 1)
    if delve.pending() != BUILDING and delve.end == 0 and delve.living() == 0:
        raise Illegal("B33", "position-dead")
