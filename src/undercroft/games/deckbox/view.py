"""What a seat may know: everything. A view is the whole table as plain data, and a position can be built from it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.game import View
from undercroft.engine.packing import arg1, arg2, arg3, arg4, kind_of, pack
from undercroft.games.deckbox.encounters import die_of
from undercroft.games.deckbox.floor import NOWHERE, Floor, cell_at, column, row
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.state import DICE, GOLD, ITEM, NOBODY, NONE

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox

COLOURS = ("green", "blue", "red")
KINDS = ("melee", "ranged")
FRAMES = ("", "building", "script", "choosing", "placing", "aiming", "enemies", "pause", "tie")
Spot = tuple[int, int]
"""A square: column and row, counted from the upper left corner of the start tile."""


class Laid(msgspec.Struct, frozen=True):
    """A tile on the table: its face, its place among the tiles, and quarter turns to the right."""

    tile: str
    x: int
    y: int
    turn: int


class HeroView(msgspec.Struct, frozen=True, kw_only=True):
    """A hero; cards are null while it is being built, `at` before the start and after death."""

    hero: str | None = None
    gear: str | None = None
    ability: str | None = None
    at: Spot | None = None
    health: int = 0
    energy: int = 0
    treasure: int = 0
    actions: int = 0
    done: bool = False
    guard: int = 0
    stunned: bool = False
    items: tuple[str, ...] = ()


class Die(msgspec.Struct, frozen=True, kw_only=True):
    """An enemy die as it lies: colour, kind and health; and whose name it bears, 0 for nobody's."""

    colour: str
    kind: str
    health: int
    name: int = 0


class EnemyView(Die, frozen=True, kw_only=True):
    """An enemy on the table. `number` is its own; `card` is what it plays by."""

    number: int
    card: str
    at: Spot
    stunned: bool = False


class Lying(msgspec.Struct, frozen=True, kw_only=True):
    """What a dead hero has left on a square: an item or treasure."""

    at: Spot
    item: str | None = None
    treasure: int = 0


class OfferView(msgspec.Struct, frozen=True):
    """Something that heroes on a tile, by its number on the table, can do for an action."""

    tile: int
    offer: str


class Frame(msgspec.Struct, frozen=True):
    """Something pending, the last one on top."""

    kind: str
    args: tuple[int, int, int, int]


class DelveView(View, frozen=True, kw_only=True):
    """A quest as everybody sees it."""

    quest: str
    ask_ties: bool
    round: int
    active: int | None
    steps: int
    tiles: tuple[Laid, ...]
    heroes: tuple[HeroView, ...]
    enemies: tuple[EnemyView, ...]
    numbers: int
    """How many enemies have come so far."""
    dice: tuple[int, ...]
    """Enemy dice in the supply: green, blue, red."""
    market: tuple[str, ...]
    deck: tuple[str, ...]
    """What may still be drawn, in no order."""
    spent: tuple[str, ...]
    lying: tuple[Lying, ...]
    tiles_left: tuple[str, ...]
    encounters_left: tuple[str, ...]
    offers: tuple[OfferView, ...]
    tokens: tuple[int, ...]
    fallen: int
    """The names of enemies that have been defeated, as bits."""
    deaths: int
    told: str | None
    """What the quest told last."""
    pending: tuple[Frame, ...]
    queue: tuple[int, ...]
    """Enemies that have still to act, by number."""
    rolled: tuple[Die, ...]
    aims: tuple[int, ...]
    end: int


# From a position to its view


