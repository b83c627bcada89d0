"""What may be asked about a view: how far a hero comes, who sees whom, the odds of an attack, what an enemy is up to,
and what three cards make together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.errors import Unknown
from undercroft.engine.game import Inquiry
from undercroft.engine.shape import Seat, of
from undercroft.games.deckbox import odds, vision
from undercroft.games.deckbox.actions import BARRAGE, PIT, SIPHON
from undercroft.games.deckbox.content import AbilityCode, GearCode, HeroCode
from undercroft.games.deckbox.dungeon import NOWHERE, Floor
from undercroft.games.deckbox.enemies import appeal, plan, victims
from undercroft.games.deckbox.exploring import leads_on
from undercroft.games.deckbox.heroes import can_attack
from undercroft.games.deckbox.looking import spot, values_of
from undercroft.games.deckbox.odds import Odds
from undercroft.games.deckbox.quests import Attack, Behaviour
from undercroft.games.deckbox.rebuilding import build, square
from undercroft.games.deckbox.refusals import refuse_attack
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.state import NOBODY
from undercroft.games.deckbox.view import DelveView, EnemyId, Spot, Values, Weapon
from undercroft.games.deckbox.vision import BlockerKind
from undercroft.games.deckbox.ways import shortest, spread

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox


class AskReach(Inquiry, frozen=True, kw_only=True, tag="reach"):
    """Where can a hero go with one move?"""

    seat: Seat


class Reachable(msgspec.Struct, frozen=True, kw_only=True):
    """A square that a hero can go to, and how."""

    at: Spot
    cost: int
    """Movement."""
    way: tuple[Spot, ...]
    """Square by square, the last one included."""
    pits: tuple[Spot, ...]
    """Those on the way: each costs a health (B15)."""
    explores: bool
    """Whether a tile is revealed there (B12)."""
    action: bool
    """Whether it takes an action, or is the rest of a move that was interrupted."""


class Reach(msgspec.Struct, frozen=True):
    """How far a hero comes: by the rest of a move, or by one with an action, whether or not it has one left."""

    movement: int
    squares: tuple[Reachable, ...]


class AskSight(Inquiry, frozen=True, kw_only=True, tag="sight"):
    """Does whoever stands on one square see another? Without an enemy there, a hero is thought of."""

    start: Spot = msgspec.field(name="from")
    to: Spot


class Segment(msgspec.Struct, frozen=True):
    """A straight line between corners of squares; a corner has the numbers of the square below it to the right."""

    start: Spot = msgspec.field(name="from")
    to: Spot


class Blocker(msgspec.Struct, frozen=True):
    """What a line meets, and where."""

    what: BlockerKind
    at: Spot


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """Whether there is a line of sight (B26, B27), and the line that gives or denies it."""

    in_range: bool
    """Whether the square lies on the same or an adjacent tile."""
    apart: int
    """Squares as the crow flies; a shot needs 2."""
    clear: bool
    line: Segment | None
    """One that is open; if none is, the one that is blocked least. Null out of range."""
    blocked_by: tuple[Blocker, ...]
    """What is in its way, from where it starts."""


class AskOdds(Inquiry, frozen=True, kw_only=True, tag="odds"):
    """What would an attack of a hero on the enemy on a square bring?"""

    seat: Seat
    at: Spot


class AskIntent(Inquiry, frozen=True, kw_only=True, tag="intent"):
    """What would an enemy do if it were its turn now?"""

    enemy: EnemyId


class Suitor(msgspec.Struct, frozen=True):
    """A hero that an enemy could go for, and what its card looks at: steps to the nearest, the health of the weakest
    or strongest, the treasure of the richest."""

    seat: Seat
    figure: int


class Intent(msgspec.Struct, frozen=True, kw_only=True):
    """What an enemy is up to as things stand (B29, B30)."""

    behaviour: Annotated[Behaviour, of("behaviour")]
    stunned: bool
    """It does nothing but come to."""
    suitors: tuple[Suitor, ...]
    among: tuple[Seat, ...]
    """Those who suit it best; of several the players choose if they are asked, else the first."""
    goes_for: Seat | None
    """Null if it does nothing, or if the players have to choose."""
    way: tuple[Spot, ...]
    """Where it goes, square by square; nothing if it stays."""
    attack: Attack | None
    victims: tuple[Seat, ...]
    """Whom it attacks; more than one with Barrage."""
    odds: Odds | None
    """Of its attack on the first of them."""
    drains: tuple[Seat, ...]
    """Who loses an energy by Siphon before."""


class AskBuild(Inquiry, frozen=True, kw_only=True, tag="build"):
    """What do three cards make together?"""

    hero: HeroCode
    gear: GearCode
    ability: AbilityCode


class Blow(msgspec.Struct, frozen=True):
    """What an attack is good for before anybody defends."""

    hits_on: int
    """The face from which on a die hits."""
    hits: float
    """On average."""


class Build(msgspec.Struct, frozen=True, kw_only=True):
    """The sums of a hero's cards (B5)."""

    values: Values
    melee: Blow | None
    ranged: Blow | None
    blocks_on: int | None
    """The face from which on a defence die blocks, null if none does."""


