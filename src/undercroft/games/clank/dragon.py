# compiled by mypyc
"""Clank, the dragon's attacks, and what becomes of those she strikes (C25, C26, C29-C32, C35)."""

from librt.vecs import append, pop
from mypy_extensions import i64

from undercroft.engine.events import Events
from undercroft.engine.luck import Luck
from undercroft.games.clank.actions import (
    A_CUBE,
    ATTACK,
    CUBES,
    FELL,
    HEALED,
    HIT,
    HUSHED,
    INSIDE,
    LOST,
    MISSED,
    NOISE,
    RAGE,
    RESCUED,
    RESCUED_BY,
)
from undercroft.games.clank.state import BLACK, HEALTH, NOBODY, RAGE_CUBES, TOP_RAGE, State


def make_clank(state: State, seat: i64, count: i64, events: Events) -> None:
    """Own cubes from the supply to the clank area, as far as there are any (C25, C26)."""
    thief = state.thieves[seat]
    if seat == state.turn:
        cancelled = min(count, state.hush)
        state.hush -= cancelled
        count -= cancelled
    count = min(count, thief.supply)
    if count > 0:
        thief.supply -= count
        thief.clank += count
        if seat == state.turn:
            state.placed += count
        events.note(NOISE, seat, count)


def take_clank_back(state: State, seat: i64, count: i64, events: Events) -> None:
    """Own cubes back from the clank area; what finds none cancels clank later this turn (C25)."""
    thief = state.thieves[seat]
    back = min(count, thief.clank)
    thief.clank -= back
    thief.supply += back
    state.hush += count - back
    if back > 0:
        events.note(HUSHED, seat, back)


def enrage(state: State, spaces: i64, events: Events) -> None:
    """C30."""
    before = state.rage
    state.rage = min(before + spaces, TOP_RAGE)
    events.note(RAGE, before, state.rage, RAGE_CUBES[state.rage])


def return_cubes(state: State, count: i64, events: Events) -> None:
    """Black cubes that were set aside go back into the bag."""
    back = min(count, state.aside[BLACK])
    state.aside[BLACK] -= back
    for _ in range(back):
        state.bag = append(state.bag, BLACK)
    if back > 0:
        events.note(CUBES, back)


def attack_cubes(state: State) -> i64:
    """How many cubes an attack draws now: by the rage, one more for each Danger card in the row (C29)."""
    count = RAGE_CUBES[state.rage]
    for card in state.row:
        count += state.cards.danger[card]
    return count


def attack(state: State, more: i64, luck: Luck, events: Events) -> None:
    """All clank goes into the bag, and cubes are drawn one by one (C29)."""
    bag = state.bag
    for seat in range(state.seats):
        thief = state.thieves[seat]
        for _ in range(thief.clank):
            bag = append(bag, seat)
        thief.clank = 0
    state.bag = bag
    count = attack_cubes(state) + more
    events.note(ATTACK, count, len(bag))
    record: i64 = 0
    for place in range(count):
        if len(bag) == 0:
            break
        drawn = luck.draw(bag, A_CUBE)
        colour = bag[drawn]
        bag[drawn] = bag[len(bag) - 1]
        bag, _ = pop(bag)
        state.bag = bag
        record |= (colour + 1) << (3 * place)
        if colour != BLACK and state.thieves[colour].status == INSIDE:
            events.note(HIT, colour, HEALTH - state.thieves[colour].damage - 1)
            hurt(state, colour, 1, events)
        else:
            events.note(MISSED, colour)
            state.aside[colour] += 1
    state.attacks = append(state.attacks, record)


def hurt(state: State, seat: i64, damage: i64, events: Events) -> None:
    """Cubes on the health track; a full one knocks the thief out (C31)."""
    thief = state.thieves[seat]
    thief.damage += damage
    if thief.damage >= HEALTH:
        knock_out(state, seat, events)


def heal(state: State, seat: i64, count: i64, events: Events) -> None:
    thief = state.thieves[seat]
    healed = min(count, thief.damage)
    if healed > 0:
        thief.damage -= healed
        thief.supply += healed
        events.note(HEALED, seat, healed, HEALTH - thief.damage)


def knock_out(state: State, seat: i64, events: Events) -> None:
    """Rescued with an artifact and above the depths; else all is lost (C32)."""
    thief = state.thieves[seat]
    if thief.artifacts != 0 and not state.board.depths[thief.room]:
        thief.status = RESCUED
        events.note(RESCUED_BY, seat, thief.room)
    else:
        thief.status = LOST
        events.note(FELL, seat, thief.room)
    be_first_out(state, seat)


def be_first_out(state: State, seat: i64) -> None:
    """The first to leave or fall starts the countdown (C35)."""
    if state.herald == NOBODY:
        state.herald = seat
        state.countdown = 1


def anyone_inside(state: State) -> bool:
    for thief in state.thieves:
        if thief.status == INSIDE:
            return True
    return False
