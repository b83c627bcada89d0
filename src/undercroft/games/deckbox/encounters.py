# compiled by mypyc
"""Encounters: the quest's little programs (B19, B31), and spawning (B16-B18)."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import arg1, arg2, arg3, kind_of, pack
from undercroft.games.deckbox.actions import (
    A_ITEM,
    DRAINED,
    ENEMY_REMOVED,
    FOUND,
    GAINED,
    HEALED,
    LOST_TOLD,
    MELEE,
    NO_DICE,
    OFFERED,
    PIT,
    RED,
    ROBBED,
    ROLLED,
    SPAWNED,
    TALE,
    TESTED,
    TOKEN,
    WALL,
    WON_TOLD,
)
from undercroft.games.deckbox.actions import FOR_SALE as SHOWN
from undercroft.games.deckbox.combat import charge, hit_hero, take_away, wound_hero
from undercroft.games.deckbox.dungeon import NOWHERE
from undercroft.games.deckbox.script import (
    ALONE,
    BESIDE_EXPLORER,
    CHARGE,
    CLOSE,
    COUNT,
    DONE,
    EACH,
    EVERYBODY,
    EXPLORER,
    GIFT,
    GOODS,
    HARM,
    HITS,
    LOSE,
    MEND,
    OFFER,
    ON_NEWEST,
    ON_START,
    OPTIONS,
    ROLL,
    SAY,
    SIZES,
    SPAWN,
    TEST,
    TREASURE,
    WHEN,
    WIN,
)
from undercroft.games.deckbox.state import CHOOSING, FOR_SALE, ITEM, PLACING, SCRIPT, State
from undercroft.games.deckbox.ways import spread


def run(state: State, luck: Luck, events: Events) -> None:
    """One instruction of the program on top of the stack."""
    frame = state.top()
    at = arg1(frame)
    seat = state.decider(arg2(frame))
    tile = arg3(frame)
    code = state.script.code
    what = code[at]
    state.drop()
    if what == DONE:
        return
    after = at + SIZES[what]
    state.push(pack(SCRIPT, after, seat, tile))
    if what == SAY:
        state.told = code[at + 1]
        events.note(TALE, state.told)
    elif what == SPAWN:
        place_later(state, seat)
        count = code[at + 2] + code[at + 3] * state.seats
        there = tile_for(state, code[at + 7], seat, tile)
        spawn(state, there, code[at + 1], count, code[at + 4], code[at + 5], code[at + 6], luck, events)
    elif what == COUNT:
        state.tokens[code[at + 1]] += code[at + 2]
        if state.tokens[code[at + 1]] < 0:
            state.tokens[code[at + 1]] = 0
        events.note(TOKEN, state.script.first_token + code[at + 1], state.tokens[code[at + 1]])
    elif what == ROLL:
        face = luck.roll(6)
        events.note(ROLLED, face)
        state.push(pack(SCRIPT, code[at + face], seat, tile))
    elif what == EACH:
        for other in range(state.seats - 1, -1, -1):  # the last to be pushed is the first to test
            if state.is_alive(other) and is_meant(state, other, seat, tile, code[at + 1]):
                state.push(pack(SCRIPT, code[at + 2], other, tile))
    elif what == ALONE and not state.is_alive(arg2(frame)):
        return
    elif what in (TEST, ALONE):
        if passes(state, seat, code[at + 1], code[at + 2], luck, events):
            state.push(pack(SCRIPT, code[at + 3], seat, tile))
        else:
            state.push(pack(SCRIPT, code[at + 4], seat, tile))
    elif what == OPTIONS:
        state.push(pack(CHOOSING, code[at + 1], code[at + 2], seat, tile))
    elif what == OFFER:
        state.offers = append(append(state.offers, tile), code[at + 1])
        events.note(OFFERED, code[at + 1], state.floor.face[tile])
    elif what == CLOSE:
        withdraw(state, tile, code[at + 1])
    elif what == WHEN:
        if state.tokens[code[at + 1]] >= code[at + 2]:
            state.push(pack(SCRIPT, code[at + 3], seat, tile))
        else:
            state.push(pack(SCRIPT, code[at + 4], seat, tile))
    elif what == WIN:
        state.end = WON_TOLD
    elif what == LOSE:
        state.end = LOST_TOLD
    else:
        for other in range(state.seats):
            if state.is_alive(other) and is_meant(state, other, seat, tile, code[at + 2]):
                if what == GIFT:
                    give(state, other, code[at + 3], code[at + 1], luck, events)
                else:
                    befall(state, other, what, code[at + 1], luck, events)


def withdraw(state: State, tile: i64, offer: i64) -> None:
    """There is no more to be done there."""
    for n in range(0, len(state.offers), 2):
        if state.offers[n] == tile and state.offers[n + 1] == offer:
            state.offers, _ = pop(state.offers, n)
            state.offers, _ = pop(state.offers, n)
            return


def is_meant(state: State, seat: i64, explorer: i64, tile: i64, who: i64) -> bool:
    if who == EXPLORER:
        return seat == explorer
    return who == EVERYBODY or state.floor.is_on(state.square[seat], tile)


def befall(state: State, seat: i64, what: i64, number: i64, luck: Luck, events: Events) -> None:
    """What an encounter does to one hero."""
    if what == TREASURE:
        if number > 0:
            gain(state, seat, number, events)
        else:
            rob(state, seat, -number, events)
    elif what == CHARGE:
        if number > 0:
            charge(state, seat, number, events)
        else:
            drain(state, seat, -number, events)
    elif what == MEND:
        heal(state, seat, number, events)
    elif what == HARM:
        wound_hero(state, seat, number, events)
    elif what == HITS:
        for _ in range(number):
            hit_hero(state, seat, luck, events)
    elif what == GOODS:
        for _ in range(number):
            item = draw_item(state, luck)
            if item >= 0:
                state.held = append(state.held, seat * ITEM + item)
                events.note(FOUND, seat, item)


def gain(state: State, seat: i64, treasure: i64, events: Events) -> None:
    state.treasure[seat] += treasure
    events.note(GAINED, seat, treasure)


def rob(state: State, seat: i64, treasure: i64, events: Events) -> None:
    """Treasure goes, as far as there is some."""
    if treasure > state.treasure[seat]:
        treasure = state.treasure[seat]
    if treasure > 0:
        state.treasure[seat] -= treasure
        events.note(ROBBED, seat, treasure)


def drain(state: State, seat: i64, energy: i64, events: Events) -> None:
    if energy > state.energy[seat]:
        energy = state.energy[seat]
    if energy > 0:
        state.energy[seat] -= energy
        events.note(DRAINED, seat, energy)


def heal(state: State, seat: i64, health: i64, events: Events) -> None:
    """Never above the hero's maximum (B1)."""
    missing = state.most_health(seat) - state.health[seat]
    if health > missing:
        health = missing
    if health > 0:
        state.health[seat] += health
        events.note(HEALED, seat, health, state.health[seat])


