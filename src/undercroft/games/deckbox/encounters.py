# compiled by mypyc
"""Encounters: the quest's little programs (B19, B31), and spawning (B16-B18)."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.engine.packing import arg1, arg2, arg3, pack
from undercroft.games.deckbox.actions import (
    A_ITEM,
    FOUND,
    GAINED,
    HEALED,
    LOST_TOLD,
    MELEE,
    NO_DICE,
    OFFERED,
    PIT,
    RED,
    ROLLED,
    SPAWNED,
    TALE,
    TESTED,
    TOKEN,
    WALL,
    WON_TOLD,
)
from undercroft.games.deckbox.combat import charge, hit_hero, take_away, wound_hero
from undercroft.games.deckbox.floor import NOWHERE
from undercroft.games.deckbox.script import (
    CHARGE,
    CLOSE,
    COUNT,
    DONE,
    EVERYBODY,
    EXPLORER,
    GOODS,
    HARM,
    HITS,
    LOSE,
    MEND,
    OFFER,
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
from undercroft.games.deckbox.state import CHOOSING, ITEM, PLACING, SCRIPT, State


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
    state.push(pack(SCRIPT, at + SIZES[what], seat, tile))
    if what == SAY:
        state.told = code[at + 1]
        events.note(TALE, state.told)
    elif what == SPAWN:
        count = code[at + 2] + code[at + 3] * state.seats
        spawn(state, tile, code[at + 1], count, code[at + 4], code[at + 5], code[at + 6], luck, events)
        state.push(pack(PLACING, tile, seat))
    elif what == COUNT:
        state.tokens[code[at + 1]] += code[at + 2]
        if state.tokens[code[at + 1]] < 0:
            state.tokens[code[at + 1]] = 0
        events.note(TOKEN, state.script.first_token + code[at + 1], state.tokens[code[at + 1]])
    elif what == ROLL:
        face = luck.roll(6)
        events.note(ROLLED, face)
        state.push(pack(SCRIPT, code[at + face], seat, tile))
    elif what == TEST:
        if passes(state, seat, code[at + 1], code[at + 2], luck, events):
            state.push(pack(SCRIPT, code[at + 3], seat, tile))
        else:
            state.push(pack(SCRIPT, code[at + 4], seat, tile))
    elif what == OPTIONS:
        state.push(pack(CHOOSING, code[at + 1], code[at + 2], seat, tile))
    elif what == OFFER:
        state.offers = append(append(state.offers, tile), code[at + 1])
        events.note(OFFERED, code[at + 1])
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
        gain(state, seat, number, events)
    elif what == CHARGE:
        charge(state, seat, number, events)
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


def heal(state: State, seat: i64, health: i64, events: Events) -> None:
    """Never above the hero's maximum (B1)."""
    missing = state.most_health(seat) - state.health[seat]
    if health > missing:
        health = missing
    if health > 0:
        state.health[seat] += health
        events.note(HEALED, seat, health)


def draw_item(state: State, luck: Luck) -> i64:
    """The next item of the deck, made of the used ones once it is empty; -1 if there are none (B6)."""
    if len(state.deck) == 0:
        state.deck = state.spent
        state.spent = vec[i64]()
        if len(state.deck) == 0:
            return -1
    state.deck, item = pop(state.deck, luck.draw(state.deck, A_ITEM))
    return item


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


def die_of(colour: i64, kind: i64, life: i64, mark: i64) -> i64:
    """An enemy that has been rolled and not yet placed, as a number."""
    return colour | (kind << 2) | (life << 3) | (mark << 6)


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
        if mark > 0 and state.dice[colour] == 0:
            free_a_die(state, colour)
        found = colour
        while found <= RED and state.dice[found] == 0:
            found += 1
        if found > RED:
            missing += 1
            continue
        state.dice[found] -= 1
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
        state.rolled = append(state.rolled, die_of(found, shown_kind, shown_life, mark))
    if missing > 0:
        overrun(state, missing, luck, events)


def overrun(state: State, missing: i64, luck: Luck, events: Events) -> None:
    """Each enemy that cannot come is a hit on every hero (B18)."""
    events.note(NO_DICE, missing)
    for _ in range(missing):
        for seat in range(state.seats):
            hit_hero(state, seat, luck, events)


def free_a_die(state: State, colour: i64) -> None:
    """A named enemy always comes: the die of the last enemy of its colour without a name is taken for it."""
    for i in range(len(state.tag) - 1, -1, -1):
        if state.colour[i] == colour and state.mark[i] == 0:
            take_away(state, i)
            return


def place(state: State, tile: i64, n: i64, luck: Luck, events: Events) -> None:
    """Put one of the rolled enemies on the table: on the first free square of the spawn diagram (B17). Where there is
    no room at all it is as if there were no die."""
    state.rolled, die = pop(state.rolled, n)
    square = spawn_square(state, tile)
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
    state.mark = append(state.mark, die >> 6)
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
    ways = state.floor.spread(squares[0], size, vec[i64](), True)
    best = NOWHERE
    for square in ways.reached:
        if is_clear(state, square) and (best == NOWHERE or ways.dist[square] < ways.dist[best]):
            best = square
    return best


def is_clear(state: State, square: i64) -> bool:
    terrain = state.floor.terrain[square]
    return terrain != WALL and terrain != PIT and not state.is_taken(square)


def is_settled(state: State) -> bool:
    """Whether it does not matter which of the rolled enemies goes first."""
    for die in state.rolled:
        if die != state.rolled[0]:
            return False
    return True
