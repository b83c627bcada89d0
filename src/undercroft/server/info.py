"""A table beside its game: who sits where, what was agreed, who may come. Every change is a new `Info`.

It is kept whole in the table's log, secrets included; what somebody else may see of it is `shown_to`.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cached_property
from random import SystemRandom
from typing import Any

import msgspec
from msgspec.structs import replace

from undercroft.bots.kinds import is_own, make
from undercroft.engine.errors import Trouble, Unknown
from undercroft.engine.game import Game
from undercroft.records.record import PERSON, Header, Player, plain
from undercroft.server.wire import Clock, Person, Place, Settle, Shown, State, Watching, You

MOST_MEMBERS = 300
"""So many people may ever have come to one table."""


class Denied(Trouble):
    """Somebody may not do that here."""


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as it is kept."""

    key: str
    person: Person | None = None
    bot: str = ""
    warm: bool = False
    """Whether the bot only keeps the seat warm, for whoever comes."""
    ready: bool = False
    declined: bool = False


class Info(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, dict=True):
    id: str
    game: str
    content: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    owner: str
    key: str
    opened: int
    state: State = "open"
    listed: bool = False
    watching: Watching = "link"
    clock: Clock = Clock()
    hints: bool = True
    stand_in: str = "skilled"
    quiet: bool = False
    members: tuple[str, ...] = ()
    """Who has come by a link, to sit or to watch."""
    removed: tuple[str, ...] = ()
    previous: str = ""
    next: str = ""
    header: Header | None = None
    """Of the record, from the start on."""
    ended: int | None = None
    seed: int | None = None
    """Of a guided game, in which luck comes as it was foreseen."""

    @cached_property
    def seated(self) -> dict[str, tuple[int, ...]]:
        """The seats of each person; one may play several."""
        found: dict[str, tuple[int, ...]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None:
                found[chair.person.id] = (*found.get(chair.person.id, ()), seat)
        return found


def key() -> str:
    """128 bits that nobody guesses, for a link."""
    return secrets.token_urlsafe(16)


def chairs(count: int) -> tuple[Chair, ...]:
    return tuple(Chair(key=key()) for _ in range(count))


# Looking


def seats_of(info: Info, person: str) -> tuple[int, ...]:
    return info.seated.get(person, ())


def seat_of(info: Info, person: str, at: int | None = None) -> int | None:
    """The seat of a person: the one named if it is theirs, else the first one."""
    own = seats_of(info, person)
    return at if at in own else next(iter(own), None)


def may_look(info: Info, person: str) -> bool:
    """Whether somebody may look on at this table. By link only means: not even that it is there."""
    if person in info.removed or info.state == "closed":
        return False
    if person == info.owner or seat_of(info, person) is not None:
        return True
    if info.state == "open":  # whoever wants to sit down must see where
        return info.listed or person in info.members
    if info.watching == "nobody":
        return False
    return person in info.members or (info.listed and info.watching == "everybody")


def may_sit(info: Info, person: str) -> bool:
    """Whether somebody may take a seat who was not asked in: a listed table is for everybody while there is room."""
    is_running = info.state in ("open", "playing")
    return info.listed and is_running and person not in info.removed and free_seat(info, "") is not None


def same(given: str, key: str) -> bool:
    """Whether a key is the right one, told in a time that says nothing of how much of it is right."""
    return secrets.compare_digest(given.encode(errors="replace"), key.encode())


def shown_to(info: Info, person: str, resigned: Iterable[int] = (), changed: int = 0) -> Shown:
    """Keys are for those who may pass them on: the one of the table for all who sit there, those of the seats for its
    owner."""
    is_owner = person == info.owner
    gone = set(resigned)
    return Shown(
        id=info.id,
        game=info.game,
        content=info.content,
        options=info.options,
        places=tuple(
            Place(
                person=chair.person,
                bot=chair.bot,
                warm=chair.warm,
                ready=chair.ready,
                declined=chair.declined,
                resigned=seat in gone,
                key=chair.key if is_owner else "",
            )
            for seat, chair in enumerate(info.chairs)
        ),
        state=info.state,
        owner=info.owner,
        listed=info.listed,
        watching=info.watching,
        clock=info.clock,
        hints=info.hints,
        stand_in=info.stand_in,
        quiet=info.quiet,
        guided=info.seed is not None,
        key=info.key if is_owner or seat_of(info, person) is not None else "",
        previous=info.previous,
        next=info.next,
        opened=info.opened,
        changed=changed,
        ended=info.ended,
    )


def you(info: Info, person: Person, at: int | None = None) -> You:
    """Who somebody is, at that one of the own seats if it is theirs."""
    seat = seat_of(info, person.id, at)
    found = info.chairs[seat].person if seat is not None else None
    return You(person=found or person, seat=seat, seats=seats_of(info, person.id), owner=person.id == info.owner)


# Coming and going


def come(info: Info, person: Person, given: str) -> Info:
    """Become one of those who belong to a table, by its key or that of a seat, or because everybody may. Whoever may
    not is told the same as if there were no such table."""
    check_open(info)
    if person.id in info.removed:
        raise Denied("table-removed")
    if info.seed is not None and person.id != info.owner:
        raise Denied("table-guided")
    keys = (info.key, *(chair.key for chair in info.chairs))
    is_asked_in = any(same(given, each) for each in keys)
    if not (is_asked_in or may_look(info, person.id) or may_sit(info, person.id)):
        raise Denied("table-not-yours") if info.listed else Unknown("unknown-table")
    if person.id in info.members:
        return info
    if len(info.members) >= MOST_MEMBERS:
        raise Denied("table-crowded")
    return replace(info, members=(*info.members, person.id))


def check_look(info: Info, person: Person, given: str) -> Info:
    """The same, for whoever wants to look on; raises Trouble if nobody may."""
    after = come(info, person, given)
    if not may_look(after, person.id):
        raise Denied("no-watchers")
    return after


def free_seat(info: Info, given: str) -> int | None:
    """Where somebody with this key may sit: at the seat that the key is for, else at the first one free."""
    for seat, chair in enumerate(info.chairs):
        if same(given, chair.key):
            return seat if chair.person is None else None
    free = [seat for seat, chair in enumerate(info.chairs) if chair.person is None]
    open_ones = [seat for seat in free if not info.chairs[seat].bot]
    warm_ones = [seat for seat in free if info.chairs[seat].warm]
    return next(iter([*open_ones, *warm_ones]), None)


def sit(info: Info, person: Person, seat: int, given: str = "", also: bool = False, at: int | None = None) -> Info:
    """Take a seat that is free, or that a bot keeps warm; that of a bot who was given it only with the key of the
    seat. Before the start one may change seats, from the one `at` which one sits; afterwards a seat is one's own.
    Besides it (`also`) one may take others among friends, each with a name of its own."""
    if person.id in info.removed:
        raise Denied("table-removed")
    chair = chair_of(info, seat)
    own = seats_of(info, person.id)
    before = None if also else seat_of(info, person.id, at)
    if seat in own:
        return info
    if also and own and info.listed:
        raise Denied("seat-one-each")
    if chair.person is not None:
        raise Denied("seat-taken", seat=seat + 1)
    if chair.bot and not chair.warm and person.id != info.owner and not same(given, chair.key):
        raise Denied("seat-bot", seat=seat + 1)
    if before is not None and info.state != "open":
        raise Denied("seat-kept")
    if info.state in ("over", "closed"):
        raise Denied("table-over")
    found = list(info.chairs)
    if before is not None:
        found[before] = Chair(key=key())  # the link that led here is not for the next one
    others = [each.person for each in found if each.person is not None]
    found[seat] = Chair(key=chair.key, person=told_apart(person, others), ready=True)
    return replace(info, chairs=tuple(found))


def people(info: Info) -> list[Person]:
    """Those who sit there."""
    return [chair.person for chair in info.chairs if chair.person is not None]


def told_apart(person: Person, others: Iterable[Person]) -> Person:
    """With a name that none of these has, nor one that looks the same, and a sigil of its own while there are some
    left."""
    known = [*others]
    names, sigils = [looks(other.name) for other in known], [other.sigil for other in known]
    name, number = person.name, 1
    while looks(name) in names:
        number += 1
        name = f"{person.name[:20]} {number}"
    sigil = next((each for each in (person.sigil, *SIGILS) if each not in sigils), person.sigil)
    return replace(person, name=name, sigil=sigil)


def looks(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


SIGILS = msgspec.inspect.type_info(Person).fields[2].type.values  # type: ignore[attr-defined]


def vacate(info: Info, seat: int, bot: str = "") -> Info:
    """A bot's seat from now on, or nobody's: then a bot keeps it warm if the game has begun. Its old link leads
    nowhere any more."""
    check_bot(bot)
    is_warm = not bot and info.state != "open"
    return with_chair(info, seat, Chair(key=key(), bot=info.stand_in if is_warm else bot, warm=is_warm))


def remove(info: Info, person: str) -> Info:
    """Somebody has to go, and does not come back: the link that led here leads nowhere any more."""
    if person == info.owner:
        raise Denied("owner-stays")
    seats = seats_of(info, person)
    if not seats and person not in info.members:
        raise Unknown("unknown-person")
    for seat in seats:
        info = vacate(info, seat)
    members = tuple(member for member in info.members if member != person)
    return replace(info, members=members, removed=(*info.removed, person), key=key())


def with_bot(info: Info, seat: int, bot: str) -> Info:
    """A bot plays there, for the person whose seat it is if there is one; "" is the person again."""
    return with_chair(info, seat, replace(chair_of(info, seat), bot=bot))


def check_open(info: Info) -> None:
    """Whoever runs the server may have closed a table."""
    if info.state == "closed":
        raise Denied("table-closed")


def chair_of(info: Info, seat: int) -> Chair:
    if not 0 <= seat < len(info.chairs):
        raise Unknown("unknown-seat", seat=seat + 1)
    return info.chairs[seat]


def with_chair(info: Info, seat: int, chair: Chair) -> Info:
    chair_of(info, seat)
    return replace(info, chairs=(*info.chairs[:seat], chair, *info.chairs[seat + 1 :]))


def check_bot(kind: str) -> None:
    """Code of other people is never started from the net, nor a search that could take all day."""
    if is_own(kind) or "@" in kind:
        raise Unknown("unknown-bot-here", kind=kind)
    if kind:
        make(kind, 0)


# What is agreed


def settled(info: Info, game: Game, wish: Settle) -> Info:
    """With what its owner wishes; the game and the clock only before the start. `game` has the content that it
    wishes."""
    if info.state != "open" and not (wish.options is None and wish.content is None and wish.clock is None):
        raise Denied("table-started")
    if wish.stand_in is not None:
        check_bot(wish.stand_in or "?")
    if wish.listed and len({person.id for person in people(info)}) < len(people(info)):
        raise Denied("seat-one-each")
    changes: dict[str, object] = {
        name: value
        for name in ("listed", "watching", "clock", "hints", "stand_in", "quiet")
        if (value := getattr(wish, name)) is not None
    }
    if wish.content not in (None, info.content):  # what was chosen may not be there any more
        changes["options"] = {"players": len(info.chairs)}
    info = replace(info, **changes)
    return info if wish.options is None and wish.content is None else with_options(info, game, wish.options or {})


def with_options(info: Info, game: Game, given: Mapping[str, Any]) -> Info:
    """Other options; with more or fewer players there are more or fewer seats, and whoever sits in one that goes moves
    up. Somebody's second seats go before somebody has none, and bots before them."""
    options = game.options({**info.options, **given})
    count = options.players
    taken = [(seat, chair) for seat, chair in enumerate(info.chairs) if chair.person is not None]
    firsts = [chair for seat, chair in taken if chair.person and seat == seat_of(info, chair.person.id)]
    if len(firsts) > count:
        raise Denied("too-many-people", count=count)
    if count < len(info.chairs):
        more = [chair for _, chair in taken if chair not in firsts]
        bots = [chair for chair in info.chairs if chair.person is None and chair.bot]
        keep = [*firsts, *more, *bots][:count]
        found = tuple(chair for chair in info.chairs if chair in keep)
        found += chairs(count - len(found))
    else:
        found = info.chairs + chairs(count - len(info.chairs))
    return replace(info, options=plain(options), chairs=found, content=game.content_hash)


def shuffled(info: Info) -> Info:
    if info.state != "open":
        raise Denied("table-started")
    found = list(info.chairs)
    SystemRandom().shuffle(found)
    return replace(info, chairs=tuple(found))


def started(info: Info) -> Info:
    """Ready to play: a bot keeps every open seat warm."""
    if info.state != "open":
        raise Denied("table-started")
    found = tuple(
        chair if chair.person is not None or chair.bot else replace(chair, bot=info.stand_in, warm=True)
        for chair in info.chairs
    )
    return replace(info, chairs=found, state="playing")


def players(info: Info) -> tuple[Player, ...]:
    """Who sits there, as a record names them. Bots are told apart by a number."""
    found: list[Player] = []
    for chair in info.chairs:
        name = chair.person.name if chair.person is not None else chair.bot.capitalize()
        number = sum(other.name.partition(" ")[0] == name for other in found if chair.person is None)
        found.append(Player(name=f"{name} {number + 1}" if number else name, kind=chair.bot or PERSON))
    return tuple(found)


def again(info: Info, id: str, by: str, now: int, options: Mapping[str, Any] | None = None) -> Info:
    """Another table for the same people, who are asked whether they come; whoever asks is ready."""
    return replace(
        info,
        id=id,
        state="open",
        key=key(),
        opened=now,
        options=dict(options) if options is not None else info.options,
        chairs=tuple(
            Chair(
                key=key(),
                person=chair.person,
                bot="" if chair.person is not None or chair.warm else chair.bot,
                ready=chair.person is not None and chair.person.id == by,
            )
            for chair in info.chairs
        ),
        previous=info.id,
        next="",
        header=None,
        ended=None,
        seed=None,
    )


def is_agreed(info: Info) -> bool:
    """Whether everybody who was invited to another round has come."""
    return all(chair.ready for chair in info.chairs if chair.person is not None)


def agreed(info: Info, person: str) -> Info:
    if info.state != "open":
        return info
    for seat in seats_of(info, person):
        info = with_chair(info, seat, replace(info.chairs[seat], ready=True))
    return info


def declined(info: Info, person: str) -> Info:
    """Somebody does not come: the seat is open, and says that it was declined."""
    seats = seats_of(info, person)
    if seats and info.state != "open":
        raise Denied("table-started")
    for seat in seats:
        info = with_chair(info, seat, Chair(key=key(), declined=True))
    return info
