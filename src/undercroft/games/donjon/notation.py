"""A position as one line of text, in the spirit of chess's FEN:

    first=1 turn=2 | spider-a brou-b vampire-a dragon-a | forest=sbd swamp=sbdvv | kept=t04 cemetery=t01,t07 … |
    2:power 2:recruitment | ent=sbdk r1=+1 | ent=bv r1=sk+2 r5=d malus=3 guardian=abf:0,2,0

What has its usual value is left out. The parts are: whose turn it is; the objectives; the areas; cards that lie open
or are gone; what is still to be done, the next thing last; and one dungeon a seat. Monsters are letters (s spider, b
brou, d dragon, v vampire, k skeleton, p VIP), `+2` are two groups of adventurers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from undercroft.engine.errors import Illegal, Malformed, Unknown
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of
from undercroft.games.donjon import actions as a
from undercroft.games.donjon.cards import Box
from undercroft.games.donjon.dungeon import (
    AREA_NAMES,
    CROWDED,
    HERE,
    KIND_NAMES,
    KINDS,
    MALUS_TILES,
    OFFICE,
    PLACE_NAMES,
    PLACES,
    RESERVE,
    is_room,
)
from undercroft.games.donjon.fields import makes_sense, read_task
from undercroft.games.donjon.powers import OPEN_MIXTURES, OPEN_VIPS
from undercroft.games.donjon.rules import Contest
from undercroft.games.donjon.view import Codes, ContestView, Crowd, DungeonView, build

LETTERS = dict(zip("sbdvkp", KIND_NAMES, strict=True))
PLACE = re.compile(r"(?P<monsters>[sbdvkp]*)(?:\+(?P<groups>[0-9]{1,2}))?")
GUARDIAN = re.compile(r"(?P<tile>[a-z][a-z0-9-]*):(?P<covered>[0-5],[0-5],[0-5])")
SEATS = range(2, 5)
PILES = {
    "cemetery": "threats",
    "kept": "threats",
    "shown": "threats",
    "inn": "inn",
    "open-mixtures": "mixtures",
    "mixtures": "mixtures",
    "open-vips": "vips",
    "vips": "vips",
    "swordbearers": "swordbearers",
}
"""What is written of each pile: `inn=`, `mixtures=`, `vips=` and `swordbearers=` are those that are gone."""


def write(view: ContestView) -> str:
    state = {"first": view.first + 1, "turn": view.turn + 1}
    flags = [name for name, on in (("last", view.last_round), ("over", view.over)) if on]
    shown = () if view.shown_threat is None else (view.shown_threat,)
    piles = {
        "cemetery": view.cemetery,
        "kept": view.kept,
        "shown": shown,
        "inn": view.inn_gone,
        "open-mixtures": view.open_mixtures,
        "mixtures": view.mixtures_gone,
        "open-vips": view.open_vips,
        "vips": view.vips_gone,
        "swordbearers": view.swordbearers_gone,
    }
    areas = {name: letters(getattr(view, name)) for name in AREA_NAMES}
    return " | ".join(
        [
            " ".join([*(f"{name}={value}" for name, value in state.items()), *flags]),
            " ".join(view.objectives),
            " ".join(f"{name}={words}" for name, words in areas.items() if words),
            " ".join(f"{name}={','.join(cards)}" for name, cards in piles.items() if cards),
            " ".join(task.replace(" ", "_") for task in view.tasks),
            *map(write_dungeon, view.dungeons),
        ]
    )


def letters(crowd: Crowd) -> str:
    return "".join(letter * crowd.get(name, 0) for letter, name in LETTERS.items())


def write_dungeon(dungeon: DungeonView) -> str:
    words = []
    for place, standing in enumerate(dungeon.places):
        groups = dungeon.groups[place // 2 - 1] if is_room(place) else 0
        if standing or groups:
            words.append(f"{PLACE_NAMES[place]}={letters(standing)}{f'+{groups}' if groups else ''}")
    if dungeon.malus:
        words.append(f"malus={dungeon.malus}")
    if dungeon.guardian is not None:
        words.append(f"guardian={dungeon.guardian}:{','.join(map(str, dungeon.covered))}")
    return " ".join(words)


def read(line: str, box: Box, codes: Codes) -> Contest:
    """Raises Malformed for a bad form, Unknown for a card that there is not, Illegal for what cannot lie so."""
    parts = [part.strip() for part in line.split("|")]
    if len(parts) - 5 not in SEATS:
        raise Malformed("position-parts")
    state, objectives, areas, piles, tasks, *dungeons = parts
    seats = len(dungeons)
    fields = read_fields(state, ("first", "turn", "last", "over"))
    cards = read_piles(piles, codes)
    contents = read_fields(areas, AREA_NAMES)
    for code in objectives.split():
        if code not in codes.objectives:
            raise Unknown("unknown-value", field="objective", value=code)
    view = ContestView(
        seat=None,
        first=seat_in(fields, "first", seats),
        turn=seat_in(fields, "turn", seats),
        last_round="last" in fields,
        over="over" in fields,
        objectives=tuple(objectives.split()),
        **{name: crowd_of(contents.get(name, ""), name) for name in AREA_NAMES},
        reserve={},
        terrace=0,
        threats=0,
        cemetery=cards["cemetery"],
        kept=cards["kept"],
        shown_threat=next(iter(cards["shown"]), None),
        inn_gone=cards["inn"],
        open_mixtures=cards["open-mixtures"],
        mixtures_gone=cards["mixtures"],
        open_vips=cards["open-vips"],
        vips_gone=cards["vips"],
        swordbearers_gone=cards["swordbearers"],
        dungeons=tuple(read_dungeon(words, codes) for words in dungeons),
        tasks=tuple(word.replace("_", " ") for word in tasks.split()),
    )
    check_cards(view, cards, box, codes)
    check_tasks(view)
    contest = build(view, box, codes)
    check(contest)
    return contest


def read_fields(words: str, known: tuple[str, ...]) -> Mapping[str, str]:
    fields: dict[str, str] = {}
    for word in words.split():
        name, _, value = word.partition("=")
        if name not in known or name in fields:
            raise Malformed("position-field", field=word)
        fields[name] = value
    return fields


def seat_in(fields: Mapping[str, str], name: str, seats: int) -> int:
    value = fields.get(name, "")
    if value not in map(str, range(1, seats + 1)):
        raise Malformed("position-field", field=f"{name}={value}")
    return int(value) - 1


def read_piles(words: str, codes: Codes) -> dict[str, tuple[str, ...]]:
    fields = read_fields(words, tuple(PILES))
    piles = {name: tuple(filter(None, fields.get(name, "").split(","))) for name in PILES}
    for name, cards in piles.items():
        known: tuple[str, ...] = getattr(codes, PILES[name])
        for code in cards:
            if code not in known:
                raise Unknown("unknown-value", field=name, value=code)
    return piles


def crowd_of(words: str, name: str) -> Crowd:
    if not re.fullmatch("[sbdvkp]*", words):
        raise Malformed("position-field", field=f"{name}={words}")
    return {kind: words.count(letter) for letter, kind in LETTERS.items() if letter in words}


def read_dungeon(words: str, codes: Codes) -> DungeonView:
    places = PLACE_NAMES[:PLACES]
    fields = read_fields(words, (*places, "malus", "guardian"))
    standing: list[Crowd] = []
    groups = []
    for place, name in enumerate(places):
        match = PLACE.fullmatch(fields.get(name, ""))
        if match is None or (match["groups"] and not is_room(place)):
            raise Malformed("position-field", field=f"{name}={fields[name]}")
        standing.append(crowd_of(match["monsters"], name))
        if is_room(place):
            groups.append(int(match["groups"] or 0))
    malus = fields.get("malus", "0")
    if malus not in map(str, range(int(MALUS_TILES) + 1)):
        raise Malformed("position-field", field=f"malus={malus}")
    guardian, covered = read_guardian(fields.get("guardian"), codes)
    return DungeonView(
        places=tuple(standing), groups=tuple(groups), malus=int(malus), guardian=guardian, covered=covered
    )


def read_guardian(words: str | None, codes: Codes) -> tuple[str | None, tuple[int, ...]]:
    if words is None:
        return None, (0, 0, 0)
    match = GUARDIAN.fullmatch(words)
    if match is None:
        raise Malformed("position-field", field=f"guardian={words}")
    if match["tile"] not in codes.tiles:
        raise Unknown("unknown-value", field="guardian", value=match["tile"])
    return match["tile"], tuple(int(malus) for malus in match["covered"].split(","))


# Whether it can lie so


def check_cards(view: ContestView, piles: Mapping[str, tuple[str, ...]], box: Box, codes: Codes) -> None:
    """Every card is in one place; so many lie open at most, and fewer Threat cards are kept than there are players."""
    for deck in set(PILES.values()):
        cards = [code for name, pile in piles.items() if PILES[name] == deck for code in pile]
        twice = sorted({code for code in cards if cards.count(code) > 1})
        if twice:
            raise Illegal("D2", "position-twice", card=twice[0])
    for code in (*view.cemetery, *view.kept, *piles["shown"]):
        if not box.threats_for(len(view.dungeons)) >> codes.threats.index(code) & 1:
            raise Illegal("D8", "position-threat", card=code)
    if len(view.open_mixtures) > OPEN_MIXTURES or len(view.open_vips) > OPEN_VIPS:
        raise Illegal("D6", "position-open")
    if len(view.kept) >= len(view.dungeons) or len(piles["shown"]) > 1:
        raise Illegal("D13", "position-kept")
    colours = [box.goal_sets[2 * colour + 1] for colour in range(4)]
    chosen = [codes.objectives.index(code) for code in view.objectives]
    if len(chosen) != 4 or not all(sides >> side & 1 for sides, side in zip(colours, chosen, strict=True)):
        raise Illegal("D5", "position-objectives")
    tiles = [dungeon.guardian for dungeon in view.dungeons if dungeon.guardian is not None]
    if len(tiles) != len(set(tiles)):
        raise Illegal("D2", "position-twice", card=tiles[0])
    for dungeon in view.dungeons:
        placed = [malus for malus in dungeon.covered if malus]
        if len(placed) != len(set(placed)) or max(placed, default=0) > dungeon.malus:
            raise Illegal("D14", "position-malus")


def check_tasks(view: ContestView) -> None:
    """Tasks are for seats at the table and name real places; a Threat card is shown while it is resolved."""
    kinds = []
    for code in view.tasks:
        task = read_task(code)
        kind, what, to = int(kind_of(task)), int(arg2(task)), int(arg3(task))
        kinds.append(kind)
        nowhere = HERE in ((what, to) if kind != a.PLACE else (to,)) or (kind == a.VIP_CARD and not is_room(arg1(task)))
        nothing = kind < a.EFFECTS and arg1(task) == 0
        if arg4(task) >= len(view.dungeons) or nowhere or nothing or not makes_sense(kind, what, to):
            raise Illegal("D29", "position-task", task=code)
    if (view.shown_threat is not None) != (a.KEEP in kinds) or (a.SPREAD in kinds and a.KEEP not in kinds):
        raise Illegal("D13", "position-shown")
    if view.over != (not view.tasks):
        raise Illegal("D34", "position-over")


def check(contest: Contest) -> None:
    """No more pieces than there are, and somebody to decide something."""
    for kind, name in enumerate(KIND_NAMES):
        if contest.areas[RESERVE * KINDS + kind] < 0:
            raise Illegal("D1", "position-monsters", monster=name)
    if contest.terrace < 0:
        raise Illegal("D2", "position-groups")
    for seat in range(contest.seats):
        if contest.tiles[seat] == a.NOTHING and contest.crowd(seat, OFFICE) >= CROWDED:
            raise Illegal("D15", "position-guardian", seat=seat + 1)
    if not contest.over and not contest.is_at_a_decision():
        raise Illegal("D29", "position-task", task="")
