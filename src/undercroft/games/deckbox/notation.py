"""A position as one line of text, in the spirit of chess's FEN: words of the form name=value.

    quest=cellar round=2 active=1 tile=1A@0,0/0 tile=8A@0,-1/0 hero=warden/spear/ward@2,3:h9,e1,a1+whetstone
    hero=-/-/-: enemy=0:green-melee-2@2,-4 market=quicksilver,smoke-pot,iron-cap left=cellar-nest …

What has its usual value is left out. The dice of the supply, the deck and the tiles of the pool follow from the rest.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.errors import Illegal, Malformed
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.games.deckbox import state as st
from undercroft.games.deckbox.actions import END_NAMES, PAUSES, WALL
from undercroft.games.deckbox.book import COLOURS, KINDS
from undercroft.games.deckbox.encounters import die_of
from undercroft.games.deckbox.looking import look, spot
from undercroft.games.deckbox.quests import Attack, Colour, Quest
from undercroft.games.deckbox.rebuilding import build, count_dice, rolled_die, square
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.state import BUILDING, USUAL_PAUSES
from undercroft.games.deckbox.steps import Reader
from undercroft.games.deckbox.view import (
    DelveView,
    EnemyView,
    HeroView,
    Laid,
    Lying,
    OfferView,
    RolledDie,
    Spot,
    TokenCount,
)

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox

AT = r"(?P<x>-?\d{1,3}),(?P<y>-?\d{1,3})"
CODE = r"[a-z][a-z0-9-]*"
NUMBER = r"\d{1,5}"
FIGURES = {"h": "health", "e": "energy", "t": "treasure", "a": "actions", "g": "guard", "d": "done", "s": "stunned"}
DIE = rf"(?P<colour>{'|'.join(COLOURS)})-(?P<kind>{'|'.join(KINDS)})-(?P<health>[1-6])(?:!(?P<name>\d{{1,2}}))?"
FRAMES = ("", "building", "script", "choosing", "placing", "aiming", "enemies", "pause", "tie")
"""What may be pending, by its number."""
FORMS = {
    "quest": re.compile(CODE),
    "ties": re.compile("ask"),
    "pauses": re.compile(rf"({'|'.join(PAUSES)})(,({'|'.join(PAUSES)})){{0,3}}"),
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
    "rolled": re.compile(rf"{DIE}@(?P<tile>\d{{1,2}})"),
    "aims": re.compile(rf"{NUMBER}(?:,{NUMBER})*"),
    "end": re.compile("|".join(END_NAMES)),
}
OFTEN = ("tile", "hero", "enemy", "lying", "offer", "pending", "rolled")
"""Words that may stand there more than once."""


def write(delve: Delve, game: DeckBox) -> str:
    view = look(delve, None, game)
    words = [f"quest={view.quest}"]
    words += ["ties=ask"] * view.ask_ties
    words += listed("pauses", tuple(hero.pauses for hero in view.heroes)) if delve.pauses != USUAL_PAUSES else []
    words.append(f"round={view.round}")
    words += [] if view.active is None else [f"active={view.active + 1}"]
    words += number("steps", view.movement)
    words += [f"tile={one.tile}@{one.x},{one.y}/{one.turn}" for one in view.tiles]
    words += [f"hero={written_hero(hero)}" for hero in view.heroes]
    for i in range(len(delve.tag)):
        die = written_die(die_of(delve.colour[i], delve.kind[i], delve.life[i], delve.mark[i]))
        words.append(f"enemy={delve.tag[i]}:{die}@{at(spot(delve.floor, delve.place[i]))}{'*' * delve.stunned[i]}")
    words += number("numbers", delve.tags)
    words += listed("market", view.market) + listed("spent", view.spent)
    words += [f"lying={one.item or one.treasure}@{at(one.at)}" for one in view.lying]
    words += listed("left", view.encounters_left)
    words += [f"offer={one.offer}@{one.tile}" for one in view.offers]
    words += listed("tokens", tuple(delve.tokens))
    words += number("fallen", delve.fallen) + number("deaths", view.deaths)
    words += [] if view.told is None else [f"told={view.told}"]
    words += [f"pending={written_frame(frame)}" for frame in delve.stack]
    words += listed("queue", tuple(delve.queue))
    words += [f"rolled={written_die(die)}@{die >> 10}" for die in delve.rolled]
    words += listed("aims", tuple(delve.aims))
    words += [f"end={view.end}"] if delve.end else []
    return " ".join(words)


def number(name: str, value: int) -> list[str]:
    return [f"{name}={value}"] if value else []


def listed(name: str, values: tuple[str, ...] | tuple[int, ...]) -> list[str]:
    return [f"{name}={','.join(map(str, values))}"] if values else []


def at(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


def written_die(die: int) -> str:
    mark = die >> 6 & 15
    return f"{COLOURS[die & 3]}-{KINDS[die >> 2 & 1]}-{die >> 3 & 7}" + (f"!{mark}" if mark else "")


def written_frame(frame: int) -> str:
    args = (arg1(frame), arg2(frame), arg3(frame), arg4(frame))
    return ".".join([FRAMES[kind_of(frame)], *map(str, args)])


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
        movement=one("steps"),
        tiles=tiles,
        heroes=tuple(read_hero(match) for match in words["hero"]),
        enemies=tuple(read_enemy(match, quest) for match in words["enemy"]),
        enemies_so_far=one("numbers"),
        market=many("market"),
        spent=many("spent"),
        lying=tuple(Lying(at=read_at(m), item=m["item"], treasure=int(m["treasure"] or 0)) for m in words["lying"]),
        tiles_left=() if quest.pool is None else tuple(code for code in quest.pool.tiles if code not in laid),
        encounters_left=many("left"),
        offers=tuple(OfferView(int(m["tile"]), m["offer"]) for m in words["offer"]),
        tokens=read_tokens(many("tokens"), quest),
        fallen=read_fallen(one("fallen"), quest),
        deaths=one("deaths"),
        told=words["told"][0][0] if words["told"] else None,
        pending=(),
        end=words["end"][0][0] if words["end"] else END_NAMES[0],
    )
    check_lists(view)
    delve = build(view, game)
    read_pauses(many("pauses"), delve)
    reader = game.reader(delve)
    rolled = [read_die(match, quest) for match in words["rolled"]]
    delve.rolled = vec[i64]([rolled_die(die, reader) for die in rolled])
    delve.stack = vec[i64]([read_frame(match, delve, reader) for match in words["pending"]])
    delve.queue = vec[i64]([int(n) for n in many("queue")])
    delve.aims = vec[i64]([int(n) for n in many("aims")])
    check(delve, view, rolled)
    count_dice(delve)
    return delve


def read_at(match: Match) -> Spot:
    return int(match["x"]), int(match["y"])


def read_die(match: Match, quest: Quest) -> RolledDie:
    return RolledDie(
        colour=colour_of(match),
        attack=attack_of(match),
        health=int(match["health"]),
        name=read_name(int(match["name"] or 0), quest),
        tile=int(match["tile"]),
    )


def colour_of(match: Match) -> Colour:
    return next(colour for colour in COLOURS if colour == match["colour"])


def attack_of(match: Match) -> Attack:
    return next(kind for kind in KINDS if kind == match["kind"])


def read_enemy(match: Match, quest: Quest) -> EnemyView:
    return EnemyView(
        id=int(match["number"]),
        colour=colour_of(match),
        attack=attack_of(match),
        health=int(match["health"]),
        name=read_name(int(match["name"] or 0), quest),
        at=read_at(match),
        stunned=bool(match["stunned"]),
    )


def read_name(mark: int, quest: Quest) -> str | None:
    """The name that an enemy bears, counted from 1 in the quest; 0 for nobody's."""
    if mark > len(quest.names):
        raise Malformed("position-parts")
    return f"{quest.code}-{quest.names[mark - 1].code}" if mark else None