def look(delve: Delve, seat: int | None, game: DeckBox) -> DelveView:
    floor = delve.floor
    content = game.content
    items = [card.code for card in content.items]
    return DelveView(
        seat=seat,
        quest=game.book.quests[delve.script.number].code,
        ask_ties=delve.ask_ties,
        round=delve.round,
        active=None if delve.active == NOBODY else delve.active,
        steps=delve.steps,
        tiles=tuple(
            Laid(game.tile.codes[face], x, y, turn)
            for face, x, y, turn in zip(floor.face, floor.tx, floor.ty, floor.turn, strict=True)
        ),
        heroes=tuple(hero_view(delve, one, game) for one in range(delve.seats)),
        enemies=tuple(enemy_view(delve, i, game) for i in range(len(delve.tag))),
        numbers=delve.tags,
        dice=tuple(delve.dice),
        market=tuple(items[item] for item in delve.market),
        deck=tuple(sorted(items[item] for item in delve.deck)),
        spent=tuple(sorted(items[item] for item in delve.spent)),
        lying=(
            *(Lying(at=spot(floor, one // ITEM), item=items[one % ITEM]) for one in delve.lying),
            *(Lying(at=spot(floor, one // GOLD), treasure=one % GOLD) for one in delve.gold),
        ),
        tiles_left=tuple(sorted(game.tile.codes[face] for face in delve.tiles_left)),
        encounters_left=tuple(sorted(game.book.encounters.codes[n] for n in delve.encounters_left)),
        offers=tuple(
            OfferView(int(delve.offers[n]), game.book.offers.codes[delve.offers[n + 1]])
            for n in range(0, len(delve.offers), 2)
        ),
        tokens=tuple(delve.tokens),
        fallen=delve.fallen,
        deaths=delve.deaths,
        told=None if delve.told == NONE else game.tale.codes[delve.told],
        pending=tuple(frame_view(frame) for frame in delve.stack),
        queue=tuple(delve.queue),
        rolled=tuple(
            Die(colour=COLOURS[die & 3], kind=KINDS[die >> 2 & 1], health=die >> 3 & 7, name=die >> 6)
            for die in delve.rolled
        ),
        aims=tuple(delve.aims),
        end=delve.end,
    )


def spot(floor: Floor, square: int) -> Spot:
    cell = floor.cell[square]
    return int(column(cell)), int(row(cell))


def hero_view(delve: Delve, seat: int, game: DeckBox) -> HeroView:
    content = game.content
    hero, gear, ability = delve.hero[seat], delve.gear[seat], delve.ability[seat]
    square = delve.square[seat]
    return HeroView(
        hero=None if hero == NONE else content.heroes[hero].code,
        gear=None if gear == NONE else content.gear[gear].code,
        ability=None if ability == NONE else content.abilities[ability].code,
        at=None if square == NOWHERE else spot(delve.floor, square),
        health=delve.health[seat],
        energy=delve.energy[seat],
        treasure=delve.treasure[seat],
        actions=delve.acts[seat],
        done=bool(delve.done[seat]),
        guard=delve.guard[seat],
        stunned=bool(delve.dazed[seat]),
        items=tuple(content.items[held % ITEM].code for held in delve.held if held // ITEM == seat),
    )


def enemy_view(delve: Delve, i: int, game: DeckBox) -> EnemyView:
    return EnemyView(
        number=delve.tag[i],
        card=game.content.enemy_codes[delve.card(i)],
        colour=COLOURS[delve.colour[i]],
        kind=KINDS[delve.kind[i]],
        health=delve.life[i],
        name=delve.mark[i],
        at=spot(delve.floor, delve.place[i]),
        stunned=bool(delve.stunned[i]),
    )


def frame_view(frame: int) -> Frame:
    return Frame(FRAMES[kind_of(frame)], (int(arg1(frame)), int(arg2(frame)), int(arg3(frame)), int(arg4(frame))))


# And back


def build(view: DelveView, game: DeckBox) -> Delve:
    """The position of a view; raises Unknown for a thing that there is not, Illegal for one too many."""
    floor = Floor(game.tile_set)
    for laid in view.tiles:
        floor.lay(game.tile.read(laid.tile), laid.turn, laid.x, laid.y)
    delve = Delve(game.book.scripts[game.quest.read(view.quest)], game.cards, floor, len(view.heroes))
    delve.ask_ties = view.ask_ties
    delve.round = view.round
    delve.active = NOBODY if view.active is None else view.active
    delve.steps = view.steps
    for seat, hero in enumerate(view.heroes):
        build_hero(delve, seat, hero, game)
    delve.tag = vec[i64]([enemy.number for enemy in view.enemies])
    delve.tags = view.numbers
    delve.colour = vec[i64]([COLOURS.index(enemy.colour) for enemy in view.enemies])
    delve.kind = vec[i64]([KINDS.index(enemy.kind) for enemy in view.enemies])
    delve.life = vec[i64]([enemy.health for enemy in view.enemies])
    delve.place = vec[i64]([square(floor, enemy.at) for enemy in view.enemies])
    delve.mark = vec[i64]([enemy.name for enemy in view.enemies])
    delve.stunned = vec[i64]([int(enemy.stunned) for enemy in view.enemies])
    delve.market = vec[i64]([game.item.read(code) for code in view.market])
    delve.spent = vec[i64]([game.item.read(code) for code in view.spent])
    delve.lying = vec[i64](
        [square(floor, one.at) * ITEM + game.item.read(one.item) for one in view.lying if one.item is not None]
    )
    delve.gold = vec[i64]([square(floor, one.at) * GOLD + one.treasure for one in view.lying if one.treasure])
    delve.tiles_left = vec[i64]([game.tile.read(code) for code in view.tiles_left])
    delve.encounters_left = vec[i64]([game.encounter.read(code) for code in view.encounters_left])
    delve.offers = vec[i64]([n for one in view.offers for n in (one.tile, game.offer.read(one.offer))])
    delve.tokens = vec[i64](list(view.tokens))
    delve.fallen = view.fallen
    delve.deaths = view.deaths
    delve.told = NONE if view.told is None else game.tale.read(view.told)
    delve.stack = vec[i64]([pack(FRAMES.index(frame.kind), *frame.args) for frame in view.pending])
    delve.queue = vec[i64](list(view.queue))
    delve.rolled = vec[i64](
        [die_of(COLOURS.index(die.colour), KINDS.index(die.kind), die.health, die.name) for die in view.rolled]
    )
    delve.aims = vec[i64](list(view.aims))
    delve.end = view.end
    count_dice(delve)
    count_items(delve, game)
    return delve


def build_hero(delve: Delve, seat: int, hero: HeroView, game: DeckBox) -> None:
    delve.hero[seat] = NONE if hero.hero is None else game.hero.read(hero.hero)
    delve.gear[seat] = NONE if hero.gear is None else game.gear.read(hero.gear)
    delve.ability[seat] = NONE if hero.ability is None else game.ability.read(hero.ability)
    delve.square[seat] = NOWHERE if hero.at is None else square(delve.floor, hero.at)
    delve.health[seat] = hero.health
    delve.energy[seat] = hero.energy
    delve.treasure[seat] = hero.treasure
    delve.acts[seat] = hero.actions
    delve.done[seat] = int(hero.done)
    delve.guard[seat] = hero.guard
    delve.dazed[seat] = int(hero.stunned)
    delve.held = vec[i64]([*delve.held, *(seat * ITEM + game.item.read(code) for code in hero.items)])


def square(floor: Floor, at: Spot) -> int:
    found = floor.square_at(cell_at(*at)) if all(-64 <= n < 64 for n in at) else NOWHERE
    if found == NOWHERE:
        raise Unknown("unknown-value", field="square", value=f"{at[0]},{at[1]}")
    return found


def count_dice(delve: Delve) -> None:
    """The supply is what does not lie on the table (B2)."""
    out = Counter([*delve.colour, *(die & 3 for die in delve.rolled)])
    for colour in range(3):
        delve.dice[colour] = DICE[colour] * delve.boxes - out[colour]
        if delve.dice[colour] < 0:
            raise Illegal("B2", "position-dice", colour=COLOURS[colour])


def count_items(delve: Delve, game: DeckBox) -> None:
    """The deck is what lies nowhere else (B6)."""
    out = Counter([*delve.market, *delve.spent, *(one % ITEM for one in (*delve.held, *delve.lying))])
    for item, count in enumerate(delve.cards.items.count):
        left = count * delve.boxes - out[item]
        if left < 0:
            raise Illegal("B6", "position-items", item=game.item.codes[item])
        delve.deck = vec[i64]([*delve.deck, *[item] * left])
