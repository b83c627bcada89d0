"""What may be asked about a view: ways, the way home, the odds of an attack, what a card of the row takes."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from undercroft.engine.errors import Unknown
from undercroft.engine.game import Inquiry
from undercroft.engine.packing import pack
from undercroft.engine.shape import BY_SEAT, Seat
from undercroft.engine.text import Sentence
from undercroft.games.clank.actions import BUY, FIGHT, INSIDE, USE
from undercroft.games.clank.cards import DEVICE, GOBLIN, MONSTER
from undercroft.games.clank.dragon import attack_cubes
from undercroft.games.clank.dungeon import FAR
from undercroft.games.clank.rules import Heist
from undercroft.games.clank.state import HEALTH
from undercroft.games.clank.view import HeistView, Number, Offer
from undercroft.games.clank.ways import Path, Paths

if TYPE_CHECKING:
    from undercroft.games.clank.game import Clank

Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Refused(msgspec.Struct, frozen=True):
    """Why something cannot be had: the id of the rule, and the sentence."""

    rule: str
    sentence: Sentence


# Ways


class AskWay(Inquiry, frozen=True, tag="way"):
    """The ways to a room, tunnel by tunnel, whatever they take: for more than one turn as well."""

    room: Number
    seat: Seat | None = None
    """Whose; null for the asking seat's own, or the one in turn for a spectator."""


class Passage(msgspec.Struct, frozen=True, kw_only=True):
    """A tunnel on a way, from one room to another."""

    from_: Number = msgspec.field(name="from")
    to: Number
    boots: Number
    monsters: Number
    """Each is 1 damage, or takes a sword."""
    locked: bool
    stops: bool
    """It leads into a crystal cave, where the boots of a turn end."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """A way, and what it takes in all."""

    passages: tuple[Passage, ...]
    boots: Number
    monsters: Number
    swords: Number
    """How many of this turn's swords it takes to meet them, as far as there are any."""
    damage: Number
    """What is left for the thief to suffer."""
    key: bool
    """It needs a key, and the thief has none."""
    stops: tuple[Number, ...]
    """The crystal caves on the way, where it must be interrupted until the next turn."""
    now: bool
    """The thief is in turn and can go all of it."""


class Ways(msgspec.Struct, frozen=True):
    """The ways to a room, the one with the fewest boots first; none of them is worse in everything than another."""

    ways: tuple[Way, ...]


class AskHome(Inquiry, frozen=True, tag="home"):
    """The boots that it takes from a room to the exit, or from every room."""

    room: Number | None = None
    seat: Seat | None = None
    """Whose; null for the asking seat's own, or the one in turn for a spectator."""


class FromRoom(msgspec.Struct, frozen=True):
    """How far a room is from the exit."""

    room: Number
    boots: Number | None
    """With the keys that the thief has; null where there is no way."""


class Home(msgspec.Struct, frozen=True):
    rooms: tuple[FromRoom, ...]


class AskReach(Inquiry, frozen=True, tag="reach"):
    """The rooms that the thief in turn can walk to with what this turn has."""


class Reached(msgspec.Struct, frozen=True):
    """A room within reach, by the way that takes the fewest boots."""

    room: Number
    boots: Number
    damage: Number
    """With all swords used on the way."""
    home: Number | None
    """Boots from there to the exit; null where there is no way."""


class Reach(msgspec.Struct, frozen=True):
    rooms: tuple[Reached, ...]


# The dragon


