"""A position as one line of text, in the spirit of chess's FEN:

    first=1 turn=2 | spider-a brou-b vampire-a dragon-a | forest=sbd swamp=sbdvv | kept=t04 cemetery=t01,t07 … |
    2:power 2:remove_1_any@mixture/back-and-out | ent=sbdk r1=+1 | ent=bv r1=sk+2 r5=d malus=3 guardian=abf:0,2,0

What has its usual value is left out. The parts are: whose turn it is; the objectives; the areas; cards that lie open
or are gone; what is still to be done and, after @, what it comes from, the next thing last; and one dungeon a seat.
Monsters are letters (s spider, b brou, d dragon, v vampire, k skeleton, p VIP), `+2` are two groups of adventurers. A
dungeon begins with its board, `board=south`, where that is not the one usually dealt.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.errors import Illegal, Malformed, Unknown
from undercroft.engine.packing import arg1, arg2, arg3, kind_of
from undercroft.games.donjon import actions as a
from undercroft.games.donjon import tasks as t
from undercroft.games.donjon.cards import Box
from undercroft.games.donjon.content import Codes
from undercroft.games.donjon.dungeon import (
    AREA_NAMES,
    HERE,
    KIND_NAMES,
    KINDS,
    MALUS_TILES,
    PLACE_NAMES,
    PLACES,
    RESERVE,
    ROOMS,
    is_room,
    room_number,
)
from undercroft.games.donjon.fields import makes_sense
from undercroft.games.donjon.guardian import is_awaited
from undercroft.games.donjon.pending import Stack
from undercroft.games.donjon.powers import OPEN_MIXTURES, OPEN_VIPS
from undercroft.games.donjon.rules import Contest, is_at_a_decision, usual_board
from undercroft.games.donjon.view import ContestView, Crowd, DungeonView, fill, pile_of, put_away, reveal

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


def write(view: ContestView, codes: Codes, stack: Stack) -> str:
    seats = len(view.dungeons)
    usual = [codes.boards[usual_board(seat, view.first, seats)] for seat in range(seats)]
    state = {"first": view.first + 1, "turn": view.turn + 1}
    flags = [name for name, on in (("last", view.last_round), ("over", view.phase == "over")) if on]
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
            " ".join(stack.write(task).replace(" ", "_") for task in reversed(view.tasks)),
            *map(write_dungeon, view.dungeons, usual),
        ]
    )


def letters(crowd: Crowd) -> str:
    return "".join(letter * crowd.get(name, 0) for letter, name in LETTERS.items())


def write_dungeon(dungeon: DungeonView, usual: str) -> str:
    words = [] if dungeon.board == usual else [f"board={dungeon.board}"]
    for place in dungeon.places:
        if place.monsters or place.groups:
            words.append(f"{place.place}={letters(place.monsters)}{f'+{place.groups}' if place.groups else ''}")
    if placed := MALUS_TILES - len(dungeon.malus_left):
        words.append(f"malus={placed}")
    if dungeon.guardian is not None:
        covered = (str(power.malus or 0) for power in dungeon.guardian.powers)
        words.append(f"guardian={dungeon.guardian.tile}:{','.join(covered)}")
    return " ".join(words)


def read(line: str, box: Box, codes: Codes, stack: Stack) -> Contest:
    """Raises Malformed for a bad form, Unknown for a card that there is not, Illegal for what cannot lie so."""
    parts = [part.strip() for part in line.split("|")]
    if len(parts) - 5 not in SEATS:
        raise Malformed("position-parts")
    state, objectives, areas, piles, tasks, *dungeons = parts
    contest = Contest(box, len(dungeons))
    contest.clear()
    read_state(contest, state)
    for code in objectives.split():
        if code not in codes.objectives:
            raise Unknown("unknown-value", field="objective", value=code)
    contest.objectives = vec[i64]([codes.objectives.index(code) for code in objectives.split()])
    contents = read_fields(areas, AREA_NAMES)
    for area, name in enumerate(AREA_NAMES):
        fill(contest.areas, area * int(KINDS), crowd_of(contents.get(name, ""), name))
    contest.boards = vec[i64]([usual_board(seat, contest.first, len(dungeons)) for seat in range(len(dungeons))])
    for seat, words in enumerate(dungeons):
        read_dungeon(contest, seat, words, codes)
    cards = read_piles(piles, codes)
    check_cards(contest, cards, codes)
    lay_cards(contest, cards, codes)
    read_tasks(contest, [word.replace("_", " ") for word in tasks.split()], stack)
    check(contest)
    return contest


def read_state(contest: Contest, words: str) -> None:
    fields = read_fields(words, ("first", "turn", "last", "over"))
    contest.first = seat_in(fields, "first", contest.seats)
    contest.turn = seat_in(fields, "turn", contest.seats)
    contest.last_round = "last" in fields
    contest.over = "over" in fields


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


def read_dungeon(contest: Contest, seat: int, words: str, codes: Codes) -> None:
    places = PLACE_NAMES[:PLACES]
    fields = read_fields(words, ("board", *places, "malus", "guardian"))
    if "board" in fields:
        if fields["board"] not in codes.boards:
            raise Unknown("unknown-value", field="board", value=fields["board"])
        contest.boards[seat] = codes.boards.index(fields["board"])
    for place, name in enumerate(places):
        match = PLACE.fullmatch(fields.get(name, ""))
        if match is None or (match["groups"] and not is_room(place)):
            raise Malformed("position-field", field=f"{name}={fields[name]}")
        fill(contest.monsters, int(contest.at(seat, place)), crowd_of(match["monsters"], name))
        if is_room(place):
            contest.groups[seat * ROOMS + room_number(place) - 1] = int(match["groups"] or 0)
    malus = fields.get("malus", "0")
    if malus not in map(str, range(int(MALUS_TILES) + 1)):
        raise Malformed("position-field", field=f"malus={malus}")
    contest.malus[seat] = int(malus)
    if "guardian" in fields:
        read_guardian(contest, seat, fields["guardian"], codes)


def read_guardian(contest: Contest, seat: int, words: str, codes: Codes) -> None:
    match = GUARDIAN.fullmatch(words)
    if match is None:
        raise Malformed("position-field", field=f"guardian={words}")
    if match["tile"] not in codes.tiles:
        raise Unknown("unknown-value", field="guardian", value=match["tile"])
    tile = codes.tiles.index(match["tile"])
    if tile in list(contest.tiles):
        raise Illegal("D2", "position-twice", card=match["tile"])
    reveal(contest, seat, tile)
    for n, malus in enumerate(match["covered"].split(",")):
        contest.covered[seat * 3 + n] = int(malus)


def lay_cards(contest: Contest, piles: Mapping[str, tuple[str, ...]], codes: Codes) -> None:
    sets = {name: pile_of(cards, getattr(codes, PILES[name])) for name, cards in piles.items()}
    contest.cemetery, contest.kept = sets["cemetery"], sets["kept"]
    for code in piles["shown"]:
        contest.shown_threat = codes.threats.index(code)
    contest.open_mixtures, contest.open_vips = sets["open-mixtures"], sets["open-vips"]
    put_away(contest, sets["inn"], sets["mixtures"], sets["vips"], sets["swordbearers"])


def read_tasks(contest: Contest, tasks: Sequence[str], stack: Stack) -> None:
    """Tasks are for seats at the table and name real places; a Threat card is shown while it is resolved."""
    found, kinds = [], []
    for code in tasks:
        task = stack.read(code)
        kind, what, to = int(kind_of(task)), int(arg2(task)), int(arg3(task))
        nowhere = HERE in ((what, to) if kind != t.PLACE else (to,)) or (kind == t.VIP_CARD and not is_room(arg1(task)))
        nothing = kind < t.EFFECTS and arg1(task) == 0
        if t.seat_of(task) >= contest.seats or nowhere or nothing or not makes_sense(kind, what, to):
            raise Illegal("D29", "position-task", task=code)
        found.append(task)
        kinds.append(kind)
    if (contest.shown_threat != a.NOTHING) != (t.KEEP in kinds) or (t.SPREAD in kinds and t.KEEP not in kinds):
        raise Illegal("D13", "position-shown")
    if contest.over != (not tasks):
        raise Illegal("D34", "position-over")
    contest.stack = vec[i64](found)


# Whether it can lie so


def check_cards(contest: Contest, piles: Mapping[str, tuple[str, ...]], codes: Codes) -> None:
    """Nothing is in two places; so many cards lie open at most, and fewer Threat cards are kept than players play."""
    box = contest.box
    for deck in set(PILES.values()):
        cards = [code for name, pile in piles.items() if PILES[name] == deck for code in pile]
        refuse_twice(cards)
    refuse_twice([codes.boards[board] for board in contest.boards])
    for code in (*piles["cemetery"], *piles["kept"], *piles["shown"]):
        if not box.threats_for(contest.seats) >> codes.threats.index(code) & 1:
            raise Illegal("D8", "position-threat", card=code)
    if len(piles["open-mixtures"]) > OPEN_MIXTURES or len(piles["open-vips"]) > OPEN_VIPS:
        raise Illegal("D6", "position-open")
    if len(piles["kept"]) >= contest.seats or len(piles["shown"]) > 1:
        raise Illegal("D13", "position-kept")
    colours = [box.goal_sets[2 * colour + 1] for colour in range(4)]
    chosen = list(contest.objectives)
    if len(chosen) != 4 or not all(sides >> side & 1 for sides, side in zip(colours, chosen, strict=True)):
        raise Illegal("D5", "position-objectives")
    for seat in range(contest.seats):
        placed = [malus for malus in contest.covered[3 * seat : 3 * seat + 3] if malus]
        if len(placed) != len(set(placed)) or max(placed, default=0) > contest.malus[seat]:
            raise Illegal("D14", "position-malus")


def refuse_twice(pieces: Sequence[str]) -> None:
    twice = sorted({code for code in pieces if pieces.count(code) > 1})
    if twice:
        raise Illegal("D2", "position-twice", card=twice[0])


def check(contest: Contest) -> None:
    """No more pieces than there are, and somebody to decide something."""
    for kind, name in enumerate(KIND_NAMES):
        if contest.areas[RESERVE * KINDS + kind] < 0:
            raise Illegal("D1", "position-monsters", monster=name)
    if contest.terrace < 0:
        raise Illegal("D2", "position-groups")
    for seat in range(contest.seats):
        if is_awaited(contest, seat):
            raise Illegal("D15", "position-guardian", seat=seat + 1)
    if not contest.over and not is_at_a_decision(contest):
        raise Illegal("D29", "position-task", task="")