INQUIRIES: dict[type[Inquiry], type] = {
    AskReach: Reach,
    AskSight: Sight,
    AskOdds: Odds,
    AskIntent: Intent,
    AskBuild: Build,
}


def answer(view: DelveView, inquiry: Inquiry, game: DeckBox) -> object:
    if isinstance(inquiry, AskBuild):
        return cards_together(inquiry, game)
    delve = build(view, game)
    if isinstance(inquiry, AskReach):
        return reach(delve, hero_of(delve, inquiry.seat))
    if isinstance(inquiry, AskSight):
        return sight(delve, square(delve.floor, inquiry.start), square(delve.floor, inquiry.to))
    if isinstance(inquiry, AskOdds):
        return attack_odds(delve, hero_of(delve, inquiry.seat), square(delve.floor, inquiry.at))
    if isinstance(inquiry, AskIntent):
        i = delve.tagged(inquiry.enemy)
        if i == NOBODY:
            raise Unknown("unknown-value", field="enemy", value=str(inquiry.enemy))
        return intent(delve, i, game)
    raise Unknown("unknown-value", field="kind", value=str(inquiry.__struct_config__.tag))


def hero_of(delve: Delve, seat: int) -> int:
    """A seat whose hero is on the table."""
    if seat >= delve.seats or not delve.is_alive(seat):
        raise Unknown("unknown-hero", seat=seat + 1)
    return seat


def spots(floor: Floor, squares: list[int]) -> tuple[Spot, ...]:
    return tuple(spot(floor, one) for one in squares)


# Moving


def reach(delve: Delve, seat: int) -> Reach:
    """Every square that `Delve.moves` lists, with the way that `Delve.move` takes."""
    floor, here = delve.floor, delve.square[seat]
    rest = delve.steps if delve.active == seat else 0
    speed = 0 if rest and delve.acts[seat] == 0 else delve.speed(seat)
    found: dict[int, Reachable] = {}
    for movement in dict.fromkeys((rest, speed)):
        for pits in (False, True):
            ways = spread(floor, here, movement, delve.place, pits)
            for goal in ways.reached:
                if goal not in found and delve.hero_at(goal) == NOBODY:
                    way = [int(one) for one in shortest(floor, here, goal, ways)]
                    found[goal] = Reachable(
                        at=spot(floor, goal),
                        cost=ways.to(goal),
                        way=spots(floor, way),
                        pits=spots(floor, [one for one in way if floor.terrain[one] == PIT]),
                        explores=bool(leads_on(delve, goal)),
                        action=movement != rest,
                    )
    squares = sorted(found.values(), key=lambda one: (one.at[1], one.at[0]))
    return Reach(max(rest, speed), tuple(squares))