class AskAttack(Inquiry, frozen=True, tag="attack"):
    """What an attack would do now, when all clank has gone into the bag."""

    more: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    """Cubes drawn beside those of rage and danger: the countdown's."""


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What an attack would do to a thief."""

    cubes: Number
    """Own cubes in the bag then."""
    expected: Annotated[float, msgspec.Meta(ge=0)]
    """The damage to expect; none for a thief who is out."""
    chances: tuple[Chance, ...]
    """The chance of no damage, of 1, of 2 …"""
    hit: Chance
    """The chance of any damage."""
    out: Chance
    """The chance to be knocked out."""


class Attack(msgspec.Struct, frozen=True):
    drawn: Number
    """Cubes that are drawn."""
    bag: Number
    """Cubes in the bag, all clank with them."""
    thieves: Annotated[tuple[Odds, ...], BY_SEAT]


# Cards


class AskOffers(Inquiry, frozen=True, tag="offers"):
    """What each card of the row and of the reserve costs now, and whether the asking seat can have it."""


class Offered(Offer, frozen=True):
    """A card, what it costs, and how it is had."""

    code: str
    """Of the action."""
    refused: Refused | None
    """Why it cannot be had now, null if it can."""


class Offers(msgspec.Struct, frozen=True):
    cards: tuple[Offered, ...]


INQUIRIES: dict[type[Inquiry], Any] = {
    AskWay: Ways,
    AskHome: Home,
    AskReach: Reach,
    AskAttack: Attack,
    AskOffers: Offers,
}


def answer(view: HeistView, inquiry: Inquiry, game: Clank) -> object:
    heist = game.build(view)
    if isinstance(inquiry, AskWay):
        return ways_to(heist, known_seat(view, inquiry.seat), known_room(heist, inquiry.room))
    if isinstance(inquiry, AskHome):
        return home(game, heist, known_seat(view, inquiry.seat), inquiry.room)
    if isinstance(inquiry, AskReach):
        return reach(game, heist)
    if isinstance(inquiry, AskAttack):
        return odds(heist, inquiry.more)
    assert isinstance(inquiry, AskOffers)
    return offers(game, view, heist)


def known_seat(view: HeistView, seat: int | None) -> int:
    if seat is None:
        return view.turn if view.seat is None else view.seat
    if seat >= len(view.thieves):
        raise Unknown("unknown-thief", seat=seat + 1)
    return seat


def known_room(heist: Heist, room: int) -> int:
    if not 1 <= room <= heist.board.rooms:
        raise Unknown("unknown-room", room=room)
    return room


def ways_to(heist: Heist, seat: int, room: int) -> Ways:
    if heist.thieves[seat].status != INSIDE:
        return Ways(())
    paths = Paths(heist, seat)
    return Ways(tuple(way_of(paths, path) for path in paths.to(room)))


def way_of(paths: Paths, path: Path) -> Way:
    board = paths.board
    passages, left = [], int(paths.thief.room)
    for way in path.ways:
        to = int(board.to[way])
        passages.append(
            Passage(
                from_=left,
                to=to,
                boots=board.boots[way],
                monsters=paths.monsters_in(way),
                locked=bool(board.locked[way]),
                stops=paths.stops_in(to),
            )
        )
        left = to
    boots, monsters, _, locks = path.cost
    swords = min(monsters, paths.heist.swords) if paths.is_in_turn else 0
    return Way(
        passages=tuple(passages),
        boots=boots,
        monsters=monsters,
        swords=swords,
        damage=monsters - swords,
        key=locks > 0,
        stops=tuple(passage.to for passage in passages[:-1] if passage.stops),
        now=paths.can_go(path),
    )


def home(game: Clank, heist: Heist, seat: int, room: int | None) -> Home:
    away = game.boots_home(heist, seat)
    rooms = range(1, heist.board.rooms + 1) if room is None else (known_room(heist, room),)
    return Home(tuple(FromRoom(number, from_there(away[number])) for number in rooms))


def from_there(boots: int) -> int | None:
    return None if boots >= FAR else boots


def reach(game: Clank, heist: Heist) -> Reach:
    paths, away = Paths(heist, heist.turn), game.boots_home(heist, heist.turn)
    found = []
    for room in sorted(paths.found):
        for path in paths.to(room):
            if paths.can_go(path):
                damage = max(path.cost[1] - heist.swords, 0)
                found.append(Reached(room, path.cost[0], damage, from_there(away[room])))
                break
    return Reach(tuple(found))


def odds(heist: Heist, more: int) -> Attack:
    bag = list(heist.bag)
    total = len(bag) + sum(int(thief.clank) for thief in heist.thieves)
    count = min(attack_cubes(heist) + more, total)
    thieves = []
    for seat, thief in enumerate(heist.thieves):
        own = bag.count(seat) + int(thief.clank)
        at_risk = own if thief.status == INSIDE else 0
        chances = tuple(
            comb(at_risk, hits) * comb(total - at_risk, count - hits) / comb(total, count)
            for hits in range(min(at_risk, count) + 1)
        )
        thieves.append(
            Odds(
                cubes=own,
                expected=count * at_risk / total if total else 0.0,
                chances=chances,
                hit=1 - chances[0],
                out=min(1.0, sum(chances[HEALTH - thief.damage :], 0.0)) if thief.status == INSIDE else 0.0,
            )
        )
    return Attack(count, total, tuple(thieves))


def offers(game: Clank, view: HeistView, heist: Heist) -> Offers:
    seat = known_seat(view, None)
    legal = set(heist.legal(seat))
    found = []
    for one in (*view.row, *view.reserve):
        card = game.names.card[one.card]
        kind = heist.cards.kind[card]
        action = int(pack(FIGHT if kind in (MONSTER, GOBLIN) else USE if kind == DEVICE else BUY, card))
        refused = None
        if action not in legal:
            refusal = game.refusal(heist, seat, action)
            refused = Refused(refusal.rule, refusal.message.sentence())
        found.append(Offered(one.card, one.cost, one.paid, game.actions.write(action), refused))
    return Offers(tuple(found))