def draw_item(state: State, luck: Luck) -> i64:
    """The next item of the deck, made of the used ones once it is empty; -1 if there are none (B6)."""
    if len(state.deck) == 0:
        state.deck = state.spent
        state.spent = vec[i64]()
        if len(state.deck) == 0:
            return -1
    state.deck, item = pop(state.deck, luck.draw(state.deck, A_ITEM))
    return item


def give(state: State, seat: i64, item: i64, number: i64, luck: Luck, events: Events) -> None:
    """An item of that kind, wherever one is to be had: in the deck, among the used ones, for sale. Nobody loses one."""
    for _ in range(number):
        if item in state.deck:
            state.deck = without(state.deck, item)
        elif item in state.spent:
            state.spent = without(state.spent, item)
        elif item in state.market:
            state.market = without(state.market, item)
        else:
            return
        state.held = append(state.held, seat * ITEM + item)
        events.note(FOUND, seat, item)
    fill_market(state, luck, events)


def without(items: vec[i64], item: i64) -> vec[i64]:
    """The same items but one of a kind."""
    for n in range(len(items)):
        if items[n] == item:
            items, _ = pop(items, n)
            break
    return items


def fill_market(state: State, luck: Luck, events: Events) -> None:
    """Three items are for sale as long as there are any (B6)."""
    while len(state.market) < FOR_SALE:
        item = draw_item(state, luck)
        if item < 0:
            return
        state.market = append(state.market, item)
        events.note(SHOWN, item)


def passes(state: State, seat: i64, skill: i64, needed: i64, luck: Luck, events: Events) -> bool:
    """Four dice with the modifier of the skill; a natural 6 counts whatever it is (B31)."""
    bonus = state.skill(seat, skill)
    shown: i64 = 0
    weight: i64 = 1
    successes: i64 = 0
    for _ in range(4):
        face = luck.roll(6)
        shown += face * weight
        weight *= 7
        if face == 6 or face + bonus >= 6:
            successes += 1
    events.note(TESTED, seat, skill, shown, successes)
    return successes >= needed


# Spawning


FACE: Final[i64] = 63
"""The bits of a rolled enemy that its die shows: all but its name."""


def die_of(colour: i64, kind: i64, life: i64, mark: i64, tile: i64 = 0) -> i64:
    """An enemy that has been rolled and not yet placed, as a number: its face, its name, and its tile."""
    return colour | (kind << 2) | (life << 3) | (mark << 6) | (tile << 10)


