"""From a position to its view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of
from undercroft.games.deckbox import state as st
from undercroft.games.deckbox.actions import END_NAMES, GATE, PAUSES, RED
from undercroft.games.deckbox.book import COLOURS, KINDS
from undercroft.games.deckbox.dungeon import NOWHERE, Floor, column, row
from undercroft.games.deckbox.encounters import die_of, is_clear, spawn_square
from undercroft.games.deckbox.exploring import leads_on
from undercroft.games.deckbox.fields import FACES
from undercroft.games.deckbox.quests import Attack, Condition
from undercroft.games.deckbox.rules import Delve, face_of
from undercroft.games.deckbox.state import GOLD, ITEM, NOBODY, NONE
from undercroft.games.deckbox.steps import Reader
from undercroft.games.deckbox.verdict import is_being_read
from undercroft.games.deckbox.view import (
    SIDES,
    Acting,
    Aiming,
    AnyPending,
    Building,
    Choosing,
    DelveView,
    EnemyView,
    Exit,
    Goal,
    GoalPart,
    HeroView,
    Laid,
    Lying,
    OfferView,
    PartKind,
    Pause,
    Phase,
    Placing,
    Reading,
    RolledDie,
    SpawnPlace,
    Spot,
    Supply,
    Tie,
    TokenCount,
    Values,
    Weapon,
)

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox

KEPT = 5000
"""Sums of heroes that are kept at hand; when there are more, all are made anew."""


def look(delve: Delve, seat: int | None, game: DeckBox) -> DelveView:
    floor = delve.floor
    quest = game.book.quests[delve.script.number]
    reader = game.reader(delve)
    items = game.item.codes
    pending = tuple([pending_view(delve, frame, reader, game) for frame in delve.stack])
    return DelveView(
        seat=seat,
        quest=quest.code,
        hard=quest.enemies.hard,
        ask_ties=delve.ask_ties,
        phase=phase_of(pending),
        round=delve.round,
        last_round=reader.last_round,
        active=None if delve.active == NOBODY else delve.active,
        movement=delve.steps,
        tiles=tiles_of(floor, game),
        exits=exits_of(delve),
        heroes=tuple([hero_view(delve, one, game) for one in range(delve.seats)]),
        enemies=enemies_of(delve, reader, game),
        enemies_so_far=delve.tags,
        dice=Supply(*delve.dice),
        market=tuple([items[item] for item in delve.market]),
        deck=tuple(sorted([items[item] for item in delve.deck])),
        spent=tuple(sorted([items[item] for item in delve.spent])),
        lying=(
            *(Lying(at=spot(floor, one // ITEM), item=items[one % ITEM]) for one in delve.lying),
            *(Lying(at=spot(floor, one // GOLD), treasure=one % GOLD) for one in delve.gold),
        ),
        tiles_left=tuple(sorted([game.tile.codes[face] for face in delve.tiles_left])),
        encounters_left=tuple(sorted([game.encounter.codes[n] for n in delve.encounters_left])),
        offers=tuple(
            OfferView(int(delve.offers[n]), game.offer.codes[delve.offers[n + 1]])
            for n in range(0, len(delve.offers), 2)
        ),
        tokens=tuple([TokenCount(token, count) for token, count in zip(reader.tokens, delve.tokens, strict=True)]),
        goals=tuple([goal_view(delve, one, reader) for one in quest.win]),
        perils=tuple([goal_view(delve, one, reader) for one in quest.lose]),
        fallen=fallen_of(delve, reader),
        deaths=delve.deaths,
        told=None if delve.told == NONE else game.tale.codes[delve.told],
        pending=pending,
        end=END_NAMES[delve.end],
    )


def spot(floor: Floor, square: int) -> Spot:
    cell = floor.cell[square]
    return column(cell), row(cell)


def phase_of(pending: tuple[AnyPending, ...]) -> Phase:
    """The part of the round (B7, B10, B11)."""
    if not pending:
        return "heroes"
    if isinstance(pending[-1], Building):
        return "building"
    if isinstance(pending[0], Acting):
        return "enemies"
    recovers = any(isinstance(one, Reading | Placing) and one.encounter is None for one in pending)
    return "recovery" if recovers else "heroes"


def tiles_of(floor: Floor, game: DeckBox) -> tuple[Laid, ...]:
    codes = game.tile.codes
    laid = zip(floor.face, floor.tx, floor.ty, floor.turn, strict=True)
    return tuple([Laid(codes[face], x, y, turn) for face, x, y, turn in laid])


def exits_of(delve: Delve) -> tuple[Exit, ...]:
    floor = delve.floor
    return tuple(
        [
            Exit(n // 4, SIDES[n % 4], spot(floor, half))
            for n, half in enumerate(floor.half)
            if half != NOWHERE and leads_on(delve, half)
        ]
    )


# Heroes and enemies


def hero_view(delve: Delve, seat: int, game: DeckBox) -> HeroView:
    hero, gear, ability = delve.hero[seat], delve.gear[seat], delve.ability[seat]
    square = delve.square[seat]
    codes = game.item.codes
    items = tuple([codes[held % ITEM] for held in delve.held if held // ITEM == seat])
    values = None
    if ability != NONE:
        key = (hero, gear, ability, delve.guard[seat], items)
        values = game.sums.get(key)
        if values is None:
            if len(game.sums) >= KEPT:
                game.sums.clear()
            values = game.sums[key] = values_of(delve, seat)
    return HeroView(
        hero=None if hero == NONE else game.hero.codes[hero],
        gear=None if gear == NONE else game.gear.codes[gear],
        ability=None if ability == NONE else game.ability.codes[ability],
        at=None if square == NOWHERE else spot(delve.floor, square),
        health=delve.health[seat],
        energy=delve.energy[seat],
        treasure=delve.treasure[seat],
        actions=delve.acts[seat],
        done=bool(delve.done[seat]),
        dead=square == NOWHERE and delve.deaths > 0,
        guard=delve.guard[seat],
        stunned=bool(delve.dazed[seat]),
        items=items,
        values=values,
        pauses=PAUSES[delve.pauses_for(seat)],
    )


def values_of(delve: Delve, seat: int) -> Values:
    gear, cards = delve.gear[seat], delve.cards.gear
    melee, ranged = cards.melee_dice[gear], cards.ranged_dice[gear]
    strength, dexterity, wisdom, charisma = (delve.skill(seat, skill) for skill in range(4))
    return Values(
        melee=Weapon(melee, delve.melee_bonus(seat)) if melee else None,
        ranged=Weapon(ranged, delve.ranged_bonus(seat)) if ranged else None,
        defence=delve.defence(seat),
        speed=delve.speed(seat),
        most_health=delve.most_health(seat),
        strength=strength,
        dexterity=dexterity,
        wisdom=wisdom,
        charisma=charisma,
    )


def attack_of(delve: Delve, colour: int, kind: int) -> Attack:
    if colour == RED:
        return KINDS[int(delve.cards.enemies.ranged_dice[delve.script.enemies[4]] > 0)]
    return KINDS[kind]


def card_of(delve: Delve, colour: int, kind: int) -> int:
    return int(delve.script.enemies[4 if colour == RED else colour * 2 + kind]) // 2


def enemies_of(delve: Delve, reader: Reader, game: DeckBox) -> tuple[EnemyView, ...]:
    floor, codes = delve.floor, game.enemy.codes
    columns = (delve.tag, delve.colour, delve.kind, delve.life, delve.place, delve.mark, delve.stunned)
    return tuple(
        [
            EnemyView(
                id=tag,
                at=spot(floor, place),
                colour=COLOURS[colour],
                attack=attack_of(delve, colour, kind),
                health=life,
                name=reader.name(mark),
                face=FACES[face_of(die_of(colour, kind, life, mark))],
                card=codes[card_of(delve, colour, kind)],
                stunned=bool(stunned),
            )
            for tag, colour, kind, life, place, mark, stunned in zip(*columns, strict=True)
        ]
    )


def die_view(delve: Delve, die: int, reader: Reader, game: DeckBox) -> RolledDie:
    colour, kind = die & 3, die >> 2 & 1
    return RolledDie(
        colour=COLOURS[colour],
        attack=attack_of(delve, colour, kind),
        health=die >> 3 & 7,
        name=reader.name(die >> 6 & 15),
        face=FACES[face_of(die)],
        card=game.enemy.codes[card_of(delve, colour, kind)],
        tile=die >> 10,
    )


# The quest


def fallen_of(delve: Delve, reader: Reader) -> tuple[str, ...]:
    names = (reader.name(mark) for mark in range(1, 16) if delve.fallen >> mark & 1)
    return tuple(name for name in names if name is not None)


def goal_view(delve: Delve, condition: Condition, reader: Reader) -> Goal:
    """A condition and how far it is, part by part, as `verdict` asks for them."""
    parts: list[GoalPart] = []
    quest = reader.quest
    if condition.token is not None:
        token = f"{quest}-{condition.token}"
        count = delve.tokens[reader.tokens.index(token)]
        parts.append(GoalPart(what="token", now=count, needed=condition.count, token=token))
    if condition.defeated is not None:
        name = f"{quest}-{condition.defeated}"
        fallen = int(delve.is_defeated(reader.mark(name)))
        parts.append(GoalPart(what="defeated", now=fallen, needed=1, name=name))
    if condition.rounds:
        parts.append(GoalPart(what="rounds", now=delve.round - 1, needed=condition.rounds))
    if condition.tiles:
        parts.append(GoalPart(what="tiles", now=delve.floor.count(), needed=condition.tiles))
    if condition.clear:
        clear = len(delve.tag) == 0 and not is_being_read(delve)
        parts.append(GoalPart(what="clear", now=int(clear), needed=1))
    if condition.deaths:
        parts.append(GoalPart(what="deaths", now=delve.deaths, needed=condition.deaths))
    if condition.exit is not None:
        needed = delve.living() if condition.exit == "all" else 1
        parts.append(GoalPart(what="exit", now=heroes_out(delve, condition), needed=needed, where=condition.on))
    return Goal(tuple(parts))


def heroes_out(delve: Delve, condition: Condition) -> int:
    """How many heroes stand on exit squares of the kind that a condition wants."""
    floor = delve.floor
    squares = [square for square in delve.square if square != NOWHERE and floor.terrain[square] == GATE]
    return sum((floor.home[square] == 0) == (condition.on == "start") for square in squares)


# What is pending


def pending_view(delve: Delve, frame: int, reader: Reader, game: DeckBox) -> AnyPending:
    kind = kind_of(frame)
    if kind == st.BUILDING:
        return Building(seat=arg1(frame), missing=missing_of(delve, arg1(frame)))
    if kind == st.SCRIPT:
        return Reading(
            seat=arg2(frame),
            tile=arg3(frame),
            encounter=encounter_of(arg1(frame), reader, game),
            steps=reader.steps(arg1(frame)),
        )
    if kind == st.CHOOSING:
        first = arg1(frame)
        choices = tuple(game.choice.codes[first : first + arg2(frame)])
        return Choosing(seat=arg3(frame), tile=arg4(frame), choices=choices)
    if kind == st.PLACING:
        return Placing(
            seat=arg1(frame),
            encounter=encounter_of(arg2(frame), reader, game),
            rolled=tuple([die_view(delve, die, reader, game) for die in delve.rolled]),
            places=tuple(
                [
                    SpawnPlace(tile=tile, squares=squares_ahead(delve, tile))
                    for tile in dict.fromkeys(die >> 10 for die in delve.rolled)
                ]
            ),
        )
    if kind == st.AIMING_DICE:
        return Aiming(seat=arg1(frame), dice=arg2(frame), aimed_at=tuple(delve.aims))
    if kind == st.ENEMIES_ACT:
        return Acting(to_act=tuple(delve.queue))
    if kind == st.PAUSE:
        alive = [seat for seat in range(delve.seats) if delve.is_alive(seat)]
        return Pause(seats=tuple([seat for seat in alive if arg1(frame) >> seat & 1]))
    bits = arg2(frame)
    return Tie(enemy=arg1(frame), between=tuple(seat for seat in range(delve.seats) if bits >> seat & 1))


def encounter_of(address: int, reader: Reader, game: DeckBox) -> str | None:
    number = reader.encounter(address)
    return None if number is None else game.encounter.codes[number]


def missing_of(delve: Delve, seat: int) -> tuple[PartKind, ...]:
    cards: tuple[tuple[PartKind, int], ...] = (
        ("hero", delve.hero[seat]),
        ("gear", delve.gear[seat]),
        ("ability", delve.ability[seat]),
    )
    return (*(part for part, card in cards if card == NONE), "square")


def squares_ahead(delve: Delve, tile: int) -> tuple[Spot, ...]:
    """Where the rolled enemies will stand (B17); where the diagram has no room, the next one's place alone."""
    floor = delve.floor
    count = sum(die >> 10 == tile for die in delve.rolled)
    squares = [square for square in floor.spawn_squares(tile) if is_clear(delve, square)][:count]
    if count and not squares:
        nearest = spawn_square(delve, tile)
        squares = [] if nearest == NOWHERE else [nearest]
    return tuple([spot(floor, square) for square in squares])