def read_fallen(bits: int, quest: Quest) -> tuple[str, ...]:
    found = (read_name(mark, quest) for mark in range(1, 16) if bits >> mark & 1)
    return tuple(name for name in found if name is not None)


def read_tokens(counts: tuple[str, ...], quest: Quest) -> tuple[TokenCount, ...]:
    if len(counts) != len(quest.tokens):
        raise Malformed("position-parts")
    return tuple(
        TokenCount(f"{quest.code}-{token.code}", int(count)) for token, count in zip(quest.tokens, counts, strict=True)
    )


def read_pauses(codes: tuple[str, ...], delve: Delve) -> None:
    if len(codes) not in (0, delve.seats):
        raise Malformed("position-parts")
    for seat, code in enumerate(codes):
        delve.pause_for(seat, PAUSES.index(code))


def read_hero(match: Match) -> HeroView:
    figures = {FIGURES[word[0]]: int(word[1:]) for word in match["figures"].split(",") if word}
    hero, gear, ability = (None if match[name] == "-" else match[name] for name in ("hero", "gear", "ability"))
    return HeroView(
        hero=hero,
        gear=gear,
        ability=ability,
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


def read_frame(match: Match, delve: Delve, reader: Reader) -> int:
    args = [int(n) for n in match["args"].split(".")[1:]]
    kind = FRAMES.index(match["kind"])
    if len(args) != 4 or not fits(kind, args, delve, reader):
        raise Malformed("position-word", word=f"pending={match[0]}")
    return pack(kind, *args)


def fits(kind: int, args: list[int], delve: Delve, reader: Reader) -> bool:
    """Whether something pending names a seat, a tile and a part of the quest that there are."""
    first, second, third, fourth = args
    seats, tiles = range(delve.seats), range(delve.floor.count())
    if kind == st.SCRIPT:
        return first in reader.starts() and second in seats and third in tiles
    if kind == st.CHOOSING:
        known = delve.script.choices
        chosen = range(first, first + second)
        return 0 < second < 7 and chosen.stop <= len(known) and third in seats and fourth in tiles
    if kind == st.PLACING:
        begun = second in reader.starts()
        return first in seats and begun and all(die >> 10 in tiles for die in delve.rolled)
    if kind == st.PAUSE:
        return 0 < first < 1 << delve.seats
    if kind == st.TIE:
        return first in delve.tag and 0 < second < 1 << delve.seats
    return first in seats and second < 8


def check_lists(view: DelveView) -> None:
    """What later steps take for granted."""
    if (view.active or 0) >= len(view.heroes):
        raise Malformed("position-parts")
    places = [(tile.x, tile.y) for tile in view.tiles]
    if places[0] != (0, 0) or len(set(places)) < len(places) or max(abs(n) for place in places for n in place) > 9:
        raise Illegal("B12", "position-tiles")
    ids = [enemy.id for enemy in view.enemies]
    if len(set(ids)) < len(ids) or max(ids, default=-1) >= view.enemies_so_far:
        raise Malformed("position-parts")


def check(delve: Delve, view: DelveView, rolled: list[RolledDie]) -> None:
    """Nobody stands in a wall or on another; enemies are as healthy as their dice can show (B2, B8)."""
    places = [*(enemy.at for enemy in view.enemies), *(hero.at for hero in view.heroes)]
    taken = [int(square(delve.floor, place)) for place in places if place is not None]
    if len(set(taken)) < len(taken) or any(delve.floor.terrain[here] == WALL for here in taken):
        raise Illegal("B8", "position-squares")
    for die in (*view.enemies, *rolled):
        if (die.colour != "red" and die.health > 3) or (die.colour == "red" and die.attack != "melee"):
            raise Illegal("B2", "position-die", health=die.health)
    for seat, hero in enumerate(view.heroes):
        if hero.at is not None and not 0 < hero.health <= delve.most_health(seat):
            raise Illegal("B1", "position-health", seat=seat + 1)
    if delve.pending() != BUILDING and delve.end == 0 and delve.living() == 0:
        raise Illegal("B33", "position-dead")