def place_later(state: State, seat: i64) -> None:
    """All dice of an encounter are rolled before any is placed (B17): that is done when the whole of it has been read,
    whatever stands between the spawns."""
    below = len(state.stack)
    while below > 0 and kind_of(state.stack[below - 1]) in (SCRIPT, CHOOSING, PLACING):
        below -= 1
        if kind_of(state.stack[below]) == PLACING:
            return
    read = state.stack[below:]
    state.stack = append(state.stack[:below], pack(PLACING, seat, arg1(read[0])))
    for frame in read:
        state.push(frame)


def tile_for(state: State, where: i64, seat: i64, tile: i64) -> i64:
    """The tile that a spawn names; one that does not lie there yet is that of the encounter."""
    if where == ON_START:
        return 0
    if where == ON_NEWEST:
        return state.floor.count() - 1
    if where == BESIDE_EXPLORER:
        return state.floor.home[state.square[seat]]
    for other in range(state.floor.count()):
        if state.floor.face[other] == where:
            return other
    return tile


def spawn(
    state: State,
    tile: i64,
    colour: i64,
    count: i64,
    life: i64,
    kind: i64,
    mark: i64,
    luck: Luck,
    events: Events,
) -> None:
    """Roll the dice that an encounter names; a colour that is out gives way to the next, and then to hits."""
    missing: i64 = 0
    for _ in range(count):
        found = colour
        while found <= RED and state.dice[found] == 0:
            found += 1
        if found > RED and mark > 0 and free_a_die(state, colour, events):
            found = colour
        if found > RED:
            missing += 1
            continue
        shown_kind = kind
        shown_life = life
        if life == 0:
            face = luck.roll(6)
            if found == RED:
                shown_life = face
            else:
                shown_life = (face - 1) % 3 + 1
                if kind < 0:
                    shown_kind = (face - 1) // 3
        if shown_kind < 0 or found == RED:
            shown_kind = MELEE
        state.dice[found] -= 1
        state.rolled = append(state.rolled, die_of(found, shown_kind, shown_life, mark, tile))
    if missing > 0:
        overrun(state, missing, luck, events)


def overrun(state: State, missing: i64, luck: Luck, events: Events) -> None:
    """Each enemy that cannot come is a hit on every hero (B18)."""
    events.note(NO_DICE, missing)
    for _ in range(missing):
        for seat in range(state.seats):
            hit_hero(state, seat, luck, events)


def free_a_die(state: State, colour: i64, events: Events) -> bool:
    """A named enemy comes even so: the die of the last enemy of its colour without a name is taken for it. Returns
    whether there was one."""
    for i in range(len(state.tag) - 1, -1, -1):
        if state.colour[i] == colour and state.mark[i] == 0:
            events.note(ENEMY_REMOVED, state.card(i), state.floor.cell[state.place[i]])
            take_away(state, i)
            return True
    for n in range(len(state.rolled) - 1, -1, -1):  # rolled just now, and not placed yet
        if state.rolled[n] & 3 == colour and (state.rolled[n] >> 6) & 15 == 0:
            state.rolled, _ = pop(state.rolled, n)
            state.dice[colour] += 1
            return True
    return False


def place(state: State, n: i64, luck: Luck, events: Events) -> None:
    """Put one of the rolled enemies on the table: on the first free square of the spawn diagram (B17). Where there is
    no room at all it is as if there were no die."""
    state.rolled, die = pop(state.rolled, n)
    square = spawn_square(state, die >> 10)
    if square == NOWHERE:
        state.dice[die & 3] += 1
        overrun(state, 1, luck, events)
        return
    state.tag = append(state.tag, state.tags)
    state.tags += 1
    state.colour = append(state.colour, die & 3)
    state.kind = append(state.kind, (die >> 2) & 1)
    state.life = append(state.life, (die >> 3) & 7)
    state.place = append(state.place, square)
    state.mark = append(state.mark, (die >> 6) & 15)
    state.stunned = append(state.stunned, 0)
    i = len(state.tag) - 1
    events.note(SPAWNED, state.card(i), state.life[i], state.floor.cell[square])


def spawn_square(state: State, tile: i64) -> i64:
    squares = state.floor.spawn_squares(tile)
    for square in squares:
        if is_clear(state, square):
            return square
    # All nine are taken: as near to the first as there is room.
    size = state.floor.size()
    ways = spread(state.floor, squares[0], size, vec[i64](), True)
    best = NOWHERE
    for square in ways.reached:
        if is_clear(state, square) and (best == NOWHERE or ways.to(square) < ways.to(best)):
            best = square
    return best


def is_clear(state: State, square: i64) -> bool:
    terrain = state.floor.terrain[square]
    return terrain != WALL and terrain != PIT and not state.is_taken(square)


def is_settled(state: State) -> bool:
    """Whether it does not matter which of the rolled enemies goes first: all dice show the same."""
    for die in state.rolled:
        if die & FACE != state.rolled[0] & FACE:
            return False
    return True