# Seeing


def sight(delve: Delve, start: int, to: int) -> Sight:
    floor = delve.floor
    in_range = bool(floor.in_range(start, to))
    line = vision.best_line(delve, start, to) if in_range else None
    return Sight(
        in_range=in_range,
        apart=floor.distance(start, to),
        clear=line is not None and not line.blockers,
        line=None if line is None else Segment(line.start, line.to),
        blocked_by=() if line is None else tuple(Blocker(what, at) for what, at in line.blockers),
    )


# Fighting


def attack_odds(delve: Delve, seat: int, target: int) -> Odds:
    i = delve.enemy_at(target)
    if i == NOBODY or not can_attack(delve, seat, i):
        raise refuse_attack(delve, seat, target)
    return odds.of_hero(delve, seat, i)


def intent(delve: Delve, i: int, game: DeckBox) -> Intent:
    card = game.enemies[delve.side(i)]
    stunned = bool(delve.stunned[i])
    found = plan(delve, i, NOBODY)
    moved = delve.copy()
    goes_for = None if stunned or found.seat == NOBODY else found.seat
    way: list[int] = []
    whom: list[int] = []
    if goes_for is not None:
        way = way_to(delve, i, found.square)
        moved.place[i] = found.square
        if found.attacks:
            barrage = bool(delve.keywords(i) & BARRAGE)
            whom = [int(seat) for seat in victims(moved, i, goes_for, found.ranged)] if barrage else [goes_for]
    return Intent(
        behaviour=card.behaviour,
        stunned=stunned,
        suitors=tuple(Suitor(seat, abs(int(appeal(delve, i, seat)))) for seat in seats_in(delve, found.targets)),
        among=seats_in(delve, found.among),
        goes_for=goes_for,
        way=spots(delve.floor, way),
        attack=None if not whom else "ranged" if found.ranged else "melee",
        victims=tuple(whom),
        odds=odds.of_enemy(moved, i, whom, found.ranged) if whom else None,
        drains=() if stunned else drained(delve, i),
    )


def seats_in(delve: Delve, bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(delve.seats) if bits >> seat & 1)


def way_to(delve: Delve, i: int, goal: int) -> list[int]:
    """The way of an enemy past its like, but not past heroes, nor into pits."""
    floor, here = delve.floor, delve.place[i]
    if goal == here:
        return []
    barred = vec[i64]([one for one in delve.square if one != NOWHERE])
    speed = delve.cards.enemies.speed[delve.side(i)]
    return [int(one) for one in shortest(floor, here, goal, spread(floor, here, speed, barred, False))]


def drained(delve: Delve, i: int) -> tuple[int, ...]:
    """Whom Siphon costs an energy (B32)."""
    if not delve.keywords(i) & SIPHON:
        return ()
    near = delve.floor.is_near
    return tuple(
        seat
        for seat in range(delve.seats)
        if delve.is_alive(seat) and delve.energy[seat] > 0 and near(delve.place[i], delve.square[seat])
    )


# Building


def cards_together(inquiry: AskBuild, game: DeckBox) -> Build:
    delve = Delve(game.book.scripts[0], game.cards, Floor(game.tile_set), 1)
    delve.hero[0] = game.hero.read(inquiry.hero)
    delve.gear[0] = game.gear.read(inquiry.gear)
    delve.ability[0] = game.ability.read(inquiry.ability)
    values = values_of(delve, 0)
    return Build(
        values=values,
        melee=blow(values.melee),
        ranged=blow(values.ranged),
        blocks_on=None if values.defence < 0 else max(6 - values.defence, 1),
    )


def blow(weapon: Weapon | None) -> Blow | None:
    if weapon is None:
        return None
    hits_on = min(max(6 - weapon.bonus, 1), 6)
    return Blow(hits_on, round(weapon.dice * (7 - hits_on) / 6, 2))
