"""From a view back to a position: bots, previews and inquiries start here. What follows from the rest of a view, such
as sums, goals and exits, is not looked at."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.engine.errors import Illegal, Unknown
from undercroft.engine.packing import pack
from undercroft.games.deckbox import state as st
from undercroft.games.deckbox.actions import END_NAMES, MELEE, PAUSES
from undercroft.games.deckbox.book import COLOURS, KINDS
from undercroft.games.deckbox.dungeon import NOWHERE, Floor, cell_at
from undercroft.games.deckbox.encounters import die_of
from undercroft.games.deckbox.rules import Delve
from undercroft.games.deckbox.state import DICE, GOLD, ITEM, NOBODY, NONE
from undercroft.games.deckbox.steps import Reader
from undercroft.games.deckbox.view import (
    Acting,
    Aiming,
    AnyPending,
    Building,
    Choosing,
    DelveView,
    Die,
    HeroView,
    Pause,
    Placing,
    Reading,
    RolledDie,
    Spot,
)

if TYPE_CHECKING:
    from undercroft.games.deckbox.game import DeckBox


def build(view: DelveView, game: DeckBox) -> Delve:
    """The position of a view; raises Unknown for a thing that there is not, Illegal for one too many."""
    floor = Floor(game.tile_set)
    for laid in view.tiles:
        floor.lay(game.tile.read(laid.tile), laid.turn, laid.x, laid.y)
    delve = Delve(game.book.scripts[game.quest.read(view.quest)], game.cards, floor, len(view.heroes))
    reader = game.reader(delve)
    delve.ask_ties = view.ask_ties
    delve.round = view.round
    delve.active = NOBODY if view.active is None else view.active
    delve.steps = view.movement
    for seat, hero in enumerate(view.heroes):
        build_hero(delve, seat, hero, game)
    delve.tag = vec[i64]([enemy.id for enemy in view.enemies])
    delve.tags = view.enemies_so_far
    delve.colour = vec[i64]([COLOURS.index(enemy.colour) for enemy in view.enemies])
    delve.kind = vec[i64]([kind_of_die(enemy) for enemy in view.enemies])
    delve.life = vec[i64]([enemy.health for enemy in view.enemies])
    delve.place = vec[i64]([square(floor, enemy.at) for enemy in view.enemies])
    delve.mark = vec[i64]([reader.mark(enemy.name) for enemy in view.enemies])
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
    delve.tokens = vec[i64]([one.count for one in view.tokens])
    delve.fallen = sum(1 << reader.mark(name) for name in view.fallen)
    delve.deaths = view.deaths
    delve.told = NONE if view.told is None else game.tale.read(view.told)
    for one in view.pending:
        delve.push(frame_of(one, reader, game))
        if isinstance(one, Placing):
            delve.rolled = vec[i64]([rolled_die(die, reader) for die in one.rolled])
        elif isinstance(one, Aiming):
            delve.aims = vec[i64](list(one.aimed_at))
        elif isinstance(one, Acting):
            delve.queue = vec[i64](list(one.to_act))
    delve.end = END_NAMES.index(view.end)
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
    delve.pause_for(seat, PAUSES.index(hero.pauses))
    delve.held = vec[i64]([*delve.held, *(seat * ITEM + game.item.read(code) for code in hero.items)])


def kind_of_die(die: Die) -> int:
    """Melee or ranged by the face; a red one has no such sign (B2)."""
    return int(MELEE) if die.colour == "red" else KINDS.index(die.attack)


def rolled_die(die: RolledDie, reader: Reader) -> int:
    return int(die_of(COLOURS.index(die.colour), kind_of_die(die), die.health, reader.mark(die.name), die.tile))


def frame_of(one: AnyPending, reader: Reader, game: DeckBox) -> int:
    if isinstance(one, Building):
        return pack(st.BUILDING, one.seat)
    if isinstance(one, Reading):
        address = reader.address(encounter_number(one.encounter, game), one.steps)
        return pack(st.SCRIPT, address, one.seat, one.tile)
    if isinstance(one, Choosing):
        return pack(st.CHOOSING, game.choice.read(one.choices[0]), len(one.choices), one.seat, one.tile)
    if isinstance(one, Placing):
        return pack(st.PLACING, one.seat, reader.begins(encounter_number(one.encounter, game)))
    if isinstance(one, Aiming):
        return pack(st.AIMING_DICE, one.seat, one.dice)
    if isinstance(one, Acting):
        return pack(st.ENEMIES_ACT)
    if isinstance(one, Pause):
        return pack(st.PAUSE, sum(1 << seat for seat in one.seats))
    return pack(st.TIE, one.enemy, sum(1 << seat for seat in one.between))


def encounter_number(code: str | None, game: DeckBox) -> int | None:
    return None if code is None else game.encounter.read(code)


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
